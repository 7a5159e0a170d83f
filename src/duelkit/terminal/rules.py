"""Rule statements as the terminal shows them."""

from __future__ import annotations

from duelkit.cardlang.wording import Language
from duelkit.rulebook import UnknownRule, load_rulebook


def rule_sheet(identity: str, language: Language | str) -> list[str]:
    """Returns a rule statement with its id; empty if there is none."""
    try:
        statement = load_rulebook().statement(identity)
    except UnknownRule:
        return []
    return [f"{statement.id}: {statement.wording(Language(language).value)}"]
