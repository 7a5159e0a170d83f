"""The messages of all games at the terminal: prompts, commands, mistakes; and the look-up in a glossary."""

from __future__ import annotations

from typing import Final

from duelkit.messages import Messages
from duelkit.terminal.shared import bare

COMMON: Final = Messages("duelkit.terminal", ("terminal",))
"""A game's own messages take precedence over these."""
DASH: Final = " — "
"""Separates a term of the glossary from its meaning."""


def meaning(glossary: str, word: str) -> list[str]:
    """Returns the lines of a glossary that explain a word as it is typed; symbols are compared exactly."""
    wanted = bare(word) or word.strip()
    found = []
    for line in glossary.splitlines():
        terms = line.partition(DASH)[0].split(" / ")
        if any(wanted == (bare(term) or term.strip()) for term in (*terms, *terms[0].split())):
            found.append(line)
    return found
