"""What the duels of all games are: a value with one open question, moved on by answering it and by nothing else."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import ACT, Decision
from duelkit.kernel.errors import IllegalChoice
from duelkit.kernel.outcome import Outcome
from duelkit.kernel.rng import Rng
from duelkit.kernel.state import NO_TABLE, NONE, Part

NO_RNG: Final = Rng()


class BaseDuel(Part):
    """A duel of any game, as its engine knows it. Cards are numbers, and players 0 and 1."""

    def __init__(self) -> None:
        self.every_window: bool = False
        """Whether a player is asked all the same where a question has one answer for a reason that the other player
        cannot see (``is_hidden``), so that a question tells the other nothing.

        It belongs to the table, not to the state: copies and records leave it out.
        """
        self.every_end: bool = False
        """Whether a player who can only end the turn is asked all the same, so that it is the player who ends it.

        It belongs to the table as well.
        """
        self.every_decision: bool = False
        """Whether every question is asked, also where there is one answer: for who wants to see each of them.

        Copies and records leave it out.
        """
        self.silent: bool = False
        """Whether nothing is written into the log, and nothing is in it: for a copy that only looks ahead.

        No rule reads the log. Copies of a silent duel are silent too; records leave it out.
        """
        self.brief: bool = False
        """Whether the turn player is always asked what to do, not all that they may do is listed, nobody responds who
        need not, and what is shuffled lies as it lay, known to nobody: for a copy of which only is looked at where it
        has come to if nobody does more.

        Copies of such a duel are of the same kind; records leave it out.
        """
        self.rng: Rng = NO_RNG
        self.owner: list[int] = NONE
        self.place: list[int] = NONE
        self.turn: int = 0
        self.turn_player: int = 0
        self.first_player: int = 0
        self.phase: int = 0
        self.answer: int = -1
        self.hidden_ids: dict[int, tuple[int, ...]] = NO_TABLE
        """Cards that have moved into a hidden place: after which log entries they did. It changes nothing in the duel;
        a table gives a card another number for each.
        """
        self.shuffles: int = 0
        """How often a hidden pile was shuffled since the beginning."""
        self.decision: Decision | None = None
        self.outcome: Outcome | None = None

    @property
    def finished(self) -> bool:
        """Whether the duel is over."""
        return self.outcome is not None

    def choose(self, option: int) -> None:
        """Answer the open question with one of its options and run to the next question or the end.

        :raises IllegalChoice: if the option is not offered; the duel is untouched.
        """
        decision = self.decision
        if decision is None or option not in decision.options:
            raise IllegalChoice(self.refused_choice(option))
        self.decision = None
        self.answer = int(option)  # an option that can be read is a number with more to it
        self.advance()

    def refused_choice(self, option: int) -> str:
        """Why an option cannot be chosen now, in one line."""
        if self.decision is None:
            return "the duel is over; there is nothing to choose"
        return f"option {option} is not offered; expected one of {self.decision.options}"

    def advance(self) -> None:
        """Run the stack until a question is open that is asked, or the duel is over."""
        raise NotImplementedError

    def is_asked(self, decision: Decision) -> bool:
        """Whether a question is put to its player: it has two answers or more, or it is asked all the same."""
        return (
            len(decision.options) > 1
            or self.every_decision
            or self.every_window
            and self.is_hidden(decision)
            or (self.every_end and self.ends_turn(decision.options[0]) or self.brief and decision.kind == ACT)
        )

    def is_hidden(self, decision: Decision) -> bool:
        """Whether a question with one answer may have only one for a reason that its player alone may know.

        A question whose options follow from what both players see has not; of every other it has to be supposed.
        """
        raise NotImplementedError

    def ends_turn(self, option: int) -> bool:
        """Whether an option ends the turn."""
        raise NotImplementedError

    def copy(self, silent: bool = False) -> BaseDuel:
        """An independent duel in the same state; playing on one never shows in the other.

        :param silent: without the log, and from now on writing none.
        """
        raise NotImplementedError

    def __deepcopy__(self, memo: dict[int, object]) -> BaseDuel:
        return self.copy()

    def __copy__(self) -> BaseDuel:
        return self.copy()

    def hashed(self, name: str) -> object:
        """A field as it goes into the hash."""
        decision, outcome = self.decision, self.outcome
        if name == "decision":
            return () if decision is None else (decision.player, decision.kind, decision.options, decision.why)
        if name == "outcome":
            return () if outcome is None else (outcome.winner, outcome.reason)
        return getattr(self, name)
