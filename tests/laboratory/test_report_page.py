"""The report in a real browser: what it shows fits into the page."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright
from tests.laboratory.conftest import plan_of
from tests.laboratory.test_figures import values_of
from tests.table.browser.conftest import ARGUMENTS, chromium

from duelkit.laboratory import report
from duelkit.laboratory.playing import Worker

WIDTHS = "[...document.querySelectorAll('.wide')].map(part => [part.scrollWidth, part.clientWidth])"


def test_no_table_of_the_report_is_wider_than_the_page(tmp_path: Path) -> None:
    """Neither in Japanese nor in English, with the longest names of cards and players of a deck with many cards."""
    if chromium() is None:
        pytest.skip("no Chromium on this machine; DUELKIT_CHROMIUM can name one")
    plan = plan_of(20, "yugioh", decks=("synchron", "magician_pendulum"))
    worker = Worker(plan)
    page = report.page(values_of(plan, [worker.duel(plan.task(number)) for number in range(20)]), "en")
    file = tmp_path / "report.html"
    file.write_text(page, encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        try:
            shown = browser.new_page(viewport={"width": 1280, "height": 900})
            shown.goto(file.as_uri())
            for language in ("ja", "en"):
                shown.check(f"#{language}")
                widths = shown.evaluate(WIDTHS)
                assert len(widths) >= 6
                assert all(inside <= outside for inside, outside in widths), widths
        finally:
            browser.close()
