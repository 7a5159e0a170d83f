"""What a compiled card says of its own summon: from which materials, by which procedure."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from duelkit.yugioh.state.code import Check, Test


class ProcedureCode:
    """A compiled way of summoning without activation."""

    def __init__(self) -> None:
        self.kind: int = 0
        self.zones: int = 0
        self.condition: Check | None = None
        self.effect: int = -1
        """The pseudo effect that holds the cost program."""
        self.positions: int = 0
        self.tributes: int = 0
        self.tributed: Test | None = None
        """Which monsters are Tributed."""
        self.set_too: bool = False
        self.pointed_by: Test | None = None
        """Which Link Monsters point to the zones to which it can come."""
        self.onto: Test | None = None
        """On what it is stacked, if it is an Xyz Summon onto a monster."""
        self.detached: int = 0
        """How many of the materials of that monster are detached for it."""
        self.for_good: int = 0
        """How many of its modifiers stay with the monster; the others apply for the turn."""


class Recipe:
    """Compiled materials."""

    def __init__(self, kind: int) -> None:
        self.kind: int = kind
        self.slots: tuple[Test, ...] = ()
        self.by_name: tuple[bool, ...] = ()
        """Of a Fusion Monster: which of the slots ask for a card by its name."""
        self.more: Test | None = None
        self.least: int = 0
        self.most: int = 0
        self.level: int = 0
        self.same_rank: bool = False
        self.different_names: bool = False
        self.different_attributes: bool = False
        self.different_races: bool = False
        self.same_attribute: bool = False
        self.same_race: bool = False
        self.named: tuple[str, ...] = ()
        """The names that the Tuner of a Synchro Monster must have."""
