"""Lessons in the browser: from the help to the end of a lesson, with mouse and keyboard, in both languages."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.table.browser.checks import unreadable
from tests.table.browser.conftest import Visits, keep
from tests.table.browser.hands import language, look, moved_on, no_side_scroll

from duelkit.rulebook.cite import rule


def field(number: int) -> str:
    return f"[data-spot='field-0-{number - 1}']"


def done(page: Page) -> None:
    expect(page.locator(".guide .buttons a").first).to_be_visible()


def show_me(page: Page) -> None:
    """Do what the hint says, until the lesson is done."""
    while True:
        if page.locator(".guide .buttons").count():
            return
        # the hint names an option of the question that is shown
        expect(page.locator("[data-prompt].asked")).to_have_count(1)
        asked = look(page)["seq"]
        step = page.locator(".guide .steps .done").count()
        page.locator(".guide .task .plain").click()
        told = page.locator(".guide .hint").inner_text()
        option = told.partition(":")[2].strip() or told.partition("：")[2].strip()
        button = page.locator(".prompt .option", has_text=option)
        if button.count():
            button.first.click()
        else:
            # what can be done on the board has no button where there is much of it
            name, number = re.findall(r"「(.+)」をフィールド(\d)に", option)[0]
            page.locator(f".spot.at-hand[aria-label*='{name}']").click()
            page.locator(field(int(number))).click()
        # an attack is foreseen first, which takes a moment
        foreseen = page.locator(".jud-forecast .primary")
        expect(foreseen.or_(page.locator(".guide .steps .done").nth(step)).first).to_be_visible()
        if foreseen.count():
            foreseen.click()
        expect(page.locator(".guide .steps .done")).to_have_count(step + 1)
        moved_on(page, asked)


@rule("EOJ-RECOG-11")
def test_from_the_help_to_the_end_of_a_lesson(visits: Visits) -> None:
    page = visits()
    page.goto("/")
    expect(page.locator(".new-room")).to_be_visible()
    page.keyboard.press("?")
    page.locator(".help-text a", has_text="10 short lessons").click()
    expect(page.locator(".lessons li")).to_have_count(10)
    expect(page.locator(".dialog")).to_have_count(0)
    keep(page, "lessons")
    page.locator(".lessons a").first.click()
    guide = page.locator("[data-guide]")
    expect(guide).to_contain_text("Summon Partmole Flame Lizard to field 5")
    # not possible: a card that one cannot pay for, a field that is not beside one's own
    page.locator("[data-spot='hand-0-1']").click()
    expect(guide.locator(".learned.is-impossible")).to_contain_text("not enough mana: it costs 7, you have 2")
    expect(guide.locator(".learned a.rule")).to_have_attribute("href", "#/rules/EOJ-SUMMON-02")
    page.locator("[data-spot='hand-0-0']").click()
    page.locator(field(4)).click()
    expect(guide.locator(".learned.is-impossible")).to_contain_text("the field is not next to a creature of yours")
    # allowed, but not the task
    page.locator("[data-spot='hand-0-0']").click()
    page.locator(field(7)).click()
    expect(guide.locator(".learned.is-other")).to_contain_text("take the middle")
    expect(page.locator(field(7))).to_have_attribute("aria-label", re.compile("empty"))
    keep(page, "lesson-other")
    # right
    page.locator("[data-spot='hand-0-0']").click()
    page.locator(field(5)).click()
    expect(guide.locator(".learned.is-right")).to_contain_text("Field 5 is free")
    page.keyboard.press("1")
    done(page)
    expect(page.locator(field(5))).to_have_attribute("aria-label", re.compile("Your Partmole Flame Lizard, facing up"))
    expect(page.locator(".log")).to_contain_text("You summoned Partmole Flame Lizard to field 5")
    # taken back, and done again
    page.keyboard.press("u")
    expect(guide).to_contain_text("Now choose where it faces")
    expect(page.locator(".log")).not_to_contain_text("You summoned")
    page.keyboard.press("1")
    done(page)
    page.locator(".guide .buttons a", has_text="Next").click()
    expect(guide.locator("h2")).to_have_text("2. Fields and elements")
    page.goto("/#/learn")
    expect(page.locator(".lessons .done")).to_have_count(1)
    page.reload()
    expect(page.locator(".lessons .done")).to_contain_text("Summoning")


@rule("EOJ-RECOG-11")
def test_every_lesson_is_done_in_japanese_on_a_small_screen(visits: Visits) -> None:
    page = visits(size=(844, 390), locale="ja-JP")
    page.goto("/#/learn/judgment/summoning")
    for number in range(1, 11):
        expect(page.locator(".guide h2")).to_contain_text(f"{number}. ")
        expect(page.locator(".guide .task")).to_be_visible()
        no_side_scroll(page)
        show_me(page)
        keep(page, f"lesson-{number}-ja")
        expect(page.locator(".guide .learned.is-right")).to_contain_text("正解です。")
        page.locator(".guide .buttons a").first.click()
    expect(page.locator(".new-room")).to_be_visible()
    page.goto("/#/learn/judgment")
    expect(page.locator(".lessons .done")).to_have_count(10)


def test_an_attack_is_foreseen_and_the_language_changes(visits: Visits) -> None:
    page = visits()
    page.goto("/#/learn/judgment/reactions")
    expect(page.locator("[data-guide]")).to_contain_text("Rotate Partmole Flame Lizard to the right")
    expect(page.locator("[data-board]")).to_be_visible()
    page.locator(".prompt .option", has_text="to the left").click()
    expect(page.locator(".learned.is-other")).to_contain_text("blind back")
    page.locator(".prompt .option", has_text="to the right").click()
    expect(page.locator(".learned.is-right")).to_be_visible()
    page.locator(".prompt .option", has_text="Attack").click()
    expect(page.locator(".jud-forecast")).to_contain_text("Verzar Foot Soldier dies")
    page.locator(".jud-forecast .primary").click()
    done(page)
    language(page, "ja")
    expect(page.locator("[data-guide]")).to_contain_text("再行動")
    expect(page.locator(".room-name")).to_contain_text("レッスン")
    page.goto("/#/learn/judgment/none")
    expect(page.locator(".lessons li")).to_have_count(25)


def test_a_lesson_is_readable_at_every_size(visits: Visits) -> None:
    page = visits()
    page.goto("/#/learn/judgment/sides")
    page.locator(".prompt .option", has_text="Rotate Twin Goblins to the left").click()
    expect(page.locator(".learned.is-other")).to_be_visible()
    assert unreadable(page) == []


@rule("MR3-SUM-07", "MR3-POS-06")
def test_a_lesson_of_yugioh_from_the_help_to_its_end(visits: Visits) -> None:
    page = visits()
    page.goto("/")
    expect(page.locator(".new-room")).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator(".help-text")).to_contain_text("How to play Yu-Gi-Oh!")
    page.locator(".help-text a", has_text="15 short lessons").click()
    page.locator(".lessons a", has_text="Why can't I?").click()
    guide = page.locator("[data-guide]")
    expect(guide).to_contain_text("You have Summoned Gemini Elf this turn")
    # not possible: by mouse, and by keyboard
    page.locator(".spot[aria-label*='Celtic Guardian']").click()
    expect(guide.locator(".learned.is-impossible")).to_contain_text("You have already Normal Summoned or Set")
    expect(guide.locator(".learned a.rule").first).to_have_attribute("href", "#/rules/MR3-SUM-07")
    page.locator(".spot[aria-label*='Gemini Elf']").press("Enter")
    expect(guide.locator(".learned.is-impossible")).to_contain_text("its position cannot be changed")
    # allowed, but not the task
    page.locator(".prompt .option", has_text="End the turn").click()
    expect(guide.locator(".learned.is-other")).to_contain_text("Something in your hand helps first")
    keep(page, "lesson-yugioh-other")
    show_me(page)
    done(page)
    expect(page.locator(".log")).to_contain_text("Summoned Skull")
    page.goto("/#/learn/yugioh")
    expect(page.locator(".lessons .done")).to_have_count(1)


def test_lessons_of_yugioh_in_other_editions_on_a_phone(visits: Visits) -> None:
    page = visits(size=(390, 844), locale="ja-JP")
    for lesson, edition, rules in (
        ("chains", "", "マスタールール３"),
        ("link", "/mr4", "新マスタールール"),
        ("turn", "/ex04", "エキスパートルール"),
    ):
        page.goto(f"/#/learn/yugioh/{lesson}{edition}")
        expect(page.locator("[data-prompt].asked")).to_have_count(1)
        expect(page.locator(".guide .editions [aria-current]")).to_have_count(1)
        expect(page.locator(".guide .editions [aria-current]")).to_contain_text(rules)
        no_side_scroll(page)
        show_me(page)
        expect(page.locator(".guide .learned.is-right")).to_contain_text("正解です。")
    page.goto("/#/learn/yugioh")
    expect(page.locator(".lessons .done")).to_have_count(3)
