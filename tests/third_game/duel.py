"""Coins: three in a row with coins whose worth is hidden. A duel of a game that nothing in duelkit knows of.

Each player draws five coins of a purse, worth 1 to 3. In turns a coin is put face-down on a free field of nine. Who has
three in a row turns them over; a row worth six or more wins, a cheaper one stays open. When the board is full, the
worth of all coins on it decides.
"""

from __future__ import annotations

from typing import Final

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
TURN, PUT, OPENED, OVER = range(4)


class Entry(Shared):
    """An entry of the log. ``before``: the one before it."""

    def __init__(self, number: int, kind: int, player: int, coin: int, field: int, before: Entry | None) -> None:
        self.number, self.kind, self.player, self.coin, self.field = number, kind, player, coin, field
        self.before = before

    def identity(self) -> object:
        return self.number, self.kind, self.player, self.coin, self.field


class View:
    """All that a player may know: coins that lie hidden are worth 0."""

    def __init__(
        self,
        decision: Decision | None,
        board: list[tuple[int, int, int]],
        hand: list[tuple[int, int]],
        others: int,
        turn: tuple[int, int],
    ) -> None:
        self.decision, self.board, self.hand, self.others, self.turn = decision, board, hand, others, turn

    def rows(self) -> object:
        asked = None if self.decision is None else self.decision.options
        return self.board, self.hand, self.others, self.turn, asked


class Duel(Part):
    """A duel: coins are numbers into ``worth``, ``owner`` and ``place``."""

    def __init__(self) -> None:
        self.rng = Rng()
        self.worth: list[int] = []
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
            self.log = Entry(1 if self.log is None else self.log.number + 1, kind, player, coin, field, self.log)

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
        by_worth = {self.worth[coin]: coin for coin in reversed(self.hand(self.turn_player))}
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
        # the coin goes to where nobody but its owner can tell it apart
        self.hidden_ids[coin] = (*self.hidden_ids.get(coin, ()), self.log.number if self.log else 0)
        for row in ROWS:
            coins = [self.board[at] for at in row]
            if field in row and min(coins) >= 0 and all(self.owner[one] == player for one in coins):
                for one, at in zip(coins, row, strict=True):
                    if one not in self.open:
                        self.open.append(one)
                        self.note(OPENED, player, one, at)
                if sum(self.worth[one] for one in coins) >= WINS:
                    self.end(player, "row")
                    return
        self.next_turn()

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

    def is_hidden(self, decision: Decision) -> bool:
        return False

    def observe(self, player: int) -> View:
        asked = self.decision if self.decision is not None and self.decision.player == player else None
        board = [
            (-1, 0, 0)
            if coin < 0
            else (self.owner[coin], self.worth[coin] if self.knows(player, coin) else 0, int(coin in self.open))
            for coin in self.board
        ]
        return View(
            asked,
            board,
            [(coin, self.worth[coin]) for coin in self.hand(player)],
            len(self.hand(1 - player)),
            (self.turn, self.turn_player),
        )

    def redrawn(self, player: int, seed: int, silent: bool = False) -> Duel:
        twin = self.copy(silent)
        hidden = [coin for coin in range(len(self.worth)) if not self.knows(player, coin)]
        values = [self.worth[coin] for coin in hidden]
        Rng(seed).shuffle(values)
        for coin, value in zip(hidden, values, strict=True):
            twin.worth[coin] = value
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
            (self.worth, self.owner, self.place, self.board, self.open, self.turn, self.turn_player, asked, over)
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


def begin(seed: int, first: int, chance: str = KEYED, purse: tuple[int, ...] = PURSE) -> Duel:
    """A duel that has begun."""
    duel = Duel()
    duel.rng = generator(chance, seed)
    duel.worth = list(purse)
    duel.rng.shuffle(duel.worth)
    duel.owner = [0] * HAND + [1] * HAND + [-1] * (len(purse) - 2 * HAND)
    duel.place = [IN_HAND] * (2 * HAND) + [IN_PURSE] * (len(purse) - 2 * HAND)
    duel.turn_player = first
    duel.next_turn()
    return duel
