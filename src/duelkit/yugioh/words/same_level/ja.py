"""Words about monsters with the Level of another card: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.ja.core import FILTERS, WHATS, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.places import place
from duelkit.yugioh.words.same_level.meaning import SameLevelAs, SharesLevel


@FILTERS.words(SameLevelAs)
def _same_level(node: SameLevelAs, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"{WHATS(node.ref, scope).bare}と同じレベルの")


@FILTERS.words(SharesLevel)
def _shares_level(node: SharesLevel, scope: Scope) -> Trait:
    which = f"{place(node.among.zones, node.among.side)}の{noun_of(node.among.filter, scope)}のいずれか"
    return Trait(Slot.CLAUSE, f"{which}と同じレベルの")
