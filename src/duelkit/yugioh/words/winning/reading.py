"""Words about winning the duel (勝利): how they are read in Japanese."""

from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.winning.meaning import WinDuel

for _words, _side in (("自分", Side.YOU), ("相手", Side.OPPONENT)):
    reads("VERB", f"{_words}はデュエルに/勝利する", WinDuel, side=_side)
