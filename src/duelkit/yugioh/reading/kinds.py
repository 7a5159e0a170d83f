"""The kind of an effect, which no text states, and what follows from it (効果の分類).

These rules were compared with how the cards are commonly played; where that varies, nothing is read.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from duelkit.yugioh.language.base import Condition, Joined, Modifier, Occasion, Verb, nodes
from duelkit.yugioh.language.card import EffectKind, Limit, LimitScope
from duelkit.yugioh.language.clauses import MAIN_PHASE, YOUR_TURN, Apply, InPhase, InStep, TurnOf, YouMay
from duelkit.yugioh.language.nouns import IS_THIS, MONSTER
from duelkit.yugioh.language.occasions import Activated, AnyEvent, AnyOccasion, When, steps_of
from duelkit.yugioh.language.selections import THIS, Ref
from duelkit.yugioh.language.terms import CardType, EventKind, Side, Stat, Step, Until, Zone
from duelkit.yugioh.reading.grammar.marks import place_of_this
from duelkit.yugioh.reading.heads.draft import Draft
from duelkit.yugioh.words.battle.meaning import IsBattling
from duelkit.yugioh.words.moving.meaning import BanishFor, Send

STAYING: Final = CardType.CONTINUOUS | CardType.EQUIP | CardType.FIELD
_MOVED: Final = (
    EventKind.SENT_TO_GRAVEYARD,
    EventKind.BANISHED,
    EventKind.DESTROYED,
    EventKind.TRIBUTED,
    EventKind.DISCARDED,
    EventKind.LEFT_FIELD,
    EventKind.TO_HAND,
    EventKind.DETACHED,
    EventKind.TO_DECK,
)
_BATTLE: Final = (
    EventKind.BATTLE_START,
    EventKind.BEFORE_CALCULATION,
    EventKind.CALCULATION,
    EventKind.BATTLED,
    EventKind.DAMAGE_STEP_ENDS,
)


@dataclass(frozen=True)
class Setting:
    """The kind of card on which an effect is printed.

    :param types: the card's types.
    :param activation: the effect may be the activation of the card itself.
    :param pendulum: it is a pendulum effect.
    :param first: it is the first effect of a Spell or Trap, which can be the activation of a card that stays.
    """

    types: CardType
    activation: bool = False
    pendulum: bool = False
    first: bool = False

    @property
    def monster(self) -> bool:
        """Whether the effect is a monster's, and not the Pendulum Effect of a card used as a Spell."""
        return bool(self.types & CardType.MONSTER) and not self.pendulum

    @property
    def trap(self) -> bool:
        """Whether the effect is a trap's."""
        return bool(self.types & CardType.TRAP)


def whens(occasion: Occasion | None) -> tuple[When, ...]:
    """The events of an occasion."""
    if isinstance(occasion, AnyEvent):
        return occasion.events
    return (occasion,) if isinstance(occasion, When) else ()


def of_itself(occasion: Occasion | None) -> bool:
    """Whether the event is that this card moves."""
    events = whens(occasion)
    return bool(events) and all(
        each.event in _MOVED and IS_THIS in getattr(each.who, "parts", (each.who,)) for each in events
    )


def usual(setting: Setting, zones: Zone) -> Zone:
    """Where an effect works; 0: in the usual place of its kind."""
    if setting.monster:
        if zones & Zone.FIELD and not zones & Zone.MONSTER_ZONE:
            return zones
        zones = zones & ~Zone.FIELD | (Zone.MONSTER_ZONE if zones & Zone.FIELD else Zone(0))
        return Zone(0) if zones == Zone.MONSTER_ZONE else zones
    if setting.pendulum:
        return Zone(0) if zones in (Zone.PENDULUM_ZONE, Zone.FIELD) else zones
    return Zone(0) if zones and not zones & ~(Zone.FIELD & ~Zone.PENDULUM_ZONE) or zones == Zone.FIELD else zones


def kind_of(
    setting: Setting, draft: Draft, zones: Zone, quick: bool, optional: bool, resolution: Verb | None
) -> EffectKind | None:
    """Returns the kind of an effect; ``None`` if the text is not clear enough.

    :param zones: where it works; 0: the usual place.
    :param quick: the text says that it can be used in the opponent's turn as well.
    """
    events = whens(draft.when)
    if draft.card and not setting.activation:
        return EffectKind.ACTIVATION if _is_activation(setting, draft, zones, quick) else None
    if not zones and not of_itself(draft.when):
        if setting.activation:
            return None if _reacts_to_chain(events) else EffectKind.ACTIVATION
        if not any((setting.monster, setting.pendulum, setting.types & STAYING)):
            return None
    if draft.flip or setting.types & CardType.FLIP and _is_flipped(events):
        return EffectKind.FLIP
    if isinstance(draft.when, Activated | AnyOccasion) or _would_summon(events):
        return EffectKind.QUICK
    if draft.when is not None:
        if _meets_attack(draft, events, zones):
            return None
        return _reacts(setting, zones, quick, optional, events, resolution, paid=bool(draft.costs))
    free = draft.free and not (setting.monster and _begins_own_main_phase(draft))
    return EffectKind.QUICK if any((free, quick, setting.trap)) else EffectKind.IGNITION


def _begins_own_main_phase(draft: Draft) -> bool:
    """Whether an effect is used at the start of the player's Main Phase, where nothing is there to be answered
    (自分メインフェイズ１開始時に).
    """
    return YOUR_TURN in draft.conditions and any(
        isinstance(each, InPhase) and each.at_start for each in draft.conditions
    )


def _is_activation(setting: Setting, draft: Draft, zones: Zone, quick: bool) -> bool:
    """Whether an effect that says このカードを発動できる is the activation of a card that stays."""
    if not setting.first or zones or quick or of_itself(draft.when):
        return False
    return not _reacts_to_chain(whens(draft.when))


def _reacts_to_chain(events: tuple[When, ...]) -> bool:
    """Whether one of the events is an activation."""
    return any(each.event is EventKind.ACTIVATED for each in events)


def used_once_a_battle(
    kind: EffectKind | None, setting: Setting, optional: bool, limit: Limit | None, when: Occasion | None
) -> EffectKind | None:
    """The kind of a monster's optional effect whose uses in one attack declaration the text counts (攻撃宣言時に１度): a
    trigger has no more than one, so that it is a quick effect.
    """
    if kind is not EffectKind.TRIGGER or not setting.monster or not optional:
        return kind
    events = whens(when)
    declared = bool(events) and all(each.event is EventKind.ATTACK_DECLARED for each in events)
    counted = declared and limit is not None and limit.scope is LimitScope.BATTLE
    return EffectKind.QUICK if counted else kind


def _is_flipped(events: tuple[When, ...]) -> bool:
    """Whether the event is that this card is flipped."""
    return bool(events) and all(each.event is EventKind.FLIPPED and each.who == IS_THIS for each in events)


def _would_summon(events: tuple[When, ...]) -> bool:
    """Whether the event is that a monster would be summoned."""
    return bool(events) and all(each.event is EventKind.WOULD_SUMMON for each in events)


def _pays_itself(draft: Draft, zones: Zone) -> bool:
    """Whether this card is a cost from the hand, or is banished for a time: such effects are quick on some cards."""
    return any(
        zones == Zone.HAND
        and isinstance(node, Ref)
        and (node == THIS or bool(place_of_this(node)))
        or isinstance(node, BanishFor)
        and isinstance(node.what, Ref)
        and (node.what == THIS or bool(place_of_this(node.what)))
        for node in nodes(draft.costs)
    )


def _meets_attack(draft: Draft, events: tuple[When, ...], zones: Zone) -> bool:
    """Whether this card leaves for a cost against an attack: such effects are quick on some cards."""
    if draft.moment and events[0].event is EventKind.ATTACK_DECLARED:
        return _pays_itself(draft, zones)
    return events[0].event is EventKind.TARGETED_BY_ATTACK and _sends_itself(draft)


def _sends_itself(draft: Draft) -> bool:
    """Whether this card is sent to the Graveyard as a cost."""
    return any(isinstance(node, Send) and node.what == THIS for node in nodes(draft.costs))


def _reacts(
    setting: Setting,
    zones: Zone,
    quick: bool,
    optional: bool,
    events: tuple[When, ...],
    resolution: Verb | None,
    *,
    paid: bool,
) -> EffectKind | None:
    """The kind of an effect that waits for an event.

    :param paid: it has a cost.
    """
    if quick or any(each.event is EventKind.TARGETED for each in events):
        return None
    kinds = {each.event for each in events}
    if not optional:
        return EffectKind.TRIGGER
    if EventKind.CALCULATION in kinds:
        if setting.trap or zones and not setting.monster:
            return None
        at_once = changes_figures(resolution, paid=paid)
        elsewhere = zones & ~Zone.SPELL_TRAP_ZONE  # not even equipped to a monster
        return EffectKind.QUICK if setting.monster and (elsewhere or at_once) else EffectKind.TRIGGER
    if setting.trap and kinds & {EventKind.PHASE, EventKind.ATTACK_DECLARED, *_BATTLE}:
        if EventKind.PHASE in kinds:
            return EffectKind.QUICK
        return EffectKind.TRIGGER if not kinds - {EventKind.ATTACK_DECLARED, *_BATTLE} and not zones else None
    return EffectKind.TRIGGER


def changes_figures(verb: Verb | None, *, paid: bool) -> bool:
    """Whether the first action changes ATK or DEF: for a cost, or only for a time.

    :param paid: it has a cost. Without one a lasting change is that of a trigger (幻の召喚神エクゾディア).
    """
    while isinstance(verb, Joined | YouMay):
        verb = verb.first if isinstance(verb, Joined) else verb.verb
    return (
        isinstance(verb, Apply)
        and (paid or verb.until is not Until.LEAVES)
        and any(isinstance(part, Modifier) and part.figure() in (Stat.ATK, Stat.DEF) for part in nodes(verb.modifiers))
    )


def in_its_time(kind: EffectKind, draft: Draft) -> Draft:
    """The head of an effect that is no trigger: it is used during a phase or a part of the damage step."""
    if kind not in (EffectKind.ACTIVATION, EffectKind.QUICK):
        return draft
    conditions = draft.conditions
    if draft.main:
        conditions = (*conditions, YOUR_TURN, MAIN_PHASE)
    when = draft.when
    if draft.moment and isinstance(when, When):
        if when.event is EventKind.PHASE and when.phase is not None:
            side = (TurnOf(when.side),) if when.side is not Side.EITHER else ()
            return replace(draft, when=None, moment=False, conditions=(*conditions, *side, InPhase((when.phase,))))
        if when.event in _BATTLE:
            return replace(
                draft,
                when=None,
                moment=False,
                conditions=(*conditions, InStep(steps_of(when)), *_battle(when, conditions)),
            )
    return replace(draft, conditions=conditions)


_MOMENTS: Final = (
    EventKind.PHASE,
    EventKind.ATTACK_DECLARED,
    EventKind.TARGETED_BY_ATTACK,
    EventKind.WOULD_SUMMON,
    EventKind.BATTLE_PHASE_BEGINS,
    EventKind.BEFORE_DRAW,
    EventKind.BATTLE_PHASE_ENDS,
    *_BATTLE,
)


def at_once(kind: EffectKind, when: Occasion | None) -> bool:
    """Whether an effect cannot miss the timing, whatever its text says: a Quick Effect or the activation of a card that
    waits for no event, or for a moment before something happens. Rules: MR3-TIM-01, MR3-TIM-02.
    """
    if kind not in (EffectKind.ACTIVATION, EffectKind.QUICK):
        return False
    events = whens(when)
    return not events or any(each.event in _MOMENTS for each in events)


def _battle(when: When, conditions: tuple[Condition, ...]) -> tuple[Condition, ...]:
    """The condition who battles, if no condition says so yet."""
    if when.who is None or any(isinstance(each, IsBattling) and each.yours == when.who for each in conditions):
        return ()
    return (IsBattling(None if when.who == MONSTER and when.side is Side.EITHER else when.who),)


def step_of_conditions(conditions: tuple[Condition, ...]) -> Step:
    """The parts of the damage step that conditions name."""
    found = Step(0)
    for each in conditions:
        if isinstance(each, InStep):
            found |= each.steps & Step.DAMAGE_STEP
    return found
