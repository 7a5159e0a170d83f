"""The numbers by which clients refer to the cards of a duel.

A number reveals nothing about the card, and changes with every move into a hidden place: a hand, a deck, an extra deck,
face-down on the field. It is a keyed hash of the card and of how often it has made such a move, so it needs no memory:
a room that is loaded again, a replay and a second connection agree on it.
"""

from __future__ import annotations

import hashlib
from typing import Final

from duelkit.kernel.playable import Playable
from duelkit.kernel.record import Record

HIDDEN: Final = -1
LEAST: Final = 10**15
"""All numbers have sixteen digits, so that not even the size of a message depends on them."""
BEYOND: Final = 1 << 53
"""JavaScript represents integers exactly below this one."""
IN_PILE: Final = 0x1
"""The place of a card in a deck or library, in both games."""


class Names:
    """The numbers of one duel.

    :param record: its record; the numbers follow from the seed, which is secret until the end.
    """

    def __init__(self, record: Record) -> None:
        chance = f"{record.headers.get('generator')} {record.headers['seed']}"
        self._key = hashlib.blake2b(chance.encode(), digest_size=32, person=b"card numbers").digest()
        self._made: dict[tuple[int, int, int], int] = {}

    def _number(self, card: int, hidden_ids: int, shuffles: int) -> int:
        which = (card, hidden_ids, shuffles)
        number = self._made.get(which)
        if number is None:
            data = b"%d %d %d" % which
            drawn = int.from_bytes(hashlib.blake2b(data, key=self._key, digest_size=16).digest(), "big")
            number = self._made[which] = LEAST + drawn % (BEYOND - LEAST)
        return number

    def now(self, duel: Playable, card: int) -> int:
        """Returns the current number of a card; ``HIDDEN`` for none."""
        if card < 0:
            return HIDDEN
        return self._number(
            card, len(duel.hidden_ids.get(card, ())), duel.shuffles if duel.place[card] == IN_PILE else -1
        )

    def then(self, duel: Playable, card: int, entry: int, before: bool) -> int:
        """Returns the number that a card had when a log entry was written; ``HIDDEN`` for none.

        :param before: whether the entry is about the card's move and uses its number from before the move.
        """
        if card < 0:
            return HIDDEN
        hidden_ids = sum(after < entry for after in duel.hidden_ids.get(card, ()))
        return self._number(card, hidden_ids - 1 if before and hidden_ids else hidden_ids, -1)

    def card(self, duel: Playable, number: int) -> int:
        """Returns the card that has this number now; ``HIDDEN`` if there is none."""
        for card in range(len(duel.place)):
            if self.now(duel, card) == number:
                return card
        return HIDDEN
