"""The names of kinds, topics and labels for readers, from `words.toml`, in English and Japanese."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping
from importlib import resources

from duelkit.rulebook.languages import in_language


@functools.cache
def load_words() -> Mapping[str, Mapping[str, Mapping[str, str]]]:
    """Return the words by group, key and language, cached."""
    text = (resources.files("duelkit.rulebook") / "words.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def word(group: str, key: str, language: str) -> str:
    """Return the name of something for readers.

        :param group: "kind", "nature", "source", "confidence", "rule_states", "label" or "topic".
        :param key: its name in the data, such as "damage-step".
    =>
    the `type().
        :param language: one of `duelkit.rulebook.statements.LANGUAGES`.
        :returns: the word or phrase.
        :raises KeyError: if there is no such group or key.
        :raises ValueError: if the language is neither "ja" nor "en".
    """
    wording = load_words()[group][key]
    return in_language(language, wording["en"], wording["ja"])
