"""What the look-up of cards and decks at the terminal needs of a game; nothing of it plays a duel."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any, TypeAlias

from duelkit import games
from duelkit.games.listing import Listing
from duelkit.kernel.errors import DuelkitError
from duelkit.wording import Language

Actions: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""Where the actions of a command are entered."""


class Lookup:
    """Cards and decks of a game at the terminal."""

    def __init__(self, game: Listing) -> None:
        self.game = game

    def find_card(self, wanted: str, options: argparse.Namespace) -> Any:
        """The card that a text means, or a list of all that it could mean."""
        return []

    def card_lines(self, card: Any, options: argparse.Namespace) -> list[str]:
        """Everything about a card."""
        return []

    def missing(self, wanted: str, options: argparse.Namespace) -> int:
        """No card has been found: answers the exit status.

        :raises DuelkitError: saying what was expected.
        """
        raise DuelkitError(f"no card matches {wanted[:60]!r}; the game {self.game.identity} has no cards to look up")

    def candidate(self, card: Any) -> str:
        """A card that could be meant, in a line."""
        return str(card)

    def cards(self, words: str) -> Sequence[Any]:
        """The cards whose name contains some words; all where there are none."""
        return ()

    def card_line(self, card: Any, language: Language) -> str:
        """A card in a line of the list."""
        return str(card)

    def card_json(self, card: Any) -> dict[str, Any]:
        """A card's names and figures as plain values."""
        return {}

    def read_cards(self, files: Sequence[str], options: argparse.Namespace) -> int:
        """``duelkit cards read``: make cards of texts.

        :raises DuelkitError: if the game has no such thing.
        """
        raise DuelkitError(f"the game {self.game.identity} reads no card texts; expected one that does")

    def refused_cards(self, words: str, options: argparse.Namespace) -> int:
        """``duelkit cards --refused``: the known cards that are not playable, and why."""
        return 0

    # decks

    def fill_deck(self, actions: Actions) -> None:  # noqa: B027
        """Add the actions of ``duelkit deck`` that only this game has."""

    def check_deck(self, options: argparse.Namespace) -> int:
        """``duelkit deck check``; status 1 if the deck may not be played."""
        print(f"{self._deck(options).name}: legal")
        return 0

    def show_deck(self, options: argparse.Namespace) -> int:
        """``duelkit deck show``."""
        print(self._deck(options).name)
        return 0

    def _deck(self, options: argparse.Namespace) -> Any:
        game = games.named(self.game.identity)
        return game.deck(options.file, game.setup(vars(options)))


def lookup_of(game: Listing) -> Lookup:
    """The look-up of a game's cards and decks."""
    return game.part("lookup", Lookup) if "lookup" in game.parts else Lookup(game)
