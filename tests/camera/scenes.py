"""Pictures of a mat as a camera would take them, of what `duelkit print` really prints: for tests and measurements."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import cv2
import numpy as np
import pypdfium2
from cv2.typing import MatLike
from numpy.typing import NDArray
from reportlab.lib.units import mm

from duelkit import cli
from duelkit.camera.codes import OPERATIONS, PROXIES
from duelkit.camera.layout import CARD, MAT, field_middle
from duelkit.camera.printing.judgment_mat import PARTS
from duelkit.camera.printing.paper import COLUMNS, ROWS, SIZES
from duelkit.judgment.cards import library

FINE: Final = 3
"""Pixels of a millimetre of table before the camera sees it."""
TABLE: Final = (720.0, 640.0)
"""The part of the table that is drawn, in millimetres; the mat lies in its middle."""
ORIGIN: Final = ((TABLE[0] - MAT) / 2, (TABLE[1] - MAT) / 2)
SIDES: Final = {"lower": 0.0, "left": 90.0, "upper": 180.0, "right": 270.0}
Picture = NDArray[np.uint8]


@dataclass(frozen=True)
class Lying:
    """A card on the table.

    :param at: its middle, in millimetres on the mat; ``turn``: degrees to the right from upright.
    """

    code: int
    at: tuple[float, float]
    turn: float = 0.0


def on_field(code: int, position: int, facing: int = 0, slant: float = 0.0, off: tuple[float, float] = (0, 0)) -> Lying:
    """A card on a field."""
    x, y = field_middle(position)
    return Lying(code, (x + off[0], y + off[1]), facing * 90 + slant)


def beside(code: int, facing: int = 0, at: tuple[float, float] = (-70.0, 60.0)) -> Lying:
    """A card beside the mat."""
    return Lying(code, at, facing * 90)


@dataclass(frozen=True)
class View:
    """A camera and the light.

    :param side: where it stands; ``height``: degrees above the table, 90 straight above; ``distance``: in millimetres
        from the middle of the mat; ``wide``: its horizontal field of view in degrees.
    :param astray: degrees beside the middle of its side; ``roll``: degrees around its axis.
    :param bulge: of its lens, negative for a barrel. ``blur``: in pixels; ``motion``: in pixels and degrees.
    :param noise: levels; ``gain``: of the light, 1 as it should be; ``slope``: how much darker one edge is.
    :param glare: spots of light: x, y on the mat, radius in millimetres. ``covers``: dark spots, likewise.
    """

    size: tuple[int, int] = (1280, 720)
    side: str = "lower"
    height: float = 60.0
    distance: float = 620.0
    wide: float = 62.0
    astray: float = 0.0
    roll: float = 0.0
    bulge: float = 0.0
    blur: float = 0.0
    motion: tuple[float, float] = (0.0, 0.0)
    noise: float = 0.0
    gain: float = 1.0
    slope: float = 0.0
    glare: tuple[tuple[float, float, float], ...] = ()
    covers: tuple[tuple[float, float, float], ...] = ()
    bend: float = 0.0
    quality: int = 0


def printed(*arguments: str) -> Any:
    """The pages of what is printed."""
    with TemporaryDirectory() as folder:
        out = str(Path(folder) / "out.pdf")
        assert cli.main(["print", *arguments, "--out", out]) == 0
        return pypdfium2.PdfDocument(Path(out).read_bytes())


def _page(document: Any, number: int) -> Picture:
    scale = FINE * 25.4 / 72
    shown = document[number].render(scale=scale)
    picture: Picture = np.ascontiguousarray(shown.to_numpy()[:, :, :3])
    return picture


@cache
def card_pictures() -> dict[int, Picture]:
    """Every card, operation card and stand-in as it is printed, by its code."""
    codes = [card.number for card in library()] + [*OPERATIONS, *PROXIES]
    document = printed("--all", "--operations")
    width, height = (side / mm for side in SIZES["A4"])
    left, top = (width - COLUMNS * CARD[0]) / 2, (height - ROWS * CARD[1]) / 2
    found = {}
    for number in range(len(document)):
        page = _page(document, number)
        for at, code in enumerate(codes[number * ROWS * COLUMNS : (number + 1) * ROWS * COLUMNS]):
            x, y = left + at % COLUMNS * CARD[0], top + at // COLUMNS * CARD[1]
            found[code] = _cut(page, x, y, *CARD)
    return found


def _cut(page: Picture, x: float, y: float, width: float, height: float) -> Picture:
    part: Picture = page[
        round(y * FINE) : round((y + height) * FINE), round(x * FINE) : round((x + width) * FINE)
    ].copy()
    return part


@cache
def mat_picture(board: str = "") -> Picture:
    """The mat as its printed parts make it; of another board, which is a file."""
    document = printed("--mat", *(("--board", board) if board else ()))
    whole = np.full((round(MAT * FINE), round(MAT * FINE), 3), 255, np.uint8)
    for number, (x, y, width, height) in enumerate(PARTS):
        page = _page(document, number)
        tall, wide = page.shape[0] / FINE, page.shape[1] / FINE
        part = _cut(page, (wide - width) / 2, (tall - height) / 2, width, height)
        left, top = round(x * FINE), round(y * FINE)
        whole[top : top + part.shape[0], left : left + part.shape[1]] = part
    return whole


@cache
def _bare_table() -> Picture:
    table = np.empty((round(TABLE[1] * FINE), round(TABLE[0] * FINE), 3), np.uint8)
    table[:] = (96, 122, 150)
    grain = np.random.default_rng(1).normal(0, 6, table.shape[:2]).astype(np.float32)
    table[:] = np.clip(table + cv2.GaussianBlur(grain, (0, 0), 3)[..., None] * 4, 0, 255)
    return table


@cache
def bare_mat(board: str = "") -> Picture:
    """The table with the mat; of another board, which is a file."""
    table = _bare_table().copy()
    left, top = (round(side * FINE) for side in ORIGIN)
    mat = mat_picture(board)
    table[top : top + mat.shape[0], left : left + mat.shape[1]] = mat
    return table


def lay(cards: Sequence[Lying], table: Picture | None = None) -> Picture:
    """The table with cards on it, seen straight from above."""
    found = (bare_mat() if table is None else table).copy()
    for card in cards:
        put(found, card_pictures()[card.code], card)
    return found


def put(table: Picture, picture: Picture, card: Lying) -> None:
    """Lay a picture on the table."""
    tall, wide = picture.shape[:2]
    x, y = ((card.at[side] + ORIGIN[side]) * FINE for side in range(2))
    turn = cv2.getRotationMatrix2D((wide / 2, tall / 2), -card.turn, 1.0)
    reach = round(math.hypot(wide, tall) / 2) + 2
    turn[0, 2] += reach - wide / 2
    turn[1, 2] += reach - tall / 2
    size = (2 * reach, 2 * reach)
    turned = cv2.warpAffine(picture, turn, size, flags=cv2.INTER_LINEAR)
    mask = cv2.warpAffine(np.full((tall, wide), 255, np.uint8), turn, size)
    left, top = round(x) - reach, round(y) - reach
    low_x, low_y = max(left, 0), max(top, 0)
    high_x, high_y = min(left + size[0], table.shape[1]), min(top + size[1], table.shape[0])
    if low_x >= high_x or low_y >= high_y:
        return
    there = table[low_y:high_y, low_x:high_x]
    part = (slice(low_y - top, high_y - top), slice(low_x - left, high_x - left))
    there[mask[part] > 127] = turned[part][mask[part] > 127]


def _camera(view: View) -> NDArray[np.float64]:
    """From millimetres on the mat to pixels, without the lens."""
    around, high, roll = (math.radians(value) for value in (SIDES[view.side] + view.astray, view.height, view.roll))
    at = np.array([math.sin(-around) * math.cos(high), math.cos(around) * math.cos(high), -math.sin(high)])
    forward = -at
    right = np.array([math.cos(around), math.sin(around), 0.0])
    down = np.cross(forward, right)
    right, down = math.cos(roll) * right + math.sin(roll) * down, math.cos(roll) * down - math.sin(roll) * right
    rotation = np.stack([right, down, forward])
    middle = np.array([MAT / 2, MAT / 2, 0.0])
    place = rotation @ (-(at * view.distance + middle))
    focus = view.size[0] / 2 / math.tan(math.radians(view.wide) / 2)
    lens = np.array([[focus, 0, view.size[0] / 2], [0, focus, view.size[1] / 2], [0, 0, 1]])
    return np.asarray(lens @ np.column_stack([rotation[:, 0], rotation[:, 1], place]))


@lru_cache(maxsize=4)
def _maps(view: View) -> tuple[Any, Any]:
    """Where each pixel of the picture lies on the table."""
    wide, tall = view.size
    focus = wide / 2 / math.tan(math.radians(view.wide) / 2)
    xs, ys = np.meshgrid(np.arange(wide, dtype=np.float64), np.arange(tall, dtype=np.float64))
    x, y = (xs - wide / 2) / focus, (ys - tall / 2) / focus
    straight = 1 - view.bulge * (x * x + y * y)
    rays = np.stack([x * straight * focus + wide / 2, y * straight * focus + tall / 2, np.ones_like(x)], -1)
    there = rays @ np.linalg.inv(_camera(view)).T
    mm_x, mm_y = there[..., 0] / there[..., 2], there[..., 1] / there[..., 2]
    if view.bend:
        # a mat that is not flat: it rises in waves
        mm_x, mm_y = mm_x + view.bend * np.sin(mm_y / 70), mm_y + view.bend * np.sin(mm_x / 60)
    mm_x[there[..., 2] <= 0] = -9999
    return cv2.convertMaps(
        ((mm_x + ORIGIN[0]) * FINE).astype(np.float32), ((mm_y + ORIGIN[1]) * FINE).astype(np.float32), cv2.CV_16SC2
    )


def _spots(shape: tuple[int, ...], spots: Sequence[tuple[float, float, float]], soft: float) -> NDArray[np.float32]:
    """Where spots lie on the table, from 0 to 1."""
    found = np.zeros(shape[:2], np.float32)
    for x, y, radius in spots:
        middle = (round((x + ORIGIN[0]) * FINE), round((y + ORIGIN[1]) * FINE))
        cv2.ellipse(found, middle, (round(radius * FINE), round(radius * FINE * 0.7)), 20, 0, 360, 1.0, -1)
    return np.asarray(cv2.GaussianBlur(found, (0, 0), max(soft * FINE, 0.1)), np.float32)


@lru_cache(maxsize=4)
def _light(size: tuple[int, int], gain: float, slope: float) -> NDArray[np.float32]:
    """How light the picture is at each pixel: it falls off from left to right."""
    ramp = gain * (1 - slope * np.linspace(0, 1, size[0], dtype=np.float32))
    return np.ascontiguousarray(np.broadcast_to(ramp[None, :, None], (size[1], size[0], 3)))


def seen(table: Picture, view: View, chance: np.random.Generator | None = None) -> MatLike:
    """The table as the camera sees it."""
    source = table
    if view.covers:
        hand = _spots(table.shape, view.covers, 1.0)[..., None]
        source = (source * (1 - hand) + np.array([105, 140, 190], np.float32) * hand).astype(np.uint8)
    if view.glare:
        light = _spots(table.shape, view.glare, 8.0)[..., None]
        source = np.clip(source + light * 300, 0, 255).astype(np.uint8)
    key = replace(view, blur=0, motion=(0, 0), noise=0, gain=1, slope=0, glare=(), covers=(), quality=0)
    picture: Any = cv2.remap(
        source, *_maps(key), cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT, borderValue=(70, 80, 90)
    )
    if view.blur:
        picture = cv2.GaussianBlur(picture, (0, 0), view.blur)
    if view.motion[0] >= 1:
        length = math.ceil(view.motion[0])
        kernel = np.zeros((2 * length + 1, 2 * length + 1), np.float32)
        angle = math.radians(view.motion[1])
        half = view.motion[0] / 2
        for step in np.linspace(-half, half, 4 * length + 1):
            kernel[round(length + step * math.sin(angle)), round(length + step * math.cos(angle))] += 1
        picture = cv2.filter2D(picture, -1, kernel / kernel.sum())
    if view.gain != 1 or view.slope:
        picture = cv2.multiply(picture, _light(view.size, view.gain, view.slope), dtype=cv2.CV_8U)
    if view.noise:
        chance = chance or np.random.default_rng(0)
        rough = (chance.standard_normal(picture.shape[:2], np.float32) * view.noise).astype(np.int16)
        picture = cv2.add(picture, cv2.merge([rough] * 3), dtype=cv2.CV_8U)
    if view.quality:
        _, data = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, view.quality])
        picture = cv2.imdecode(data, cv2.IMREAD_COLOR)
    return np.asarray(picture, np.uint8)


def moderate(chance: np.random.Generator, size: tuple[int, int] = (1280, 720), side: str | None = None) -> View:
    """A camera as it stands on a table in a lit room, by chance."""
    return View(
        size,
        side or str(chance.choice(list(SIDES))),
        float(chance.uniform(45, 85)),
        float(chance.uniform(560, 680)),
        62.0,
        float(chance.uniform(-12, 12)),
        float(chance.uniform(-4, 4)),
        float(chance.uniform(-0.06, 0.02)),
        float(chance.uniform(0.3, 1.0)),
        (float(chance.uniform(0, 2.5)), float(chance.uniform(0, 180))),
        float(chance.uniform(1, 7)),
        float(chance.uniform(0.6, 1.05)),
        float(chance.uniform(0, 0.35)),
        quality=int(chance.integers(70, 95)),
    )


def spots(view: View) -> list[tuple[float, float]]:
    """Where a card can lie beside the mat so that the camera sees the whole of it, the nearest places first."""
    straight = _camera(view)
    found: list[tuple[float, float]] = []
    for away in (58.0, 75.0, 95.0):
        for along in (60.0, 180.0, 300.0):
            for at in ((-away, along), (MAT + away, along), (along, -away), (along, MAT + away)):
                corners = np.array([(at[0] + x, at[1] + y, 1) for x in (-50, 50) for y in (-50, 50)])
                there = corners @ straight.T
                pixels = there[:, :2] / there[:, 2:]
                inside = (pixels > 12).all() and (pixels < np.array(view.size) - 12).all()
                if inside and all(math.dist(at, other) > 110 for other in found):
                    found.append(at)
    return found
