"""Words about what else can be a material, and as what (素材として扱う): how they are read in Japanese."""

from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.material_uses.meaning import OtherMaterialCount, SynchroFromHand

reads(
    "RULE", "このカードを素材としてS召喚をする場合、手札のモンスター1体もS素材に/できる", lambda: (SynchroFromHand(),)
)
reads(
    "AMOUNT",
    "その[S|X|L|シンクロ|エクシーズ|リンク|]召喚の素材としたこのカード以外のモンスターの数",
    OtherMaterialCount,
)
