"""The pages of the documentation, and the blocks that they show."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
READMES: Final = ("README.md", "README.ja.md")
PAGES: Final = sorted(
    [*(ROOT / "docs").rglob("*.md"), *(ROOT / name for name in (*READMES, "CONTRIBUTING.md"))],
    key=lambda path: path.name,
)
_FENCE: Final = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_INDENTED: Final = re.compile(r"(?:^\n|\A)((?:^ {4}\S[^\n]*\n(?:^\n(?=^ {4}))?)+)", re.MULTILINE)


class Block(NamedTuple):
    """A block of a page.

    :param kind: the language named at the fence, such as ``python``; empty for an indented block.
    """

    kind: str
    text: str


def named(name: str) -> str:
    """Returns the text of a file of the repository."""
    return (ROOT / name).read_text(encoding="utf-8")


def fenced(text: str) -> list[Block]:
    """Returns the fenced blocks of a page, in order."""
    return [Block(*found) for found in _FENCE.findall(text)]


def typed(text: str) -> list[str]:
    """Returns the lines that a page tells people to type: of indented blocks and of ``sh`` blocks."""
    blocks = [found for kind, found in fenced(text) if kind == "sh"]
    blocks += _INDENTED.findall(_FENCE.sub("", text))
    joined = "\n".join(blocks).replace("\\\n", " ")
    return [line.strip() for line in joined.splitlines() if line.strip()]


def fits(expected: str, printed: str) -> bool:
    """Whether a program printed what a page shows, where a line ``…`` stands for any lines."""
    lines = [r"(?:[^\n]*\n)*?" if line == "…" else re.escape(line) + r"\n" for line in expected.strip().splitlines()]
    return re.fullmatch("".join(lines), printed.strip() + "\n") is not None
