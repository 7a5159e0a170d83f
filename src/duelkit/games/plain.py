"""A game that tells its zones card by card: the terminal and the table show it without anything of their own for it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple

from duelkit.games.game import Game, Words

BOTH = ("ja", "en")


class Card(NamedTuple):
    """A card in a zone. ``text``: what a viewer may read on it, ``None`` for its back."""

    card: int
    text: Words | None


class Zone(NamedTuple):
    """A zone with its cards.

    :param identity: a stable word; ``mine``: whether it is the viewer's.
    :param columns: as many cards stand beside each other; 0: in one row.
    """

    identity: str
    name: Words
    cards: Sequence[Card]
    mine: bool = False
    columns: int = 0


class Figure(NamedTuple):
    """A number of each player, the viewer's first."""

    name: Words
    values: Sequence[int]


class Sheet(NamedTuple):
    """All that a viewer sees of a duel."""

    title: Words
    figures: Sequence[Figure]
    zones: Sequence[Zone]


class News(NamedTuple):
    """An entry of the log as a viewer reads it."""

    number: int
    kind: int
    player: int
    card: int
    text: Words


class PlainGame(Game):
    """A game that is shown zone by zone."""

    parts = {"terminal": "duelkit.terminal.plain:PlainTerminal", "table": "duelkit.table.games.plain:PlainTable"}

    @abstractmethod
    def sheet(self, duel: Any, viewer: int) -> Sheet:
        """What a viewer sees.

        :param viewer: 0, 1, or 2 for who watches.
        """

    @abstractmethod
    def news(self, duel: Any, viewer: int, after: int, open_handed: bool = False) -> list[News]:
        """What has happened since an entry of the log, as a viewer may know it.

        :param open_handed: with nothing hidden.
        """

    @abstractmethod
    def card_of(self, option: int) -> int:
        """The card that an option is about, −1 for none."""

    @abstractmethod
    def verb_of(self, option: int) -> str:
        """A stable word for what an option does."""

    @abstractmethod
    def knows(self, duel: Any, viewer: int, card: int) -> bool:
        """Whether a viewer can tell a card apart from others where it is now."""

    def both(self, key: str, **values: str | int) -> Words:
        """A message in both languages."""
        return {language: self.say(language, key, **values) for language in BOTH}
