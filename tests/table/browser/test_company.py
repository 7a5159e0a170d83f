"""Company in real browsers: matches against the computer, friends, rated rooms, blocked players, the saved account."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.table.browser.checks import JAPANESE, LATIN, LATIN_STAYS, cut_off, faint_texts, nameless, unreadable
from tests.table.browser.conftest import Visits, keep
from tests.table.browser.hands import best, click_option, keep_toasts, look, open_for_a_friend, visible_words, was_told
from tests.table.browser.test_axe import SET, findings, judged
from tests.table.browser.test_matches import give_up, goes_first

# people's names here have neither Japanese nor Latin letters: both would stand out in a page of the other language


def test_a_match_against_the_computer(visits: Visits) -> None:
    page = visits()
    page.goto("/")
    page.get_by_label("Your deck").select_option("builtin:synchron")
    page.get_by_label("Opponent's deck").select_option("builtin:synchron")
    page.get_by_label("First turn").select_option("me")
    page.locator("summary", has_text="More options").click()
    page.locator("label", has_text="Best of three").locator("select").select_option("3")
    page.get_by_role("button", name="Start the Duel").click()
    look(page, -1)
    expect(page.locator(".room-name")).to_contain_text("Duel 1")
    give_up(page)
    end = page.get_by_role("dialog", name="Defeat")
    expect(end.locator(".score-line b")).to_have_text("0 – 1")
    expect(end.get_by_role("button", name="Undo")).to_have_count(0)
    end.get_by_role("button", name="On to the next Duel").click()
    page.get_by_role("button", name="Ready").click()
    goes_first(page)
    expect(page.locator(".room-name")).to_contain_text("Duel 2")
    state = look(page, -1)
    for _ in range(5):
        click_option(page, best(state))
        state = look(page, state["seq"])
    keep(page, "computer-match")
    give_up(page)
    expect(page.get_by_role("dialog", name="Defeat").locator(".score-line b")).to_have_text("0 – 2")


def named(page: Page, name: str) -> None:
    """Give the visitor a name."""
    page.goto("/")
    page.wait_for_selector(".new-room")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Save", exact=True).click()
    page.keyboard.press("Escape")


def looked_at(page: Page, name: str) -> None:
    """Check what everybody needs, in both languages and three sizes, and keep pictures."""
    assert unreadable(page, lambda where: keep(page, f"{name}-{where}")) == []
    assert findings(page, judged, name, cycle(("light", "contrast"))) == []
    page.evaluate(SET, ["dark", "en"])
    page.set_viewport_size({"width": 1280, "height": 720})


def dialog_looked_at(page: Page, name: str, inside: str = ".dialog") -> None:
    """The same for an open dialog, which covers the way to the other language.

    :param inside: the part of it whose words are read.
    """
    for tongue in ("ja", "en"):
        page.evaluate(
            "(tongue) => import('/js/store.js').then((store) => store.setSetting('language', tongue))", tongue
        )
        expect(page.locator("html")).to_have_attribute("lang", tongue)
        wrong = LATIN if tongue == "ja" else JAPANESE
        assert [words for words in visible_words(page, inside) if wrong.search(LATIN_STAYS.sub("", words))] == []
        assert nameless(page) + cut_off(page) + faint_texts(page) + judged(page) == []
        keep(page, f"{name}-{tongue}")


def test_friends_by_link_invite_each_other(visits: Visits) -> None:
    host, guest, third = visits(), visits(), visits()
    named(host, "Анна")
    link = host.get_by_label("Link for friends").input_value()
    guest.goto(link)
    expect(guest.get_by_role("heading", name="Анна wants to be your friend")).to_be_visible()
    guest.get_by_label("Your name").fill("Бен")
    keep(guest, "friend-link")
    guest.get_by_role("button", name="Become friends").click()
    expect(guest.locator(".people li", has_text="Анна")).to_contain_text("here")
    friend = host.locator(".people li", has_text="Бен")
    expect(friend).to_contain_text("here")
    looked_at(host, "friends")
    host.get_by_role("radio", name="A friend").click()
    host.get_by_label("Your deck").select_option("builtin:plain")
    host.get_by_role("button", name="Open the room").click()
    host.locator(".waiting-room .people li", has_text="Бен").get_by_role("button", name="Invite").click()
    expect(host.locator(".waiting-room .people")).to_contain_text("Invited")
    keep(host, "invite-friends")
    invitation = guest.get_by_role("alert").filter(has_text="Анна invites you to a Duel")
    expect(invitation).to_be_visible()
    keep(guest, "invitation")
    invitation.get_by_role("link", name="Go there").click()
    guest.get_by_label("Your deck").select_option("builtin:plain")
    guest.get_by_role("button", name="Sit down and play").click()
    for page in (host, guest):
        page.wait_for_selector("[data-board] .spot")
    # spectators are listed by name
    named(third, "Чие")
    third.goto(host.url)
    third.wait_for_selector("[data-board] .spot")
    host.get_by_role("button", name="Players and spectators (1 spectator)").click()
    people = host.get_by_role("group", name="Players and spectators")
    for name in ("Анна", "Бен", "Чие"):
        expect(people).to_contain_text(name)
    looked_at(host, "people")


def test_a_blocked_player_is_gone_and_a_report_goes_to_the_host(visits: Visits) -> None:
    host, guest = visits(), visits()
    keep_toasts(host)
    for page, name in ((host, "Анна"), (guest, "Мэл")):
        named(page, name)
    open_for_a_friend(host, guest)
    host.get_by_role("button", name="Players and spectators").click()
    host.get_by_role("button", name="Report").click()
    dialog = host.get_by_role("dialog", name="Report Мэл to the host")
    dialog.get_by_label("Reason").select_option("stalling")
    dialog.get_by_label("What happened?").fill("does not answer")
    dialog_looked_at(host, "report")
    dialog.get_by_role("button", name="Send the report").click()
    was_told(host, "The host will read your report")
    host.get_by_role("button", name="Players and spectators").click()
    host.get_by_role("button", name="Block").click()
    host.get_by_role("dialog", name="Block Мэл?").get_by_role("button", name="Block").click()
    was_told(host, "Мэл is blocked")
    host.goto("/")
    host.get_by_role("radio", name="A friend").click()
    host.locator("summary", has_text="More options").click()
    host.get_by_label("Show the room to everybody").check()
    host.get_by_role("button", name="Open the room").click()
    link = host.locator(".waiting-room").get_by_label("Link", exact=True).input_value()
    other = visits()
    other.goto("/")
    expect(other.locator(".rooms .row-link", has_text="Анна waits")).to_have_count(1)
    guest.goto("/")
    guest.wait_for_selector(".new-room")
    expect(guest.get_by_role("heading", name="Public rooms")).to_be_visible()
    expect(guest.locator(".rooms .row-link", has_text="Анна waits")).to_have_count(0)
    guest.goto(link)
    expect(guest.get_by_role("heading", name="No room here")).to_be_visible()
    host.goto("/")
    host.locator("summary", has_text="1 blocked player").click()
    host.get_by_role("button", name="Unblock").click()
    expect(host.locator("summary", has_text="blocked player")).to_have_count(0)


def test_a_rated_room_in_the_lobby_changes_both_ratings(visits: Visits) -> None:
    host, guest = visits(), visits()
    named(host, "Рика")
    host.get_by_role("radio", name="A friend").click()
    host.get_by_label("Your deck").select_option("builtin:plain")
    host.locator("summary", has_text="More options").click()
    host.get_by_label("Rated").check()
    # a rated room needs a clock
    expect(host.get_by_label("Time for each turn")).to_have_value("180")
    host.get_by_label("Show the room to everybody").check()
    host.get_by_role("button", name="Open the room").click()
    host.wait_for_selector(".waiting-room")
    named(guest, "Сора")
    entry = guest.locator(".rooms .row-link", has_text="Рика (1500) waits for an opponent")
    for words in ("Master Rule 3", "180 seconds a turn", "Rated", "waits for a player"):
        expect(entry).to_contain_text(words)
    guest.get_by_label("With a free seat").check()
    expect(entry).to_be_visible()
    looked_at(guest, "lobby")
    entry.click()
    expect(guest.locator(".agreed")).to_contain_text("Rated")
    guest.get_by_label("Your deck").select_option("builtin:plain")
    guest.get_by_role("button", name="Sit down and play").click()
    for page in (host, guest):
        page.wait_for_selector("[data-board] .spot")
        expect(page.locator(".seats")).to_contain_text("1500?")
    give_up(guest)
    end = host.get_by_role("dialog", name="Victory")
    expect(end.locator(".end-ratings .won")).to_contain_text("+")
    expect(end.locator(".end-ratings .lost")).to_contain_text("−")
    dialog_looked_at(host, "rated-end")
    host.goto("/")
    expect(host.locator(".friends .ratings")).to_contain_text("(1 room)")
    host.get_by_role("link", name="Rating list").click()
    expect(host.locator(".ratings-list tbody tr")).to_contain_text(["Рика", "Сора"])
    looked_at(host, "ratings")


def test_a_saved_account_comes_back_in_another_browser(visits: Visits, tmp_path: Path) -> None:
    page, other = visits(), visits(mistakes=("401",))
    named(page, "Анна")
    page.get_by_role("button", name="Settings").click()
    dialog_looked_at(page, "account", ".account")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download it").click()
    file = tmp_path / "account.txt"
    download.value.save_as(file)
    token = page.evaluate("JSON.parse(localStorage.duelkit).token")
    assert file.read_text("utf-8").splitlines()[-1] == token
    keep_toasts(other)
    other.goto("/")
    other.wait_for_selector(".new-room")
    other.get_by_role("button", name="Settings").click()
    other.get_by_label("Token of your account").fill("x" * 32)
    other.get_by_role("button", name="Bring it back").click()
    was_told(other, "This table knows no such account")
    with other.expect_navigation():
        other.get_by_label("Open an account file").set_input_files(file)
    other.wait_for_selector(".new-room")
    other.get_by_role("button", name="Settings").click()
    expect(other.get_by_label("Your name")).to_have_value("Анна")
    assert other.evaluate("JSON.parse(localStorage.duelkit).token") == token
