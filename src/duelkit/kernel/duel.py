"""The base of the duels of all games: a value with one open question, which only an answer advances."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import ACT, Decision
from duelkit.kernel.errors import IllegalChoice
from duelkit.kernel.outcome import Outcome
from duelkit.kernel.rng import Rng
from duelkit.kernel.state import NO_TABLE, NONE, Part

NO_RNG: Final = Rng()


class BaseDuel(Part):
    """A duel of any game, as its engine sees it. Cards are numbers; players are 0 and 1."""

    def __init__(self) -> None:
        self.every_window: bool = False
        """Whether a player is asked even if there is only one answer for a reason that the other player cannot see
        (``is_hidden``), so that being asked reveals nothing.

        It is a setting of the table and not part of the state: copies and records leave it out.
        """
        self.every_end: bool = False
        """Whether a player who can only end the turn is asked nevertheless, so that the player ends it.

        It is a setting of the table too.
        """
        self.every_decision: bool = False
        """Whether every question is asked, even if there is only one answer.

        Copies and records leave it out.
        """
        self.silent: bool = False
        """Whether the duel has no log and writes none, as in a copy for looking ahead.

        No rule reads the log. Copies of a silent duel are silent too; records leave it out.
        """
        self.brief: bool = False
        """Whether this copy is only played out until nobody does anything more. The turn player is always asked what to
        do, with a shortened list of options; nobody responds without having to; shuffling leaves the order as it is,
        known to nobody.

        Copies of such a duel are brief too; records leave it out.
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
        """For cards that have moved into a hidden place, the log entries after which they did. It does not affect the
        duel; a table gives the card a new id each time.
        """
        self.shuffles: int = 0
        """The number of times a hidden pile has been shuffled."""
        self.decision: Decision | None = None
        self.outcome: Outcome | None = None

    @property
    def finished(self) -> bool:
        """Whether the duel is over.

        >>> duel = new_duel(load_deck("plain"), load_deck("plain"), seed=1)
        >>> duel.finished
        False
        """
        return self.outcome is not None

    def choose(self, option: int) -> None:
        """Answer the open question with one of its options and run to the next question or the end.

        :raises IllegalChoice: if the option is not offered; the duel is untouched.

        >>> duel = new_duel(load_deck("plain"), load_deck("plain"), seed=1)
        >>> duel.choose(duel.decision.options[-1])
        >>> duel.turn
        2
        >>> duel.surrender(0)
        >>> duel.choose(0)
        Traceback (most recent call last):
            ...
        duelkit.kernel.errors.IllegalChoice: the duel is over; there is nothing to choose
        """
        decision = self.decision
        if decision is None or option not in decision.options:
            raise IllegalChoice(self.refused_choice(option))
        self.decision = None
        self.answer = int(option)  # readable options are subclasses of int
        self.advance()

    def refused_choice(self, option: int) -> str:
        """Why an option cannot be chosen now, in one line."""
        if self.decision is None:
            return "the duel is over; there is nothing to choose"
        return f"option {option} is not offered; expected one of {self.decision.options}"

    def advance(self) -> None:
        """Run the stack until a question must be asked or the duel is over."""
        raise NotImplementedError

    def is_asked(self, decision: Decision) -> bool:
        """Whether a question is put to its player: it has several answers, or the settings demand it."""
        return (
            len(decision.options) > 1
            or self.every_decision
            or self.every_window
            and self.is_hidden(decision)
            or (self.every_end and self.ends_turn(decision.options[0]) or self.brief and decision.kind == ACT)
        )

    def is_hidden(self, decision: Decision) -> bool:
        """Whether a question with one answer may have only one for a reason that its player alone can know.

        Only questions whose options follow from what both players see are certain not to.
        """
        raise NotImplementedError

    def ends_turn(self, option: int) -> bool:
        """Whether an option ends the turn."""
        raise NotImplementedError

    def copy(self, silent: bool = False) -> BaseDuel:
        """An independent duel in the same state; playing on one never affects the other.

        :param silent: whether the copy has no log and writes none.
        """
        raise NotImplementedError

    def __deepcopy__(self, memo: dict[int, object]) -> BaseDuel:
        return self.copy()

    def __copy__(self) -> BaseDuel:
        return self.copy()

    def hashed(self, name: str) -> object:
        """A field in the form in which it is hashed."""
        decision, outcome = self.decision, self.outcome
        if name == "decision":
            return () if decision is None else (decision.player, decision.kind, decision.options, decision.why)
        if name == "outcome":
            return () if outcome is None else (outcome.winner, outcome.reason)
        return getattr(self, name)
