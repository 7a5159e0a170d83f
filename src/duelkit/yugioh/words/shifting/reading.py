"""Words about monsters that move from zone to zone (位置を移動する): how they are read in Japanese."""

from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.shifting.meaning import Shift

reads("VERB", "{what:REF}の位置を[、|]他の自分のメインモンスターゾーンに/移動する", Shift)
