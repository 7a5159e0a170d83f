"""Attacks, counterattacks and battles, in Japanese."""

from __future__ import annotations

from dataclasses import replace

from duelkit.judgment.language.filters import RefKind, flat, is_this
from duelkit.judgment.language.terms import Stat
from duelkit.judgment.text.ja.amounts import quantity
from duelkit.judgment.text.ja.clauses import THIS, figure_change, topic
from duelkit.judgment.text.ja.core import ABILITIES, CONDITIONS, MODIFIERS, VERBS, Clause, Noun, Phrase, Scope, start
from duelkit.judgment.text.ja.nouns import creatures, fields
from duelkit.judgment.text.ja.phrases import acts, worked
from duelkit.judgment.text.ja.terms import CIRCLED, STATS
from duelkit.judgment.text.reading import as_enemies, refers
from duelkit.judgment.words.battle.meaning import (
    AttackNow,
    Decoys,
    ExtraAttack,
    Incite,
    Intercept,
    MagicGroup,
    NoCounter,
    Possesses,
    Strike,
)


@ABILITIES.words(MagicGroup)
def _magic_group(node: MagicGroup, scope: Scope) -> list[str]:
    start(scope)
    scope.now(RefKind.TARGET, Noun("それ"))
    which = f"攻撃方法{CIRCLED[node.pattern]}の" if node.pattern >= 0 and len(scope.card.patterns) > 1 else ""
    group = creatures(node.group, scope)
    if node.fields is not None:
        return [
            f"{which}【魔道攻撃】は{fields(node.fields, scope).count(1)}を対象とし、そのフィールドとそれに隣接する"
            f"フィールドに置かれている{group.all.text}を攻撃する"
        ]
    relative = refers(node.group, RefKind.TARGET)
    text = f"{which}【魔道攻撃】は{'対象クリーチャーと、' if relative else ''}{group.all.text}を攻撃する"
    if node.targets is not None and not set(flat(node.targets)) <= set(flat(node.group)):
        text += f"。対象にできるのは{creatures(as_enemies(node.targets), scope).text}だけである"
    return [text]


@ABILITIES.words(Intercept)
def _intercept(node: Intercept, scope: Scope) -> list[str]:
    start(scope)
    state = f"{CONDITIONS(node.condition, scope).text}間、" if node.condition is not None else ""
    who = creatures(node.by, scope).text
    that = who if is_this(node.by) else "その味方クリーチャー"
    return [
        f"【迎撃】{state}{who}の攻撃範囲に敵クリーチャーが召喚されるたびに、50%の確率で、{that}は攻撃コストを支払わ"
        "ずに召喚されたクリーチャーを攻撃する"
    ]


@MODIFIERS.words(Decoys)
def _decoys(node: Decoys, scope: Scope) -> list[Clause]:
    who = topic(node.to, scope)
    return [Clause(who, f"{creatures(node.enemies, scope).all.text}に対して【囮】を持つ")]


@MODIFIERS.words(ExtraAttack)
def _extra_attack(node: ExtraAttack, scope: Scope) -> list[Clause]:
    return [Clause(topic(node.to, scope), f"再行動による攻撃を1ターンに{node.number}回多く行うことができる")]


@MODIFIERS.words(Strike)
def _strike(node: Strike, scope: Scope) -> list[Clause]:
    target = ""
    scope.now(RefKind.TARGET, Noun("対象クリーチャー"))
    if node.if_any is not None:
        target = f"{creatures(node.if_any, scope).text}を"
    elif node.hitting:
        target = f"{node.hitting}体のクリーチャーを同時に"
    when = f"{target}攻撃するとき、" if target else "攻撃時、"
    if node.condition is not None:
        when = f"{CONDITIONS(node.condition, scope).text}場合、{when}"
    half = "50%の確率で" if node.chance else ""
    if node.becomes:
        text = f"攻撃力が{quantity(node.amount, scope).text}になる"
    else:
        text = figure_change(STATS[Stat.ATTACK], Stat.ATTACK, node.amount, False, scope)
    return [Clause(THIS, f"{when}{half}{text}")]


@VERBS.words(AttackNow)
def _attack_now(node: AttackNow, scope: Scope) -> Phrase:
    what = worked(node.what, scope)
    tail = ("これは再行動による攻撃として扱う",) if node.used else ()
    return acts(what, "攻撃コストを支払わずに攻撃する", tail)


VERBS.fixed(
    {
        Incite: Phrase(
            "ボード上の全てのクリーチャーが1体ずつ1回攻撃する",
            ("順番は中央のフィールド、次にこのカードの前方にあたるフィールドから時計回りとする",),
        )
    }
)
MODIFIERS.table(
    {Possesses: lambda node, scope: [Clause(THIS, f"{creatures(node.to, scope).all.text}に【憑依】を与える")]}
)
VERBS.table({NoCounter: lambda node, scope: replace(acts(worked(node.what, scope), "反撃できない"), aside=True)})
