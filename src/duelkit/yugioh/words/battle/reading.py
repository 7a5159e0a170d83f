"""Words about battle (戦闘): how they are read in Japanese."""

from duelkit.yugioh.reading.patterns import reads
from duelkit.yugioh.words.battle.meaning import AttackAgain, ChangeAttackTarget, EndBattlePhase, NegateAttack

reads("VERB", "その攻撃を無効に/する", NegateAttack)
reads("VERB", "攻撃を無効に/する", NegateAttack)
reads("VERB", "バトルフェイズを/終了する", EndBattlePhase)
reads("VERB", "攻撃対象を{what:REF}に/移し替える", ChangeAttackTarget)
reads("VERB", "攻撃対象を{what:REF}に/変更する", ChangeAttackTarget)
reads("VERB.plain", "このカードはもう1度だけ続けて攻撃できる", AttackAgain)
