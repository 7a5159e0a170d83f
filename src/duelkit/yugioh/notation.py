"""Definitions as text and back: the card language written as it is in Python, on one line (カード定義の表記).

>>> from duelkit.yugioh.language import MONSTER, Side, destroy, every
>>> text = written(destroy(every(MONSTER.on_field(Side.OPPONENT))))
>>> print(text)
Destroy(Every(Pool(OfType(CardType.MONSTER), Zone.FIELD, Side.OPPONENT)))
>>> parsed(text) == destroy(every(MONSTER.on_field(Side.OPPONENT)))
True

Nothing of a text is run: only the words of the language, numbers, strings, tuples and the members of the closed lists
are understood, everything else is an error that names the place.
"""

from __future__ import annotations

import ast
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum, Flag
from functools import cache
from typing import Any, Final

from duelkit.kernel.errors import DuelkitError
from duelkit.yugioh.language import node_classes as language
from duelkit.yugioh.language.base import Node
from duelkit.yugioh.language.card import Version
from duelkit.yugioh.language.selections import Ref

_REFS: Final = {value: name for name, value in vars(language).items() if isinstance(value, Ref)}


class NotANotation(DuelkitError):
    """A text that is no definition in the card language."""


@cache
def _names() -> dict[str, Any]:
    """What a notation may name: words, closed lists and references."""
    return {
        name: value
        for name, value in vars(language).items()
        if isinstance(value, Ref)
        or isinstance(value, type)
        and (issubclass(value, Enum) or is_dataclass(value) and issubclass(value, Node | Version))
    }


@cache
def _fields(kind: Any) -> tuple[tuple[str, Any], ...]:
    """The fields of a word with their defaults."""
    return tuple((each.name, _default(each)) for each in fields(kind))


def _default(each: Field[Any]) -> Any:
    return each.default_factory() if each.default_factory is not MISSING else each.default


def written(value: object) -> str:
    """A piece of a definition as text.

    :param value: a word, a tuple of words, a member of a closed list, a number, a string, a truth value or ``None``.
    :raises TypeError: for anything else.
    """
    if isinstance(value, Ref) and value in _REFS:
        return _REFS[value]
    if isinstance(value, Flag):
        kind = type(value).__name__
        if value == type(value)(0):
            return f"{kind}(0)"
        whole = [name for name, member in type(value).__members__.items() if member.value == value.value]
        return "|".join(f"{kind}.{name}" for name in (whole[:1] or [str(member.name) for member in value]))
    if isinstance(value, Enum):
        return f"{type(value).__name__}.{value.name}"
    if isinstance(value, tuple):
        inner = ", ".join(written(each) for each in value)
        return f"({inner},)" if len(value) == 1 else f"({inner})"
    if isinstance(value, Node | Version):
        return f"{type(value).__name__}({_arguments(value)})"
    if value is None or isinstance(value, bool | int | str):
        return repr(value)
    raise TypeError(f"{type(value).__name__} is no part of a definition")


def _arguments(node: Node | Version) -> str:
    said = []
    by_name = False
    kind: Any = type(node)
    for name, default in _fields(kind):
        value = getattr(node, name)
        if default is not MISSING and type(value) is type(default) and value == default:
            by_name = True
            continue
        said.append(f"{name}={written(value)}" if by_name else written(value))
    return ", ".join(said)


def parsed(text: str) -> Any:
    """What a text in this notation says.

    :raises NotANotation: if it says anything that is not of the card language.

    >>> parsed("Draw(2)")
    Draw(amount=2, side=<Side.YOU: 0>, shown=False)
    >>> parsed("Draw(Nonsense)")
    Traceback (most recent call last):
        ...
    duelkit.yugioh.notation.NotANotation: not of the card language: 'Nonsense' at character 5
    """
    try:
        tree = ast.parse(text, mode="eval")
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise NotANotation(f"not a definition: {text[:60]!r}; expected the card language") from error
    return _value(tree.body)


def _value(node: ast.expr) -> Any:
    """The value of an expression.

    :raises NotANotation: if it is not of the card language.
    """
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return _word(node, node.func.id)
    if isinstance(node, ast.Tuple):
        return tuple(_value(each) for each in node.elts)
    if isinstance(node, ast.Constant) and (node.value is None or isinstance(node.value, bool | int | str)):
        return node.value
    found = _named(node) if isinstance(node, ast.Name | ast.Attribute) else _computed(node)
    if found is None:
        raise NotANotation(f"not of the card language: {ast.unparse(node)[:60]!r} at character {node.col_offset}")
    return found


def _named(node: ast.Name | ast.Attribute) -> Ref | Enum | None:
    """A reference, or a member of a closed list; ``None`` if the name is neither."""
    if isinstance(node, ast.Name):
        known = _names().get(node.id)
        return known if isinstance(known, Ref) else None
    kind = _names().get(node.value.id) if isinstance(node.value, ast.Name) else None
    if isinstance(kind, type) and issubclass(kind, Enum) and node.attr in kind.__members__:
        return kind[node.attr]
    return None


def _computed(node: ast.expr) -> Flag | int | None:
    """Flags that are joined (``A | B``), or a negative number; ``None`` if it is neither."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        left, right = _value(node.left), _value(node.right)
        return left | right if isinstance(left, Flag) and type(left) is type(right) else None
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        value = _value(node.operand)
        return -value if isinstance(value, int) else None
    return None


def _word(node: ast.Call, name: str) -> Any:
    kind = _names().get(name)
    if not isinstance(kind, type):
        raise NotANotation(f"{name!r} at character {node.col_offset} is no word of the card language")
    arguments = [_value(each) for each in node.args]
    named = {str(each.arg): _value(each.value) for each in node.keywords}
    try:
        return kind(*arguments, **named)
    except (TypeError, ValueError) as error:
        raise NotANotation(f"{name} at character {node.col_offset}: {error}") from error
