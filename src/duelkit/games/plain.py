"""A game that describes its zones card by card, so that terminal and table can show it without game-specific code."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple

from duelkit.games.game import Game, Words

BOTH = ("ja", "en")


class Card(NamedTuple):
    """A card in a zone. ``text``: the text that a viewer can read on it; ``None`` for its back."""

    card: int
    text: Words | None


class Zone(NamedTuple):
    """A zone with its cards.

    :param identity: a stable name; ``mine``: whether it is the viewer's.
    :param columns: the number of cards per row; 0 for a single row.
    """

    identity: str
    name: Words
    cards: Sequence[Card]
    mine: bool = False
    columns: int = 0


class Figure(NamedTuple):
    """A number for each player, the viewer's first."""

    name: Words
    values: Sequence[int]


class Sheet(NamedTuple):
    """Everything that a viewer sees of a duel."""

    title: Words
    figures: Sequence[Figure]
    zones: Sequence[Zone]


class News(NamedTuple):
    """A log entry for a viewer. ``is_turn``: whether a turn begins with it."""

    number: int
    is_turn: bool
    player: int
    card: int
    text: Words


class PlainGame(Game):
    """A game that describes its zones."""

    parts = {"terminal": "duelkit.terminal.plain:PlainTerminal", "table": "duelkit.table.games.plain:PlainTable"}

    @abstractmethod
    def sheet(self, duel: Any, viewer: int) -> Sheet:
        """Everything that a viewer sees.

        :param viewer: 0, 1, or 2 for a spectator.
        """

    @abstractmethod
    def news(self, duel: Any, viewer: int, after: int, open_handed: bool = False) -> list[News]:
        """What has happened since an entry of the log, as far as a viewer can know it.

        :param open_handed: whether nothing is hidden.
        """

    @abstractmethod
    def card_of(self, option: int) -> int:
        """The card that an option is about; −1 if there is none."""

    @abstractmethod
    def verb_of(self, option: int) -> str:
        """A stable name of what an option does."""

    @abstractmethod
    def knows(self, duel: Any, viewer: int, card: int) -> bool:
        """Whether a viewer can identify a card at its place."""

    def both(self, key: str, **values: str | int) -> Words:
        """A message in both languages."""
        return {language: self.say(language, key, **values) for language in BOTH}
