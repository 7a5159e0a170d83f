"""Words about monsters that battles destroyed, where they lie now: how they are read in Japanese."""

from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.fallen.meaning import BoreThis, FellInBattle, WornByThis

reads("PROPERTY", "戦闘で破壊された", FellInBattle)
reads("PROPERTY", "このターンに戦闘で破壊された", lambda: FellInBattle(True))
reads("PROPERTY", "このカードを装備していた", BoreThis)
reads("PROPERTY", "このカードに装備されていた", WornByThis)
