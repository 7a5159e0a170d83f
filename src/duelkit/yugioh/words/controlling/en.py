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


@FILTERS.words(ControlledBy)
def _controlled(node: ControlledBy, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"{PLAYER[node.side]} {'control' if node.side is Side.YOU else 'controls'}")


@MODIFIERS.words(TakesControl)
def _takes_control(node: TakesControl, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    return [Clause(noun, whole=f"take control of {noun.text}", order=True)]


@MODIFIERS.words(OwnersControl)
def _owners_control(node: OwnersControl, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    whose = "their owners" if noun.plural else "its owner"
    return [Clause(noun, whole=f"control of {noun.text} returns to {whose}")]


@VERBS.words(TakeControl)
def _take_control(node: TakeControl, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    until = UNTIL[node.until]
    acted(scope, what, "taken", Zone.MONSTER_ZONE)
    lasting = " " + until if until else ""
    if node.pointed:
        return act("place", f"{what.text} in a zone this card points to and take control of it{lasting}")
    if node.to is Side.OPPONENT:
        return act("give", f"control of {what.text} to your opponent{lasting}")
    return act("take", f"control of {what.text}{lasting}")


@VERBS.words(ReturnControl)
def _return_control(node: ReturnControl, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    return act("return", f"control of {what.text} to {'their owners' if what.plural else 'its owner'}")


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


FILTERS.fixed({OfTurnPlayer: Trait(Slot.CLAUSE, "the turn player controls")})
