"""Words about effects that become quick effects (相手ターンでも発動できる効果になる): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.selections import Every
from duelkit.yugioh.text.grammar.en.core import FILTERS, MODIFIERS, WHATS, Clause, Noun, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.words.quickening.meaning import FromHandInTheirTurn, OriginallyInSeries, UsedInEitherTurn


@FILTERS.words(OriginallyInSeries)
def _originally(node: OriginallyInSeries, scope: Scope) -> Trait:
    return Trait(
        Slot.CLAUSE,
        f'with "{node.en}" in its original name',
        f'without "{node.en}" in its original name',
        f'with "{node.en}" in their original names',
    )


@MODIFIERS.words(UsedInEitherTurn)
def _in_either_turn(node: UsedInEitherTurn, scope: Scope) -> list[Clause]:
    cards = WHATS(Every(node.to), scope).text
    return [Clause(Noun("you"), whole=f"you can activate the effects of {cards} as Quick Effects")]


@MODIFIERS.words(FromHandInTheirTurn)
def _from_hand_in_their_turn(node: FromHandInTheirTurn, scope: Scope) -> list[Clause]:
    cards = noun_of(node.which, scope).many
    return [Clause(Noun("you"), f"can activate {cards} from your hand during your opponent's turn")]
