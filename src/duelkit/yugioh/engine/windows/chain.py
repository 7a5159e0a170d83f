"""Activating effects, building a chain, and processing it."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import RESPOND
from duelkit.yugioh.engine.facts.continuous import drop_restrictions, refresh, scope_for
from duelkit.yugioh.engine.facts.limits import give_back_use
from duelkit.yugioh.engine.facts.negated_links import link_negated
from duelkit.yugioh.engine.facts.prohibitions import count_done
from duelkit.yugioh.engine.facts.references import void_targets
from duelkit.yugioh.engine.facts.sealed import reaches_sealed
from duelkit.yugioh.engine.facts.unnegated import keeps_activated
from duelkit.yugioh.engine.facts.zones import stays_on_field
from duelkit.yugioh.engine.legality.activation import occasion_holds
from duelkit.yugioh.engine.legality.available import owes_quick, quick_codes
from duelkit.yugioh.engine.moves.arrivals import keep_banished, keep_place, keep_use, keep_worked
from duelkit.yugioh.engine.moves.consequences import consequence_of, release
from duelkit.yugioh.engine.moves.destruction import destroy_rebuffed
from duelkit.yugioh.engine.moves.events import emit, next_moment, note
from duelkit.yugioh.engine.moves.movement import move
from duelkit.yugioh.engine.moves.negated_effects import done_first, negating_activated, rebuffing
from duelkit.yugioh.engine.moves.open_cards import graveyards_hidden
from duelkit.yugioh.engine.moves.perishing import PerishTask, catch_up
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.engine.moves.work import push_work
from duelkit.yugioh.engine.windows.activating import activation_entry, start_activation
from duelkit.yugioh.state.card_info import KEEPS_TURNED, kept_at
from duelkit.yugioh.state.categories import (
    C_ACTIVATED_NEGATED,
    C_CANNOT,
    C_ONE_KIND,
    C_ONLY_ONE,
    C_PERISH,
    C_POSITION,
    C_REBUFF,
    C_SEALED,
)
from duelkit.yugioh.state.codes import (
    A_ACTIVATE,
    BACK_ROW,
    BOTH_PASSED,
    BY_EFFECT,
    BY_RULE,
    E_RESOLVED,
    E_WOULD_SUMMON,
    EQUIP,
    GRAVEYARD,
    K_ACTIVATION,
    KNOWN_TO_BOTH,
    MONSTER,
    MONSTER_ZONE,
    O_ACTIVATE,
    PASS,
    SPELL,
    TRAP,
    W_RESPOND,
    card_of,
    number_of,
    option,
    verb_of,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_NEGATED, L_NO_EFFECT, L_RESOLVE
from duelkit.yugioh.state.parts import ACTIVATED, UNRESOLVED, Scope
from duelkit.yugioh.state.tasks import Task

# the steps of a chain
LINK_ADDED: Final = 0
OFFER_RESPONSE: Final = 1
RESPONSE_CHOSEN: Final = 2
NEXT_LINK: Final = 3
LINK_PROCESSED: Final = 4


def take_back(duel: State, scope: Scope) -> None:
    """Let an activation that was negated count as none."""
    code = scope.code
    note(duel, L_NEGATED, scope.card, scope.player, code.shown)
    give_back_use(duel, scope.player, scope.card, code)
    if code.kind == K_ACTIVATION and duel.active[C_CANNOT + A_ACTIVATE]:
        count_done(duel, A_ACTIVATE, scope.player, [scope.card], -1)
    duel.activations.remove(activation_entry(duel, scope))
    if code.restrictions:
        drop_restrictions(duel, scope)


def activate_option(duel: State, player: int, answer: int, late: bool = False) -> None:
    """Push the activation that a player chose from the options of ``quick_codes`` or ``slow_codes``.

    :param late: whether it answers an earlier link than the newest one, so that it has nothing to negate.
    """
    card = card_of(answer)
    code = duel.info[card].effects[number_of(answer)]
    probe = scope_for(duel, card, code, player)
    occasion_holds(duel, code, probe)
    start_activation(duel, player, card, code, probe.events, duel.chain[-1] if duel.chain and not late else -1)


ONLY_PASS: Final[list[int]] = [PASS]


def respond_options(duel: State, player: int) -> list[int]:
    """The options to respond, and passing. Before a summon succeeds, only effects that respond to it: MR3-GAP-SUM-01.

    A mandatory quick effect (発動する) comes before optional ones and cannot be passed: MR3-EFF-06.

    :returns: ``ONLY_PASS``, which is never written, if there are none.
    """
    if duel.brief and not owes_quick(duel, player):
        return ONLY_PASS
    found = quick_codes(duel, player)
    if not found:
        return ONLY_PASS
    if duel.chain and graveyards_hidden(duel, player):
        found = sorted(found)
    if duel.summoning and not duel.chain:
        found = [entry for entry in found if answers_summon(duel, entry)]
        if not found:
            return ONLY_PASS
    options = [option(O_ACTIVATE, entry >> 8, entry & 0xFF) for entry in found]
    for entry in found:
        if not duel.info[entry >> 8].effects[entry & 0xFF].optional:
            return [
                option(O_ACTIVATE, each >> 8, each & 0xFF)
                for each in found
                if not duel.info[each >> 8].effects[each & 0xFF].optional
            ]
    options.append(PASS)
    return options


def only_pass(options: list[int]) -> bool:
    """Whether ``respond_options`` found nothing."""
    return options is ONLY_PASS


def answers_summon(duel: State, entry: int) -> bool:
    """Whether an effect, or one that can be chosen of it, is used when a monster is about to be summoned."""
    code = duel.info[entry >> 8].effects[entry & 0xFF]
    for each in (code, *code.choices):
        if each.occasion is not None and E_WOULD_SUMMON in each.occasion.kinds:
            return True
    return False


class ChainTask(Task):
    """Responses to a chain, then its processing in reverse order. Rules: MR3-CHN-01 to MR3-CHN-08, MR3-SPL-02."""

    def __init__(self) -> None:
        super().__init__()
        self.player: int = 0
        self.passes: int = 0
        self.link: int = -1
        self.owing: list[int] = []
        """The mandatory quick effects that were owed to an earlier link than the newest one."""

    def fields(self) -> tuple[str, ...]:
        return ("step", "player", "passes", "link", "owing")

    def copy(self) -> ChainTask:
        twin = ChainTask()
        twin.step = self.step
        twin.player = self.player
        twin.passes = self.passes
        twin.link = self.link
        twin.owing = self.owing[:]
        return twin

    def run(self, duel: State) -> None:
        while True:
            if self.step == LINK_ADDED:
                owed = self.owed(duel, duel.turn_player)
                first = duel.turn_player
                if not owed:
                    first = 1 - duel.turn_player
                    owed = self.owed(duel, first)
                self.player = first if owed else 1 - duel.scopes[duel.chain[-1]].player
                self.passes = 0
                self.step = OFFER_RESPONSE
            if self.step == OFFER_RESPONSE:
                if self.passes == BOTH_PASSED:
                    self.step = NEXT_LINK
                    duel.forget_answered()
                    continue
                options = respond_options(duel, self.player)
                if only_pass(options) and not duel.every_window:
                    self.passed()
                    continue
                self.step = RESPONSE_CHOSEN
                duel.ask(self.player, RESPOND, options[:], W_RESPOND, duel.scopes[duel.chain[-1]].card, len(duel.chain))
                return
            if self.step == RESPONSE_CHOSEN:
                if verb_of(duel.answer) == O_ACTIVATE:
                    self.step = LINK_ADDED
                    entry = card_of(duel.answer) << 8 | number_of(duel.answer)
                    late = entry in self.owing
                    owing = [*self.owed(duel, 0), *self.owed(duel, 1)]
                    self.owing = [each for each in owing if each != entry]
                    activate_option(duel, self.player, duel.answer, late)
                    return
                self.passed()
                continue
            if self.step == NEXT_LINK:
                if not duel.chain:
                    self.finish(duel)
                    return
                self.link = duel.chain[-1]
                self.step = LINK_PROCESSED
                if self.begin_link(duel):
                    return
                continue
            if self.step == LINK_PROCESSED:
                self.step = NEXT_LINK
                self.end_link(duel)
                if duel.finished or duel.due:
                    return

    def owed(self, duel: State, player: int) -> list[int]:
        """The mandatory quick effects that the player must use now; the turn player's come first (MR3-EFF-06).

        One that could be used on an earlier link answers that one, and no longer directly (光と闇の竜).
        """
        if not owes_quick(duel, player):
            return []
        return [
            entry for entry in quick_codes(duel, player) if not duel.info[entry >> 8].effects[entry & 0xFF].optional
        ]

    def passed(self) -> None:
        """Pass to the other player."""
        self.passes += 1
        self.player = 1 - self.player
        self.step = OFFER_RESPONSE

    def card_is_missing(self, duel: State, scope: Scope) -> bool:
        """Whether a card that must still be there for its effect to apply has gone or been turned face-down.

        That is a card that stays on the field if it was activated itself, and any Spell or Trap (continuous, field,
        equip or pendulum card) whose effect was activated on the field.
        """
        if duel.stamp[scope.card] == scope.stamp and duel.play[scope.card].face_up:
            return False
        if scope.code.kind == K_ACTIVATION:
            return stays_on_field(duel, scope.card)
        on_field = scope.place & BACK_ROW != 0 and scope.types & (SPELL | TRAP) != 0
        if scope.code.cost_takes_bearer:
            return False
        return on_field and not scope.types & MONSTER and scope.card not in scope.paid

    def begin_link(self, duel: State) -> bool:
        """Start to process the newest link; returns whether a program was pushed."""
        scope = duel.scopes[self.link]
        code = scope.code
        duel.resolving = self.link
        if scope.activation_negated:
            take_back(duel, scope)
            return False
        # a link in which nothing is done is still later than those before it; a link with a negated activation is none
        next_moment(duel)
        duel.last_moment = duel.moment
        if code.kind == K_ACTIVATION and duel.stamp[scope.card] == scope.stamp:
            duel.play[scope.card].flags &= ~UNRESOLVED
            refresh(duel, scope.card)
        kept = code.unnegatable or keeps_activated(duel, scope)
        negation = negating_activated(duel, scope) if duel.active[C_ACTIVATED_NEGATED] and not kept else None
        sealed = len(duel.active[C_SEALED]) > 0 and reaches_sealed(duel, scope)
        if scope.effect_negated or negation is not None or not kept and link_negated(duel, scope) or sealed:
            scope.effect_negated = True
            note(duel, L_NO_EFFECT, scope.card, scope.player, code.shown)
            self.do_although_negated(duel, scope)
            return negation is not None and destroy_rebuffed(duel, scope, negation)
        if duel.active[C_REBUFF] and not kept:
            active = rebuffing(duel, scope)
            if active is not None:
                scope.effect_negated = True
                note(duel, L_NO_EFFECT, scope.card, scope.player, code.shown)
                self.do_although_negated(duel, scope)
                return destroy_rebuffed(duel, scope, active)
        if code.resolution < 0:
            return False
        if self.card_is_missing(duel, scope):
            note(duel, L_NO_EFFECT, scope.card, scope.player, code.shown)
            return False
        note(duel, L_RESOLVE, scope.card, scope.player, code.shown)
        void_targets(duel, scope)
        push_work(duel, self.link, code.resolution, BY_EFFECT)
        self.do_first(duel, scope)
        return True

    def do_although_negated(self, duel: State, scope: Scope) -> None:
        """Do what is no part of the effect: an Equip Spell is equipped."""
        if scope.code.resolution >= 0 and not self.card_is_missing(duel, scope):
            for op in scope.code.programs[scope.code.resolution].ops:
                op.although_negated(duel, scope)

    def do_first(self, duel: State, scope: Scope) -> None:
        """Push what is done before the effect is applied; it can name the card whose effect that is."""
        for active in reversed(done_first(duel, scope)):
            task = consequence_of(active)
            task.own.responds_to = self.link
            duel.stack.append(task)

    def end_link(self, duel: State) -> None:
        """End the processing of the link."""
        scope = duel.scopes[self.link]
        duel.chain.pop()
        duel.resolving = -1
        keep_place(duel, scope)
        keep_worked(duel, scope)
        keep_banished(duel, scope)
        keep_use(duel, scope)
        duel.forget(kept_at(scope.card, KEEPS_TURNED))
        emit(
            duel,
            E_RESOLVED,
            scope.card,
            scope.player,
            scope.player,
            scope.card,
            0,
            scope.place,
            0,
            0,
            True,
            0 if scope.activation_negated or scope.effect_negated else 1,
        )
        if duel.after_link:
            release(duel, self.link, scope.activation_negated)
        settle(duel)
        if duel.active[C_PERISH] or duel.active[C_POSITION] or duel.active[C_ONLY_ONE] or duel.active[C_ONE_KIND]:
            if catch_up(duel):
                duel.due.append(PerishTask())

    def finish(self, duel: State) -> None:
        """End the chain; spent Spells and Traps go to the graveyard. Rules: MR3-ZONE-04, MR3-TRP-02."""
        for player in range(2):
            for card in (*duel.spells[player], duel.field[player]):
                if card < 0 or not duel.play[card].flags & ACTIVATED or duel.place[card] & MONSTER_ZONE:
                    continue
                part = duel.play[card]
                part.flags &= ~ACTIVATED
                scope = self.scope_of(duel, card)
                if scope is not None and scope.stays and not scope.activation_negated:
                    part.face_up = False
                    part.set_turn = duel.turn
                    duel.touched()
                    refresh(duel, card)
                    duel.let_know(card, KNOWN_TO_BOTH)
                elif scope is not None and scope.activation_negated or not stays_on_field(duel, card):
                    move(duel, card, GRAVEYARD, BY_RULE)
                elif duel.info[card].types & EQUIP and part.equipped_to < 0:
                    move(duel, card, GRAVEYARD, BY_RULE)
        for player in range(2):
            for card in duel.pendulum[player]:
                if card >= 0 and duel.play[card].flags & ACTIVATED:
                    duel.play[card].flags &= ~ACTIVATED
                    scope = self.scope_of(duel, card)
                    if scope is not None and scope.activation_negated:
                        move(duel, card, GRAVEYARD, BY_RULE)
        duel.used_chain = {}
        settle(duel)
        duel.stack.pop()

    def scope_of(self, duel: State, card: int) -> Scope | None:
        """The scope of the card's own activation in this chain."""
        for scope in reversed(duel.scopes):
            if scope.card == card and scope.code.kind == K_ACTIVATION and scope.stamp == duel.stamp[card]:
                return scope
        return None


def push_chain(duel: State) -> None:
    """Push the task for the responses to, and the processing of, the current chain."""
    duel.stack.append(ChainTask())
