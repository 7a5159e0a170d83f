"""Decks by camera, and cards that are known by their printed faces."""

from __future__ import annotations

import io
import sys
import threading
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import cv2
import numpy as np
import pytest
from cv2.typing import MatLike
from tests.camera.scenes import FINE, View, bare_mat, lay, moderate, on_field, put, seen, spots
from tests.camera.shots import Shots

from duelkit import cli
from duelkit.camera.codes import DONE, UNDO
from duelkit.camera.layout import CARD, field_middle
from duelkit.camera.playing import judgment_running
from duelkit.camera.seeing.faces import Faces, Glances, faces_file, load_faces, points_of, shown_to_teach
from duelkit.camera.seeing.marks import grey, marks_in
from duelkit.camera.seeing.mat import find_mat
from duelkit.camera.seeing.reading import read
from duelkit.judgment.decks import load_deck
from duelkit.rulebook.cite import rule

PLAIN = View(blur=0.5, noise=3, quality=85, height=60)
FACES = 40


@cache
def face(number: int) -> MatLike:
    """A card with a picture and text of its own, such as no one has printed."""
    chance = np.random.default_rng(number)
    wide, tall = (round(side * FINE) for side in CARD)
    card = np.full((tall, wide, 3), (40, 40, 60), np.uint8)
    cv2.rectangle(card, (8, 8), (wide - 8, tall - 8), (200, 215, 225), -1)
    for _ in range(40):
        colour = tuple(int(level) for level in chance.integers(0, 256, 3))
        at = (int(chance.integers(12, wide - 12)), int(chance.integers(30, 150)))
        if chance.integers(2):
            cv2.circle(card, at, int(chance.integers(4, 22)), colour, -1)
        else:
            to = (int(chance.integers(12, wide - 12)), int(chance.integers(30, 150)))
            cv2.line(card, at, to, colour, int(chance.integers(1, 5)))
    cv2.putText(card, f"Original {number}", (12, 24), cv2.FONT_HERSHEY_SIMPLEX, 0.45, (0, 0, 0), 1)
    for row in range(6):
        text = "".join(chr(97 + int(letter)) for letter in chance.integers(0, 26, 18))
        cv2.putText(card, text, (12, 172 + row * 13), cv2.FONT_HERSHEY_SIMPLEX, 0.33, (20, 20, 20), 1)
    return cv2.GaussianBlur(card, (0, 0), 0.7)


def laid(*cards: tuple[int, int, int, float]) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    """Cards without codes on the mat: number, position, facing, slant."""
    table = bare_mat().copy()
    for number, position, facing, slant in cards:
        put(table, np.asarray(face(number), np.uint8), on_field(number, position, facing, slant))
    return table


@cache
def taught() -> Faces:
    """Forty faces, each shown once."""
    faces, chance = Faces(), np.random.default_rng(8)
    for number in range(1, FACES + 1):
        picture = seen(laid((number, 4, 0, 0.0)), PLAIN, chance)
        mat = find_mat(marks_in(picture))
        assert mat is not None
        faces.learn(number, points_of(shown_to_teach(grey(picture), mat)))
    return faces


@rule("EOJ-RECOG-04", "EOJ-RECOG-05", "EOJ-RECOG-06")
def test_a_card_that_was_shown_once_is_known_by_its_face_and_no_other_is_taken_for_it() -> None:
    chance = np.random.default_rng(3)
    glances_faces = taught()
    known = strange = 0
    for _ in range(6):
        cards = [
            (int(chance.integers(1, FACES + 20)), position, int(chance.integers(4)), float(chance.uniform(-9, 9)))
            for position in range(9)
        ]
        reading = read(seen(laid(*cards), moderate(chance), chance), Glances(glances_faces))
        for number, position, facing, _ in cards:
            there = reading.fields[position].creature
            if number > FACES:
                strange += 1
                assert there is None and reading.fields[position].hidden, "a face that is not known is not guessed"
            else:
                known += 1
                assert there is not None and (there.code, there.facing) == (number, facing)
    assert known > 20 and strange > 8


@rule("EOJ-RECOG-05")
def test_a_face_that_is_covered_is_not_guessed() -> None:
    right = 0
    for number in range(1, 9):
        x, y = field_middle(4)
        view = View(blur=0.5, noise=3, covers=((x + 4 * number - 18, y, 26 + number),))
        there = read(seen(laid((number, 4, 1, 0.0)), view), Glances(taught())).fields[4].creature
        assert there is None or (there.code, there.facing) == (number, 1)
        right += there is not None
    assert right < 8


def test_a_face_beside_the_mat_is_seen_and_what_has_not_changed_is_not_looked_at_again() -> None:
    table = laid((5, 0, 2, 0.0))
    x, y = spots(PLAIN)[0]
    put(table, np.asarray(face(7), np.uint8), on_field(7, 0, 0, 0.0, (x - field_middle(0)[0], y - field_middle(0)[1])))
    glances = Glances(taught())
    first = read(seen(table, PLAIN), glances)
    assert [card.code for card in first.beside] == [7]
    assert first.fields[0].creature is not None and first.fields[0].creature.facing == 2
    glances.faces = Faces()
    again = read(seen(table, PLAIN, np.random.default_rng(4)), glances)
    assert [card.code for card in again.beside] == [7]
    assert read(seen(bare_mat(), PLAIN), glances).fields[0].empty


def test_faces_are_kept_in_a_file_and_a_damaged_one_is_named(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "faces.npz"
    assert load_faces(path).known == {}
    taught().save(path)
    again = load_faces(path)
    assert list(again.known) == list(taught().known) and path.stat().st_size < 2_000_000
    assert (again.known[3].marks == taught().known[3].marks).all()
    assert [entry.name for entry in path.parent.iterdir()] == ["faces.npz"]
    path.write_bytes(b"no faces")
    with pytest.raises(Exception, match=r"faces\.npz: damaged; expected faces that duelkit camera --teach wrote"):
        load_faces(path)


class Answers:
    """Lines that are typed one by one, as the program asks for them."""

    def __init__(self, *lines: str, after: threading.Event | None = None) -> None:
        self.lines = lines
        self.after = after

    def __iter__(self) -> Iterator[str]:
        if self.after is not None:
            self.after.wait(60)
        yield from (f"{line}\n" for line in self.lines)


def test_cards_are_taught_and_then_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    empty = seen(bare_mat(), PLAIN)
    pictures = [empty, seen(laid((3, 4, 0, 0.0)), PLAIN), empty]
    shots = Shots(pictures, glance=8)
    learning = threading.Event()
    next_picture = shots.next

    def later() -> tuple[float, MatLike] | None:
        if shots.count >= 12:
            learning.set()
        return next_picture()

    monkeypatch.setattr(shots, "next", later)
    monkeypatch.setattr(judgment_running, "source_of", lambda _: shots)
    monkeypatch.setattr(sys, "stdin", Answers("Great", "no such card", "Flame Magus", after=learning))
    assert cli.main(["camera", "--teach", "--plain"]) == 0
    out = capsys.readouterr().out
    assert "Several cards could be meant" in out and 'No card "no such card"' in out
    assert "Flame Magus is known by its face now (1 faces)." in out
    faces = load_faces(faces_file())
    assert list(faces.known) == [1] and str(faces_file()).startswith(str(tmp_path))
    there = read(seen(laid((3, 7, 3, 4.0)), PLAIN), Glances(faces)).fields[7].creature
    assert there is not None and (there.code, there.facing) == (1, 3)


@pytest.fixture
def read_deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):  # type: ignore[no-untyped-def]
    """Run ``duelkit camera --read-deck``; answers status, output and the file."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    def command(pictures: list[MatLike], *arguments: str) -> tuple[int, str, Path]:
        monkeypatch.setattr(judgment_running, "source_of", lambda _: Shots(pictures))
        shots_over = threading.Event()
        monkeypatch.setattr(sys, "stdin", Answers(after=shots_over))
        file = tmp_path / "shown.deck"
        status = cli.main(["camera", "--plain", "--read-deck", str(file), *arguments])
        shots_over.set()
        return status, capsys.readouterr().out, file

    return command


def shown(*numbers: int) -> MatLike:
    """Cards that lie on the mat, as many as there are fields."""
    return seen(lay([on_field(number, position) for position, number in enumerate(numbers)]), PLAIN)


@rule("EOJ-DECK-01")
def test_a_deck_is_shown_nine_cards_at_a_time(read_deck) -> None:  # type: ignore[no-untyped-def]
    numbers = [card.number for card in load_deck("fire").main]
    pictures = []
    for start in range(0, 30, 9):
        pictures += [shown(*numbers[start : start + 9]), shown()]
    status, out, file = read_deck(pictures)
    assert status == 0 and "30 of 30 cards" in out
    assert sorted(card.number for card in load_deck(str(file)).main) == sorted(numbers)


@rule("EOJ-DECK-01", "EOJ-DECK-02")
def test_what_is_wrong_with_a_deck_that_is_shown_is_told(read_deck) -> None:  # type: ignore[no-untyped-def]
    four = [
        shown(4),
        shown(),
        shown(4),
        shown(),
        shown(4, 4),
        shown(),
        shown(7),
        shown(),
        shown(UNDO),
        shown(),
        shown(DONE),
        shown(9),
    ]
    status, out, file = read_deck(four)
    assert status == 1 and "4 of 30 cards" in out and "EOJ-DECK-01" in out and "EOJ-DECK-02" in out
    assert "Taken back: " in out
    assert [card.number for card in load_deck(str(file)).main] == [4] * 4
    status = cli.main(["camera", "--read-deck", str(file)])
    assert status == 2, "no file is overwritten"


def test_without_cards_no_deck_is_written(read_deck) -> None:  # type: ignore[no-untyped-def]
    status, out, file = read_deck([shown()])
    assert status == 1 and "nothing is written" in out and not file.exists()
    assert isinstance(sys.stdin, Answers | io.TextIOBase)
