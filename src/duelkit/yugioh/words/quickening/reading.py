"""Words about effects that become quick effects (相手ターンでも発動できる効果になる): how they are read in Japanese."""

from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.quickening.meaning import FromHandInTheirTurn, UsedInEitherTurn

reads("RULE", "{to:POOL}が発動する効果は、相手ターンでも発動できる効果に/なる", lambda to: (UsedInEitherTurn(to),))
reads("RULE", "自分は相手ターンに{which:NOUN}を手札から/発動できる", lambda which: (FromHandInTheirTurn(which),))
