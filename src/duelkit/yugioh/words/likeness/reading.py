"""Words about monsters that agree with another card in some of their properties: how they are read in Japanese."""

from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.likeness.meaning import AtkIsDef

reads("PROPERTY", "攻撃力と守備力の[数値が|]同じ", AtkIsDef)
