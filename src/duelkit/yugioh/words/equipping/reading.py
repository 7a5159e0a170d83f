"""Words about equip cards (装備): how they are read in Japanese."""

from duelkit.yugioh.language.base import Filter, Pool
from duelkit.yugioh.language.clauses import Are
from duelkit.yugioh.language.events import Actor
from duelkit.yugioh.language.nouns import EQUIP_CARD, IS_THIS, MONSTER
from duelkit.yugioh.language.occasions import When
from duelkit.yugioh.language.selections import THIS
from duelkit.yugioh.language.terms import EventKind, Side, Zone
from duelkit.yugioh.reading.grammar.marks import Mark, marked
from duelkit.yugioh.reading.grammar.nouns import together
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.equipping.meaning import (
    IS_EQUIPPED,
    Equip,
    EquippedByItself,
    EquippedRatings,
    EquippedTo,
    IsEquipped,
)

for _as in ("装備カード扱いとして", "装備カード扱いで", "装備魔法カード扱いで", "装備魔法カード扱いとして", ""):
    reads("VERB", f"{{what:WO}}{_as}{{to:REF}}に/装備する", Equip)
for _as in ("装備カード扱いとして", "装備カード扱いで", "装備魔法カード扱いで", "装備魔法カード扱いとして"):
    reads("VERB", f"{{what:WO}}以下の効果を持つ{_as}{{to:REF}}に/装備する", Equip)
reads("AMOUNT", "{what:REF}が装備している[L|リンク]モンスターのリンクマーカーの合計", EquippedRatings)
reads("VERB", "{to:REF}にこのカードを/装備する", Equip)
reads("VERB", "このカードを/装備する", Equip, to=marked(Mark("that", MONSTER)))


reads("VERB", "{what:WO}{modifiers:FIGURES_GIVEN}[装備カード|装備魔法カード]扱い[として|で]{to:REF}に/装備する", Equip)


def _equipped(by: Filter | None = None) -> Filter:
    return IsEquipped(None if by == EQUIP_CARD else by)


reads("PROPERTY", "装備カードを装備し[ている|た]", _equipped)
reads("PROPERTY", "このカードに装備され[ている|た]", lambda: EquippedTo())
reads(
    "WHICH_PLACE",
    "このカードに装備され[ている|た]{which:NOUN}",
    lambda which: Pool(EquippedTo() if which == EQUIP_CARD else which & EquippedTo(), Zone.FIELD, Side.EITHER),
)
reads("WHICH_PLACE", "このカードの装備カード", lambda: Pool(EquippedTo(), Zone.FIELD, Side.EITHER))
reads("EVENT", "このカードに装備カードが装備された", lambda: When(EventKind.EQUIPPED, EquippedTo()))
reads("PROPERTY", "{by:HEAD}を装備し[ている|た]", _equipped)
reads("PROPERTY", "{series:SERIES}{by:HEAD}を装備し[ている|た]", lambda series, by: IsEquipped(together([series, by])))
reads("THIS_ACTOR", "モンスターに装備されているこのカード", lambda: Actor(IS_THIS & EquippedTo(MONSTER)))
reads("CONDITION", "このカードの効果でこのカードが/装備されている", EquippedByItself)
reads("CONDITION", "このカードが/装備されている", lambda: IS_EQUIPPED)
reads("CONDITION", "このカードが{by:NOUN}を装備して/いる", lambda by: Are(THIS, _equipped(by)))
