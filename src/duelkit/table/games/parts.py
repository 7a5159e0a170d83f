"""The parts of a game at the table: its editions, decks and cards, and the cards that users write.

Each class is complete for a game that has nothing of the kind; games override what they have.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from duelkit.cardlang.wording import Language
from duelkit.games.game import Game, Words
from duelkit.table.messages import DeckList
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal

LANGUAGES: Final = (Language.JA, Language.EN)
PARTS: Final = ("main", "extra", "side")
"""The parts of a deck in messages; a game without an extra or a side deck leaves them empty."""


def words(japanese: str, english: str) -> Words:
    """Returns a text in both languages."""
    return {"ja": japanese, "en": english}


def sentence(text: str) -> str:
    """Returns a text with a capital at the start."""
    return text[:1].upper() + text[1:]


class GameEditions:
    """The editions and limit lists of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def documents(self) -> dict[str, str]:
        """Returns for each edition's id the document of the rulebook that it follows."""
        return {}

    def document(self, identity: str) -> str | None:
        """Returns the document that an edition, or what is based on one, follows; ``None`` if there is none."""
        return self.documents().get(identity)

    def identity(self, wish: str | None) -> str:
        """Returns the id of the edition for a room or a deck, empty for a game without editions.

        :raises Refusal: if there is no edition of this name.
        """
        if wish:
            raise Refusal("bad_message", f"an edition of {self.game.identity}; expected none - at `$.edition`")
        return ""

    def opening_hand(self, edition: str | None) -> int:
        """Returns how many cards a player begins with."""
        raise built_in_only(self.game)

    def limits(self, wish: str | None) -> Any:
        """Returns the limit list with an id.

        :raises Refusal: if there is none.
        """
        if wish:
            raise Refusal("bad_message", f"a limit list of {self.game.identity}; expected none - at `$.limits`")
        return None

    def limit_lists(self) -> Mapping[str, Any]:
        """Returns the limit lists by id."""
        return {}

    def limit_list(self, identity: str) -> Json:
        """Returns a limit list as it is sent."""
        raise NotImplementedError


class UserCards:
    """Cards that users write at the table."""

    def numbers_among(self, numbers: Iterable[int]) -> list[int]:
        """Returns those of the numbers that belong to cards written by users."""
        return []

    def borrow(self, lines: Iterable[str]) -> list[Any]:
        """Makes users' cards known by their numbers for as long as the returned cards are referenced.

        :param lines: the cards as they are stored.
        """
        return []

    def borrow_for_record(self, headers: Mapping[str, str]) -> list[Any]:
        """Does the same for the cards in a record.

        :raises DuelkitError: if a header contains no such card.
        """
        return []


class GameDecks:
    """The decks of a game: the built-in ones, and decks put together card by card where the game allows them.

    :cvar texts: the names and descriptions of the built-in decks: package and name of a TOML file.
    :cvar formats: the text formats in which a deck can be read and written.
    :cvar parts: the parts of a deck.
    """

    texts: tuple[str, str] | None = None
    formats: tuple[str, ...] = ("deck",)
    parts: tuple[str, ...] = ("main",)

    def __init__(self, game: Game, editions: GameEditions, user_cards: UserCards) -> None:
        self.game = game
        self.editions = editions
        self.user_cards = user_cards

    def names(self) -> dict[str, Words]:
        """Returns the names of the built-in decks by id; a deck without a name is called by its id."""
        table = _table(self.texts)
        return {identity: _words(table.get(identity, {}).get("name"), identity) for identity in self.game.decks()}

    def descriptions(self) -> dict[str, Words]:
        """Returns the descriptions of the built-in decks by id."""
        table = _table(self.texts)
        return {identity: _words(table.get(identity, {}).get("text"), "") for identity in self.game.decks()}

    def built_in(self, identity: str) -> dict[str, tuple[int, ...]]:
        """Returns the numbers of a built-in deck's cards by its parts."""
        return {"main": ()}

    def deck(self, wish: str | DeckList) -> Any:
        """Returns a deck, whether or not it is legal.

        :param wish: the name of a built-in deck, or a list of cards.
        :raises DuelkitError: if there is no deck of this name, or a card is unknown.
        """
        if not isinstance(wish, str):
            if wish.extra or wish.side:
                raise Refusal("bad_deck", "an extra or side deck; expected only a main deck")
            return self.of_list(wish)
        known = self.game.decks()
        if wish not in known:
            raise Refusal("bad_deck", f"unknown deck {wish!r}; expected one of {', '.join(known)}")
        return self.load(wish)

    def load(self, identity: str) -> Any:
        """Returns a built-in deck."""
        return self.game.deck(identity, self.game.setup())

    def of_list(self, wish: DeckList) -> Any:
        """Returns the deck made of a list of cards.

        :raises DuelkitError: if a card is unknown.
        """
        raise Refusal("bad_deck", "a list of cards; expected the name of a built-in deck")

    def of_record(self, name: str, numbers: list[int]) -> Any:
        """Returns the deck whose cards a record lists."""
        return self.of_list(DeckList(main=numbers, name=name))

    def as_json(self, deck: Any) -> Json:
        """Returns a deck as plain values, from which :meth:`stored` makes it again."""
        return {"name": deck.name, "main": [], "extra": [], "side": []}

    def stored(self, values: Json) -> Any:
        """Returns the deck of a stored room; it was checked when the room began."""
        held = self.user_cards.borrow(values.get("own", ()))
        deck = self._stored(values)
        del held
        return deck

    def _stored(self, values: Json) -> Any:
        return self.deck(DeckList(main=values["main"], name=values["name"], extra=values["extra"], side=values["side"]))

    def prepare(self, deck: Any) -> Iterator[None]:
        """Does the slow work before a duel with a deck, one step per iteration."""
        yield from ()

    def violations(self, deck: Any, edition: str, limits: str | None) -> list[str]:
        """Returns everything that keeps a deck from being played in a room."""
        return []

    def is_extra(self, number: int) -> bool:
        """Whether a card belongs in the extra deck."""
        return False

    def least(self, edition: str) -> int:
        """Returns the least number of cards in a main deck; 0 where decks are not put together card by card."""
        return 0

    def worth(self, number: int) -> float:
        """Returns roughly how good a card is by itself, for computer players who choose among cards."""
        return 0.0

    def check(self, deck: DeckList, edition: str | None, limits: str | None) -> Json:
        """Returns everything that is wrong with a deck, and advice."""
        raise built_in_only(self.game)

    def known_parts(self, deck: DeckList) -> DeckList:
        """Returns a deck with the numbers that its cards have in the library.

        :raises Refusal: if a card is unknown, naming it.
        """
        raise built_in_only(self.game)

    def import_text(self, text: str, name: str, lines: Sequence[str] = ()) -> Json:
        """Reads a deck from text; cards that are not playable here are left out and named.

        :param lines: the importing user's own cards, as they are stored.
        :raises DuelkitError: if the text is not a deck, or none of its cards is known.
        """
        raise built_in_only(self.game)

    def export_text(self, deck: DeckList, form: str, language: str) -> str:
        """Returns a deck as text."""
        raise built_in_only(self.game)


class GameCards:
    """The cards of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def translations(self) -> dict[str, str]:
        """Returns the English names of the cards that rule statements name in Japanese."""
        return {}

    def readings(self) -> dict[str, str]:
        """Returns how the kanji of Japanese names are read: by the name, ``計 けい|量 りょう``."""
        return {}

    def index(self, texts: bool) -> Json:
        """Returns all cards, the names of their figures, and the tokens if there are any.

        :param texts: whether each card has its text.
        """
        return {"words": {}, "cards": []}

    def search(self, query: str, texts: bool, lines: list[str]) -> Json:
        """Returns the numbers of the cards that match a search, or what is ``wrong`` with the query.

        :param texts: whether plain words are also searched for in card texts.
        :param lines: users' own cards to search too.
        :raises Refusal: if the game has no search.
        """
        raise Refusal("not_found", f"the game {self.game.identity} has no search")

    def sheet(self, number: int, edition: str) -> Json:
        """Returns everything about one card.

        :param edition: the edition whose wording is shown; empty for the current one.
        :raises Refusal: if there is no such card or edition.
        """
        raise Refusal("not_found", f"no card {number}; the game {self.game.identity} has none")


def built_in_only(game: Game) -> Refusal:
    """Returns the refusal for a game whose decks are not put together card by card."""
    return Refusal("bad_deck", f"the game {game.identity} has built-in decks only")


@cache
def _table(place: tuple[str, str] | None) -> dict[str, dict[str, Any]]:
    if place is None:
        return {}
    return tomllib.loads((resources.files(place[0]) / place[1]).read_text(encoding="utf-8"))


def _words(entry: Any, usual: str) -> Words:
    return {"ja": usual, "en": usual} | (entry or {})
