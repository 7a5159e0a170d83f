"""Terms of older cards (旧表記) and their present forms, in both directions.

    >>> modern("自分フィールド上の「生け贄の者」１体を生け贄に捧げる。")
    '自分フィールドの「生け贄の者」１体をリリースする。'
    >>> of_its_time("このカードをリリースして発動できる。そのカードを除外する。", 2004)
    'このカードを生け贄に捧げて発動できる。そのカードをゲームから除外する。'

Names in quotes stay as they are. Rules: EX04-TRIB-01, MR3-TEXT-01, MR20-TEXT-01, RES-BAN-01.
"""

from __future__ import annotations

import re
from typing import Final

BEFORE_RELEASES: Final = 2007
"""The last year of 生け贄 and of 融合デッキ, as Expert Rules have them; リリース and エクストラデッキ came after it."""
BEFORE_SHORT_TEXTS: Final = 2013
"""The last year of ゲームから除外 and フィールド上."""

_TERMS: Final[tuple[tuple[int, str, str], ...]] = (
    (BEFORE_RELEASES, "生け贄召喚", "アドバンス召喚"),
    (BEFORE_RELEASES, "生け贄に捧げる", "リリースする"),
    (BEFORE_RELEASES, "生け贄に捧げられ", "リリースされ"),
    (BEFORE_RELEASES, "生け贄に捧げ", "リリースし"),
    (BEFORE_RELEASES, "生け贄にでき", "リリースでき"),
    (BEFORE_RELEASES, "生け贄", "リリース"),
    (BEFORE_RELEASES, "融合デッキ", "エクストラデッキ"),
    (BEFORE_SHORT_TEXTS, "ゲームから除外された状態", "除外状態"),
    (BEFORE_SHORT_TEXTS, "ゲームから除外", "除外"),
    (BEFORE_SHORT_TEXTS, "フィールド上", "フィールド"),
    (BEFORE_RELEASES, "Fusion Deck", "Extra Deck"),
    (BEFORE_SHORT_TEXTS, "removed from play", "banished"),
    (BEFORE_SHORT_TEXTS, "removing from play", "banishing"),
    (BEFORE_SHORT_TEXTS, "the cards removed from play", "banishment"),
    (BEFORE_SHORT_TEXTS, "remove from play", "banish"),
    (BEFORE_SHORT_TEXTS, "Removed from play", "Banished"),
    (BEFORE_SHORT_TEXTS, "Remove from play", "Banish"),
)
"""The last year of the old wording, the old wording, the present one; longer wordings before what they contain."""

_QUOTED: Final = re.compile('(「[^」]*」|"[^"]*")')
_SHORT_EXTRA_DECK: Final = "ＥＸデッキ"
_BANISHED: Final = "(?<!ゲームから)除外(?! )"
"""A word before a space is a command in a list of them, and stays what players type."""
_ON_THE_FIELD: Final = "フィールド(?=[のにで・]|から)"
"""Where フィールド means the cards' place and is no part of another word (フィールド魔法, フィールドゾーン)."""

_PATTERNS: Final = {"フィールド": _ON_THE_FIELD, "除外": _BANISHED}


def modern(text: str) -> str:
    """Card text with every old term replaced by the present one."""
    for _, old, new in _TERMS:
        if old in text:
            text = _outside_names(text, re.escape(old), new)
    return text


def of_its_time(text: str, year: int) -> str:
    """Card text with the terms that cards had in a year.

    :param text: in present terms; what is in the older ones already stays.
    """
    for last, old, new in _TERMS:
        if year <= last and new in text:
            text = _outside_names(text, _PATTERNS.get(new, re.escape(new)), old)
    return _outside_names(text, _SHORT_EXTRA_DECK, "融合デッキ") if year <= BEFORE_RELEASES else text


def _outside_names(text: str, pattern: str, by: str) -> str:
    """The text with something replaced wherever it is no part of a name in quotes."""
    return "".join(part if number % 2 else re.sub(pattern, by, part) for number, part in enumerate(_QUOTED.split(text)))
