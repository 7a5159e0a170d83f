"""Wins this turn that are certain whatever lies where it cannot be seen: proved in each of several imagined duels."""

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
    """The options of the open question with which a player surely wins this turn, in every one of some duels.

    :param worlds: duels as the player can imagine the one that is played; the next one is made only if something is
        proved in those before it.
    :param nodes: how many positions each question to the solver may cost; ``seconds``: how long it may take.
    :param mark: what an option of a world means; it is what comes back.
    :param loose: whether nobody knows the order of the decks.
    :param one: of several only the one that wins soonest in the first of them is looked at in the others.
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
