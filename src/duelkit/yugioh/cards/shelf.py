"""The cards that were read from texts: definitions as data, made into cards one by one when they are used
(カードの書棚).

``shelf.tsv`` holds a card a line: its figures, how it was confirmed, and its definition in the notation of
:mod:`duelkit.yugioh.notation`. ``refused.tsv`` holds the cards whose texts are known but not understood wholly: such a
card is not playable, and the line says where the reading stopped. ``figures.tsv`` says what kind of card
every card is whose text is known, read or not.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from functools import cache, cached_property
from importlib import resources
from pathlib import Path
from typing import Final

from duelkit.kernel.errors import FileError
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.terms import Attribute, CardType, Marker, Race
from duelkit.yugioh.notation import parsed, written

SHELF: Final = "shelf.tsv"
REFUSED: Final = "refused.tsv"
FIGURES: Final = "figures.tsv"
UNPLAYED: Final = "unplayed.tsv"
_FACTS: Final = (
    "passcode",
    "ja",
    "en",
    "types",
    "attribute",
    "race",
    "level",
    "atk",
    "defense",
    "scale",
    "markers",
    "kana",
)
_REST: Final = tuple(each.name for each in fields(Card) if each.name not in (*_FACTS, "versions"))


@dataclass(frozen=True, slots=True)
class Shelved:
    """A line of the shelf.

    :param printings: passcodes of further printings.
    :param first_set: the number of the first Japanese printing; empty if it is not known.
    :param proofs: how the definition was confirmed: words of :data:`PROOFS`.
    :param facts: the card without what its text says.
    :param definition: what its text says, in the notation.
    """

    printings: tuple[int, ...]
    first_set: str
    proofs: tuple[str, ...]
    facts: Card
    definition: str

    @property
    def card(self) -> Card:
        """The whole card."""
        if not self.definition:
            return self.facts
        read = parsed(f"Card(0, '', '', CardType(0), {self.definition})")
        return replace(self.facts, **{name: getattr(read, name) for name in _REST})


PROOFS: Final = ("written", "identical", "reread", "facts", "played", "scenario")
"""How a card can be confirmed: what of it was written, not read, has scenarios; our print equals the text; our print,
read again, gives the same definition; recorded facts of its effects agree; its effects were all resolved in duels
without a violation; scenarios of the tests play it."""


def line_of(shelved: Shelved) -> str:
    """A card as a line of the shelf, without its line end."""
    card = shelved.facts
    figures = (card.types, card.attribute, card.race, card.level, card.atk, card.defense, card.scale, card.markers)
    numbers = ("" if figure is None else str(int(figure)) for figure in figures)
    return "\t".join(
        (
            str(card.passcode),
            " ".join(map(str, shelved.printings)),
            card.ja,
            card.en,
            card.kana,
            shelved.first_set,
            *numbers,
            " ".join(shelved.proofs),
            shelved.definition,
        )
    )


def line_of_card(card: Card) -> str:
    """A card that was read from its text, and confirmed by nothing but our own print of it, as a line of a shelf."""
    return line_of(Shelved((), "", ("reread",), card, definition_of(card)))


def definition_of(card: Card) -> str:
    """What a card's text says, in the notation: everything that is no figure and no name."""
    blank = Card(0, "", "", CardType(0))
    values = [(name, getattr(card, name)) for name in _REST]
    return ", ".join(f"{name}={written(value)}" for name, value in values if value != getattr(blank, name))


def shelved(line: str) -> Shelved:
    """A line of the shelf.

    :raises ValueError: if it is none.
    """
    code, printings, ja, en, kana, first_set, *figures, proofs, definition = line.split("\t")
    types, attribute, race, level, atk, defense, scale, markers = (int(each) if each else None for each in figures)
    facts = Card(
        int(code),
        ja,
        en,
        CardType(types or 0),
        Attribute(attribute or 0),
        Race(race or 0),
        level or 0,
        atk,
        defense,
        scale or 0,
        markers=Marker(markers or 0),
        kana=kana,
    )
    return Shelved(tuple(map(int, printings.split())), first_set, tuple(proofs.split()), facts, definition)


_WORD: Final = re.compile(r"\b([A-Z]\w*)\(")
_STRING: Final = re.compile(r"'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\"")
_HAND: Final = re.compile(r"zones=[\w.|]*Zone\.HAND")
_IN_HAND: Final = re.compile(rf"Effect\(EffectKind\.TRIGGER, (?!\w+=)(?=(?:(?!\bEffect\().)*?{_HAND.pattern})")


def words_in(definition: str) -> frozenset[str]:
    """The words of the card language that stand in a text in the notation."""
    return frozenset(_WORD.findall(_STRING.sub("", definition)))


def argument(text: str, at: int) -> str:
    """What stands in a notation from a place on, up to the comma or bracket that ends it."""
    depth, here = 0, at
    while here < len(text):
        string = _STRING.match(text, here)
        if string is not None:
            here = string.end()
            continue
        if text[here] == "(":
            depth += 1
        elif depth == 0 and text[here] in ",)":
            break
        elif text[here] == ")":
            depth -= 1
        here += 1
    return text[at:here]


@dataclass(frozen=True, slots=True)
class RefusedCard:
    """A card whose text was not understood wholly.

    :param reason: why, in a word or two.
    :param effect: the number of the effect in which the reading stopped; 0: before them.
    :param at: the character of it from which on it was not understood, from 0.
    """

    passcode: int
    ja: str
    en: str
    reason: str
    effect: int
    at: int


class Shelf:
    """All cards of the shelf, by passcode.

    :param text: the lines of ``shelf.tsv``.
    :param own: the lines of a user's own cards; one whose passcode the shelf has too is passed over.
    """

    def __init__(self, text: str, own: str = "") -> None:
        self._lines = {int(line[: line.index("\t")]): line for line in text.splitlines()}
        shipped = len(self._lines)
        for line in own.splitlines():
            self._lines.setdefault(int(line[: line.index("\t")]), line)
        self.own = frozenset(list(self._lines)[shipped:])
        """The passcodes of the user's own cards."""

    def __len__(self) -> int:
        return len(self._lines)

    def __contains__(self, passcode: object) -> bool:
        return passcode in self._lines

    def __iter__(self) -> Iterator[int]:
        return iter(self._lines)

    def __getitem__(self, passcode: int) -> Shelved:
        return shelved(self._lines[passcode])

    def mentions(self, passcode: int, words: str) -> bool:
        """Whether these words stand in a card's definition, which is not made for that."""
        return words in self._lines[passcode]

    def definition(self, passcode: int) -> str:
        """A card's definition in the notation; the card is not made for that."""
        return self._lines[passcode].rpartition("\t")[2]

    def words_of(self, passcode: int) -> frozenset[str]:
        """The words of the card language that stand in a card's definition, which is not made for that."""
        return words_in(self.definition(passcode))

    def occasions_in_hand(self) -> set[str]:
        """The occasions of all effects that trigger in the hand, in the notation."""
        return {
            argument(line, effect.end())
            for line in self._lines.values()
            if "EffectKind.TRIGGER" in line and _HAND.search(line)
            for effect in _IN_HAND.finditer(line)
        }

    def first_set(self, passcode: int) -> str:
        """The number of the first Japanese printing of a card; empty if it is not known."""
        line = self._lines.get(passcode)
        return "" if line is None else line.split("\t", 6)[5]

    @cached_property
    def names(self) -> dict[int, tuple[str, str, str]]:
        """The Japanese and English name of every card, and how the first is read."""
        found = {}
        for code, line in self._lines.items():
            ja, en, kana = line.split("\t", 5)[2:5]
            found[code] = (ja, en, kana)
        return found

    @cached_property
    def printings(self) -> dict[int, int]:
        """The passcode of the card for every further printing."""
        return {int(other): code for code, line in self._lines.items() for other in line.split("\t", 2)[1].split()}


def own_file() -> Path:
    """Where the user's own cards are kept: ``DUELKIT_CARDS``, or a file in the user's data folder."""
    given = os.environ.get("DUELKIT_CARDS")
    if given:
        return Path(given)
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "duelkit" / "cards.tsv"


def load() -> Shelf:
    """The shelf that comes with the program, and the user's own cards: of two with the same passcode its own wins.

    :raises FileError: if the file of the user's own cards holds something else.
    """
    text = (resources.files(__package__) / SHELF).read_text(encoding="utf-8")
    path = own_file()
    if not path.exists():
        return Shelf(text)
    try:
        own = path.read_text(encoding="utf-8")
        for line in own.splitlines():
            shelved(line)
        return Shelf(text, own)
    except (OSError, ValueError) as error:
        raise FileError(str(path), 0, f"not a file of own cards ({error}); made by duelkit cards read") from None


def refused() -> list[RefusedCard]:
    """The known cards that are not playable, by passcode."""
    text = (resources.files(__package__) / REFUSED).read_text(encoding="utf-8")
    found = []
    for line in text.splitlines():
        code, ja, en, reason, effect, at = line.split("\t")
        found.append(RefusedCard(int(code), ja, en, reason, int(effect), int(at)))
    return found


@cache
def refused_by_passcode() -> dict[int, RefusedCard]:
    """The same by their passcodes."""
    return {card.passcode: card for card in refused()}


@cache
def figures() -> dict[int, tuple[CardType, int, int]]:
    """The types, Level (Rank, Link Rating) and pendulum scale of every card whose text is known, playable or not."""
    text = (resources.files(__package__) / FIGURES).read_text(encoding="utf-8")
    rows = (tuple(map(int, line.split("\t"))) for line in text.splitlines())
    return {code: (CardType(types), level, scale) for code, types, level, scale in rows}
