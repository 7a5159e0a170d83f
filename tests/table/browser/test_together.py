"""Several at one table in real browsers: a friend by link, spectators, a clock, a match, lost connections."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect
from tests.table.browser.conftest import Server, Visits
from tests.table.browser.hands import (
    Json,
    Mouse,
    best,
    board,
    choose_fast,
    click_option,
    hand,
    keep_toasts,
    language,
    look,
    no_side_scroll,
    open_for_a_friend,
    open_room,
    until,
    was_told,
)
from tests.table.browser.wishes import PLAIN

LOST = ("WebSocket connection to", "Failed to load resource", "ERR_INTERNET_DISCONNECTED")
"""What the console says when a connection is lost."""


def in_step(page: Page, before: Json) -> None:
    """Wait until the page shows again what it showed before the connection was lost, from a new state."""
    page.wait_for_function(
        """([question, seq]) => {
      const prompt = document.querySelector("[data-prompt].asked");
      return prompt?.querySelector("h2").textContent === question && Number(prompt.dataset.seq) !== seq;
    }""",
        arg=[before["question"], before["seq"]],
    )


def log_lines(page: Page) -> list[str]:
    return page.get_by_role("log").locator(".line").all_inner_texts()


def test_killed_server_comes_back_and_the_duel_goes_on(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    visits = Visits(browser, server.address)
    try:
        page = visits(mistakes=LOST)
        open_room(page, **PLAIN)
        player = Mouse(page)
        player.play(until=7)
        before, shown, said = look(page), board(page), log_lines(page)
        server.kill()
        expect(page.get_by_role("alert")).to_contain_text("connection is lost")
        server.start()
        expect(page.get_by_role("alert")).to_have_count(0)
        in_step(page, before)
        assert look(page)["options"] == before["options"]
        assert board(page) == shown and log_lines(page) == said
        player.play(until=10)
        # a new page of the same visitor finds the duel as well
        shown = board(page)
        second = visits.page(page.context, LOST)
        second.goto(page.url)
        second.wait_for_selector("[data-prompt].asked")
        second.wait_for_selector("[data-board] .spot")
        assert board(second) == shown
        assert visits.wrong == []
    finally:
        visits.leave()
        server.stop()


def test_lost_connection_comes_back_by_itself(visits: Visits) -> None:
    page = visits(mistakes=LOST)
    open_room(page, **PLAIN)
    player = Mouse(page)
    player.play(until=4)
    before, said = look(page), log_lines(page)
    page.context.set_offline(True)
    expect(page.get_by_role("alert")).to_contain_text("connection is lost")
    # what is chosen meanwhile is done as soon as the table hears of it
    choose_fast(page, best(before))
    page.context.set_offline(False)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.wait_for_function(
        """(question) => {
      const prompt = document.querySelector("[data-prompt].asked");
      return prompt && prompt.querySelector("h2").textContent !== question;
    }""",
        arg=before["question"],
    )
    assert log_lines(page)[: len(said)] == said and len(log_lines(page)) > len(said)
    player.play(until=7)
    assert player.questions == 7


def somebody_asked(*pages: Page) -> None:
    """Wait until a page is asked something, or the duel is over."""
    until(pages[0], lambda: any(page.locator("[data-prompt].asked, [data-prompt].over").count() for page in pages))


def look_past(page: Page, seq: int) -> None:
    """Wait until an answer has been taken."""
    page.wait_for_function(
        """(seq) => { const prompt = document.querySelector("[data-prompt]");
      return !prompt.classList.contains("asked") || Number(prompt.dataset.seq) > seq; }""",
        arg=seq,
        polling=15,
    )


def test_two_play_by_link_and_a_third_watches(visits: Visits) -> None:
    host, guest, third = visits(), visits(size=(844, 390)), visits(locale="ja-JP")
    heard: list[str] = []
    third.on("websocket", lambda opened: opened.on("framereceived", lambda frame: heard.append(str(frame))))
    host.goto("/")
    host.get_by_role("radio", name="A friend").click()
    host.get_by_label("Your deck").select_option("builtin:plain")
    host.get_by_role("button", name="Open the room").click()
    link = host.locator(".waiting-room").get_by_label("Link", exact=True).input_value()
    guest.goto(link)
    guest.get_by_label("Your deck").select_option("builtin:plain")
    guest.get_by_role("button", name="Sit down and play").click()
    for page in (host, guest):
        page.wait_for_selector("[data-board] .spot")
    third.goto(link)
    third.wait_for_selector("[data-board] .spot")
    expect(third.locator(".room-bar .chip")).to_be_visible()
    done = 0
    for _ in range(400):
        for page in (host, guest):
            state = look(page)
            if state["kind"] == "asked":
                click_option(page, best(state))
                look_past(page, state["seq"])
                done += 1
        if done >= 14:
            break
        somebody_asked(host, guest)
    assert done >= 14
    # each sees the own hand and the back of the other's; who watches sees two backs
    for page in (host, guest):
        assert hand(page, 0) and all(
            "Face-down" in label or "Unknown" in label or "hidden" in label.lower() for label in hand(page, 1)
        ), hand(page, 1)
        assert not any("Unknown" in label for label in hand(page, 0))
    names = {re.sub(r"^.*?card \d+: ([^.]+).*$", r"\1", label) for page in (host, guest) for label in hand(page, 0)}
    assert names
    language(third, "en")
    for label in hand(third, 0) + hand(third, 1):
        assert not any(name in label for name in names), label
    views = [state["view"] for state in map(json.loads, heard) if state.get("type") == "state"]
    assert views and all(card["passcode"] == 0 for view in views for side in view["sides"] for card in side["hand"])
    # nobody who only watches is asked anything
    expect(third.locator("[data-prompt] .option")).to_have_count(0)
    no_side_scroll(guest)


def test_names_are_asked_where_others_read_them(visits: Visits) -> None:
    host, guest, third = visits(), visits(), visits()
    host.goto("/")
    host.get_by_role("radio", name="A friend").click()
    name = host.get_by_label("Your name")
    expect(name).to_have_value("")
    name.fill("Anna")
    host.get_by_role("button", name="Open the room").click()
    seats = host.locator(".seats .seat")
    expect(seats.first).to_contain_text("Anna")
    # nobody sits on a free seat
    expect(seats.last).to_contain_text("free seat")
    expect(host.locator(".seats .dot.here")).to_have_count(1)
    link = host.locator(".waiting-room").get_by_label("Link", exact=True).input_value()
    guest.goto(link)
    expect(guest.locator(".waiting-room h2")).to_have_text("Anna waits for an opponent")
    # the deck that is offered first is the one that suits everybody
    expect(guest.get_by_label("Your deck")).to_have_value("builtin:plain")
    guest.get_by_label("Your name").fill("Bob")
    guest.get_by_role("button", name="Sit down and play").click()
    guest.wait_for_selector("[data-board] .spot")
    third.goto(link)
    for page in (host, guest, third):
        expect(page.locator(".seats")).to_contain_text("Bob")
        expect(page.locator(".seats .dot.here")).to_have_count(2)
    expect(third.get_by_role("log")).to_contain_text("Anna drew")
    expect(third.get_by_role("log")).not_to_contain_text("Player")
    # a name stays, and is asked for no second time
    host.goto("/")
    host.get_by_role("radio", name="A friend").click()
    expect(host.get_by_label("Your name")).to_have_value("Anna")


NAME = "<img src=x onerror=a()>"
TITLE = "<script>a()</script><b>x</b> &lt;&amp;"


def test_names_and_titles_are_only_text(visits: Visits) -> None:
    host, guest = visits(), visits()
    host.goto("/")
    host.get_by_role("button", name="Settings").click()
    host.get_by_label("Your name").fill(NAME)
    host.get_by_role("button", name="Save").click()
    host.keyboard.press("Escape")
    open_for_a_friend(host, guest, title=TITLE, public=True)
    for page in (host, guest):
        expect(page.locator(".seats")).to_contain_text(NAME)
        expect(page.locator(".room-name b")).to_have_text(TITLE)
    expect(guest.locator("[data-board]")).to_contain_text(NAME)
    lobby = visits()
    lobby.goto("/")
    expect(lobby.locator(".rooms .row-link b", has_text="script")).to_have_text(TITLE)
    for page in (host, guest, lobby):
        assert page.locator("img[src=x], b b, script:not([src], [type=importmap])").count() == 0


def test_clock_runs_out_and_the_turn_passes(visits: Visits) -> None:
    host, guest = visits(), visits()
    keep_toasts(host)
    open_for_a_friend(host, guest, clock=30)
    clock = host.get_by_role("timer")
    expect(clock).to_be_visible()
    assert 0 < int(clock.inner_text()) <= 30
    expect(guest.get_by_role("timer")).to_have_count(0)
    expect(guest.locator(".turn-line b")).to_have_text("Turn 1")
    # nobody does anything
    was_told(host, "Your time is up")
    expect(guest.get_by_role("timer")).to_be_visible()
    # the clock goes on in the turns after it, and a busy machine may look late: any later turn will do
    for page in (host, guest):
        expect(page.locator(".turn-line b")).not_to_have_text("Turn 1")
    expect(host.locator("[data-prompt].asked")).to_have_count(0)
