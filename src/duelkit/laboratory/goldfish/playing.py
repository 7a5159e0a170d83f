"""Opening hands as duels of a plan: each is searched instead of played."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from duelkit.games.game import Game
from duelkit.kernel.errors import DuelkitError
from duelkit.laboratory.goldfish.searching import AT_LEAST, BEST, IMPOSSIBLE, REACHED, UNDECIDED, Found, turns_of
from duelkit.laboratory.plan import Pairing, Plan, Seat, Task
from duelkit.laboratory.playing import DuelFailed, Worker
from duelkit.laboratory.rows import Handled, Row
from duelkit.recording import Recorder

PLAYER: Final = 0
WORKER: Final = "duelkit.laboratory.goldfish.playing:Hands"
WINNERS: Final = {REACHED: PLAYER, BEST: PLAYER, IMPOSSIBLE: 1 - PLAYER, UNDECIDED: -1, AT_LEAST: -1}
HALF: Final = 0.5
"""A board with a smaller share of what the best one is worth counts as stopped by the opponent's card."""


@dataclass(frozen=True)
class HandsPlan(Plan):
    """Opening hands of the first deck. The second deck is that of the opponent, who does nothing.

    :param goal: in words; empty for the best board.
    :param second: whether the player takes the second turn, and draws a card more.
    :param nodes: the positions that are looked at for each search.
    :param trap: the game's number of a card in the opponent's hand, used at the worst moment; 0 if there is none.
    """

    goal: str = ""
    second: bool = False
    nodes: int = 0
    trap: int = 0

    def task(self, number: int) -> Task:
        """Returns the hand with a number."""
        task = super().task(number)
        return task._replace(first=1 - PLAYER if self.second else PLAYER)

    @cached_property
    def identity(self) -> dict[str, str]:
        """Returns what distinguishes it from other plans."""
        own = {"goal": self.goal, "second": str(int(self.second)), "nodes": str(self.nodes)}
        return {**super().identity, **own, **({"trap": str(self.trap)} if self.trap else {})}


def hands_plan(
    game: Game, setup: Any, deck: Any, goal: str, hands: int, *, seed: int, second: bool, nodes: int
) -> HandsPlan:
    """Returns a number of opening hands of a deck against an opponent who does nothing; see :class:`HandsPlan`."""
    decks = (deck, game.deck(turns_of(game).idle_deck, setup))
    pairings = (Pairing(Seat("random", 0), Seat("random", 1)),)
    return HandsPlan(game, setup, decks, pairings, hands, seed, worker=WORKER, goal=goal, second=second, nodes=nodes)


class Hands(Worker):
    """Searches the hands of a plan.

    :raises DuelkitError: if the goal is not understood.
    """

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        assert isinstance(plan, HandsPlan)
        self.hands = plan
        self.turns = turns_of(plan.game)
        self.goal = self.turns.goal(plan.goal) if plan.goal else None

    def begun(self, task: Task) -> Recorder[Any]:
        """Returns a hand at the beginning of its duel."""
        plan = self.hands
        mine, theirs = (plan.decks[seat.deck] for seat in plan.pairings[task.pairing])

        def begin(deck: Any) -> Recorder[Any]:
            return plan.game.begin(plan.setup, [mine, deck], task.seed, task.first)

        return self.turns.holding(begin, theirs, 1 - PLAYER, plan.trap) if plan.trap else begin(theirs)

    def duel(self, task: Task) -> Row:
        """Searches a hand.

        :raises DuelFailed: naming the hand.
        """
        try:
            duel = self.begun(task).duel
            opening = self.turns.hand(duel, PLAYER)
            found = self.searched(duel)
            answered: list[int] = []
            if self.hands.trap and found.line:
                found, answered = self._against(duel, found)
        except DuelkitError:
            raise
        except Exception as error:
            raise DuelFailed(f"hand {task.number} (seed {task.seed}): {type(error).__name__}: {error}") from error
        end = played(duel, found)
        numbers = self.turns.numbers(duel, opening)
        used = self.turns.numbers(duel, self.turns.left(duel, end, opening)) if found.line else ()
        return Row(
            task.number,
            task.first,
            WINNERS[found.verdict],
            found.verdict,
            end.turn,
            found.nodes,
            end.digest(),
            (Handled(numbers, numbers, used), Handled(played=self.turns.numbers(duel, answered))),
            worth=found.worth,
            board=() if self.goal else self.turns.numbers(end, self.turns.board(end, PLAYER)),
        )

    def searched(self, duel: Any) -> Found:
        """Returns what the search finds for a hand, if the opponent does nothing."""
        nodes = self.hands.nodes
        if self.goal is None:
            return self.turns.best(duel, PLAYER, nodes)
        return self.turns.search(duel, PLAYER, self.goal, nodes)

    def _against(self, duel: Any, alone: Found) -> tuple[Found, list[int]]:
        """Returns what is found against the opponent's card, and the cards of the line without it that it answers."""
        opponent = self.turns.hand(duel, 1 - PLAYER)
        trap = next(card for card in opponent if self.turns.numbers(duel, [card]) == (self.hands.trap,))
        nodes = self.hands.nodes
        if self.goal is None:
            found = self.turns.best(duel, PLAYER, nodes, trap)
            goal = self.turns.better(duel, PLAYER, HALF, alone)
            stopped = found.worth < HALF * alone.worth
        else:
            goal = self.goal
            found = self.turns.search(duel, PLAYER, goal, nodes, trap)
            stopped = found.verdict == IMPOSSIBLE
        return found, self.turns.answered(duel, PLAYER, goal, nodes, trap, alone.line) if stopped else []


def played(duel: Any, found: Found) -> Any:
    """Returns a copy of a duel after the line that was found."""
    end = duel.copy(silent=True)
    for option in found.line:
        end.choose(option)
    return end


def line_of(plan: HandsPlan, number: int) -> Recorder[Any] | None:
    """Returns the record of the line to the goal, or to the best board, with a hand; ``None`` if there is none."""
    worker = Hands(plan)
    recorder = worker.begun(plan.task(number))
    found = worker.searched(recorder.duel)
    if not found.line:
        return None
    for option in found.line:
        recorder.choose(option)
    return recorder
