"""The course of a tournament: entering, pairing the next round, results, drops. Each function returns or changes a
value."""

from __future__ import annotations

from collections.abc import Sequence

from duelkit.kernel.errors import DuelkitError
from duelkit.kernel.rng import Rng
from duelkit.laboratory.tournaments import swiss
from duelkit.laboratory.tournaments.brackets import Bracket, draw, round_robin, rounds_of_all, seed_of
from duelkit.laboratory.tournaments.model import (
    DOUBLE_ELIMINATION,
    MAGIC,
    ROUND_ROBIN,
    SWISS,
    Entrant,
    Pairing,
    Score,
    Tournament,
    fault,
    fault_of_name,
    fault_of_score,
)
from duelkit.laboratory.tournaments.standings import records


def usual_rounds(count: int) -> int:
    """Returns the number of Swiss rounds after which at most one entrant can have won all its matches."""
    return max(1, (count - 1).bit_length())


def begin(
    kind: str,
    game: str,
    setup: dict[str, str],
    entrants: Sequence[Entrant],
    rounds: int | None,
    best_of: int,
    seed: int,
    seeded: bool = False,
) -> Tournament:
    """Returns a tournament before its first round.

    :param rounds: of a Swiss tournament; ``None`` for as many as the number of entrants requires.
    :raises DuelkitError: if an entrant is there twice, or there are more rounds than opponents.
    """
    count = len(entrants)
    if kind == SWISS:
        most = rounds_of_all(count) if count > 1 else 1
        rounds = usual_rounds(count) if rounds is None else rounds
        if not 1 <= rounds <= most:
            raise DuelkitError(
                f"{rounds} Swiss rounds of {count} entrants; expected 1 to {most}, for nobody is to "
                "meet an opponent twice"
            )
    elif rounds is not None:
        raise DuelkitError(f"--rounds belongs to Swiss tournaments; a {kind} tournament has as many as it takes")
    else:
        rounds = rounds_of_all(count) if kind == ROUND_ROBIN else 0
    made = Tournament(MAGIC, kind, game, setup, rounds, best_of, seed, seeded, list(entrants), [])
    wrong = fault(made)
    if wrong is not None:
        raise DuelkitError(wrong)
    return made


def is_over(tournament: Tournament) -> bool:
    """Whether everything has been played, or nobody is left to play."""
    if tournament.open_pairings():
        return False
    if tournament.kind == DOUBLE_ELIMINATION:
        return Bracket(tournament).champion is not None
    return tournament.round >= tournament.rounds or len(_present(tournament)) < 2


def _present(tournament: Tournament) -> list[int]:
    return [number for number in range(len(tournament.entrants)) if tournament.plays_on(number)]


def pair_next(tournament: Tournament) -> list[Pairing]:
    """Pairs the next round.

    :returns: its pairings.
    :raises DuelkitError: if results are missing, or everything has been played.
    """
    waiting = tournament.open_pairings()
    if waiting:
        tables = ", ".join(str(pairing.table) for pairing in waiting[:8]) + (" …" if len(waiting) > 8 else "")
        raise DuelkitError(f"round {tournament.round} is not over; expected the results of table {tables} first")
    if is_over(tournament):
        raise DuelkitError("the tournament is over; expected no further round")
    number = tournament.round + 1
    if tournament.kind == DOUBLE_ELIMINATION:
        return _pair_bracket(tournament, number)
    pairs = _swiss_pairs(tournament, number) if tournament.kind == SWISS else _league_pairs(tournament, number)
    made = [Pairing(number, table, *two) for table, two in enumerate(pairs, 1)]
    tournament.pairings += made
    return made


def _swiss_pairs(tournament: Tournament, number: int) -> list[tuple[int, int | None]]:
    found = records(tournament)
    field = [
        swiss.Standing(one, found[one].points, tuple(found[one].met), found[one].byes) for one in _present(tournament)
    ]
    return swiss.pair(field, Rng(seed_of(tournament, "round", number)))


def _league_pairs(tournament: Tournament, number: int) -> list[tuple[int, int | None]]:
    order = draw(tournament)
    pairs: list[tuple[int, int | None]] = []
    byes: list[tuple[int, int | None]] = []
    for one, other in round_robin(len(order), number):
        here = [order[place] for place in (one, other) if place is not None and tournament.plays_on(order[place])]
        if len(here) == 2:
            pairs.append((here[0], here[1]))
        elif here:
            byes.append((here[0], None))
    return pairs + byes


def _pair_bracket(tournament: Tournament, number: int) -> list[Pairing]:
    """Pairs all matches that can be played. Entrants who have dropped lose, and what follows from that is settled at
    once."""
    made: list[Pairing] = []
    while not made:
        ready = Bracket(tournament).ready()
        if not ready:
            break
        forfeits = [match for match in ready if not all(map(tournament.plays_on, match[1:]))]
        paired = [
            Pairing(number, table, one, other, node=name)
            for table, (name, one, other) in enumerate(forfeits or ready, 1)
        ]
        tournament.pairings += paired
        number += 1
        if forfeits:
            for pairing in paired:
                _forfeit(tournament, pairing)
        else:
            made = paired
    return made


def _forfeit(tournament: Tournament, pairing: Pairing) -> None:
    """Settles a match with an entrant who has dropped: the other wins; if both have, the first, who was placed
    higher."""
    assert pairing.second is not None
    needed = tournament.best_of // 2 + 1
    stays = tournament.plays_on(pairing.first) or not tournament.plays_on(pairing.second)
    pairing.score = (needed, 0, 0) if stays else (0, needed, 0)
    pairing.forfeit = True


def pairing_at(tournament: Tournament, where: str) -> tuple[Pairing, bool]:
    """Returns the pairing at a table of the last round, or the last one of an entrant.

    :param where: the number of the table, or the name of an entrant.
    :returns: the pairing, and whether the named entrant is its second.
    :raises DuelkitError: if there is none.
    """
    if where.isdecimal():
        found = [pairing for pairing in tournament.of_round(tournament.round) if pairing.table == int(where)]
        if not found:
            raise DuelkitError(
                f"no table {where[:20]} in round {tournament.round}; expected one of 1 to "
                f"{len(tournament.of_round(tournament.round))}, or the name of an entrant"
            )
        return found[0], False
    number = tournament.number_of(where)
    own = [pairing for pairing in tournament.pairings if number in (pairing.first, pairing.second)]
    if not own:
        raise DuelkitError(f"{where} has not been paired yet; expected `pair` first")
    last = max(own, key=lambda pairing: (pairing.is_open, pairing.round))
    return last, last.second == number


def enter(tournament: Tournament, where: str, score: Score) -> Pairing:
    """Enters a result, or corrects one while no pairing depends on it.

    :param where: a table of the last round, or the name of an entrant, whose own duels then come first.
    :raises DuelkitError: if that is impossible: what was expected.
    """
    pairing, turned = pairing_at(tournament, where)
    if pairing.second is None:
        raise DuelkitError(
            f"{tournament.entrants[pairing.first].name} has a bye in round {pairing.round}; expected no result"
        )
    if turned:
        score = score[1], score[0], score[2]
    wrong = fault_of_score(tournament, score)
    if wrong is not None:
        raise DuelkitError(wrong)
    if pairing.score is not None:
        later = (
            bool(Bracket(tournament).depends_on(pairing.node))
            if tournament.kind == DOUBLE_ELIMINATION
            else pairing.round < tournament.round and tournament.kind == SWISS
        )
        if later:
            raise DuelkitError(f"round {pairing.round} has been paired further; expected the result of an open match")
    pairing.score, pairing.forfeit = score, False
    return pairing


def drop(tournament: Tournament, name: str) -> None:
    """An entrant drops (棄権): its current opponent has won, and it is not paired any more.

    :raises DuelkitError: if there is none of this name, or it has dropped already.
    """
    number = tournament.number_of(name)
    entrant = tournament.entrants[number]
    if entrant.left >= 0:
        raise DuelkitError(f"{name} has dropped already, after round {entrant.left}")
    entrant.left = tournament.round
    for pairing in tournament.open_pairings():
        if number in (pairing.first, pairing.second):
            _forfeit(tournament, pairing)


def add(tournament: Tournament, entrant: Entrant) -> None:
    """An entrant comes late: into the next Swiss round, without points; otherwise only before the first round.

    :raises DuelkitError: if it is too late, or the name is taken.
    """
    if tournament.round and tournament.kind != SWISS:
        raise DuelkitError(f"the {tournament.kind} tournament has begun; expected entrants before its first round")
    if fault_of_name(entrant.name) is None and entrant.name in {one.name for one in tournament.entrants}:
        raise DuelkitError(f"there is an entrant {entrant.name!r} already; expected another name")
    entrant.joined = tournament.round + 1
    tournament.entrants.append(entrant)
    if tournament.kind == ROUND_ROBIN:
        tournament.rounds = rounds_of_all(len(tournament.entrants))
    wrong = fault(tournament)
    if wrong is not None:
        tournament.entrants.pop()
        raise DuelkitError(wrong)
