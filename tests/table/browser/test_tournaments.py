"""A tournament in real browsers: made, entered, played over two rounds by people and a computer, its standings."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.table.browser.conftest import Visits, keep
from tests.table.browser.hands import look
from tests.table.browser.test_company import looked_at, named
from tests.table.browser.test_matches import give_up


def go_to_match(page: Page) -> None:
    """Follow the way to the own match."""
    page.get_by_role("link", name="Go to the match").click()
    page.wait_for_selector("[data-board] .spot")


def test_a_round_robin_of_two_people_and_a_computer(visits: Visits) -> None:
    host, guest, other = visits(), visits(), visits()
    named(host, "Анна")
    host.get_by_role("link", name="All tournaments, or a new one").click()
    looked_at(host, "tournaments")
    host.get_by_label("Title").fill("Кубок")
    host.get_by_label(re.compile("^Kind")).select_option("round-robin")
    host.get_by_role("button", name="Make the tournament").click()
    expect(host.get_by_role("heading", name="Кубок")).to_be_visible()
    host.get_by_label("Your deck").select_option("builtin:plain")
    host.get_by_role("button", name="Enter", exact=True).click()
    expect(host.get_by_role("heading", name="You take part")).to_be_visible()
    # a guest finds it on the first page
    named(guest, "Бен")
    guest.locator(".tournaments .row-link", has_text="Кубок").click()
    guest.get_by_label("Your deck").select_option("builtin:synchron")
    guest.get_by_role("button", name="Enter", exact=True).click()
    expect(guest.get_by_text("Your deck: ")).to_be_visible()
    # nobody sees the others' decks
    expect(host.locator(".tournament ol.people")).not_to_contain_text(re.compile("Synchron|Plain"))
    host.get_by_label("Computer player").select_option("random")
    host.get_by_label("Its deck").select_option("builtin:plain")
    host.get_by_role("button", name="Add the computer player").click()
    expect(host.locator(".tournament ol.people li")).to_have_count(3)
    looked_at(host, "tournament-open")
    host.get_by_role("button", name="Begin the tournament").click()
    # in each of three rounds one has a bye; the guest gives up against the host, and both against the computer
    pages = {"Анна": host, "Бен": guest}
    for number in (1, 2, 3):
        for page in pages.values():
            expect(page.get_by_role("heading", name=f"Round {number}", exact=True)).to_be_visible()
        paired = [name for name, page in pages.items() if "against" in look_at_now(page)]
        together = len(paired) == 2
        if number == 1:
            keep(host, "tournament-round")
        for name in paired:
            go_to_match(pages[name])
        if together:
            give_up(guest)
            expect(
                guest.get_by_role("dialog", name="Defeat").get_by_role("link", name="To the tournament")
            ).to_be_visible()
            expect(guest.get_by_role("dialog", name="Defeat").get_by_role("link", name="Replay")).to_have_count(0)
        else:
            give_up(pages[paired[0]])
        for name in paired:
            dialog = pages[name].locator(".dialog.end")
            dialog.get_by_role("link", name="To the tournament").click()
    for page in pages.values():
        expect(page.locator(".winner")).to_be_visible()
        expect(page.locator(".standings tbody tr")).to_have_count(3)
    looked_at(host, "tournament-over")
    # now the records are open
    host.locator(".tournament-table").get_by_role("link", name="Replay").first.click()
    host.wait_for_selector("[data-board] .spot")
    # who has not taken part reads the result as well
    other.goto("/")
    other.locator(".tournaments .row-link", has_text="Кубок").click()
    expect(other.locator(".winner")).to_be_visible()


def look_at_now(page: Page) -> str:
    """What the page says to its player."""
    expect(page.locator(".now")).to_be_visible()
    return page.locator(".now").inner_text()


def test_a_match_of_a_tournament_is_announced_wherever_one_is(visits: Visits) -> None:
    host, guest = visits(), visits()
    named(host, "Рика")
    named(guest, "Сора")
    identity = host.evaluate(
        """async () => {
      const { makeTournament, enter } = await import("/js/tournaments/calls.js");
      const id = await makeTournament({ title: "Вечер", game: "judgment", kind: "double-elimination", public: true });
      await enter(id, "fire", "");
      return id;
    }"""
    )
    guest.evaluate("""async (id) => (await import("/js/tournaments/calls.js")).enter(id, "wood", "")""", identity)
    guest.goto("/#/rules")
    host.evaluate("""async (id) => (await import("/js/tournaments/calls.js")).begin(id)""", identity)
    for page in (host, guest):
        ready = page.get_by_role("alert").filter(has_text="Your match in “Вечер” is ready")
        expect(ready).to_be_visible()
        ready.get_by_role("link", name="Go there").click()
        page.wait_for_selector("[data-board]")
    look(host)
    give_up(host)
    guest.get_by_role("dialog", name="Victory").get_by_role("link", name="To the tournament").click()
    # the loser has a second chance
    expect(guest.locator(".tournament-table .won").first).to_be_visible()


def test_a_draft_of_two_and_a_computer_and_its_decks(visits: Visits) -> None:
    host, guest = visits(), visits()
    named(host, "Анна")
    host.goto("/#/tournaments")
    host.get_by_label("Title").fill("Драфт")
    host.get_by_label(re.compile("^Decks")).select_option("draft")
    host.get_by_label(re.compile("^Kind")).select_option("round-robin")
    host.get_by_role("button", name="Make the tournament").click()
    host.get_by_role("button", name="Enter", exact=True).click()
    expect(host.get_by_role("heading", name="You take part")).to_be_visible()
    link = host.url
    named(guest, "Бен")
    guest.goto(link)
    guest.get_by_role("button", name="Enter", exact=True).click()
    expect(guest.get_by_role("heading", name="You take part")).to_be_visible()
    host.get_by_label("Computer player").select_option("random")
    host.get_by_role("button", name="Add the computer player").click()
    expect(host.locator(".tournament ol.people li")).to_have_count(3)
    host.get_by_role("button", name="Begin the tournament").click()
    pages = (host, guest)
    for page in pages:
        expect(page.get_by_role("list", name="The open pack").get_by_role("button")).not_to_have_count(0)
    looked_at(host, "draft")
    for number in range(60):
        for page in pages:
            expect(page.get_by_role("heading", name=f"Your cards ({number})")).to_be_visible()
            page.get_by_role("list", name="The open pack").get_by_role("button").first.click()
    for page in pages:
        expect(page.get_by_role("heading", name="Make your deck")).to_be_visible()
        expect(page.get_by_role("button", name="Hand in the deck")).to_be_disabled()
        page.get_by_role("button", name="Fill it up").click()
        # one card out, another in
        page.get_by_role("list", name="Your deck", exact=True).get_by_role("button").first.click()
        expect(page.get_by_role("button", name="Hand in the deck")).to_be_disabled()
        page.get_by_role("button", name="Fill it up").click()
    looked_at(host, "draft-deck")
    for page in pages:
        page.get_by_role("button", name="Hand in the deck").click()
    for page in pages:
        expect(page.get_by_role("heading", name="Round 1", exact=True)).to_be_visible()
