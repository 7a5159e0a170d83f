"""Words about Summons by each player to their own field (それぞれのフィールドに): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.selections import Both, Every, Pick, RefKind
from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.text.grammar.en.clauses import in_position
from duelkit.yugioh.text.grammar.en.core import VERBS, WHATS, Phrase, Scope, it
from duelkit.yugioh.text.grammar.en.verbs import WHO, act
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.words.own_fields.meaning import SummonEach


@VERBS.words(SummonEach)
def _summon_each(node: SummonEach, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    if node.split:
        scope.now(RefKind.THEM, it(Head.MONSTER, True, zones=Zone.MONSTER_ZONE))
        where = "each to its owner's field" if isinstance(node.what, Both) else "1 to each field"
        return act("Special Summon", f"{what.text}, {where}{in_position(node.positions)}")
    if node.yours:
        many = f"as many of {what.text} as possible"
        scope.now(RefKind.THEM, it(Head.MONSTER, True, of_target=what.of_target, zones=Zone.MONSTER_ZONE))
        return act("Special Summon", f"{many} to their owners' fields{in_position(node.positions)}")
    text = f"as many {what.uncounted} as possible" if isinstance(node.what, Every) else what.text
    theirs = isinstance(node.what, Pick | Every) and node.what.pool.side is Side.OPPONENT
    scope.now(RefKind.THEM, it(Head.MONSTER, what.plural, of_target=what.of_target, zones=Zone.MONSTER_ZONE))
    who = WHO[Side.OPPONENT if theirs else Side.EITHER]
    rest = f"{text} to their own field{in_position(node.positions)}"
    return Phrase(f"Special Summon {rest}", f"Special Summons {rest}", f"Special Summoning {rest}", who)
