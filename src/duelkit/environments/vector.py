"""Many duels in one process, stepped together, for Gymnasium: ``gymnasium.make_vec("duelkit/yugioh_mr3-v0", 64)``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from duelkit.environments.arena import MOST, Arena
from duelkit.environments.single import SEATS, WIDE, Opponent, begin
from duelkit.environments.spaces import Observation, action_space, demand_mode, masks, observation_space, row_views
from duelkit.kernel.errors import DuelkitError

if TYPE_CHECKING:
    Base = VectorEnv[Observation, NDArray[Any], NDArray[Any]]
else:
    Base = VectorEnv

SELF: Final = "self"
"""The opponent for which the policy itself plays."""


class DuelVectorEnv(Base):
    """Duels that are stepped together. A duel that has ended begins again in the next step, whose action is ignored.

    With the opponent ``self`` the policy answers for both players: each step shows the duel to the player who is asked,
    and ``info["player"]`` says who that is. The reward is that of the player who has just answered; ``info["returns"]``
    has both players' when a duel ends. With a computer player it is as in
    :class:`~duelkit.environments.single.DuelEnv`.

    :param name: an environment, such as ``yugioh_mr3`` or ``judgment``.
    :param num_envs: how many duels.
    :param opponent: a computer player, or ``self``.
    :param decks: the decks from which each player's is drawn; by default all legal ones.
    :param seat: the side that the policy plays: ``0``, ``1``, or ``random``.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}

    def __init__(
        self,
        name: str,
        num_envs: int = 1,
        opponent: str = SELF,
        decks: Sequence[str] | None = None,
        seat: str | int = "random",
        most: int = MOST,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        if str(seat) not in SEATS:
            raise DuelkitError(f"seat is {seat!r}; expected one of {', '.join(SEATS)}")
        if num_envs < 1:
            raise DuelkitError(f"num_envs is {num_envs}; expected at least 1")
        self.num_envs = num_envs
        self.render_mode = demand_mode(render_mode, self.metadata["render_modes"])
        first = Arena(name, decks, most)
        self.arenas = [first.copy() for _ in range(num_envs)]
        self.layout = self.arenas[0].layout
        self.opponents = [None if opponent == SELF else Opponent(arena, opponent) for arena in self.arenas]
        self._seat = str(seat)
        self._copy = copy
        self.single_observation_space = observation_space(self.layout)
        self.single_action_space = action_space(self.layout)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._observations = np.zeros((num_envs, self.layout.size), np.int16)
        self._masks = np.zeros((num_envs, self.layout.menu), np.int8)
        self._rows = row_views(self._observations)
        self._flags = row_views(self._masks)
        self._flags_of_mask = [bytes(row) for row in masks(self.layout.menu).view(np.uint8)]
        self._players = np.zeros(num_envs, np.int8)
        self._done = np.zeros(num_envs, bool)
        self._chances: list[np.random.Generator] = []

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins all duels.

        :param seed: of each duel, or of the first, the others having the numbers that follow.
        :param options: of every duel, see :meth:`DuelEnv.reset <duelkit.environments.single.DuelEnv.reset>`.
        """
        seeds = (
            [seed] * self.num_envs
            if seed is None
            else ([seed + at for at in range(self.num_envs)] if isinstance(seed, int) else list(seed))
        )
        for at, one in enumerate(seeds):
            if len(self._chances) <= at:
                self._chances.append(seeding.np_random(one)[0])
            elif one is not None:
                self._chances[at] = seeding.np_random(one)[0]
            self._begin(at, options)
            self._show(at)
        self._done[:] = False
        return self._seen(), self._info()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Answers the open question of each duel; a player who takes a masked action loses."""
        count = self.num_envs
        rewards = np.zeros(count, np.float64)
        ended, broken = np.zeros(count, bool), np.zeros(count, bool)
        returns: NDArray[Any] | None = None
        for at, action in enumerate(actions.tolist()):
            arena = self.arenas[at]
            if self._done[at]:
                self._begin(at, None)
                self._done[at] = False
                self._show(at)
                continue
            player = arena.player if self.opponents[at] is None else int(self._players[at])
            if not 0 <= action < arena.options:
                both: tuple[float, float] = (-1.0, 1.0) if player == 0 else (1.0, -1.0)
                ended[at] = True
            else:
                arena.choose(action)
                opponent = self.opponents[at]
                if opponent is not None:
                    opponent.answer()
                if not arena.over and arena.count < arena.most:
                    self._show(at)
                    continue
                both = arena.rewards()
                ended[at], broken[at] = arena.over, arena.broken_off
            rewards[at] = both[player]
            self._done[at] = True
            returns = np.zeros((count, 2)) if returns is None else returns
            returns[at] = both
            self._show(at)
        info = self._info()
        if returns is not None:
            info["returns"], info["_returns"] = returns, self._done.copy()
        return self._seen(), rewards, ended, broken, info

    def close_extras(self, **kwargs: Any) -> None:
        """Does nothing: there is nothing to close."""

    def _begin(self, at: int, options: Mapping[str, Any] | None) -> None:
        opponent, chance = self.opponents[at], self._chances[at]
        if opponent is None:
            self.arenas[at].begin(int(chance.integers(WIDE)), options)
        else:
            begin(self.arenas[at], opponent, chance, self._seat, options)
            self._players[at] = 1 - opponent.seat

    def _show(self, at: int) -> None:
        """Writes the observation of a duel; of one that is over, what its player saw last."""
        arena = self.arenas[at]
        player = arena.player
        if self.opponents[at] is None:
            if player >= 0:
                self._players[at] = player
            else:
                player = int(self._players[at])
        else:
            player = int(self._players[at])
        self._rows[at][:] = arena.encode(player)
        self._flags[at][:] = self._flags_of_mask[arena.options if arena.player == player else 0]

    def _seen(self) -> Observation:
        if self._copy:
            return {"observation": self._observations.copy(), "action_mask": self._masks.copy()}
        return {"observation": self._observations, "action_mask": self._masks}

    def _info(self) -> dict[str, Any]:
        return {"player": self._players.copy(), "_player": np.ones(self.num_envs, bool)}
