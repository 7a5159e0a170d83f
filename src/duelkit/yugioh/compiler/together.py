"""Effects of a Continuous Trap that can be activated in the chain link of the card's own activation."""

from __future__ import annotations

from dataclasses import replace

from duelkit.yugioh.compiler.context import Compiler, choices_of
from duelkit.yugioh.language.base import AllHold, Condition, nodes
from duelkit.yugioh.language.card import Card, Effect, EffectKind
from duelkit.yugioh.language.clauses import InPhase, TurnOf
from duelkit.yugioh.language.occasions import When
from duelkit.yugioh.language.terms import CardType, EventKind, Side, Stat, Zone
from duelkit.yugioh.state.codes import E_PHASE, K_ACTIVATION, UNTIL_CALC
from duelkit.yugioh.state.effect_code import EffectCode
from duelkit.yugioh.words.figures.meaning import ChangeStat


def begins_before_calculation(definition: Card, effects: list[EffectCode]) -> None:
    """Let a Continuous Trap be activated in the damage step, until damage calculation, if what applies while it is
    face-up changes ATK or DEF (the rulings on 銀幕の鏡壁 and 憑依解放).
    """
    if not definition.types & CardType.TRAP or not definition.types & CardType.CONTINUOUS:
        return
    standing = [effect.modifiers for effect in definition.effects if effect.kind is EffectKind.CONTINUOUS]
    if not any(isinstance(node, ChangeStat) and node.stat in (Stat.ATK, Stat.DEF) for node in nodes(tuple(standing))):
        return
    for code in effects:
        if code.kind == K_ACTIVATION:
            code.steps |= UNTIL_CALC
            for choice in code.choices[:1]:  # the card alone
                choice.steps |= UNTIL_CALC


def offer_with_card(compiler: Compiler, definition: Card, effects: list[EffectCode]) -> None:
    """Let the player choose, as the card is activated: the card alone, or with one of its effects (ruling 15752).

    The choice is final: effects that were not chosen cannot be activated on that chain any more. A mandatory effect of
    a phase can be chosen in that phase (ruling 13428). Each of several effects (以下の効果から１つを選択) is a choice
    of its own (ruling 14820). An effect is not offered if it uses this card as a cost.
    """
    if not definition.types & CardType.TRAP or not definition.types & CardType.CONTINUOUS:
        return
    alone = [at for at, effect in enumerate(definition.effects) if effect.kind == EffectKind.ACTIVATION]
    if len(alone) != 1 or not says_nothing(definition.effects[alone[0]]):
        return
    code = effects[alone[0]]
    fitting = [at for at, effect in enumerate(definition.effects) if goes_with_card(effect, effects[at])]
    if not fitting or code.limit_scope >= 0 and any(effects[at].also_scope >= 0 for at in fitting):
        return
    made = [compiler.further_effect(definition.effects[alone[0]])]
    made[0].shown = code.index
    ways = [(number, part) for number in fitting for part in parts_of(definition.effects[number])]
    for at, part in ways:
        choice = compiler.further_effect(replace(in_its_phase(part), kind=EffectKind.ACTIVATION))
        choice.shown = at
        choice.also_index = at if choice.also_scope >= 0 else code.index
        if code.limit_scope >= 0:
            choice.also_scope, choice.also_times = code.limit_scope, code.limit_times
        made.append(choice)
        code.would |= choice.would
        code.steps |= choice.steps
    for number, choice in enumerate(made):
        choice.choice = number
    code.choices = tuple(made)


def says_nothing(effect: Effect) -> bool:
    """Whether an activation has no effect besides that of the card itself."""
    return (
        effect.resolution is None
        and effect.cost is None
        and effect.when is None
        and not (effect.targets or effect.modifiers or effect.choices)
    )


def goes_with_card(effect: Effect, code: EffectCode) -> bool:
    """Whether an effect can be activated in the link of the card."""
    if effect.kind not in (EffectKind.QUICK, EffectKind.TRIGGER) or effect.choices:
        return False
    if effect.zones and not effect.zones & Zone.SPELL_TRAP_ZONE or code.cost_takes_this or effect.quick_if is not None:
        return False
    occasion = code.occasion
    if occasion is None:
        return effect.optional
    if E_PHASE in occasion.kinds:
        return not effect.optional and isinstance(effect.when, When) and effect.when.phase is not None
    return effect.optional and not occasion.about_this


def parts_of(effect: Effect) -> tuple[Effect, ...]:
    """The effects of which one is chosen as such an effect is activated; else the effect itself."""
    return tuple(replace(each, limit=effect.limit) for each in choices_of(effect)) or (effect,)


def in_its_phase(effect: Effect) -> Effect:
    """An effect without its occasion, if that is the beginning of a phase: it can be activated at any time in it."""
    when = effect.when
    if not isinstance(when, When) or when.event is not EventKind.PHASE or when.phase is None:
        return effect
    held: list[Condition] = [InPhase((when.phase,))]
    if when.side is not Side.EITHER:
        held.append(TurnOf(when.side))
    if effect.condition is not None:
        held.append(effect.condition)
    return replace(effect, when=None, condition=held[0] if len(held) == 1 else AllHold(tuple(held)))
