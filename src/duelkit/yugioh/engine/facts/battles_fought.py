"""What battles and damage have come about this turn, and how the figures count in one that goes on."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.figures import atk_of, defense_of, original_atk_of, original_defense_of
from duelkit.yugioh.engine.facts.properties import source_works
from duelkit.yugioh.state.codes import C_ORIGINALS_COUNT
from duelkit.yugioh.state.duel import State

OF_THE_TURN: Final = 1 << 57
"""The mark of such entries in ``State.used`` under negative keys (see ``limits``)."""
HURT: Final = 1 << 13
"""The further mark of the damage that a player took."""
BY_A_BATTLE: Final = 1
BY_OPPONENTS_EFFECT: Final = 2
BY_OWN_EFFECT: Final = 4


def keep_met(duel: State, card: int) -> None:
    """Record that a monster battled another monster."""
    duel.used[-1 - (OF_THE_TURN | card)] = duel.stamp[card]


def has_met(duel: State, card: int) -> bool:
    """Whether the monster battled another monster this turn, and has not moved since."""
    return duel.used.get(-1 - (OF_THE_TURN | card), -1) == duel.stamp[card]


def keep_hurt(duel: State, player: int, by: int, battle: bool) -> None:
    """Record that a player took damage by a battle, or by an effect of this or the other player."""
    key = -1 - (OF_THE_TURN | HURT | player)
    how = BY_A_BATTLE if battle else BY_OPPONENTS_EFFECT if by == 1 - player else BY_OWN_EFFECT
    duel.used[key] = duel.used.get(key, 0) | how


def was_hurt(duel: State, player: int, how: int) -> bool:
    """Whether a player took damage in one of these ways this turn."""
    return duel.used.get(-1 - (OF_THE_TURN | HURT | player), 0) & how != 0


def originals_count(duel: State) -> bool:
    """Whether the original ATK and DEF are used for the damage calculation of the battle."""
    for active in duel.active[C_ORIGINALS_COUNT]:
        if not active.continuous or source_works(duel, active):
            return True
    return False


def counting_atk(duel: State, card: int) -> int:
    """The ATK with which a monster goes into the damage calculation."""
    return original_atk_of(duel, card) if originals_count(duel) else atk_of(duel, card)


def counting_defense(duel: State, card: int) -> int:
    """The DEF with which a monster goes into the damage calculation."""
    return original_defense_of(duel, card) if originals_count(duel) else defense_of(duel, card)
