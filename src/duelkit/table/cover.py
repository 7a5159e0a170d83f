"""How long answers are held back, so that response times do not reveal who was really asked."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import RESPOND, Decision
from duelkit.table.config import RoomConfig
from duelkit.table.course import Course
from duelkit.table.seats import Seat, Seats

COMPUTER_SECONDS: Final = 0.2
"""A computer player's answers come after a multiple of this time, whatever its choices."""


class Cover:
    """Covers the timing of a room's answers.

    :param wished: whether the table covers answers.
    :ivar on: whether the room needs it.
    """

    def __init__(self, config: RoomConfig, seats: Seats, course: Course, wished: bool) -> None:
        self.config = config
        self.seats = seats
        self.course = course
        self.on = wished and not seats.shared
        self._seen: tuple[int, ...] = ()
        """What everybody could see when there was last time for something hidden."""

    def pause(self, decision: Decision, seat: Seat) -> float:
        """Returns how long an automatic answer is held back, so that it looks like one of the player's own."""
        desk = self.course.on_table
        if not self.on:
            return 0.0
        if not seat.human:
            return seat.pace.like_before(decision.kind) or COMPUTER_SECONDS
        if self.config.solo:
            # a computer player learns nothing from it, and nobody watches
            return 0.0
        if (
            seat.mode == "auto"
            and desk.windows.passing() is not None
            and not desk.windows.is_answer_to_opponent()
            and not desk.windows.may_hide_effect()
        ):
            # then the player is never asked, whatever could be used
            return 0.0
        return seat.pace.pause(self._kind(decision))

    def _kind(self, decision: Decision) -> int:
        """Returns the kind of question with which an answer is compared: moments to respond are one."""
        return RESPOND if self.course.on_table.windows.passing() is not None else decision.kind

    def hidden_moment(self, decision: Decision) -> float:
        """Returns how long play is held back because somebody might have been asked for something hidden."""
        desk = self.course.on_table
        if (
            not self.on
            or decision.kind != RESPOND
            or not desk.windows.follows_event()
            or self._seen == desk.screen.public_pulse()
        ):
            return 0.0
        self._seen = desk.screen.public_pulse()
        if not all(seat.human for seat in self.seats):
            return COMPUTER_SECONDS
        return self.seats[1 - decision.player].pace.pause()

    def had_time(self, decision: Decision, option: int) -> bool:
        """Whether the others cannot tell that a player has really answered; records it if something is hidden."""
        desk = self.course.on_table
        secret = desk.windows.is_secret(1 - decision.player)
        if secret:
            self._seen = desk.screen.public_pulse()
        return secret or desk.windows.passes(option)

    def note(self, decision: Decision, option: int, spent: float) -> float | None:
        """Records how long a person took to answer; returns how long the answer is still held back.

        :returns: ``None`` for an answer that everybody sees at once. Of any other answer, the waiting is shown, however
            short it is: a wait that showed only at times would tell how the time drawn for it compares with the spent.
        """
        seat, quiet = self.seats[decision.player], self.had_time(decision, option)
        kind = RESPOND if quiet else self._kind(decision)
        if quiet or kind != RESPOND:
            seat.pace.took(kind, spent)
        return max(seat.pace.draw() - spent, 0.0) if quiet and self.on and not self.config.solo else None
