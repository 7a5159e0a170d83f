"""The mats of different boards are told apart by the codes at their edges."""

from __future__ import annotations

from dataclasses import replace
from importlib import resources
from itertools import combinations

import numpy as np
import pytest
from tests.camera.hands import Hands
from tests.camera.scenes import SIDES, View, bare_mat, lay, moderate, on_field, seen, spots
from tests.camera.shots import Run

from duelkit.camera.codes import EDGES, edge_of
from duelkit.camera.judgment_mats import edges_of
from duelkit.camera.playing.judgment_reader import Reader
from duelkit.camera.playing.judgment_texts import MatTexts
from duelkit.camera.playing.steady import Steady
from duelkit.camera.seeing.reading import read
from duelkit.judgment import load_deck, new_duel
from duelkit.judgment.boards import load_board, standard_board
from duelkit.judgment.state.board import Board, Settings
from duelkit.rulebook.cite import rule

PLAIN = View(blur=0.5, noise=3, quality=85)


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The file of a board that has one field turned over."""
    text = (resources.files("duelkit.judgment.boards") / "standard.toml").read_text(encoding="utf-8")
    path = tmp_path_factory.mktemp("boards") / "other.toml"
    text = text.replace('"water/biolith"', '"biolith/water"').replace('"standard"', '"other"')
    path.write_text(text, encoding="utf-8")
    return str(path)


def some_board(chance: np.random.Generator) -> Board:
    """The standard board with fields by chance."""
    standard = standard_board()
    fronts, backs = (tuple(int(bit) for bit in 1 << chance.integers(0, 5, 9)) for _ in range(2))
    return Board(
        "some", False, fronts, backs, standard.order, standard.counter_order, standard.mass_order, standard.magic_order
    )


@rule("EOJ-BOARD-01")
def test_boards_with_other_fields_have_other_codes() -> None:
    chance = np.random.default_rng(4)
    standard = standard_board()
    renamed = Board(
        "renamed",
        False,
        standard.fronts,
        standard.backs,
        standard.order[::-1],
        standard.counter_order,
        standard.mass_order,
        standard.magic_order,
    )
    assert edges_of(standard) == edges_of(renamed) == EDGES
    every = [edges_of(some_board(chance)) for _ in range(60)]
    for edges in every:
        assert [edge_of(code) for code in edges] == list(range(8)) and not set(edges) & set(EDGES)
    # three of eight codes are enough to find a mat: any three of them tell two boards apart, but for one pair in a
    # thousand
    alike = [len(set(one) & set(two)) for one, two in combinations(every, 2)]
    assert np.mean(alike) < 1.0 and max(alike) < 6


@rule("EOJ-RECOG-02")
@pytest.mark.parametrize("side", SIDES)
def test_the_mat_of_another_board_is_read_like_any(side: str, other: str) -> None:
    chance = np.random.default_rng(3)
    cards = [on_field(10 + position, position, position % 4) for position in range(0, 9, 2)]
    reading = read(seen(lay(cards, bare_mat(other)), moderate(chance, side=side), chance))
    assert reading.mat is not None and reading.mat.side == side and not reading.mat.missing
    assert set(reading.mat.edges) == set(edges_of(load_board(other)))
    for position, field in enumerate(reading.fields):
        assert (
            field.empty
            if position % 2
            else field.creature is not None
            and (field.creature.code, field.creature.facing) == (10 + position, position % 4)
        )


@rule("EOJ-RECOG-01")
def test_a_wrong_mat_is_named_and_nothing_is_read_off_it(other: str) -> None:
    for board, mats in ((standard_board(), (other, "")), (load_board(other), ("", other))):
        duel = new_duel(load_deck("fire"), load_deck("water"), seed=3, settings=Settings(board))
        before, reader, hands = duel.digest(), Reader(MatTexts("en")), Hands()
        assert duel.decision is not None
        wanted = duel.decision.options[0]
        hands.show(duel, wanted)
        verdicts = []
        for mat in mats:
            steady = Steady()
            table = lay(hands.lying(spots(PLAIN)), bare_mat(mat))
            for picture in range(5):
                look = steady.see(picture / 5, read(seen(table, PLAIN)))
            verdicts.append(reader.decide(duel, look))
        wrong, right = verdicts
        assert wrong.option < 0 and not wrong.command and "the mat of another board" in wrong.messages[0]
        assert right.option == wanted and duel.digest() == before


def test_calibration_asks_for_the_mat_of_the_board(run: Run, other: str) -> None:
    pictures = [seen(bare_mat(mat), replace(PLAIN, height=75)) for mat in ("", other)]
    for picture, arguments, status in ((0, [], 0), (1, [], 1), (0, ["--board", other], 1), (1, ["--board", other], 0)):
        found, out, _ = run([pictures[picture]], "--calibrate", *arguments)
        assert found == status and ("the mat of another board" in out) == bool(status)
    found, out, _ = run([pictures[1]], "--calibrate", "--language", "ja")
    assert found == 1 and "別の盤のマット" in out
