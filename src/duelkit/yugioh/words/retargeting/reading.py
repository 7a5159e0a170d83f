"""Words about targets that are changed (対象を移し替える): how they are read in Japanese."""

from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.retargeting.meaning import ChangeTarget, IsProperTarget

reads("ADJECTIVE", "正しい対象となる別の", lambda: IsProperTarget())
reads("VERB", "その効果の対象を正しい対象となる{to:REF}に/移し替える", ChangeTarget)
