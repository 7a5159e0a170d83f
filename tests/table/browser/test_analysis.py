"""The analysis of a replay in the browser: it grows, tells mistakes, leads to them, and is readable at every size."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect
from tests.table.browser.checks import unreadable
from tests.table.browser.conftest import Visits, keep
from tests.table.test_replay_moments import judgment_recorder

from duelkit.games.judgment import GAME

DECISIONS = 12


def record(seed: int, decisions: int) -> str:
    """The beginning of a duel between two computers that play by chance."""
    recorder = judgment_recorder(3)
    player = GAME.player("random", seed)
    while len(recorder.record.steps) < decisions:
        recorder.choose(player.choose(recorder.duel))
    return recorder.record.text()


def test_a_replay_is_analysed(visits: Visits, tmp_path: Path) -> None:
    file = tmp_path / "some.duel"
    file.write_text(record(5, DECISIONS), encoding="utf-8")
    page = visits()
    page.goto("/#/replay")
    page.locator("#replay-file").set_input_files(str(file))
    page.get_by_role("button", name="Analysis").click()
    panel = page.locator(".analysis")
    expect(panel.locator(".progress")).to_contain_text("found.")
    expect(panel.locator(".accuracy")).to_contain_text("Player 1 kept")
    assert len((panel.locator("polygon.band").get_attribute("points") or "").split()) == 2 * DECISIONS
    points = panel.locator("polyline").get_attribute("points") or ""
    assert len(points.split()) == 2 * DECISIONS
    mistakes = panel.locator(".mistakes li")
    expect(mistakes).to_have_count(panel.locator("line.mistake").count())
    mistakes.first.locator("button").click()
    expect(page.locator(".judged.is-mistake")).to_contain_text("A mistake:")
    expect(page.locator(".where b")).to_have_text("9")
    keep(page, "analysis")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".judged")).to_contain_text("Chance to win")
    expect(page.locator(".judged .range")).to_contain_text("95 % interval")
    panel.get_by_role("radio", name="Open cards").click()
    expect(panel.locator(".progress")).to_contain_text("found.")
    assert unreadable(page, lambda where: keep(page, f"analysis-{where}")) == []
    page.get_by_role("button", name="Analysis").click()
    expect(panel).to_have_count(0)


def test_a_mistake_comes_with_how_the_turn_could_have_gone_on(visits: Visits, tmp_path: Path) -> None:
    file = tmp_path / "some.duel"
    file.write_text(record(9, 8), encoding="utf-8")
    page = visits()
    page.goto("/#/replay")
    page.locator("#replay-file").set_input_files(str(file))
    page.get_by_role("button", name="Analysis").click()
    expect(page.locator(".analysis .progress")).to_contain_text("found.")
    page.locator(".analysis .mistakes li").first.locator("button").click()
    steps = page.locator(".judged.is-mistake .line li")
    expect(page.locator(".judged.is-mistake > p")).to_contain_text(steps.first.inner_text())
    assert steps.count() > 1
    keep(page, "analysis-line")


def test_mistakes_are_tasks_until_a_better_answer_is_found(visits: Visits, tmp_path: Path) -> None:
    """The answer of the duel is not shown, and judged like any other; the better one is right."""
    file = tmp_path / "some.duel"
    file.write_text(record(9, 8), encoding="utf-8")
    page = visits()
    page.goto("/#/replay")
    page.locator("#replay-file").set_input_files(str(file))
    page.get_by_role("button", name="Analysis").click()
    expect(page.locator(".analysis .progress")).to_contain_text("found.")
    page.locator(".analysis .mistakes li").first.locator("button").click()
    better = page.locator(".judged.is-mistake .line li").first.inner_text()
    given = page.locator(".replay-options .chosen span").inner_text()
    page.get_by_role("button", name="Learn from 1 mistake").click()
    task = page.get_by_role("region", name="Learn from your mistakes")
    expect(task).to_contain_text("Task 1 of 1")
    expect(page.locator(".analysis")).to_have_count(0)
    expect(task.locator(".chosen")).to_have_count(0)
    answer = task.get_by_role("listitem").get_by_role("button")
    answer.filter(has_text=given).first.click()
    expect(task.locator(".judged")).to_contain_text("Not yet: it loses")
    keep(page, "learning")
    answer.filter(has_text=better).first.click()
    expect(task.locator(".judged")).to_contain_text("Right: no other answer is surely better.")
    assert unreadable(page, lambda where: keep(page, f"learning-{where}")) == []
    task.get_by_role("button", name="Done").click()
    expect(task).to_have_count(0)
    expect(page.locator(".analysis")).to_have_count(1)
