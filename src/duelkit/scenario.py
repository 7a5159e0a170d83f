"""What scenarios of all games share: a position is built, then two sides act and are asked about.

A game's own scenario defines how its cards are put down, which actions there are, and how the duel goes on.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from duelkit.kernel.decision import ACT, CONFIRM, KIND_NAMES, Decision
from duelkit.kernel.option import card_of, number_of, verb_of

__all__ = ["ALICE", "BOB", "BaseScenario", "BaseSide", "NotOffered"]

ALICE: Final = 0
BOB: Final = 1


class NotOffered(AssertionError):
    """The action is not among those offered."""


class BaseSide:
    """One player of a scenario.

    :cvar YES: the verb of the option yes.
    :cvar NO: the verb of the option no.
    """

    YES: ClassVar[int]
    NO: ClassVar[int]
    _scenario: Any

    def __init__(self, owner: Any, player: int) -> None:
        self._scenario = owner
        self._player = player

    def _choose(
        self, kinds: Sequence[int], verb: int, card: Any, what: str, number: int | None = None, mask: int = 0xFFF
    ) -> None:
        """Chooses an option, or fails with the list of offered ones.

        :param what: the action in words.
        :param mask: the relevant bits of the option's number.
        """
        found = self._find(kinds, verb, card, number, mask)
        if found is None:
            raise NotOffered(f"{what} is not offered to player {self._player}; {self._scenario.describe()}")
        self._about_to_choose(verb)
        self._scenario.choose(found)

    def _about_to_choose(self, verb: int) -> None:
        """Called before an option of a verb is chosen."""

    def _find(
        self, kinds: Sequence[int], verb: int, card: Any, number: int | None = None, mask: int = 0xFFF
    ) -> int | None:
        """Returns the first option of a verb, of a card or of any, with a number or with any."""
        decision: Decision | None = self._scenario.decision()
        if decision is None or decision.player != self._player or decision.kind not in kinds:
            return None
        for option in decision.options:
            if (
                verb_of(option) == verb
                and (number is None or number_of(option) & mask == number)
                and (card is None or self._scenario.is_card(card_of(option), card))
            ):
                return option
        return None

    def says_yes(self) -> None:
        """Answers a question with yes."""
        self._choose((CONFIRM,), self.YES, None, "saying yes")

    def says_no(self) -> None:
        """Answers a question with no."""
        self._choose((CONFIRM,), self.NO, None, "saying no")

    def is_asked(self, kind: str | None = None) -> bool:
        """Whether the open question is this player's (and of this kind)."""
        decision: Decision | None = self._scenario.decision()
        return (
            decision is not None
            and decision.player == self._player
            and (kind is None or KIND_NAMES[decision.kind] == kind)
        )

    def offered_cards(self) -> list[str]:
        """Returns the names of the cards in the options of this player's open question."""
        decision = self._scenario.decision()
        if decision is None or decision.player != self._player:
            return []
        return [self._scenario.name_of(card_of(option)) for option in decision.options if card_of(option) >= 0]

    @property
    def hand_size(self) -> int:
        """Returns the number of cards in the hand."""
        return len(self._scenario.duel.hand[self._player])


class BaseScenario(ABC):
    """A position under construction, then the duel that goes on from it.

    :param duel: a duel without cards.
    :param turn: the turn player.
    :param turn_number: the number of the turn.
    :cvar verbs: the actions, by the words of a scenario.
    """

    verbs: Mapping[str, int]
    duel: Any

    def __init__(self, duel: Any, turn: int, turn_number: int) -> None:
        self.duel = duel
        duel.turn = turn_number
        duel.turn_player = turn
        duel.first_player = turn if turn_number % 2 == 1 else 1 - turn
        self._started = False
        self._outdated = False
        """Whether something was built since the open question was asked."""

    @abstractmethod
    def _go_on(self) -> None:
        """Lets the duel run from the position."""

    @abstractmethod
    def _ask_anew(self, decision: Decision) -> None:
        """Asks the turn player again, after something was built."""

    @abstractmethod
    def is_card(self, number: int, card: Any) -> bool:
        """Whether a name means a card number."""

    def start(self) -> None:
        """Lets the duel run from the position; called automatically at the first action or question."""
        if not self._started:
            self._started = True
            self._go_on()

    def is_built_on(self) -> None:
        """Called when something is built: if the duel is running, the turn player is asked again.

        :raises AssertionError: if another question is open.
        """
        if not self._started:
            return
        decision = self.duel.decision
        if decision is None or decision.kind != ACT:
            raise AssertionError(
                "nothing can be added now; expected it before the first action, or while the turn "
                f"player is free to act: {self.describe()}"
            )
        self._outdated = True

    def decision(self) -> Decision | None:
        """The open question."""
        self.start()
        decision: Decision | None = self.duel.decision
        if self._outdated and decision is not None:
            self._outdated = False
            self._ask_anew(decision)
            decision = self.duel.decision
        return decision

    def choose(self, option: int) -> None:
        """Answers the open question."""
        self.duel.choose(option)

    def find(self, card: Any) -> int:
        """Returns the number of the first matching card of the duel.

        :raises AssertionError: if there is none.
        """
        for number in range(len(self.duel.info)):
            if self.is_card(number, card):
                return number
        raise AssertionError(f"no card {card} in the duel")

    def name_of(self, card: int) -> str:
        """Returns the name of a card of the duel."""
        name: str = self.duel.info[card].name
        return name

    def _stage(self) -> str:
        """Returns where in the turn the duel is."""
        return f"phase {self.duel.phase}"

    def describe(self) -> str:
        """Returns the open question in words, for the message of a failed test."""
        duel = self.duel
        decision = self.decision()
        if decision is None:
            return f"the duel is over: {duel.outcome}"
        names = {number: verb for verb, number in self.verbs.items()}
        options = [
            f"{names.get(verb_of(option), verb_of(option))}"
            f"{' ' + self.name_of(card_of(option)) if card_of(option) >= 0 else ''}"
            f"{' #' + str(number_of(option)) if number_of(option) else ''}"
            for option in decision.options
        ]
        return (
            f"turn {duel.turn} of player {duel.turn_player}, {self._stage()}; player {decision.player} is asked "
            f"{KIND_NAMES[decision.kind]} (why {decision.why}): {', '.join(options)}"
        )

    @property
    def winner(self) -> int | None:
        """The winner, −1 for a draw, ``None`` while the duel goes on."""
        self.start()
        return None if self.duel.outcome is None else int(self.duel.outcome.winner)
