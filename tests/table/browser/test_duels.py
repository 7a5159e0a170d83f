"""Whole duels of both games in a real browser: by mouse, and by keyboard alone, from the first page to the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.table.browser.conftest import Visits
from tests.table.browser.hands import Keys, Mouse, no_side_scroll, quiet_seed

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
    for _ in range(12):
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
