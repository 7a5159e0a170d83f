"""Words about battle (戦闘): how they are read in Japanese."""

from duelkit.yugioh.reading.patterns import reads
from duelkit.yugioh.words.battle.meaning import EndBattlePhase, NegateAttack

reads("VERB", "その攻撃を無効に/する", NegateAttack)
reads("VERB", "攻撃を無効に/する", NegateAttack)
reads("VERB", "バトルフェイズを/終了する", EndBattlePhase)
