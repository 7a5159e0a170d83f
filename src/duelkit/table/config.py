"""How a room plays: its settings, its decks, and how its duels begin."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final

from duelkit import judgment, yugioh
from duelkit.judgment.decks.deck import from_numbers
from duelkit.judgment.records import Recorder as JudgmentRecorder
from duelkit.kernel.errors import DuelkitError
from duelkit.kernel.rng import KEYED, SMALL, Rng
from duelkit.table.games.desk import Desk
from duelkit.table.games.judgment import JudgmentDesk
from duelkit.table.games.yugioh import YugiohDesk
from duelkit.table.messages import Create, DeckList
from duelkit.table.refusals import Refusal
from duelkit.yugioh.decks import check_deck, load_limits
from duelkit.yugioh.decks.limits import UnknownLimitList
from duelkit.yugioh.editions import UnknownEdition, edition as edition_of
from duelkit.yugioh.match import Match
from duelkit.yugioh.records import Recorder as YugiohRecorder
from duelkit.yugioh.state.rules import Rules

YUGIOH: Final = "yugioh"
JUDGMENT: Final = "judgment"
GAMES: Final = (YUGIOH, JUDGMENT)
COMPUTERS: Final = ("greedy", "random")
Deck = yugioh.Deck | judgment.Deck


@dataclass(frozen=True)
class RoomConfig:
    """What was agreed when the room was made.

    :param opponent: ``greedy``, ``random``, ``friend`` or ``self``.
    :param clock: seconds a turn, ``None`` without a clock.
    :param delay: seconds that spectators see the duel late.
    :param generator: where chance comes from, one of ``kernel.rng.GENERATORS``; rooms stored before there was a choice
        name none.
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

    @property
    def solo(self) -> bool:
        """Whether one person plays, alone or against the computer."""
        return self.opponent != "friend"

    def as_dict(self) -> dict[str, Any]:
        """Plain values."""
        return asdict(self)


def rules_of(edition: str) -> Rules:
    """The edition of a room.

    :raises Refusal: if there is none of this name.
    """
    try:
        return edition_of(edition)
    except UnknownEdition as error:
        raise Refusal("bad_message", f"{error} - at `$.edition`") from None


def config_of(wish: Create, seed: int) -> RoomConfig:
    """The settings of a new room.

    :param seed: the seed, unless a solo player names one.
    :raises Refusal: for settings that do not go together.
    """
    solo = wish.opponent != "friend"
    if wish.game == JUDGMENT and (wish.edition is not None or wish.limits is not None or wish.best_of != 1):
        raise Refusal("bad_message", "edition, limits and best_of belong to yugioh; expected none with judgment")
    if solo and wish.clock is not None:
        raise Refusal("bad_message", "a clock in solo play; expected none - at `$.clock`")
    if solo and wish.best_of != 1:
        raise Refusal("bad_message", "a match in solo play; expected best_of 1 - at `$.best_of`")
    if not solo and wish.seed is not None:
        raise Refusal("bad_message", "a seed in a duel of two people; expected none - at `$.seed`")
    if not solo and wish.opponent_deck is not None:
        raise Refusal("bad_message", "a deck for the other player; expected none - at `$.opponent_deck`")
    edition = rules_of(wish.edition or "mr3").identity if wish.game == YUGIOH else ""
    if wish.limits is not None:
        try:
            load_known_limits(wish.limits)
        except UnknownLimitList as error:
            raise Refusal("bad_message", f"{error} - at `$.limits`") from None
    title = "".join(letter for letter in wish.title if letter.isprintable()).strip()
    return RoomConfig(wish.game, edition, wish.opponent, wish.first, wish.best_of, wish.public and not solo, wish.clock,
                      wish.delay, title, seed if wish.seed is None else wish.seed, wish.limits, KEYED)


def load_known_limits(identity: str) -> Any:
    """A limit list that comes along; a file is not read."""
    from duelkit.yugioh.decks import limit_lists
    if identity not in limit_lists():
        raise UnknownLimitList(f"unknown limit list {identity!r}; expected one of {', '.join(limit_lists())}")
    return load_limits(identity)


def made_deck(config: RoomConfig, wish: str | DeckList) -> Deck:
    """The deck that a player names, whether or not it may be played.

    :raises Refusal: if there is none of this name, or a card is unknown.
    """
    try:
        return _yugioh_deck(wish) if config.game == YUGIOH else _judgment_deck(wish)
    except DuelkitError as error:
        raise Refusal("bad_deck", str(error)[:300]) from None


def check_of(config: RoomConfig, wish: str | DeckList) -> None:
    """Check the deck that a player brings.

    :raises Refusal: as :func:`deck_of`.
    """
    deck_of(config, wish)


def deck_of(config: RoomConfig, wish: str | DeckList) -> Deck:
    """The deck that a player brings.

    :raises Refusal: if there is none of this name, a card is unknown, or it may not be played: the first thing that is
        wrong, and how many there are.
    """
    deck = made_deck(config, wish)
    wrong = violations(config, deck)
    if wrong:
        more = f" and {len(wrong) - 1} more" if len(wrong) > 1 else ""
        raise Refusal("bad_deck", f"{wrong[0]}{more}")
    return deck


def violations(config: RoomConfig, deck: Deck) -> list[str]:
    """Everything that keeps a deck from being played in the room."""
    if isinstance(deck, yugioh.Deck):
        limits = None if config.limits is None else load_known_limits(config.limits)
        return [f"{found.message} ({found.rule})" for found in check_deck(deck, rules_of(config.edition), limits)]
    return [f"{fault.message} ({fault.rule})" for fault in judgment.check_deck(deck)]


def _yugioh_deck(wish: str | DeckList) -> yugioh.Deck:
    if isinstance(wish, str):
        if wish not in yugioh.builtin_decks():
            raise Refusal("bad_deck", f"unknown deck {wish!r}; expected one of {', '.join(yugioh.builtin_decks())}")
        return yugioh.load_deck(wish)
    cards = yugioh.library()
    main, extra, side = (tuple(cards[code] for code in part) for part in (wish.main, wish.extra, wish.side))
    return yugioh.Deck(clean(wish.name) or "deck", main, extra, side)


def _judgment_deck(wish: str | DeckList) -> judgment.Deck:
    if isinstance(wish, str):
        if wish not in judgment.builtin_decks():
            raise Refusal("bad_deck", f"unknown deck {wish!r}; expected one of {', '.join(judgment.builtin_decks())}")
        return judgment.load_deck(wish)
    if wish.extra or wish.side:
        raise Refusal("bad_deck", "an extra or side deck; expected only a main deck")
    return from_numbers(clean(wish.name) or "deck", wish.main)


def clean(name: str) -> str:
    """A name without anything that does not print."""
    return "".join(letter for letter in name if letter.isprintable() and letter not in '"\\').strip()


def deck_json(deck: Deck) -> dict[str, Any]:
    """A deck as plain values."""
    if isinstance(deck, yugioh.Deck):
        return {"name": deck.name, "main": [card.passcode for card in deck.main],
                "extra": [card.passcode for card in deck.extra], "side": [card.passcode for card in deck.side]}
    return {"name": deck.name, "main": [card.number for card in deck.main], "extra": [], "side": []}


def stored_deck(game: str, values: dict[str, Any]) -> Deck:
    """A deck of a stored room; it was checked when the room began."""
    wish = DeckList(main=values["main"], name=values["name"], extra=values["extra"], side=values["side"])
    return _yugioh_deck(wish) if game == YUGIOH else _judgment_deck(wish)


def who_begins(config: RoomConfig) -> int:
    """Who takes the first turn where chance decides; it comes from the seed and tells nothing about it."""
    return config.seed >> 7 & 1 if config.generator == SMALL else Rng(~config.seed).below(2)


def begin_duel(config: RoomConfig, decks: tuple[Deck, Deck], every_window: bool = True) -> Desk:
    """The duel of a room.

    :param every_window: whether a player who can only pass is asked all the same.
    """
    alone, together = config.opponent == "self", not config.solo
    first = {"me": 0, "other": 1}.get(config.first, who_begins(config))
    if config.game == JUDGMENT:
        assert isinstance(decks[0], judgment.Deck) and isinstance(decks[1], judgment.Deck)
        settings = judgment.standard_settings()
        return JudgmentDesk(
            JudgmentRecorder(settings, (decks[0], decks[1]), config.seed, first, chance=config.generator,
                             every_window=every_window), alone, every_window, together)
    assert isinstance(decks[0], yugioh.Deck) and isinstance(decks[1], yugioh.Deck)
    recorder = YugiohRecorder(rules_of(config.edition), (decks[0], decks[1]), config.seed, first,
                              chance=config.generator, every_window=every_window)
    return YugiohDesk(recorder, alone, every_window, together)


def begin_match(config: RoomConfig, decks: tuple[Deck, Deck]) -> Match:
    """The match of a room."""
    assert isinstance(decks[0], yugioh.Deck) and isinstance(decks[1], yugioh.Deck)
    first = {"me": 0, "other": 1}.get(config.first)
    return Match(rules_of(config.edition), (decks[0], decks[1]), config.seed, first=first, chance=config.generator,
                 every_window=True)
