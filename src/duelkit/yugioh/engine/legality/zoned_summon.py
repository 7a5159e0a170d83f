"""Where the monsters that an effect Special Summons can come to."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.fronts import front_slots
from duelkit.yugioh.engine.facts.linking import linking_slots
from duelkit.yugioh.engine.facts.one_kind import positions_left
from duelkit.yugioh.engine.facts.prohibitions import at_most_one, forbidden
from duelkit.yugioh.engine.facts.properties import unaffected
from duelkit.yugioh.engine.facts.references import cards_of
from duelkit.yugioh.engine.facts.zones import (
    ALL_SLOTS,
    EXTRA_SLOTS,
    extra_slots,
    free_monster_zones,
    free_slots,
    open_slots,
    pointed_slots,
    slots_pointed_by,
)
from duelkit.yugioh.engine.legality.special_summons import may_be_special_summoned
from duelkit.yugioh.state.code import Op, Test
from duelkit.yugioh.state.codes import A_BE_XYZ_MATERIAL, BANISHED, EXTRA, HAND, MONSTER_ZONE, YOU, player_of
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work


class ZonedSummon(Op):
    """A Special Summon by an effect: which zones it can use. The executor that carries it out is derived from it."""

    def __init__(self, positions: int, kinds: int, ignoring: bool, pointed: bool) -> None:
        self.positions = positions
        self.kinds = kinds
        self.ignoring = ignoring
        """Whether it ignores Summoning conditions."""
        self.pointed = pointed
        """Whether only zones that the source points to are allowed."""
        self.pointed_by: Test | None = None
        """Which Link Monsters' zones these are, if not the source's."""
        self.opposite = False
        """Whether only the main monster zone in front of the monster is allowed."""
        self.extra_zone = False
        """Whether only an extra monster zone is allowed."""
        self.linked = False
        """Whether only zones are allowed in which the monster and the card of the effect are linked."""
        self.room_before = False
        """Whether the effect moves a card before that, which may be one in an extra monster zone."""
        self.this_left = False
        """Whether the card of the effect itself has left the field before."""
        self.waived = False
        """Whether the monsters need not have been summoned properly before."""
        self.determined = False
        """Whether the cards are fixed from the beginning: those without a zone go to the graveyard.

        Rulings on ＡＢＣ－ドラゴン・バスター and 異次元蘇生.
        """
        self.whole = False
        """Whether all of the monsters are summoned, or none."""
        self.least = 1
        """The number of monsters that it must summon at least."""
        self.to = YOU
        """To whose field they come."""
        self.over = -1
        self.over_slot = -1
        """The monster onto which the summoned one is put, as a reference; −1 if there is none."""
        self.by = -1
        self.by_slot = -1
        """The card whose effect it counts as instead, as a reference; −1: the effect's own card."""

    def credited(self, duel: State, scope: Scope) -> int:
        """The card by whose effect the monsters count as Special Summoned."""
        cards = cards_of(duel, self.by, self.by_slot, scope, False) if self.by >= 0 else []
        return cards[0] if cards else scope.card

    def can_summon(self, duel: State, scope: Scope, card: int) -> bool:
        """Whether the effect can Special Summon the card."""
        receiver = player_of(scope.player, self.to)
        return (
            may_be_special_summoned(
                duel, card, scope.player, self.ignoring, self.kinds, scope.card, self.waived, True, receiver
            )
            and positions_left(duel, card, receiver, self.positions) != 0
        )

    def zones(self, duel: State, scope: Scope, player: int, card: int) -> int:
        """The zones that are allowed for a card, as bits."""
        if self.linked:
            return linking_slots(duel, card, scope.card, player)
        if self.opposite:
            return front_slots(duel, card, player)
        if self.extra_zone:
            return EXTRA_SLOTS
        return self.pointed_zones(duel, scope, player) if self.pointed else ALL_SLOTS

    def pointed_zones(self, duel: State, scope: Scope, player: int) -> int:
        """The zones that the source, or a Link Monster of the right kind, points to, as bits."""
        if self.pointed_by is None:
            return pointed_slots(duel, scope.card, player)
        return slots_pointed_by(duel, self.pointed_by, scope)

    def under(self, duel: State, scope: Scope) -> list[int]:
        """The monster onto which the summoned one is put, if it can be."""
        if self.over < 0:
            return []
        return [
            card
            for card in cards_of(duel, self.over, self.over_slot, scope, True)[:1]
            if duel.place[card] == MONSTER_ZONE
            and duel.play[card].face_up
            and duel.controller[card] == scope.player
            and not unaffected(duel, card, scope.card, scope.player, True)
            and not forbidden(duel, A_BE_XYZ_MATERIAL, card, scope.player)
        ]

    def room(self, duel: State, player: int, cards: list[int], scope: Scope) -> int:
        """The number of the cards that can be summoned; those that cannot are removed from the list."""
        free = free_monster_zones(duel, player)
        if self.over >= 0:
            below = self.under(duel, scope)
            cards[:] = [card for card in cards if open_slots(duel, player, card, duel.place[card], below)]
            return len(cards)
        if self.linked or self.opposite:
            mask = free_slots(duel, player)
            cards[:] = [card for card in cards if mask & self.zones(duel, scope, player, card)]
            return len(cards)
        if self.pointed:
            only = self.pointed_zones(duel, scope, player)
            cards[:] = [card for card in cards if open_slots(duel, player, card, duel.place[card], []) & only]
            return (only & free_slots(duel, player)).bit_count()
        if self.extra_zone:
            cards[:] = [card for card in cards if open_slots(duel, player, card, duel.place[card], []) & EXTRA_SLOTS]
            return min(1, len(cards))
        if duel.rules.extra_monster_zones == 0:
            return free
        cards[:] = [card for card in cards if open_slots(duel, player, card, duel.place[card], [])]
        for card in cards:
            if duel.place[card] == EXTRA and extra_slots(duel, player, card, []):
                return free + 1
        return free

    def comers(self, duel: State, scope: Scope, player: int, frame: Work) -> tuple[list[int], int]:
        """Those of the frame's cards that can be summoned now, and how many of them."""
        cards = [
            card
            for card in frame.cards
            if not duel.place[card] & MONSTER_ZONE and duel.place[card] and self.can_summon(duel, scope, card)
        ]
        if self.over >= 0 and not self.under(duel, scope):
            cards = []
        free = self.room(duel, player, cards, scope)
        if len(cards) > 1 and at_most_one(duel):
            free = min(free, 0 if self.least > 1 else 1)
        return ([] if self.whole and min(len(cards), free) < len(frame.cards) else cards), free

    def without_zone(self, duel: State, scope: Scope, frame: Work) -> list[int]:
        """The cards in the hand or banished that lack only a zone: they go to the graveyard by the rules."""
        if not self.determined or self.pointed or self.opposite or self.extra_zone or self.over >= 0:
            return []
        return [
            card
            for card in frame.cards
            if duel.place[card] & (HAND | BANISHED) and card not in frame.saved and self.can_summon(duel, scope, card)
        ]
