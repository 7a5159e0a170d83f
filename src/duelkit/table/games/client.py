"""What the table needs of a game beside what the game is to every client."""

from __future__ import annotations

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from duelkit import games
from duelkit.games.game import Game, Words
from duelkit.recording import Recorder
from duelkit.table.api_http import shown
from duelkit.table.games.desk import Desk, Json
from duelkit.table.messages import DeckList
from duelkit.table.refusals import Refusal
from duelkit.wording import Language

LANGUAGES: Final = (Language.JA, Language.EN)
PARTS: Final = ("main", "extra", "side")
"""The parts of a deck on the wire; a game without an extra or a side deck leaves them empty."""


def words(japanese: str, english: str) -> Words:
    """A text in both languages."""
    return {"ja": japanese, "en": english}


def sentence(text: str) -> str:
    """With a capital at the start."""
    return text[:1].upper() + text[1:]


class TableGame(ABC):
    """A game at the table.

    Attributes:
        texts: What its built-in decks are called, and what they are about: a TOML file as package and name.
        formats: In which a deck is read and written as text.
        parts: Of its decks.
    """

    texts: tuple[str, str] | None = None
    formats: tuple[str, ...] = ("deck",)
    parts: tuple[str, ...] = ("main",)

    def __init__(self, game: Game) -> None:
        self.game = game

    def warm_up(self) -> None:
        """Read what takes long, so that nobody waits for it."""
        for language in LANGUAGES:
            self.game.knows_message(language, "")

    # what can be chosen

    def about(self) -> Json:
        """What can be chosen when a room is made: editions, limit lists, sizes, how many cards there are.

        ``first`` are the settings of a first duel: a deck that explains itself, in the edition that it belongs to.
        """
        return {"editions": [], "limits": [], "cards": 0}

    def deck_names(self) -> dict[str, Words]:
        """The names of the built-in decks by id; a deck without an entry is called by its id."""
        return {
            identity: _words(_table(self.texts).get(identity, {}).get("name"), identity)
            for identity in self.game.decks()
        }

    def deck_texts(self) -> dict[str, Words]:
        """What the built-in decks are about, by id."""
        return {
            identity: _words(_table(self.texts).get(identity, {}).get("text"), "") for identity in self.game.decks()
        }

    def editions(self) -> dict[str, str]:
        """The editions by id, each with the document of the rulebook that it follows."""
        return {}

    def translations(self) -> dict[str, str]:
        """The English names of cards that statements of the rulebook name in Japanese."""
        return {}

    def edition(self, wish: str | None) -> str:
        """The id of the edition that a room or a deck is made for, empty for a game without editions.

        :raises Refusal: if there is none of this name.
        """
        if wish:
            raise Refusal("bad_message", f"an edition of {self.game.identity}; expected none - at `$.edition`")
        return ""

    def limits(self, wish: str | None) -> Any:
        """The limit list of an id.

        :raises Refusal: if there is none.
        """
        if wish:
            raise Refusal("bad_message", f"a limit list of {self.game.identity}; expected none - at `$.limits`")
        return None

    def limit_lists(self) -> Mapping[str, Any]:
        """The limit lists by id."""
        return {}

    def limit_list(self, identity: str) -> Json:
        """A limit list as it is told."""
        raise NotImplementedError

    # rooms

    def setup(self, edition: str) -> Any:
        """What the duels of a room are played with."""
        return self.game.setup({"edition": edition} if edition else None)

    def demand_match(self, best_of: int) -> None:
        """Ask for a room of so many duels.

        :raises Refusal: if the game has no matches: a room for them is the game's part ``match``.
        """
        if best_of != 1 and "match" not in self.game.parts:
            raise Refusal("bad_message", f"a match of {self.game.identity}; expected best_of 1 - at `$.best_of`")

    @abstractmethod
    def desk(self, recorder: Recorder[Any], neutral: bool, every_window: bool, every_end: bool = False) -> Desk:
        """A duel to be put on the table."""

    # decks

    def built_in(self, identity: str) -> dict[str, tuple[int, ...]]:
        """The numbers of a built-in deck's cards by its parts."""
        return {"main": ()}

    def deck(self, wish: str | DeckList) -> Any:
        """A deck, whether or not it may be played.

        :raises DuelkitError: if there is none of this name, or a card is unknown.
        """
        if not isinstance(wish, str):
            if wish.extra or wish.side:
                raise Refusal("bad_deck", "an extra or side deck; expected only a main deck")
            return self.deck_of(wish)
        known = self.game.decks()
        if wish not in known:
            raise Refusal("bad_deck", f"unknown deck {wish!r}; expected one of {', '.join(known)}")
        return self.load_deck(wish)

    def load_deck(self, identity: str) -> Any:
        """A built-in deck."""
        return self.game.deck(identity, self.game.setup())

    def deck_of(self, wish: DeckList) -> Any:
        """The deck of some cards.

        :raises DuelkitError: if a card is unknown.
        """
        raise Refusal("bad_deck", "a list of cards; expected the name of a built-in deck")

    def deck_of_record(self, name: str, numbers: list[int]) -> Any:
        """The deck that a record names by its cards."""
        return self.deck_of(DeckList(main=numbers, name=name))

    def deck_json(self, deck: Any) -> Json:
        """A deck as plain values, from which :meth:`stored_deck` makes it again."""
        return {"name": deck.name, "main": [], "extra": [], "side": []}

    def own_numbers(self, numbers: Iterable[int]) -> list[int]:
        """Which of these numbers are those of cards that people write at the table; none in most games."""
        return []

    def borrow(self, lines: Iterable[str]) -> list[Any]:
        """Cards that people have written, by what is stored of them: known by their numbers for as long as somebody
        holds what this answers."""
        return []

    def borrow_of_record(self, headers: Mapping[str, str]) -> list[Any]:
        """The same of the cards that stand in a record.

        :raises DuelkitError: if there stands something else.
        """
        return []

    def prepare(self, deck: Any) -> Iterator[None]:
        """Do what takes long before a duel with a deck, a little at a time."""
        yield from ()

    def stored_deck(self, values: Json) -> Any:
        """A deck of a stored room; it was checked when the room began."""
        held = self.borrow(values.get("own", ()))
        deck = self._stored(values)
        del held
        return deck

    def _stored(self, values: Json) -> Any:
        return self.deck(DeckList(main=values["main"], name=values["name"], extra=values["extra"], side=values["side"]))

    def violations(self, deck: Any, edition: str, limits: str | None) -> list[str]:
        """Everything that keeps a deck from being played in a room."""
        return []

    def check(self, deck: DeckList, edition: str | None, limits: str | None) -> Json:
        """Everything that is wrong with a deck, and advice."""
        raise self.no_decks()

    def known_parts(self, deck: DeckList) -> DeckList:
        """A deck with the numbers of its cards as the library has them.

        :raises Refusal: naming a card that there is not.
        """
        raise self.no_decks()

    def import_deck(self, text: str, name: str, lines: Sequence[str] = ()) -> Json:
        """A deck from text; cards that are not playable here are left out and named.

        :param lines: what is stored of the cards that who asks has written.
        :raises DuelkitError: if the text is no deck, or none of its cards is known.
        """
        raise self.no_decks()

    def export_deck(self, deck: DeckList, form: str, language: str) -> str:
        """A deck as text."""
        raise self.no_decks()

    def opening_hand(self, edition: str | None) -> int:
        """How many cards a player begins with."""
        raise self.no_decks()

    def no_decks(self) -> Refusal:
        """The decks of this game are not put together card by card."""
        return Refusal("bad_deck", f"the game {self.game.identity} has built-in decks only")

    # cards

    def index(self, texts: bool) -> Json:
        """All cards, what their figures are called, and tokens where there are any.

        :param texts: with the text of each.
        """
        return {"words": {}, "cards": []}

    def search(self, query: str, texts: bool, lines: list[str]) -> Json:
        """The numbers of the cards that a search means; if it is not understood, what is ``wrong`` with it.

        :param texts: whether words alone are looked for in texts too.
        :param lines: cards that people have written, to be searched too.
        :raises Refusal: if the game has no search.
        """
        raise Refusal("not_found", f"the game {self.game.identity} has no search")

    def sheet(self, number: int, edition: str) -> Json:
        """One card.

        :param edition: as it was worded there; empty: as it is now.
        :raises Refusal: if there is no such card or edition.
        """
        raise Refusal("not_found", f"no card {number}; the game {self.game.identity} has none")


def table_of(game: str) -> TableGame:
    """The table's part of a game.

    :raises UnknownGame: if there is none of this name.
    """
    return games.named(game).part("table", TableGame)  # type: ignore[type-abstract]


def asked_of(game: str) -> TableGame:
    """The table's part of a game that a request names.

    :raises Refusal: if there is none of this name.
    """
    if game not in games.names():
        raise Refusal("not_found", f"no game {shown(game, 40)!r}; expected {' or '.join(games.names())}")
    return table_of(game)


def wished(game: str) -> TableGame:
    """The table's part of a game that a message names.

    :raises Refusal: if there is none of this name.
    """
    if game not in games.names():
        raise Refusal(
            "bad_message", f"unknown game {shown(game, 40)!r}; expected {' or '.join(games.names())} - at `$.game`"
        )
    return table_of(game)


@cache
def _table(place: tuple[str, str] | None) -> dict[str, dict[str, Any]]:
    if place is None:
        return {}
    return tomllib.loads((resources.files(place[0]) / place[1]).read_text(encoding="utf-8"))


def _words(entry: Any, usual: str) -> Words:
    return {"ja": usual, "en": usual} | (entry or {})
