"""The table in the browser: a server with rooms for players, computer players and spectators.

``make_app(Settings("sqlite:///table.sqlite"))`` returns an ASGI application, which ``duelkit table`` runs.
``docs/protocol.md`` describes the protocol.
"""

from __future__ import annotations

from duelkit.table.app import Settings, make_app

__all__ = ["Settings", "make_app"]
