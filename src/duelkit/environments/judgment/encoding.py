"""What a player may know of a duel of THE EYE OF JUDGMENT, as one row of 16-bit numbers; ``layout.py`` defines them.
Rules: EOJ-BOARD-04 to -08, as for views. Card numbers are never encoded: a card is referred to by its row."""

from __future__ import annotations

from struct import Struct
from typing import Final

from duelkit.environments.errors import TooLarge
from duelkit.environments.judgment.history import History
from duelkit.environments.packing import Pairs, Piece, Row, blank, small, word
from duelkit.judgment.engine.facts.costs import cost_in_hand
from duelkit.judgment.engine.facts.rulings import may_change_rule
from duelkit.judgment.engine.facts.values import (
    attack_cost_of,
    attack_of,
    cost_of,
    elements_at,
    face_element,
    hp_of,
    icon_damage,
    reach,
    reverse_element,
    rotate_cost_of,
)
from duelkit.judgment.engine.seen.view import knows
from duelkit.judgment.state.code import CardInfo
from duelkit.judgment.state.codes import B_CARD_COST, BOARD, HAND, HARMLESS, LIBRARY, card_of, number_of, verb_of
from duelkit.judgment.state.duel import State
from duelkit.kernel.native import i64

UNLISTED: Final = 1
"""The id of a card that is not in the library."""
FIELDS: Final = 9
ROWS: Final = 64
PILES: Final = 2
DECREES: Final = 8
MENU: Final = 128
LIST: Final = 30
FIELD_WIDTH: Final = 34
CARD_WIDTH: Final = 7
DECREE_WIDTH: Final = 3
OPTION_WIDTH: Final = 7
GLOBALS: Final = 22

_CARDS: Final = Pairs(CARD_WIDTH)
_OPTIONS: Final = Pairs(OPTION_WIDTH)
_DECREE: Final = Struct(f"{DECREE_WIDTH}h").pack
_NO_CARDS: Final = blank(CARD_WIDTH, ROWS)
_NO_DECREES: Final = blank(DECREE_WIDTH, DECREES)
_NO_OPTIONS: Final = blank(OPTION_WIDTH, MENU)


class Heap:
    """A pile as it was last encoded for a player; most piles are the same at the next question."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.seen: i64 = 0
        """The known cards as bits, if they are neither all nor none."""
        self.order: list[int] = []
        self.rows: bytes = b""


class Side:
    """Where the cards are, as it was last encoded for one of the players."""

    def __init__(self) -> None:
        self.order: list[int] = []
        """The card of each row."""
        self.where: list[int] = []
        """The row of each card, from 1; 0 if it has none."""
        self.general: Row = Row(GLOBALS)
        self.fields: list[Row] = [Row(FIELD_WIDTH) for _ in range(FIELDS)]


class Encoder:
    """Encodes the positions of duels of the same decks; fastest for consecutive positions of one duel.

    :param duel: one of them, at any moment: for the deck lists.
    :param ids: the row of each card in the table of cards, by its number.
    :param races: the number of each race.
    :raises TooLarge: if a deck has more cards than there is room for.
    """

    def __init__(self, duel: State | None, ids: dict[int, int], races: dict[str, int]) -> None:
        self.ids: dict[int, int] = ids
        self.races: dict[str, int] = races
        self.where: list[int] = []
        """In the position being encoded: the row of each card beside the board, from 1; 0 if it has none."""
        self.lists: list[bytes] = [] if duel is None else [self.list_of(duel, 0), self.list_of(duel, 1)]
        self.infos: list[CardInfo] = []
        """The cards of the duel for which everything below is cached, by number."""
        self.codes: list[int] = []
        """The id of each of them."""
        self.heaps: list[Heap] = []
        """For each player and each owner: hand, graveyard."""
        self.sides: list[Side] = []
        """For each player where the cards are."""
        self.pasts: list[History] = []
        """For each player the encoded log."""

    def anew(self, duel: State | None = None) -> Encoder:
        """Returns an encoder for another duel, whose cards may have other numbers.

        :param duel: one of its decks, if they differ from this encoder's.
        """
        twin = Encoder(duel, self.ids, self.races)
        if duel is None:
            twin.lists = self.lists
        return twin

    def begin(self, duel: State) -> None:
        """Clears everything cached for another duel."""
        self.infos = duel.info[:]
        self.codes = [self.ids.get(info.number, UNLISTED) for info in self.infos]
        self.heaps = [Heap() for _ in range(4 * PILES)]
        self.sides = [Side(), Side()]
        self.pasts = [History(0, self.codes), History(1, self.codes)]

    def list_of(self, duel: State, player: int) -> bytes:
        """Returns the ids of a player's whole deck, in order."""
        found = [
            self.ids.get(duel.info[card].number, UNLISTED)
            for card in range(len(duel.info))
            if duel.owner[card] == player
        ]
        if len(found) > LIST:
            raise TooLarge(f"a deck has {len(found)} cards; the environment has room for {LIST}")
        found.sort()
        found.extend([0] * (LIST - len(found)))
        return Struct(f"{LIST}h").pack(*found)

    def encode(self, duel: State, player: int) -> bytearray:
        """Returns everything that a player may know, and the question if this player is asked.

        :param player: 0 or 1.
        :returns: 16-bit numbers in the machine's byte order, as ``layout.LAYOUT`` says.
        :raises TooLarge: if there are more cards, options or decrees than there is room for.
        """
        if duel.info != self.infos:
            self.begin(duel)
        order: list[int] = []
        rest: list[bytes] = []
        self.hand(duel, player, player, order, rest)
        self.hand(duel, player, 1 - player, order, rest)
        for whose in (player, 1 - player):
            self.kept(duel, player, self.heaps[(2 * player + whose) * PILES + 1], duel.graveyard[whose], 0, order, rest)
        side = self.sides[player]
        if order != side.order:
            self.seat(duel, order, side)
        self.where = side.where
        parts: list[Piece] = [self.globals(duel, player, side.general)]
        for position in range(FIELDS):
            parts.append(self.field(duel, player, position, side.fields[position]))
        parts.extend(rest)
        parts.append(_NO_CARDS[ROWS - len(order)])
        self.decrees(duel, player, parts)
        self.options(duel, player, parts)
        parts.append(self.pasts[player].packed(duel))
        parts.append(self.lists[player])
        return bytearray(b"").join(parts)

    def hand(self, duel: State, player: int, whose: int, order: list[int], rest: list[bytes]) -> None:
        """A hand; in the opponent's, the known cards come first."""
        hand = duel.hand[whose]
        if may_change_rule(duel, B_CARD_COST):
            # the cost of a card is computed each time
            cards = self.known_first(duel, player, hand)
            order.extend(cards)
            for card in cards:
                rest.append(self.beside(duel, player, card))
            return
        seen: i64 = 0
        if whose != player and duel.known:
            for at in range(len(hand)):
                if knows(duel, player, hand[at]):
                    seen |= 1 << at
        self.kept(duel, player, self.heaps[(2 * player + whose) * PILES], hand, seen, order, rest)

    def kept(
        self, duel: State, player: int, heap: Heap, cards: list[int], seen: i64, order: list[int], rest: list[bytes]
    ) -> None:
        """A pile, encoded again only if its cards or the known ones among them have changed."""
        if heap.cards != cards or heap.seen != seen:
            heap.cards = cards[:]
            heap.seen = seen
            heap.order = self.known_first(duel, player, heap.cards)
            heap.rows = b"".join([self.beside(duel, player, card) for card in heap.order])
        order.extend(heap.order)
        rest.append(heap.rows)

    def known_first(self, duel: State, player: int, pile: list[int]) -> list[int]:
        """Returns a pile as it is encoded: in its order, or for the opponent's hand known cards by number, then the
        others."""
        if not pile or duel.place[pile[0]] != HAND or duel.owner[pile[0]] == player:
            return pile
        hidden: list[int] = []
        known: list[int] = []
        for at in range(len(pile)):
            if knows(duel, player, pile[at]):
                known.append(duel.info[pile[at]].number << 12 | at)
            else:
                hidden.append(pile[at])
        known.sort()
        return [pile[key & 0xFFF] for key in known] + hidden

    def seat(self, duel: State, order: list[int], side: Side) -> None:
        """Records the row of every card that has one."""
        if len(order) > ROWS:
            raise TooLarge(f"{len(order)} cards lie beside the board; the environment has room for {ROWS}")
        where = [0] * len(duel.info)
        for row in range(len(order)):
            where[order[row]] = row + 1
        side.order = order
        side.where = where

    def number(self, duel: State, player: int, card: int) -> int:
        """Returns the id of a card as the player knows it: 0 if it is unknown or none."""
        if card < 0 or not knows(duel, player, card):
            return 0
        return self.codes[card]

    def position(self, duel: State, card: int) -> int:
        """Returns the field of a card on the board, from 1; 0 if it is not there."""
        return duel.creatures[card].field + 1 if card >= 0 and duel.place[card] == BOARD else 0

    def globals(self, duel: State, player: int, look: Row) -> bytes:
        """Returns what belongs to no card and no field.

        :param look: the row as it was last encoded.
        """
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
        return look.packed(
            word(small(duel.turn), duel.turn_player == player, duel.first_player == player, duel.phase + 1),
            word(duel.locked, small(duel.mana[player]), small(duel.mana[other]), len(duel.library[player])),
            word(len(duel.library[other]), len(duel.hand[player]), len(duel.hand[other]), len(duel.graveyard[player])),
            word(len(duel.graveyard[other]), self.position(duel, duel.attacker), waiting, asked),
            word(kind, why, position, row),
            word(card, count, 0, 0),
            0,
            0,
            0,
        )

    def field(self, duel: State, player: int, position: int, look: Row) -> bytes:
        """Returns a field, and the creature on it.

        :param look: the row as it was last encoded.
        """
        ground = word(
            elements_at(duel, position),
            face_element(duel, position),
            reverse_element(duel, position),
            duel.sealed >> position & 1,
        )
        card = duel.occupant[position]
        if card < 0:
            return look.packed(ground, 0, 0, 0, 0, 0, 0, 0, 0)
        creature = duel.creatures[card]
        info = duel.info[card]
        damage = icon_damage(duel, card)
        covered = 0
        if damage != HARMLESS:
            for target in reach(duel, card):
                covered |= 1 << target
        now = duel.turn
        acted = creature.acted == now
        return look.packed(
            ground,
            word(1, self.codes[card], duel.owner[card] == player, creature.facing + 1),
            word(
                small(hp_of(duel, card)),
                small(attack_of(duel, card)),
                small(attack_cost_of(duel, card)),
                small(rotate_cost_of(duel, card)),
            ),
            word(creature.element, self.races.get(creature.race, 0), creature.keywords, small(creature.evasion)),
            word(
                small(creature.protection),
                small(creature.magic_protection),
                creature.dead,
                self.position(duel, creature.possessor),
            ),
            word(
                covered & 0x1FF,
                0 if creature.no_counter else info.counter_sides,
                info.blind_sides,
                small(cost_of(duel, card)),
            ),
            word(len(creature.given), small(creature.damage), creature.summoned == now, creature.barred == now),
            word(creature.attacks if acted else 0, creature.rotations if acted else 0, info.lock, damage),
            word(info.rarity, card == duel.attacker, 0, 0),
        )

    def beside(self, duel: State, player: int, card: int) -> bytes:
        """Returns the row of a card in a hand or a graveyard."""
        known = knows(duel, player, card)
        place = duel.place[card]
        info = duel.info[card]
        cost = 0
        if known:
            cost = small(cost_in_hand(duel, card)) if place == HAND else info.cost
        return _CARDS.row(
            word(1, self.codes[card] if known else 0, known, duel.owner[card] == player),
            word(1 if place == HAND else 2, cost, known and info.creature, 0),
        )

    def decrees(self, duel: State, player: int, parts: list[Piece]) -> None:
        """Returns a row for each rule that is changed for a time."""
        count = len(duel.decrees)
        if count > DECREES:
            raise TooLarge(f"{count} rules are bent at once; the environment has room for {DECREES}")
        for decree in duel.decrees:
            parts.append(
                _DECREE(self.codes[decree.card], duel.owner[decree.card] == player, small(decree.until - duel.turn + 1))
            )
        parts.append(_NO_DECREES[DECREES - count])

    def options(self, duel: State, player: int, parts: list[Piece]) -> None:
        """Returns a row for each option, if this player is asked."""
        decision = duel.decision
        count = 0
        if decision is not None and decision.player == player:
            count = len(decision.options)
            if count > MENU:
                raise TooLarge(f"a question has {count} options; the environment has room for {MENU}")
            for option in decision.options:
                parts.append(self.option(duel, player, option))
        parts.append(_NO_OPTIONS[MENU - count])

    def option(self, duel: State, player: int, option: int) -> bytes:
        """Returns an option: what is done, and with which card."""
        card = card_of(option)
        row = field = code = mine = 0
        if card >= 0:
            if duel.owner[card] == player:
                mine = 1
            row = self.where[card]
            field = self.position(duel, card)
            # a player searches only the own library
            code = self.codes[card] if mine and duel.place[card] == LIBRARY else self.number(duel, player, card)
        return _OPTIONS.row(word(1, verb_of(option), number_of(option), row), word(field, code, mine, 0))
