"""The protocol that every client sees: a duel is a value with one open decision."""

from __future__ import annotations

from typing import Protocol, TypeVar

from duelkit.kernel.decision import Decision
from duelkit.kernel.outcome import Outcome

View = TypeVar("View", covariant=True)


class Game(Protocol[View]):
    """What both games offer to clients.

    At every moment either ``decision`` is a question with at least two answers, or ``outcome`` says how it ended.
    """

    @property
    def decision(self) -> Decision | None:
        """The open question; ``None`` once the duel is over."""

    @property
    def outcome(self) -> Outcome | None:
        """The result; ``None`` while the duel goes on."""

    def choose(self, option: int) -> None:
        """Answer the open question and run to the next one or the end.

        :raises IllegalChoice: if the option is not offered; the duel is untouched.
        """

    def copy(self) -> Game[View]:
        """An independent duel in the same state."""

    def observe(self, player: int) -> View:
        """All that this player may know, and nothing else."""

    def digest(self) -> str:
        """A hash of the whole state."""

    def describe(self, option: int, language: str) -> str:
        """An option of the open question in words, ``language`` being ``"ja"`` or ``"en"``."""

    def redrawn(self, player: int, seed: int) -> Game[View]:
        """A copy in which all that ``player`` cannot know is drawn anew at random."""
