"""Words about monsters that move from zone to zone (位置を移動する): how they are read in Japanese."""

from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.shifting.meaning import PlaceBeside, Shift

reads("VERB", "{what:WO}選び[、|]その位置をその隣のモンスターゾーンに/移動する", Shift, beside=True)
reads("VERB", "{what:REF}の位置を[、|]その隣のモンスターゾーンに/移動する", Shift, beside=True)
reads("VERB", "{what:REF}の位置を[、|]他の自分のメインモンスターゾーンに/移動する", Shift)
reads("VERB", "{what:WO}その隣の魔法&罠ゾーンに永続魔法カード扱い[として|で]表側表示で/置く", PlaceBeside)
