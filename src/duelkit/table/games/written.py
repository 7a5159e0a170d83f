"""What games share for decks as text and for faults of decks."""

from __future__ import annotations

import re
from typing import Final

from duelkit.table.protocols import Json

_BOTH_NAMES: Final = re.compile(r"「[^」]*」 \(([^()]*)\)")
_JAPANESE: Final = re.compile(r" \([぀-ヿ一-鿿]+\)")


def finding(english: str, japanese: str, rule: str, card: int) -> Json:
    """Returns a fault of a deck; the English words without the Japanese names beside them."""
    plain = _JAPANESE.sub("", _BOTH_NAMES.sub(r"\1", english))
    return {"text": {"ja": japanese or english, "en": plain}, "rules": [rule] if rule else [], "card": card or None}


def clean(name: str) -> str:
    """Returns a name without unprintable characters."""
    return "".join(letter for letter in name if letter.isprintable() and letter not in '"\\').strip()


def named_by(text: str, name: str) -> str:
    """Returns the name that a text gives itself; empty if it has none."""
    return clean(name)[:60] if re.search(r"^\s*name\s*:", text.lstrip("\ufeff"), re.IGNORECASE | re.MULTILINE) else ""
