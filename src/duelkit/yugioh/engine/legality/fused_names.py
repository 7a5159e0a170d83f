"""Names that monsters have as Fusion Materials only (〜の同名カードとして融合素材にできる)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.properties import applies
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.categories import C_FUSES_AS, C_TREATED
from duelkit.yugioh.state.code import Test
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope


def passes_so_named(duel: State, test: Test, card: int, scope: Scope) -> bool:
    """Whether a card passes a filter with a name that it has as a Fusion Material; its own player knows it."""
    if not has_such_name(duel, card):
        return False
    before = duel.active[C_TREATED]
    knew = scope.knows
    scope.knows = True
    found = False
    for active in duel.active[C_FUSES_AS]:
        duel.active[C_TREATED] = (*before, active)
        found = found or applies(duel, active, card) and test.test(duel, card, scope)
    duel.active[C_TREATED] = before
    scope.knows = knew
    return found


def has_such_name(duel: State, card: int) -> bool:
    """Whether a card has a further name as a Fusion Material."""
    for active in duel.active[C_FUSES_AS]:
        if applies(duel, active, card):
            return True
    return False


def further_names(duel: State, active: Active) -> tuple[str, ...]:
    """The names that a card has by this as a Fusion Material: one that is said, or those of another card; none if it
    only counts as one whose name has a certain word.
    """
    if active.code.flag:
        return ()
    if active.code.name:
        return (active.code.name,)
    return duel.info[active.value].names if active.value >= 0 else ()


def fuses_under(duel: State, card: int, name: str) -> bool:
    """Whether a card has this name as a Fusion Material."""
    for active in duel.active[C_FUSES_AS]:
        if name in further_names(duel, active) and applies(duel, active, card):
            return True
    return False


def names_can_differ(duel: State, cards: list[int]) -> bool:
    """Whether no two Fusion Materials need to have the same name (カード名が異なる)."""
    return _differ(duel, cards, 0, [])


def _differ(duel: State, cards: list[int], at: int, names: list[str]) -> bool:
    if at == len(cards):
        return True
    card = cards[at]
    possible = [duel.info[card].name]
    for active in duel.active[C_FUSES_AS]:
        names_of_it = further_names(duel, active)
        if names_of_it and applies(duel, active, card):
            possible.append(names_of_it[0])
    for name in possible:
        if name not in names and _differ(duel, cards, at + 1, [*names, name]):
            return True
    return False
