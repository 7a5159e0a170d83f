"""The effects of placement abilities and fields on creatures. Rules: EOJ-SYNC-16, -17, -26, -29, -30."""

from __future__ import annotations

from duelkit.judgment.engine.facts.rulings import in_force, may_change_rule, scope_of
from duelkit.judgment.engine.facts.values import alive, elements_at, field_modifier, living
from duelkit.judgment.engine.moves.events import note
from duelkit.judgment.engine.moves.placing import kill
from duelkit.judgment.state.code import AbilityCode, CardInfo, Scope
from duelkit.judgment.state.codes import (
    B_EXTINCT,
    B_NO_BONUS,
    S_ATTACK,
    S_ATTACK_COST,
    S_EVASION,
    S_HP,
    S_KEYWORD,
    S_MAGIC_PROTECTION,
    S_PROTECTION,
    S_ROTATE_COST,
    S_SUMMON_COST,
)
from duelkit.judgment.state.duel import State
from duelkit.judgment.state.log import L_POSSESSION
from duelkit.judgment.state.parts import Creature


class Figures:
    """A copy of the derived figures of a creature."""

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
        """Whether a creature's figures equal these."""
        return (
            self.hp_mod == creature.hp_mod
            and self.attack_mod == creature.attack_mod
            and self.attack_cost == creature.attack_cost
            and self.rotate_cost == creature.rotate_cost
            and self.cost_mod == creature.cost_mod
            and self.protection == creature.protection
            and self.magic_protection == creature.magic_protection
            and self.evasion == creature.evasion
            and self.keywords == creature.keywords
            and self.pattern == creature.pattern
            and self.possessor == creature.possessor
        )


def refresh(duel: State) -> bool:
    """Recompute the effects of placement abilities on all creatures and fields.

    Rules: EOJ-SYNC-17, EOJ-SYNC-29, EOJ-ABIL-26b.

    :returns: whether anything changed.
    """
    before: list[Figures | None] = []
    return renew(duel, living(duel), before)


def renew(duel: State, creatures: list[int], before: list[Figures | None]) -> bool:
    """Do what :func:`refresh` does, for the living creatures.

    One pass is enough: it starts from the printed figures, so a second pass would give the same result.

    :param before: receives the former figures of each creature, None for a plain one.
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
    if figures_differ(duel, creatures, before):
        return True
    return duel.sealed != sealed or duel.also is not also and duel.also != also


def figures_differ(duel: State, creatures: list[int], before: list[Figures | None]) -> bool:
    """Whether the figures of a creature differ from those in ``before``, where None means the printed figures."""
    for at in range(len(creatures)):
        card = creatures[at]
        creature = duel.creatures[card]
        figures = before[at]
        if figures is not None:
            if not figures.same(creature):
                return True
        elif not creature.plain and not as_printed(creature, duel.info[card]):
            return True
    return False


def any_more(also: list[int]) -> bool:
    """Whether some field counts as another element as well."""
    for elements in also:
        if elements:
            return True
    return False


def reset(creature: Creature, info: CardInfo) -> None:
    """Set the derived figures of a creature to those that its card alone gives."""
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
    """Whether a creature has the derived figures that :func:`reset` sets."""
    return (
        creature.hp_mod == 0
        and creature.attack_mod == 0
        and creature.attack_cost == 0
        and creature.rotate_cost == 0
        and creature.cost_mod == 0
        and creature.protection == info.protection
        and creature.magic_protection == 0
        and creature.evasion == info.evasion
        and creature.keywords == info.keywords
        and creature.possessor == -1
        and creature.pattern == (creature.pattern_set if creature.pattern_set >= 0 else 0)
    )


def apply_timed(duel: State) -> None:
    """Apply temporary changes, and lasting changes of figures other than HP and attack."""
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


def apply_placements(duel: State, card: int, codes: tuple[AbilityCode, ...], scope: Scope) -> None:
    """Apply placement abilities of a creature.

    :param scope: is overwritten.
    """
    scope.player = duel.owner[card]
    scope.card = card
    scope.field = duel.creatures[card].field
    for code in codes:
        scope.code = code
        if code.condition is None or code.condition.holds(duel, scope):
            for modifier in code.other_modifiers:
                modifier.apply(duel, scope)


def apply_elements(duel: State, creatures: list[int]) -> None:
    """Apply placement abilities to the elements of fields until nothing changes any more."""
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


def field_effects(duel: State) -> bool:
    """Recompute field bonuses and penalties; returns whether any has changed. Rules: EOJ-SYNC-16, EOJ-SYNC-30."""
    changed = False
    creatures = living(duel)
    barring = may_change_rule(duel, B_NO_BONUS)
    for card in creatures:
        value = field_modifier(duel, card)
        if value > 0 and barring and without_bonus(duel, card):
            value = 0
        creature = duel.creatures[card]
        if creature.field_mod != value:
            creature.field_mod = value
            changed = True
    return changed


def without_bonus(duel: State, card: int) -> bool:
    """Whether an ability denies a creature the field bonus."""
    for source, ruling in in_force(duel, B_NO_BONUS):
        if ruling.test is not None and ruling.test.test(duel, card, scope_of(duel, source)):
            return True
    return False


def extinguish(duel: State) -> bool:
    """Kill creatures whose condition of extinction holds. Rules: EOJ-ABIL-15, EOJ-ABIL-15b, EOJ-ABIL-15c."""
    killed = False
    if not may_change_rule(duel, B_EXTINCT):
        return killed
    for card in living(duel):
        for code in duel.info[card].extinct:
            if code.condition is None or code.condition.holds(duel, scope_of(duel, card)):
                kill(duel, card, True)
                killed = True
                break
    return killed


def placement_effects(duel: State) -> bool:
    """Apply placement abilities to the board; returns whether anything changed. Rules: EOJ-SYNC-17, -26."""
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


def possess_since_before(duel: State) -> None:
    """Date the possessions on a board that was set up instead of played: to an earlier turn.

    A possession dates from this turn if one of the two creatures was summoned in it. Rule: EOJ-ABIL-28d.
    """
    field_effects(duel)
    placement_effects(duel)
    for card in living(duel):
        creature = duel.creatures[card]
        if creature.possessor >= 0 and duel.turn not in (
            creature.summoned,
            duel.creatures[creature.possessor].summoned,
        ):
            creature.possessed_since = duel.turn - 1
