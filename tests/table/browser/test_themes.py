"""Themes, sizes and sounds: the board can be read in each, and says when one is asked."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect
from tests.table.browser.checks import cut_off, faint_texts, nameless, settled
from tests.table.browser.conftest import Visits, keep
from tests.table.browser.hands import Mouse, click_option, look, no_side_scroll, open_room, settings, staged
from tests.table.browser.scripts import script
from tests.table.browser.wishes import LINKS, PLAIN

FULL: Final = script("full")
PAGES: Final = ("/", "/decks", "/cards/yugioh", "/puzzles", "/rules", "/replay")
SIZES: Final = ((1280, 720), (1920, 1080), (3840, 2160), (1024, 768), (820, 1180), (390, 844))
SILENT: Final = """() => {
  window.sounded = [];
  class Node {
    constructor() {
      this.gain = this.frequency = this.Q = {
        value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    }
    connect() {}
    disconnect() {}
    start() { window.sounded.push(this.type ?? "noise"); }
    stop() {}
  }
  window.AudioContext = class {
    constructor() { Object.assign(this, { currentTime: 0, sampleRate: 100, state: "running", destination: {} }); }
    createGain() { this.currentTime += 1; return new Node(); }
    createOscillator() { return new Node(); }
    createBiquadFilter() { return new Node(); }
    createBufferSource() { return new Node(); }
    createBuffer() { return { getChannelData: () => new Float32Array(100) }; }
  };
}"""
"""Sounds are noted instead of played."""


def overlaps(page: Page) -> list[str]:
    """Zones, hands, plates and phases that cover each other."""
    found: list[str] = page.evaluate("""() => {
      const parts = ".zone, .plate, .phases, .turn-line, .spot.at-hand.side-0:not(.lifted)";
      const every = [...document.querySelectorAll(parts)].map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return { what: one.className + (one.dataset.spot ?? ""), left, right, top, bottom };
      });
      const before = (a, b) => a.right <= b.left + 1.5 || a.bottom <= b.top + 1.5;
      const apart = (a, b) => before(a, b) || before(b, a);
      const wrong = [];
      every.forEach((one, at) => every.slice(0, at).forEach((other) => {
        if (!apart(one, other)) wrong.push(`${one.what} / ${other.what}`);
      }));
      return wrong;
    }""")
    return found


@pytest.mark.parametrize("theme", ["dark", "light", "contrast", "safe"])
def test_every_theme_can_be_read(visits: Visits, theme: str) -> None:
    page = visits()
    settings(page, theme=theme, language="en")
    staged(page, FULL)
    wrong = []
    for path in PAGES:
        page.goto(f"/#{path}")
        page.wait_for_load_state("networkidle")
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        settled(page)
        wrong += [f"{path}: {words}" for words in faint_texts(page)]
    open_room(page, **PLAIN)
    look(page, -1)
    settled(page)
    wrong += [f"room: {words}" for words in faint_texts(page) + nameless(page)]
    keep(page, f"theme-{theme}")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    settled(page)
    wrong += [f"settings: {words}" for words in faint_texts(page) + cut_off(page)]
    assert wrong == []


def test_the_theme_is_the_system_s_until_one_is_chosen(visits: Visits) -> None:
    page = visits(color_scheme="light")
    page.goto("/")
    theme = page.locator("html")
    expect(theme).to_have_attribute("data-theme", "light")
    page.emulate_media(color_scheme="dark")
    expect(theme).to_have_attribute("data-theme", "dark")
    page.emulate_media(contrast="more")
    expect(theme).to_have_attribute("data-theme", "contrast")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Colour-blind safe").click()
    expect(theme).to_have_attribute("data-theme", "safe")
    page.emulate_media(color_scheme="light")
    page.reload()
    expect(theme).to_have_attribute("data-theme", "safe")


@pytest.mark.parametrize(
    "wish", [PLAIN, {**PLAIN, "deck": "magician_pendulum"}, LINKS], ids=["plain", "pendulum", "links"]
)
def test_cards_can_be_read_and_nothing_overlaps_at_any_size(visits: Visits, wish: dict[str, Any]) -> None:
    page = visits()
    staged(page, FULL)
    open_room(page, **wish)
    look(page, -1)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        no_side_scroll(page)
        assert overlaps(page) == [], (width, height)
        card = page.locator(".ycard.at-monster").first.evaluate("one => one.offsetWidth")
        assert card >= 46, (width, height, card)
        keep(page, f"size-{width}")


def test_sounds_are_heard_and_m_mutes_them(visits: Visits) -> None:
    page = visits()
    page.add_init_script(f"({SILENT})()")
    open_room(page, **{**PLAIN, "opponent": "self"})
    state = look(page, -1)
    summon = next(option for option in state["options"] if option["verb"] in ("summon", "set_monster", "set"))
    page.mouse.click(5, 5)
    click_option(page, summon)
    page.wait_for_function("() => window.sounded.length > 0")
    page.keyboard.press("m")
    expect(page.locator(".toast")).to_contain_text("Sound off")
    page.evaluate("window.sounded.length = 0")
    state = look(page, state["seq"])
    click_option(page, state["options"][0])
    look(page, state["seq"])
    assert page.evaluate("window.sounded.length") == 0
    page.keyboard.press("M")
    page.evaluate("import('/js/sound.js').then(({ cue, CUES }) => Object.keys(CUES).forEach((name) => cue(name)))")
    assert page.evaluate("window.sounded.length") > 20


def test_a_tab_in_the_background_says_that_one_is_asked(visits: Visits) -> None:
    page = visits()
    open_room(page, **PLAIN)
    look(page, -1)
    assert page.title() == "● Your move – duelkit"
    assert page.locator("link[rel=icon]").get_attribute("href") == "icon-move.svg"
    page.goto("/#/decks")
    page.wait_for_function("() => document.title === 'duelkit'")
    assert page.locator("link[rel=icon]").get_attribute("href") == "icon.svg"


def test_little_motion_shows_no_effects(visits: Visits) -> None:
    for lively in (False, True):
        page = visits(lively=lively)
        open_room(page, **{**LINKS, "opponent": "self"})
        page.evaluate("""() => {
          window.effects = 0;
          new MutationObserver(() => { window.effects += document.querySelectorAll(".effect").length; })
            .observe(document.querySelector("[data-board]"), { childList: true, subtree: true });
        }""")
        Mouse(page).play(until=4)
        if lively:
            page.wait_for_function("() => window.effects > 0")
        else:
            assert page.evaluate("window.effects") == 0
