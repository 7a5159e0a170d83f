"""A tournament in real browsers: made, entered, played over two rounds by people and a computer, its standings."""

from __future__ import annotations

import re

from playwright.sync_api import FilePayload, Page, expect
from tests.table.browser.conftest import Visits, keep
from tests.table.browser.hands import look
from tests.table.browser.test_company import looked_at, named
from tests.table.browser.test_matches import give_up

from duelkit.yugioh.cards import library


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


def bring_a_pool(page: Page) -> set[str]:
    """Bring a list of cards for three players, after two that are none; returns their names."""
    page.get_by_label(re.compile("^Cards are dealt from")).select_option("own")
    make, told = (
        page.get_by_role("button", name="Make the tournament"),
        page.locator(".pool-field").get_by_role("status"),
    )
    cards = [card for card in library().cards if not card.in_extra_deck][:60]
    lines = "\n".join(str(card.passcode) for card in cards for _ in range(3))
    for text, words in (
        ("hello", "This is no list of cards"),
        (lines[:200], "cards are too few: two players need 120"),
    ):
        page.get_by_label("Your list of cards").fill(text)
        page.get_by_label("Your list of cards").blur()
        expect(told).to_contain_text(words)
        expect(make).to_be_disabled()
    looked_at(page, "pool")
    page.get_by_label("Choose a file").set_input_files(
        FilePayload(name="cube.ydk", mimeType="text/plain", buffer=f"{lines}\n99999999".encode())
    )
    expect(told).to_have_text("180 cards, enough for 3 players. Left out, as not known here: 99999999.")
    return {card.en for card in cards}


def test_a_draft_of_two_and_a_computer_and_its_decks(visits: Visits) -> None:
    # a list of cards that is none is refused
    host, guest = visits(mistakes=("Failed to load resource",)), visits()
    named(host, "Анна")
    host.goto("/#/tournaments")
    host.get_by_label("Title").fill("Драфт")
    host.get_by_label(re.compile("^Decks")).select_option("draft")
    names = bring_a_pool(host)
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
    pack = host.get_by_role("list", name="The open pack").locator(".visually-hidden").all_inner_texts()
    taken = [name.removeprefix("Take ") for name in pack]
    assert taken and set(taken) <= names
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
