"""A real table in a process of its own, and pages of a real browser that look at it."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
WINDOWLESS: Final = "chromium-headless-shell"
"""The build of Chromium without windows, which takes a fifth of the processor time for each visitor."""
ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
FAILED: Final = pytest.StashKey[bool]()
PATIENCE: Final = 90_000
"""Milliseconds that a page may take for anything."""
expect.set_options(timeout=PATIENCE)


def chromium(camera: bool = False) -> str | None:
    """The Chromium of this machine, or the one that ``DUELKIT_CHROMIUM`` names.

    :param camera: whether it must have a camera, which the build without windows never has.
    """
    names = NAMES if camera else (WINDOWLESS, *NAMES)
    named = os.environ.get("DUELKIT_CHROMIUM")
    return named or next((found for name in names if (found := shutil.which(name))), None)


class Server:
    """``duelkit table``, which can be killed and started again with the same data."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it; comes back once it answers."""
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "duelkit.cli",
                "table",
                "--port",
                str(self.port),
                "--data",
                str(self.data),
                "--workers",
                "1",
                "--no-cover",
            ],
            stdout=subprocess.DEVNULL,
        )
        until = time.monotonic() + 120
        while time.monotonic() < until:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            assert self.process.poll() is None, "the table did not open"
            time.sleep(0.1)
        raise AssertionError("the table does not answer")

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """End it."""
        if self.process is None or self.process.poll() is not None:
            return
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A table that is open."""
    found = Server(tmp_path_factory.mktemp("table"))
    found.start()
    yield found
    found.stop()


@pytest.fixture(scope="module")
def started() -> Iterator[Playwright]:
    """Playwright for the tests of a module; its event loop runs as long, so that no other may run meanwhile."""
    with sync_playwright() as found:
        yield found


def launched(started: Playwright, *arguments: str, camera: bool = False) -> Browser:
    """A browser that was started, with further arguments."""
    path = chromium(camera)
    if path is None:
        pytest.skip("no Chromium: expected one on the PATH or named by DUELKIT_CHROMIUM")
    return started.chromium.launch(executable_path=path, args=[*ARGUMENTS, *arguments])


@pytest.fixture(scope="module")
def browser(started: Playwright) -> Iterator[Browser]:
    """A browser for the tests of a module."""
    opened = launched(started)
    yield opened
    opened.close()


class Visits:
    """Visitors of a table, each with a browser profile of its own.

    :ivar wrong: what went wrong in their pages: errors, and requests to any other host.
    """

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.wrong: list[str] = []
        self.contexts: list[BrowserContext] = []

    def __call__(
        self,
        size: tuple[int, int] = (1280, 720),
        locale: str = "en-GB",
        lively: bool = False,
        mistakes: tuple[str, ...] = (),
        **more: Any,
    ) -> Page:
        """A page of a new visitor.

        :param lively: whether things move; the system asks for little motion otherwise.
        :param mistakes: errors that belong to what is tested.
        """
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            base_url=self.address,
            reduced_motion="no-preference" if lively else "reduce",
            **more,
        )
        self.contexts.append(context)
        return self.page(context, mistakes)

    def page(self, context: BrowserContext, mistakes: tuple[str, ...] = ()) -> Page:
        """A further page of a visitor."""
        page = context.new_page()
        page.set_default_timeout(PATIENCE)

        def note(text: str) -> None:
            if not any(mistake in text for mistake in mistakes):
                self.wrong.append(text)

        page.on("pageerror", lambda error: note(str(error)))
        page.on("console", lambda said: note(said.text) if said.type in ("error", "warning") else None)
        page.on(
            "request",
            lambda asked: (
                note(f"asked another host: {asked.url}")
                if not asked.url.startswith((self.address, "data:", "blob:"))
                else None
            ),
        )
        page.on(
            "websocket",
            lambda opened: (
                note(f"asked another host: {opened.url}")
                if not opened.url.startswith(self.address.replace("http", "ws"))
                else None
            ),
        )
        return page

    def picture(self, name: str) -> None:
        """Keep a picture of every page."""
        for number, page in enumerate(page for context in self.contexts for page in context.pages):
            keep(page, f"failed-{name}-{number}")

    def leave(self) -> None:
        """All of them leave."""
        for context in self.contexts:
            context.close()


@pytest.fixture
def visits(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visits]:
    """Lets visitors in; whatever goes wrong in their pages fails the test, and a failure is kept as a picture."""
    found = Visits(browser, server.address)
    yield found
    if request.node.stash.get(FAILED, False):
        found.picture(request.node.name)
    found.leave()
    assert found.wrong == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note which tests failed."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


def keep(page: Page, name: str) -> None:
    """Keep a picture of a page, where ``DUELKIT_SCREENSHOTS`` names a folder."""
    if folder := os.environ.get("DUELKIT_SCREENSHOTS"):
        Path(folder).mkdir(parents=True, exist_ok=True)
        page.screenshot(path=str(Path(folder) / f"{name}.png"))
