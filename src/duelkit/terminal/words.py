"""What both games say at the terminal: prompts, the list of commands, the goal, the glossary."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from duelkit.terminal.shared import bare

LOCALES: Final = {"ja": "ja-JP", "en": "en-GB"}
DASH: Final = " — "
"""Between a term of the glossary and what it means."""


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([LOCALES[language]], use_isolating=False)
    path = resources.files("duelkit.terminal") / "messages" / language / "terminal.ftl"
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def say(language: str, key: str, **values: str | int) -> str:
    """A message in words.

    :raises KeyError: if there is no such message, or a value is missing: a mistake in the program.
    """
    bundle = _bundle(str(language))
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise KeyError(f"message {key!r} in language {language!r}: {errors[0]}")
    return str(text)


def meaning(glossary: str, word: str) -> list[str]:
    """The lines of a glossary that explain a word as it is typed; marks are compared as they are."""
    wanted = bare(word) or word.strip()
    found = []
    for line in glossary.splitlines():
        terms = line.partition(DASH)[0].split(" / ")
        if any(wanted == (bare(term) or term.strip()) for term in (*terms, *terms[0].split())):
            found.append(line)
    return found
