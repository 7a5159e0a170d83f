"""Words about what else can be a material, and as what (素材として扱う): how they are read in Japanese."""

from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.material_uses.meaning import LinksOnlyWith, OtherMaterialCount, SynchroFromHand

reads(
    "RULE", "このカードを素材としてS召喚をする場合、手札のモンスター1体もS素材に/できる", lambda: (SynchroFromHand(),)
)
for _who, _side in (("自分は", Side.YOU), ("相手は", Side.OPPONENT)):
    reads(
        "RULE",
        f"{_who}{{which:NOUN}}しか[L|リンク]素材に/できない",
        lambda which, side=_side: (LinksOnlyWith(which, side),),
    )
reads(
    "AMOUNT",
    "その[S|X|L|シンクロ|エクシーズ|リンク|]召喚の素材としたこのカード以外のモンスターの数",
    OtherMaterialCount,
)
