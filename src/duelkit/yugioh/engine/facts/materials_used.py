"""The properties of materials at the time they were used for a summon, which decide what they count as."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.figures import attribute_of, original_atk_of, race_of
from duelkit.yugioh.engine.facts.properties import level_of, types_of
from duelkit.yugioh.state.codes import FIELD, MONSTER, SPELL, TRAP
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import AS_NAME, AS_THEIRS, AS_TYPES, NOT_RECALLED


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
                duel.cache.recalled[card][AS_NAME] if card in duel.cache.recalled else 0,
                duel.place[card] + AS_THEIRS * duel.controller[card],
            )
            for card in cards
        ]
    )


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
