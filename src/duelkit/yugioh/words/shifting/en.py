"""Words about monsters that move from zone to zone (位置を移動する): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Zone
from duelkit.yugioh.text.grammar.en.core import VERBS, WHATS, Phrase, Scope
from duelkit.yugioh.text.grammar.en.verbs import act, acted
from duelkit.yugioh.words.shifting.meaning import Shift


@VERBS.words(Shift)
def _shift(node: Shift, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    result = act("move", f"{what.text} to another of your Main Monster Zones")
    acted(scope, what, "moved", Zone.MONSTER_ZONE)
    return result
