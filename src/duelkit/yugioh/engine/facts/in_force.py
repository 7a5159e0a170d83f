"""Which rare kinds of effects apply, so that the rules look for them only where there are any."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.state.categories import (
    C_CANNOT,
    C_COPY,
    C_FROM_HAND,
    C_GEMINI,
    C_MAY,
    C_NEGATED,
    C_QUICKENED,
    C_REBUFF,
    C_SHUT,
    C_UNANSWERED,
    C_WIN,
    C_ZONES,
)
from duelkit.yugioh.state.codes import (
    A_HAVE_SUMMON_ANSWERED,
    A_HAVE_SUMMON_ANSWERED_BY_CARD,
    P_REVEAL_HAND,
    P_TRAP_FROM_HAND,
    P_TRAP_WHEN_SET,
    P_TURN_DECK_OVER,
)
from duelkit.yugioh.state.duel import FOR_EITHER, GIVES_EFFECTS, State

ANY_QUICK: Final = 1  # other quick effects can be used than the places of the cards say
ANY_UNANSWERED: Final = 1 << 1  # some events cannot be responded to
ANY_NEGATED: Final = 1 << 2
ANY_BORROWED: Final = 1 << 3  # cards have effects that are not their own
ANY_REBUFF: Final = 1 << 4
ANY_SHOWN: Final = 1 << 5  # hidden cards are kept revealed
ANY_BLOCKED: Final = 1 << 6  # zones cannot be used
ANY_WIN: Final = 1 << 7  # a player may win by an effect


def in_force(duel: State) -> int:
    """The rare kinds of effects that may apply, as bits ``ANY_…``."""
    found = duel.cache.in_force
    if found < 0:
        found = duel.cache.in_force = _look(duel)
    return found


def _look(duel: State) -> int:
    active = duel.active
    reach = duel.reach[0] | duel.reach[1]
    found = 0
    if reach & FOR_EITHER or active[C_MAY + P_TRAP_FROM_HAND] or active[C_MAY + P_TRAP_WHEN_SET]:
        found |= ANY_QUICK
    if active[C_QUICKENED] or active[C_FROM_HAND]:
        found |= ANY_QUICK
    if active[C_CANNOT + A_HAVE_SUMMON_ANSWERED] or active[C_CANNOT + A_HAVE_SUMMON_ANSWERED_BY_CARD]:
        found |= ANY_UNANSWERED
    if active[C_UNANSWERED]:
        found |= ANY_UNANSWERED
    if active[C_NEGATED]:
        found |= ANY_NEGATED
    if active[C_COPY] or active[C_GEMINI] or reach & GIVES_EFFECTS:
        found |= ANY_BORROWED
    if active[C_REBUFF]:
        found |= ANY_REBUFF
    if active[C_MAY + P_REVEAL_HAND] or active[C_MAY + P_TURN_DECK_OVER]:
        found |= ANY_SHOWN
    if active[C_ZONES] or active[C_SHUT]:
        found |= ANY_BLOCKED
    if active[C_WIN]:
        found |= ANY_WIN
    return found
