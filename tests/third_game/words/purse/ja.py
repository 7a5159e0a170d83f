"""Words about the purse, in Japanese."""

from __future__ import annotations

from tests.third_game.text import JA_AMOUNTS, JA_VERBS, number
from tests.third_game.words.purse.meaning import Draw


@JA_VERBS.words(Draw)
def _(node: Draw, scope: None) -> str:
    return f"コインを{number(JA_AMOUNTS, node.amount)}枚引く"
