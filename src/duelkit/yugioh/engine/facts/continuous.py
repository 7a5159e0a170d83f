"""Continuous effects and listeners: registered and removed as cards arrive, leave and are turned."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.attack import destruction_fixed
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.categories import C_ATK, C_CONTROL, C_DEF, C_NEGATED, C_REDIRECT, CATEGORIES
from duelkit.yugioh.state.codes import (
    BANISHED,
    DECK,
    FIELD,
    GEMINI,
    K_CONTINUOUS,
    MONSTER_ZONE,
    NORMAL,
    PENDULUM_ZONE,
    R_THIS,
    U_DAMAGE_CALCULATION,
    U_NEXT_DAMAGE_CALCULATION,
    U_NEXT_STANDBY,
    U_OPPONENTS_NEXT_END_PHASE,
    U_OPPONENTS_NEXT_STANDBY,
    U_OPPONENTS_TURN_END,
    U_PENDULUM_SUMMON,
    U_SOURCE_LEAVES,
    U_YOUR_NEXT_STANDBY,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.effect_code import EffectCode
from duelkit.yugioh.state.parts import GEMINI_ON, MADE_NO_ATK, MADE_NO_DEF, TRAP_MONSTER, UNRESOLVED, Scope


def end_next_calculation(duel: State, battlers: tuple[int, ...]) -> None:
    """End the modifiers for the next damage calculation: it is over (or the turn, if no battlers are given)."""
    for category in duel.lasting:
        waits = False
        for active in duel.active[category]:
            if active.until == U_NEXT_DAMAGE_CALCULATION and not active.continuous:
                waits = True
        if not waits:
            continue
        kept: list[Active] = []
        for active in duel.active[category]:
            ends = active.until == U_NEXT_DAMAGE_CALCULATION and not active.continuous
            if ends and battlers:
                ends = False
                for card in active.bound:
                    if card in battlers:
                        ends = True
            if not ends:
                kept.append(active)
        duel.put_active(category, tuple(kept))


def effect_lives(duel: State, card: int, code: EffectCode) -> bool:
    """Whether this effect of the card exists at the card's place, negated or not.

    A Spell or Trap has no continuous effects before the chain link of its activation resolves, except one that keeps
    its own activation from being negated. The continuous effects of a monster end when its destruction by a battle is
    fixed. Rules: MR3-FDN-01, MR3-PEN-02, MR3-CHN-04, MR3-CHN-05, MR3-DSD-09.
    """
    place = duel.place[card]
    if not code.zones & place:
        return False
    if not place & FIELD:
        return place != BANISHED or card not in duel.down_banished or code.zones & DECK != 0
    part = duel.play[card]
    if code.face_down:
        return not part.face_up
    if not part.face_up or part.flags & UNRESOLVED and not code.of_activation:
        return False
    if code.kind == K_CONTINUOUS and destruction_fixed(duel, card):
        return False
    if code.pendulum != (place == PENDULUM_ZONE):
        return False
    if part.monster_info is not None and part.monster_info.types & NORMAL and not part.flags & TRAP_MONSTER:
        return False  # a Normal Monster has no effects, whatever it is elsewhere
    return not (duel.info[card].types & GEMINI and place == MONSTER_ZONE and not part.flags & GEMINI_ON)


def scope_for(duel: State, card: int, code: EffectCode, player: int) -> Scope:
    """A new scope of an effect of a card."""
    scope = Scope()
    scope.player = player
    scope.card = card
    scope.stamp = duel.stamp[card]
    scope.code = code
    scope.place = duel.place[card]
    return scope


def add_active(duel: State, active: Active) -> None:
    """Add a modifier that applies from now on."""
    category = active.code.category
    duel.put_active(category, (*duel.active[category], active))
    if not active.continuous and category not in duel.lasting:
        duel.lasting = [*duel.lasting, category]
    if category == C_CONTROL:
        duel.cache.control_differs = True
    if category == C_CONTROL or category == C_NEGATED:
        duel.unsettled = True


def register(duel: State, card: int) -> None:
    """Register the continuous effects and listeners of a card that exist at its place."""
    for code in duel.info[card].standing:
        if code.kind == K_CONTINUOUS:
            begin_continuous(duel, card, code)
    listen(duel, card)


def begin_continuous(duel: State, card: int, code: EffectCode) -> None:
    """Let a continuous effect of a card apply from now on, if it exists at the card's place."""
    if not effect_lives(duel, card, code):
        return
    scope = scope_for(duel, card, code, duel.controller[card])
    for number in code.standing:
        if code.modifiers[number].made and duel.play[card].flags & over(code.modifiers[number].category):
            continue
        duel.order += 1
        add_active(
            duel,
            Active(
                None,
                code,
                number,
                scope,
                card,
                duel.stamp[card],
                duel.controller[card],
                True,
                (),
                (),
                False,
                0,
                0,
                0,
                duel.order,
            ),
        )


def listen(duel: State, card: int) -> None:
    """Enter the triggers of a card about other cards that exist at its place."""
    for code in duel.info[card].listening:
        if code.occasion is not None and effect_lives(duel, card, code):
            entry = card << 8 | code.index
            for kind in code.occasion.kinds:
                if entry not in duel.listeners[kind]:
                    duel.put_listeners(kind, (*duel.listeners[kind], entry))


def over(category: int) -> int:
    """The flag of a card whose materials no longer determine this figure."""
    return MADE_NO_ATK if category == C_ATK else MADE_NO_DEF if category == C_DEF else 0


def unregister(duel: State, card: int) -> None:
    """Remove the continuous effects and listeners of a card."""
    end_continuous(duel, card)
    unlisten(duel, card)


def unlisten(duel: State, card: int) -> None:
    """Remove the triggers of a card about other cards."""
    for code in duel.info[card].listening:
        if code.occasion is not None:
            entry = card << 8 | code.index
            for kind in code.occasion.kinds:
                if entry in duel.listeners[kind]:
                    duel.put_listeners(kind, tuple([e for e in duel.listeners[kind] if e != entry]))


def end_continuous(duel: State, card: int, doomed: bool = False) -> None:
    """Remove the continuous effects of a card, but not its triggers.

    :param doomed: whether its destruction by a battle is fixed while it is still on the field; redirections of the card
    itself remain, and those of what it destroys in that battle.
    """
    for code in duel.info[card].standing:
        if code.kind == K_CONTINUOUS:
            for number in code.standing:
                drop_continuous(duel, card, code.modifiers[number].category, doomed)


def drop_continuous(duel: State, card: int, category: int, doomed: bool) -> None:
    """Remove the active modifiers of this kind that a card's own continuous effects have."""
    actives = duel.active[category]
    for active in actives:
        if _dropped(active, card, doomed):
            duel.put_active(category, tuple([a for a in actives if not _dropped(a, card, doomed)]))
            if category == C_CONTROL or category == C_NEGATED:
                duel.unsettled = True
            return


def _dropped(active: Active, card: int, doomed: bool) -> bool:
    if not active.continuous or active.source != card:
        return False
    code = active.code
    return not (doomed and code.category == C_REDIRECT and (code.ref == R_THIS or code.flag))


def refresh(duel: State, card: int) -> None:
    """Register the effects of a card again after it was turned or its properties changed."""
    if duel.info[card].standing:
        unregister(duel, card)
        register(duel, card)


def expire(duel: State, until: int, player: int = -1) -> None:
    """End all modifiers that last until this moment.

    :param player: if given, only those of this player's effects (for durations counted in the player's own turns).
    """
    for category in duel.lasting:
        actives = duel.active[category]
        if not actives:
            continue
        over = 0
        for active in actives:
            if _ends(duel, active, until, player):
                over += 1
        if over:
            duel.put_active(category, tuple([active for active in actives if not _ends(duel, active, until, player)]))
            if category == C_CONTROL or category == C_NEGATED:
                duel.unsettled = True


def expire_in_standby(duel: State) -> None:
    """End what lasts until this Standby Phase: the turn player's, the other's, that of either until the next one."""
    expire(duel, U_YOUR_NEXT_STANDBY, duel.turn_player)
    expire(duel, U_OPPONENTS_NEXT_STANDBY, 1 - duel.turn_player)
    expire(duel, U_NEXT_STANDBY)


def _ends(duel: State, active: Active, until: int, player: int) -> bool:
    return (
        not active.continuous
        and active.until == until
        and (player < 0 or active.player == player)
        and (
            active.turn < duel.turn
            or until <= U_DAMAGE_CALCULATION
            or until in (U_OPPONENTS_TURN_END, U_OPPONENTS_NEXT_END_PHASE, U_PENDULUM_SUMMON)
            and active.turn == duel.turn
        )
    )


def drop_restrictions(duel: State, scope: Scope) -> None:
    """Remove the activation restrictions of an effect whose activation was negated."""
    for number in scope.code.restrictions:
        category = scope.code.modifiers[number].category
        duel.put_active(
            category,
            tuple(
                [
                    active
                    for active in duel.active[category]
                    if active.continuous
                    or active.effect is not scope.code
                    or active.number != number
                    or active.source != scope.card
                    or active.stamp != scope.stamp
                    or active.turn != duel.turn
                ]
            ),
        )


def drop_dead(duel: State) -> None:
    """Remove modifiers bound to cards that have all moved."""
    still: list[int] = []
    for category in duel.lasting:
        actives = duel.active[category]
        kept: list[Active] = []
        lasts = False
        for active in actives:
            alive = active.continuous or not active.bound
            if alive and active.until == U_SOURCE_LEAVES and not active.continuous:
                alive = duel.stamp[active.source] == active.stamp
            elif not alive:
                for i in range(len(active.bound)):
                    if duel.stamp[active.bound[i]] == active.stamps[i]:
                        alive = True
            if alive:
                kept.append(active)
                lasts = lasts or not active.continuous
        if len(kept) != len(actives):
            duel.put_active(category, tuple(kept))
        if lasts:
            still.append(category)
    duel.lasting = still


def follow(duel: State, card: int) -> None:
    """Let modifiers of a card in the hand, such as a lower Level for the turn, follow it onto the field.

    Ｇゴーレム・ロックハンマー, summoned or Set after its effect; the Equip Spell that 泉の精霊 added, Set in that turn.
    """
    before = duel.stamp[card] - 1
    for category in duel.lasting:
        actives = duel.active[category]
        if not any([len(a.bound) == 1 and a.bound[0] == card and a.stamps[0] == before for a in actives]):
            continue
        kept: list[Active] = []
        for a in actives:
            if len(a.bound) == 1 and a.bound[0] == card and a.stamps[0] == before:
                stamps = (duel.stamp[card],)
                kept.append(
                    Active(
                        None,
                        a.effect,
                        a.number,
                        a.scope,
                        a.source,
                        duel.stamp[card] if a.source == card else a.stamp,
                        a.player,
                        False,
                        a.bound,
                        stamps,
                        a.frozen,
                        a.value,
                        a.until,
                        a.turn,
                        a.order,
                    )
                )
            else:
                kept.append(a)
        duel.put_active(category, tuple(kept))


def drop_bound(duel: State, card: int) -> None:
    """Remove the modifiers that effects applied to a card that was turned face-down. Rule: RES-GAP-FDN-01."""
    stamp = duel.stamp[card]
    for category in range(CATEGORIES):
        actives = duel.active[category]
        if not actives or category == C_CONTROL:
            continue
        for active in actives:
            if not active.continuous and (card in active.bound or of_itself(active, card)):
                duel.put_active(
                    category,
                    tuple(
                        [
                            a
                            for a in duel.active[category]
                            if a.continuous
                            or not (
                                of_itself(a, card) or len(a.bound) == 1 and a.bound[0] == card and a.stamps[0] == stamp
                            )
                        ]
                    ),
                )
                break


def of_itself(active: Active, card: int) -> bool:
    """Whether a modifier redirects its own card when that leaves (この効果で特殊召喚したこのカードは…除外される)."""
    return active.source == card and active.code.category == C_REDIRECT and active.code.ref == R_THIS
