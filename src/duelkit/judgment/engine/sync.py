"""The state sync (状態同期): what the board brings about, worked through until nothing new arises.

Rules: EOJ-SYNC-01 to EOJ-SYNC-31, EOJ-TRASH-01 to EOJ-TRASH-17, EOJ-TRIG-01 to EOJ-TRIG-05.
"""

from __future__ import annotations

from typing import Final

from duelkit.judgment.engine.events import emit, note
from duelkit.judgment.engine.placing import (
    gain_mana, leave_board, lose_mana, put_on_board, return_to_hand, to_graveyard,
)
from duelkit.judgment.engine.rulings import in_force, may_bend, scope_of, survey
from duelkit.judgment.engine.values import alive, elements_at, field_modifier, living, raw_hp
from duelkit.judgment.state.code import AbilityCode, CardInfo, Scope, Task, Work
from duelkit.judgment.state.codes import (
    B_EXIT_MANA, B_EXTINCT, B_NO_BONUS, E_BURIED, E_SUMMONED, E_TRASHED, GRAVEYARD, O_FACING, O_NO, O_YES, RESURRECTION,
    RETURN, S_ATTACK, S_ATTACK_COST, S_EVASION, S_HP, S_KEYWORD, S_MAGIC_PROTECTION, S_PROTECTION, S_ROTATE_COST,
    S_SUMMON_COST, W_FACING, W_RESURRECTION, W_RETURN, card_of, number_of, option, verb_of,
)
from duelkit.judgment.state.duel import Duel
from duelkit.judgment.state.log import L_DEATH, L_POSSESSION, L_SUMMON, L_TRASH, L_TRIGGER
from duelkit.judgment.state.parts import Creature, Waiting
from duelkit.kernel.decision import CONFIRM, POSITION

MOST_ROUNDS: Final = 500
"""A sync that goes on longer than this is a loop of effects. Rule: EOJ-SYNC-23."""
DEEPEST: Final = 1000
"""So many tasks on the stack are triggers that set each other off for ever. Rule: EOJ-SYNC-23."""


class EndlessSync(Exception):
    """The effects of a state sync set each other off for ever."""


def kill(duel: Duel, card: int, no_bonus: bool = False) -> None:
    """A creature dies; its body stays until it is trashed. Rules: EOJ-TRASH-01, EOJ-TRASH-02, EOJ-TRASH-12."""
    creature = duel.creatures[card]
    if creature.dead:
        return
    creature.dead = True
    duel.surveyed = False
    creature.no_bonus = no_bonus
    note(duel, L_DEATH, card, duel.owner[card])
    if duel.fresh:
        duel.fresh = [waiting for waiting in duel.fresh if waiting.card != card]


def in_order(duel: Duel, group: list[Waiting]) -> list[Waiting]:
    """Triggers in the order in which they are settled. Rules: EOJ-TRIG-01, EOJ-TRIG-02, EOJ-TRIG-04."""
    if len(group) < 2:
        return group
    order = duel.settings.board.order
    ranks = [(0 if waiting.own else 1, _rank(order, waiting.event.field), _rank(order, waiting.field), at)
             for at, waiting in enumerate(group)]
    ranks.sort()
    return [group[rank[3]] for rank in ranks]


def _rank(order: tuple[int, ...], position: int) -> int:
    return order.index(position) if position >= 0 else -1


# the steps of a group of triggers
DRAIN_NEXT: Final = 0
DRAIN_WORKED: Final = 1


class DrainTask(Task):
    """A group of triggers, one after the other; what each brings about comes before the next. EOJ-SYNC-24 to -27."""

    def __init__(self) -> None:
        super().__init__()
        self.group: list[Waiting] = []

    def fields(self) -> tuple[str, ...]:
        return ("step", "group")

    def copy(self) -> DrainTask:
        twin = DrainTask()
        twin.step = self.step
        twin.group = self.group[:]
        return twin

    def run(self, duel: Duel) -> None:
        if self.step == DRAIN_WORKED:
            self.step = DRAIN_NEXT
            if duel.attacker < 0 and not duel.mass:
                field_effects(duel)
                placement_effects(duel)
        while True:
            if drain(duel):
                return
            if not self.group:
                duel.stack.pop()
                return
            waiting = self.group.pop(0)
            if settle(duel, waiting):
                self.step = DRAIN_WORKED
                return


def drain(duel: Duel) -> bool:
    """Push the triggers that have newly arisen; answers whether there are any."""
    if not duel.fresh:
        return False
    if len(duel.stack) > DEEPEST:
        raise EndlessSync(f"triggers set each other off more than {DEEPEST} deep; on the board: "
                          f"{[duel.info[card].name for card in living(duel)]}")
    task = DrainTask()
    task.group = in_order(duel, duel.fresh)
    duel.fresh = []
    duel.stack.append(task)
    return True


def settle(duel: Duel, waiting: Waiting) -> bool:
    """Push the effect of a trigger, unless it is cancelled or its condition fails. EOJ-TRASH-12, EOJ-TRASH-14."""
    farewell = waiting.event.kind in (E_TRASHED, E_BURIED) and waiting.event.card == waiting.card
    if not farewell and not alive(duel, waiting.card):
        return False
    scope = Scope()
    scope.player = waiting.player
    scope.card = waiting.card
    scope.field = waiting.field if farewell else duel.creatures[waiting.card].field
    if waiting.event.kind == E_TRASHED and farewell:
        scope.facing = waiting.event.amount
    scope.code = waiting.code
    scope.event = waiting.event
    if waiting.event.other >= 0:
        scope.targets = (waiting.event.other,)
    condition = waiting.code.condition
    if condition is not None and not condition.holds(duel, scope):
        return False
    note(duel, L_TRIGGER, waiting.card, waiting.player, waiting.code.index)
    push_work(duel, scope)
    return True


def push_work(duel: Duel, scope: Scope, program: int = 0) -> None:
    """Push a program of the scope's ability."""
    work = Work()
    work.scope = scope
    work.program = program
    duel.stack.append(work)


class Figures:
    """What is worked out of a creature, as it was."""

    def __init__(self, creature: Creature) -> None:
        self.hp_mod: int = creature.hp_mod
        self.attack_mod: int = creature.attack_mod
        self.attack_cost: int = creature.attack_cost
        self.rotate_cost: int = creature.rotate_cost
        self.cost_mod: int = creature.cost_mod
        self.protection: int = creature.protection
        self.magic_protection: int = creature.magic_protection
        self.evasion: int = creature.evasion
        self.keywords: int = creature.keywords
        self.pattern: int = creature.pattern
        self.possessor: int = creature.possessor

    def same(self, creature: Creature) -> bool:
        """Whether a creature's figures are still these."""
        return (self.hp_mod == creature.hp_mod and self.attack_mod == creature.attack_mod
                and self.attack_cost == creature.attack_cost and self.rotate_cost == creature.rotate_cost
                and self.cost_mod == creature.cost_mod and self.protection == creature.protection
                and self.magic_protection == creature.magic_protection and self.evasion == creature.evasion
                and self.keywords == creature.keywords and self.pattern == creature.pattern
                and self.possessor == creature.possessor)


def refresh(duel: Duel) -> bool:
    """Work out anew what placement abilities make of all creatures and fields; answers whether anything changed.

    Rules: EOJ-SYNC-17, EOJ-SYNC-29, EOJ-ABIL-26b.
    """
    before: list[Figures | None] = []
    return renew(duel, living(duel), before)


def renew(duel: Duel, creatures: list[int], before: list[Figures | None]) -> bool:
    """Do what :func:`refresh` does for the living creatures; adds to ``before`` what each was, nothing for a plain one.

    One pass is enough: it begins with what the cards alone are, so that another one would find the same.
    """
    early = False
    late = False
    usual = False
    for card in creatures:
        info = duel.info[card]
        creature = duel.creatures[card]
        if creature.plain:
            before.append(None)
        else:
            before.append(Figures(creature))
            reset(creature, info)
        if info.usual:
            usual = True
        if info.early:
            early = True
        if info.late:
            late = True
    sealed = duel.sealed
    also = duel.also
    duel.sealed = 0
    if early or any_more(also):
        duel.also = [0] * 9
    if duel.timed:
        apply_timed(duel)
    if early:
        apply_elements(duel, creatures)
    if usual or late:
        scope = Scope()
        for card in creatures:
            codes = duel.info[card].usual
            if codes:
                apply_placements(duel, card, codes, scope)
        if late:
            for card in creatures:
                codes = duel.info[card].late
                if codes:
                    apply_placements(duel, card, codes, scope)
    for at in range(len(creatures)):
        card = creatures[at]
        creature = duel.creatures[card]
        figures = before[at]
        if figures is not None:
            if not figures.same(creature):
                return True
        elif not creature.plain and not as_printed(creature, duel.info[card]):
            return True
    return duel.sealed != sealed or duel.also is not also and duel.also != also


def any_more(also: list[int]) -> bool:
    """Whether a field counts as a further element."""
    for elements in also:
        if elements:
            return True
    return False


def reset(creature: Creature, info: CardInfo) -> None:
    """A creature as its card alone makes it."""
    creature.hp_mod = 0
    creature.attack_mod = 0
    creature.attack_cost = 0
    creature.rotate_cost = 0
    creature.cost_mod = 0
    creature.protection = info.protection
    creature.magic_protection = 0
    creature.evasion = info.evasion
    creature.keywords = info.keywords
    creature.pattern = creature.pattern_set if creature.pattern_set >= 0 else 0
    creature.possessor = -1
    creature.plain = True


def as_printed(creature: Creature, info: CardInfo) -> bool:
    """Whether a creature is as :func:`reset` would leave it."""
    return (creature.hp_mod == 0 and creature.attack_mod == 0 and creature.attack_cost == 0
            and creature.rotate_cost == 0 and creature.cost_mod == 0 and creature.protection == info.protection
            and creature.magic_protection == 0 and creature.evasion == info.evasion
            and creature.keywords == info.keywords and creature.possessor == -1
            and creature.pattern == (creature.pattern_set if creature.pattern_set >= 0 else 0))


def apply_timed(duel: Duel) -> None:
    """Changes for a time, and lasting ones of other figures than HP and attack."""
    for change in duel.timed:
        if not alive(duel, change.card):
            continue
        creature = duel.creatures[change.card]
        creature.plain = False
        if change.stat == S_ATTACK:
            creature.attack_mod += change.amount
        elif change.stat == S_HP:
            creature.hp_mod += change.amount
        elif change.stat == S_ATTACK_COST:
            creature.attack_cost += change.amount
        elif change.stat == S_ROTATE_COST:
            creature.rotate_cost += change.amount
        elif change.stat == S_PROTECTION:
            creature.protection += change.amount
        elif change.stat == S_MAGIC_PROTECTION:
            creature.magic_protection += change.amount
        elif change.stat == S_EVASION:
            creature.evasion += change.amount
        elif change.stat == S_SUMMON_COST:
            creature.cost_mod += change.amount
        elif change.stat == S_KEYWORD:
            creature.keywords |= change.amount


def apply_placements(duel: Duel, card: int, codes: tuple[AbilityCode, ...], scope: Scope) -> None:
    """What these placement abilities of a creature do now; ``scope`` is one that may be written."""
    scope.player = duel.owner[card]
    scope.card = card
    scope.field = duel.creatures[card].field
    for code in codes:
        scope.code = code
        if code.condition is None or code.condition.holds(duel, scope):
            for modifier in code.other_modifiers:
                modifier.apply(duel, scope)


def apply_elements(duel: Duel, creatures: list[int]) -> None:
    """What placement abilities make of the elements of fields, until no more comes of it."""
    codes: list[tuple[int, AbilityCode]] = []
    for card in creatures:
        for code in duel.info[card].early:
            codes.append((card, code))
    for _ in range(len(codes) + 1):
        before = [elements_at(duel, position) for position in range(9)]
        for card, code in codes:
            scope = scope_of(duel, card)
            scope.code = code
            if code.condition is None or code.condition.holds(duel, scope):
                for modifier in code.early_modifiers:
                    modifier.apply(duel, scope)
        if [elements_at(duel, position) for position in range(9)] == before:
            return


def field_effects(duel: Duel) -> bool:
    """Work out field bonuses and penalties; answers whether any has changed. Rules: EOJ-SYNC-16, EOJ-SYNC-30."""
    changed = False
    creatures = living(duel)
    barring = may_bend(duel, B_NO_BONUS)
    for card in creatures:
        value = field_modifier(duel, card)
        if value > 0 and barring and without_bonus(duel, card):
            value = 0
        creature = duel.creatures[card]
        if creature.field_mod != value:
            creature.field_mod = value
            changed = True
    return changed


def without_bonus(duel: Duel, card: int) -> bool:
    """Whether an ability keeps a creature from having a field bonus."""
    for source, ruling in in_force(duel, B_NO_BONUS):
        if ruling.test is not None and ruling.test.test(duel, card, scope_of(duel, source)):
            return True
    return False


def extinguish(duel: Duel) -> bool:
    """Creatures whose condition of extinction holds die at once. Rules: EOJ-ABIL-15, EOJ-ABIL-15b, EOJ-ABIL-15c."""
    killed = False
    if not may_bend(duel, B_EXTINCT):
        return killed
    for card in living(duel):
        for code in duel.info[card].extinct:
            if code.condition is None or code.condition.holds(duel, scope_of(duel, card)):
                kill(duel, card, True)
                killed = True
                break
    return killed


def placement_effects(duel: Duel) -> bool:
    """What placement abilities make of the board now; answers whether anything changed. Rules: EOJ-SYNC-17, -26."""
    creatures = living(duel)
    before: list[Figures | None] = []
    if not renew(duel, creatures, before):
        return False
    field_effects(duel)
    for at in range(len(creatures)):
        card = creatures[at]
        creature = duel.creatures[card]
        figures = before[at]
        possessor = -1 if figures is None else figures.possessor
        if creature.possessor >= 0 and possessor < 0:
            creature.possessed_since = duel.turn
            note(duel, L_POSSESSION, card, duel.owner[creature.possessor], creature.possessor)
        elif creature.possessor < 0 and possessor >= 0:
            note(duel, L_POSSESSION, card, duel.owner[card], -1)
    return True


def possess_since_before(duel: Duel) -> None:
    """Begin what possesses on a board that was put together and not played to: in an earlier turn.

    A possession is of this turn all the same if one of the two creatures came in it. Rule: EOJ-ABIL-28d.
    """
    field_effects(duel)
    placement_effects(duel)
    for card in living(duel):
        creature = duel.creatures[card]
        if creature.possessor >= 0 and duel.turn not in (
                creature.summoned, duel.creatures[creature.possessor].summoned):
            creature.possessed_since = duel.turn - 1


# the steps of a state sync
SYNC_ROUND: Final = 0
SYNC_WORK_OUT: Final = 1
SYNC_TRASH: Final = 2
SYNC_TRASHED: Final = 3
SYNC_BURY: Final = 4
SYNC_RETURN_ANSWERED: Final = 5
SYNC_DOUBLE_ANSWERED: Final = 6
SYNC_FACING_ANSWERED: Final = 7


class SyncTask(Task):
    """One state sync, from the first check to the round in which nothing happens."""

    def __init__(self) -> None:
        super().__init__()
        self.progress: bool = False
        self.rounds: int = 0
        self.dead: tuple[int, ...] = ()
        self.places: tuple[int, ...] = ()
        self.marks: tuple[int, ...] = ()
        """The keywords that the dead creatures had."""
        self.buried: tuple[int, ...] = ()
        """Those that have gone to the graveyard, and in ``graves`` the fields that they left."""
        self.graves: tuple[int, ...] = ()

    def fields(self) -> tuple[str, ...]:
        return ("step", "progress", "rounds", "dead", "places", "marks", "buried", "graves")

    def copy(self) -> SyncTask:
        twin = SyncTask()
        twin.step = self.step
        twin.progress = self.progress
        twin.rounds = self.rounds
        twin.dead = self.dead
        twin.places = self.places
        twin.marks = self.marks
        twin.buried = self.buried
        twin.graves = self.graves
        return twin

    def run(self, duel: Duel) -> None:
        while True:
            if self.step == SYNC_ROUND:
                self.progress = False
                self.rounds += 1
                if self.rounds > MOST_ROUNDS:
                    raise EndlessSync(f"a state sync is not over after {MOST_ROUNDS} rounds; on the board: "
                                      f"{[duel.info[card].name for card in living(duel)]}")
                self.step = SYNC_WORK_OUT
                if drain(duel):
                    self.progress = True
                    return
            if self.step == SYNC_WORK_OUT:
                self.step = SYNC_TRASH
                self.work_out(duel)
                if drain(duel):
                    self.progress = True
                    return
            if self.step == SYNC_TRASH:
                self.step = SYNC_TRASHED
                self.trash(duel)
                if drain(duel):
                    return
            if self.step == SYNC_TRASHED:
                if not self.dead:
                    if self.progress or duel.fresh:
                        self.step = SYNC_ROUND
                        continue
                    duel.stack.pop()
                    return
                self.step = SYNC_BURY
            if self.bury(duel):
                return
            self.step = SYNC_ROUND

    def work_out(self, duel: Duel) -> None:
        """Field effects, extinction, placement effects, and who dies of them. Rules: EOJ-SYNC-16, -17, -29, -30."""
        if not duel.stale:
            return
        changed = field_effects(duel)
        if extinguish(duel):
            changed = True
        if placement_effects(duel):
            changed = True
        for card in living(duel):
            if raw_hp(duel, card) <= 0:
                kill(duel, card)
                changed = True
        if changed:
            self.progress = True
        else:
            duel.stale = False

    def trash(self, duel: Duel) -> None:
        """Trash bonus, then the bodies leave their fields. Rules: EOJ-SYNC-18, EOJ-SYNC-19, EOJ-TRASH-03 to -06."""
        if not duel.surveyed:
            survey(duel)
        if duel.bodies == duel.side0 | duel.side1:
            self.dead = ()
            return
        self.dead = tuple([duel.occupant[position] for position in duel.settings.board.order
                           if duel.occupant[position] >= 0 and duel.creatures[duel.occupant[position]].dead])
        self.places = tuple([duel.creatures[card].field for card in self.dead])
        self.marks = tuple([duel.creatures[card].keywords for card in self.dead])
        for card in self.dead:
            if not duel.creatures[card].no_bonus:
                exit_mana(duel, card)
        for at in range(len(self.dead)):
            card = self.dead[at]
            note(duel, L_TRASH, card, duel.owner[card], self.places[at])
            emit(duel, E_TRASHED, card, self.places[at], duel.owner[card], -1, duel.creatures[card].facing)
            kept = duel.fresh
            duel.fresh = []
            leave_board(duel, card)
            duel.fresh = kept

    def bury(self, duel: Duel) -> bool:
        """The cards go to the graveyard one after the other; answers whether something waits. EOJ-SYNC-20, -21.

        Abilities of creatures that were put there come when all of them are.
        """
        while self.dead:
            card = self.dead[0]
            owner = duel.owner[card]
            position = self.places[0]
            if self.step == SYNC_BURY:
                if self.marks[0] & RETURN and duel.mana[owner] >= 1:
                    self.step = SYNC_RETURN_ANSWERED
                    duel.ask(owner, CONFIRM, [option(O_YES, card), option(O_NO, card)], W_RETURN, card)
                    return True
                to_graveyard(duel, card)
            elif self.step == SYNC_RETURN_ANSWERED:
                if verb_of(duel.answer) == O_YES:
                    lose_mana(duel, owner, 1)
                    return_to_hand(duel, card)
                else:
                    to_graveyard(duel, card)
            if self.step in (SYNC_BURY, SYNC_RETURN_ANSWERED):
                self.step = SYNC_DOUBLE_ANSWERED
                double = self.double_of(duel, card)
                if double >= 0:
                    duel.ask(owner, CONFIRM, [option(O_YES, double), option(O_NO, double)], W_RESURRECTION, card)
                    return True
                if duel.every_window and self.may_return(duel, card):
                    duel.ask(owner, CONFIRM, [option(O_NO, card)], W_RESURRECTION, card)
                    return True
            elif self.step == SYNC_DOUBLE_ANSWERED and verb_of(duel.answer) == O_YES:
                self.step = SYNC_FACING_ANSWERED
                double = self.double_of(duel, card)
                duel.ask(owner, POSITION, [option(O_FACING, double, facing) for facing in range(4)], W_FACING, double,
                         position)
                return True
            elif self.step == SYNC_FACING_ANSWERED:
                double = card_of(duel.answer)
                lose_mana(duel, owner, 1)
                put_on_board(duel, double, position, number_of(duel.answer))
                duel.creatures[double].barred = duel.turn
                note(duel, L_SUMMON, double, owner, position, number_of(duel.answer))
                duel.summoned_by |= 1 << owner
                duel.arrived.append(double)
                emit(duel, E_SUMMONED, double, position, owner)
            self.step = SYNC_BURY
            self.dead = self.dead[1:]
            self.places = self.places[1:]
            self.marks = self.marks[1:]
            if duel.place[card] == GRAVEYARD:
                self.buried = (*self.buried, card)
                self.graves = (*self.graves, position)
            if drain(duel):
                return True
        for at in range(len(self.buried)):
            emit(duel, E_BURIED, self.buried[at], self.graves[at], duel.owner[self.buried[at]])
        self.buried = ()
        self.graves = ()
        return drain(duel)

    def may_return(self, duel: Duel, card: int) -> bool:
        """Whether a card of the same name may take the place of the first dead one, as far as everybody can see."""
        return (self.marks[0] & RESURRECTION) != 0 and duel.mana[duel.owner[card]] >= 1 and (
            duel.occupant[self.places[0]] < 0)

    def double_of(self, duel: Duel, card: int) -> int:
        """A card of the same name in the owner's hand that may take the place of the first dead one, −1 for none."""
        owner = duel.owner[card]
        if not self.may_return(duel, card):
            return -1
        for other in duel.hand[owner]:
            if duel.info[other].name == duel.info[card].name:
                return other
        return -1


def exit_mana(duel: Duel, card: int) -> None:
    """The trash bonus: to the owner, unless an ability says otherwise. Rules: EOJ-TRASH-04, EOJ-TRASH-05."""
    owner = duel.owner[card]
    for source, ruling in in_force(duel, B_EXIT_MANA):
        if ruling.test is None or ruling.test.test(duel, card, scope_of(duel, source)):
            if ruling.number:
                gain_mana(duel, duel.owner[source], duel.settings.trash_bonus)
            return
    gain_mana(duel, owner, duel.settings.trash_bonus)


def start_sync(duel: Duel) -> None:
    """Push a state sync."""
    duel.stack.append(SyncTask())
