"""Words that many card names share (「X」カード), written once."""

from __future__ import annotations

from duelkit.yugioh.language import Race, race, series

SYNCHRON = series("シンクロン", "Synchron")
JUNK = series("ジャンク", "Junk")
NAMED_WARRIOR = series("ウォリアー", "Warrior")
SCRAP = series("スクラップ", "Scrap")
CYBERSE = race(Race.CYBERSE)
