"""English spelling: articles, possessives, lists and sentences."""

from __future__ import annotations

import re

VOWELS = "aeiouAEIO"


def a(words: str) -> str:
    """Put the indefinite article before a noun phrase: an allied creature; another creature."""
    if words.startswith("other "):
        return f"an{words}"
    return f"{'an' if words.lstrip(chr(34))[:1] in VOWELS or words.startswith('Ultra') else 'a'} {words}"


def possessive(words: str, plural: bool) -> str:
    """this creature's; the attacked creatures'."""
    return f"{words}'" if plural and words.endswith("s") else f"{words}'s"


def listed(parts: list[str], link: str = "and") -> str:
    """One, two and three."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {link} {parts[-1]}"


def capital(text: str) -> str:
    """Capitalize the first letter."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """Capitalize the first letter of each sentence and end the last one with a full stop."""
    parts = [capital(part.strip()) for part in re.split(r"(?<=\.) ", text) if part.strip()]
    whole = " ".join(parts)
    return whole if whole.endswith((".", ".”", ".)")) else f"{whole}."
