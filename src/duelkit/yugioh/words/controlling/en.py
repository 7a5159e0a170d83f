"""Words about control and ownership (コントロール): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.selections import Pick, RefKind
from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.text.grammar.en.clauses import about
from duelkit.yugioh.text.grammar.en.core import FILTERS, MODIFIERS, VERBS, WHATS, Clause, Phrase, Scope, Slot, Trait, it
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.en.terms import PLAYER, UNTIL
from duelkit.yugioh.text.grammar.en.verbs import act, acted
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.words.controlling.meaning import ControlledBy, OwnedBy, SwapControl, TakeControl, TakesControl


@FILTERS.words(ControlledBy)
def _controlled(node: ControlledBy, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"{PLAYER[node.side]} {'control' if node.side is Side.YOU else 'controls'}")


@MODIFIERS.words(TakesControl)
def _takes_control(node: TakesControl, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    return [Clause(noun, whole=f"take control of {noun.text}", order=True)]


@VERBS.words(TakeControl)
def _take_control(node: TakeControl, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    until = UNTIL[node.until]
    acted(scope, what, "taken", Zone.MONSTER_ZONE)
    return act("take", f"control of {what.text}{' ' + until if until else ''}")


@VERBS.words(SwapControl)
def _swap_control(node: SwapControl, scope: Scope) -> Phrase:
    first, second = WHATS(node.first, scope), WHATS(node.second, scope)
    scope.now(RefKind.THEM, it(Head.MONSTER, True))
    if isinstance(node.first, Pick) and node.each_picks_one():
        return act("choose", f"1 {noun_of(node.first.pool.filter, scope).one} they control", "each player").joined(
            ", then ", act("switch", "control of those monsters")
        )
    return act("switch", f"control of {first.text} and {second.text}")


FILTERS.table({OwnedBy: lambda node, scope: Trait(Slot.CLAUSE, f"owned by {PLAYER[node.side]}")})
