"""Definitions as text and back: a card language written as it is in Python, on one line (カード定義の表記).

Nothing of a text is run: only the words of the language, numbers, strings, tuples and the members of the closed lists
are understood, everything else is an error that names the place.
"""

from __future__ import annotations

import ast
from dataclasses import is_dataclass
from enum import Enum, Flag
from functools import cached_property
from types import ModuleType
from typing import Any

from duelkit.cardlang.nodes import Node
from duelkit.kernel.errors import DuelkitError


class NotANotation(DuelkitError):
    """A text that is no definition in the card language."""


class Notation:
    """The notation of a card language.

    :param language: the module with all words, closed lists and named nodes.
    """

    def __init__(self, language: ModuleType) -> None:
        self.language = language

    @cached_property
    def names(self) -> dict[str, Any]:
        """What a notation may name: words, closed lists and named nodes."""
        return {
            name: value
            for name, value in vars(self.language).items()
            if isinstance(value, Node)
            and value in value.constants
            or isinstance(value, type)
            and (issubclass(value, Enum) or is_dataclass(value))
        }

    def parsed(self, text: str) -> Any:
        """Returns what a text in this notation says.

        :raises NotANotation: if it says anything that is not of the card language.
        """
        try:
            tree = ast.parse(text, mode="eval")
        except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
            raise NotANotation(f"not a definition: {text[:60]!r}; expected the card language") from error
        return self._value(tree.body)

    def _value(self, node: ast.expr) -> Any:
        """Returns the value of an expression.

        :raises NotANotation: if it is not of the card language.
        """
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            return self._word(node, node.func.id)
        if isinstance(node, ast.Tuple):
            return tuple(self._value(each) for each in node.elts)
        if isinstance(node, ast.Constant) and (node.value is None or isinstance(node.value, bool | int | str)):
            return node.value
        found = self._named(node) if isinstance(node, ast.Name | ast.Attribute) else self._computed(node)
        if found is None:
            raise NotANotation(f"not of the card language: {ast.unparse(node)[:60]!r} at character {node.col_offset}")
        return found

    def _named(self, node: ast.Name | ast.Attribute) -> Node | Enum | None:
        """Returns a named node, or a member of a closed list; ``None`` if the name is neither."""
        if isinstance(node, ast.Name):
            known = self.names.get(node.id)
            return known if isinstance(known, Node) else None
        kind = self.names.get(node.value.id) if isinstance(node.value, ast.Name) else None
        if isinstance(kind, type) and issubclass(kind, Enum) and node.attr in kind.__members__:
            return kind[node.attr]
        return None

    def _computed(self, node: ast.expr) -> Flag | int | None:
        """Returns flags that are joined (``A | B``), or a negative number; ``None`` if it is neither."""
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
            left, right = self._value(node.left), self._value(node.right)
            return left | right if isinstance(left, Flag) and type(left) is type(right) else None
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            value = self._value(node.operand)
            return -value if isinstance(value, int) else None
        return None

    def _word(self, node: ast.Call, name: str) -> Any:
        kind = self.names.get(name)
        if not isinstance(kind, type):
            raise NotANotation(f"{name!r} at character {node.col_offset} is no word of the card language")
        arguments = [self._value(each) for each in node.args]
        named = {str(each.arg): self._value(each.value) for each in node.keywords}
        try:
            return kind(*arguments, **named)
        except (TypeError, ValueError) as error:
            raise NotANotation(f"{name} at character {node.col_offset}: {error}") from error
