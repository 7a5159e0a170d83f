"""The search of a turn: everything its player can do, until a board has what is wanted, or for the best board."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, NamedTuple

from duelkit.kernel.decision import ACT, RESPOND, TRIGGER
from duelkit.laboratory.goldfish.searching import AT_LEAST, BEST, IMPOSSIBLE, REACHED, UNDECIDED, Found, Goal
from duelkit.laboratory.goldfish.yugioh_worth import Better, worth
from duelkit.yugioh.duel import Duel
from duelkit.yugioh.state.codes import (
    O_ACTIVATE,
    O_PROCEDURE,
    O_SET,
    O_SET_MONSTER,
    O_SUMMON,
    O_TO_END,
    PASS,
    card_of,
    verb_of,
)

KEPT: Final = (ACT, RESPOND, TRIGGER)
"""The kinds of questions whose positions are remembered: those in the middle of an action rarely occur twice."""
LONGEST: Final = 400
"""The answers after which a line is given up, which leaves the hand undecided."""
LIKELY: Final = {O_ACTIVATE: 0, O_PROCEDURE: 0, O_SUMMON: 1, O_SET_MONSTER: 3, O_SET: 4}
"""The order in which actions are tried; others come between."""
NOBODY: Final = -1
STEPS: Final = 6
"""How often the range is halved in which the worth of a board at the worst moment lies."""


class Position:
    """A position of the search.

    :param line: the answers that led to it, newest first, as linked pairs.
    :param unlikely: how far the answers were from the likeliest ones: the sum of their ranks.
    """

    __slots__ = ("duel", "length", "line", "unlikely")

    def __init__(self, duel: Duel, line: Line | None, length: int, unlikely: int = 0) -> None:
        self.duel = duel
        self.line = line
        self.length = length
        self.unlikely = unlikely

    def choose(self, option: int) -> None:
        """Gives an answer."""
        self.duel.choose(option)
        self.line, self.length = Line(option, self.line), self.length + 1

    def after(self, option: int, rank: int = 0) -> Position:
        """Returns the position after an answer, which is the likeliest one if its rank is 0."""
        found = Position(self.duel.copy(silent=True), self.line, self.length, self.unlikely + rank)
        found.choose(option)
        return found


class Line(NamedTuple):
    """An answer, and those before it."""

    option: int
    before: Line | None


def answers(line: Line | None) -> tuple[int, ...]:
    """The answers of a line in order."""
    found = []
    while line is not None:
        found.append(line.option)
        line = line.before
    return tuple(reversed(found))


def search(duel: Duel, player: int, goal: Goal, nodes: int, trap: int = NOBODY) -> Found:
    """Looks for a way to a goal in a player's turn; the opponent does nothing that is not demanded.

    The cards lie as they are shuffled, and coins fall as they will fall: a line is what would have happened.

    :param duel: the duel in that turn, or before it; it is not changed.
    :param nodes: how many positions are looked at.
    :param trap: a card that the opponent may use once, at any moment. The goal counts as reached if the player has
        a way to it whatever the opponent does with the card, which the player knows of.
    """
    return TurnSearch(duel, player, goal, nodes, trap).found()


def answered(duel: Duel, player: int, goal: Goal, nodes: int, trap: int, line: tuple[int, ...]) -> list[int]:
    """Returns the cards whose activation the opponent can answer so that the goal cannot be reached any more.

    :param line: a line that reaches the goal if the opponent's card is not used.
    """
    looking = TurnSearch(duel, player, goal, nodes, trap)
    at = Position(duel.copy(silent=True), None, 0)
    cards: list[int] = []
    for option in line:
        looking.turn = at.duel.turn
        chain = at.duel.chain
        link = at.duel.scopes[chain[-1]].card if chain else NOBODY
        if link not in (NOBODY, *cards) and any(looking.verdict(use) == IMPOSSIBLE for use in looking.uses(at)):
            cards.append(link)
        at.choose(option)
    return cards


def best(duel: Duel, player: int, nodes: int, trap: int = NOBODY) -> Found:
    """Looks for the best board that a player can have at the end of a turn; see :func:`search`.

    :param trap: a card that the opponent may use once, at any moment. Found is then what the board is worth whatever
        the opponent does with the card, without a line.
    :returns: what the board is worth beyond the one that is there if the player does nothing.
    """
    return BestSearch(duel, player, nodes).found() if trap == NOBODY else _at_worst(duel, player, nodes, trap)


class Waiting:
    """Positions that wait to be looked at: the likeliest line first, then those that differ little from it."""

    def __init__(self) -> None:
        self._heap: list[tuple[int, int, Position, int, int]] = []
        self._count = 0

    def add(self, at: Position, options: list[int]) -> None:
        """Adds what follows a position by each answer, the likeliest first."""
        for rank, option in enumerate(options):
            self._count += 1
            heappush(self._heap, (at.unlikely + rank, -self._count, at, option, rank))

    def next(self) -> Position | None:
        """Returns the next position; ``None`` if there is none."""
        if not self._heap:
            return None
        _, _, before, option, rank = heappop(self._heap)
        return before.after(option, rank)


class TurnSearch:
    """One search; see :func:`search`."""

    def __init__(self, duel: Duel, player: int, goal: Goal, nodes: int, trap: int) -> None:
        self.duel = duel
        self.player = player
        self.goal = goal
        self.nodes = nodes
        self.trap = trap
        self.turn = 0
        self.looked = 0
        self._hopeless: set[str] = set()
        """Positions after the use of the opponent's card from which the goal cannot be reached."""
        self._verdicts: dict[str, str] = {}
        """What was found for positions just after that use."""
        self._undecided = False

    def found(self) -> Found:
        """Searches."""
        start = Position(self.duel.copy(silent=True), None, 0)
        _to_turn(start, self.player, self.trap)
        self.turn = start.duel.turn
        return self._from(start, self.trap != NOBODY)

    def uses(self, at: Position) -> list[Position]:
        """Returns the positions after each use of the opponent's card that is possible now."""
        decision = at.duel.decision
        if decision is None or decision.player == self.player or PASS not in decision.options:
            return []
        waiting = [at.after(option) for option in decision.options if option != PASS and card_of(option) == self.trap]
        found = []
        while waiting:
            one = waiting.pop()
            decision = one.duel.decision
            if decision is None or not self._theirs(one) or PASS in decision.options:
                found.append(one)
            else:
                waiting += [one.after(option) for option in decision.options]
        return found

    def verdict(self, at: Position) -> str:
        """Returns whether the goal can still be reached after a use of the opponent's card."""
        digest = at.duel.digest()
        if digest not in self._verdicts:
            self._verdicts[digest] = self._from(at, False).verdict
        return self._verdicts[digest]

    def _stands(self, at: Position) -> bool:
        """Whether the goal can be reached whatever use the opponent makes of the card now."""
        for use in self.uses(at):
            verdict = self.verdict(use)
            if verdict != REACHED:
                self._undecided = self._undecided or verdict == UNDECIDED
                return False
        return True

    def _from(self, start: Position, guarded: bool) -> Found:
        """Searches from a position on.

        :param guarded: whether the opponent can still use the card.
        """
        seen: set[str] = set()
        waiting = Waiting()
        at: Position | None = start
        cut = False
        while at is not None:
            ending = self._looked_at(at, guarded, seen)
            if isinstance(ending, Found):
                return ending
            if ending and at.length >= LONGEST:
                cut = True
            elif ending:
                waiting.add(at, ending)
            at = waiting.next()
        if guarded:
            cut = cut or self._undecided
        elif not cut and self.trap != NOBODY:
            self._hopeless |= seen
        return Found(UNDECIDED if cut else IMPOSSIBLE, (), self.looked)

    def _looked_at(self, at: Position, guarded: bool, seen: set[str]) -> Found | list[int]:
        """Looks at a position.

        :returns: the end of the search, or the answers to go on with.
        """
        if not self._opponent_passes(at, guarded):
            return []
        now = at.duel
        decision = now.decision
        if now.turn != self.turn or decision is None:
            over = now.turn != self.turn or now.outcome is not None
            return self._settled(at.line) if over and self.goal.holds(now, self.player) else []
        if decision.kind in KEPT and self._is_known(now, seen, guarded):
            return []
        if self.looked >= self.nodes:
            return Found(UNDECIDED, (), self.looked)
        self.looked += 1
        if decision.kind == ACT and self._promises(now):
            ending = self._ended(at, guarded)
            settled = self._settled(ending) if ending is not None else []
            if settled:
                return settled
        return [option for option in sorted(decision.options, key=_likely) if verb_of(option) != O_TO_END]

    def _promises(self, duel: Duel) -> bool:
        """Whether the goal may hold if the player ends the turn now."""
        return self.goal.holds(duel, self.player)

    def _settled(self, line: Line | None) -> Found | list[int]:
        """Returns the end of the search at a line that reaches the goal; nothing if it goes on."""
        return Found(REACHED, answers(line), self.looked)

    def _is_known(self, duel: Duel, seen: set[str], guarded: bool) -> bool:
        """Whether a position was searched already; notes it."""
        digest = duel.digest()
        if digest in seen or not guarded and digest in self._hopeless:
            return True
        seen.add(digest)
        return False

    def _opponent_passes(self, at: Position, guarded: bool) -> bool:
        """Lets the opponent do nothing; returns whether the goal can be reached if the card is used instead."""
        while (decision := at.duel.decision) is not None and self._theirs(at) and at.length < LONGEST:
            if guarded and not self._stands(at):
                return False
            at.choose(_quiet(decision.options))
        return True

    def _theirs(self, at: Position) -> bool:
        """Whether the opponent is asked, still in the player's turn."""
        decision = at.duel.decision
        return decision is not None and decision.player != self.player and at.duel.turn == self.turn

    def _ended(self, at: Position, guarded: bool) -> Line | None:
        """The line with the end of the turn, if the board still has what is wanted then; ``None`` otherwise."""
        trial = Position(at.duel.copy(silent=True), at.line, 0)
        turn = trial.duel.turn
        while (decision := trial.duel.decision) is not None and trial.duel.turn == turn and trial.length < LONGEST:
            if guarded and not self._stands(trial):
                return None
            trial.choose(_ending(decision.options))
        over = trial.duel.turn != turn or trial.duel.outcome is not None
        return trial.line if over and self.goal.holds(trial.duel, self.player) else None


class BestSearch(TurnSearch):
    """One search for the best board; see :func:`best`."""

    goal: Better

    def __init__(self, duel: Duel, player: int, nodes: int) -> None:
        super().__init__(duel, player, Better(), nodes, NOBODY)
        self.line: Line | None = None

    def found(self) -> Found:
        """Searches."""
        verdict = super().found().verdict
        gained = self.goal.least - idle_worth(self.duel, self.player)
        return Found(AT_LEAST if verdict == UNDECIDED else BEST, answers(self.line), self.looked, gained)

    def _promises(self, duel: Duel) -> bool:
        return True

    def _settled(self, line: Line | None) -> Found | list[int]:
        self.line, self.goal.least = line, self.goal.last
        return []


def idle_worth(duel: Duel, player: int) -> float:
    """Returns what the board of a player is worth who does nothing in the turn."""
    at = Position(duel.copy(silent=True), None, 0)
    _to_turn(at, player)
    turn = at.duel.turn
    while (decision := at.duel.decision) is not None and at.duel.turn == turn and at.length < LONGEST:
        at.choose(_ending(decision.options))
    return worth(at.duel, player)


def _at_worst(duel: Duel, player: int, nodes: int, trap: int) -> Found:
    """What the best board is worth whatever the opponent does with a card: its range is halved some times."""
    alone = BestSearch(duel, player, nodes).found()
    idle = idle_worth(duel, player)
    low, high, looked, cut = 0.0, alone.worth, alone.nodes, alone.verdict == AT_LEAST
    for _ in range(STEPS if high > 0 else 0):
        middle = (low + high) / 2
        found = search(duel, player, Better(idle + middle), nodes, trap)
        looked += found.nodes
        low, high = (middle, high) if found.verdict == REACHED else (low, middle)
        cut = cut or found.verdict == UNDECIDED
    return Found(AT_LEAST if cut else BEST, (), looked, low)


def _likely(option: int) -> int:
    return LIKELY.get(verb_of(option), 2)


def _to_turn(at: Position, player: int, trap: int = NOBODY) -> None:
    """Lets the opponent end a turn that comes before, with a Trap Set in it that is to be used."""
    while (decision := at.duel.decision) is not None and at.duel.turn_player != player and at.length < LONGEST:
        sets = [option for option in decision.options if verb_of(option) == O_SET and card_of(option) == trap]
        at.choose(sets[0] if sets else _ending(decision.options))


def _ending(options: list[int]) -> int:
    """The end of the turn, or what leads to it."""
    return next((option for option in options if verb_of(option) == O_TO_END), _quiet(options))


def _quiet(options: list[int]) -> int:
    """Nothing, or the first answer where something is demanded."""
    return PASS if PASS in options else options[0]
