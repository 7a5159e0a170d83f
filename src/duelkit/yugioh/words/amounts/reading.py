"""Words about amounts (数値): how they are read in Japanese."""

from duelkit.yugioh.language.amounts import DAMAGE_TAKEN, Count, CountOf, HalfOf, Plus, StatOf, Times
from duelkit.yugioh.language.base import Pool, nodes
from duelkit.yugioh.language.nouns import MONSTER, AnyCard
from duelkit.yugioh.language.selections import MATERIALS, Every, Those
from duelkit.yugioh.language.terms import Handling, Stat, Zone
from duelkit.yugioh.reading.grammar.marks import Mark, marked
from duelkit.yugioh.reading.grammar.mentions import SAID_BEFORE
from duelkit.yugioh.reading.grammar.nouns import SIDES, STATS, within
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.amounts.meaning import Higher, Kinds
from duelkit.yugioh.words.links.meaning import POINTED_AT_BY_THIS

reads("VALUE", "{n:NUM}", lambda n: n)
for _words, _side in SIDES.items():
    reads("AMOUNT", f"{_words}の手札の数", lambda side=_side: Count(Pool(AnyCard(), Zone.HAND, side)))
reads("AMOUNT", "{pool:POOL}の数", Count)
reads("AMOUNT", "{pool:POOL}の[カード名の|]種類[の数|]", Kinds)
reads("KINDS", "{pool:POOL}", Kinds)
reads("KINDS", "{place:WHERE}に[、|]{which:NOUNS}", lambda place, which: Kinds(within(which, place)))
for _word, _of in (("属性", Stat.ATTRIBUTE), ("種族", Stat.RACE)):
    reads("AMOUNT", f"{{pool:POOL}}の{_word}の種類[の数|]", Kinds, of=_of)
for _word, _stat in STATS.items():
    reads("AMOUNT", f"{{what:REF}}の{_word}", StatOf, stat=_stat)
    reads("AMOUNT", f"{{what:REF}}のフィールドでの{_word}", StatOf, stat=_stat)
    reads("AMOUNT", f"その{_word}", lambda stat=_stat: StatOf(stat, marked(Mark("that", MONSTER))))
    for _sum in (f"の{_word}の合計", f"の{_word}を合計した数値"):
        reads("AMOUNT", f"{{pool:POOL}}{_sum}", lambda pool, stat=_stat: StatOf(stat, Every(pool)))
        reads("AMOUNT", f"{{what:MADE_OF}}{_sum}", StatOf, stat=_stat)
    reads(
        "AMOUNT",
        f"{{pool:POOL}}の{_word}",
        lambda pool, stat=_stat: StatOf(stat, Every(pool)) if POINTED_AT_BY_THIS in nodes(pool.filter) else None,
    )
reads(
    "SUM",
    "{pool:POOL}のレベル・ランクの合計",
    lambda pool: Plus(StatOf(Stat.LEVEL, Every(pool)), StatOf(Stat.RANK, Every(pool))),
)
reads("AMOUNT", "{amount:SUM}", lambda amount: amount)
reads("AMOUNT", "{what:REF}の[フィールドでの|]リンクマーカーの数", StatOf, stat=Stat.RATING)
reads("AMOUNT", "そのリンクマーカーの数", lambda: StatOf(Stat.RATING, marked(Mark("that", MONSTER))))
reads("AMOUNT", "{pool:POOL}のリンクマーカーの[合計|数]", lambda pool: StatOf(Stat.RATING, Every(pool)))
reads("AMOUNT", "{what:REF}の数", CountOf)
reads("AMOUNT", "{what:MADE_OF}の数", CountOf)
reads("AMOUNT", "{what:MADE_OF}のリンクマーカーの[合計|数|数の合計]", StatOf, stat=Stat.RATING)
for _lead in ("このカードの", "その"):
    for _kind in ("融合", "S", "X", "L", "リンク", ""):
        reads(
            "MADE_OF",
            f"{_lead}{_kind}素材と[した|している]{{which:NOUNS}}",
            lambda which: MATERIALS if which == MONSTER else Those(MATERIALS, which),
        )
        reads(
            "MADE_OF",
            f"{_lead}{_kind}素材と[した|している]モンスターの内、{{which:NOUN}}",
            lambda which: Those(MATERIALS, which),
        )
for _words, _action in {
    "破壊した": Handling.DESTROYED,
    "除外した": Handling.BANISHED,
    "墓地へ送った": Handling.SENT,
    "捨てた": Handling.DISCARDED,
    "リリースした": Handling.TRIBUTED,
    "特殊召喚した": Handling.SPECIAL_SUMMONED,
    "デッキに戻した": Handling.TO_DECK,
    "手札に戻した": Handling.TO_HAND,
}.items():
    for _lead, _part in SAID_BEFORE.items():
        reads(
            "AMOUNT",
            f"{_lead}{_words}数",
            lambda action=_action, part=_part: CountOf(marked(Mark(action, AnyCard(), where=part))),
        )
reads("VALUE", "{amount:AMOUNT}×{factor:NUM}", Times)
reads(
    "VALUE",
    "{amount:AMOUNT}×{factor:NUM}分[の|]",
    lambda amount, factor: Times(amount, factor) if isinstance(amount, StatOf) else None,
)
reads("VALUE", "{amount:AMOUNT}分の", lambda amount: amount if isinstance(amount, StatOf) else None)
reads("VALUE", "{amount:AMOUNT}の半分[の|だけ|分|の数値|の数値分|]", HalfOf)
for _first, _second in (("攻撃力", "守備力"), ("元々の攻撃力", "元々の守備力")):
    reads(
        "AMOUNT",
        f"{{what:REF}}の{_first}と{_second}の内、高い方の数値",
        lambda what, of=(STATS[_first], STATS[_second]): Higher(StatOf(of[0], what), StatOf(of[1], what)),
    )
    reads(
        "AMOUNT",
        f"その{_first}と{_second}の内、高い方の数値",
        lambda of=(STATS[_first], STATS[_second]): Higher(
            *(StatOf(stat, marked(Mark("that", MONSTER))) for stat in of)
        ),
    )
reads("VALUE", "{amount:AMOUNT}分の", lambda amount: amount if isinstance(amount, Higher) else None)
reads("VALUE", "{amount:AMOUNT}[分|分だけ|だけ]", lambda amount: amount)
reads("VALUE", "[自分が|]受けた[戦闘|効果|]ダメージ[分|と同じ数値分]の", lambda: DAMAGE_TAKEN)
