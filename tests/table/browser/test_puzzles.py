"""Puzzles in the browser: from the first page to a solved one, hints, a wrong way, the solution; in both languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.table.browser.checks import unreadable
from tests.table.browser.conftest import Visits, keep
from tests.table.browser.hands import language, look, moved_on

from duelkit import games

EASIEST = {game.identity: min(game.puzzles(), key=lambda puzzle: len(puzzle.solution)) for game in games.every()}


def solve(page: Page) -> None:
    """Do what the hints say, until the puzzle is solved."""
    guide = page.locator("[data-guide]")
    while not guide.locator(".buttons a.primary").count():
        asked = look(page)["seq"]
        # a direction, the card if there is one, the move
        guide.get_by_role("button", name="Hint", exact=True).click()
        more = guide.get_by_role("button", name="More of a hint")
        count = 1
        while True:
            expect(guide.locator(".hint")).to_have_count(count)
            told = guide.locator(".hint").last.inner_text()
            if told.startswith("This leads on: "):
                break
            more.click()
            count += 1
        assert count >= 2
        told = told.partition(": ")[2]
        page.locator(".prompt .option", has_text=told).first.click()
        foreseen = page.locator(".jud-forecast .primary")
        # the answer to the step before may still be there: only a hint that is gone tells that this one was taken
        expect(page.locator(".jud-forecast .primary, [data-guide]:not(:has(.hint))").first).to_be_visible()
        if foreseen.count():
            foreseen.click()
        expect(guide.locator(".hint")).to_have_count(0)
        expect(guide.locator(".learned.is-right")).to_be_visible()
        moved_on(page, asked)
        # another question, or the end, which is told a moment after the last one is gone
        on = guide.locator(".buttons a.primary").or_(page.locator("[data-prompt].asked"))
        expect(on.first).to_be_visible()


@pytest.mark.parametrize("game", sorted(EASIEST))
def test_from_the_first_page_to_a_solved_puzzle(visits: Visits, game: str) -> None:
    puzzle = EASIEST[game]
    page = visits()
    page.goto("/")
    page.locator(f".learn-link[href='#/puzzles/{game}']").click()
    expect(page.locator(".lessons li")).to_have_count(len(games.named(game).puzzles()))
    keep(page, f"puzzles-{game}")
    page.locator(f".lessons a[href$='{puzzle.identity}']").click()
    guide = page.locator("[data-guide]")
    expect(guide).to_contain_text(puzzle.task["en"])
    # a wrong way: the turn is ended at once
    expect(page.locator(".prompt .option").first).to_be_visible()
    page.locator(".prompt .option", has_text="End the turn").click()
    expect(guide.locator(".learned.is-impossible")).to_contain_text("Not solved")
    expect(page.locator(".prompt")).to_have_count(0)
    keep(page, f"puzzle-failed-{game}")
    guide.get_by_role("button", name="Show the solution").click()
    expect(guide.locator(".solution li")).to_have_count(len(puzzle.solution))
    guide.get_by_role("button", name="Try again").click()
    expect(guide.locator(".learned")).to_have_count(0)
    expect(page.locator(".prompt .option").first).to_be_visible()
    guide.get_by_role("button", name="Hide the solution").click()
    solve(page)
    expect(guide.locator(".learned.is-right")).to_contain_text("Solved")
    # the first try counts: it failed
    expect(guide.locator(".score")).to_contain_text("Solved in a row without help: 0")
    expect(guide.locator(".themes .chip")).not_to_have_count(0)
    keep(page, f"puzzle-solved-{game}")
    page.goto(f"/#/puzzles/{game}")
    expect(page.locator(".lessons .done")).to_have_count(1)
    page.reload()
    expect(page.locator(".lessons .done")).to_contain_text(puzzle.name["en"])
    # narrowed by a theme
    page.locator(".tags .chip", has_text="Survive").click()
    survive = [one for one in games.named(game).puzzles() if one.goal == "survive"]
    expect(page.locator(".lessons li")).to_have_count(len(survive))
    page.locator(".more-learning a").first.click()
    expect(page.locator("[data-guide]")).to_be_visible()


def test_a_choice_is_taken_back_and_the_language_changes(visits: Visits) -> None:
    page = visits()
    page.goto(f"/#/puzzles/yugioh/{EASIEST['yugioh'].identity}")
    guide = page.locator("[data-guide]")
    expect(page.locator(".prompt .option").first).to_be_visible()
    page.locator(".prompt .option", has_text="Enter the Battle Phase").click()
    expect(guide.locator(".learned")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(".prompt .option", has_text="Enter the Battle Phase")).to_be_visible()
    language(page, "ja")
    expect(guide).to_contain_text("ヒント")
    expect(page.locator(".room-name")).to_contain_text("詰め問題")


@pytest.mark.parametrize("game", sorted(EASIEST))
def test_a_puzzle_is_readable_at_every_size(visits: Visits, game: str) -> None:
    page = visits()
    page.goto(f"/#/puzzles/{game}/{EASIEST[game].identity}")
    expect(page.locator(".prompt .option").first).to_be_visible()
    page.locator(".prompt .option", has_text="End the turn").click()
    expect(page.locator(".learned")).to_be_visible()
    assert unreadable(page) == []
