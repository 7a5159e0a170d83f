"""THE EYE OF JUDGMENT at the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from duelkit.games.game import Game
from duelkit.judgment.boards import standard_settings
from duelkit.judgment.cards import library
from duelkit.judgment.decks import Deck, check_deck, from_numbers, load_deck, read_deck, write_deck
from duelkit.judgment.decks.construction import COPIES, SIZE
from duelkit.judgment.duel import Duel
from duelkit.judgment.text import card_text
from duelkit.recording import Recorder
from duelkit.table.games import judgment_cards
from duelkit.table.games.client import TableGame
from duelkit.table.games.judgment import JudgmentDesk
from duelkit.table.games.parts import LANGUAGES, GameCards, GameDecks, GameEditions, UserCards
from duelkit.table.games.written import finding, named_by
from duelkit.table.messages import DeckList
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal


@cache
def built_in(identity: str) -> dict[str, tuple[int, ...]]:
    """Returns the numbers of a built-in deck's cards by its parts."""
    return {"main": tuple(card.number for card in load_deck(identity).main)}


class JudgmentEditions(GameEditions):
    """THE EYE OF JUDGMENT has one edition and no limit lists."""

    def opening_hand(self, edition: str | None) -> int:
        self.identity(edition)
        return standard_settings().opening_hand


class JudgmentDecks(GameDecks):
    """The decks of THE EYE OF JUDGMENT."""

    texts = ("duelkit.table.games", "judgment_decks.toml")

    def built_in(self, identity: str) -> dict[str, tuple[int, ...]]:
        return built_in(identity)

    def load(self, identity: str) -> Deck:
        return load_deck(identity)

    def of_list(self, wish: DeckList) -> Deck:
        return from_numbers(wish.name or "deck", wish.main)

    def of_record(self, name: str, numbers: list[int]) -> Deck:
        return Deck(name, tuple(library()[number] for number in numbers))

    def as_json(self, deck: Deck) -> Json:
        return {"name": deck.name, "main": [card.number for card in deck.main], "extra": [], "side": []}

    def violations(self, deck: Deck, edition: str, limits: str | None) -> list[str]:
        return [f"{fault.message} ({fault.rule})" for fault in check_deck(deck)]

    def check(self, deck: DeckList, edition: str | None, limits: str | None) -> Json:
        self.editions.identity(edition)
        self.editions.limits(limits)
        faults = check_deck(known_deck(deck))
        return {
            "legal": not faults,
            "playable": True,
            "sizes": {"main": len(deck.main), "extra": 0, "side": 0},
            "violations": [finding(fault.message, fault.ja, fault.rule, fault.number) for fault in faults],
            "unplayable": [],
            "hints": [],
            "limits_complete": True,
        }

    def least(self, edition: str) -> int:
        return SIZE

    def worth(self, number: int) -> float:
        row = judgment_cards.card_row(library()[number])
        return float(row["hp"] + row["attack"] - row["cost"]) if row["kind"] == "creature" else 1.0

    def known_parts(self, deck: DeckList) -> DeckList:
        missing = next((number for number in deck.main if number not in library()), None)
        if missing is not None:
            raise Refusal("bad_deck", f"unknown card {missing}; expected the numbers of playable cards")
        return deck

    def import_text(self, text: str, name: str, lines: Sequence[str] = ()) -> Json:
        deck = read_deck(text, f"{name or 'deck'}.deck")
        return {
            "format": "deck",
            "unknown": [],
            "deck": {
                "name": name or named_by(text, deck.name),
                "main": [card.number for card in deck.main],
                "extra": [],
                "side": [],
            },
        }

    def export_text(self, deck: DeckList, form: str, language: str) -> str:
        return write_deck(known_deck(deck))


class JudgmentCards(GameCards):
    """The cards of THE EYE OF JUDGMENT."""

    def index(self, texts: bool) -> Json:
        rows = []
        for card in library():
            found = {language.value: card_text(card, language) for language in LANGUAGES} if texts else {}
            rows.append(judgment_cards.card_row(card) | ({"text": found} if texts else {}))
        return {"words": judgment_cards.figure_words(), "cards": rows}

    def sheet(self, number: int, edition: str) -> Json:
        if edition:
            raise Refusal("not_found", f"no edition {edition[:40]!r}; expected none")
        known = library()
        if number not in known:
            raise Refusal("not_found", f"no card {number}; expected 1 to {known.cards[-1].number}")
        return judgment_cards.card_sheet(known[number])


class JudgmentTable(TableGame):
    """THE EYE OF JUDGMENT at the table."""

    def __init__(self, game: Game) -> None:
        editions, user_cards = JudgmentEditions(game), UserCards()
        super().__init__(game, editions, JudgmentDecks(game, editions, user_cards), JudgmentCards(game), user_cards)

    def warm_up(self) -> None:
        for language in LANGUAGES:
            self.game.knows_message(language, "")
        library()

    def about(self) -> Json:
        return {
            "editions": [],
            "limits": [],
            "hand": standard_settings().opening_hand,
            "sizes": {"least": SIZE, "most": SIZE, "extra": 0, "side": 0, "side_exact": False, "copies": COPIES},
            "cards": len(library()),
        }

    def desk(
        self, recorder: Recorder[Duel], neutral: bool, every_window: bool, every_end: bool = False
    ) -> JudgmentDesk:
        return JudgmentDesk(recorder, neutral, every_window, every_end)


def known_deck(deck: DeckList) -> Deck:
    """Returns a deck of known cards.

    :raises Refusal: naming the first unknown number.
    """
    known = library()
    missing = next((number for number in deck.main if number not in known), None)
    if missing is not None:
        raise Refusal("bad_deck", f"unknown card {missing}; expected 1 to {known.cards[-1].number}")
    return Deck(deck.name or "deck", tuple(known[number] for number in deck.main))
