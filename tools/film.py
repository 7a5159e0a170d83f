"""Records a short film of a real duel at the table, for the front page: a server, a browser, and a player who clicks.

    PYTHONPATH=src:. python tools/film.py docs/images/duel.webp --from 7 --moments 11

Needs Chromium, like the browser tests, whose player it uses.
"""

from __future__ import annotations

import argparse
import io
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright
from tests.table.browser.conftest import ARGUMENTS, Server, chromium
from tests.table.browser.hands import WORTH, Json, Mouse, look, open_room, quiet_seed

SIZE = (1120, 630)
BEAT = 140
"""Milliseconds between two frames."""
AFTER = 7
"""The least number of frames after an answer: the animation, and time to read."""
LONGEST = 45
"""The largest number of frames after an answer, while the opponent plays."""


class Camera(Mouse):
    """Plays by mouse and keeps a frame before and after each click."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.frames: list[list[bytes]] = []

    def shoot(self) -> bytes:
        """Returns one frame as PNG."""
        return self.page.screenshot(type="png")

    def asked_since(self, state: Json) -> bool:
        """Whether a newer question is open, or the duel is over."""
        now = look(self.page)
        return bool(now["kind"] == "over" or (now["kind"] == "asked" and now["seq"] > state["seq"]))

    def record(self, moments: int) -> None:
        """Plays until so many questions are answered, or the duel is over.

        :param moments: how many questions to answer.
        """
        state: Json = look(self.page, -1)
        while state["kind"] != "over" and len(self.frames) < moments:
            self.frames.append([self.shoot()])
            self.move(state)
            while len(self.frames[-1]) < AFTER or (len(self.frames[-1]) < LONGEST and not self.asked_since(state)):
                self.frames[-1].append(self.shoot())
                self.page.wait_for_timeout(BEAT / 2)
            state = look(self.page, state["seq"])


def written(frames: list[bytes], path: Path, width: int, quality: int) -> None:
    """Writes the frames as an animated WebP; frames that look the same become one that lasts longer."""
    pictures: list[Image.Image] = []
    lasting: list[int] = []
    before = b""
    for frame in frames:
        if frame == before:
            lasting[-1] += BEAT
            continue
        picture = Image.open(io.BytesIO(frame)).convert("RGB")
        pictures.append(picture.resize((width, picture.height * width // picture.width), Image.Resampling.LANCZOS))
        lasting.append(BEAT)
        before = frame
    lasting[-1] += 2000
    pictures[0].save(
        path, save_all=True, append_images=pictures[1:], duration=lasting, loop=0, quality=quality, method=4
    )


def main() -> None:
    """Records the film."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--edition", default="mr3")
    parser.add_argument("--deck", default="magician_pendulum")
    parser.add_argument("--against", default="synchron")
    parser.add_argument("--from", dest="first", type=int, default=0, help="the first moment in the film")
    parser.add_argument("--moments", type=int, default=12, help="how many moments the film has")
    parser.add_argument("--width", type=int, default=900)
    parser.add_argument("--quality", type=int, default=50)
    parser.add_argument("--pictures", type=Path, help="a folder that receives one picture for each moment")
    options = parser.parse_args()
    WORTH.update(special_summon=97, activate=60)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as started:
        server = Server(Path(data))
        server.start()
        browser = started.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]}, base_url=server.address, locale="en-GB")
        page.set_default_timeout(200_000)
        quiet_seed(page, options.seed)
        open_room(
            page,
            game="yugioh",
            edition=options.edition,
            deck=options.deck,
            opponent_deck=options.against,
            opponent="level3",
            first="me",
        )
        camera = Camera(page)
        camera.record(options.first + options.moments)
        browser.close()
        server.stop()
    if options.pictures:
        options.pictures.mkdir(parents=True, exist_ok=True)
        for number, moment in enumerate(camera.frames):
            (options.pictures / f"{number:03}.png").write_bytes(moment[-1])
    written(
        [frame for moment in camera.frames[options.first :] for frame in moment],
        options.file,
        options.width,
        options.quality,
    )
    print(f"{options.file}: {options.file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
