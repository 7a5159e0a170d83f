"""Columns in which modifiers apply and cards were activated (同じ縦列の)."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.zones import column_of_card
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.codes import MONSTER_ZONE, PENDULUM_ZONE, SPELL_ZONE
from duelkit.yugioh.state.duel import State

IN_A_COLUMN: Final = 1 << 35
"""The mark of the column in which a card was activated, in ``State.used`` under negative keys (see ``limits``)."""


def in_its_column(duel: State, active: Active, card: int) -> bool:
    """Whether a card other than the source is in the column for which a modifier applies (同じ縦列の).

    A card that has left is in the column in which it was activated.
    """
    if card == active.source and duel.stamp[card] == active.stamp:
        return False
    player = duel.controller[card]
    place = duel.place[card]
    if (
        place == MONSTER_ZONE
        or place == SPELL_ZONE
        and card in duel.spells[player]
        or place == PENDULUM_ZONE
        and card in duel.pendulum[player]
    ):
        return column_of_card(duel, card) == active.value
    kept = duel.used.get(-1 - (IN_A_COLUMN | card), -1)
    return kept >= 0 and kept & 7 == active.value


def keep_column(duel: State, card: int, column: int) -> None:
    """Record the column in which a Spell or Trap was activated, or a card was as its activation was negated."""
    duel.used[-1 - (IN_A_COLUMN | card)] = column


def kept_column(duel: State, card: int) -> int:
    """The column that was recorded of a card; −1 if there is none."""
    kept = duel.used.get(-1 - (IN_A_COLUMN | card), -1)
    return kept & 7 if kept >= 0 else -1
