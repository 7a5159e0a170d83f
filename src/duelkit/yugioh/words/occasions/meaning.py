"""Words about events and activations that effects react to (発動条件): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, IntFlag

from duelkit.yugioh.language.base import Filter, Occasion, Pool
from duelkit.yugioh.language.terms import Because, Phase, Side, Step, SummonKind, Zone
from duelkit.yugioh.words.filters.meaning import IS_THIS


class EventKind(IntEnum):
    """Every kind of event that the duel emits."""

    SUMMONED = 0
    """A Normal, Flip or Special Summon succeeded (召喚・反転召喚・特殊召喚に成功した)."""
    SET = 1
    DESTROYED = 2
    SENT_TO_GRAVEYARD = 3
    BANISHED = 4
    TO_HAND = 5
    """Added or returned to the hand; a draw too (RES-DRW-08)."""
    TO_DECK = 6
    DRAWN = 7
    DISCARDED = 8
    TRIBUTED = 9
    LEFT_FIELD = 10
    FLIPPED = 11
    POSITION_CHANGED = 12
    CONTROL_CHANGED = 13
    ATTACK_DECLARED = 14
    TARGETED_BY_ATTACK = 15
    BATTLE_START = 16
    """The start of the damage step (ダメージステップ開始時)."""
    BEFORE_CALCULATION = 17
    """Before damage calculation (ダメージ計算前)."""
    CALCULATION = 18
    """At damage calculation (ダメージ計算時)."""
    BATTLED = 19
    """After damage calculation (ダメージ計算後)."""
    DESTROYS_BY_BATTLE = 20
    """A monster destroyed another by battle (戦闘で破壊した); the card is the destroyer."""
    BATTLE_DAMAGE = 21
    EFFECT_DAMAGE = 22
    LIFE_GAINED = 23
    DETACHED = 24
    MATERIAL_USED = 25
    ACTIVATED = 26
    RESOLVED = 27
    """A card or effect was processed (処理された)."""
    PHASE = 28
    EQUIPPED = 29
    COUNTER_PLACED = 30
    BATTLE_PHASE_ENDS = 31
    BATTLE_PHASE_BEGINS = 37
    WOULD_SUMMON = 32
    """A summon is about to succeed (召喚・反転召喚・特殊召喚する際)."""
    TARGETED = 33
    ATTACHED = 34
    PLACED_IN_PENDULUM_ZONE = 35
    DAMAGE_STEP_ENDS = 36
    """The end of the damage step (ダメージステップ終了時); the cards are the monsters that battled."""


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


class Would(IntFlag):
    """What the processing of an activation would do; derived from the definition of the effect."""

    DESTROY_ON_FIELD = 0x1
    DESTROY_TWO = 0x2
    SPECIAL_SUMMON = 0x4
    ADD_TO_HAND = 0x8
    SEND_FROM_DECK = 0x10
    DAMAGE = 0x20
    DRAW = 0x40
    BANISH = 0x80
    CHANGES_ATK_DEF = 0x100
    SEARCH = 0x200
    NEGATES = 0x400
    FLIPS = 0x800
    SUMMON_FROM_DECK = 0x1000


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


def summoned(
    who: Filter = IS_THIS,
    kinds: SummonKind = SummonKind.NORMAL | SummonKind.FLIP | SummonKind.SPECIAL,
    side: Side = Side.EITHER,
) -> When:
    """A monster was summoned in one of these ways."""
    return When(EventKind.SUMMONED, who, side, kinds=kinds)


def normal_summoned(who: Filter = IS_THIS) -> When:
    """A monster was Normal Summoned (召喚に成功した)."""
    return When(EventKind.SUMMONED, who, kinds=SummonKind.NORMAL)


def special_summoned(who: Filter = IS_THIS, side: Side = Side.EITHER) -> When:
    """A monster was Special Summoned (特殊召喚に成功した)."""
    return When(EventKind.SUMMONED, who, side, kinds=SummonKind.SPECIAL)


def sent_to_graveyard(who: Filter = IS_THIS, origin: Zone = Zone(0), because: Because = Because(0)) -> When:
    """A card was sent to the graveyard (墓地へ送られた)."""
    return When(EventKind.SENT_TO_GRAVEYARD, who, origin=origin, because=because)


def destroyed_by_battle(who: Filter = IS_THIS) -> When:
    """A monster was destroyed by battle and sent to the graveyard (戦闘で破壊され墓地へ送られた)."""
    return When(EventKind.SENT_TO_GRAVEYARD, who, because=Because.BATTLE | Because.DESTROYED)


def destroyed(
    who: Filter = IS_THIS, side: Side = Side.EITHER, by: Side | None = None, because: Because = Because(0)
) -> When:
    """A card was destroyed (破壊された)."""
    return When(EventKind.DESTROYED, who, side, by, because=because)


def destroys_by_battle(who: Filter = IS_THIS, to_graveyard: bool = True) -> When:
    """A monster destroyed a monster by battle (戦闘で破壊し墓地へ送った)."""
    return When(EventKind.DESTROYS_BY_BATTLE, who, to=Zone.GRAVEYARD if to_graveyard else Zone(0))


def leaves_field(who: Filter = IS_THIS, face_up: bool = False) -> When:
    """A card left the field (フィールドから離れた)."""
    return When(EventKind.LEFT_FIELD, who, face_up=face_up)


def attack_declared(by: Side = Side.EITHER, who: Filter | None = None) -> When:
    """A monster declared an attack (攻撃宣言時)."""
    return When(EventKind.ATTACK_DECLARED, who, by)


def flipped(who: Filter = IS_THIS) -> When:
    """A monster was flipped face-up (リバースした)."""
    return When(EventKind.FLIPPED, who)


def battle_damage_to(side: Side, by_card: Filter | None = None) -> When:
    """A player took battle damage (戦闘ダメージを受けた), inflicted by ``by_card``."""
    return When(EventKind.BATTLE_DAMAGE, None, side, by_card=by_card)


def in_phase(phase: Phase, of: Side = Side.EITHER) -> When:
    """During a phase of this side's turn (〜フェイズ)."""
    return When(EventKind.PHASE, None, of, phase=phase)


def would_be_summoned(
    kinds: SummonKind = SummonKind.NORMAL | SummonKind.FLIP | SummonKind.SPECIAL, side: Side = Side.EITHER
) -> When:
    """A monster is about to be summoned (召喚する際に)."""
    return When(EventKind.WOULD_SUMMON, None, side, kinds=kinds)


def activated(
    which: Filter | None = None, card: bool | None = None, by: Side = Side.EITHER, would: Would = Would(0)
) -> Activated:
    """A card or effect was activated (発動した時)."""
    return Activated(which, card, by, would)


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
