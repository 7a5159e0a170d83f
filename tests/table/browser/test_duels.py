"""Whole duels of both games in a real browser: by mouse, and by keyboard alone, from the first page to the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.table.browser.conftest import Visits
from tests.table.browser.hands import (
    Finger,
    Keys,
    Listener,
    Mouse,
    look,
    no_side_scroll,
    open_for_a_friend,
    quiet_seed,
    until,
)

FORM = {
    "yugioh": {"Your deck": "plain", "Opponent's deck": "plain"},
    "judgment": {"Your deck": "fire", "Opponent's deck": "wood"},
}
NAMES = {"yugioh": "Yu-Gi-Oh!", "judgment": "THE EYE OF JUDGMENT"}


def at_home(visits: Visits, seed: int) -> Page:
    page = visits()
    quiet_seed(page, seed)
    page.goto("/")
    expect(page.get_by_role("heading", name="A new Duel")).to_be_visible()
    return page


@pytest.mark.parametrize("game, seed, kinds", [("yugioh", 1, {"act", "pick"}), ("judgment", 5, {"confirm", "act"})])
def test_whole_duel_by_clicks(visits: Visits, game: str, seed: int, kinds: set[str]) -> None:
    page = at_home(visits, seed)
    page.get_by_role("radio", name=NAMES[game]).click()
    page.get_by_role("radio", name="Random").click()
    for label, deck in FORM[game].items():
        page.get_by_label(label).select_option(f"builtin:{deck}")
    page.get_by_label("First turn").select_option("me")
    page.get_by_role("button", name="Start the Duel").click()
    page.wait_for_selector("[data-board] .spot")
    player = Mouse(page)
    outcome = player.play()
    assert "win" in outcome.lower()
    assert player.on_board > player.questions / 4 and kinds <= player.asked
    end = page.get_by_role("dialog")
    expect(end).to_contain_text(outcome)
    expect(end.get_by_role("button", name="Rematch")).to_be_visible()
    no_side_scroll(page)


@pytest.mark.parametrize("game, seed", [("yugioh", 3), ("judgment", 5)])
def test_whole_duel_by_keyboard_alone(visits: Visits, game: str, seed: int) -> None:
    page = at_home(visits, seed)
    page.mouse.move(2, 700)
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent").strip().startswith(f"Play {NAMES[game]} now"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-board] .spot")
    player = Keys(page)
    outcome = player.play()
    assert "win" in outcome.lower() and player.on_board > 3
    # the end is told in a dialog, which the keyboard closes
    expect(page.get_by_role("dialog")).to_contain_text(outcome)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


LIFE = "4,000"
"""The life points with which the duels of two people begin, so that they end soon."""


def two_at_a_table(visits: Visits, host: Page, guest: Page) -> None:
    """Two people sit down to a duel, each with a name and a deck of plain monsters."""
    for page, name in ((host, "Anna"), (guest, "Bob")):
        page.goto("/")
        page.wait_for_selector(".new-room")
        page.evaluate("(name) => import('/js/net.js').then(({ say }) => say('name', { name }))", name)
    open_for_a_friend(host, guest, edition="mr20")
    for page in (host, guest):
        expect(page.get_by_role("group", name=f": {LIFE} life points")).to_have_count(2)


def ended(host: Page, guest: Page) -> None:
    """One of them has no life points left, and both are told who has won."""
    told = []
    for page in (host, guest):
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text("life points fell to 0")
        told.append(dialog.inner_text())
        expect(page.get_by_role("group", name=": 0 life points")).to_have_count(1)
    assert sum("You win" in words for words in told) == 1
    assert sum("Your opponent wins" in words for words in told) == 1


def test_whole_duel_of_two_people_by_touch(visits: Visits) -> None:
    host = visits(size=(390, 844), has_touch=True)
    guest = visits(size=(820, 1180), has_touch=True)
    two_at_a_table(visits, host, guest)
    fingers = {page: Finger(page) for page in (host, guest)}
    for _ in range(600):
        asked = [page for page in fingers if look(page)["kind"] == "asked"]
        for page in asked:
            state = look(page)
            fingers[page].questions += 1
            fingers[page].move(state)
            page.wait_for_function(
                """(seq) => { const prompt = document.querySelector("[data-prompt]");
                return !prompt.classList.contains("asked") || Number(prompt.dataset.seq) > seq; }""",
                arg=state["seq"],
                polling=15,
            )
        if all(look(page)["kind"] == "over" for page in fingers):
            break
        until(
            host, lambda: any(page.locator("[data-prompt].asked, [data-prompt].over").count() for page in (host, guest))
        )
    ended(host, guest)
    # the decks are shuffled anew each time, and whoever is beaten at once has done little
    assert all(finger.on_board for finger in fingers.values())
    assert sum(finger.on_board for finger in fingers.values()) > 6
    for page in fingers:
        no_side_scroll(page)


def test_whole_duel_of_two_people_by_names_and_roles_alone(visits: Visits) -> None:
    host, guest = visits(), visits()
    two_at_a_table(visits, host, guest)
    listeners = [Listener(host), Listener(guest)]
    ends = [page.get_by_role("dialog").filter(has_text="life points") for page in (host, guest)]
    for _ in range(600):
        if not any([listener.answer() for listener in listeners]):
            if all(end.count() for end in ends):
                break
            until(host, lambda: any([*(one.names() for one in listeners), *(end.count() for end in ends)]))
    ended(host, guest)
    assert all(listener.answers > 5 for listener in listeners)
