"""Cards of a user's own: texts from a file, read and kept as definitions (自分のカード).

A file is a ``cards.cdb``, JSON (a card or a list of cards with ``name``, ``text`` and figures), or plain text: a card
is its name,
the line in brackets and the figures, as ``duelkit card --language ja`` prints them, then its text; a line of hyphens
stands between two cards. What can be read becomes playable; for the rest it is said where the reading stopped.
Nothing of
a file is run.
"""

from __future__ import annotations

import json
import os
import re
import zlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from duelkit.kernel.errors import DuelkitError, FileError
from duelkit.wording import NoWording
from duelkit.yugioh.cards import library
from duelkit.yugioh.cards.shelf import line_of_card, own_file, refused, shelved
from duelkit.yugioh.compiler.definitions import card_info
from duelkit.yugioh.database import DatabaseCard, open_database, texts_of
from duelkit.yugioh.language.card import UNKNOWN, Card
from duelkit.yugioh.language.terms import Attribute, CardType, Marker, Race, SummonKind
from duelkit.yugioh.reading import Lexicon, OutOfTime, Printed, Refused, read
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.reading.grammar.patterns import plain
from duelkit.yugioh.reading.sources import NotACard, entry
from duelkit.yugioh.text import render
from duelkit.yugioh.text.grammar.ja.terms import ATTRIBUTES, RACES, SPELL_WORDS, TYPE_LINE

LARGEST: Final = 64 << 20
SECONDS: Final = 1.0
"""How long a card may take to read, of processor time; few take longer than a hundredth of it."""
OWN_CODES: Final = 900_000_000
"""Passcodes of cards that a user wrote begin here: no printed card has one so high."""
OWN_STEP: Final = 16
"""Between two of them there is room for what stands just above a card: its token, other artworks."""
OWN_MOST: Final = 5_600_000


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


@cache
def known_names() -> Lexicon:
    """The names of all cards that are known, playable or not, and the words that names share."""
    own = library()
    named = [(card.ja, card.en) for card in own.written]
    named += [names[:2] for names in own.shelf.names.values()]
    named += [(card.ja, card.en) for card in refused()]
    text = (resources.files("duelkit.yugioh.cards") / "series.tsv").read_text(encoding="utf-8")
    words = [tuple(line.split("\t")) for line in text.splitlines()]
    tokens = {plain(token.ja): (token.ja, token.en) for token in own.tokens.values()}
    return Lexicon({plain(ja): (ja, en) for ja, en in named}, {plain(ja): (ja, en) for ja, en in words}, tokens)


def understood(printed: Printed, lexicon: Lexicon) -> Outcome:
    """Read one card, and see that our own print of it says the same. It takes :data:`SECONDS` at most."""
    name = printed.card.ja
    lexicon = lexicon.within(SECONDS, {plain(name): (name, printed.card.en)})
    try:
        card = read(printed, lexicon)
        card_info(card)
        text = render(card, "ja")
        render(card, "en")
        if canonical(read(Printed(printed.card, *boxes(text)), lexicon)) != canonical(card):
            return Outcome(name, None, "our print of it reads otherwise")
    except Refused as error:
        return Outcome(name, None, error.reason, (error.effect, error.at), error.span)
    except (OutOfTime, RecursionError, MemoryError):
        return Outcome(name, None, "takes too long to read")
    except (NoWording, DuelkitError, AssertionError, AttributeError, KeyError, TypeError, ValueError):
        return Outcome(name, None, "understood, but a word of it cannot be played like this")
    return Outcome(name, card)


def boxes(text: str) -> tuple[str, str]:
    """The text of a card as it is printed here, and that of its pendulum effects."""
    found = _PENDULUM.fullmatch(text)
    return (found[2] or "", found[1]) if found is not None else (text, "")


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
        texts = texts_of(path)
        for row in open_database(path):
            if not row.is_artwork:
                yield _of_row(row, texts.get(row.passcode, ""))
        return
    try:
        if path.stat().st_size > LARGEST:
            raise FileError(name, 0, f"too large; expected at most {LARGEST >> 20} MiB of texts")
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        said = getattr(error, "strerror", None) or "not UTF-8"
        raise FileError(name, 0, f"cannot be read ({said}); expected cards as .cdb, .json or text") from None
    if path.suffix.lower() == ".json":
        yield from _of_json(name, text)
    else:
        yield from plain_cards(text, name)


def _of_json(name: str, text: str) -> Iterator[Printed | Outcome]:
    try:
        found = json.loads(text)
    except ValueError as error:
        raise FileError(name, getattr(error, "lineno", 0), "not JSON; expected a card or a list of cards") from None
    entries: Iterable[Any] = found if isinstance(found, list) else [found]
    for number, data in enumerate(entries, 1):
        if not isinstance(data, Mapping):
            raise FileError(name, 0, f"entry {number} is no card; expected an object with name, text and figures")
        try:
            yield entry(data)
        except (NotACard, KeyError, TypeError, ValueError, AttributeError) as error:
            yield Outcome(f"entry {number}", None, f"no card: {error}")


def _of_row(row: DatabaseCard, text: str) -> Printed | Outcome:
    """A row of a card database; its English name is not known."""
    if not re.search("[ぁ-ヿ]", text) and row.types & ~CardType.NORMAL == row.types:
        return Outcome(row.name, None, "its text is not Japanese")
    known = library()[row.passcode].en if row.passcode in library() else row.name
    try:
        types, attribute, race = CardType(row.types), Attribute(row.attribute), Race(row.race)
    except ValueError:
        return Outcome(row.name, None, "a kind of card that is not known")
    only = next((kind for flag, kind in _BROUGHT.items() if types & flag), SummonKind(0))
    monster = bool(types & CardType.MONSTER)
    card = Card(row.passcode, row.name, known, types, attribute, race, row.level, row.atk if monster else None,
                row.defense if monster else None, row.scale, only_by=only, markers=Marker(row.markers))
    return Printed(card, "" if types & CardType.NORMAL else text)


_BROUGHT: Final = {CardType.FUSION: SummonKind.FUSION, CardType.SYNCHRO: SummonKind.SYNCHRO,
                   CardType.XYZ: SummonKind.XYZ, CardType.LINK: SummonKind.LINK, CardType.RITUAL: SummonKind.RITUAL}
_FIGURES: Final = re.compile(
    r"(?:(?P<attribute>[地水炎風光闇神])属性)?[/ ]*"
    r"(?:(?:星|ランク|レベル|リンク)(?P<level>\d{1,2})(?:\((?P<markers>[↙↓↘←→↖↑↗⬇⬅➡⬆ ]*)\))?)?[/ ]*"
    r"(?:Pスケール(?P<scale>\d{1,2}))?[/ ]*"
    r"(?:攻(?:撃力)?(?P<atk>\d{1,5}|\?))?[/ ]*(?:守(?:備力)?(?P<defense>\d{1,5}|\?))?")
_PENDULUM: Final = re.compile(r"【[ＰP]効果】\s*(.*?)\s*(?:【モンスター(?:効果|情報)】\s*(.*))?", re.DOTALL)
_ARROWS: Final = {"↙": Marker.BOTTOM_LEFT, "↓": Marker.BOTTOM, "⬇": Marker.BOTTOM, "↘": Marker.BOTTOM_RIGHT,
                  "←": Marker.LEFT, "⬅": Marker.LEFT, "→": Marker.RIGHT, "➡": Marker.RIGHT, "↖": Marker.TOP_LEFT,
                  "↑": Marker.TOP, "⬆": Marker.TOP, "↗": Marker.TOP_RIGHT}


def plain_cards(text: str, name: str) -> Iterator[Printed | Outcome]:
    """Cards as plain text.

    :param name: the file, for messages.
    """
    line = 1
    for piece in re.split(r"(?m)^-{3,}[ \t]*\n", text):
        if piece.strip():
            yield plain_card(piece, name, line + len(piece) - len(piece.lstrip("\n")))
        line += piece.count("\n") + 1


def plain_card(text: str, name: str = "text", line: int = 1) -> Printed:
    """One card as plain text: name (or 日本語名 / English name), 【戦士族／効果】 光属性／星４／攻1800／守1000, its
    text.

    :raises FileError: if the first two lines are not that.
    """
    head, _, rest = text.strip().partition("\n")
    kind, _, said = rest.partition("\n")
    ja, _, en = (part.strip() for part in head.partition(" / "))
    match = re.match(r"【([^】]+)】\s*(.*)", kind.strip())
    if not ja or match is None:
        raise FileError(name, line + 1,
            "expected a line such as 【戦士族／効果】 光属性／星４／攻1800／守1000 under the name")
    words = plain(match[1]).split("/")
    types, race = _kinds(words, name, line + 1)
    code = OWN_CODES + OWN_STEP * (zlib.crc32(ja.encode()) % OWN_MOST)
    if not types & CardType.MONSTER:
        return Printed(Card(code, ja, en or ja, types), said.strip())
    figures = _FIGURES.fullmatch(plain(match[2]).strip())
    if figures is None or not figures["attribute"]:
        raise FileError(name, line + 1, f"{match[2][:40]!r} are no figures; expected 光属性／星４／攻1800／守1000")
    attribute = next(each for each, word in ATTRIBUTES.items() if word == figures["attribute"])
    only = next((kind for flag, kind in _BROUGHT.items() if types & flag), SummonKind(0))
    markers = Marker(0)
    for arrow in (figures["markers"] or "").replace(" ", ""):
        markers |= _ARROWS[arrow]
    link = bool(types & CardType.LINK)
    card = Card(code, ja, en or ja, types, attribute, race, int(figures["level"] or 0), _number(figures["atk"]),
                None if link else _number(figures["defense"]), int(figures["scale"] or 0), only_by=only,
                markers=markers)
    text, pendulum = boxes(said.strip())
    return Printed(card, "" if types & CardType.NORMAL else text, pendulum)


def _number(text: str | None) -> int:
    return UNKNOWN if text == "?" else int(text or 0)


def _kinds(words: list[str], name: str, line: int) -> tuple[CardType, Race]:
    """What the line in brackets says."""
    if len(words) == 1 and words[0].endswith(("魔法カード", "罠カード")):
        kind = CardType.SPELL if words[0].endswith("魔法カード") else CardType.TRAP
        icon = words[0].removesuffix("カード").removesuffix("魔法").removesuffix("罠")
        found = [each for each, word in SPELL_WORDS.items() if word == icon and each is not CardType.PENDULUM]
        if icon in ("", "通常"):
            return kind, Race(0)
        if found:
            return kind | found[0], Race(0)
    race = next((each for each, word in RACES.items() if words[0] == plain(word) + "族"), None)
    if race is None:
        raise FileError(name, line, f"{words[0][:20]!r} is no race (種族) and no kind of spell or trap")
    types = CardType.MONSTER
    for word in words[1:]:
        kinds = [each for each, said in TYPE_LINE.items() if plain(said) == word]
        if not kinds:
            raise FileError(name, line,
                f"{word[:20]!r} is no kind of monster; expected one such as 効果, チューナー, 融合")
        types |= kinds[0]
    return types, race


def keep(cards: Iterable[Card]) -> Path:
    """Put cards among the user's own; one of the same passcode and name is replaced. Written at once or not at all."""
    path = own_file()
    lines = dict[int, str]()
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            lines[int(line.split("\t", 1)[0])] = line
    for card in cards:
        card = replace(card, ja=_safe(card.ja), en=_safe(card.en))
        while card.passcode >= OWN_CODES and card.passcode in lines and shelved(
                lines[card.passcode]).facts.ja != card.ja:
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
