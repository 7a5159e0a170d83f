"""Words about monsters that get the name and the effects of another card: how they are read in Japanese."""

from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.copying.meaning import TakesAfter

reads("MORE", "{of:REF}の元々のカード名・効果と同じカード名・効果を/得る", lambda of: (TakesAfter(of),))
