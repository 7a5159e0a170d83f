"""A tournament in words: tables in both languages, and as plain values."""

from __future__ import annotations

from typing import Any

from duelkit.games.game import Game
from duelkit.laboratory import tables
from duelkit.laboratory.ratings import ratings
from duelkit.laboratory.tournaments.course import is_over
from duelkit.laboratory.tournaments.model import DOUBLE_ELIMINATION, SWISS, Pairing, Tournament
from duelkit.laboratory.tournaments.standings import Row, results_of, standings
from duelkit.messages import Messages

MESSAGES = Messages("duelkit.laboratory", ("tournaments",))


class Telling:
    """Puts a tournament into words in a language.

    :param language: ``"ja"`` or ``"en"``.
    """

    def __init__(self, tournament: Tournament, game: Game, language: str) -> None:
        self.tournament = tournament
        self.game = game
        self.language = language

    def say(self, key: str, **values: str | int) -> str:
        """Returns a message in words."""
        return MESSAGES.say(self.language, f"tournament-{key}", **values)

    def head(self) -> list[str]:
        """Returns what is played, in a line."""
        one = self.tournament
        return [
            self.say(
                "head",
                kind=self.say(one.kind),
                game=self.game.name[self.language],
                count=str(len(one.entrants)),
                best=str(one.best_of),
                seed=str(one.seed),
            )
        ]

    def name(self, number: int) -> str:
        """Returns an entrant."""
        return self.tournament.entrants[number].name

    def result(self, pairing: Pairing) -> str:
        """Returns how a pairing ended."""
        if pairing.is_bye:
            return self.say("bye")
        if pairing.score is None:
            return self.say("open")
        score = score_text(pairing)
        return self.say("forfeit", score=score) if pairing.forfeit else score

    def round(self, number: int) -> list[str]:
        """Returns the pairings of a round."""
        known = self.tournament.kind != DOUBLE_ELIMINATION
        title = (
            self.say("round", round=str(number), rounds=str(self.tournament.rounds))
            if known
            else self.say("round-open", round=str(number))
        )
        rows = [
            (
                str(one.table),
                *(() if known else (one.node,)),
                self.name(one.first),
                "–" if one.second is None else self.name(one.second),
                self.result(one),
            )
            for one in self.tournament.of_round(number)
        ]
        headers = [self.say(key) for key in ("table", "first", "second", "result")]
        return [title, *tables.lines(headers if known else [headers[0], "", *headers[1:]], rows, (0,))]

    def standings(self) -> list[str]:
        """Returns the standings, with ratings."""
        one = self.tournament
        rated = ratings(len(one.entrants), results_of(one))
        swiss = one.kind == SWISS
        points = one.kind != DOUBLE_ELIMINATION
        keys = [
            "place",
            "name",
            "player",
            "deck",
            "record",
            *(["points"] if points else []),
            *(["tie-break"] if swiss else []),
            "duels",
            "rating",
        ]
        rows = []
        for row in standings(one, self.game.tie_breaks):
            entrant = one.entrants[row.entrant]
            rating = rated[row.entrant]
            rows.append(
                (
                    str(row.place),
                    entrant.name if entrant.left < 0 else self.say("dropped", name=entrant.name),
                    entrant.level or self.say("person"),
                    entrant.deck or "–",
                    f"{row.won + row.byes}–{row.lost}–{row.drawn}",
                    *([str(row.points)] if points else []),
                    *([row.tie_break] if swiss else []),
                    f"{row.duels[0]}–{row.duels[1]}",
                    self.say("rated", mean=f"{rating.mean:.1f}", deviation=f"{rating.deviation:.1f}"),
                )
            )
        return [self.say("standings", round=str(one.round)), *tables.lines([self.say(key) for key in keys], rows, (0,))]

    def end(self) -> list[str]:
        """Returns who has won, if it is over."""
        if not is_over(self.tournament):
            return []
        best = [self.name(row.entrant) for row in standings(self.tournament, self.game.tie_breaks) if row.place == 1]
        if len(best) == 1:
            return [self.say("winner", name=best[0])]
        return [self.say("shared", names=("、" if self.language == "ja" else ", ").join(best))]


def score_text(pairing: Pairing) -> str:
    """Returns a result as it is entered: duels won, lost, and drawn if there are any."""
    assert pairing.score is not None
    own, others, drawn = pairing.score
    return f"{own}-{others}" + (f"-{drawn}" if drawn else "")


def as_dict(tournament: Tournament, game: Game) -> dict[str, Any]:
    """Returns a tournament as plain values."""
    names = [entrant.name for entrant in tournament.entrants]
    rated = ratings(len(names), results_of(tournament))
    return {
        "kind": tournament.kind,
        "game": tournament.game,
        "setup": tournament.setup,
        "seed": tournament.seed,
        "best_of": tournament.best_of,
        "rounds": tournament.rounds,
        "over": is_over(tournament),
        "pairings": [
            {
                "round": one.round,
                "table": one.table,
                "first": names[one.first],
                "second": None if one.second is None else names[one.second],
                "score": None if one.score is None else list(one.score),
                "winner": None if one.winner is None else names[one.winner],
                "bye": one.is_bye,
                "forfeit": one.forfeit,
                **({"node": one.node} if one.node else {}),
            }
            for one in tournament.pairings
        ],
        "standings": [
            _row(tournament, row, rated[row.entrant]._asdict()) for row in standings(tournament, game.tie_breaks)
        ],
    }


def _row(tournament: Tournament, row: Row, rating: dict[str, float]) -> dict[str, Any]:
    entrant = tournament.entrants[row.entrant]
    return {
        "place": row.place,
        "name": entrant.name,
        "player": entrant.level,
        "deck": entrant.deck,
        "points": row.points,
        "won": row.won,
        "drawn": row.drawn,
        "lost": row.lost,
        "byes": row.byes,
        "duels_won": row.duels[0],
        "duels_lost": row.duels[1],
        "tie_break": row.tie_break,
        "dropped": entrant.left >= 0,
        "rating": rating,
    }
