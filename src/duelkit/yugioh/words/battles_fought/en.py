"""Words about the battles and the damage of the turn: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.en.core import (
    AMOUNTS,
    CONDITIONS,
    FILTERS,
    MODIFIERS,
    Clause,
    Noun,
    Scope,
    Slot,
    State,
    Trait,
)
from duelkit.yugioh.words.battles_fought.meaning import BattlesWon, HasBattledMonster, HasTakenDamage, OriginalsCount

FILTERS.fixed(
    {
        HasBattledMonster: Trait(
            Slot.CLAUSE, "that battled a monster this turn", "that did not battle a monster this turn"
        )
    }
)
AMOUNTS.table({BattlesWon: lambda node, scope: "the number of monsters this card destroyed by battle this turn"})
MODIFIERS.table(
    {
        OriginalsCount: lambda node, scope: [
            Clause(Noun("damage calculation for this battle"), "uses each monster's original ATK and DEF")
        ]
    }
)


@CONDITIONS.words(HasTakenDamage)
def _has_taken_damage(node: HasTakenDamage, scope: Scope) -> State:
    you = node.side is Side.YOU
    theirs = "an opponent's card effect" if you else "your card effect"
    how = " or ".join((*(("battle",) if node.battle else ()), *((theirs,) if node.effect else ())))
    who = "you" if you else "your opponent"
    return State(f"{who} took damage by {how} this turn", f"{who} took no damage by {how} this turn")
