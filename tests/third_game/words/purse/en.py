"""Words about the purse, in English."""

from __future__ import annotations

from tests.third_game.text import EN_AMOUNTS, EN_VERBS, number
from tests.third_game.words.purse.meaning import Draw


@EN_VERBS.words(Draw)
def _(node: Draw, scope: None) -> str:
    return "draw 1 coin" if node.amount == 1 else f"draw coins: {number(EN_AMOUNTS, node.amount)}"
