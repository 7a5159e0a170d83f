"""What definitions are made of: frozen nodes, read by walking over them, joined by ``&``, ``|`` and ``~``."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, Field, dataclass, fields
from enum import Enum, Flag
from inspect import signature
from typing import Any, ClassVar, Final, Generic, TypeVar

L = TypeVar("L", bound="Logic[Any]")
V = TypeVar("V", bound="Steps[Any]")


@dataclass(frozen=True, slots=True)
class Node:
    """A piece of a card definition, as frozen data: two equal nodes are interchangeable.

    Every word of a language derives from it, as a dataclass with ``frozen`` and ``slots``. It prints as it is written.

    >>> from duelkit.yugioh.language import THIS, destroy
    >>> destroy(THIS)
    Destroy(THIS)
    """

    constants: ClassVar[dict[Any, str]] = {}
    """The names of nodes of this type that have one (``THIS``), by which they are written."""

    def __init_subclass__(cls) -> None:
        if "__repr__" not in vars(cls):  # dataclass keeps it
            cls.__repr__ = written  # type: ignore[method-assign]


def walk(value: object) -> Iterator[Any]:
    """Yields a node, or the nodes of a tuple, and everything inside."""
    if isinstance(value, tuple):
        for each in value:
            yield from walk(each)
    elif isinstance(value, Node):
        yield value
        for name, _ in _PARTS.get(type(value)) or parts_of(type(value)):
            part = getattr(value, name)
            if isinstance(part, Node | tuple):
                yield from walk(part)


def parts_of(kind: type[Any]) -> tuple[tuple[str, Any], ...]:
    """Returns the fields of a type of node with their defaults."""
    found = _PARTS.get(kind)
    if found is None:
        found = _PARTS[kind] = tuple((each.name, _default(each)) for each in fields(kind))
    return found


_PARTS: dict[type[Any], tuple[tuple[str, Any], ...]] = {}


def _default(each: Field[Any]) -> Any:
    return each.default_factory() if each.default_factory is not MISSING else each.default


def written(value: object) -> str:
    """Returns a piece of a definition as it is written in Python: words, closed lists, numbers, texts.

    :param value: a word, a tuple of words, a member of a closed list, a number, a string, a truth value or ``None``.
    :raises TypeError: for anything else.
    """
    if value is None or isinstance(value, bool | int | str) and not isinstance(value, Enum):
        return repr(value)
    kind: type[Any] = type(value)
    if isinstance(value, tuple):
        inner = ", ".join(written(each) for each in value)
        return f"({inner},)" if len(value) == 1 else f"({inner})"
    if isinstance(value, Flag):
        if value == kind(0):
            return f"{kind.__name__}(0)"
        whole = [name for name, member in kind.__members__.items() if member.value == value.value]
        return "|".join(f"{kind.__name__}.{name}" for name in (whole[:1] or [str(member.name) for member in value]))
    if isinstance(value, Enum):
        return f"{kind.__name__}.{value.name}"
    if isinstance(value, Node) and value.constants and value in value.constants:
        return value.constants[value]
    if hasattr(kind, "__dataclass_fields__"):
        return f"{kind.__name__}({_arguments(value)})"
    raise TypeError(f"{kind.__name__} is no part of a definition")


def _arguments_of(kind: type[Any]) -> tuple[tuple[str, Any], ...]:
    """The arguments of a type of node with their defaults: its fields, unless it makes these of other arguments."""
    params: Any = kind.__dataclass_params__
    if params.init:
        return parts_of(kind)
    if kind not in _ARGUMENTS:
        _ARGUMENTS[kind] = tuple(
            (each.name, MISSING if each.default is each.empty else each.default)
            for each in signature(kind).parameters.values()
            if each.kind is each.POSITIONAL_OR_KEYWORD
        )
    return _ARGUMENTS[kind]


_ARGUMENTS: Final[dict[type[Any], tuple[tuple[str, Any], ...]]] = {}


def _arguments(node: object) -> str:
    said = []
    by_name = False
    for name, default in _arguments_of(type(node)):
        value = getattr(node, name)
        if default is not MISSING and type(value) is type(default) and value == default:
            by_name = True
            continue
        said.append(f"{name}={written(value)}" if by_name else written(value))
    return ", ".join(said)


class Logic(Generic[L]):
    """Filters or conditions of one kind: both with ``&``, either with ``|``, its opposite with ``~``.

    :func:`joins` says which words these are.
    """

    __slots__ = ()
    EVERY: ClassVar[type[Any]]
    ANY: ClassVar[type[Any]]
    DENIED: ClassVar[type[Any]]
    FLAT: ClassVar[bool]

    def __and__(self, other: L) -> L:
        return self._together(self.EVERY, other)

    def __or__(self, other: L) -> L:
        return self._together(self.ANY, other)

    def __invert__(self) -> L:
        made: L = self.DENIED(self)
        return made

    def _together(self, kind: type[Any], other: L) -> L:
        parts = [each.parts if self.FLAT and isinstance(each, kind) else (each,) for each in (self, other)]
        made: L = kind((*parts[0], *parts[1]))
        return made


def joins(kind: type[Logic[Any]], every: type[Any], any_of: type[Any], denied: type[Any], flat: bool = False) -> None:
    """Declares the words for ``&``, ``|`` and ``~`` between words of a kind.

    :param every: all of its ``parts`` hold.
    :param any_of: at least one of its ``parts`` holds.
    :param denied: its ``part`` does not hold.
    :param flat: whether ``(a & b) & c`` has three parts rather than two.
    """
    kind.EVERY, kind.ANY, kind.DENIED, kind.FLAT = every, any_of, denied, flat


class Steps(Generic[V]):
    """Verbs that are done one after the other: ``draw(2).then(discard(1))``."""

    __slots__ = ()
    SEQUENCE: ClassVar[type[Any]]
    """The word with all of them, its ``parts``."""

    def then(self, *others: V) -> V:
        """This, followed by the others."""
        made: V = self.SEQUENCE((self, *others))
        return made
