"""Mana, in English."""

from __future__ import annotations

from duelkit.judgment.text.en.amounts import measure
from duelkit.judgment.text.en.core import MODIFIERS, VERBS, Clause, Phrase, Scope
from duelkit.judgment.text.en.nouns import creatures
from duelkit.judgment.text.en.phrases import does
from duelkit.judgment.words.mana.meaning import ExitMana, GainMana, LoseMana, StealMana


@MODIFIERS.words(ExitMana)
def _exit_mana(node: ExitMana, scope: Scope) -> list[Clause]:
    words = creatures(node.of, scope).group
    if not node.stolen:
        return [Clause(words, "gives no exit mana", "give no exit mana")]
    return [Clause(None, f"you receive the exit mana of {words.text} instead of their owners")]


@VERBS.words(GainMana)
def _gain_mana(node: GainMana, scope: Scope) -> Phrase:
    words = measure(node.amount, "mana", scope)
    return does(node.side, f"gain {words}", f"gains {words}")


@VERBS.words(LoseMana)
def _lose_mana(node: LoseMana, scope: Scope) -> Phrase:
    words = measure(node.amount, "mana", scope)
    return does(node.side, f"lose {words}", f"loses {words}")


VERBS.table(
    {StealMana: lambda node, scope: Phrase(f"steal {measure(node.amount, 'mana', scope, ' from your opponent')}")}
)
