"""Abilities of creatures in Japanese: a sentence each, under the names of chapter 20."""

from __future__ import annotations

from duelkit.judgment.language.card import (
    Activated,
    Incarnation,
    Instead,
    Intercept,
    Invocation,
    Lends,
    MagicGroup,
    Placement,
    SummonCondition,
    Trigger,
)
from duelkit.judgment.language.conditions import Condition
from duelkit.judgment.language.filters import RefKind
from duelkit.judgment.language.modifiers import Changes, Extinct
from duelkit.judgment.language.triggers import Event, When
from duelkit.judgment.text.ja_core import ABILITIES, CONDITIONS, EVENTS, MODIFIERS, VERBS, Clause, Noun, Scope
from duelkit.judgment.text.ja_modifiers import changes, merged
from duelkit.judgment.text.ja_nouns import cards, creatures, fields
from duelkit.judgment.text.ja_triggers import STRIKES
from duelkit.judgment.text.ja_verbs import can
from duelkit.judgment.text.ja_words import CIRCLED
from duelkit.judgment.text.reading import as_enemies, flat, is_this, paired, refers

INSTEAD = {
    Instead.ATTACK: "{}の再行動による攻撃の代わりに",
    Instead.ROTATION: "{}の再行動による回転の代わりに",
    Instead.NOTHING: "自分のアクションフェイズ1に",
}
"""What an activated ability takes the place of."""
OWN = "このクリーチャーは"


def start(scope: Scope) -> None:
    """A new ability: nothing has been spoken of."""
    scope.known = {}


@ABILITIES.words(Placement)
def _placement(node: Placement, scope: Scope) -> list[str]:
    start(scope)
    clauses: list[Clause] = []
    for modifier, pair in paired(node.modifiers):
        if pair:
            assert isinstance(modifier, Changes)
            clauses.append(changes(modifier, scope, both_costs=True))
        else:
            clauses += MODIFIERS(modifier, scope)
    said = merged(clauses)
    if node.condition is None:
        return ["。".join(said)]
    state = CONDITIONS(node.condition, scope)
    word = "場合" if isinstance(node.modifiers[0], Extinct) else "間"
    if state.short and said[0].startswith(OWN):
        return [f"{state.short}{word}、{'。また、'.join(said)}"]
    if state.text.startswith("このクリーチャー"):
        said = [text.removeprefix(OWN) for text in said]
    return [f"{state.text}{word}、{'。また、'.join(said)}"]


def event_words(node: When, condition: Condition | None, scope: Scope) -> str:
    """火フィールドに召喚されたとき、; …たびに、…場合、"""
    words = EVENTS(node, scope)
    if condition is None:
        return f"{words}、"
    state = CONDITIONS(condition, scope)
    own = is_this(node.who) and node.where is None
    if state.place and own and node.event is Event.SUMMONED:
        return f"{words.replace('が召喚', f'が{state.place}に召喚')}、"
    if state.place and own and node.event in (Event.TRASHED, Event.BURIED):
        return f"{words.replace('がトラッシュ', f'が{state.place}でトラッシュ')}、"
    if state.short:
        if own or "このクリーチャー" in words:
            return f"{state.short}間、{words}、"
        return f"このクリーチャーが{state.short}間、{words}、"
    return f"{words}、{state.text}場合、"


@ABILITIES.words(Trigger)
def _trigger(node: Trigger, scope: Scope) -> list[str]:
    start(scope)
    lead = event_words(node.when, node.condition, scope)
    effect = VERBS(node.effect, scope).whole
    if is_this(node.when.who) and node.when.event not in STRIKES:
        half = "50%の確率で、"
        opening = half if effect.startswith(half) else ""
        effect = opening + effect.removeprefix(opening).removeprefix(OWN).removeprefix("、")
    return [lead + effect]


def activated(node: Activated, whose: str, scope: Scope) -> str:
    """…の代わりに、…することができる."""
    state = f"{CONDITIONS(node.condition, scope).text}間、" if node.condition is not None else ""
    phrase = VERBS(node.effect, scope)
    lead = INSTEAD[node.instead].format(whose)
    return "。".join((f"{state}{lead}、{can(phrase.text)}", *phrase.tail))


@ABILITIES.words(Activated)
def _activated(node: Activated, scope: Scope) -> list[str]:
    start(scope)
    return [activated(node, "このクリーチャー", scope)]


@ABILITIES.words(Lends)
def _lends(node: Lends, scope: Scope) -> list[str]:
    start(scope)
    words = creatures(node.to, scope).text
    scope.now(RefKind.SELF, Noun("そのクリーチャー"))
    text = activated(node.ability, words, scope)
    start(scope)
    return [text]


@ABILITIES.words(Incarnation)
def _incarnation(node: Incarnation, scope: Scope) -> list[str]:
    start(scope)
    words = creatures(node.onto, scope).text
    onto = words if words.startswith("味方") else f"味方の{words}".replace("味方のクリーチャー", "味方クリーチャー")
    only = "だけを行うことができる（通常の召喚はできない）" if node.only else "を行うことができる"
    return [f"{onto}1体を生贄に捧げ、差額コストを支払って【降臨】{only}"]


@ABILITIES.words(Invocation)
def _invocation(node: Invocation, scope: Scope) -> list[str]:
    start(scope)
    state = f"{CONDITIONS(node.condition, scope).text}間、" if node.condition is not None else ""
    words = cards(node.cards, scope).text
    target = creatures(node.onto, scope)
    onto = target.text if target.definite or "味方" in target.text else f"味方の{target.text}"
    free = "差額コストを支払わずに" if node.free else "差額コストを支払って"
    return [f"{state}自分の手札の{words}を、{onto}を生贄に捧げ、{free}【降臨】させることができる"]


@ABILITIES.words(SummonCondition)
def _summon_condition(node: SummonCondition, scope: Scope) -> list[str]:
    start(scope)
    return [f"このクリーチャーは、{CONDITIONS(node.condition, scope).text}間だけ召喚できる"]


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
    said = f"{which}【魔道攻撃】は{'対象クリーチャーと、' if relative else ''}{group.all.text}を攻撃する"
    if node.targets is not None and not set(flat(node.targets)) <= set(flat(node.group)):
        said += f"。対象にできるのは{creatures(as_enemies(node.targets), scope).text}だけである"
    return [said]


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
