"""Effects of a Continuous Trap that can be activated in the chain link of the card's own activation."""

from __future__ import annotations

from dataclasses import replace

from duelkit.yugioh.compiler.context import Compiler, choices_of
from duelkit.yugioh.language.card import Card, Effect, EffectKind
from duelkit.yugioh.language.terms import CardType, Zone
from duelkit.yugioh.state.codes import E_PHASE
from duelkit.yugioh.state.effect_code import EffectCode


def offer_with_card(compiler: Compiler, definition: Card, effects: list[EffectCode]) -> None:
    """Let the player choose, as the card is activated: the card alone, or with one of its effects (ruling 15752).

    The choice is final: effects that were not chosen cannot be activated on that chain any more. An effect is not
    offered if it waits for a phase (rulings differ by card), uses this card as a cost, or offers choices itself.
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
    for at in fitting:
        choice = compiler.further_effect(replace(definition.effects[at], kind=EffectKind.ACTIVATION))
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
    if effect.kind not in (EffectKind.QUICK, EffectKind.TRIGGER) or not effect.optional or choices_of(effect):
        return False
    if effect.zones and not effect.zones & Zone.SPELL_TRAP_ZONE or code.cost_takes_this or effect.quick_if is not None:
        return False
    occasion = code.occasion
    return occasion is None or not occasion.about_this and E_PHASE not in occasion.kinds
