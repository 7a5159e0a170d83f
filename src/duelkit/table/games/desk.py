"""What the table needs of a duel of any game: who is asked, what each may see, and words in both languages."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from duelkit.games.game import Game, Teller
from duelkit.games.game import Words as Words
from duelkit.kernel.decision import Decision
from duelkit.kernel.outcome import Outcome
from duelkit.kernel.record import Record
from duelkit.players import RandomPlayer
from duelkit.recording import SURRENDER, Recorder
from duelkit.table.answers import Ask, Course, Entry, JudgedAction, Line, View
from duelkit.table.answers import Outcome as Ended
from duelkit.table.games.names import HIDDEN, Names
from duelkit.table.protocols import Json as Json
from duelkit.table.protocols import MatReader
from duelkit.table.refusals import Refusal

SPECTATOR: Final = 2
"""The viewer who is neither player. Viewers 0 and 1 are the players."""
LANGUAGES: Final = ("ja", "en")

Explained = tuple[list[Line], list[JudgedAction] | None]
"""Why a question is asked; of a card, what can and cannot be done with it."""


def both(say: Callable[[str], str]) -> Words:
    """A text in both languages."""
    return {language: say(language) for language in LANGUAGES}


def picked_so_far(stack: Sequence[object]) -> list[int]:
    """The cards that have been picked for what is being asked now, such as tributes, materials, targets."""
    return list(getattr(stack[-1], "picked", ())) if stack else []


class Desk(ABC):
    """One duel on the table.

    :param recorder: the duel with its record.
    :param neutral: whether one person plays both sides: players are called Player 1 and Player 2 then.
    :param every_window: whether the players are asked also where hidden cards leave only one answer, so that a
        question says nothing.
    :param every_end: whether a player who can only end the turn is asked all the same.

    Viewers are 0, 1 and :data:`SPECTATOR`; what a method answers for a viewer depends only on what that one may know.
    """

    game: Game
    """The game, which a subclass names."""
    names: tuple[Words, Words] = (both(lambda _: ""), both(lambda _: ""))
    """The players' names, as spectators are told them; empty where somebody has none."""
    _numbers: Names | None = None

    def __init__(
        self, recorder: Recorder[Any], neutral: bool = False, every_window: bool = True, every_end: bool = False
    ) -> None:
        self.recorder = recorder
        self.neutral = neutral
        self.every_window = every_window
        self.every_end = every_end
        self.open_windows()

    def open_windows(self) -> None:  # noqa: B027
        """Have the duel ask as the desk wishes it to."""

    def called(self, language: str) -> tuple[str, str]:
        """The players' names in a language."""
        first, second = self.names
        return first[language], second[language]

    @property
    def numbers(self) -> Names:
        """The numbers of the cards for clients."""
        if self._numbers is None:
            self._numbers = Names(self.record)
        return self._numbers

    @property
    def duel(self) -> Any:
        """The duel as it stands."""
        return self.recorder.duel

    @abstractmethod
    def can_point(self, viewer: int, card: int) -> bool:
        """Whether a viewer can tell the card apart from others where it is now."""

    def number(self, viewer: int, card: int) -> int:
        """The number of a card for a viewer; −1 for none, or for one that cannot be told apart from others."""
        return self.numbers.now(self.duel, card) if card >= 0 and self.can_point(viewer, card) else HIDDEN

    def named(self, viewer: int, number: int) -> int:
        """The card that a viewer means by a number.

        :raises Refusal: if there is none that the viewer sees.
        """
        card = self.numbers.card(self.duel, number)
        if card < 0 or not self.can_point(viewer, card):
            raise Refusal("bad_message", f"card {number} is not to be seen; expected the number of a card in the view")
        return card

    def number_or_none(self, viewer: int, card: int) -> int | None:
        """The same; ``None`` instead of −1."""
        number = self.number(viewer, card)
        return None if number == HIDDEN else number

    @property
    def decision(self) -> Decision | None:
        """The open question."""
        found: Decision | None = self.recorder.duel.decision
        return found

    @property
    def outcome(self) -> Outcome | None:
        """How the duel ended."""
        found: Outcome | None = self.recorder.duel.outcome
        return found

    @property
    def record(self) -> Record:
        """The record so far."""
        return self.recorder.record

    @property
    def turn(self) -> tuple[int, int]:
        """The number of the turn, and whose it is."""
        return self.recorder.duel.turn, self.recorder.duel.turn_player

    def choose(self, option: int) -> None:
        """Answer the open question; ``SURRENDER`` and ``TIME_OUT`` of ``recording`` are for :meth:`leave`.

        :raises IllegalChoice: if it is not offered.
        """
        self.recorder.choose(option)

    def leave(self, player: int, how: int) -> None:
        """A player gives up (``SURRENDER``) or the one who is asked lets the time run out (``TIME_OUT``)."""
        if how == SURRENDER:
            self.recorder.surrender(player)
        else:
            self.recorder.time_out()

    def digest(self) -> str:
        """A hash of the whole state."""
        return str(self.recorder.duel.digest())

    def keep(self) -> object:
        """The moment, to come back to."""
        return list(self.record.steps), self.recorder.duel.copy()

    def back(self, moment: object) -> None:
        """Come back to a moment."""
        assert isinstance(moment, tuple)
        steps, duel = moment
        self.recorder.restore(steps, duel.copy())
        self.open_windows()

    @abstractmethod
    def pulse(self) -> tuple[int, ...]:
        """Numbers that change whenever anything changes that somebody can see."""

    def by_chance(self, seed: int) -> int:
        """An answer to the open question, by chance."""
        return RandomPlayer(seed).choose(self.recorder.duel)

    @abstractmethod
    def view(self, viewer: int) -> View:
        """What a viewer sees, as ``docs/protocol.md`` describes it."""

    @abstractmethod
    def open_view(self) -> View:
        """The duel with both hands open, player 0's side first: for replays."""

    @abstractmethod
    def open_news(self) -> list[Entry]:
        """The whole log with nothing hidden: for replays."""

    @abstractmethod
    def question(self, texts: bool) -> Ask:
        """The open question as its player is asked, without ``id`` and ``seconds``."""

    def news(self, viewer: int, after: int, texts: bool) -> list[Entry]:
        """The log of a viewer: entries with a number above ``after``."""
        return list(self.telling(viewer, after, texts))

    @abstractmethod
    def telling(self, viewer: int, after: int, texts: bool) -> Iterator[Entry]:
        """The same, one entry after the other."""

    def told(self) -> int:
        """The number of the newest log entry."""
        newest = self.recorder.duel.log
        return 0 if newest is None else int(newest.number)

    def teller(self, viewer: int, language: str) -> Teller:
        """Who tells the duel to a viewer."""
        return self.game.teller(self.duel, viewer, language, neutral=self.neutral or viewer == SPECTATOR)

    def result(self, viewer: int) -> Ended:
        """The outcome as a viewer reads it."""
        outcome = self.outcome
        assert outcome is not None
        return Ended(
            outcome.winner,
            outcome.reason,
            [outcome.rule] if outcome.rule else [],
            both(lambda language: self.teller(viewer, language).outcome()),
        )

    @abstractmethod
    def why(self, viewer: int, card: int | None) -> Explained:
        """Why the question is asked; with a card, what can and cannot be done with it.

        :raises Refusal: if the viewer sees no such card.
        """

    def forecast(self, option: int) -> list[Course]:
        """What an attack would do. Empty where that is not known beforehand."""
        return []

    def mat_reader(self, language: str) -> MatReader:
        """Who reads answers off a mat with real cards.

        :raises Refusal: if the game is not played with one.
        """
        raise Refusal("not_allowed", "this game is not played with a mat before a camera")

    # asking to respond

    def passing(self) -> int | None:
        """If the question is a moment to respond: the option that passes; otherwise ``None``."""
        return None

    def is_answer_to_opponent(self) -> bool:
        """Of a moment to respond: whether it follows something the opponent did, or ends the opponent's turn."""
        return False

    def sight(self) -> tuple[int, ...]:
        """Numbers that change whenever something happens that both players see."""
        return self.pulse()

    def follows_event(self) -> bool:
        """Whether the open question comes after something that hidden cards may trigger on."""
        return False

    def is_secret(self, viewer: int) -> bool:
        """Whether the viewer may not learn that the open question is asked, because a hidden card brings it about."""
        return False
