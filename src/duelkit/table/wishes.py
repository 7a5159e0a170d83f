"""Which method of a room carries out each message."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from duelkit.table import messages as m
from duelkit.table.answers import Answer
from duelkit.table.protocols import Client
from duelkit.table.room import Room


def work_of(room: Room, message: m.InRoom) -> Callable[[Client], Awaitable[Answer | None]]:
    """Returns what carries out a message in its room."""
    if isinstance(message, m.Join):
        return lambda client: room.enter(client, None, message.watch)
    if isinstance(message, m.Choose):
        return lambda client: room.choose(client, message)
    if isinstance(message, m.Windows):
        return lambda client: room.set_windows(client, message.mode)
    if isinstance(message, m.Hold):
        return lambda client: room.hold(client, message.what)
    if isinstance(message, m.Why):
        return lambda client: room.why(client, message.card)
    if isinstance(message, m.Forecast):
        return lambda client: room.forecast(client, message.option)
    if isinstance(message, m.Phrase):
        return lambda client: room.phrase(client, message.what)
    if isinstance(message, m.Rematch):
        return lambda client: room.rematch(client, None)
    if isinstance(message, m.SideDeck):
        return lambda client: room.side(client, message.deck)
    plain: dict[type[m.InRoom], Callable[[Client], Awaitable[Answer | None]]] = {
        m.Undo: room.undo,
        m.Redo: room.redo,
        m.Surrender: room.surrender,
        m.Leave: room.leave,
        m.Hurry: room.hurry,
    }
    return plain[type(message)]
