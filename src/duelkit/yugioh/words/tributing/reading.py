"""Words about Tributes (リリース): how they are read in Japanese."""

from duelkit.yugioh.language.terms import Permission, Side
from duelkit.yugioh.reading.grammar.patterns import reads, terms
from duelkit.yugioh.words.permissions.meaning import May
from duelkit.yugioh.words.tributing.meaning import Tribute

reads("VERB", "{what:WO}/リリースする", Tribute)
terms("PAID", {"/リリースする": Tribute})
reads(
    "RULE",
    "自分[が|は]モンスターをアドバンス召喚する場合に1度だけ、自分フィールドのモンスター1体の代わりに"
    "相手フィールドのモンスター1体を/リリースできる",
    lambda: (May(Permission.TRIBUTE_OPPONENTS, None, Side.YOU),),
)
reads(
    "RULE",
    "自分は通常召喚に加えて1度だけ[、|]自分メインフェイズにモンスター1体を/通常召喚できる",
    lambda: (May(Permission.EXTRA_NORMAL_SUMMON, None, Side.YOU),),
)
