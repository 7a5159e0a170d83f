"""Words about equip cards (装備): how they are read in Japanese."""

from duelkit.yugioh.language.base import Filter, Pool, What
from duelkit.yugioh.language.clauses import Are
from duelkit.yugioh.language.nouns import EQUIP_CARD, MONSTER
from duelkit.yugioh.language.occasions import When
from duelkit.yugioh.language.selections import THIS
from duelkit.yugioh.language.terms import Change, EventKind, Side, Stat, Zone
from duelkit.yugioh.reading.grammar.marks import Mark, marked
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.equipping.meaning import IS_EQUIPPED, Equip, EquippedByItself, EquippedTo, IsEquipped
from duelkit.yugioh.words.figures.meaning import ChangeStat

for _as in ("装備カード扱いとして", "装備カード扱いで", "装備魔法カード扱いで", "装備魔法カード扱いとして", ""):
    reads("VERB", f"{{what:WO}}{_as}{{to:REF}}に/装備する", Equip)
reads("VERB", "{to:REF}にこのカードを/装備する", Equip)
reads("VERB", "このカードを/装備する", Equip, to=marked(Mark("that", MONSTER)))


def _with_figures(what: What, to: What, amount: int, change: Change, stats: tuple[Stat, ...]) -> Equip:
    """攻撃力500アップの装備カード扱い: what the equipped monster gets."""
    return Equip(what, to, tuple(ChangeStat(change, stat, amount) for stat in stats))


for _figures, _stats in (("攻撃力", (Stat.ATK,)), ("守備力", (Stat.DEF,)), ("攻撃力・守備力", (Stat.ATK, Stat.DEF))):
    for _way, _change in (("アップ", Change.GAIN), ("ダウン", Change.LOSE)):
        reads(
            "VERB",
            f"{{what:WO}}{_figures}{{amount:NUM}}{_way}の[装備カード|装備魔法カード]扱い[として|で]{{to:REF}}に/装備する",
            _with_figures,
            change=_change,
            stats=_stats,
        )


def _equipped(by: Filter | None = None) -> Filter:
    return IsEquipped(None if by == EQUIP_CARD else by)


reads("PROPERTY", "装備カードを装備し[ている|た]", _equipped)
reads("PROPERTY", "このカードに装備され[ている|た]", lambda: EquippedTo())
reads(
    "WHICH_PLACE",
    "このカードに装備され[ている|た]{which:NOUN}",
    lambda which: Pool(EquippedTo() if which == EQUIP_CARD else which & EquippedTo(), Zone.FIELD, Side.EITHER),
)
reads("EVENT", "このカードに装備カードが装備された", lambda: When(EventKind.EQUIPPED, EquippedTo()))
reads("PROPERTY", "{by:HEAD}を装備し[ている|た]", _equipped)
reads("CONDITION", "このカードの効果でこのカードが/装備されている", EquippedByItself)
reads("CONDITION", "このカードが/装備されている", lambda: IS_EQUIPPED)
reads("CONDITION", "このカードが{by:NOUN}を装備して/いる", lambda by: Are(THIS, IsEquipped(by)))
