"""Every page at three sizes and in both languages: nothing cut off, all named, readable and within reach."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect
from tests.table.browser.checks import cut_off, faint_texts, left_over, nameless, settled, tab_through
from tests.table.browser.conftest import Visits, keep
from tests.table.browser.hands import Mouse, board, language, look, no_side_scroll, open_room
from tests.table.browser.wishes import FIRE, LINKS, PLAIN

from duelkit.yugioh.cards import library

SIZES: Final = ((1280, 720), (1920, 1080), (844, 390))
PAGES: Final = {
    "home": ("#/", ".new-room", "THE EYE OF JUDGMENT"),
    "decks": ("#/decks", ".deck-link", "40"),
    "deck-yugioh": ("#/decks/built-in/yugioh/synchron", ".findings .legal", "40"),
    "deck-judgment": ("#/decks/built-in/judgment/fire", ".findings .legal", "30"),
    "rules": ("#/rules", ".documents", "MR20"),
    "rule": ("#/rules/MR3-DS-02", ".main-statement", "MR3-DS-02"),
    "rules-document": ("#/rules/MR3/damage-step", ".rule-document section", "MR3-DSD-07"),
    "rules-compare": ("#/rules/compare/starting_lp", ".compare tr.here", "4000"),
    "rules-doubts": ("#/rules/doubts", ".doubts", "MR3-DS-02"),
    "rules-search": ("#/rules/search/ダメージ%20計算", ".statement", "MR3-DS-01"),
    "cards-yugioh": ("#/cards/yugioh", ".card-grid svg", f"{len(library()):,}"),
    "cards-judgment": ("#/cards/judgment", ".card-grid svg", "311"),
    "card-yugioh": ("#/cards/yugioh/44508094", ".card-page svg", "スターダスト・ドラゴン"),
    "card-judgment": ("#/cards/judgment/11", ".card-page svg", "Triceptaur"),
    "lessons": ("#/learn", ".lessons li", "10"),
    "puzzles": ("#/puzzles", ".lessons .level", "★☆☆"),
    "replays": ("#/replay", ".replay-start", ".duel"),
}
"""Each page: where it is, what shows that it is there, and what it says in every language."""


LONG: Final = {"rules-document", "rules-doubts", "cards-judgment", "deck-judgment"}
"""Pages that take long to be looked at, and are made like others: they are seen at the smallest size only."""


def at_every_size(page: Page, name: str) -> list[str]:
    """What is wrong at any size in any language."""
    sizes = SIZES[-1:] if name in LONG else SIZES
    wrong = []
    for tongue in ("en", "ja"):
        page.set_viewport_size({"width": 1280, "height": 720})
        if page.locator("html").get_attribute("lang") != tongue:
            language(page, tongue)
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            settled(page)
            where = f"{name} {width}×{height} {tongue}: "
            keep(page, f"{name}-{width}x{height}-{tongue}")
            no_side_scroll(page)
            wrong += [where + found for found in cut_off(page)]
            if width == 844 or (width, tongue) == (1280, "en") and name not in LONG:
                wrong += [where + found for found in nameless(page) + faint_texts(page)]
        wrong += [f"{name} {tongue}: {words}" for words in left_over(page, quotes=name.startswith("rule"))]
    return wrong


@pytest.mark.parametrize("name", PAGES)
def test_pages_at_every_size(visits: Visits, name: str) -> None:
    page = visits()
    path, ready, words = PAGES[name]
    page.goto(f"/{path}")
    page.wait_for_selector(ready)
    for tongue in ("ja", "en"):
        language(page, tongue)
        expect(page.locator("main")).to_contain_text(words)
    assert at_every_size(page, name) == []


@pytest.mark.parametrize(
    "name, wish, moves", [("room-yugioh", PLAIN, 5), ("room-links", LINKS, 6), ("room-judgment", FIRE, 9)]
)
def test_rooms_at_every_size(visits: Visits, name: str, wish: dict[str, object], moves: int) -> None:
    page = visits()
    open_room(page, **wish)
    Mouse(page).play(until=moves)
    wrong = at_every_size(page, name)
    for tab in ("card", "log"):
        # on a small screen the card and the log are behind tabs
        page.get_by_role("tab").nth(1 if tab == "card" else 2).click()
        keep(page, f"{name}-844x390-{tab}")
    assert wrong == []
    # the whole field is within the window, and no place covers another one
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        outside = page.evaluate("""() => [...document.querySelectorAll("[data-board] .spot")].filter((one) => {
          const box = one.getBoundingClientRect();
          return box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1
            || !one.dataset.spot.includes("hand") && box.top < -1;
        }).map((one) => one.dataset.spot)""")
        assert outside == [], (width, height)


@pytest.mark.parametrize("game", ["yugioh", "judgment"])
def test_focus_is_seen_wherever_tab_leads(visits: Visits, game: str) -> None:
    page = visits()
    page.goto("/")
    page.wait_for_selector(".new-room")
    stops = tab_through(page)
    assert len(stops) > 15
    open_room(page, **(PLAIN if game == "yugioh" else FIRE))
    look(page, -1)
    # who plays by keyboard is put on the field first
    page.wait_for_function("() => document.activeElement?.closest('[data-board]')")
    stops += tab_through(page)
    assert len(stops) > 30
    assert [stop["what"] for stop in stops if not (stop["ring"] and stop["inside"])] == []


@pytest.mark.parametrize("game", ["yugioh", "judgment"])
def test_arrows_reach_every_place_of_the_field(visits: Visits, game: str) -> None:
    page = visits()
    open_room(page, **(LINKS if game == "yugioh" else FIRE))
    look(page, -1)
    lost = page.evaluate("""async () => {
      const { neighbour } = await import("/js/spots.js");
      const spots = [...document.querySelectorAll("[data-board] .spot")].map((one) => {
        const box = one.getBoundingClientRect();
        return { id: one.dataset.spot, x: box.x, y: box.y, w: box.width, h: box.height };
      });
      const ways = [[1, 0], [-1, 0], [0, 1], [0, -1]];
      const reached = new Set([spots[0]]);
      for (const spot of reached) for (const [dx, dy] of ways) {
        const next = neighbour(spots, spot, dx, dy);
        if (next) reached.add(next);
      }
      return spots.filter((spot) => !reached.has(spot)).map((spot) => spot.id);
    }""")
    assert lost == []
    found = board(page)
    assert len(found) == len(set(found)), "two places are called the same"


def test_little_motion_is_honoured(visits: Visits) -> None:
    still, lively = visits(), visits(lively=True)
    for page, wanted in ((still, "less"), (lively, "full")):
        open_room(page, **PLAIN)
        expect(page.locator("html")).to_have_attribute("data-motion", wanted)
    count = """() => document.getAnimations().filter((one) => one.playState === "running"
      && one.effect.getTiming().iterations > 1).length"""
    # what glows where things move is there
    expect(still.locator("[data-board] .spot.can").first).to_be_visible()
    settled(still)
    assert still.evaluate(count) == 0
    lively.wait_for_function("() => document.getAnimations().some((one) => one.playState === 'running')")
    # what the system asks for holds as long as the player has set nothing
    still.emulate_media(reduced_motion="no-preference")
    still.reload()
    expect(still.locator("html")).to_have_attribute("data-motion", "full")
    still.keyboard.press("Tab")
    still.get_by_role("button", name="Settings").click()
    still.get_by_role("radio", name="Little").click()
    still.get_by_role("radio", name="High contrast").click()
    still.reload()
    expect(still.locator("html")).to_have_attribute("data-motion", "less")
    expect(still.locator("html")).to_have_attribute("data-theme", "contrast")


def test_replay_steps_shows_both_hands_and_is_played_on(visits: Visits) -> None:
    page = visits()
    open_room(page, **PLAIN)
    Mouse(page).play()
    page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    page.wait_for_selector(".replay-controls")
    where = page.locator(".where b")
    expect(where).to_have_text("0")
    page.get_by_role("button", name="One decision on").click()
    page.keyboard.press("ArrowRight")
    expect(where).to_have_text("2")
    page.keyboard.press("ArrowLeft")
    expect(where).to_have_text("1")
    page.get_by_role("radio", name="Both hands").click()
    known = page.locator("[data-board] .spot.at-hand.side-1").first
    expect(known).not_to_have_attribute("aria-label", "")
    page.get_by_label("To a turn").select_option(index=3)
    expect(where).not_to_have_text("1")
    expect(page.locator(".where.loading")).to_have_count(0)
    at = int(where.inner_text())
    assert at > 2
    expect(page.locator(".turn-line")).to_contain_text("Turn")
    assert at_every_size(page, "replay") == []
    language(page, "en") if page.locator("html").get_attribute("lang") == "ja" else None
    page.set_viewport_size({"width": 1280, "height": 720})
    page.locator(".on-from-here").click()
    page.wait_for_function("() => location.hash.startsWith('#/room/')")
    page.wait_for_selector("[data-board] .spot")
    player = Mouse(page)
    player.play(until=3)
    assert player.questions == 3
