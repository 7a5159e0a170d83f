"""Which effects can be activated in the damage step (ダメージステップ)."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.language.base import Joined, Verb, verbs
from duelkit.yugioh.language.card import Effect, EffectKind
from duelkit.yugioh.language.clauses import ChooseOne, YouMay
from duelkit.yugioh.language.occasions import AnyEvent, When
from duelkit.yugioh.language.terms import Because, EventKind, Step, SummonKind, Zone

_OF_BATTLES: Final = (
    EventKind.BATTLE_START,
    EventKind.BEFORE_CALCULATION,
    EventKind.CALCULATION,
    EventKind.BATTLED,
    EventKind.DESTROYS_BY_BATTLE,
    EventKind.DAMAGE_STEP_ENDS,
    EventKind.BATTLE_DAMAGE,
)


_ELSEWHERE: Final = (
    EventKind.PHASE,
    EventKind.ATTACK_DECLARED,
    EventKind.TARGETED_BY_ATTACK,
    EventKind.BATTLE_PHASE_BEGINS,
    EventKind.BEFORE_DRAW,
    EventKind.BATTLE_PHASE_ENDS,
    EventKind.WOULD_SUMMON,
    EventKind.MATERIAL_USED,
)


def comes_in_damage_step(when: When) -> bool:
    """Whether such an event can come about in the damage step at all: no phase, no attack, and of the summons only a
    Special Summon by an effect. Rules: MR3-DS-01, MR3-DSD-03 to MR3-DSD-14.
    """
    if when.event in _ELSEWHERE or when.because & Because.MATERIAL:
        return False
    return when.event != EventKind.SUMMONED or bool(when.kinds & SummonKind.SPECIAL)


def heard_in_damage_step(when: When) -> bool:
    """Whether what waits for this event may be activated in the damage step: battles, battle damage, what befalls this
    card itself, and the destruction of other monsters, if it may be one by battle. Rules: MR3-DSD-11, MR3-DSD-14.
    """
    if when.event in _OF_BATTLES or when.because & Because.BATTLE:
        return True
    if when.who is not None and any(part.means_this() for part in (when.who, *getattr(when.who, "parts", ()))):
        return True
    return (
        (when.event == EventKind.DESTROYED or bool(when.because & Because.DESTROYED))
        and not (when.because & Because.EFFECT or when.unless & Because.BATTLE)
        and (not when.origin or bool(when.origin & Zone.MONSTER_ZONE))
    )


def stays_out_of_damage_step(effect: Effect) -> bool:
    """Whether an optional trigger cannot be activated in the damage step, though its definition does not say so: it
    waits for nothing but what happens to other cards (see :func:`heard_in_damage_step`), or it performs a Normal,
    Fusion, Ritual, Synchro, Xyz or Link Summon. ``False`` too where its event never comes about in the damage step.

    Rules: MR3-DS-01, MR3-DSD-11, MR3-DSD-14.
    """
    if effect.kind is not EffectKind.TRIGGER or not effect.optional or effect.steps & Step.DAMAGE_STEP:
        return False
    events = effect.when.events if isinstance(effect.when, AnyEvent) else (effect.when,)
    there = [each for each in events if isinstance(each, When) and comes_in_damage_step(each)]
    if not there:
        return False
    if not any(map(heard_in_damage_step, there)):
        return True
    ways = [choice.resolution for choice in effect.choices] or [effect.resolution]
    return all(map(_summons, ways))


def _summons(verb: Verb | None) -> bool:
    """Whether processing surely performs a summon other than a Special Summon by effect."""
    if isinstance(verb, ChooseOne):
        return all(map(_summons, verb.branches))
    if isinstance(verb, Joined):
        return _summons(verb.first) or _summons(verb.second)
    return not isinstance(verb, YouMay) and any(node.performs_summon for node in verbs(verb))
