"""Words about Tributes (リリース): how they are read in Japanese."""

from duelkit.yugioh.language.permissions import Action, Permission
from duelkit.yugioh.language.selections import THIS
from duelkit.yugioh.language.terms import Side, SummonKind
from duelkit.yugioh.reading.grammar.marks import SUBJECT
from duelkit.yugioh.reading.grammar.patterns import reads, terms
from duelkit.yugioh.words.permissions.meaning import Cannot, May
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
for _words in ("アドバンス", "A"):
    reads(
        "RULE",
        f"自分は通常召喚に加えて1度だけ[、|]自分メインフェイズに/{_words}召喚できる",
        lambda: (May(Permission.EXTRA_NORMAL_SUMMON, None, Side.YOU, kinds=SummonKind.TRIBUTE),),
    )
reads("RULE", "相手は{to:SUBJECT}を/リリースできない", lambda to: (Cannot(Action.BE_TRIBUTED, to, by=Side.OPPONENT),))
reads(
    "RULE",
    "相手は{to:SUBJECT}をリリースできず、効果の対象にも/できない",
    lambda to: tuple(Cannot(action, to, by=Side.OPPONENT) for action in (Action.BE_TRIBUTED, Action.BE_TARGETED)),
)
for _kind, _words, _this in (("RULE", "このカード", THIS), ("MORE", "", SUBJECT)):
    reads(
        _kind,
        f"{{which:NOUN}}1体を儀式召喚する場合、{_words}1枚で儀式召喚に必要な分のリリースとして/使用できる",
        lambda which, this=_this: (May(Permission.WHOLE_RITUAL, this, which=which),),
    )
