"""Whether a position is a puzzle, and a position made into one."""

from __future__ import annotations

import copy
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from typing import Any, ClassVar, Final, NamedTuple

from duelkit import games
from duelkit.games.game import Game
from duelkit.kernel.decision import ACT, CHOICE, CONFIRM, PICK, RESPOND, TRIGGER, Decision
from duelkit.kernel.errors import DuelkitError
from duelkit.kernel.option import card_of, verb_of
from duelkit.kernel.rng import Rng
from duelkit.puzzles import PLAYER
from duelkit.solving import NOT_DECIDED, PROVED, REFUTED, SURVIVE, WIN, Goal, Solver, goal_of
from duelkit.solving.search import Exhausted

Table = dict[str, Any]
LONGER: Final = 2
"""So many times longer than the first look at a candidate, most of which are nothing, may a further one be."""
LONGEST: Final = 5
"""So many times longer may the last look at a puzzle be, and all looks at a candidate together."""
MOST_LINES: Final = 400
FEWEST: Final = {WIN: 3, SURVIVE: 2}
"""Actions of a solution, by its goal; what defends is done sooner than what wins."""
MOST_ACTIONS: Final = 10
LEAST: Final = 60
"""Positions that lie before the proof of a puzzle; with fewer of them it is seen at once."""
MEANT: Final = (ACT, RESPOND, TRIGGER, PICK, CHOICE, CONFIRM)
"""The kinds of questions whose answers tell solutions apart; where a card is put does not."""
LEVELS: Final = (120, 600)
"""So many positions lie before the proof of an easy puzzle, and of one that is not yet hard, at most."""


class Rejected(Exception):
    """The position is no puzzle."""


class Maker(ABC):
    """What a game brings along.

    ``own``: where the player's cards are in a position; ``idle``: verbs that only lead on; ``plain``: verbs that
    alone make no puzzle; ``patience``: how many positions the first look at a candidate may cost.
    """

    identity: ClassVar[str]
    own: ClassVar[tuple[str, ...]]
    idle: ClassVar[frozenset[int]]
    plain: ClassVar[frozenset[int]]
    patience: ClassVar[int]

    @property
    def game(self) -> Game:
        """The game itself."""
        return games.named(self.identity)

    @abstractmethod
    def some(self, rng: Rng, kind: str) -> Table:
        """A position by chance, for a goal."""

    @abstractmethod
    def tight(self, judge: Judge, table: Table) -> Table:
        """The same in which the goal is only just reached.

        :raises Rejected: if it is not reached at all.
        """

    @abstractmethod
    def name(self, duel: Any, rng: Rng) -> tuple[str, str]:
        """A title in both languages, with a card that is seen in it."""

    @abstractmethod
    def kind_of(self, duel: Any, card: int) -> int:
        """What copies of a card have in common."""

    @abstractmethod
    def told(self, decision: Decision, option: int) -> int:
        """What of an option's number tells solutions apart."""


class Made(NamedTuple):
    """A puzzle that was made.

    :param line: the options of its solution; ``words``: what they say; ``title``: in both languages.
    :param level: how hard it is, from 1 to 3.
    """

    table: Table
    line: tuple[int, ...]
    words: tuple[str, ...]
    title: tuple[str, str]
    level: int


def duel_of(game: Game, table: Table) -> Any:
    """The duel of a position, run to its first question.

    :raises Rejected: if it cannot be, or the player is not asked.
    """
    try:
        duel = import_module(f"duelkit.{game.identity}.puzzles").open_position(table, "candidate")
    except DuelkitError as error:
        raise Rejected(str(error)) from None
    if duel.decision is None or duel.decision.player != PLAYER or duel.decision.kind != ACT:
        raise Rejected("nobody is asked")
    return duel


def greedy_run(game: Game, duel: Any, goal: Goal, seed: int, answer: Callable[[Any], int] | None = None) -> Any:
    """The duel when a goal is reached or missed, the greedy player acting as in any duel, without knowledge of hidden
    cards.

    :param answer: answers for the opponent; the greedy player if left out.
    """
    duel = duel.copy()
    duel.known = {}
    greedy = game.player("greedy", seed)
    while duel.decision is not None and goal.reached(duel) is None:
        own = duel.decision.player == PLAYER
        duel.choose(greedy.choose(duel) if own or answer is None else answer(duel))
    return duel


def solver_of(game: Game, duel: Any, kind: str, nodes: int) -> Solver[Any]:
    """A solver for a position."""
    return Solver(game, duel, goal_of(duel, kind, PLAYER), nodes)


class Judge:
    """Decides positions for one candidate, as long as it does not cost too much."""

    def __init__(self, game: Game, kind: str, patience: int) -> None:
        self.game = game
        self.kind = kind
        self.patience = patience
        self.spent = 0

    def verdict(self, table: Table, first: bool = False) -> str:
        """What is known of the goal in a position; one in which nobody is asked counts as refuted.

        :param first: whether it may only be looked at briefly.
        :raises Rejected: if the candidate has cost too much.
        """
        if self.spent > LONGEST * self.patience:
            raise Rejected("too many positions")
        try:
            duel = duel_of(self.game, table)
        except Rejected:
            return REFUTED
        solver = solver_of(self.game, duel, self.kind, self.patience if first else LONGER * self.patience)
        verdict = solver.verdict(duel)
        self.spent += solver.search.nodes
        return verdict

    def proved(self, table: Table, first: bool = False) -> bool:
        """Whether the goal is reached with certainty in a position.

        :raises Rejected: if the candidate has cost too much.
        """
        return self.verdict(table, first) == PROVED


def needed(judge: Judge, maker: Maker, table: Table) -> Table:
    """The same without the cards of the player that the goal does not need."""
    for key in maker.own:
        at = 0
        while at < len(table["player0"].get(key, [])):
            without = copy.deepcopy(table)
            del without["player0"][key][at]
            if judge.proved(without):
                table = without
            else:
                at += 1
    return table


def demand_needed(game: Game, maker: Maker, table: Table, kind: str) -> None:
    """Refute the position without each card of the player.

    :raises Rejected: where that cannot be done.
    """
    for key in maker.own:
        for at in range(len(table["player0"].get(key, []))):
            without = copy.deepcopy(table)
            del without["player0"][key][at]
            try:
                duel = duel_of(game, without)
            except Rejected:
                continue
            if solver_of(game, duel, kind, LONGEST * maker.patience).verdict(duel) != REFUTED:
                raise Rejected("a card that may not be needed")


def solutions(maker: Maker, solver: Solver[Any], duel: Any) -> list[Counter[tuple[int, ...]]]:
    """The sets of actions that reach the goal, the opponent holding it up as long as possible; only those that contain
    no other one.

    :raises Exhausted: if there are too many positions on the way.
    """
    found: list[Counter[tuple[int, ...]]] = []
    count = 0
    seen: set[tuple[str, tuple[Any, ...]]] = set()
    waiting: list[tuple[Any, Counter[tuple[int, ...]]]] = [(duel, Counter())]
    while waiting:
        now, done = waiting.pop()
        if solver.goal.reached(now) is not None:
            found.append(done)
            continue
        if any(one <= done for one in found):
            continue
        key = (now.digest(), tuple(sorted(done.items())))
        if key in seen:
            continue
        seen.add(key)
        count += 1
        if count > MOST_LINES:
            raise Exhausted
        decision = now.decision
        own = decision.player == PLAYER
        for option in solver.winning(now) if own else [solver.best(now)]:
            reached = now.copy()
            reached.choose(option)
            judged_actions = Counter(done)
            if own and decision.kind in MEANT and verb_of(option) not in maker.idle:
                card = card_of(option)
                judged_actions[
                    (
                        decision.kind,
                        verb_of(option),
                        maker.told(decision, option),
                        -1 if card < 0 else maker.kind_of(now, card),
                        now.owner[card] if card >= 0 else -1,
                    )
                ] += 1
            waiting.append((reached, judged_actions))
    least: list[Counter[tuple[int, ...]]] = []
    for one in sorted(found, key=lambda judged_actions: sum(judged_actions.values())):
        if not any(other <= one for other in least):
            least.append(one)
    return least


def last_proved(judge: Judge, tables: list[Table]) -> Table:
    """The last of some positions in which the goal is reached, each being tighter than the one before.

    :raises Rejected: if there is none.
    """
    if not tables or not judge.proved(tables[0], first=True):
        raise Rejected("not reached")
    low, step = 0, 1
    while low + step < len(tables) and judge.proved(tables[low + step]):
        low += step
        step *= 2
    high = min(low + step, len(tables))
    while low + 1 < high:
        middle = (low + high) // 2
        if judge.proved(tables[middle]):
            low = middle
        else:
            high = middle
    return tables[low]


def first_proved(judge: Judge, tables: list[Table]) -> Table:
    """The first of some positions in which the goal is reached, each being looser, and more to look at, than the one
    before.

    :raises Rejected: if there is none, or one is not decided.
    """
    for table in tables:
        verdict = judge.verdict(table, first=True)
        if verdict == PROVED:
            return table
        if verdict == NOT_DECIDED:
            break
    raise Rejected("not reached")


def by_greed(game: Game, duel: Any, solver: Solver[Any]) -> bool:
    """Whether the greedy player reaches the goal, the opponent holding it up."""
    for seed in range(2):
        try:
            if solver.goal.reached(greedy_run(game, duel, solver.goal, seed, solver.best)):
                return True
        except Exhausted:
            raise Rejected("too many ways") from None
    return False


def level(nodes: int) -> int:
    """How hard a puzzle is, from 1 to 3.

    :param nodes: how many positions the search for its proof looked at.
    """
    return 1 + sum(nodes > bound for bound in LEVELS)


def puzzle(maker: Maker, rng: Rng, kind: str) -> Made:
    """A puzzle by chance.

    :raises Rejected: if what came up is none.
    """
    game = maker.game
    judge = Judge(game, kind, maker.patience)
    table = maker.tight(judge, maker.some(rng, kind))
    duel = duel_of(game, table)
    goal = goal_of(duel, kind, PLAYER)
    if goal.reached(greedy_run(game, duel, goal, seed=2)):
        raise Rejected("found by greed at once")
    table = needed(judge, maker, table)
    duel = duel_of(game, table)
    solver = solver_of(game, duel, kind, LONGEST * maker.patience)
    solution = solver.solve(duel)
    if solution.verdict != PROVED or any(step.outcomes > 1 for step in solution.line):
        raise Rejected("not proved, or by chance")
    if solution.nodes < LEAST:
        raise Rejected("seen at once")
    duel_after = duel.copy()
    for step in solution.line:
        duel_after.choose(step.option)
    if solver.goal.reached(duel_after) is not True:
        raise Rejected("left to chance")
    if by_greed(game, duel, solver):
        raise Rejected("found by greed")
    try:
        found = solutions(maker, solver, duel)
    except Exhausted:
        raise Rejected("too many ways") from None
    if len(found) != 1:
        raise Rejected(f"{len(found)} solutions")
    done = {judged: count for judged, count in found[0].items() if judged[0] in (ACT, RESPOND, TRIGGER)}
    judged_actions = sum(done.values())
    if not FEWEST[kind] <= judged_actions <= MOST_ACTIONS:
        raise Rejected(f"{judged_actions} actions")
    if all(judged[1] in maker.plain for judged in done):
        raise Rejected("nothing special")
    line = tuple(step.option for step in solution.line)
    words = words_of(game, duel, line)
    if any("Filler" in one for one in words):
        raise Rejected("it draws what lies at the bottom")
    demand_needed(game, maker, table, kind)
    return Made(table, line, words, maker.name(duel, rng), level(solution.nodes))


def words_of(game: Game, duel: Any, solution: tuple[int, ...]) -> tuple[str, ...]:
    """The steps of a solution in words."""
    duel = duel.copy()
    found = []
    for option in solution:
        found.append(game.teller(duel, duel.decision.player, "en", all_seeing=True).option(option))
        duel.choose(option)
    return tuple(found)
