"""Words about a coin whose side is called: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.en.core import CONDITIONS, VERBS, State
from duelkit.yugioh.text.grammar.en.verbs import act
from duelkit.yugioh.words.called_coins.meaning import CallCoin, CalledRight

VERBS.fixed({CallCoin: act("toss", "a coin and call it")})
CONDITIONS.fixed({CalledRight: State("you call it right", "you call it wrong")})
