"""Cards that effects of other cards refer to, from the library or generated."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

from duelkit.kernel.rng import Rng
from duelkit.yugioh.cards import library
from duelkit.yugioh.decks import is_of_edition
from duelkit.yugioh.language.base import All, AnyOf, Filter, Not, nodes
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.nouns import Figure, InSeries, Named, OfAttribute, OfRace, OfType
from duelkit.yugioh.language.terms import Attribute, CardType, Race, Stat
from duelkit.yugioh.state.rules import Rules
from duelkit.yugioh.words.material_summons.meaning import RitualSummon

T = TypeVar("T")
MADE_UP: Final = 980_000_000
"""The lowest passcode of a generated card; those of :mod:`duelkit.simulation.yugioh_movers` are higher."""


def few(chance: Rng, cards: Sequence[T], most: int) -> list[T]:
    """Some of the cards, each at most once."""
    rest = list(cards)
    found: list[T] = []
    while rest and len(found) < most:
        found.append(rest.pop(chance.below(len(rest))))
    return found


def passes(card: Card, node: Filter) -> bool:
    """Whether a printed card can pass a filter; conditions that depend on the duel count as passed."""
    if isinstance(node, All):
        return all(passes(card, part) for part in node.parts)
    if isinstance(node, AnyOf):
        return any(passes(card, part) for part in node.parts)
    if isinstance(node, Not):
        return not isinstance(node.part, Named | InSeries | OfRace | OfAttribute | OfType | Figure) or (
            not passes(card, node.part)
        )
    if isinstance(node, OfType):
        return (card.types & node.types) == node.types
    if isinstance(node, OfRace):
        return bool(card.race & node.race)
    if isinstance(node, OfAttribute):
        return bool(card.attribute & node.attribute)
    if isinstance(node, Named):
        return card.ja == node.ja
    if isinstance(node, InSeries):
        return node.ja in card.ja or node.ja in card.kana or card.ja in node.also
    if isinstance(node, Figure):
        return _within(card, node)
    return True


def _within(card: Card, node: Figure) -> bool:
    stacked, linked = bool(card.types & CardType.XYZ), bool(card.types & CardType.LINK)
    figure: int | None = {
        Stat.ATK: card.atk,
        Stat.ORIGINAL_ATK: card.atk,
        Stat.DEF: card.defense,
        Stat.ORIGINAL_DEF: card.defense,
        Stat.LEVEL: None if stacked or linked else card.level,
        Stat.ORIGINAL_LEVEL: card.level,
        Stat.RANK: card.level if stacked else None,
        Stat.RATING: card.level if linked else None,
        Stat.SCALE: card.scale,
    }.get(node.stat)
    if figure is None or not card.types & CardType.MONSTER:
        return False
    low = node.at_least if isinstance(node.at_least, int) else 0
    high = node.at_most if isinstance(node.at_most, int) else 99_999
    return low <= figure <= high


class Partners:
    """Finds cards that effects of other cards refer to, among all cards of an edition."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.cards = [card for card in library().facts() if is_of_edition(card, rules)]
        self.usual = [library()[code] for code in (5318639, 53129443, 83764718, 44095762) if code in library()]
        self.bodies = [card for card in self.cards if card.types == CardType.MONSTER | CardType.NORMAL]

    def of(self, card: Card, chance: Rng) -> list[Card]:
        """Cards for each filter of the card's effects, and some that any effect may need."""
        found: list[Card] = []
        filters = dict.fromkeys(
            node
            for node in nodes(card)
            if isinstance(node, All | AnyOf | Named | InSeries | OfRace | OfAttribute | OfType)
        )
        rites = (
            node.which & OfType(CardType.RITUAL | CardType.MONSTER)
            for node in nodes(card)
            if isinstance(node, RitualSummon)
        )
        for node in (*filters, *dict.fromkeys(rites)):
            fit = [other for other in self.cards if passes(other, node)]
            found += [library()[each.passcode] for each in few(chance, fit, 4)]
            if len(fit) < 2 and (other := stand_in(node)) is not None and is_of_edition(other, self.rules):
                found += [other, other]
        return found

    def some(self, chance: Rng, number: int) -> list[Card]:
        """Plain monsters."""
        return [library()[self.bodies[chance.below(len(self.bodies))].passcode] for _ in range(number)]


def _wanted(node: Filter) -> Iterator[Filter]:
    """The parts of a filter that a card must pass; of alternatives the first."""
    if isinstance(node, All):
        for part in node.parts:
            yield from _wanted(part)
    elif isinstance(node, AnyOf):
        yield from _wanted(node.parts[0])
    else:
        yield node


def _bounded(figure: Figure, value: int) -> int:
    """The number nearest to a value within the bounds of a filter."""
    low = figure.at_least if isinstance(figure.at_least, int) else 0
    high = figure.at_most if isinstance(figure.at_most, int) else 99_999
    return min(max(value, low), high)


def stand_in(node: Filter) -> Card | None:
    """A card without effects that passes a filter; ``None`` if none can be generated."""
    ja, en, types, attribute, race, level, atk = "", "", CardType(0), Attribute.DARK, Race.WARRIOR, 4, 1000
    for part in _wanted(node):
        if isinstance(part, Named | InSeries):
            ja, en = part.ja if isinstance(part, Named) else f"{part.ja}の代わり", part.en
        elif isinstance(part, OfType):
            types |= part.types
        elif isinstance(part, OfAttribute):
            attribute = next(each for each in Attribute if each & part.attribute)
        elif isinstance(part, OfRace):
            race = next(each for each in Race if each & part.race)
        elif isinstance(part, Figure):
            if part.stat in (Stat.ATK, Stat.ORIGINAL_ATK):
                atk = _bounded(part, atk)
            else:
                level = _bounded(part, level)
    if types & CardType.TOKEN:
        return None
    if not types & (CardType.MONSTER | CardType.SPELL | CardType.TRAP):
        types |= CardType.SPELL if types & (CardType.CONTINUOUS | CardType.FIELD) else CardType.MONSTER
    number = MADE_UP + sum(ord(sign) * (at + 1) for at, sign in enumerate(repr(node))) % 9_999_999
    card = _made_up(number, ja or "代わり", en or "Stand-in", types, attribute, race, level, atk)
    return card if passes(card, node) else None


def _made_up(
    number: int, ja: str, en: str, types: CardType, attribute: Attribute, race: Race, level: int, atk: int
) -> Card:
    """A card without effects."""
    if not types & CardType.MONSTER:
        return Card(number, ja, en, types)
    plain = types & ~(CardType.MONSTER | CardType.TUNER)
    types = types if plain else types | CardType.NORMAL
    return Card(number, ja, en, types, attribute, race, level, atk, None if types & CardType.LINK else 1000)
