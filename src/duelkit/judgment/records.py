"""Recording and replaying duels of THE EYE OF JUDGMENT. A record contains the board."""

from __future__ import annotations

import json
from collections.abc import Callable
from operator import attrgetter
from typing import Any

from duelkit import recording
from duelkit.judgment.boards import standard_board, standard_settings
from duelkit.judgment.cards import UnknownCard, library
from duelkit.judgment.decks.deck import Deck
from duelkit.judgment.duel import Duel, begin
from duelkit.judgment.state.board import Board, Settings
from duelkit.kernel.errors import FileError
from duelkit.kernel.record import Record
from duelkit.kernel.rng import KEYED
from duelkit.recording import (
    cards_digest,
    chance_headers,
    chance_of,
    deck_header,
    demand_headers,
    fingerprint,
    follow,
    load_record,
    load_text,
)

__all__ = ["Recorder", "board_text", "card_data_digest", "load_record", "load_text", "replay", "start_of"]

GAME = "judgment"
QUANTITIES = (
    "start_mana",
    "mana_gain",
    "opening_hand",
    "hand_limit",
    "fields_to_win",
    "trash_bonus",
    "unlock_at",
    "timeouts",
)
_LISTS = ("fronts", "backs", "order", "counter_order", "mass_order", "magic_order")
_ELEMENTS = (1, 2, 4, 8, 16)


def card_data_digest(decks: tuple[Deck, Deck]) -> str:
    """A hash of the definitions of the cards in two decks, which changes when a card's behaviour changes."""
    return cards_digest(decks, attrgetter("number"))


def board_text(settings: Settings) -> str:
    """The board and the quantities of a duel in one line of JSON."""
    board = settings.board
    values: dict[str, Any] = {key: getattr(board, key) for key in ("name", "official", *_LISTS)}
    values |= {key: getattr(settings, key) for key in QUANTITIES}
    return json.dumps(values, ensure_ascii=False, separators=(",", ":"))


def settings_from_text(text: str, name: str) -> Settings:
    """The settings of a record's header.

    :raises FileError: if the text is damaged, with the part and what was expected.
    """
    try:
        values = json.loads(text)
    except (ValueError, RecursionError):
        values = None
    if not isinstance(values, dict) or set(values) != {"name", "official", *_LISTS, *QUANTITIES}:
        raise FileError(name, 0, "header 'board' is damaged; expected the JSON of a board, or no such header")
    wanted = {
        "name": isinstance(values["name"], str),
        "official": isinstance(values["official"], bool),
        **{key: _is_row(values[key]) and all(item in _ELEMENTS for item in values[key]) for key in ("fronts", "backs")},
        "order": _is_order(values["order"]),
        "counter_order": _is_cells(values["counter_order"]),
        "magic_order": _is_cells(values["magic_order"]),
        "mass_order": isinstance(values["mass_order"], list)
        and len(values["mass_order"]) == 4
        and all(_is_order(row) for row in values["mass_order"]),
        **{key: _is_number(values[key]) for key in QUANTITIES},
    }
    for key, right in wanted.items():
        if not right:
            raise FileError(name, 0, f"header 'board': {key} is damaged; expected the JSON of a board")
    board = Board(
        values["name"],
        values["official"],
        tuple(values["fronts"]),
        tuple(values["backs"]),
        tuple(values["order"]),
        _cells(values["counter_order"]),
        tuple(tuple(row) for row in values["mass_order"]),
        _cells(values["magic_order"]),
    )
    return Settings(board, *(values[key] for key in QUANTITIES))


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 99


def _is_row(value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 9
        and all(isinstance(item, int) and not isinstance(item, bool) for item in value)
    )


def _is_order(value: object) -> bool:
    return isinstance(value, list) and _is_row(value) and sorted(value) == list(range(9))


def _is_cells(value: object) -> bool:
    """Whether a value is a list of all 24 cells around a creature, each once."""
    every = {(right, forward) for right in range(-2, 3) for forward in range(-2, 3)} - {(0, 0)}
    return (
        isinstance(value, list)
        and all(
            isinstance(item, list) and len(item) == 2 and all(isinstance(part, int) for part in item) for item in value
        )
        and len(value) == len(every)
        and set(_cells(value)) == every
    )


def _cells(value: list[list[int]]) -> tuple[tuple[int, int], ...]:
    return tuple((item[0], item[1]) for item in value)


class Recorder(recording.Recorder[Duel]):
    """A duel and its record: choices made through it are recorded.

    :param decks: the decks of player 0 and player 1; ``seed``: the seed of everything random.
    :param first: the player who takes the first turn; ``words``: describes options for the comments of the record.
    :param chance: the random generator, one of ``kernel.rng.GENERATORS``.
    :param every_window: whether to ask a player even where hidden cards leave a single option.
    """

    def __init__(
        self,
        settings: Settings,
        decks: tuple[Deck, Deck],
        seed: int,
        first: int = 0,
        words: Callable[[Duel, int], str] | None = None,
        chance: str = KEYED,
        every_window: bool = False,
    ) -> None:
        named = settings.identity() == standard_settings().identity()
        super().__init__(
            begin(settings, [deck.cards() for deck in decks], seed, first, chance, every_window),
            {
                "game": GAME,
                "board": standard_board().name if named else board_text(settings),
                "fingerprint": fingerprint(board_text(settings)),
                **chance_headers(seed, chance),
                "first": str(first),
                "cards": card_data_digest(decks),
                **{
                    f"deck{player}": f"{deck.name}: {' '.join(str(card.number) for card in deck.cards())}"
                    for player, deck in enumerate(decks)
                },
            },
            words,
        )


def _deck(record: Record, key: str) -> Deck:
    title, numbers = deck_header(record, key)
    cards = []
    for number in numbers.split():
        try:
            cards.append(library()[int(number)])
        except (ValueError, UnknownCard):
            raise FileError(
                record.name, 0, f"unknown card {number[:20]!r} in header {key!r}; expected the number of a card"
            ) from None
    if not cards:
        raise FileError(record.name, 0, f"no cards in header {key!r}; expected 'name: number number …'")
    return Deck(title, tuple(cards))


def start_of(record: Record) -> Recorder:
    """A recorder at the beginning of a recorded duel.

    :raises FileError: if a header is missing or wrong.
    """
    numbers = demand_headers(record, GAME, ("game", "board", "seed", "first", "deck0", "deck1"))
    board = record.headers["board"]
    settings = standard_settings() if board == standard_board().name else settings_from_text(board, record.name)
    return Recorder(
        settings,
        (_deck(record, "deck0"), _deck(record, "deck1")),
        numbers["seed"],
        numbers["first"],
        chance=chance_of(record),
    )


def replay(record: Record, steps: int | None = None) -> Recorder:
    """Replay a record; returns the recorder at its end (or after ``steps`` decisions).

    :raises FileError: if the duel of the record cannot be started.
    :raises RecordError: if the duel differs from the record, with the decision, the line and the difference.
    """
    recorder = start_of(record)
    follow(record, recorder, recorder.choose, steps)
    return recorder
