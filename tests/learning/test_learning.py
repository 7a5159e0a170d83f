"""Networks: what they are told, that trainings go on where they stopped, that the export says the same."""

from __future__ import annotations

import importlib.util
import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from duelkit.environments.arena import Arena
from duelkit.kernel.errors import DuelkitError
from duelkit.kernel.rng import Rng
from duelkit.learning import libraries
from duelkit.learning.export import export
from duelkit.learning.inputs import Reader, Samples
from duelkit.learning.net import Net, NetKnowledge, NetPlayer, Sight
from duelkit.learning.playing import Crew, duels
from duelkit.learning.training import Trainer
from duelkit.players.judgment.knowledge import JudgmentKnowledge
from duelkit.players.search.limits import Limit
from duelkit.players.search.player import SearchPlayer

EXAMPLE = str(Path(__file__).parents[2] / "examples" / "train.py")


@pytest.fixture(scope="module")
def folder(trained: Trainer, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The network, exported."""
    path = tmp_path_factory.mktemp("net")
    export(path, trained.reader, trained.shape, trained.params, {"environment": trained.name})
    return path


def begun(name: str, seed: int, decisions: int) -> Arena:
    """A duel some random decisions in."""
    arena, chance = Arena(name), Rng(seed)
    arena.begin(seed)
    for _ in range(decisions):
        if not arena.over:
            arena.choose(chance.below(arena.options))
    return arena


def test_a_training_that_was_saved_and_resumed_ends_with_the_same_bits(
    trained: Trainer, samples: Samples, tmp_path: Path
) -> None:
    stopped = Trainer("judgment", seed=3, width=8, size=32)
    before = {name: np.asarray(weight).tobytes() for name, weight in stopped.params.items()}
    stopped.train(samples, 2)
    stopped.save(tmp_path / "training.npz")
    resumed = Trainer.resumed(tmp_path / "training.npz")
    resumed.train(samples, 2)
    assert resumed.step == trained.step == 4
    for name, weight in trained.params.items():
        assert np.asarray(weight).tobytes() == np.asarray(resumed.params[name]).tobytes() != before[name], name


def test_what_is_no_training_is_said_in_one_line(quick_jax: None, trained: Trainer, tmp_path: Path) -> None:
    path = tmp_path / "training.npz"
    trained.save(path)
    whole = path.read_bytes()
    for spoiled in (b"", b"no training", whole[: len(whole) // 2]):
        path.write_bytes(spoiled)
        with pytest.raises(DuelkitError, match=r"training\.npz: no training \(.*\); expected a file"):
            Trainer.resumed(path)
    with pytest.raises(DuelkitError, match=r"missing\.npz: no training"):
        Trainer.resumed(tmp_path / "missing.npz")


def test_it_learns_what_it_is_shown(quick_jax: None, samples: Samples) -> None:
    trainer = Trainer("judgment", seed=1, width=8, size=32)
    few = Samples(
        samples.reader,
        Samples.of(
            samples.reader,
            [
                (
                    {name: part[0] for name, part in samples.batch(np.array([at]), 1).items() if part.ndim > 1},
                    int(samples.arrays["action"][at]),
                    float(samples.arrays["result"][at]),
                    0,
                )
                for at in np.flatnonzero(samples.arrays["action"] >= 0)[:32]
            ],
        ).arrays,
    )
    before = trainer.test(few)
    trainer.train(few, 150)
    after = trainer.test(few)
    assert after.value < 0.5 * before.value and after.policy < 0.6 * before.policy and after.hits > before.hits


def test_the_export_says_what_the_framework_says(folder: Path, trained: Trainer, samples: Samples) -> None:
    net = Net(folder)
    batch = samples.batch(np.arange(32), 64)
    scores, value = net.outputs(batch, net.vectors(trained.table.features))
    expected, odds = trained.outputs(batch)
    there = batch["options"][..., trained.reader.schema["options"].at("there")] != 0
    assert there.any() and np.ptp(expected[there]) > 0.05 and np.ptp(odds) > 0.01
    np.testing.assert_allclose(scores[there], expected[there], rtol=1e-4, atol=1e-5)
    np.testing.assert_allclose(value, odds, rtol=1e-4, atol=1e-5)
    # alone, and filled up with rows that are none
    alone, _ = net.outputs(samples.batch(np.array([7])), net.vectors(trained.table.features))
    np.testing.assert_allclose(alone[0][there[7].nonzero()], scores[7][there[7]], rtol=1e-4, atol=1e-5)


def test_a_position_is_told_alike_alone_and_among_samples(folder: Path, trained: Trainer) -> None:
    arena = begun("judgment", 5, 30)
    net = Net(folder)
    sight = Sight(net, arena.duel)
    scores, odds = sight.look(arena.duel, arena.player)
    packed = sight.packed(arena.duel, arena.player)
    one = Samples.of(net.reader, [(packed, 0, 0.0, 0)])
    batch = one.batch(np.array([0]), 64)
    expected, value = trained.outputs(batch)
    assert len(scores) == arena.options > 1
    np.testing.assert_allclose(scores, expected[0][: len(scores)], rtol=1e-4, atol=1e-5)
    assert odds == pytest.approx(value[0], rel=1e-4, abs=1e-5)
    # cards and options that the reader dropped were none, and rows are pointed at where they lie now
    whole = arena.layout.split(np.frombuffer(arena.encode(arena.player), np.int16))
    at, field = arena.layout["options"].at, arena.layout["cards"].at("id")
    for kept, told in zip(batch["options"][0], whole["options"], strict=False):
        if told[at("row")]:
            assert batch["cards"][0][kept[at("row")] - 1][field] == whole["cards"][told[at("row")] - 1][field] > 0


@pytest.mark.parametrize("name", ["judgment", "yugioh_ex04"])
def test_what_is_hidden_never_changes_what_the_net_is_told(name: str) -> None:
    arena, chance = Arena(name), Rng(4)
    arena.begin(4)
    reader, differ = Reader(arena.layout), 0
    duel: Any = arena.duel
    for step in range(60):
        if arena.over:
            break
        for viewer in (0, 1):
            other = duel.redrawn(viewer, step)
            differ += other.digest() != arena.duel.digest()
            one, two = (
                reader.pack(np.frombuffer(arena.encoder.encode(duel, viewer), np.int16)) for duel in (arena.duel, other)
            )
            for part in one:
                assert np.array_equal(one[part], two[part]), f"decision {step}, viewer {viewer}: {part}"
        arena.choose(chance.below(arena.options))
    assert differ > 60


@pytest.mark.parametrize("weight", [1.0, 0.5])
def test_the_search_asks_the_net_and_plays_alike_with_the_same_seed(folder: Path, weight: float) -> None:
    def knowledge() -> NetKnowledge[Any]:
        return NetKnowledge(JudgmentKnowledge(), Net(folder), weight, 0.5)

    courses = []
    for _ in range(2):
        arena = begun("judgment", 2, 8)
        player: SearchPlayer[Any] = SearchPlayer("search", knowledge(), Limit(6), 9)
        for _ in range(3):
            duel: Any = arena.duel
            duel.choose(player.choose(duel))
        courses.append(arena.duel.digest())
    assert courses[0] == courses[1]
    duel = begun("judgment", 2, 30).duel
    mixed, own = knowledge(), JudgmentKnowledge()
    odds = Sight(Net(folder), duel).look(duel, 0)[1]
    asked = 1 / (1 + np.exp(-odds))
    if weight == 1.0:
        assert mixed.chance(duel, 0) == pytest.approx(asked)
    else:
        assert min(asked, own.chance(duel, 0)) < mixed.chance(duel, 0) < max(asked, own.chance(duel, 0))
    promised, quick = mixed.promises(duel), own.weigh(duel)
    assert [option for option, _ in promised] == [option for option, _ in quick] and promised != quick


def test_the_net_alone_plays_a_duel_to_its_end_and_knows_when_one_is_over(folder: Path) -> None:
    net = Net(folder)
    arena = begun("judgment", 1, 0)
    players = [NetPlayer(net), arena.game.player("random", 1)]
    duel: Any = arena.duel
    while not arena.over:
        arena.choose(duel.decision.options.index(players[arena.player].choose(duel)))
    winner = duel.outcome.winner
    knowledge: NetKnowledge[Any] = NetKnowledge(JudgmentKnowledge(), net)
    assert (knowledge.chance(duel, 0), knowledge.chance(duel, 1)) == (
        (0.5, 0.5) if winner < 0 else (float(winner == 0), float(winner == 1))
    )


def test_samples_follow_from_their_seeds_and_say_who_won(samples: Samples) -> None:
    with Crew(1) as crew:
        again = crew.duels("judgment", ["random"], range(6), every=2)
    for name, part in samples.arrays.items():
        assert np.array_equal(part, again.arrays[name]), name
    apart = Samples.joined([duels("judgment", ["random"], range(at, at + 3), every=2) for at in (0, 3)])
    assert all(np.array_equal(part, apart.arrays[name]) for name, part in samples.arrays.items())
    arrays = samples.arrays
    assert set(np.unique(arrays["duel"])) == set(range(6)) and set(np.unique(arrays["result"])) <= {0.0, 0.5, 1.0}
    between = arrays["action"] < 0
    assert between.any() and not between.all()
    for number in range(6):
        both = arrays["result"][(arrays["duel"] == number) & between]
        assert both.sum() == pytest.approx(len(both) / 2), "what one player won the other lost"
    assert (arrays["action"][~between] < arrays["options_count"][~between]).all()


def test_what_is_no_net_is_said_in_one_line(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(DuelkitError, match=r"no net \(.*\); expected about\.json, net\.onnx and cards\.onnx"):
        Net(tmp_path)
    for name in ("about.json", "cards.onnx"):
        (tmp_path / name).write_bytes((folder / name).read_bytes())
    (tmp_path / "net.onnx").write_bytes(b"no graph")
    with pytest.raises(DuelkitError, match=r"no net \("):
        Net(tmp_path)
    about = (folder / "about.json").read_text(encoding="utf-8")
    (tmp_path / "net.onnx").write_bytes((folder / "net.onnx").read_bytes())
    (tmp_path / "about.json").write_text(about.replace('"features": ', '"features": 9'), encoding="utf-8")
    with pytest.raises(DuelkitError, match=r"a net of schema 1 and 9\d+ features of a card; expected 1 and \d+"):
        Net(tmp_path)


def test_a_library_that_is_missing_is_named_with_its_extra(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    main = runpy.run_path(EXAMPLE)["main"]
    found = importlib.util.find_spec
    for name, extra in (("optax", "ppo"), ("onnxruntime", "net")):
        monkeypatch.setattr(libraries, "find_spec", lambda wanted, gone=name: None if wanted == gone else found(wanted))
        assert main(["--minutes", "0"]) == 2
        assert capsys.readouterr().err == (
            f"train: this needs {name}; expected the extra: pip install 'duelkit[{extra}]'\n"
        )


def test_the_example_trains_saves_goes_on_and_exports(
    quick_jax: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main = runpy.run_path(EXAMPLE)["main"]
    short = [
        "--minutes",
        "1",
        "--duels",
        "2",
        "--steps",
        "1",
        "--workers",
        "1",
        "--pairs",
        "1",
        "--decks",
        "fire",
        "--width",
        "8",
        "--size",
        "32",
        "--teachers",
        "random",
        "--out",
        str(tmp_path / "net"),
    ]
    assert main(short) == 0
    first = capsys.readouterr().out
    assert "against random: " in first and "against greedy: " in first and " 1 batches: Losses(" in first
    assert main([*short, "--resume"]) == 0
    assert " 2 batches: Losses(" in capsys.readouterr().out
    assert Net(tmp_path / "net").game == "judgment"
    assert main([*short[:-1], str(tmp_path / "none"), "--resume"]) == 2
    assert capsys.readouterr().err.startswith(f"train: {tmp_path / 'none' / 'training.npz'}: no training")
    assert not (tmp_path / "none").exists()
