"""The checks that PettingZoo, Gymnasium and OpenSpiel bring along, on every environment."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv, AutoresetMode
from pettingzoo.test import api_test, seed_test

from duelkit.environments import aec
from duelkit.environments.ground import identities
from duelkit.environments.registering import register
from duelkit.environments.single import DuelEnv
from duelkit.environments.vector import DuelVectorEnv
from duelkit.kernel.errors import DuelkitError

NAMES = tuple(identities())
FEW = ("judgment", "yugioh_mr3")


@pytest.fixture(autouse=True)
def said_of_everybody() -> Iterator[None]:
    """PettingZoo knows dictionaries as observations of its own environments alone, and warns of all others."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array", UserWarning)
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be", UserWarning)
        yield


def test_there_is_an_environment_for_every_edition_and_game() -> None:
    from duelkit.yugioh.editions import EDITIONS

    assert set(NAMES) == {f"yugioh_{edition.replace('-', '_')}" for edition in EDITIONS} | {"judgment"}


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_finds_nothing(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(aec.env(name), num_cycles=40)
    assert "Passed API test" in capsys.readouterr().out
    seed_test(lambda: aec.env(name), num_cycles=20)


@pytest.mark.parametrize("name", FEW)
def test_gymnasium_finds_nothing(name: str) -> None:
    register()
    check_env(gymnasium.make(f"duelkit/{name}-v0").unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", FEW)
def test_gymnasiums_processes_and_our_own_vector_see_the_same_duels(name: str) -> None:
    """With shared memory between processes, and many duels in one; both begin anew in the step after an end."""
    register()
    ours = gymnasium.make_vec(f"duelkit/{name}-v0", 2, opponent="random", seat=0, most=30)
    assert isinstance(ours, DuelVectorEnv) and ours.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    theirs = AsyncVectorEnv([lambda: DuelEnv(name, seat=0, most=30)] * 2, shared_memory=True, context="spawn")
    chance, ends = np.random.default_rng(1), 0
    try:
        seen, other = ours.reset(seed=5)[0], theirs.reset(seed=5)[0]
        for _ in range(50):
            for part in ("observation", "action_mask"):
                assert np.array_equal(seen[part], other[part])
            count = np.maximum(seen["action_mask"].sum(1), 1)
            actions = (chance.random(2) * count).astype(np.int64)
            seen, *mine, _ = ours.step(actions)
            other, *yours, _ = theirs.step(actions)
            assert all(np.array_equal(one, two) for one, two in zip(mine, yours, strict=True))
            ends += int((mine[1] | mine[2]).sum())
    finally:
        theirs.close()
        ours.close()
    assert ends >= 2


@pytest.mark.parametrize("name", FEW)
def test_the_policy_can_play_both_sides(name: str) -> None:
    envs = DuelVectorEnv(name, 3)
    chance, results = np.random.default_rng(3), []
    seen, info = envs.reset(seed=1)
    for _ in range(500):
        count = np.maximum(seen["action_mask"].sum(1), 1)
        players = info["player"].copy()
        seen, rewards, ended, broken, info = envs.step((chance.random(3) * count).astype(np.int64))
        for at in np.flatnonzero(ended | broken):
            returns = info["returns"][at]
            assert rewards[at] == returns[players[at]] and returns.sum() == 0
            results.append(returns[0])
    assert len(results) >= 3 and {-1.0, 1.0} & set(results)


def test_an_action_that_is_not_offered_loses() -> None:
    env = DuelEnv("judgment", seat=0)
    env.reset(seed=1)
    _, reward, ended, broken, info = env.step(127)
    assert (reward, ended, broken, info["illegal"]) == (-1.0, True, False, True)
    envs = DuelVectorEnv("judgment", 1)
    envs.reset(seed=1)
    _, rewards, endings, _, infos = envs.step(np.array([127]))
    assert rewards[0] == -1 and endings[0] and infos["returns"][0].min() == -1


def test_a_duel_that_takes_too_long_is_truncated() -> None:
    env = aec.env("judgment_v0", most=7)
    env.reset(seed=1)
    for count, _ in enumerate(env.agent_iter()):
        seen, reward, ended, broken, _ = env.last()
        if ended or broken:
            break
        env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert (count, ended, broken, reward) == (7, False, True, 0)


def test_render_tells_each_player_what_it_may_read() -> None:
    env = DuelEnv("yugioh_mr3", render_mode="ansi", seat=0)
    env.reset(seed=1)
    assert "0: " in (env.render() or "") and DuelEnv("yugioh_mr3").render() is None


@pytest.mark.parametrize(
    "call",
    [
        lambda: aec.env("chess_v0"),
        lambda: DuelEnv("judgment", decks=["no such deck"]),
        lambda: DuelEnv("judgment", "wizard"),
        lambda: DuelEnv("judgment", seat=2),
        lambda: DuelVectorEnv("judgment", 0),
        lambda: aec.env("judgment", most=0),
        lambda: aec.env("judgment", decks=[]),
    ],
)
def test_what_there_is_not_is_refused_in_one_line(call: object) -> None:
    with pytest.raises(DuelkitError, match="expected") as caught:
        call()  # type: ignore[operator]
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("name", FEW)
def test_openspiel_finds_nothing(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    import pickle

    import pyspiel

    from duelkit.environments import spiel

    game = spiel.load(name, most=12, deals=7)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = game.new_initial_state()
    assert len(state.chance_outcomes()) == 7
    state.apply_action(3)
    for at in range(6):
        before = state.clone()
        state.apply_action(state.legal_actions()[-1])
        assert str(before) != str(state) and before.move_number() == at + 1
    twin = pickle.loads(pickle.dumps(state))
    assert str(twin) == str(state)
    for player in range(2):
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert np.array_equal(twin.observation_tensor(player), state.observation_tensor(player))
        assert any(state.observation_tensor(player)) and state.information_state_string(player) != (
            before.information_state_string(player)
        )
    assert state.observation_tensor(0) != state.observation_tensor(1)
    while not state.is_terminal():
        state.apply_action(0)
    assert state.returns() == [0.0, 0.0] and state.move_number() == 13


def test_openspiel_knows_how_a_duel_ends() -> None:
    from duelkit.environments import spiel

    state = spiel.load("judgment").new_initial_state()
    chance = np.random.default_rng(2)
    state.apply_action(5)
    while not state.is_terminal():
        state.apply_action(int(chance.choice(state.legal_actions())))
    assert sorted(state.returns()) == [-1.0, 1.0]
