"""Rulings as data: what a file of the book has, checked. The format is described in ``docs/rulings.md``."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from duelkit.kernel.errors import FileError
from duelkit.lessons import Words
from duelkit.reader import Reader, Table, join, load_text, read_toml, shown
from duelkit.rulebook.statements import UnknownRule, load_rulebook
from duelkit.showing import Against, Case
from duelkit.yugioh.cards import library
from duelkit.yugioh.editions import EDITIONS
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.rulings.position import POSITION_KEYS, cards_in, checked_labels
from duelkit.yugioh.rulings.steps import Name, Step, StepError, read_step, read_steps
from duelkit.yugioh.rulings.telling import step_words
from duelkit.yugioh.state.rules import MIXED

LANGUAGES: Final = ("en", "ja")
SOURCES: Final = {
    "fid": (re.compile(r"fid \d{1,6}"), "fid 12385"),
    "konami-test": (re.compile(r"konami-test-\d{4} q\d{1,3}"), "konami-test-2019 q33"),
    "ude": (re.compile(r"ude-\d{4} .+"), "ude-2005 Exiled Force"),
    "konami": (re.compile(r"konami-\d{4} .+"), "konami-2008 クリッター"),
    "ocg-rule": (re.compile(r"ocg-rule c\d{2} [a-z0-9]+(?:-[a-z0-9]+)*"), "ocg-rule c02 chain-basics"),
}
"""Where rulings come from: the official card database, Konami's tests for judges, Upper Deck's and Konami's lists, the
OCG-Rule documentation by chapter and section."""
_RULING: Final = (
    "id",
    "source",
    "date",
    "editions",
    "rules",
    "cards",
    "question",
    "answer",
    "against",
    "steps",
    *POSITION_KEYS,
)
_AGAINST: Final = ("source", "date", "answer", "ruling")
_ID: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


@dataclass(frozen=True)
class Ruling(Case):
    """A ruling that runs.

    :param file: where it stands; ``cards``: those it concerns.
    :param position: as the file has it.
    """

    file: str
    cards: tuple[Card, ...]
    steps: tuple[Step, ...]
    position: Table = field(hash=False)

    @property
    def source_kinds(self) -> tuple[str, ...]:
        """The kinds of its sources, such as ``fid``."""
        return tuple(dict.fromkeys(kind_of_source(source) for source in self.sources))

    @property
    def card_names(self) -> tuple[tuple[int, Words], ...]:
        return tuple((card.passcode, {"ja": card.ja, "en": card.en}) for card in self.cards)

    @property
    def steps_told(self) -> tuple[Words, ...]:
        return tuple(step_words(self.position, step) for step in self.steps)


def kind_of_source(source: str) -> str:
    """The kind of a source, one of ``SOURCES``."""
    return next(kind for kind, (pattern, _) in SOURCES.items() if pattern.fullmatch(source))


class RulingReader(Reader):
    """Checks the values of a file of rulings; a mistake names file and ruling."""

    identity: str = ""

    def error(self, key: str, message: str) -> FileError:
        about = f"ruling {self.identity}" if self.identity else ""
        return super().error(", ".join(part for part in (about, key) if part), message)

    def words(self, table: Table, key: str, where: str) -> Words:
        """A text in both languages."""
        value = table.get(key)
        where = join(where, key)
        if (
            not isinstance(value, dict)
            or set(value) != set(LANGUAGES)
            or not all(isinstance(text, str) and text.strip() for text in value.values())
        ):
            raise self.error(where, f"{shown(value)}; expected a text in both languages, {{ en = …, ja = … }}")
        return {
            language: ("" if language == "ja" else " ").join(
                line.strip() for line in value[language].strip().splitlines()
            )
            for language in LANGUAGES
        }

    def source(self, value: object, where: str) -> str:
        """A source with its number."""
        if not isinstance(value, str) or not any(pattern.fullmatch(value) for pattern, _ in SOURCES.values()):
            raise self.error(
                where,
                f"{shown(value)}; expected one like {', '.join(repr(example) for _, example in SOURCES.values())}",
            )
        return value

    def date(self, table: Table, where: str) -> datetime.date | None:
        """A date, if there is one."""
        value = table.get("date")
        if value is not None and (not isinstance(value, datetime.date) or isinstance(value, datetime.datetime)):
            raise self.error(join(where, "date"), f"{shown(value)}; expected a date like 2015-06-01")
        return value

    def editions(self, value: object) -> tuple[str, ...]:
        """The editions: ``"all"``, a list of ids, or ids with ``..`` between or beside them."""
        every = list(EDITIONS)
        given = [value] if isinstance(value, str) else value
        if not isinstance(given, list) or not given:
            raise self.error(
                "editions", f'{shown(value)}; expected "all", a list of ids, or a range like "mr3.." or "mr1..mr3"'
            )
        found: list[str] = []
        for one in given:
            if one == "all":
                found += every
                continue
            first, dots, last = one.partition("..") if isinstance(one, str) else ("?", "", "")
            if dots and first in ("", *every) and last in ("", *every):
                found += every[every.index(first) if first else 0 : every.index(last) + 1 if last else None]
            elif not dots and first.removesuffix(MIXED) in every:
                found.append(first)
            else:
                raise self.error("editions", f"{shown(one)}; expected ids of editions: {', '.join(every)}")
        return tuple(dict.fromkeys(found))

    def rules(self, table: Table) -> tuple[str, ...]:
        """The ids of the statements it rests on."""
        found = self.items(table, "rules", "")
        for at, one in enumerate(found):
            try:
                load_rulebook().statement(str(one))
            except UnknownRule as error:
                raise self.error(f"rules[{at}]", str(error)) from None
        return tuple(found)

    def steps(self, value: object) -> tuple[Step, ...]:
        """The steps."""
        found = []
        try:
            lines = read_steps(value)
        except StepError as error:
            raise self.error("steps", str(error)) from None
        for number, line in enumerate(lines, 1):
            try:
                found.append(read_step(line))
            except StepError as error:
                raise self.error(f"step {number} ({line})", str(error)) from None
        if not any(step.checks for step in found):
            raise self.error(
                "steps",
                "none that looks at anything; expected at least one such as "
                "'other may not activate CARD' or 'CARD in graveyard'",
            )
        return tuple(found)

    def ruling(self, value: object, at: int) -> Ruling:
        """An entry of a file."""
        self.identity = ""
        table = self.known(value, _RULING, f"ruling[{at}]")
        identity = table.get("id")
        if not isinstance(identity, str) or not _ID.fullmatch(identity):
            raise self.error(f"ruling[{at}].id", f"{shown(identity)}; expected small letters, digits and hyphens")
        self.identity = identity
        sources = table.get("source")
        listed = sources if isinstance(sources, list) and sources else [sources]
        position: Table = {key: table[key] for key in POSITION_KEYS if key in table}
        labels = checked_labels(position, self)
        found = Ruling(
            identity,
            tuple(self.source(one, "source") for one in listed),
            self.date(table, ""),
            self.editions(table.get("editions")),
            self.rules(table),
            self.words(table, "question", ""),
            self.words(table, "answer", ""),
            tuple(self._against(one, f"against[{at}]") for at, one in enumerate(self.items(table, "against", ""))),
            self.name,
            self._cards(table, position),
            self.steps(table.get("steps")),
            position,
        )
        self._check_names(found, labels)
        return found

    def _cards(self, table: Table, position: Table) -> tuple[Card, ...]:
        found = list(cards_in(position))
        for at, name in enumerate(self.items(table, "cards", "")):
            if not isinstance(name, (str, int)) or name not in library():
                raise self.error(f"cards[{at}]", f"unknown card {shown(name)}; expected the name of a playable card")
            found.append(str(name))
        by_code = {card.passcode: card for card in (library()[name] for name in found if name in library())}
        return tuple(by_code.values())

    def _against(self, value: object, where: str) -> Against:
        table = self.known(value, _AGAINST, where)
        other = table.get("ruling", "")
        if not isinstance(other, str):
            raise self.error(f"{where}.ruling", f"{shown(other)}; expected the id of a ruling")
        return Against(
            self.source(table.get("source"), f"{where}.source"),
            self.date(table, where),
            self.words(table, "answer", where),
            other,
        )

    def _check_names(self, ruling: Ruling, labels: Mapping[str, object]) -> None:
        there = {card.passcode for card in ruling.cards}
        for number, step in enumerate(ruling.steps, 1):
            for name in names_of(step):
                if name.label and name.label not in labels:
                    raise self.error(
                        f"step {number} ({step.text})",
                        f"unknown label #{name.label}; expected a label that stands behind a card of the position",
                    )
                if name.passcode and name.passcode not in there:
                    raise self.error(
                        f"step {number} ({step.text})",
                        f"{name.said!r} is not among the cards of the position; expected one of them",
                    )


def names_of(step: Step) -> Iterator[Name]:
    """The cards that a step names."""
    if step.name is not None:
        yield step.name
    yield from step.others
    for answer in step.answers:
        if answer.name is not None:
            yield answer.name


def read_rulings(text: str, name: str) -> tuple[Ruling, ...]:
    """The rulings of a file.

    :param text: of the file; ``name``: as the user knows it.
    :raises FileError: which ruling and which key, and what was expected there.
    """
    reader = RulingReader(name)
    top: dict[str, Any] = reader.known(read_toml(text, name), ("ruling",), "")
    entries = top.get("ruling", [])
    if not isinstance(entries, list):
        raise reader.error("ruling", f"{shown(entries)}; expected entries that begin with [[ruling]]")
    found: dict[str, Ruling] = {}
    for at, value in enumerate(entries):
        ruling = reader.ruling(value, at)
        if ruling.identity in found:
            raise reader.error("id", "twice in this file; expected an id of its own")
        found[ruling.identity] = ruling
    return tuple(found.values())


def load_rulings(path: str) -> tuple[Ruling, ...]:
    """The rulings of a user's file.

    :raises FileError: if it cannot be read, or has a mistake.
    """
    return read_rulings(load_text(path, "rulings"), path)
