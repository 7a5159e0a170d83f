"""How a room plays: its settings, its decks, and how its duels begin."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any, Final

from duelkit.games.game import SIX_LEVELS
from duelkit.kernel.errors import DuelkitError
from duelkit.kernel.rng import KEYED, SMALL, Rng
from duelkit.table.games.client import table_of, wished
from duelkit.table.games.desk import Desk
from duelkit.table.games.written import clean
from duelkit.table.messages import Create, DeckList
from duelkit.table.refusals import Refusal

COMPUTERS: Final = ("greedy", "random", *SIX_LEVELS)
Deck = Any
"""A deck of any game."""


@dataclass(frozen=True)
class RoomConfig:
    """The settings of a room.

    :param opponent: one of :data:`COMPUTERS`, ``friend`` or ``self``.
    :param clock: seconds per turn, ``None`` without a clock.
    :param delay: by how many seconds spectators see the duel later.
    :param rated: whether it changes the players' ratings.
    :param tournament: the tournament to which it belongs.
    :param generator: the random number generator, one of ``kernel.rng.GENERATORS``; rooms stored before there was a
        choice name none.
    """

    game: str
    edition: str
    opponent: str
    first: str = "random"
    best_of: int = 1
    public: bool = False
    clock: int | None = None
    delay: int = 0
    title: str = ""
    seed: int = 0
    limits: str | None = None
    generator: str = SMALL
    rated: bool = False
    tournament: str = ""

    @property
    def solo(self) -> bool:
        """Whether one person plays, alone or against the computer."""
        return self.opponent != "friend"

    @property
    def free(self) -> bool:
        """Whether the person may go back and branch at any time: in solo play, but not in a match or tournament."""
        return self.solo and self.best_of == 1 and not self.tournament

    def as_dict(self) -> dict[str, Any]:
        """Returns the settings as plain values."""
        return asdict(self)


def config_of(wish: Create, seed: int) -> RoomConfig:
    """Returns the settings of a new room.

    :param seed: the seed, unless a solo player names one.
    :raises Refusal: if settings conflict.
    """
    solo = wish.opponent != "friend"
    table = wished(wish.game)
    edition = table.editions.identity(wish.edition)
    table.editions.limits(wish.limits)
    table.demand_match(wish.best_of)
    if wish.opponent in COMPUTERS and wish.opponent not in table.game.levels:
        raise Refusal(
            "bad_message",
            f"no computer {wish.opponent} in this game; expected one of "
            f"{', '.join(table.game.levels)} - at `$.opponent`",
        )
    if solo and wish.clock is not None:
        raise Refusal("bad_message", "a clock in solo play; expected none - at `$.clock`")
    if wish.opponent == "self" and wish.best_of != 1:
        raise Refusal("bad_message", "a match against oneself; expected best_of 1 - at `$.best_of`")
    if not solo and wish.seed is not None:
        raise Refusal("bad_message", "a seed in a duel of two people; expected none - at `$.seed`")
    if not solo and wish.opponent_deck is not None:
        raise Refusal("bad_message", "a deck for the other player; expected none - at `$.opponent_deck`")
    if wish.rated and (solo or wish.clock is None):
        raise Refusal("bad_message", "a rated room without a clock; expected a friend and a clock - at `$.rated`")
    title = "".join(letter for letter in wish.title if letter.isprintable()).strip()
    return RoomConfig(
        wish.game,
        edition,
        wish.opponent,
        wish.first,
        wish.best_of,
        wish.public and not solo,
        wish.clock,
        wish.delay,
        title,
        seed if wish.seed is None else wish.seed,
        wish.limits,
        KEYED,
        wish.rated,
    )


def made_deck(config: RoomConfig, wish: str | DeckList) -> Deck:
    """Returns the deck that a player names, whether or not it is legal.

    :raises Refusal: if there is no deck of this name, or a card is unknown.
    """
    if not isinstance(wish, str):
        wish = DeckList(main=wish.main, name=clean(wish.name), extra=wish.extra, side=wish.side)
    try:
        return table_of(config.game).decks.deck(wish)
    except DuelkitError as error:
        raise Refusal("bad_deck", str(error)[:300]) from None


def check_of(config: RoomConfig, wish: str | DeckList) -> None:
    """Checks the deck that a player brings.

    :raises Refusal: as :func:`deck_of`.
    """
    deck_of(config, wish)


def deck_of(config: RoomConfig, wish: str | DeckList) -> Deck:
    """Returns the deck that a player brings.

    :raises Refusal: if there is no deck of this name, a card is unknown, or the deck is not legal: the first fault, and
        how many there are.
    """
    deck = made_deck(config, wish)
    wrong = (
        of_built_in(config.game, wish, config.edition, config.limits)
        if isinstance(wish, str)
        else (violations(config, deck))
    )
    if wrong:
        more = f" and {len(wrong) - 1} more" if len(wrong) > 1 else ""
        raise Refusal("bad_deck", f"{wrong[0]}{more}")
    return deck


def violations(config: RoomConfig, deck: Deck) -> list[str]:
    """Returns everything that keeps a deck from being played in the room."""
    return table_of(config.game).decks.violations(deck, config.edition, config.limits)


@lru_cache(1_000)
def of_built_in(game: str, name: str, edition: str, limits: str | None) -> list[str]:
    """Returns the same for a built-in deck, cached because it is requested often."""
    table = table_of(game)
    return table.decks.violations(table.decks.deck(name), edition, limits)


def who_begins(config: RoomConfig) -> int:
    """Returns the player who takes the first turn when chance decides; derived from the seed without revealing it."""
    return config.seed >> 7 & 1 if config.generator == SMALL else Rng(~config.seed).below(2)


def begin_duel(config: RoomConfig, decks: tuple[Deck, Deck], every_window: bool = True) -> Desk:
    """Begins the duel of a room.

    :param every_window: whether a player who can only pass is still asked.
    """
    table = table_of(config.game)
    recorder = table.game.begin(
        table.setup(config.edition),
        decks,
        config.seed,
        first_of(config),
        chance=config.generator,
        every_window=every_window,
    )
    return table.desk(recorder, config.opponent == "self", every_window, not config.solo)


def first_of(config: RoomConfig) -> int:
    """Returns the player who takes the first turn."""
    return {"me": 0, "other": 1}.get(config.first, who_begins(config))
