"""Messages in two languages: the Fluent files of a package, in ``messages/ja`` and ``messages/en``."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

LOCALES: Final = {"ja": "ja-JP", "en": "en-GB"}
ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message or a term; a term's name begins with a hyphen. Continuation lines are indented."""
REFERENCE: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""A reference to another message."""


class Messages:
    """The messages of a package.

    :param package: the package whose folder ``messages`` contains them.
    :param files: the names of the files, without extension.
    :param beyond: used for a message that is not among them.
    """

    def __init__(self, package: str, files: tuple[str, ...], beyond: Messages | None = None) -> None:
        self.package = package
        self.files = files
        self.beyond = beyond

    def knows(self, language: str, key: str) -> bool:
        """Whether a message exists in a language."""
        return key in _bundle(self.package, self.files, str(language)).keys or (
            self.beyond is not None and self.beyond.knows(language, key)
        )

    def keys(self, language: str) -> frozenset[str]:
        """Returns all messages of a language."""
        return _bundle(self.package, self.files, str(language)).keys

    def say(self, language: str, key: str, /, **values: str | int) -> str:
        """Returns a message in words.

        :param values: the values in it; numbers only where their grammatical number matters.
        :raises KeyError: if there is no such message, or a value is missing: an error in the program.
        """
        language = str(language)
        bundle = _bundle(self.package, self.files, language)
        if key not in bundle.keys:
            if self.beyond is not None:
                return self.beyond.say(language, key, **values)
            raise KeyError(f"no message {key!r} in language {language!r}")
        text, errors = bundle.say(key, values)
        if errors:
            raise KeyError(f"message {key!r} in language {language!r}: {errors[0]}")
        return text


class Bundle:
    """The messages of a package in a language. Each is parsed when it is first used, because parsing is slow."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self._parsed = FluentBundle([LOCALES[language]], use_isolating=False)
        self._texts: dict[str, str] = {}
        for text in texts:
            starts = list(ENTRY.finditer(text))
            for start, end in zip(starts, [*(found.start() for found in starts[1:]), len(text)], strict=True):
                self._texts.setdefault(start[1], text[start.start() : end])
        self.keys: Final = frozenset(key for key in self._texts if not key.startswith("-"))

    def _parse(self, key: str) -> None:
        text = self._texts.pop(key, None)
        if text is not None:
            self._parsed.add_resource(FluentResource(text))
            for found in REFERENCE.findall(text):
                self._parse(found)

    def say(self, key: str, values: dict[str, str | int]) -> tuple[str, list[Any]]:
        """Returns a message in words, and what is wrong with it.

        :param key: one of :attr:`keys`.
        """
        self._parse(key)
        pattern = self._parsed.get_message(key).value
        assert pattern is not None, key
        text, errors = self._parsed.format_pattern(pattern, values)
        return str(text), errors


@cache
def _bundle(package: str, files: tuple[str, ...], language: str) -> Bundle:
    folder = resources.files(package) / "messages" / language
    return Bundle(language, ((folder / f"{name}.ftl").read_text(encoding="utf-8") for name in files))
