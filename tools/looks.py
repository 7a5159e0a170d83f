"""Makes pictures of the page, for people to look at: moments of duels and pages, at several sizes, in both languages,
in every theme.

    PYTHONPATH=src:. python tools/looks.py pictures/
    PYTHONPATH=src:. python tools/looks.py pictures/ --moments links --sizes 390x844 --themes light --languages ja

Needs Chromium, like the browser tests, whose player it uses. Every duel begins from a seed and computers move at
random, so that two runs show the same moments.
"""

from __future__ import annotations

import argparse
import itertools
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Error, Page, sync_playwright
from tests.table.browser.checks import settled
from tests.table.browser.conftest import ARGUMENTS, Server, chromium
from tests.table.browser.hands import WORTH, Mouse, look, open_room, quiet_seed, settings, staged
from tests.table.browser.scripts import script

SIZES: Final = ("1280x720", "1920x1080", "3840x2160", "1024x768", "820x1180", "390x844", "844x390")
"""Laptop, desk, 4K, tablet lying and upright, phone upright and lying."""
THEMES: Final = ("dark", "light", "contrast", "safe")
LANGUAGES: Final = ("ja", "en")
FULL: Final = script("full")
SHEET: Final = script("sheet")
PATIENCE: Final = 60_000


@dataclass(frozen=True)
class Moment:
    """What a picture shows.

    :param wish: the room to open; ``None`` for a page.
    :param answers: how many questions the player answers first.
    :param change: what is changed in every state that the page receives, as JavaScript.
    :param path: the address of a page, after the ``#``.
    :param then: what the player does last, as JavaScript.
    """

    wish: dict[str, Any] | None = None
    answers: int = 0
    change: str = ""
    path: str = ""
    then: str = ""


def _duel(deck: str, other: str, edition: str = "mr3", seed: int = 3, **more: Any) -> dict[str, Any]:
    return {
        "game": "yugioh",
        "edition": edition,
        "deck": deck,
        "opponent": "greedy",
        "opponent_deck": other,
        "first": "me",
        "seed": seed,
        **more,
    }


EYE: Final = {
    "game": "judgment",
    "deck": "fire",
    "opponent": "random",
    "opponent_deck": "wood",
    "first": "me",
    "seed": 5,
}


def moments() -> dict[str, Moment]:
    """Returns the moments by their names."""
    return {
        "first-hand": Moment(_duel("plain", "plain")),
        "classics": Moment(_duel("chaos_2005", "plain", "ex04"), answers=9),
        "attack": Moment(_duel("plain", "plain", seed=4), answers=14),
        "late": Moment(_duel("chaos_2005", "chaos_2005", "ex04", seed=8), answers=30),
        "synchro": Moment(_duel("synchron", "synchron", seed=5), answers=16),
        "pendulum": Moment(_duel("magician_pendulum", "synchron", seed=3), answers=14),
        "pendulum-row": Moment(_duel("magician_pendulum", "link_allstars", "mr20", seed=6), answers=18),
        "links": Moment(_duel("link_allstars", "magician_pendulum", "mr20", seed=3), answers=14),
        "links-late": Moment(_duel("link_allstars", "link_allstars", "mr4", seed=9), answers=24),
        "both-sides": Moment(_duel("plain", "synchron", opponent="self"), answers=6),
        "full": Moment(_duel("plain", "plain", opponent="random"), change=FULL),
        "full-pendulum": Moment(_duel("magician_pendulum", "plain", opponent="random"), change=FULL),
        "full-links": Moment(_duel("link_allstars", "magician_pendulum", "mr20", opponent="random"), change=FULL),
        "graveyard": Moment(
            _duel("chaos_2005", "chaos_2005", "ex04", seed=8),
            answers=30,
            then="document.querySelector(\"[data-spot='graveyard:0:0']\").click()",
        ),
        "menu": Moment(
            _duel("chaos_2005", "plain", "ex04"),
            then="document.querySelector('.spot.at-hand.side-0.can[aria-haspopup=menu]').click()",
        ),
        "eye": Moment(EYE, answers=10),
        "eye-late": Moment({**EYE, "seed": 7}, answers=24),
        "home": Moment(path="/"),
        "decks": Moment(path="/decks"),
        "deck": Moment(path="/decks/built-in/yugioh/chaos_2005"),
        "library": Moment(path="/cards/yugioh"),
        "card": Moment(path="/cards/yugioh/46986414"),
        "puzzles": Moment(path="/puzzles"),
        "rules": Moment(path="/rules"),
        "replays": Moment(path="/replay"),
        "rulings": Moment(path="/rulings/yugioh"),
        "puzzle": Moment(path="/puzzles/yugioh/01-000000"),
        "lesson": Moment(path="/learn/judgment/summoning"),
        "ruling": Moment(path="/rulings/yugioh/no-second-question-before-a-chain-is-processed"),
        "lessons": Moment(path="/learn/judgment"),
        "faces": Moment(path="/", then=f"({SHEET.rstrip().rstrip(';')})(['small', 76, 200, 7])"),
        "faces-normal": Moment(path="/", then=f"({SHEET.rstrip().rstrip(';')})(['normal', 118, 200, 7])"),
    }


@dataclass(frozen=True)
class Look:
    """How a moment is looked at."""

    size: str
    language: str
    theme: str

    @property
    def viewport(self) -> tuple[int, int]:
        """Width and height in pixels."""
        width, _, height = self.size.partition("x")
        return int(width), int(height)

    @property
    def touch(self) -> bool:
        """Whether it is a device without a mouse."""
        width, height = self.viewport
        return width < height or height < 500


@contextmanager
def visitor(browser: Browser, address: str, seen: Look, moment: Moment) -> Iterator[Page]:
    """A page of a new visitor with these settings."""
    width, height = seen.viewport
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale="ja-JP" if seen.language == "ja" else "en-GB",
        base_url=address,
        reduced_motion="reduce",
        has_touch=seen.touch,
        device_scale_factor=2 if min(width, height) < 500 else 1,
    )
    try:
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        settings(page, theme=seen.theme, language=seen.language)
        if moment.change:
            staged(page, moment.change)
        yield page
    finally:
        context.close()


def reached(page: Page, moment: Moment) -> None:
    """Goes to the moment."""
    if moment.wish is None:
        page.goto(f"/#{moment.path}")
        page.wait_for_load_state("networkidle")
        # a busy machine may still be loading
        page.wait_for_function("() => !document.querySelector('main > p.empty:only-child')")
        if moment.then:
            page.evaluate(moment.then)
        return
    quiet_seed(page, moment.wish["seed"])
    open_room(page, **moment.wish)
    player = Mouse(page)
    player.play(most=200, until=moment.answers)
    look(page)
    if moment.then:
        page.evaluate(moment.then)


def taken(page: Page, folder: Path, name: str, first: Look, others: list[Look]) -> Iterator[Path]:
    """Takes the picture, and those of the same moment in other themes and sizes."""
    for seen in (first, *others):
        width, height = seen.viewport
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(
            """async ([language, theme]) => {
              const { setSetting } = await import("/js/store.js");
              setSetting("language", language);
              setSetting("theme", theme);
            }""",
            [seen.language, seen.theme],
        )
        settled(page)
        path = folder / f"{name}-{seen.size}-{seen.language}-{seen.theme}.png"
        page.screenshot(path=str(path))
        yield path


def pictures(folder: Path, names: list[str], looks: list[Look], minutes: float) -> Iterator[Path]:
    """Makes all pictures; stops when the time is up."""
    WORTH.update(special_summon=97, activate=60)
    end = time.monotonic() + 60 * minutes
    folder.mkdir(parents=True, exist_ok=True)
    known = moments()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as started:
        server = Server(Path(data))
        server.start()
        browser = started.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        try:
            # a duel is played once for mouse and once for touch; sizes, languages and themes are switched
            for name, touch in itertools.product(names, (False, True)):
                wanted = [seen for seen in looks if seen.touch == touch]
                if not wanted:
                    continue
                if time.monotonic() > end:
                    print(f"no time left for {name}; --minutes gives more")
                    return
                try:
                    with visitor(browser, server.address, wanted[0], known[name]) as page:
                        reached(page, known[name])
                        yield from taken(page, folder, name, wanted[0], wanted[1:])
                except (Error, AssertionError) as error:
                    print(f"{name}: {str(error).splitlines()[0][:200]}")
        finally:
            browser.close()
            server.stop()


def main() -> None:
    """Makes the pictures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--moments", nargs="+", default=list(moments()), choices=list(moments()), metavar="NAME")
    parser.add_argument("--sizes", nargs="+", default=list(SIZES), metavar="WxH")
    parser.add_argument("--languages", nargs="+", default=list(LANGUAGES), choices=LANGUAGES)
    parser.add_argument("--themes", nargs="+", default=list(THEMES), choices=THEMES)
    parser.add_argument("--minutes", type=float, default=60, help="stop after so many minutes (default 60)")
    options = parser.parse_args()
    looks = [Look(*each) for each in itertools.product(options.sizes, options.languages, options.themes)]
    made = list(pictures(options.folder, options.moments, looks, options.minutes))
    print(f"{len(made)} pictures in {options.folder}")


if __name__ == "__main__":
    main()
