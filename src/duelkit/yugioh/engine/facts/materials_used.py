"""The properties of materials at the time they were used for a summon, which decide what they count as."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.figures import attribute_of, original_atk_of, race_of
from duelkit.yugioh.engine.facts.properties import applies, level_of, types_of
from duelkit.yugioh.state.categories import C_TREATED
from duelkit.yugioh.state.codes import FIELD, MONSTER, SPELL, TRAP
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import AS_NAME, AS_THEIRS, AS_TYPES, NOT_RECALLED, Scope


def as_used(duel: State, cards: list[int]) -> tuple[tuple[int, ...], ...]:
    """The properties of cards that are about to be used as materials, in the order of ``AS_KINDS`` and so on."""
    return tuple(
        [
            (
                duel.play[card].kinds if duel.place[card] & FIELD else 0,
                types_of(duel, card),
                attribute_of(duel, card),
                race_of(duel, card),
                level_of(duel, card),
                max(original_atk_of(duel, card), 0),
                _named_as(duel, card),
                duel.place[card] + AS_THEIRS * duel.controller[card],
            )
            for card in cards
        ]
    )


def _named_as(duel: State, card: int) -> int:
    """As what a card is named that is about to be used, as ``AS_NAME`` has it."""
    if card in duel.cache.recalled:
        return duel.cache.recalled[card][AS_NAME]
    found = 0
    for active in duel.active[C_TREATED]:
        if active.code.name and applies(duel, active, card):
            found = -1 - active.source
        elif active.code.amount is not None and active.value >= 0 and applies(duel, active, card):
            found = active.value + 1
    return found


def maker(duel: State, scope: Scope) -> int:
    """The monster whose materials an effect speaks of: its own card, or what the effect of a Spell or Trap summoned."""
    return scope.card if duel.info[scope.card].types & MONSTER or not scope.them else scope.them[0]


def made_as(duel: State, card: int) -> tuple[tuple[int, ...], ...]:
    """The recorded properties of each material of a monster; empty if they were not recorded."""
    if duel.place[card] & FIELD:
        return duel.play[card].made_as
    last = duel.last_known.get(card)
    return () if last is None else last.made_as


def made_of(duel: State, card: int) -> tuple[int, ...]:
    """The materials of a monster."""
    if duel.place[card] & FIELD:
        return duel.play[card].made_of
    last = duel.last_known.get(card)
    return () if last is None else last.made_of


def recall(duel: State, card: int) -> None:
    """Use the recorded properties of a monster's materials until ``look_up`` is called."""
    kept = made_as(duel, card)
    cards = made_of(duel, card)
    if kept:
        duel.cache.recalled = {cards[at]: kept[at] for at in range(min(len(cards), len(kept)))}


def look_up(duel: State) -> None:
    """Use the current properties of all cards again."""
    duel.cache.recalled = NOT_RECALLED


def recall_source(duel: State, card: int) -> None:
    """Let the card of the effect that is processed be, until ``look_up`` is called, of the kind as which it acted.

    The effect of a monster that was an Equip Card is that of an Equip Spell, even if the card has gone as its cost
    (OCG-Rule documentation on Equip Cards).
    """
    if duel.resolving < 0 or card < 0 or not duel.info[card].types & MONSTER or duel.place[card] & FIELD:
        return
    scope = duel.scopes[duel.resolving]
    if scope.card == card and scope.stamp != duel.stamp[card] and scope.types & (SPELL | TRAP):
        kept = list(as_used(duel, [card])[0])
        kept[AS_TYPES] = scope.types
        duel.cache.recalled = {card: tuple(kept)}
