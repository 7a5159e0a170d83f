"""Ways of summoning, in Japanese."""

from __future__ import annotations

from duelkit.judgment.language.filters import ALLIED, Anything, RefKind, flat
from duelkit.judgment.text.ja.core import ABILITIES, CONDITIONS, VERBS, WHATS, Noun, Phrase, Scope, start
from duelkit.judgment.text.ja.nouns import cards, creatures, fields
from duelkit.judgment.text.ja.terms import CIRCLED
from duelkit.judgment.text.reading import as_allies
from duelkit.judgment.words.places.meaning import FieldForSummon
from duelkit.judgment.words.summoning.meaning import Incarnation, Invocation, SummonCondition, SummonOnto, Unite


@ABILITIES.words(Incarnation)
def _incarnation(node: Incarnation, scope: Scope) -> list[str]:
    start(scope)
    plain = isinstance(node.onto, Anything) or ALLIED in flat(node.onto)
    onto = creatures(as_allies(node.onto), scope).text if plain else f"味方の{creatures(node.onto, scope).text}"
    only = "だけを行うことができる（通常の召喚はできない）" if node.only else "を行うことができる"
    return [f"{onto}1体を生贄に捧げ、差額コストを支払って【降臨】{only}"]


@ABILITIES.words(Invocation)
def _invocation(node: Invocation, scope: Scope) -> list[str]:
    start(scope)
    state = f"{CONDITIONS(node.condition, scope).text}間、" if node.condition is not None else ""
    words = cards(node.cards, scope).text
    target = creatures(node.onto, scope)
    onto = target.text if target.definite or ALLIED in flat(node.onto) else f"味方の{target.text}"
    free = "差額コストを支払わずに" if node.free else "差額コストを支払って"
    return [f"{state}自分の手札の{words}を、{onto}を生贄に捧げ、{free}【降臨】させることができる"]


@ABILITIES.words(SummonCondition)
def _summon_condition(node: SummonCondition, scope: Scope) -> list[str]:
    start(scope)
    return [f"このクリーチャーは、{CONDITIONS(node.condition, scope).text}間だけ召喚できる"]


@VERBS.words(SummonOnto)
def _summon_onto(node: SummonOnto, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope).text
    scope.now(RefKind.THEM, Noun("そのカード"))
    cost = "マナコストを支払って" if node.paid else "マナコストを支払わずに"
    tail = ["そのクリーチャーはこのターン攻撃できない"]
    if node.ends_turn:
        tail = ["そのクリーチャーはこのターン攻撃できず、ターンは終了する"]
    price = scope.card.price
    if node.onto is not None:
        where = "" if isinstance(node.onto, FieldForSummon) else f"{fields(node.onto, scope).text}に"
        return Phrase(f"{what}を、{cost}{where}召喚する", tuple(tail))
    if price is not None and price.sacrifice is not None:
        return Phrase(f"{what}を、{cost}生贄に捧げたクリーチャーのフィールドに召喚する", tuple(tail))
    return Phrase(f"このクリーチャーを生贄に捧げ、{what}を、{cost}そのフィールドに召喚する", tuple(tail))


@VERBS.words(Unite)
def _unite(node: Unite, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope).text
    return Phrase(
        f"このクリーチャーを{what}に重ねて【合体】させ、その体力をこのクリーチャーに加える",
        (f"重ねられたクリーチャーは生贄となり、このクリーチャーの攻撃方法は{CIRCLED[node.pattern]}になる",),
    )
