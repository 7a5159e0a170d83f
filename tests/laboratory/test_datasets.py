"""Data sets of decisions: what is written is what was decided, and nothing that the player did not know."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.laboratory.conftest import plan_of
from tests.terminal.conftest import Run as Command
from tests.third_game.game import Coins

from duelkit import games
from duelkit.games.game import Game
from duelkit.kernel.errors import DuelkitError, FileError
from duelkit.kernel.playable import Playable
from duelkit.laboratory import datasets
from duelkit.laboratory.executors import Inside, Processes
from duelkit.laboratory.plan import Pairing, Plan, Seat


def coins_plan(coins: Coins, duels: int, seed: int = 1) -> Plan:
    seats = Seat("greedy", 0), Seat("random", 0)
    pairings = Pairing(*seats), Pairing(*seats[::-1])
    return Plan(coins, coins.setup(), (coins.deck("standard", "mixed"),), pairings, duels, seed)


def read(folder: Path, **chosen: Any) -> list[dict[str, Any]]:
    return [row for batch in datasets.load(folder, **chosen) for row in batch.to_pylist()]


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def as_lists(value: object) -> object:
    return [as_lists(one) for one in value] if isinstance(value, (list, tuple)) else value


@pytest.mark.parametrize(("game", "duels"), [("judgment", 3), ("yugioh", 1)])
def test_what_is_read_is_what_was_decided(tmp_path: Path, game: str, duels: int) -> None:
    """The duels are played again with the choices that were written; each question is as it was."""
    plan = plan_of(duels, game)
    assert datasets.Dataset(tmp_path / "set", plan, part=1).write()
    rows = read(tmp_path / "set")
    assert datasets.decisions_of(tmp_path / "set") == len(rows) > 20
    at = 0
    for number in range(duels):
        task = plan.task(number)
        duel = plan.game.begin(plan.setup, plan.decks, task.seed, task.first).duel
        step = 0
        while (decision := duel.decision) is not None:
            row = rows[at]
            assert (row["duel"], row["step"], row["player"], row["turn"]) == (number, step, decision.player, duel.turn)
            assert (row["kind"], row["why"], row["card"], row["detail"], row["options"]) == (
                decision.kind,
                decision.why,
                decision.card,
                decision.detail,
                decision.options,
            )
            assert datasets.view_of(row["view"]) == as_lists(duel.observe(decision.player).rows())
            assert (row["level"], row["deck"]) == ("random", plan.decks[decision.player].name)
            duel.choose(row["options"][row["chosen"]])
            at, step = at + 1, step + 1
        assert duel.outcome is not None
        for row in rows[at - step : at]:
            won = duel.outcome.winner == row["player"]
            assert (row["outcome"], row["reason"]) == (
                0 if duel.outcome.is_draw else 1 if won else -1,
                duel.outcome.reason,
            )
    assert at == len(rows)


def some_decisions(game: Game, seed: int) -> list[Playable]:
    setup = game.setup()
    duel = game.begin(setup, [game.deck(name, setup) for name in game.two_decks(setup)], seed).duel
    player = game.player("random", seed)
    found: list[Playable] = []
    while duel.decision is not None:
        found.append(duel.copy())
        duel.choose(player.choose(duel))
    return found


@pytest.mark.parametrize("game", ["judgment", "yugioh"])
def test_nothing_hidden_is_in_what_the_player_knows(game: str) -> None:
    """All that the player cannot know is drawn anew, and the columns are the same."""
    other_hands = 0
    for at, duel in enumerate(some_decisions(games.named(game), 3)):
        if at % 5 == 0:
            assert duel.decision is not None
            player = duel.decision.player
            redrawn = duel.redrawn(player, at)
            assert datasets.known(redrawn) == datasets.known(duel)
            assert set(datasets.known(duel)) == {field.name for field in datasets.KNOWN}
            other_hands += redrawn.observe(1 - player).rows() != duel.observe(1 - player).rows()
    assert other_hands > 3


def test_the_columns_are_those_of_the_page() -> None:
    page = (Path(__file__).parents[2] / "docs" / "datasets.md").read_text(encoding="utf-8")
    told = [line.split("|")[1].strip().strip("`") for line in page.splitlines() if line.startswith("| `")]
    assert told == datasets.SCHEMA.names
    assert f"dataset {datasets.VERSION}" in page


def test_what_was_stopped_goes_on_to_the_same_bytes(tmp_path: Path, coins: Coins) -> None:
    whole = coins_plan(coins, 25)
    assert datasets.Dataset(tmp_path / "whole", whole, part=4).write()

    class Tired(Inside):
        def play(self, plan: Plan, blocks: Any) -> Any:
            for number, done in enumerate(super().play(plan, blocks)):
                if number == 3:
                    raise OSError("the power went")
                yield done

    stopped = datasets.Dataset(tmp_path / "stopped", whole, part=4)
    with pytest.raises(OSError, match="the power went"):
        stopped.write(Tired())
    assert len(stopped.missing()) == 4
    assert {row["duel"] for row in read(tmp_path / "stopped", columns=["duel"])} == set(range(12))
    (tmp_path / "stopped" / "duels-000000004-000000007.parquet").unlink()
    told: list[tuple[int, int]] = []
    assert datasets.Dataset(tmp_path / "stopped", whole, part=4).write(
        on_progress=lambda *numbers: told.append(numbers)
    )
    assert told == [(12, 25), (16, 25), (20, 25), (24, 25), (25, 25)]
    assert files(tmp_path / "stopped") == files(tmp_path / "whole")


def test_more_duels_take_the_place_of_a_short_file(tmp_path: Path, coins: Coins) -> None:
    for duels in (10, 14):
        assert datasets.Dataset(tmp_path / "grown", coins_plan(coins, duels), part=4).write()
    assert datasets.Dataset(tmp_path / "whole", coins_plan(coins, 14), part=4).write()
    assert files(tmp_path / "grown") == files(tmp_path / "whole")
    short = tmp_path / "grown" / "duels-000000012-000000012.parquet"
    short.write_bytes((tmp_path / "grown" / "duels-000000012-000000013.parquet").read_bytes())
    assert len(read(tmp_path / "grown")) == len(read(tmp_path / "whole")), "of two that overlap the longer one counts"


def test_processes_write_the_same_files(tmp_path: Path) -> None:
    for folder, executor in (("one", None), ("two", Processes(1))):
        assert datasets.Dataset(tmp_path / folder, plan_of(6), part=2).write(executor)
    assert files(tmp_path / "one") == files(tmp_path / "two")


def test_batches_are_small_and_can_be_shuffled(tmp_path: Path, coins: Coins, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(datasets, "ROWS", 16)
    assert datasets.Dataset(tmp_path / "set", coins_plan(coins, 20), part=10).write()
    batches = list(datasets.load(tmp_path / "set", ["duel", "step"], batch=10))
    assert max(batch.num_rows for batch in batches) == 10 and len(batches) > 10
    assert batches[0].schema.names == ["duel", "step"]
    rows = [tuple(row.values()) for batch in batches for row in batch.to_pylist()]
    assert rows == sorted(rows) and len({duel for duel, _ in rows}) == 20
    shuffled = [tuple(row.values()) for row in read(tmp_path / "set", columns=["duel", "step"], shuffled=1)]
    assert shuffled != rows and Counter(shuffled) == Counter(rows)
    assert shuffled == [tuple(row.values()) for row in read(tmp_path / "set", columns=["duel", "step"], shuffled=1)]


def test_bad_data_sets_are_told_in_a_line(tmp_path: Path, coins: Coins) -> None:
    folder = tmp_path / "set"
    assert datasets.Dataset(folder, coins_plan(coins, 4), part=2).write()
    with pytest.raises(DuelkitError, match="no column 'hand'; expected some of duel, step"):
        read(folder, columns=["hand"])
    with pytest.raises(FileError, match="is another data set: plan differs"):
        datasets.Dataset(folder, coins_plan(coins, 4, seed=2), part=2)
    with pytest.raises(FileError, match="is another data set: part differs"):
        datasets.Dataset(folder, coins_plan(coins, 4), part=3)
    (folder / "duels-000000002-000000003.parquet").write_bytes(b"PAR1 nothing PAR1")
    with pytest.raises(FileError, match=r"duels-000000002-000000003.parquet: cannot be read"):
        read(folder)
    about = folder / "dataset.json"
    about.write_text(about.read_text(encoding="utf-8").replace("dataset 1", "dataset 9"), encoding="utf-8")
    with pytest.raises(FileError, match="is 'dataset 9'; expected 'dataset 1'"):
        read(folder)
    about.write_text("[", encoding="utf-8")
    with pytest.raises(FileError, match=r"dataset.json: no JSON"):
        read(folder)
    with pytest.raises(FileError, match="expected a data set"):
        read(tmp_path / "nowhere")
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "mine.parquet").write_bytes(b"")
    with pytest.raises(FileError, match="expected an empty folder"):
        datasets.Dataset(tmp_path / "other", coins_plan(coins, 4))


def test_the_command_writes_and_goes_on(run: Command, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(tmp_path / "set")
    arguments = ("dataset", "--game", "judgment", "--players", "random", "--decks", "fire,wood", "--out", folder)
    status, text = run(*arguments, "--duels", "3", "--part", "2")
    assert status == 0 and f"{folder}: 3 duels" in text and "in 2 files" in text
    said = json.loads(run(*arguments, "--duels", "4", "--part", "2", "--json")[1])
    assert said["complete"] and said["duels"] == 4 and said["parts"] == 2
    assert said["decisions"] == len(read(tmp_path / "set"))
    assert "4デュエル" in run(*arguments, "--duels", "4", "--part", "2", "--language", "ja")[1]
    for wrong, told in (
        (("--part", "0"), "--part 0"),
        (("--duels", "0"), "0 duels; expected 1 to"),
        (("--players", "nobody"), "unknown player 'nobody'"),
    ):
        assert run(*arguments, "--duels", "4", *wrong)[0] == 2
        error = capsys.readouterr().err
        assert error.count("\n") == 1 and told in error
