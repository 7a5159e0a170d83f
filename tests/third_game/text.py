"""The text of a coin in both languages. The words enter the tables in ``words/<topic>/ja.py`` and ``en.py``."""

from __future__ import annotations

from typing import Final

from tests.third_game import words
from tests.third_game.language.base import Amount, Card, Sequence

from duelkit.cardlang import vocabulary
from duelkit.cardlang.wording import Language, Wordings

JA_FILTERS: Final = Wordings[None, tuple[str, str]](Language.JA)
"""What stands before コイン: of those that pass, and of those that do not."""
JA_AMOUNTS: Final = Wordings[None, str](Language.JA)
JA_VERBS: Final = Wordings[None, str](Language.JA)
EN_FILTERS: Final = Wordings[None, tuple[str, str]](Language.EN)
"""What stands after "coins": of those that pass, and of those that do not."""
EN_AMOUNTS: Final = Wordings[None, str](Language.EN)
EN_VERBS: Final = Wordings[None, str](Language.EN)


def number(table: Wordings[None, str], amount: Amount | int) -> str:
    """A number in words."""
    return str(amount) if isinstance(amount, int) else table(amount, None)


@JA_VERBS.words(Sequence)
def _(node: Sequence, scope: None) -> str:
    return "。その後、".join(JA_VERBS(part, scope) for part in node.parts)


@EN_VERBS.words(Sequence)
def _(node: Sequence, scope: None) -> str:
    return ", then ".join(EN_VERBS(part, scope) for part in node.parts)


def render(card: Card, language: str) -> str:
    """The text of a coin; empty for one without an effect."""
    vocabulary.load(words, language)
    if card.opened is None:
        return ""
    if language == "ja":
        return f"このコインが表になった時：{JA_VERBS(card.opened, None)}。"
    return f"When this coin is opened: {EN_VERBS(card.opened, None)}."
