"""The checks that PettingZoo, Gymnasium and OpenSpiel bring along, on every environment."""

from __future__ import annotations

import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv, AutoresetMode
from pettingzoo.test import api_test, seed_test

from duelkit.environments import aec
from duelkit.environments.arena import Arena
from duelkit.environments.ground import identities
from duelkit.environments.single import DuelEnv
from duelkit.environments.vector import DuelVectorEnv
from duelkit.kernel.errors import DuelkitError

NAMES = tuple(identities())
FEW = ("judgment", "yugioh_mr3")
MODULE = "duelkit.environments.registering"


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
    check_env(gymnasium.make(f"{MODULE}:duelkit/{name}-v0").unwrapped, skip_render_check=True)


@pytest.mark.parametrize(
    "code",
    [
        f"env = gymnasium.make('{MODULE}:duelkit/judgment-v0')",
        f"env = gymnasium.make_vec('{MODULE}:duelkit/judgment-v0', 2)",
        f"import {MODULE}; env = gymnasium.make('duelkit/judgment-v0')",
    ],
)
def test_a_new_process_makes_environments_by_name(code: str) -> None:
    """Gymnasium asks no other package for its environments: what a program writes has to suffice."""
    done = subprocess.run(
        [sys.executable, "-c", f"import gymnasium; {code}; env.reset(seed=1); print(env.action_space)"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0 and "128" in done.stdout, done.stderr


@pytest.mark.parametrize("name", FEW)
def test_a_copy_costs_no_more_than_its_duel(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Copies share decks and tables: none is read or built again, also when OpenSpiel clones a state."""
    from duelkit.environments import spiel

    arena = Arena(name)
    arena.begin(3)
    state = spiel.load(name, deals=3).new_initial_state()
    state.apply_action(1)

    def never(*given: object) -> None:
        raise AssertionError("built again")

    for built in ("duelkit.environments.arena.ground", "duelkit.environments.arena.Arena._deck"):
        monkeypatch.setattr(built, never)
    twin, clone = arena.copy(), state.clone()
    assert twin.duel.digest() == arena.duel.digest() and clone.arena.duel.digest() == state.arena.duel.digest()
    twin.choose(0)
    clone.apply_action(0)
    assert twin.count == 1 and arena.count == 0 and twin.encoder is not arena.encoder
    assert twin.duel.digest() != arena.duel.digest() and str(clone) != str(state)


@pytest.mark.parametrize("name", FEW)
def test_infos_of_pettingzoo_can_be_tensors(name: str) -> None:
    env = aec.env(name)
    env.reset(seed=4)
    names = env.unwrapped.arena.names
    for at, agent in enumerate(env.possible_agents):
        assert all(np.asarray(value).dtype.kind in "biuf" for value in env.infos[agent].values())
        assert names[env.infos[agent]["deck"]] == env.unwrapped.arena.decks[at]


def test_an_illegal_deck_begins_no_duel(tmp_path: Path) -> None:
    file = tmp_path / "kuriboh.ydk"
    file.write_text("#main\n" + "40640057\n" * 3 + "46986414\n" * 37, encoding="utf-8")
    with pytest.raises(DuelkitError, match="is not legal in the edition mr3"):
        Arena("yugioh_mr3", decks=[str(file)])
    with pytest.raises(DuelkitError, match="is not legal in the edition mr3"):
        Arena("yugioh_mr3").begin(1, {"decks": ["plain", str(file)]})


@pytest.mark.parametrize("name", FEW)
def test_gymnasiums_processes_and_our_own_vector_see_the_same_duels(name: str) -> None:
    """With shared memory between processes, and many duels in one; both begin anew in the step after an end."""
    ours = gymnasium.make_vec(f"{MODULE}:duelkit/{name}-v0", 2, opponent="random", seat=0, most=30)
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
        lambda: DuelEnv("judgment", render_mode="human"),
        lambda: aec.env("judgment", render_mode="human"),
        lambda: DuelVectorEnv("judgment", render_mode="ansi"),
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
