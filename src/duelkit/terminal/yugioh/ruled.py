"""Rulings as lines at the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from duelkit.terminal.yugioh.words import MESSAGES
from duelkit.yugioh.editions import EDITIONS

if TYPE_CHECKING:
    from duelkit.showing import Case

say = MESSAGES.say


class Head(Protocol):
    """Returns a ruling as lines of a list."""

    @property
    def identity(self) -> str:
        """Returns its id."""

    @property
    def sources(self) -> tuple[str, ...]:
        """Returns its sources."""

    @property
    def question(self) -> Mapping[str, str]:
        """Returns the question in both languages."""

    @property
    def answer(self) -> Mapping[str, str]:
        """Returns the answer in both languages."""


def short_lines(case: Head, language: str) -> list[str]:
    """Returns a ruling in a list: its id and sources, question and answer."""
    return [
        f"{case.identity}  [{', '.join(case.sources)}]",
        "    " + say(language, "rulings-question", text=case.question[language]),
        "    " + say(language, "rulings-answer", text=case.answer[language]),
    ]


def ruling_lines(case: Case, language: str) -> list[str]:
    """Returns everything about a ruling."""
    date, sources = "" if case.date is None else case.date.isoformat(), ", ".join(case.sources)
    lines = [
        case.identity,
        say(language, "rulings-question", text=case.question[language]),
        say(language, "rulings-answer", text=case.answer[language]),
        say(language, "rulings-dated", sources=sources, date=date)
        if date
        else say(language, "rulings-sources", sources=sources),
        say(language, "rulings-editions", editions=ranges(case.editions)),
    ]
    if case.rules:
        lines.append(say(language, "rulings-rules", rules=", ".join(case.rules)))
    joint = "、" if language == "ja" else ", "
    if case.card_names:
        lines.append(
            say(
                language, "rulings-cards", cards=joint.join(name[language] or name["en"] for _, name in case.card_names)
            )
        )
    for one in case.against:
        values = {"source": one.source, "text": one.answer[language]}
        lines.append(
            say(language, "rulings-against-shown", ruling=one.ruling, **values)
            if one.ruling
            else say(language, "rulings-against", **values)
        )
    lines.append(say(language, "rulings-steps"))
    lines += [f"{number:>4}  {text[language]}" for number, text in enumerate(case.steps_told, 1)]
    return lines


def ranges(editions: Sequence[str]) -> str:
    """Returns editions, consecutive ones as a range."""
    order = list(EDITIONS)
    found: list[list[str]] = []
    for edition in editions:
        last = found[-1][-1] if found else ""
        if last in order and edition in order and order.index(edition) == order.index(last) + 1:
            found[-1].append(edition)
        else:
            found.append([edition])
    return ", ".join("–".join(dict.fromkeys((run[0], run[-1]))) for run in found)
