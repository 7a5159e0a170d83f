"""Every page and board without a finding of axe, the checks of accessibility that Lighthouse uses too."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect
from tests.table.browser.checks import settled
from tests.table.browser.conftest import Visits
from tests.table.browser.hands import Mouse, look, open_for_a_friend, open_room
from tests.table.browser.test_pages import PAGES
from tests.table.browser.wishes import FIRE, LINKS, PLAIN

AXE: Final = Path(__file__).parents[3] / "node_modules/axe-core/axe.min.js"
# the faces of cards are drawings, hidden from screen readers
RUN: Final = """async () => {
  const { violations } = await axe.run(
    { exclude: ["svg.face"] }, { resultTypes: ["violations"], rules: { "target-size": { enabled: true } } });
  return violations.flatMap((one) =>
    one.nodes.map((node) => `${one.id}: ${node.html.slice(0, 160)} - ${node.failureSummary.slice(0, 300)}`));
}"""
THEMES: Final = ("dark", "light", "contrast", "safe")
SET: Final = """async ([theme, language]) => {
  const { setSetting } = await import("/js/store.js");
  setSetting("theme", theme);
  setSetting("language", language);
}"""
MORE: Final = {
    "write": ("#/write/yugioh", ".write-head", ""),
    "rulings": ("#/rulings/yugioh", "main li", ""),
    "lessons-yugioh": ("#/learn/yugioh", ".lessons li", ""),
    "quiz": ("#/learn/yugioh/quiz", "main", ""),
    "puzzle": ("#/puzzles/yugioh/01-000000", "[data-board] .spot", ""),
    "lesson": ("#/learn/judgment/summoning", "[data-board] .spot", ""),
    "ruling": ("#/rulings/yugioh/no-second-question-before-a-chain-is-processed", "[data-board] .spot", ""),
    "day": ("#/rulings/yugioh/day", "[data-board] .spot", ""),
    "tournaments": ("#/tournaments", "main .new-room", ""),
    "ratings": ("#/ratings", ".tournament-table, .panel .empty", ""),
    "no-tournament": ("#/tournament/zzz", "main h1", ""),
    "no-friend": ("#/friend/zzz", "main h1", ""),
    "nothing": ("#/nowhere", "main h1", ""),
    "no-room": ("#/room/zzz", "main h1", ""),
}
LOOKS: Final = ((1280, 720, "en"), (390, 844, "ja"))


def judged(page: Page) -> list[str]:
    """What axe finds on the page now; nothing where axe is not installed."""
    if not AXE.exists():
        return []
    if not page.evaluate("() => Boolean(window.axe)"):
        page.evaluate(f"() => {{ {AXE.read_text(encoding='utf-8')} }}")
    return list(page.evaluate(RUN))


@pytest.fixture(scope="module")
def axe() -> Callable[[Page], list[str]]:
    """Finds everything that axe finds wrong with a page now."""
    if not AXE.exists():
        pytest.skip("no axe-core: expected in node_modules, where npm install puts it")
    return judged


def findings(page: Page, axe: Callable[[Page], list[str]], name: str, themes: Any) -> list[str]:
    """What axe finds on a screen in English and on a phone in Japanese, each in the next theme."""
    wrong = []
    for width, height, tongue in LOOKS:
        theme = next(themes)
        page.evaluate(SET, [theme, tongue])
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        wrong += [f"{name} {width} {tongue} {theme}: {words}" for words in axe(page)]
    return wrong


def test_axe_finds_nothing_on_any_page(visits: Visits, axe: Callable[[Page], list[str]]) -> None:
    page = visits(mistakes=("Failed to load resource",))
    page.goto("/")
    page.wait_for_selector(".new-room")
    wrong = []
    themes = cycle(THEMES)
    for name, (path, ready, _) in {**PAGES, **MORE}.items():
        page.evaluate("(hash) => { location.hash = hash; }", path)
        page.wait_for_selector(ready, state="attached")
        wrong += findings(page, axe, name, themes)
    assert wrong == [], "\n".join(wrong)


@pytest.mark.parametrize(("name", "wish"), [("yugioh", PLAIN), ("links", LINKS), ("judgment", FIRE)])
def test_axe_finds_nothing_on_any_board(
    visits: Visits, axe: Callable[[Page], list[str]], name: str, wish: dict[str, object]
) -> None:
    page = visits()
    open_room(page, **wish)
    themes = cycle(THEMES)
    wrong = findings(page, axe, f"{name} at first", themes)
    page.set_viewport_size({"width": 1280, "height": 720})
    page.evaluate(SET, ["dark", "en"])
    Mouse(page).play(until=6)
    look(page)
    wrong += findings(page, axe, f"{name} later", themes)
    page.set_viewport_size({"width": 1280, "height": 720})
    page.get_by_role("button", name="設定").click()
    wrong += findings(page, axe, f"{name} settings", themes)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    wrong += findings(page, axe, f"{name} help", themes)
    assert wrong == []


def test_axe_finds_nothing_where_one_waits_and_where_a_duel_ends(
    visits: Visits, axe: Callable[[Page], list[str]]
) -> None:
    host, guest = visits(), visits()
    themes = cycle(THEMES)
    open_for_a_friend(host, guest)
    wrong = findings(guest, axe, "waits for the other", themes)
    host.set_viewport_size({"width": 1280, "height": 720})
    host.get_by_role("button", name="Surrender").click()
    host.get_by_role("dialog").get_by_role("button", name="Surrender").click()
    expect(host.get_by_role("dialog")).to_be_visible()
    wrong += findings(host, axe, "the end", themes)
    assert wrong == []
