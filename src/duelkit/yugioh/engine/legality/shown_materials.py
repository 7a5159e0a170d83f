"""Link Materials that count as a monster shown (見せたモンスターと同じカード名・種族・属性の素材として扱う)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.materials_used import as_used
from duelkit.yugioh.engine.facts.properties import applies
from duelkit.yugioh.state.categories import C_SHOWN_AS
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import AS_ATTRIBUTE, AS_NAME, AS_RACE


def shown_as(duel: State, card: int) -> int:
    """The monster as which the card can count as a Link Material; −1 if there is none."""
    for active in duel.active[C_SHOWN_AS]:
        if active.value >= 0 and applies(duel, active, card):
            return active.value
    return -1


def count_as_shown(duel: State, cards: list[int]) -> None:
    """Let these cards count as the monsters that were shown, until ``look_up`` is called."""
    counted: dict[int, tuple[int, ...]] = {}
    for card in cards:
        other = shown_as(duel, card)
        kept = list(as_used(duel, [card])[0])
        kept[AS_ATTRIBUTE] = duel.info[other].attribute
        kept[AS_RACE] = duel.info[other].race
        kept[AS_NAME] = other + 1
        counted[card] = tuple(kept)
    if counted:
        duel.cache.recalled = counted


def choices_of(duel: State, cards: list[int]) -> list[list[int]]:
    """Which of the cards may count as monsters that were shown: all that can first, none of them last."""
    choices: list[list[int]] = [[]]
    for card in cards:
        if shown_as(duel, card) >= 0:
            choices = [*[[*choice, card] for choice in choices], *choices]
    return choices
