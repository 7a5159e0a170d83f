"""Executors of the words about monsters of one kind."""

from __future__ import annotations

from duelkit.kernel.decision import POSITION
from duelkit.yugioh.engine.facts.continuous import refresh
from duelkit.yugioh.engine.facts.figures import race_of
from duelkit.yugioh.engine.facts.one_kind import kept_out
from duelkit.yugioh.engine.facts.pools import members
from duelkit.yugioh.engine.facts.prohibitions import player_forbidden
from duelkit.yugioh.engine.facts.properties import hidden, types_of
from duelkit.yugioh.engine.facts.references import cards_of
from duelkit.yugioh.engine.facts.zones import free_monster_zones, placings, position_of, slot_in
from duelkit.yugioh.engine.moves.applying import apply_modifiers
from duelkit.yugioh.engine.moves.events import note
from duelkit.yugioh.engine.moves.placing import put_down
from duelkit.yugioh.engine.moves.positions import keep_targeted
from duelkit.yugioh.engine.moves.summon import succeed
from duelkit.yugioh.state.card_info import CardInfo
from duelkit.yugioh.state.code import AGAIN, ANSWERED, FIRST, NEXT, Op, Plan, Pool, Test
from duelkit.yugioh.state.codes import (
    A_SPECIAL_SUMMON,
    BY_EFFECT,
    FIELD,
    FUSION,
    GRAVEYARD,
    LIMBO,
    LINK,
    MONSTER,
    MONSTER_ZONE,
    O_POSITION,
    PENDULUM,
    RITUAL,
    S_FROM_SPELL_TRAP_ZONE,
    S_SPECIAL,
    SPELL_ZONE,
    SYNCHRO,
    UP_DEFENSE,
    W_POSITION,
    XYZ,
    number_of,
    option,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_SUMMON
from duelkit.yugioh.state.parts import TRAP_MONSTER, Scope
from duelkit.yugioh.state.tasks import Work
from duelkit.yugioh.words.declaring.run import unpacked
from duelkit.yugioh.words.filters.run import unknown


class OnlyRaceTest(Test):
    """A monster of the one type that all monsters of a pool have by what is printed on them."""

    def __init__(self, among: Pool) -> None:
        self.among = among

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        only = 0
        for other in members(duel, self.among, scope):
            race = duel.info[other].race
            if only and race != only:
                return False
            only = race
        return only != 0 and not hidden(duel, card) and race_of(duel, card) & only != 0


class OriginalRaceTest(Test):
    """A card with one of these Types as it is printed."""

    def __init__(self, races: int) -> None:
        self.races = races

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return not unknown(duel, card, scope) and (duel.info[card].race & self.races) != 0


class SharedKindTest(Test):
    """A Fusion, Synchro, Xyz, Pendulum or Link Monster, as one of the cards referred to is one."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if unknown(duel, card, scope):
            return False
        kinds = FUSION | SYNCHRO | XYZ | PENDULUM | LINK
        mine = types_of(duel, card) if duel.place[card] & FIELD else duel.info[card].types
        for other in cards_of(duel, self.ref, self.slot, scope, False):
            if duel.info[other].types & mine & kinds:
                return True
        return False


class BecomeMonsterOp(Op):
    """A trap is Special Summoned as a monster. Rules: RES-GAP-TRM-01, MR3-GAP-TRP-01."""

    def __init__(
        self, infos: dict[int, CardInfo], declared: bool, positions: int, as_trap: bool, first: int, count: int
    ) -> None:
        self.infos = infos
        """The monsters that it can become, by the Type and Attribute."""
        self.declared = declared
        """Whether the Type and the Attribute are declared."""
        self.positions = positions
        self.as_trap = as_trap
        self.first = first
        self.count = count

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        card = scope.card
        origin = duel.place[card]
        if frame.step == FIRST:
            if (
                duel.stamp[card] != scope.stamp
                or origin & ~(SPELL_ZONE | GRAVEYARD)
                or free_monster_zones(duel, scope.player) == 0
                or not self.allowed(duel, scope)
            ):
                frame.done = 0
                return NEXT
            choices = placings(duel, scope.player, card, self.positions, [], [])
            frame.step = ANSWERED
            if len(choices) > 1:
                duel.ask(scope.player, POSITION, [option(O_POSITION, card, at) for at in choices], W_POSITION, card)
                return AGAIN
            duel.answer = option(O_POSITION, card, choices[0])
        frame.step = FIRST
        position = position_of(number_of(duel.answer))
        player = duel.controller[card] if origin == SPELL_ZONE else scope.player
        zone = duel.spells[player].index(card) if origin == SPELL_ZONE else -1
        before = duel.stamp[card]
        put_down(duel, card, player, MONSTER_ZONE, True, position == UP_DEFENSE, slot_in(number_of(duel.answer)))
        if duel.rules.trap_monster_keeps_spell_zone and self.as_trap and zone >= 0:
            duel.spells[player][zone] = card
        part = duel.play[card]
        part.kinds = S_SPECIAL | (S_FROM_SPELL_TRAP_ZONE if origin == SPELL_ZONE else 0)
        part.monster_info = self.shapes(scope)[0]
        if self.as_trap:
            part.flags |= TRAP_MONSTER
        scope.stamp = duel.stamp[card]
        if self.as_trap:  # else it is another card now: a monster and no trap (ruling 17936)
            keep_targeted(duel, card, before)
        refresh(duel, card)
        if self.count:
            apply_modifiers(duel, scope, self.first, self.count, [card], 0)
        note(duel, L_SUMMON, card, player, S_SPECIAL, position, origin)
        succeed(duel, [card], player, S_SPECIAL, player, card, origin, BY_EFFECT)
        scope.them = (card,)
        frame.done = 1
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        if duel.place[scope.card] == MONSTER_ZONE:  # it is a monster already
            return False
        return free_monster_zones(duel, scope.player) + plan.freed > 0 and self.allowed(duel, scope)

    def shapes(self, scope: Scope) -> list[CardInfo]:
        """The monsters that it can become by what was declared up to now."""
        if not self.declared:
            return list(self.infos.values())
        race, attribute = unpacked(scope.declared)
        found: list[CardInfo] = []
        for key, info in self.infos.items():
            kind = unpacked(key)
            if (race < 0 or race == kind[0]) and (attribute < 0 or attribute == kind[1]):
                found.append(info)
        return found

    def allowed(self, duel: State, scope: Scope) -> bool:
        """Whether it may be summoned, as one of the monsters that it can become."""
        card = scope.card
        part = duel.play[card]
        place, monster_info = duel.place[card], part.monster_info
        duel.place[card] = LIMBO  # not as the Set card
        banned = True
        for info in self.shapes(scope):
            part.monster_info = info
            banned = player_forbidden(duel, A_SPECIAL_SUMMON, scope.player, card, S_SPECIAL)
            banned = banned or kept_out(duel, card, scope.player)
            if not banned:
                break
        duel.place[card] = place
        part.monster_info = monster_info
        return not banned


class BecomesMonsterTest(Test):
    """A card with an effect that Special Summons itself as a monster."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        for effect in duel.info[card].effects:
            for program in effect.programs:
                for op in program.ops:
                    if isinstance(op, BecomeMonsterOp):
                        return True
        return False


class KindAmongTest(Test):
    """A Ritual, Fusion, Synchro, Xyz or Link Monster, as one of a pool is one."""

    def __init__(self, among: Pool) -> None:
        self.among = among

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        kinds = RITUAL | FUSION | SYNCHRO | XYZ | LINK
        mine = types_of(duel, card) if duel.place[card] & FIELD else duel.info[card].types
        mine &= kinds if mine & MONSTER else 0
        return mine != 0 and any([types_of(duel, other) & mine for other in members(duel, self.among, scope)])


class UnlikeOneTest(Test):
    """A monster whose printed Attribute is not that of one at least of the cards referred to."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if unknown(duel, card, scope):
            return False
        mine = duel.info[card].attribute
        for other in cards_of(duel, self.ref, self.slot, scope, False):
            if duel.info[other].attribute & mine == 0:
                return True
        return False
