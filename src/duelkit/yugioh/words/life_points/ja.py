"""Words about life points (ＬＰ): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.amounts import AtWill, Count, CountOf, HalfOf, Plus, StatOf, The, Times
from duelkit.yugioh.language.base import Amount
from duelkit.yugioh.language.selections import RefKind, Whose
from duelkit.yugioh.language.terms import Number, Side
from duelkit.yugioh.text.grammar.ja.core import AMOUNTS, MODIFIERS, PARTS, VERBS, WHATS, Clause, Scope
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.quantities import value
from duelkit.yugioh.text.grammar.ja.terms import SIDE
from duelkit.yugioh.text.grammar.ja.verbs import owner
from duelkit.yugioh.words.amounts.meaning import Higher
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


def is_measure(amount: Amount | int) -> bool:
    """Whether 分 follows: the amount is read off a figure, not counted out."""
    return isinstance(amount, StatOf | LifePoints | The | Plus | Higher) or (
        isinstance(amount, Times) and isinstance(amount.amount, StatOf)
    )


def value_bun(amount: Amount | int, scope: Scope) -> str:
    """500, 手札の数×300, or そのモンスターの攻撃力分."""
    return value(amount, scope) + ("分" if is_measure(amount) else "")


@AMOUNTS.words(LifePoints)
def _life(node: LifePoints, scope: Scope) -> str:
    return {Side.YOU: "自分のＬＰ", Side.OPPONENT: "相手のＬＰ", Side.EITHER: "お互いのＬＰ"}[node.side]


AMOUNTS.fixed({LifeDifference: "お互いのＬＰの差"})


@VERBS.words(GainLife)
def _gain_life(node: GainLife, scope: Scope) -> Phrase:
    amount = node.amount
    if isinstance(amount, int | Times) and not (isinstance(amount, Times) and isinstance(amount.amount, StatOf)):
        return phrase(f"{owner(node.side)}{value(amount, scope)}ＬＰ", "回復する")
    return phrase(f"{owner(node.side)}{value_bun(amount, scope)}だけＬＰを", "回復する")


@PARTS.words(Whose)
def _whose(node: Whose, scope: Scope) -> str:
    return f"{WHATS(node.what, scope).bare}の{'持ち主' if node.owner else 'コントローラー'}"


@VERBS.words(Damage)
def _damage(node: Damage, scope: Scope) -> Phrase:
    words = value(node.amount, scope)
    if isinstance(node.amount, Count | CountOf):
        words += "×1"
    elif isinstance(node.amount, HalfOf):
        words += "の"
    elif value_bun(node.amount, scope) != words:
        words += "分の"
    if isinstance(node.amount, The) and node.amount.number in (Number.DAMAGE, Number.DAMAGE_DEALT):
        words = f"{value(node.amount, scope)}と同じ数値分の"
    scope.dealt = "相手に与えたダメージ" if node.side is Side.OPPONENT else "自分が受けたダメージ"
    if node.whose is not None:
        each = "１枚につき" if node.whose.what.kind is RefKind.TRIGGERING else ""
        return phrase(f"{PARTS(node.whose, scope)}に{each}{words}ダメージを", "与える")
    if node.side is Side.YOU:
        return phrase(f"自分は{words}ダメージを", "受ける")
    if node.side is Side.EITHER:
        return phrase(f"お互いは{words}ダメージを", "受ける")
    if not isinstance(node.amount, int):
        return phrase(f"{words}ダメージを相手に", "与える")
    return phrase(f"相手に{words}ダメージを", "与える")


@MODIFIERS.words(LifeTurned)
def _life_turned(node: LifeTurned, scope: Scope) -> list[Clause]:
    who = SIDE[node.side]
    if node.damage:
        return [Clause(who, phrase("ダメージを受ける代わりに、その数値分だけＬＰを", "回復する"))]
    return [Clause(f"{who}がＬＰを回復する効果", phrase(f"{who}にダメージを与える効果に", "なる"))]


@MODIFIERS.words(DamagePassed)
def _damage_passed(node: DamagePassed, scope: Scope) -> list[Clause]:
    if node.side is Side.YOU:
        return [Clause("相手の効果で発生する自分への効果ダメージ", phrase("代わりに相手が", "受ける"))]
    return [Clause("自分の効果で発生する相手への効果ダメージ", phrase("代わりに自分が", "受ける"))]


@MODIFIERS.words(DamageHalved)
def _damage_halved(node: DamageHalved, scope: Scope) -> list[Clause]:
    damage = "効果ダメージ" if node.effects else "全てのダメージ"
    return [Clause("", phrase(f"{SIDE[node.side]}が受ける{damage}は半分に", "なる"))]


@VERBS.words(PayLife)
def _pay_life(node: PayLife, scope: Scope) -> Phrase:
    amount = node.amount
    if isinstance(amount, HalfOf) and isinstance(amount.amount, LifePoints):
        return phrase("ＬＰを半分", "払う")
    if isinstance(amount, int):
        return phrase(f"{value(amount, scope)}ＬＰを", "払う")
    if isinstance(amount, AtWill):
        most = f"（最大{amount.most}まで）" if amount.most else ""
        return phrase(f"{amount.unit}の倍数のＬＰを{most}", "払う")
    return phrase(f"{value(amount, scope)}分のＬＰを", "払う")


@VERBS.words(LoseLife)
def _lose_life(node: LoseLife, scope: Scope) -> Phrase:
    words = value_bun(node.amount, scope)
    measured = words != value(node.amount, scope) or isinstance(node.amount, HalfOf)
    return phrase(f"{owner(node.side)}{words}{'の' if measured else ''}ＬＰを", "失う")


@VERBS.words(SetLife)
def _set_life(node: SetLife, scope: Scope) -> Phrase:
    amount = node.amount
    if isinstance(amount, HalfOf) and isinstance(amount.amount, LifePoints):
        return phrase(f"{SIDE[node.side]}のＬＰは半分に", "なる")
    return phrase(f"{SIDE[node.side]}のＬＰは{value(amount, scope)}に", "なる")


VERBS.fixed({SwapLife: phrase("お互いのＬＰを", "入れ替える")})


@VERBS.words(DamageTurned)
def _damage_turned(node: DamageTurned, scope: Scope) -> Phrase:
    if node.averted:
        return phrase("その効果で自分が受けるダメージを0に", "する")
    return phrase("自分が受けるその効果ダメージを相手に", "与える")


@MODIFIERS.words(NoDamageUpTo)
def _no_damage_up_to(node: NoDamageUpTo, scope: Scope) -> list[Clause]:
    return [Clause(SIDE[node.side], phrase(f"{value(node.amount, scope)}以下の戦闘・効果ダメージを", "受けない"))]


@MODIFIERS.words(NoDamageOnce)
def _no_damage_once(node: NoDamageOnce, scope: Scope) -> list[Clause]:
    lead = f"{SIDE[node.side]}が戦闘・効果でダメージを受ける場合、１ターンに１度だけ"
    return [Clause("そのダメージ", phrase("0に", "なる"), lead=lead)]


@MODIFIERS.words(InsteadOfEffectDamage)
def _instead_of_effect_damage(node: InsteadOfEffectDamage, scope: Scope) -> list[Clause]:
    return [Clause("", VERBS(node.verb, scope).prefixed(f"{SIDE[node.side]}が効果ダメージを受ける場合、代わりに"))]
