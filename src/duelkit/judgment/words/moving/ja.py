"""Turning and moving creatures, in Japanese."""

from __future__ import annotations

from duelkit.judgment.language.filters import Ref, RefKind
from duelkit.judgment.text.ja.core import VERBS, WHATS, Phrase, Scope
from duelkit.judgment.text.ja.nouns import fields
from duelkit.judgment.text.ja.phrases import now_them, two, worked
from duelkit.judgment.text.reading import one_card
from duelkit.judgment.words.moving.meaning import Move, Moving, Swap, SwapContents, Turn, Turning


@VERBS.words(Turn)
def _turn(node: Turn, scope: Scope) -> Phrase:
    what = worked(node.what, scope)
    if node.how is Turning.CHOSEN:
        same = "同じ" if not one_card(node.what) else "任意の"
        return Phrase(f"{what}を{same}方向に回転させる")
    if node.how is Turning.HALF:
        return Phrase(f"{what}を180度回転させる")
    return Phrase(f"{what}を、後ろが{WHATS(node.towards, scope).text}に向くように回転させる")


@VERBS.words(Move)
def _move(node: Move, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope).text
    left = WHATS(Ref(RefKind.TRIGGERING), scope).text
    now_them(node.what, scope)
    facing = "任意の方向で" if node.facing_chosen else ""
    if node.how is Moving.CHOSEN:
        return Phrase(f"{what}を{facing}任意の空きフィールドに移動させる")
    if node.how is Moving.PUSHED:
        return Phrase(f"{what}を{facing}攻撃方向に1フィールド移動させる（そこが空きフィールドの場合）", bracketed=True)
    if node.how is Moving.IN_FRONT:
        where = "このクリーチャーの正面"
        return Phrase(f"{what}を{facing}{where}に移動させる（そこが空きフィールドの場合）", bracketed=True)
    return Phrase(f"{what}を{facing}{left}が置かれていたフィールドに移動させる")


@VERBS.words(Swap)
def _swap(node: Swap, scope: Scope) -> Phrase:
    return Phrase(f"{two(WHATS(node.first, scope), WHATS(node.second, scope))}の位置を入れ替える")


@VERBS.words(SwapContents)
def _swap_contents(node: SwapContents, scope: Scope) -> Phrase:
    first, second = fields(node.first, scope).text, fields(node.second, scope).text
    words = f"{first}と{second}に置かれているクリーチャーの位置を入れ替える（1体だけの場合は移動する）"
    return Phrase(words, bracketed=True)
