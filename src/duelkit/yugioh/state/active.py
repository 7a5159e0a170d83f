"""Modifiers that apply now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duelkit.kernel.state import Shared

if TYPE_CHECKING:
    from duelkit.yugioh.state.effect_code import EffectCode, ModifierCode
    from duelkit.yugioh.state.parts import Scope


OWN_SET: Final = 1
"""A monster's own text sets a figure."""
OWN_LATE: Final = 2
"""It does so relative to the value that everything else leaves."""


class Active(Shared):
    """A modifier that applies now."""

    def __init__(
        self,
        code: ModifierCode | None,
        effect: EffectCode,
        number: int,
        scope: Scope,
        source: int,
        stamp: int,
        player: int,
        continuous: bool,
        bound: tuple[int, ...],
        stamps: tuple[int, ...],
        frozen: bool,
        value: int,
        until: int,
        turn: int,
        order: int,
    ) -> None:
        self.code: Final[ModifierCode] = code if code is not None else effect.modifiers[number]
        self.effect: Final = effect
        self.number: Final = number
        self.scope: Final = scope
        self.source: Final = source
        self.stamp: Final = stamp
        self.player: Final = player
        self.continuous: Final = continuous
        self.bound: Final = bound
        self.stamps: Final = stamps
        self.frozen: Final = frozen
        self.value: Final = value
        self.until: Final = until
        self.turn: Final = turn
        self.order: Final = order

    def of_scope(self, scope: Scope) -> Active:
        """The same modifier with another scope."""
        return Active(
            self.code,
            self.effect,
            self.number,
            scope,
            self.source,
            self.stamp,
            self.player,
            self.continuous,
            self.bound,
            self.stamps,
            self.frozen,
            self.value,
            self.until,
            self.turn,
            self.order,
        )

    def identity(self) -> object:
        return (
            self.effect.identity(),
            self.number,
            self.source,
            self.stamp,
            self.player,
            self.continuous,
            self.bound,
            self.stamps,
            self.frozen,
            self.value,
            self.until,
            self.turn,
            self.order,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (
            Active,
            (
                None,
                self.effect,
                self.number,
                self.scope,
                self.source,
                self.stamp,
                self.player,
                self.continuous,
                self.bound,
                self.stamps,
                self.frozen,
                self.value,
                self.until,
                self.turn,
                self.order,
            ),
        )
