"""Yu-Gi-Oh! for environments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from typing import Final

from duelkit.cardlang import vocabulary
from duelkit.environments.cards import FIRST, CardTable
from duelkit.environments.ground import Ground
from duelkit.environments.yugioh.encoding import Encoder
from duelkit.environments.yugioh.layout import LAYOUT
from duelkit.yugioh import words
from duelkit.yugioh.cards import library
from duelkit.yugioh.decks import Deck
from duelkit.yugioh.duel import Duel, begin
from duelkit.yugioh.editions import EDITIONS, edition
from duelkit.yugioh.language.base import nodes
from duelkit.yugioh.language.card import Card, EffectKind
from duelkit.yugioh.language.terms import Attribute, CardType, Marker, Race
from duelkit.yugioh.state.rules import Rules

WORDS: Final = tuple(sorted(vocabulary.meanings(words)))
NUMBERS: Final = ("known", "atk", "def", "level", "rank", "rating", "scale", "effects")
KINDS: Final = (CardType, Attribute, Race, Marker, EffectKind)
COLUMNS: Final = (
    *NUMBERS,
    *(f"{kind.__name__}.{member.name}" for kind in KINDS for member in kind),
    *(f"word.{word}" for word in WORDS),
)


def features(card: Card) -> Iterator[float]:
    """Returns the features of a card, in the order of ``COLUMNS``."""
    level = float(card.level)
    spoken = {type(node).__name__ for node in nodes(card)}
    kinds = {effect.kind for effect in card.effects}
    yield from (1.0, max(card.atk or 0, 0) / 1000, max(card.defense or 0, 0) / 1000)
    yield from (
        (0.0, 0.0, level / 4)
        if card.markers
        else (0.0, level / 4, 0.0)
        if card.types & CardType.XYZ
        else (level / 4, 0.0, 0.0)
    )
    yield from (card.scale / 4, len(card.effects) / 4)
    for kind, value in ((CardType, card.types), (Attribute, card.attribute), (Race, card.race), (Marker, card.markers)):
        yield from (float(bool(value & member)) for member in kind)
    yield from (float(kind in kinds) for kind in EffectKind)
    yield from (float(word in spoken) for word in WORDS)


@cache
def card_table(year: int) -> CardTable:
    """Returns the table of all cards as they were worded in a year, in the order of their passcodes, then their
    tokens."""

    def card(code: int) -> Card:
        found = library().tokens[code] if code in library().tokens else library()[code]
        return found.under(year)

    return CardTable([*library().codes, *sorted(library().tokens)], card, COLUMNS, features)


@cache
def ids() -> dict[int, int]:
    """Returns the row of each card in the table, without making the cards."""
    return {code: at for at, code in enumerate(chain(library().codes, sorted(library().tokens)), FIRST)}


class YugiohGround(Ground):
    """Yu-Gi-Oh! OCG: a setup is an edition."""

    layout = LAYOUT

    def setups(self) -> Sequence[str]:
        return tuple(EDITIONS)

    def setup(self, name: str) -> Rules:
        return edition(name)

    def setup_of(self, duel: Duel) -> Rules:
        return duel.rules

    def start(self, setup: Rules, decks: Sequence[Deck], seed: int, first: int) -> Duel:
        return begin(setup, [deck.cards() for deck in decks], seed, first)

    def table(self, setup: Rules) -> CardTable:
        return card_table(setup.year)

    def encoder(self, duel: Duel) -> Encoder:
        return Encoder(duel, ids())
