"""Words about monsters that battles destroyed, where they lie now: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.ja.core import FILTERS, Scope, Slot, Trait
from duelkit.yugioh.words.fallen.meaning import BoreThis, FellInBattle


@FILTERS.words(FellInBattle)
def _fell_in_battle(node: FellInBattle, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"{'このターンに' if node.this_turn else ''}戦闘で破壊された")


FILTERS.fixed({BoreThis: Trait(Slot.CLAUSE, "このカードを装備していた")})
