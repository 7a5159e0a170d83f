"""Words about Graveyards that effects cannot reach: how they are read in Japanese."""

from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.sealing.meaning import GraveyardsSealed, GraveyardUnaffected

reads(
    "STANDING",
    "お互いに墓地のカードを除外できず、墓地のカードへ及ぶ効果は無効化され、適用されない",
    lambda: (GraveyardsSealed(),),
)
reads("STANDING", "自分の墓地は{by:NOUN}の効果を受けない", lambda by: (GraveyardUnaffected(by),))
