"""Words about life points (ＬＰ): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.amounts import HalfOf
from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.en.core import AMOUNTS, VERBS, Phrase, Scope
from duelkit.yugioh.text.grammar.en.quantities import rate, value
from duelkit.yugioh.text.grammar.en.verbs import WHO, act
from duelkit.yugioh.words.life_points.meaning import Damage, GainLife, LifePoints, LoseLife, PayLife, SetLife


@AMOUNTS.words(LifePoints)
def _life(node: LifePoints, scope: Scope) -> str:
    return {Side.YOU: "your LP", Side.OPPONENT: "your opponent's LP", Side.EITHER: "both players' LP"}[node.side]


@VERBS.words(GainLife)
def _gain_life(node: GainLife, scope: Scope) -> Phrase:
    many, each = rate(node.amount, scope)
    text = f"{many} LP{each}" if isinstance(node.amount, int) or each else f"LP equal to {many}"
    return act("gain", text, WHO[node.side])


@VERBS.words(Damage)
def _damage(node: Damage, scope: Scope) -> Phrase:
    many, each = rate(node.amount, scope)
    who = {Side.YOU: "you", Side.OPPONENT: "your opponent", Side.EITHER: "both players"}[node.side]
    scope.dealt = "the damage you took" if node.side is Side.YOU else "the damage inflicted"
    if isinstance(node.amount, int) or each:
        return act(
            "take" if node.side is Side.YOU else "inflict",
            f"{many} damage{each}" if node.side is Side.YOU else f"{many} damage to {who}{each}",
        )
    if node.side is Side.YOU:
        return act("take", f"damage equal to {many}")
    return act("inflict", f"damage to {who} equal to {many}")


@VERBS.words(PayLife)
def _pay_life(node: PayLife, scope: Scope) -> Phrase:
    amount = node.amount
    if isinstance(amount, HalfOf) and isinstance(amount.amount, LifePoints):
        return act("pay", "half your LP")
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
