"""Terms of older cards and what they are called now (旧表記).

    >>> modern("ゲームから除外する")
    '除外する'
    >>> modern("生け贄召喚に成功した時")
    'アドバンス召喚に成功した時'
"""

from __future__ import annotations

from typing import Final

OLD_TERMS: Final[dict[str, str]] = {
    "生け贄召喚": "アドバンス召喚",  # MR3-TEXT-01
    "ゲームから除外": "除外",  # RES-BAN-01
    "生け贄に捧げ": "リリースし",
    "生け贄": "リリース",
    "融合デッキ": "エクストラデッキ",
}
"""Old wording: present wording. Longer wordings come before the shorter ones that they contain."""

OLD_TERMS_EN: Final[dict[str, str]] = {
    "remove from play": "banish",  # RES-BAN-01
    "removed from play": "banished",
    "Fusion Deck": "Extra Deck",
}
"""The same for English card text."""


def modern(text: str) -> str:
    """Card text with every old term replaced by the present one."""
    for old, new in (*OLD_TERMS.items(), *OLD_TERMS_EN.items()):
        text = text.replace(old, new)
    return text
