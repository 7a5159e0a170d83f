"""Effects by kind, as a card definition says them: activations, triggers, quick and continuous effects (効果の種類)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from duelkit.yugioh.language.base import Condition, Filter, Modifier, Occasion, Verb
from duelkit.yugioh.language.card import Effect, EffectKind, Limit, Timing
from duelkit.yugioh.language.selections import Pick
from duelkit.yugioh.language.terms import Side, Step, Zone

WHEN = Timing.WHEN


IF = Timing.IF


Targets = Pick | Sequence[Pick]


def _targets(targets: Targets) -> tuple[Pick, ...]:
    return (targets,) if isinstance(targets, Pick) else tuple(targets)


def activation(
    resolution: Verb | None = None,
    *,
    when: Occasion | None = None,
    condition: Condition | None = None,
    cost: Verb | None = None,
    targets: Targets = (),
    limit: Limit | None = None,
    steps: Step = Step(0),
    timing: Timing = Timing.WHEN,
    no_response: bool = False,
    no_response_by_targets: bool = False,
    no_response_from: Filter | None = None,
    no_response_of: Side = Side.EITHER,
) -> Effect:
    """The activation of a spell or trap card (カードの発動). Rule: MR3-ACT-01."""
    return Effect(
        EffectKind.ACTIVATION,
        when,
        condition,
        cost,
        _targets(targets),
        resolution,
        limit=limit,
        steps=steps,
        timing=timing,
        no_response=no_response,
        no_response_by_targets=no_response_by_targets,
        no_response_from=no_response_from,
        no_response_of=no_response_of,
    )


def ignition(
    resolution: Verb,
    *,
    condition: Condition | None = None,
    cost: Verb | None = None,
    targets: Targets = (),
    limit: Limit | None = None,
    zones: Zone = Zone(0),
    no_response: bool = False,
) -> Effect:
    """An effect used in one's own main phase (起動効果). Rule: MR3-EFF-03."""
    return Effect(
        EffectKind.IGNITION,
        None,
        condition,
        cost,
        _targets(targets),
        resolution,
        limit=limit,
        zones=zones,
        no_response=no_response,
    )


def trigger(
    when: Occasion,
    resolution: Verb,
    *,
    mandatory: bool = False,
    timing: Timing = Timing.IF,
    condition: Condition | None = None,
    cost: Verb | None = None,
    targets: Targets = (),
    limit: Limit | None = None,
    zones: Zone = Zone(0),
    steps: Step = Step(0),
    outside_damage_step: bool = False,
    no_response: bool = False,
) -> Effect:
    """An effect that reacts to an event (誘発効果). Rule: MR3-EFF-05.

    ``zones`` says where the card must be when it activates; left out, an effect about this card itself works where the
    event left the card, and any other effect works face-up on the field.
    """
    return Effect(
        EffectKind.TRIGGER,
        when,
        condition,
        cost,
        _targets(targets),
        resolution,
        optional=not mandatory,
        timing=timing,
        limit=limit,
        zones=zones,
        steps=steps,
        outside_damage_step=outside_damage_step,
        no_response=no_response,
    )


def quick(
    resolution: Verb,
    *,
    when: Occasion | None = None,
    condition: Condition | None = None,
    cost: Verb | None = None,
    targets: Targets = (),
    limit: Limit | None = None,
    zones: Zone = Zone(0),
    steps: Step = Step(0),
    mandatory: bool = False,
    outside_damage_step: bool = False,
) -> Effect:
    """An effect of spell speed 2 (誘発即時効果). Rules: MR3-EFF-06, MR3-EFF-07."""
    return Effect(
        EffectKind.QUICK,
        when,
        condition,
        cost,
        _targets(targets),
        resolution,
        limit=limit,
        zones=zones,
        steps=steps,
        timing=Timing.WHEN,
        optional=not mandatory,
        outside_damage_step=outside_damage_step,
    )


def flip(
    resolution: Verb,
    *,
    mandatory: bool = True,
    condition: Condition | None = None,
    cost: Verb | None = None,
    targets: Targets = (),
    limit: Limit | None = None,
) -> Effect:
    """A flip effect (リバース効果). Rules: MR3-FLIP-01, MR3-DS-04."""
    return Effect(
        EffectKind.FLIP, None, condition, cost, _targets(targets), resolution, optional=not mandatory, limit=limit
    )


def choosing(effect: Effect, *choices: Effect) -> Effect:
    """The effect with others of which one is chosen as it is activated (以下の効果から１つを選択して発動できる).

    :param choices: written as ignition effects: condition, cost, targets, limit and processing of each.
    """
    alike = tuple(replace(choice, kind=effect.kind, zones=effect.zones) for choice in choices)
    return replace(effect, resolution=None, choices=alike)


def given_to(which: Filter, effect: Effect) -> Effect:
    """An effect that an Xyz Monster has for as long as this card is among its materials
    (このカードを素材として持っているＸモンスターは以下の効果を得る).

    :param which: what that monster is.
    :param effect: the effect; this card is that monster there.
    """
    return replace(effect, given_to=which)


def given_to_bearer(which: Filter, effect: Effect) -> Effect:
    """An effect of this card that a monster equipped with it has as well (このカードを装備した〜は、②の効果を得る).

    :param which: what that monster is.
    :param effect: the effect, as it stands among those of this card, limits included; uses count together.
    """
    return replace(effect, given_to=which, by_equip=True)


def given_as_made(which: Filter, effect: Effect) -> Effect:
    """An effect that a monster gets as it is Xyz Summoned with this card on the field as a material
    (フィールドのこのカードを素材としてＸ召喚したモンスターは以下の効果を得る).

    :param which: what that monster is.
    :param effect: the effect; this card is that monster there.
    """
    return replace(effect, given_to=which, made_with=True)


def continuous(
    *modifiers: Modifier, condition: Condition | None = None, zones: Zone = Zone(0), cannot_be_negated: bool = False
) -> Effect:
    """An effect that applies without being activated (永続効果). Rules: MR3-EFF-02, MR3-ACT-04.

    ``zones``: where the card must be; left out: face-up on the field.
    """
    return Effect(
        EffectKind.CONTINUOUS, None, condition, modifiers=modifiers, zones=zones, cannot_be_negated=cannot_be_negated
    )
