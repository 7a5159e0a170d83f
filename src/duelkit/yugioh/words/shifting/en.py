"""Words about monsters that move from zone to zone (位置を移動する): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Zone
from duelkit.yugioh.text.grammar.en.core import VERBS, WHATS, Phrase, Scope
from duelkit.yugioh.text.grammar.en.verbs import act, acted
from duelkit.yugioh.words.shifting.meaning import PlaceBeside, Shift


@VERBS.words(Shift)
def _shift(node: Shift, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    where = "an adjacent Monster Zone" if node.beside else "another of your Main Monster Zones"
    result = act("move", f"{what.text} to {where}")
    acted(scope, what, "moved", Zone.MONSTER_ZONE)
    return result


@VERBS.words(PlaceBeside)
def _place_beside(node: PlaceBeside, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    result = act("place", f"{what.text} face-up in its adjacent Spell & Trap Zone as a Continuous Spell")
    acted(scope, what, "placed", Zone.SPELL_TRAP_ZONE)
    return result
