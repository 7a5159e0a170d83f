"""The vocabulary of the card language, one folder a topic.

The language is loaded whole before any of its words.
"""

from typing import Final

import duelkit.yugioh.language  # noqa: F401

SHARED: Final = tuple(f"duelkit.yugioh.language.{name}" for name in ("amounts", "clauses", "nouns", "occasions"))
"""The modules with words that every topic uses."""
