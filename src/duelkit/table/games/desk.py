"""What the table needs of a duel of either game: who is asked, what each may see, and words in both languages."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from duelkit.kernel.decision import Decision
from duelkit.kernel.outcome import Outcome
from duelkit.kernel.record import Record
from duelkit.table.games.names import HIDDEN, Names, Veiled
from duelkit.table.refusals import Refusal

SPECTATOR: Final = 2
"""The viewer who is neither player. Viewers 0 and 1 are the players."""
LANGUAGES: Final = ("ja", "en")

Json = dict[str, Any]
Words = dict[str, str]


def both(say: Callable[[str], str]) -> Words:
    """A text in both languages."""
    return {language: say(language) for language in LANGUAGES}


def picked_so_far(stack: Sequence[object]) -> list[int]:
    """The cards that have been picked for what is being asked now, such as tributes, materials, targets."""
    return list(getattr(stack[-1], "picked", ())) if stack else []


class Desk(ABC):
    """One duel on the table.

    Viewers are 0, 1 and :data:`SPECTATOR`; what a method answers for a viewer depends only on what that one may know.
    """

    neutral = False
    """Whether players are called Player 1 and Player 2, because one person plays both."""
    _numbers: Names | None = None

    @property
    def numbers(self) -> Names:
        """The numbers of the cards for clients."""
        if self._numbers is None:
            self._numbers = Names(self.record)
        return self._numbers

    @property
    @abstractmethod
    def duel(self) -> Veiled:
        """The duel as it stands."""

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

    names: tuple[str, str] = ("", "")
    """The players' names, as spectators are told them; empty where somebody has none."""

    @property
    @abstractmethod
    def decision(self) -> Decision | None:
        """The open question."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the duel ended."""

    @property
    @abstractmethod
    def record(self) -> Record:
        """The record so far."""

    @property
    @abstractmethod
    def turn(self) -> tuple[int, int]:
        """The number of the turn, and whose it is."""

    @abstractmethod
    def choose(self, option: int) -> None:
        """Answer the open question; ``SURRENDER`` and ``TIME_OUT`` of ``recording`` are for :meth:`leave`.

        :raises IllegalChoice: if it is not offered.
        """

    @abstractmethod
    def leave(self, player: int, how: int) -> None:
        """A player gives up (``SURRENDER``) or the one who is asked lets the time run out (``TIME_OUT``)."""

    @abstractmethod
    def digest(self) -> str:
        """A hash of the whole state."""

    @abstractmethod
    def keep(self) -> object:
        """The moment, to come back to."""

    @abstractmethod
    def back(self, moment: object) -> None:
        """Come back to a moment."""

    @abstractmethod
    def pulse(self) -> tuple[int, ...]:
        """Numbers that change whenever anything changes that somebody can see."""

    @abstractmethod
    def by_chance(self, seed: int) -> int:
        """An answer to the open question, by chance."""

    @abstractmethod
    def by_computer(self, level: str, seed: int) -> int:
        """A computer player's answer to the open question; it knows no more than the player who is asked."""

    @abstractmethod
    def view(self, viewer: int) -> Json:
        """What a viewer sees, as ``docs/protocol.md`` describes it."""

    @abstractmethod
    def open_view(self) -> Json:
        """The duel with both hands open, player 0's side first: for replays."""

    @abstractmethod
    def open_news(self) -> list[Json]:
        """The whole log with nothing hidden: for replays."""

    @abstractmethod
    def question(self, texts: bool) -> Json:
        """The open question as its player is asked, without ``id`` and ``seconds``."""

    def news(self, viewer: int, after: int, texts: bool) -> list[Json]:
        """The log of a viewer: entries with a number above ``after``."""
        return list(self.telling(viewer, after, texts))

    @abstractmethod
    def telling(self, viewer: int, after: int, texts: bool) -> Iterator[Json]:
        """The same, one entry after the other."""

    @abstractmethod
    def remember(self, viewer: int) -> None:
        """Note what a viewer sees now, so that later entries can name what has left."""

    @abstractmethod
    def told(self) -> int:
        """The number of the newest log entry."""

    @abstractmethod
    def result(self, viewer: int) -> Json:
        """The outcome as a viewer reads it."""

    @abstractmethod
    def why(self, viewer: int, card: int | None) -> Json:
        """Why the question is asked; with a card, what can and cannot be done with it.

        :raises Refusal: if the viewer sees no such card.
        """

    @abstractmethod
    def forecast(self, option: int) -> list[Json]:
        """What an attack would do. Empty where that is not known beforehand."""

    # asking to respond

    @abstractmethod
    def passing(self) -> int | None:
        """If the question is a moment to respond: the option that passes; otherwise ``None``."""

    @abstractmethod
    def is_answer_to_opponent(self) -> bool:
        """Of a moment to respond: whether it follows something the opponent did, or ends the opponent's turn."""

    @abstractmethod
    def sight(self) -> tuple[int, ...]:
        """Numbers that change whenever something happens that both players see."""

    @abstractmethod
    def follows_event(self) -> bool:
        """Whether the open question comes after something that hidden cards may trigger on."""

    @abstractmethod
    def is_secret(self, viewer: int) -> bool:
        """Whether the viewer may not learn that the open question is asked, because a hidden card brings it about."""
