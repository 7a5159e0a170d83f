"""The only place where something observable becomes an event: log, triggers, listeners."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.continuous import scope_for
from duelkit.yugioh.engine.moves.arrivals import was_there
from duelkit.yugioh.engine.moves.consequences import line_up_followers
from duelkit.yugioh.state.categories import C_WHENEVER
from duelkit.yugioh.state.codes import (
    AS_MATERIAL,
    E_ACTIVATED,
    E_FLIPPED,
    E_RESOLVED,
    E_SENT_TO_GRAVEYARD,
    E_SUMMONED,
    E_TARGETED,
    FIELD,
    GEMINI,
    GRAVEYARD,
    HAND,
    K_FLIP,
    MONSTER_ZONE,
    PENDULUM_ZONE,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.effect_code import EffectCode
from duelkit.yugioh.state.events import Event
from duelkit.yugioh.state.log import L_PHASE, LogEntry
from duelkit.yugioh.state.parts import GEMINI_ON, Pending


def note(
    duel: State, kind: int, card: int = -1, player: int = -1, a: int = 0, b: int = 0, c: int = 0, secret: int = 0
) -> None:
    """Log something that is not an event."""
    if kind != L_PHASE:
        duel.cache.clock += 1
    if not duel.silent:
        duel.log = LogEntry(duel.log, kind, card, player, a, b, c, secret)


def next_moment(duel: State) -> None:
    """Begin a new moment: what follows happens later than everything before. Rules: RES-END-02, MR3-TIM-01."""
    duel.moment += 1


def _of_material(duel: State, amount: int) -> int:
    """The amount of an event about a material; if an effect uses it, one more than the monster made with it."""
    return duel.cache.made + 1 if duel.cache.made >= 0 else amount


def emit(
    duel: State,
    kind: int,
    card: int,
    player: int,
    by: int = -1,
    by_card: int = -1,
    because: int = 0,
    origin: int = 0,
    to: int = 0,
    kinds: int = 0,
    face_up: bool = True,
    amount: int = 0,
) -> None:
    """Emit an event: log it and line up every trigger that waits for it.

    :param player: the previous controller or owner of the card, or the player concerned.
    :param by: the player whose card, effect or action caused it; ``by_card``: that card.
    :param amount: how much; of a material that an effect uses, it is one more than the monster made with it.
    """
    stamp = duel.stamp[card] if card >= 0 else 0
    if because & AS_MATERIAL:
        amount = _of_material(duel, amount)
    event = Event(kind, card, stamp, player, by, by_card, because, origin, to, kinds, face_up, amount, duel.moment)
    duel.recent.append(event)
    duel.cache.event_kinds |= 1 << kind
    if card >= 0:
        duel.cache.clock += 1
    if kind != E_ACTIVATED and kind != E_RESOLVED and kind != E_TARGETED:
        duel.last_moment = duel.moment
    if card >= 0 and duel.info[card].answered_events >> kind & 1:
        for code in duel.info[card].triggers:
            if kind == E_FLIPPED and code.kind == K_FLIP:
                line_up(duel, card, code, event)
            elif code.awaits >> kind & 1 and code.occasion is not None and code.occasion.about_this:
                line_up(duel, card, code, event)
    for entry in duel.listeners[kind]:
        listener = entry >> 8
        line_up(duel, listener, duel.info[listener].effects[entry & 0xFF], event)
    if duel.active[C_WHENEVER] or duel.after_link or card >= 0 and duel.info[card].leaves_field_effects:
        line_up_followers(duel, event)


def belongs(duel: State, card: int, code: EffectCode, event: Event) -> bool:
    """Whether a trigger about the card itself is an effect that it has at the place before or after the event."""
    place = duel.place[card]
    if card in duel.down_banished:
        return False
    if code.zones and not code.zones & (place | event.origin):
        return False
    where = event.to if event.to & FIELD else event.origin or place
    if code.pendulum != (where == PENDULUM_ZONE) and (
        code.pendulum or code.zones != 0 or event.to & FIELD != 0 or place & FIELD != 0
    ):
        # a monster effect does not exist in a pendulum zone, but does once the card has left it (紫毒の魔術師)
        return False
    if duel.info[card].types & GEMINI and where == MONSTER_ZONE:
        if place & FIELD:
            return (duel.play[card].flags & GEMINI_ON) != 0
        last = duel.last_known.get(card)
        return last is not None and last.gemini_on
    return True


def _join_pending(duel: State, card: int, code: EffectCode, event: Event) -> bool:
    """Add the event to the same trigger if that waits already; returns whether it does."""
    occasion = code.occasion
    for pending in duel.pending:
        if (
            pending.card == card
            and pending.code is code
            and pending.stamp == duel.stamp[card]
            and (not code.each_time or pending.link == duel.resolving)
            and (not code.by_either or pending.player == user_of(duel, event, pending.player))
        ):
            if occasion is None or occasion.matches_event(duel, event, scope_for(duel, card, code, pending.player)):
                pending.events = (*pending.events, event)
            return True
    return False


def user_of(duel: State, event: Event, player: int) -> int:
    """The player who uses a trigger that both have: whoever performed the Summon, or whose card went to the Graveyard.

    :param player: who does after other events.
    """
    if event.kind == E_SENT_TO_GRAVEYARD:
        return duel.owner[event.card]
    return event.by if event.kind == E_SUMMONED and event.by >= 0 else player


def _can_notice(duel: State, card: int, code: EffectCode, event: Event) -> bool:
    """Whether the place of a card, before and after an event, lets the event trigger its effect."""
    occasion = code.occasion
    about_this = occasion is None or occasion.about_this
    if about_this and event.card == card:
        return belongs(duel, card, code, event) and _holds_for_controller(duel, card, code, event)
    if event.card == card and duel.place[card] == event.to and not event.to & FIELD:
        return False  # its own arrival in a place does not trigger what it waits for in that place
    # what can be used from the hand or Graveyard: from there only if it was there before (EM:P Meowmine)
    either = not about_this and code.zones & HAND and duel.place[card] == GRAVEYARD and event.card >= 0
    return not either or was_there(duel, card, event)


def _holds_for_controller(duel: State, card: int, code: EffectCode, event: Event) -> bool:
    """Whether what an occasion says of players also holds for who controlled the card (サイバー・ドラゴン・ノヴァ);
    unless it is said from the owner's side (滅亡龍 ヴェイドス).
    """
    occasion = code.occasion
    other = 1 - duel.controller[card]
    if duel.place[card] & FIELD or occasion is None or not event.origin & FIELD or event.player != other:
        return True
    return occasion.from_other_field or occasion.matches_event(duel, event, scope_for(duel, card, code, other))


def line_up(duel: State, card: int, code: EffectCode, event: Event) -> None:
    """Add a trigger to the waiting ones, or the event to the same trigger if that waits already: it activates once.

    Some activate once for each chain link whose processing triggers them (``EffectCode.each_time``).
    """
    occasion = code.occasion
    if _join_pending(duel, card, code, event):
        return
    if not _can_notice(duel, card, code, event):
        return
    player = duel.controller[card]
    if code.by_either:
        player = user_of(duel, event, player)
    scope = scope_for(duel, card, code, player)
    if occasion is not None and not occasion.matches_event(duel, event, scope):
        return
    waiting = Pending()
    waiting.card = card
    waiting.stamp = duel.stamp[card]
    waiting.code = code
    waiting.player = player
    waiting.link = duel.resolving
    waiting.events = (event,)
    duel.pending.append(waiting)
