"""THE EYE OF JUDGMENT for environments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final

from duelkit.cardlang import vocabulary
from duelkit.environments.cards import CardTable, bits
from duelkit.environments.ground import Ground
from duelkit.environments.judgment.encoding import Encoder
from duelkit.environments.judgment.layout import LAYOUT
from duelkit.judgment import standard_settings, words
from duelkit.judgment.cards import library
from duelkit.judgment.decks import Deck
from duelkit.judgment.duel import Duel, begin
from duelkit.judgment.language.card import Card
from duelkit.judgment.language.terms import Element, Keyword, SpellClass
from duelkit.judgment.state.board import Settings

WORDS: Final = tuple(sorted(vocabulary.meanings(words)))
NUMBERS: Final = (
    "known",
    "creature",
    "cost",
    "hp",
    "attack",
    "attack_cost",
    "rotate_cost",
    "evasion",
    "protection",
    "lock",
    "rarity",
)
SIDES: Final = ("front", "right", "back", "left")


@cache
def races() -> dict[str, int]:
    """Returns the number of each race, from 1, in alphabetical order."""
    return {race: at for at, race in enumerate(sorted({card.race for card in library() if card.race}), 1)}


def columns() -> tuple[str, ...]:
    """The names of the features."""
    return (
        *NUMBERS,
        *(f"{kind.__name__}.{member.name}" for kind in (Element, Keyword, SpellClass) for member in kind),
        *(f"{kind}.{side}" for kind in ("counter", "blind") for side in SIDES),
        *(f"race.{race}" for race in races()),
        *(f"word.{word}" for word in WORDS),
    )


def spoken(value: Any) -> Iterator[str]:
    """Returns the names of all words in a part of a definition."""
    if isinstance(value, tuple):
        for each in value:
            yield from spoken(each)
    elif is_dataclass(value):
        yield type(value).__name__
        for each in fields(value):
            yield from spoken(getattr(value, each.name))


def features(card: Card) -> Iterator[float]:
    """Returns the features of a card, in the order of ``columns``."""
    used = set(spoken(card))
    yield from (
        1.0,
        float(card.is_creature),
        card.cost / 4,
        card.hp / 4,
        card.attack / 2,
        card.attack_cost / 2,
        card.rotate_cost / 2,
        card.evasion / 4,
        card.protection / 2,
        float(card.lock),
        int(card.rarity) / 3,
    )
    yield from (float(bool(card.element & element)) for element in Element)
    yield from (float(bool(card.keywords & keyword)) for keyword in Keyword)
    yield from (float(card.spell_class == kind) for kind in SpellClass)
    defence = card.defence
    yield from bits(0 if defence is None else int(defence.counter), len(SIDES))
    yield from bits(0 if defence is None else int(defence.blind), len(SIDES))
    yield from (float(card.race == race) for race in races())
    yield from (float(word in used) for word in WORDS)


@cache
def card_table() -> CardTable:
    """Returns the table of all cards, in the order of their numbers."""
    cards = {int(card.number): card for card in library()}
    return CardTable(tuple(cards), cards.__getitem__, columns(), features)


class JudgmentGround(Ground):
    """THE EYE OF JUDGMENT has one setup, the standard board."""

    layout = LAYOUT

    def setups(self) -> Sequence[str]:
        return ("",)

    def setup(self, name: str) -> Settings:
        return standard_settings()

    def setup_of(self, duel: Duel) -> Settings:
        return duel.settings

    def start(self, setup: Settings, decks: Sequence[Deck], seed: int, first: int) -> Duel:
        return begin(setup, [deck.cards() for deck in decks], seed, first)

    def table(self, setup: Settings) -> CardTable:
        return card_table()

    def encoder(self, duel: Duel) -> Encoder:
        return Encoder(duel, card_table().ids, races())
