"""The figures of a run, counted in one pass; the memory does not depend on the number of duels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from duelkit.laboratory.intervals import Interval, difference, wilson
from duelkit.laboratory.plan import Plan
from duelkit.laboratory.rows import Row
from duelkit.laboratory.subject import Subject

OPENING, DRAWN, PLAYED = range(3)
WAYS: Final = ("opening", "drawn", "played")


class Share(NamedTuple):
    """A part of a total."""

    part: int
    total: int

    @property
    def rate(self) -> float:
        """The share."""
        return self.part / self.total if self.total else 0.0

    @property
    def interval(self) -> Interval:
        """Its interval for infinitely many duels, with a confidence of 95 %."""
        return wilson(self.part, self.total)


class CardFigures(NamedTuple):
    """The figures of a card in the duels of one pairing.

    :param copies: in the deck.
    :param opened: of all duels, those with a copy in the opening hand.
    :param opening, drawn, missed, played: duels won of those with a copy in the opening hand, in the hand from the deck
        at any time, never in the hand, on the field or activated.
    """

    card: int
    copies: int
    opened: Share
    opening: Share
    drawn: Share
    missed: Share
    played: Share

    @property
    def gain(self) -> float:
        """How much more often a duel in which it was drawn is won than one in which it was not."""
        return self.drawn.rate - self.missed.rate if self.drawn.total and self.missed.total else 0.0

    @property
    def gain_interval(self) -> Interval:
        """The interval of the gain, with a confidence of 95 %."""
        return difference(*self.drawn, *self.missed)


class Side:
    """The counts for one player of a pairing.

    :param copies: the cards of the deck; others are not counted.
    :param kinds: the kind of each of them.
    """

    def __init__(self, copies: Counter[int], kinds: dict[int, str]) -> None:
        self.copies = copies
        self.kinds = kinds
        self.cards = [{card: [0, 0] for card in copies} for _ in WAYS]
        self.hands: dict[str, dict[int, list[int]]] = {kind: {} for kind in dict.fromkeys(kinds.values())}
        """For each kind: how many in the opening hand → such hands, and those that won."""

    def add(self, handled: Sequence[Sequence[int]], won: bool) -> None:
        """Counts a duel."""
        for counted, cards in zip(self.cards, handled, strict=True):
            for card in set(cards):
                found = counted.get(card)
                if found is not None:
                    found[0] += 1
                    found[1] += won
        if handled[OPENING]:
            kinds = Counter(self.kinds.get(card, "") for card in handled[OPENING])
            for kind, hands in self.hands.items():
                hand = hands.setdefault(kinds[kind], [0, 0])
                hand[0] += 1
                hand[1] += won

    def figures(self, duels: int, wins: int) -> list[CardFigures]:
        """Returns the cards of the deck, those that gain most first.

        :param duels: of the pairing.
        :param wins: of this player.
        """
        found = []
        for card, copies in self.copies.items():
            opening, drawn, played = (Share(count[card][1], count[card][0]) for count in self.cards)
            found.append(
                CardFigures(
                    card,
                    copies,
                    Share(opening.total, duels),
                    opening,
                    drawn,
                    Share(wins - drawn.part, duels - drawn.total),
                    played,
                )
            )
        return sorted(found, key=lambda one: (-one.gain, one.card)) if any(one.drawn.total for one in found) else []


class PairingTally:
    """The counts for a pairing."""

    def __init__(self, sides: tuple[Side, Side]) -> None:
        self.sides = sides
        self.results = [[0, 0, 0], [0, 0, 0]]
        """Who took the first turn → draws, duels won by player 0, by player 1."""
        self.reasons: Counter[str] = Counter()
        self.turns: Counter[int] = Counter()
        self.decisions = 0

    def add(self, row: Row) -> None:
        """Counts a duel."""
        self.results[row.first][row.winner + 1] += 1
        self.reasons[row.reason] += 1
        self.turns[row.turns] += 1
        self.decisions += row.decisions
        for player, side in enumerate(self.sides):
            handled = row.cards[player]
            side.add((handled.opening, handled.drawn, handled.played), row.winner == player)

    @property
    def duels(self) -> int:
        """The number of duels."""
        return sum(map(sum, self.results))

    @property
    def draws(self) -> int:
        """The number of draws."""
        return self.results[0][0] + self.results[1][0]

    def won(self, player: int, first: int | None = None) -> Share:
        """Returns the duels won by a player.

        :param first: only those in which this player took the first turn.
        """
        rows = self.results if first is None else [self.results[first]]
        return Share(sum(row[player + 1] for row in rows), sum(map(sum, rows)))

    def length(self, share: float) -> int:
        """Returns the number of turns that this share of the duels does not exceed."""
        left = share * self.duels
        for turns in sorted(self.turns):
            left -= self.turns[turns]
            if left <= 0:
                return turns
        return 0

    @property
    def mean_length(self) -> float:
        """Returns the mean number of turns."""
        return sum(turns * count for turns, count in self.turns.items()) / self.duels if self.duels else 0.0

    def cards(self, player: int) -> list[CardFigures]:
        """Returns the cards of a player."""
        return self.sides[player].figures(self.duels, self.won(player).part)


class Tally:
    """The counts for a run."""

    def __init__(self, plan: Plan, subject: Subject) -> None:
        copies = [subject.cards(deck) for deck in plan.decks]
        kinds = [{card: subject.kind(card) for card in found} for found in copies]
        self.plan = plan
        sides = [[Side(copies[seat.deck], kinds[seat.deck]) for seat in pairing] for pairing in plan.pairings]
        self.pairings = [PairingTally((one, other)) for one, other in sides]

    def through(self, rows: Iterator[Row]) -> Iterator[Row]:
        """Counts rows as they pass."""
        number = len(self.pairings)
        for row in rows:
            self.pairings[row.number % number].add(row)
            yield row

    @property
    def duels(self) -> int:
        """The number of counted duels."""
        return sum(pairing.duels for pairing in self.pairings)
