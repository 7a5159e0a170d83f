"""Material lines read: チューナー＋チューナー以外のモンスター１体以上 (素材)."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.language.card import Card, Materials
from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.reading.grammar.reader import Lexicon, Reader

_LINES: Final = {
    CardType.FUSION: "FUSION_LINE",
    CardType.SYNCHRO: "SYNCHRO_MATERIALS",
    CardType.XYZ: "XYZ_LINE",
    CardType.LINK: "LINK_LINE",
}


def materials_of(card: Card, line: str, lexicon: Lexicon) -> list[Materials]:
    """Returns all readings of a material line."""
    kind = next((line for types, line in _LINES.items() if card.types & types), None)
    return Reader(line, lexicon).whole(kind, 0, len(line)) if kind is not None else []
