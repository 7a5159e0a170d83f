"""Monsters that are placed as Continuous Spells or Traps, also as they are destroyed (永続魔法カード扱いで〜に置く).

Others are then equipped to another monster (墓地へ送らずに装備する).
"""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import CONFIRM, PICK
from duelkit.yugioh.engine.facts.continuous import scope_for
from duelkit.yugioh.engine.facts.properties import face_up, negated
from duelkit.yugioh.engine.facts.zones import free_spell_zones
from duelkit.yugioh.engine.moves.events import emit, note
from duelkit.yugioh.engine.moves.placing import equip, put_down
from duelkit.yugioh.state.card_info import KEEPS_STAYING, kept_at
from duelkit.yugioh.state.codes import (
    E_DESTROYED,
    E_PLACED_IN_SPELL_ZONE,
    MONSTER_ZONE,
    O_NO,
    O_PICK,
    O_YES,
    SPELL_ZONE,
    W_EFFECT_PICK,
    W_INSTEAD,
    card_of,
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
CHOSEN: Final = 2


def may_stay(duel: State, card: int, lost: list[int]) -> bool:
    """Whether a card that is being destroyed can be placed as a Continuous Spell, or equipped, by its own effect.

    :param lost: all cards that are being destroyed.
    """
    return (
        duel.info[card].stays
        and duel.place[card] == MONSTER_ZONE
        and duel.play[card].face_up
        and not negated(duel, card)
        and (duel.info[card].stays_on is None or len(new_bearers(duel, card, lost)) > 0)
    )


def new_bearers(duel: State, card: int, lost: list[int]) -> list[int]:
    """The monsters to which a card that is being destroyed can be equipped."""
    test = duel.info[card].stays_on
    player = duel.controller[card]
    scope = scope_for(duel, card, duel.info[card].effects[0], player)
    return [
        other
        for other in duel.monsters[player]
        if other >= 0
        and other != card
        and other not in lost
        and face_up(duel, other)
        and (test is not None and test.test(duel, other, scope))
    ]


def will_stay(duel: State, card: int) -> bool:
    """Whether its controller has chosen to place the card."""
    kept = duel.kept.get(kept_at(card, KEEPS_STAYING))
    return kept is not None and kept[0] == duel.stamp[card] and kept[1] == 1


class StayTask(Task):
    """Asks for each of several cards that are destroyed at the same time whether it is placed.

    :ivar cards: all cards that are destroyed.
    """

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
        card = self.undecided(duel)
        if self.step == ANSWERED:
            yes = verb_of(duel.answer) == O_YES
            if yes and duel.info[card].stays_on is not None:
                self.step = CHOSEN
                options = [option(O_PICK, other) for other in new_bearers(duel, card, self.cards)]
                duel.ask(duel.controller[card], PICK, options, W_EFFECT_PICK, card)
                return
            card = self.decide(duel, card, int(yes), 0)
        elif self.step == CHOSEN:
            card = self.decide(duel, card, 1, card_of(duel.answer))
        while card >= 0:
            player = duel.controller[card]
            if may_stay(duel, card, self.cards) and free_spell_zones(duel, player) > self.promised(duel, player):
                self.step = ANSWERED
                duel.ask(player, CONFIRM, [option(O_YES, card), option(O_NO, card)], W_INSTEAD, card, card)
                return
            card = self.decide(duel, card, 0, 0)
        duel.stack.pop()

    def undecided(self, duel: State) -> int:
        """The first of the cards that has not been decided, or -1."""
        for card in self.cards:
            if duel.info[card].stays and duel.place[card] == MONSTER_ZONE and not decided(duel, card):
                return card
        return -1

    def decide(self, duel: State, card: int, yes: int, bearer: int) -> int:
        """Keep what was chosen for a card; returns the next one."""
        duel.keep(kept_at(card, KEEPS_STAYING), (duel.stamp[card], yes, bearer))
        self.step = ASK
        return self.undecided(duel)

    def promised(self, duel: State, player: int) -> int:
        """How many zones the cards that will be placed take."""
        return len([card for card in duel.monsters[player] if card >= 0 and will_stay(duel, card)])


def decided(duel: State, card: int) -> bool:
    """Whether it has been chosen whether the card is placed."""
    kept = duel.kept.get(kept_at(card, KEEPS_STAYING))
    return kept is not None and kept[0] == duel.stamp[card]


def ask_to_stay(duel: State, cards: list[int]) -> bool:
    """Push the questions that are still open; returns whether there are any."""
    for card in cards:
        if may_stay(duel, card, cards) and not decided(duel, card):
            task = StayTask()
            task.cards = cards[:]
            duel.stack.append(task)
            return True
    return False


def place_staying(duel: State, cards: list[int], because: int, by: int, by_card: int) -> list[int]:
    """Place or equip the destroyed cards for which that was chosen; returns them."""
    placed: list[int] = []
    for card in cards:
        if not duel.info[card].stays:
            continue
        player = duel.controller[card]
        kept = duel.kept.get(kept_at(card, KEEPS_STAYING), (0, 0, 0))
        wanted = will_stay(duel, card)
        duel.forget(kept_at(card, KEEPS_STAYING))
        if not wanted:
            continue
        if duel.info[card].stays_on is None:
            stays = place_as_spell(duel, card, player, because)
        else:
            stays = equip_staying(duel, card, kept[2], player, because)
        if stays:
            emit(duel, E_DESTROYED, card, player, by, by_card, because, MONSTER_ZONE, SPELL_ZONE)
            placed.append(card)
    return placed


def equip_staying(duel: State, card: int, bearer: int, player: int, because: int) -> bool:
    """Equip a destroyed monster to the chosen one; returns whether that was possible."""
    if free_spell_zones(duel, player) == 0 or not face_up(duel, bearer):
        return False
    note(duel, L_MOVE, card, player, MONSTER_ZONE, SPELL_ZONE, because)
    return equip(duel, card, bearer, player, player, card)


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
