"""What an effect reacts to: an event, or an activation (発動条件)."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.yugioh.language.base import Filter, Occasion, Pool
from duelkit.yugioh.language.terms import Because, EventKind, Phase, Side, Step, SummonKind, Would, Zone


@dataclass(frozen=True, slots=True)
class When(Occasion):
    """An event of this kind about a card that passes ``who``.

    ``side``: who controlled (for hand, deck and graveyard: owned) the card before the event, or, for damage and draws,
    whose it is. ``by``: whose card or effect caused it. ``by_card``: what that card is. ``because``: reasons that must
    all be there; ``unless``: reasons that must not. ``origin`` and ``to``: the places. ``kinds``: how it was summoned.
    ``face_up``, ``face_down``: how it lay before. ``phase``: of a PHASE event. ``alone``: only this one card was
    concerned.
    ``card``: of an ACTIVATED event, as in :class:`Activated`. ``already``: this card lay where it lies before that
    moment (このカードが〜に存在する状態で).
    """

    event: EventKind
    who: Filter | None = None
    side: Side = Side.EITHER
    by: Side | None = None
    by_card: Filter | None = None
    because: Because = Because(0)
    unless: Because = Because(0)
    origin: Zone = Zone(0)
    to: Zone = Zone(0)
    kinds: SummonKind = SummonKind(0)
    face_up: bool = False
    phase: Phase | None = None
    alone: bool = False
    face_down: bool = False
    card: bool | None = None
    already: bool = False

    def __or__(self, other: When | AnyEvent) -> AnyEvent:
        return AnyEvent((self,)) | other


@dataclass(frozen=True, slots=True)
class AnyEvent(Occasion):
    """One of several events."""

    events: tuple[When, ...]

    def __or__(self, other: When | AnyEvent) -> AnyEvent:
        return AnyEvent((*self.events, *(other.events if isinstance(other, AnyEvent) else (other,))))


@dataclass(frozen=True, slots=True)
class Activated(Occasion):
    """The newest chain link is an activation like this; the effect is used in direct response to it (発動した時).

    ``which``: the card. ``card``: a card activation (``True``), an effect activation (``False``), either (``None``).
    ``by``: the side that activated it. ``would``: what its processing would do. ``zones``: where it was activated.
    ``targets_one``: it targets exactly one card, which passes this filter. ``targets``: it targets at least one card of
    this pool.
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
    """One of several occasions, activations and events mixed."""

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
