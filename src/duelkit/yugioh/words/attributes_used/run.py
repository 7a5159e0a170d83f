"""Executors of the words about Attributes that the effects of cards of a name have used up for the turn."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.figures import attribute_of
from duelkit.yugioh.engine.facts.limits import DONE, key_by_name, own_tables
from duelkit.yugioh.engine.facts.references import cards_of
from duelkit.yugioh.state.code import NEXT, NothingOp, Test
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work

FIRST_ATTRIBUTE: Final = DONE + 8
ATTRIBUTES: Final = 7


def keys_of(duel: State, card: int, scope: Scope) -> list[int]:
    """The keys in ``State.used`` under which the use of the Attributes of a monster is counted."""
    bits = attribute_of(duel, card)
    passcode = duel.info[scope.card].passcode
    return [key_by_name(passcode, scope.player, FIRST_ATTRIBUTE + at) for at in range(ATTRIBUTES) if bits >> at & 1]


class UnusedTest(Test):
    """A monster none of whose Attributes have been used up this turn."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return not any([duel.used.get(key, 0) > 0 for key in keys_of(duel, card, scope)])


class UseOp(NothingOp):
    """Use up the Attributes of the cards referred to."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        own_tables(duel)
        for card in cards_of(duel, self.ref, self.slot, scope, False):
            for key in keys_of(duel, card, scope):
                duel.used[key] = 1
        return NEXT
