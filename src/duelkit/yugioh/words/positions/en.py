"""Words about battle positions (表示形式): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Position, Zone
from duelkit.yugioh.text.grammar.en.clauses import about
from duelkit.yugioh.text.grammar.en.core import FILTERS, MODIFIERS, VERBS, WHATS, Clause, Phrase, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.en.terms import position
from duelkit.yugioh.text.grammar.en.verbs import act, acted
from duelkit.yugioh.words.positions.meaning import ChangePosition, KeptInPosition, WasFlipped


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


@MODIFIERS.words(KeptInPosition)
def _kept_in_position(node: KeptInPosition, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    words = "Defense Position" if node.position == Position.FACE_UP_DEFENSE else "Attack Position"
    face = "face-up " if node.face_down_too else ""
    tail = " without activating their Flip Effects" if node.without_flip_effects else ""
    return [Clause(noun, f"is changed to {face}{words}{tail}", f"are changed to {face}{words}{tail}")]


@FILTERS.words(WasFlipped)
def _was_flipped(node: WasFlipped, scope: Scope) -> Trait:
    words = "flipped face-up" if node.ever else "flipped face-up this turn"
    return Trait(Slot.CLAUSE, f"that was {words}", f"that was not {words}", f"that were {words}")
