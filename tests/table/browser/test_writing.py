"""Cards that one writes: understood as one types, underlined where they are not, in a deck and a duel at once."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, Route, expect
from tests.table.browser.conftest import Visits
from tests.table.browser.hands import OPEN, language, look

from duelkit.yugioh import load_deck

KNIGHT = """試作騎士 / Prototype Knight
【戦士族／効果】 光属性／星４／攻1800／守1000
①：１ターンに１度、手札を１枚捨て、相手フィールドのモンスター１体を対象として発動できる。そのモンスターを破壊する。
"""


def write(page: Page, text: str) -> None:
    """Write a card, once the page is there."""
    page.goto("/#/write/yugioh")
    page.locator("#write-text").fill(text)


def test_a_card_is_written_underlined_where_it_is_not_understood_and_played(visits: Visits) -> None:
    page = visits()
    write(page, KNIGHT.replace("破壊する", "くすぐる"))
    expect(page.locator(".write-behind mark")).to_have_text("くすぐる。")
    expect(page.locator("#write-text")).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_role("button", name="Save")).to_be_disabled()
    page.locator("#write-text").fill(KNIGHT)
    expect(page.locator(".write-effect dt")).to_have_text(["Cost", "Target", "Processing"])
    expect(page.locator(".write-effect dd").first).to_have_text("Discard 1 card")
    expect(page.locator(".write-behind mark")).to_have_count(0)
    page.get_by_role("button", name="Save").click()
    page.wait_for_url("**/#/write/yugioh/*")
    number = int(page.url.rpartition("/")[2])
    # in the deck editor it is found a moment later, by the search of the server too
    page.goto("/#/decks/new/yugioh")
    page.locator("#deck-search").fill("atk:1800 name:試作 text:discard")
    expect(page.locator(".pool-card")).to_have_count(1)
    page.locator(".pool-card").click()
    expect(page.locator(".stack-card")).to_have_count(1)
    page.locator("#deck-search").fill("atkk:1")
    expect(page.locator(".card-search .wrong")).to_contain_text("expected atk")
    # in a duel it has its name, and somebody who has never heard of it sees its text
    filler = list(dict.fromkeys(card.passcode for card in load_deck("plain").main))
    deck = {"name": "mine", "main": [number] * 3 + [code for code in filler for _ in range(3)][:37]}
    page.evaluate(OPEN, {"game": "yugioh", "deck": deck, "opponent": "self", "edition": "mr3", "seed": 3})
    assert look(page, 0)["options"]
    other = visits()
    other.goto(f"/#/cards/yugioh/{number}")
    expect(other.locator(".card-words").first).to_contain_text("discard 1 card")


def test_a_card_is_written_in_english(visits: Visits) -> None:
    page = visits()
    page.goto("/#/write/yugioh")
    page.get_by_role("button", name="Monster", exact=True).click()
    box = page.locator("#write-text")
    expect(box).to_have_value(re.compile(r"^Prototype Knight / 試作騎士\n\[Warrior/Effect\] LIGHT, Level 4"))
    # the phrases of all cards are made for the first English text
    expect(page.locator("#write-said")).to_have_text("Understood: 1 effect.", timeout=300_000)
    expect(page.locator(".write-effect dd").first).to_have_text(re.compile("if this card is", re.IGNORECASE))
    expect(page.get_by_role("button", name="Save")).to_be_enabled()
    box.fill(box.input_value() + " Sing a song.")
    expect(page.locator(".write-behind mark")).to_have_text("Sing a song.")
    expect(page.get_by_role("button", name="Save")).to_be_disabled()


def test_a_reading_that_fails_is_asked_for_again(visits: Visits) -> None:
    page = visits(mistakes=("Failed to load resource",))
    tries: list[Route] = []
    held: list[Route] = []
    seen = False

    def fail(route: Route) -> None:
        tries.append(route)
        if len(tries) == 1:
            route.abort("connectionreset")
        elif len(tries) == 2:
            route.fulfill(status=429, json={"error": {"code": "slow_down", "message": "too much work is waiting"}})
        elif len(tries) == 3:
            route.fulfill(status=500, json={"error": {"code": "internal", "message": "this could not be worked out"}})
        else:
            route.continue_()

    # until the page has been looked at there is no answer
    page.route("**/api/my/cards/yugioh/read", lambda route: fail(route) if seen else held.append(route))
    write(page, KNIGHT)
    said = page.locator("#write-said")
    expect(said).to_have_text("Reading …")
    expect(page.locator(".write-right")).to_have_text("Reading …")
    language(page, "ja")
    expect(said).to_have_text("読み取り中…")
    seen = True
    for route in held:
        fail(route)
    expect(page.locator(".write-effect dt")).to_have_count(3)
    expect(said).not_to_have_text("読み取り中…")
    expect(page.get_by_role("alert")).to_have_count(0)
    assert len(tries) == 4
    # what is wrong with the request itself is said, and not asked again
    page.unroute("**/api/my/cards/yugioh/read")
    refused: list[Route] = []

    def refuse(route: Route) -> None:
        refused.append(route)
        route.fulfill(status=400, json={"error": {"code": "bad_message", "message": "expected a text"}})

    page.route("**/api/my/cards/yugioh/read", refuse)
    page.locator("#write-text").fill(KNIGHT + "②：")
    expect(page.locator(".write-right [role=alert]")).to_have_text("expected a text")
    assert len(refused) == 1


def test_a_file_of_cards_is_read_in_the_deck_editor(visits: Visits, tmp_path: Path) -> None:
    page = visits(locale="ja-JP")
    page.goto("/#/decks/new/yugioh")
    page.locator(".deck-menu summary").click()
    page.get_by_role("button", name="カードを読み込む").click()
    file = tmp_path / "mine.txt"
    other, riddle = KNIGHT.replace("試作騎士", "別の騎士"), KNIGHT.replace("破壊する", "くすぐる")
    file.write_text(f"{other}---\n{riddle}", encoding="utf-8")
    page.set_input_files(".write-upload input", file)
    expect(page.locator(".write-refused summary")).to_have_count(1)
    page.locator(".write-refused summary").click()
    expect(page.locator(".write-refused mark")).to_have_text("くすぐる。")
    page.locator(".write-upload .button.primary").click()
    page.locator("#deck-search").fill("別の騎士")
    expect(page.locator(".pool-card")).to_have_count(1)
