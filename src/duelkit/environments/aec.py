"""Two players in turn, for PettingZoo: ``aec.env("yugioh_mr3_v0")``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from duelkit.environments.arena import MOST, Arena, versioned
from duelkit.environments.spaces import Observation, action_space, demand_mode, observation_space, observed
from duelkit.environments.telling import in_words

AGENTS: Final = ("player_0", "player_1")
WIDE: Final = 1 << 62


class DuelAEC(AECEnv):  # type: ignore[misc]
    """Duels of one game in one setup. Actions are indices of options, in the order of ``duel.decision.options``.

    Rewards are 1 and −1 when a duel ends, 0 for a draw. A duel of ``most`` decisions is truncated.

    :param name: an environment, such as ``yugioh_mr3`` or ``judgment``.
    :param decks: the decks from which each player's is drawn; by default all legal ones.
    :param most: decisions after which a duel is truncated.
    :param render_mode: ``"ansi"``: :meth:`render` returns the log of the duel so far, with nothing hidden.
    :raises DuelkitError: if the name, a deck or the render mode is unknown.

    ``infos[agent]["deck"]`` is the number of the deck in ``arena.names``, −1 for one that is not there: libraries
    that keep infos as tensors accept numbers only.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self, name: str, decks: Sequence[str] | None = None, most: int = MOST, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.arena = Arena(name, decks, most)
        self.metadata = {**self.metadata, "name": versioned(self.arena.identity.name, "_")}
        self.render_mode = demand_mode(render_mode, self.metadata["render_modes"])
        self.possible_agents = list(AGENTS)
        self.agents: list[str] = []
        layout = self.arena.layout
        self.observation_spaces = {agent: observation_space(layout) for agent in AGENTS}
        self.action_spaces = {agent: action_space(layout) for agent in AGENTS}
        self._chance: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begins a duel. A seed determines this duel and all that follow.

        :param options: ``decks``: the two players' decks; ``first``: who takes the first turn.
        """
        if seed is not None or self._chance is None:
            self._chance, _ = seeding.np_random(seed)
        self.arena.begin(int(self._chance.integers(WIDE)), options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        names = self.arena.names
        self.infos = {
            agent: {"deck": names.index(deck) if deck in names else -1}
            for agent, deck in zip(AGENTS, self.arena.decks, strict=True)
        }
        self.agent_selection = AGENTS[self.arena.player]

    def observe(self, agent: str) -> Observation:
        """Returns what a player may know, and do: no action if the other player is asked."""
        return observed(self.arena, AGENTS.index(agent))

    def step(self, action: int | None) -> None:
        """Answers the open question.

        :raises IllegalChoice: if the question has no such option.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        arena = self.arena
        arena.choose(int(action))
        player = arena.player
        if player >= 0:
            self.agent_selection = AGENTS[player]
            if arena.count < arena.most:
                return
            self.truncations = dict.fromkeys(AGENTS, True)
        else:
            self.rewards = dict(zip(AGENTS, arena.rewards(), strict=True))
            self.terminations = dict.fromkeys(AGENTS, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """Returns the log of the duel so far in words, and the open question; nothing without the render mode
        ``"ansi"``."""
        if self.render_mode is None:
            return None

        return in_words(self.arena)

    def close(self) -> None:
        """Does nothing: there is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def env(
    name: str, decks: Sequence[str] | None = None, most: int = MOST, render_mode: str | None = None
) -> wrappers.OrderEnforcingWrapper:
    """Returns an environment in PettingZoo's usual wrappers: a player who takes a masked action loses.

    :param name: such as ``yugioh_mr3_v0`` or ``judgment_v0``.
    :raises DuelkitError: if the name or a deck is unknown.
    """
    raw = DuelAEC(name, decks, most, render_mode)
    legal = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))
