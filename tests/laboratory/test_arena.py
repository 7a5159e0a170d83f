"""Arenas: what is compared, how sure it is, and that a run which was stopped says what an undisturbed one says."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path

import pytest
from tests.terminal.conftest import Run as Command
from tests.third_game.game import Coins

from duelkit import games
from duelkit.games.game import Game
from duelkit.kernel.errors import DuelkitError
from duelkit.laboratory import judging
from duelkit.laboratory.arena import ArenaPlan, Result, arena_plan
from duelkit.laboratory.commands import MESSAGES, as_dict
from duelkit.laboratory.intervals import matched, wilson, wilson_of_mean
from duelkit.laboratory.running import Run

JUDGMENT = games.named("judgment")


def plan_of(players: list[str], decks: list[str], duels: int, seed: int = 1, game: Game = JUDGMENT) -> ArenaPlan:
    setup = game.setup()
    return arena_plan(game, setup, [game.deck(name, setup) for name in decks], players, duels, seed)


def test_every_shuffle_is_played_from_every_seat() -> None:
    plan = plan_of(["greedy", "random", "other"], ["fire", "water"], 24)
    assert plan.duels == 72
    met: Counter[tuple[str, str]] = Counter()
    shuffles: dict[int, list[tuple[int, int, int, str, str]]] = {}
    for number in range(plan.duels):
        task = plan.task(number)
        one, other = plan.pairings[task.pairing]
        met[one.player, other.player] += 1
        shuffles.setdefault(task.seed, []).append((task.first, one.deck, other.deck, one.player, other.player))
        assert len({*task.players, task.seed}) == 3
    assert len(met) == 6 and set(met.values()) == {12}
    assert len(shuffles) == 12
    for duels in shuffles.values():
        assert len({duel[:3] for duel in duels}) == 1, "the same first turn and decks by seat"
        assert len({duel[3:] for duel in duels}) == 6, "every two players from both seats"
    assert Counter(duels[0][0] for duels in shuffles.values()) == {0: 6, 1: 6}


def test_mirrored_duels_begin_with_the_same_hands() -> None:
    plan = plan_of(["greedy", "random"], ["fire"], 2)
    begun = [
        JUDGMENT.begin(
            plan.setup, [plan.decks[seat.deck] for seat in plan.pairings[task.pairing]], task.seed, task.first
        ).duel.digest()
        for task in (plan.task(0), plan.task(1))
    ]
    assert begun[0] == begun[1]
    assert plan.pairings[0] == plan.pairings[1][::-1]


def test_more_duels_change_none_of_those_before() -> None:
    short, long = plan_of(["a", "b"], ["fire", "wood"], 6), plan_of(["a", "b"], ["fire", "wood"], 20)
    assert [short.task(number) for number in range(6)] == [long.task(number) for number in range(6)]
    assert short.task(0).seed != plan_of(["a", "b"], ["fire", "wood"], 6, seed=2).task(0).seed


def test_a_stopped_arena_comes_to_what_an_undisturbed_one_says(tmp_path: Path, coins: Coins) -> None:
    def told(folder: str, plan: ArenaPlan) -> dict[str, object]:
        with Run(tmp_path / folder, plan) as run:
            run.play()
            said = as_dict(Result(plan, run.rows()))
        for player in said["players"]:
            assert player.pop("seconds_a_decision") >= 0
        return said

    whole = plan_of(["greedy", "random"], ["standard"], 120, game=coins)
    undisturbed = told("whole", whole)
    assert undisturbed["duels"] == 120
    for part in (2, 37, 120):
        stopped = ArenaPlan(
            whole.game,
            whole.setup,
            whole.decks,
            whole.pairings,
            part,
            whole.seed,
            worker=whole.worker,
            repeated=whole.repeated,
        )
        said = told("stopped", stopped)
        assert said["duels"] == part - part % 2, "a shuffle that was played from one seat only does not count yet"
    assert said == undisturbed


def test_the_interval_of_matched_pairs_by_hand() -> None:
    """30 matched pairs, 9 won twice, 3 lost twice, 18 split: Agresti and Min add half a pair to each cell."""
    mean = 6 / 32
    half = 1.959963984540054 * ((13 - 36 / 32) ** 0.5) / 32
    assert matched([1.0] * 9 + [0.0] * 3 + [0.5] * 18) == pytest.approx(((1 + mean - half) / 2, (1 + mean + half) / 2))
    assert matched([]) == (0.0, 1.0)


def test_the_interval_of_a_mean_is_wilsons() -> None:
    """8 out of 10 lie between 0.4902 and 0.9433; halves count as what they are."""
    assert wilson_of_mean(0.8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert all(wilson_of_mean(part / 7, 7) == pytest.approx(wilson(part, 7)) for part in range(8))
    assert wilson_of_mean(0.5, 0) == (0.0, 1.0)


@pytest.mark.parametrize("split", [0.1, 0.5, 0.9])
@pytest.mark.parametrize("strength", [0.5, 0.7, 0.95])
def test_intervals_hold_what_they_promise(split: float, strength: float) -> None:
    """In 400 arenas of 40 pairs at least nine out of ten intervals hold the true share: with so many shuffles of which
    each player wins one duel (``split``), and one who wins so many of the others twice."""
    chance = random.Random(1)
    truth = split / 2 + (1 - split) * strength
    held = 0
    for _ in range(400):
        found = matched([0.5 if chance.random() < split else float(chance.random() < strength) for _ in range(40)])
        held += found.low <= truth <= found.high
    assert held >= 360


def test_who_cannot_be_compared_is_refused() -> None:
    with pytest.raises(DuelkitError, match="one player with one deck"):
        plan_of(["random"], ["fire"], 10)
    with pytest.raises(DuelkitError, match="expected an even number"):
        plan_of(["random", "greedy"], ["fire"], 5)
    with pytest.raises(DuelkitError, match="a player is there twice"):
        plan_of(["random", "random"], ["fire"], 4)


def test_the_command_tells_both_languages_and_goes_on(
    run: Command, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = (
        "arena",
        "--game",
        "judgment",
        "--players",
        "random,greedy",
        "--decks",
        "fire",
        "water",
        "--out",
        str(tmp_path / "arena"),
    )
    status, text = run(*arguments, "--duels", "4")
    assert status == 0 and "Players with their decks" in text and "4 duels, seed 1" in text
    assert "対戦場：アイ・オブ・ジャッジメント" in run(*arguments, "--duels", "4", "--language", "ja")[1]
    said = json.loads(run(*arguments, "--duels", "6", "--json")[1])
    assert said["duels"] == 6 and {one["player"] for one in said["players"]} == {"random", "greedy"}
    assert sum(one["won"] + one["lost"] + one["drawn"] for one in said["seats"]) == 12
    for wrong, told in (
        (("--seed", "2"), "holds another run: seed"),
        (("--duels", "3"), "expected an even number"),
        (("--players", "nobody", "random"), "unknown player 'nobody'"),
    ):
        assert run(*arguments, *wrong)[0] == 2
        error = capsys.readouterr().err
        assert error.count("\n") == 1 and told in error


def test_one_player_compares_decks(run: Command) -> None:
    status, text = run(
        "arena", "--game", "judgment", "--players", "random", "--decks", "fire,water,wood", "--duels", "6"
    )
    assert status == 0 and "Deck against deck" in text and "Player against player" not in text
    assert MESSAGES.keys("ja") == MESSAGES.keys("en")


def test_players_are_judged_as_recorded_duels_are(
    run: Command, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The greedy player keeps its chances, the random one does not; equal seeds give equal figures."""
    monkeypatch.setattr(judging, "EACH", 4)
    words = (
        "arena",
        "--game",
        "judgment",
        "--players",
        "greedy",
        "random",
        "--decks",
        "fire",
        "--duels",
        "2",
        "--seed",
        "2",
    )
    status, out = run(*words, "--judge", "1", "--json")
    found = {one["player"]: one["accuracy"] for one in json.loads(out)["players"]}
    assert status == 0 and found["greedy"]["decisions"] == found["random"]["decisions"] == 4
    assert found["greedy"]["kept"] > found["random"]["kept"]
    assert (found["greedy"]["mistakes"], found["random"]["mistakes"]) == (0, 1)
    assert all(one["low"] <= one["kept"] <= one["high"] for one in found.values())
    status, out = run(*words, "--judge", "1", "--language", "ja")
    assert status == 0 and "正確さ" in out and f"{100 * found['random']['kept']:.1f} %" in out
    assert run(*words, "--judge", "-1")[0] == 2
    assert "--judge -1; expected a number from 0" in capsys.readouterr().err
    assert "accuracy" not in json.loads(run(*words, "--json")[1])["players"][0]
