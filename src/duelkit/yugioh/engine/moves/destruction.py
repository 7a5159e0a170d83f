"""Destruction by effects, modifiers and rules, and what happens instead of it."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import CONFIRM
from duelkit.yugioh.engine.facts.attack import destruction_fixed
from duelkit.yugioh.engine.facts.battle_sums import fights_with_defense
from duelkit.yugioh.engine.facts.continuous import scope_for
from duelkit.yugioh.engine.facts.limits import count_use, limit_reached, own_tables
from duelkit.yugioh.engine.facts.materials_used import look_up, recall_source
from duelkit.yugioh.engine.facts.meant import match_ref, targeted_now
from duelkit.yugioh.engine.facts.properties import applies, in_pool, negated, source_works, unaffected
from duelkit.yugioh.engine.facts.sealed import sealed_for
from duelkit.yugioh.engine.moves.arrivals import keep_replaced
from duelkit.yugioh.engine.moves.events import note
from duelkit.yugioh.engine.moves.movement import move_all
from duelkit.yugioh.engine.moves.staying import ask_to_stay, place_staying
from duelkit.yugioh.engine.moves.work import push_work
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.categories import C_CANNOT, C_INSTEAD, C_NEGATED, C_SEALED, C_UNAFFECTED
from duelkit.yugioh.state.code import Plan, Test
from duelkit.yugioh.state.codes import (
    A_BE_DESTROYED_BY_BATTLE,
    A_BE_DESTROYED_BY_EFFECT,
    AFTER_CALC,
    AS_COST,
    BY_BATTLE,
    BY_EFFECT,
    BY_RULE,
    DECK,
    DESTROYED,
    FIELD,
    GRAVEYARD,
    HAND,
    LIMBO,
    O_NO,
    O_YES,
    W_INSTEAD,
    option,
    verb_of,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_MOVE
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Task, Work


def destroy_rebuffed(duel: State, scope: Scope, active: Active) -> bool:
    """Destroy the card whose effect was so negated, if it is still at its place; returns whether a task was pushed."""
    if not active.code.flag or duel.stamp[scope.card] != scope.stamp or not duel.place[scope.card] & (FIELD | HAND):
        return False
    start_destroy(duel, [scope.card], BY_EFFECT, active.player, active.source)
    return True


def touchable(duel: State, frame: Work, scope: Scope) -> list[int]:
    """The cards of the frame that the effect can affect (効果を受けない)."""
    if frame.because & (AS_COST | BY_RULE) or not (duel.active[C_UNAFFECTED] or duel.active[C_SEALED]):
        return frame.cards
    recall_source(duel, scope.card)
    found = [
        card
        for card in frame.cards
        if not (duel.active[C_SEALED] and sealed_for(duel, card, scope))
        and (card == scope.card or not unaffected(duel, card, scope.card, scope.player, True))
    ]
    look_up(duel)
    return found


def battled(duel: State, card: int, attacker: int) -> int:
    """The monster by which a battle destroys a card, which may be the attacker itself."""
    if card not in duel.fought:
        return attacker
    return duel.fought[1] if card == duel.fought[0] else duel.fought[0]


def _excepted(duel: State, test: Test, because: int, by_card: int, scope: Scope) -> bool:
    """Whether protection from destruction makes an exception for the card that would destroy."""
    duel.cache.with_defense = by_card if because & BY_BATTLE and fights_with_defense(duel, by_card) else -1
    recall_source(duel, by_card)
    excepted = test.test(duel, by_card, scope)
    look_up(duel)
    duel.cache.with_defense = -1
    return excepted


def _protects(duel: State, active: Active, card: int, by_card: int) -> bool:
    """Whether protection applies to the card: some only as the effect does not target the card."""
    return applies(duel, active, card) and not (active.code.second and targeted_now(duel, card, by_card))


def destructible(duel: State, card: int, because: int, by: int, by_card: int, using: bool = True) -> bool:
    """Whether the card can be destroyed this way. Rules: RES-DES-04, RES-CAN-01.

    All effects that protect it once per turn are used at the same time (ruling 16069).

    :param using: whether protection once per turn is used up.
    """
    place = duel.place[card]
    if not place & (FIELD | HAND | DECK | LIMBO):
        return False
    action = A_BE_DESTROYED_BY_BATTLE if because & BY_BATTLE else A_BE_DESTROYED_BY_EFFECT
    actives = duel.active[C_CANNOT + action]
    if not actives:
        return True
    if because & BY_BATTLE:
        by_card = battled(duel, card, by_card)
        by = duel.controller[by_card] if by_card >= 0 else -1
    spared: list[int] = []
    for active in actives:
        code = active.code
        if code.side >= 0 or code.by >= 0 and (by < 0 or (by == active.player) != (code.by == 0)):
            continue
        if not _protects(duel, active, card, by_card):
            continue
        if code.test is not None and by_card >= 0 and _excepted(duel, code.test, because, by_card, active.scope):
            continue
        if code.flag:
            key = (active.order << 12 | card) << 2 | 2
            if not duel.used.get(key, 0):
                spared.append(key)
            continue
        return False
    if using:
        for key in spared:
            duel.used[key] = 1
    return not spared


def _use(active: Active, card: int) -> int:
    """The key that counts the use of a protection this turn, per card or for all cards."""
    return (active.order << 12 | card) << 2 | 2 if active.code.second else active.order << 2 | 3


def _times_used(duel: State, active: Active, card: int) -> int:
    """How often a protection has been used: this turn, or in all (``where``)."""
    table = duel.used_duel if active.code.where else duel.used
    return table.get(_use(active, card), 0)


def _count_use(duel: State, active: Active, card: int, times: int) -> None:
    """Record how often a protection has been used."""
    if active.code.where:
        own_tables(duel)
        duel.used_duel[_use(active, card)] = times
    else:
        duel.used[_use(active, card)] = times


def in_order(actives: tuple[Active, ...]) -> tuple[Active, ...]:
    """Replacements of destruction in their order: plain protection, mandatory ones, optional ones."""
    if len(actives) < 2:
        return actives
    simple = [active for active in actives if active.code.program < 0 and not active.code.optional]
    must = [active for active in actives if active.code.program >= 0 and not active.code.optional]
    if len(simple) == len(actives) or len(must) == len(actives):
        return actives
    return (*simple, *must, *[active for active in actives if active.code.optional])


# the steps of destruction, one card after the other
JUDGE: Final = 0
REPLACEABLE: Final = 1
REPLACEMENT_ANSWERED: Final = 2
REPLACED: Final = 3


class DestroyTask(Task):
    """Destroys cards at the same time, after all replacements have been offered. Rules: RES-DES-01, -02."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[int] = []
        self.at: int = 0
        self.because: int = 0
        self.by: int = -1
        self.by_card: int = -1
        self.to: int = GRAVEYARD
        self.saved: list[int] = []
        self.tried: int = 0
        self.only_decide: bool = False
        self.given: list[int] = []
        """Once-per-turn protections in use, which protect all cards that are destroyed at the same time."""
        self.declined: list[int] = []
        """Replacements that were declined, once for all cards that are destroyed at the same time."""
        self.spared: list[int] = []
        """The cards that the current replacement protects."""
        self.done: list[int] = []
        """The mandatory replacements that have been carried out for the current card."""
        self.scope: int = -1

    def fields(self) -> tuple[str, ...]:
        return (
            "step",
            "cards",
            "at",
            "because",
            "by",
            "by_card",
            "to",
            "saved",
            "tried",
            "only_decide",
            "given",
            "declined",
            "spared",
            "done",
            "scope",
        )

    def copy(self) -> DestroyTask:
        twin = DestroyTask()
        twin.step = self.step
        twin.cards = self.cards[:]
        twin.at = self.at
        twin.because = self.because
        twin.by = self.by
        twin.by_card = self.by_card
        twin.to = self.to
        twin.saved = self.saved[:]
        twin.tried = self.tried
        twin.only_decide = self.only_decide
        twin.given = self.given[:]
        twin.declined = self.declined[:]
        twin.spared = self.spared[:]
        twin.done = self.done[:]
        twin.scope = self.scope
        return twin

    def run(self, duel: State) -> None:
        while self.at < len(self.cards):
            card = self.cards[self.at]
            if self.step == JUDGE:
                if card in self.saved:
                    self.next_card()
                    continue
                if not destructible(duel, card, self.because, self.by, self.by_card):
                    self.saved.append(card)
                    self.next_card()
                    continue
                self.step = REPLACEABLE
            if self.step == REPLACEABLE:
                if self.offer_substitute(duel, card):
                    return
                continue
            if self.step == REPLACEMENT_ANSWERED:
                if self.answered(duel, card):
                    return
                continue
            if self.step == REPLACED:
                if self.done and self.must_also(duel, card):
                    return
                self.saved += self.spared
                self.spared = []
                self.next_card()
        self.finish(duel)

    def finish(self, duel: State) -> None:
        """Destroy the cards that nothing has saved, once it is known which of them are placed instead."""
        there = FIELD | HAND | DECK | LIMBO
        lost = [card for card in self.cards if card not in self.saved and duel.place[card] & there]
        if self.only_decide:
            duel.picks = lost
        else:
            if self.to == GRAVEYARD and ask_to_stay(duel, lost):
                return
            because = self.because | DESTROYED
            placed = place_staying(duel, lost, because, self.by, self.by_card) if self.to == GRAVEYARD else []
            rest = [card for card in lost if card not in placed]
            gone = move_all(duel, rest, self.to, because, self.by, self.by_card)
            duel.picks = [card for card in lost if card in placed or card in gone] if placed else gone
        duel.stack.pop()

    def next_card(self) -> None:
        """Continue with the next card."""
        self.at += 1
        self.step = JUDGE
        self.tried = 0
        self.done = []

    def must_also(self, duel: State, card: int) -> bool:
        """Begin another mandatory replacement, since all of them happen (ruling 6298); returns whether there is one.

        Of two that the same effect gave the card and that use up the card's own counters, one is enough (カードガード).
        """
        active = self.substitute(duel, card)
        return (
            active is not None
            and active.code.program >= 0
            and not active.code.optional
            and (self.replace(duel, card, active))
        )

    def offer_substitute(self, duel: State, card: int) -> bool:
        """Offer the next replacement; returns whether the task must wait."""
        active = self.substitute(duel, card)
        if active is None:
            self.next_card()
            return False
        if active.code.optional:
            self.step = REPLACEMENT_ANSWERED
            options = [option(O_YES, active.source), option(O_NO, active.source)]
            duel.ask(active.player, CONFIRM, options, W_INSTEAD, active.source, card)
            return True
        return self.replace(duel, card, active)

    def answered(self, duel: State, card: int) -> bool:
        """Process the answer to the offered replacement; returns whether the task must wait."""
        active = self.substitute(duel, card)
        self.step = REPLACEABLE
        if verb_of(duel.answer) == O_NO or active is None:
            if active is not None and active.code.pool is not None and not active.code.single:
                self.declined.append(active.order)
            else:
                self.tried += 1
            return False
        return self.replace(duel, card, active)

    def substitute(self, duel: State, card: int) -> Active | None:
        """The next replacement, after those that were declined."""
        skip = self.tried
        by = self.by
        if self.because & BY_BATTLE:
            other = battled(duel, card, self.by_card)
            by = duel.controller[other] if other >= 0 else -1
        for active in in_order(duel.active[C_INSTEAD]):
            code = active.code
            if not (code.by_battle if self.because & BY_BATTLE else code.by_effect):
                continue
            if code.by >= 0 and (by < 0 or (by == active.player) != (code.by == 0)):
                continue
            if active.order in self.declined or active.order in self.done or not self.concerns(duel, active, card):
                continue
            if self.done and active.bound and not code.spends_source and self.has_replaced(duel, active):
                continue
            if not self.substitutes(duel, active, card):
                continue
            if skip > 0:
                skip -= 1
                continue
            return active
        return None

    def substitutes(self, duel: State, active: Active, card: int) -> bool:
        """Whether a replacement of this destruction is possible now."""
        code = active.code
        if code.number and len(self.lost(duel)) > 1:
            return False
        if code.spends_source and (
            destruction_fixed(duel, active.source) or code.optional and active.source in self.lost(duel)
        ):
            return False  # a card that is destroyed itself is not used up instead, unless that is mandatory
        if active.continuous and (
            not source_works(duel, active) or limit_reached(duel, active.player, active.source, active.effect)
        ):
            return False
        if code.flag and active.order not in self.given and _times_used(duel, active, card) >= code.kinds:
            return False
        if code.program < 0:
            return True
        plan = Plan()
        plan.spent = self.kept_out(duel)
        before, those = active.scope.each, active.scope.them
        active.scope.each = card  # what is paid may be the card's own: その内のカウンターを取り除く
        active.scope.them = self.spared_by(duel, active, card)  # or as many cards as those spared: その数だけ
        plan.now = code.optional and len(active.scope.them) > 1
        possible = active.effect.programs[code.program].possible(duel, active.scope, plan)
        active.scope.each, active.scope.them = before, those
        return possible

    def spared_by(self, duel: State, active: Active, card: int) -> tuple[int, ...]:
        """The cards that a replacement of the destruction of this card spares, of those destroyed together."""
        if active.code.pool is None or active.code.single:
            return (card,)
        return (card, *[other for other in self.lost(duel) if other != card and self.concerns(duel, active, other)])

    def has_replaced(self, duel: State, active: Active) -> bool:
        """Whether the same effect has already replaced the destruction of the current card."""
        return any(
            other.order in self.done and other.bound and other.code.program == active.code.program
            for other in duel.active[C_INSTEAD]
            if other.effect.identity() == active.effect.identity()
        )

    def concerns(self, duel: State, active: Active, card: int) -> bool:
        """Whether a replacement applies to this card."""
        code = active.code
        if active.bound:
            return applies(duel, active, card)
        if code.ref >= 0:
            return match_ref(duel, code.ref, card, active)
        return code.pool is not None and in_pool(duel, code.pool, card, active.scope)

    def replace(self, duel: State, card: int, active: Active) -> bool:
        """Carry out a replacement for every card that it applies to; returns whether a program was pushed."""
        code = active.code
        if code.single:
            self.declined.append(active.order)  # it spares no other
        if code.flag:
            _count_use(duel, active, card, _times_used(duel, active, card) + 1)
            if not code.second and not code.single:
                self.given.append(active.order)
        if active.continuous:
            count_use(duel, active.player, active.source, active.effect)
            keep_replaced(duel, active.source, active.effect.shown)
        note(duel, L_MOVE, active.source, active.player, 0, 0, 0)
        if code.program < 0:
            if code.flag:
                self.use_up(duel, card)
            self.saved.append(card)
            self.next_card()
            return False
        if card not in self.spared:
            self.spared.append(card)
        if not code.optional:
            self.done.append(active.order)
        if code.pool is not None and not code.single:
            self.spared += [
                other
                for other in self.cards[self.at + 1 :]
                if other not in self.saved and (other not in self.spared and self.concerns(duel, active, other))
            ]
        scope = scope_for(duel, active.source, active.effect, active.player)
        scope.them = tuple(self.spared) if code.optional else (card,)
        scope.each = card
        duel.scopes.append(scope)
        self.step = REPLACED
        if code.besides >= 0:
            push_work(duel, len(duel.scopes) - 1, code.besides, BY_EFFECT)
        push_work(duel, len(duel.scopes) - 1, code.program, BY_EFFECT).saved = self.kept_out(duel)
        return True

    def use_up(self, duel: State, card: int) -> None:
        """Use up all other once-per-turn protections of the card (ruling 16069)."""
        for active in duel.active[C_INSTEAD]:
            code = active.code
            if (
                code.flag
                and code.program < 0
                and not code.optional
                and (code.by_battle if self.because & BY_BATTLE else code.by_effect)
                and (self.concerns(duel, active, card))
            ):
                _count_use(duel, active, card, max(_times_used(duel, active, card), 1))

    def kept_out(self, duel: State) -> list[int]:
        """The cards that a replacement cannot use: those destroyed at the same time, and those whose destruction is
        fixed.

        These include cards linked to a destroyed card (documentation of プロキシー・ドラゴン).
        """
        lost = self.lost(duel)
        for card in lost[:]:
            if (
                duel.place[card] & FIELD
                and duel.info[card].leaves_field_effects
                and not (duel.active[C_NEGATED] and negated(duel, card))
            ):
                lost += [other for other in duel.play[card].linked if duel.place[other] & FIELD]
        if duel.step == AFTER_CALC:
            lost += [card for card in duel.doomed if card not in lost]
        return lost

    def lost(self, duel: State) -> list[int]:
        """The cards that are destroyed at the same time, without those that cannot be destroyed."""
        return [
            card
            for at, card in enumerate(self.cards)
            if card not in self.saved
            and (at <= self.at or destructible(duel, card, self.because, self.by, self.by_card, False))
        ]


def start_destroy(
    duel: State, cards: list[int], because: int, by: int, by_card: int, to: int = GRAVEYARD, only_decide: bool = False
) -> None:
    """Push the destruction of cards; those actually destroyed are stored in ``duel.picks``."""
    task = DestroyTask()
    task.cards = cards[:]
    task.because = because
    task.by = by
    task.by_card = by_card
    task.to = to
    task.only_decide = only_decide
    duel.stack.append(task)
