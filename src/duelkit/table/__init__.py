"""The table in the browser: a server for both games, rooms for players, computers and those who watch.

    from duelkit.table import Settings, make_app

    app = make_app(Settings("sqlite:///table.sqlite"))

``app`` is an ASGI application; ``duelkit table`` runs it. The protocol is in ``docs/protocol.md``.
"""

from __future__ import annotations

from duelkit.table.app import Settings, make_app

__all__ = ["Settings", "make_app"]
