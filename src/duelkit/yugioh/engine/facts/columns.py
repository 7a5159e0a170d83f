"""Columns in which modifiers apply and cards were activated (同じ縦列の)."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.zones import ALL_SLOTS, column_of, column_of_card, slots_pointed_by
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.codes import MONSTER_ZONE, PENDULUM_ZONE, SPELL_ZONE
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.recipes import ProcedureCode

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
    return active.value >= 0 and kept_column(duel, card) == active.value


def keep_column(duel: State, card: int, column: int) -> None:
    """Record the column in which a Spell or Trap was activated, or a card was as its activation was negated."""
    duel.used[-1 - (IN_A_COLUMN | card)] = column


def kept_column(duel: State, card: int) -> int:
    """The column that was recorded of a card; −1 if there is none."""
    kept = duel.used.get(-1 - (IN_A_COLUMN | card), -1)
    return kept & 7 if kept >= 0 else -1


def slots_for(duel: State, procedure: ProcedureCode, scope: Scope) -> int:
    """The main monster zones of the scope's player to which a procedure can bring a monster, as bits."""
    found = ALL_SLOTS
    if procedure.pointed_by is not None:
        found = slots_pointed_by(duel, procedure.pointed_by, scope)
    if procedure.column_of:
        found &= _in_columns_of(duel, scope.player, procedure.column_of)
    return found


def _in_columns_of(duel: State, player: int, number: int) -> int:
    """The main monster zones of a player in columns with at least so many cards (同じ縦列に), as bits.

    :param number: how many; −1: in columns without any (カードが存在しない縦列).
    """
    cards: dict[int, int] = {}
    for side in (0, 1):
        for row in (duel.monsters[side], duel.spells[side], duel.pendulum[side]):
            for card in row:
                if card >= 0:
                    column = column_of_card(duel, card)
                    cards[column] = cards.get(column, 0) + 1
    found = 0
    for slot in range(duel.rules.monster_zones):
        there = cards.get(column_of(player, slot), 0)
        if there == 0 if number < 0 else there >= number:
            found |= 1 << slot
    return found
