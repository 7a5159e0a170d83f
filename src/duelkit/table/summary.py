"""A room in a few words: for those who are in it, and for the list of public rooms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duelkit.table.answers import Listed, Player, RoomState
from duelkit.table.seats import Presence

if TYPE_CHECKING:
    from duelkit.table.room import Room


def summary(room: Room, presence: Presence, early: bool = False) -> RoomState:
    """The room as a client in it sees it.

    :param early: to one who watches late and has seen nothing yet: as it was when the duel began.
    """
    here = {other.seat for other in room.present.values()}
    config = room.config
    solo = config.solo and presence.seat is not None
    return RoomState(
        room=room.identity, game=config.game, edition=config.edition or None, title=config.title,
        status="playing" if early and room.status != "waiting" else room.status, solo=config.solo,
        opponent=config.opponent, best_of=config.best_of, duel=1 if early else room.duel_number, clock=config.clock,
        delay=config.delay, limits=config.limits, you=presence.seat, seats=[
            Player(name=seat.name, kind=seat.kind,
                   here=number in here or not seat.human or config.opponent == "self",
                   wins=0 if early else room.wins(number), wants_rematch=seat.wants_rematch and not early)
            for number, seat in enumerate(room.seats)],
        windows=None if presence.seat is None else room.seats[presence.seat].mode,
        watchers=sum(other.seat is None for other in room.present.values()),
        can_undo=solo and bool(room.past.back), can_redo=solo and bool(room.past.ahead),
        stalled=room.house.troubled, link=f"/#/room/{room.identity}", next=None if early else room.next,
        results=[] if early else room.results())


def lobby_entry(room: Room) -> Listed:
    """The room in the list of public rooms."""
    return Listed(room=room.identity, game=room.config.game, edition=room.config.edition or None,
                  title=room.config.title, host=room.seats[0].name, status=room.seen_status,
                  players=sum(seat.human for seat in room.seats),
                  watchers=sum(presence.seat is None for presence in room.present.values()),
                  best_of=room.config.best_of, clock=room.config.clock)
