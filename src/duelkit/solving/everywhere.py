"""Wins this turn that are certain whatever is hidden: proved in each of several determinizations."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from contextlib import suppress
from typing import TypeVar

from duelkit.games.game import Game
from duelkit.solving.chance import Solvable
from duelkit.solving.goals import WIN, goal_of
from duelkit.solving.search import Exhausted
from duelkit.solving.solution import PROVED, Solver

D = TypeVar("D", bound=Solvable)
M = TypeVar("M", bound=Hashable)


def winning(
    game: Game,
    worlds: Iterable[D],
    player: int,
    nodes: int,
    mark: Callable[[D, int], M],
    loose: bool = True,
    seconds: float | None = None,
    one: bool = False,
) -> set[M]:
    """The options of the open question with which a player certainly wins this turn in each of several duels.

    :param worlds: determinizations of the duel that is played; the next one is created only if something is proved in
    the previous ones.
    :param nodes: the maximum number of positions per call of the solver; ``seconds``: its maximum time.
    :param mark: maps options of a determinization to the marks that are returned.
    :param loose: whether the order of the decks is unknown.
    :param one: whether only the option with the shortest win in the first determinization is examined in the others.
    """
    found: set[M] | None = None
    for world in worlds:
        assert world.decision is not None
        if world.turn_player != player:
            return set()
        solver: Solver[D] = Solver(game, world, goal_of(world, WIN, player), nodes, seconds)
        options = [option for option in world.decision.options if found is None or mark(world, option) in found]
        if found is None:
            if solver.verdict(world, loose) != PROVED:
                return set()
            if one:
                solver.renew()
                options = []
                with suppress(Exhausted):
                    options = [solver.best(world, loose)]
        found = {mark(world, option) for option in options if solver.after(world, option, loose) == PROVED}
        if not found:
            break
    return found or set()
