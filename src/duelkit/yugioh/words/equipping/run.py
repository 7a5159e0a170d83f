"""Executors of the words about equip cards (装備)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.continuous import add_active
from duelkit.yugioh.engine.facts.references import cards_of
from duelkit.yugioh.engine.facts.zones import free_monster_zones, free_spell_zones
from duelkit.yugioh.engine.moves.destruction import touchable
from duelkit.yugioh.engine.moves.movement import hold_zone, move
from duelkit.yugioh.engine.moves.placing import equip as placing_equip
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.code import NEXT, Check, Op, Plan, Test
from duelkit.yugioh.state.codes import (
    BANISHED,
    BY_RULE,
    C_CONTROL,
    FIELD,
    FIELD_SPELL,
    GRAVEYARD,
    HAND,
    K_ACTIVATION,
    MONSTER,
    R_THIS,
    RETURNED,
    SPELL_ZONE,
    U_SOURCE_LEAVES,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import EQUIPPED_BY_ITSELF, KEPT_BY_BEARER, Scope
from duelkit.yugioh.state.tasks import Work


class OwnEquipCheck(Check):
    """The scope's card is an equip card by its own effect."""

    def holds(self, duel: State, scope: Scope) -> bool:
        card = scope.card
        return duel.place[card] == SPELL_ZONE and (duel.play[card].flags & EQUIPPED_BY_ITSELF) != 0


class EquippedTest(Test):
    """A monster with an equip card."""

    def __init__(self, by: Test | None) -> None:
        self.by = by

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        for equip in duel.play[card].equips:
            if self.by is None or self.by.test(duel, equip, scope):
                return True
        return False


class EquippedToTest(Test):
    """A card with which such a monster is equipped, or was when the card left."""

    def __init__(self, bearer: Test) -> None:
        self.bearer = bearer

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        bearer = duel.play[card].equipped_to
        if not duel.place[card] & FIELD:
            last = duel.last_known.get(card)
            bearer = -1 if last is None else last.equipped_to
        return bearer >= 0 and self.bearer.test(duel, bearer, scope)


class EquipOp(Op):
    """Equip the named cards to a monster. Rules: MR3-EQP-01, RES-GAP-EQP-01.

    :param outside: whether they come from outside the field and need zones.
    """

    def __init__(
        self, ref: int, slot: int, first: int, count: int, bind: bool, as_monster: bool = False, outside: bool = False
    ) -> None:
        self.ref = ref
        self.slot = slot
        self.first = first
        self.count = count
        self.bind = bind
        self.as_monster = as_monster
        self.outside = outside
        self.accept: Test | None = None
        """The filter that the monster must pass to be equipped."""
        self.every = False
        """Whether all cards of a pool are equipped; none is if there are not enough zones (ruling 6097)."""
        self.determined = False
        """Whether the cards are fixed from the beginning: those that cannot be equipped go to the graveyard.

        The ruling on サクリファイス.
        """

    def mark(self, duel: State, scope: Scope, card: int) -> None:
        """Record how a card became an equip card."""
        if self.as_monster:
            hold_zone(duel, card, scope.player)
        if self.ref == R_THIS and card != scope.card and duel.info[card].types & MONSTER:
            duel.play[card].flags |= KEPT_BY_BEARER
        if card == scope.card and scope.code.kind != K_ACTIVATION:
            duel.play[card].flags |= EQUIPPED_BY_ITSELF

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        bearers = cards_of(duel, self.ref, self.slot, scope, True)
        done: list[int] = []
        cards = touchable(duel, frame, scope)
        if self.every and len(cards) > free_spell_zones(duel, scope.player):
            bearers = []
        if bearers:
            for card in cards:
                if self.as_monster and free_monster_zones(duel, scope.player) == 0:
                    continue
                if placing_equip(duel, card, bearers[0], scope.player, scope.player, scope.card):
                    done.append(card)
                    self.mark(duel, scope, card)
                    if self.count:
                        self.grant(duel, scope, card, bearers[0])
        if self.bind and done and duel.place[scope.card] & FIELD:
            duel.play[scope.card].linked = (*duel.play[scope.card].linked, *done)
        if self.determined and len(done) < len(cards):
            self.fail(duel, scope, [card for card in cards if card not in done])
        scope.them = tuple(done)
        frame.done = len(done)
        settle(duel)
        return NEXT

    def fail(self, duel: State, scope: Scope, cards: list[int]) -> None:
        """Send cards without a zone or without a face-up monster to the graveyard by the rules."""
        for card in cards:
            place = duel.place[card]
            if place == BANISHED:
                move(duel, card, GRAVEYARD, BY_RULE | RETURNED)
            elif place & (FIELD | HAND) and (card != scope.card or scope.code.kind != K_ACTIVATION):
                move(duel, card, GRAVEYARD, BY_RULE)

    def grant(self, duel: State, scope: Scope, card: int, bearer: int) -> None:
        """Apply the modifiers of the equip card to the equipped monster."""
        kept = scope.copy()
        kept.card = card
        kept.stamp = duel.stamp[card]
        for number in range(self.first, self.first + self.count):
            duel.order += 1
            add_active(
                duel,
                Active(
                    None,
                    scope.code,
                    number,
                    kept,
                    card,
                    duel.stamp[card],
                    scope.player,
                    False,
                    (bearer,),
                    (duel.stamp[bearer],),
                    False,
                    0,
                    U_SOURCE_LEAVES,
                    duel.turn,
                    duel.order,
                ),
            )

    def takes_control(self, duel: State, scope: Scope) -> bool:
        """Whether the equip card gives control of its monster."""
        for number in range(self.first, self.first + self.count):
            if scope.code.modifiers[number].category == C_CONTROL:
                return True
        for code in duel.info[scope.card].continuous:
            for number in code.standing:
                if code.modifiers[number].category == C_CONTROL:
                    return True
        return False

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        if free_monster_zones(duel, scope.player) + plan.freed == 0 and self.takes_control(duel, scope):
            return False  # RES-CTL-03
        if self.as_monster and free_monster_zones(duel, scope.player) == 0:
            return False
        if self.outside:
            # a Spell or Trap that is activated from the hand occupies a zone itself
            own = (
                scope.code.kind == K_ACTIVATION
                and duel.place[scope.card] == HAND
                and (duel.info[scope.card].types & FIELD_SPELL == 0)
            )
            return free_spell_zones(duel, scope.player) > own
        if scope.code.kind == K_ACTIVATION or duel.place[scope.card] == SPELL_ZONE:
            return True
        return free_spell_zones(duel, scope.player) > 0
