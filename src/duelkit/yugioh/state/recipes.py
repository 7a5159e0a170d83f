"""The compiled procedures and materials by which a card is summoned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from duelkit.yugioh.state.code import Check, Pool, Test

FUSION_RECIPE: Final = 0
SYNCHRO_RECIPE: Final = 1
XYZ_RECIPE: Final = 2
LINK_RECIPE: Final = 3


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
        """The monsters that can be Tributed."""
        self.tributed_of: Pool | None = None
        """The cards that can be Tributed instead of those of the player's field."""
        self.set_too: bool = False
        self.pointed_by: Test | None = None
        """The Link Monsters one of which must point to its zone."""
        self.column_of: int = 0
        """How many cards must be in the column to which it comes; 0: it may come to any."""
        self.onto: Test | None = None
        """The monsters onto which it can be Xyz Summoned, if it is such a procedure."""
        self.to: int = 0
        """To whose field it comes, seen from the player who summons it."""
        self.detached: int = 0
        """The number of materials of that monster that are detached for it."""
        self.for_good: int = 0
        """The number of its modifiers that remain on the monster; the others apply until the end of the turn."""


class Recipe:
    """Compiled materials."""

    def __init__(self, kind: int) -> None:
        self.kind: int = kind
        self.slots: tuple[Test, ...] = ()
        self.by_name: tuple[bool, ...] = ()
        """For a Fusion Monster: whether each slot demands a card by its name."""
        self.by_attribute: tuple[bool, ...] = ()
        """For a Fusion Monster: whether each slot demands an Attribute."""
        self.more: Test | None = None
        self.least: int = 0
        self.most: int = 0
        self.tuners: int = 1
        """How many Tuners a Synchro Monster needs."""
        self.more_tuners: bool = False
        """Whether it can be made with more Tuners."""
        self.level: int = 0
        self.same_rank: bool = False
        self.same_name: bool = False
        self.different_names: bool = False
        self.different_attributes: bool = False
        self.different_races: bool = False
        self.same_attribute: bool = False
        self.same_either: bool = False
        """Whether their Types are the same, or their Attributes."""
        self.same_race: bool = False
        self.tuner_too: Test | None = None
        """For a Synchro Monster: what the materials besides the Tuner must be, if a Tuner may count as none."""
        self.stand_in: Test | None = None
        """For a Synchro Monster: what can count as the Tuner."""
        self.stand_in_level: int = 0
        """The Level as which that monster counts; 0: its own."""
        self.counting: Test | None = None
        """For an Xyz Monster: what counts as a monster of the Level."""
        self.of_opponent: Test | None = None
        """For a Link Monster: a monster of the opponent's of which one can be a material."""
        self.named: tuple[str, ...] = ()
        """The names that the Tuner of a Synchro Monster must have."""
        self.words: tuple[str, ...] = ()
        """For a Fusion Monster: the words that its materials must have in their names."""
