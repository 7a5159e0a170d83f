"""Hands, libraries and graveyards, in Japanese."""

from __future__ import annotations

from duelkit.judgment.language.filters import RefKind
from duelkit.judgment.language.terms import Pile, Side
from duelkit.judgment.text.ja.amounts import measure
from duelkit.judgment.text.ja.core import VERBS, Noun, Phrase, Scope
from duelkit.judgment.text.ja.nouns import cards
from duelkit.judgment.text.ja.phrases import does, worked
from duelkit.judgment.words.piles.meaning import (
    Bury,
    Discard,
    DiscardHand,
    Draw,
    Fetch,
    Judgment,
    LookAtTop,
    Mill,
    ReturnToHand,
    RevealTop,
    ShowHand,
)

WHOSE = {Side.YOU: "自分の", Side.OPPONENT: "相手の", Side.EITHER: "両プレイヤーの"}


@VERBS.words(Draw)
def _draw(node: Draw, scope: Scope) -> Phrase:
    lead, count = measure(node.amount, "枚", scope)
    return does(node.side, f"{lead}カードを{count}ドローする")


@VERBS.words(Discard)
def _discard(node: Discard, scope: Scope) -> Phrase:
    lead, count = measure(node.amount, "枚", scope)
    what = "手札" if node.which is None else f"手札の{cards(node.which, scope).text}"
    return does(node.side, f"{lead}{what}を{count}捨てる")


@VERBS.words(Mill)
def _mill(node: Mill, scope: Scope) -> Phrase:
    lead, count = measure(node.amount, "枚", scope)
    return Phrase(f"{lead}{WHOSE[node.side]}山札の上からカードを{count}墓地に置く")


@VERBS.words(RevealTop)
def _reveal_top(node: RevealTop, scope: Scope) -> Phrase:
    scope.now(RefKind.THEM, Noun("公開したカード"))
    return Phrase(f"{WHOSE[node.side]}山札の一番上のカードを公開する")


@VERBS.words(Judgment)
def _judgment(node: Judgment, scope: Scope) -> Phrase:
    tail = [f"自分のカードのマナコストの方が大きい場合、{VERBS(node.win, scope).whole}"]
    if node.lose is not None:
        tail.append(f"相手のカードのマナコストの方が大きい場合、{VERBS(node.lose, scope).whole}")
    return Phrase("【審判】を行い、各プレイヤーは山札の一番上のカードを公開する", tuple(tail), closed=True)


@VERBS.words(Fetch)
def _fetch(node: Fetch, scope: Scope) -> Phrase:
    what = worked(node.what, scope)
    if node.to is Pile.LIBRARY:
        return Phrase(f"{what}を自分の山札に戻してシャッフルする")
    return Phrase(f"{what}を手札に加える")


@VERBS.words(Bury)
def _bury(node: Bury, scope: Scope) -> Phrase:
    what = worked(node.what, scope)
    return Phrase(f"{what}が召喚されなかった場合、墓地に置く", closed=True)


VERBS.fixed({LookAtTop: Phrase("自分の山札の一番上のカードを見る")})
VERBS.table(
    {
        DiscardHand: lambda node, scope: does(node.side, "手札を全て捨てる"),
        ShowHand: lambda node, scope: does(node.side, "手札を公開する"),
        ReturnToHand: lambda node, scope: Phrase(f"{worked(node.what, scope)}をオーナーの手札に戻す"),
    }
)
