"""Words about coins on the board, in Japanese."""

from __future__ import annotations

from tests.third_game.language.base import All, AnyOf, Not
from tests.third_game.text import JA_AMOUNTS, JA_FILTERS, JA_VERBS, number
from tests.third_game.words.coins.meaning import Count, Gain, IsOpen, IsYours, Open, Worth

JA_FILTERS.fixed({IsYours: ("自分の", "相手の"), IsOpen: ("表の", "裏の")})


@JA_FILTERS.words(Worth)
def _(node: Worth, scope: None) -> tuple[str, str]:
    if node.at_least is not None:
        least = number(JA_AMOUNTS, node.at_least)
        return f"価値が{least}以上の", f"価値が{least}未満の"
    assert node.at_most is not None
    most = number(JA_AMOUNTS, node.at_most)
    return f"価値が{most}以下の", f"価値が{most}より大きい"


@JA_FILTERS.words(All)
def _(node: All, scope: None) -> tuple[str, str]:
    parts = [JA_FILTERS(part, scope) for part in node.parts]
    return "".join(yes for yes, _ in parts), "、または".join(no for _, no in parts)


@JA_FILTERS.words(AnyOf)
def _(node: AnyOf, scope: None) -> tuple[str, str]:
    parts = [JA_FILTERS(part, scope) for part in node.parts]
    return "、または".join(yes for yes, _ in parts), "".join(no for _, no in parts)


@JA_FILTERS.words(Not)
def _(node: Not, scope: None) -> tuple[str, str]:
    yes, no = JA_FILTERS(node.part, scope)
    return no, yes


@JA_AMOUNTS.words(Count)
def _(node: Count, scope: None) -> str:
    return f"{JA_FILTERS(node.which, scope)[0]}コインの数"


@JA_VERBS.words(Open)
def _(node: Open, scope: None) -> str:
    return f"{JA_FILTERS(node.which, scope)[0]}コインを全て表にする"


@JA_VERBS.words(Gain)
def _(node: Gain, scope: None) -> str:
    return f"このコインの価値を{number(JA_AMOUNTS, node.amount)}だけ上げる"
