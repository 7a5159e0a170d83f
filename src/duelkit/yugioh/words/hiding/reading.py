"""Words about monsters that are hidden among other cards: how they are read in Japanese."""

from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.hiding.meaning import Rearrange

reads(
    "VERB",
    "自分のメインモンスターゾーンの裏側守備表示モンスターを全てシャッフルし、裏側守備表示で/並べ替える",
    Rearrange,
)
