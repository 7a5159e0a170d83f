"""``duelkit simulate`` as a user has it, and the changes that it tries."""

from __future__ import annotations

import json
import resource
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.laboratory.conftest import plan_of

from duelkit import cli, games
from duelkit.laboratory import simulate
from duelkit.laboratory.executors import Inside
from duelkit.laboratory.experiments import ALIKE, BETTER, OPEN, WORSE, Arms, Swap, Trial, siding_trials, try_all
from duelkit.laboratory.intervals import Difference
from duelkit.laboratory.plan import Plan
from duelkit.laboratory.running import Run
from duelkit.laboratory.subject import subject_of
from duelkit.laboratory.tally import Tally

FAST = ("simulate", "--game", "judgment", "--players", "random")


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """A command's status, output and errors."""
    status = cli.main(list(words))
    return status, *capsys.readouterr()


def test_a_simulation_writes_all_it_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = (*FAST, "--duels", "10", "--out", str(tmp_path), "--decks", "fire", "water")
    status, out, _ = run(capsys, *words, "--language", "ja")
    assert status == 0 and "対戦表" in out and "勝率" in out
    assert {path.name for path in tmp_path.iterdir()} == {
        "duels.sqlite",
        "duels.parquet",
        "report.html",
        "summary.json",
    }
    found = json.loads((tmp_path / "summary.json").read_text(encoding="utf-8"))
    assert [(pairing["decks"], pairing["duels"]) for pairing in found["pairings"]] == [(["Fire", "Water"], 10)]
    assert found["duels"] == 10 and found["fingerprint"] in out
    # the same again, as data: nothing is played, nothing differs
    status, out, _ = run(capsys, *words, "--json")
    assert status == 0 and json.loads(out) == found
    # with a deck from a file, and the command that the report names
    deck = tmp_path / "mine.deck"
    shutil.copy(Path(cli.__file__).parent / "judgment" / "decks" / "lists" / "fire.deck", deck)
    again = found["command"].replace("fire", str(deck)).replace("DIR", str(tmp_path / "again")).split()
    status, out, _ = run(capsys, *again[1:])
    assert again[0] == "duelkit" and status == 0 and "Won when first" in out
    assert (
        json.loads((tmp_path / "again" / "summary.json").read_text(encoding="utf-8"))["fingerprint"]
        == found["fingerprint"]
    )


def test_both_games_and_both_ways_of_pairing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(
        capsys,
        "simulate",
        "--edition",
        "ex04",
        "--players",
        "random",
        "greedy",
        "--duels",
        "1",
        "--json",
        "--decks",
        "plain",
        "--out",
        str(tmp_path / "one"),
    )
    found = json.loads(out)
    assert status == 0 and found["setup"]["edition"] == "ex04"
    assert found["pairings"][0]["players"] == ["random", "greedy"]
    assert found["command"].startswith("duelkit simulate --game yugioh --edition ex04 --players random greedy")
    parser = cli.OneLineParser()
    simulate.fill_simulate(parser)
    options = parser.parse_args(
        ["--game", "judgment", "--players", "greedy", "random", "--out", "x", "--decks", "fire", "water", "wood"]
    )
    plan = simulate.plan_of(games.named("judgment"), options)
    assert [(one.deck, other.deck) for one, other in plan.pairings] == [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]
    assert all((one.player, other.player) == ("greedy", "random") for one, other in plan.pairings)
    options.players = ["greedy"]
    alike = simulate.plan_of(games.named("judgment"), options)
    assert [(one.deck, other.deck) for one, other in alike.pairings] == [(0, 1), (0, 2), (1, 2)]
    assert plan.duels == 6000 and simulate.seats_of(plan, 2) == [(1, 1), (3, 1), (4, 0), (5, 0)]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--duels", "0"), "--duels 0; expected 1 or more"),
        (("--duels", "many"), "argument --duels: invalid int value: 'many'"),
        (("--players", "nobody"), "unknown player 'nobody'; expected one of"),
        (("--players", "random", "random", "random"), "3 players; expected one for all, or two"),
        (("--decks", "nothing.deck", "fire"), "nothing.deck: cannot be read"),
        (("--edition", "ex04"), "--edition belongs to the game yugioh"),
        (("--workers", "0"), "--workers 0; expected 1 or more"),
        (("--matters", "-1"), "expected numbers above 0"),
        (("--change", "earth:-Flame Magus+Firefly Ninja"), "no deck 'earth' is played; expected one of fire, water"),
        (("--change", "fire"), "no cards; expected DECK:-CARD+CARD"),
        (("--change", "fire:-Flame Magus"), "no '+'; expected DECK:-CARD+CARD"),
        (("--change", "fire:-Flame Magus+Blue-Eyes"), "unknown card"),
        (("--change", "fire:-Wood Elf+Flame Magus"), "card"),
        (("--out", "/proc/nowhere"), "/proc/nowhere: cannot be made"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(
    words: tuple[str, ...], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status, out, errors = run(capsys, *FAST, "--out", str(tmp_path / "out"), *words)
    except SystemExit as end:
        status, (out, errors) = int(str(end.code)), capsys.readouterr()
    assert status == 2 and out == "" and said in errors and errors.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_an_illegal_deck_is_not_simulated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Three Kuriboh and 37 Dark Magician."""
    illegal = tmp_path / "kuriboh.ydk"
    illegal.write_text("#main\n" + "40640057\n" * 3 + "46986414\n" * 37, encoding="utf-8")
    out = tmp_path / "out"
    status, printed, errors = run(
        capsys, "simulate", "--decks", str(illegal), "plain", "--duels", "1", "--out", str(out)
    )
    assert status == 2 and printed == "" and errors.count("\n") == 1 and not out.exists()
    assert "deck kuriboh is not legal in the edition mr3: 37 copies" in errors


def test_another_run_in_the_folder_and_a_missing_library_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(capsys, *FAST, "--duels", "2", "--out", str(tmp_path))[0] == 0
    status, _, errors = run(capsys, *FAST, "--duels", "2", "--seed", "2", "--out", str(tmp_path))
    assert status == 2 and "holds another run: seed is '1', not '2'" in errors
    monkeypatch.setattr(simulate, "find_spec", lambda name: None if name == "pyarrow" else name)
    status, _, errors = run(capsys, *FAST, "--out", str(tmp_path))
    assert status == 2 and "pyarrow is not installed; expected it with: pip install 'duelkit[lab]'" in errors


def test_a_full_disk_leaves_no_half_of_a_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    with Run(tmp_path, plan_of(20)) as played:
        played.play()
    kept: set[str] = {"duels.sqlite"}
    for name, size in (("duels.parquet", 2000), ("report.html", 40_000)):
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
        try:
            status, out, errors = run(capsys, *FAST, "--duels", "20", "--out", str(tmp_path))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert status == 2 and out == ""
        assert f"{name}: cannot be written" in errors and errors.count("\n") == 1
        assert name not in {path.name for path in tmp_path.iterdir()} >= kept
        kept |= {"duels.parquet", "summary.json"}
    assert {path.name for path in tmp_path.iterdir()} == kept


def test_help_imports_none_of_it() -> None:
    said = (
        "import sys; from duelkit.cli import parser; parser().format_help(); print([name for name in sys.modules "
        "if name.split('.')[0] in ('ray', 'scipy', 'matplotlib', 'pyarrow', 'numpy') or 'laboratory' in name])"
    )
    assert subprocess.run([sys.executable, "-c", said], capture_output=True, text=True, check=True).stdout == "[]\n"


# changes --------------------------------------------------------------------------------------------


class Scripted(Arms):
    """Arms whose duels were played long ago.

    :param gains: for each card put in, which duels are won of every ten; the deck as it is wins five.
    """

    def __init__(self, gains: dict[int, int]) -> None:
        self.gains = gains
        self.asked: list[tuple[int, int]] = []

    def plan_of(self, pairing: int, player: int, swap: Swap | None, duels: int) -> Plan:
        return Plan(None, swap, (), (), duels)  # type: ignore[arg-type]

    def scores(self, plan: Plan, duels: int, player: int, after: int) -> list[float]:
        wins = 5 if plan.setup is None else self.gains[plan.setup.put[0]]
        self.asked.append((-1 if plan.setup is None else plan.setup.put[0], duels))
        return [float(number % 10 < wins) for number in range(after, duels)]


def trials_of(*cards: int, limit: int = 5000, alpha: float = 0.05) -> list[Trial]:
    """A trial for each card."""
    return [Trial(0, 0, Swap((0,), (card,)), Difference(alpha), limit, 0.02) for card in cards]


@pytest.mark.parametrize(("wins", "verdict", "most"), [(6, BETTER, 400), (3, WORSE, 300), (5, ALIKE, 1000)])
def test_a_trial_stops_when_the_answer_is_known(wins: int, verdict: str, most: int) -> None:
    arms = Scripted({1: wins})
    (trial,) = trials_of(1)
    told: list[tuple[int, int]] = []
    assert try_all(arms, [trial], False, lambda played, limit: told.append((played, limit)))
    assert trial.verdict == verdict and trial.difference.mean == pytest.approx((wins - 5) / 10)
    assert trial.difference.count <= most and told[-1] == (trial.difference.count, 5000)


def test_a_trial_that_is_not_decided_stops_at_its_limit() -> None:
    (trial,) = trials_of(1, limit=60)
    assert try_all(Scripted({1: 6}), [trial], False)
    assert (trial.verdict, trial.difference.count) == (OPEN, 60)


def test_of_alternatives_those_that_are_not_the_best_are_given_up() -> None:
    arms = Scripted({1: 6, 2: 9, 3: 4, 4: 5})
    found = trials_of(1, 2, 3, 4, alpha=0.05 / 4)
    assert try_all(arms, found, True)
    assert [trial.verdict for trial in found[:2]] == [BETTER, BETTER]
    assert BETTER not in [trial.verdict for trial in found[2:]]
    assert found[0].difference.count < 1000
    # who was given up plays no more
    last = {card: max(duels for asked, duels in arms.asked if asked == card) for card in (1, 2, 3, 4)}
    assert last == {trial.swap.put[0]: trial.difference.count for trial in found}


def test_a_change_is_tried_with_real_duels_from_the_same_seeds(tmp_path: Path) -> None:
    plan = plan_of(40)
    subject = subject_of(plan.game)
    arms = Arms(tmp_path, plan, subject, Inside())
    magus, ninja = subject.find("Flame Magus"), subject.find("Firefly Ninja")
    trial = Trial(0, 0, Swap((magus,), (ninja,)), Difference(), 40, 0.01)
    assert try_all(arms, [trial], False)
    before = arms.scores(arms.plan_of(0, 0, None, 40), 40, 0, 0)
    after = arms.scores(arms.plan_of(0, 0, trial.swap, 40), 40, 0, 0)
    arms.close()
    assert before is not None and after is not None and len(before) == len(after) == 40
    assert trial.difference.mean == pytest.approx(sum(after) / 40 - sum(before) / 40)
    # most duels go alike: from other seeds about half of them would not
    assert 0 < sum(one != other for one, other in zip(before, after, strict=True)) < 14
    # the deck as it is needs no folder of its own
    assert len(list((tmp_path / "arms").iterdir())) == 1 and (tmp_path / "duels.sqlite").exists()


def test_the_side_deck_is_tried_card_by_card() -> None:
    plan = plan_of(6, "yugioh", decks=("goat_cookie_cutter_chaos", "goat_warrior_toolbox"))
    subject = subject_of(plan.game)
    deck = plan.decks[0]
    tally = Tally(plan, subject)
    from duelkit.laboratory.playing import Worker

    list(tally.through(Worker(plan).duel(plan.task(number)) for number in range(6)))
    cards = tally.pairings[0].cards(0)
    found = siding_trials(subject, deck, 0, 0, cards, 10, 0.01)
    assert sorted(trial.swap.put[0] for trial in found) == sorted(subject.side(deck))
    for trial in found:
        taken, put = trial.swap.taken[0], trial.swap.put[0]
        assert subject.fits(taken, put) and trial.swap.siding
        assert all(
            figures.gain >= next(one.gain for one in cards if one.card == taken)
            for figures in cards
            if subject.fits(figures.card, put) and figures.card != put
        )
        changed = subject.changed(deck, trial.swap.taken, trial.swap.put, plan.setup, True)
        number = len(trial.swap.put)
        assert subject.cards(changed)[put] == subject.cards(deck)[put] + number
        assert subject.side(changed)[taken] == subject.side(deck)[taken] + number
        assert sum(subject.cards(changed).values()) == sum(subject.cards(deck).values())
    assert found[0].difference._alpha == pytest.approx(0.05 / len(found))


def test_a_change_that_may_not_be_played_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for change, said in (("plain:-5318639+Pot of Greed", "no "), ("plain:-Monster Reborn+Junk Warrior", "deck")):
        status, out, errors = run(
            capsys, "simulate", "--decks", "plain", "--duels", "1", "--change", change, "--out", str(tmp_path / "out")
        )
        assert status == 2 and out == "" and said in errors and errors.count("\n") == 1, errors
    assert not (tmp_path / "out").exists()
