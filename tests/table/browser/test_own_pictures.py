"""Pictures of cards that the user has: dropped onto the page, kept in the browser, shown instead of our drawings."""

from __future__ import annotations

import base64
from typing import Any, Final

from playwright.sync_api import Page, expect
from tests.table.browser.conftest import Visits
from tests.table.browser.hands import look, open_room
from tests.table.browser.wishes import FIRE, PLAIN

PIXEL: Final = base64.b64decode(
    "/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB"
    "AQEBAQEBAQH/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACv/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AfwD/2Q=="
)
"""A picture of one point."""
DROP: Final = """([files]) => {
  const transfer = new DataTransfer();
  for (const { name, text } of files) {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    transfer.items.add(new File([bytes], name, { type: name.endsWith(".jpg") ? "image/jpeg" : "" }));
  }
  document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
}"""
SUMMONED_SKULL: Final = 70781052


def drop(page: Page, files: dict[str, bytes]) -> None:
    """Drops files onto the page."""
    rows = [{"name": name, "text": base64.b64encode(data).decode()} for name, data in files.items()]
    page.evaluate(DROP, [rows])


def drawn(page: Page) -> dict[str, Any]:
    """How many faces are pictures, and how many are drawn."""
    found: dict[str, Any] = page.evaluate("""() => ({
      own: document.querySelectorAll(".ycard .face.pictured").length,
      drawn: document.querySelectorAll(".ycard .face:not(.pictured):not(.back)").length })""")
    return found


def test_dropped_pictures_are_kept_in_the_browser_and_shown(visits: Visits) -> None:
    page = visits()
    open_room(page, **PLAIN)
    look(page, -1)
    assert drawn(page)["own"] == 0
    drop(
        page,
        {
            f"{SUMMONED_SKULL}.jpg": PIXEL,
            "0044095762.jpg": PIXEL,
            "holiday.jpg": PIXEL,
            "53129443.jpg": b"not a picture",
            "5318639.txt": PIXEL,
        },
    )
    expect(page.locator(".toast").first).to_contain_text("2 pictures added")
    expect(page.locator(".toast").nth(1)).to_contain_text("3 files are not pictures")
    expect(page.locator(".ycard .face.pictured").first).to_be_visible()
    found = drawn(page)
    assert found["own"] > 0 and found["drawn"] > 0, "cards without a picture are drawn"
    # the name can be read on a picture too
    expect(page.locator(".ycard .face.pictured .name").first).to_be_visible()
    page.reload()
    look(page, -1)
    expect(page.locator(".ycard .face.pictured").first).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Drawn").click()
    expect(page.locator(".ycard .face.pictured")).to_have_count(0)
    page.get_by_role("radio", name="My own").click()
    expect(page.locator(".ycard .face.pictured").first).to_be_attached()
    page.get_by_role("button", name="Remove my pictures").click()
    expect(page.locator(".ycard .face.pictured")).to_have_count(0)


def test_a_broken_picture_gives_way_to_the_drawing(visits: Visits) -> None:
    page = visits()
    open_room(page, **PLAIN)
    look(page, -1)
    before = drawn(page)["drawn"]
    drop(page, {f"{SUMMONED_SKULL}.jpg": b"\xff\xd8\xff\xe0 torn", "44095762.jpg": b"\xff\xd8\xff\xe0 torn"})
    expect(page.locator(".toast").first).to_contain_text("2 pictures added")
    page.wait_for_function(
        "(before) => document.querySelectorAll('.ycard .face:not(.back)').length >= before", arg=before
    )
    expect(page.locator(".ycard .face.pictured")).to_have_count(0)
    assert drawn(page)["drawn"] == before


def test_the_other_game_does_without(visits: Visits) -> None:
    page = visits()
    open_room(page, **FIRE)
    look(page, -1)
    drop(page, {"1.jpg": PIXEL})
    expect(page.locator(".toast").first).to_contain_text("1 picture added")
    expect(page.locator("[data-board] .spot").first).to_be_visible()
