"""A player's mat before the browser's own camera, which shows a film here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import cv2
import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from duelkit.camera.codes import NO
from tests.camera.hands import Hands
from tests.camera.scenes import View, lay, seen, spots
from tests.table.browser.conftest import ARGUMENTS, Server, Visits, chromium
from tests.table.browser.hands import open_room
from tests.table.browser.wishes import FIRE

VIEW = View(blur=0.5, noise=2, height=55)


@pytest.fixture
def film(tmp_path: Path) -> Path:
    """An empty mat and the card No beside it, again and again."""
    hands = Hands()
    hands.aside = [(NO, 0)]
    _, data = cv2.imencode(".jpg", seen(lay(hands.lying(spots(VIEW))), VIEW))
    path = tmp_path / "mat.mjpeg"
    path.write_bytes(data.tobytes() * 60)
    return path


@pytest.fixture
def visits(film: Path, server: Server) -> Iterator[Visits]:
    """Visitors whose camera shows the film."""
    path = chromium()
    if path is None:
        pytest.skip("no Chromium: expected one on the PATH or named by DUELKIT_CHROMIUM")
    with sync_playwright() as started:
        opened: Browser = started.chromium.launch(executable_path=path, args=[
            *ARGUMENTS, "--use-fake-device-for-media-stream", f"--use-file-for-fake-video-capture={film}"])
        found = Visits(opened, server.address)
        yield found
        found.leave()
        opened.close()
    assert found.wrong == []


def test_the_question_is_answered_by_a_card_before_the_camera(visits: Visits) -> None:
    page = visits(permissions=["camera"])
    open_room(page, **FIRE)
    expect(page.get_by_text("Take a mulligan").first).to_be_visible()
    page.get_by_role("button", name="Play with a camera").click()
    # the hand is kept by the card alone, and the next question says what can be done on the mat
    expect(page.get_by_text("On the mat: lay a creature onto a field", exact=False).first).to_be_visible()
    page.get_by_role("button", name="Switch the camera off").click()
    expect(page.get_by_role("button", name="Play with a camera")).to_be_visible()


def test_a_camera_that_is_not_allowed_is_said(visits: Visits) -> None:
    page = visits()
    open_room(page, **FIRE)
    page.get_by_role("button", name="Play with a camera").click()
    expect(page.get_by_role("alert").filter(has_text="not allowed to use the camera")).to_be_visible()
    expect(page.get_by_role("button", name="Play with a camera")).to_be_visible()
