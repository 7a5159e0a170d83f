"""Executors of the words about equip cards (装備)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.continuous import add_active, scope_for
from duelkit.yugioh.engine.facts.pools import members
from duelkit.yugioh.engine.facts.properties import source_works, types_of
from duelkit.yugioh.engine.facts.references import cards_of
from duelkit.yugioh.engine.facts.zones import free_monster_zones, free_spell_zones
from duelkit.yugioh.engine.legality.special_summons import only_one_already
from duelkit.yugioh.engine.moves.blocking import hold_zone
from duelkit.yugioh.engine.moves.destruction import touchable
from duelkit.yugioh.engine.moves.movement import move
from duelkit.yugioh.engine.moves.placing import equip as placing_equip
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.card_info import KEEPS_BEARER, WAS_TRIBUTED, kept_at
from duelkit.yugioh.state.categories import C_CONTROL, C_OPENS_GRAVEYARD
from duelkit.yugioh.state.code import NEXT, Amount, Check, Op, Plan, Pool, Test
from duelkit.yugioh.state.codes import (
    BANISHED,
    BY_BATTLE,
    BY_EFFECT,
    BY_RULE,
    E_DESTROYED,
    EQUIP,
    FIELD,
    FIELD_SPELL,
    GRAVEYARD,
    HAND,
    K_ACTIVATION,
    LINK,
    MONSTER,
    MONSTER_ZONE,
    R_THIS,
    RETURNED,
    SPELL_ZONE,
    TRAP,
    U_SOURCE_LEAVES,
    on_side,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.effect_code import EffectCode
from duelkit.yugioh.state.events import Event
from duelkit.yugioh.state.parts import EQUIPPED_BY_ITSELF, KEPT_BY_BEARER, Scope
from duelkit.yugioh.state.tasks import Work


class OwnEquipCheck(Check):
    """The scope's card is an equip card by its own effect."""

    def holds(self, duel: State, scope: Scope) -> bool:
        card = scope.card
        return duel.place[card] == SPELL_ZONE and (duel.play[card].flags & EQUIPPED_BY_ITSELF) != 0


class OpenGraveyardTest(Test):
    """Any card, if the scope's player may equip the scope's card from the opponent's graveyard too."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        for active in duel.active[C_OPENS_GRAVEYARD]:
            if active.player != scope.player or active.continuous and not source_works(duel, active):
                continue
            if active.code.test is None or active.code.test.test(duel, scope.card, active.scope):
                return True
        return False


class BearerFellCheck(Check):
    """The monster that the scope's Equip Card has lost was destroyed by battle, or Tributed, or destroyed by the effect
    of another card and sent to the Graveyard, or sent there in whatever way.
    """

    def __init__(self, side: int, tributed: bool, by_effect: bool, anyhow: bool, sent: bool) -> None:
        self.side = side
        self.tributed = tributed
        self.by_effect = by_effect
        self.anyhow = anyhow
        self.sent = sent

    def holds(self, duel: State, scope: Scope) -> bool:
        kept = duel.kept.get(kept_at(scope.card, KEEPS_BEARER))
        if kept is None or kept[0] + 1 != duel.stamp[scope.card]:
            return False
        if not on_side(self.side, scope.player, kept[2] & ~WAS_TRIBUTED):
            return False
        if self.tributed:
            return kept[2] & WAS_TRIBUTED != 0
        if self.sent:
            return duel.place[kept[1]] == GRAVEYARD
        for event in duel.recent:
            if event.kind == E_DESTROYED and event.card == kept[1] and self.so_destroyed(event, scope):
                return True
        return False

    def so_destroyed(self, event: Event, scope: Scope) -> bool:
        """Whether an event destroyed the monster in the way that is asked for."""
        if self.anyhow:
            return True
        if not self.by_effect:
            return event.because & BY_BATTLE != 0
        return event.because & BY_EFFECT != 0 and event.by_card != scope.card and event.to == GRAVEYARD


class EquippedTest(Test):
    """A monster with an equip card."""

    def __init__(self, by: Test | None) -> None:
        self.by = by

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        for equip in duel.play[card].equips:
            if self.by is None or self.by.test(duel, equip, scope):
                return True
        return False


class EquippedRatingsAmount(Amount):
    """The printed Link Ratings of the cards with which the monsters referred to are equipped, added up."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def value(self, duel: State, scope: Scope) -> int:
        total = 0
        for card in cards_of(duel, self.ref, self.slot, scope, False):
            if duel.place[card] == MONSTER_ZONE:
                for equip in duel.play[card].equips:
                    if duel.info[equip].types & LINK:
                        total += duel.info[equip].level
        return total


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


def own_equip(duel: State, card: int) -> EffectCode | None:
    """The effect by which an Equip Spell or a Union Monster is equipped to a monster that it targets."""
    for code in duel.info[card].effects:
        if not code.targets:
            continue
        for program in code.programs:
            for op in program.ops:
                if isinstance(op, EquipOp) and op.of_this:
                    return code
    return None


def can_equip(duel: State, card: int, monster: int, player: int) -> bool:
    """Whether the player's Equip Spell or Union Monster can be equipped to the monster by its own text."""
    code = own_equip(duel, card)
    if code is None or card == monster:
        return False
    return monster in members(duel, code.targets[0].pool, scope_for(duel, card, code, player))


class CanBeEquippedWithTest(Test):
    """A monster to which one of the cards of a reference or pool can be equipped.

    :param turned: the other way round: a card that can be equipped to one of them.
    """

    def __init__(self, ref: int, slot: int, pool: Pool | None, turned: bool) -> None:
        self.ref = ref
        self.slot = slot
        self.pool = pool
        self.turned = turned

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if self.pool is None:
            others = cards_of(duel, self.ref, self.slot, scope, False)
        else:
            others = members(duel, self.pool, scope)
        for other in others:
            equip, monster = (card, other) if self.turned else (other, card)
            if can_equip(duel, equip, monster, scope.player):
                return True
        return False


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
        self.of_this = False
        """Whether the effect's own card is equipped to its target."""
        self.takes_this = False
        """Whether the effect's own card is equipped, to whatever monster."""
        self.own = False
        """Whether it is as if the cards' own texts did it."""
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
        if card == scope.card and (scope.code.kind != K_ACTIVATION or duel.info[card].types & TRAP):
            duel.play[card].flags |= EQUIPPED_BY_ITSELF

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        bearers = cards_of(duel, self.ref, self.slot, scope, True)
        done: list[int] = []
        cards = self.still_there(duel, scope, touchable(duel, frame, scope))
        if self.every and len(cards) > free_spell_zones(duel, scope.player):
            bearers = []
        if bearers:
            for card in cards:
                if self.as_monster and free_monster_zones(duel, scope.player) == 0:
                    continue
                if duel.place[card] & FIELD == 0 and only_one_already(duel, card, scope.player):
                    continue
                if placing_equip(duel, card, bearers[0], scope.player, scope.player, scope.card):
                    done.append(card)
                    self.mark(duel, scope, card)
                    if self.count:
                        self.grant(duel, scope, card, bearers[0])
                    if self.own:
                        self.grant_own(duel, scope, card, bearers[0])
        if self.bind and done and duel.place[scope.card] & FIELD:
            duel.play[scope.card].linked = (*duel.play[scope.card].linked, *done)
        if self.determined and len(done) < len(cards):
            self.fail(duel, scope, [card for card in cards if card not in done])
        scope.them = tuple(done)
        frame.done = len(done)
        settle(duel)
        return NEXT

    def still_there(self, duel: State, scope: Scope, cards: list[int]) -> list[int]:
        """The cards without the effect's own, if that is a monster on the field which is not face-up or not its
        player's any more (自分フィールドの表側表示のこのカードを装備する).
        """
        own = scope.card
        if duel.place[own] != MONSTER_ZONE or duel.play[own].face_up and duel.controller[own] == scope.player:
            return cards
        return [card for card in cards if card != own]

    def although_negated(self, duel: State, scope: Scope) -> None:
        """An Equip Spell is equipped, without any effect (OCG-Rule documentation on Equip Cards)."""
        card = scope.card
        if not self.of_this or scope.code.kind != K_ACTIVATION or not types_of(duel, card) & EQUIP:
            return
        for bearer in cards_of(duel, self.ref, self.slot, scope, True)[:1]:
            if placing_equip(duel, card, bearer, scope.player, scope.player, card) and self.count:
                self.grant(duel, scope, card, bearer)

    def fail(self, duel: State, scope: Scope, cards: list[int]) -> None:
        """Send cards without a zone or without a face-up monster to the graveyard by the rules."""
        for card in cards:
            place = duel.place[card]
            if place == BANISHED:
                move(duel, card, GRAVEYARD, BY_RULE | RETURNED)
            elif place & (FIELD | HAND) and (card != scope.card or scope.code.kind != K_ACTIVATION):
                move(duel, card, GRAVEYARD, BY_RULE)

    def grant_own(self, duel: State, scope: Scope, card: int, bearer: int) -> None:
        """Let the card be equipped by its own text, whose modifiers apply to the monster."""
        code = own_equip(duel, card)
        if code is None or code.kind == K_ACTIVATION:
            return
        duel.play[card].flags |= EQUIPPED_BY_ITSELF
        for program in code.programs:
            for op in program.ops:
                if isinstance(op, EquipOp) and op.of_this:
                    op.grant(duel, scope_for(duel, card, code, scope.player), card, bearer)

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
        if self.of_this and duel.place[scope.card] & FIELD == 0 and only_one_already(duel, scope.card, scope.player):
            return False
        if self.outside:
            # a Spell or Trap that is activated from the hand occupies a zone itself
            own = (
                scope.code.kind == K_ACTIVATION
                and duel.place[scope.card] == HAND
                and (duel.info[scope.card].types & FIELD_SPELL == 0)
            )
            frees = duel.place[scope.card] == SPELL_ZONE and scope.card in plan.spent
            return free_spell_zones(duel, scope.player) + frees > own
        if scope.code.kind == K_ACTIVATION or duel.place[scope.card] == SPELL_ZONE:
            return True
        return free_spell_zones(duel, scope.player) > 0
