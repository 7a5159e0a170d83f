"""``duelkit table``: the table in the browser."""

from __future__ import annotations

import argparse
import contextlib
import logging
import os
import re
import socket
import sys
import threading
import warnings
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Final

from duelkit.kernel.errors import DuelkitError, FileError
from duelkit.table.addresses import listens_beyond, page_addresses

if TYPE_CHECKING:
    from starlette.applications import Starlette

PORT: Final = 8123


def fill_table(parser: argparse.ArgumentParser) -> None:
    """Defines the arguments of ``table``."""
    parser.description = "Open a table to play at in the browser: alone, together, or against the computer."
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (default 127.0.0.1)")
    parser.add_argument(
        "--network",
        dest="host",
        action="store_const",
        const="0.0.0.0",
        help="let the computers of the local network in: the same as --host 0.0.0.0",
    )
    parser.add_argument(
        "--port", type=int, help=f"the port (default {PORT}, or any free one if it is taken; 0: any free one)"
    )
    parser.add_argument(
        "--data", metavar="DIR", help="where duels, decks and names are kept (default: in the user's data folder)"
    )
    parser.add_argument("--database", metavar="URL", help="another database, such as postgresql+psycopg://…")
    parser.add_argument("--workers", type=int, help="processes for computer players (default: one a core)")
    parser.add_argument(
        "--durable",
        action="store_true",
        help="write each decision through to the disk, so that a power failure loses none (SQLite; slower)",
    )
    parser.add_argument(
        "--keep-rooms",
        metavar="DAYS",
        type=int,
        help="forget rooms in which nothing has happened for so many days (default: none is forgotten)",
    )
    parser.add_argument(
        "--no-cover", action="store_true", help="do not hold back answers that the table gives for a player"
    )
    parser.add_argument("--no-own-cards", action="store_true", help="let nobody write or upload cards of their own")
    parser.add_argument(
        "--allow-host",
        metavar="NAME",
        action="append",
        default=[],
        help="a name under which the page is opened, such as duels.example.org; may be given again. "
        "Needed behind a proxy; this machine's own name and addresses always count",
    )
    parser.add_argument(
        "--pictures",
        metavar="DIR",
        help="a folder of pictures of cards that you have, such as 46986414.jpg; shown on this machine only",
    )
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.add_argument(
        "--reports", action="store_true", help="open no table; list what players have reported to the host of this one"
    )
    parser.set_defaults(func=run_table)


def data_folder(given: str | None) -> Path:
    """Returns the folder of the table's data, making it if necessary.

    :raises FileError: if it cannot be made.
    """
    base = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    folder = Path(given) if given is not None else Path(base) / "duelkit"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise FileError(
            str(folder), 0, f"cannot be made ({error.strerror or error}); expected a folder for the table's data"
        ) from None
    return folder


def private(folder: Path) -> Path:
    """Returns the folder after making it, and the files left open by earlier versions, readable by its owner only.

    :raises FileError: if that is impossible.
    """
    for path in folder.glob("table.sqlite*"):
        try:
            path.chmod(0o600)
        except OSError as error:
            raise FileError(
                str(path), 0, f"cannot be made private ({error.strerror or error}); expected a file that you own"
            ) from None
    return folder


def listener(host: str, port: int | None) -> socket.socket:
    """Returns a listening socket.

    :param port: 0 to 65535, 0 for any free one; ``None`` for the usual one, or any free one if it is taken.
    :raises DuelkitError: if the address cannot be used.
    """
    if port is None:
        with contextlib.suppress(DuelkitError):
            return listener(host, PORT)
        return listener(host, 0)
    if not 0 <= port <= 65535:
        raise DuelkitError(f"--port is {port}; expected 0 to 65535")
    found = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        # connections wait until the table has started
        found.listen(1024)
        return found
    except OSError as error:
        found.close()
        raise DuelkitError(
            f"cannot listen on {host}, port {port} ({error.strerror or error}); expected a free port "
            "and an address of this machine"
        ) from None


def can_open_pages() -> bool:
    """Whether this machine has a screen; a text browser would take over the terminal."""
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def pictures_folder(given: str) -> Path:
    """Returns the folder that ``--pictures`` names, resolved.

    :raises DuelkitError: if there is no such folder.
    """
    folder = Path(given)
    if not folder.is_dir():
        raise DuelkitError(f"--pictures is {given[:120]!r}; expected a folder with pictures such as 46986414.jpg")
    return folder.resolve()


def host_name(given: str) -> str:
    """Returns a name given with ``--allow-host``.

    :raises DuelkitError: if it is not a host name.
    """
    name = given.strip().lower()
    if not re.fullmatch(r"[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?", name):
        raise DuelkitError(
            f"--allow-host is {given[:60]!r}; expected a name such as duels.example.org, without scheme and port"
        )
    return name


def run_table(options: argparse.Namespace) -> int:
    """Carries out ``duelkit table``; returns the exit status."""
    from duelkit.table.app import Settings, make_app, sqlite_url

    if options.workers is not None and not 1 <= options.workers <= 64:
        raise DuelkitError(f"--workers is {options.workers}; expected 1 to 64")
    if options.keep_rooms is not None and not 1 <= options.keep_rooms <= 36_500:
        raise DuelkitError(f"--keep-rooms is {options.keep_rooms}; expected 1 to 36500 days")
    pictures = None if options.pictures is None else pictures_folder(options.pictures)
    # the files contain the seeds of running duels: nobody else on this machine may read them
    os.umask(0o077)
    url = options.database or sqlite_url(private(data_folder(options.data)))
    if options.reports:
        from duelkit.table.reports import reported

        print("\n".join(reported(url)) or "no reports")
        return 0
    sock = listener(options.host, options.port)
    found = page_addresses(options.host, sock.getsockname()[1])
    app = make_app(
        Settings(
            url,
            options.workers,
            not options.no_cover,
            addresses=found,
            hosts=tuple(map(host_name, options.allow_host)),
            own_cards=not options.no_own_cards,
            durable=options.durable,
            keep_rooms=options.keep_rooms,
            pictures=pictures,
        )
    )
    # Ctrl+C before the first request leaves a server that never started; that is no error
    warnings.filterwarnings("ignore", "coroutine 'Server.serve' was never awaited", RuntimeWarning)
    # uvicorn has closed everything by the time it passes Ctrl+C on
    with contextlib.suppress(KeyboardInterrupt):
        _serve(options, app, sock, found)
    return 0


def _serve(options: argparse.Namespace, app: Starlette, sock: socket.socket, found: tuple[str, ...]) -> None:
    """Prints the table's address and serves until somebody stops it."""
    from duelkit.table.server import server_of

    address, *others = found
    print(f"The table is open at {address} (Ctrl+C closes it)", flush=True)
    if others:
        print(f"From other computers: {' '.join(others)}", flush=True)
    if listens_beyond(options.host):
        print(
            "duelkit: everybody who can reach this machine can play here and take up its time, and what is sent can "
            "be read on the way; beyond a network that you trust, put it behind a proxy with TLS (docs/table.md)",
            file=sys.stderr,
            flush=True,
        )
    if options.open and can_open_pages():
        timer = threading.Timer(1.0, webbrowser.open, (address,))
        timer.daemon = True
        timer.start()
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    server_of(app).run(sockets=[sock])
