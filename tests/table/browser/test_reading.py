"""What one reads at the table: the card that is shown stays shown, and comes as soon as it can be had."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Route, expect
from tests.table.browser.conftest import Visits
from tests.table.browser.hands import OPEN, best, click_option, look, open_room
from tests.table.browser.wishes import FIRE, PLAIN

FOCUSED = """() => {
  window.focused = [];
  addEventListener("focusin", ({ target }) => { if (target.dataset.spot) window.focused.push(target.dataset.spot); });
}"""


def name_of(card: Locator) -> str:
    """What a card of the own hand is called."""
    return (card.get_attribute("aria-label") or "").partition(": ")[2].partition(". ")[0]


def test_a_card_that_is_read_stays_when_the_next_question_comes(visits: Visits) -> None:
    page = visits()
    open_room(page, **{**PLAIN, "opponent": "self"})
    state = look(page, -1)
    page.evaluate(FOCUSED)
    sets = [option for option in state["options"] if option["verb"] == "set"][-1]
    page.locator(f'[data-prompt] .option[data-index="{sets["index"]}"]').hover()
    title = page.locator("[data-inspector] h2")
    name = sets["text"].split('"')[1]
    expect(title).to_have_text(name)
    click_option(page, sets)
    look(page, state["seq"])
    assert page.evaluate("window.focused") == [], "no card of the hand jumps up"
    expect(title).to_have_text(name)


@pytest.mark.parametrize("wish", [PLAIN, FIRE], ids=["yugioh", "judgment"])
def test_the_focus_is_moved_for_nobody_who_plays_with_the_mouse(visits: Visits, wish: dict[str, object]) -> None:
    page = visits()
    page.goto("/")
    page.get_by_role("heading", name="A new Duel").click()
    page.evaluate(OPEN, wish)
    page.wait_for_selector("[data-board] .spot")
    state = look(page, -1)
    page.evaluate(FOCUSED)
    for _ in range(3):
        click_option(page, best(state))
        state = look(page, state["seq"])
    assert page.evaluate("window.focused") == []
    # the keyboard takes over where one wants it to
    page.keyboard.press("f")
    page.wait_for_function("() => document.activeElement.closest('[data-board]')")


def test_the_text_of_a_card_comes_as_soon_as_it_can_be_had(visits: Visits) -> None:
    page = visits(mistakes=("Failed to load resource",))
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        if asked.count(route.request.url) == 1:
            route.abort("internetdisconnected")
        else:
            route.continue_()

    page.route("**/api/cards/yugioh/*?edition=mr3", answer)
    open_room(page, **PLAIN)
    look(page, -1)
    card = page.locator("[data-board] .spot.at-hand.side-0").last
    card.hover()
    # nothing else is looked at meanwhile
    expect(page.locator("[data-inspector] h2")).to_have_text(name_of(card))
    expect(page.locator("[data-inspector] .card-text")).to_be_visible()
    assert asked.count(asked[-1]) == 2


def test_the_name_of_a_card_is_known_without_its_text(visits: Visits) -> None:
    page = visits(mistakes=("Failed to load resource",))
    open_room(page, **PLAIN)
    look(page, -1)
    page.route("**/api/cards/yugioh/*?edition=mr3", lambda route: route.abort("internetdisconnected"))
    card = page.locator("[data-board] .spot.at-hand.side-0").last
    card.hover()
    expect(page.locator("[data-inspector] h2")).to_have_text(name_of(card))
