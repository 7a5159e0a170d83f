"""Words about Fusion Summons whose materials are sent to the Graveyard in advance: how they are read in Japanese."""

from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.later_fusion.meaning import FusionSummonShown, SendListedMaterials

reads(
    "VERB",
    "EXデッキの融合モンスター1体を相手に見せ、そのモンスターによって決められた融合素材モンスターをデッキから墓地へ/送る",
    SendListedMaterials,
)
reads("VERB", "このカードの[①の|]効果で見せたモンスターと同名の融合モンスター1体を/融合召喚する", FusionSummonShown)
