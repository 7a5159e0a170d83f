"""Mana, in Japanese."""

from __future__ import annotations

from duelkit.judgment.text.ja.amounts import measure
from duelkit.judgment.text.ja.core import MODIFIERS, VERBS, Clause, Phrase, Scope
from duelkit.judgment.text.ja.nouns import creatures
from duelkit.judgment.text.ja.phrases import does
from duelkit.judgment.words.mana.meaning import ExitMana, GainMana, LoseMana, StealMana


@MODIFIERS.words(ExitMana)
def _exit_mana(node: ExitMana, scope: Scope) -> list[Clause]:
    words = creatures(node.of, scope).text
    if not node.stolen:
        return [Clause(None, f"{words}のトラッシュボーナスは発生しない")]
    return [Clause(None, f"{words}のトラッシュボーナスは、オーナーの代わりに自分が得る")]


@VERBS.words(GainMana)
def _gain_mana(node: GainMana, scope: Scope) -> Phrase:
    lead, count = measure(node.amount, "点", scope)
    return does(node.side, f"{lead}マナを{count}獲得する")


@VERBS.words(LoseMana)
def _lose_mana(node: LoseMana, scope: Scope) -> Phrase:
    lead, count = measure(node.amount, "点", scope)
    return does(node.side, f"{lead}マナを{count}失う")


@VERBS.words(StealMana)
def _steal_mana(node: StealMana, scope: Scope) -> Phrase:
    lead, count = measure(node.amount, "点", scope)
    return Phrase(f"{lead}相手からマナを{count}奪う")
