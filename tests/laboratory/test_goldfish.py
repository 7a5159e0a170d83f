"""What opening hands can do: goals in words, searches that neither miss nor invent a line, figures of many hands."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from duelkit import cli, games
from duelkit.kernel.errors import DuelkitError
from duelkit.laboratory.goldfish import commands, results
from duelkit.laboratory.goldfish.figures import Figures, changed
from duelkit.laboratory.goldfish.playing import Hands
from duelkit.laboratory.goldfish.searching import IMPOSSIBLE, REACHED, UNDECIDED
from duelkit.laboratory.goldfish.yugioh_goals import GRAVEYARD, HAND, Goal
from duelkit.laboratory.goldfish.yugioh_turn import answered, search
from duelkit.laboratory.rows import Handled, Row
from duelkit.recording import load_record
from duelkit.yugioh.cards import library
from duelkit.yugioh.state.codes import O_TO_END, PASS, card_of, verb_of

YUGIOH = games.named("yugioh")
SMALL = ("goldfish", "synchron", "--edition", "mr3", "--goal", "シンクロモンスター", "--nodes", "400")


def test_goals_mean_the_same_in_both_languages() -> None:
    for japanese, english in (
        ("シンクロモンスター 2", "2 Synchro Monsters"),
        ("セットされたカード2枚", "two Set cards"),
        ("スターダスト・ドラゴンと、墓地の戦士族モンスター３", "Stardust Dragon and 3 Warrior monsters in the GY"),
        ("カウンター罠カード", "a Counter Trap"),
        ("手札のカード 3", "3 cards in your hand"),
        ("「ジャンク」モンスター", '"Junk" monster'),
    ):
        one, other = Goal(japanese), Goal(english)
        assert [(part.number, part.place) for part in one.parts] == [(part.number, part.place) for part in other.parts]
        board = position(
            hand=["Fissure"] * 3,
            monsters=["Junk Synchron", "Stardust Dragon", "Junk Warrior"],
            graveyard=["Speed Warrior"] * 3,
            spells=["Solemn Judgment", "Fissure"],
        )
        assert one.holds(board, 0) == other.holds(board, 0)
    parts = Goal("2 Synchro Monsters, 3 Warrior monsters in the GY & a Set card").parts
    assert [(part.number, part.place) for part in parts] == [(2, "field"), (3, GRAVEYARD), (1, "field")]
    assert Goal("手札のカード 3").parts[0].place == HAND


@pytest.mark.parametrize(
    ("goal", "told"),
    [
        ("", "a goal of 0 characters"),
        ("a counter on the field", "'counter' is not understood; expected the name of a card, or a noun"),
        ("100000 damage", "100000 damage; expected 1 to 99999"),
        ("Stardust Dragon and", "a part is empty"),
        ("99 Set cards", "99 cards; expected 1 to 60"),
        ("謎のモンスター達", "is not understood"),
    ],
)
def test_a_goal_that_means_nothing_is_refused(goal: str, told: str) -> None:
    with pytest.raises(DuelkitError, match="goal") as caught:
        Goal(goal)
    assert told in str(caught.value) and "\n" not in str(caught.value)


def position(opponent: Sequence[str] = (), **side: Any) -> Any:
    """A board of the player who acts; Spells and Traps are Set."""
    spells = ", ".join(f'{{ card = "{card}", set = true }}' for card in side.pop("spells", []))
    lines = [f"{key} = {json.dumps(value)}" for key, value in side.items()]
    theirs = f"hand = {json.dumps(opponent)}"
    text = "\n".join(["[player0]", *lines, f"spells = [{spells}]", "[player1]", theirs, "filler = 8", "life = 8000"])
    found = YUGIOH.position(text, "test")
    found.start()
    return found.duel


POSITIONS: dict[str, dict[str, Any]] = {
    "a Tuner and its partner": {"hand": ["Junk Synchron"], "graveyard": ["Speed Warrior"], "extra": ["Junk Warrior"]},
    "a Tuner alone": {"hand": ["Junk Synchron", "Fissure"], "extra": ["Junk Warrior"]},
    "a partner on the field": {
        "hand": ["Junk Synchron"],
        "monsters": ["Doppelwarrior"],
        "extra": ["Junk Warrior", "T.G. Hyper Librarian"],
    },
    "nothing": {"hand": ["Fissure", "Dark Hole"], "extra": ["Stardust Dragon"]},
    "no extra deck": {"hand": ["Junk Synchron"], "graveyard": ["Speed Warrior"]},
}
GOALS = ("Synchro Monster", "2 Synchro Monsters", "Synchro Monster and a Set card", "2 cards in the GY", "2 monsters")


def by_brute_force(duel: Any, goal: Goal, left: int = 24) -> bool:
    """Whether a goal can be reached, by trying everything in order, without remembering any position."""
    decision = duel.decision
    if decision is None or left == 0 or duel.turn != 3:
        return False
    if decision.player != 0:
        duel = duel.copy(silent=True)
        duel.choose(PASS if PASS in decision.options else decision.options[0])
        return by_brute_force(duel, goal, left)
    ends = [option for option in decision.options if verb_of(option) == O_TO_END]
    if ends and goal.holds(duel, 0):
        return True
    for option in decision.options:
        if option not in ends:
            trial = duel.copy(silent=True)
            trial.choose(option)
            if by_brute_force(trial, goal, left - 1):
                return True
    return False


@pytest.mark.parametrize("name", POSITIONS)
def test_the_search_agrees_with_brute_force(name: str) -> None:
    duel = position(**POSITIONS[name])
    before = duel.digest()
    for words in GOALS:
        goal = Goal(words)
        found = search(duel, 0, goal, 5_000)
        assert found.verdict == (REACHED if by_brute_force(duel, goal) else IMPOSSIBLE), words
        assert duel.digest() == before
        trial = duel.copy()
        for option in found.line:
            trial.choose(option)
        assert found.verdict != REACHED or trial.turn == 4 and goal.holds(trial, 0)


def held(name: str, **side: Any) -> tuple[Any, int]:
    """A board, and a card in the hand of the opponent."""
    duel = position(**side, opponent=[name])
    (card,) = duel.hand[1]
    return duel, card


def by_brute_force_against(duel: Any, goal: Goal, trap: int, used: bool, left: int = 24) -> bool:
    """Whether a goal can be reached whatever the opponent does with a card, by trying everything."""
    decision = duel.decision
    if decision is None or left == 0 or duel.turn != 3:
        return False

    def after(option: int, spent: bool) -> bool:
        trial = duel.copy(silent=True)
        trial.choose(option)
        return by_brute_force_against(trial, goal, trap, spent, left - 1)

    if decision.player == 1:
        if PASS not in decision.options:
            return all(after(option, used) for option in decision.options)
        uses = [] if used else [option for option in decision.options if option != PASS and card_of(option) == trap]
        return after(PASS, used) and all(after(option, True) for option in uses)
    ends = [option for option in decision.options if verb_of(option) == O_TO_END]
    if ends and goal.holds(duel, 0):
        return True
    return any(after(option, used) for option in decision.options if option not in ends)


@pytest.mark.parametrize("trap", ["Effect Veiler", "Ghost Ogre & Snow Rabbit", "Ash Blossom & Joyous Spring"])
@pytest.mark.parametrize("name", POSITIONS)
def test_the_worst_moment_agrees_with_brute_force(name: str, trap: str) -> None:
    duel, card = held(trap, **POSITIONS[name])
    before = duel.digest()
    for words in GOALS[:4]:
        goal = Goal(words)
        found = search(duel, 0, goal, 5_000, card)
        reached = by_brute_force_against(duel, goal, card, False)
        assert found.verdict == (REACHED if reached else IMPOSSIBLE), words
        assert duel.digest() == before


def test_what_a_trap_answers() -> None:
    """Junk Synchron's effect is negated, so that there is no second material."""
    goal = Goal("Synchro Monster")
    duel, veiler = held("Effect Veiler", **POSITIONS["a Tuner and its partner"])
    alone = search(duel, 0, goal, 5_000)
    assert alone.verdict == REACHED and search(duel, 0, goal, 5_000, veiler).verdict == IMPOSSIBLE
    (stopped,) = answered(duel, 0, goal, 5_000, veiler, alone.line)
    assert library()[duel.info[stopped].passcode].en == "Junk Synchron"
    # with another material on the field nothing depends on that effect
    duel, veiler = held("Effect Veiler", **POSITIONS["a partner on the field"])
    alone = search(duel, 0, goal, 5_000)
    assert search(duel, 0, goal, 5_000, veiler).verdict == REACHED
    assert answered(duel, 0, goal, 5_000, veiler, alone.line) == []
    assert search(duel, 0, Goal("3 Synchro Monsters"), 3, veiler).verdict == UNDECIDED


def test_too_few_positions_leave_a_hand_undecided() -> None:
    duel = position(**POSITIONS["a partner on the field"])
    assert search(duel, 0, Goal("3 Synchro Monsters"), 3).verdict == UNDECIDED
    assert search(duel, 0, Goal("3 Synchro Monsters"), 5_000).verdict == IMPOSSIBLE


def row(number: int, verdict: str, *opening: int) -> Row:
    """A searched hand."""
    return Row(number, 0, 0, verdict, 2, 10, "", (Handled(opening, opening, opening[:1]), Handled()))


def test_figures_say_how_sure_they_are() -> None:
    rows = [row(at, REACHED if at < 6 else IMPOSSIBLE if at < 9 else UNDECIDED, at % 2 + 1, 7) for at in range(10)]
    figures = Figures(rows)
    assert (figures.reached, figures.impossible, figures.undecided) == (6, 3, 1)
    decided = Figures([*rows[:9], row(9, IMPOSSIBLE, 2, 7)])
    assert figures.interval.low == decided.interval.low and figures.interval.high > decided.interval.high
    cards = {one.card: one for one in figures.cards()}
    assert cards[7].hands == 10 and cards[7].reached == 6 and cards[7].used == 0 and cards[1].used == cards[1].reached
    assert all(one.interval.low <= one.gain <= one.interval.high for one in cards.values())
    mean, (low, high) = changed(rows, [row(at, REACHED, 1) for at in range(10)])
    assert mean == pytest.approx(0.4) and low < 0.4 < high and changed(rows, rows)[0] == 0


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """A command's status, output and errors."""
    status = cli.main(list(words))
    return status, *capsys.readouterr()


def test_the_command_goes_on_and_its_lines_can_be_watched(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = ("--out", str(tmp_path))
    status, told, _ = run(capsys, *SMALL, "--hands", "3", *out, "--language", "ja")
    assert status == 0 and "先攻1ターン目に「シンクロモンスター」、初手3通り" in told
    status, told, _ = run(capsys, *SMALL, "--hands", "6", *out, "--json")
    found = json.loads(told)
    assert status == 0 and found["hands"] == 6 == found["reached"] + found["impossible"] + found["undecided"]
    assert found["low"] <= found["rate"] <= found["high"] and found["cards"][0]["name"]["ja"]
    assert found["lines"] and len(found["lines"]) <= 3
    goal = Goal("シンクロモンスター")
    for file in found["lines"]:
        duel = YUGIOH.replay(load_record(file)).duel
        assert duel.turn == 2 and goal.holds(duel, 0)
    # the same without a folder, by two processes
    again = json.loads(run(capsys, *SMALL, "--hands", "6", "--workers", "2", "--json")[1])
    assert {**again, "lines": found["lines"]} == found
    # the second turn has a card more
    second = json.loads(run(capsys, *SMALL, "--hands", "2", "--second", "--json")[1])
    assert second["second"] and second["hands"] == 2


def test_a_changed_card_is_tried_with_the_same_hands(capsys: pytest.CaptureFixture[str]) -> None:
    """Without Tuners of the main deck there is no Synchro Summon with them; with one card fewer little changes."""
    words = (*SMALL, "--hands", "5", "--change", "-Dark Hole+Fissure", "--json")
    found = json.loads(run(capsys, *words)[1])
    (change,) = found["changes"]
    assert change["change"] == "-Dark Hole+Fissure" and change["mean"] == 0 and change["low"] < 0 < change["high"]


def test_a_trap_is_tried_with_the_same_hands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = (*SMALL, "--hands", "4", "--against", "灰流うらら", "--against", "Effect Veiler", "--out", str(tmp_path))
    found = json.loads(run(capsys, *words, "--json")[1])
    ash, veiler = found["against"]
    assert ash["card"]["en"] == "Ash Blossom & Joyous Spring" and veiler["card"]["ja"] == "エフェクト・ヴェーラー"
    for one in (ash, veiler):
        assert one["reached"] + one["impossible"] + one["undecided"] == 4 and one["reached"] <= found["reached"]
        assert sum(card["hands"] for card in one["answered"]) == 0 or one["impossible"] > found["impossible"]
    # the player's hands are those without the card, which lies in the opponent's
    plan = commands.plan_of(cli.parser().parse_args([*words]))
    against = commands.replaced(plan, trap=14558127)
    for number in range(4):
        alone, other = (Hands(one).begun(one.task(number)).duel for one in (plan, against))
        assert [alone.info[card].passcode for card in alone.hand[0]] == [
            other.info[card].passcode for card in other.hand[0]
        ]
        assert sum(other.info[card].passcode == 14558127 for card in other.hand[1]) == 1
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "灰流うらら" in page and "Ash Blossom" in page and page.count("<svg") == 2 and "hand-" in page
    told = run(capsys, *words, "--language", "ja")[1]
    assert "相手の手札に「灰流うらら」があると" in told


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--against", "Nobody's Card"), "no playable card"),
        (("--hands", "0"), "--hands 0; expected a number from 1"),
        (("--nodes", "0"), "--nodes 0; expected a number from 1"),
        (("--change", "Dark Hole"), "expected -CARD+CARD"),
        (("--change", "-Blue-Eyes White Dragon+Fissure"), "no 'Blue-Eyes White Dragon' to take out"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(
    words: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    status, out, errors = run(capsys, *SMALL, *words)
    assert status == 2 and out == "" and told in errors and errors.count("\n") == 1
    missing = tmp_path / "none.goal"
    assert run(capsys, "goldfish", "plain", "--goal-file", str(missing))[0] == 2
    assert run(capsys, "goldfish", "fire", "--game", "judgment", "--goal", "x")[0] == 2


def test_a_goal_can_be_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "board.goal"
    file.write_text("# what we want\nStardust Dragon\nand 2 Set cards\n", encoding="utf-8")
    assert commands.goal_of_file(file) == "Stardust Dragon and 2 Set cards"
    assert results.MESSAGES.keys("ja") == results.MESSAGES.keys("en")
