"""All environments as games of OpenSpiel: ``import duelkit.environments.spiel; pyspiel.load_game("duelkit_judgment")``.

Everything random in a duel follows from one number, so a game has one chance node, at its root: which of ``deals``
duels is played, each equally likely. Nobody sees the number, so it reveals nothing about later coins. (A 40-card
shuffle has more outcomes than a chance node can list, and games in Python cannot be *sampled stochastic*: OpenSpiel
asks those for the state of their generator, which its binding cannot return.)
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from duelkit.environments.arena import MOST, Arena
from duelkit.environments.ground import Identity, identities, identity
from duelkit.environments.spaces import NUMBER
from duelkit.environments.telling import in_words
from duelkit.kernel.errors import DuelkitError

PLAYERS: Final = 2
PREFIX: Final = "duelkit_"
PARAMETERS: Final = {"decks": "", "deals": 10_000, "first_deal": 0, "most": MOST}
"""``decks``: names separated by commas, all legal ones if empty; ``deals``: how many duels there are to draw from;
``first_deal``: the seed of the first, the others follow it; ``most``: decisions after which a duel is a draw."""


def game_type(environment: Identity) -> pyspiel.GameType:
    """Returns OpenSpiel's description of an environment."""
    return pyspiel.GameType(
        short_name=PREFIX + environment.name,
        long_name=f"duelkit {environment.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=PLAYERS,
        min_num_players=PLAYERS,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class DuelGame(pyspiel.Game):  # type: ignore[misc]
    """Duels of one game in one setup; see ``PARAMETERS``."""

    environment: Identity
    kind: pyspiel.GameType

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        decks = [name.strip() for name in str(given["decks"]).split(",") if name.strip()]
        self.arena = Arena(self.environment.name, decks or None, int(given["most"]))
        deals = int(given["deals"])
        if deals < 1:
            raise DuelkitError(f"deals is {deals}; expected at least 1")
        self.first_deal = int(given["first_deal"])
        self.outcomes = [(deal, 1 / deals) for deal in range(deals)]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.arena.layout.menu,
            max_chance_outcomes=deals,
            num_players=PLAYERS,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.arena.most,
        )
        super().__init__(self.kind, info, dict(params or {}))

    def new_initial_state(self) -> DuelState:
        """Returns a duel that has not begun."""
        return DuelState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> DuelObserver:
        """Returns the observer of what a player knows."""
        return DuelObserver(self.arena, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class DuelState(pyspiel.State):  # type: ignore[misc]
    """A duel, or the chance node before it."""

    def __init__(self, game: DuelGame) -> None:
        super().__init__(game)
        self.arena = game.arena.copy()
        self.begun = False
        self.recalled = [b"", b""]
        """For each player, a hash of everything seen and done so far."""

    def current_player(self) -> int:
        """Returns the player who is asked."""
        if not self.begun:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.arena.player

    def is_terminal(self) -> bool:
        """Whether the duel has ended, or was truncated."""
        return self.begun and (self.arena.over or self.arena.broken_off)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Returns the duels that can be dealt."""
        return list(self.get_game().outcomes)

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(self.arena.options))

    def _apply_action(self, action: int) -> None:
        if not self.begun:
            self.arena.begin(self.get_game().first_deal + action)
            self.begun = True
            return
        asked = self.arena.player
        for player in range(PLAYERS):
            done = action if player == asked else -1
            self.recalled[player] = hashlib.blake2b(
                self.recalled[player] + self.arena.encode(player) + b"%d" % done, digest_size=16
            ).digest()
        self.arena.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        decision = self.arena.duel.decision
        if decision is None or not 0 <= action < len(decision.options):
            return f"action {action}"
        # two options may have the same words: two copies of a card
        return f"{action}: {self.arena.duel.describe(decision.options[action], 'en')}"

    def returns(self) -> list[float]:
        """Returns 1 and −1 once somebody has won."""
        return list(self.arena.rewards()) if self.begun else [0.0, 0.0]

    def __str__(self) -> str:
        return f"{in_words(self.arena)}\n{self.arena.duel.digest()}" if self.begun else "before the deal"


class DuelObserver:
    """What a player may know, in OpenSpiel's form: one tensor, and its parts by name.

    The observation is what the player sees now. The information state, with perfect recall, is only a string, because
    its size varies.
    """

    def __init__(self, arena: Arena, kind: pyspiel.IIGObservationType, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observation parameters {sorted(params)}; expected none")
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("observations are those of one player; expected private_info=SINGLE_PLAYER")
        self.recalls = bool(kind.perfect_recall)
        self.layout = arena.layout
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[Any]] = {}
        if not self.recalls:
            self.tensor = np.zeros(arena.layout.size, np.float32)
            self.dict = arena.layout.split(self.tensor)

    def set_from(self, state: DuelState, player: int) -> None:
        """Writes what a player sees; nothing before the duel has begun."""
        if self.tensor is not None:
            self.tensor[:] = np.frombuffer(state.arena.encode(player), NUMBER) if state.begun else 0

    def string_from(self, state: DuelState, player: int) -> str:
        """Returns the same as a string: the numbers that are not zero; for an information state, the recalled ones
        first."""
        if not state.begun:
            return ""
        seen = np.frombuffer(state.arena.encode(player), NUMBER)
        shown = " ".join(
            f"{name}:{','.join(f'{at}={part.flat[at]}' for at in np.flatnonzero(part))}"
            for name, part in self.layout.split(seen).items()
        )
        return f"{state.recalled[player].hex()} {shown}" if self.recalls else shown


def load(name: str, **params: Any) -> Any:
    """Returns a game of OpenSpiel.

    :param name: an environment, such as ``judgment`` or ``yugioh_mr3``.
    :param params: see ``PARAMETERS``.
    """
    return pyspiel.load_game(PREFIX + identity(name).name, params)


def _register() -> None:
    for environment in identities().values():
        kind = game_type(environment)
        made = type(f"Duel_{environment.name}", (DuelGame,), {"environment": environment, "kind": kind})
        pyspiel.register_game(kind, made)


_register()
