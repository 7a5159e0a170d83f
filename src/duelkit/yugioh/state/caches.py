"""What follows from the rest of a duel and is cached. None of it is hashed, pickled or needed."""

from __future__ import annotations

from duelkit.yugioh.state.parts import NOT_RECALLED


class Caches:
    """The caches of a duel, and what is only set while a computation runs."""

    def __init__(self) -> None:
        self.figuring: list[int] = []
        """The figures that are being computed, each with its value so far; empty between computations."""
        self.looks: int = 0
        """The depth of nested checks whether a modifier applies."""
        self.recalled: dict[int, tuple[int, ...]] = NOT_RECALLED
        """The properties that materials had when they were used, while they are examined; empty otherwise."""
        self.made: int = -1
        """The monster of a Fusion or Ritual Summon by an effect, while its materials go; −1 otherwise."""
        self.with_defense: int = -1
        """The attacker whose DEF counts as its ATK while the outcome of its battle is computed; −1 otherwise."""
        self.event_kinds: int = -1
        """The kinds of the events in ``State.recent``, as bits; there may be more bits than kinds."""
        self.quick: list[list[int]] = [[], []]
        """For each player ``card << 8 | effect`` of everything of spell speed 2 or more in a place where it can be
        used; valid while ``listed`` says so. Never written, but replaced.
        """
        self.listed: int = 0
        """The players for whom ``quick`` is valid, as bits; see ``State.touched``."""
        self.waiting: list[list[int]] = [[], []]
        """The part of ``quick`` that waits for an event or an activation."""
        self.free: list[list[int]] = [[], []]
        """The part of ``quick`` that waits for nothing."""
        self.waits: list[int] = [0, 0]
        """The events that ``waiting`` waits for, as bits; ``RESPONDS`` for activations."""
        self.by_phase: int = -1
        """Whether a card depends on the phase, 0 or 1; −1 if that is unknown."""
        self.by_materials: int = -1
        """The players with cards that are summoned with materials and without an effect, as bits; −1 if unknown."""
        self.clock: int = 0
        """Increases with every change that may decide whether something can be activated, see ``State.run_top``."""
        self.usable: list[list[int]] = [[], []]
        """The part of ``free`` that each player could activate when ``clock`` was ``usable_at``. Replaced as well."""
        self.usable_at: list[int] = [-1, -1]
        self.in_force: int = -1
        """Which rare kinds of effects apply, as ``facts.in_force`` finds them; −1 if that is unknown."""
        self.control_differs: bool = True
        """Whether a monster may be controlled by another player than the one to whose field it came."""
        self.watched_at: int = -1
        """The ``clock`` at which control and equips were last checked: nothing has changed while it has that value."""
        self.equipped: bool = True
        """Whether there may be an equip card."""
        self.lent: bool = True
        """Whether there may be a Gemini Monster that only an effect makes an Effect Monster."""
        self.settled: bool = True
        """Whether the kinds of monsters may be recorded of which a player can have only one."""
        self.copied: bool = True
        """Whether there may be a monster with the name and the effects of another card."""

    def copy_into(self, twin: Caches) -> None:
        """Copy the caches into a blank duel."""
        twin.event_kinds = self.event_kinds
        twin.quick = self.quick[:]
        twin.waits = self.waits[:]
        twin.waiting = self.waiting[:]
        twin.free = self.free[:]
        twin.watched_at = self.watched_at
        twin.control_differs = self.control_differs
        twin.equipped = self.equipped
        twin.lent = self.lent
        twin.copied = self.copied
        twin.settled = self.settled
        twin.listed = self.listed
        twin.by_phase = self.by_phase
        twin.by_materials = self.by_materials
        twin.clock = self.clock
        twin.in_force = self.in_force
        twin.usable = self.usable[:]
        twin.usable_at = self.usable_at[:]
