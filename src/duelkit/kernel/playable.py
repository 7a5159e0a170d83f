"""The interface of the duels of all games for clients: a value with one open decision."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, Self

from duelkit.kernel.decision import Decision
from duelkit.kernel.outcome import Outcome


class Seen(Protocol):
    """What a player can know of a duel."""

    @property
    def decision(self) -> Decision | None:
        """The open question, if this player is asked."""

    def rows(self) -> object:
        """Everything as plain values, for comparing two views."""


class Entry(Protocol):
    """An entry of a duel's log."""

    @property
    def number(self) -> int:
        """Its number, from 1."""


class Playable(Protocol):
    """What a duel of any game offers to clients.

    At any time either ``decision`` is a question, or ``outcome`` states how the duel ended. A duel contains all of its
    state: :meth:`copy`, ``pickle`` and :meth:`digest` work at every decision.
    """

    @property
    def decision(self) -> Decision | None:
        """The open question; ``None`` once the duel is over."""

    @property
    def outcome(self) -> Outcome | None:
        """The result; ``None`` while the duel goes on."""

    @property
    def turn(self) -> int:
        """The number of the turn."""

    @property
    def turn_player(self) -> int:
        """The player whose turn it is."""

    @property
    def log(self) -> Entry | None:
        """The newest entry of the log."""

    @property
    def place(self) -> Sequence[int]:
        """The place of each card, as the game numbers places; 1 is always a pile in an unknown order."""

    @property
    def hidden_ids(self) -> Mapping[int, tuple[int, ...]]:
        """For each card that has moved into a hidden place, the numbers of the log entries after which it did."""

    @property
    def shuffles(self) -> int:
        """The number of times a hidden pile has been shuffled."""

    def choose(self, option: int) -> None:
        """Answer the open question and run to the next one or the end.

        :raises IllegalChoice: if the option is not offered; the duel is untouched.
        """

    def copy(self, silent: bool = False) -> Self:
        """An independent duel in the same state.

        :param silent: whether the copy has no log and writes none, as for looking ahead.
        """

    def observe(self, player: int) -> Seen:
        """Everything that this player can know, and nothing else."""

    def digest(self) -> str:
        """A hash of the whole state."""

    def describe(self, option: int, language: str) -> str:
        """An option of the open question in words.

        :param language: ``"ja"`` or ``"en"``.
        """

    def redrawn(self, player: int, seed: int, silent: bool = False) -> Self:
        """A copy in which everything that ``player`` cannot know is drawn anew at random.

        :param silent: as in :meth:`copy`.
        """

    def is_hidden(self, decision: Decision) -> bool:
        """Whether a question with one answer may have only one for a reason that its player alone can know."""

    def surrender(self, player: int) -> None:
        """Let a player give up."""

    def time_out(self) -> None:
        """Let the time of the asked player run out."""
