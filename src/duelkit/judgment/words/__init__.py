"""The words of the card language, a folder for each topic."""

import duelkit.judgment.language as language  # noqa: F401  the language is loaded whole before any of its words
