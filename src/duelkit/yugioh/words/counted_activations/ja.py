"""Words about what a card counts in a turn: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.ja.core import AMOUNTS, VERBS
from duelkit.yugioh.text.grammar.ja.phrase import phrase
from duelkit.yugioh.words.counted_activations.meaning import Counted, CountUp

VERBS.fixed({CountUp: phrase("それをこのターンの数に", "数える")})
AMOUNTS.table({Counted: lambda node, scope: f"このターンに{'' if node.anywhere else 'ここで'}数えた数"})
