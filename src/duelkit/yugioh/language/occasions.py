"""What an effect reacts to: an event, or an activation (発動条件)."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

from duelkit.yugioh.language.base import Filter, Occasion, Pool
from duelkit.yugioh.language.events import Actor, Cause
from duelkit.yugioh.language.terms import Because, EventKind, Phase, Side, Step, SummonKind, Would, Zone


@dataclass(frozen=True, slots=True, init=False)
class When(Occasion):
    """An event (〜した時, 〜された場合): ``summoned()``, ``sent_to_graveyard(IS_THIS)``.

    It consists of the card (``actor``), the ``cause``, and what belongs to some kinds of events; the arguments of both
    parts are given to it directly.

    :param event: the kind of event.
    :param who: the card that it is about; ``None``: any, or none.
    :param side: who controlled the card before the event, or owned it outside the field; who took damage or drew.
    :param by: whose card or effect caused it; ``None``: any.
    :param by_card: what that card is; ``OTHER``: any cause but this card itself, the rules too. For a summon, that
        cards are not such also means that the rules may be the cause (「X」の効果以外で召喚・特殊召喚された).
    :param because: reasons that must all be there.
    :param unless: reasons that must not be there.
    :param origin: from where; ``Zone(0)``: from anywhere.
    :param to: to where; ``Zone(0)``: to anywhere.
    :param kinds: how the monster was summoned.
    :param face_up: the card was face-up before.
    :param phase: the phase that a ``PHASE`` event begins.
    :param alone: only this one card was concerned.
    :param face_down: the card was face-down before.
    :param card: of an ``ACTIVATED`` event, as in :class:`Activated`.
    :param already: this card was where it is before that moment (このカードが〜に存在する状態で).
    :param actor: the card as it was before, instead of ``who``, ``side``, ``origin``, ``face_up`` and ``face_down``.
    :param cause: the cause, instead of ``by``, ``by_card``, ``because`` and ``unless``.
    """

    event: EventKind
    actor: Actor
    cause: Cause
    to: Zone
    kinds: SummonKind
    phase: Phase | None
    alone: bool
    card: bool | None
    already: bool

    def __init__(
        self,
        event: EventKind,
        who: Filter | None = None,
        side: Side = Side.EITHER,
        by: Side | None = None,
        by_card: Filter | None = None,
        because: Because = Because(0),
        unless: Because = Because(0),
        origin: Zone = Zone(0),
        to: Zone = Zone(0),
        kinds: SummonKind = SummonKind(0),
        face_up: bool = False,
        phase: Phase | None = None,
        alone: bool = False,
        face_down: bool = False,
        card: bool | None = None,
        already: bool = False,
        *,
        actor: Actor | None = None,
        cause: Cause | None = None,
    ) -> None:
        given: dict[str, object] = {
            "event": event,
            "actor": Actor(who, side, origin, face_up, face_down) if actor is None else actor,
            "cause": Cause(because, by, by_card, unless) if cause is None else cause,
            "to": to,
            "kinds": kinds,
            "phase": phase,
            "alone": alone,
            "card": card,
            "already": already,
        }
        for name, value in given.items():
            object.__setattr__(self, name, value)

    def but(self, **changes: Any) -> When:
        """The same event with some arguments changed."""
        given: dict[str, Any] = {name: getattr(self, name) for name in self.__match_args__}
        for part in ("actor", "cause"):
            own = [each.name for each in fields(given[part]) if each.name in changes]
            inner: dict[str, Any] = {name: changes.pop(name) for name in own}
            given[part] = replace(given[part], **inner)
        given.update(changes)
        return When(**given)

    @property
    def who(self) -> Filter | None:
        return self.actor.who

    @property
    def side(self) -> Side:
        return self.actor.side

    @property
    def origin(self) -> Zone:
        return self.actor.origin

    @property
    def face_up(self) -> bool:
        return self.actor.face_up

    @property
    def face_down(self) -> bool:
        return self.actor.face_down

    @property
    def by(self) -> Side | None:
        return self.cause.by

    @property
    def by_card(self) -> Filter | None:
        return self.cause.by_card

    @property
    def because(self) -> Because:
        return self.cause.because

    @property
    def unless(self) -> Because:
        return self.cause.unless

    def __or__(self, other: When | AnyEvent) -> AnyEvent:
        return AnyEvent((self,)) | other


@dataclass(frozen=True, slots=True)
class AnyEvent(Occasion):
    """One of several events.

    :param events: the events.
    """

    events: tuple[When, ...]

    def __or__(self, other: When | AnyEvent) -> AnyEvent:
        return AnyEvent((*self.events, *(other.events if isinstance(other, AnyEvent) else (other,))))


@dataclass(frozen=True, slots=True)
class Activated(Occasion):
    """The newest chain link is such an activation, and the effect responds to it (発動した時): ``activated(SPELL)``.

    :param which: the card; ``None``: any.
    :param card: ``True``: the card was activated; ``False``: an effect; ``None``: either.
    :param by: who activated it.
    :param would: what its processing would do.
    :param zones: where it was activated; ``Zone(0)``: anywhere.
    :param targets_one: it targets exactly one card, which passes this filter.
    :param targets: it targets at least one card of this pool.
    """

    which: Filter | None = None
    card: bool | None = None
    by: Side = Side.EITHER
    would: Would = Would(0)
    zones: Zone = Zone(0)
    targets_one: Filter | None = None
    targets: Pool | None = None

    def __or__(self, other: Activated | When) -> AnyOccasion:
        return AnyOccasion((self, other))


@dataclass(frozen=True, slots=True)
class AnyOccasion(Occasion):
    """One of several occasions, events and activations.

    :param occasions: the occasions.
    """

    occasions: tuple[Activated | When, ...]

    def __or__(self, other: Activated | When) -> AnyOccasion:
        return AnyOccasion((*self.occasions, other))


_MOMENTS: dict[EventKind, Step] = {
    EventKind.BATTLE_START: Step.DAMAGE_START,
    EventKind.BEFORE_CALCULATION: Step.BEFORE_CALCULATION,
    EventKind.CALCULATION: Step.CALCULATION,
    EventKind.BATTLED: Step.AFTER_CALCULATION,
    EventKind.DAMAGE_STEP_ENDS: Step.DAMAGE_END,
    EventKind.BATTLE_DAMAGE: Step.AFTER_CALCULATION,
    EventKind.DESTROYS_BY_BATTLE: Step.DAMAGE_END,
}


def steps_of(occasion: Occasion | None) -> Step:
    """The parts of the damage step to which an occasion itself belongs. Rules: MR3-DSD-04 to -14."""
    if isinstance(occasion, AnyEvent):
        found = Step(0)
        for event in occasion.events:
            found |= steps_of(event)
        return found
    if not isinstance(occasion, When):
        return Step(0)
    if (
        occasion.event in (EventKind.DESTROYED, EventKind.SENT_TO_GRAVEYARD, EventKind.LEFT_FIELD)
        and not (occasion.because & ~(Because.BATTLE | Because.DESTROYED) or occasion.unless & Because.BATTLE)
        and (not occasion.origin or occasion.origin & Zone.MONSTER_ZONE)
    ):
        return Step.DAMAGE_END
    return _MOMENTS.get(occasion.event, Step(0))
