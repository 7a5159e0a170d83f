"""The names that materials had as they were used for a summon."""

from __future__ import annotations

from duelkit.yugioh.state.categories import C_TREATED
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import AS_NAME


def names_as_used(duel: State, card: int) -> tuple[str, ...]:
    """The names that a material which is looked back at had as it was used; none if it is none."""
    if card not in duel.cache.recalled:
        return ()
    number = duel.cache.recalled[card][AS_NAME]
    if number < 0:
        return given_name(duel, -1 - number)
    return duel.info[number - 1 if number else card].names


def given_name(duel: State, source: int) -> tuple[str, ...]:
    """The name that the effects of a card give to cards (カード名を「X」として扱う)."""
    for effect in duel.info[source].effects:
        for code in effect.modifiers:
            if code.category == C_TREATED and code.name:
                return (code.name,)
    return ()
