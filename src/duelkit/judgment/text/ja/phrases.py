"""What effects do, in Japanese: clauses in dictionary form."""

from __future__ import annotations

from duelkit.judgment.language.filters import Ref, RefKind, What
from duelkit.judgment.language.terms import Side
from duelkit.judgment.text.ja.core import WHATS, Noun, Scope
from duelkit.judgment.text.reading import one_card

WHO = {Side.YOU: "", Side.OPPONENT: "相手は", Side.EITHER: "各プレイヤーは"}


def now_them(what: What, scope: Scope) -> None:
    """From here on それ is what the verb has worked on."""
    if not (isinstance(what, Ref) and what.kind is RefKind.SELF):
        scope.now(RefKind.THEM, Noun("それ" if one_card(what) else "それら"))


def worked(what: What, scope: Scope) -> str:
    """What the verb works on."""
    text = WHATS(what, scope).text
    now_them(what, scope)
    return text


def each_them(what: What, scope: Scope) -> None:
    """In an amount, each of several that the verb works on."""
    if not one_card(what):
        scope.now(RefKind.THEM, Noun("それぞれ"))


def two(first: str, second: str) -> str:
    """The two chosen fields, where both were chosen alike."""
    if first.startswith("1つ目に選んだ") and second == first.replace("1", "2", 1):
        return f"選んだ2つの{first.removeprefix('1つ目に選んだ')}"
    if first.startswith("1体目に選んだ") and second == first.replace("1", "2", 1):
        return f"選んだ2体の{first.removeprefix('1体目に選んだ')}"
    return f"{first}と{second}"


def can(text: str) -> str:
    """The player may: ドローする → ドローすることができる."""
    return f"{text}ことができる"
