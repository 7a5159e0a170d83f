"""The languages of the rulebook."""

from __future__ import annotations

from typing import TypeVar

LANGUAGES = ("ja", "en")
"""The languages of every statement."""

_Text = TypeVar("_Text", str, str | None)


def in_language(language: str, en: _Text, ja: _Text) -> _Text:
    """Return one of two wordings.

    :param language: one of `LANGUAGES`.
    :param en: the English wording.
    :param ja: the Japanese wording.
    :returns: the wording in that language.
    :raises ValueError: if the language is neither "ja" nor "en".
    """
    if language == "ja":
        return ja
    if language == "en":
        return en
    raise ValueError(f"unknown language {language!r}; known: {', '.join(LANGUAGES)}")
