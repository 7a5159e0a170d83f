"""Words about what the use of an effect brings later (効果を発動した場合): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.en.core import CONDITIONS, Scope, State
from duelkit.yugioh.text.grammar.en.terms import PHASES
from duelkit.yugioh.words.aftermath.meaning import ActivationWasNegated, WasUsed
from duelkit.yugioh.words.conditions.en import label_of


@CONDITIONS.words(WasUsed)
def _was_used(node: WasUsed, scope: Scope) -> State:
    which = label_of(node.effect, scope)
    if node.next is not None:
        phase = f"the next {PHASES[node.next]} after {which} was activated"
        return State(f"it is {phase}", f"it is not {phase}")
    return State(f"{which} was activated this turn", f"{which} was not activated this turn")


@CONDITIONS.words(ActivationWasNegated)
def _was_negated(node: ActivationWasNegated, scope: Scope) -> State:
    by = {Side.YOU: " by your card", Side.OPPONENT: " by your opponent's card", Side.EITHER: ""}[node.by]
    return State(f"its activation was negated{by}", f"its activation was not negated{by}")
