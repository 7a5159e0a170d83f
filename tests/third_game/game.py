"""Coins, registered: the whole game for every client of duelkit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Final

from tests.third_game import words as vocabulary_of_coins
from tests.third_game.cards import CARDS
from tests.third_game.duel import (
    DRAWN,
    GAINED,
    IN_HAND,
    ON_BOARD,
    OPENED,
    OVER,
    PLAIN,
    PURSE,
    PUT,
    TURN,
    Duel,
    Entry,
    begin,
    entries,
)
from tests.third_game.language.base import Card as NamedCoin
from tests.third_game.text import render

from duelkit.cardlang import vocabulary
from duelkit.cardlang.vocabulary import Example
from duelkit.games.game import Bench, Option
from duelkit.games.plain import Card, Figure, News, PlainGame, Sheet, Zone
from duelkit.kernel.errors import DuelkitError
from duelkit.kernel.record import Record
from duelkit.kernel.rng import KEYED, Rng
from duelkit.messages import Messages
from duelkit.players import Player, RandomPlayer, player_of
from duelkit.recording import Recorder, chance_headers, chance_of, demand_headers
from duelkit.simulation.contract import expect

MESSAGES: Final = Messages("tests.third_game", ("coins",))
SPECTATOR: Final = 2
PURSES: Final[dict[str, tuple[int | NamedCoin, ...]]] = {
    "mixed": PURSE,
    "rich": (2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3),
    "named": (*CARDS, *CARDS, 1, 1, 2, 2),
}


@dataclass(frozen=True)
class Deck:
    """Coins come out of the purse: a deck is only a name."""

    name: str


class Teller:
    """Tells a duel of coins."""

    def __init__(self, duel: Duel, viewer: int, language: str, neutral: bool, all_seeing: bool) -> None:
        self.duel, self.viewer, self.language, self.neutral, self.all_seeing = (
            duel,
            viewer,
            language,
            neutral,
            all_seeing,
        )

    def words(self, key: str, **values: str | int) -> str:
        return MESSAGES.say(self.language, key, **values)

    def subject(self, player: int) -> str:
        if self.neutral or self.viewer == SPECTATOR:
            return self.words("player", number=str(player + 1))
        return self.words("you" if player == self.viewer else "opponent")

    def question(self) -> str:
        return self.words("question")

    def option(self, option: int) -> str:
        coin, field = option >> 4, str((option & 15) + 1)
        worth, card = str(self.duel.worth[coin]), self.duel.named[coin]
        if card == PLAIN:
            return self.words("option", worth=worth, field=field)
        name = CARDS[card].ja if self.language == "ja" else CARDS[card].en
        return self.words("option-named", name=name, worth=worth, field=field, text=render(CARDS[card], self.language))

    def outcome(self) -> str:
        outcome = self.duel.outcome
        assert outcome is not None
        reason = self.words(f"reason-{outcome.reason}")
        if outcome.is_draw:
            return self.words("draw", reason=reason)
        return self.words("won", player=self.subject(outcome.winner), reason=reason)

    def line(self, entry: Entry) -> str:
        """An entry of the log."""
        if entry.kind == OVER:
            return self.outcome()
        shown = entry.coin >= 0 and (self.all_seeing or self.duel.knows(self.viewer, entry.coin))
        key = {TURN: "turn", PUT: "put", OPENED: "opened", DRAWN: "drawn", GAINED: "gained"}[entry.kind]
        return self.words(
            f"log-{key}",
            player=self.subject(entry.player),
            worth=str(entry.worth) if shown else "?",
            field=str(entry.field + 1),
        )


class GreedyPlayer:
    """Puts down its dearest coin, the middle first; it looks at nothing that the player does not see."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.chance = Rng(seed)

    def choose(self, duel: Duel) -> int:
        assert duel.decision is not None
        options = duel.decision.options
        best = max(duel.worth[option >> 4] for option in options)
        dear = [option for option in options if duel.worth[option >> 4] == best]
        return next((option for option in dear if option & 15 == 4), dear[self.chance.below(len(dear))])


class Coins(PlainGame):
    """Three in a row with hidden coins. A setup is the purse that they come out of."""

    identity = "coins"
    name = {"ja": "コイン三目", "en": "Coins"}

    def options(self, command: str) -> tuple[Option, ...]:
        return (Option("purse", "mixed, rich or named"),) if command in ("play", "watch", "fuzz") else ()

    def setup(self, chosen: Mapping[str, str | None] | None = None) -> str:
        purse = (chosen or {}).get("purse") or "mixed"
        if purse not in PURSES:
            raise DuelkitError(f"unknown purse {purse[:40]!r}; expected one of {', '.join(PURSES)}")
        return purse

    def decks(self, setup: str | None = None) -> Sequence[str]:
        return ("standard",)

    def deck(self, name: str, setup: str) -> Deck:
        if name not in self.decks():
            raise DuelkitError(f"unknown deck {name[:40]!r}; expected standard")
        return Deck(name)

    def begin(
        self,
        setup: str,
        decks: Sequence[Deck],
        seed: int,
        first: int = 0,
        words: Callable[[Duel, int], str] | None = None,
        chance: str | None = None,
        every_window: bool = False,
    ) -> Recorder[Duel]:
        chance = chance or KEYED
        headers = {
            "game": self.identity,
            "purse": setup,
            **chance_headers(seed, chance),
            "first": str(first),
            "deck0": "standard: ",
            "deck1": "standard: ",
        }
        return Recorder(begin(seed, first, chance, PURSES[setup]), headers, words)

    def start_of(self, record: Record) -> Recorder[Duel]:
        numbers = demand_headers(record, self.identity, ("game", "purse", "seed", "first"))
        return self.begin(self.setup(record.headers), (), numbers["seed"], numbers["first"], chance=chance_of(record))

    def player(self, level: str, seed: int = 0) -> Player[Duel]:
        return player_of({"random": RandomPlayer, "greedy": GreedyPlayer}, level, seed)

    def teller(self, duel: Duel, viewer: int, language: str, neutral: bool = False, all_seeing: bool = False) -> Teller:
        return Teller(duel, viewer, language, neutral, all_seeing)

    def say(self, language: str, key: str, **values: str | int) -> str:
        return MESSAGES.say(language, key, **values)

    def knows_message(self, language: str, key: str) -> bool:
        return MESSAGES.knows(language, key)

    # the card language

    def vocabulary(self) -> tuple[ModuleType, Callable[..., Iterable[Any]]]:
        return vocabulary_of_coins, lambda *names: vocabulary.users(CARDS, *names)

    def example(self, word: str) -> Example | None:
        card = vocabulary.smallest((card, card) for card in CARDS).get(word)
        if card is None:
            return None
        return Example({"ja": card.ja, "en": card.en}, {language: render(card, language) for language in ("ja", "en")})

    # what is seen

    def sheet(self, duel: Duel, viewer: int) -> Sheet:
        def coin(number: int) -> Card:
            known = viewer != SPECTATOR and duel.knows(viewer, number) or number in duel.open
            if not known:
                return Card(number, None)
            label, card = f"{'XO'[duel.owner[number]]}{duel.worth[number]}", duel.named[number]
            names = {"ja": "", "en": ""} if card == PLAIN else {"ja": CARDS[card].ja, "en": CARDS[card].en}
            return Card(number, {language: f"{label} {name}".strip() for language, name in names.items()})

        mine = 0 if viewer == SPECTATOR else viewer
        board = [Card(-1, {"ja": "・", "en": "."}) if number < 0 else coin(number) for number in duel.board]
        hands = [
            Zone(
                f"hand{player}",
                self.both("hand" if player == mine else "other-hand"),
                [coin(number) for number in duel.hand(player)],
                player == viewer,
            )
            for player in (mine, 1 - mine)
        ]
        fields = [
            sum(number >= 0 and duel.owner[number] == player for number in duel.board) for player in (mine, 1 - mine)
        ]
        return Sheet(
            self.both("title", turn=str(duel.turn)),
            [Figure(self.both("fields"), fields)],
            [hands[1], Zone("board", self.both("board"), board, columns=3), hands[0]],
        )

    def news(self, duel: Duel, viewer: int, after: int, open_handed: bool = False) -> list[News]:
        tellers = {language: Teller(duel, viewer, language, False, open_handed) for language in ("ja", "en")}
        return [
            News(
                entry.number,
                entry.kind == TURN,
                entry.player,
                entry.coin,
                {language: teller.line(entry) for language, teller in tellers.items()},
            )
            for entry in entries(duel.log, after)
        ]

    def card_of(self, option: int) -> int:
        return option >> 4

    def verb_of(self, option: int) -> str:
        return "put"

    def knows(self, duel: Duel, viewer: int, card: int) -> bool:
        return card in duel.open or viewer != SPECTATOR and duel.knows(viewer, card)

    # checks and figures

    def some_duel(self, setup: str, chance: Rng, seed: int) -> Duel:
        return begin(seed, chance.below(2), purse=PURSES[setup])

    def check_state(self, duel: Duel) -> None:
        on_board = [coin for coin in duel.board if coin >= 0]
        expect(len(set(on_board)) == len(on_board), "a coin lies on two fields")
        for coin, place in enumerate(duel.place):
            expect((coin in on_board) == (place == ON_BOARD), f"coin {coin} lies in {place}")
        expect(all(duel.place[coin] == ON_BOARD for coin in duel.open), "a coin that is not on the board is open")

    def check_reasons(self, duel: Duel) -> int:
        if duel.decision is None:
            return 0
        for option in duel.decision.options:
            expect(duel.place[option >> 4] == IN_HAND and duel.board[option & 15] < 0, f"{option} cannot be done")
        return len(duel.decision.options)

    def benches(self) -> dict[str, Bench]:
        def play(duel: Duel, chance: Rng) -> int:
            count = 0
            while duel.decision is not None:
                duel.choose(duel.decision.options[chance.below(len(duel.decision.options))])
                count += 1
            return count

        return {"coins": Bench(lambda seed: begin(seed, 0), play, lambda: begin(1, 0))}


COINS: Final = Coins()
