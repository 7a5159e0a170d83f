"""Words about control and ownership (コントロール): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.selections import Pick, RefKind
from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.text.grammar.ja.clauses import about
from duelkit.yugioh.text.grammar.ja.core import FILTERS, MODIFIERS, VERBS, WHATS, Clause, Noun, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.terms import SIDE, UNTIL
from duelkit.yugioh.text.grammar.ja.verbs import acted
from duelkit.yugioh.words.controlling.meaning import (
    ControlledBy,
    OfTurnPlayer,
    OwnedBy,
    OwnersControl,
    ReturnControl,
    SwapControl,
    TakeControl,
    TakesControl,
)


@MODIFIERS.words(TakesControl)
def _takes_control(node: TakesControl, scope: Scope) -> list[Clause]:
    subject, _ = about(node.to, scope)
    return [Clause("", phrase(f"{subject}のコントロールを", "得る"))]


@MODIFIERS.words(OwnersControl)
def _owners_control(node: OwnersControl, scope: Scope) -> list[Clause]:
    subject, _ = about(node.to, scope)
    return [Clause("", phrase(f"{subject}のコントロールは元々の持ち主に", "戻る"))]


@VERBS.words(TakeControl)
def _take_control(node: TakeControl, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    until = UNTIL[node.until]
    lead = f"{noun.wo}、そのコントロールを" if noun.picked else f"{noun.bare}のコントロールを"
    if node.pointed:
        lead = f"{noun.wo}このカードのリンク先に置いてコントロールを"
    given = node.to is Side.OPPONENT
    result = phrase(f"{lead}{until}{'相手に' if given else ''}", "移す" if given else "得る")
    acted(scope, noun, "コントロールを得た", Zone.MONSTER_ZONE)
    if node.pointed:
        scope.now(RefKind.THEM, Noun("コントロールを得たモンスター", Head.MONSTER, zones=Zone.MONSTER_ZONE))
    return result


@VERBS.words(ReturnControl)
def _return_control(node: ReturnControl, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    return phrase(f"{noun.bare}のコントロールは元々の持ち主に", "戻る")


@VERBS.words(SwapControl)
def _swap_control(node: SwapControl, scope: Scope) -> Phrase:
    first, second = WHATS(node.first, scope), WHATS(node.second, scope)
    scope.now(RefKind.THEM, Noun("そのモンスター", Head.MONSTER))
    if isinstance(node.first, Pick) and node.each_picks_one():
        noun = noun_of(node.first.pool.filter, scope)
        chosen = f"お互いはそれぞれ自身のフィールドの{noun}１体を選び"
        return phrase(f"{chosen}、そのモンスターのコントロールを", "入れ替える")
    return phrase(f"{first.bare}と{second.bare}のコントロールを", "入れ替える")


FILTERS.table(
    {
        OwnedBy: lambda node, scope: Trait(Slot.CLAUSE, f"元々の持ち主が{SIDE[node.side]}となる"),
        ControlledBy: lambda node, scope: Trait(Slot.CLAUSE, f"{SIDE[node.side]}がコントロールする"),
    }
)


FILTERS.fixed({OfTurnPlayer: Trait(Slot.CLAUSE, "ターンプレイヤーがコントロールする")})
