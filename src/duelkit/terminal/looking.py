"""How the terminal looks up the cards and decks of a game, without loading the engine that plays duels."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any, TypeAlias

from duelkit import games
from duelkit.cardlang.wording import Language
from duelkit.games.listing import Listing
from duelkit.kernel.errors import DuelkitError

Actions: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""The subparsers to which actions are added."""


class Lookup:
    """Cards and decks of a game at the terminal."""

    def __init__(self, game: Listing) -> None:
        self.game = game

    def find_card(self, wanted: str, options: argparse.Namespace) -> Any:
        """Returns the card that a text names, or a list of all that it could name."""
        return []

    def card_lines(self, card: Any, options: argparse.Namespace) -> list[str]:
        """Returns everything about a card."""
        return []

    def missing(self, wanted: str, options: argparse.Namespace) -> int:
        """Reports that no card was found; returns the exit status.

        :raises DuelkitError: saying what was expected.
        """
        raise DuelkitError(f"no card matches {wanted[:60]!r}; the game {self.game.identity} has no cards to look up")

    def candidate(self, card: Any) -> str:
        """Returns one of several possible cards, as a line."""
        return str(card)

    def cards(self, words: str) -> Sequence[Any]:
        """Returns the cards whose name contains some words; all cards without words."""
        return ()

    def card_line(self, card: Any, language: Language) -> str:
        """Returns a card as a line of the list."""
        return str(card)

    def card_json(self, card: Any) -> dict[str, Any]:
        """Returns a card's names and figures as plain values."""
        return {}

    def read_cards(self, files: Sequence[str], options: argparse.Namespace) -> int:
        """Carries out ``duelkit cards read``: makes cards from texts.

        :raises DuelkitError: if the game cannot do this.
        """
        raise DuelkitError(f"the game {self.game.identity} reads no card texts; expected one that does")

    def refused_cards(self, words: str, options: argparse.Namespace) -> int:
        """Carries out ``duelkit cards --refused``: lists the known cards that are not playable, and why."""
        return 0

    # decks

    def fill_deck(self, actions: Actions) -> None:  # noqa: B027
        """Adds the actions of ``duelkit deck`` that only this game has."""

    def check_deck(self, options: argparse.Namespace) -> int:
        """Carries out ``duelkit deck check``; returns 1 if the deck is not legal."""
        print(f"{self._deck(options).name}: legal")
        return 0

    def show_deck(self, options: argparse.Namespace) -> int:
        """Carries out ``duelkit deck show``."""
        print(self._deck(options).name)
        return 0

    def _deck(self, options: argparse.Namespace) -> Any:
        game = games.named(self.game.identity)
        return game.deck(options.file, game.setup(vars(options)))


def lookup_of(game: Listing) -> Lookup:
    """Returns the part of a game that looks up cards and decks."""
    return game.part("lookup", Lookup) if "lookup" in game.parts else Lookup(game)
