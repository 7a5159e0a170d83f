"""Words about whole cards and effects (カードの定義): what they mean."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from duelkit.yugioh.language.base import Condition, Filter, Joined, Modifier, Occasion, Verb, verbs
from duelkit.yugioh.language.card import Card, Effect, EffectKind, Limit, Materials, Procedure, Timing
from duelkit.yugioh.language.clauses import ChooseOne, YouMay
from duelkit.yugioh.language.occasions import AnyEvent, When
from duelkit.yugioh.language.selections import Pick
from duelkit.yugioh.language.terms import Attribute, Because, CardType, EventKind, Marker, Race, Step, SummonKind, Zone
from duelkit.yugioh.words.material_summons.meaning import FusionMaterials, LinkMaterials, SynchroMaterials, XyzMaterials

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


def choosing(effect: Effect, *choices: Effect) -> Effect:
    """The effect with others of which one is chosen as it is activated (以下の効果から１つを選択して発動できる).

    :param choices: written as ignition effects: condition, cost, targets, limit and processing of each.
    """
    alike = tuple(replace(choice, kind=effect.kind, zones=effect.zones) for choice in choices)
    return replace(effect, resolution=None, choices=alike)


def continuous(
    *modifiers: Modifier, condition: Condition | None = None, zones: Zone = Zone(0), cannot_be_negated: bool = False
) -> Effect:
    """An effect that applies without being activated (永続効果). Rules: MR3-EFF-02, MR3-ACT-04.

    ``zones``: where the card must be; left out: face-up on the field.
    """
    return Effect(
        EffectKind.CONTINUOUS, None, condition, modifiers=modifiers, zones=zones, cannot_be_negated=cannot_be_negated
    )


def _monster_types(types: CardType, effects: Sequence[Effect], scale: int) -> CardType:
    types |= CardType.MONSTER
    if any(not effect.pendulum for effect in effects):
        types |= CardType.EFFECT
    elif not types & (CardType.EFFECT | CardType.FUSION | CardType.RITUAL | CardType.SYNCHRO | CardType.XYZ):
        types |= CardType.NORMAL
    return types | CardType.PENDULUM if scale else types


def monster(
    passcode: int,
    ja: str,
    en: str,
    attribute: Attribute,
    race: Race,
    level: int,
    atk: int,
    defense: int,
    *effects: Effect,
    types: CardType = CardType(0),
    scale: int = 0,
    procedures: Sequence[Procedure] = (),
    only_by: SummonKind = SummonKind(0),
    always: bool = False,
    no_special_summon: bool = False,
    also_named: Sequence[tuple[str, str]] = (),
    brought_by: tuple[str, str] | Filter | None = None,
) -> Card:
    """A monster of the main deck. Without monster effects it is a Normal Monster; with ``scale`` a Pendulum Monster.

    A special-summon monster (特殊召喚モンスター) has ``types=CardType.SPECIAL`` and ``only_by``. ATK or DEF of ``?``
    is written −2 (MR3-STA-02).
    """
    has_text = bool(procedures) or no_special_summon or bool(types & CardType.SPECIAL)
    types = _monster_types(types | (CardType.EFFECT if has_text else CardType(0)), effects, scale)
    return Card(
        passcode,
        ja,
        en,
        types,
        attribute,
        race,
        level,
        atk,
        defense,
        scale,
        effects,
        None,
        tuple(procedures),
        only_by,
        always,
        no_special_summon,
        tuple(also_named),
        brought_by=brought_by,
    )


def _extra(
    kind: CardType,
    passcode: int,
    ja: str,
    en: str,
    attribute: Attribute,
    race: Race,
    level: int,
    atk: int,
    defense: int,
    materials: Materials,
    effects: Sequence[Effect],
    types: CardType,
    scale: int,
    procedures: Sequence[Procedure],
    only_by: SummonKind,
    always: bool,
) -> Card:
    return Card(
        passcode,
        ja,
        en,
        _monster_types(types | kind, effects, scale),
        attribute,
        race,
        level,
        atk,
        defense,
        scale,
        tuple(effects),
        materials,
        tuple(procedures),
        only_by,
        always,
    )


def fusion(
    passcode: int,
    ja: str,
    en: str,
    attribute: Attribute,
    race: Race,
    level: int,
    atk: int,
    defense: int,
    materials: FusionMaterials,
    *effects: Effect,
    types: CardType = CardType(0),
    scale: int = 0,
    procedures: Sequence[Procedure] = (),
    only_by: SummonKind = SummonKind.FUSION,
    always: bool = False,
) -> Card:
    """A Fusion Monster (融合モンスター). Rules: MR3-FUS-01, MR3-FUS-03."""
    return _extra(
        CardType.FUSION,
        passcode,
        ja,
        en,
        attribute,
        race,
        level,
        atk,
        defense,
        materials,
        effects,
        types,
        scale,
        procedures,
        only_by,
        always,
    )


def synchro(
    passcode: int,
    ja: str,
    en: str,
    attribute: Attribute,
    race: Race,
    level: int,
    atk: int,
    defense: int,
    materials: SynchroMaterials,
    *effects: Effect,
    types: CardType = CardType(0),
    scale: int = 0,
    procedures: Sequence[Procedure] = (),
    always: bool = False,
) -> Card:
    """A Synchro Monster (シンクロモンスター). Rules: MR3-SYN-01 to MR3-SYN-04."""
    return _extra(
        CardType.SYNCHRO,
        passcode,
        ja,
        en,
        attribute,
        race,
        level,
        atk,
        defense,
        materials,
        effects,
        types,
        scale,
        procedures,
        SummonKind.SYNCHRO,
        always,
    )


def xyz(
    passcode: int,
    ja: str,
    en: str,
    attribute: Attribute,
    race: Race,
    rank: int,
    atk: int,
    defense: int,
    materials: XyzMaterials,
    *effects: Effect,
    types: CardType = CardType(0),
    scale: int = 0,
    procedures: Sequence[Procedure] = (),
    always: bool = False,
) -> Card:
    """An Xyz Monster (エクシーズモンスター). Rules: MR3-XYZ-01 to MR3-XYZ-04."""
    return _extra(
        CardType.XYZ,
        passcode,
        ja,
        en,
        attribute,
        race,
        rank,
        atk,
        defense,
        materials,
        effects,
        types,
        scale,
        procedures,
        SummonKind.XYZ,
        always,
    )


def link_monster(
    passcode: int,
    ja: str,
    en: str,
    attribute: Attribute,
    race: Race,
    rating: int,
    atk: int,
    markers: Marker,
    materials: LinkMaterials,
    *effects: Effect,
    types: CardType = CardType(0),
    procedures: Sequence[Procedure] = (),
    always: bool = False,
) -> Card:
    """A Link Monster (リンクモンスター): no Level, no DEF. Rules: MR20-SUM-11, MR20-GAP-LNK-01 to MR20-GAP-LNK-03.

    :raises ValueError: if the number of markers is not the Link Rating.
    """
    if int(markers).bit_count() != rating:
        raise ValueError(f"{ja} has {int(markers).bit_count()} link markers; expected {rating}, its Link Rating")
    types = _monster_types(types | CardType.LINK, effects, 0)
    return Card(
        passcode,
        ja,
        en,
        types,
        attribute,
        race,
        rating,
        atk,
        None,
        0,
        tuple(effects),
        materials,
        tuple(procedures),
        SummonKind.LINK,
        always,
        markers=markers,
    )


def ritual_monster(
    passcode: int,
    ja: str,
    en: str,
    attribute: Attribute,
    race: Race,
    level: int,
    atk: int,
    defense: int,
    *effects: Effect,
    types: CardType = CardType(0),
) -> Card:
    """A Ritual Monster (儀式モンスター). Rules: MR3-RIT-01, MR3-RIT-02."""
    kinds = types | CardType.RITUAL | (CardType.EFFECT if effects else CardType(0))
    return Card(
        passcode,
        ja,
        en,
        kinds | CardType.MONSTER,
        attribute,
        race,
        level,
        atk,
        defense,
        0,
        effects,
        only_by=SummonKind.RITUAL,
    )


def spell(
    passcode: int,
    ja: str,
    en: str,
    *effects: Effect,
    icon: CardType = CardType(0),
    resolution: Verb | None = None,
    when: Occasion | None = None,
    condition: Condition | None = None,
    cost: Verb | None = None,
    targets: Targets = (),
    limit: Limit | None = None,
    steps: Step = Step(0),
    no_response: bool = False,
    no_response_by_targets: bool = False,
    also_named: Sequence[tuple[str, str]] = (),
) -> Card:
    """A spell card (魔法カード). The keywords describe its activation; ``effects`` are what else it has."""
    first = activation(
        resolution,
        when=when,
        condition=condition,
        cost=cost,
        targets=targets,
        limit=limit,
        steps=steps,
        no_response=no_response,
        no_response_by_targets=no_response_by_targets,
    )
    return Card(passcode, ja, en, CardType.SPELL | icon, effects=(first, *effects), also_named=tuple(also_named))


def trap(
    passcode: int,
    ja: str,
    en: str,
    *effects: Effect,
    icon: CardType = CardType(0),
    resolution: Verb | None = None,
    when: Occasion | None = None,
    condition: Condition | None = None,
    cost: Verb | None = None,
    targets: Targets = (),
    limit: Limit | None = None,
    steps: Step = Step(0),
    no_response: bool = False,
) -> Card:
    """A trap card (罠カード). The keywords describe its activation; ``effects`` are what else it has.

    A Normal Trap without a resolution cannot be activated; it only has its other effects.
    """
    if resolution is None and not icon:
        return Card(passcode, ja, en, CardType.TRAP, effects=effects)
    first = activation(
        resolution,
        when=when,
        condition=condition,
        cost=cost,
        targets=targets,
        limit=limit,
        steps=steps,
        no_response=no_response,
    )
    return Card(passcode, ja, en, CardType.TRAP | icon, effects=(first, *effects))
