"""Words about winning the duel (勝利): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.en.core import MODIFIERS, VERBS, Clause, Noun, Phrase, Scope
from duelkit.yugioh.text.grammar.en.verbs import act
from duelkit.yugioh.words.winning.meaning import WinDuel, Wins


@VERBS.words(WinDuel)
def _win(node: WinDuel, scope: Scope) -> Phrase:
    return (
        act("win", "the Duel", {Side.YOU: "you", Side.OPPONENT: "your opponent", Side.EITHER: "each player"}[node.side])
        if node.side is not Side.YOU
        else Phrase("win the Duel", subject="you", singular=False)
    )


MODIFIERS.table({Wins: lambda node, scope: [Clause(Noun("you", plural=True), "wins the Duel", "win the Duel")]})
