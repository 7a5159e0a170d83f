"""What a game is to everything that is not part of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import ModuleType
from typing import Any, NamedTuple, Protocol

from duelkit.games.listing import OPPONENTS as OPPONENTS
from duelkit.games.listing import OPPONENTS_OPPONENTS as OPPONENTS_OPPONENTS
from duelkit.games.listing import ROUNDS_LOST as ROUNDS_LOST
from duelkit.games.listing import SIX_LEVELS as SIX_LEVELS
from duelkit.games.listing import Listing
from duelkit.games.listing import Option as Option
from duelkit.games.listing import Words as Words
from duelkit.kernel.errors import DuelkitError
from duelkit.kernel.playable import Playable
from duelkit.kernel.record import Record, read_record
from duelkit.kernel.rng import Rng
from duelkit.lessons import Lesson
from duelkit.players import Player
from duelkit.puzzles import Puzzle
from duelkit.recording import Recorder, follow
from duelkit.vocabulary import Example


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


class Game(Listing, ABC):
    """One game. A *setup* is what its duels are played with beside decks: an edition, a board, nothing at all."""

    first_words: Sequence[str] = ()
    """The words of its card language to look for first: most cards are written with these."""

    def vocabulary(self) -> tuple[ModuleType, Callable[..., Iterable[Any]]] | None:
        """The package with the words of its card language, by topics, and what tells the cards that use any of the
        words that it is given; ``None`` if it has none."""
        return None

    def example(self, word: str) -> Example | None:
        """The simplest card that uses a word of its card language, with what its text says then; ``None``: no card."""
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
    def begin(
        self,
        setup: Any,
        decks: Sequence[Any],
        seed: int,
        first: int = 0,
        words: Callable[[Any, int], str] | None = None,
        chance: str | None = None,
        every_window: bool = False,
    ) -> Recorder[Any]:
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
        recorder = self.start_of(record)
        follow(record, recorder, recorder.choose, steps)
        return recorder

    def replayed(self, text: str, name: str) -> str:
        """Play a record's file again, and say in a line how it went.

        :raises FileError: if it is damaged.
        :raises RecordError: where the duel no longer goes as recorded.
        """
        record = read_record(text, name)
        duel = self.replay(record).duel
        outcome = duel.outcome
        ended = (
            "unfinished"
            if outcome is None
            else (
                f"a draw by {outcome.reason}"
                if outcome.is_draw
                else f"won by player {outcome.winner + 1}, {outcome.reason}"
            )
        )
        return (
            f"{name}: {len(record.steps)} decisions replayed, {len(record.hashes)} state hashes equal; {ended}; "
            f"final state {duel.digest()}"
        )

    # players and words

    @abstractmethod
    def player(self, level: str, seed: int = 0) -> Player[Any]:
        """A computer player.

        :raises UnknownPlayer: if there is none of this level.
        """

    def best_of_three(
        self, setup: Any, decks: Sequence[Any], levels: tuple[str, str], seed: int
    ) -> tuple[int, int, int] | None:
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
