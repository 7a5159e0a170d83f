"""Words about Summons by each player to their own field (それぞれのフィールドに): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.selections import Both, Every, Pick, RefKind
from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.text.grammar.ja.clauses import in_position
from duelkit.yugioh.text.grammar.ja.core import VERBS, WHATS, Noun, Scope
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.words.own_fields.meaning import SummonEach


@VERBS.words(SummonEach)
def _summon_each(node: SummonEach, scope: Scope) -> Phrase:
    scope.summoning = True
    noun = WHATS(node.what, scope)
    scope.summoning = False
    if node.split:
        scope.now(RefKind.THEM, Noun("そのモンスター", Head.MONSTER, zones=Zone.MONSTER_ZONE))
        where = "持ち主のフィールドに" if isinstance(node.what, Both) else "自分・相手のフィールドに１体ずつ"
        return phrase(f"{noun.wo}{where}{in_position(node.positions)}", "特殊召喚する")
    lead = f"{noun.text}を可能な限り" if isinstance(node.what, Every) or node.yours else noun.wo
    if node.yours:
        scope.now(RefKind.THEM, Noun("そのモンスター", Head.MONSTER, zones=Zone.MONSTER_ZONE))
        return phrase(f"{lead}元々の持ち主のフィールドに{in_position(node.positions)}", "特殊召喚する")
    theirs = isinstance(node.what, Pick | Every) and node.what.pool.side is Side.OPPONENT
    who, where = ("相手は", "自身のフィールドに") if theirs else ("お互いは", "それぞれのフィールドに")
    scope.now(RefKind.THEM, Noun("そのモンスター", Head.MONSTER, zones=Zone.MONSTER_ZONE))
    return phrase(f"{who}{lead}{where}{in_position(node.positions)}", "特殊召喚する")
