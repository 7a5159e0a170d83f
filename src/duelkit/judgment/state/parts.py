"""The parts of a duel: creatures on the board, queued triggers, temporary changes."""

from __future__ import annotations

from typing import Final

from duelkit.judgment.state.code import AbilityCode, Event
from duelkit.kernel.state import Part, Shared


class Creature(Part):
    """The state of one creature on the board.

    Each state sync recomputes the effects of placement abilities, which hold until the next one.
    """

    def __init__(self) -> None:
        self.field: int = -1
        self.facing: int = 0
        self.damage: int = 0
        self.base_hp: int = 0
        self.base_attack: int = 0
        self.element: int = 0
        self.race: str = ""
        self.hp: int = 0
        """Lasting changes of the HP (治癒). Rule: EOJ-ABIL-19b."""
        self.attack: int = 0
        self.pattern_set: int = -1
        """The attack icon that an effect has fixed, −1 for none."""
        self.dead: bool = False
        self.no_bonus: bool = False
        self.summoned: int = -1
        """The turn in which it was summoned."""
        self.barred: int = -1
        """The turn in which it cannot attack because of how it was summoned. Rules: EOJ-ABIL-10c, EOJ-ABIL-21b."""
        self.attacks: int = 0
        """The number of attacks by re-action in turn ``acted``."""
        self.rotations: int = 0
        self.acted: int = -1
        self.no_counter: bool = False
        self.possessor: int = -1
        self.possessed_since: int = -1
        self.given: tuple[AbilityCode, ...] = ()
        """The abilities that effects gave it."""
        # derived in the state sync
        self.field_mod: int = 0
        self.hp_mod: int = 0
        self.attack_mod: int = 0
        self.attack_cost: int = 0
        self.rotate_cost: int = 0
        self.cost_mod: int = 0
        """The change of the summoning cost."""
        self.protection: int = 0
        self.magic_protection: int = 0
        self.evasion: int = 0
        self.keywords: int = 0
        self.pattern: int = 0
        self.plain: bool = False
        """Whether all derived figures are certainly the printed ones; itself derived."""

    def fields(self) -> tuple[str, ...]:
        return (
            "field",
            "facing",
            "damage",
            "base_hp",
            "base_attack",
            "element",
            "race",
            "hp",
            "attack",
            "pattern_set",
            "dead",
            "no_bonus",
            "summoned",
            "barred",
            "attacks",
            "rotations",
            "acted",
            "no_counter",
            "possessor",
            "possessed_since",
            "field_mod",
            "hp_mod",
            "attack_mod",
            "attack_cost",
            "rotate_cost",
            "cost_mod",
            "protection",
            "magic_protection",
            "evasion",
            "keywords",
            "pattern",
            "given",
        )

    def copy(self) -> Creature:
        twin = Creature()
        twin.field = self.field
        twin.facing = self.facing
        twin.damage = self.damage
        twin.base_hp = self.base_hp
        twin.base_attack = self.base_attack
        twin.element = self.element
        twin.race = self.race
        twin.hp = self.hp
        twin.attack = self.attack
        twin.pattern_set = self.pattern_set
        twin.dead = self.dead
        twin.no_bonus = self.no_bonus
        twin.summoned = self.summoned
        twin.barred = self.barred
        twin.attacks = self.attacks
        twin.rotations = self.rotations
        twin.acted = self.acted
        twin.no_counter = self.no_counter
        twin.possessor = self.possessor
        twin.possessed_since = self.possessed_since
        twin.field_mod = self.field_mod
        twin.hp_mod = self.hp_mod
        twin.attack_mod = self.attack_mod
        twin.attack_cost = self.attack_cost
        twin.rotate_cost = self.rotate_cost
        twin.cost_mod = self.cost_mod
        twin.protection = self.protection
        twin.magic_protection = self.magic_protection
        twin.evasion = self.evasion
        twin.keywords = self.keywords
        twin.pattern = self.pattern
        twin.given = self.given
        twin.plain = self.plain
        return twin


BLANK: Final = Creature()
"""The shared value for cards that are not on the board. Never modified."""


class Waiting(Shared):
    """A queued trigger. ``cause``: the field of the event's creature."""

    def __init__(self, card: int, code: AbilityCode, player: int, field: int, event: Event, own: bool) -> None:
        self.card: Final = card
        self.code: Final = code
        self.player: Final = player
        self.field: Final = field
        self.event: Final = event
        self.own: Final = own

    def identity(self) -> object:
        return (self.card, self.code.identity(), self.player, self.field, self.event.identity(), self.own)

    def __reduce__(self) -> tuple[object, ...]:
        return (Waiting, (self.card, self.code, self.player, self.field, self.event, self.own))


class Timed(Shared):
    """A change of a creature's figure, or an additional keyword, until the end of a turn."""

    def __init__(self, card: int, stat: int, amount: int, until: int) -> None:
        self.card: Final = card
        self.stat: Final = stat
        self.amount: Final = amount
        self.until: Final = until

    def identity(self) -> object:
        return (self.card, self.stat, self.amount, self.until)

    def __reduce__(self) -> tuple[object, ...]:
        return (Timed, (self.card, self.stat, self.amount, self.until))


class Decree(Shared):
    """A change of a rule by an effect until the end of a turn: one of the card's ``decrees``."""

    def __init__(self, card: int, index: int, until: int) -> None:
        self.card: Final = card
        self.index: Final = index
        self.until: Final = until

    def identity(self) -> object:
        return (self.card, self.index, self.until)

    def __reduce__(self) -> tuple[object, ...]:
        return (Decree, (self.card, self.index, self.until))
