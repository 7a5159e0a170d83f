"""Words about monsters of one kind: how they are read in Japanese."""

from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.kindred.meaning import OfOriginalRace

reads("PROPERTY", "元々の種族が{race:RACES}の", OfOriginalRace)
