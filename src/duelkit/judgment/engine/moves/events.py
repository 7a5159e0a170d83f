"""Events: entries of the log, and the triggers that react."""

from __future__ import annotations

from duelkit.judgment.engine.facts.rulings import scope_of, survey
from duelkit.judgment.state.code import AbilityCode, Event, Scope
from duelkit.judgment.state.codes import E_BURIED, E_TRASHED, on_side
from duelkit.judgment.state.duel import State
from duelkit.judgment.state.log import L_CHANCE, LogEntry
from duelkit.judgment.state.parts import Waiting


def note(duel: State, kind: int, card: int = -1, player: int = -1, a: int = 0, b: int = 0, secret: int = 0) -> None:
    """Append an entry to the log for a change of the state."""
    duel.cache.stale = True
    if not duel.silent:
        duel.log = LogEntry(duel.log, kind, card, player, a, b, secret)


def remark(duel: State, kind: int, player: int, a: int = 0) -> None:
    """Append an entry to the log for something that changes neither a figure nor a field."""
    if not duel.silent:
        duel.log = LogEntry(duel.log, kind, -1, player, a, 0, 0)


def chance(duel: State, card: int = -1) -> bool:
    """Decide a 50 % chance and log it. Rule: EOJ-ABIL-05."""
    result = duel.forced.pop(0) if duel.forced else duel.rng.below(2) == 1
    note(duel, L_CHANCE, card, -1, 1 if result else 0)
    return result


def emit(duel: State, kind: int, card: int, field: int, player: int, other: int = -1, amount: int = 0) -> None:
    """Queue the abilities that react to an event. Rules: EOJ-TRIG-01 to -04.

    :param card: the creature to which it happened, −1 for none.
    :param field: where that creature is, or was.
    :param player: the creature's owner, or the player who caused the event.
    """
    event: Event | None = None
    if card >= 0 and (duel.info[card].own_events >> kind & 1 or duel.creatures[card].given):
        for code in triggers_of(duel, card):
            if code.event == kind and code.about_this and may_react(duel, card, kind):
                if event is None:
                    event = Event(kind, card, field, player, other, amount)
                if fits(duel, code, card, field, event):
                    duel.fresh.append(Waiting(card, code, duel.owner[card], field, event, True))
    if not duel.cache.surveyed:
        survey(duel)
    if duel.cache.awaited >> kind & 1:
        emit_to_watchers(duel, kind, card, field, player, other, amount, event)


def emit_to_watchers(
    duel: State, kind: int, card: int, field: int, player: int, other: int, amount: int, event: Event | None
) -> None:
    """Queue the abilities that react to what happens to any creature.

    :param event: the event as a value, if it exists already.
    """
    for position in duel.settings.board.order:
        watcher = duel.occupant[position]
        if (
            watcher < 0
            or not duel.info[watcher].triggers
            and not duel.creatures[watcher].given
            or (duel.creatures[watcher].dead and watcher != card)
        ):
            continue
        for code in triggers_of(duel, watcher):
            if code.event == kind and not code.about_this and may_react(duel, watcher, kind):
                if event is None:
                    event = Event(kind, card, field, player, other, amount)
                if fits(duel, code, watcher, position, event):
                    duel.fresh.append(Waiting(watcher, code, duel.owner[watcher], position, event, watcher == card))


def triggers_of(duel: State, card: int) -> tuple[AbilityCode, ...]:
    """The triggered abilities of a creature: its card's, and those that effects gave it."""
    given = duel.creatures[card].given
    return duel.info[card].triggers + given if given else duel.info[card].triggers


def may_react(duel: State, card: int, kind: int) -> bool:
    """Whether a creature's abilities react: those of a dead one only to its being trashed. Rule: EOJ-TRASH-13."""
    return not duel.creatures[card].dead or kind == E_TRASHED or kind == E_BURIED


def fits(duel: State, code: AbilityCode, watcher: int, position: int, event: Event) -> bool:
    """Whether the event triggers the ability."""
    if not on_side(code.side, duel.owner[watcher], event.player):
        return False
    scope = scope_of(duel, watcher)
    scope.field = position
    scope.event = event
    scope.code = code
    if not code.about_this and code.who is not None and event.card >= 0 and not code.who.test(duel, event.card, scope):
        return False
    where = code.where
    if where is not None and (event.field < 0 or not where.test(duel, event.field, scope)):
        return False
    if not code.once:
        return suits(duel, code, event.other, scope)
    for other in duel.attacked:
        if suits(duel, code, other, scope):
            return other == event.other
    return False


def suits(duel: State, code: AbilityCode, other: int, scope: Scope) -> bool:
    """Whether the attacked creature of an event meets the ability's condition."""
    if code.other is not None and (other < 0 or not code.other.test(duel, other, scope)):
        return False
    return not code.survived or other >= 0 and not duel.creatures[other].dead
