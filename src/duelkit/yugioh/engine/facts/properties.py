"""The current properties of a card: types, names, Level, modifiers that apply. Nothing here changes the duel."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.behind import as_no_monster, is_no_monster
from duelkit.yugioh.engine.facts.columns import in_its_column
from duelkit.yugioh.engine.facts.meant import holds_for, match_ref, targeted_now
from duelkit.yugioh.engine.facts.names_used import names_as_used
from duelkit.yugioh.state.active import OWN_LATE, OWN_SET, Active
from duelkit.yugioh.state.card_info import CardInfo
from duelkit.yugioh.state.categories import (
    C_ATTRIBUTE,
    C_LEVEL,
    C_NEGATED,
    C_NOT_NEGATED,
    C_TREATED,
    C_UNAFFECTED,
    CANNOT_BE_TARGETED,
)
from duelkit.yugioh.state.code import Pool
from duelkit.yugioh.state.codes import (
    BECOME,
    BECOME_ORIGINAL,
    CALC,
    CONTINUOUS,
    DOWN_DEFENSE,
    EFFECT,
    FIELD,
    GAIN,
    GEMINI,
    GRAVEYARD,
    LINK,
    LOSE,
    MONSTER,
    MONSTER_ZONE,
    NORMAL,
    PENDULUM,
    PENDULUM_ZONE,
    R_THIS,
    SPELL,
    SPELL_ZONE,
    TRAP,
    U_NEXT_DAMAGE_CALCULATION,
    U_SOURCE_LEAVES,
    UP_ATTACK,
    UP_DEFENSE,
    XYZ,
    on_side,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import AS_LEVEL, AS_TYPES, GEMINI_ON, LOOKED_AT, TRAP_MONSTER, Scope

ENDLESS: Final = 1 << 60


def face_up(duel: State, card: int) -> bool:
    """Whether the card is face-up on the field."""
    return (duel.place[card] & FIELD) != 0 and duel.play[card].face_up


def position_now(duel: State, card: int) -> int:
    """The battle position of a monster on the field."""
    part = duel.play[card]
    return DOWN_DEFENSE if not part.face_up else UP_DEFENSE if part.defense else UP_ATTACK


def hidden(duel: State, card: int) -> bool:
    """Whether the card is face-down on the field, with indeterminate properties. Rules: MR3-FDN-03 to -05."""
    return (duel.place[card] & FIELD) != 0 and not duel.play[card].face_up


def on_field(duel: State, card: int) -> bool:
    """Whether the card counts as a card on the field. Rules: MR3-FLD-01, MR3-XYZ-08."""
    return (duel.place[card] & FIELD) != 0


def facts(duel: State, card: int) -> CardInfo:
    """The compiled card with the current printed properties; for a trap monster, those of the monster."""
    monster_info = duel.play[card].monster_info
    return duel.info[card] if monster_info is None else monster_info


def types_of(duel: State, card: int) -> int:
    """The types of a card at its place. Rules: MR3-PEN-12, RES-GAP-EQP-01, RES-GAP-GEM-01, RES-GAP-TRM-01."""
    if duel.cache.recalled and card in duel.cache.recalled:
        return duel.cache.recalled[card][AS_TYPES]
    types = duel.info[card].types
    place = duel.place[card]
    if place & FIELD:
        part = duel.play[card]
        if place == PENDULUM_ZONE:
            types = SPELL | PENDULUM
        elif is_no_monster(part.flags):
            types = as_no_monster(types, part.flags)
        elif part.monster_info is not None:
            types = part.monster_info.types | (types & (TRAP | SPELL | CONTINUOUS) if part.flags & TRAP_MONSTER else 0)
        elif place == SPELL_ZONE and types & MONSTER and not part.face_up:
            types = SPELL  # Set as a Spell
        elif types & GEMINI and part.face_up and not part.flags & GEMINI_ON and not gemini_negated(duel, card):
            types = types & ~EFFECT | NORMAL
    elif place == GRAVEYARD and types & GEMINI:
        types = types & ~EFFECT | NORMAL
    treated = duel.active[C_TREATED]
    if treated:
        types = _treated_as(duel, card, types, treated)
    return types


def _treated_as(duel: State, card: int, types: int, treated: tuple[Active, ...]) -> int:
    """The types including those as which the card is treated. A nested call returns the types computed so far."""
    busy = duel.cache.figuring
    key = (card << 8 | C_TREATED) << 1
    for i in range(0, len(busy), 2):
        if busy[i] == key:
            return busy[i + 1]
    at = len(busy) + 1
    busy.append(key)
    busy.append(types)
    for active in treated:
        if (active.code.number or active.code.second) and applies(duel, active, card):
            busy[at] = busy[at] & ~active.code.second | active.code.number
    types = busy[at]
    del busy[at - 1 :]
    return types


def gemini_negated(duel: State, card: int) -> bool:
    """Whether the effect that makes a Gemini Monster a Normal Monster is negated: then it is an Effect Monster.

    In this check it counts as a Normal Monster: negations of Effect Monsters do not apply. Rule: RES-GAP-GEM-01.
    """
    part = duel.play[card]
    if not duel.active[C_NEGATED] or part.flags & LOOKED_AT:
        return False
    part.flags |= LOOKED_AT
    found = negated(duel, card)
    part.flags &= ~LOOKED_AT
    return found


def is_monster(duel: State, card: int) -> bool:
    """Whether the card is treated as a monster at its place."""
    place = duel.place[card]
    if place == MONSTER_ZONE:
        return True
    return not place & FIELD and (duel.info[card].types & MONSTER) != 0


DEEPEST: Final = 60
"""The limit of nested checks: more than any cards need whose effects do not depend on each other in a circle."""


def source_works(duel: State, active: Active) -> bool:
    """Whether a continuous modifier's source is not negated and its condition holds."""
    if (
        duel.active[C_NEGATED]
        and not active.effect.unnegatable
        and negated(duel, active.source, active.order if active.code.category == C_NEGATED else ENDLESS)
    ):
        return False
    return conditions_hold(duel, active)


def conditions_hold(duel: State, active: Active) -> bool:
    """Whether the conditions of a continuous modifier hold."""
    code = active.code
    condition = active.effect.condition
    if condition is not None and not condition.holds(duel, active.scope):
        return False
    return code.condition is None or code.condition.holds(duel, active.scope)


def applies(duel: State, active: Active, card: int) -> bool:
    """Whether a modifier applies to this card now.

    A modifier that depends on itself through others, in a way for which there is no ruling, does not apply, so that the
    check ends.
    """
    if duel.cache.looks > DEEPEST:
        return False
    duel.cache.looks += 1
    found = _applies(duel, active, card)
    duel.cache.looks -= 1
    return found


def source_there(duel: State, active: Active) -> bool:
    """Whether the source of a modifier is still face-up where it was."""
    return face_up(duel, active.source) and duel.stamp[active.source] == active.stamp


def bound_to(duel: State, active: Active, card: int) -> bool:
    """Whether a modifier is bound to the card, and the card has not moved since."""
    bound = active.bound
    for i in range(len(bound)):
        if bound[i] == card:
            return active.stamps[i] == duel.stamp[card]
    return False


def _lent(duel: State, active: Active, card: int) -> bool:
    """Whether a card that lends a modifier, as an Equip Card does, does so now."""
    worn = active.until == U_SOURCE_LEAVES and duel.play[active.source].equipped_to == card  # by an Equip Card
    if (active.code.by_source or worn) and duel.active[C_NEGATED] and negated(duel, active.source):
        return False
    free = not worn or not duel.active[C_UNAFFECTED] or active.code.category == CANNOT_BE_TARGETED
    return (free or not unaffected(duel, card, active.source, active.player, False)) and source_there(duel, active)


def _applies_when_bound(duel: State, active: Active, card: int) -> bool:
    """Whether a modifier that is bound to certain cards applies to this card now."""
    code = active.code
    if not bound_to(duel, active, card):
        return False
    if active.until == U_NEXT_DAMAGE_CALCULATION and not (
        duel.step & CALC and card in (duel.attacker, duel.attack_target)
    ):
        return False
    if (code.by_source or active.until == U_SOURCE_LEAVES) and not _lent(duel, active, card):
        return False
    if code.condition is not None and not holds_for(duel, active, card):
        return False
    if (code.own_text or code.of_itself and active.source == card and not active.effect.unnegatable) and (
        duel.active[C_NEGATED] and negated(duel, card)
    ):
        return False
    return code.on_hidden or not hidden(duel, card)


def _applies(duel: State, active: Active, card: int) -> bool:
    code = active.code
    if active.bound:
        return _applies_when_bound(duel, active, card)
    if active.continuous:
        if code.ref >= 0:
            if not match_ref(duel, code.ref, card, active):
                return False
        elif code.pool is None or not in_pool(duel, code.pool, card, active.scope):
            return False
        if not source_works(duel, active):
            return False
    elif code.pool is None or not in_pool(duel, code.pool, card, active.scope):
        return False
    elif code.condition is not None and not code.condition.holds(duel, active.scope):
        return False
    elif active.until == U_SOURCE_LEAVES and not (source_there(duel, active) and source_works(duel, active)):
        return False
    if code.in_column and not in_its_column(duel, active, card):
        return False
    if not duel.active[C_UNAFFECTED] or card == active.source or code.category == CANNOT_BE_TARGETED:
        return True
    return not unaffected(duel, card, active.source, active.player, False, active.order)


def negated(duel: State, card: int, before: int = ENDLESS, as_trap: bool = False) -> bool:
    """Whether the card's effects are negated.

    :param before: only continuous negations that began to apply earlier than this count. If two cards would negate each
    other, the earlier one prevails.
    :param as_trap: whether negations of this one monster do not count (faq 13271).
    """
    if duel.active[C_NOT_NEGATED] and keeps_effects(duel, card):
        return False
    for active in duel.active[C_NEGATED]:
        if active.continuous and active.order >= before or as_trap and active.bound:
            continue
        if applies(duel, active, card) and not (active.continuous and before == ENDLESS and overruled(duel, active)):
            return True
    return False


def keeps_effects(duel: State, card: int) -> bool:
    """Whether the effects of the card cannot be negated (効果は無効化されない)."""
    for active in duel.active[C_NOT_NEGATED]:
        if not active.code.number and applies(duel, active, card):
            return True
    return False


def overruled(duel: State, negation: Active) -> bool:
    """Whether a continuous negation is itself negated by a later one that it does not negate."""
    for active in duel.active[C_NEGATED]:
        if active.continuous and active.order > negation.order and applies(duel, active, negation.source):
            return True
    return False


def unaffected(duel: State, card: int, source: int, player: int, activated: bool, before: int = ENDLESS) -> bool:
    """Whether the card is unaffected by the effects of ``source``, controlled by ``player`` (効果を受けない)."""
    for active in duel.active[C_UNAFFECTED]:
        code = active.code
        if active.order >= before and active.source == source:
            continue
        if code.flag and not activated or not shields_from(duel, active, card, source, player):
            continue
        if code.second and targeted_now(duel, card, source):
            continue
        if shields(duel, active, card):
            return True
    return False


def shields(duel: State, active: Active, card: int) -> bool:
    """Whether a modifier 効果を受けない is about the card, and applies."""
    code = active.code
    if active.bound:
        return applies(duel, active, card)
    if code.ref >= 0:
        return match_ref(duel, code.ref, card, active) and shield_works(duel, active)
    if code.pool is None or not in_pool(duel, code.pool, card, active.scope):
        return False
    if active.continuous:
        return shield_works(duel, active)
    return code.condition is None or code.condition.holds(duel, active.scope)


def shields_from(duel: State, shield: Active, card: int, source: int, player: int) -> bool:
    """Whether 効果を受けない applies to effects of this source."""
    code = shield.code
    if code.by >= 0 and (player == shield.player) != (code.by == 0):
        return False
    if code.number and (
        source < 0
        or not is_monster(duel, source)
        or duel.info[source].types & LINK
        or duel.info[source].level >= level_of(duel, card)
    ):
        return False
    return code.test is None or source >= 0 and code.test.test(duel, source, shield.scope)


def shield_works(duel: State, shield: Active) -> bool:
    """Whether a continuous 効果を受けない applies. Effects that its own card is unaffected by cannot negate it."""
    if duel.active[C_NEGATED] and not shield.effect.unnegatable:
        for active in duel.active[C_NEGATED]:
            if active.continuous and (
                active.order >= shield.order or shields_from(duel, shield, shield.source, active.source, active.player)
            ):
                continue
            if applies(duel, active, shield.source):
                return False
    return conditions_hold(duel, shield)


def in_pool(duel: State, pool: Pool, card: int, scope: Scope) -> bool:
    """Whether the card belongs to the pool, seen from the scope's player."""
    place = duel.place[card]
    zones = pool.zones
    if zones & SPELL_ZONE and duel.rules.pendulum_in_row:
        zones |= PENDULUM_ZONE
    if place & zones:
        whose = duel.controller[card]
        if on_side(pool.side, scope.player, whose) and (pool.test is None or pool.test.test(duel, card, scope)):
            return True
    for other in pool.more:
        if in_pool(duel, other, card, scope):
            return True
    return False


def names_of(duel: State, card: int) -> tuple[str, ...]:
    """The names of the card: its own, or the one as which it is treated (カード名を「X」として扱う)."""
    names = duel.info[card].names
    if duel.cache.recalled:
        used = names_as_used(duel, card)
        if used:
            return used
    for active in duel.active[C_TREATED]:
        if active.code.name and applies(duel, active, card):
            names = (active.code.name,)
        elif active.code.amount is not None and active.value >= 0 and applies(duel, active, card):
            names = duel.info[active.value].names
    return names


def has_name(duel: State, card: int, name: str) -> bool:
    """Whether the card has this name. Rules: MR3-NAME-01, MR3-NAME-02."""
    return name in names_of(duel, card)


def amount_of(duel: State, active: Active, card: int) -> int:
    """The amount of a modifier for this card."""
    if active.frozen:
        return active.value
    amount = active.code.amount
    if amount is None:
        return 0
    scope = active.scope
    before = scope.each
    scope.each = card
    value = amount.value(duel, scope)
    scope.each = before
    return value


def _concerned(actives: tuple[Active, ...], card: int) -> bool:
    """Whether one of the modifiers can apply to the card. Most are bound to other cards or only affect their source."""
    for active in actives:
        bound = active.bound
        if bound:
            for other in bound:
                if other == card:
                    return True
        elif not active.continuous or active.source == card or active.code.ref != R_THIS:
            return True
    return False


def figure(duel: State, card: int, base: int, actives: tuple[Active, ...], original_only: bool) -> int:
    """A figure: the original value, changed first by the card's own text, then by everything else in order.

    Changes by the card's own text that depend on the current value (倍になる) come last.
    """
    if hidden(duel, card):
        return base
    if not _concerned(actives, card):
        return base if base > 0 or original_only else 0
    # a figure that depends on itself through others has the value computed so far
    busy = duel.cache.figuring
    key = (card << 8 | actives[0].code.category) << 1 | original_only
    for i in range(0, len(busy), 2):
        if busy[i] == key:
            return busy[i + 1]
    at = len(busy) + 1
    busy.append(key)
    busy.append(base)
    for active in actives:
        if active.code.change == BECOME_ORIGINAL and applies(duel, active, card):
            # only once, since an effect that doubles the original value computes that value itself
            if not original_only:
                busy[at] = figure(duel, card, base, actives, True)
                break
            busy[at] = amount_of(duel, active, card)
    if not original_only:
        _change(duel, card, actives, at)
    value = busy[at]
    del busy[at - 1 :]
    return value if value > 0 or original_only else 0


def _changed(value: int, active: Active, amount: int) -> int:
    """A figure after one modifier."""
    change = active.code.change
    if change == GAIN:
        return value | amount if active.code.category == C_ATTRIBUTE else value + amount
    return value - amount if change == LOSE else amount


def _change(duel: State, card: int, actives: tuple[Active, ...], at: int) -> None:
    """Apply modifiers to the original value of a figure, which is entry ``at`` of ``duel.cache.figuring``."""
    own = _set_first(duel, card, actives, at)
    value = duel.cache.figuring[at]
    for active in actives:
        change = active.code.change
        own_text = active.continuous and active.source == card
        if change == BECOME_ORIGINAL or active.code.as_summoned or change == BECOME and own_text:
            continue
        if change == BECOME and own & OWN_SET and duel.play[card].bore_before(active.source):
            continue
        if applies(duel, active, card):
            value = _changed(value, active, amount_of(duel, active, card))
            duel.cache.figuring[at] = value
    if own & OWN_LATE:
        for active in actives:
            if active.continuous and active.source == card and active.code.relative and applies(duel, active, card):
                duel.cache.figuring[at] = amount_of(duel, active, card)


def _set_first(duel: State, card: int, actives: tuple[Active, ...], at: int) -> int:
    """Apply what sets a figure before everything else changes it: first the effect that summoned the monster (光神化
    and マドルチェ・プディンセス), then the card's own text: ``OWN_SET``, or ``OWN_LATE`` if it comes last.
    """
    own = 0
    for active in actives:
        if active.code.as_summoned and applies(duel, active, card):
            duel.cache.figuring[at] = amount_of(duel, active, card)
    for active in actives:
        if active.code.change == BECOME and active.continuous and active.source == card:
            if active.code.relative:
                own |= OWN_LATE
            elif applies(duel, active, card):
                duel.cache.figuring[at] = amount_of(duel, active, card)
                own |= OWN_SET
    return own


def level_of(duel: State, card: int) -> int:
    """The current Level; 0 if it has none (Xyz, Link Monsters). Rules: MR3-TYPE-01, MR3-XYZ-01, MR20-GAP-LNK-02."""
    if duel.cache.recalled and card in duel.cache.recalled:
        return duel.cache.recalled[card][AS_LEVEL]
    info = facts(duel, card)
    if info.types & (XYZ | LINK) or not info.types & MONSTER:
        return 0
    actives = duel.active[C_LEVEL]
    if not actives:
        return info.level
    value = figure(duel, card, info.level, actives, False)
    return value if value > 0 else 1
