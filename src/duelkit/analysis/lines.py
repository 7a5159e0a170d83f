"""How a turn could have continued after a better answer: the plan in most determinizations, or the proved win."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from duelkit.games.game import Game
from duelkit.kernel.decision import ACT, PICK
from duelkit.solving import WIN, Solver, goal_of
from duelkit.solving.search import Exhausted

Wording = tuple[str, str]
"""An answer in Japanese and in English."""
Way = list[tuple[Wording, bool]]
"""A sequence of answers, each with whether it was a free action."""
LONGEST: Final = 12
"""The maximum number of answers in a line."""
LANGUAGES: Final = ("ja", "en")


def option_wording(game: Game, duel: Any, player: int, option: int) -> Wording:
    """An option of the open question in words for its player."""
    japanese, english = (game.teller(duel, player, language, neutral=True).option(option) for language in LANGUAGES)
    return japanese, english


def planned(game: Game, worlds: list[Any], seeds: list[int], player: int, first: int) -> tuple[Wording, ...]:
    """The rest of the turn after an answer, as far as most determinizations that start the same way agree.

    Greedy players continue in each. The line ends where it depends on cards that the player cannot know.

    :param worlds: determinizations at the question; ``seeds``: one for each; ``first``: the answer.
    """
    ways: list[Way] = []
    for world, seed in zip(worlds, seeds, strict=True):
        if first in world.decision.options:
            greedy: list[Any] = [game.player("greedy", seed + at) for at in range(2)]

            def choose(duel: Any, players: list[Any] = greedy) -> int:
                option: int = players[duel.decision.player].choose(duel)
                return option

            ways.append(_rest_of_turn(game, world, player, first, choose))
    line: list[Wording] = []
    most = len(ways) // 2 + 1
    while True:
        step = _common(ways, most)
        if step is None:
            # the picks for an action can differ while the actions are the same
            ways = [way[next((at for at, (_, free) in enumerate(way) if free), len(way)) :] for way in ways]
            step = _common(ways, most)
        if step is None:
            return tuple(line)
        line.append(step)
        ways = [way[1:] for way in ways if way and way[0][0] == step]


def _common(ways: list[Way], most: int) -> Wording | None:
    """The next answer that at least this number of the sequences share."""
    common = Counter(way[0][0] for way in ways if way).most_common(1)
    return common[0][0] if common and common[0][1] >= most else None


def proved(game: Game, world: Any, player: int, first: int, nodes: int, loose: bool) -> tuple[Wording, ...]:
    """How a turn is won after a winning answer, against the longest defence.

    :param nodes: the number of positions that the solver examines per answer; ``loose``: whether the order of decks is
    unknown.
    """
    solver: Solver[Any] = Solver(game, world, goal_of(world, WIN, player), nodes)

    def best(duel: Any) -> int | None:
        solver.renew()
        with suppress(Exhausted):
            return solver.best(duel, loose)
        return None

    return tuple([step for step, _ in _rest_of_turn(game, world, player, first, best)])


def _rest_of_turn(game: Game, world: Any, player: int, first: int, choose: Callable[[Any], int | None]) -> Way:
    """The answers of a player in the rest of a turn: free actions and their picks."""
    duel = world.copy(silent=True)
    turn, option = duel.turn, first
    line: Way = []
    while duel.decision is not None and duel.turn == turn and len(line) < LONGEST:
        if duel.decision.player == player and (duel.decision.kind in (ACT, PICK) or not line):
            line.append((option_wording(game, duel, player, option), duel.decision.kind == ACT))
        duel.choose(option)
        if duel.decision is not None:
            answer = choose(duel)
            if answer is None:
                break
            option = answer
    return line
