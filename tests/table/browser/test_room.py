"""A room in a real browser: languages, taking back, giving up, playing again, being asked, reasons, the log."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect
from tests.table.browser.checks import left_over
from tests.table.browser.conftest import Visits, keep
from tests.table.browser.hands import Keys, Mouse, best, choose_fast, hand, language, look, open_room, until
from tests.table.browser.wishes import FIRE, PLAIN, SYNCHRON


@pytest.mark.parametrize("wish", [SYNCHRON, FIRE], ids=["yugioh", "judgment"])
def test_every_word_changes_with_the_language(visits: Visits, wish: dict[str, object]) -> None:
    page = visits()
    open_room(page, **wish)
    player = Mouse(page)
    player.play(until=6)
    assert left_over(page) == []
    language(page, "ja")
    assert left_over(page) == []
    # the duel goes on in the other language, and back
    player.play(until=8)
    assert left_over(page) == []
    language(page, "en")
    assert left_over(page) == []


def test_undo_redo_and_another_line(visits: Visits) -> None:
    page = visits()
    room = open_room(page, **PLAIN)
    start = look(page)
    shown = hand(page, 0)
    choose_fast(page, best(start))
    later = look(page, start["seq"])
    held = len(hand(page, 0))
    assert hand(page, 0) != shown
    page.get_by_role("button", name="Take back").click()
    back = look(page, later["seq"])
    assert hand(page, 0) == shown and back["options"] == start["options"]
    page.get_by_role("button", name="Do again").click()
    again = look(page, back["seq"])
    assert again["options"] == later["options"] and hand(page, 0) != shown
    # the same with keys
    page.keyboard.press("u")
    assert look(page, again["seq"])["options"] == start["options"]
    page.keyboard.press("r")
    expect(page.locator("[data-board] .spot.at-hand.side-0")).to_have_count(held)
    page.get_by_role("button", name="Try this line in a new room").click()
    page.wait_for_function("(room) => !location.hash.includes(room)", arg=room)
    expect(page.locator("[data-board] .spot.at-hand.side-0")).to_have_count(held)
    assert look(page, -1)["options"] == later["options"]


@pytest.mark.parametrize("wish", [PLAIN, FIRE], ids=["yugioh", "judgment"])
def test_surrender_and_rematch(visits: Visits, wish: dict[str, object]) -> None:
    page = visits()
    room = open_room(page, **wish)
    look(page, -1)
    page.get_by_role("button", name="Surrender").click()
    sure = page.get_by_role("dialog", name="Surrender")
    expect(sure.get_by_role("button", name="Keep playing")).to_be_focused()
    page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    page.get_by_role("button", name="Surrender").click()
    sure.get_by_role("button", name="Surrender").click()
    end = page.get_by_role("dialog", name="Defeat")
    expect(end).to_be_visible()
    end.get_by_role("button", name="Rematch").click()
    page.wait_for_function("(room) => !location.hash.includes(room)", arg=room)
    page.wait_for_selector("[data-prompt].asked, [data-prompt].waiting")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert look(page, -1)["kind"] == "asked"


def test_windows_mode_is_kept_and_keys_hold(visits: Visits) -> None:
    page = visits()
    sent: list[str] = []
    page.on("websocket", lambda opened: opened.on("framesent", lambda frame: sent.append(str(frame))))
    open_room(page, **SYNCHRON)
    look(page, -1)
    always = page.get_by_role("radio", name="Always")
    always.click()
    expect(always).to_have_attribute("aria-checked", "true")
    page.reload()
    expect(always).to_have_attribute("aria-checked", "true")
    # it is the player's own, and holds in every room
    open_room(page, **SYNCHRON)
    expect(always).to_have_attribute("aria-checked", "true")
    look(page, -1)
    page.keyboard.down("x")
    expect(page.get_by_role("button", name="Hold: pass")).to_have_class(re.compile(r"\bon\b"))
    page.keyboard.up("x")
    expect(page.get_by_role("button", name="Hold: pass")).not_to_have_class(re.compile(r"\bon\b"))

    def held() -> list[str]:
        return [message["what"] for message in map(json.loads, sent) if message["type"] == "hold"]

    until(page, lambda: len(held()) >= 2)
    assert held() == ["pass", "none"]


def test_reason_leads_to_the_rulebook(visits: Visits) -> None:
    page = visits()
    # a duel that deals Monster Reborn
    open_room(page, **{**PLAIN, "seed": 12})
    look(page, -1)
    # Monster Reborn in the first turn: there is nothing to bring back
    page.locator('[data-spot^="hand:0:"][aria-label*="Monster Reborn"]').hover()
    cannot = page.locator(".judged_actions .cannot")
    expect(cannot).to_be_visible()
    link = cannot.locator("a.rule").first
    identity = link.inner_text()
    with page.expect_popup() as opened:
        link.click()
    rulebook = opened.value
    expect(rulebook.locator(".main-statement .rule-id")).to_have_text(identity)
    # the question itself has reasons as well
    page.get_by_role("button", name="Why am I asked?").click()
    expect(page.locator(".why li").first).to_be_visible()


def test_log_is_live_and_whole_after_a_reload(visits: Visits) -> None:
    page = visits()
    open_room(page, **PLAIN)
    Keys(page).play(until=3)
    log = page.get_by_role("log")
    expect(log).to_have_attribute("aria-live", "polite")
    lines = log.locator(".line").all_inner_texts()
    assert len(lines) >= 5
    page.reload()
    expect(log.locator(".line")).to_have_count(len(lines))
    assert log.locator(".line").all_inner_texts() == lines


def test_a_table_that_cannot_store_says_so(visits: Visits) -> None:
    page = visits()
    told: list[dict[str, object]] = []
    routes: list[WebSocketRoute] = []

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "room":
                told.append({key: value for key, value in message.items() if key != "id"})
            route.send(text)

        server.on_message(pass_on)
        routes.append(route)

    page.route_web_socket(re.compile("/ws$"), between)
    open_room(page, **PLAIN)
    line = page.get_by_role("alert")
    expect(line).to_have_count(0)
    assert told[-1]["stalled"] is False
    routes[-1].send(json.dumps({**told[-1], "stalled": True}))
    expect(line).to_contain_text("cannot save anything just now")
    language(page, "ja")
    expect(line).to_contain_text("保存できません")
    assert left_over(page) == []
    routes[-1].send(json.dumps({**told[-1], "stalled": False}))
    expect(line).to_have_count(0)


def test_a_computer_that_thinks_shows_how_far_it_is_and_can_be_hurried(visits: Visits) -> None:
    page = visits()
    open_room(page, **{**FIRE, "opponent": "level6", "first": "other"})
    page.get_by_role("button", name="Keep").click()
    # it thinks for five seconds about each of its actions
    progress = page.locator("[data-prompt] progress")
    expect(progress).to_be_visible()
    keep(page, "thinking")
    before = look(page)["seq"]
    page.get_by_role("button", name="Answer now").click()
    share = page.wait_for_function(
        """(before) => {
      window.share = document.querySelector("[data-prompt] progress")?.value ?? window.share ?? 0;
      return Number(document.querySelector("[data-prompt]").dataset.seq) > before && { share: window.share };
    }""",
        arg=before,
        polling=15,
    ).json_value()["share"]
    assert share < 0.9, "it has thought as long as it usually does"
