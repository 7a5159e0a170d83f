"""Tables from the type of a node to what is entered for it: a wording, a handler of the compiler."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


class ByKind(Generic[F]):
    """A function for each type of node of one part of speech.

    :ivar kinds: the types of node that have one.
    """

    def __init__(self) -> None:
        self.kinds: dict[type[Any], F] = {}

    def enter(self, kind: type[Any]) -> Callable[[Any], Any]:
        """Returns a decorator that enters a function for ``kind``."""

        def entered(function: Any) -> Any:
            self.kinds[kind] = function
            return function

        return entered

    def find(self, node: object) -> F:
        """Returns the function for a node's type.

        :raises LookupError, TypeError: if there is none, as :meth:`missing` says.
        """
        function = self.kinds.get(type(node))
        if function is None:
            raise self.missing(node)
        return function

    def missing(self, node: object) -> Exception:
        """Returns the error for a node whose type is not in the table."""
        return LookupError(f"nothing for {type(node).__name__}")
