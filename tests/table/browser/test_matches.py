"""A best of three in real browsers: results, side decks by cards, who watches, both clocks, the end of a turn."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.table.browser.checks import left_over
from tests.table.browser.conftest import Visits, keep
from tests.table.browser.hands import (
    best,
    click_option,
    keep_toasts,
    language,
    look,
    no_side_scroll,
    open_for_a_friend,
    until,
    was_told,
)


def give_up(page: Page) -> None:
    """Surrender, and be sure."""
    page.get_by_role("button", name="Surrender").click()
    page.get_by_role("dialog").get_by_role("button", name="Surrender").click()


def asked(*pages: Page) -> Page:
    """The page that is asked now, once one is."""
    until(pages[0], lambda: any(page.locator("[data-prompt].asked").count() for page in pages))
    return next(page for page in pages if page.locator("[data-prompt].asked").count())


def goes_first(*pages: Page) -> None:
    """Whoever is asked chooses to go first: before the first duel by chance, then who lost."""
    choice = "[data-between] .order .button:has-text('first')"
    until(pages[0], lambda: any(page.locator(choice).count() for page in pages))
    next(page for page in pages if page.locator(choice).count()).locator(choice).click()
    for page in pages:
        expect(page.locator("[data-between]")).to_have_count(0)


def test_a_match_tells_every_result_and_exchanges_cards_by_cards(visits: Visits) -> None:
    host, guest, third = visits(), visits(), visits()
    room = open_for_a_friend(host, guest, deck="synchron", best_of=3, first="random")
    third.goto(f"/#/room/{room}")
    expect(third.locator("[data-between], [data-board]")).to_have_count(1)
    goes_first(host, guest)
    for page in (host, guest, third):
        expect(page.locator(".room-name")).to_contain_text("Duel 1")
        expect(page.locator("[data-board] .spot").first).to_be_visible()
    asked(host, guest)
    give_up(host)
    # everybody sees how the first duel ended, and by which rule
    for page, title in ((host, "Defeat"), (guest, "Victory"), (third, "The Duel is over")):
        end = page.get_by_role("dialog", name=title)
        expect(end).to_contain_text("Duel 1")
        expect(end.locator(".tally")).to_contain_text("8000")
        expect(end.locator(".score-line b")).to_have_text("1 – 0" if page is guest else "0 – 1")
        end.get_by_role("button", name="On to the next Duel").click()
    # no field of the duel that is over, no clock; who watches knows what is going on and keeps the log
    for page in (host, guest, third):
        expect(page.locator("[data-between]")).to_be_visible()
        expect(page.locator("[data-board]")).to_have_count(0)
        expect(page.get_by_role("log").locator(".line").first).to_be_visible()
    expect(third.locator("[data-between]")).to_contain_text("The players exchange cards")
    keep(host, "siding-1280x720-en")
    part = host.locator("[data-part=main]")
    out = part.locator(".side-card").first
    name = re.sub(r"Take out (.*) ×\d+", r"\1", out.get_attribute("aria-label") or "")
    out.click()
    expect(host.get_by_role("button", name="Ready")).to_be_disabled()
    expect(host.locator("[data-between] [role=status]")).to_contain_text("One card is missing")
    host.locator(f'[data-part=side] .side-card[aria-label^="Put in {name}"]').click()
    expect(host.locator("[data-between] [role=status]")).to_contain_text("right size")
    # pointing at a card shows its text
    expect(host.locator("[data-inspector] h2")).to_have_text(name)
    for tongue in ("ja", "en"):
        language(host, tongue)
        assert left_over(host) == []
    host.set_viewport_size({"width": 390, "height": 844})
    no_side_scroll(host)
    keep(host, "siding-390x844-en")
    host.set_viewport_size({"width": 1280, "height": 720})
    host.get_by_role("button", name="Ready").click()
    guest.get_by_role("button", name="Ready").click()
    goes_first(host)
    for page in (host, guest, third):
        expect(page.locator(".room-name")).to_contain_text("Duel 2")
        expect(page.locator("[data-board] .spot").first).to_be_visible()
    asked(host, guest)
    give_up(host)
    expect(host.get_by_role("dialog", name="Defeat").locator(".score-line b")).to_have_text("0 – 2")
    expect(guest.get_by_role("dialog", name="Victory").locator(".score li")).to_have_count(2)
    keep(guest, "match-end")


def test_who_goes_first_in_a_match_can_be_agreed(visits: Visits) -> None:
    host, guest = visits(), visits()
    open_for_a_friend(host, guest, deck="synchron", best_of=3, first="other")
    for page in (host, guest):
        expect(page.locator(".turn-line b")).to_have_text("Turn 1")
    expect(guest.locator(".turn-line .own")).to_be_visible()
    assert asked(host, guest) is guest


def test_guest_reads_what_was_agreed_and_both_clocks_are_seen(visits: Visits) -> None:
    host, guest = visits(), visits()
    host.goto("/")
    host.get_by_role("radio", name="A friend").click()
    host.locator("summary", has_text="More options").click()
    host.locator("label", has_text="Best of three").locator("select").select_option("3")
    host.get_by_label("Time for each turn").select_option("120")
    host.get_by_label("First turn").select_option("me")
    host.get_by_role("button", name="Open the room").click()
    link = host.locator(".waiting-room").get_by_label("Link", exact=True).input_value()
    guest.goto(link)
    for words in ("Master Rule 3", "Best of three", "120 seconds a turn"):
        expect(guest.locator(".agreed")).to_contain_text(words)
    guest.get_by_role("button", name="Sit down and play").click()
    for page in (host, guest):
        clocks = page.locator(".clocks span")
        expect(clocks).to_have_count(2)
        expect(page.locator(".clocks .runs")).to_have_count(1)
        times = page.locator(".clocks b").all_inner_texts()
        assert all(re.fullmatch(r"[0-2]:\d\d", one) for one in times), times
    expect(host.locator(".clocks span").first).to_have_class(re.compile("runs"))
    expect(guest.locator(".clocks span").last).to_have_class(re.compile("runs"))


def test_the_turn_ends_by_its_players_click_and_who_leaves_is_missed(visits: Visits) -> None:
    host, guest = visits(), visits()
    keep_toasts(host)
    open_for_a_friend(host, guest, deck="plain")
    # who sits down for the first time has not been away
    assert host.evaluate("window.toasts") == []
    for _ in range(60):
        state = look(host, -1)
        options = state["options"]
        if [option["verb"] for option in options] == ["to_end"]:
            break
        busy = [option for option in options if option["verb"] not in ("to_end", "to_battle", "to_main2")]
        click_option(host, busy[0] if busy else best(state))
        expect(host.locator(f'[data-prompt][data-seq="{state["seq"]}"].asked')).to_have_count(0)
    assert [option["verb"] for option in look(host)["options"]] == ["to_end"]
    expect(host.locator(".turn-line b")).to_have_text("Turn 1")
    expect(guest.locator("[data-prompt].waiting")).to_be_visible()
    guest.goto("/")
    expect(host.locator(".seat.away")).to_contain_text("away")
    was_told(host, "has left the table")
    click_option(host, look(host)["options"][0])
    expect(host.locator("[data-prompt].waiting")).to_contain_text("can come back")
    guest.locator(".room-row").first.click()
    expect(host.locator(".seat.away")).to_have_count(0)
    expect(guest.locator(".turn-line b")).to_have_text("Turn 2")
