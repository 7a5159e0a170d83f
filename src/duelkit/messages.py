"""What is said in two languages: Fluent files of a package, in ``messages/ja`` and ``messages/en``."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

LOCALES: Final = {"ja": "ja-JP", "en": "en-GB"}
ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""How a message begins, or a term, whose name begins with a hyphen; what belongs to it is indented."""
REFERENCE: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""How a message names another one."""


class Messages:
    """The messages of a package.

    :param package: in whose folder ``messages`` they lie.
    :param files: the names of the files, without their ending.
    :param beyond: what is asked for a message that is not among them.
    """

    def __init__(self, package: str, files: tuple[str, ...], beyond: Messages | None = None) -> None:
        self.package = package
        self.files = files
        self.beyond = beyond

    def knows(self, language: str, key: str) -> bool:
        """Whether there are words for a message in a language."""
        return key in _bundle(self.package, self.files, str(language)).keys or (
            self.beyond is not None and self.beyond.knows(language, key)
        )

    def keys(self, language: str) -> frozenset[str]:
        """All messages of a language."""
        return _bundle(self.package, self.files, str(language)).keys

    def say(self, language: str, key: str, /, **values: str | int) -> str:
        """A message in words.

        :param values: what stands in it; numbers only where their grammatical number matters.
        :raises KeyError: if there is no such message, or a value is missing: a mistake in the program.
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
    """The messages of a package in a language. Each is parsed when it is first asked for: that is what takes long."""

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
        """A message in words, and what is wrong with it.

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
