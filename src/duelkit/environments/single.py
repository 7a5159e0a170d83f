"""One player against a computer player, for Gymnasium: ``gymnasium.make("duelkit/yugioh_mr3-v0")``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from duelkit.environments.arena import MOST, Arena
from duelkit.environments.spaces import Observation, action_space, demand_mode, observation_space, observed
from duelkit.environments.telling import in_words
from duelkit.kernel.errors import DuelkitError
from duelkit.players import Player

WIDE: Final = 1 << 62
SEATS: Final = ("random", "0", "1")


class Opponent:
    """The computer player on the other side of an arena.

    :param level: one of the game's computer players, such as ``random`` or ``greedy``.
    :raises UnknownPlayer: if there is none.
    """

    def __init__(self, arena: Arena, level: str) -> None:
        self.arena = arena
        self.level = level
        self.player: Player[Any] = arena.game.player(level)
        self.seat = 1

    def sit(self, seat: int, seed: int) -> None:
        """Takes this side from the beginning of a duel; everything random follows from the seed."""
        self.seat = seat
        self.player = self.arena.game.player(self.level, seed)
        self.answer()

    def answer(self) -> None:
        """Answers as long as it is asked."""
        arena = self.arena
        while arena.player == self.seat and not arena.broken_off:
            option = self.player.choose(arena.duel)
            decision = arena.duel.decision
            assert decision is not None
            arena.choose(decision.options.index(option))


class DuelEnv(gymnasium.Env[Observation, np.int64]):
    """Duels against a computer player. Actions are indices of options, in the order of ``duel.decision.options``.

    The reward is 1 for a win, −1 for a loss, otherwise 0; a masked action loses the duel. A duel of ``most`` decisions,
    including the opponent's, is truncated.

    :param name: an environment, such as ``yugioh_mr3`` or ``judgment``.
    :param opponent: the computer player.
    :param decks: the decks from which each player's is drawn; by default all legal ones.
    :param seat: the side that the policy plays: ``0``, ``1``, or ``random``.
    :param most: decisions after which a duel is truncated.
    :raises DuelkitError: if the name, player, deck or seat is unknown.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        name: str,
        opponent: str = "random",
        decks: Sequence[str] | None = None,
        seat: str | int = "random",
        most: int = MOST,
        render_mode: str | None = None,
    ) -> None:
        if str(seat) not in SEATS:
            raise DuelkitError(f"seat is {seat!r}; expected one of {', '.join(SEATS)}")
        self.arena = Arena(name, decks, most)
        self.opponent = Opponent(self.arena, opponent)
        self._wanted = str(seat)
        self.seat = 0
        self.render_mode = demand_mode(render_mode, self.metadata["render_modes"])
        self.observation_space: spaces.Dict = observation_space(self.arena.layout)  # type: ignore[assignment]
        self.action_space = action_space(self.arena.layout)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins a duel and runs it to the first question for the policy.

        :param options: ``decks``: the two players' decks; ``first``: who takes the first turn.
        """
        super().reset(seed=seed)
        begin(self.arena, self.opponent, self.np_random, self._wanted, options)
        self.seat = 1 - self.opponent.seat
        return observed(self.arena, self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        arena = self.arena
        if not 0 <= int(action) < arena.options:
            return observed(arena, self.seat), -1.0, True, False, {**self._info(), "illegal": True}
        arena.choose(int(action))
        self.opponent.answer()
        return (observed(arena, self.seat), arena.rewards()[self.seat], arena.over, arena.broken_off, self._info())

    def render(self) -> str | None:
        """Returns the log of the duel so far, as the policy may read it; nothing without the render mode ``"ansi"``."""
        if self.render_mode is None:
            return None

        return in_words(self.arena, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "deck": self.arena.decks[self.seat], "decisions": self.arena.count}


def begin(
    arena: Arena, opponent: Opponent, chance: np.random.Generator, seat: str, options: Mapping[str, Any] | None = None
) -> None:
    """Begins a duel and runs it to the first question for the policy; a duel that ends before is replaced by
    another."""
    for _ in range(100):
        arena.begin(int(chance.integers(WIDE)), options)
        where = int(chance.integers(2)) if seat == "random" else int(seat)
        opponent.sit(1 - where, int(chance.integers(WIDE)))
        if not arena.over and not arena.broken_off:
            return
    raise DuelkitError("a hundred duels in a row were over before the policy was asked")
