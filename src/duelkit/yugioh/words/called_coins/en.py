"""Words about a coin whose side is called: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.en.core import CONDITIONS, MODIFIERS, VERBS, Clause, Noun, State
from duelkit.yugioh.text.grammar.en.verbs import act
from duelkit.yugioh.words.called_coins.meaning import CallCoin, CalledRight, TossAgain

VERBS.fixed({CallCoin: act("toss", "a coin and call it")})
CONDITIONS.fixed({CalledRight: State("you call it right", "you call it wrong")})
MODIFIERS.table(
    {
        TossAgain: lambda node, scope: [
            Clause(
                Noun("you"),
                whole="once per turn, when you apply an effect that tosses a coin(s), you can toss the coin(s) again",
            )
        ]
    }
)
