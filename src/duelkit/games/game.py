"""What a game is to everything that is not part of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeVar

from duelkit.kernel.errors import DuelkitError

if TYPE_CHECKING:
    from duelkit.kernel.playable import Playable
    from duelkit.kernel.record import Record
    from duelkit.kernel.rng import Rng
    from types import ModuleType

    from duelkit.lessons import Lesson
    from duelkit.players import Player
    from duelkit.puzzles import Puzzle
    from duelkit.recording import Recorder
    from duelkit.showing import Rulings

Words = dict[str, str]
"""A text in both languages, by ``"ja"`` and ``"en"``."""
Command = tuple[str, str, str]
"""A command: the module that knows it, the function there that says what may follow it, its line in the help."""
SIX_LEVELS: Final = ("level1", "level2", "level3", "level4", "level5", "level6")
"""The computer players of games that ``players/levels.py`` knows how to make, the weakest first."""
T = TypeVar("T")
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


class Bench(NamedTuple):
    """What is measured of one pair of decks.

    :param start: begins a duel from a seed; ``play``: plays it to its end at random and answers the decisions;
        ``middle``: a duel some turns in.
    """

    start: Callable[[int], Any]
    play: Callable[[Any, Rng], int]
    middle: Callable[[], Any]


class Deck(Protocol):
    """A deck of any game."""

    @property
    def name(self) -> str:
        """Its name."""


class Teller(Protocol):
    """Tells a duel to one viewer, in one language."""

    def words(self, key: str, **values: str | int) -> str:
        """A message of the game."""

    def subject(self, player: int) -> str:
        """A player, at the beginning of a sentence."""

    def question(self) -> str:
        """The open question."""

    def option(self, option: int) -> str:
        """An option of it."""

    def outcome(self) -> str:
        """How the duel ended."""


class Game(ABC):
    """One game. A *setup* is what its duels are played with beside decks: an edition, a board, nothing at all.

    Attributes:
        identity: Its name in records, on the command line and on the wire.
        name: What it is called.
        levels: Its computer players, the usual one first.
        page: The module of the table's page that shows it, a folder of ``static/js``.
        tie_breaks: What tells apart who has as many points after Swiss rounds, in this order.
        parts: Where clients find what they add for it: ``module:NAME`` by the client's name.
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

    # the command line

    def options(self, command: str) -> tuple[Option, ...]:
        """The options that a command has for this game alone."""
        return ()

    def commands(self) -> dict[str, Command]:
        """The commands that only this game has; asked of the games that come along, so that help is there at once."""
        return {}

    def vocabulary(self) -> tuple[ModuleType, Callable[..., Iterable[Any]]] | None:
        """The package with the words of its card language, by topics, and what tells the cards that use any of the
        words that it is given; ``None`` if it has none."""
        return None

    def rulings(self) -> Rulings | None:
        """The rulings that run; ``None`` if it has none."""
        return None

    def lessons(self) -> Sequence[Lesson]:
        """The lessons that teach it, in their order; none if it has none."""
        return ()

    def puzzles(self) -> Sequence[Puzzle]:
        """The puzzles of it, in their order; none if it has none."""
        return ()

    def puzzle(self, text: str, name: str) -> Puzzle:
        """A puzzle from the text of a file.

        :raises DuelkitError: if it is none, or the game has none.
        """
        raise DuelkitError(f"{name}: there are no puzzles of the game {self.identity}; expected one of another")

    def position(self, text: str, name: str) -> Any:
        """A position from the text of a file, with its ``duel``; ``start`` lets it run to the first question.

        :raises DuelkitError: if it is none, or the game has none.
        """
        raise DuelkitError(f"{name}: there are no positions of the game {self.identity}; expected one of another")

    # beginning

    @abstractmethod
    def setup(self, chosen: Mapping[str, str | None] | None = None) -> Any:
        """What duels are played with; the usual one where nothing is chosen.

        :param chosen: the values of the game's own options; others are passed over.
        :raises DuelkitError: if there is no such thing.
        """

    @abstractmethod
    def decks(self, setup: Any = None) -> Sequence[str]:
        """The built-in decks that may be played in a setup; all if none is given."""

    @abstractmethod
    def deck(self, name: str, setup: Any) -> Any:
        """A deck that may be played.

        :param name: of a built-in deck, or a file.
        :raises DuelkitError: if there is none, or it may not be played: what is wrong first, and how much more.
        """

    def two_decks(self, setup: Any) -> tuple[str, str]:
        """Two built-in decks to watch, the same one twice if there is but one."""
        first, second = (list(self.decks(setup)) * 2)[:2]
        return first, second

    @abstractmethod
    def begin(self, setup: Any, decks: Sequence[Any], seed: int, first: int = 0,
              words: Callable[[Any, int], str] | None = None, chance: str | None = None,
              every_window: bool = False) -> Recorder[Any]:
        """A duel that has begun, with its record.

        :param seed: everything random follows from it; ``first``: who takes the first turn.
        :param words: says an option in words for the record's comments, if given.
        :param chance: which generator, one of ``kernel.rng.GENERATORS``; the usual one if left out.
        :param every_window: whether a player who can only pass is asked all the same.
        """

    @abstractmethod
    def start_of(self, record: Record) -> Recorder[Any]:
        """A fresh recorder of the duel that a record begins with.

        :raises FileError: if a header is missing or wrong.
        """

    def replay(self, record: Record, steps: int | None = None) -> Recorder[Any]:
        """Play a record again; answers the recorder at its end, or after so many ``steps``.

        :raises FileError: if the record cannot be begun.
        :raises RecordError: where the duel no longer goes as recorded: which decision, which line, what differs.
        """
        from duelkit.recording import follow

        recorder = self.start_of(record)
        follow(record, recorder, recorder.choose, steps)
        return recorder

    def replayed(self, text: str, name: str) -> str:
        """Play a record's file again, and say in a line how it went.

        :raises FileError: if it is damaged.
        :raises RecordError: where the duel no longer goes as recorded.
        """
        from duelkit.kernel.record import read_record

        record = read_record(text, name)
        duel = self.replay(record).duel
        outcome = duel.outcome
        ended = "unfinished" if outcome is None else (
            f"a draw by {outcome.reason}" if outcome.is_draw
            else f"won by player {outcome.winner + 1}, {outcome.reason}")
        return (f"{name}: {len(record.steps)} decisions replayed, {len(record.hashes)} state hashes equal; {ended}; "
                f"final state {duel.digest()}")

    # players and words

    @abstractmethod
    def player(self, level: str, seed: int = 0) -> Player[Any]:
        """A computer player.

        :raises UnknownPlayer: if there is none of this level.
        """

    def best_of_three(self, setup: Any, decks: Sequence[Any], levels: tuple[str, str],
                      seed: int) -> tuple[int, int, int] | None:
        """Two computer players play a match by the game's own rules, with side decks if it has such.

        :returns: duels won by the first, won by the second, drawn; ``None`` if the game knows no matches.
        :raises UnknownPlayer: if there is no player of a level.
        """
        return None

    @abstractmethod
    def teller(self, duel: Any, viewer: int, language: str, neutral: bool = False, all_seeing: bool = False) -> Teller:
        """Who tells a duel.

        :param viewer: 0, 1, or 2 for who watches.
        :param neutral: whether both players are spoken of as others.
        :param all_seeing: whether nothing is hidden.
        """

    @abstractmethod
    def say(self, language: str, key: str, **values: str | int) -> str:
        """A message of the game in words.

        :raises KeyError: if there is none.
        """

    @abstractmethod
    def knows_message(self, language: str, key: str) -> bool:
        """Whether the game has a message of its own."""

    # checks and figures

    @abstractmethod
    def some_duel(self, setup: Any, chance: Rng, seed: int) -> Playable:
        """A duel of decks by chance."""

    @abstractmethod
    def check_state(self, duel: Any) -> None:
        """What must hold of the state at each decision.

        :raises Violation: if it does not.
        """

    def check_reasons(self, duel: Any) -> int:
        """That an action is offered if and only if no reason stands against it; answers how many were compared.

        :raises Violation: if it does not hold.
        """
        return 0

    check_every: int = 5
    """Copies and views are checked every so many decisions."""

    @abstractmethod
    def benches(self) -> dict[str, Bench]:
        """What is measured, by name."""


@cache
def _loaded(place: str) -> Callable[[Game], object]:
    module, _, name = place.partition(":")
    found: Callable[[Game], object] = getattr(import_module(module), name)
    return found
