"""Executors of the words about Normal and Special Summons (召喚・特殊召喚)."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import PICK, POSITION
from duelkit.yugioh.engine.facts.limits import count_summons
from duelkit.yugioh.engine.facts.materials_used import as_used, look_up, recall
from duelkit.yugioh.engine.facts.one_kind import positions_left
from duelkit.yugioh.engine.facts.prohibitions import at_most_one, player_forbidden, times_done
from duelkit.yugioh.engine.facts.properties import names_of
from duelkit.yugioh.engine.facts.references import cards_of
from duelkit.yugioh.engine.facts.zones import (
    extra_monsters,
    extra_slots,
    free_monster_zones,
    free_slots,
    limited,
    open_slots,
    placings,
)
from duelkit.yugioh.engine.legality.special_summons import brings, may_be_special_summoned
from duelkit.yugioh.engine.legality.summons import (
    can_gemini,
    normal_summons,
    procedure_of,
    sets,
    summon_left,
    takes_tributes,
    use_summon,
)
from duelkit.yugioh.engine.legality.zoned_summon import ZonedSummon
from duelkit.yugioh.engine.moves.applying import apply_modifiers
from duelkit.yugioh.engine.moves.decks import shuffle
from duelkit.yugioh.engine.moves.events import emit
from duelkit.yugioh.engine.moves.movement import move
from duelkit.yugioh.engine.moves.picking import start_pick
from duelkit.yugioh.engine.moves.placing import attach
from duelkit.yugioh.engine.moves.positions import ORIGINS
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.engine.moves.summon import make_proper, put_monster, succeed
from duelkit.yugioh.engine.procedures.normal_summoning import normal_summon
from duelkit.yugioh.engine.procedures.summoning import SummonTask, summon_by_effect
from duelkit.yugioh.state.categories import C_CANNOT
from duelkit.yugioh.state.code import AGAIN, ANSWERED, FIRST, NEXT, WAIT, Op, Plan, Test
from duelkit.yugioh.state.codes import (
    A_SPECIAL_SUMMON,
    BANISHED,
    BY_EFFECT,
    BY_RULE,
    DECK,
    E_TARGETED,
    EXTRA,
    FIELD,
    FUSION,
    GRAVEYARD,
    LINK,
    MONSTER,
    MONSTER_ZONE,
    O_POSITION,
    O_SUMMON,
    RETURNED,
    RITUAL,
    S_SPECIAL,
    SPECIAL,
    SYNCHRO,
    TOKEN,
    UP_ATTACK,
    UP_DEFENSE,
    W_EFFECT_PICK,
    W_NORMAL_OR_SET,
    W_POSITION,
    XYZ,
    YOU,
    card_of,
    number_of,
    option,
    player_of,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work


class SummonedTest(Test):
    """A monster that was summoned in one of these ways.

    A face-down monster no longer counts as summoned from the extra deck (ruling on 影依融合).
    """

    def __init__(self, kinds: int, this_turn: bool) -> None:
        self.kinds = kinds
        self.this_turn = this_turn

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        part = duel.play[card]
        if duel.place[card] != MONSTER_ZONE:
            last = duel.last_known.get(card)
            if last is None or duel.place[card] & FIELD or not last.kinds & self.kinds:
                return False
            return not self.this_turn or last.summoned == duel.turn
        kinds = part.kinds if part.face_up else part.kinds & ~ORIGINS
        return (kinds & self.kinds) != 0 and (not self.this_turn or part.summoned == duel.turn)


class SummonedWithTest(Test):
    """A monster that was summoned in one of these ways with such materials."""

    def __init__(self, kinds: int, which: Test, least: int, only: bool, different_names: bool = False) -> None:
        self.different_names = different_names
        self.kinds = kinds
        self.which = which
        self.least = least
        self.only = only

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if duel.place[card] == MONSTER_ZONE:
            kinds, made_of = duel.play[card].kinds, duel.play[card].made_of
        else:
            last = duel.last_known.get(card)
            if last is None:
                return False
            kinds, made_of = last.kinds, last.made_of
        if not kinds & self.kinds:
            return False
        such = 0
        names: list[str] = []
        recall(duel, card)
        for material in made_of:
            if self.which.test(duel, material, scope):
                own = names_of(duel, material)
                if not self.different_names or not any([name in names for name in own]):
                    such += 1
                names.extend(own)
        look_up(duel)
        return such >= self.least and (not self.only or such == len(made_of))


NOT_NORMALLY: Final = SPECIAL | RITUAL | FUSION | SYNCHRO | XYZ | LINK | TOKEN


class NormalSummonableTest(Test):
    """A monster that can be Normal Summoned or Set."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return duel.info[card].types & (MONSTER | NOT_NORMALLY) == MONSTER


class SummonableTest(Test):
    """A monster that an effect can Special Summon.

    :param ignoring: whether Summoning conditions are ignored.
    """

    def __init__(self, ignoring: bool) -> None:
        self.ignoring = ignoring

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return may_be_special_summoned(duel, card, scope.player, self.ignoring, S_SPECIAL, scope.card)


def as_it_was(duel: State, card: int) -> tuple[int, int]:
    """The player who controlled a monster that has left the field, and its battle position there, face-up."""
    last = duel.last_known.get(card)
    if last is None:
        return duel.owner[card], UP_ATTACK
    return last.player, UP_DEFENSE if last.defense_position else UP_ATTACK


class OwnersTest(Test):
    """A monster that its owner can Special Summon by the effect."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        owner = duel.owner[card]
        return may_be_special_summoned(duel, card, owner, False, S_SPECIAL, scope.card, receiver=owner)


class BringableTest(Test):
    """A card that a verb can Special Summon."""

    def __init__(
        self, ignoring: bool, waived: bool, kinds: int, opponent: bool, left: bool = False, positions: int = UP_ATTACK
    ) -> None:
        self.positions = positions
        self.ignoring = ignoring
        self.waived = waived
        self.kinds = kinds
        self.opponent = opponent
        self.target_left = left
        """Whether the targets will have left the field before."""
        self.to = YOU
        self.as_before = False
        """Whether it comes to the field, and in the position, in which it was last."""
        self.own_left = False
        """Whether a card of the player will have, maybe one in an extra monster zone."""
        self.them_left = self.this_left = False  # whether the cards of the verb before, or this card, will have

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        receiver, positions = player_of(scope.player, self.to), self.positions
        if self.as_before:
            receiver, positions = as_it_was(duel, card)
        if not may_be_special_summoned(
            duel, card, scope.player, self.ignoring, self.kinds, scope.card, self.waived, True, receiver
        ) or not positions_left(duel, card, receiver, positions):
            return False
        if duel.info[card].types & LINK and not positions & UP_ATTACK:
            return False  # it has no Defense Position (MR20-GAP-LNK-01)
        if duel.place[card] != EXTRA or duel.rules.extra_monster_zones == 0 or not limited(duel, card):
            return True
        return open_slots(duel, scope.player, card, EXTRA, self.leaving(duel, scope)) != 0

    def leaving(self, duel: State, scope: Scope) -> list[int]:
        """The cards whose zones will be free."""
        if self.own_left:
            return extra_monsters(duel, scope.player)
        if self.them_left:
            return list(scope.them)
        found = [card for cards in scope.targets for card in cards] if self.target_left else []
        return [*found, scope.card] if self.this_left else found


# the steps of a Special Summon by an effect
PLACE_CHOSEN: Final = 2
THOSE_PICKED: Final = 3


class SpecialSummonOp(ZonedSummon):
    """Special Summon the named cards, all at the same time. Rules: MR3-SS-03, MR3-SS-05, MR3-CTL-01."""

    def __init__(
        self,
        positions: int,
        to: int,
        first: int,
        count: int,
        kinds: int,
        ignoring: bool,
        bind: bool,
        from_extra: bool = False,
        pointed: bool = False,
    ) -> None:
        super().__init__(positions, kinds, ignoring, pointed)
        self.from_extra, self.to = from_extra, to
        self.first = first
        self.count = count
        self.bind = bind
        self.needs = 1
        """The number of zones that there must be to activate the effect: one for each monster that it targets."""
        self.before, self.before_slot = -1, 0
        """The card that comes to the field, and in the position, in which it was last."""

    def receiver(self, duel: State, scope: Scope) -> tuple[int, int]:
        """The player to whose field the monsters come, and in which battle positions they can come."""
        if self.before >= 0:
            for card in cards_of(duel, self.before, self.before_slot, scope, False):
                return as_it_was(duel, card)
        return player_of(scope.player, self.to), self.positions

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        player, positions = self.receiver(duel, scope)
        if frame.step == FIRST:
            cards, free = self.comers(duel, scope, player, frame)
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
            choices = placings(
                duel,
                player,
                card,
                positions_left(duel, card, player, positions),
                frame.picked,
                frame.saved[len(frame.picked) + 1 :],
                only=self.zones(duel, scope, player, card),
                leaving=self.under(duel, scope),
            )
            if len(choices) > 1:
                frame.step = PLACE_CHOSEN
                duel.ask(scope.player, POSITION, [option(O_POSITION, card, at) for at in choices], W_POSITION, card)
                return AGAIN
            frame.picked.append(choices[0])
        frame.step = FIRST
        left = [] if self.whole else self.without_zone(duel, scope, frame)
        done = self.bring_out(duel, scope, player, frame)
        for card in left:
            move(duel, card, GRAVEYARD, BY_RULE | (RETURNED if duel.place[card] == BANISHED else 0))
        frame.saved = []
        scope.them = tuple(done)
        frame.done = len(done)
        return NEXT

    def bring_out(self, duel: State, scope: Scope, player: int, frame: Work) -> list[int]:
        """Put the monsters into their zones; returns those that were summoned."""
        done: list[int] = []
        origins: list[int] = []
        shuffled = 0
        for at in range(len(frame.saved)):
            card = frame.saved[at]
            origin = duel.place[card]
            below = self.under(duel, scope)
            used = as_used(duel, below)
            stacked = self.stack(duel, below, card)
            if put_monster(duel, card, player, frame.picked[at], self.kinds):
                done.append(card)
                origins.append(origin)
                if stacked:
                    duel.play[card].materials = stacked
                    duel.play[card].made_of = tuple(below)
                    duel.play[card].made_as = used
                if card == scope.card:
                    scope.stamp = duel.stamp[card]
                if duel.info[card].only_by and brings(duel, scope.card, card):
                    make_proper(duel, card)
                if origin == DECK and card not in scope.turned:
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
        count_summons(duel, done, scope.player, self.kinds)
        succeed(duel, done, player, self.kinds, scope.player, self.credited(duel, scope), 0, BY_EFFECT, origins)
        return done

    def stack(self, duel: State, below: list[int], card: int) -> tuple[int, ...]:
        """Make the lower monster a material, together with its own materials; returns all of them."""
        if not below:
            return ()
        held = duel.play[below[0]].materials
        duel.play[below[0]].materials = ()
        return (*held, below[0]) if attach(duel, below[0], card, True) else held

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        player, _ = self.receiver(duel, scope)
        if player_forbidden(duel, A_SPECIAL_SUMMON, scope.player, -1, self.kinds) and not self.ignoring:
            for active in duel.active[C_CANNOT + A_SPECIAL_SUMMON]:
                code = active.code
                if code.test is None and not code.zones and times_done(duel, active, scope.player) >= code.number:
                    return False
        if self.least > 1 and at_most_one(duel):
            return False
        if self.pointed:
            return self.pointed_zones(duel, scope, player) & free_slots(duel, player) != 0
        if self.extra_zone:
            leaving = extra_monsters(duel, player) if self.room_before else []
            return duel.rules.extra_monster_zones != 0 and extra_slots(duel, player, scope.card, leaving) != 0
        if self.over >= 0:
            return True  # the monster below makes room
        leaving = [scope.card] if self.this_left else []
        if self.from_extra and duel.rules.extra_monster_zones and extra_slots(duel, player, scope.card, leaving):
            return True
        free = free_monster_zones(duel, player) + (plan.freed if player == scope.player else 0)
        return free >= (1 if plan.now else self.needs)

    def action(self, on_field: bool) -> str:
        return "summon"


class NormalNowOp(Op):
    """Normal Summon or Set right after the effect.

    Several such effects of one card on a chain need as many monsters (the ruling on 血の代償, Ultimate Offering).
    """

    def __init__(self, which: Test, set_too: bool, tributes: bool = False) -> None:
        self.which = which
        self.set_too = set_too
        self.by_tributes = tributes
        self.freely = False
        """It is the Normal Summon of the turn, without Tributes."""

    def meant(self, duel: State, scope: Scope, action: int) -> bool:
        """Whether the effect is about this Normal Summon or Set, legal or not."""
        card = card_of(action)
        return (
            self.which.test(duel, card, scope)
            and (self.set_too or not sets(action))
            and (not self.by_tributes or takes_tributes(duel, card, procedure_of(action)))
        )

    def options(self, duel: State, scope: Scope) -> list[int]:
        options: list[int] = []
        for card in duel.hand[scope.player]:
            if self.which.test(duel, card, scope):
                normal_summons(duel, scope.player, card, False, options)
        for card in duel.monsters[scope.player]:
            if card >= 0 and can_gemini(duel, scope.player, card, False):
                options.append(option(O_SUMMON, card))
        return [each for each in options if self.meant(duel, scope, each)]

    def run(self, duel: State, frame: Work) -> int:
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
        summon_by_effect(duel, frame, self.chosen(duel, scope.player, duel.answer), scope.player, card_of(duel.answer))
        return WAIT

    def chosen(self, duel: State, player: int, answer: int) -> SummonTask:
        """The Normal Summon or Set that was chosen."""
        return normal_summon(duel, card_of(answer), sets(answer), procedure_of(answer))

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        options = [at for at in self.options(duel, scope) if card_of(at) != plan.gone and card_of(at) not in plan.spent]
        if not options or not duel.chain:
            return len(options) > 0
        waiting = 0
        for number in duel.chain:
            link = duel.scopes[number]
            if link is not scope and link.code is scope.code and link.card == scope.card:
                waiting += 1
        return len({card_of(at) for at in options}) > waiting


class UseSummonOp(Op):
    """The player's Normal Summon is used up by something that is none. Rule: EX04-EQP-12."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        frame.done = 0
        if summon_left(duel, scope.player, scope.card, False):
            use_summon(duel, scope.player, scope.card, False)
            frame.done = 1
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return summon_left(duel, scope.player, scope.card, False)
