"""Section titles of the documents in English.

The section titles of statements are those of the Japanese documents. This module splits a title into numbers, chapters,
words in brackets and other parts, which ``sections.toml`` translates.
"""

from __future__ import annotations

import functools
import re
import tomllib
from importlib import resources
from typing import Final

_NUMBERED: Final = re.compile(r"((?:\d+(?:-\d+)?(?:～\d+(?:-\d+)?)?\.|[①-⑤]|\d)\s+)(.+)")
_CHAPTER: Final = re.compile(r"第(\d)章(\d?)\s*(.+)")
_GLOSSARY: Final = "用語辞典"
_BRACKETS: Final = re.compile(r"(.+?)[(（]([^()（）]*)[)）]")
_COUNTED: Final = re.compile(r"(.*?[^\d\s-])(\d(?:-\d)?)(?:\s+(.+))?")
_SLASH: Final = re.compile(r"／(?![^(（]*[)）])")


@functools.cache
def _words() -> dict[str, str]:
    text = (resources.files("duelkit.rulebook") / "sections.toml").read_text(encoding="utf-8")
    return dict(tomllib.loads(text)["titles"])


def english(section: str) -> str:
    """A section title in English; unknown parts stay in Japanese."""
    return " / ".join(_part(part) for part in _SLASH.split(section))


def _part(part: str) -> str:
    words = _words()
    part = part.strip()
    if part in words:
        return words[part]
    if found := _NUMBERED.fullmatch(part):
        return found[1] + _part(found[2])
    if found := _CHAPTER.fullmatch(part):
        return f"Chapter {found[1]}{'.' + found[2] if found[2] else ''}: {_part(found[3])}"
    if part.startswith(_GLOSSARY):
        rest = part.removeprefix(_GLOSSARY).removeprefix("・")
        return f"Glossary: {_part(rest)}" if not rest.startswith(("(", "（")) else f"Glossary ({_part(rest[1:-1])})"
    if part.startswith("【") and part.endswith("】"):
        return _part(part[1:-1])
    if found := _BRACKETS.fullmatch(part):
        return _part(found[1]) if found[2] == "※" else f"{_part(found[1])} ({_part(found[2])})"
    if found := _COUNTED.fullmatch(part):
        return f"{_part(found[1])} {found[2]}" + (f": {_part(found[3])}" if found[3] else "")
    first, dot, rest = part.partition("・")
    return f"{_part(first)}: {_part(rest)}" if dot and first in words else part
