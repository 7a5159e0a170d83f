"""What is known of a game before it is loaded."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

if TYPE_CHECKING:
    from duelkit.showing import Rulings

T = TypeVar("T")

Words = dict[str, str]
"""A text in both languages, by ``"ja"`` and ``"en"``."""
Command = tuple[str, str, str]
"""A command: the module that knows it, the function there that says what may follow it, its line in the help."""
SIX_LEVELS: Final = ("level1", "level2", "level3", "level4", "level5", "level6")
"""The computer players of games that ``players/levels.py`` knows how to make, the weakest first."""
OPPONENTS: Final = "opponents"
"""A tie-break: how many of their matches the opponents have won, on average."""
OPPONENTS_OPPONENTS: Final = "opponents-opponents"
"""A tie-break: the same of the opponents' opponents."""
ROUNDS_LOST: Final = "rounds-lost"
"""A tie-break: the squares of the numbers of the rounds that were lost; who lost late stands higher."""


class Option(NamedTuple):
    """An option of the command line that one game has. ``flag``: it takes no value."""

    name: str
    help: str
    metavar: str | None = None
    flag: bool = False

    @property
    def key(self) -> str:
        """The name as the options have it once they are read."""
        return self.name.replace("-", "_")


class Listing:
    """What is known of a game before it is loaded: all that the command line needs to show its help.

    Attributes:
        identity: Its name in records, on the command line and on the wire.
        name: What it is called.
        levels: Its computer players, the usual one first.
        page: The module of the table's page that shows it, a folder of ``static/js``.
        tie_breaks: What tells apart who has as many points after Swiss rounds, in this order.
        parts: Where clients find what they add for it: ``module:NAME`` by the client's name; ``rulings``: what answers
            the book of its rulings.
    """

    identity: str
    name: Words
    levels: tuple[str, ...] = ("greedy", "random")
    page: str = "plain"
    tie_breaks: tuple[str, ...] = (OPPONENTS, OPPONENTS_OPPONENTS)
    parts: Mapping[str, str] = {}

    def part(self, client: str, kind: type[T]) -> T:
        """What a client adds for this game, imported when it is asked for.

        :param kind: what it must be.
        """
        found = _loaded(self.parts[client])(self)
        assert isinstance(found, kind), f"{self.parts[client]} is no {kind.__name__}"
        return found

    def documents(self) -> tuple[str, ...]:
        """The documents of the rulebook that are about it."""
        return ()

    def options(self, command: str) -> tuple[Option, ...]:
        """The options that a command has for this game alone."""
        return ()

    def commands(self) -> dict[str, Command]:
        """The commands that only this game has; asked of the games that come along."""
        return {}

    def rulings(self) -> Rulings | None:
        """The rulings that run; ``None`` if it has none."""
        book: Rulings | None = _loaded(self.parts["rulings"])() if "rulings" in self.parts else None
        return book


@cache
def _loaded(place: str) -> Callable[..., Any]:
    module, _, name = place.partition(":")
    found: Callable[..., Any] = getattr(import_module(module), name)
    return found
