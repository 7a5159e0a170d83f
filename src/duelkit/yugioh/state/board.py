"""The cards of a duel, where they are, and who knows them."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.duel import BaseDuel
from duelkit.kernel.state import NO_PILES, NO_TABLE, NONE, ZEROS
from duelkit.yugioh.state.caches import Caches
from duelkit.yugioh.state.card_info import CardInfo
from duelkit.yugioh.state.codes import DECK, EXTRA, FIELD, HAND
from duelkit.yugioh.state.events import Arrival
from duelkit.yugioh.state.parts import InPlay, LastKnown
from duelkit.yugioh.state.rules import Rules

BLANK: Final = InPlay()
"""The entry of every card that is not in play. Never written."""
NO_RULES: Final = Rules("none")
NO_SCALES: Final[list[list[int]]] = [[-1, -1], [-1, -1]]
NO_FIELD_SPELLS: Final = [-1, -1]
# what copies may share, as bits of ``Board.shared``; of piles the bit for player 0, the next one for player 1
SHARES_DECK: Final = 1
SHARES_GRAVEYARD: Final = 4
SHARES_BANISHED: Final = 16
SHARES_EXTRA: Final = 64
SHARES_ACTIVE: Final = 256
SHARES_LISTENERS: Final = 512
SHARES_LAST_KNOWN: Final = 1024
SHARES_KNOWN: Final = 2048
SHARES_USES: Final = 4096
SHARES_HIDDEN_IDS: Final = 8192
SHARES_ALL: Final = 16383


class Board(BaseDuel):
    """The cards of a duel. They are indices into the lists ``info``, ``owner``, ``controller``, ``place`` …"""

    def __init__(self) -> None:
        super().__init__()
        self.cache: Caches = Caches()
        self.rules: Rules = NO_RULES
        self.info: list[CardInfo] = NONE
        self.controller: list[int] = NONE
        self.stamp: list[int] = NONE
        """The number of times each card has moved; a reference with an older stamp is void."""
        self.proper: list[bool] = NONE
        """Whether a special-summon monster was properly summoned. Rule: MR3-SS-07."""
        self.play: list[InPlay] = NONE
        self.deck: list[list[int]] = NO_PILES
        """The top card is the last of the list."""
        self.hand: list[list[int]] = NO_PILES
        self.graveyard: list[list[int]] = NO_PILES
        self.banished: list[list[int]] = NO_PILES
        self.extra: list[list[int]] = NO_PILES
        self.overlay: list[int] = NONE
        self.monsters: list[list[int]] = NO_PILES
        self.spells: list[list[int]] = NO_PILES
        self.field: list[int] = NO_FIELD_SPELLS
        self.pendulum: list[list[int]] = NO_SCALES
        self.face_up_extra: list[int] = NONE
        """The Pendulum Monsters that are face-up in an extra deck."""
        self.down_banished: tuple[int, ...] = ()
        """The cards that are banished face-down."""
        self.turned_over: bool = False
        """Whether the decks are turned over."""
        self.last_known: dict[int, LastKnown] = NO_TABLE
        self.arrivals: dict[int, Arrival] = NO_TABLE
        """How cards arrived where they are, for the cards whose effects depend on it."""
        self.kept: dict[int, tuple[int, int, int]] = NO_TABLE
        """Facts of a card's past that it needs later, by ``kept_at``: its stamp then, the turn, a number."""
        self.known: dict[int, int] = NO_TABLE
        """The hidden cards that a player has seen and that have not moved since: card → bits of those players."""
        self.life: list[int] = ZEROS
        self.shared: int = 0
        """What copies share with this duel, as bits ``SHARES_…``: it is copied before it is written; see ``own``."""

    def touched(self) -> None:
        """Invalidate the lists of both players: a card has changed its controller, or a turn has begun.

        Code outside the engine that writes the state calls it too.
        """
        self.cache.listed = 0
        self.cache.clock += 1

    def side_touched(self, player: int) -> None:
        """Invalidate the lists of one player, when a card enters, leaves or turns on that player's side."""
        self.cache.listed &= ~(1 << player)
        self.cache.clock += 1

    def copy_board(self, twin: Board) -> None:
        """Copy the cards into a blank duel; what rarely changes is shared until one of the duels writes it."""
        self.shared = SHARES_ALL
        twin.shared = SHARES_ALL
        twin.rules = self.rules
        twin.info = self.info
        twin.owner = self.owner
        twin.controller = self.controller[:]
        twin.place = self.place[:]
        twin.stamp = self.stamp[:]
        twin.proper = self.proper
        play = self.play[:]
        for player in range(2):
            for card in self.monsters[player]:
                if card >= 0:
                    play[card] = play[card].copy()
            for card in self.spells[player]:
                if card >= 0:
                    play[card] = play[card].copy()
            card = self.field[player]
            if card >= 0:
                play[card] = play[card].copy()
            for card in self.pendulum[player]:
                if card >= 0:
                    play[card] = play[card].copy()
        twin.play = play
        twin.deck = self.deck[:]
        twin.hand = [self.hand[0][:], self.hand[1][:]]
        twin.graveyard = self.graveyard[:]
        twin.banished = self.banished[:]
        twin.extra = self.extra[:]
        twin.overlay = self.overlay
        twin.monsters = [self.monsters[0][:], self.monsters[1][:]]
        twin.spells = [self.spells[0][:], self.spells[1][:]]
        twin.field = self.field[:]
        twin.pendulum = [self.pendulum[0][:], self.pendulum[1][:]]
        twin.face_up_extra = self.face_up_extra
        twin.down_banished = self.down_banished
        twin.turned_over = self.turned_over
        twin.last_known = self.last_known
        twin.arrivals = self.arrivals
        twin.kept = self.kept
        twin.known = self.known
        twin.life = self.life[:]
        twin.hidden_ids = self.hidden_ids
        twin.shuffles = self.shuffles

    def own_board(self) -> None:
        """Copy all cards and piles that copies of the duel may share."""
        self.info = self.info[:]
        self.owner = self.owner[:]
        self.proper = self.proper[:]
        self.deck = [pile[:] for pile in self.deck]
        self.graveyard = [pile[:] for pile in self.graveyard]
        self.banished = [pile[:] for pile in self.banished]
        self.extra = [pile[:] for pile in self.extra]
        self.overlay = self.overlay[:]
        self.face_up_extra = self.face_up_extra[:]
        self.known = self.known.copy()
        self.last_known = self.last_known.copy()
        self.hidden_ids = self.hidden_ids.copy()

    def unshared(self, what: int) -> bool:
        """Whether something is shared and must be copied before it is written; afterwards it counts as copied.

        :param what: one of the bits ``SHARES_…``.
        """
        if self.shared & what:
            self.shared &= ~what
            return True
        return False

    def own_pile(self, piles: list[list[int]], what: int, player: int) -> list[int]:
        """A pile, ready to be written.

        :param piles: both players' piles of a kind.
        :param what: the bit ``SHARES_…`` of that kind.
        """
        if self.unshared(what << player):
            piles[player] = piles[player][:]
        return piles[player]

    def lies_hidden(self, card: int) -> bool:
        """Whether at least one player cannot see which card this is: it is in a hidden place or face-down."""
        place = self.place[card]
        return (place & (HAND | DECK | EXTRA)) != 0 or (place & FIELD) != 0 and not self.play[card].face_up

    def hides_cards(self, player: int) -> bool:
        """Whether the player controls a face-down card."""
        for zones in (self.monsters[player], self.spells[player], self.field[player : player + 1]):
            for card in zones:
                if card >= 0 and not self.play[card].face_up:
                    return True
        return False

    def let_know(self, card: int, players: int) -> None:
        """Let these players, given as bits, and nobody else know a hidden card until it moves or is shuffled."""
        if self.known.get(card, 0) != players:
            if self.unshared(SHARES_KNOWN):
                self.known = self.known.copy()
            self.known[card] = players

    def lose_sight(self, card: int) -> None:
        """Let no player know any longer where a hidden card is."""
        if card in self.known:
            if self.unshared(SHARES_KNOWN):
                self.known = self.known.copy()
            del self.known[card]

    def keep(self, key: int, what: tuple[int, int, int]) -> None:
        """Record a fact of a card's past that it needs later.

        :param key: from ``kept_at``.
        """
        kept = self.kept.copy()
        kept[key] = what
        self.kept = kept

    def forget(self, key: int) -> None:
        """Remove what was recorded with ``keep``, if anything was."""
        if key in self.kept:
            kept = self.kept.copy()
            del kept[key]
            self.kept = kept
