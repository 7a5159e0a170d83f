"""Words about what a card counts in a turn: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.en.core import AMOUNTS, VERBS
from duelkit.yugioh.text.grammar.en.verbs import act
from duelkit.yugioh.words.counted_activations.meaning import Counted, CountUp

VERBS.fixed({CountUp: act("count", "it for this turn")})
AMOUNTS.table({Counted: lambda node, scope: f"the number counted this turn{'' if node.anywhere else ' here'}"})
