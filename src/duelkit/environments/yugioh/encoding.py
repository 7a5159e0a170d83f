"""What a player may know of a duel of Yu-Gi-Oh!, as one row of 16-bit numbers; ``layout.py`` defines them.

Rules: MR3-PUB-01, MR3-FDN-02 to -04, as for views (``yugioh/engine/seen/view.py``). Card numbers are never encoded: a
card is referred to by its row.
"""

from __future__ import annotations

from struct import Struct
from typing import Final

from duelkit.environments.errors import TooLarge
from duelkit.environments.packing import Pairs, Piece, Row, blank, small, word
from duelkit.environments.yugioh.history import History
from duelkit.environments.yugioh.rows import UNLISTED, WIDTH, CardRows, bit_of
from duelkit.kernel.decision import Decision
from duelkit.kernel.native import i64
from duelkit.yugioh.engine.moves.open_cards import graveyards_hidden, shows_hand
from duelkit.yugioh.engine.seen.view import knows
from duelkit.yugioh.state.card_info import CardInfo
from duelkit.yugioh.state.categories import C_LEVEL
from duelkit.yugioh.state.codes import (
    BANISHED,
    DECK,
    EXTRA,
    FIELD,
    GRAVEYARD,
    HAND,
    MONSTER_ZONE,
    O_NUMBER,
    TOKEN,
    W_DECLARE,
    card_of,
    number_of,
    verb_of,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.words.declaring.run import D_CARD_NAME

SIDE: Final = 15
"""The rows of a side's zones: seven for monsters, five for spells & traps, the field zone, two pendulum zones."""
MONSTERS: Final = 7
SPELLS: Final = 5
ROWS: Final = 200
LINKS: Final = 16
AIMS: Final = 4
MENU: Final = 128
LIST: Final = 80
LINK_WIDTH: Final = 7 + AIMS
OPTION_WIDTH: Final = 7
GLOBALS: Final = 40
PILES: Final = 4

_LINK: Final = Struct(f"{LINK_WIDTH}h").pack
_GLOBAL: Final = Struct(f"{GLOBALS // 4}q").pack
_OPTIONS: Final = Pairs(OPTION_WIDTH)
_NO_CARD: Final = bytes(2 * WIDTH)
_NO_CARDS: Final = blank(WIDTH, ROWS)
_NO_LINKS: Final = blank(LINK_WIDTH, LINKS)
_NO_OPTIONS: Final = blank(OPTION_WIDTH, MENU)


def any_known_in(duel: State, place: int) -> bool:
    """Whether a hidden place contains a card that somebody has seen."""
    for card in duel.known:
        if duel.place[card] == place:
            return True
    return False


class Heap:
    """A pile as it was last encoded for a player; most piles are the same at the next question."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.seen: i64 = 0
        """The known cards as bits, if they are neither all nor none."""
        self.up: list[int] = []
        """For an extra deck: all cards that were face-up in one."""
        self.order: list[int] = []
        self.rows: bytes = b""


class Side:
    """Where the cards are, as it was last encoded for one of the players."""

    def __init__(self) -> None:
        self.order: list[int] = []
        """The card of each row."""
        self.where: list[int] = []
        """The row of each card, from 1; 0 if it has none."""
        self.zones: list[Row] = [Row(WIDTH) for _ in range(2 * SIDE)]
        self.rows: list[bytes] = [_NO_CARD] * (2 * SIDE)
        self.joined: bytes = b"".join(self.rows)
        """The rows of the zones, one by one and together."""


class Encoder(CardRows):
    """Encodes the positions of duels of the same decks; fastest for consecutive positions of one duel.

    :param duel: one of them, at any moment: for the deck lists.
    :param ids: the row of each card in the table of cards, by passcode.
    :raises TooLarge: if a deck has more cards than there is room for.
    """

    def __init__(self, duel: State | None, ids: dict[int, int]) -> None:
        super().__init__(ids)
        self.lists: list[bytes] = [] if duel is None else [self.list_of(duel, 0), self.list_of(duel, 1)]
        self.infos: list[CardInfo] = []
        """The cards of the duel for which everything below is cached, by number."""
        self.heaps: list[Heap] = []
        """For each player and each owner: hand, graveyard, banished cards, extra deck."""
        self.sides: list[Side] = []
        """For each player where the cards are."""
        self.pasts: list[History] = []
        """For each player the encoded log."""

    def anew(self, duel: State | None = None) -> Encoder:
        """Returns an encoder for another duel, whose cards may have other numbers.

        :param duel: one of its decks, if they differ from this encoder's.
        """
        twin = Encoder(duel, self.ids)
        twin.rows = self.rows
        if duel is None:
            twin.lists = self.lists
        return twin

    def begin(self, duel: State) -> None:
        """Clears everything cached for another duel."""
        self.infos = duel.info[:]
        self.codes = [self.ids.get(info.passcode, UNLISTED) for info in self.infos]
        self.heaps = [Heap() for _ in range(4 * PILES)]
        self.sides = [Side(), Side()]
        self.pasts = [History(0, self.codes), History(1, self.codes)]

    def list_of(self, duel: State, player: int) -> bytes:
        """Returns the ids of a player's whole deck, in order; tokens do not belong to it."""
        found = [
            self.ids.get(duel.info[card].passcode, UNLISTED)
            for card in range(len(duel.info))
            if duel.owner[card] == player and not duel.info[card].types & TOKEN
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
        :raises TooLarge: if there are more cards, options or chain links than there is room for.
        """
        if duel.info != self.infos:
            self.begin(duel)
        self.mark(duel, player)
        order: list[int] = []
        rest: list[bytes] = []
        self.field(duel, player, order)
        self.field(duel, 1 - player, order)
        self.piles(duel, player, player, order, rest)
        self.piles(duel, player, 1 - player, order, rest)
        for at in range(2 * SIDE):
            card = order[at]
            if card >= 0 and duel.place[card] == MONSTER_ZONE:
                for material in duel.play[card].materials:
                    order.append(material)
                    rest.append(self.beside(duel, player, material))
        side = self.sides[player]
        if order != side.order:
            self.seat(duel, order, side)
        self.where = side.where
        parts: list[Piece] = [self.globals(duel, player), self.zones(duel, player, side)]
        parts.extend(rest)
        parts.append(_NO_CARDS[ROWS - len(order)])
        self.chain(duel, player, parts)
        self.options(duel, player, parts)
        parts.append(self.pasts[player].packed(duel))
        parts.append(self.lists[player])
        return bytearray(b"").join(parts)

    def zones(self, duel: State, player: int, side: Side) -> bytes:
        """Returns the rows of the zones of both sides."""
        changed = False
        for at in range(2 * SIDE):
            card = side.order[at]
            row = _NO_CARD if card < 0 else self.in_play(duel, player, card, side.zones[at])
            if row is not side.rows[at]:
                side.rows[at] = row
                changed = True
        if changed:
            side.joined = b"".join(side.rows)
        return side.joined

    def field(self, duel: State, whose: int, order: list[int]) -> None:
        """Adds the cards in the zones of a side; −1 for an empty zone."""
        first = len(order)
        order.extend(duel.monsters[whose])
        while len(order) < first + MONSTERS:
            order.append(-1)
        order.extend(duel.spells[whose])
        while len(order) < first + MONSTERS + SPELLS:
            order.append(-1)
        order.append(duel.field[whose])
        order.extend(duel.pendulum[whose])

    def piles(self, duel: State, player: int, whose: int, order: list[int], rest: list[bytes]) -> None:
        """Adds the cards of a player beside the field, and their rows."""
        at = (2 * player + whose) * PILES
        hand = duel.hand[whose]
        if whose != player:
            self.kept(duel, player, self.heaps[at], hand, HAND, self.known(duel, player, whose), order, rest)
        elif duel.active[C_LEVEL]:
            self.pile(duel, player, hand, order, rest)
        else:
            self.kept(duel, player, self.heaps[at], hand, HAND, 0, order, rest)
        if duel.chain and graveyards_hidden(duel, player):
            self.pile(duel, player, duel.graveyard[whose], order, rest)
        else:
            self.kept(duel, player, self.heaps[at + 1], duel.graveyard[whose], GRAVEYARD, 0, order, rest)
        self.kept(duel, player, self.heaps[at + 2], duel.banished[whose], BANISHED, self.up(duel, whose), order, rest)
        self.extra(duel, player, whose, self.heaps[at + 3], order, rest)
        deck = duel.deck[whose]
        top = len(deck) - 1
        while top >= 0 and knows(duel, player, deck[top]):
            order.append(deck[top])
            rest.append(self.beside(duel, player, deck[top]))
            top -= 1

    def pile(self, duel: State, player: int, cards: list[int], order: list[int], rest: list[bytes]) -> None:
        """Adds cards in this order."""
        order.extend(cards)
        for card in cards:
            rest.append(self.beside(duel, player, card))

    def extra(self, duel: State, player: int, whose: int, heap: Heap, order: list[int], rest: list[bytes]) -> None:
        """Adds an extra deck; of the opponent's only the face-up cards, since the globals contain its size."""
        if heap.up != duel.face_up_extra:
            heap.up = duel.face_up_extra[:]
            heap.cards = []
        extra = duel.extra[whose]
        if whose == player or not any_known_in(duel, EXTRA):
            self.kept(duel, player, heap, extra, EXTRA, 0, order, rest)
        else:
            self.pile(duel, player, self.in_order(duel, player, extra, EXTRA), order, rest)

    def known(self, duel: State, player: int, whose: int) -> i64:
        """Returns the cards of the other player's hand that this one knows, as bits."""
        seen: i64 = 0
        if duel.known or shows_hand(duel, whose):
            hand = duel.hand[whose]
            for at in range(len(hand)):
                if knows(duel, player, hand[at]):
                    seen |= 1 << at
        return seen

    def up(self, duel: State, whose: int) -> i64:
        """Returns a player's face-up banished cards, as bits; 0 if all are face-up."""
        seen: i64 = 0
        if duel.down_banished:
            pile = duel.banished[whose]
            for at in range(min(len(pile), 63)):
                if pile[at] not in duel.down_banished:
                    seen |= 1 << at
        return seen

    def kept(
        self,
        duel: State,
        player: int,
        heap: Heap,
        cards: list[int],
        place: int,
        seen: i64,
        order: list[int],
        rest: list[bytes],
    ) -> None:
        """Adds a pile, encoded again only if its cards or the known ones among them have changed, or the chain involves
        one of them.

        :param seen: the known cards as bits, if they are neither all nor none.
        """
        if self.marked & place:
            self.pile(duel, player, self.in_order(duel, player, cards, place), order, rest)
            return
        if heap.cards != cards or heap.seen != seen:
            heap.cards = cards[:]
            heap.seen = seen
            heap.order = self.in_order(duel, player, heap.cards, place)
            heap.rows = b"".join([self.at_rest(duel, player, card) for card in heap.order])
        order.extend(heap.order)
        rest.append(heap.rows)

    def in_order(self, duel: State, player: int, cards: list[int], place: int) -> list[int]:
        """Returns a pile as it is encoded: if its order is not public, known cards come first; of an extra deck they
        alone."""
        if place == EXTRA:
            return self.known_first(duel, player, [card for card in cards if knows(duel, player, card)])
        if place == HAND and cards and duel.owner[cards[0]] != player:
            return self.known_first(duel, player, cards)
        return cards

    def seat(self, duel: State, order: list[int], side: Side) -> None:
        """Records the row of every card that has one."""
        if len(order) > ROWS:
            raise TooLarge(f"{len(order)} cards lie on the table; the environment has room for {ROWS}")
        where = [0] * len(duel.info)
        for row in range(len(order)):
            if order[row] >= 0:
                where[order[row]] = row + 1
        side.order = order
        side.where = where

    def known_first(self, duel: State, player: int, pile: list[int]) -> list[int]:
        """Returns a pile whose order is not public: known cards by passcode, then the others."""
        known: list[int] = []
        hidden: list[int] = []
        for at in range(len(pile)):
            card = pile[at]
            if knows(duel, player, card):
                known.append(duel.info[card].passcode << 12 | at)
            else:
                hidden.append(card)
        if known:
            known.sort()
            return [pile[key & 0xFFF] for key in known] + hidden
        return hidden

    def mark(self, duel: State, player: int) -> None:
        """Finds the cards that the chain involves, as far as the player may know them."""
        if self.links or self.aimed:
            self.links = {}
            self.aimed = []
            self.marked = 0
        for at in range(len(duel.chain)):
            scope = duel.scopes[duel.chain[at]]
            if self.shown(duel, player, scope.card):
                self.links[scope.card] = at + 1
                self.marked |= duel.place[scope.card]
            for cards in scope.targets:
                for card in cards:
                    if self.shown(duel, player, card):
                        self.aimed.append(card)
                        self.marked |= duel.place[card]

    def globals(self, duel: State, player: int) -> bytes:
        """Returns what belongs to no card."""
        other = 1 - player
        rules = duel.rules
        decision = duel.decision
        kind = why = card = row = asked = count = 0
        waiting = 0
        if decision is not None:
            waiting = 1 if decision.player == player else 2
            if decision.player == player:
                asked = 1
                kind = decision.kind + 1
                why = decision.why + 1
                count = len(decision.options)
                row = self.row(decision.card)
                card = self.number(duel, player, decision.card)
        return _GLOBAL(
            word(small(duel.turn), duel.turn_player == player, duel.first_player == player, duel.phase + 1),
            word(bit_of(duel.step), small(duel.life[player]), small(duel.life[other]), len(duel.deck[player])),
            word(len(duel.deck[other]), len(duel.hand[player]), len(duel.hand[other]), len(duel.graveyard[player])),
            word(
                len(duel.graveyard[other]),
                len(duel.banished[player]),
                len(duel.banished[other]),
                len(duel.extra[player]),
            ),
            word(len(duel.extra[other]), small(duel.normal_summons), duel.pendulum_done, len(duel.chain)),
            word(self.row(duel.attacker), self.row(duel.attack_target), waiting, asked),
            word(kind, why, row, card),
            word(count, duel.turned_over, small(rules.life_points), rules.opening_hand),
            word(rules.first_draw, rules.hand_limit, rules.monster_zones, rules.extra_monster_zones),
            word(rules.spell_zones, rules.one_field_spell, rules.ignition_priority, rules.year),
        )

    def chain(self, duel: State, player: int, parts: list[Piece]) -> None:
        """Adds a row for each chain link."""
        count = len(duel.chain)
        if count > LINKS:
            raise TooLarge(f"the chain has {count} links; the environment has room for {LINKS}")
        for at in range(count):
            scope = duel.scopes[duel.chain[at]]
            aims: list[int] = []
            for cards in scope.targets:
                aims.extend([self.row(card) for card in cards if self.shown(duel, player, card)])
            while len(aims) < AIMS:
                aims.append(0)
            code = self.ids.get(scope.code.definition.passcode, UNLISTED)
            parts.append(
                _LINK(
                    1,
                    scope.player == player,
                    code,
                    scope.code.shown + 1,
                    self.row(scope.card) if self.shown(duel, player, scope.card) else 0,
                    scope.activation_negated,
                    scope.effect_negated,
                    *aims[:AIMS],
                )
            )
        parts.append(_NO_LINKS[LINKS - count])

    def options(self, duel: State, player: int, parts: list[Piece]) -> None:
        """Adds a row for each option, if this player is asked."""
        decision = duel.decision
        count = 0
        if decision is not None and decision.player == player:
            count = len(decision.options)
            if count > MENU:
                raise TooLarge(f"a question has {count} options; the environment has room for {MENU}")
            for option in decision.options:
                parts.append(self.option(duel, player, decision, option))
        parts.append(_NO_OPTIONS[MENU - count])

    def option(self, duel: State, player: int, decision: Decision, option: int) -> bytes:
        """Returns an option: what is done, and with which card."""
        card = card_of(option)
        named = option >> 12
        if (
            decision.detail == D_CARD_NAME
            and decision.why == W_DECLARE
            and verb_of(option) == O_NUMBER
            and (number_of(option) < len(duel.info))
        ):
            card = number_of(option)  # a card that the player has seen represents its name
            named = O_NUMBER << 12
        where = code = place = mine = 0
        if card >= 0:
            where = self.where[card]
            at = duel.place[card]
            place = bit_of(at)
            mine = 1 if (duel.controller[card] if at & FIELD else duel.owner[card]) == player else 0
            # a player searches only the own deck
            code = self.codes[card] if at == DECK and duel.owner[card] == player else self.number(duel, player, card)
        return _OPTIONS.row(word(1, named >> 12, named & 0xFFF, where), word(code, place, mine, 0))
