"""Conditions, in Japanese."""

from __future__ import annotations

from duelkit.judgment.language.conditions import Both, Either, Otherwise
from duelkit.judgment.language.filters import Filter, flat, is_this
from duelkit.judgment.text.grammar.ja import stem
from duelkit.judgment.text.ja.amounts import quantity
from duelkit.judgment.text.ja.core import CONDITIONS, FILTERS, WHATS, Scope, State
from duelkit.judgment.text.ja.nouns import cards, creatures
from duelkit.judgment.text.ja.terms import SIDES, elements, piles
from duelkit.judgment.text.reading import rest_of, stands_on_any
from duelkit.judgment.words.amounts.meaning import CreatureCount
from duelkit.judgment.words.conditions.meaning import Compare, HasSummoned, InPile, Passes, SelfOn, There, TurnOf


def _and(parts: list[str]) -> str:
    return "、".join([*(stem(part) for part in parts[:-1]), parts[-1]])


@CONDITIONS.words(Both)
def _both(node: Both, scope: Scope) -> State:
    parts = [CONDITIONS(part, scope) for part in node.parts]
    return State(
        _and([part.text for part in parts]),
        "か、".join(part.negative for part in parts),
        _and([part.short for part in parts]) if all(part.short for part in parts) else "",
        this=parts[0].this,
    )


@CONDITIONS.words(Either)
def _either(node: Either, scope: Scope) -> State:
    element = stands_on_any(node)
    if element:
        return _self_on(SelfOn(element), scope)
    parts = [CONDITIONS(part, scope) for part in node.parts]
    text, negative = "か、".join(part.text for part in parts), _and([part.negative for part in parts])
    return State(text, negative, this=parts[0].this)


@CONDITIONS.words(SelfOn)
def _self_on(node: SelfOn, scope: Scope) -> State:
    words = elements(node.element)
    on, off = f"{words}フィールド", f"{words}以外のフィールド"
    return State(
        f"このクリーチャーが{on}に置かれている",
        f"このクリーチャーが{off}に置かれている",
        f"{on}に置かれている",
        f"{off}に置かれている",
        on,
        off,
        this=True,
    )


def predicate(subject: str, node: Filter, scope: Scope) -> tuple[str, str]:
    """The clauses that a known creature passes a filter, and that it does not."""
    traits = [FILTERS(part, scope) for part in flat(node)]
    if all(trait.predicate for trait in traits):
        yes = [trait.predicate for trait in traits]
        no = [trait.no_predicate or trait.negative for trait in traits]
        if len(traits) == 1 and yes[0].split("が")[0] in ("体力", "攻撃力", "マナコスト"):
            return f"{subject}の{yes[0]}", f"{subject}の{no[0]}"
        return f"{subject}が{_and(yes)}", f"{subject}が" + "か、".join(no)
    words = creatures(node, scope).text
    return f"{subject}が{words}である", f"{subject}が{words}でない"


@CONDITIONS.words(There)
def _there(node: There, scope: Scope) -> State:
    if is_this(node.filter):
        rest = rest_of(node.filter)
        if rest is None:
            there, away = "このクリーチャーがボードに置かれている", "このクリーチャーがボードに置かれていない"
            return State(there, away, this=True)
        yes, no = predicate("このクリーチャー", rest, scope)
        return State(yes, no, this=True)
    words = creatures(node.filter, scope)
    many = f"{node.at_least}体以上" if node.at_least > 1 else ""
    if words.placed or words.sole:
        return State(f"{words.text}が{many}いる", f"{words.text}が{many}いない")
    return State(f"{words.text}が{many}ボードに置かれている", f"{words.text}が{many}ボードに置かれていない")


@CONDITIONS.words(InPile)
def _in_pile(node: InPile, scope: Scope) -> State:
    words = cards(node.filter, scope).text
    where = piles(node.pile, node.side)
    return State(f"{where}に{words}がある", f"{where}に{words}がない")


@CONDITIONS.words(Compare)
def _compare(node: Compare, scope: Scope) -> State:
    first, second = node.first, node.second
    if isinstance(second, int) and not isinstance(first, int):
        least = second + (0 if node.or_equal else 1)
        words = quantity(first, scope).text
        return State(f"{words}が{least}以上である", f"{words}が{least}未満である")
    if isinstance(first, int) and not isinstance(second, int):
        most = first - (0 if node.or_equal else 1)
        words = quantity(second, scope).text
        return State(f"{words}が{most}以下である", f"{words}が{most + 1}以上である")
    one, two = quantity(first, scope).text, quantity(second, scope).text
    more, less = ("多い", "少ない") if isinstance(first, CreatureCount) or "マナ" in one else ("大きい", "小さい")
    if node.or_equal:
        return State(f"{one}が{two}以上である", f"{one}が{two}より{less}")
    return State(f"{one}が{two}より{more}", f"{one}が{two}以下である")


@CONDITIONS.words(TurnOf)
def _turn_of(node: TurnOf, scope: Scope) -> State:
    words = SIDES[node.side]
    return State(f"{words}のターンである", f"{words}のターンでない")


@CONDITIONS.words(Passes)
def _passes(node: Passes, scope: Scope) -> State:
    noun = WHATS(node.of, scope)
    yes, no = predicate(noun.text, node.filter, scope)
    return State(yes, no, this=noun.this)


@CONDITIONS.words(HasSummoned)
def _has_summoned(node: HasSummoned, scope: Scope) -> State:
    words = {0: "自分", 1: "相手", 2: "いずれかのプレイヤー"}[int(node.side)]
    action = f"{words}がこのターンにクリーチャーを召喚して"
    return State(f"{action}いる", f"{action}いない")


CONDITIONS.table({Otherwise: lambda node, scope: CONDITIONS(node.part, scope).opposite})
