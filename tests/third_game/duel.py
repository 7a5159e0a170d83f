"""Coins: three in a row with coins whose worth is hidden. A duel of a game that nothing in duelkit knows of.

Each player draws five coins of a purse, worth 1 to 3. In turns a coin is put face-down on a free field of nine. Who has
three in a row turns them over; a row worth six or more wins, a cheaper one stays open. When the board is full, the
worth of all coins on it decides. Some coins have names, and an effect when they are opened (``cards.py``).
"""

from __future__ import annotations

from typing import Final

from tests.third_game.cards import CARDS
from tests.third_game.language.base import Card

from duelkit.kernel.decision import ACT, Decision
from duelkit.kernel.errors import IllegalChoice
from duelkit.kernel.outcome import Outcome
from duelkit.kernel.rng import KEYED, Rng, generator
from duelkit.kernel.state import Part, Shared, digest_of

FIELDS: Final = 9
HAND: Final = 5
WINS: Final = 6
PURSE: Final = (1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3)
ROWS: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
IN_PURSE, IN_HAND, ON_BOARD = 1, 2, 4
TURN, PUT, OPENED, OVER, DRAWN, GAINED = range(6)
PLAIN: Final = -1
"""The number of a coin without a name, where others have that of their card."""


class Test:
    """A compiled filter."""

    def test(self, duel: Duel, coin: int, this: int) -> bool:
        """Whether a coin passes, seen from the coin that has the effect."""
        raise NotImplementedError


class Amount:
    """A compiled amount."""

    def value(self, duel: Duel, this: int) -> int:
        """The number now."""
        raise NotImplementedError


class Op:
    """A compiled instruction."""

    def run(self, duel: Duel, this: int) -> None:
        """Do it, for the coin that has the effect."""
        raise NotImplementedError


class Entry(Shared):
    """An entry of the log. ``worth``: of the coin at that time; ``before``: the one before it."""

    def __init__(
        self, number: int, kind: int, player: int, coin: int, field: int, worth: int, before: Entry | None
    ) -> None:
        self.number, self.kind, self.player, self.coin, self.field = number, kind, player, coin, field
        self.worth, self.before = worth, before

    def identity(self) -> object:
        return self.number, self.kind, self.player, self.coin, self.field, self.worth


class View:
    """All that a player may know: coins that lie hidden are worth 0."""

    def __init__(
        self,
        decision: Decision | None,
        board: list[tuple[int, int, int, int]],
        hand: list[tuple[int, int, int]],
        others: int,
        turn: tuple[int, int],
    ) -> None:
        self.decision, self.board, self.hand, self.others, self.turn = decision, board, hand, others, turn

    def rows(self) -> object:
        asked = None if self.decision is None else self.decision.options
        return self.board, self.hand, self.others, self.turn, asked


class Duel(Part):
    """A duel: coins are numbers into ``worth``, ``named``, ``owner`` and ``place``."""

    def __init__(self) -> None:
        self.rng = Rng()
        self.worth: list[int] = []
        self.named: list[int] = []
        self.owner: list[int] = []
        self.place: list[int] = []
        self.board: list[int] = [-1] * FIELDS
        self.open: list[int] = []
        self.turn = 0
        self.turn_player = 0
        self.hidden_ids: dict[int, tuple[int, ...]] = {}
        self.shuffles = 0
        self.log: Entry | None = None
        self.silent = False
        self.decision: Decision | None = None
        self.outcome: Outcome | None = None

    def fields(self) -> tuple[str, ...]:
        return (
            "rng",
            "worth",
            "named",
            "owner",
            "place",
            "board",
            "open",
            "turn",
            "turn_player",
            "hidden_ids",
            "shuffles",
            "log",
            "decision",
            "outcome",
        )

    # the course

    def hand(self, player: int) -> list[int]:
        """The coins in a hand."""
        return [coin for coin, place in enumerate(self.place) if place == IN_HAND and self.owner[coin] == player]

    def note(self, kind: int, player: int, coin: int = -1, field: int = -1) -> None:
        if not self.silent:
            number = 1 if self.log is None else self.log.number + 1
            worth = self.worth[coin] if coin >= 0 else 0
            self.log = Entry(number, kind, player, coin, field, worth, self.log)

    def next_turn(self) -> None:
        """Ask the next player, or count the board."""
        free = [field for field, coin in enumerate(self.board) if coin < 0]
        if not free:
            sums = [sum(self.worth[coin] for coin in self.board if self.owner[coin] == player) for player in (0, 1)]
            self.end(-1 if sums[0] == sums[1] else int(sums[1] > sums[0]), "worth")
            return
        self.turn += 1
        self.turn_player = 1 - self.turn_player if self.turn > 1 else self.turn_player
        self.note(TURN, self.turn_player)
        by_worth = {(self.worth[coin], self.named[coin]): coin for coin in reversed(self.hand(self.turn_player))}
        options = [coin << 4 | field for _, coin in sorted(by_worth.items()) for field in free]
        self.decision = Decision(self.turn_player, ACT, options, 0, -1, 0)
        if len(options) == 1:
            self.put(options[0])

    def choose(self, option: int) -> None:
        """Answer the open question."""
        if self.decision is None or option not in self.decision.options:
            raise IllegalChoice(f"option {option} is not offered")
        self.put(option)

    def put(self, option: int) -> None:
        """Put a coin down, and look at its rows."""
        player, coin, field = self.turn_player, option >> 4, option & 15
        self.decision = None
        self.board[field] = coin
        self.place[coin] = ON_BOARD
        self.note(PUT, player, coin, field)
        self.hide(coin)
        for row in ROWS:
            coins = [self.board[at] for at in row]
            if field in row and min(coins) >= 0 and all(self.owner[one] == player for one in coins):
                for one in coins:
                    self.turn_up(one)
                if sum(self.worth[one] for one in coins) >= WINS:
                    self.end(player, "row")
                    return
        self.next_turn()

    def hide(self, coin: int) -> None:
        """The coin went to where nobody but its owner can tell it apart."""
        self.hidden_ids[coin] = (*self.hidden_ids.get(coin, ()), self.log.number if self.log else 0)

    def turn_up(self, coin: int) -> None:
        """Open a coin, if it is not open yet, and do what its card says."""
        if coin in self.open:
            return
        self.open.append(coin)
        self.note(OPENED, self.owner[coin], coin, self.board.index(coin))
        if self.named[coin] != PLAIN:
            from tests.third_game.compiler import program

            for op in program(CARDS[self.named[coin]]):
                op.run(self, coin)

    def draw(self, player: int) -> None:
        """Draw a coin out of the purse, if there is one."""
        if IN_PURSE in self.place:
            coin = self.place.index(IN_PURSE)
            self.owner[coin], self.place[coin] = player, IN_HAND
            self.note(DRAWN, player)
            self.hide(coin)

    def gain(self, coin: int, amount: int) -> None:
        """A coin is worth more."""
        self.worth[coin] += amount
        self.note(GAINED, self.owner[coin], coin, self.board.index(coin))

    def end(self, winner: int, reason: str) -> None:
        """The duel is over."""
        self.decision = None
        self.outcome = Outcome(winner, reason, "")
        self.note(OVER, winner)

    def surrender(self, player: int) -> None:
        self.end(1 - player, "surrender")

    def time_out(self) -> None:
        assert self.decision is not None
        self.put(self.decision.options[0])

    # what can be known

    def knows(self, player: int, coin: int) -> bool:
        """Whether a player knows the worth of a coin."""
        return coin in self.open or self.owner[coin] == player and self.place[coin] != IN_PURSE

    def seen(self, player: int, coin: int) -> tuple[int, int]:
        """The worth and the name of a coin, as far as a player knows them."""
        return (self.worth[coin], self.named[coin]) if self.knows(player, coin) else (0, PLAIN)

    def is_hidden(self, decision: Decision) -> bool:
        return False

    def observe(self, player: int) -> View:
        asked = self.decision if self.decision is not None and self.decision.player == player else None
        board = [
            (-1, 0, PLAIN, 0) if coin < 0 else (self.owner[coin], *self.seen(player, coin), int(coin in self.open))
            for coin in self.board
        ]
        return View(
            asked,
            board,
            [(coin, *self.seen(player, coin)) for coin in self.hand(player)],
            len(self.hand(1 - player)),
            (self.turn, self.turn_player),
        )

    def redrawn(self, player: int, seed: int, silent: bool = False) -> Duel:
        twin = self.copy(silent)
        hidden = [coin for coin in range(len(self.worth)) if not self.knows(player, coin)]
        drawn = hidden.copy()
        Rng(seed).shuffle(drawn)
        for coin, other in zip(hidden, drawn, strict=True):
            twin.worth[coin], twin.named[coin] = self.worth[other], self.named[other]
        twin.rng = Rng(seed)
        return twin

    # a value

    def copy(self, silent: bool = False) -> Duel:
        twin = Duel()
        for name in self.fields():
            value = getattr(self, name)
            setattr(twin, name, value.copy() if isinstance(value, (list, dict, Rng)) else value)
        twin.silent = silent or self.silent
        if twin.silent:
            twin.log = None
        return twin

    def digest(self) -> str:
        asked = None if self.decision is None else (self.decision.player, self.decision.options)
        over = None if self.outcome is None else (self.outcome.winner, self.outcome.reason)
        return digest_of(
            (
                self.worth,
                self.named,
                self.owner,
                self.place,
                self.board,
                self.open,
                self.turn,
                self.turn_player,
                asked,
                over,
            )
        )

    def describe(self, option: int, language: str) -> str:
        from tests.third_game.game import COINS

        return COINS.teller(self, self.turn_player, language).option(option)


def entries(newest: Entry | None, after: int = 0) -> list[Entry]:
    """The log, oldest first, from behind an entry."""
    found = []
    while newest is not None and newest.number > after:
        found.append(newest)
        newest = newest.before
    return found[::-1]


def begin(seed: int, first: int, chance: str = KEYED, purse: tuple[int | Card, ...] = PURSE) -> Duel:
    """A duel that has begun."""
    duel = Duel()
    duel.rng = generator(chance, seed)
    order = list(range(len(purse)))
    duel.rng.shuffle(order)
    coins = [purse[number] for number in order]
    duel.worth = [coin if isinstance(coin, int) else coin.worth for coin in coins]
    duel.named = [PLAIN if isinstance(coin, int) else CARDS.index(coin) for coin in coins]
    duel.owner = [0] * HAND + [1] * HAND + [-1] * (len(purse) - 2 * HAND)
    duel.place = [IN_HAND] * (2 * HAND) + [IN_PURSE] * (len(purse) - 2 * HAND)
    duel.turn_player = first
    duel.next_turn()
    return duel
