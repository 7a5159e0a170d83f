"""Words about winning the duel (勝利): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.ja.core import MODIFIERS, VERBS, Clause, Scope
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.verbs import owner
from duelkit.yugioh.words.winning.meaning import WinDuel, Wins


@VERBS.words(WinDuel)
def _win(node: WinDuel, scope: Scope) -> Phrase:
    return phrase(f"{owner(node.side)}デュエルに", "勝利する")


MODIFIERS.table({Wins: lambda node, scope: [Clause("自分", phrase("デュエルに", "勝利する"))]})
