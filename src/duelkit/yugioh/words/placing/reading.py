"""Words about placing cards (置く・セットする): how they are read in Japanese."""

from dataclasses import replace

from duelkit.yugioh.language.base import Verb, What, nodes
from duelkit.yugioh.language.nouns import FIELD_SPELL, SPELL_OR_TRAP
from duelkit.yugioh.language.permissions import Permission
from duelkit.yugioh.language.selections import Pick
from duelkit.yugioh.reading.grammar.marks import SUBJECT
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.reading.grammar.references import replaced
from duelkit.yugioh.reading.grammar.riders import rider
from duelkit.yugioh.words.permissions.meaning import May
from duelkit.yugioh.words.placing.meaning import PlaceOnField, SetCards, StaysAsEquip, StaysAsSpell


def _set_in_zone(what: What) -> SetCards:
    """Field Spells are not Set in a Spell & Trap Zone; of other cards the text says which they are."""
    if isinstance(what, Pick) and what.pool.filter == SPELL_OR_TRAP:
        what = replace(what, pool=replace(what.pool, filter=SPELL_OR_TRAP & ~FIELD_SPELL))
    return SetCards(what)


reads("VERB", "{what:WO}[自分フィールドに|]/セットする", SetCards)
reads("VERB", "{what:WO}自分の魔法&罠ゾーンに/セットする", _set_in_zone)
reads("VERB", "{what:WO}魔法カード扱い[として|で]自分の魔法&罠ゾーンに/セットする", SetCards, as_spells=True)
reads("VERB", "{what:WO}自分[の魔法&罠ゾーン|フィールド|のフィールドゾーン]に表側表示で/置く", PlaceOnField)
reads("VERB", "{what:WO}[自分フィールドに|]/発動する", PlaceOnField, activated=True)
reads(
    "VERB",
    "{what:WO}[、|]永続魔法カード扱いで自分の魔法&罠ゾーンに表側表示で/置く",
    lambda what: PlaceOnField(what, as_spell=True),
)
reads(
    "VERB",
    "{what:WO}[、|]永続罠カード扱いで自分の魔法&罠ゾーンに表側表示で/置く",
    lambda what: PlaceOnField(what, as_trap=True),
)
reads(
    "VERB",
    "{what:WO}[、|]永続罠カード扱いで元々の持ち主の魔法&罠ゾーンに表側表示で/置く",
    lambda what: PlaceOnField(what, as_trap=True, of_owner=True),
)
reads(
    "VERB",
    "{what:WO}[、|]永続魔法カード扱いで元々の持ち主の魔法&罠ゾーンに表側表示で/置く",
    lambda what: PlaceOnField(what, as_spell=True, of_owner=True),
)
reads(
    "STANDING",
    "表側表示のこのカードがモンスターゾーンで破壊された場合、墓地へ送らずに永続魔法カード扱いで"
    "自分の魔法&罠ゾーンに表側表示で[置く事ができる|置ける]",
    lambda: (StaysAsSpell(),),
)
reads(
    "STANDING",
    "表側表示のこのカードがモンスターゾーンで破壊された場合、墓地へ送らずに装備カード扱い[で|として]"
    "自分フィールドの{to:NOUN}1体に装備できる",
    lambda to: (StaysAsEquip(to),),
)


def _set_at_once(before: Verb) -> Verb | None:
    """この効果でセットしたカードはセットしたターンでも発動できる."""
    put = [node for node in nodes(before) if isinstance(node, SetCards)]
    return replaced(before, put[0], replace(put[0], at_once=True)) if len(put) == 1 else None


rider(
    "この効果でセットした[カード|魔法カード|罠カード|魔法・罠カード|速攻魔法カード]は[、|]"
    "セットしたターン[でも|に]発動できる。",
    _set_at_once,
)
reads(
    "MORE",
    "魔法カード[扱いとして|扱いで]手札から魔法&罠ゾーンに/セットできる",
    lambda: (May(Permission.SET_AS_SPELL, SUBJECT),),
)
