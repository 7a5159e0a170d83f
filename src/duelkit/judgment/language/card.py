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
    """An ability of a creature."""


@dataclass(frozen=True, slots=True)
class Placement(Ability):
    """Modifiers that apply while the creature is on the board and ``condition`` holds (配置効果). Rule: EOJ-SYNC-17."""

    modifiers: tuple[Modifier, ...]
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class Trigger(Ability):
    """An effect after the event ``when``, if ``condition`` holds (トリガ効果). Rules: EOJ-SYNC-15, EOJ-TRIG-01."""

    when: When
    effect: Verb
    condition: Condition | None = None


class Instead(IntEnum):
    """What an activated ability replaces."""

    ATTACK = 0
    """The creature's attack by re-action."""
    ROTATION = 1
    NOTHING = 2


@dataclass(frozen=True, slots=True)
class Activated(Ability):
    """An effect that the owner may use in action phase 1 at no cost, instead of a re-action or in addition."""

    effect: Verb
    instead: Instead = Instead.NOTHING
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class Choice(Node):
    """A choice when a spell is cast: a creature, a field or an element (対象).

    Rules: EOJ-SPELL-09, EOJ-TERM-06.
    """

    what: Pick | PickElement | Filter | FieldFilter


@dataclass(frozen=True, slots=True)
class SpellCost(Node):
    """Additional costs of a spell: hand cards to discard, creatures to sacrifice. Rules: EOJ-SPELL-07, -08.

    ``with_one``: a filter that at least one discarded card passes. ``mana``: mana in addition to the printed cost,
    computed when the targets are chosen; the whole cost of a spell that costs X.
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
    """An uncertain fact about a card."""

    what: str


@dataclass(frozen=True, slots=True, repr=False)
class Card(Node):
    """The definition of a creature or spell; attributes that do not apply are empty.

    ``patterns``: attack icons, of which the first is used by default; ``defence``: the defence icon. ``attack_cost``,
    ``rotate_cost``: the costs of re-actions (EOJ-CARD-06).
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
        name = f"{self.en} / {self.ja}" if self.ja else self.en
        if self.spell_class is not None:
            return f"<Card {self.number} {name}: spell, cost {self.cost}>"
        kind = f"{str(self.element.name).lower()} {self.race}"
        figures = f"summoning cost {self.cost}, HP {self.hp}, attack {self.attack}"
        return f"<Card {self.number} {name}: {kind}, {figures}>"

    @property
    def is_creature(self) -> bool:
        """Whether it is a creature card. Rule: EOJ-CARD-01."""
        return self.spell_class is None
