"""The deck editor and the library in a real browser: by keys, by mouse, in both languages, against the real server."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from duelkit.yugioh import load_deck
from duelkit.yugioh.language.words import CardType
from tests.table.test_server import free_port, table

playwright = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a table is open."""
    port = free_port()
    with table(port, Path(tmp_path_factory.mktemp("table"))):
        yield f"http://127.0.0.1:{port}/"


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """A browser."""
    with playwright.sync_playwright() as started:
        opened = started.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        yield opened
        opened.close()


@pytest.fixture
def page(browser: Any, address: str) -> Iterator[Any]:
    """A page of a new visitor who reads English; whatever goes wrong in it fails the test."""
    context = browser.new_context(viewport={"width": 1280, "height": 720}, locale="en-GB", base_url=address)
    found = context.new_page()
    wrong: list[str] = []
    found.on("pageerror", lambda error: wrong.append(str(error)))
    found.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    found.set_default_timeout(20_000)
    yield found
    context.close()
    assert wrong == []


def size(page: Any, part: str, wanted: int) -> None:
    """Wait until a part of the deck has so many cards."""
    playwright.expect(page.locator(f".part-{part} .size")).to_have_text(str(wanted))


def open_deck(page: Any, path: str) -> None:
    """Go to the editor."""
    page.goto(f"/#/decks/{path}")
    page.wait_for_selector(".pool-card")
    page.wait_for_selector(".findings h2")


def test_deck_is_made_with_keys_alone_and_kept_in_the_account(page: Any) -> None:
    open_deck(page, "new/yugioh")
    page.keyboard.press("/")
    page.keyboard.type("じゃんくしんくろん")
    playwright.expect(page.locator(".pool-card")).to_have_count(1)
    page.keyboard.press("ArrowDown")
    for _ in range(3):
        page.keyboard.press("Enter")
    page.keyboard.press("s")
    size(page, "main", 3)
    size(page, "side", 1)
    page.locator(".part-main .stack-card").focus()
    page.keyboard.press("Delete")
    size(page, "main", 2)
    page.keyboard.press("Control+z")
    size(page, "main", 3)
    page.keyboard.press("s")
    size(page, "side", 2)
    page.fill(".deck-name", "<img src=x onerror=document.title=1>")
    playwright.expect(page.locator(".deck-bar .primary")).to_be_enabled()
    page.keyboard.press("Control+s")
    page.wait_for_url("**/#/decks/mine/*")
    page.reload()
    page.wait_for_selector(".stack-card")
    size(page, "main", 2)
    size(page, "side", 2)
    page.goto("/#/decks")
    playwright.expect(page.locator(".deck-link b").first).to_have_text("<img src=x onerror=document.title=1>")
    assert page.locator(".deck-link img").count() == 0 and page.title() != "1"


def test_every_violation_is_shown_live_with_its_rule(page: Any) -> None:
    open_deck(page, "built-in/yugioh/synchron")
    playwright.expect(page.locator(".findings .legal")).to_have_count(1)
    page.fill("#deck-search", "monster reborn")
    page.click(".pool-card")
    page.click(".pool-card")
    page.select_option(".bar-select:nth-of-type(2) select", "ocg-2015-04")
    line = page.locator(".findings .violation", has_text="Monster Reborn")
    playwright.expect(line).to_contain_text("MR3-LIM-03")
    playwright.expect(page.locator(".wrong-card .stack-card[aria-label^='Monster Reborn']")).to_have_count(1)
    page.click("text=日本語")
    playwright.expect(page.locator(".findings .violation", has_text="死者蘇生")).to_contain_text("制限カード")
    page.locator(".findings .violation", has_text="死者蘇生").locator("a.rule").click()
    playwright.expect(page.locator(".main-statement .rule-id")).to_have_text("MR3-LIM-03")


def test_cards_are_dragged_in_and_out(page: Any) -> None:
    open_deck(page, "built-in/judgment/fire")
    size(page, "main", 30)
    page.drag_and_drop(".pool-card >> nth=0", ".part-main")
    size(page, "main", 31)
    playwright.expect(page.locator(".findings .violation").first).to_contain_text("EOJ-DECK-01")
    page.drag_and_drop(".part-main .stack-card >> nth=0", ".pool-list")
    size(page, "main", 30)


def test_statistics_and_hands(page: Any) -> None:
    open_deck(page, "built-in/yugioh/synchron")
    monsters = sum(1 for card in load_deck("synchron").main if card.types & CardType.MONSTER)
    page.click("text=Statistics")
    playwright.expect(page.locator(".shares li", has_text="Monsters").locator("b").first).to_have_text(str(monsters))
    page.click("text=Test hands")
    page.fill(".seed", "3")
    page.click("text=Use this seed")
    first = page.locator(".hand-cards").first.locator("button")
    playwright.expect(first).to_have_count(10)
    row = page.locator(".odds tr", has_text="Junk Synchron")
    playwright.expect(row).to_contain_text("33.8 %")
    page.click("text=New group")
    page.click(".group-cards label:has-text('Jet Synchron')")
    playwright.expect(page.locator(".odds tr", has_text="My group")).to_contain_text("23.7 %")


def test_import_names_what_is_left_out(page: Any) -> None:
    page.goto("/#/decks")
    page.click("button:has-text('Import')")
    page.fill("textarea", "3 Junk Synchron\n2 死者蘇生\n1 No such card\n")
    page.click("button:has-text('Read')")
    playwright.expect(page.locator(".left-out")).to_contain_text("Line 3: 1 No such card")
    page.click("text=Go on without them")
    size(page, "main", 5)


@pytest.mark.parametrize(
    "path, ready, words",
    [
        ("#/cards/yugioh/44508094", ".card-page", "スターダスト・ドラゴン"),
        ("#/cards/judgment/11", ".card-page", "Triceptaur"),
        ("#/cards/yugioh", ".card-grid svg", "399"),
        ("#/cards/judgment", ".card-grid svg", "311"),
        ("#/rules", ".documents", "MR20"),
        ("#/rules/EOJ-ABIL-02b", ".rule-page", "EOJ-ABIL-02b"),
        ("#/rules/MR3/damage-step", ".rule-document", "MR3-DSD-07"),
        ("#/rules/compare/starting_lp", ".compare tr.here", "4000"),
        ("#/rules/doubts", ".doubts", "MR3-DS-02"),
        ("#/rules/search/%E3%83%80%E3%83%A1%E3%83%BC%E3%82%B8%20%E8%A8%88%E7%AE%97", ".statement", "MR3-DS-01"),
    ],
)
def test_every_page_of_the_library_in_both_languages(page: Any, path: str, ready: str, words: str) -> None:
    page.goto(f"/{path}")
    page.wait_for_selector(ready)
    playwright.expect(page.locator("main")).to_contain_text(words)
    for language in ("ja", "en"):
        page.click(".language")
        playwright.expect(page.locator("html")).to_have_attribute("lang", language)
        playwright.expect(page.locator("main")).to_contain_text(words)
        assert not page.locator("main", has_text="lib-").count(), "a string is missing"


def test_links_of_a_card_lead_to_its_rules(page: Any) -> None:
    page.goto("/#/cards/yugioh/44508094")
    page.wait_for_selector(".notes-panel")
    link = page.locator(".notes-panel a.rule").first
    identity = link.inner_text()
    link.focus()
    playwright.expect(page.locator("[role=tooltip]")).not_to_be_empty()
    link.press("Enter")
    playwright.expect(page.locator(".main-statement .rule-id")).to_have_text(identity)
