"""Rulings in the browser: found, shown step by step, played on from there, in both languages."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.table.browser.checks import unreadable
from tests.table.browser.conftest import Visits, keep
from tests.table.browser.hands import language, no_side_scroll


def test_a_ruling_is_found_shown_and_played_on(visits: Visits) -> None:
    page = visits()
    page.goto("/")
    page.locator("a.learn-link", has_text="rulings").click()
    expect(page.locator(".rulings-list li").first).to_be_visible()
    page.locator(".rulings-list input").fill("Swift Scarecrow")
    expect(page.locator(".rulings-list li")).to_have_count(1)
    keep(page, "rulings")
    page.locator(".rulings-list li a").click()
    guide = page.locator("[data-guide]")
    expect(guide).to_contain_text("Swift Scarecrow cannot negate the attack")
    expect(guide).to_contain_text("the Battle Phase goes on")
    expect(page.locator("[data-board]")).to_be_visible()
    expect(guide.locator(".ruling-steps li")).to_have_count(9)
    onward = guide.locator(".buttons .primary")
    expect(onward).to_be_focused()
    page.keyboard.press("Enter")
    expect(guide.locator(".learned strong")).to_have_text("On to the Battle Phase")
    onward.click()
    expect(guide.locator(".learned")).to_contain_text('You attack with "Gemini Elf" (A)')
    expect(guide.locator(".learned a.rule")).to_have_attribute("href", "#/rules/MR20-BP-04")
    keep(page, "ruling-step")
    # one plays on, both sides, and comes back
    guide.locator("button", has_text="Play on from here").click()
    expect(guide).to_contain_text("You play both sides from here")
    page.locator(".prompt .option", has_text="Activate nothing").click()
    page.locator(".prompt .option", has_text="Swift Scarecrow").first.click()
    expect(page.locator(".log")).to_contain_text("Swift Scarecrow")
    keep(page, "ruling-playing")
    guide.locator("button", has_text="Return to the ruling").click()
    expect(guide.locator(".learned")).to_contain_text("You attack with")
    expect(page.locator(".log")).not_to_contain_text("Swift Scarecrow")
    # to a step by its line, in another edition
    guide.locator(".ruling-steps button").nth(7).click()
    expect(guide.locator(".learned.is-right")).to_contain_text("is face-down")
    guide.locator("select").select_option("mr3")
    expect(guide.locator(".learned.is-right")).to_contain_text("is face-down")
    guide.locator("button", has_text="Back").click()
    expect(guide.locator(".learned")).to_contain_text("It is the Battle Phase")
    assert unreadable(page) == []


def test_a_ruling_in_japanese_on_a_small_screen_and_from_a_card(visits: Visits) -> None:
    page = visits(size=(390, 844), locale="ja-JP")
    page.goto("/#/rulings/yugioh/exiled-force-alone")
    guide = page.locator("[data-guide]")
    expect(guide).to_contain_text("ならず者傭兵部隊")
    guide.locator(".buttons .primary").click()
    expect(guide.locator(".learned.is-right")).to_contain_text("自分は「ならず者傭兵部隊」を発動できない")
    expect(guide.locator(".learned a.rule")).to_have_text("MR20-TGT-01")
    no_side_scroll(page)
    keep(page, "ruling-ja")
    language(page, "en")
    expect(guide.locator(".learned.is-right")).to_contain_text('You cannot activate "Exiled Force"')
    page.goto("/#/rules/MR3-TGT-01")
    page.locator(".rulings-panel a").first.click()
    expect(guide).to_be_visible()
    guide.locator(".ruling-cards a").first.click()
    expect(page.locator(".rulings-panel li").first).to_be_visible()
    keep(page, "ruling-card")
