"""Words about life points (ＬＰ): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.amounts import AtWill, HalfOf
from duelkit.yugioh.language.selections import RefKind, Whose
from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.en.core import AMOUNTS, MODIFIERS, PARTS, VERBS, WHATS, Clause, Noun, Phrase, Scope
from duelkit.yugioh.text.grammar.en.quantities import rate, value
from duelkit.yugioh.text.grammar.en.verbs import WHO, act
from duelkit.yugioh.words.life_points.meaning import (
    Damage,
    DamageHalved,
    DamagePassed,
    DamageTurned,
    GainLife,
    InsteadOfEffectDamage,
    LifeDifference,
    LifePoints,
    LifeTurned,
    LoseLife,
    NoDamageOnce,
    NoDamageUpTo,
    PayLife,
    SetLife,
    SwapLife,
)


@AMOUNTS.words(LifePoints)
def _life(node: LifePoints, scope: Scope) -> str:
    return {Side.YOU: "your LP", Side.OPPONENT: "your opponent's LP", Side.EITHER: "both players' LP"}[node.side]


AMOUNTS.fixed({LifeDifference: "the difference between your LP and your opponent's"})


@VERBS.words(GainLife)
def _gain_life(node: GainLife, scope: Scope) -> Phrase:
    many, each = rate(node.amount, scope)
    text = f"{many} LP{each}" if isinstance(node.amount, int) or each else f"LP equal to {many}"
    return act("gain", text, WHO[node.side])


@PARTS.words(Whose)
def _whose(node: Whose, scope: Scope) -> str:
    return f"the {'owner' if node.owner else 'controller'} of {WHATS(node.what, scope).text}"


@VERBS.words(Damage)
def _damage(node: Damage, scope: Scope) -> Phrase:
    many, each = rate(node.amount, scope)
    who = {Side.YOU: "you", Side.OPPONENT: "your opponent", Side.EITHER: "both players"}[node.side]
    if node.whose is not None:
        per = " for each card" if node.whose.what.kind is RefKind.TRIGGERING else ""
        return act("inflict", f"{many} damage to {PARTS(node.whose, scope)}{per}")
    scope.dealt = "the damage you took" if node.side is Side.YOU else "the damage inflicted"
    if isinstance(node.amount, int) or each:
        return act(
            "take" if node.side is Side.YOU else "inflict",
            f"{many} damage{each}" if node.side is Side.YOU else f"{many} damage to {who}{each}",
        )
    if node.side is Side.YOU:
        return act("take", f"damage equal to {many}")
    return act("inflict", f"damage to {who} equal to {many}")


@MODIFIERS.words(LifeTurned)
def _life_turned(node: LifeTurned, scope: Scope) -> list[Clause]:
    if node.damage:
        who = {Side.YOU: "you", Side.OPPONENT: "your opponent", Side.EITHER: "each player"}[node.side]
        gains = "gain" if node.side is Side.YOU else "gains"
        return [Clause(Noun(who, plural=node.side is Side.YOU), f"{gains} LP instead of taking damage")]
    whose = {Side.YOU: "your", Side.OPPONENT: "your opponent's", Side.EITHER: "a player's"}[node.side]
    return [Clause(Noun(f"any effect that would increase {whose} LP"), "inflicts that much damage to them instead")]


@MODIFIERS.words(DamagePassed)
def _damage_passed(node: DamagePassed, scope: Scope) -> list[Clause]:
    if node.side is Side.YOU:
        return [
            Clause(
                Noun("your opponent"), "takes any effect damage you would have taken from their card effects, instead"
            )
        ]
    return [
        Clause(
            Noun("you", plural=True),
            "take any effect damage your opponent would have taken from your card effects, instead",
        )
    ]


@MODIFIERS.words(DamageHalved)
def _damage_halved(node: DamageHalved, scope: Scope) -> list[Clause]:
    who = {Side.YOU: "you take", Side.OPPONENT: "your opponent takes", Side.EITHER: "each player takes"}[node.side]
    return [Clause(Noun(f"any {'effect ' if node.effects else ''}damage {who}"), "is halved")]


@VERBS.words(PayLife)
def _pay_life(node: PayLife, scope: Scope) -> Phrase:
    amount = node.amount
    if isinstance(amount, HalfOf) and isinstance(amount.amount, LifePoints):
        return act("pay", "half your LP")
    if isinstance(amount, AtWill):
        return act("pay", f"LP in multiples of {amount.unit}{f' (max. {amount.most})' if amount.most else ''}")
    return act(
        "pay", f"{value(amount, scope)} LP" if isinstance(amount, int) else f"LP equal to {value(amount, scope)}"
    )


@VERBS.words(LoseLife)
def _lose_life(node: LoseLife, scope: Scope) -> Phrase:
    many, each = rate(node.amount, scope)
    text = f"{many} LP{each}" if isinstance(node.amount, int) or each else f"LP equal to {many}"
    return act("lose", text, WHO[node.side])


@VERBS.words(SetLife)
def _set_life(node: SetLife, scope: Scope) -> Phrase:
    whose = {Side.YOU: "your", Side.OPPONENT: "your opponent's", Side.EITHER: "both players'"}[node.side]
    amount = node.amount
    if isinstance(amount, HalfOf) and isinstance(amount.amount, LifePoints):
        return act("halve", f"{whose} LP")
    return Phrase(
        f"become {value(amount, scope)}",
        f"becomes {value(amount, scope)}",
        subject=f"{whose} LP",
        singular=node.side is not Side.EITHER,
    )


VERBS.fixed({SwapLife: act("exchange", "your LP with your opponent's")})


@VERBS.words(DamageTurned)
def _damage_turned(node: DamageTurned, scope: Scope) -> Phrase:
    if node.averted:
        return act("make", "the damage you take from that effect 0")
    return act("inflict", "the damage you would take from that effect to your opponent instead")


@MODIFIERS.words(NoDamageUpTo)
def _no_damage_up_to(node: NoDamageUpTo, scope: Scope) -> list[Clause]:
    who = {Side.YOU: Noun("you", plural=True), Side.OPPONENT: Noun("your opponent")}.get(node.side, Noun("each player"))
    takes = "take" if node.side is Side.YOU else "takes"
    return [Clause(who, f"{takes} no damage if the amount is less than or equal to {value(node.amount, scope)}")]


@MODIFIERS.words(NoDamageOnce)
def _no_damage_once(node: NoDamageOnce, scope: Scope) -> list[Clause]:
    who = {Side.YOU: "you", Side.OPPONENT: "your opponent", Side.EITHER: "a player"}[node.side]
    takes = "take" if node.side is Side.YOU else "takes"
    whole = f"once per turn, if {who} would take battle or effect damage, {who} {takes} no damage"
    return [Clause(Noun("this card"), whole=whole)]


@MODIFIERS.words(InsteadOfEffectDamage)
def _instead_of_effect_damage(node: InsteadOfEffectDamage, scope: Scope) -> list[Clause]:
    who = {Side.YOU: "you", Side.OPPONENT: "your opponent", Side.EITHER: "a player"}[node.side]
    done = VERBS(node.verb, scope).text
    return [Clause(Noun("this card"), whole=f"if {who} would take damage from a card effect, {done} instead")]
