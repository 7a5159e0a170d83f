"""Words about placing cards (置く・セットする): how they are read in Japanese."""

from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.placing.meaning import PlaceOnField, SetCards

reads("VERB", "{what:WO}[自分フィールドに|自分の魔法&罠ゾーンに|]/セットする", SetCards)
reads("VERB", "{what:WO}自分[の魔法&罠ゾーン|フィールド|のフィールドゾーン]に表側表示で/置く", PlaceOnField)
