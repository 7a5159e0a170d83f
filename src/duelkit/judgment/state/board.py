"""The board and its tables as data; the transcription of the rulebook lacks their figures. Rule: EOJ-BOARD-10."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.state import Shared

CENTRE: Final = 4


class Board(Shared):
    """A board: the tiles on their initial positions, and the orders that the rules refer to.

    Positions are 0 to 8, left to right and top to bottom as seen by the first player, who sits at the bottom.

    :param fronts: the element on the front of each tile; ``backs``: on its back.
    :param order: the positions in field order (フィールド順番). Rule: EOJ-BOARD-02.
    :param counter_order: cells (right, forward) relative to an attacker in the order in which counterattacks are
        carried out. Rule: EOJ-COUNTER-13.
    :param mass_order: for each facing of the spell, all positions in the order of a mass battle. Rule: EOJ-MASS-02.
    :param magic_order: cells relative to a magic attacker, the first enemy of which it attacks in a mass battle.
        Rule: EOJ-MASS-13.
    """

    def __init__(
        self,
        name: str,
        official: bool,
        fronts: tuple[int, ...],
        backs: tuple[int, ...],
        order: tuple[int, ...],
        counter_order: tuple[tuple[int, int], ...],
        mass_order: tuple[tuple[int, ...], ...],
        magic_order: tuple[tuple[int, int], ...],
    ) -> None:
        self.name: Final = name
        self.official: Final = official
        self.fronts: Final = fronts
        self.backs: Final = backs
        self.order: Final = order
        self.counter_order: Final = counter_order
        self.mass_order: Final = mass_order
        self.magic_order: Final = magic_order

    def identity(self) -> object:
        return (self.name, self.fronts, self.backs, self.order, self.counter_order, self.mass_order, self.magic_order)

    def __reduce__(self) -> tuple[object, ...]:
        return (
            Board,
            (
                self.name,
                self.official,
                self.fronts,
                self.backs,
                self.order,
                self.counter_order,
                self.mass_order,
                self.magic_order,
            ),
        )


class Settings(Shared):
    """The quantities of a duel, whether the rulebook fixes them or leaves them open."""

    def __init__(
        self,
        board: Board,
        start_mana: int = 0,
        mana_gain: int = 2,
        opening_hand: int = 5,
        hand_limit: int = 7,
        fields_to_win: int = 5,
        trash_bonus: int = 1,
        unlock_at: int = 4,
        timeouts: int = 3,
    ) -> None:
        self.board: Final = board
        self.start_mana: Final = start_mana
        """Rule: EOJ-MANA-06."""
        self.mana_gain: Final = mana_gain
        """Rule: EOJ-MANA-01."""
        self.opening_hand: Final = opening_hand
        """Rule: EOJ-SETUP-03."""
        self.hand_limit: Final = hand_limit
        """Rule: EOJ-PHASE-11."""
        self.fields_to_win: Final = fields_to_win
        """Rule: EOJ-WIN-01."""
        self.trash_bonus: Final = trash_bonus
        """Rule: EOJ-TRASH-04."""
        self.unlock_at: Final = unlock_at
        """The number of creatures on the board, of both sides together, that releases the lock. Rule: EOJ-SUMMON-07."""
        self.timeouts: Final = timeouts
        """Rule: EOJ-TIME-03."""

    def identity(self) -> object:
        return (
            self.board.identity(),
            self.start_mana,
            self.mana_gain,
            self.opening_hand,
            self.hand_limit,
            self.fields_to_win,
            self.trash_bonus,
            self.unlock_at,
            self.timeouts,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (
            Settings,
            (
                self.board,
                self.start_mana,
                self.mana_gain,
                self.opening_hand,
                self.hand_limit,
                self.fields_to_win,
                self.trash_bonus,
                self.unlock_at,
                self.timeouts,
            ),
        )
