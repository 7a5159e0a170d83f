"""Japanese as the Japanese set it: readings above kanji where they are wanted, lines that end between phrases."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect
from tests.table.browser.checks import settled
from tests.table.browser.conftest import Visits, keep
from tests.table.browser.hands import Mouse, language, look, no_side_scroll, open_room, settings
from tests.table.browser.scripts import script
from tests.table.browser.wishes import FIRE, LINKS, PLAIN, SYNCHRON

BROKEN_WORDS: Final = script("broken_words")
UNABLE: Final = "CSS.supports = () => false;"
"""Makes a browser one that does not find phrases itself."""
PAGES: Final = ("/", "/decks", "/cards/yugioh/44508094", "/rules/MR3/damage-step", "/learn", "/puzzles")
SIZES: Final = ((1280, 720), (390, 844), (844, 390))
MARKED: Final = """() => document.querySelector("[data-prompt] h2").textContent.includes("\\u200b")"""
READINGS: Final = """(where) => [...document.querySelectorAll(`${where} ruby`)].map((one) => [
  one.firstChild.data, one.querySelector("rt").textContent])"""


def broken_words(page: Page, name: str) -> list[str]:
    """The katakana words that a line breaks, at any size."""
    wrong = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        no_side_scroll(page)
        keep(page, f"phrases-{name}-{width}")
        wrong += [f"{name} {width}: {words}" for words in page.evaluate(BROKEN_WORDS)]
    return wrong


@pytest.mark.parametrize("able", [True, False], ids=["css", "budoux"])
def test_no_line_ends_within_a_word_in_katakana(visits: Visits, able: bool) -> None:
    page = visits(locale="ja-JP")
    if not able:
        page.add_init_script(UNABLE)
    wrong = []
    for path in PAGES:
        page.goto(f"/#{path}")
        page.wait_for_load_state("networkidle")
        wrong += broken_words(page, path.replace("/", "-"))
    for name, wish in (("yugioh", LINKS), ("judgment", FIRE)):
        open_room(page, **wish)
        Mouse(page).play(until=6)
        look(page)
        wrong += broken_words(page, name)
    assert wrong == []


def test_phrases_are_marked_where_the_browser_does_not_find_them(visits: Visits) -> None:
    page = visits(locale="ja-JP")
    page.add_init_script(UNABLE)
    open_room(page, **PLAIN)
    look(page, -1)
    for _ in range(2):
        # a word keeps its particles and endings; what is asked next is marked too
        page.wait_for_function(MARKED)
        told = page.locator("[data-prompt] h2").evaluate("(one) => one.textContent.split('\\u200b')")
        assert not any(phrase[0] in "をでにはがもか。、」ます" for phrase in told), told
        Mouse(page).play(until=1)
    language(page, "en")
    page.wait_for_function(f"() => !({MARKED})()")


def test_names_and_terms_have_their_readings_above_them(visits: Visits) -> None:
    page = visits(locale="ja-JP")
    open_room(page, **SYNCHRON)
    look(page, -1)
    assert page.evaluate(READINGS, "body") == []
    page.get_by_role("button", name="設定").click()
    page.get_by_role("radiogroup", name="ふりがな").get_by_role("radio", name="つける").click()
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-prompt] ruby")
    assert ["召喚", "しょうかん"] in page.evaluate(READINGS, "[data-prompt] .option")
    # who listens hears each word once
    words = page.locator("[data-prompt] .option").first
    assert "召喚" in words.aria_snapshot() and "しょうかん" not in words.aria_snapshot()
    Mouse(page).play(until=3)
    page.wait_for_selector("[data-log] ruby")
    keep(page, "furigana-room")
    # a name is read as its card prints it, and so is one that a text quotes
    page.goto("/#/cards/yugioh/70781052")
    page.wait_for_selector(".card-main h1 ruby")
    assert page.evaluate(READINGS, ".card-main h1") == [["召", "しょう"], ["喚", "かん"]]
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        no_side_scroll(page)
        keep(page, f"furigana-card-{width}")
    page.goto("/#/cards/yugioh/44508094")
    page.set_viewport_size({"width": 1280, "height": 720})
    page.wait_for_selector(".card-main h1")
    language(page, "en")
    expect(page.locator("ruby")).to_have_count(0)


def test_a_whole_room_with_readings_stays_within_the_window(visits: Visits) -> None:
    page = visits(locale="ja-JP")
    settings(page, furigana="on", language="ja")
    open_room(page, **LINKS)
    Mouse(page).play(until=6)
    page.wait_for_selector("[data-prompt] ruby, [data-log] ruby")
    assert broken_words(page, "furigana") == []
    open_room(page, **FIRE)
    page.set_viewport_size({"width": 1280, "height": 720})
    Mouse(page).play(until=3)
    page.locator("[data-board] .spot.at-hand.side-0").first.hover()
    page.wait_for_selector(".inspector .icons ruby")
    assert ["攻撃", "こうげき"] in page.evaluate(READINGS, ".inspector .icons")
    assert broken_words(page, "furigana-judgment") == []
