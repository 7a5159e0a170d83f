"""Sheets: the same bytes again, true scale, every card readable, no font and no art in them."""

from __future__ import annotations

import re
from pathlib import Path

import cv2
import numpy as np
import pypdfium2
import pytest
from reportlab.lib.units import mm
from tests.camera.scenes import FINE, card_pictures, mat_picture

from duelkit import cli
from duelkit.camera.codes import OPERATIONS, PROXIES, is_card, is_mat, is_operation, is_proxy
from duelkit.camera.judgment_notes import MARK, operation_note, printed_text, split
from duelkit.camera.layout import CARD, CARD_MARK, CARD_MARK_AT, MAT, mat_marks
from duelkit.camera.printing.judgment_mat import PARTS
from duelkit.camera.printing.marks import squares
from duelkit.camera.printing.paper import SIZES, broken, extent
from duelkit.camera.seeing.marks import marks_in
from duelkit.judgment.cards import library
from duelkit.judgment.decks import load_deck
from duelkit.judgment.text import render
from duelkit.rulebook.cite import rule


def made(folder: Path, *arguments: str) -> bytes:
    """What is printed."""
    out = folder / "out.pdf"
    assert cli.main(["print", *arguments, "--out", str(out)]) == 0
    return out.read_bytes()


@pytest.mark.parametrize("language", ["ja", "en"])
def test_the_same_is_printed_again_byte_for_byte(tmp_path: Path, language: str) -> None:
    arguments = ("--deck", "fire", "--operations", "--mat", "--language", language)
    first = made(tmp_path, *arguments)
    assert made(tmp_path, *arguments) == first
    assert b"/FontFile" not in first, "no font is shipped"
    assert first != made(tmp_path, "--deck", "water", "--operations", "--mat", "--language", language)


@pytest.mark.parametrize("size", SIZES)
def test_cards_and_mat_are_in_true_scale(tmp_path: Path, size: str) -> None:
    document = pypdfium2.PdfDocument(made(tmp_path, "--deck", "fire", "--mat", "--size", size))
    width, height = SIZES[size]
    assert len(document) == 4 + len(PARTS)
    assert document[0].get_size() == pytest.approx((width, height), abs=0.1)
    page = document[0].render(scale=4 * 25.4 / 72).to_numpy()
    found = marks_in(np.ascontiguousarray(page[:, :, :3]))
    numbers = [card.number for card in load_deck("fire").main[:9]]
    assert sorted(mark.code for mark in found) == sorted(numbers)
    left, top = (width / mm - 3 * CARD[0]) / 2, (height / mm - 3 * CARD[1]) / 2
    assert left >= 10 and top >= 7.5, "printers leave an edge"
    wanted = [(left + at % 3 * CARD[0] + CARD_MARK_AT[0], top + at // 3 * CARD[1] + CARD_MARK_AT[1]) for at in range(9)]
    for mark in found:
        assert min(np.hypot(*(mark.corners[0] / 4 - place)) for place in wanted) < 0.5
        assert np.hypot(*(mark.corners[1] - mark.corners[0])) / 4 == pytest.approx(CARD_MARK, abs=0.4)
    sizes = [document[4 + at].get_size() for at in range(len(PARTS))]
    for (_, _, wide, tall), (page_wide, page_tall) in zip(PARTS, sizes, strict=True):
        assert wide + 12 < page_wide / mm and tall + 12 < page_tall / mm, "cutting marks and printers need an edge"


def test_the_parts_cover_the_mat_and_cut_no_code() -> None:
    assert sum(wide * tall for _, _, wide, tall in PARTS) == pytest.approx(MAT * MAT)
    for x, y, side in mat_marks().values():
        assert any(
            left <= x and top <= y and x + side <= left + wide and y + side <= top + tall
            for left, top, wide, tall in PARTS
        )
    found = {mark.code: mark for mark in marks_in(mat_picture())}
    for code, (x, y, side) in mat_marks().items():
        assert found[code].corners[0] == pytest.approx((x * FINE, y * FINE), abs=2)
        assert found[code].corners[2] == pytest.approx(((x + side) * FINE, (y + side) * FINE), abs=2)


@rule("EOJ-RECOG-04", "EOJ-RECOG-08")
def test_every_printed_card_bears_its_own_code() -> None:
    pictures = card_pictures()
    assert list(pictures) == [*[card.number for card in library()], *OPERATIONS, *PROXIES]
    for code, picture in pictures.items():
        framed = cv2.copyMakeBorder(picture, 20, 20, 20, 20, cv2.BORDER_CONSTANT, value=(120, 120, 120))
        assert [mark.code for mark in marks_in(framed)] == [code]


def test_no_code_means_two_things() -> None:
    kinds = (is_card, is_operation, is_proxy, is_mat)
    for code in range(587):
        assert sum(kind(code) for kind in kinds) <= 1, code
    assert all(is_card(card.number) for card in library())
    assert {len(squares(code)) for code in range(0, 587, 50)} == {8}


@rule("EOJ-CARD-14", "EOJ-RECOG-09")
def test_behind_the_triangle_stands_how_a_spell_is_operated() -> None:
    spells = creatures = 0
    for card in library():
        for language in ("ja", "en"):
            effect, note = render(card, language).box, operation_note(card, language)
            assert split(printed_text(effect, note)) == (effect, note)
            assert MARK not in effect, "the effect's text has no note in it"
            assert bool(note) == (not card.is_creature)
        spells += not card.is_creature
        creatures += card.is_creature
    assert (spells, creatures) == (60, 251)
    assert operation_note(library()["Tinoan Teleportation"], "en") == (
        "Lay this card onto the creature that you choose. Then lay it onto the other creature."
    )
    assert operation_note(library()["Sciondar Inferno"], "ja").startswith(
        "このカードをマットの横で見せる。捨てるカード2枚を1枚ずつ見せる。"
    )


def test_text_fits_its_box() -> None:
    for card in library():
        for language in ("ja", "en"):
            text = printed_text(render(card, language).box, operation_note(card, language))
            rows = broken(text.split("\n"), (CARD[0] - 5.2) * mm, 4.4)
            assert len(rows) * 4.4 * 1.18 <= 32 * mm, f"{card.en} in {language} would be set smaller than 4.4 points"
            assert all(extent(row, 4.4) <= (CARD[0] - 5.2) * mm + 5 for row in rows)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "nothing to print; expected --deck, --all, --operations or --mat"),
        (["--deck", "no such deck"], "no such deck"),
        (["--mat", "--board", "nowhere.toml"], "nowhere.toml: cannot be read"),
        (["--all", "--out", "/nowhere/at/all.pdf"], "/nowhere/at/all.pdf: cannot be written"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["print", *arguments]) == 2
    told = capsys.readouterr().err
    assert said in told and told.count("\n") == 1


def test_help_needs_no_library_of_the_extra(tmp_path: Path) -> None:
    import subprocess
    import sys

    program = "import sys; from duelkit.cli import parser; parser().format_help(); print(sorted(sys.modules))"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert not re.search(r"'(cv2|numpy|reportlab)", told) and "duelkit.camera" not in told
