"""What battles and damage have come about this turn, and how the figures count in one that goes on."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.figures import atk_of, defense_of, original_atk_of, original_defense_of
from duelkit.yugioh.engine.facts.properties import source_works
from duelkit.yugioh.state.categories import C_ORIGINALS_COUNT
from duelkit.yugioh.state.duel import State

BY_A_BATTLE: Final = 1
BY_OPPONENTS_EFFECT: Final = 2
BY_OWN_EFFECT: Final = 4


def keep_met(duel: State, card: int) -> None:
    """Record that a monster battled another monster."""
    duel.met = (*duel.met, duel.stamp[card] << 12 | card)


def has_met(duel: State, card: int) -> bool:
    """Whether the monster battled another monster this turn, and has not moved since."""
    return (duel.stamp[card] << 12 | card) in duel.met


def keep_hurt(duel: State, player: int, by: int, battle: bool) -> None:
    """Record that a player took damage by a battle, or by an effect of this or the other player."""
    how = BY_A_BATTLE if battle else BY_OPPONENTS_EFFECT if by == 1 - player else BY_OWN_EFFECT
    duel.hurt |= how << 3 * player


def was_hurt(duel: State, player: int, how: int) -> bool:
    """Whether a player took damage in one of these ways this turn."""
    return duel.hurt >> 3 * player & how != 0


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
