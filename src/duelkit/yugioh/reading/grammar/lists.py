"""Where the pieces of a text begin and end: sentences, and the items of a list (●…●…)."""

from __future__ import annotations

from duelkit.yugioh.reading.grammar.reader import Reader

ITEM = "●"


def sentence_starts(reader: Reader, at: int) -> list[int]:
    """Returns where the sentences of the text begin, the first of them here."""
    text = reader.text
    return [at, *(place + 1 for place in range(at, len(text) - 1) if text[place] == "。")]


def next_item(reader: Reader, at: int) -> int:
    """Returns where the next item of a list begins; -1 if there is none."""
    return reader.text.find(ITEM, at)


def items(reader: Reader, at: int) -> list[tuple[int, int]]:
    """Returns where the items of a list, which ends with the text, begin (after their marks) and end."""
    text = reader.text
    marks = [place for place in range(at, len(text)) if text[place] == ITEM]
    return [(mark + 1, end) for mark, end in zip(marks, [*marks[1:], len(text)], strict=True)]
