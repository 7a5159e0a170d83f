"""Words about the battles and the damage of the turn: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.ja.core import AMOUNTS, CONDITIONS, FILTERS, MODIFIERS, Clause, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.terms import SIDE
from duelkit.yugioh.words.battles_fought.meaning import BattlesWon, HasBattledMonster, HasTakenDamage, OriginalsCount

FILTERS.fixed(
    {
        HasBattledMonster: Trait(
            Slot.CLAUSE, "このターンにモンスターと戦闘を行った", "このターンにモンスターと戦闘を行っていない"
        )
    }
)
AMOUNTS.table({BattlesWon: lambda node, scope: "このターンにこのカードが戦闘で破壊したモンスターの数"})
MODIFIERS.table(
    {OriginalsCount: lambda node, scope: [Clause("", phrase("その戦闘のダメージ計算は元々の攻撃力・守備力で", "行う"))]}
)


@CONDITIONS.words(HasTakenDamage)
def _has_taken_damage(node: HasTakenDamage, scope: Scope) -> Phrase:
    how = "または".join((*(("戦闘",) if node.battle else ()), *(("相手の効果",) if node.effect else ())))
    return phrase(f"このターンに{how}で{SIDE[node.side]}がダメージを", "受けている")
