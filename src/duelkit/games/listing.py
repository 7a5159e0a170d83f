"""Data about games before they are loaded."""

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
"""A command: its module, the function there that adds its arguments, and its help text."""
SIX_LEVELS: Final = ("level1", "level2", "level3", "level4", "level5", "level6")
"""The levels of computer players that ``players/levels.py`` provides, the weakest first."""
OPPONENTS: Final = "opponents"
"""A tie-break: the mean share of matches that the opponents have won."""
OPPONENTS_OPPONENTS: Final = "opponents-opponents"
"""A tie-break: the same for the opponents' opponents."""
ROUNDS_LOST: Final = "rounds-lost"
"""A tie-break: the sum of the squares of the lost rounds' numbers; late losses rank higher."""


class Option(NamedTuple):
    """A command-line option of one game. ``flag``: whether it takes no value."""

    name: str
    help: str
    metavar: str | None = None
    flag: bool = False

    @property
    def key(self) -> str:
        """The name of the attribute in the parsed options."""
        return self.name.replace("-", "_")


class Listing:
    """Data about a game before it is loaded: everything that the command line needs to show its help.

    :ivar identity: its name in records, on the command line and in protocols.
    :ivar name: its display name.
    :ivar levels: its computer players, the default one first; commands expect ``greedy`` and ``random`` at least.
    :ivar page: the module of the web page that shows it, a folder of ``static/js``.
    :ivar tie_breaks: the tie-breaks after Swiss rounds, in order.
    :ivar parts: the parts for clients, as ``module:NAME`` by the client's name; ``rulings`` returns its book of
    rulings.
    """

    identity: str
    name: Words
    levels: tuple[str, ...] = ("greedy", "random")
    page: str = "plain"
    tie_breaks: tuple[str, ...] = (OPPONENTS, OPPONENTS_OPPONENTS)
    parts: Mapping[str, str] = {}

    def part(self, client: str, kind: type[T]) -> T:
        """A client's part for this game, imported on demand.

        :param kind: the type that it must have.
        """
        found = _loaded(self.parts[client])(self)
        assert isinstance(found, kind), f"{self.parts[client]} is no {kind.__name__}"
        return found

    def documents(self) -> tuple[str, ...]:
        """The documents of the rulebook about this game."""
        return ()

    def options(self, command: str) -> tuple[Option, ...]:
        """The options of a command that only this game has."""
        return ()

    def commands(self) -> dict[str, Command]:
        """The commands that only this game has; used for built-in games."""
        return {}

    def rulings(self) -> Rulings | None:
        """The executable rulings; ``None`` if the game has none."""
        book: Rulings | None = _loaded(self.parts["rulings"])() if "rulings" in self.parts else None
        return book


@cache
def _loaded(place: str) -> Callable[..., Any]:
    module, _, name = place.partition(":")
    found: Callable[..., Any] = getattr(import_module(module), name)
    return found
