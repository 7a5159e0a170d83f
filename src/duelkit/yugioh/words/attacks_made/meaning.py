"""Words about the monsters with which a player attacked (〜で攻撃した): what they mean."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.yugioh.language.base import Condition, Filter
from duelkit.yugioh.language.terms import Side


@dataclass(frozen=True, slots=True)
class HasAttackedWith(Condition):
    """A player declared an attack with such a monster in the current turn (このターンに〜で攻撃した); it may have left.

    :param which: the monster.
    :param side: the player.
    :param battled: instead the monster battled under that player, as attacker or attack target (戦闘を行った).
    """

    which: Filter
    side: Side = Side.YOU
    battled: bool = False


@dataclass(frozen=True, slots=True)
class AttacksDeclared(Condition):
    """So many attacks at least were declared in the current turn, by whichever player (〜回以上攻撃宣言されたターン).

    :param at_least: how many.
    """

    at_least: int
