"""Values derived from the state of a duel, cached between decisions.

Nothing here is hashed or pickled; an empty cache gives the same duel. ``engine.facts.rulings.survey`` fills it.
"""

from __future__ import annotations

from duelkit.kernel.state import NONE


class Cache:
    """Derived values of one duel. Its lists are replaced, never modified."""

    def __init__(self) -> None:
        self.stale: bool = True
        """Whether something may have changed since a state sync last found nothing to do."""
        self.surveyed: bool = False
        """Whether the fields below are valid; ``ground`` is valid unless it is empty."""
        self.standing: list[int] = NONE
        """The creatures on the board that are not dead, in field order."""
        self.bodies: int = 0
        """The positions with a creature, alive or dead, as bits; ``side0``, ``side1``: with a player's living one."""
        self.side0: int = 0
        self.side1: int = 0
        self.rule_bits: int = 0
        """The rules that some creature or decree may change, and everything else with a bit ``codes.B_…``."""
        self.awaited: int = 0
        """The events that may trigger an ability of another creature, as bits."""
        self.ground: list[int] = NONE
        """The element on the upper side of each position."""

    def copy_into(self, twin: Cache) -> None:
        """Make a new cache an independent copy of this one."""
        twin.stale = self.stale
        twin.surveyed = self.surveyed
        twin.standing = self.standing
        twin.bodies = self.bodies
        twin.side0 = self.side0
        twin.side1 = self.side1
        twin.rule_bits = self.rule_bits
        twin.awaited = self.awaited
        twin.ground = self.ground
