"""A duel of any game on the table: who is asked, what each viewer may see, and words in both languages.

A :class:`Desk` plays the duel. What it shows is divided among its parts, which share a
:class:`~duelkit.table.games.context.DuelContext`. Viewers are 0, 1 and
:data:`~duelkit.table.games.context.SPECTATOR`; what a method returns for a viewer depends only on what that viewer may
know.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any

from duelkit.kernel.decision import Decision
from duelkit.kernel.outcome import Outcome
from duelkit.kernel.record import Record
from duelkit.players import RandomPlayer
from duelkit.recording import SURRENDER
from duelkit.table.answers import Ask, Course, Entry, JudgedAction, Line, View
from duelkit.table.answers import Outcome as Ended
from duelkit.table.games.context import DuelContext, both
from duelkit.table.games.names import HIDDEN, Names
from duelkit.table.protocols import MatReader
from duelkit.table.refusals import Refusal

Explained = tuple[list[Line], list[JudgedAction] | None]
"""Why a question is asked; and for a card, what can and cannot be done with it."""


class Numbers(ABC):
    """The numbers by which viewers refer to cards."""

    def __init__(self, context: DuelContext) -> None:
        self.context = context
        self._names: Names | None = None

    @property
    def names(self) -> Names:
        """The numbers of all cards, made when first needed."""
        if self._names is None:
            self._names = Names(self.context.recorder.record)
        return self._names

    @abstractmethod
    def can_point(self, viewer: int, card: int) -> bool:
        """Whether a viewer can tell a card apart from others where it is now."""

    def now(self, card: int) -> int:
        """Returns a card's current number, whoever may know it."""
        return self.names.now(self.context.duel, card)

    def of(self, viewer: int, card: int) -> int:
        """Returns a card's number for a viewer; −1 for no card and for one that the viewer cannot tell apart."""
        return self.now(card) if card >= 0 and self.can_point(viewer, card) else HIDDEN

    def or_none(self, viewer: int, card: int) -> int | None:
        """Returns the same, with ``None`` instead of −1."""
        number = self.of(viewer, card)
        return None if number == HIDDEN else number

    def card(self, viewer: int, number: int) -> int:
        """Returns the card to which a viewer refers by a number.

        :raises Refusal: if the viewer sees no such card.
        """
        card = self.names.card(self.context.duel, number)
        if card < 0 or not self.can_point(viewer, card):
            raise Refusal("bad_message", f"card {number} is not visible; expected the number of a card in the view")
        return card


class Screen(ABC):
    """What a viewer is shown: the view, the log, the question, the outcome."""

    def __init__(self, context: DuelContext, numbers: Numbers) -> None:
        self.context = context
        self.numbers = numbers

    @abstractmethod
    def view(self, viewer: int) -> View:
        """Returns what a viewer sees, as ``docs/protocol.md`` describes it."""

    @abstractmethod
    def open_view(self) -> View:
        """Returns the view of a replay: both hands open, player 0's side first."""

    @abstractmethod
    def entries(self, viewer: int, after: int, texts: bool) -> Iterator[Entry]:
        """Yields a viewer's log entries with a number above ``after``.

        :param texts: whether the entries contain words.
        """

    def news(self, viewer: int, after: int, texts: bool) -> list[Entry]:
        """Returns the same as a list."""
        return list(self.entries(viewer, after, texts))

    @abstractmethod
    def open_news(self) -> list[Entry]:
        """Returns the whole log of a replay, with nothing hidden."""

    def newest(self) -> int:
        """Returns the number of the newest log entry."""
        newest = self.context.duel.log
        return 0 if newest is None else int(newest.number)

    @abstractmethod
    def question(self, texts: bool) -> Ask:
        """Returns the open question as its player sees it, without ``id`` and ``seconds``."""

    def result(self, viewer: int) -> Ended:
        """Returns the outcome in words for a viewer."""
        outcome = self.context.duel.outcome
        assert outcome is not None
        return Ended(
            outcome.winner,
            outcome.reason,
            [outcome.rule] if outcome.rule else [],
            both(lambda language: self.context.teller(viewer, language).outcome()),
        )

    @abstractmethod
    def pulse(self) -> tuple[int, ...]:
        """Returns numbers that change whenever anything changes that a viewer can see."""

    def public_pulse(self) -> tuple[int, ...]:
        """Returns numbers that change whenever something happens that both players see."""
        return self.pulse()


class Windows:
    """Moments at which a player may respond; this one is for games without them."""

    def __init__(self, context: DuelContext) -> None:
        self.context = context

    def passing(self) -> int | None:
        """Returns the option that passes if the open question is a moment to respond, otherwise ``None``."""
        return None

    def passes(self, option: int) -> bool:
        """Whether an answer to the open question does nothing that the opponent sees, though more could be done."""
        return option == self.passing()

    def may_hide_effect(self) -> bool:
        """Whether the player who passes here might also have had a hidden effect of the phase to decide about."""
        return False

    def is_answer_to_opponent(self) -> bool:
        """Whether a moment to respond follows an action of the opponent or ends the opponent's turn."""
        return False

    def follows_event(self) -> bool:
        """Whether the open question follows an event on which hidden cards may trigger."""
        return False

    def is_secret(self, viewer: int) -> bool:
        """Whether a viewer may not learn that the open question is asked, because a hidden card causes it."""
        return False


class Reasons:
    """Why something is asked or cannot be done; this one is for games that give no reasons."""

    def __init__(self, context: DuelContext, numbers: Numbers) -> None:
        self.context = context
        self.numbers = numbers

    def why(self, viewer: int, card: int | None) -> Explained:
        """Returns why the question is asked; for a card, what can and cannot be done with it.

        :raises Refusal: if the viewer sees no such card.
        """
        return [], None

    def forecast(self, option: int) -> list[Course]:
        """Returns what an attack would do; nothing where that cannot be predicted."""
        return []


class Desk:
    """One duel on the table, with its parts."""

    def __init__(
        self, context: DuelContext, numbers: Numbers, screen: Screen, windows: Windows, reasons: Reasons
    ) -> None:
        self.context = context
        self.numbers = numbers
        self.screen = screen
        self.windows = windows
        self.reasons = reasons
        self.recorder = context.recorder
        context.open_windows()

    @property
    def duel(self) -> Any:
        """The duel in its current state."""
        return self.recorder.duel

    @property
    def decision(self) -> Decision | None:
        """The open question."""
        found: Decision | None = self.recorder.duel.decision
        return found

    @property
    def outcome(self) -> Outcome | None:
        """How the duel ended; ``None`` while it goes on."""
        found: Outcome | None = self.recorder.duel.outcome
        return found

    @property
    def record(self) -> Record:
        """The record so far."""
        return self.recorder.record

    @property
    def turn(self) -> tuple[int, int]:
        """The number of the turn, and the turn player."""
        return self.recorder.duel.turn, self.recorder.duel.turn_player

    def choose(self, option: int) -> None:
        """Answers the open question. ``SURRENDER`` and ``TIME_OUT`` of ``recording`` go to :meth:`leave` instead.

        :raises IllegalChoice: if the option is not offered.
        """
        self.recorder.choose(option)

    def leave(self, player: int, how: int) -> None:
        """Ends the duel: a player gives up (``SURRENDER``), or the asked player's time runs out (``TIME_OUT``)."""
        if how == SURRENDER:
            self.recorder.surrender(player)
        else:
            self.recorder.time_out()

    def by_chance(self, seed: int) -> int:
        """Returns a random answer to the open question."""
        return RandomPlayer(seed).choose(self.recorder.duel)

    def digest(self) -> str:
        """Returns a hash of the whole state."""
        return str(self.recorder.duel.digest())

    def keep(self) -> object:
        """Returns the present moment, for :meth:`back`."""
        return list(self.record.steps), self.recorder.duel.copy()

    def back(self, moment: object) -> None:
        """Returns to a moment."""
        assert isinstance(moment, tuple)
        steps, duel = moment
        self.recorder.restore(steps, duel.copy())
        self.context.open_windows()

    def mat_reader(self, language: str) -> MatReader:
        """Returns a reader of answers from a mat with real cards.

        :raises Refusal: if the game is not played with a mat.
        """
        raise Refusal("not_allowed", "this game is not played with a mat before a camera")
