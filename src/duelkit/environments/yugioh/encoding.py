"""What a player may know of a duel of Yu-Gi-Oh!, as one row of 16-bit numbers; ``layout.py`` says what stands where.

Rules: MR3-PUB-01, MR3-FDN-02 to -04, as for views (``yugioh/engine/seen/view.py``). Numbers of cards never show: a card
is told by its row.
"""

from __future__ import annotations

from struct import Struct
from typing import Final

from duelkit.environments.errors import TooLarge
from duelkit.kernel.decision import Decision
from duelkit.yugioh.engine.facts.properties import (
    atk_of, attribute_of, defense_of, level_of, negated, race_of, rank_of, scale_of, types_of,
)
from duelkit.yugioh.engine.seen.view import knows
from duelkit.yugioh.state.code import CardInfo
from duelkit.yugioh.state.codes import (
    BANISHED, DECK, EXTRA, FIELD, GRAVEYARD, HAND, MONSTER_ZONE, O_NUMBER, OVERLAY, TOKEN, W_DECLARE, XYZ, card_of,
    number_of, only_for, verb_of,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import (
    L_ACTIVATE, L_ATTACK, L_ATTACK_STOPPED, L_CHOICE, L_COIN, L_COUNTER, L_DAMAGE, L_DECLARE, L_DIE, L_EQUIP, L_LIFE,
    L_LOOK, L_MISSED, L_MOVE, L_NEGATED, L_NO_EFFECT, L_PHASE, L_POSITION, L_REPLAY, L_RESOLVE, L_REVEAL, L_SKIP,
    L_SUMMON, L_TARGET, L_TURN, L_WIN, LogEntry,
)
from duelkit.yugioh.words.declaring.run import D_CARD_NAME

LARGEST: Final = 32767
UNLISTED: Final = 1
"""The id of a card that the library does not have."""

SIDE: Final = 15
"""The rows of a side's zones: seven for monsters, five for spells & traps, the field zone, two pendulum zones."""
MONSTERS: Final = 7
SPELLS: Final = 5
ROWS: Final = 200
LINKS: Final = 16
AIMS: Final = 4
MENU: Final = 128
PAST: Final = 16
LIST: Final = 80
WIDTH: Final = 30
LINK_WIDTH: Final = 7 + AIMS
OPTION_WIDTH: Final = 7
PAST_WIDTH: Final = 7
GLOBALS: Final = 40
PILES: Final = 3

_CARD: Final = Struct(f"{WIDTH}h").pack
_LINK: Final = Struct(f"{LINK_WIDTH}h").pack
_OPTIONS: Final = [Struct(f"{OPTION_WIDTH * count}h").pack for count in range(MENU + 1)]
_PAST: Final = [Struct(f"{PAST_WIDTH * count}h").pack for count in range(PAST + 1)]
_GLOBAL: Final = Struct(f"{GLOBALS}h").pack
_NO_CARD: Final = bytes(2 * WIDTH)
_NO_CARDS: Final = [bytes(2 * WIDTH * count) for count in range(ROWS + 1)]
_NO_LINKS: Final = [bytes(2 * LINK_WIDTH * count) for count in range(LINKS + 1)]
_NO_OPTIONS: Final = [bytes(2 * OPTION_WIDTH * count) for count in range(MENU + 1)]
_NO_PAST: Final = [bytes(2 * PAST_WIDTH * count) for count in range(PAST + 1)]

_A: Final = 1
_B: Final = 2
_C: Final = 4
_CARD_A: Final = 8
_TOLD: Final[dict[int, int]] = {
    L_TURN: _A, L_PHASE: _A, L_LIFE: _A | _B | _C, L_MOVE: _A | _B | _C, L_ACTIVATE: _A | _B | _C, L_NEGATED: _A,
    L_RESOLVE: _A, L_REVEAL: 0, L_COIN: _A, L_DIE: _A, L_CHOICE: _A | _B, L_MISSED: _A, L_TARGET: _B | _CARD_A,
    L_ATTACK: _CARD_A, L_WIN: 0, L_DECLARE: 0, L_SUMMON: _A | _B, L_NO_EFFECT: _A, L_POSITION: _A | _B,
    L_DAMAGE: _A | _B, L_COUNTER: _A | _B, L_EQUIP: _CARD_A, L_REPLAY: 0, L_ATTACK_STOPPED: 0, L_LOOK: 0, L_SKIP: _A,
}
"""The entries of the log that are told, and which of their numbers; others say nothing new, or name cards."""


def small(value: int) -> int:
    """A number as 16 bits hold it."""
    return LARGEST if value > LARGEST else -LARGEST if value < -LARGEST else value


def bit_of(bits: int) -> int:
    """The number of the lowest bit, from 1; 0 if there is none."""
    found = 0
    while bits:
        found += 1
        if bits & 1:
            return found
        bits >>= 1
    return 0


class Heap:
    """A pile that lies open to a player, as it was encoded last: most are the same at the next question."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.order: list[int] = []
        self.rows: bytes = b""


class Encoder:
    """Encodes the positions of duels of the same decks; fastest those of one duel after the other.

    :param duel: one of them, at any moment: for the deck lists.
    :param ids: the row of each card in the table of cards, by passcode.
    :raises TooLarge: if a deck has more cards than there is room for.
    """

    def __init__(self, duel: State | None, ids: dict[int, int]) -> None:
        self.ids: dict[int, int] = ids
        self.rows: dict[int, bytes] = {}
        """Rows of cards that nothing is done to, by what they show."""
        self.where: list[int] = []
        """Of the position that is encoded: the row of each card, from 1; 0 if it has none."""
        self.links: dict[int, int] = {}
        """Of the position that is encoded: the last chain link of a card."""
        self.aimed: list[int] = []
        """Of the position that is encoded: the cards that chain links target."""
        self.lists: list[bytes] = [] if duel is None else [self.list_of(duel, 0), self.list_of(duel, 1)]
        self.infos: list[CardInfo] = []
        """The cards for which the piles are kept, by number."""
        self.heaps: list[Heap] = []
        """For each player and each of the two whose they are: graveyard, banished cards, extra deck."""

    def anew(self) -> Encoder:
        """An encoder for another duel of the same decks, in which the cards may be numbered in another way."""
        twin = Encoder(None, self.ids)
        twin.rows = self.rows
        twin.lists = self.lists
        return twin

    def list_of(self, duel: State, player: int) -> bytes:
        """The ids of a player's whole deck, in order; tokens do not belong to it."""
        found = [self.ids.get(duel.info[card].passcode, UNLISTED) for card in range(len(duel.info))
                 if duel.owner[card] == player and not duel.info[card].types & TOKEN]
        if len(found) > LIST:
            raise TooLarge(f"a deck has {len(found)} cards; the environment has room for {LIST}")
        found.sort()
        found.extend([0] * (LIST - len(found)))
        return Struct(f"{LIST}h").pack(*found)

    def encode(self, duel: State, player: int) -> bytearray:
        """All that a player may know, and what is asked if it is this player who is.

        :param player: 0 or 1.
        :returns: 16-bit numbers in the machine's order of bytes, as ``layout.LAYOUT`` says.
        :raises TooLarge: if there are more cards, options or chain links than there is room for.
        """
        if duel.info != self.infos:
            self.infos = duel.info[:]
            self.heaps = [Heap() for _ in range(4 * PILES)]
        self.mark(duel, player)
        order = self.field(duel, player)
        rest: list[bytes] = []
        for whose in (player, 1 - player):
            self.piles(duel, player, whose, order, rest)
        for at in range(2 * SIDE):
            card = order[at]
            if card >= 0 and duel.place[card] == MONSTER_ZONE:
                for material in duel.play[card].materials:
                    order.append(material)
                    rest.append(self.beside(duel, player, material))
        self.seat(duel, order)
        parts: list[bytes] = [self.globals(duel, player)]
        for at in range(2 * SIDE):
            parts.append(_NO_CARD if order[at] < 0 else self.in_play(duel, player, order[at]))
        parts.extend(rest)
        parts.append(_NO_CARDS[ROWS - len(order)])
        self.chain(duel, player, parts)
        self.options(duel, player, parts)
        self.past(duel, player, parts)
        parts.append(self.lists[player])
        return bytearray(b"").join(parts)

    def field(self, duel: State, player: int) -> list[int]:
        """The cards in the zones of both sides, the player's first; −1 stands for an empty zone."""
        order: list[int] = []
        for whose in (player, 1 - player):
            for zones, room in ((duel.monsters[whose], MONSTERS), (duel.spells[whose], SPELLS)):
                order.extend(zones)
                for _ in range(room - len(zones)):
                    order.append(-1)
            order.append(duel.field[whose])
            order.extend(duel.pendulum[whose])
        return order

    def piles(self, duel: State, player: int, whose: int, order: list[int], rest: list[bytes]) -> None:
        """The cards beside the field that belong to a player, and their rows."""
        hand = duel.hand[whose]
        self.pile(duel, player, hand if whose == player else self.known_first(duel, player, hand), order, rest)
        at = (2 * player + whose) * PILES
        # what the chain is about, and what is not to be looked at for as long as it is built, is looked at anew
        if duel.chain:
            self.pile(duel, player, duel.graveyard[whose], order, rest)
            self.pile(duel, player, duel.banished[whose], order, rest)
        else:
            self.kept(duel, player, self.heaps[at], duel.graveyard[whose], False, order, rest)
            self.kept(duel, player, self.heaps[at + 1], duel.banished[whose], False, order, rest)
        extra = duel.extra[whose]
        if extra:
            if whose == player and not duel.chain and not duel.face_up_extra:
                self.kept(duel, player, self.heaps[at + 2], extra, True, order, rest)
            elif whose == player or duel.face_up_extra or duel.known:
                # of the opponent's, only what lies open: the others are as many as there are more
                self.pile(duel, player, self.known_first(duel, player, extra if whose == player else [
                    card for card in extra if knows(duel, player, card)]), order, rest)
        deck = duel.deck[whose]
        top = len(deck) - 1
        while top >= 0 and knows(duel, player, deck[top]):
            order.append(deck[top])
            rest.append(self.beside(duel, player, deck[top]))
            top -= 1

    def pile(self, duel: State, player: int, cards: list[int], order: list[int], rest: list[bytes]) -> None:
        """Cards in this order."""
        order.extend(cards)
        for card in cards:
            rest.append(self.beside(duel, player, card))

    def kept(self, duel: State, player: int, heap: Heap, cards: list[int], sorting: bool, order: list[int],
             rest: list[bytes]) -> None:
        """A pile that lies open to the player: looked at anew only if other cards lie there than before."""
        if heap.cards != cards:
            heap.cards = cards[:]
            heap.order = self.known_first(duel, player, cards) if sorting else heap.cards
            heap.rows = b"".join([self.at_rest(duel, player, card) for card in heap.order])
        order.extend(heap.order)
        rest.append(heap.rows)

    def seat(self, duel: State, order: list[int]) -> None:
        """Note the row of every card that has one."""
        if len(order) > ROWS:
            raise TooLarge(f"{len(order)} cards lie on the table; the environment has room for {ROWS}")
        where = [0] * len(duel.info)
        for row, card in enumerate(order):
            if card >= 0:
                where[card] = row + 1
        self.where = where

    def known_first(self, duel: State, player: int, pile: list[int]) -> list[int]:
        """A pile whose order is not public: known cards by passcode, then the others."""
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
        """Find the cards that the chain is about, as far as the player may know them."""
        self.links = {}
        self.aimed = []
        for at in range(len(duel.chain)):
            scope = duel.scopes[duel.chain[at]]
            if self.shown(duel, player, scope.card):
                self.links[scope.card] = at + 1
            for cards in scope.targets:
                self.aimed.extend([card for card in cards if self.shown(duel, player, card)])

    def shown(self, duel: State, player: int, card: int) -> bool:
        """Whether the player can tell a card apart where it lies: it is on the field, or known."""
        return duel.place[card] & FIELD != 0 or knows(duel, player, card)

    def number(self, duel: State, player: int, card: int) -> int:
        """The id of a card as the player knows it: 0 if it is unknown or none."""
        if card < 0 or not knows(duel, player, card):
            return 0
        return self.ids.get(duel.info[card].passcode, UNLISTED)

    def row(self, card: int) -> int:
        """The row of a card, from 1; 0 if it has none."""
        return self.where[card] if card >= 0 else 0

    def globals(self, duel: State, player: int) -> bytes:
        """What is no card's."""
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
        step = duel.step
        return _GLOBAL(
            small(duel.turn), duel.turn_player == player, duel.first_player == player, duel.phase + 1, bit_of(step),
            small(duel.life[player]), small(duel.life[other]), len(duel.deck[player]), len(duel.deck[other]),
            len(duel.hand[player]), len(duel.hand[other]), len(duel.graveyard[player]), len(duel.graveyard[other]),
            len(duel.banished[player]), len(duel.banished[other]), len(duel.extra[player]), len(duel.extra[other]),
            small(duel.normal_summons), duel.pendulum_done, len(duel.chain), self.row(duel.attacker),
            self.row(duel.attack_target), waiting, asked, kind, why, row, card, count, duel.turned_over,
            small(rules.life_points), rules.opening_hand, rules.first_draw, rules.hand_limit, rules.monster_zones,
            rules.extra_monster_zones, rules.spell_zones, rules.one_field_spell, rules.ignition_priority,
            rules.year)

    def beside(self, duel: State, player: int, card: int) -> bytes:
        """The row of a card beside the field."""
        if self.links and card in self.links or self.aimed and card in self.aimed:
            return self.in_play(duel, player, card)
        return self.at_rest(duel, player, card)

    def at_rest(self, duel: State, player: int, card: int) -> bytes:
        """The row of a card beside the field, with its printed figures but for its Level; made once for each look."""
        place = duel.place[card]
        known = knows(duel, player, card)
        info = duel.info[card]
        level = level_of(duel, card) if known and place == HAND else info.level
        look = place << 1
        if duel.owner[card] == player:
            look |= 1
        up = known and (place & (GRAVEYARD | BANISHED | OVERLAY) != 0 or place == EXTRA and card in duel.face_up_extra)
        if up:
            look |= 0x1000
        if known:
            look |= info.passcode << 20 | level << 13
        row = self.rows.get(look)
        if row is None:
            mine = duel.owner[card] == player
            types = info.types if known else 0
            row = self.rows[look] = _CARD(
                1, self.ids.get(info.passcode, UNLISTED) if known else 0, known, mine, mine, bit_of(place), up, 0,
                types & 0x7FFF, types >> 15, small(info.atk) if known else 0, small(info.defense) if known else 0,
                level if types & 1 and not info.markers and not types & XYZ else 0,
                info.level if types & XYZ else 0, info.level if known and info.markers else 0,
                info.scale if known else 0, bit_of(info.attribute) if known else 0, bit_of(info.race) if known else 0,
                info.markers if known else 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        return row

    def in_play(self, duel: State, player: int, card: int) -> bytes:
        """The row of a card on the field, or of one that the chain is about, with its figures of the moment."""
        place = duel.place[card]
        info = duel.info[card]
        known = knows(duel, player, card)
        mine = (duel.controller[card] if place & FIELD else duel.owner[card]) == player
        part = duel.play[card]
        on_field = place & FIELD != 0
        up = part.face_up if on_field else known
        types = atk = defense = level = rank = scale = attribute = race = 0
        if known:
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
                level = 0 if info.markers else info.level
                attribute = bit_of(info.attribute)
                race = bit_of(info.race)
        counters = 0
        if part.counters is not None:
            for count in part.counters.values():
                counters += count
        now = duel.turn
        acts = on_field and up
        return _CARD(
            1, self.ids.get(info.passcode, UNLISTED) if known else 0, known, mine, duel.owner[card] == player,
            bit_of(place), up, on_field and part.defense, types & 0x7FFF, types >> 15, atk, defense, level, rank,
            info.level if known and info.markers else 0, scale, attribute, race, info.markers if known else 0,
            small(counters), len(part.materials), self.row(part.equipped_to), acts and negated(duel, card),
            on_field and mine and not up and part.set_turn == now, acts and part.arrived == now,
            part.attacks if acts and part.attack_turn == now else 0, acts and part.moved == now,
            1 if card == duel.attacker else 2 if card == duel.attack_target else 0, self.links.get(card, 0),
            card in self.aimed)

    def chain(self, duel: State, player: int, parts: list[bytes]) -> None:
        """A row for each chain link."""
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
            parts.append(_LINK(1, scope.player == player, code, scope.code.shown + 1,
                               self.row(scope.card) if self.shown(duel, player, scope.card) else 0,
                               scope.activation_negated, scope.effect_negated, *aims[:AIMS]))
        parts.append(_NO_LINKS[LINKS - count])

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
                self.option(duel, player, decision, option, values)
            parts.append(_OPTIONS[count](*values))
        parts.append(_NO_OPTIONS[MENU - count])

    def option(self, duel: State, player: int, decision: Decision, option: int, values: list[int]) -> None:
        """An option: what is done, and with which card."""
        verb = verb_of(option)
        number = number_of(option)
        card = card_of(option)
        named = verb == O_NUMBER and decision.why == W_DECLARE and decision.detail == D_CARD_NAME
        if named and number < len(duel.info):
            card = number  # one of the cards that the player has seen stands for its name
            number = 0
        values.append(1)
        values.append(verb)
        values.append(number)
        if card < 0:
            values.append(0)
            values.append(0)
            values.append(0)
            values.append(0)
            return
        place = duel.place[card]
        # the deck that is being searched is the player's own
        searched = place == DECK and duel.owner[card] == player
        values.append(self.where[card])
        values.append(self.ids.get(duel.info[card].passcode, UNLISTED) if searched else self.number(duel, player, card))
        values.append(bit_of(place))
        values.append(1 if (duel.controller[card] if place & FIELD else duel.owner[card]) == player else 0)

    def past(self, duel: State, player: int, parts: list[bytes]) -> None:
        """The newest entries of the log that the player may read, the newest first."""
        entry = duel.log
        count = 0
        values: list[int] = []
        while entry is not None and count < PAST:
            told = _TOLD.get(entry.kind, -1)
            if told >= 0 and self.entry(duel, player, entry, told, values):
                count += 1
            entry = entry.before
        parts.append(_PAST[count](*values))
        parts.append(_NO_PAST[PAST - count])

    def entry(self, duel: State, player: int, entry: LogEntry, told: int, values: list[int]) -> bool:
        """An entry of the log; answers no if the player may not know of it at all.

        A card that cannot be known any more is not named.
        """
        hidden = entry.secret != 0 and entry.secret != only_for(player)
        if hidden and entry.kind == L_MISSED:
            return False
        values.append(entry.kind - L_TURN + 1)
        values.append(1 if entry.player == player else 0)
        values.append(0 if hidden else self.number(duel, player, entry.card))
        values.append(self.number(duel, player, entry.a) if told & _CARD_A else 0)
        values.append(small(entry.a) if told & _A else 0)
        values.append(small(entry.b) if told & _B else 0)
        values.append(small(entry.c) if told & _C else 0)
        return True
