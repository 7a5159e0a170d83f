"""Yu-Gi-Oh! at the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from duelkit.games.game import Game
from duelkit.recording import Recorder
from duelkit.table.api_http import shown
from duelkit.table.games import yugioh_cards, yugioh_decks, yugioh_own
from duelkit.table.games.client import TableGame
from duelkit.table.games.parts import LANGUAGES, PARTS, GameCards, GameDecks, GameEditions, UserCards
from duelkit.table.games.yugioh import YugiohDesk
from duelkit.table.games.yugioh_windows import hand_triggers
from duelkit.table.messages import DeckList
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal
from duelkit.yugioh.cards import library
from duelkit.yugioh.cards.furigana import furigana
from duelkit.yugioh.compiler.definitions import card_info
from duelkit.yugioh.decks import Deck, Directory, builtin_decks, check_deck, limit_lists, load_deck, load_limits
from duelkit.yugioh.decks.limits import LimitList
from duelkit.yugioh.duel import Duel
from duelkit.yugioh.editions import EDITIONS, UnknownEdition, known_edition
from duelkit.yugioh.editions import edition as edition_of
from duelkit.yugioh.language.card import LENT, Card
from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.records import own_cards
from duelkit.yugioh.search import BadSearch, search
from duelkit.yugioh.search import index as search_index
from duelkit.yugioh.state.rules import Rules

SPELL_WORTH = 1500.0
"""What a Spell or Trap is worth, in points of ATK, and what each Tribute costs."""
TRIBUTE_COST = 900.0
USUAL = "mr3"
"""The edition that is offered first."""


def rules_of(edition: str) -> Rules:
    """Returns the edition of a room.

    :raises Refusal: if there is none of this name.
    """
    try:
        return edition_of(edition)
    except UnknownEdition as error:
        raise Refusal("bad_message", f"{error} - at `$.edition`") from None


@cache
def built_in_decks() -> dict[str, Deck]:
    """Returns the built-in decks by their names."""
    return {identity: load_deck(identity) for identity in builtin_decks()}


@cache
def built_in(identity: str) -> dict[str, tuple[int, ...]]:
    """Returns the passcodes of a built-in deck's cards by its parts."""
    deck = built_in_decks()[identity]
    return {part: tuple(card.passcode for card in getattr(deck, part)) for part in PARTS}


class YugiohEditions(GameEditions):
    """The editions and limit lists of Yu-Gi-Oh!."""

    def documents(self) -> dict[str, str]:
        return {rules.identity: rules.document for rules in EDITIONS.values()}

    def document(self, identity: str) -> str | None:
        rules = known_edition(identity)
        return None if rules is None else rules.document

    def identity(self, wish: str | None) -> str:
        return rules_of(wish or USUAL).identity

    def limits(self, wish: str | None) -> LimitList | None:
        if not wish:
            return None
        if wish not in limit_lists():
            raise Refusal(
                "bad_message",
                f"unknown limit list {shown(wish, 60)!r}; expected one of {', '.join(limit_lists())} - at `$.limits`",
            )
        return load_limits(wish)

    def limit_lists(self) -> Mapping[str, LimitList]:
        return limit_lists()

    def limit_list(self, identity: str) -> Json:
        found = limit_lists()[identity]
        copies = yugioh_cards.limit_copies(identity)
        return {
            "id": identity,
            "name": yugioh_decks.limits_name(found),
            "complete": found.complete,
            "whitelist": found.whitelist,
            "source": found.source,
            "cards": [{"card": card, "copies": count} for card, count in copies.items()],
        }

    def opening_hand(self, edition: str | None) -> int:
        return rules_of(edition or USUAL).opening_hand


class YugiohUserCards(UserCards):
    """Cards of Yu-Gi-Oh! that users write."""

    def numbers_among(self, numbers: Iterable[int]) -> list[int]:
        return sorted({number for number in numbers if number >= LENT})

    def borrow(self, lines: Iterable[str]) -> list[Card]:
        return [library().lend(yugioh_own.card_of(line), over=True) for line in lines]

    def borrow_for_record(self, headers: Mapping[str, str]) -> list[Card]:
        return own_cards(dict(headers), "record")


class YugiohDecks(GameDecks):
    """The decks of Yu-Gi-Oh!."""

    texts = ("duelkit.table.games", "yugioh_decks.toml")
    formats = ("ydk", "ydke", "deck")
    parts = PARTS

    def built_in(self, identity: str) -> dict[str, tuple[int, ...]]:
        return built_in(identity)

    def deck(self, wish: str | DeckList) -> Deck:
        if isinstance(wish, str):
            known = built_in_decks()
            if wish not in known:
                raise Refusal("bad_deck", f"unknown deck {wish!r}; expected one of {', '.join(known)}")
            return known[wish]
        cards = library()
        main, extra, side = (tuple(cards[code] for code in part) for part in (wish.main, wish.extra, wish.side))
        return Deck(wish.name or "deck", main, extra, side)

    def of_record(self, name: str, numbers: list[int]) -> Deck:
        cards = [library()[code] for code in numbers]
        return Deck(
            name,
            tuple(card for card in cards if not card.in_extra_deck),
            tuple(card for card in cards if card.in_extra_deck),
        )

    def as_json(self, deck: Deck) -> Json:
        lines = yugioh_own.lines_of(card for part in PARTS for card in getattr(deck, part))
        return {
            "name": deck.name,
            **{part: [card.passcode for card in getattr(deck, part)] for part in PARTS},
            **({"own": lines} if lines else {}),
        }

    def prepare(self, deck: Deck) -> Iterator[None]:
        for card in {*deck.main, *deck.extra, *deck.side}:
            card_info(card)
            yield

    def violations(self, deck: Deck, edition: str, limits: str | None) -> list[str]:
        faults = check_deck(deck, rules_of(edition), self.editions.limits(limits))
        return [f"{fault.message} ({fault.rule})" for fault in faults]

    def check(self, deck: DeckList, edition: str | None, limits: str | None) -> Json:
        return yugioh_decks.check(deck, rules_of(edition or USUAL), self.editions.limits(limits))

    def is_extra(self, number: int) -> bool:
        return number in library() and library()[number].in_extra_deck

    def least(self, edition: str) -> int:
        return rules_of(edition).deck_least

    def worth(self, number: int) -> float:
        card = library()[number]
        if not card.types & CardType.MONSTER:
            return SPELL_WORTH
        tributes = (0 if card.level <= 4 else 1 if card.level <= 6 else 2) if not card.in_extra_deck else 0
        return float(max(card.atk or 0, 0)) - TRIBUTE_COST * tributes

    def known_parts(self, deck: DeckList) -> DeckList:
        return yugioh_decks.known_parts(deck)

    def import_text(self, text: str, name: str, lines: Sequence[str] = ()) -> Json:
        return yugioh_decks.import_deck(text, name, map(yugioh_own.card_of, lines))

    def export_text(self, deck: DeckList, form: str, language: str) -> str:
        return yugioh_decks.export_deck(deck, form, language)


class YugiohCards(GameCards):
    """The cards of Yu-Gi-Oh!."""

    def translations(self) -> dict[str, str]:
        return {card.ja: card.en for card in library().facts()}

    def readings(self) -> dict[str, str]:
        return furigana()

    def index(self, texts: bool) -> Json:
        printed = search_index().printed
        rows = [
            yugioh_cards.card_row(card) | ({"text": printed(card.passcode)} if texts else {})
            for card in library().facts()
        ]
        brought = [yugioh_cards.card_row(card) | {"part": "token"} for card in library().tokens.values()]
        return {"words": yugioh_cards.figure_words(), "cards": rows, "tokens": brought}

    def search(self, query: str, texts: bool, lines: list[str]) -> Json:
        try:
            return {"cards": search(query, texts, map(yugioh_own.card_of, lines)), "wrong": None}
        except BadSearch as error:
            # a query is searched while it is typed, so an unfinished one is not refused
            return {
                "cards": [],
                "wrong": {language.value: shown(error.message(language.value), 300) for language in LANGUAGES},
            }

    def sheet(self, number: int, edition: str) -> Json:
        rules = known_edition(edition)
        if edition and rules is None:
            raise Refusal("not_found", f"no edition {edition[:40]!r}; expected one of {', '.join(EDITIONS)}")
        card = library().tokens.get(number) or Directory().playable(number)
        if card is None:
            raise Refusal("not_found", f"no playable card {number}; expected the passcode of one")
        return yugioh_cards.card_sheet(card, rules)


class YugiohTable(TableGame):
    """Yu-Gi-Oh! at the table."""

    def __init__(self, game: Game) -> None:
        editions, user_cards = YugiohEditions(game), YugiohUserCards()
        super().__init__(game, editions, YugiohDecks(game, editions, user_cards), YugiohCards(game), user_cards)

    def warm_up(self) -> None:
        for language in LANGUAGES:
            self.game.knows_message(language, "")
        built_in_decks()
        # compiles every card
        hand_triggers()

    def about(self) -> Json:
        lists = [
            {
                "id": limits.identity,
                "name": yugioh_decks.limits_name(limits),
                "edition": limits.edition,
                "region": limits.region,
                "date": limits.date,
                "complete": limits.complete,
                "confidence": limits.confidence,
            }
            for limits in limit_lists().values()
        ]
        return {
            "editions": [yugioh_decks.edition_json(rules, rules.identity == USUAL) for rules in yugioh_decks.offered()],
            "limits": lists,
            "cards": len(library()),
            "searches": True,
            "first": {"edition": USUAL, "deck": "plain", "opponent_deck": "plain"},
        }

    def setup(self, edition: str) -> Rules:
        return rules_of(edition)

    def desk(self, recorder: Recorder[Duel], neutral: bool, every_window: bool, every_end: bool = False) -> YugiohDesk:
        return YugiohDesk(recorder, neutral, every_window, every_end)
