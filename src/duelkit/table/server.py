"""The table's server: uvicorn with the table's own access control, connections and loop."""

from __future__ import annotations

import socket
from typing import Final

import uvicorn
from starlette.applications import Starlette

from duelkit.table.door import Channel, Door
from duelkit.table.loop import ACCEPTED

LARGEST_FRAME: Final = 128 * 1024
WAITING: Final = 1024
"""The most connections that may wait to be accepted, as far as the system allows."""


class Server(uvicorn.Server):
    """A server that accepts connections one after the other; they wait in the system, not in the loop."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts listening on sockets."""
        await super().startup(sockets)
        for sock in sockets or ():
            # the loop takes this number as how many connections to accept in a round, not how many may wait
            sock.listen(WAITING)


def server_of(app: Starlette) -> Server:
    """Returns the server of a table."""
    return Server(
        uvicorn.Config(
            app,
            http=Door,
            ws=Channel,
            ws_max_size=LARGEST_FRAME,
            ws_max_queue=64,
            lifespan="on",
            log_level="warning",
            access_log=False,
            timeout_graceful_shutdown=3,
            server_header=False,
            loop="duelkit.table.loop:Loop",
            backlog=ACCEPTED,
        )
    )
