"""The quiz and the ruling of the day in the browser: by mouse and by keyboard, in both languages."""

from __future__ import annotations

import datetime

from playwright.sync_api import expect
from tests.table.browser.checks import unreadable
from tests.table.browser.conftest import Visits, keep
from tests.table.browser.hands import no_side_scroll

from duelkit import games


def test_the_quiz(visits: Visits) -> None:
    page = visits()
    question = games.named("yugioh").question(21)
    assert question is not None
    page.goto("/#/learn")
    expect(page.locator(".more-learning a")).to_have_count(2)
    page.goto("/#/learn/quiz/yugioh/21")
    guide = page.locator("[data-guide]")
    expect(guide).to_contain_text(question.text["en"])
    expect(page.locator("[data-board]")).to_be_visible()
    choices = guide.locator(".choices button")
    expect(choices).to_have_count(len(question.choices))
    choices.nth(1 - question.right).click()
    expect(guide.locator(".learned.is-other")).to_contain_text(f"Right is: {question.choices[question.right]['en']}")
    expect(choices.nth(question.right)).to_have_class("button is-right")
    expect(guide).to_contain_text("0 right of 1")
    keep(page, "quiz")
    # the next one by keyboard: the link has the focus
    page.keyboard.press("Enter")
    following = games.named("yugioh").question(22)
    assert following is not None
    expect(guide).to_contain_text(following.text["en"])
    choices.nth(following.right).press("Enter")
    expect(guide.locator(".learned.is-right")).to_be_visible()
    expect(guide).to_contain_text("1 right of 2")
    assert unreadable(page) == []


def test_the_ruling_of_a_day(visits: Visits) -> None:
    page = visits(size=(390, 844), locale="ja-JP")
    book = games.named("yugioh").rulings()
    assert book is not None
    case = book.of_day(datetime.date(2026, 11, 27))
    page.goto("/#/rulings/yugioh/day/2026-11-27")
    guide = page.locator("[data-guide]")
    expect(guide).to_contain_text(case.question["ja"])
    expect(guide).not_to_contain_text(case.answer["ja"])
    no_side_scroll(page)
    guide.locator(".choices button").nth(0 if case.verdict else 1).click()
    expect(guide.locator(".learned.is-right").first).to_contain_text("正解です。")
    expect(guide).to_contain_text(case.answer["ja"])
    # the answer plays by itself, to its last step
    expect(guide.locator(".ruling-steps li")).to_have_count(len(case.steps_told))
    expect(guide.locator(".ruling-steps li.done")).to_have_count(len(case.steps_told))
    keep(page, "ruling-of-the-day")
