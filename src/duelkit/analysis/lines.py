"""How a turn could have gone on from a better answer: the plan that holds in most imagined duels, or the proved win."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from duelkit.games.game import Game
from duelkit.kernel.decision import ACT, PICK
from duelkit.solving import WIN, Solver, goal_of
from duelkit.solving.search import Exhausted

Said = tuple[str, str]
"""An answer in Japanese and in English."""
Way = list[tuple[Said, bool]]
"""Answers one after the other, each with whether it was a free action."""
LONGEST: Final = 12
"""So many answers are told at most."""
LANGUAGES: Final = ("ja", "en")


def said(game: Game, duel: Any, player: int, option: int) -> Said:
    """An option of the open question, as its player is told it."""
    japanese, english = (game.teller(duel, player, language, neutral=True).option(option) for language in LANGUAGES)
    return japanese, english


def planned(game: Game, worlds: list[Any], seeds: list[int], player: int, first: int) -> tuple[Said, ...]:
    """The rest of the turn after an answer, as far as most of the imagined duels that go the same way agree.

    Greedy players go on in each. What hangs on cards that the player cannot know differs from duel to duel and ends
    it.

    :param worlds: imagined duels at the question; ``seeds``: one for each; ``first``: the answer.
    """
    ways: list[Way] = []
    for world, seed in zip(worlds, seeds, strict=True):
        if first in world.decision.options:
            greedy: list[Any] = [game.player("greedy", seed + at) for at in range(2)]

            def choose(duel: Any, players: list[Any] = greedy) -> int:
                option: int = players[duel.decision.player].choose(duel)
                return option

            ways.append(_told(game, world, player, first, choose))
    line: list[Said] = []
    most = len(ways) // 2 + 1
    while True:
        step = _common(ways, most)
        if step is None:
            # what is picked for an action may differ, and the actions be the same
            ways = [way[next((at for at, (_, free) in enumerate(way) if free), len(way)) :] for way in ways]
            step = _common(ways, most)
        if step is None:
            return tuple(line)
        line.append(step)
        ways = [way[1:] for way in ways if way and way[0][0] == step]


def _common(ways: list[Way], most: int) -> Said | None:
    """What at least so many of the ways go on with."""
    common = Counter(way[0][0] for way in ways if way).most_common(1)
    return common[0][0] if common and common[0][1] >= most else None


def proved(game: Game, world: Any, player: int, first: int, nodes: int, loose: bool) -> tuple[Said, ...]:
    """How a turn is won after an answer that wins it, against the most stubborn opponent.

    :param nodes: how many positions the solver looks at for each answer; ``loose``: whether the order of decks counts
        as unknown.
    """
    solver: Solver[Any] = Solver(game, world, goal_of(world, WIN, player), nodes)

    def best(duel: Any) -> int | None:
        solver.renew()
        with suppress(Exhausted):
            return solver.best(duel, loose)
        return None

    return tuple([step for step, _ in _told(game, world, player, first, best)])


def _told(game: Game, world: Any, player: int, first: int, choose: Callable[[Any], int | None]) -> Way:
    """What a player does in the rest of a turn: free actions and what is picked for them."""
    duel = world.copy(silent=True)
    turn, option = duel.turn, first
    line: Way = []
    while duel.decision is not None and duel.turn == turn and len(line) < LONGEST:
        if duel.decision.player == player and (duel.decision.kind in (ACT, PICK) or not line):
            line.append((said(game, duel, player, option), duel.decision.kind == ACT))
        duel.choose(option)
        if duel.decision is not None:
            answer = choose(duel)
            if answer is None:
                break
            option = answer
    return line
