"""Activating effects, building a chain, and processing it."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import CHOICE, RESPOND
from duelkit.yugioh.engine.facts.continuous import drop_restrictions, refresh, scope_for
from duelkit.yugioh.engine.facts.limits import count_use, give_back_use
from duelkit.yugioh.engine.facts.negated_links import link_negated
from duelkit.yugioh.engine.facts.properties import types_of
from duelkit.yugioh.engine.facts.references import void_targets
from duelkit.yugioh.engine.facts.zones import pendulum_slot_open, stays_on_field
from duelkit.yugioh.engine.legality.activation import occasion_holds, open_choices, owes_quick, quick_codes
from duelkit.yugioh.engine.legality.paying import targetable
from duelkit.yugioh.engine.moves.arrivals import keep_place
from duelkit.yugioh.engine.moves.consequences import release
from duelkit.yugioh.engine.moves.destruction import PerishTask, destroy_rebuffed, must_perish, rebuffing
from duelkit.yugioh.engine.moves.events import emit, next_moment, note
from duelkit.yugioh.engine.moves.movement import move
from duelkit.yugioh.engine.moves.open_cards import graveyards_hidden
from duelkit.yugioh.engine.moves.picking import start_pick
from duelkit.yugioh.engine.moves.placing import clear_field_zone, place_in_pendulum_zone, put_down
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.engine.moves.work import push_work
from duelkit.yugioh.state.codes import (
    AS_COST,
    BACK_ROW,
    BOTH_PASSED,
    BY_EFFECT,
    BY_RULE,
    C_ONLY_ONE,
    C_PERISH,
    C_REBUFF,
    DECK,
    E_ACTIVATED,
    E_RESOLVED,
    E_TARGETED,
    E_WOULD_SUMMON,
    EQUIP,
    EXTRA,
    FIELD,
    FIELD_SPELL,
    FIELD_ZONE,
    GRAVEYARD,
    HAND,
    K_ACTIVATION,
    KNOWN_TO_BOTH,
    MONSTER,
    MONSTER_ZONE,
    O_ACTIVATE,
    O_NUMBER,
    OPEN,
    PASS,
    SPELL,
    SPELL_ZONE,
    TRAP,
    W_BRANCH,
    W_RESPOND,
    W_TARGET,
    W_ZONE_SIDE,
    card_of,
    number_of,
    only_for,
    option,
    player_of,
    verb_of,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.effect_code import EffectCode
from duelkit.yugioh.state.events import Event
from duelkit.yugioh.state.log import L_ACTIVATE, L_CHOICE, L_NEGATED, L_NO_EFFECT, L_RESOLVE, L_TARGET
from duelkit.yugioh.state.parts import ACTIVATED, UNRESOLVED, Scope
from duelkit.yugioh.state.tasks import Task

# the steps of an activation
PLACE_CARD: Final = 0
PAY_COST: Final = 1
PICK_TARGETS: Final = 2
TARGETS_PICKED: Final = 3
BRANCH_CHOSEN: Final = 5
ZONE_CHOSEN: Final = 6

# the steps of a chain
LINK_ADDED: Final = 0
OFFER_RESPONSE: Final = 1
RESPONSE_CHOSEN: Final = 2
NEXT_LINK: Final = 3
LINK_PROCESSED: Final = 4


class ActivateTask(Task):
    """One activation: the card is placed, branches are declared, the cost is paid, targets are picked, the link stands.

    Rules: MR3-ACT-01, MR3-ACT-03, MR3-COST-01, MR3-TGT-01, MR3-CHN-05.
    """

    def __init__(self) -> None:
        super().__init__()
        self.scope: int = -1
        self.slot: int = 0

    def fields(self) -> tuple[str, ...]:
        return ("step", "scope", "slot")

    def copy(self) -> ActivateTask:
        twin = ActivateTask()
        twin.step = self.step
        twin.scope = self.scope
        twin.slot = self.slot
        return twin

    def run(self, duel: State) -> None:
        scope = duel.scopes[self.scope]
        code = scope.code
        if self.step == PLACE_CARD and not self.place_card(duel, scope):
            return
        if self.step == ZONE_CHOSEN:
            side = number_of(duel.answer)
            note(duel, L_CHOICE, scope.card, scope.player, side, W_ZONE_SIDE)
            if not self.announce(duel, scope, side):
                return
        if self.step == BRANCH_CHOSEN:
            scope.branch = number_of(duel.answer)
            note(
                duel,
                L_CHOICE,
                scope.card,
                scope.player,
                scope.branch,
                W_BRANCH,
                code.shown + 1 if code.resolution < 0 else 0,
            )
            waits = code.occasion is None
            scope.code = code = code.choices[scope.branch]
            if waits and code.occasion is not None:
                occasion_holds(duel, code, scope)
            self.step = PAY_COST
        if self.step == PAY_COST:
            self.step = PICK_TARGETS
            if code.cost >= 0:
                push_work(duel, self.scope, code.cost, AS_COST)
                return
        if self.step == TARGETS_PICKED:
            self.take_targets(duel, scope)
        elif code.cost >= 0:
            settle(duel)  # equip cards of what was paid with fall before anybody responds
        if self.slot < len(code.targets):
            self.pick_targets(duel, scope)
        else:
            self.add_link(duel, scope)

    def place_card(self, duel: State, scope: Scope) -> bool:
        """The card is placed; answers whether the activation goes on without a question."""
        if not duel.rules.pendulum_replace or not scope.code.pendulum or duel.place[scope.card] != HAND:
            return self.announce(duel, scope, -1)
        sides = replaceable_sides(duel, scope.player)
        if len(sides) == 1:
            return self.announce(duel, scope, sides[0])
        self.step = ZONE_CHOSEN
        duel.ask(scope.player, CHOICE, [option(O_NUMBER, -1, at) for at in sides], W_ZONE_SIDE, scope.card)
        return False

    def announce(self, duel: State, scope: Scope, side: int) -> bool:
        """The activation is declared, and then its branch; answers whether it goes on without a question."""
        code = scope.code
        if side >= 0 and duel.pendulum[scope.player][side] >= 0:
            move(duel, duel.pendulum[scope.player][side], GRAVEYARD, BY_RULE, scope.player)
        # asked before the card lies face-up, as the activation was
        gone = scope.card if code.kind == K_ACTIVATION and duel.place[scope.card] == HAND else -1
        branches = open_choices(duel, scope, gone) if code.choices else []
        announce(duel, scope, side)
        self.step = PAY_COST
        if code.choices:
            options = [option(O_NUMBER, -1, at) for at in branches]
            if options and not (code.resolution < 0 and len(options) == 1):
                self.step = BRANCH_CHOSEN
                duel.ask(scope.player, CHOICE, options, W_BRANCH, scope.card, code.shown)
                return False
            scope.branch = branches[0] if branches else 0
            scope.code = code.choices[scope.branch]
        return True

    def pick_targets(self, duel: State, scope: Scope) -> None:
        """The next targets are picked."""
        pick = scope.code.targets[self.slot]
        taken = [card for cards in scope.targets for card in cards]
        offered = [
            card
            for card in targetable(duel, pick, scope)
            if card not in taken and (card != scope.card or scope.code.kind != K_ACTIVATION)
        ]
        self.step = TARGETS_PICKED
        start_pick(
            duel,
            player_of(scope.player, pick.chooser),
            offered,
            pick.least.value(duel, scope),
            pick.most.value(duel, scope),
            W_TARGET,
            scope.card,
            pick.different_names,
            pick.same_level,
            zones=pick.zones,
        )

    def take_targets(self, duel: State, scope: Scope) -> None:
        """Take the picked cards as targets."""
        picks = tuple(duel.picks)
        scope.targets = (*scope.targets, picks)
        scope.target_stamps = (*scope.target_stamps, tuple([duel.stamp[card] for card in picks]))
        for card in picks:
            place = duel.place[card]
            unseen = place & FIELD and not duel.play[card].face_up and not duel.known.get(card, 0)
            secret = only_for(duel.controller[card]) if unseen else OPEN
            note(duel, L_TARGET, card, scope.player, scope.card, place, 0, secret)
        self.slot += 1
        self.step = PICK_TARGETS

    def add_link(self, duel: State, scope: Scope) -> None:
        """The link stands on the chain."""
        code = scope.code
        if code.noted is not None:
            scope.noted = code.noted.holds(duel, scope)
        duel.chain.append(self.scope)
        count_use(duel, scope.player, scope.card, code)
        duel.activations.append(activation_entry(scope))
        emit(
            duel,
            E_ACTIVATED,
            scope.card,
            scope.player,
            scope.player,
            scope.card,
            0,
            scope.place,
            scope.place,
            0,
            True,
            len(duel.chain),
        )
        for cards in scope.targets:
            for card in cards:
                emit(duel, E_TARGETED, card, duel.controller[card], scope.player, scope.card)
        duel.stack.pop()


def activation_entry(scope: Scope) -> int:
    """How an activation is noted in ``State.activations``; one that was negated is taken out again, it was none."""
    return scope.player << 30 | scope.place << 13 | scope.card << 1 | (1 if scope.code.kind == K_ACTIVATION else 0)


def replaceable_sides(duel: State, player: int) -> list[int]:
    """The pendulum zones to which a card can be brought where an old one may be replaced. Rule: MR20-PEN-08.

    Of two free ones the first: which of them makes no difference.
    """
    if pendulum_slot_open(duel, player, 0) and pendulum_slot_open(duel, player, 1):
        return [0]
    return [side for side in range(2) if pendulum_slot_open(duel, player, side) or duel.pendulum[player][side] >= 0]


def announce(duel: State, scope: Scope, side: int = -1) -> None:
    """Declare the activation: a card comes from the hand to its zone, or turns face-up.

    :param side: the pendulum zone that was chosen, −1 for the first free one.
    Rules: MR3-SPL-02, MR3-SPL-09.
    """
    card = scope.card
    player = scope.player
    scope.place = duel.place[card]
    if scope.code.kind == K_ACTIVATION:
        if duel.place[card] == HAND:
            types = duel.info[card].types
            if types & MONSTER:
                place_in_pendulum_zone(duel, card, player, player, card, side)
            elif types & FIELD_SPELL:
                clear_field_zone(duel, player, True)
                put_down(duel, card, player, FIELD_ZONE, True)
            else:
                put_down(duel, card, player, SPELL_ZONE, True)
        else:
            if scope.place == FIELD_ZONE:
                clear_field_zone(duel, player, True, card)
            duel.play[card].face_up = True
            duel.touched()
            duel.lose_sight(card)
        duel.play[card].flags |= ACTIVATED | UNRESOLVED
        refresh(duel, card)
        scope.stamp = duel.stamp[card]
    elif scope.place & (HAND | DECK | EXTRA):
        duel.let_know(card, KNOWN_TO_BOTH)
    scope.types = types_of(duel, card)
    note(duel, L_ACTIVATE, card, player, scope.code.shown, scope.place, len(duel.chain) + 1)


def start_activation(
    duel: State, player: int, card: int, code: EffectCode, events: tuple[Event, ...] = (), responds_to: int = -1
) -> None:
    """Push the activation of an effect."""
    scope = Scope()
    scope.player = player
    scope.card = card
    scope.stamp = duel.stamp[card]
    scope.code = code
    scope.place = duel.place[card]
    scope.events = events
    scope.responds_to = responds_to
    duel.scopes.append(scope)
    task = ActivateTask()
    task.scope = len(duel.scopes) - 1
    duel.stack.append(task)


def activate_option(duel: State, player: int, answer: int) -> None:
    """Push the activation that a player chose from the options of ``quick_codes`` or ``slow_codes``."""
    card = card_of(answer)
    code = duel.info[card].effects[number_of(answer)]
    probe = scope_for(duel, card, code, player)
    occasion_holds(duel, code, probe)
    start_activation(duel, player, card, code, probe.events, duel.chain[-1] if duel.chain else -1)


ONLY_PASS: Final[list[int]] = [PASS]


def respond_options(duel: State, player: int) -> list[int]:
    """What a player can respond with, and passing. Before a summon succeeds, only what answers it: MR3-GAP-SUM-01.

    A quick effect that says 発動する comes before those that may be used, and nobody can pass it by: MR3-EFF-06.

    :returns: ``ONLY_PASS``, which is never written, if there is nothing.
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
    """Whether an effect is one that is used when a monster is about to be summoned."""
    occasion = duel.info[entry >> 8].effects[entry & 0xFF].occasion
    return occasion is not None and E_WOULD_SUMMON in occasion.kinds


class ChainTask(Task):
    """Responses to a chain, then its processing in reverse order. Rules: MR3-CHN-01 to MR3-CHN-08, MR3-SPL-02."""

    def __init__(self) -> None:
        super().__init__()
        self.player: int = 0
        self.passes: int = 0
        self.link: int = -1

    def fields(self) -> tuple[str, ...]:
        return ("step", "player", "passes", "link")

    def copy(self) -> ChainTask:
        twin = ChainTask()
        twin.step = self.step
        twin.player = self.player
        twin.passes = self.passes
        twin.link = self.link
        return twin

    def run(self, duel: State) -> None:
        while True:
            if self.step == LINK_ADDED:
                self.player = 1 - duel.scopes[duel.chain[-1]].player
                self.passes = 0
                self.step = OFFER_RESPONSE
            if self.step == OFFER_RESPONSE:
                if self.passes == BOTH_PASSED:
                    self.step = NEXT_LINK
                    duel.forget_recent()
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
                    activate_option(duel, self.player, duel.answer)
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

    def passed(self) -> None:
        """The player does not respond; it is the other's turn to."""
        self.passes += 1
        self.player = 1 - self.player
        self.step = OFFER_RESPONSE

    def begin_link(self, duel: State) -> bool:
        """Start to process the newest link; answers whether a program was pushed."""
        scope = duel.scopes[self.link]
        code = scope.code
        duel.resolving = self.link
        if scope.activation_negated:
            note(duel, L_NEGATED, scope.card, scope.player, code.shown)
            give_back_use(duel, scope.player, scope.card, code)
            duel.activations.remove(activation_entry(scope))
            if code.restrictions:
                drop_restrictions(duel, scope)
            return False
        # also a link in which nothing is done comes after all before it; one whose activation is negated is none
        next_moment(duel)
        duel.last_moment = duel.moment
        if code.kind == K_ACTIVATION and duel.stamp[scope.card] == scope.stamp:
            duel.play[scope.card].flags &= ~UNRESOLVED
            refresh(duel, scope.card)
        if scope.effect_negated or link_negated(duel, scope):
            scope.effect_negated = True
            note(duel, L_NO_EFFECT, scope.card, scope.player, code.shown)
            return False
        if duel.active[C_REBUFF] and not code.unnegatable:
            active = rebuffing(duel, scope)
            if active is not None:
                scope.effect_negated = True
                note(duel, L_NO_EFFECT, scope.card, scope.player, code.shown)
                return destroy_rebuffed(duel, scope, active)
        if code.resolution < 0:
            return False
        if (
            code.kind == K_ACTIVATION
            and stays_on_field(duel, scope.card)
            and (duel.stamp[scope.card] != scope.stamp or not duel.play[scope.card].face_up)
        ):
            note(duel, L_NO_EFFECT, scope.card, scope.player, code.shown)
            return False
        if (
            code.kind != K_ACTIVATION
            and scope.place & BACK_ROW
            and scope.types & (SPELL | TRAP)
            and (not scope.types & MONSTER and scope.card not in scope.paid)
            and (duel.stamp[scope.card] != scope.stamp or not duel.play[scope.card].face_up)
        ):
            # a continuous, field, equip or pendulum card must still be there for its effect to apply
            note(duel, L_NO_EFFECT, scope.card, scope.player, code.shown)
            return False
        note(duel, L_RESOLVE, scope.card, scope.player, code.shown)
        void_targets(duel, scope)
        push_work(duel, self.link, code.resolution, BY_EFFECT)
        return True

    def end_link(self, duel: State) -> None:
        """The link is processed."""
        scope = duel.scopes[self.link]
        duel.chain.pop()
        duel.resolving = -1
        keep_place(duel, scope)
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
        if duel.active[C_PERISH] or len(duel.active[C_ONLY_ONE]) > 1:
            if must_perish(duel):
                duel.due.append(PerishTask())

    def finish(self, duel: State) -> None:
        """Spent spells and traps go to the graveyard, and the chain is over. Rules: MR3-ZONE-04, MR3-TRP-02."""
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
    """Push the responses to, and the processing of, the chain that has been begun."""
    duel.stack.append(ChainTask())
