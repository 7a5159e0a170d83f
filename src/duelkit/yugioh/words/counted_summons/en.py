"""Words about how often a player summoned: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.en.core import CONDITIONS, FILTERS, MODIFIERS, Clause, Noun, Scope, Slot, State, Trait
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.en.terms import PLAYER
from duelkit.yugioh.words.counted_summons.meaning import (
    CameTogether,
    HasSummonedSince,
    HasSummonedTimes,
    OneAtOnce,
    PlayedThisTurn,
)


@CONDITIONS.words(HasSummonedTimes)
def _has_summoned_times(node: HasSummonedTimes, scope: Scope) -> State:
    has = "have" if node.side is Side.YOU else "has"
    who, times = PLAYER[node.side], f"monsters {node.at_least} or more times this turn"
    return State(f"{who} {has} Summoned {times}", f"{who} {has} not Summoned {times}")


FILTERS.fixed(
    {
        PlayedThisTurn: Trait(
            Slot.CLAUSE,
            "that was Normal or Special Summoned, or Set, this turn",
            "that was not Normal or Special Summoned, or Set, this turn",
            "that were Normal or Special Summoned, or Set, this turn",
        )
    }
)


@CONDITIONS.words(CameTogether)
def _came_together(node: CameTogether, scope: Scope) -> State:
    apart = " with different original Levels" if node.different_levels else ""
    times = f"{node.at_least} or more of them{apart} at the same time"
    return State(f"there were {times}", f"there were not {times}")


@MODIFIERS.words(OneAtOnce)
def _one_at_a_time(node: OneAtOnce, scope: Scope) -> list[Clause]:
    return [Clause(Noun("neither player"), "can Special Summon 2 or more monsters at the same time")]


@CONDITIONS.words(HasSummonedSince)
def _since(node: HasSummonedSince, scope: Scope) -> State:
    how = "Normal" if node.normal else "Special"
    summoned = f"{how} Summoned {noun_of(node.which, scope).a} this turn after this effect resolved"
    return State(f"you have {summoned}", f"you have not {summoned}")
