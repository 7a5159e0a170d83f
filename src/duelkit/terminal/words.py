"""What all games say at the terminal: prompts, commands, mistakes; and words looked up in a glossary."""

from __future__ import annotations

from typing import Final

from duelkit.messages import Messages
from duelkit.terminal.shared import bare

COMMON: Final = Messages("duelkit.terminal", ("terminal",))
"""What a game says in other words stands in messages of its own before these."""
DASH: Final = " — "
"""Between a term of the glossary and what it means."""


def meaning(glossary: str, word: str) -> list[str]:
    """The lines of a glossary that explain a word as it is typed; marks are compared as they are."""
    wanted = bare(word) or word.strip()
    found = []
    for line in glossary.splitlines():
        terms = line.partition(DASH)[0].split(" / ")
        if any(wanted == (bare(term) or term.strip()) for term in (*terms, *terms[0].split())):
            found.append(line)
    return found
