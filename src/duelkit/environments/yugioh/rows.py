"""The row of one card in an encoded position; ``layout.py`` defines the columns."""

from __future__ import annotations

from typing import Final

from duelkit.environments.packing import MOST, Row, small, word
from duelkit.kernel.native import i64
from duelkit.yugioh.engine.facts.figures import atk_of, attribute_of, defense_of, race_of, rank_of, scale_of
from duelkit.yugioh.engine.facts.properties import level_of, negated, types_of
from duelkit.yugioh.engine.seen.view import knows
from duelkit.yugioh.state.codes import BANISHED, EXTRA, FIELD, GRAVEYARD, HAND, MONSTER_ZONE, OVERLAY, XYZ
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import InPlay

UNLISTED: Final = 1
"""The id of a card that is not in the library."""
WIDTH: Final = 30


def bit_of(bits: i64) -> int:
    """Returns the number of the lowest bit, from 1; 0 if there is none."""
    if not bits:
        return 0
    found: i64 = 1
    while not bits & 1:
        found += 1
        bits >>= 1
    return found


def count_of(part: InPlay) -> i64:
    """Returns the number of counters on a card."""
    count: i64 = 0
    if part.counters is not None:
        for each in part.counters.values():
            count += each
    return count


def this_turn(duel: State, card: int, part: InPlay, acts: bool) -> i64:
    """Returns what a card has done this turn, and its role in the battle, as a word.

    :param acts: whether it is face-up on the field.
    """
    now = duel.turn
    return word(
        acts and part.arrived == now,
        part.attacks if acts and part.attack_turn == now else 0,
        acts and part.moved == now,
        1 if card == duel.attacker else 2 if card == duel.attack_target else 0,
    )


class CardRows:
    """Encodes single cards.

    :param ids: the row of each card in the table of cards, by passcode.
    """

    def __init__(self, ids: dict[int, int]) -> None:
        self.ids: dict[int, int] = ids
        self.rows: dict[int, bytes] = {}
        """Rows of cards that nothing applies to, by what they show."""
        self.scratch: Row = Row(WIDTH)
        self.codes: list[int] = []
        """The id of each card of the duel, by number."""
        self.where: list[int] = []
        """In the position being encoded: the row of each card, from 1; 0 if it has none."""
        self.links: dict[int, int] = {}
        """In the position being encoded: the last chain link of a card."""
        self.aimed: list[int] = []
        """In the position being encoded: the targets of chain links."""
        self.marked: int = 0
        """In the position being encoded: the places of the cards that the chain involves."""

    def shown(self, duel: State, player: int, card: int) -> bool:
        """Whether the player can tell a card apart where it is: on the field, or known."""
        return duel.place[card] & FIELD != 0 or knows(duel, player, card)

    def number(self, duel: State, player: int, card: int) -> int:
        """Returns the id of a card as the player knows it: 0 if it is unknown or none."""
        if card < 0 or not knows(duel, player, card):
            return 0
        return self.codes[card]

    def row(self, card: int) -> int:
        """Returns the row of a card, from 1; 0 if it has none."""
        return self.where[card] if card >= 0 else 0

    def beside(self, duel: State, player: int, card: int) -> bytes:
        """Returns the row of a card beside the field."""
        if self.marked and (card in self.links or card in self.aimed):
            return self.in_play(duel, player, card, self.scratch)
        return self.at_rest(duel, player, card)

    def at_rest(self, duel: State, player: int, card: int) -> bytes:
        """Returns the row of a card beside the field, with its printed figures except for its Level; cached by what it
        shows."""
        place = duel.place[card]
        known = knows(duel, player, card)
        info = duel.info[card]
        level = level_of(duel, card) if known and place == HAND else info.level
        look = place << 1
        if duel.owner[card] == player:
            look |= 1
        up = known and (
            place & (GRAVEYARD | BANISHED | OVERLAY) != 0
            and card not in duel.down_banished
            or place == EXTRA
            and card in duel.face_up_extra
        )
        if up:
            look |= 0x1000
        if known:
            look |= info.passcode << 20 | level << 13
        row = self.rows.get(look)
        if row is None:
            mine = duel.owner[card] == player
            types = atk = defense = scale = attribute = race = markers = 0
            if known:
                types, scale, markers = info.types, info.scale, info.markers
                atk, defense = small(info.atk), small(info.defense)
                attribute, race = bit_of(info.attribute), bit_of(info.race)
            if len(self.rows) >= MOST:
                self.rows.clear()
            row = self.rows[look] = self.scratch.packed(
                word(1, self.codes[card] if known else 0, known, mine),
                word(mine, bit_of(place), up, 0),
                word(types & 0x7FFF, types >> 15, atk, defense),
                word(
                    level if types & 1 and not markers and not types & XYZ else 0,
                    info.level if types & XYZ else 0,
                    info.level if markers else 0,
                    scale,
                ),
                word(attribute, race, markers, 0),
                0,
                0,
                0,
                0,
            )
        return row

    def in_play(self, duel: State, player: int, card: int, look: Row) -> bytes:
        """Returns the row of a card on the field, or of one that the chain involves, with its current figures.

        :param look: the row as it was last encoded in its place.
        """
        place = duel.place[card]
        info = duel.info[card]
        known = knows(duel, player, card)
        mine = (duel.controller[card] if place & FIELD else duel.owner[card]) == player
        part = duel.play[card]
        on_field = place & FIELD != 0
        up = part.face_up if on_field else known
        code = types = atk = defense = level = rank = rating = scale = attribute = race = markers = 0
        if known:
            code = self.codes[card]
            markers = info.markers
            rating = info.level if markers else 0
            types = types_of(duel, card)
            scale = scale_of(duel, card)
            if place == MONSTER_ZONE and up or not on_field:
                atk = small(atk_of(duel, card))
                defense = small(defense_of(duel, card))
                level = level_of(duel, card)
                rank = rank_of(duel, card)
                attribute = bit_of(attribute_of(duel, card))
                race = bit_of(race_of(duel, card))
            else:
                atk = small(info.atk)
                defense = small(info.defense)
                level = 0 if markers else info.level
                attribute = bit_of(info.attribute)
                race = bit_of(info.race)
        acts = on_field and up
        marked = self.marked != 0
        return look.packed(
            word(1, code, known, mine),
            word(duel.owner[card] == player, bit_of(place), up, on_field and part.defense),
            word(types & 0x7FFF, types >> 15, atk, defense),
            word(level, rank, rating, scale),
            word(attribute, race, markers, 0 if part.counters is None else small(count_of(part))),
            word(
                len(part.materials),
                self.row(part.equipped_to),
                acts and negated(duel, card),
                on_field and mine and not up and part.set_turn == duel.turn,
            ),
            this_turn(duel, card, part, acts),
            word(self.links.get(card, 0) if marked else 0, marked and card in self.aimed, 0, 0),
            0,
        )
