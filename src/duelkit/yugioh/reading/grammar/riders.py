"""Riders: sentences of a processing that continue those before them (この効果でセットしたカードは…)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from duelkit.yugioh.language.base import Joined, Verb
from duelkit.yugioh.language.clauses import YouMay
from duelkit.yugioh.reading.grammar.patterns import reads


def rider(phrasing: str, make: Callable[..., Verb | None], **fixed: Any) -> None:
    """Declare a sentence that continues those before it.

    :param make: called with the processing so far and the values of the slots; returns the processing with this
        sentence, or ``None`` where the sentence does not fit.
    """
    reads("RIDER", phrasing, lambda **values: partial(make, **fixed, **values))


def last_action(before: Verb) -> Verb:
    """Returns the last thing that a processing does."""
    while isinstance(before, Joined | YouMay):
        before = before.second if isinstance(before, Joined) else before.verb
    return before
