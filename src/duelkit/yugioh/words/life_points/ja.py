"""Words about life points (ＬＰ): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.amounts import Count, CountOf, HalfOf, Plus, StatOf, The, Times
from duelkit.yugioh.language.base import Amount
from duelkit.yugioh.language.terms import Number, Side
from duelkit.yugioh.text.grammar.ja.core import AMOUNTS, VERBS, Scope
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.quantities import value
from duelkit.yugioh.text.grammar.ja.terms import SIDE
from duelkit.yugioh.text.grammar.ja.verbs import owner
from duelkit.yugioh.words.amounts.meaning import Higher
from duelkit.yugioh.words.life_points.meaning import Damage, GainLife, LifePoints, LoseLife, PayLife, SetLife


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


@VERBS.words(GainLife)
def _gain_life(node: GainLife, scope: Scope) -> Phrase:
    amount = node.amount
    if isinstance(amount, int | Times) and not (isinstance(amount, Times) and isinstance(amount.amount, StatOf)):
        return phrase(f"{owner(node.side)}{value(amount, scope)}ＬＰ", "回復する")
    return phrase(f"{owner(node.side)}{value_bun(amount, scope)}だけＬＰを", "回復する")


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
    if node.side is Side.YOU:
        return phrase(f"自分は{words}ダメージを", "受ける")
    if node.side is Side.EITHER:
        return phrase(f"お互いは{words}ダメージを", "受ける")
    if not isinstance(node.amount, int):
        return phrase(f"{words}ダメージを相手に", "与える")
    return phrase(f"相手に{words}ダメージを", "与える")


@VERBS.words(PayLife)
def _pay_life(node: PayLife, scope: Scope) -> Phrase:
    amount = node.amount
    if isinstance(amount, HalfOf) and isinstance(amount.amount, LifePoints):
        return phrase("ＬＰを半分", "払う")
    if isinstance(amount, int):
        return phrase(f"{value(amount, scope)}ＬＰを", "払う")
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
