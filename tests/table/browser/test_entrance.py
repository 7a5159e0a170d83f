"""The first page and what leads from it: what one click deals, rooms by name and date, links, unknown addresses."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect
from tests.table.browser.checks import left_over, settled
from tests.table.browser.conftest import Visits, keep
from tests.table.browser.hands import best, click_option, keep_toasts, language, look, no_side_scroll, open_room, until
from tests.table.browser.wishes import FIRE, PLAIN


def test_one_click_deals_the_deck_that_it_names_and_the_form_shows(visits: Visits) -> None:
    page = visits()
    wishes: list[str] = []
    page.on("websocket", lambda opened: opened.on("framesent", lambda frame: wishes.append(str(frame))))
    page.goto("/")
    quick = page.get_by_role("button", name="Play Yu-Gi-Oh! now")
    name = re.search("“(.*)”", quick.inner_text())
    assert name is not None
    form = page.get_by_label("Your deck")
    assert form.locator("option:checked").inner_text() == name[1]
    deck = form.input_value().removeprefix("builtin:")
    quick.click()
    page.wait_for_selector("[data-board] .spot")
    until(page, lambda: any('"create"' in frame for frame in wishes))
    created = next(frame for frame in wishes if '"create"' in frame)
    assert f'"deck":"{deck}"' in created


def test_options_of_one_room_do_not_stick_to_the_next(visits: Visits) -> None:
    page = visits()
    page.goto("/")
    page.get_by_role("radio", name="A friend").click()
    page.locator("summary", has_text="More options").click()
    page.get_by_label("Show the room to everybody").check()
    page.get_by_label("Title").fill("#1")
    page.get_by_label("Time for each turn").select_option("120")
    # what is set is seen without opening the options
    expect(page.locator("summary .chip")).to_have_text(["120 seconds a turn", "Show the room to everybody", "#1"])
    page.get_by_role("button", name="Open the room").click()
    expect(page.locator(".waiting-room")).to_be_visible()
    page.goto("/#/")
    page.reload()
    expect(page.locator("summary .chip")).to_have_text(["120 seconds a turn"])
    page.locator("summary", has_text="More options").click()
    expect(page.get_by_label("Show the room to everybody")).not_to_be_checked()
    expect(page.get_by_label("Title")).to_have_value("")


def test_rooms_and_replays_are_listed_by_opponent_deck_date_and_result(visits: Visits) -> None:
    page = visits()
    open_room(page, **{**PLAIN, "title": "Training"})
    look(page, -1)
    page.get_by_role("button", name="Surrender").click()
    page.get_by_role("dialog").get_by_role("button", name="Surrender").click()
    expect(page.get_by_role("dialog", name="Defeat")).to_be_visible()
    open_room(page, **FIRE)
    look(page, -1)
    for path in ("/#/", "/#/replay"):
        page.goto(path)
        page.reload()
        rows = page.locator(".room-row")
        expect(rows).to_have_count(2)
        expect(rows.nth(0)).to_contain_text("going on")
        expect(rows.nth(0)).to_contain_text("against computer, random")
        expect(rows.nth(1)).to_contain_text("Training")
        expect(rows.nth(1)).to_contain_text("lost")
        expect(rows.nth(1)).to_contain_text("deck Plain")
        expect(rows.nth(1).locator("small")).to_have_text(re.compile(r"\d\d:\d\d"))
        settled(page)
        keep(page, f"list{path.replace('/', '-')}")
    assert left_over(page) == []


def test_a_long_list_of_rooms_keeps_its_words_together(visits: Visits) -> None:
    page = visits()
    row = {
        "game": "yugioh",
        "edition": "mr3",
        "title": "",
        "status": "playing",
        "you": 0,
        "opponent": "friend",
        "best_of": 3,
        "created": 1.7e9,
        "updated": 1.7e9,
        "seats": [
            {"kind": "human", "name": "Anna", "deck": "goat_cookie_cutter_chaos", "won": 1},
            {"kind": "human", "name": "Maximilian of the hills", "deck": "plain", "won": 0},
        ],
    }
    page.route(
        "**/api/my/rooms",
        lambda route: route.fulfill(json={"rooms": [{**row, "room": f"r{number}"} for number in range(9)]}),
    )
    page.goto("/")
    page.get_by_role("button", name="Show all 9").click()
    expect(page.locator(".room-row")).to_have_count(9)
    for width, height in ((1280, 720), (1920, 1080), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        narrow = page.locator(".room-what").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect().width / parseFloat(getComputedStyle(one).fontSize))"
        )
        assert len(narrow) == 9 and min(narrow) > 10, "some words a line"
        no_side_scroll(page)


def test_unknown_addresses_say_so(visits: Visits) -> None:
    page = visits()
    page.goto("/#/nowhere/at/all")
    expect(page.get_by_role("main")).to_contain_text("There is no page at #/nowhere/at/all")
    page.get_by_role("link", name="To the start page").last.click()
    expect(page.locator(".new-room")).to_be_visible()


def answers(page: Page, addresses: list[str]) -> None:
    """Let the table know other addresses of itself."""

    def answer(route: Route) -> None:
        route.fulfill(json={"addresses": addresses})

    page.route("**/api/addresses", answer)


@pytest.mark.parametrize("network", [True, False])
def test_link_for_a_friend_leads_to_an_address_of_the_network(visits: Visits, network: bool) -> None:
    page = visits()
    beyond = ["http://192.168.1.5:8123/", "http://10.0.0.7:8123/"] if network else []
    answers(page, ["http://localhost:8123/", *beyond])
    page.goto("/")
    page.get_by_role("radio", name="A friend").click()
    page.get_by_role("button", name="Open the room").click()
    room = page.locator(".waiting-room")
    link = room.get_by_label("Link", exact=True)
    if not network:
        expect(link).to_have_value(re.compile(r"http://127\.0\.0\.1"))
        expect(room.locator(".notice")).to_contain_text("this computer only")
        expect(room.locator("code")).to_have_text("duelkit table --network")
        return
    expect(link).to_have_value(re.compile(r"http://192\.168\.1\.5:8123/#/room/"))
    expect(room).to_contain_text("not encrypted")
    room.get_by_role("radio", name="10.0.0.7:8123").click()
    expect(link).to_have_value(re.compile(r"http://10\.0\.0\.7:8123/#/room/"))
    room.get_by_role("radio", name="This computer").click()
    expect(link).to_have_value(re.compile(r"http://127\.0\.0\.1:\d+/#/room/"))
    keep(page, "invite")
    language(page, "ja")
    assert left_over(page) == []


def test_settings_stay_where_they_are_while_one_chooses(visits: Visits) -> None:
    page = visits(lively=True)
    open_room(page, **PLAIN)
    state = look(page, -1)
    box = page.locator(".windows").bounding_box()
    page.evaluate("""() => {
      window.moved = new Set();
      const watch = () => {
        window.moved.add(Math.round(document.querySelector(".windows")?.getBoundingClientRect().y ?? -1));
        requestAnimationFrame(watch);
      };
      watch();
    }""")
    for _ in range(3):
        click_option(page, best(state))
        state = look(page, state["seq"])
    assert box is not None and page.evaluate("[...window.moved]") == [round(box["y"])]


def test_no_empty_message_after_a_lost_connection(visits: Visits) -> None:
    lost = ("WebSocket connection to", "Failed to load resource", "ERR_INTERNET_DISCONNECTED")
    page = visits(mistakes=lost)
    keep_toasts(page)
    open_room(page, **PLAIN)
    look(page, -1)
    # what waits for an answer when the connection is lost is refused without words
    page.evaluate("""async () => {
      const { send } = await import("/js/net.js");
      const { complain } = await import("/js/refusals.js");
      const { toast } = await import("/js/ui.js");
      const waits = send("why", { room: location.hash.split("/")[2] }).catch((error) => {
        complain(error);
        toast(error.message, "bad");
      });
      dispatchEvent(new Event("offline"));
      await waits;
      dispatchEvent(new Event("online"));
    }""")
    expect(page.get_by_role("alert")).to_have_count(0)
    assert [words for words in page.evaluate("window.toasts") if not words.strip()] == []


def test_keyboard_starts_on_the_field_and_every_option_has_a_key(visits: Visits) -> None:
    page = visits()
    sent: list[str] = []
    page.on("websocket", lambda opened: opened.on("framesent", lambda frame: sent.append(str(frame))))
    open_room(page, **{**PLAIN, "deck": "magician_pendulum", "opponent_deck": "magician_pendulum", "seed": 9})
    state = look(page, -1)
    page.wait_for_function("() => document.activeElement?.closest('[data-board]')")
    options = [option for option in state["options"] if not option["pass"]]
    assert len(options) > 10 and all(option["key"] for option in options)
    assert len({option["key"] for option in options}) == len(options)
    # the way to the field and back is told where one looks first
    page.get_by_role("button", name="Help").click()
    expect(page.get_by_role("dialog")).to_contain_text("to the field")
    page.keyboard.press("Escape")
    page.keyboard.press(options[-1]["key"].lower())
    look(page, state["seq"])
    until(page, lambda: any('"choose"' in frame for frame in sent))
    choices = [json.loads(frame) for frame in sent if '"choose"' in frame]
    assert [found["option"] for found in choices] == [options[-1]["index"]]


def test_messages_do_not_cover_the_hand(visits: Visits) -> None:
    page = visits()
    open_room(page, **PLAIN)
    look(page, -1)
    page.evaluate("""() => { import("/js/ui.js").then(({ toast }) => toast("A message")); }""")
    # both are measured at one moment: the message goes
    measured = page.wait_for_function("""() => {
      const message = document.querySelector(".toast")?.getBoundingClientRect();
      const cards = [...document.querySelectorAll("[data-board] .spot.at-hand.side-0")];
      return message && cards.length && [message.bottom, ...cards.map((one) => one.getBoundingClientRect().top)];
    }""").json_value()
    assert all(measured[0] <= top for top in measured[1:])


def test_names_on_cards_break_between_words(visits: Visits) -> None:
    page = visits(locale="ja-JP")
    page.goto("/")
    page.wait_for_selector(".new-room")
    names = ["スクラップ・フィスト", "戦士の生還", "ブラック・マジシャン", "Junk Synchron"]
    told = page.evaluate(
        """async (names) => {
      const { fitName } = await import("/js/fit.js");
      return names.map((name) => fitName(name, 108, [26, 23, 20, 18, 16], 3, 72).lines);
    }""",
        names,
    )
    first, *others = told
    assert first == ["スクラップ・", "フィスト"]
    assert others == [["戦士の", "生還"], ["ブラック・", "マジシャン"], ["Junk", "Synchron"]]
