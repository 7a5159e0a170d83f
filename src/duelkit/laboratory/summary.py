"""The results of a run as plain values: for the report, the terminal and other programs."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any, Final

from duelkit.laboratory.experiments import Trial
from duelkit.laboratory.plan import Plan, Seat
from duelkit.laboratory.rows import Row
from duelkit.laboratory.subject import Subject
from duelkit.laboratory.tally import CardFigures, PairingTally, Share, Tally
from duelkit.laboratory.words import MESSAGES, both, ending

Values = dict[str, Any]
NOT_SHOWN: Final = ("game", "version", "layout", "generator", "fingerprint", "decks", "pairings", "seed", "rules")
"""What distinguishes plans but is left out for readers."""


class Fingerprint:
    """A hash of the last states of all duels: two runs with equal hashes had equal duels."""

    def __init__(self) -> None:
        self._hash = hashlib.blake2b(digest_size=16)

    def through(self, rows: Iterator[Row]) -> Iterator[Row]:
        """Adds rows as they pass."""
        for row in rows:
            self._hash.update(row.digest.encode())
            yield row

    @property
    def text(self) -> str:
        """Returns the hash, 32 hexadecimal digits."""
        return self._hash.hexdigest()


def summary(plan: Plan, subject: Subject, tally: Tally, fingerprint: str, command: str) -> Values:
    """Returns all figures of a run.

    :param command: the command line that plays the same duels again.
    """
    return {
        "game": plan.game.identity,
        "name": plan.game.name,
        "version": plan.version,
        "seed": plan.seed,
        "setup": {key: value for key, value in plan.identity.items() if key not in NOT_SHOWN},
        "duels": tally.duels,
        "fingerprint": fingerprint,
        "command": command,
        "pairings": [_pairing(plan, subject, number, found) for number, found in enumerate(tally.pairings)],
        "changes": [],
        "siding": [],
    }


def share(found: Share) -> Values:
    """Returns a share with its interval."""
    low, high = found.interval
    return {"part": found.part, "total": found.total, "rate": found.rate, "low": low, "high": high}


def who(plan: Plan, seat: Seat) -> dict[str, Any]:
    """Returns a player with a deck."""
    return both("by", player=seat.player, deck=plan.decks[seat.deck].name)


def _pairing(plan: Plan, subject: Subject, number: int, found: PairingTally) -> Values:
    seats = plan.pairings[number]
    return {
        "players": [seat.player for seat in seats],
        "decks": [plan.decks[seat.deck].name for seat in seats],
        "names": [who(plan, seat) for seat in seats],
        "duels": found.duels,
        "draws": found.draws,
        "won": [
            {
                "all": share(found.won(player)),
                "first": share(found.won(player, player)),
                "second": share(found.won(player, 1 - player)),
            }
            for player in (0, 1)
        ],
        "endings": [
            {"reason": reason, "name": ending(plan.game, reason), **share(Share(count, found.duels))}
            for reason, count in found.reasons.most_common()
        ],
        "turns": {
            "mean": found.mean_length,
            "tenth": found.length(0.1),
            "median": found.length(0.5),
            "ninth": found.length(0.9),
            "counts": dict(sorted(found.turns.items())),
        },
        "decisions": found.decisions / found.duels if found.duels else 0.0,
        "hands": [_hands(found, player) for player in (0, 1)],
        "cards": [[_card(subject, figures) for figures in found.cards(player)] for player in (0, 1)],
    }


def _hands(found: PairingTally, player: int) -> list[Values]:
    return [
        {
            "kind": kind,
            "name": both(f"kind-{kind}"),
            "numbers": [
                {"number": number, "hands": share(Share(hands, found.duels)), "won": share(Share(won, hands))}
                for number, (hands, won) in sorted(counts.items())
            ],
        }
        for kind, counts in found.sides[player].hands.items()
        if set(counts) - {0}
    ]


def _card(subject: Subject, figures: CardFigures) -> Values:
    low, high = figures.gain_interval
    return {
        "card": figures.card,
        "name": subject.name(figures.card),
        "copies": figures.copies,
        "gain": figures.gain,
        "gain_low": low,
        "gain_high": high,
        **{way: share(getattr(figures, way)) for way in ("opened", "opening", "drawn", "missed", "played")},
    }


def trials(plan: Plan, subject: Subject, found: Sequence[Trial]) -> list[Values]:
    """Returns the results of trying changes, those that gain most first."""
    rows = []
    for trial in sorted(found, key=lambda one: -one.difference.mean):
        low, high = trial.interval
        seats = plan.pairings[trial.pairing]
        rows.append(
            {
                "who": who(plan, seats[trial.player]),
                "other": who(plan, seats[1 - trial.player]),
                "swap": [
                    {"taken": taken, "put": put, "count": count, "name": _swap(subject, taken, put, count)}
                    for (taken, put), count in _counted(trial).items()
                ],
                "pairs": trial.difference.count,
                "mean": trial.difference.mean,
                "low": low,
                "high": high,
                "verdict": trial.verdict,
            }
        )
    return rows


def _counted(trial: Trial) -> dict[tuple[int, int], int]:
    found: dict[tuple[int, int], int] = {}
    for pair in zip(trial.swap.taken, trial.swap.put, strict=True):
        found[pair] = found.get(pair, 0) + 1
    return found


def _swap(subject: Subject, taken: int, put: int, count: int) -> dict[str, str]:
    old, new = subject.name(taken), subject.name(put)
    return {
        language: MESSAGES.say(language, "change-one", taken=old[language], put=new[language], count=count)
        for language in old
    }
