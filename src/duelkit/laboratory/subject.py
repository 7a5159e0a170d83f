"""What the laboratory needs of a game. A game's own file adds its cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from duelkit.games.game import Game, Words
from duelkit.kernel.errors import DuelkitError
from duelkit.kernel.playable import Playable
from duelkit.laboratory.rows import Handled

NOTHING = (Handled(), Handled())


class Subject:
    """A game of which only the duels are known, not the cards."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def begin(self, setup: Any, decks: Sequence[Any], seed: int, first: int) -> Playable:
        """A duel that has begun."""
        duel: Playable = self.game.begin(setup, decks, seed, first).duel
        return duel

    def handled(self, duel: Any) -> tuple[Handled, Handled]:
        """Returns what happened to the cards of both players in a finished duel."""
        return NOTHING

    def cards(self, deck: Any) -> Counter[int]:
        """Returns how many copies of each card a deck plays with, by the game's numbers of cards, without the side
        deck."""
        return Counter()

    def side(self, deck: Any) -> Counter[int]:
        """Returns how many copies of each card are in the side deck."""
        return Counter()

    def fits(self, taken: int, put: int) -> bool:
        """Whether one card can replace another: both belong to the same part of a deck."""
        return True

    def name(self, card: int) -> Words:
        """Returns a card's name in both languages."""
        return {"ja": str(card), "en": str(card)}

    def kind(self, card: int) -> str:
        """Returns the kind of a card, as the messages of the laboratory name it: ``kind-…``."""
        return "card"

    def find(self, name: str) -> int:
        """Returns the number of the card with a name.

        :raises DuelkitError: if there is none.
        """
        raise DuelkitError(f"the game {self.game.identity} tells nothing of its cards; expected one that does")

    def changed(self, deck: Any, taken: Sequence[int], put: Sequence[int], setup: Any, siding: bool = False) -> Any:
        """Returns a deck with some cards replaced.

        :param siding: whether they are exchanged with the side deck, which is always legal.
        :raises DuelkitError: if that is impossible, or the deck is not legal.
        """
        raise DuelkitError(f"the game {self.game.identity} tells nothing of its cards; expected one that does")


def subject_of(game: Game) -> Subject:
    """Returns what is known of a game."""
    return game.part("laboratory", Subject) if "laboratory" in game.parts else Subject(game)
