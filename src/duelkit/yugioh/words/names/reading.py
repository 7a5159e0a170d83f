"""Words about cards whose names resemble those of others: how they are read."""

from __future__ import annotations

from duelkit.yugioh.language.base import Not, Pool
from duelkit.yugioh.language.clauses import Exists
from duelkit.yugioh.language.nouns import MONSTER, AnyCard
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.names.meaning import NameIncludes, Numbered, SharesName, SharesRace

reads(
    "PROPERTY",
    "「No.{first:NUM}」~「No.{last:NUM}」のいずれかの",
    lambda first, last: Numbered(first, last) if first < last else None,
)
reads("PROPERTY", "{ref:REF}のカード名を含む", NameIncludes)
for _words in ("同名カードが{place:PLACE}に存在しない", "{place:PLACE}に同名カードが存在しない"):
    reads("PROPERTY", _words, lambda place: Not(SharesName(Pool(AnyCard(), *place))))
for _words in (
    "{place:PLACE}に同じ種族の{which:NOUN}が2体以上/存在する",
    "{place:PLACE}に種族が同じ{which:NOUN}が2体以上/存在する",
):
    reads("CONDITION", _words, lambda place, which: Exists(Pool(which & SharesRace(Pool(which, *place)), *place), 2))
reads("PROPERTY", "{place:PLACE}の他のモンスターと同じ種族の", lambda place: SharesRace(Pool(MONSTER, *place)))
