"""What the laboratory must know of a game. A game's own file adds what it knows of cards."""

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
        """What became of the cards of both players in a duel that is over."""
        return NOTHING

    def cards(self, deck: Any) -> Counter[int]:
        """How many copies of each card a deck plays with, by the game's numbers of cards; no side deck."""
        return Counter()

    def side(self, deck: Any) -> Counter[int]:
        """How many copies of each card lie in the side deck."""
        return Counter()

    def fits(self, taken: int, put: int) -> bool:
        """Whether one card can take the place of another: both belong into the same part of a deck."""
        return True

    def name(self, card: int) -> Words:
        """A card in both languages."""
        return {"ja": str(card), "en": str(card)}

    def kind(self, card: int) -> str:
        """What kind of card it is, as the messages of the laboratory call it: ``kind-…``."""
        return "card"

    def find(self, name: str) -> int:
        """The number of the card with a name.

        :raises DuelkitError: if there is none.
        """
        raise DuelkitError(f"the game {self.game.identity} tells nothing of its cards; expected one that does")

    def changed(self, deck: Any, taken: Sequence[int], put: Sequence[int], setup: Any, siding: bool = False) -> Any:
        """A deck with other cards in the place of some.

        :param siding: whether they are exchanged with the side deck, which always may be.
        :raises DuelkitError: if it cannot be, or may not be played.
        """
        raise DuelkitError(f"the game {self.game.identity} tells nothing of its cards; expected one that does")


def subject_of(game: Game) -> Subject:
    """What is known of a game."""
    return game.part("laboratory", Subject) if "laboratory" in game.parts else Subject(game)
