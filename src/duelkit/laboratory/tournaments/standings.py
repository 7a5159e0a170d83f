"""Standings: points, tie-breaks, places, ratings.

A won match is worth 3 points, a drawn one 1; a bye counts as won. In Swiss rounds, entrants with the same points are
ordered by the tie-breaks that the game names (:attr:`~duelkit.games.game.Game.tie_breaks`), each written with three
digits after the points, like the number AAABBBCCCDDD in the tournament policy of Konami's card games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Final, NamedTuple

from duelkit.games.game import OPPONENTS, OPPONENTS_OPPONENTS, ROUNDS_LOST
from duelkit.laboratory.tournaments.brackets import Bracket
from duelkit.laboratory.tournaments.model import DOUBLE_ELIMINATION, ROUND_ROBIN, Pairing, Tournament

WON: Final = 3
DRAWN: Final = 1
MOST: Final = 999


class Row(NamedTuple):
    """An entrant's line of the standings.

    :param place: from 1; entrants that cannot be distinguished share it.
    :param tie_break: the number, points first; empty except in Swiss rounds.
    :param duels: won and lost in all matches.
    """

    place: int
    entrant: int
    points: int
    won: int
    drawn: int
    lost: int
    byes: int
    duels: tuple[int, int]
    tie_break: str


class Record:
    """The results of one entrant so far.

    :param met: the opponents, in the order of the rounds.
    """

    def __init__(self) -> None:
        self.won = self.drawn = self.lost = self.byes = 0
        self.met: list[int] = []
        self.lost_in: list[int] = []
        self.duels = [0, 0]
        self.against: dict[int, int] = {}
        """Points by opponent."""

    @property
    def points(self) -> int:
        """All points, including those of byes."""
        return WON * (self.won + self.byes) + DRAWN * self.drawn

    @property
    def share(self) -> Fraction:
        """The match-win percentage: points of the matches played, divided by the possible ones. A bye is not played."""
        played = self.won + self.drawn + self.lost
        return Fraction(WON * self.won + DRAWN * self.drawn, WON * played) if played else Fraction(0)

    def note(self, pairing: Pairing, number: int) -> None:
        """Adds a played pairing."""
        if pairing.second is None:
            self.byes += 1
            return
        assert pairing.score is not None
        own, others, _ = pairing.score if number == pairing.first else (pairing.score[1], pairing.score[0], 0)
        opponent = pairing.second if number == pairing.first else pairing.first
        self.duels[0] += own
        self.duels[1] += others
        self.met.append(opponent)
        if own == others:
            self.drawn += 1
        elif own > others:
            self.won += 1
        else:
            self.lost += 1
            self.lost_in.append(pairing.round)
        gained = DRAWN if own == others else WON if own > others else 0
        self.against[opponent] = self.against.get(opponent, 0) + gained


def records(tournament: Tournament) -> list[Record]:
    """Returns the results of each entrant so far, by number."""
    found = [Record() for _ in tournament.entrants]
    for pairing in sorted(tournament.pairings, key=lambda one: (one.round, one.table)):
        if not pairing.is_open:
            for number in (pairing.first, pairing.second):
                if number is not None:
                    found[number].note(pairing, number)
    return found


def _mean(shares: list[Fraction]) -> Fraction:
    return sum(shares, Fraction(0)) / len(shares) if shares else Fraction(0)


def _per_mille(share: Fraction) -> int:
    return min(MOST, int(share * 1000 + Fraction(1, 2)))


def opponents(all_records: list[Record], number: int) -> int:
    """Returns the mean match-win percentage of the opponents, in tenths of a percent. A rematch counts twice."""
    return _per_mille(_mean([all_records[met].share for met in all_records[number].met]))


def opponents_opponents(all_records: list[Record], number: int) -> int:
    """Returns the mean of the opponents' own means, in tenths of a percent."""
    return _per_mille(
        _mean([_mean([all_records[far].share for far in all_records[met].met]) for met in all_records[number].met])
    )


def rounds_lost(all_records: list[Record], number: int) -> int:
    """Returns the sum of the squares of the numbers of the lost rounds: later losses give more."""
    return min(MOST, sum(lost * lost for lost in all_records[number].lost_in))


PARTS: Final[Mapping[str, Callable[[list[Record], int], int]]] = {
    OPPONENTS: opponents,
    OPPONENTS_OPPONENTS: opponents_opponents,
    ROUNDS_LOST: rounds_lost,
}


def standings(tournament: Tournament, tie_breaks: tuple[str, ...]) -> list[Row]:
    """Returns the standings, best first.

    :param tie_breaks: of the game, for Swiss rounds.
    """
    all_records = records(tournament)
    numbers = range(len(tournament.entrants))
    shown = [""] * len(all_records)
    merit: dict[int, tuple[int, ...]]
    if tournament.kind == DOUBLE_ELIMINATION:
        stages = Bracket(tournament).stages()
        merit = {number: (stages[number],) for number in numbers}
    elif tournament.kind == ROUND_ROBIN:
        merit = {number: _in_league(all_records, number) for number in numbers}
    else:
        merit = {
            number: (all_records[number].points, *(PARTS[part](all_records, number) for part in tie_breaks))
            for number in numbers
        }
        shown = [f"{merit[number][0]:02}" + "".join(f"{part:03}" for part in merit[number][1:]) for number in numbers]
    rows: list[Row] = []
    for number in sorted(numbers, key=lambda one: (*(-part for part in merit[one]), tournament.entrants[one].name)):
        one = all_records[number]
        same = rows and merit[rows[-1].entrant] == merit[number]
        rows.append(
            Row(
                rows[-1].place if same else len(rows) + 1,
                number,
                one.points,
                one.won,
                one.drawn,
                one.lost,
                one.byes,
                (one.duels[0], one.duels[1]),
                shown[number],
            )
        )
    return rows


def _in_league(all_records: list[Record], number: int) -> tuple[int, ...]:
    """Returns the order in a round robin: points, points among those with as many, duels won minus duels lost."""
    one = all_records[number]
    among = sum(gained for met, gained in one.against.items() if all_records[met].points == one.points)
    return one.points, among, one.duels[0] - one.duels[1]


def results_of(tournament: Tournament) -> list[tuple[int, int, int]]:
    """Returns the results of the played matches, for :func:`~duelkit.laboratory.ratings.ratings`."""
    found = []
    for pairing in sorted(tournament.pairings, key=lambda one: (one.round, one.table)):
        if pairing.second is not None and pairing.score is not None and not pairing.forfeit:
            winner = pairing.winner
            found.append((pairing.first, pairing.second, -1 if winner is None else int(winner == pairing.second)))
    return found
