"""What pictures show: codes, facings, the mat from four sides, bad light, other pictures."""

from __future__ import annotations

import itertools
import time
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
import pytest
from tests.camera.measure import numbers_for, some_mat
from tests.camera.scenes import SIDES, View, bare_mat, beside, card_pictures, lay, moderate, on_field, put, seen, spots

from duelkit.camera.codes import ATTACK, CHOOSE, EDGES, END_TURN, OPERATIONS, PROXIES
from duelkit.camera.layout import field_middle
from duelkit.camera.playing.steady import Steady
from duelkit.camera.seeing import sources
from duelkit.camera.seeing.condition import troubles
from duelkit.camera.seeing.reading import Reading, read
from duelkit.camera.seeing.sources import Film, Folder, NoPictures
from duelkit.judgment.cards import library
from duelkit.kernel.errors import DuelkitError, FileError
from duelkit.rulebook.cite import rule

PLAIN = View(blur=0.5, noise=3, quality=85)


def keys(reading: Reading) -> list[str]:
    """What is wrong with a picture."""
    return [key for key, _ in troubles(reading)]


@rule("EOJ-RECOG-04", "EOJ-RECOG-06")
def test_every_card_is_read_with_its_facing() -> None:
    chance = np.random.default_rng(11)
    numbers = numbers_for(chance, 315)
    every = {card.number for card in library()}
    assert every <= set(numbers[:311])
    facings = set()
    while numbers:
        cards = some_mat(chance, numbers)
        reading = read(seen(lay(cards), moderate(chance), chance))
        for position, card in enumerate(cards):
            there = reading.fields[position].creature
            assert there is not None and there.code == card.code
            facing = round(card.turn / 90) % 4
            assert there.facing == facing and there.place == position
            assert there.slant == pytest.approx(abs((card.turn - 90 * facing + 180) % 360 - 180), abs=3)
            facings.add((there.code % 4, facing))
    assert len(facings) == 16


@rule("EOJ-RECOG-02")
@pytest.mark.parametrize("side", SIDES)
def test_the_camera_may_stand_at_any_of_the_four_sides(side: str) -> None:
    view = replace(PLAIN, side=side, height=50)
    cards = [on_field(7, 0, 0), on_field(8, 5, 1), on_field(9, 7, 2), on_field(7, 8, 3)]
    reading = read(seen(lay([*cards, beside(98, 1, spots(view)[0])]), view))
    assert reading.mat is not None and reading.mat.side == side and keys(reading) == []
    found = [(field.creature.code, field.creature.facing) if field.creature else None for field in reading.fields]
    assert found == [(7, 0), None, None, None, None, (8, 1), None, (9, 2), (7, 3)]
    assert [field.empty for field in reading.fields] == [one is None for one in found]
    assert [(card.code, card.facing, card.place) for card in reading.beside] == [(98, 1, -1)]


@rule("EOJ-RECOG-06")
def test_a_slanted_card_snaps_to_the_nearest_quarter_and_beyond_30_degrees_has_none() -> None:
    for turn in (0, 1, 2, 3):
        for slant, wanted in ((-25, turn), (0, turn), (25, turn), (-35, -1), (38, -1)):
            reading = read(seen(lay([on_field(50, 4, turn, slant)]), PLAIN))
            there = reading.fields[4].creature
            assert there is not None and there.code == 50 and there.facing == wanted


@rule("EOJ-RECOG-07")
def test_the_direction_of_a_spell_is_reported_wherever_it_lies() -> None:
    for facing in range(4):
        reading = read(seen(lay([beside(108, facing, spots(PLAIN)[0]), on_field(98, 3, facing)]), PLAIN))
        assert [(card.code, card.facing) for card in reading.beside] == [(108, facing)]
        assert [(card.code, card.facing) for card in reading.fields[3].cards] == [(98, facing)]


@rule("EOJ-RECOG-08")
def test_operation_cards_are_seen_apart_from_the_cards_of_a_deck() -> None:
    for at, code in enumerate([*OPERATIONS, *PROXIES]):
        reading = read(seen(lay([on_field(4, 4, 0), on_field(code, 4, at % 4, off=(0, 0))]), PLAIN))
        field = reading.fields[4]
        assert [(card.code, card.facing) for card in field.cards] == [(code, at % 4)]
        assert (field.operation is not None) == (code in OPERATIONS) != (field.creature is not None)


@rule("EOJ-RECOG-05")
def test_a_covered_code_is_never_guessed() -> None:
    chance = np.random.default_rng(5)
    hidden = seen_through = 0
    for number in range(40):
        position = int(chance.integers(9))
        x, y = field_middle(position)
        card = on_field(int(chance.integers(1, 312)), position, int(chance.integers(4)))
        spot = (x + float(chance.uniform(-25, 25)), y + float(chance.uniform(-25, 25)), float(chance.uniform(5, 30)))
        field = read(seen(lay([card]), replace(moderate(chance), covers=(spot,)), chance)).fields[position]
        assert not field.empty
        assert all((found.code, found.facing) == (card.code, round(card.turn / 90) % 4) for found in field.cards)
        hidden += field.hidden
        seen_through += not field.hidden
    assert hidden > 8 and seen_through > 4


@rule("EOJ-RECOG-05")
def test_a_hand_over_the_mat_makes_everything_wait() -> None:
    table = lay([on_field(4, 4, 0)])
    eye = Steady()
    quiet = []
    for number in range(18):
        hand = ((*field_middle(4), 40.0),) if 6 <= number < 11 else ()
        quiet.append(eye.see(number / 10, read(seen(table, replace(PLAIN, covers=hand)))).quiet)
    assert not any(quiet[:3]) and all(quiet[4:6]), "a card must lie for a moment first"
    assert not any(quiet[8:12]) and all(quiet[-3:])


def test_what_moves_does_not_lie() -> None:
    eye = Steady()
    for number in range(12):
        off = (float(number % 2) * 18 - 9, 0.0) if number < 7 else (0.0, 0.0)
        look = eye.see(number / 10, read(seen(lay([on_field(4, 4, 0, off=off)]), PLAIN)))
        if number == 6:
            assert look.moving == (4,) and not look.quiet
    assert look.quiet


@rule("EOJ-RECOG-01")
@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        ({}, []),
        ({"gain": 0.16}, ["trouble-dark"]),
        ({"gain": 0.02}, ["trouble-dark", "trouble-no-mat"]),
        ({"glare": ((180.0, 180.0, 190.0),)}, ["trouble-strong"]),
        ({"gain": 30.0}, ["trouble-strong"]),
        ({"bend": 7.0}, ["trouble-bent"]),
    ],
)
def test_mat_and_light_are_judged(change: dict[str, float], wanted: list[str]) -> None:
    picture = seen(bare_mat(), replace(PLAIN, **change))  # type: ignore[arg-type]
    found = keys(read(picture))
    assert found[: len(wanted)] == wanted and bool(found) == bool(wanted)


@rule("EOJ-RECOG-01", "EOJ-RECOG-05")
def test_codes_that_are_not_seen_are_named() -> None:
    far = replace(PLAIN, distance=420, height=70)
    reading = read(seen(bare_mat(), far))
    assert reading.mat is not None and len(reading.mat.missing) >= 3 and "trouble-missing" in keys(reading)
    assert set(reading.mat.missing) <= set(range(len(EDGES)))


def test_parts_that_are_laid_together_wrongly_are_named() -> None:
    table = bare_mat().copy()
    part, other = np.s_[450:850, 450:850], np.s_[450:850, 1310:1710]
    table[part], table[other] = bare_mat()[other], bare_mat()[part]
    reading = read(seen(table, replace(PLAIN, height=80, distance=650)))
    assert reading.mat is None or reading.mat.astray
    assert set(keys(reading)) & {"trouble-astray", "trouble-little-mat"}


@rule("EOJ-RECOG-02")
def test_other_pictures_are_no_mat() -> None:
    chance = np.random.default_rng(2)
    noise = chance.integers(0, 256, (720, 1280, 3)).astype(np.uint8)
    photo = np.full((720, 1280, 3), 90, np.uint8)
    for at in range(12):
        # cards of another game: text, frames, pictures
        left, top = 60 + at % 6 * 200, 60 + at // 6 * 320
        cv2.rectangle(photo, (left, top), (left + 170, top + 250), (200, 210, 230), -1)
        cv2.rectangle(photo, (left + 12, top + 40), (left + 158, top + 150), (30, 60, 90), -1)
        cv2.circle(photo, (left + 80, top + 95), 40, (180, 40, 60), -1)
        cv2.putText(photo, "Dragon", (left + 14, top + 30), cv2.FONT_HERSHEY_SIMPLEX, 0.8, (0, 0, 0), 2)
    upside_down = seen(lay([]), PLAIN)
    upside_down[:] = 230
    for picture in (noise, photo, upside_down):
        reading = read(picture)
        assert reading.mat is None and reading.marks == 0 and "trouble-no-mat" in keys(reading)
    mirrored = read(cv2.flip(seen(bare_mat(), PLAIN), 1))
    assert mirrored.mirrored and keys(mirrored) == ["trouble-mirrored"]
    half = bare_mat().copy()
    half[:, 700:] = 90
    assert keys(read(seen(half, PLAIN)))[-1] in ("trouble-little-mat", "trouble-missing")


def test_a_card_that_is_held_up_is_shown_and_lies_on_no_field() -> None:
    table = lay([on_field(4, 4, 0)])
    large = cv2.resize(card_pictures()[END_TURN], None, fx=1.7, fy=1.7)
    put(table, np.asarray(large, np.uint8), on_field(END_TURN, 7, 0, 5))
    reading = read(seen(table, PLAIN))
    assert [card.code for card in reading.beside] == [END_TURN]
    assert END_TURN not in [card.code for field in reading.fields for card in field.cards]


def test_a_card_beside_another_on_one_field_is_seen_as_two() -> None:
    reading = read(seen(lay([on_field(4, 4, 0, off=(-22, -20)), on_field(ATTACK, 4, 0, off=(25, 22))]), PLAIN))
    assert sorted(card.code for card in reading.fields[4].cards) == [4, ATTACK]
    assert CHOOSE not in [card.code for card in reading.fields[4].cards]


# where pictures come from


@rule("EOJ-RECOG-03")
def test_without_a_camera_there_are_no_pictures() -> None:
    from duelkit.camera.seeing.sources import Camera

    with pytest.raises(NoPictures, match=r"no camera 97; expected one that is connected.*EOJ-RECOG-03"):
        Camera(97)


class Device:
    """A camera that gives some pictures and is pulled out then."""

    def __init__(self, number: int) -> None:
        self.left = 40 if number == 0 else 0
        self.taken = 0
        self.open = True

    def isOpened(self) -> bool:
        return self.left > 0

    def set(self, name: int, value: float) -> bool:
        return True

    def grab(self) -> bool:
        time.sleep(0.01)
        self.left -= 1
        return self.left > 0

    def read(self) -> tuple[bool, np.ndarray[tuple[int, ...], np.dtype[np.uint8]] | None]:
        self.taken += 1
        return (True, np.zeros((72, 128, 3), np.uint8)) if self.grab() else (False, None)

    def release(self) -> None:
        self.open = False


@rule("EOJ-RECOG-03")
def test_a_camera_gives_pictures_until_it_is_pulled_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cv2, "VideoCapture", Device)
    monkeypatch.setattr(sources, "PATIENCE", 0.3)
    with pytest.raises(NoPictures, match="no camera 1"):
        sources.Camera(1)
    camera = sources.Camera(0)
    times = []
    with pytest.raises(NoPictures, match=r"camera 0 gives no pictures any more; expected it to be connected"):
        while (found := camera.next()) is not None:
            times.append(found[0])
    assert len(times) >= 2, "pictures in between are passed over"
    assert all(later - earlier >= sources.GAP for earlier, later in itertools.pairwise(times))
    camera.close()


@pytest.mark.parametrize("size", [(640, 480), (1280, 720)])
def test_a_film_and_a_folder_give_their_pictures(tmp_path: Path, size: tuple[int, int]) -> None:
    picture = seen(lay([on_field(12, 3, 2)]), replace(PLAIN, size=size))
    film = cv2.VideoWriter(str(tmp_path / "film.avi"), cv2.VideoWriter.fourcc(*"MJPG"), 10, size)
    for _ in range(4):
        film.write(picture)
    film.release()
    cv2.imwrite(str(tmp_path / "b.png"), picture)
    cv2.imwrite(str(tmp_path / "a.jpg"), picture)
    for source, count in ((Film(str(tmp_path / "film.avi")), 4), (Folder(str(tmp_path), 3), 6)):
        times = []
        while (found := source.next()) is not None:
            times.append(found[0])
            there = read(found[1]).fields[3].creature
            assert there is not None and (there.code, there.facing) == (12, 2)
        source.close()
        assert len(times) == count and times == sorted(set(times))


@pytest.mark.parametrize(
    ("name", "text"), [("no.avi", None), ("empty.avi", b""), ("text.avi", b"this is no film"), ("folder", None)]
)
def test_films_that_are_none_are_named(tmp_path: Path, name: str, text: bytes | None) -> None:
    if text is not None:
        (tmp_path / name).write_bytes(text)
    with pytest.raises(FileError, match="expected"):
        Film(str(tmp_path / name))


def test_folders_without_pictures_are_named(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "none"):
        with pytest.raises(FileError, match="expected"):
            Folder(str(folder))
    (tmp_path / "a.png").write_bytes(b"no picture")
    with pytest.raises(DuelkitError, match=r"a\.png: not a picture"):
        Folder(str(tmp_path)).next()
