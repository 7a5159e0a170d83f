"""Damage, dodging and death, in Japanese."""

from __future__ import annotations

from duelkit.judgment.text.ja.amounts import measure
from duelkit.judgment.text.ja.clauses import THIS, topic
from duelkit.judgment.text.ja.core import MODIFIERS, VERBS, Clause, Noun, Phrase, Scope
from duelkit.judgment.text.ja.nouns import creatures
from duelkit.judgment.text.ja.phrases import each_them, worked
from duelkit.judgment.text.ja.terms import closed
from duelkit.judgment.words.damage.meaning import (
    Destroy,
    EvadesFrom,
    Extinct,
    MagicDamage,
    ReachesInvisible,
    SureBonus,
    TurnsDamage,
)


@MODIFIERS.words(EvadesFrom)
def _evades_from(node: EvadesFrom, scope: Scope) -> list[Clause]:
    who = topic(node.to, scope)
    attackers = f"{creatures(node.attackers, scope).text}からの物理攻撃に対して"
    if not node.attempts:
        return [Clause(who, f"{attackers}【警戒】を持つ")]
    return [Clause(who, f"{attackers}【回避】を{node.attempts}回分得る")]


@MODIFIERS.words(SureBonus)
def _sure_bonus(node: SureBonus, scope: Scope) -> list[Clause]:
    words = creatures(node.to, scope).text
    return [Clause(None, f"{words}が50%の確率で得る攻撃時の攻撃力増加は、必ず発生する")]


INTO = {
    "attack": "体力の代わりに対象の攻撃力を減少させる（攻撃力が0なら体力を減少させる）",
    "summoning cost": "体力の代わりに対象のマナコストを減少させる（最小1、マナコストが1なら体力を減少させる）",
    "mana": "体力を減少させる代わりに相手のマナを同じ点数失わせる（相手のマナが0なら体力を減少させる）",
    "stolen mana": "体力を減少させる代わりに相手からマナを同じ点数奪う（相手のマナが0なら体力を減少させる）",
}
"""What damage can affect instead of HP."""


@MODIFIERS.words(TurnsDamage)
def _turns_damage(node: TurnsDamage, scope: Scope) -> list[Clause]:
    return [Clause(Noun("このクリーチャーの攻撃によるダメージ"), closed(INTO, node.into, "TurnsDamage"))]


@VERBS.words(MagicDamage)
def _magic_damage(node: MagicDamage, scope: Scope) -> Phrase:
    what = worked(node.what, scope)
    each_them(node.what, scope)
    lead, count = measure(node.amount, "点", scope)
    return Phrase(f"{what}に{f'、{lead}' if lead else ''}{f'{count}の' if count else ''}魔道ダメージを与える")


MODIFIERS.table(
    {
        ReachesInvisible: lambda node, scope: [Clause(topic(node.to, scope), "【透明】を持っていても攻撃対象にできる")],
        Extinct: lambda node, scope: [Clause(THIS, "【消滅】する")],
    }
)
VERBS.table({Destroy: lambda node, scope: Phrase(f"{worked(node.what, scope)}を死亡させる")})
