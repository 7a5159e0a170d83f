"""Pictures of cards from a folder of the host's own, for pages that the host opens on this machine.

The folder is laid out as EDOPro's: ``PASSCODE.jpg``, and ``field/PASSCODE.jpg`` for what a Field Spell shows. Only this
machine receives them: whoever opens a table has the right to look at the pictures, not to hand them out.
"""

from __future__ import annotations

import asyncio
import os
import re
import stat
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from duelkit.table.api_http import answer, guarded, shown
from duelkit.table.door import name_of
from duelkit.table.limits import address_of
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal

LARGEST: Final = 4 << 20
"""The greatest size of a picture in bytes."""
MOST: Final = 50_000
"""The most pictures of a folder that the page is told of."""
KINDS: Final = {"jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "webp": "image/webp"}
NAME: Final = re.compile(r"(?P<number>[0-9]{1,10})\.(?P<kind>jpg|jpeg|png|webp)")
FIELD: Final = "field"
OWN_NAMES: Final = ("localhost", "127.0.0.1", "::1")


def of_this_machine(request: Request) -> bool:
    """Whether a request comes from this machine, to a name that means this machine everywhere.

    A proxy on this machine that does not state its clients' addresses is asked under another name.
    """
    return address_of(request.client) == "" and name_of(request.headers.get("host", "")) in OWN_NAMES


def listed(folder: Path) -> dict[str, str]:
    """Returns for every passcode the name of its picture."""
    found: dict[str, str] = {}
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                name = NAME.fullmatch(entry.name)
                if name is not None and len(found) < MOST:
                    found.setdefault(str(int(name["number"])), entry.name)
    except OSError:
        return {}
    return found


def picture_at(folder: Path, name: str) -> Path:
    """Returns the file of a picture.

    :param name: such as ``46986414.jpg``.
    :raises Refusal: if there is none of this name in the folder itself, or it is too large.
    """
    missing = Refusal("not_found", f"no picture {shown(name, 40)!r}; expected one such as 46986414.jpg")
    if NAME.fullmatch(name) is None:
        raise missing
    try:
        path = (folder / name).resolve(strict=True)
        found = path.stat()
    except OSError:
        raise missing from None
    # links may lead out of the folder
    if path.parent != folder or not stat.S_ISREG(found.st_mode):
        raise missing
    if found.st_size > LARGEST:
        raise Refusal("too_large", f"the picture {name} has {found.st_size} bytes; expected at most {LARGEST}")
    return path


def routes(folder: Path | None) -> list[Route]:
    """Returns the routes of pictures; without a folder, that there are none.

    :param folder: resolved.
    """

    def of(kind: str) -> Path | None:
        if folder is None:
            return None
        return folder if kind == "cards" else folder / FIELD

    async def every(request: Request) -> Response:
        found: Json = {"cards": {}, "fields": {}}
        if folder is not None and of_this_machine(request):
            for kind in found:
                found[kind] = await asyncio.to_thread(listed, of(kind) or folder)
        return answer(found)

    async def one(request: Request) -> Response:
        kind, name = str(request.path_params["kind"]), str(request.path_params["name"])
        place = of(kind) if kind in ("cards", "fields") else None
        if place is None or not of_this_machine(request):
            raise Refusal("not_found", "no pictures here; expected a page on the table's own machine, and --pictures")
        path = await asyncio.to_thread(picture_at, place, name)
        headers = {"cache-control": "private, max-age=600", "cross-origin-resource-policy": "same-origin"}
        return FileResponse(path, headers=headers, media_type=KINDS[path.suffix.lstrip(".")])

    return [Route("/api/pictures", guarded(every)), Route("/api/pictures/{kind}/{name}", guarded(one))]
