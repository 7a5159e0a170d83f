"""Tables from the type of a node to the function that words it, one for each part of speech and language.

The card texts of both games are written with these.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any, TypeVar

from duelkit.cardlang.tables import ByKind

N = TypeVar("N")
S = TypeVar("S")
R = TypeVar("R")
E = TypeVar("E")


class Language(StrEnum):
    """A language in which cards are printed."""

    JA = "ja"
    EN = "en"


class NoWording(KeyError):
    """A node, or one of its closed words, has no wording in a language."""

    def __init__(self, what: type | str, language: Language) -> None:
        self.what = what if isinstance(what, str) else what.__name__
        self.language = language
        super().__init__(self.what)

    def __str__(self) -> str:
        return f"no wording for {self.what} in language {self.language.value!r}"


class Table(dict[E, str]):
    """The words for the members of an enumeration; a member without one raises :class:`NoWording`."""

    def __init__(self, language: Language, words: Mapping[E, str]) -> None:
        super().__init__(words)
        self.language = language

    def __missing__(self, member: E) -> str:
        raise NoWording(f"{type(member).__name__}.{getattr(member, 'name', '')}", self.language)


class Wordings(ByKind[Callable[[Any, S], R]]):
    """How each type of node of one part of speech is worded.

    :ivar language: the language of the wordings.
    """

    def __init__(self, language: Language) -> None:
        super().__init__()
        self.language = language

    def words(self, kind: type[N]) -> Callable[[Callable[[N, S], R]], Callable[[N, S], R]]:
        """Registers the decorated function as the wording of ``kind``."""
        return self.enter(kind)

    def fixed(self, words: Mapping[type[Any], R]) -> None:
        """Registers words that read the same wherever they stand.

        :param words: for each type of node what it reads; nobody changes it.
        """
        for kind, text in words.items():
            self.kinds[kind] = lambda node, scope, text=text: text  # type: ignore[misc]

    def table(self, words: Mapping[type[Any], Callable[[Any, S], R]]) -> None:
        """Registers words whose wording is one expression.

        :param words: for each type of node what makes its words.
        """
        self.kinds.update(words)

    def missing(self, node: object) -> Exception:
        return NoWording(type(node), self.language)

    def __call__(self, node: object, scope: S) -> R:
        """Returns the words of a node.

        :raises NoWording: if there is no wording for its type.
        """
        return self.find(node)(node, scope)
