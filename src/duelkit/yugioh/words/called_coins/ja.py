"""Words about a coin whose side is called: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.ja.core import CONDITIONS, MODIFIERS, VERBS, Clause
from duelkit.yugioh.text.grammar.ja.phrase import Forms, Phrase, phrase
from duelkit.yugioh.words.called_coins.meaning import CallCoin, CalledRight, TossAgain

_RIGHT = Forms("当たった", "当たり", "当たって", "当たらなかった", "当たった", "当たった")

VERBS.fixed({CallCoin: phrase("コイントスを１回行い、裏表を", "当てる")})
CONDITIONS.fixed({CalledRight: Phrase("", _RIGHT)})
_LEAD = "このカード名の効果は１ターンに１度、自分がコイントスを行う効果を適用する際に適用でき、コイントスを最初から"
MODIFIERS.table({TossAgain: lambda node, scope: [Clause("", phrase(_LEAD, "やり直す"))]})
