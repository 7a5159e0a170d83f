"""What both games look up at the terminal in the same way: names as they are typed, and rules."""

from __future__ import annotations

import unicodedata

from duelkit.rulebook import UnknownRule, load_rulebook
from duelkit.wording import Language


def bare(text: str) -> str:
    """A name for comparison: width, case, spaces and punctuation do not matter."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    return "".join(letter for letter in folded if letter.isalnum())


def rule_sheet(identity: str, language: Language | str) -> list[str]:
    """A rule statement with its id; empty if there is none."""
    try:
        statement = load_rulebook().statement(identity)
    except UnknownRule:
        return []
    return [f"{statement.id}: {statement.wording(Language(language).value)}"]
