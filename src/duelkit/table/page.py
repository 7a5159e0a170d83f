"""The files of the page: the first page, all its strings at once, and files whose addresses change with them.

Browsers keep what lies under ``/v/DIGEST/`` for ever, as the digest is that of all files. An import map makes the
scripts' own addresses those, so that each script exists once however it is named.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import time
from collections import deque
from importlib import resources
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

LANGUAGES: Final = ("ja", "en")
FOREVER: Final = "public, max-age=31536000, immutable"
FRESH: Final = 2.0
"""Seconds after which the files are looked at again."""
POLICY: Final = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)
_IMPORT: Final = re.compile(r'^(?:import|export)\b[^;"]*?"(\.[^"]+)";', re.MULTILINE)
_LINK: Final = re.compile(r'(href|src)="((?:css|js|vendor)/|icon)')


def folder() -> Path:
    """Returns the folder of the page."""
    return Path(str(resources.files("duelkit.table") / "static"))


def imported(root: Path, first: str) -> list[str]:
    """Returns the scripts that one imports at once, and those that these import, nearest first."""
    found, waiting = {first: None}, deque([first])
    while waiting:
        path = waiting.popleft()
        for there in _IMPORT.findall((root / path).read_text(encoding="utf-8")):
            name = (root / path).parent.joinpath(there).resolve().relative_to(root.resolve()).as_posix()
            if name not in found:
                found[name] = None
                waiting.append(name)
    return list(found)


class Files(NamedTuple):
    """What follows from the present state of all files.

    :ivar digest: names it.
    :ivar first: the first page. It names at once all scripts that it needs, which else are found one after another.
    :ivar policy: the source that allows its import map, for a content security policy.
    :ivar strings: all strings of each language.
    """

    digest: str
    first: bytes
    policy: str
    strings: dict[str, bytes]


def made(root: Path, stamp: str) -> Files:
    """Reads the files.

    :param stamp: differs when they do.
    """
    digest = hashlib.sha256(stamp.encode()).hexdigest()[:16]
    known = json.dumps({"imports": {f"/{kind}/": f"/v/{digest}/{kind}/" for kind in ("js", "vendor")}})
    allowed = base64.b64encode(hashlib.sha256(known.encode()).digest()).decode()
    text = _LINK.sub(rf'\1="v/{digest}/\2', (root / "index.html").read_text(encoding="utf-8"))
    preloads = "".join(
        f'<link rel="modulepreload" href="v/{digest}/{path}">\n' for path in imported(root, "js/main.js")
    )
    first = text.replace("<!-- scripts -->\n", f'<script type="importmap">{known}</script>\n{preloads}').encode()
    names = json.loads((root / "text" / "files.json").read_text(encoding="utf-8"))
    strings = {
        language: b"\n".join((root / "text" / f"{name}.{language}.ftl").read_bytes() for name in names)
        for language in LANGUAGES
    }
    return Files(digest, first, f"'sha256-{allowed}'", strings)


class Page:
    """The page as it is served. When its files change, which only developers do, it is made anew."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._made: Files | None = None
        self._stamp = ""
        self._looked = 0.0

    def files(self) -> Files:
        """Returns what is served now."""
        if self._made is None or time.monotonic() > self._looked + FRESH:
            self._looked = time.monotonic()
            stamp = "".join(
                f"{path.relative_to(self.root).as_posix()} {path.stat().st_size} {path.stat().st_mtime_ns}\n"
                for path in sorted(self.root.rglob("*"))
                if path.is_file()
            )
            if self._made is None or stamp != self._stamp:
                self._made, self._stamp = made(self.root, stamp), stamp
        return self._made

    async def index(self, _: Request) -> Response:
        """The first page."""
        files = self.files()
        headers = {
            "cache-control": "no-cache",
            "content-security-policy": f"{POLICY}; script-src 'self' {files.policy}",
        }
        return Response(files.first, 200, headers, "text/html")

    async def strings(self, request: Request) -> Response:
        """All strings of a language."""
        files = self.files()
        found = files.strings.get(request.path_params["language"])
        if found is None:
            return Response(status_code=404)
        kept = request.path_params.get("digest") == files.digest
        return Response(found, 200, {"cache-control": FOREVER if kept else "no-cache"}, "text/plain")

    def routes(self) -> list[BaseRoute]:
        """Returns the routes."""
        return [
            Route("/", self.index),
            Route("/text/all.{language}.ftl", self.strings),
            Route("/v/{digest}/text/all.{language}.ftl", self.strings),
            Mount("/v/{digest}", Kept(self)),
            Mount("/", StaticFiles(directory=str(self.root), html=True)),
        ]


class Kept(StaticFiles):
    """The files under addresses that change with them; under older ones they are there, but are not kept."""

    def __init__(self, page: Page) -> None:
        super().__init__(directory=str(page.root))
        self.page = page

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Returns a file."""
        response = await super().get_response(path, scope)
        if scope["path_params"]["digest"] == self.page.files().digest:
            response.headers["cache-control"] = FOREVER
        return response
