"""A card: figures, icons, abilities (カード). Rules: EOJ-CARD-01 to EOJ-CARD-16."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from duelkit.judgment.language.base import Amount, Modifier, Node, Verb
from duelkit.judgment.language.conditions import Condition
from duelkit.judgment.language.filters import FieldFilter, Filter, Pick, PickElement
from duelkit.judgment.language.patterns import AttackPattern, DefencePattern
from duelkit.judgment.language.terms import Element, Keyword, Rarity, SpellClass
from duelkit.judgment.language.triggers import When


@dataclass(frozen=True, slots=True)
class Ability(Node):
    """Something that a creature can do or is."""


@dataclass(frozen=True, slots=True)
class Placement(Ability):
    """It applies while the creature is on the board and ``condition`` holds (配置効果). Rule: EOJ-SYNC-17."""

    modifiers: tuple[Modifier, ...]
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class Trigger(Ability):
    """When ``when`` has happened and ``condition`` holds, ``effect`` (トリガ効果). Rules: EOJ-SYNC-15, EOJ-TRIG-01."""

    when: When
    effect: Verb
    condition: Condition | None = None


class Instead(IntEnum):
    """What an activated ability takes the place of."""

    ATTACK = 0
    """The creature's attack by re-action."""
    ROTATION = 1
    NOTHING = 2


@dataclass(frozen=True, slots=True)
class Activated(Ability):
    """Something that its owner may do in action phase 1 without cost, instead of a re-action or beside them."""

    effect: Verb
    instead: Instead = Instead.NOTHING
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class Choice(Node):
    """What a spell's player chooses as it is cast: a creature, a field or an element (対象).

    Rules: EOJ-SPELL-09, EOJ-TERM-06.
    """

    what: Pick | PickElement | Filter | FieldFilter


@dataclass(frozen=True, slots=True)
class SpellCost(Node):
    """What a spell takes beside its mana: hand cards to discard, creatures to sacrifice. Rules: EOJ-SPELL-07, -08.

    ``with_one``: at least one of the discarded cards passes. ``mana``: mana beside the printed cost, worked out when
    the targets are chosen; of a spell that costs X all of it.
    """

    discard: int = 0
    which: Filter | None = None
    with_one: Filter | None = None
    sacrifice: Filter | None = None
    mana: Amount | int = 0


@dataclass(frozen=True, slots=True)
class Limit(Node):
    """A limit icon: at most ``count`` copies, or cards of the same race or spell class. Rules: EOJ-DECK-04 to -09."""

    count: int
    group: bool = False


@dataclass(frozen=True, slots=True)
class Doubt(Node):
    """What is not certain of a card's facts."""

    what: str


@dataclass(frozen=True, slots=True, repr=False)
class Card(Node):
    """A card's definition; creatures and spells alike, what one kind lacks is left empty.

    ``patterns``: attack icons, the first in force; ``defence``: the defence icon. ``attack_cost``, ``rotate_cost``: of
    a re-action (EOJ-CARD-06).
    """

    number: int
    en: str
    ja: str = ""
    cost: int = 0
    element: Element = Element(0)
    race: str = ""
    affiliation: str = ""
    attack_cost: int = 0
    rotate_cost: int = 0
    hp: int = 0
    attack: int = 0
    patterns: tuple[AttackPattern, ...] = ()
    defence: DefencePattern | None = None
    lock: bool = False
    rarity: Rarity = Rarity.COMMON
    limits: tuple[Limit, ...] = ()
    keywords: Keyword = Keyword(0)
    evasion: int = 0
    protection: int = 0
    abilities: tuple[Ability, ...] = ()
    spell_class: SpellClass | None = None
    choices: tuple[Choice, ...] = ()
    price: SpellCost | None = None
    effect: Verb | None = None
    condition: Condition | None = None
    doubts: tuple[Doubt, ...] = ()

    def __repr__(self) -> str:
        words = "spell" if self.spell_class is not None else f"{str(self.element.name).lower()} {self.race}"
        figures = f", HP {self.hp}, attack {self.attack}" if self.spell_class is None else ""
        name = f"{self.en} / {self.ja}" if self.ja else self.en
        return f"<Card {self.number} {name}: {words}, summoning cost {self.cost}{figures}>".replace(
            "spell, summoning", "spell,"
        )

    @property
    def is_creature(self) -> bool:
        """Whether it is a creature card. Rule: EOJ-CARD-01."""
        return self.spell_class is None
