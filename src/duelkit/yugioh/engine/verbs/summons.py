"""Special Summons by effects: revival, tokens, fusion, ritual, and summons right after an effect."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import PICK, POSITION
from duelkit.yugioh.engine.bring_out import put_monster, succeed
from duelkit.yugioh.engine.events import emit, next_moment, note
from duelkit.yugioh.engine.exchange import exchanged
from duelkit.yugioh.engine.materials import (
    can_make, fitting, fusion_candidates, recipe_scope, ritual_completable, start_materials, synchro_levels,
    FUSION_RECIPE, SYNCHRO_RECIPE,
)
from duelkit.yugioh.engine.movement import move_all, put_down, shuffle
from duelkit.yugioh.engine.picking import start_pick
from duelkit.yugioh.engine.pools import listed
from duelkit.yugioh.engine.properties import (
    A_SPECIAL_SUMMON, A_BE_TRIBUTED, A_BE_TRIBUTED_EXCEPT_FOR_SUMMON, forbidden, free_monster_zones, level_of,
    player_forbidden,
)
from duelkit.yugioh.engine.references import cards_of
from duelkit.yugioh.engine.settle import settle
from duelkit.yugioh.engine.standing import refresh
from duelkit.yugioh.engine.summon_rules import can_gemini, cannot_normal_summon, summon_left, use_summon
from duelkit.yugioh.engine.summonable import may_be_special_summoned
from duelkit.yugioh.engine.special_summoning import MaterialSummon
from duelkit.yugioh.engine.summoning import start_summon, start_normal_summon
from duelkit.yugioh.engine.verbs.lasting import apply_modifiers
from duelkit.yugioh.engine.zones import (
    ALL_SLOTS, extra_slots, free_slots, limited, open_slots, placings, pointed_slots, position_of,
    slot_in,
)
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.state.code import AGAIN, NEXT, WAIT, Amount, CardInfo, Op, Plan, Test, Work, ANSWERED, FIRST
from duelkit.yugioh.state.codes import (
    AS_MATERIAL, BY_EFFECT, C_CANNOT, DECK, E_MATERIAL_USED, E_TARGETED, EXTRA, FIELD, FOR_FUSION, FOR_RITUAL,
    GRAVEYARD, HAND, LIMBO, MONSTER, MONSTER_ZONE, O_FINISH, O_PICK, O_POSITION, O_SET_MONSTER, O_SUMMON, S_FUSION,
    S_RITUAL, S_SPECIAL, S_SYNCHRO, SPELL_ZONE, TRIBUTED, W_FUSION, W_NORMAL_OR_SET, W_POSITION, W_RITUAL,
    W_EFFECT_PICK, card_of, number_of, option, verb_of, W_SYNCHRO, FACE_UP, RITUAL, UP_DEFENSE, YOU, player_of,
)
from duelkit.yugioh.state.duel import BLANK, Duel
from duelkit.yugioh.state.log import L_REVEAL, L_SUMMON
from duelkit.yugioh.state.parts import TRAP_MONSTER, Scope


class SummonableTest(Test):
    """What a verb may Special Summon."""

    def __init__(self, ignoring: bool, kinds: int, opponent: bool, target_left: bool = False) -> None:
        self.ignoring = ignoring
        self.kinds = kinds
        self.opponent = opponent
        self.target_left = target_left
        """Whether the targets will have left the field before."""

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        if not may_be_special_summoned(duel, card, scope.player, self.ignoring, self.kinds, scope.card):
            return False
        return duel.place[card] != EXTRA or duel.rules.extra_monster_zones == 0 or not limited(duel, card) or (
            open_slots(duel, scope.player, card, EXTRA, self.leaving(scope)) != 0)

    def leaving(self, scope: Scope) -> list[int]:
        """The cards whose zones will be free."""
        return [card for cards in scope.targets for card in cards] if self.target_left else []


# the steps of a Special Summon by an effect
PLACE_CHOSEN: Final = 2
THOSE_PICKED: Final = 3


class SpecialSummonOp(Op):
    """Special Summon the named cards, all at the same time. Rules: MR3-SS-03, MR3-SS-05, MR3-CTL-01."""

    def __init__(self, positions: int, to: int, first: int, count: int, kinds: int, ignoring: bool,
                 bind: bool, from_extra: bool = False, pointed: bool = False) -> None:
        self.from_extra = from_extra
        self.pointed = pointed
        """Whether only zones will do that the source points to."""
        self.positions = positions
        self.to = to
        self.first = first
        self.count = count
        self.kinds = kinds
        self.ignoring = ignoring
        self.bind = bind
        self.needs = 1
        """How many zones there must be for the effect to be activated: one for each monster that it targets."""

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        player = player_of(scope.player, self.to)
        if frame.step == FIRST:
            cards = [card for card in frame.cards if not duel.place[card] & MONSTER_ZONE and duel.place[card]
                     and may_be_special_summoned(duel, card, scope.player, self.ignoring, self.kinds, scope.card)]
            free = self.room(duel, player, cards, scope)
            frame.saved = cards if free else []
            frame.picked = []
            if len(frame.saved) > free:
                frame.step = THOSE_PICKED
                start_pick(duel, scope.player, cards, free, free, W_EFFECT_PICK, scope.card)
                return AGAIN
        if frame.step == THOSE_PICKED:
            frame.saved = duel.picks[:]
        if frame.step == PLACE_CHOSEN:
            frame.picked.append(number_of(duel.answer))
        while len(frame.picked) < len(frame.saved):
            card = frame.saved[len(frame.picked)]
            choices = placings(duel, player, card, self.positions, frame.picked, frame.saved[len(frame.picked) + 1:],
                               only=pointed_slots(duel, scope.card, player) if self.pointed else ALL_SLOTS)
            if len(choices) > 1:
                frame.step = PLACE_CHOSEN
                duel.ask(scope.player, POSITION, [option(O_POSITION, card, at) for at in choices], W_POSITION, card)
                return AGAIN
            frame.picked.append(choices[0])
        frame.step = FIRST
        done = self.bring_out(duel, scope, player, frame)
        scope.them = tuple(done)
        frame.done = len(done)
        return NEXT

    def bring_out(self, duel: Duel, scope: Scope, player: int, frame: Work) -> list[int]:
        """The monsters come to their zones; answers those that did."""
        done: list[int] = []
        shuffled = 0
        origin = 0
        for at in range(len(frame.saved)):
            card = frame.saved[at]
            origin = duel.place[card]
            if put_monster(duel, card, player, frame.picked[at], self.kinds):
                done.append(card)
                if card == scope.card:
                    scope.stamp = duel.stamp[card]
                if origin == DECK:
                    shuffled |= 1 << duel.owner[card]
        if self.count and done:
            apply_modifiers(duel, scope, self.first, self.count, done, 0)
        for owner in range(2):
            if shuffled >> owner & 1:
                shuffle(duel, owner)
        if self.bind and done and duel.place[scope.card] & FIELD and duel.stamp[scope.card] == scope.stamp:
            duel.play[scope.card].linked = (*duel.play[scope.card].linked, *done)
            for card in done:  # a card that goes on targeting the monster targets it on the field (Spirit Reaper)
                emit(duel, E_TARGETED, card, player, scope.player, scope.card)
        settle(duel)
        succeed(duel, done, player, self.kinds, scope.player, scope.card, origin)
        return done

    def possible(self, duel: Duel, scope: Scope, plan: Plan) -> bool:
        player = player_of(scope.player, self.to)
        if player_forbidden(duel, A_SPECIAL_SUMMON, scope.player, -1, self.kinds) and not self.ignoring:
            for active in duel.active[C_CANNOT + A_SPECIAL_SUMMON]:
                if active.code.test is None and not active.code.zones:
                    return False
        if self.pointed:
            return pointed_slots(duel, scope.card, player) & free_slots(duel, player) != 0
        if self.from_extra and duel.rules.extra_monster_zones and extra_slots(duel, player, scope.card, []):
            return True
        free = free_monster_zones(duel, player) + (plan.freed if self.to == YOU else 0)
        return free >= (1 if plan.now else self.needs)

    def room(self, duel: Duel, player: int, cards: list[int], scope: Scope) -> int:
        """How many of the cards can come out."""
        free = free_monster_zones(duel, player)
        if self.pointed:
            only = pointed_slots(duel, scope.card, player)
            cards[:] = [card for card in cards if open_slots(duel, player, card, duel.place[card], []) & only]
            return (only & free_slots(duel, player)).bit_count()
        if duel.rules.extra_monster_zones == 0:
            return free
        cards[:] = [card for card in cards if open_slots(duel, player, card, duel.place[card], [])]
        for card in cards:
            if duel.place[card] == EXTRA and extra_slots(duel, player, card, []):
                return free + 1
        return free

    def deed(self, on_field: bool) -> str:
        return "summon"


TOKEN_PLACED: Final = 2
"""The step of a summon of tokens in which the position and zone of the next has been chosen."""


class TokensOp(Op):
    """Special Summon tokens. Rules: MR3-TOK-02 to MR3-TOK-06."""

    def __init__(self, info: CardInfo, atk: Amount, defense: Amount, fixed: bool, number: int, positions: int, to: int,
                 first: int, count: int) -> None:
        self.info = info
        self.atk = atk
        self.defense = defense
        self.fixed = fixed
        self.number = number
        self.positions = positions
        self.to = to
        self.first = first
        self.count = count

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        player = player_of(scope.player, self.to)
        if frame.step == FIRST:
            frame.picked = []
            if free_monster_zones(duel, player) < self.number or (
                    duel.active[C_CANNOT + A_SPECIAL_SUMMON] and player_forbidden(
                        duel, A_SPECIAL_SUMMON, scope.player, new_token(duel, self.info, player), S_SPECIAL)):
                frame.done = 0
                scope.them = ()
                return NEXT
        if frame.step == TOKEN_PLACED:
            frame.picked.append(number_of(duel.answer))
        while len(frame.picked) < self.number:
            choices = placings(duel, player, -1, self.positions, frame.picked, [])
            if len(choices) > 1:
                frame.step = TOKEN_PLACED
                duel.ask(scope.player, POSITION, [option(O_POSITION, -1, at) for at in choices], W_POSITION, scope.card)
                return AGAIN
            frame.picked.append(choices[0])
        frame.step = FIRST
        info = self.info
        if not self.fixed:
            info = token_with(self.info, self.atk.value(duel, scope), self.defense.value(duel, scope))
        made: list[int] = []
        for at in range(self.number):
            card = new_token(duel, info, player)
            if put_monster(duel, card, player, frame.picked[at], S_SPECIAL):
                made.append(card)
        if self.count and made:
            apply_modifiers(duel, scope, self.first, self.count, made, 0)
        succeed(duel, made, player, S_SPECIAL, scope.player, scope.card, 0)
        scope.them = tuple(made)
        frame.done = len(made)
        return NEXT

    def possible(self, duel: Duel, scope: Scope, plan: Plan) -> bool:
        player = player_of(scope.player, self.to)
        return free_monster_zones(duel, player) + (plan.freed if self.to == YOU else 0) >= self.number and (
            not player_forbidden(duel, A_SPECIAL_SUMMON, scope.player, -1, S_SPECIAL))


def token_with(info: CardInfo, atk: int, defense: int) -> CardInfo:
    """The token with figures that an effect computed."""
    old = info.definition
    return CardInfo(Card(old.passcode, old.ja, old.en, old.types, old.attribute, old.race, old.level, atk, defense))


def new_token(duel: Duel, info: CardInfo, owner: int) -> int:
    """A new token, nowhere yet; a token that has left is used again."""
    for card in range(len(duel.info)):
        if duel.place[card] == 0 and duel.info[card].passcode == info.passcode and duel.owner[card] == owner and (
                duel.info[card].definition == info.definition) and card not in duel.last_known:
            return card
    duel.info.append(info)
    duel.owner.append(owner)
    duel.controller.append(owner)
    duel.place.append(0)
    duel.stamp.append(0)
    duel.proper.append(False)
    duel.play.append(BLANK)
    return len(duel.info) - 1


# the steps of a Fusion Summon
FUSION_CHOSEN: Final = 1
MATERIALS_CHOSEN: Final = 2
FUSION_PLACED: Final = 3


class FusionOp(Op):
    """Fusion Summon. Rules: MR3-FUS-01 to MR3-FUS-07, MR3-GAP-FUS-01."""

    def __init__(self, which: Test, zones: int) -> None:
        self.which = which
        self.zones = zones

    def makeable(self, duel: Duel, scope: Scope, without: int) -> list[int]:
        """The Fusion Monsters that can be made now."""
        found: list[int] = []
        for monster in listed(duel, duel.extra[scope.player]):
            recipe = duel.info[monster].recipe
            if recipe is None or recipe.kind != FUSION_RECIPE or not self.which.test(duel, monster, scope):
                continue
            if not may_be_special_summoned(duel, monster, scope.player, False, S_SPECIAL | S_FUSION):
                continue
            offered = fusion_candidates(duel, monster, scope.player, self.zones, without)
            if fitting(duel, monster, [], offered, recipe_scope(duel, monster, scope.player)):
                found.append(monster)
        return found

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == FIRST:
            monsters = self.makeable(duel, scope, -1)
            if not monsters:
                frame.done = 0
                return NEXT
            frame.step = FUSION_CHOSEN
            start_pick(duel, scope.player, monsters, 1, 1, W_FUSION, scope.card)
            return AGAIN
        if frame.step == FUSION_CHOSEN:
            monster = duel.picks[0]
            frame.saved = [monster]
            frame.step = MATERIALS_CHOSEN
            offered = fusion_candidates(duel, monster, scope.player, self.zones, -1)
            start_materials(duel, scope.player, monster, offered, W_FUSION)
            return AGAIN
        monster = frame.saved[0]
        if frame.step == MATERIALS_CHOSEN:
            frame.picked = duel.picks[:]
            if not frame.picked:
                frame.step = FIRST
                frame.done = 0
                return NEXT
            frame.saved = [monster, *[duel.play[card].kinds for card in frame.picked]]
            frame.step = FUSION_PLACED
            use_materials(duel, scope, monster, frame.picked, FOR_FUSION)
            return AGAIN
        frame.step = FIRST
        return come_from(duel, scope, frame, EXTRA, S_SPECIAL | S_FUSION, tuple(frame.saved[1:]))

    def possible(self, duel: Duel, scope: Scope, plan: Plan) -> bool:
        return len(self.makeable(duel, scope, plan.gone)) > 0


def use_materials(duel: Duel, scope: Scope, monster: int, materials: list[int], use: int) -> None:
    """The materials of a Fusion or Ritual Summon go to the graveyard; then it is asked how the monster comes."""
    for card in materials:
        if duel.place[card] == HAND or duel.place[card] & FIELD and not duel.play[card].face_up:
            note(duel, L_REVEAL, card, scope.player)
    because = BY_EFFECT | AS_MATERIAL | use | (TRIBUTED if use == FOR_RITUAL else 0)
    move_all(duel, materials, GRAVEYARD, because, scope.player, scope.card)
    for card in materials:
        emit(duel, E_MATERIAL_USED, card, scope.player, scope.player, monster, use)
    settle(duel)
    next_moment(duel)
    duel.ask(scope.player, POSITION, [option(O_POSITION, monster, at) for at in placings(
        duel, scope.player, monster, FACE_UP, [], [])], W_POSITION, monster)


def come_from(duel: Duel, scope: Scope, frame: Work, origin: int, kinds: int, made_kinds: tuple[int, ...]) -> int:
    """A monster that was made of ``frame.picked`` comes as it was answered."""
    monster = frame.saved[0]
    done = put_monster(duel, monster, scope.player, number_of(duel.answer), kinds)
    if done:
        duel.play[monster].made_of = tuple(frame.picked)
        duel.play[monster].made_kinds = made_kinds
        succeed(duel, [monster], scope.player, kinds, scope.player, scope.card, origin)
    scope.them = (monster,) if done else ()
    frame.done = 1 if done else 0
    return NEXT


def stands_in(duel: Duel, card: int, player: int) -> bool:
    """Whether the card is a monster of the opponent."""
    return duel.place[card] == MONSTER_ZONE and duel.controller[card] != player


# the steps of a Ritual Summon
RITUAL_CHOSEN: Final = 1
TRIBUTE_CHOSEN: Final = 3
RITUAL_PLACED: Final = 5


class RitualOp(Op):
    """Ritual Summon. Rules: MR3-RIT-01 to MR3-RIT-07."""

    def __init__(self, which: Test, exactly: bool) -> None:
        self.which = which
        self.exactly = exactly

    def releasable(self, duel: Duel, scope: Scope, monster: int, without: int) -> list[int]:
        """What may be released for it, from hand and field."""
        found = [card for card in duel.monsters[scope.player] if card >= 0
                 and not forbidden(duel, A_BE_TRIBUTED, card, scope.player, monster)
                 and not forbidden(duel, A_BE_TRIBUTED_EXCEPT_FOR_SUMMON, card, scope.player, monster)]
        found.extend(exchanged(duel, scope.player))
        found.extend([card for card in duel.hand[scope.player] if duel.info[card].types & MONSTER])
        return [card for card in found if card != monster and card != without and level_of(duel, card) > 0]

    def makeable(self, duel: Duel, scope: Scope, without: int) -> list[int]:
        """The Ritual Monsters in the hand that can be summoned."""
        found: list[int] = []
        for monster in duel.hand[scope.player]:
            types = duel.info[monster].types
            if monster == without or not types & RITUAL or not types & MONSTER or (
                    not self.which.test(duel, monster, scope)):
                continue
            if not may_be_special_summoned(duel, monster, scope.player, False, S_SPECIAL | S_RITUAL):
                continue
            full = scope.player if free_monster_zones(duel, scope.player) == 0 else -1
            if ritual_completable(duel, [], self.releasable(duel, scope, monster, without), duel.info[monster].level,
                                  self.exactly, full):
                found.append(monster)
        return found

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == FIRST:
            monsters = self.makeable(duel, scope, -1)
            if not monsters:
                frame.done = 0
                return NEXT
            frame.step = RITUAL_CHOSEN
            start_pick(duel, scope.player, monsters, 1, 1, W_RITUAL, scope.card)
            return AGAIN
        if frame.step == RITUAL_PLACED:
            frame.step = FIRST
            return come_from(duel, scope, frame, HAND, S_SPECIAL | S_RITUAL, ())
        if frame.step == RITUAL_CHOSEN:
            frame.saved = [duel.picks[0]]
            frame.picked = []
        elif verb_of(duel.answer) == O_PICK:
            frame.picked.append(card_of(duel.answer))
        else:
            frame.step = RITUAL_PLACED
            use_materials(duel, scope, frame.saved[0], frame.picked, FOR_RITUAL)
            return AGAIN
        return self.ask_tribute(duel, scope, frame)

    def ask_tribute(self, duel: Duel, scope: Scope, frame: Work) -> int:
        """Ask for the next monster to be Tributed; monsters of the opponent that may be are first."""
        monster = frame.saved[0]
        need = duel.info[monster].level
        rest = [card for card in self.releasable(duel, scope, monster, -1) if card not in frame.picked]
        full = scope.player if free_monster_zones(duel, scope.player) == 0 else -1
        options: list[int] = []
        total = 0
        for card in frame.picked:
            total += level_of(duel, card)
        for card in rest:
            others = [other for other in rest if other != card]
            if ritual_completable(duel, [*frame.picked, card], others, need, self.exactly, full):
                options.append(option(O_PICK, card))
        others_first = [value for value in options if stands_in(duel, card_of(value), scope.player)]
        options = others_first or options
        if ritual_completable(duel, frame.picked, [], need, self.exactly, full):
            options.append(option(O_FINISH))
        if not options:
            frame.step = FIRST
            frame.done = 0
            return NEXT
        frame.step = TRIBUTE_CHOSEN
        duel.ask(scope.player, PICK, options, W_RITUAL, monster, max(need - total, 0))
        return AGAIN

    def possible(self, duel: Duel, scope: Scope, plan: Plan) -> bool:
        return len(self.makeable(duel, scope, plan.gone)) > 0


class SynchroNowOp(Op):
    """Synchro Summon right after the effect, with a monster that must be among the materials."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def makeable(self, duel: Duel, scope: Scope, must: int) -> list[int]:
        """The Synchro Monsters that can be made with it."""
        found: list[int] = []
        totals = synchro_levels(duel, scope.player)
        if not totals:
            return found
        for monster in listed(duel, duel.extra[scope.player]):
            recipe = duel.info[monster].recipe
            if recipe is None or recipe.kind != SYNCHRO_RECIPE or not totals >> duel.info[monster].level & 1:
                continue
            if monster not in duel.face_up_extra and may_be_special_summoned(
                    duel, monster, scope.player, False, S_SPECIAL | S_SYNCHRO) and can_make(
                        duel, monster, scope.player, must):
                found.append(monster)
        return found

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == FIRST:
            using = cards_of(duel, self.ref, self.slot, scope, True)
            if not using or duel.controller[using[0]] != scope.player or not duel.place[using[0]] & MONSTER_ZONE:
                frame.done = 0
                return NEXT
            monsters = self.makeable(duel, scope, using[0])
            if not monsters:
                frame.done = 0
                return NEXT
            frame.saved = [using[0]]
            frame.step = ANSWERED
            start_pick(duel, scope.player, monsters, 1, 1, W_SYNCHRO, scope.card)
            return AGAIN
        frame.step = FIRST
        task = MaterialSummon()
        task.must = frame.saved[0]
        start_summon(duel, task, scope.player, duel.picks[0], False)
        frame.done = 1
        return WAIT

    def possible(self, duel: Duel, scope: Scope, plan: Plan) -> bool:
        using = cards_of(duel, self.ref, self.slot, scope, True)
        return len(using) > 0 and len(self.makeable(duel, scope, using[0])) > 0


class NormalNowOp(Op):
    """Normal Summon or Set right after the effect.

    Several such effects of one card on a chain need as many monsters (the ruling on 血の代償, Ultimate Offering).
    """

    def __init__(self, which: Test) -> None:
        self.which = which

    def options(self, duel: Duel, scope: Scope) -> list[int]:
        """What can be summoned or Set."""
        options: list[int] = []
        for card in duel.hand[scope.player]:
            if self.which.test(duel, card, scope):
                if not cannot_normal_summon(duel, scope.player, card, False, -1, False, None):
                    options.append(option(O_SUMMON, card))
                if not cannot_normal_summon(duel, scope.player, card, True, -1, False, None):
                    options.append(option(O_SET_MONSTER, card))
        for card in duel.monsters[scope.player]:
            if card >= 0 and self.which.test(duel, card, scope) and can_gemini(duel, scope.player, card, False):
                options.append(option(O_SUMMON, card))
        return options

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == FIRST:
            options = self.options(duel, scope)
            if not options:
                frame.done = 0
                return NEXT
            frame.step = ANSWERED
            duel.ask(scope.player, PICK, options, W_NORMAL_OR_SET, scope.card)
            return AGAIN
        frame.step = FIRST
        frame.done = 1
        setting = verb_of(duel.answer) == O_SET_MONSTER
        start_normal_summon(duel, scope.player, card_of(duel.answer), setting, windowed=False)
        return WAIT

    def possible(self, duel: Duel, scope: Scope, plan: Plan) -> bool:
        options = self.options(duel, scope)
        if not options or not duel.chain:
            return len(options) > 0
        waiting = 0
        for number in duel.chain:
            link = duel.scopes[number]
            if link is not scope and link.code is scope.code and link.card == scope.card:
                waiting += 1
        return len({card_of(at) for at in options}) > waiting


def keep_targeted(duel: Duel, card: int, before: int) -> None:
    """Links that target a card go on targeting it after it changed its zone without leaving the field."""
    now = duel.stamp[card]
    for number in duel.chain:
        link = duel.scopes[number]
        link.target_stamps = tuple([
            tuple([now if cards[at] == card and stamps[at] == before else stamps[at] for at in range(len(cards))])
            for cards, stamps in zip(link.targets, link.target_stamps, strict=True)])


class BecomeMonsterOp(Op):
    """A trap is Special Summoned as a monster. Rules: RES-GAP-TRM-01, MR3-GAP-TRP-01."""

    def __init__(self, guise: CardInfo, positions: int) -> None:
        self.guise = guise
        self.positions = positions

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        card = scope.card
        if frame.step == FIRST:
            if duel.stamp[card] != scope.stamp or duel.place[card] != SPELL_ZONE or free_monster_zones(
                    duel, scope.player) == 0:
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
        player = duel.controller[card]
        zone = duel.spells[player].index(card)
        before = duel.stamp[card]
        put_down(duel, card, player, MONSTER_ZONE, True, position == UP_DEFENSE, slot_in(number_of(duel.answer)))
        if duel.rules.trap_monster_keeps_spell_zone:
            duel.spells[player][zone] = card
        part = duel.play[card]
        part.kinds = S_SPECIAL
        part.guise = self.guise
        part.flags |= TRAP_MONSTER
        scope.stamp = duel.stamp[card]
        keep_targeted(duel, card, before)
        refresh(duel, card)
        note(duel, L_SUMMON, card, player, S_SPECIAL, position, SPELL_ZONE)
        succeed(duel, [card], player, S_SPECIAL, player, card, SPELL_ZONE)
        scope.them = (card,)
        frame.done = 1
        return NEXT

    def possible(self, duel: Duel, scope: Scope, plan: Plan) -> bool:
        if free_monster_zones(duel, scope.player) == 0:
            return False
        place = duel.place[scope.card]
        duel.place[scope.card] = LIMBO  # it is judged as the card that is about to be summoned, not as a Set one
        banned = player_forbidden(duel, A_SPECIAL_SUMMON, scope.player, scope.card, S_SPECIAL)
        duel.place[scope.card] = place
        return not banned


class UseSummonOp(Op):
    """The player's Normal Summon is used up by something that is none. Rule: EX04-EQP-12."""

    def run(self, duel: Duel, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        frame.done = 0
        if summon_left(duel, scope.player, scope.card, False):
            use_summon(duel, scope.player, scope.card, False)
            frame.done = 1
        return NEXT

    def possible(self, duel: Duel, scope: Scope, plan: Plan) -> bool:
        return summon_left(duel, scope.player, scope.card, False)
