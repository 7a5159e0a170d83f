"""Words about coins on the board, in English."""

from __future__ import annotations

from tests.third_game.language.base import All, AnyOf, Not
from tests.third_game.text import EN_AMOUNTS, EN_FILTERS, EN_VERBS, number
from tests.third_game.words.coins.meaning import Count, Gain, IsOpen, IsYours, Open, Worth

EN_FILTERS.fixed({IsYours: ("that you own", "that your opponent owns"), IsOpen: ("that lie open", "that lie hidden")})


@EN_FILTERS.words(Worth)
def _(node: Worth, scope: None) -> tuple[str, str]:
    if node.at_least is not None:
        least = number(EN_AMOUNTS, node.at_least)
        return f"that are worth {least} or more", f"that are worth less than {least}"
    assert node.at_most is not None
    most = number(EN_AMOUNTS, node.at_most)
    return f"that are worth {most} or less", f"that are worth more than {most}"


@EN_FILTERS.words(All)
def _(node: All, scope: None) -> tuple[str, str]:
    parts = [EN_FILTERS(part, scope) for part in node.parts]
    return " and ".join(yes for yes, _ in parts), " or ".join(no for _, no in parts)


@EN_FILTERS.words(AnyOf)
def _(node: AnyOf, scope: None) -> tuple[str, str]:
    parts = [EN_FILTERS(part, scope) for part in node.parts]
    return " or ".join(yes for yes, _ in parts), " and ".join(no for _, no in parts)


@EN_FILTERS.words(Not)
def _(node: Not, scope: None) -> tuple[str, str]:
    yes, no = EN_FILTERS(node.part, scope)
    return no, yes


@EN_AMOUNTS.words(Count)
def _(node: Count, scope: None) -> str:
    return f"the number of coins {EN_FILTERS(node.which, scope)[0]}"


@EN_VERBS.words(Open)
def _(node: Open, scope: None) -> str:
    return f"open all coins {EN_FILTERS(node.which, scope)[0]}"


@EN_VERBS.words(Gain)
def _(node: Gain, scope: None) -> str:
    return f"this coin gains {number(EN_AMOUNTS, node.amount)}"
