"""Words about zones that cannot be used (使用不可能): how they are read in Japanese."""

from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.blocking.meaning import ZonesBlocked

reads(
    "STANDING",
    "相手のモンスター[カード|]ゾーンを{most:NUM}[カ|ヵ|か]所まで使用不可能にする",
    lambda most: (ZonesBlocked(most),),
)
