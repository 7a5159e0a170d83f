"""Prohibitions and permissions that apply now. Nothing here changes the duel."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.continuous import scope_for
from duelkit.yugioh.engine.facts.limits import done_key
from duelkit.yugioh.engine.facts.properties import amount_of, applies, face_up, source_there, source_works
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.categories import C_CANNOT, C_MAY, C_ONE_AT_A_TIME
from duelkit.yugioh.state.codes import (
    A_ADD_FROM_DECK,
    A_ATTACK,
    A_DRAW,
    A_DRAW_BY_EFFECT,
    A_HAVE_SUMMON_ANSWERED,
    A_SEND_FROM_DECK,
    E_SUMMONED,
    EITHER,
    FIELD,
    U_SOURCE_LEAVES,
    YOU,
    on_side,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.effect_code import NO_EFFECT
from duelkit.yugioh.state.events import Event


def forbidden(duel: State, action: int, card: int, player: int, other: int = -1, by_card: int = -1) -> bool:
    """Whether a card cannot do or undergo an action (〜できない). Rule: RES-CAN-01.

    :param player: the acting player (for "by the opponent's effects" and similar); −1 if there is none.
    :param other: the card that an exception is about, for example the Synchro Monster to be summoned.
    """
    for active in duel.active[C_CANNOT + action]:
        code = active.code
        if code.side >= 0:
            continue
        if code.by >= 0 and (player < 0 or (player == active.player) != (code.by == 0)):
            continue
        if not applies(duel, active, card):
            continue
        if code.test is not None and other >= 0 and code.test.test(duel, other, active.scope):
            continue
        if code.flag and (card << 8 | action) in duel.used:
            continue
        return True
    return False


def seen_from(duel: State, active: Active) -> int:
    """The player from whom a modifier speaks of players (自分, 相手)."""
    return duel.controller[active.bound[0]] if active.code.by_controller and active.bound else active.player


def summon_unanswered(duel: State, player: int, card: int, action: int = A_HAVE_SUMMON_ANSWERED) -> bool:
    """Whether a monster has just been summoned, as whose summon succeeds the player cannot activate the card.

    (召喚成功時に〜発動できない) For a Set card its true properties count, since activating reveals it.
    """
    part = duel.play[card]
    shown = duel.place[card] & FIELD != 0 and not part.face_up
    if shown:
        part.face_up = True
    found = _summon_answered(duel, player, card, action)
    if shown:
        part.face_up = False
    return found


def summons(duel: State, event: Event, active: Active) -> bool:
    """Whether the player of whom the modifier speaks summoned the monster (自分がモンスターを召喚した成功時)."""
    if not source_works(duel, active):
        return False
    return active.code.side == EITHER or (event.by == active.player) == (active.code.side == YOU)


def _summon_answered(duel: State, player: int, card: int, action: int) -> bool:
    """Whether a monster's summon that has just succeeded, as the last thing that happened (faq 20217), keeps the player
    from activating the card.
    """
    for event in duel.recent:
        if event.kind != E_SUMMONED or event.moment != duel.last_moment:
            continue
        for active in duel.active[C_CANNOT + action]:
            code = active.code
            if code.by >= 0 and (player == active.player) != (code.by == 0):
                continue
            if code.kinds and not code.kinds & event.kinds:
                continue
            if not (applies(duel, active, event.card) if code.side < 0 else summons(duel, event, active)):
                continue
            if code.test is None or not code.test.test(duel, card, active.scope):
                return True
    return False


def cannot_add(duel: State, player: int) -> bool:
    """Whether the player can add no cards from the deck to the hand, other than by drawing them."""
    return len(duel.active[C_CANNOT + A_ADD_FROM_DECK]) > 0 and player_forbidden(duel, A_ADD_FROM_DECK, player)


def cannot_send_from_deck(duel: State, player: int) -> bool:
    """Whether no cards of the player's deck can be sent to the graveyard."""
    return len(duel.active[C_CANNOT + A_SEND_FROM_DECK]) > 0 and player_forbidden(duel, A_SEND_FROM_DECK, player)


def cannot_draw_by_effect(duel: State, player: int) -> bool:
    """Whether the player can draw no cards by effects."""
    return (
        len(duel.active[C_CANNOT + A_DRAW]) > 0
        and player_forbidden(duel, A_DRAW, player)
        or len(duel.active[C_CANNOT + A_DRAW_BY_EFFECT]) > 0
        and player_forbidden(duel, A_DRAW_BY_EFFECT, player)
    )


def one_is_left(duel: State, active: Active) -> bool:
    """Whether one of the cards that a modifier depends on is still face-up on the field (表側表示で存在する限り)."""
    for at in range(len(active.bound)):
        card = active.bound[at]
        if duel.stamp[card] == active.stamps[at] and face_up(duel, card):
            return True
    return False


def player_forbidden(
    duel: State,
    action: int,
    player: int,
    card: int = -1,
    kinds: int = 0,
    zone: int = 0,
    by_card: int = -1,
    by: int = -1,
) -> bool:
    """Whether a player cannot do something (with this card, in this way, from this place, by the effect of a card).

    :param by: whose effect it would be; −1: that does not matter.
    """
    for active in duel.active[C_CANNOT + action]:
        code = active.code
        if code.side < 0:
            continue
        if not on_side(code.side, active.player, player) or _by_another(active, by):
            continue
        if code.number and _still_free(duel, active, action, player, card):
            continue
        if active.bound and not one_is_left(duel, active):
            continue
        if code.kinds and not code.kinds & kinds:
            continue
        if code.second & kinds:
            continue
        if code.zones and not code.zones & (zone or (duel.place[card] if card >= 0 else 0)):
            continue
        if code.test is not None and card >= 0 and code.test.test(duel, card, active.scope):
            continue
        if _forbids_now(duel, active, by_card):
            return True
    return False


def _by_another(active: Active, by: int) -> bool:
    """Whether a prohibition is about the effects of the other player than ``by``."""
    return by >= 0 and active.code.by >= 0 and (by == active.player) != (active.code.by == 0)


def _forbids_now(duel: State, active: Active, by_card: int) -> bool:
    """Whether a prohibition for a player works at the moment, and concerns the effects of this card."""
    beside = active.code.beside
    if beside is not None and (by_card < 0 or not beside.test(duel, by_card, active.scope)):
        return False
    if active.continuous:
        return source_works(duel, active)
    if active.until == U_SOURCE_LEAVES and not source_there(duel, active):
        return False
    return active.code.condition is None or active.code.condition.holds(duel, active.scope)


def _still_free(duel: State, active: Active, action: int, player: int, card: int) -> bool:
    """Whether a prohibition leaves this to a player, because it has been done less often or by this monster alone."""
    done = times_done(duel, active, player)
    if action == A_ATTACK:  # what is kept is the first monster that attacked
        return done == 0 or done == card + 1
    most = active.code.amount
    return done < (active.code.number if most is None else most.value(duel, active.scope))


def note_attacker(duel: State, player: int, card: int) -> None:
    """Keep the first monster of a player that attacks, for what lets only one attack."""
    for active in duel.active[C_CANNOT + A_ATTACK]:
        key = done_key(active.order, player)
        if active.code.number and active.code.side >= 0 and not duel.used.get(key, 0):
            duel.used[key] = card + 1


def times_done(duel: State, active: Active, player: int) -> int:
    """How often a player has done this turn what a prohibition counts, since that began to apply."""
    return duel.used.get(done_key(active.order, player), 0)


def count_done(duel: State, action: int, player: int, cards: list[int], by: int = 1) -> None:
    """Count something that a player does, for the prohibitions that leave the first time; negated ones count too.

    :param cards: the monsters summoned, or the card activated; what these forbid has not begun to apply as they come.
    :param by: −1 to take it back.
    """
    for active in duel.active[C_CANNOT + action]:
        code = active.code
        if not code.number or active.source in cards or not on_side(code.side, active.player, player):
            continue
        if any([code.test is None or not code.test.test(duel, card, active.scope) for card in cards]):
            key = done_key(active.order, player)
            duel.used[key] = max(0, duel.used.get(key, 0) + by)


def at_most_one(duel: State) -> bool:
    """Whether no player can Special Summon several monsters at the same time."""
    for active in duel.active[C_ONE_AT_A_TIME]:
        if source_works(duel, active):
            return True
    return False


def may_be_flipped(duel: State, card: int, player: int) -> bool:
    """Whether the card's own text lets the player Flip Summon it now (〜が存在しなければ反転召喚できない)."""
    check = duel.info[card].flip_check
    return check is None or check.holds(duel, scope_for(duel, card, NO_EFFECT, player))


def permitted(duel: State, permission: int, card: int) -> bool:
    """Whether a permission beyond the rules applies to a card."""
    for active in duel.active[C_MAY + permission]:
        if active.code.side < 0 and applies(duel, active, card):
            return True
    return False


def permission_amount(duel: State, permission: int, card: int) -> int:
    """The largest amount of a permission that applies to a card; 0 if there is none."""
    best = 0
    for active in duel.active[C_MAY + permission]:
        if active.code.side < 0 and applies(duel, active, card):
            amount = amount_of(duel, active, card)
            if amount > best:
                best = amount
    return best
