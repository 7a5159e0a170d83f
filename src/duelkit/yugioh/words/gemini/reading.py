"""Words about Gemini Monsters that count as summoned once more: how they are read in Japanese."""

from duelkit.yugioh.reading.grammar.marks import SUBJECT
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.gemini.meaning import CountsAsSummonedAgain, IsSummonedAgain

reads("PROPERTY", "もう1度召喚された状態の", IsSummonedAgain)
reads("MORE", "もう1度召喚された状態として/扱う", lambda: (CountsAsSummonedAgain(SUBJECT),))
