"""How definitions become what an engine runs: handlers of words, and words that only pass on their fields.

A game's compiler derives from :class:`Compiler`. It has a table for each part of speech (:class:`Handlers`) and one for
verbs (:class:`Verbs`), which emit instructions. Most words are compiled alike: each field is compiled, and an executor
is made of the results. Such a word is one entry of a table, ``TESTS.passes({OfRace: RaceTest})``; :class:`Fields` says
how a field is compiled, by its declared type.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from enum import Enum
from functools import cached_property
from types import NoneType, UnionType
from typing import Any, Final, Generic, TypeVar, Union, get_args, get_origin, get_type_hints

from duelkit.cardlang.tables import ByKind
from duelkit.kernel.errors import NotInVocabulary

LEFT_OUT: Final = -1
"""The number of what is left out: ``None`` where a member of a closed list, or a truth value, may stand."""
O = TypeVar("O")
R = TypeVar("R")


class Compiler(Generic[O]):
    """What is being compiled.

    :ivar ops: the instructions so far.
    """

    def __init__(self) -> None:
        self.ops: list[O] = []

    def verb(self, node: Any) -> list[O]:
        """Emits the instructions of a verb; returns those of which the game asks whether they are possible."""
        raise NotImplementedError

    def emit(self, *ops: O) -> list[O]:
        """Emits instructions and returns them."""
        self.ops.extend(ops)
        return list(ops)

    def in_turn(self, parts: tuple[Any, ...]) -> list[O]:
        """Emits verbs one after the other; returns what :meth:`verb` returns for the first that asks anything."""
        asked = [self.verb(part) for part in parts]
        return next(filter(None, asked), [])

    def apart(self, node: Any) -> tuple[tuple[O, ...], tuple[O, ...]]:
        """Returns the instructions of a verb without emitting them, and those that :meth:`verb` returns."""
        before, self.ops = self.ops, []
        needed = self.verb(node)
        ops, self.ops = self.ops, before
        return tuple(ops), tuple(needed)


C = TypeVar("C", bound=Compiler[Any])
Way = Callable[[Any, Any], object]
Executor = Callable[..., Any]


class Fields:
    """How fields of words are compiled, by their declared type.

    Numbers, texts and truth values stay as they are, members of closed lists become their numbers, of a tuple each part
    is compiled. ``None`` stays, but is :data:`LEFT_OUT` where a truth value or a member of a closed list may stand.

    :param ways: for each kind of word, the method of the compiler; one that returns a tuple gives several arguments.
    """

    def __init__(self, ways: Mapping[Any, Way]) -> None:
        self.ways = ways

    def way(self, hint: Any) -> Way:
        """Returns how a field of this type is compiled.

        :raises TypeError: if nothing says how.
        """
        if hint in self.ways:
            return self.ways[hint]
        if hint in (bool, int, str, int | None):
            return _as_it_is
        if isinstance(hint, type):
            found = next((self.ways[kind] for kind in hint.__mro__ if kind in self.ways), None)
            if found is not None or issubclass(hint, Enum):
                return found or _number
        parts = get_args(hint)
        if get_origin(hint) is tuple and parts[1:] == (Ellipsis,):
            each = self.way(parts[0])
            return lambda compiler, value: [tuple([each(compiler, part) for part in value])]
        if get_origin(hint) in (UnionType, Union):
            ways = {_number if part is bool else self.way(part) for part in parts if part is not NoneType}
            if len(ways) == 1:
                way = ways.pop()
                return _optional(way) if NoneType in parts and way is not _number else way
        raise TypeError(f"nothing says how a field of type {hint} is compiled")


def _as_it_is(compiler: object, value: object) -> object:
    return value


def _number(compiler: object, value: Any) -> int:
    return LEFT_OUT if value is None else int(value)


def _optional(way: Way) -> Way:
    return lambda compiler, value: None if value is None else way(compiler, value)


class Using:
    """An executor that takes these fields of its word alone: ``Named: Using(NameTest, "ja")``.

    :param run: what is made of them.
    :param names: the fields.
    """

    def __init__(self, run: Executor, *names: str) -> None:
        self.run, self.names = run, names


class Passed:
    """The handler of a word that passes on its fields.

    :ivar kind: the word.
    :ivar run: what is made of the compiled fields.
    :ivar names: the fields, in the order in which they are passed on.
    """

    def __init__(self, fields: Fields, kind: type[Any], run: Executor | Using, besides: str = "") -> None:
        self.fields, self.kind = fields, kind
        if isinstance(run, Using):
            self.run, self.names = run.run, run.names
        else:
            self.run = run
            self.names = tuple(each.name for each in dataclasses.fields(kind) if each.name != besides)

    @cached_property
    def ways(self) -> list[tuple[str, Way]]:
        """How each field is compiled; types are looked at when the word is used first, so that loading stays quick."""
        hints = get_type_hints(self.kind)
        return [(name, self.fields.way(hints[name])) for name in self.names]

    def __call__(self, compiler: object, node: object) -> Any:
        given: list[object] = []
        for name, way in self.ways:
            value = way(compiler, getattr(node, name))
            if isinstance(value, tuple | list):
                given.extend(value)
            else:
                given.append(value)
        return self.run(*given)


class Handlers(ByKind[Callable[[C, Any], R]]):
    """How each word of one part of speech is compiled.

    :param fields: how fields are compiled.
    """

    def __init__(self, fields: Fields) -> None:
        super().__init__()
        self.fields = fields
        self.handles = self.enter

    def passes(self, runs: Mapping[type[Any], Executor | Using]) -> None:
        """Enters words that pass on their fields.

        :param runs: for each word, what is made of its compiled fields.
        """
        for kind, run in runs.items():
            self.kinds[kind] = Passed(self.fields, kind, run)

    def missing(self, node: object) -> Exception:
        return NotInVocabulary(node)

    def __call__(self, compiler: C, node: object) -> R:
        """Compiles a node.

        :raises NotInVocabulary: if the game cannot run it.
        """
        return self.find(node)(compiler, node)

    def optional(self, compiler: C, node: object | None) -> R | None:
        """Compiles a node that may be left out."""
        return None if node is None else self.find(node)(compiler, node)


class Verbs(Handlers[C, list[O]]):
    """How verbs are compiled: they emit instructions and return those of which the game asks whether they are possible.

    Verbs that are done to cards have these in the field ``what``.
    """

    def passes(self, runs: Mapping[type[Any], Executor | Using]) -> None:
        """Enters verbs with one instruction, which gets all fields and must be possible."""
        for kind, run in runs.items():
            self.kinds[kind] = Emitted(Passed(self.fields, kind, run), None)

    def on(self, select: Callable[[C, Any], list[O]], runs: Mapping[type[Any], Executor | Using]) -> None:
        """Enters verbs that select cards, and then have one instruction.

        :param select: emits the selection, and returns what of it must be possible.
        :param runs: for each verb the instruction, which gets the other fields.
        """
        for kind, run in runs.items():
            self.kinds[kind] = Emitted(Passed(self.fields, kind, run, "what"), select)


class Emitted:
    """The handler of a verb with one instruction, after the selection of its cards if it has any."""

    def __init__(self, passed: Passed, select: Callable[[Any, Any], list[Any]] | None) -> None:
        self.passed, self.select = passed, select

    def __call__(self, compiler: Compiler[Any], node: Any) -> list[Any]:
        selected = None if self.select is None else self.select(compiler, node.what)
        emitted = compiler.emit(self.passed(compiler, node))
        return emitted if selected is None else selected
