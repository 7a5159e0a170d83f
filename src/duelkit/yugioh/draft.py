"""A card as it is being written: what was understood of its text, or the place where that stopped (下書き)."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Final

from duelkit.kernel.errors import FileError
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.own import Outcome, known_names, understood
from duelkit.yugioh.plain_text import plain_card
from duelkit.yugioh.reading.grammar.patterns import plain
from duelkit.yugioh.text import figures_line, render, type_line

LONGEST: Final = 3_000
"""The most characters of a card, with its name and figures; the longest printed card has a third as many."""
_MARK: Final = re.compile("[①-⑩][:：]")
_SURE: Final = 6
"""The fewest characters by which the part that was not understood is looked for in the text as it was written: older
wordings are rewritten before they are read."""


@dataclass(frozen=True)
class Draft:
    """What came of a text.

    :param card: the card, ``None`` if the text is refused.
    :param reason: why it is refused, a key of the messages; empty if it is not.
    :param start: the first character of the text that was not understood; ``end``: the first one behind that.
    :param words: what is said beside the reason, such as what was expected there.
    """

    name: str
    card: Card | None
    reason: str = ""
    start: int = 0
    end: int = 0
    words: str = ""


def drafted(text: str) -> Draft:
    """Read a card as it is written in plain text: name, 【戦士族／効果】 光属性／星４／攻1800／守1000, text."""
    if len(text) > LONGEST:
        return Draft("", None, "too-long", LONGEST, len(text), str(LONGEST))
    name = text.strip().partition("\n")[0].partition(" / ")[0].strip()
    try:
        printed = plain_card(text)
    except FileError as error:
        start, end = _line(text, error.line)
        return Draft(name, None, "no-name" if not name else "no-figures", start, end, error.what)
    return placed(text, understood(printed, known_names()))


def placed(text: str, outcome: Outcome) -> Draft:
    """What came of reading a card, with the place in its text."""
    if outcome.card is not None:
        return Draft(outcome.name, outcome.card)
    start, end = place_in(text, outcome)
    return Draft(outcome.name, None, outcome.reason, start, end)


def place_in(text: str, outcome: Outcome) -> tuple[int, int]:
    """Where in a text the reading stopped: from the first character not understood to the end of its sentence."""
    first, last = _box(text, outcome.place[0])
    words, places = spread(text[first:last])
    wanted = plain(outcome.span)
    at = -1
    for length in (len(wanted), 40, 20, 10, _SURE):
        if wanted and length <= len(wanted):
            at = words.find(wanted[:length], min(outcome.place[1], max(len(words) - len(wanted), 0)))
            at = words.find(wanted[:length]) if at < 0 else at
        if at >= 0:
            break
    if at < 0:
        return first + len(text[first:last]) - len(text[first:last].lstrip()), first + len(text[first:last].rstrip())
    stop = words.find("。", at)
    stop = at + len(wanted) if "。" not in words else len(words) if stop < 0 else stop + 1
    return first + places[at], first + (places[stop] if stop < len(places) else len(text[first:last].rstrip()))


def _box(text: str, effect: int) -> tuple[int, int]:
    """From where to where the text of an effect goes; 0: what stands before the effects, below name and figures."""
    body = _line(text, 3)[0]
    marks = list(_MARK.finditer(text, body))
    if not marks or effect > len(marks):
        return body, len(text)
    if effect == 0:
        return body, marks[0].start()
    return marks[effect - 1].end(), marks[effect].start() if effect < len(marks) else len(text)


def _line(text: str, number: int) -> tuple[int, int]:
    """Where a line of a text begins and ends; the lines before the first that has something in it do not count."""
    at = len(text) - len(text.lstrip())
    for _ in range(number - 1):
        following = text.find("\n", at)
        if following < 0:
            return at, len(text)
        at = following + 1
    end = text.find("\n", at)
    return at, len(text) if end < 0 else end


def spread(text: str) -> tuple[str, list[int]]:
    """A text as :func:`~duelkit.yugioh.reading.grammar.patterns.plain` makes it, and for each of its characters the
    place of the one that it comes from."""
    pieces: list[str] = []
    places: list[int] = []
    at = 0
    while at < len(text):
        tag = _RUBY.match(text, at)
        if tag is not None:
            at = tag.end()
            continue
        end = at + 1
        # a voiced sound mark or an accent belongs to the character before it
        while end < len(text) and (unicodedata.combining(text[end]) or text[end] in "ﾞﾟ"):
            end += 1
        piece = plain(text[at:end])
        pieces.append(piece)
        places += [at] * len(piece)
        at = end
    return "".join(pieces), places


_RUBY: Final = re.compile(r"<rt>.*?</rt>|</?ruby>")


def source_of(card: Card) -> str:
    """A card as it is written in plain text, so that it can be read and changed."""
    figures = f"{type_line(card, 'ja')} {figures_line(card, 'ja')}".strip()
    lines = (f"{card.ja} / {card.en}", figures, render(card, "ja"))
    return "\n".join(line for line in lines if line) + "\n"
