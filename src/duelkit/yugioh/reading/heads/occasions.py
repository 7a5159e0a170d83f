"""The events and moments that a head names: 〜した場合、, 〜ターンのエンドフェイズに."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from duelkit.yugioh.language.base import Condition, DoesNotHold, Occasion, OneHolds
from duelkit.yugioh.language.card import ONCE_PER_BATTLE, ONCE_PER_TURN, Timing
from duelkit.yugioh.language.clauses import OPPONENTS_TURN, YOUR_TURN, InPhase
from duelkit.yugioh.language.nouns import IS_THIS
from duelkit.yugioh.language.occasions import Activated, AnyEvent, AnyOccasion, When
from duelkit.yugioh.language.terms import EventKind, Phase, Side, Zone
from duelkit.yugioh.reading.activations import after
from duelkit.yugioh.reading.grammar.happenings import any_event
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.reading.grammar.reader import Reader
from duelkit.yugioh.reading.heads.draft import Draft
from duelkit.yugioh.words.conditions.meaning import CameHere

Timed = tuple[Occasion, Condition | None, Timing]
"""An event, a condition that its words imply, and whether it is 時 or 場合."""
Moment = tuple[Occasion, Condition | None, Zone]
"""A point of time, a condition, and where this card is, if its past implies that."""


def events_of(occasion: object) -> tuple[When, ...]:
    """The events of an occasion."""
    if isinstance(occasion, AnyEvent):
        return occasion.events
    return (occasion,) if isinstance(occasion, When) else ()


def who_of(when: When) -> tuple[object, ...]:
    """The properties of an event's card."""
    return getattr(when.who, "parts", (when.who,))


# events
def _when(event: Any) -> Timed:
    occasion, condition = event if isinstance(event, tuple) else (event, None)
    return occasion, condition, Timing.WHEN


def _if(event: Any) -> Timed | None:
    occasion, condition, _ = _when(event)
    over = after(occasion)
    return None if over is None else (over, condition, Timing.IF)


def _either(first: Timed, more: Timed) -> Timed | None:
    """One of two occasions with the same timing."""
    occasion, condition, timing = first
    other, further, same = more
    if condition is not None or further is not None or same is not timing:
        return None
    both = _one_of(occasion, other)
    return None if both is None else (both, None, timing)


def _one_of(first: Occasion, second: Occasion) -> Occasion | None:
    """One of two occasions; events of this card and of other cards are not mixed."""
    if isinstance(first, When | AnyEvent) and isinstance(second, When | AnyEvent):
        both = any_event(first, second)
        parts = events_of(both)
        own = {IS_THIS in who_of(each) for each in parts}
        stays = all(each.event in _STAYS for each in parts if IS_THIS in who_of(each))
        return both if len(own) == 1 or stays else None
    if isinstance(first, Activated) and isinstance(second, Activated):
        return AnyOccasion((first, second))
    return None


_STAYS: Final = (EventKind.SUMMONED, EventKind.TARGETED_BY_ATTACK, EventKind.FLIPPED, EventKind.POSITION_CHANGED)
"""Events after which this card is still on the field, where the effect works."""
reads("ONE_OCCASION", "{event:EVENT}時", _when)
reads("ONE_OCCASION", "{event:EVENT}場合", _if)
reads("OCCASION", "{timed:ONE_OCCASION}", lambda timed: timed)
reads("OCCASION", "{first:ONE_OCCASION}[、または|または|及び|か、]{more:OCCASION}", _either)


def _in_turn(timed: Timed, turn: Condition) -> Timed | None:
    """相手ターンに、〜した場合."""
    occasion, condition, timing = timed
    if condition is not None or isinstance(occasion, Activated | AnyOccasion):
        return None
    return occasion, turn, timing


reads("WHEN_USED", "{timed:OCCASION}[、|に、|に]", lambda timed: timed)
for _words, _turn in (
    ("相手ターンに、", OPPONENTS_TURN),
    ("自分ターンに、", YOUR_TURN),
    ("ドローフェイズ以外に、", DoesNotHold(InPhase((Phase.DRAW,)))),
):
    reads("WHEN_USED", f"{_words}{{timed:OCCASION}}[、|に、|に]", _in_turn, turn=_turn)


# moments
def _of_turn(moment: tuple[Occasion, Condition | None], held: Condition, *kinds: EventKind) -> Moment | None:
    """このカードが戦闘を行ったターンのエンドフェイズ: a moment of the turn of an action."""
    occasion, condition = moment
    if condition is not None or not isinstance(occasion, When) or occasion.event not in kinds:
        return None
    return occasion, held, Zone(0)


def _after(
    moment: tuple[Occasion, Condition | None], event: object, this_turn: bool | None, side: Side = Side.EITHER
) -> Moment | None:
    """このカードが墓地へ送られたターンのエンドフェイズ: a moment with a condition about this card's past."""
    occasion, condition = moment
    if condition is not None or not isinstance(occasion, When) or occasion.phase is None:
        return None
    if side is not Side.EITHER and occasion.side is Side.EITHER:
        occasion = occasion.but(side=side)
    past = _came(event, occasion, this_turn)
    return None if past is None else (occasion, *past)


reads("POINT", "{moment:MOMENT}", lambda moment: (*moment, Zone(0)))
reads(
    "POINT",
    "{held:THIS_TURN}ターンの{moment:MOMENT}",
    lambda moment, held: _of_turn(moment, held, EventKind.PHASE, EventKind.BATTLE_PHASE_ENDS),
)
reads(
    "POINT", "{held:THIS_TURN}{moment:MOMENT}", lambda moment, held: _of_turn(moment, held, EventKind.BATTLE_PHASE_ENDS)
)
reads("POINT", "{event:EVENT}ターンの{moment:MOMENT}", _after, this_turn=True)
reads("POINT", "{event:EVENT}相手ターンの{moment:MOMENT}", _after, this_turn=True, side=Side.OPPONENT)
reads("POINT", "{event:EVENT}自分ターンの{moment:MOMENT}", _after, this_turn=True, side=Side.YOU)
reads("POINT", "{event:EVENT}場合、次の{moment:MOMENT}", _after, this_turn=False)
reads("POINT", "{event:EVENT}[場合、|]次のターンの{moment:MOMENT}", _after, this_turn=None)
reads("AT_POINT", "{point:POINT}[に、|に|、]", lambda point: (point, False))
reads("AT_POINT", "{point:POINT}[に1度、|に1度だけ、|に1度]", lambda point: (point, True))


def _came(event: object, phase: When, this_turn: bool | None) -> tuple[Condition, Zone] | None:
    """The condition how this card came to the graveyard or was banished, and where it is.

    :param this_turn: it was in the turn of the phase; ``None``: in the turn before.
    """
    found: list[Condition] = []
    places: set[Zone] = set()
    for when in event.events if isinstance(event, AnyEvent) else (event,):
        if not isinstance(when, When) or not _of_this_card(when):
            return None
        found.append(
            CameHere(
                when.because,
                when.origin,
                when.face_up,
                phase.phase if this_turn is False else None,
                phase.side if this_turn is False else Side.YOU,
                when.by,
                bool(this_turn),
                this_turn is None,
                yours=when.side is Side.YOU,
            )
        )
        places.add(Zone.GRAVEYARD if when.event is EventKind.SENT_TO_GRAVEYARD else Zone.BANISHED)
    if len(places) != 1:
        return None
    return found[0] if len(found) == 1 else OneHolds(tuple(found)), places.pop()


def _of_this_card(when: When) -> bool:
    """Whether the event is that this card was sent to the graveyard or banished, as :class:`CameHere` can ask."""
    if when.who != IS_THIS or when.side is Side.OPPONENT:
        return False
    if when.side is Side.YOU and (not when.origin or when.origin & ~Zone.FIELD):
        return False
    if when.event not in (EventKind.SENT_TO_GRAVEYARD, EventKind.BANISHED):
        return False
    return when.by_card is None and not (when.unless or when.face_down or when.kinds)


def _lying_there(occasion: Occasion) -> Occasion | None:
    """The event, with the demand that this card was in its place before it."""
    if isinstance(occasion, When):
        return None if IS_THIS in who_of(occasion) else occasion.but(already=True)
    if isinstance(occasion, AnyEvent):
        events = tuple(_lying_there(event) for event in occasion.events)
        return AnyEvent(events) if all(isinstance(event, When) for event in events) else None  # type: ignore[arg-type]
    return None


def occasions(reader: Reader, draft: Draft, at: int) -> Iterator[tuple[Draft, int]]:
    """When the effect can be used: 〜した場合、, エンドフェイズに."""
    if draft.timed:
        return
    for (occasion, condition, timing), end in reader.read("WHEN_USED", at):
        event = _lying_there(occasion) if draft.already else occasion
        if event is not None:
            yield draft.under(condition, when=event, timing=timing), end
    if draft.already:
        return
    for ((occasion, condition, zones), once), end in reader.read("AT_POINT", at):
        if zones and draft.zones and zones != draft.zones or once and draft.limit is not None:
            continue
        in_phase = isinstance(occasion, When) and occasion.event is EventKind.PHASE
        limit = (ONCE_PER_TURN if in_phase else ONCE_PER_BATTLE) if once else draft.limit
        yield draft.under(condition, when=occasion, moment=True, limit=limit, zones=draft.zones or zones), end
