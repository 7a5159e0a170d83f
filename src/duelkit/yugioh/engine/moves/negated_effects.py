"""Modifiers that negate effects as they are processed: because of their targets, or as they were activated."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.columns import kept_column
from duelkit.yugioh.engine.facts.negated_links import link_negated, zone_of_activation
from duelkit.yugioh.engine.facts.properties import applies, source_works, unaffected
from duelkit.yugioh.engine.facts.zones import column_of_card
from duelkit.yugioh.engine.moves.consequences import once_key
from duelkit.yugioh.engine.moves.events import note
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.categories import C_ACTIVATED_NEGATED, C_REBUFF
from duelkit.yugioh.state.codes import FIELD, FIELD_ZONE, MONSTER_ZONE
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_DIE
from duelkit.yugioh.state.parts import InPlay, Scope


def rebuffing(duel: State, scope: Scope) -> Active | None:
    """The modifier that negates the effect about to be processed because of its targets; ``None`` if there is none."""
    for active in duel.active[C_REBUFF]:
        if active.code.program < 0 and concerned(duel, active, scope):
            if not active.code.kinds or active.code.kinds >> rolled(duel, active) & 1:
                return active
    return None


def done_first(duel: State, scope: Scope) -> list[Active]:
    """The modifiers that do something before the effect is processed, because of its targets or of what it is."""
    found: list[Active] = []
    for active in duel.active[C_REBUFF]:
        if active.code.program < 0 or not concerned(duel, active, scope):
            continue
        if active.code.second:
            if duel.used.get(once_key(active.order), 0):
                continue
            duel.used[once_key(active.order)] = 1  # given back if nothing is done
        found.append(active)
    return found


def concerned(duel: State, active: Active, scope: Scope) -> bool:
    """Whether the effect about to be processed targets a card to which the modifier applies."""
    code = active.code
    if code.test is not None and not code.test.test(duel, scope.card, active.scope):
        return False
    if code.number and sum([len(cards) for cards in scope.targets]) != 1:
        return False
    if code.by >= 0 and (scope.player == active.player) != (code.by == 0):
        return False
    if code.where:
        return source_works(duel, active) if active.continuous else True
    for slot in range(len(scope.targets)):
        for at in range(len(scope.targets[slot])):
            card = scope.targets[slot][at]
            if scope.target_stamps[slot][at] == duel.stamp[card] and applies(duel, active, card):
                return True
    return False


def rolled(duel: State, active: Active) -> int:
    """The number that a die shows which a modifier has rolled. Rule: MR3-RND-02."""
    die = 1 + duel.rng.below(6)
    note(duel, L_DIE, active.source, active.player, die)
    return die


def negating_activated(duel: State, scope: Scope) -> Active | None:
    """The modifier that negates the activated effect about to be processed; one that also destroys goes first."""
    found: Active | None = None
    for active in duel.active[C_ACTIVATED_NEGATED]:
        if active.code.second and (scope.effect_negated or duel.used.get(_use(active), 0) or link_negated(duel, scope)):
            continue
        if (found is None or active.code.flag) and negates_activated(duel, active, scope):
            found = active
            if active.code.flag:
                break
    if found is not None and found.code.second:
        duel.used[_use(found)] = 1
    return found


def _use(active: Active) -> int:
    """The key that counts that a modifier has negated an effect this turn."""
    return active.order << 2 | 3


def negates_activated(duel: State, active: Active, scope: Scope) -> bool:
    """Whether a modifier negates an activated effect. Who activated it and where counts as it was at the activation,
    its card as it is now; turned face-down, or at another place, it is what is printed (faq 23369).
    """
    code = active.code
    card = scope.card
    if code.by >= 0 and (scope.player == active.player) != (code.by == 0):
        return False
    if code.zones and not code.zones & scope.place or code.number and not scope.defense:
        return False
    if code.in_column and not activated_in_column_of(duel, active.source, scope):
        return False
    if active.continuous:
        if not source_works(duel, active):
            return False
    elif code.condition is not None and not code.condition.holds(duel, active.scope):
        return False
    there = duel.stamp[card] == scope.stamp
    if there and unaffected(duel, card, active.source, active.player, False):
        return False
    if code.test is None:
        return True
    part = duel.play[card]
    shown = there and duel.place[card] & FIELD != 0 and not part.face_up
    if shown:
        duel.play[card] = InPlay()
    found = code.test.test(duel, card, active.scope)
    if shown:
        duel.play[card] = part
    return found


def activated_in_column_of(duel: State, source: int, scope: Scope) -> bool:
    """Whether an effect of the chain was activated in the column of the card, if that has one."""
    column = column_of_link(duel, scope)
    return column >= 0 and column == column_of_card(duel, source)


def column_of_link(duel: State, scope: Scope) -> int:
    """The column in which an effect of the chain was activated (同じ縦列で発動した); −1 if there is none."""
    place = scope.place & MONSTER_ZONE or zone_of_activation(scope)
    if not place or place == FIELD_ZONE:
        return -1
    kept = kept_column(duel, scope.card)
    there = duel.stamp[scope.card] == scope.stamp
    return column_of_card(duel, scope.card) if kept < 0 and there else kept
