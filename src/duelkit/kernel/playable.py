"""What every client sees of a duel of any game: a value with one open decision."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, Self

from duelkit.kernel.decision import Decision
from duelkit.kernel.outcome import Outcome


class Seen(Protocol):
    """What a player sees."""

    @property
    def decision(self) -> Decision | None:
        """The open question, if it is this player who is asked."""

    def rows(self) -> object:
        """Everything as plain values, for comparing two views."""


class Entry(Protocol):
    """An entry of a duel's log."""

    @property
    def number(self) -> int:
        """Its number, from 1."""


class Playable(Protocol):
    """What a duel of any game offers to clients.

    At every moment either ``decision`` is a question, or ``outcome`` says how the duel ended. Nothing of a duel lies
    outside it: :meth:`copy`, ``pickle`` and :meth:`digest` work at every decision.
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
        """Whose turn it is."""

    @property
    def log(self) -> Entry | None:
        """The newest entry of the log."""

    @property
    def place(self) -> Sequence[int]:
        """Where each card is; 1 is a pile whose order nobody knows."""

    @property
    def hidden_ids(self) -> Mapping[int, tuple[int, ...]]:
        """Cards that have moved into a hidden place: after which entries of the log they did."""

    @property
    def shuffles(self) -> int:
        """How often a hidden pile was shuffled since the beginning."""

    def choose(self, option: int) -> None:
        """Answer the open question and run to the next one or the end.

        :raises IllegalChoice: if the option is not offered; the duel is untouched.
        """

    def copy(self, silent: bool = False) -> Self:
        """An independent duel in the same state.

        :param silent: without the log, and from now on writing none: for a copy that only looks ahead.
        """

    def observe(self, player: int) -> Seen:
        """All that this player may know, and nothing else."""

    def digest(self) -> str:
        """A hash of the whole state."""

    def describe(self, option: int, language: str) -> str:
        """An option of the open question in words, ``language`` being ``"ja"`` or ``"en"``."""

    def redrawn(self, player: int, seed: int, silent: bool = False) -> Self:
        """A copy in which all that ``player`` cannot know is drawn anew at random.

        :param silent: as in :meth:`copy`.
        """

    def is_hidden(self, decision: Decision) -> bool:
        """Whether a question with one answer may have only one for a reason that its player alone may know."""

    def surrender(self, player: int) -> None:
        """A player gives up."""

    def time_out(self) -> None:
        """The player who is asked has let the time run out."""
