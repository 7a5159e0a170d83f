"""The moment of a decision: the event in words, the card that asks, answers as cards, dragging, the opponent's pace."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.table.browser.checks import unreadable
from tests.table.browser.conftest import Visits, keep
from tests.table.browser.hands import (
    OPEN,
    Json,
    best,
    choose_fast,
    keep_toasts,
    language,
    look,
    open_room,
    settings,
    was_told,
)
from tests.table.browser.wishes import PLAIN, SYNCHRON

ASKED = {**SYNCHRON, "opponent_deck": "chaos_2005", "first": "other"}
"""A duel whose first question is a response to a summon of the opponent."""
MONSTERS = {**PLAIN, "seed": 1}
"""A duel that begins with monsters in the hand."""
FRIEND = {"game": "yugioh", "edition": "mr3", "deck": "plain", "opponent": "friend", "first": "me"}
BOXES = """() => [".prompt", ".log", "[data-board]", ".left", ".windows"].map((one) => {
  const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
  return [one, x, y, width, height].join(" ");
})"""


def asked_at_every_moment(visits: Visits, **more: Any) -> Page:
    page = visits(**more)
    settings(page, windows="always")
    open_room(page, **ASKED, windows="always")
    return page


def read(page: Page) -> str:
    """The name of the card in the inspector."""
    return page.locator("[data-inspector] h2").inner_text()


def passed(page: Page, state: Json) -> Json:
    """The next question after the player has passed by a click."""
    page.locator("[data-prompt] .option.pass").click()
    return look(page, state["seq"])


def at_the_summon(page: Page) -> Json:
    """The question when the opponent's first monster is about to be summoned, after those of the phases before."""
    state = look(page, -1)
    while not state["question"].startswith('"D.D. Warrior Lady"'):
        assert "Phase" in state["question"]
        state = passed(page, state)
    assert state["question"] == '"D.D. Warrior Lady" is about to be Normal Summoned. Respond?'
    return state


def test_a_question_names_its_event_and_shows_the_card_that_asks(visits: Visits) -> None:
    page = asked_at_every_moment(visits)
    state = passed(page, at_the_summon(page))
    assert state["question"] == '"D.D. Warrior Lady" was Normal Summoned. Respond?'
    assert read(page) == "D.D. Warrior Lady"
    expect(page.get_by_role("button", name="Card in question: D.D. Warrior Lady")).to_be_visible()
    language(page, "ja")
    expect(page.locator("[data-prompt] h2")).to_have_text("「異次元の女戦士」が召喚されました。何か発動しますか。")
    language(page, "en")
    # one's own answer is a card: Effect Veiler in the hand
    answer = page.locator("[data-prompt] .option.tile")
    expect(answer).to_have_count(1)
    expect(answer).to_have_accessible_name('Activate the effect of "Effect Veiler" (your hand)')
    keep(page, "moment")
    answer.click()
    state = look(page, state["seq"])
    assert 'activated the effect of "Effect Veiler"' in state["question"]
    # the effect in use is marked in the text of the card
    expect(page.locator("[data-inspector] mark").first).to_contain_text("negate")


def test_a_new_question_moves_no_focus_and_keeps_the_card_that_is_read(visits: Visits) -> None:
    page = asked_at_every_moment(visits)
    state = at_the_summon(page)
    mine = page.locator('[data-spot="hand:0:2"]')
    mine.hover()
    name = page.locator("[data-inspector] h2")
    expect(name).not_to_have_text("D.D. Warrior Lady")
    looked = read(page)
    before = page.evaluate(BOXES)
    state = passed(page, state)
    # the card that asks replaces it, and nothing else does
    expect(name).to_have_text("D.D. Warrior Lady")
    for _ in range(12):
        on_board = page.evaluate("Boolean(document.activeElement?.closest('[data-board]'))")
        assert not on_board and page.locator(".spot.lifted").count() == 0
        assert page.evaluate(BOXES) == before
        asks = page.locator("[data-prompt] .asking b")
        if asks.count() == 0:
            assert read(page) == looked
            break
        assert read(page) == asks.inner_text()
        state = passed(page, state)
    else:
        raise AssertionError("every question had a card that asks")


def test_answers_are_a_list_behind_a_key(visits: Visits) -> None:
    page = visits()
    open_room(page, **MONSTERS)
    look(page, -1)
    tiles = page.locator("[data-prompt] .option.tile")
    expect(tiles.first).to_be_visible()
    verbs = tiles.evaluate_all("all => all.map(one => [...one.classList].find(name => name.startsWith('verb-')))")
    assert verbs.index("verb-summon") < verbs.index("verb-set_monster")
    page.keyboard.press("p")
    expect(tiles).to_have_count(0)
    first = page.locator("[data-prompt] .option").first
    expect(first).to_be_focused()
    expect(first).to_contain_text("Normal Summon")
    page.keyboard.press("p")
    expect(tiles.first).to_be_focused()
    page.get_by_role("button", name="As a list").click()
    expect(tiles).to_have_count(0)
    page.get_by_role("button", name="As cards").click()
    expect(tiles.first).to_be_visible()


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: str, goal: str, by_touch: bool) -> None:
    """Drag from the middle of one place to that of another."""
    (x, y), (to_x, to_y) = middle(page, start), middle(page, goal)
    way = [(x + (to_x - x) * part / 6, y + (to_y - y) * part / 6) for part in range(7)]
    if not by_touch:
        page.mouse.move(x, y)
        page.mouse.down()
        for point in way:
            page.mouse.move(*point)
        expect(page.locator(".dragged .goal.over")).to_have_count(1)
        page.mouse.up()
        return
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for each in way:
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": each[0], "y": each[1]}]})
    expect(page.locator(".dragged .goal.over")).to_have_count(1)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("by_touch", [False, True], ids=["mouse", "finger"])
def test_dragging_from_hand_to_zone_and_from_monster_to_target(visits: Visits, by_touch: bool) -> None:
    page = visits(size=(390, 844) if by_touch else (1280, 720), has_touch=by_touch)
    open_room(page, **MONSTERS)
    state = look(page, -1)
    summons = [spot for spot in state["spots"] if spot["id"].startswith("hand:0") and "Normal Summon" in spot["label"]]
    drag(page, f'[data-spot="{summons[0]["id"]}"]', '[data-spot="monster:0:2"]', by_touch)
    # a monster may be Summoned or Set there: two signs
    menu = page.locator("[data-board] .menu.signs")
    signs = menu.get_by_role("menuitem")
    expect(signs.first).to_have_accessible_name(summons[0]["label"].split("You can: ")[-1].split(" / ")[0])
    for box in signs.evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())"):
        assert box["width"] >= 48 and box["height"] >= 48
    keep(page, f"signs-{by_touch}")
    signs.first.click()
    state = look(page, state["seq"])
    assert [
        one
        for one in page.locator(".spot.at-monster.side-0").evaluate_all("a => a.map(o => o.ariaLabel)")
        if "ATK" in one
    ]
    # on until a monster can attack another
    for _ in range(60):
        attacks = [spot for spot in state["spots"] if "Attack with" in spot["label"]]
        targets = page.locator(
            '.spot.at-monster.side-1[aria-label*="ATK"], .spot.at-monster.side-1[aria-label*="Face-down"]'
        )
        if attacks and targets.count():
            break
        assert state["kind"] == "asked"
        verbs = [option for option in state["options"] if option["verb"] not in ("attack", "direct_attack", "activate")]
        choose_fast(page, best({"options": verbs or state["options"]}))
        state = look(page, state["seq"])
    else:
        raise AssertionError("no attack on a monster")
    target = targets.first.get_attribute("data-spot")
    drag(page, f'[data-spot="{attacks[0]["id"]}"]', f'[data-spot="{target}"]', by_touch)
    look(page, state["seq"])
    expect(page.locator("[data-log]")).to_contain_text("You attacked")
    expect(page.locator(".dragged")).to_have_count(0)


def test_the_opponents_actions_are_skipped(visits: Visits) -> None:
    page = visits(lively=True)
    settings(page, pace="0.5")
    open_room(page, **{**SYNCHRON, "first": "other"})
    pace = page.get_by_role("radiogroup", name="The opponent's pace")
    expect(pace.get_by_role("radio", name="×½")).to_have_attribute("aria-checked", "true")
    # found and clicked at once: the button is there only as long as something is left to show
    page.wait_for_function(
        """() => {
      const skip = [...document.querySelectorAll("button")].find((one) => one.textContent.includes("Skip to now"));
      skip?.click();
      return Boolean(skip);
    }"""
    )
    page.wait_for_function(
        """async () => {
      const { store } = await import("/js/store.js");
      const [here] = Object.values(store.rooms);
      return here.behind === 0 && (here.state.ask || here.state.waiting);
    }"""
    )
    pace_now = page.evaluate("import('/js/store.js').then(({ store }) => store.settings.pace)")
    assert pace_now == "0.5"
    look(page, -1)


def test_a_question_with_cards_is_readable_everywhere(visits: Visits) -> None:
    page = asked_at_every_moment(visits)
    passed(page, look(page, -1))
    assert unreadable(page, lambda where: keep(page, f"moment-{where}")) == []


def test_phrases_are_read_in_the_own_language_and_can_be_hidden(visits: Visits) -> None:
    host, guest = visits(), visits(locale="ja-JP", size=(390, 844))
    keep_toasts(host)
    keep_toasts(guest)
    host.goto("/")
    host.wait_for_selector(".new-room")
    room = host.evaluate(OPEN, {**FRIEND})
    guest.goto(f"/#/room/{room}")
    guest.locator(".waiting-room .button.primary").click()
    for page in (host, guest):
        page.wait_for_selector("[data-board] .spot")
    host.get_by_role("button", name="Say something").click()
    keep(host, "phrases")
    host.get_by_role("button", name="Good luck!").click()
    was_told(guest, "お互いがんばりましょう！")
    was_told(host, "Good luck!")
    expect(host.locator(".phrase-list")).to_have_count(0)
    host.get_by_role("button", name="Say something").click()
    host.get_by_role("button", name="Hide phrases").click()
    told = host.evaluate("window.toasts.length")
    guest.get_by_role("button", name="ひとこと").click()
    guest.get_by_role("button", name="ナイスプレイ！").click()
    was_told(guest, "ナイスプレイ！")
    host.get_by_role("button", name="Show phrases again").click()
    assert host.evaluate("window.toasts.length") == told
