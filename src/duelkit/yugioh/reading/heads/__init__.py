"""Heads of effects: when an effect can be used, its cost and its targets, up to 発動できる.

A head is read part by part. Each part is a declared phrase; the :class:`~duelkit.yugioh.reading.heads.draft.Draft`
decides what it adds to the head so far, and whether it can be there.
"""

from __future__ import annotations

from collections.abc import Iterator

from duelkit.yugioh.reading.grammar.reader import Reader
from duelkit.yugioh.reading.heads.draft import Draft
from duelkit.yugioh.reading.heads.endings import endings
from duelkit.yugioh.reading.heads.occasions import occasions
from duelkit.yugioh.reading.heads.requirements import conditions, costs, limits, places
from duelkit.yugioh.reading.heads.targets import targets
from duelkit.yugioh.reading.heads.times import times

__all__ = ["Draft", "heads"]
MOST_PARTS = 8


def heads(reader: Reader, draft: Draft, at: int, parts: int = 0) -> Iterator[tuple[Draft, bool, int]]:
    """All readings of a head.

    :param parts: how many parts of the head have been read.
    :returns: what the head says, whether the effect is optional, and where its processing begins.
    """
    yield from endings(reader, draft, at)
    if parts > MOST_PARTS:
        return
    for after, middle in _parts(reader, draft, at):
        if middle > at or after != draft:
            reader.reached(middle)
            yield from heads(reader, after, middle, parts + 1)


def _parts(reader: Reader, draft: Draft, at: int) -> Iterator[tuple[Draft, int]]:
    """One further part of a head; the parts come in this order."""
    if not draft.costs and not draft.targets:
        yield from limits(reader, draft, at)
        yield from places(reader, draft, at)
        yield from times(reader, draft, at)
        yield from occasions(reader, draft, at)
        yield from conditions(reader, draft, at)
    yield from costs(reader, draft, at)
    yield from targets(reader, draft, at)
