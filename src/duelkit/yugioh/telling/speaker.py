"""What the words for questions and options need of a teller."""

from __future__ import annotations

from typing import Protocol

from duelkit.yugioh.engine.seen.view import CardView
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.text.grammar.registry import Language


class Speaker(Protocol):
    """A teller: puts what one viewer may know of a duel into words."""

    duel: State
    player: int
    language: Language

    def words(self, key: str, **values: str | int) -> str:
        """Returns a message in this language."""

    def name(self, card: int) -> str:
        """Returns a card's name, or what is visible of it."""

    def definition(self, card: int) -> Card | None:
        """Returns the card behind a number, if the viewer may know it."""

    def subject(self, player: int) -> str:
        """Returns what a player is called as the subject of a sentence."""

    def whose(self, player: int) -> str:
        """Returns what a player is called as an owner."""

    def summon(self, kinds: int) -> str:
        """Returns the name of a kind of summon."""

    def there(self, card: int) -> str:
        """Returns a card with its place."""

    def spot(self, card: int) -> str:
        """Returns the place of a card."""

    def place(self, place: int) -> str:
        """Returns the name of a place."""

    def pendulum_zone(self, side: int) -> str:
        """Returns the pendulum zone of a side."""

    def placing(self, number: int) -> str:
        """Returns a battle position, and the zone if one is chosen."""

    def figures(self, view: CardView) -> str:
        """Returns the figures of a card."""

    def effect(self, card: int, index: int) -> str:
        """Returns the name of an effect."""

    def branch(self, card: int, index: int, branch: int) -> str:
        """Returns one of several effects to choose from."""

    def is_card_activation(self, card: int, index: int) -> bool:
        """Whether the card is activated, and not one of its effects."""

    def declared(self, number: int, domain: int) -> str:
        """Returns the meaning of a declared number."""

    def bracketed(self, text: str, parts: list[str]) -> str:
        """Returns a text with remarks in brackets."""

    def phase(self, phase: int, step: int = 0) -> str:
        """Returns the name of a phase, with its step in the Battle Phase."""

    def outcome(self) -> str:
        """Returns how the duel ended; empty while it goes on."""
