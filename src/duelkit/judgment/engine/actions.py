"""What the turn player may do in action phase 1: spells, re-actions, special summons, abilities.

Rules: EOJ-ACT1-01 to -04, EOJ-REACT-01 to -09, EOJ-SPELL-01 to -13.
"""

from __future__ import annotations

from typing import Final

from duelkit.judgment.engine import reasons as why
from duelkit.judgment.engine.battle import aimed, aims, ask_aim, attackable, enemies_in_reach, no_choice, start_battle
from duelkit.judgment.engine.cancelling import offer_cancel, was_cancelled
from duelkit.judgment.engine.events import emit, note
from duelkit.judgment.engine.lending import ability_of
from duelkit.judgment.engine.placing import (
    banned, cost_in_hand, discard, lose_mana, sacrifice, take_from_pile, to_graveyard,
)
from duelkit.judgment.engine.rulings import in_force, may_bend, scope_of
from duelkit.judgment.engine.sync import drain, push_work, start_sync
from duelkit.judgment.engine.values import alive, attack_cost_of, raw_hp, rotate_cost_of
from duelkit.judgment.state.code import Scope, Task
from duelkit.judgment.state.codes import (
    BIOLITH, BY_EFFECT, B_CAST_SPELLS, B_EXTRA_ATTACK, EARTH, E_ACTION_ATTACK, E_SPELL_CAST, FIRE, FIXED_PLACE, HAND,
    I_ATTACK, I_NOTHING, I_ROTATION, NOT_ENDING, NO_SACRIFICE, NO_SPELL_TARGET, O_ELEMENT, O_FACING, O_FIELD, O_PICK,
    O_SUMMON, SORCERY, WATER, WOOD, W_COST, W_DIRECTION, W_SPELL_TARGET, card_of, number_of, option, verb_of,
)
from duelkit.judgment.state.duel import Duel
from duelkit.judgment.state.log import L_CAST
from duelkit.kernel.decision import CHOICE, PICK, POSITION, ZONE
from duelkit.kernel.reasons import refuse


def operator(duel: Duel, card: int) -> int:
    """Who may re-act a creature: its owner, or its possessor's. Rules: EOJ-REACT-09, EOJ-ABIL-28."""
    possessor = duel.creatures[card].possessor
    return duel.owner[card] if possessor < 0 else duel.owner[possessor]


def uses_left(duel: Duel, card: int, rotation: bool) -> bool:
    """Whether the creature has an attack, or a rotation, left this turn. Rule: EOJ-REACT-02."""
    creature = duel.creatures[card]
    if creature.acted != duel.turn:
        return True
    return creature.rotations < 1 if rotation else creature.attacks < 1 + extra_attacks(duel, card)


def extra_attacks(duel: Duel, card: int) -> int:
    """Attacks by re-action beyond the one, by abilities."""
    count = 0
    if not may_bend(duel, B_EXTRA_ATTACK):
        return count
    for source, ruling in in_force(duel, B_EXTRA_ATTACK):
        if ruling.test is None or ruling.test.test(duel, card, scope_of(duel, source)):
            count += ruling.number
    return count


def use(duel: Duel, card: int, rotation: bool) -> None:
    """Count a re-action."""
    duel.stale = True
    creature = duel.creatures[card]
    if creature.acted != duel.turn:
        creature.acted = duel.turn
        creature.attacks = 0
        creature.rotations = 0
    if rotation:
        creature.rotations += 1
    else:
        creature.attacks += 1


def cannot_attack(duel: Duel, player: int, card: int, told: list[int] | None) -> bool:
    """What stands against an attack by re-action. Rules: EOJ-REACT-01 to -07, EOJ-ABIL-10c, -28d, -36."""
    if common_reaction(duel, player, card, told):
        return True
    creature = duel.creatures[card]
    if not uses_left(duel, card, False) and refuse(told, why.ATTACK_USED):
        return True
    if creature.barred == duel.turn and refuse(told, why.BARRED):
        return True
    if attack_cost_of(duel, card) > duel.mana[player] and refuse(told, why.NO_MANA):
        return True
    if not attackable(duel, card) and (told is None or refuse(
            told, why.LURED if enemies_in_reach(duel, card) else why.NO_ATTACK_TARGET)):
        return True
    return False


def cannot_rotate(duel: Duel, player: int, card: int, told: list[int] | None) -> bool:
    """What stands against a rotation by re-action. Rules: EOJ-REACT-01, EOJ-REACT-02, EOJ-REACT-06."""
    if common_reaction(duel, player, card, told):
        return True
    if not uses_left(duel, card, True) and refuse(told, why.ROTATION_USED):
        return True
    if duel.creatures[card].keywords & FIXED_PLACE and refuse(told, why.FIXED):
        return True
    if rotate_cost_of(duel, card) > duel.mana[player] and refuse(told, why.NO_MANA):
        return True
    return False


def could_attack(duel: Duel, player: int, card: int) -> bool:
    """Whether a creature could attack by re-action if that cost nothing."""
    return not common_reaction(duel, player, card, None) and uses_left(duel, card, False) and (
        duel.creatures[card].barred != duel.turn) and len(attackable(duel, card)) > 0


def common_reaction(duel: Duel, player: int, card: int, told: list[int] | None) -> bool:
    """What stands against any re-action of a creature. Rules: EOJ-REACT-08, EOJ-REACT-09, EOJ-ABIL-28d."""
    if not alive(duel, card):
        return refuse(told, why.DEAD)
    if operator(duel, card) != player and refuse(told, why.NOT_YOURS):
        return True
    creature = duel.creatures[card]
    if creature.possessor >= 0 and creature.possessed_since == duel.turn and refuse(told, why.POSSESSED_NOW):
        return True
    return False


def sacrificable(duel: Duel, player: int, card: int) -> bool:
    """Whether a player can sacrifice a creature."""
    return alive(duel, card) and duel.owner[card] == player and not duel.creatures[card].keywords & NO_SACRIFICE


def spell_scope(duel: Duel, player: int, card: int) -> Scope:
    """The scope of a spell that its player would cast."""
    scope = scope_of(duel, card)
    scope.player = player
    code = duel.info[card].spell
    assert code is not None
    scope.code = code
    return scope


def discardable(duel: Duel, player: int, card: int) -> list[int]:
    """The hand cards that may be discarded for a spell."""
    which = duel.info[card].discard_which
    scope = spell_scope(duel, player, card)
    return [other for other in duel.hand[player]
            if other != card and (which is None or which.test(duel, other, scope))]


def can_pay_cards(duel: Duel, player: int, card: int, paid: list[int], offered: list[int]) -> bool:
    """Whether the discards of a spell can be completed. Rules: EOJ-SPELL-07, EOJ-SPELL-08."""
    info = duel.info[card]
    left = info.discards - len(paid)
    if len(offered) < left:
        return False
    test = info.discard_with
    if test is None:
        return True
    scope = spell_scope(duel, player, card)
    if any([test.test(duel, other, scope) for other in paid]):
        return True
    return left > 0 and any([test.test(duel, other, scope) for other in offered])


def choosable(duel: Duel, scope: Scope, at: int) -> list[int]:
    """What can be chosen as target ``at`` of a spell: creatures, positions, or elements as bits.

    Rules: EOJ-SPELL-09, EOJ-TERM-07.
    """
    choice = scope.code.choices[at]
    if choice.field_test is not None:
        return [position for position in duel.settings.board.order
                if position not in scope.fields_chosen and choice.field_test.test(duel, position, scope)]
    test = choice.test
    if test is None:
        return [FIRE, WATER, EARTH, WOOD, BIOLITH]
    found: list[int] = []
    for position in duel.settings.board.order:
        card = duel.occupant[position]
        if card >= 0 and card not in scope.targets and not duel.creatures[card].dead and (
                choice.named or not duel.creatures[card].keywords & NO_SPELL_TARGET) and test.test(duel, card, scope):
            found.append(card)
    return found


def with_choice(duel: Duel, scope: Scope, at: int, found: int) -> bool:
    """Whether a spell can be completed with this as its choice ``at``."""
    before = scope.targets, scope.fields_chosen, scope.element
    choose(scope, at, found)
    done = completes(duel, scope, at + 1)
    scope.targets, scope.fields_chosen, scope.element = before
    return done


def choose(scope: Scope, at: int, found: int) -> None:
    """Write choice ``at`` down."""
    choice = scope.code.choices[at]
    if choice.field_test is not None:
        scope.fields_chosen = (*scope.fields_chosen, found)
    elif choice.test is not None:
        scope.targets = (*scope.targets, found)
    else:
        scope.element = found


def completes(duel: Duel, scope: Scope, at: int) -> bool:
    """Whether the choices of a spell can be made so that it can be paid and does something."""
    if at < len(scope.code.choices):
        for found in choosable(duel, scope, at):
            if with_choice(duel, scope, at, found):
                return True
        return False
    if full_cost(duel, scope) > duel.mana[scope.player]:
        return False
    if duel.info[scope.card].sacrifices is None or scope.paid:
        return scope.code.programs[0].possible(duel, scope)
    return len(sacrifices_for(duel, scope)) > 0


def full_cost(duel: Duel, scope: Scope) -> int:
    """The mana that a spell with these targets costs. Rule: EOJ-SPELL-06."""
    more = duel.info[scope.card].mana
    return cost_in_hand(duel, scope.card, -1, 0 if more is None else more.value(duel, scope))


def sacrifices_for(duel: Duel, scope: Scope) -> list[int]:
    """The creatures whose sacrifice pays for a spell that then does something. Rules: EOJ-SPELL-07 to EOJ-SPELL-09."""
    test = duel.info[scope.card].sacrifices
    found: list[int] = []
    if test is not None:
        for position in duel.settings.board.order:
            card = duel.occupant[position]
            if card >= 0 and sacrificable(duel, scope.player, card) and test.test(duel, card, scope):
                scope.paid = (card,)
                if scope.code.programs[0].possible(duel, scope):
                    found.append(card)
        scope.paid = ()
    return found


def cannot_cast(duel: Duel, player: int, card: int, told: list[int] | None) -> bool:
    """What stands against casting a spell. Rules: EOJ-SPELL-03, EOJ-SPELL-05 to EOJ-SPELL-11."""
    info = duel.info[card]
    if info.spell is None or duel.place[card] != HAND or duel.owner[card] != player:
        return refuse(told, why.NOT_A_SPELL_IN_HAND)
    if info.lock and duel.locked and refuse(told, why.LOCKED):
        return True
    if banned(duel, B_CAST_SPELLS, player) and refuse(told, why.SPELLS_FORBIDDEN):
        return True
    if cost_in_hand(duel, card) > duel.mana[player] and refuse(told, why.NO_MANA):
        return True
    scope = spell_scope(duel, player, card)
    condition = info.spell_condition
    if condition is not None and not condition.holds(duel, scope) and refuse(told, why.CONDITION):
        return True
    if info.discards and not can_pay_cards(duel, player, card, [], discardable(duel, player, card)) and refuse(
            told, why.NO_COST):
        return True
    victims = info.sacrifices
    if victims is not None and not any([other >= 0 and sacrificable(duel, player, other) and victims.test(
            duel, other, scope) for other in duel.occupant]) and refuse(told, why.NO_COST):
        return True
    if not completes(duel, scope, 0) and refuse(told, why.NO_TARGET if info.spell.choices else why.NOTHING_TO_DO):
        return True
    return False


# the steps of a spell
CAST_COST: Final = 0
CAST_COST_PICKED: Final = 1
CAST_TARGETS: Final = 2
CAST_TARGET_PICKED: Final = 3
CAST_DIRECTION: Final = 4
CAST_DIRECTION_CHOSEN: Final = 5
CAST_PAY: Final = 6
CAST_EFFECT: Final = 7
CAST_OVER: Final = 8


class CastTask(Task):
    """One spell: cards paid, targets chosen, mana paid, the card put away, the effect. Rules: EOJ-SPELL-12, -13."""

    def __init__(self) -> None:
        super().__init__()
        self.scope: Scope = Scope()
        self.paid: list[int] = []

    def fields(self) -> tuple[str, ...]:
        return ("step", "scope", "paid")

    def copy(self) -> CastTask:
        twin = CastTask()
        twin.step = self.step
        twin.scope = self.scope.copy()
        twin.paid = self.paid[:]
        return twin

    def run(self, duel: Duel) -> None:
        scope = self.scope
        info = duel.info[scope.card]
        if self.step == CAST_COST_PICKED:
            self.paid.append(card_of(duel.answer))
            self.step = CAST_COST
        if self.step == CAST_COST:
            if self.ask_cost(duel):
                return
            self.step = CAST_TARGETS
        if self.step == CAST_TARGET_PICKED:
            verb = verb_of(duel.answer)
            choose(scope, self.made(), card_of(duel.answer) if verb == O_PICK else number_of(duel.answer))
            self.step = CAST_TARGETS
        if self.step == CAST_TARGETS:
            at = self.made()
            if at < len(scope.code.choices):
                self.step = CAST_TARGET_PICKED
                self.ask_choice(duel, at)
                return
            self.step = CAST_DIRECTION
        if self.step == CAST_DIRECTION:
            if info.directed:
                self.step = CAST_DIRECTION_CHOSEN
                duel.ask(scope.player, POSITION, [option(O_FACING, scope.card, facing) for facing in range(4)],
                         W_DIRECTION, scope.card)
                return
            self.step = CAST_PAY
        if self.step == CAST_DIRECTION_CHOSEN:
            scope.facing = number_of(duel.answer)
            self.step = CAST_PAY
        if self.step == CAST_PAY:
            self.step = CAST_EFFECT
            self.pay(duel)
            if offer_cancel(duel, "cancel spell", scope.player):
                return
        if self.step == CAST_EFFECT:
            self.step = CAST_OVER
            if not was_cancelled(duel):
                push_work(duel, scope.copy())
                return
        if info.spell_class == SORCERY and duel.ending == NOT_ENDING:
            duel.ending = BY_EFFECT
        duel.stack.pop()
        start_sync(duel)

    def ask_cost(self, duel: Duel) -> bool:
        """Ask for the next card that is discarded or sacrificed; answers whether there is one to ask for."""
        scope = self.scope
        info = duel.info[scope.card]
        player = scope.player
        if len(self.paid) < info.discards:
            offered = [card for card in discardable(duel, player, scope.card) if card not in self.paid]
            offered = [card for card in offered if can_pay_cards(
                duel, player, scope.card, [*self.paid, card], [other for other in offered if other != card])]
            self.step = CAST_COST_PICKED
            duel.ask(player, PICK, [option(O_PICK, card) for card in offered], W_COST, scope.card, len(self.paid))
            return True
        if info.sacrifices is not None and len(self.paid) == info.discards:
            self.step = CAST_COST_PICKED
            duel.ask(player, PICK, [option(O_PICK, card) for card in sacrifices_for(duel, scope)], W_COST, scope.card,
                     len(self.paid))
            return True
        return False

    def made(self) -> int:
        """How many choices have been made."""
        scope = self.scope
        return len(scope.targets) + len(scope.fields_chosen) + (1 if scope.element else 0)

    def ask_choice(self, duel: Duel, at: int) -> None:
        """Ask for a target with which the spell can still do something."""
        scope = self.scope
        choice = scope.code.choices[at]
        found = [one for one in choosable(duel, scope, at) if with_choice(duel, scope, at, one)]
        if choice.field_test is not None:
            duel.ask(scope.player, ZONE, [option(O_FIELD, -1, position) for position in found], W_SPELL_TARGET,
                     scope.card, at)
        elif choice.test is not None:
            duel.ask(scope.player, PICK, [option(O_PICK, card) for card in found], W_SPELL_TARGET, scope.card, at)
        else:
            duel.ask(scope.player, CHOICE, [option(O_ELEMENT, -1, element) for element in found], W_SPELL_TARGET,
                     scope.card, at)

    def pay(self, duel: Duel) -> None:
        """Mana, then the cards of the cost, then the spell itself. Rules: EOJ-SPELL-06, EOJ-SPELL-12, EOJ-SPELL-13."""
        scope = self.scope
        lose_mana(duel, scope.player, full_cost(duel, scope))
        for card in self.paid:
            if duel.place[card] == HAND:
                discard(duel, card)
            else:
                scope.fields_chosen = (*scope.fields_chosen, sacrifice(duel, card))
        scope.paid = tuple(self.paid)
        take_from_pile(duel, scope.card)
        to_graveyard(duel, scope.card)
        duel.spells_cast += 1
        note(duel, L_CAST, scope.card, scope.player, scope.facing)
        emit(duel, E_SPELL_CAST, -1, -1, scope.player, scope.card)


# the steps of an attack by re-action: price, cancel, aim, aimed, over
ATTACK_PRICE: Final = 0
ATTACK_AIMED: Final = 1
ATTACK_OVER: Final = 2
ATTACK_CANCEL: Final = 3
ATTACK_AIM: Final = 4


class AttackTask(Task):
    """An attack by re-action: price, target, battle, sync. Rules: EOJ-SYNC-04, EOJ-SYNC-06."""

    def __init__(self) -> None:
        super().__init__()
        self.player: int = 0
        self.card: int = -1
        self.free: bool = False

    def fields(self) -> tuple[str, ...]:
        return ("step", "player", "card", "free")

    def copy(self) -> AttackTask:
        twin = AttackTask()
        twin.step = self.step
        twin.player = self.player
        twin.card = self.card
        twin.free = self.free
        return twin

    def run(self, duel: Duel) -> None:
        if self.step == ATTACK_PRICE:
            self.step = ATTACK_CANCEL
            if not self.free:
                lose_mana(duel, self.player, attack_cost_of(duel, self.card))
                use(duel, self.card, False)
                emit(duel, E_ACTION_ATTACK, self.card, duel.creatures[self.card].field, self.player)
                if drain(duel):
                    return
        if self.step == ATTACK_CANCEL:
            self.step = ATTACK_AIM
            if not self.free and offer_cancel(duel, "cancel attack", self.player):
                return
        if self.step == ATTACK_AIM:
            self.step = ATTACK_OVER
            able = not was_cancelled(duel) and alive(duel, self.card) and raw_hp(duel, self.card) > 0
            targets = attackable(duel, self.card) if able else []
            if targets:
                choices = aims(duel, self.card, targets)
                if not no_choice(duel, self.card, choices):
                    self.step = ATTACK_AIMED
                    ask_aim(duel, self.player, self.card, choices)
                    return
                start_battle(duel, self.card, aimed(choices[0]))
                return
        if self.step == ATTACK_AIMED:
            self.step = ATTACK_OVER
            start_battle(duel, self.card, aimed(duel.answer))
            return
        duel.stack.pop()
        start_sync(duel)


def cannot_use(duel: Duel, player: int, card: int, index: int, told: list[int] | None) -> bool:
    """What stands against an ability that a creature has instead of, or beside, its re-actions."""
    if common_reaction(duel, player, card, told):
        return True
    code = ability_of(duel, card, index)
    if code.instead == I_ATTACK:
        if not uses_left(duel, card, False) and refuse(told, why.ATTACK_USED):
            return True
        if duel.creatures[card].barred == duel.turn and refuse(told, why.BARRED):
            return True
    elif code.instead == I_ROTATION and not uses_left(duel, card, True) and refuse(told, why.ROTATION_USED):
        return True
    scope = scope_of(duel, card)
    scope.player = player
    scope.code = code
    if code.condition is not None and not code.condition.holds(duel, scope) and refuse(told, why.CONDITION):
        return True
    if not code.programs[0].possible(duel, scope) and refuse(told, why.NOTHING_TO_DO):
        return True
    return False


def start_cast(duel: Duel, player: int, card: int) -> None:
    """Push the casting of a spell."""
    task = CastTask()
    task.scope = spell_scope(duel, player, card)
    duel.stack.append(task)


def start_attack(duel: Duel, player: int, card: int, free: bool = False) -> None:
    """Push an attack by re-action; ``free``: an effect brings it about, without price and not counted."""
    task = AttackTask()
    task.player = player
    task.card = card
    task.free = free
    duel.stack.append(task)


def use_ability(duel: Duel, player: int, card: int, index: int) -> None:
    """Use an activated ability, and the sync after it."""
    code = ability_of(duel, card, index)
    if code.instead != I_NOTHING:
        use(duel, card, code.instead == I_ROTATION)
    scope = scope_of(duel, card)
    scope.player = player
    scope.code = code
    start_sync(duel)
    push_work(duel, scope)


def is_summon(answer: int) -> bool:
    """Whether an answer is a normal summon."""
    return verb_of(answer) == O_SUMMON
