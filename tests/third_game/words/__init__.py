"""The words of the language, one folder for each topic."""

SHARED = ("tests.third_game.language.base",)
"""The modules with words that every topic uses."""
