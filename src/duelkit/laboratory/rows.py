"""What is stored of a duel, and how: MessagePack, deflated."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import msgspec


class Handled(msgspec.Struct, array_like=True, frozen=True):
    """The cards of a player in a duel, by the game's numbers of cards, each number once for each copy.

    :param opening: in the opening hand that was kept.
    :param drawn: cards that came from the deck to the hand, including the opening hand.
    :param played: cards that were summoned, Set, cast or activated.
    """

    opening: tuple[int, ...] = ()
    drawn: tuple[int, ...] = ()
    played: tuple[int, ...] = ()


class Row(msgspec.Struct, array_like=True, frozen=True):
    """A finished duel.

    :param first: who took the first turn.
    :param winner: 0, 1, or −1 for a draw.
    :param reason: the game's word for why it ended.
    :param decisions: how many questions were answered.
    :param digest: the hash of the last state.
    :param cards: of player 0 and of player 1.
    :param asked: how many questions each player answered, and in how many microseconds, if that is measured.
    :param worth: of a searched hand without a goal: what its best board is worth, and the ``board``.
    """

    number: int
    first: int
    winner: int
    reason: str
    turns: int
    decisions: int
    digest: str
    cards: tuple[Handled, Handled]
    asked: tuple[int, int] = (0, 0)
    micros: tuple[int, int] = (0, 0)
    worth: float = 0.0
    board: tuple[int, ...] = ()


_DECODER = msgspec.msgpack.Decoder(list[Row])


def pack(rows: Sequence[Row]) -> bytes:
    """Returns rows as bytes."""
    return zlib.compress(msgspec.msgpack.encode(rows), 1)


def unpack(data: bytes) -> list[Row]:
    """Returns rows from bytes.

    :raises ValueError: if they are not rows.
    """
    try:
        return _DECODER.decode(zlib.decompress(data))
    except zlib.error as error:
        raise ValueError(str(error)) from None
