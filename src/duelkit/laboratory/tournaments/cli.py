"""``duelkit tournament``: plays a tournament of computer players, or keeps one with people in a file."""

from __future__ import annotations

import argparse
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Final

from duelkit import games
from duelkit.games.game import Game
from duelkit.games.options import add_game_options, game_of, listed, own_options
from duelkit.kernel.errors import DuelkitError, FileError
from duelkit.laboratory import libraries
from duelkit.laboratory.options import STOPPED
from duelkit.laboratory.tournaments import course
from duelkit.laboratory.tournaments.brackets import Bracket
from duelkit.laboratory.tournaments.matches import Hall
from duelkit.laboratory.tournaments.model import (
    DOUBLE_ELIMINATION,
    ENTRY,
    KINDS,
    Entrant,
    Score,
    Tournament,
    load,
    save,
)
from duelkit.laboratory.tournaments.telling import Telling, as_dict

ACTIONS: Final = {"pair": 0, "result": 2, "standings": 0, "drop": 1, "add": 1, "go": 0}
"""The actions on a file, and the number of their arguments."""
SCORE: Final = re.compile(r"(\d{1,3})-(\d{1,3})(?:-(\d{1,3}))?")


def fill_tournament(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of ``tournament``."""
    parser.add_argument(
        "file",
        nargs="?",
        help="the tournament's file; without one it is played at once, and only computer players take part",
    )
    parser.add_argument(
        "action",
        nargs="?",
        choices=ACTIONS,
        metavar="ACTION",
        help="with a file: pair (the next round), result WHERE SCORE (a table's number or a name, and "
        "duels won, lost and drawn: 2-1, 1-1-1), drop NAME, add NAME, standings; go (as far as "
        "computer players can), which is meant if none is given",
    )
    parser.add_argument("words", nargs="*", metavar="WORD", help="what the action needs")
    kinds = parser.add_mutually_exclusive_group()
    for kind in KINDS:
        kinds.add_argument(
            f"--{kind}", dest="kind", action="store_const", const=kind, help=f"begin a {kind} tournament"
        )
    add_game_options(parser, "tournament")
    parser.add_argument(
        "--players",
        nargs="+",
        metavar="PLAYER",
        default=[],
        help="computer players, with spaces or commas between them: LEVEL, LEVEL:DECK or NAME=LEVEL:DECK",
    )
    parser.add_argument("--people", nargs="+", metavar="NAME", default=[], help="people who take part")
    parser.add_argument(
        "--decks",
        nargs="+",
        metavar="DECK",
        help="each computer player without a deck enters once with each of these (default: one of the game)",
    )
    parser.add_argument("--rounds", type=int, help="Swiss rounds (default: as many as the number of entrants asks for)")
    parser.add_argument("--best-of", type=int, choices=(1, 3), help="duels of a match (default 1)")
    parser.add_argument(
        "--seeded", action="store_true", help="the draw follows the order of the entrants, strongest first, and no lot"
    )
    parser.add_argument("--seed", type=int, help="everything random follows from it (default 1)")
    parser.add_argument("--language", choices=("ja", "en"), default="en", help="ja or en (default en)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(func=run_tournament)


def run_tournament(options: argparse.Namespace) -> int:
    """Carries out ``duelkit tournament``."""
    libraries.demand("rustworkx", "openskill")
    game, tournament = _begun(options) if options.kind else _continued(options)
    action = options.action or "go"
    if len(options.words) != ACTIONS[action]:
        raise DuelkitError(f"tournament {action} with {len(options.words)} words; expected {ACTIONS[action]}")
    telling = Telling(tournament, game, options.language)
    hall = Hall(game, tournament)
    lines = chain(telling.head(), _act(tournament, action, options, telling, hall))
    try:
        for line in lines:
            if not options.json:
                print(line, flush=True)
    except KeyboardInterrupt:
        return STOPPED
    if options.file is not None and action != "standings":
        save(tournament, options.file)
    if options.json:
        print(json.dumps(as_dict(tournament, game), ensure_ascii=False, indent=2))
    return 0


def _act(
    tournament: Tournament, action: str, options: argparse.Namespace, telling: Telling, hall: Hall
) -> Iterable[str]:
    """Carries out an action; yields its output as it happens."""
    if action == "pair":
        course.pair_next(tournament)
        _play(tournament, options, hall)
        return [*telling.round(tournament.round), *_next(tournament, options, telling)]
    if action == "result":
        pairing = course.enter(tournament, options.words[0], score_of(options.words[1]))
        second = telling.name(pairing.second) if pairing.second is not None else ""
        return [
            telling.say("versus", first=telling.name(pairing.first), second=second, score=telling.result(pairing)),
            *_next(tournament, options, telling),
        ]
    if action == "drop":
        course.drop(tournament, options.words[0])
        return [telling.say("dropped-now", name=options.words[0]), *_next(tournament, options, telling)]
    if action == "add":
        course.add(tournament, Entrant(options.words[0]))
        return [telling.say("added", name=options.words[0], round=str(tournament.entrants[-1].joined))]
    if action == "go":
        return _go(tournament, options, telling, hall)
    return [*telling.standings(), *telling.end()]


def _go(tournament: Tournament, options: argparse.Namespace, telling: Telling, hall: Hall) -> Iterator[str]:
    """Plays as far as possible without people."""
    while True:
        _play(tournament, options, hall)
        if tournament.round:
            yield from (*telling.round(tournament.round), "")
        if tournament.open_pairings() or course.is_over(tournament):
            break
        course.pair_next(tournament)
    yield from _next(tournament, options, telling)


def _play(tournament: Tournament, options: argparse.Namespace, hall: Hall) -> None:
    """Plays the matches between computer players, and stores each result at once."""
    for pairing in tournament.open_pairings():
        if hall.can_play(pairing):
            pairing.score = hall.play(pairing)
            if options.file is not None:
                save(tournament, options.file)


def _next(tournament: Tournament, options: argparse.Namespace, telling: Telling) -> list[str]:
    """Returns what to do next."""
    waiting = tournament.open_pairings()
    if waiting:
        tables = ("、" if options.language == "ja" else ", ").join(str(pairing.table) for pairing in waiting)
        return [telling.say("waiting", tables=tables, file=str(options.file))]
    if course.is_over(tournament):
        return [*telling.standings(), *telling.end()]
    return [telling.say("next", round=str(tournament.round + 1))]


def score_of(text: str) -> Score:
    """Returns a result as it is typed.

    :raises DuelkitError: if it is not a result.
    """
    found = SCORE.fullmatch(text)
    if found is None:
        raise DuelkitError(f"{text[:20]!r} is no result; expected duels won, lost and drawn: 2-1, 1-0 or 1-1-1")
    return int(found[1]), int(found[2]), int(found[3] or 0)


def _begun(options: argparse.Namespace) -> tuple[Game, Tournament]:
    """Returns a new tournament.

    :raises DuelkitError: if it cannot begin in this way.
    """
    game = game_of(options)
    if options.file is None and options.people:
        raise DuelkitError("the results of people are entered one by one; expected a file that keeps the tournament")
    if options.file is not None and Path(options.file).exists():
        raise DuelkitError(f"{options.file} is there already; expected a new file, or no --{options.kind}")
    if options.action not in (None, "go", "pair"):
        raise DuelkitError(f"{options.action} of a tournament that begins; expected pair, go or nothing")
    setup = {name: str(getattr(options, name.replace("-", "_"))) for name in own_options(game, options)}
    made = course.begin(
        options.kind,
        game.identity,
        setup,
        entrants_of(options, game, game.setup(setup)),
        options.rounds,
        options.best_of or 1,
        1 if options.seed is None else options.seed,
        options.seeded,
    )
    return game, made


def _continued(options: argparse.Namespace) -> tuple[Game, Tournament]:
    """Returns the tournament in a file.

    :raises DuelkitError: if there is none, or an option is given that only a new one takes.
    """
    if options.file is None:
        raise DuelkitError(f"no tournament; expected a file, or one of {', '.join(f'--{kind}' for kind in KINDS)}")
    tournament = load(options.file)
    game = games.of_record(tournament.game, options.file)
    wrong = Bracket(tournament).misplaced() if tournament.kind == DOUBLE_ELIMINATION else None
    if wrong is not None:
        raise FileError(
            options.file,
            0,
            f"pairings: {wrong[:20]!r} is not what the bracket gives; expected the match as it was paired",
        )
    fixed = {
        "--players": options.players,
        "--people": options.people,
        "--decks": options.decks,
        "--rounds": options.rounds,
        "--best-of": options.best_of,
        "--seed": options.seed is not None,
        "--seeded": options.seeded,
        **{f"--{name}": True for name in own_options(game, options)},
    }
    for name, value in fixed.items():
        if value:
            raise DuelkitError(f"{name} belongs to a new tournament; {options.file} has begun")
    return game, tournament


def entrants_of(options: argparse.Namespace, game: Game, setup: object) -> list[Entrant]:
    """Returns the named entrants, computer players first.

    :raises DuelkitError: if one cannot be read.
    """
    decks: Sequence[str] = listed(options.decks or game.two_decks(setup)[:1])
    found: list[Entrant] = []
    for text in listed(options.players):
        entry = ENTRY.fullmatch(text)
        if entry is None:
            raise DuelkitError(f"{text[:60]!r} is no player; expected LEVEL, LEVEL:DECK or NAME=LEVEL:DECK")
        own = [entry["deck"]] if entry["deck"] else decks
        for deck in own:
            name = entry["name"] or entry["level"]
            shown = f"{name} {Path(deck).stem}" if len(own) > 1 or entry["deck"] and not entry["name"] else name
            found.append(Entrant(shown[:70], entry["level"], deck))
    counts = Counter(entrant.name for entrant in found)
    seen: Counter[str] = Counter()
    for entrant in found:
        if counts[entrant.name] > 1:
            seen[entrant.name] += 1
            entrant.name += f" {seen[entrant.name]}"
    return found + [Entrant(name) for name in options.people]
