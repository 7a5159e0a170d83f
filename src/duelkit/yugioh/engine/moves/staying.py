"""Monsters that are placed as Continuous Spells or Traps, also as they are destroyed (永続魔法カード扱いで〜に置く)."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import CONFIRM
from duelkit.yugioh.engine.facts.properties import negated
from duelkit.yugioh.engine.facts.zones import free_spell_zones
from duelkit.yugioh.engine.moves.events import emit, note
from duelkit.yugioh.engine.moves.placing import put_down
from duelkit.yugioh.state.card_info import KEEPS_STAYING, kept_at
from duelkit.yugioh.state.codes import (
    E_DESTROYED,
    E_PLACED_IN_SPELL_ZONE,
    MONSTER_ZONE,
    O_NO,
    O_YES,
    SPELL_ZONE,
    W_INSTEAD,
    option,
    verb_of,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_MOVE
from duelkit.yugioh.state.parts import AS_SPELL
from duelkit.yugioh.state.tasks import Task

# the steps of the questions
ASK: Final = 0
ANSWERED: Final = 1


def may_stay(duel: State, card: int) -> bool:
    """Whether a card that is being destroyed can be placed as a Continuous Spell by its own effect."""
    return (
        duel.info[card].stays
        and duel.place[card] == MONSTER_ZONE
        and duel.play[card].face_up
        and not negated(duel, card)
    )


def will_stay(duel: State, card: int) -> bool:
    """Whether its controller has chosen to place the card."""
    kept = duel.kept.get(kept_at(card, KEEPS_STAYING))
    return kept is not None and kept[0] == duel.stamp[card] and kept[1] == 1


class StayTask(Task):
    """Asks for each of several cards that are destroyed at the same time whether it is placed."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[int] = []

    def fields(self) -> tuple[str, ...]:
        return ("step", "cards")

    def copy(self) -> StayTask:
        twin = StayTask()
        twin.step = self.step
        twin.cards = self.cards[:]
        return twin

    def run(self, duel: State) -> None:
        if self.step == ANSWERED:
            card = self.cards.pop(0)
            yes = 1 if verb_of(duel.answer) == O_YES else 0
            duel.keep(kept_at(card, KEEPS_STAYING), (duel.stamp[card], yes, 0))
            self.step = ASK
        while self.cards:
            card = self.cards[0]
            player = duel.controller[card]
            if may_stay(duel, card) and free_spell_zones(duel, player) > self.promised(duel, player):
                self.step = ANSWERED
                duel.ask(player, CONFIRM, [option(O_YES, card), option(O_NO, card)], W_INSTEAD, card, card)
                return
            duel.keep(kept_at(card, KEEPS_STAYING), (duel.stamp[card], 0, 0))
            self.cards.pop(0)
        duel.stack.pop()

    def promised(self, duel: State, player: int) -> int:
        """How many zones the cards that will be placed take."""
        return len([card for card in duel.monsters[player] if card >= 0 and will_stay(duel, card)])


def ask_to_stay(duel: State, cards: list[int]) -> bool:
    """Push the questions that are still open; returns whether there are any."""
    asked: list[int] = []
    for card in cards:
        kept = duel.kept.get(kept_at(card, KEEPS_STAYING))
        if may_stay(duel, card) and (kept is None or kept[0] != duel.stamp[card]):
            asked.append(card)
    if not asked:
        return False
    task = StayTask()
    task.cards = asked
    duel.stack.append(task)
    return True


def place_staying(duel: State, cards: list[int], because: int, by: int, by_card: int) -> list[int]:
    """Place the destroyed cards for which that was chosen; returns them."""
    placed: list[int] = []
    for card in cards:
        if not duel.info[card].stays:
            continue
        player = duel.controller[card]
        wanted = will_stay(duel, card)
        duel.forget(kept_at(card, KEEPS_STAYING))
        if wanted and place_as_spell(duel, card, player, because):
            emit(duel, E_DESTROYED, card, player, by, by_card, because, MONSTER_ZONE, SPELL_ZONE)
            placed.append(card)
    return placed


def place_as_spell(duel: State, card: int, player: int, because: int = 0, flag: int = AS_SPELL) -> bool:
    """Place a monster face-up in a Spell & Trap Zone; returns whether there was a zone.

    :param flag: as a Continuous Spell or Trap.
    """
    origin = duel.place[card]
    if not put_down(duel, card, player, SPELL_ZONE, True):
        return False
    duel.play[card].flags |= flag
    duel.touched()
    note(duel, L_MOVE, card, player, origin, SPELL_ZONE, because)
    emit(duel, E_PLACED_IN_SPELL_ZONE, card, player, -1, -1, because, origin, SPELL_ZONE)
    return True
