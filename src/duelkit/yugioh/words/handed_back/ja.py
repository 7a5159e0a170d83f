"""Words about cards that go back to the hand rather than to the deck: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.ja.core import MODIFIERS, Clause, Scope
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.phrase import phrase
from duelkit.yugioh.words.handed_back.meaning import HandedBack


@MODIFIERS.words(HandedBack)
def _handed_back(node: HandedBack, scope: Scope) -> list[Clause]:
    lead = f"{noun_of(node.by, scope)}の効果で自分の墓地のモンスターがデッキに戻る場合、デッキに戻さず手札に"
    return [Clause("", phrase(lead, "戻す事もできる"))]
