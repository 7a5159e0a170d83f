"""What Lighthouse asks of a page, counted instead of timed: little to load, nothing that shifts, no bad practice."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page
from tests.table.browser.conftest import Visits
from tests.table.browser.hands import look, open_room
from tests.table.browser.scripts import script
from tests.table.browser.wishes import PLAIN

PRACTICES: Final = script("practices")
SHIFTS: Final = """
  window.shifted = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) {
      const moved = one.sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? node?.textContent);
      if (!one.hadRecentInput) window.shifted.push([one.value, moved]);
    }
  }).observe({ type: "layout-shift", buffered: true });"""
LOADED: Final = """() => performance.getEntriesByType("resource").map((one) => [one.name, one.encodedBodySize])"""
AGAIN: Final = """() => performance.getEntriesByType("resource").filter((one) => one.transferSize > 0)
  .map((one) => one.name).filter((name) => !name.includes("/api/"))"""
PAGES: Final = ("/", "/decks", "/cards/yugioh", "/cards/yugioh/44508094", "/rules", "/learn", "/puzzles", "/replay")


def issues(page: Page) -> list[str]:
    """What the browser itself finds fault with from now on, such as what it will no longer support."""
    found: list[str] = []
    audits = page.context.new_cdp_session(page)

    def note(event: dict[str, Any]) -> None:
        # fields without a name are no fault: nothing is sent as a form
        if event["issue"]["code"] != "GenericIssue":
            found.append(str(event["issue"])[:300])

    audits.on("Audits.issueAdded", note)
    audits.send("Audits.enable")
    return found


def test_no_page_has_a_bad_practice(visits: Visits) -> None:
    page = visits()
    found = issues(page)
    wrong = []
    for path in PAGES:
        page.goto(f"/#{path}")
        page.wait_for_load_state("networkidle")
        wrong += [f"{path}: {words}" for words in page.evaluate(PRACTICES)]
    open_room(page, **PLAIN)
    look(page, -1)
    wrong += [f"room: {words}" for words in page.evaluate(PRACTICES)]
    assert wrong == [] and found == []


def test_the_first_page_is_small_and_nothing_on_it_shifts(visits: Visits) -> None:
    page = visits(lively=True)
    page.add_init_script(SHIFTS)
    page.goto("/")
    page.wait_for_selector(".new-room")
    page.wait_for_load_state("networkidle")
    loaded = page.evaluate(LOADED)
    # what must be there before anything is seen: scripts, styles and texts, compressed
    needed = [(name, size) for name, size in loaded if "/api/" not in name]
    assert sum(size for _, size in needed) < 230_000, needed
    assert len(needed) < 60, needed
    # whoever comes again asks for none of the scripts and styles
    page.goto("about:blank")
    page.goto("/")
    page.wait_for_selector(".new-room")
    again = page.evaluate(AGAIN)
    assert len(again) < 6, again
    assert page.evaluate("document.querySelectorAll('*').length") < 1400
    assert sum(value for value, _ in page.evaluate("window.shifted")) < 0.1, page.evaluate("window.shifted")


def test_nothing_shifts_on_any_page_while_it_loads(visits: Visits) -> None:
    page = visits(lively=True)
    page.add_init_script(SHIFTS)
    wrong = {}
    for path in PAGES:
        page.goto("about:blank")
        page.goto(f"/#{path}")
        page.wait_for_load_state("networkidle")
        shifted = page.evaluate("window.shifted")
        if sum(value for value, _ in shifted) >= 0.1:
            wrong[path] = shifted
    assert wrong == {}
