"""What happened in a duel: events, and how cards arrived where they are."""

from __future__ import annotations

from duelkit.kernel.state import Shared


class Event(Shared):
    """Something that happened.

    :ivar amount: how much it was about; of a material that an effect used, one more than the monster made with it.
    """

    def __init__(
        self,
        kind: int,
        card: int,
        stamp: int,
        player: int,
        by: int,
        by_card: int,
        because: int,
        origin: int,
        to: int,
        kinds: int,
        face_up: bool,
        amount: int,
        moment: int,
    ) -> None:
        self.kind: int = kind
        self.card: int = card
        self.stamp: int = stamp
        self.player: int = player
        self.by: int = by
        self.by_card: int = by_card
        self.because: int = because
        self.origin: int = origin
        self.to: int = to
        self.kinds: int = kinds
        self.face_up: bool = face_up
        self.amount: int = amount
        self.moment: int = moment

    def identity(self) -> object:
        return (
            self.kind,
            self.card,
            self.stamp,
            self.player,
            self.by,
            self.by_card,
            self.because,
            self.origin,
            self.to,
            self.kinds,
            self.face_up,
            self.amount,
            self.moment,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (
            Event,
            (
                self.kind,
                self.card,
                self.stamp,
                self.player,
                self.by,
                self.by_card,
                self.because,
                self.origin,
                self.to,
                self.kinds,
                self.face_up,
                self.amount,
                self.moment,
            ),
        )


class Arrival(Shared):
    """How a card arrived where it is."""

    def __init__(
        self, stamp: int, turn: int, phase: int, because: int, origin: int, face_up: bool, by: int, by_card: int = -1
    ) -> None:
        self.stamp: int = stamp
        self.turn: int = turn
        self.phase: int = phase
        self.because: int = because
        self.origin: int = origin
        self.face_up: bool = face_up
        self.by: int = by
        self.by_card: int = by_card

    def identity(self) -> object:
        return (self.stamp, self.turn, self.phase, self.because, self.origin, self.face_up, self.by, self.by_card)

    def __reduce__(self) -> tuple[object, ...]:
        return (Arrival, self.identity())
