"""Words about battle positions (表示形式): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Zone
from duelkit.yugioh.text.grammar.en.core import FILTERS, VERBS, WHATS, Phrase, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.en.terms import position
from duelkit.yugioh.text.grammar.en.verbs import act, acted
from duelkit.yugioh.words.positions.meaning import ChangePosition, WasFlipped


@VERBS.words(ChangePosition)
def _change_position(node: ChangePosition, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    if node.to is None:
        result = act(
            "change",
            f"{what.poss} battle position"
            if what.text in ("it", "them", "this card")
            else f"the battle position of {what.text}",
        )
    else:
        result = act("change", f"{what.text} to {position(node.to)}")
    if node.without_flip_effects:
        result = result.with_tail("Flip effects are not activated at this time")
    acted(scope, what, "changed", Zone.MONSTER_ZONE)
    return result


FILTERS.fixed(
    {
        WasFlipped: Trait(
            Slot.CLAUSE,
            "that was flipped face-up this turn",
            "that was not flipped face-up this turn",
            "that were flipped face-up this turn",
        )
    }
)
