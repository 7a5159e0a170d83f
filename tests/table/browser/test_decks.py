"""The deck editor and the library: by keys, by mouse, in both languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.table.browser.conftest import Visits
from tests.table.browser.hands import labels, look

from duelkit.yugioh import load_deck
from duelkit.yugioh.language.terms import CardType


@pytest.fixture
def page(visits: Visits) -> Page:
    """A page of a new visitor who reads English."""
    return visits()


def size(page: Page, part: str, wanted: int) -> None:
    """Wait until a part of the deck has so many cards."""
    expect(page.locator(f".part-{part} .size")).to_have_text(str(wanted))


def found(page: Page, name: str) -> None:
    """Wait until the search has found a card, and shows it first."""
    expect(page.locator(".pool-card").first).to_contain_text(name)


def open_deck(page: Page, path: str) -> None:
    """Go to the editor."""
    page.goto(f"/#/decks/{path}")
    page.wait_for_selector(".pool-card")
    page.wait_for_selector(".findings h2")


def test_deck_is_made_with_keys_alone_and_kept_in_the_account(page: Page) -> None:
    open_deck(page, "new/yugioh")
    page.keyboard.press("/")
    page.keyboard.type("すたーじゃんくしんくろん")
    expect(page.locator(".pool-card")).to_have_count(1)
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
    expect(page.locator(".deck-bar .primary")).to_be_enabled()
    page.keyboard.press("Control+s")
    page.wait_for_url("**/#/decks/mine/*")
    page.reload()
    page.wait_for_selector(".stack-card")
    size(page, "main", 2)
    size(page, "side", 2)
    page.goto("/#/decks")
    expect(page.locator(".deck-link b").first).to_have_text("<img src=x onerror=document.title=1>")
    assert page.locator(".deck-link img").count() == 0 and page.title() != "1"


def test_every_violation_is_shown_live_with_its_rule(page: Page) -> None:
    open_deck(page, "built-in/yugioh/synchron")
    expect(page.locator(".findings .legal")).to_have_count(1)
    page.fill("#deck-search", "monster reborn")
    found(page, "Monster Reborn")
    page.click(".pool-card")
    page.click(".pool-card")
    page.select_option(".bar-select:nth-of-type(2) select", "ocg-2015-04")
    line = page.locator(".findings .violation", has_text="Monster Reborn")
    expect(line).to_contain_text("MR3-LIM-03")
    expect(page.locator(".wrong-card .stack-card", has_text="Monster Reborn")).to_have_count(1)
    page.click("text=日本語")
    expect(page.locator(".findings .violation", has_text="死者蘇生")).to_contain_text("制限カード")
    page.locator(".findings .violation", has_text="死者蘇生").locator("a.rule").click()
    expect(page.locator(".main-statement .rule-id")).to_have_text("MR3-LIM-03")


def test_cards_are_dragged_in_and_out(page: Page) -> None:
    open_deck(page, "built-in/judgment/fire")
    size(page, "main", 30)
    page.drag_and_drop(".pool-card >> nth=0", ".part-main")
    size(page, "main", 31)
    expect(page.locator(".findings .violation").first).to_contain_text("EOJ-DECK-01")
    page.drag_and_drop(".part-main .stack-card >> nth=0", ".pool-list")
    size(page, "main", 30)


def test_statistics_and_hands(page: Page) -> None:
    open_deck(page, "built-in/yugioh/synchron")
    monsters = sum(1 for card in load_deck("synchron").main if card.types & CardType.MONSTER)
    page.click("text=Statistics")
    expect(page.locator(".shares li", has_text="Monsters").locator("b").first).to_have_text(str(monsters))
    page.click("text=Test hands")
    page.fill(".seed", "3")
    page.click("text=Use this seed")
    first = page.locator(".hand-cards").first.locator("button")
    expect(first).to_have_count(10)
    row = page.locator(".odds tr", has_text="Junk Synchron")
    expect(row).to_contain_text("33.8 %")
    page.click("text=New group")
    page.click(".group-cards label:has-text('Jet Synchron')")
    expect(page.locator(".odds tr", has_text="My group")).to_contain_text("23.7 %")


def test_the_first_turn_of_many_hands_and_a_line_to_watch(visits: Visits) -> None:
    page = visits(mistakes=("400 (Bad Request)",))
    open_deck(page, "built-in/yugioh/plain")
    page.get_by_role("radio", name="First turn").click()
    goal = page.locator(".goldfish-form input")
    goal.fill("nonsense of mine")
    goal.press("Enter")
    expect(page.locator(".goldfish .wrong")).to_contain_text("This goal is not understood")
    goal.fill("Monster and a Set card")
    goal.press("Enter")
    expect(page.locator(".goldfish-rate")).to_contain_text("hands reach it")
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Test 200 hands")).to_be_visible()
    rate = page.locator(".goldfish-rate").inner_text()
    watch = page.get_by_role("button", name=re.compile("^Watch the line of hand")).first
    expect(watch.locator("xpath=..").locator(".hand-cards button")).to_have_count(5)
    watch.click()
    page.wait_for_url("**/#/replay/**")
    expect(page.locator("[data-board]")).to_be_visible()
    page.go_back()
    expect(page.locator(".goldfish-rate")).to_have_text(rate)
    # without a goal the best boards
    goal.fill("")
    goal.press("Enter")
    expect(page.locator(".goldfish-rate")).to_contain_text("more than doing nothing")
    page.get_by_role("button", name="Stop").click()
    page.get_by_role("radio", name="Weakest boards").click()
    expect(page.get_by_role("list", name="The best board").first.locator("button").first).to_be_visible()
    page.goto("/#/decks/built-in/judgment/fire")
    page.wait_for_selector(".pool-card")
    expect(page.get_by_role("radio", name="Test hands")).to_be_visible()
    expect(page.get_by_role("radio", name="First turn")).to_have_count(0)


def test_import_names_what_is_left_out(page: Page) -> None:
    page.goto("/#/decks")
    page.click("button:has-text('Import')")
    page.fill("textarea", "3 Junk Synchron\n2 死者蘇生\n1 No such card\n")
    page.click("button:has-text('Read')")
    expect(page.locator(".left-out")).to_contain_text("Line 3: 1 No such card")
    page.click("text=Go on without them")
    size(page, "main", 5)


def test_a_deck_comes_under_a_format_in_which_it_is_legal(page: Page) -> None:
    deck = load_deck("goat_warrior_toolbox")
    page.goto("/#/decks")
    page.click("button:has-text('Import')")
    parts = (("#main", deck.main), ("!side", deck.side))
    page.fill(
        "textarea", "\n".join(f"{head}\n" + "\n".join(str(card.passcode) for card in cards) for head, cards in parts)
    )
    page.click("button:has-text('Read')")
    rules = page.locator(".bar-select select").first
    expect(rules).to_have_value("goat")
    expect(rules.locator("option:checked")).to_have_text("Goat Format (April 2005)")
    expect(page.locator(".bar-select select").nth(1)).to_have_value("tcg-2005-04")
    expect(page.locator(".findings .legal")).to_be_visible()
    page.get_by_label("Name of the deck").fill("My Goat deck")
    page.locator(".deck-bar .button:not(.primary)", has_text="Play").first.click()
    page.wait_for_selector(".new-room")
    expect(page.get_by_label("Your deck").locator("option:checked")).to_have_text("My Goat deck")
    page.get_by_role("radio", name="Random").click()
    page.get_by_role("button", name="Start the Duel").click()
    page.wait_for_selector("[data-board] .spot")
    look(page, -1)
    expect(page.locator(".room-name small")).to_contain_text("Goat Format")


def test_links_of_a_card_lead_to_its_rules(page: Page) -> None:
    page.goto("/#/cards/yugioh/44508094")
    page.wait_for_selector(".notes-panel")
    link = page.locator(".notes-panel a.rule").first
    identity = link.inner_text()
    link.focus()
    expect(page.locator("[role=tooltip]")).not_to_be_empty()
    link.press("Enter")
    expect(page.locator(".main-statement .rule-id")).to_have_text(identity)


def test_deck_is_made_checked_kept_and_played(page: Page) -> None:
    page.goto("/#/decks/new/yugioh")
    page.wait_for_selector(".pool-card")
    page.get_by_label("Name of the deck").fill("Browser deck")
    page.fill("#deck-search", "summoned skull")
    found(page, "Summoned Skull")
    page.locator(".pool-card").first.click()
    finding = page.locator(".findings .violation").first
    expect(finding).to_contain_text("40")
    expect(finding.locator("a.rule").first).to_be_visible()
    expect(page.get_by_role("button", name="Play", exact=False).last).to_be_disabled()
    page.goto("/#/decks/built-in/yugioh/plain")
    page.wait_for_selector(".findings .legal")
    page.get_by_label("Name of the deck").fill("Browser deck")
    page.fill("#deck-search", "summoned skull")
    found(page, "Summoned Skull")
    page.locator(".pool-card").first.click()
    page.get_by_role("button", name="Save").click()
    page.wait_for_url("**/#/decks/mine/*")
    page.locator(".deck-bar .button:not(.primary)", has_text="Play").first.click()
    page.wait_for_selector(".new-room")
    expect(page.get_by_label("Your deck").locator("option:checked")).to_have_text("Browser deck")
    page.get_by_role("radio", name="Random").click()
    page.get_by_role("button", name="Start the Duel").click()
    page.wait_for_selector("[data-board] .spot")
    look(page, -1)
    # forty and one cards: five in the hand, the rest in the deck
    counts = labels(page, "[data-board] .spot.side-0")
    assert any("Deck: 3" in label for label in counts), counts


def export(page: Page) -> None:
    page.locator(".deck-menu summary").click()
    page.get_by_role("button", name="Export").click()


def test_link_in_and_out_again(page: Page) -> None:
    page.goto("/#/decks/built-in/yugioh/synchron")
    page.wait_for_selector(".findings .legal")
    export(page)
    page.get_by_role("radio", name="ydke").click()
    text = page.get_by_role("textbox", name="Deck as text")
    expect(text).to_have_value(re.compile(r"^ydke://\S+!\S+!\S*!$"))
    link = text.input_value()
    page.keyboard.press("Escape")
    page.goto("/#/decks")
    page.get_by_role("button", name="Import").click()
    page.get_by_role("textbox", name="Deck as text").fill(link)
    page.get_by_role("button", name="Read").click()
    for part, cards in (("main", 40), ("extra", 15), ("side", 15)):
        size(page, part, cards)
    export(page)
    page.get_by_role("radio", name="ydke").click()
    expect(text).to_have_value(link)
    page.get_by_role("radio", name=".ydk", exact=True).click()
    expect(text).to_have_value(re.compile("#main"))
    with page.expect_download() as got:
        page.get_by_role("button", name=re.compile("^Save as")).click()
    assert got.value.suggested_filename.endswith(".ydk")


@pytest.mark.parametrize("text, told", [("ydke://!!!!", "ydke"), ("\x00\x01", ""), ("#main\n99999999999999\n", "")])
def test_import_of_what_is_no_deck_is_told(visits: Visits, text: str, told: str) -> None:
    page = visits(mistakes=("status of 400",))
    page.goto("/#/decks")
    page.get_by_role("button", name="Import").click()
    page.get_by_role("textbox", name="Deck as text").fill(text)
    page.get_by_role("button", name="Read").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text(told)
