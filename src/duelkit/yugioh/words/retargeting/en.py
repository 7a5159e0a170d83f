"""Words about targets that are changed (対象を移し替える): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.en.core import FILTERS, VERBS, WHATS, Phrase, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.en.verbs import act
from duelkit.yugioh.words.retargeting.meaning import ChangeTarget, IsItsTarget, IsProperTarget

FILTERS.fixed(
    {
        IsItsTarget: Trait(Slot.CLAUSE, "targeted by it", "not targeted by it"),
        IsProperTarget: Trait(
            Slot.CLAUSE,
            "that would be another appropriate target",
            "that would not be another appropriate target",
            "that would be other appropriate targets",
        ),
    }
)


@VERBS.words(ChangeTarget)
def _changed(node: ChangeTarget, scope: Scope) -> Phrase:
    return act("change", f"the target of that effect to {WHATS(node.to, scope).text}, if it is an appropriate target")
