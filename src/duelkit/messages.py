"""What is said in two languages: Fluent files of a package, in ``messages/ja`` and ``messages/en``."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LOCALES: Final = {"ja": "ja-JP", "en": "en-GB"}


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
        return bool(_bundle(self.package, self.files, str(language)).has_message(key)) or (
            self.beyond is not None and self.beyond.knows(language, key))

    def keys(self, language: str) -> set[str]:
        """All messages of a language."""
        return set(_bundle(self.package, self.files, str(language))._messages)

    def say(self, language: str, key: str, /, **values: str | int) -> str:
        """A message in words.

        :param values: what stands in it; numbers only where their grammatical number matters.
        :raises KeyError: if there is no such message, or a value is missing: a mistake in the program.
        """
        language = str(language)
        bundle = _bundle(self.package, self.files, language)
        if not bundle.has_message(key):
            if self.beyond is not None:
                return self.beyond.say(language, key, **values)
            raise KeyError(f"no message {key!r} in language {language!r}")
        pattern = bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"message {key!r} in language {language!r}: {errors[0]}")
        return str(text)


@cache
def _bundle(package: str, files: tuple[str, ...], language: str) -> FluentBundle:
    bundle = FluentBundle([LOCALES[language]], use_isolating=False)
    folder = resources.files(package) / "messages" / language
    for name in files:
        bundle.add_resource(FluentResource((folder / f"{name}.ftl").read_text(encoding="utf-8")))
    return bundle
