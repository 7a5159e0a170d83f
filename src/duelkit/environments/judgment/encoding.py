"""What a player may know of a duel of THE EYE OF JUDGMENT, as one row of 16-bit numbers; ``layout.py`` says what stands
where. Rules: EOJ-BOARD-04 to -08, as for views. Numbers of cards never show: a card is told by its row.
"""

from __future__ import annotations

from struct import Struct
from typing import Final

from duelkit.environments.errors import TooLarge
from duelkit.judgment.engine.facts.costs import cost_in_hand
from duelkit.judgment.engine.facts.values import (
    attack_cost_of, attack_of, cost_of, elements_at, face_element, hp_of, icon_damage, reach, reverse_element,
    rotate_cost_of,
)
from duelkit.judgment.engine.seen.view import knows
from duelkit.judgment.state.code import CardInfo
from duelkit.judgment.state.codes import BOARD, HAND, HARMLESS, LIBRARY, card_of, number_of, verb_of
from duelkit.judgment.state.duel import State
from duelkit.judgment.state.log import (
    L_ATTACK, L_CAST, L_CHANGE, L_CHECK, L_COUNTER, L_DAMAGE, L_DEATH, L_DISCARD, L_DRAW, L_EVADED, L_EXCHANGE, L_LOCK,
    L_MANA, L_MILL, L_MOVE, L_MULLIGAN, L_PHASE, L_POSSESSION, L_QUAKE, L_RETURN, L_REVEAL, L_ROTATE, L_SACRIFICE,
    L_SUMMON, L_TIMEOUT, L_TRASH, L_TURN, L_WIN, LogEntry,
)

LARGEST: Final = 32767
UNLISTED: Final = 1
"""The id of a card that the library does not have."""
FIELDS: Final = 9
ROWS: Final = 64
DECREES: Final = 8
MENU: Final = 128
PAST: Final = 16
LIST: Final = 30
FIELD_WIDTH: Final = 34
CARD_WIDTH: Final = 7
DECREE_WIDTH: Final = 3
OPTION_WIDTH: Final = 7
PAST_WIDTH: Final = 6
GLOBALS: Final = 22

_FIELD: Final = Struct(f"{FIELD_WIDTH}h").pack
_CARD: Final = Struct(f"{CARD_WIDTH}h").pack
_DECREE: Final = Struct(f"{DECREE_WIDTH}h").pack
_OPTIONS: Final = [Struct(f"{OPTION_WIDTH * count}h").pack for count in range(MENU + 1)]
_PAST: Final = [Struct(f"{PAST_WIDTH * count}h").pack for count in range(PAST + 1)]
_GLOBAL: Final = Struct(f"{GLOBALS}h").pack
_GROUND: Final = Struct("4h").pack
_EMPTY: Final = bytes(2 * (FIELD_WIDTH - 4))
_NO_CARDS: Final = [bytes(2 * CARD_WIDTH * count) for count in range(ROWS + 1)]
_NO_DECREES: Final = [bytes(2 * DECREE_WIDTH * count) for count in range(DECREES + 1)]
_NO_OPTIONS: Final = [bytes(2 * OPTION_WIDTH * count) for count in range(MENU + 1)]
_NO_PAST: Final = [bytes(2 * PAST_WIDTH * count) for count in range(PAST + 1)]

_A: Final = 1
_B: Final = 2
_CARD_A: Final = 4
_CARD_B: Final = 8
_TOLD: Final[dict[int, int]] = {
    L_TURN: _A, L_PHASE: _A, L_DRAW: 0, L_MANA: _A | _B, L_CAST: 0, L_SUMMON: _A | _B, L_ATTACK: _CARD_A | _B,
    L_COUNTER: _CARD_A | _B, L_DAMAGE: _A | _CARD_B, L_EVADED: _CARD_A, L_DEATH: _A, L_TRASH: _A, L_ROTATE: _A,
    L_MOVE: _A | _B, L_QUAKE: _A, L_EXCHANGE: _A | _B, L_DISCARD: 0, L_SACRIFICE: _A, L_MULLIGAN: 0, L_CHECK: 0,
    L_WIN: 0, L_RETURN: 0, L_CHANGE: _A | _B, L_POSSESSION: _CARD_A, L_LOCK: _A, L_REVEAL: 0, L_MILL: 0, L_TIMEOUT: _A,
}
"""The entries of the log that are told, and which of their numbers; others say nothing new, or name cards."""


def small(value: int) -> int:
    """A number as 16 bits hold it."""
    return LARGEST if value > LARGEST else -LARGEST if value < -LARGEST else value


class Heap:
    """A graveyard as it was encoded last: most are the same at the next question."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.rows: bytes = b""


class Encoder:
    """Encodes the positions of duels of the same decks; fastest those of one duel after the other.

    :param duel: one of them, at any moment: for the deck lists.
    :param ids: the row of each card in the table of cards, by its number.
    :param races: the number of each race.
    :raises TooLarge: if a deck has more cards than there is room for.
    """

    def __init__(self, duel: State | None, ids: dict[int, int], races: dict[str, int]) -> None:
        self.ids: dict[int, int] = ids
        self.races: dict[str, int] = races
        self.rows: dict[int, bytes] = {}
        """Rows of cards beside the board, by what they show."""
        self.grounds: dict[int, bytes] = {}
        """Rows of fields on which nobody stands."""
        self.heaps: list[Heap] = []
        """For each player both graveyards."""
        self.where: list[int] = []
        """Of the position that is encoded: the row of each card beside the board, from 1; 0 if it has none."""
        self.lists: list[bytes] = [] if duel is None else [self.list_of(duel, 0), self.list_of(duel, 1)]
        self.infos: list[CardInfo] = []
        """The cards for which the piles are kept, by number."""

    def anew(self) -> Encoder:
        """An encoder for another duel of the same decks, in which the cards may be numbered in another way."""
        twin = Encoder(None, self.ids, self.races)
        twin.rows = self.rows
        twin.lists = self.lists
        return twin

    def list_of(self, duel: State, player: int) -> bytes:
        """The ids of a player's whole deck, in order."""
        found = [self.ids.get(duel.info[card].number, UNLISTED) for card in range(len(duel.info))
                 if duel.owner[card] == player]
        if len(found) > LIST:
            raise TooLarge(f"a deck has {len(found)} cards; the environment has room for {LIST}")
        found.sort()
        found.extend([0] * (LIST - len(found)))
        return Struct(f"{LIST}h").pack(*found)

    def encode(self, duel: State, player: int) -> bytearray:
        """All that a player may know, and what is asked if it is this player who is.

        :param player: 0 or 1.
        :returns: 16-bit numbers in the machine's order of bytes, as ``layout.LAYOUT`` says.
        :raises TooLarge: if there are more cards, options or decrees than there is room for.
        """
        if duel.info != self.infos:
            self.infos = duel.info[:]
            self.heaps = [Heap() for _ in range(4)]
        hands = self.hands(duel, player)
        count = self.seat(duel, player, hands)
        parts: list[bytes] = [self.globals(duel, player)]
        for position in range(FIELDS):
            parts.append(self.field(duel, player, position))
        for card in hands:
            parts.append(self.beside(duel, player, card))
        for whose in (player, 1 - player):
            parts.append(self.graveyard(duel, player, whose))
        parts.append(_NO_CARDS[ROWS - count])
        self.decrees(duel, player, parts)
        self.options(duel, player, parts)
        self.past(duel, player, parts)
        parts.append(self.lists[player])
        return bytearray(b"").join(parts)

    def hands(self, duel: State, player: int) -> list[int]:
        """The cards of both hands, the player's first; of the other's the known cards first."""
        order = duel.hand[player][:]
        hand = duel.hand[1 - player]
        if not duel.known:
            order.extend(hand)
            return order
        hidden: list[int] = []
        known: list[int] = []
        for at in range(len(hand)):
            if knows(duel, player, hand[at]):
                known.append(duel.info[hand[at]].number << 12 | at)
            else:
                hidden.append(hand[at])
        if known:
            known.sort()
            order.extend([hand[key & 0xFFF] for key in known])
        order.extend(hidden)
        return order

    def seat(self, duel: State, player: int, hands: list[int]) -> int:
        """Give every card that lies open beside the board, or in a hand, its row; answers how many there are."""
        where = [0] * len(duel.info)
        row = 0
        for cards in (hands, duel.graveyard[player], duel.graveyard[1 - player]):
            for card in cards:
                row += 1
                where[card] = row
        if row > ROWS:
            raise TooLarge(f"{row} cards lie beside the board; the environment has room for {ROWS}")
        self.where = where
        return row

    def graveyard(self, duel: State, player: int, whose: int) -> bytes:
        """The rows of a graveyard, looked at anew only if other cards lie there than before."""
        heap = self.heaps[2 * player + whose]
        cards = duel.graveyard[whose]
        if heap.cards != cards:
            heap.cards = cards[:]
            heap.rows = b"".join([self.beside(duel, player, card) for card in cards])
        return heap.rows

    def number(self, duel: State, player: int, card: int) -> int:
        """The id of a card as the player knows it: 0 if it is unknown or none."""
        if card < 0 or not knows(duel, player, card):
            return 0
        return self.ids.get(duel.info[card].number, UNLISTED)

    def position(self, duel: State, card: int) -> int:
        """Where a card stands on the board, from 1; 0 if it does not."""
        return duel.creatures[card].field + 1 if card >= 0 and duel.place[card] == BOARD else 0

    def globals(self, duel: State, player: int) -> bytes:
        """What is no card's and no field's."""
        other = 1 - player
        decision = duel.decision
        waiting = asked = kind = why = position = row = card = count = 0
        if decision is not None:
            waiting = 1 if decision.player == player else 2
            if decision.player == player:
                asked = 1
                kind = decision.kind + 1
                why = decision.why + 1
                count = len(decision.options)
                if decision.card >= 0:
                    position = self.position(duel, decision.card)
                    row = self.where[decision.card]
                    card = self.number(duel, player, decision.card)
        return _GLOBAL(
            small(duel.turn), duel.turn_player == player, duel.first_player == player, duel.phase + 1, duel.locked,
            small(duel.mana[player]), small(duel.mana[other]), len(duel.library[player]), len(duel.library[other]),
            len(duel.hand[player]), len(duel.hand[other]), len(duel.graveyard[player]), len(duel.graveyard[other]),
            self.position(duel, duel.attacker), waiting, asked, kind, why, position, row, card, count)

    def field(self, duel: State, player: int, position: int) -> bytes:
        """A field, and who stands on it."""
        elements = elements_at(duel, position)
        face = face_element(duel, position)
        reverse = reverse_element(duel, position)
        sealed = duel.sealed >> position & 1
        card = duel.occupant[position]
        if card < 0:
            look = ((elements << 8 | face) << 8 | reverse) << 1 | sealed
            row = self.grounds.get(look)
            if row is None:
                row = self.grounds[look] = _GROUND(elements, face, reverse, sealed) + _EMPTY
            return row
        creature = duel.creatures[card]
        info = duel.info[card]
        covered = 0
        if icon_damage(duel, card) != HARMLESS:
            for target in reach(duel, card):
                covered |= 1 << target
        now = duel.turn
        return _FIELD(
            elements, face, reverse, sealed, 1, self.ids.get(info.number, UNLISTED), duel.owner[card] == player,
            creature.facing + 1, small(hp_of(duel, card)), small(attack_of(duel, card)),
            small(attack_cost_of(duel, card)), small(rotate_cost_of(duel, card)), creature.element,
            self.races.get(creature.race, 0), creature.keywords, small(creature.evasion), small(creature.protection),
            small(creature.magic_protection), creature.dead,
            self.position(duel, creature.possessor), covered & 0x1FF, 0 if creature.no_counter else info.counter_sides,
            info.blind_sides, small(cost_of(duel, card)), len(creature.given), small(creature.damage),
            creature.summoned == now, creature.barred == now, creature.attacks if creature.acted == now else 0,
            creature.rotations if creature.acted == now else 0, info.lock, icon_damage(duel, card), info.rarity,
            card == duel.attacker)

    def beside(self, duel: State, player: int, card: int) -> bytes:
        """The row of a card in a hand or a graveyard; made once for each look."""
        known = knows(duel, player, card)
        place = duel.place[card]
        info = duel.info[card]
        mine = duel.owner[card] == player
        cost = 0
        look = place << 1 | mine
        if known:
            cost = small(cost_in_hand(duel, card)) if place == HAND else info.cost
            look |= info.number << 32 | (cost & 0xFFFF) << 8
        row = self.rows.get(look)
        if row is None:
            row = self.rows[look] = _CARD(
                1, self.ids.get(info.number, UNLISTED) if known else 0, known, mine, 1 if place == HAND else 2, cost,
                info.creature if known else 0)
        return row

    def decrees(self, duel: State, player: int, parts: list[bytes]) -> None:
        """A row for each rule that is bent for a time."""
        count = len(duel.decrees)
        if count > DECREES:
            raise TooLarge(f"{count} rules are bent at once; the environment has room for {DECREES}")
        for decree in duel.decrees:
            parts.append(_DECREE(self.ids.get(duel.info[decree.card].number, UNLISTED),
                                 duel.owner[decree.card] == player, small(decree.until - duel.turn + 1)))
        parts.append(_NO_DECREES[DECREES - count])

    def options(self, duel: State, player: int, parts: list[bytes]) -> None:
        """A row for each option, if it is this player who is asked."""
        decision = duel.decision
        count = 0
        if decision is not None and decision.player == player:
            count = len(decision.options)
            if count > MENU:
                raise TooLarge(f"a question has {count} options; the environment has room for {MENU}")
            values: list[int] = []
            for option in decision.options:
                self.option(duel, player, option, values)
            parts.append(_OPTIONS[count](*values))
        parts.append(_NO_OPTIONS[MENU - count])

    def option(self, duel: State, player: int, option: int, values: list[int]) -> None:
        """An option: what is done, and with which card."""
        card = card_of(option)
        values.append(1)
        values.append(verb_of(option))
        values.append(number_of(option))
        if card < 0:
            values.append(0)
            values.append(0)
            values.append(0)
            values.append(0)
            return
        mine = duel.owner[card] == player
        # the library that is being searched is the player's own
        searched = mine and duel.place[card] == LIBRARY
        values.append(self.where[card])
        values.append(self.position(duel, card))
        values.append(self.ids.get(duel.info[card].number, UNLISTED) if searched else self.number(duel, player, card))
        values.append(1 if mine else 0)

    def past(self, duel: State, player: int, parts: list[bytes]) -> None:
        """The newest entries of the log that the player may read, the newest first."""
        entry = duel.log
        count = 0
        values: list[int] = []
        while entry is not None and count < PAST:
            told = _TOLD.get(entry.kind, -1)
            if told >= 0:
                self.entry(duel, player, entry, told, values)
                count += 1
            entry = entry.previous
        parts.append(_PAST[count](*values))
        parts.append(_NO_PAST[PAST - count])

    def entry(self, duel: State, player: int, entry: LogEntry, told: int, values: list[int]) -> None:
        """An entry of the log. A card that cannot be known any more is not named."""
        hidden = entry.secret != 0 and entry.secret != 1 + player
        values.append(entry.kind + 1)
        values.append(1 if entry.player == player else 0)
        values.append(0 if hidden else self.number(duel, player, entry.card))
        values.append(self.number(duel, player, entry.a) if told & _CARD_A else
                      self.number(duel, player, entry.b) if told & _CARD_B else 0)
        values.append(small(entry.a) if told & _A else 0)
        values.append(small(entry.b) if told & _B else 0)
