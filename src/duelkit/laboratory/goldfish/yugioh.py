"""The turns of Yu-Gi-Oh!."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from duelkit.laboratory.goldfish.searching import Found, Turns
from duelkit.laboratory.goldfish.yugioh_goals import FIELD, Goal, cards_in
from duelkit.laboratory.goldfish.yugioh_turn import NOBODY, answered, best, idle_worth, search
from duelkit.laboratory.goldfish.yugioh_worth import Better
from duelkit.recording import Recorder
from duelkit.yugioh.cards import library
from duelkit.yugioh.decks import Deck
from duelkit.yugioh.duel import Duel
from duelkit.yugioh.language.terms import CardType


class YugiohTurns(Turns):
    """Yu-Gi-Oh! OCG."""

    idle_deck = "plain"

    def goal(self, text: str) -> Goal:
        return Goal(text)

    def search(self, duel: Duel, player: int, goal: Goal, nodes: int, trap: int = NOBODY) -> Found:
        return search(duel, player, goal, nodes, trap)

    def best(self, duel: Duel, player: int, nodes: int, trap: int = NOBODY) -> Found:
        return best(duel, player, nodes, trap)

    def better(self, duel: Duel, player: int, share: float, found: Found) -> Better:
        return Better(idle_worth(duel, player) + share * found.worth)

    def board(self, duel: Duel, player: int) -> list[int]:
        return [card for card in cards_in(duel, player, FIELD) if not duel.info[card].types & CardType.TOKEN]

    def answered(self, duel: Duel, player: int, goal: Goal, nodes: int, trap: int, line: tuple[int, ...]) -> list[int]:
        return answered(duel, player, goal, nodes, trap, line)

    def holding(self, begin: Callable[[Deck], Recorder[Any]], deck: Deck, player: int, trap: int) -> Recorder[Any]:
        card = library()[trap]
        # the shuffle does not depend on the cards, so that one place of the list ends up in the opening hand
        for at in range(len(deck.main)):
            main = (*deck.main[:at], card, *deck.main[at + 1 :])
            recorder = begin(replace(deck, main=main, lines=(), languages=()))
            if trap in self.numbers(recorder.duel, self.hand(recorder.duel, player)):
                break
        return recorder

    def hand(self, duel: Duel, player: int) -> list[int]:
        return list(duel.hand[player])

    def left(self, duel: Duel, end: Duel, cards: list[int]) -> list[int]:
        return [card for card in cards if end.place[card] != duel.place[card]]

    def numbers(self, duel: Duel, cards: list[int]) -> tuple[int, ...]:
        return tuple(sorted(duel.info[card].passcode for card in cards))
