"""Words about equip cards (装備): how they are read in Japanese."""

from duelkit.yugioh.language.base import Filter
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.equipping.meaning import Equip, IsEquipped

for _as in ("装備カード扱いとして", "装備カード扱いで", "装備魔法カード扱いで", "装備魔法カード扱いとして", ""):
    reads("VERB", f"{{what:WO}}{_as}{{to:REF}}に/装備する", Equip)


def _equipped(by: Filter | None = None) -> Filter:
    return IsEquipped(by)


reads("PROPERTY", "装備カードを装備している", _equipped)
reads("PROPERTY", "{by:HEAD}を装備している", _equipped)
