"""The interface of a game for everything outside it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import ModuleType
from typing import Any, NamedTuple, Protocol

from duelkit.cardlang.vocabulary import Example
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
from duelkit.lessons.quiz import Question
from duelkit.players import Player
from duelkit.puzzles import Puzzle
from duelkit.recording import Recorder, follow


class Bench(NamedTuple):
    """A benchmark with one pair of decks.

    :param start: begins a duel from a seed; ``play``: plays it to its end at random and returns the number of
    decisions; ``middle``: returns a duel after some turns.
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
    """Describes a duel to one viewer, in one language.

    The terminal also reads what it was made with from its attributes: ``duel``, ``viewer``, ``language`` and
    ``all_seeing``.
    """

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
    """One game. A *setup* is what its duels need besides decks: an edition, a board, or nothing."""

    first_words: Sequence[str] = ()
    """The words of its card language to look for first: most cards are written with these."""

    def vocabulary(self) -> tuple[ModuleType, Callable[..., Iterable[Any]]] | None:
        """The package with the words of its card language, by topic, and a function that returns the cards that use any
        of the given words; ``None`` if it has no card language.
        """
        return None

    def example(self, word: str) -> Example | None:
        """The simplest card that uses a word of its card language, with what its text says then; ``None``: no card."""
        return None

    def lessons(self) -> Sequence[Lesson]:
        """The lessons of the game, in order."""
        return ()

    def verb(self, option: int) -> str:
        """The word of an option's action, such as ``summon``; empty if the game has none."""
        return ""

    def card_name(self, duel: Any, option: int) -> Words | None:
        """The name of the card of an option; ``None`` if it is about none."""
        return None

    def question(self, seed: int) -> Question | None:
        """The quiz question of a seed; ``None`` if the game has no quiz."""
        return None

    def puzzles(self) -> Sequence[Puzzle]:
        """The puzzles of the game, in order."""
        return ()

    def puzzle(self, text: str, name: str) -> Puzzle:
        """A puzzle from the text of a file.

        :raises DuelkitError: if the text is invalid or the game does not support it.
        """
        raise DuelkitError(f"{name}: there are no puzzles of the game {self.identity}; expected one of another")

    def position(self, text: str, name: str) -> Any:
        """A position from the text of a file, with its ``duel``; ``start`` runs it to the first question.

        :raises DuelkitError: if the text is invalid or the game does not support it.
        """
        raise DuelkitError(f"{name}: there are no positions of the game {self.identity}; expected one of another")

    # beginning

    @abstractmethod
    def setup(self, chosen: Mapping[str, str | None] | None = None) -> Any:
        """A setup; the default one if nothing is chosen.

        :param chosen: the values of the game's own options; others are ignored.
        :raises DuelkitError: if there is no such setup.
        """

    @abstractmethod
    def decks(self, setup: Any = None) -> Sequence[str]:
        """The built-in decks that are legal in a setup; all if none is given."""

    @abstractmethod
    def deck(self, name: str, setup: Any) -> Any:
        """A legal deck.

        :param name: the name of a built-in deck, or a file.
        :raises DuelkitError: if there is no such deck, or it is illegal: the message states the first error and the
        number of others.
        """

    def two_decks(self, setup: Any) -> tuple[str, str]:
        """Two built-in decks for a demonstration; the same one twice if there is only one."""
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
        """Begin a duel with a record.

        :param seed: the seed of everything random; ``first``: the player who takes the first turn.
        :param words: if given, describes an option for the comments of the record.
        :param chance: the random generator, one of ``kernel.rng.GENERATORS``; by default the usual one.
        :param every_window: whether a player who can only pass is asked nevertheless.
        """

    @abstractmethod
    def start_of(self, record: Record) -> Recorder[Any]:
        """A new recorder at the beginning of a record's duel.

        :raises FileError: if a header is missing or wrong.
        """

    def replay(self, record: Record, steps: int | None = None) -> Recorder[Any]:
        """Replay a record; returns the recorder at its end, or after this number of steps.

        :raises FileError: if the record's duel cannot begin.
        :raises RecordError: if the duel diverges from the record; the message states the decision, the line and the
        difference.
        """
        recorder = self.start_of(record)
        follow(record, recorder, recorder.choose, steps)
        return recorder

    def replayed(self, text: str, name: str) -> str:
        """Replay a record file and return a summary in one line.

        :raises FileError: if the file is damaged.
        :raises RecordError: if the duel diverges from the record.
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

    def chance(self, duel: Any, player: int) -> float | None:
        """A quick estimate of the probability, 0 to 1, that a player wins a position between two turns; ``None`` if the
        game has none.
        """
        return None

    def best_of_three(
        self, setup: Any, decks: Sequence[Any], levels: tuple[str, str], seed: int
    ) -> tuple[int, int, int] | None:
        """Play a match of two computer players by the game's rules, with side decks if it has them.

        :returns: the numbers of duels won by the first, won by the second, and drawn; ``None`` if the game has no
        matches.
        :raises UnknownPlayer: if there is no player of a level.
        """
        return None

    @abstractmethod
    def teller(self, duel: Any, viewer: int, language: str, neutral: bool = False, all_seeing: bool = False) -> Teller:
        """A teller of a duel.

        :param viewer: 0, 1, or 2 for a spectator.
        :param neutral: whether to call the players Player 1 and Player 2 rather than you and your opponent.
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
        """A duel with random decks."""

    @abstractmethod
    def check_state(self, duel: Any) -> None:
        """Check the invariants of the state at a decision.

        :raises Violation: if one is violated.
        """

    def check_reasons(self, duel: Any) -> int:
        """Check that an action is offered if and only if there is no reason against it; returns the number of compared
        actions.

        :raises Violation: if that is not so.
        """
        return 0

    check_every: int = 5
    """The interval, in decisions, at which copies and views are checked."""

    @abstractmethod
    def benches(self) -> dict[str, Bench]:
        """The benchmarks by name."""
