"""Words about effects that become quick effects (相手ターンでも発動できる効果になる): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.selections import Every
from duelkit.yugioh.text.grammar.ja.core import FILTERS, MODIFIERS, WHATS, Clause, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.phrase import phrase
from duelkit.yugioh.words.quickening.meaning import FromHandInTheirTurn, OriginallyInSeries, UsedInEitherTurn


@FILTERS.words(OriginallyInSeries)
def _originally(node: OriginallyInSeries, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"元々のカード名に「{node.ja}」を含む", f"元々のカード名に「{node.ja}」を含まない")


@MODIFIERS.words(UsedInEitherTurn)
def _in_either_turn(node: UsedInEitherTurn, scope: Scope) -> list[Clause]:
    cards = WHATS(Every(node.to), scope).text
    return [Clause("", phrase(f"{cards}が発動する効果は相手ターンでも発動できる効果に", "なる"))]


@MODIFIERS.words(FromHandInTheirTurn)
def _from_hand_in_their_turn(node: FromHandInTheirTurn, scope: Scope) -> list[Clause]:
    return [Clause("", phrase(f"自分は相手ターンに{noun_of(node.which, scope)}を手札から", "発動できる"))]
