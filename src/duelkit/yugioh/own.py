"""Cards of a user's own: texts from a file, read and kept as definitions (自分のカード).

A file is a ``cards.cdb``, JSON (a card or a list of cards with ``name``, ``text`` and figures), or plain text: a card
is its name, the line in brackets and the figures,
as ``duelkit card`` prints them, then its text, all in Japanese or all in English; a line of hyphens stands between two
cards. What can be read becomes playable; for the rest it is said where the reading stopped. Nothing of a file is run.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from duelkit.cardlang.wording import NoWording
from duelkit.kernel.errors import DuelkitError, FileError
from duelkit.yugioh.cards import library
from duelkit.yugioh.cards.shelf import line_of_card, own_file, refused, shelved
from duelkit.yugioh.compiler.definitions import card_info
from duelkit.yugioh.database import DatabaseCard, open_with_texts
from duelkit.yugioh.kept import cache_file, keep_values, values
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.terms import Attribute, CardType, Marker, Race, SummonKind
from duelkit.yugioh.plain_text import BROUGHT, OWN_CODES, OWN_STEP, boxes, plain_cards
from duelkit.yugioh.reading import Lexicon, OutOfTime, Printed, Refused, read
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.reading.english import Book, Names, read_english
from duelkit.yugioh.reading.grammar.patterns import plain
from duelkit.yugioh.reading.sources import NotACard, entry
from duelkit.yugioh.text import render

LARGEST: Final = 64 << 20
SECONDS: Final = 1.0
"""How long a card may take to read, of processor time; few take longer than a hundredth of it."""


@dataclass(frozen=True)
class Outcome:
    """What came of a text: a card, or why not.

    :param name: the card as the file calls it.
    :param reason: why it was refused; empty if it was not.
    :param place: the number of the effect and the character in it at which the reading stopped.
    :param span: the text from there on.
    """

    name: str
    card: Card | None
    reason: str = ""
    place: tuple[int, int] = (0, 0)
    span: str = ""


WITHOUT_PASSCODE: Final = [
    ("ラーの翼神竜", "The Winged Dragon of Ra"),
    ("ラーの翼神竜－球体形", "The Winged Dragon of Ra - Sphere Mode"),
    ("ラーの翼神竜－不死鳥", "The Winged Dragon of Ra - Immortal Phoenix"),
]
"""Cards without a passcode, of which texts of others speak."""


@cache
def known_names() -> Lexicon:
    """The names of all cards that are known, playable or not, and the words that names share."""
    own = library()
    named = [(card.ja, card.en) for card in own.written]
    named += [names[:2] for names in own.shelf.names.values()]
    named += [(card.ja, card.en) for card in refused()]
    named += WITHOUT_PASSCODE
    text = (resources.files("duelkit.yugioh.cards") / "series.tsv").read_text(encoding="utf-8")
    words = [tuple(line.split("\t")) for line in text.splitlines()]
    tokens = {plain(token.ja): (token.ja, token.en) for token in own.tokens.values()}
    return Lexicon({plain(ja): (ja, en) for ja, en in named}, {plain(ja): (ja, en) for ja, en in words}, tokens)


def understood(printed: Printed, lexicon: Lexicon) -> Outcome:
    """Read one card, and see that our own print of it says the same. It takes :data:`SECONDS` at most."""
    name = printed.card.ja
    if not in_japanese(printed):
        book = english_book()
        return _outcome(printed, "en", lambda one: read_english(one, book, SECONDS))
    lexicon = lexicon.within(SECONDS, {plain(name): (name, printed.card.en)})
    return _outcome(printed, "ja", lambda one: read(one, lexicon))


def in_japanese(printed: Printed) -> bool:
    """Whether a text is Japanese; one without any text is as good as that."""
    text = printed.text + printed.pendulum
    return re.search("[ぁ-ヿ一-鿿]", text) is not None or not text.strip()


@cache
def english_book() -> Book:
    """The phrases of all playable cards in English, and all names that are known.

    To make it takes some seconds, to read it where it is kept a tenth of that.
    """
    path = cache_file("phrases", "values")
    found = values(path)
    if not isinstance(found, Book):
        found = Book(library(), names_of(known_names()))
        keep_values(path, found)
    return found


def names_of(lexicon: Lexicon) -> Names:
    """The same names by the English ones."""
    return Names(_by_english(lexicon.cards, lexicon.tokens), _by_english(lexicon.series))


def _by_english(*names: Mapping[str, tuple[str, str]]) -> dict[str, tuple[str, ...]]:
    found = dict[str, dict[str, None]]()
    for each in names:
        for ja, en in each.values():
            found.setdefault(en, {})[ja] = None
    return {en: tuple(ja) for en, ja in found.items()}


def _outcome(printed: Printed, language: str, reads: Callable[[Printed], Card]) -> Outcome:
    """Read a card in this way, and see that our own print of it, read again, says the same."""
    name = printed.card.ja
    try:
        card = reads(printed)
        card_info(card)
        text = {each: render(card, each) for each in ("ja", "en")}[language]
        if canonical(reads(Printed(printed.card, *boxes(text)))) != canonical(card):
            return Outcome(name, None, "our print of it reads otherwise")
    except Refused as error:
        return Outcome(name, None, error.reason, (error.effect, error.at), error.span)
    except (OutOfTime, RecursionError, MemoryError):
        return Outcome(name, None, "takes too long to read")
    except (NoWording, DuelkitError, AssertionError, AttributeError, LookupError, TypeError, ValueError):
        return Outcome(name, None, "understood, but a word of it cannot be played like this")
    return Outcome(name, card)


def outcomes(path: Path) -> Iterator[Outcome]:
    """Read all cards of a file.

    :raises FileError: if the file cannot be read or holds something else.
    """
    lexicon = known_names()
    for found in printed_cards(path):
        yield understood(found, lexicon) if isinstance(found, Printed) else found


def printed_cards(path: Path) -> Iterator[Printed | Outcome]:
    """The cards of a file, not yet read; for an entry that is no card, why not.

    :raises FileError: if the file cannot be read or holds something else.
    """
    name = str(path)
    if path.suffix.lower() == ".cdb":
        database, texts = open_with_texts(path)
        for row in database:
            if not row.is_artwork:
                yield _of_row(row, texts.get(row.passcode, ""))
        return
    try:
        if path.stat().st_size > LARGEST:
            raise FileError(name, 0, f"too large; expected at most {LARGEST >> 20} MiB of texts")
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or "not UTF-8"
        raise FileError(name, 0, f"cannot be read ({reason}); expected cards as .cdb, .json or text") from None
    if path.suffix.lower() == ".json":
        yield from _of_json(name, text)
    else:
        yield from plain_cards(text, name)


def _of_json(name: str, text: str) -> Iterator[Printed | Outcome]:
    try:
        found = json.loads(text)
    except RecursionError:
        raise FileError(name, 0, "nested too deeply; expected a card or a list of cards") from None
    except ValueError as error:
        raise FileError(name, getattr(error, "lineno", 0), "not JSON; expected a card or a list of cards") from None
    entries: Iterable[Any] = found if isinstance(found, list) else [found]
    for number, data in enumerate(entries, 1):
        if not isinstance(data, Mapping):
            raise FileError(name, 0, f"entry {number} is no card; expected an object with name, text and figures")
        try:
            yield entry(_in_any_language(data))
        except (NotACard, KeyError, TypeError, ValueError, AttributeError) as error:
            yield Outcome(f"entry {number}", None, f"no card: {error}")


def _in_any_language(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """An entry that has no Japanese name or text with the English one in its place."""
    filled = dict(data)
    for field in ("name", "text", "pendulum_effect"):
        texts = data.get(field)
        if isinstance(texts, Mapping) and texts.get("en") and not texts.get("ja"):
            filled[field] = {**texts, "ja": texts["en"]}
    return filled


def _of_row(row: DatabaseCard, text: str) -> Printed | Outcome:
    """A row of a card database; its name in the other language is not known."""
    known = library()[row.passcode].en if row.passcode in library() else row.name
    try:
        types, attribute, race = CardType(row.types), Attribute(row.attribute), Race(row.race)
    except ValueError:
        return Outcome(row.name, None, "a kind of card that is not known")
    only = next((kind for flag, kind in BROUGHT.items() if types & flag), SummonKind(0))
    monster = bool(types & CardType.MONSTER)
    card = Card(
        row.passcode,
        row.name,
        known,
        types,
        attribute,
        race,
        row.level,
        row.atk if monster else None,
        row.defense if monster else None,
        row.scale,
        only_by=only,
        markers=Marker(row.markers),
    )
    return Printed(card, "" if types & CardType.NORMAL else text)


def keep(cards: Iterable[Card]) -> Path:
    """Put cards among the user's own; one of the same passcode and name is replaced. Written at once or not at all."""
    path = own_file()
    lines = dict[int, str]()
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            lines[int(line.split("\t", 1)[0])] = line
    for card in cards:
        card = replace(card, ja=_safe(card.ja), en=_safe(card.en))
        while (
            card.passcode >= OWN_CODES and card.passcode in lines and shelved(lines[card.passcode]).facts.ja != card.ja
        ):
            # two names may have the same number
            card = replace(card, passcode=card.passcode + OWN_STEP)
        lines[card.passcode] = line_of_card(card)
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(f".{os.getpid()}.new")
    fresh.write_text("".join(f"{line}\n" for line in lines.values()), encoding="utf-8")
    fresh.replace(path)
    return path


def _safe(name: str) -> str:
    return re.sub(r"\s+", " ", name)
