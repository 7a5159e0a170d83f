"""How well pictures are read: random mats under random cameras, every card and every facing.

PYTHONPATH=src python -m tests.camera.measure --pictures 500            # moderate cameras
PYTHONPATH=src python -m tests.camera.measure --table                    # where it breaks
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass, replace

import cv2
import numpy as np
from tests.camera.scenes import SIDES, Lying, View, lay, moderate, on_field, seen

from duelkit.camera.playing.steady import Steady
from duelkit.camera.seeing.reading import read
from duelkit.judgment.cards import library


@dataclass
class Count:
    """What was read of the cards on many mats."""

    cards: int = 0
    missed: int = 0
    wrong: int = 0
    steady_missed: int = 0
    steady_wrong: int = 0
    pictures: int = 0
    seconds: float = 0.0

    def line(self) -> str:
        """In one line."""
        read_well = 100 * (1 - (self.missed + self.wrong) / max(self.cards, 1))
        return (
            f"{self.cards} cards, {read_well:.3f} % read with facing in one picture, {self.wrong} wrong; "
            f"over five pictures {self.steady_missed} missed, {self.steady_wrong} wrong; "
            f"{1000 * self.seconds / max(self.pictures, 1):.1f} ms a picture"
        )


def some_mat(chance: np.random.Generator, numbers: list[int]) -> list[Lying]:
    """Nine cards as hands lay them down; the numbers are taken from the front of the list."""
    return [
        on_field(
            numbers.pop(0),
            position,
            int(chance.integers(4)),
            float(chance.uniform(-10, 10)),
            (float(chance.uniform(-4, 4)), float(chance.uniform(-4, 4))),
        )
        for position in range(9)
    ]


def numbers_for(chance: np.random.Generator, count: int) -> list[int]:
    """Card numbers, every card as often as every other."""
    every = [card.number for card in library()]
    found: list[int] = []
    while len(found) < count:
        found += [int(number) for number in chance.permutation(every)]
    return found[:count]


def measure(views: Callable[[np.random.Generator], View], pictures: int, seed: int, steady: bool = True) -> Count:
    """Read so many mats, each in five pictures if ``steady``."""
    chance = np.random.default_rng(seed)
    numbers = numbers_for(chance, 9 * pictures)
    count = Count()
    for _ in range(pictures):
        cards = some_mat(chance, numbers)
        table, view, eye = lay(cards), views(chance), Steady()
        look = None
        for number in range(5 if steady else 1):
            if number:
                view = replace(view, motion=(float(chance.uniform(0, 2.5)), float(chance.uniform(0, 180))))
            picture = seen(table, view, chance)
            began = time.process_time()
            reading = read(picture)
            count.seconds += time.process_time() - began
            count.pictures += 1
            look = eye.see(number / 5, reading)
            for position, card in enumerate(cards):
                there = reading.fields[position].creature if reading.fields else None
                count.cards += 1
                if there is None:
                    count.missed += 1
                elif (there.code, there.facing) != (card.code, round(card.turn / 90) % 4):
                    count.wrong += 1
        assert look is not None
        for position, card in enumerate(cards if steady else []):
            field = look.fields[position] if look.fields else None
            there = None if field is None else field.creature
            if there is None:
                count.steady_missed += 1
            elif (there.code, there.facing) != (card.code, round(card.turn / 90) % 4):
                count.steady_wrong += 1
    return count


def rows() -> list[tuple[str, str, View]]:
    """What is changed, how much, and the view."""
    plain = View(blur=0.5, noise=3, quality=85)
    found: list[tuple[str, str, View]] = []
    for height in (90, 60, 45, 35, 30, 25, 20):
        found.append(("angle above the table", f"{height}°", replace(plain, height=height, distance=640)))
    for distance in (500, 600, 700, 800, 1000, 1200, 1400, 1600, 1800):
        found.append(("distance at 60°", f"{distance} mm", replace(plain, distance=distance)))
    for size in ((640, 480), (854, 480), (1280, 720), (1920, 1080)):
        found.append(("picture at 60°, 650 mm", f"{size[0]} × {size[1]}", replace(plain, size=size, distance=650)))
    for gain in (1.3, 1.15, 1.0, 0.5, 0.3, 0.2, 0.12, 0.08):
        found.append(("light", f"{gain:g}", replace(plain, gain=gain)))
    for noise in (5, 10, 20, 30, 40, 60):
        found.append(("noise", f"{noise} levels", replace(plain, noise=noise)))
    for blur in (0.5, 1, 1.5, 2, 2.5, 3):
        found.append(("blur", f"{blur:g} pixels", replace(plain, blur=blur)))
    for motion in (2, 4, 6, 8, 10):
        found.append(("motion", f"{motion} pixels", replace(plain, motion=(motion, 30))))
    for bulge in (-0.2, -0.15, -0.1, -0.05, 0.05):
        found.append(("lens", f"{bulge:g}", replace(plain, bulge=bulge)))
    return found


def main() -> int:
    """Measure and print."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--pictures", type=int, default=100, help="mats")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--table", action="store_true")
    options.add_argument("--width", type=int, default=1280)
    chosen = options.parse_args()
    cv2.setNumThreads(1)
    if not chosen.table:
        size = (chosen.width, chosen.width * 9 // 16)
        print(measure(lambda chance: moderate(chance, size), chosen.pictures, chosen.seed).line(), flush=True)
        return 0
    for what, value, view in rows():
        count = measure(
            lambda chance, view=view: replace(view, side=str(chance.choice(list(SIDES)))),  # type: ignore[misc]
            chosen.pictures,
            chosen.seed,
            steady=False,
        )
        print(
            f"| {what} | {value} | {100 * (1 - (count.missed + count.wrong) / count.cards):.1f} | {count.wrong} |",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
