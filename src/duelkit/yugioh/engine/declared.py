"""Compiled filters that look at a declared word, and at the pendulum scales."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.properties import attribute_of, facts, has_name, hidden, level_of, race_of, types_of
from duelkit.yugioh.engine.summon_rules import pendulum_bounds
from duelkit.yugioh.state.code import Test
from duelkit.yugioh.state.codes import BACK_ROW, player_of
from duelkit.yugioh.state.duel import Duel
from duelkit.yugioh.state.parts import Scope

D_NUMBER: Final = 0
D_ATTRIBUTE: Final = 1
D_RACE: Final = 2
D_SUMMON_TYPE: Final = 3
D_SPELL_OR_TRAP: Final = 4
D_CARD_NAME: Final = 5

CHOICES: Final[dict[int, tuple[int, ...]]] = {
    D_ATTRIBUTE: (0, 1, 2, 3, 4, 5, 6),
    D_RACE: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 23, 24),
    D_SUMMON_TYPE: (6, 7, 13, 23, 24),
    D_SPELL_OR_TRAP: (1, 2),
}
"""What can be declared: the positions of the bits of the words."""


class DeclaredTest(Test):
    """A card of the declared kind; a face-down card is taken for what it is. Any card, before the declaration."""

    def __init__(self, domain: int) -> None:
        self.domain = domain

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        if scope.declared < 0:
            return True
        secret = hidden(duel, card)
        domain = self.domain
        if domain == D_SUMMON_TYPE or domain == D_SPELL_OR_TRAP:
            types = duel.info[card].types if secret else types_of(duel, card)
            return (types >> scope.declared & 1) == 1
        if domain == D_CARD_NAME:
            return not secret and has_name(duel, card, duel.info[scope.declared].name)
        if duel.place[card] & BACK_ROW:
            return False
        if domain == D_NUMBER:
            return not secret and level_of(duel, card) == scope.declared
        if domain == D_ATTRIBUTE:
            value = facts(duel, card).attribute if secret else attribute_of(duel, card)
        else:
            value = facts(duel, card).race if secret else race_of(duel, card)
        return (value >> scope.declared & 1) == 1


class ScalesTest(Test):
    """A monster whose Level lies strictly between the pendulum scales of a side. Rule: MR3-PEN-08."""

    def __init__(self, side: int) -> None:
        self.side = side

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        least, most = pendulum_bounds(duel, player_of(scope.player, self.side))
        return not hidden(duel, card) and least <= level_of(duel, card) <= most
