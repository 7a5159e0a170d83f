"""The best boards of opening hands: never above what can be reached, and exact where everything was tried."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.laboratory.test_goldfish import POSITIONS, YUGIOH, held, position, run

from duelkit.laboratory.goldfish.boards import BoardFigures, gained
from duelkit.laboratory.goldfish.searching import AT_LEAST, BEST, IMPOSSIBLE, REACHED
from duelkit.laboratory.goldfish.yugioh_goals import DAMAGE, HAND, VICTORY, Goal
from duelkit.laboratory.goldfish.yugioh_turn import STEPS, answered, best, idle_worth, search
from duelkit.laboratory.goldfish.yugioh_worth import Better, worth
from duelkit.laboratory.rows import Handled, Row
from duelkit.recording import load_record
from duelkit.yugioh.state.codes import PASS, card_of

SMALL = ("goldfish", "synchron", "--edition", "mr3", "--nodes", "150")
RISES = 3
"""The turn of the positions."""


def by_brute_force(duel: Any, trap: int = -1, used: bool = False, left: int = 26) -> float:
    """What the best board is worth whatever the opponent does with a card, by trying everything."""
    decision = duel.decision
    if duel.turn != RISES or decision is None or left == 0:
        return worth(duel, 0)

    def after(option: int, spent: bool = used) -> float:
        trial = duel.copy(silent=True)
        trial.choose(option)
        return by_brute_force(trial, trap, spent, left - 1)

    if decision.player == 1:
        if PASS not in decision.options:
            return min(after(option) for option in decision.options)
        uses = [] if used else [option for option in decision.options if option != PASS and card_of(option) == trap]
        return min([after(PASS), *(after(option, True) for option in uses)])
    return max(after(option) for option in decision.options)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_best_board_agrees_with_brute_force(name: str) -> None:
    duel = position(**POSITIONS[name])
    before = duel.digest()
    found = best(duel, 0, 5_000)
    assert found.verdict == BEST and duel.digest() == before
    assert found.worth == by_brute_force(duel) - idle_worth(duel, 0)
    end = duel.copy()
    for option in found.line:
        end.choose(option)
    assert end.turn == RISES + 1 and worth(end, 0) - idle_worth(duel, 0) == found.worth
    # with fewer positions it is never more
    for nodes in (1, 3, 8):
        assert best(duel, 0, nodes).worth <= found.worth
    assert best(duel, 0, 1).verdict == (BEST if found.nodes <= 1 else AT_LEAST)


@pytest.mark.parametrize("trap", ["Effect Veiler", "Ash Blossom & Joyous Spring"])
@pytest.mark.parametrize("name", ["a Tuner and its partner", "a partner on the field"])
def test_the_worst_moment_agrees_with_brute_force(name: str, trap: str) -> None:
    duel, card = held(trap, **POSITIONS[name])
    alone, found = best(duel, 0, 5_000), best(duel, 0, 5_000, card)
    truth = by_brute_force(duel, card) - idle_worth(duel, 0)
    assert found.verdict == BEST
    assert truth - alone.worth / 2**STEPS <= found.worth <= max(truth, 0)


def test_what_costs_much_of_the_board_is_named() -> None:
    duel, veiler = held("Effect Veiler", **POSITIONS["a Tuner and its partner"])
    alone = best(duel, 0, 5_000)
    goal = Better(idle_worth(duel, 0) + 0.9 * alone.worth)
    (stopped,) = answered(duel, 0, goal, 5_000, veiler, alone.line)
    assert duel.info[stopped].definition.en == "Junk Synchron"


def test_negations_damage_and_victories_are_goals_in_both_languages() -> None:
    for japanese, english in (("無効 2", "2 negates"), ("妨害", "a negate"), ("手札の無効", "a negate in your hand")):
        one, other = Goal(japanese), Goal(english)
        assert [part._replace(which=None) for part in one.parts] == [part._replace(which=None) for part in other.parts]
    assert Goal("a negate in your hand").parts[0].place == HAND
    board = position(
        monsters=["Stardust Dragon", "Junk Warrior"], spells=["Solemn Judgment", "Fissure"], hand=["Effect Veiler"]
    )
    assert Goal("2 negates").holds(board, 0) and not Goal("無効 3").holds(board, 0)
    assert Goal("a negate in your hand").holds(board, 0) and not Goal("2 negates").holds(board, 1)
    assert Goal("3000 damage").parts[0].place == Goal("ダメージ3000").parts[0].place == DAMAGE
    assert Goal("OTK").parts[0].place == Goal("ワンターンキル").parts[0].place == VICTORY
    attackers = position(monsters=["Junk Warrior", "Stardust Dragon"])
    assert search(attackers, 0, Goal("4800 damage"), 5_000).verdict == REACHED
    assert search(attackers, 0, Goal("ダメージ 4801"), 5_000).verdict == IMPOSSIBLE
    attackers.life[1] = 4800
    won = search(attackers, 0, Goal("win and 4800 damage"), 5_000)
    assert won.verdict == REACHED and search(attackers, 0, Goal("OTK and a Set card"), 5_000).verdict == IMPOSSIBLE
    end = attackers.copy()
    for option in won.line:
        end.choose(option)
    assert end.outcome.winner == 0


def test_a_trap_is_set_in_the_turn_before() -> None:
    """Mirror Force stops an attack of two monsters; what comes after it does not reach the goal."""
    duel = YUGIOH.position(
        """turn_player = 1
        [player0]
monsters = ["Junk Warrior", "Stardust Dragon"]
filler = 8
        [player1]
hand = ["Mirror Force"]
filler = 8
life = 4800""",
        "test",
    )
    duel.start()
    (card,) = duel.duel.hand[1]
    assert search(duel.duel, 0, Goal("OTK"), 5_000).verdict == REACHED
    assert search(duel.duel, 0, Goal("OTK"), 5_000, card).verdict == IMPOSSIBLE


def row(number: int, verdict: str, points: float, *opening: int) -> Row:
    """A searched hand."""
    cards = (Handled(opening, opening, opening[:1]), Handled())
    return Row(number, 0, 0, verdict, 2, 10, "", cards, worth=points, board=opening[-1:])


def test_figures_of_boards() -> None:
    rows = [row(at, BEST if at % 2 else AT_LEAST, 1000.0 * at, at % 2 + 1, 7) for at in range(11)]
    figures = BoardFigures(rows)
    assert (figures.hands, figures.best, figures.mean, figures.median) == (11, 5, 5000, 5000)
    assert (figures.tenth, figures.ninetieth, figures.bricks) == (1000, 9000, 3)
    assert figures.interval.low < 5000 < figures.interval.high
    cards = {card.card: card for card in figures.cards()}
    assert cards[2].worth == 5000 and cards[2].gain == 0 and cards[7].hands == 11 and cards[7].used == 0
    assert cards[1].used == cards[1].hands == 6
    assert figures.on_boards() == [(7, 11)]
    better = [one for one in (row(at, BEST, 1000.0 * at + 500 * (at % 2), 7) for at in range(11))]
    mean, (low, high) = gained(rows, better)
    assert mean == pytest.approx(2500 / 11) and low < mean < high
    single = BoardFigures(rows[:1])
    assert single.median == 0 and single.bricks == 0 and single.cards()[0].gain == 0


def test_the_command_without_a_goal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = (*SMALL, "--hands", "3", "--against", "Effect Veiler", "--change", "-Dark Hole+Fissure")
    status, told, _ = run(capsys, *words, "--out", str(tmp_path), "--language", "ja")
    assert status == 0 and "先攻1ターン目の最善の盤面、初手3通り" in told and "手札事故" in told
    found = json.loads(run(capsys, *words, "--out", str(tmp_path), "--json")[1])
    assert found["hands"] == 3 == len(found["worths"]) and found["mean"] == pytest.approx(sum(found["worths"]) / 3)
    (against,), (change,) = found["against"], found["changes"]
    assert against["mean"] <= found["mean"] and change["change"] == "-Dark Hole+Fissure"
    assert {card["name"]["en"] for card in found["boards"]} and found["cards"][0]["name"]["ja"]
    # the lines to the best boards, the best one first
    assert len(found["lines"]) == 3
    ends = [YUGIOH.replay(load_record(file)).duel for file in found["lines"]]
    worths = [worth(end, 0) for end in ends]
    assert all(end.turn == 2 for end in ends) and worths == sorted(worths, reverse=True)
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "<svg" in page and "エフェクト・ヴェーラー" in page and "What is on the board" in page
    # the same by two processes
    again = json.loads(run(capsys, *words, "--workers", "2", "--json")[1])
    assert {**again, "lines": found["lines"]} == found


def test_a_single_hand_has_figures(capsys: pytest.CaptureFixture[str]) -> None:
    status, told, _ = run(capsys, *SMALL, "--hands", "1", "--second")
    assert status == 0 and "– … –" in told
    found = json.loads(run(capsys, *SMALL, "--hands", "1", "--json")[1])
    assert found["low"] is None and found["best"] in (0, 1)
