"""The activation of an effect: its card, cost and targets, until it is a chain link."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import CHOICE, CONFIRM
from duelkit.yugioh.engine.facts.columns import keep_column
from duelkit.yugioh.engine.facts.continuous import refresh
from duelkit.yugioh.engine.facts.limits import count_use
from duelkit.yugioh.engine.facts.prohibitions import count_done
from duelkit.yugioh.engine.facts.properties import types_of
from duelkit.yugioh.engine.facts.zones import (
    EXTRA_LEFT,
    column_of_card,
    free_monster_zones,
    pendulum_slot_open,
    slot_of,
)
from duelkit.yugioh.engine.legality.activation import borrowable, borrowed, occasion_holds, open_choices, unpaid
from duelkit.yugioh.engine.legality.early_traps import use_permit
from duelkit.yugioh.engine.legality.paid_instead import instead_of_tributes, send_instead
from duelkit.yugioh.engine.legality.paying import cost_of, linking, targetable, those_included
from duelkit.yugioh.engine.moves.applying import aim
from duelkit.yugioh.engine.moves.events import emit, note
from duelkit.yugioh.engine.moves.movement import move
from duelkit.yugioh.engine.moves.picking import start_pick
from duelkit.yugioh.engine.moves.placing import clear_field_zone, place_in_pendulum_zone, put_down
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.engine.moves.work import push_work
from duelkit.yugioh.state.card_info import KEEPS_ACTIVATION, kept_at
from duelkit.yugioh.state.categories import C_ACTIVATED_NEGATED, C_CANNOT
from duelkit.yugioh.state.code import PickCode
from duelkit.yugioh.state.codes import (
    A_ACTIVATE,
    A_ACTIVATE_EFFECT,
    AS_COST,
    BACK_ROW,
    BY_RULE,
    DECK,
    E_ACTIVATED,
    E_TARGETED,
    EXTRA,
    FIELD,
    FIELD_SPELL,
    FIELD_ZONE,
    GRAVEYARD,
    HAND,
    IN_MAIN_PHASE,
    K_ACTIVATION,
    KNOWN_TO_BOTH,
    MAIN_1,
    MAIN_2,
    MONSTER,
    MONSTER_ZONE,
    O_NO,
    O_NUMBER,
    O_YES,
    OPEN,
    SPELL_ZONE,
    W_BRANCH,
    W_COST_PICK,
    W_OPTIONAL,
    W_TARGET,
    W_ZONE_SIDE,
    number_of,
    only_for,
    option,
    player_of,
    verb_of,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.effect_code import EffectCode
from duelkit.yugioh.state.events import Event
from duelkit.yugioh.state.log import L_ACTIVATE, L_CHOICE, L_TARGET
from duelkit.yugioh.state.parts import ACTIVATED, UNRESOLVED, Scope
from duelkit.yugioh.state.tasks import Task

# the steps of an activation
PLACE_CARD: Final = 0
PAY_COST: Final = 1
PICK_TARGETS: Final = 2
TARGETS_PICKED: Final = 3
BRANCH_CHOSEN: Final = 5
ZONE_CHOSEN: Final = 6
CARD_CHOSEN: Final = 7
"""The card has been picked whose effect the activated one becomes."""
INSTEAD_CHOSEN: Final = 8
"""The player has said whether something else is paid instead of the Tributes of the cost."""


class ActivateTask(Task):
    """One activation: the card is placed, branches are declared, the cost is paid, targets are picked, the link is
    added.

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
        if self.step == CARD_CHOSEN:
            scope.code = borrowed(duel, scope, duel.picks[0])
            occasion_holds(duel, scope.code, scope)
            if not self.choose(duel, scope, open_choices(duel, scope, -1) if scope.code.choices else []):
                return
            code = scope.code
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
        if self.step == PAY_COST and self.offer_instead(duel, scope):
            return
        if self.step == INSTEAD_CHOSEN:
            self.pay_instead(duel, scope)
        if self.step == PAY_COST:
            self.step = PICK_TARGETS
            if code.cost >= 0:
                push_work(duel, self.scope, cost_of(duel, code, scope), AS_COST)
                return
        if self.step == TARGETS_PICKED:
            self.take_targets(duel, scope)
        elif code.cost >= 0:
            settle(duel)  # equip cards on cards that were paid are destroyed before anybody responds
        if self.slot < len(code.targets):
            self.pick_targets(duel, scope)
        else:
            self.add_link(duel, scope)

    def offer_instead(self, duel: State, scope: Scope) -> bool:
        """Ask whether something else is paid instead of the Tributes, if that is possible; returns whether it is."""
        code = scope.code
        if instead_of_tributes(duel, code, scope) is None:
            return False
        answers = [option(O_YES, scope.card)]
        if not unpaid(duel, scope.card, code, scope, -1, 0, None):
            answers.append(option(O_NO, scope.card))
        self.step = INSTEAD_CHOSEN
        duel.ask(scope.player, CONFIRM, answers, W_OPTIONAL, scope.card, code.shown)
        return True

    def pay_instead(self, duel: State, scope: Scope) -> None:
        """Pay something else than the Tributes, if the player has chosen that."""
        active = instead_of_tributes(duel, scope.code, scope) if verb_of(duel.answer) == O_YES else None
        if active is not None:
            send_instead(duel, active, scope)
        self.step = PAY_COST if active is None else PICK_TARGETS

    def place_card(self, duel: State, scope: Scope) -> bool:
        """Place the card; returns whether the activation continues without a question."""
        if not duel.rules.pendulum_replace or not scope.code.pendulum or duel.place[scope.card] != HAND:
            return self.announce(duel, scope, -1)
        sides = replaceable_sides(duel, scope.player)
        if len(sides) == 1:
            return self.announce(duel, scope, sides[0])
        self.step = ZONE_CHOSEN
        duel.ask(scope.player, CHOICE, [option(O_NUMBER, -1, at) for at in sides], W_ZONE_SIDE, scope.card)
        return False

    def announce(self, duel: State, scope: Scope, side: int) -> bool:
        """Declare the activation, then its branch; returns whether it continues without a question."""
        code = scope.code
        if side >= 0 and duel.pendulum[scope.player][side] >= 0:
            move(duel, duel.pendulum[scope.player][side], GRAVEYARD, BY_RULE, scope.player)
        # checked before the card is face-up, as for the activation
        gone = scope.card if code.kind == K_ACTIVATION and duel.place[scope.card] == HAND else -1
        branches = open_choices(duel, scope, gone) if code.choices else []
        if code.kind == K_ACTIVATION:
            use_permit(duel, scope)
        announce(duel, scope, side)
        if code.borrows is not None:
            self.step = CARD_CHOSEN
            cards = borrowable(duel, scope, code.borrows, gone)
            start_pick(duel, scope.player, cards, 1, 1, W_COST_PICK, scope.card)
            return False
        return self.choose(duel, scope, branches)

    def choose(self, duel: State, scope: Scope, branches: list[int]) -> bool:
        """Declare the branch of an effect that has several; returns whether the activation continues."""
        code = scope.code
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
        """Start the pick of the next targets."""
        pick = scope.code.targets[self.slot]
        taken = [card for cards in scope.targets for card in cards]
        offered = [
            card
            for card in targetable(duel, pick, scope)
            if card not in taken and (card != scope.card or scope.code.kind != K_ACTIVATION)
        ]
        if scope.code.targets[-1].by_targets:
            offered = linking(duel, scope.code, scope, offered, [])
        self.step = TARGETS_PICKED
        least = pick.least.value(duel, scope)
        if scope.code.targets_if_any:
            least = min(least, len(offered))
        elif scope.code.targets_or_none and (len(offered) < least or others_are_missing(duel, pick, scope)):
            offered, least = [], 0
        most = pick.most.value(duel, scope)
        if pick.room >= 0 and most > 1:  # no more monsters can be targeted than will find a zone
            most = min(most, max(least, free_monster_zones(duel, player_of(scope.player, pick.room))))
        start_pick(
            duel,
            player_of(scope.player, pick.chooser),
            offered,
            least,
            most,
            W_TARGET,
            scope.card,
            pick.different_names,
            pick.same_level,
            None if pick.including is None else those_included(duel, pick.including, scope, offered),
            zones=pick.zones,
            same_name=pick.same_name,
            same_atk=pick.same_atk,
            different_levels=pick.different_levels,
            different_races=pick.different_races,
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
        """Add the link to the chain."""
        code = scope.code
        if code.noted is not None:
            scope.noted = code.noted.holds(duel, scope)
        if code.cost >= 0 and scope.targets:
            aim(duel, scope)
        duel.chain.append(self.scope)
        count_use(duel, scope.player, scope.card, code)
        duel.activations.append(activation_entry(duel, scope))
        action = A_ACTIVATE if code.kind == K_ACTIVATION else A_ACTIVATE_EFFECT
        if duel.active[C_CANNOT + action]:
            count_done(duel, action, scope.player, [scope.card])
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


def others_are_missing(duel: State, pick: PickCode, scope: Scope) -> bool:
    """Whether the same player cannot pick the other targets: an effect on one card and another targets neither."""
    return any(
        len(targetable(duel, other, scope)) < other.least.value(duel, scope)
        for other in scope.code.targets
        if other is not pick and other.chooser == pick.chooser
    )


def activation_entry(duel: State, scope: Scope) -> int:
    """The entry of an activation in ``State.activations``; removed again if the activation is negated."""
    in_main = IN_MAIN_PHASE if duel.phase == MAIN_1 or duel.phase == MAIN_2 else 0
    return (
        in_main
        | (scope.stamp & 0xFFFF) << 31
        | scope.player << 30
        | scope.place << 13
        | scope.card << 1
        | (1 if scope.code.kind == K_ACTIVATION else 0)
    )


def keep_activation(duel: State, card: int, player: int, origin: int) -> None:
    """Record the activation of a card by an effect, which makes no chain link."""
    code = duel.info[card].activation
    if code is not None:
        scope = Scope()
        scope.player, scope.card, scope.stamp, scope.code, scope.place = player, card, duel.stamp[card], code, origin
        count_use(duel, player, card, code)
        duel.activations.append(activation_entry(duel, scope))


def replaceable_sides(duel: State, player: int) -> list[int]:
    """The pendulum zones that a card can come to if cards there can be replaced. Rule: MR20-PEN-08.

    Of two free ones only the first, since they are equivalent.
    """
    if pendulum_slot_open(duel, player, 0) and pendulum_slot_open(duel, player, 1):
        return [0]
    return [side for side in range(2) if pendulum_slot_open(duel, player, side) or duel.pendulum[player][side] >= 0]


def announce(duel: State, scope: Scope, side: int = -1) -> None:
    """Declare the activation: a card moves from the hand to its zone, or is turned face-up.

    :param side: the chosen pendulum zone; −1 for the first free one. Rules: MR3-SPL-02, MR3-SPL-09.
    """
    card = scope.card
    player = scope.player
    scope.place = duel.place[card]
    scope.defense = scope.place == MONSTER_ZONE and duel.play[card].defense
    scope.extra_zone = slot_of(duel, card) >= EXTRA_LEFT
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
        if duel.info[card].keeps & KEEPS_ACTIVATION:
            duel.keep(kept_at(card, KEEPS_ACTIVATION), (scope.stamp, duel.turn, duel.phase))
    elif scope.place & (HAND | DECK | EXTRA):
        duel.let_know(card, KNOWN_TO_BOTH)
    scope.types = types_of(duel, card)
    if duel.place[card] & BACK_ROW or duel.place[card] == MONSTER_ZONE and duel.active[C_ACTIVATED_NEGATED]:
        keep_column(duel, card, column_of_card(duel, card))
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
