"""Words about what the use of an effect brings later (効果を発動した場合): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.ja.core import CONDITIONS, Scope
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.terms import PHASES, SIDE
from duelkit.yugioh.words.aftermath.meaning import ActivationWasNegated, WasUsed
from duelkit.yugioh.words.conditions.ja import label_of


@CONDITIONS.words(WasUsed)
def _was_used(node: WasUsed, scope: Scope) -> Phrase:
    label = label_of(node.effect, scope)
    if node.next is not None:
        return phrase(f"自身の{label}効果の発動から次の{PHASES[node.next]}", "である")
    return phrase(f"このターンに自身の{label}効果を", "発動している")


@CONDITIONS.words(ActivationWasNegated)
def _was_negated(node: ActivationWasNegated, scope: Scope) -> Phrase:
    by = "" if node.by is Side.EITHER else f"{SIDE[node.by]}によって"
    return phrase(f"{by}このカードの発動が", "無効になる")
