"""A player's mat before the browser's own camera, which shows a film here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import cv2
import pytest
from playwright.sync_api import Page, Playwright, expect
from tests.camera.hands import Hands
from tests.camera.scenes import View, lay, seen, spots
from tests.table.browser.conftest import Server, Visits, launched
from tests.table.browser.hands import look, open_room
from tests.table.browser.wishes import FIRE

from duelkit.camera.codes import NO
from duelkit.judgment import load_deck, new_duel
from duelkit.judgment.state.codes import W_FACING, verb_of
from duelkit.players.judgment.greedy import JudgmentGreedyPlayer
from duelkit.rulebook.cite import rule

VIEW = View(blur=0.5, noise=2, height=55)
SHORT = 99
"""The seed of a duel of few decisions, of many kinds."""
PICTURES = 6
"""So many further pictures, and none of those looked back at is of before."""


class Film:
    """What the browser's camera shows: a file of one raw picture, which the browser reads anew all the time.

    Raw, because a picture that is read while it is written is then half the one and half the other, as before a real
    camera; a torn JPEG would end the film.

    :param path: where it lies.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        wide, tall = VIEW.size
        self.head = f"YUV4MPEG2 W{wide} H{tall} F30:1 Ip A1:1 C420jpeg\nFRAME\n".encode()
        # without colours
        path.write_bytes(self.head + bytes([128]) * (wide * tall * 3 // 2))

    def show(self, hands: Hands) -> None:
        """From now on the mat lies like this."""
        picture = cv2.cvtColor(seen(lay(hands.lying(spots(VIEW))), VIEW), cv2.COLOR_BGR2GRAY)
        with self.path.open("r+b") as file:
            file.seek(len(self.head))
            file.write(picture.tobytes())


def lie_still(page: Page) -> None:
    """Wait until the table has seen that nothing moves any more."""
    pictures, quiet = 0, False
    while pictures < PICTURES or not quiet:
        answer = page.wait_for_event("response", lambda one: one.url.partition("?")[0].endswith("/camera"))
        pictures, quiet = pictures + 1, answer.ok and answer.json()["quiet"]


@pytest.fixture
def film(tmp_path: Path) -> Film:
    """An empty mat and the card No beside it."""
    film = Film(tmp_path / "mat.y4m")
    hands = Hands()
    hands.aside = [(NO, 0)]
    film.show(hands)
    return film


@pytest.fixture
def visits(film: Film, server: Server, started: Playwright) -> Iterator[Visits]:
    """Visitors whose camera shows the film."""
    film_of = f"--use-file-for-fake-video-capture={film.path}"
    opened = launched(started, "--use-fake-device-for-media-stream", film_of, camera=True)
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


@rule("EOJ-RECOG-03", "EOJ-RECOG-04", "EOJ-RECOG-08", "EOJ-RECOG-10")
def test_a_whole_duel_is_played_before_the_camera(visits: Visits, film: Film) -> None:
    """Both players at one mat, no button touched: each answer is laid down, and the page takes it."""
    duel = new_duel(load_deck("wood"), load_deck("water"), seed=SHORT)
    player, hands = JudgmentGreedyPlayer(SHORT, 4), Hands()
    page = visits(permissions=["camera"])
    open_room(page, game="judgment", deck="wood", opponent="self", opponent_deck="water", first="me", seed=SHORT)
    page.get_by_role("button", name="Play with a camera").click()
    verbs = set()
    while duel.decision is not None:
        asked = look(page)["seq"]
        hands.agree(duel)
        film.show(hands)
        lie_still(page)
        laid = 0
        # a creature is laid down as it is to face, which is a question of its own
        while duel.decision is not None and (not laid or duel.decision.why == W_FACING):
            wanted = player.choose(duel)
            verbs.add(verb_of(wanted))
            hands.show(duel, wanted)
            duel.choose(wanted)
            laid += 1
        film.show(hands)
        look(page, after=asked + laid - 1)
    assert len(verbs) > 6 and duel.outcome is not None
    expect(page.get_by_role("dialog").get_by_role("link", name="Replay")).to_be_visible()


def test_a_camera_that_is_not_allowed_is_said(visits: Visits) -> None:
    page = visits()
    open_room(page, **FIRE)
    page.get_by_role("button", name="Play with a camera").click()
    expect(page.get_by_role("alert").filter(has_text="not allowed to use the camera")).to_be_visible()
    expect(page.get_by_role("button", name="Play with a camera")).to_be_visible()
