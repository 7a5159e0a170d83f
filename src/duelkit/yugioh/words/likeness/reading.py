"""Words about monsters that agree with another card in some of their properties: how texts say them."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Stat
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.likeness.meaning import HasEqual

reads("PROPERTY", "攻撃力と守備力[の数値|の|]が同じ", lambda: HasEqual(Stat.ATK, Stat.DEF))
