"""``duelkit watch``: a duel between two computer players."""

from __future__ import annotations

import argparse
import time

from duelkit.cardlang.wording import Language
from duelkit.games.options import add_game_options, game_of, two
from duelkit.terminal.client import terminal_of
from duelkit.terminal.paper import Paper, politely
from duelkit.terminal.play import words

LONGEST = 20_000


def fill_watch(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of ``watch``."""
    add_game_options(parser, "watch")
    parser.add_argument("--seed", type=int, default=1, help="everything random follows from it (default 1)")
    parser.add_argument(
        "--decks", nargs="+", metavar="DECK", help="two built-in decks or files (default: two of the game)"
    )
    parser.add_argument(
        "--players",
        nargs="+",
        metavar="LEVEL",
        default=["greedy", "random"],
        help="two, each one of greedy, random, level1 to level6 (default: greedy random)",
    )
    parser.add_argument("--language", choices=("ja", "en"), default="en", help="ja or en (default en)")
    parser.add_argument("--delay", type=float, default=0.0, help="seconds to wait after each event (default 0)")
    parser.add_argument("--record", metavar="FILE", help="write the record to a file")
    parser.set_defaults(func=watch)


def watch(arguments: argparse.Namespace) -> int:
    """Carries out ``duelkit watch``; returns the exit status."""
    game = game_of(arguments)
    terminal = terminal_of(game)
    paper = Paper(plain=True)
    language = Language(arguments.language)
    setup = game.setup(vars(arguments))
    names = two("--decks", arguments.decks) if arguments.decks else game.two_decks(setup)
    decks = [game.deck(name, setup) for name in names]
    for deck in decks:
        for line in terminal.deck_remarks(deck, language):
            paper.line(line)
    levels = two("--players", arguments.players)
    players = [game.player(name, arguments.seed + seat) for seat, name in enumerate(levels)]
    recorder = game.begin(setup, decks, arguments.seed, 0, words(game, language))

    def run() -> int:
        shown = 0
        steps = 0
        while True:
            duel = recorder.duel
            teller = game.teller(duel, 0, language, neutral=True, all_seeing=True)
            for line in terminal.log_lines(teller, shown):
                paper.line(line)
                if arguments.delay > 0:
                    time.sleep(min(arguments.delay, 60))
            shown = terminal.newest_entry(duel)
            decision = duel.decision
            if decision is None:
                paper.line(teller.outcome())
                break
            if steps >= LONGEST:
                paper.line(terminal.say(language, "decision-limit", count=str(steps)))
                break
            steps += 1
            recorder.choose(players[decision.player].choose(duel))
        if arguments.record:
            recorder.save(arguments.record)
            paper.line(terminal.say(language, "watch-saved", file=arguments.record))
        else:
            paper.line(terminal.say(language, "watch-hint", seed=str(arguments.seed)))
        return 0

    return politely(run, lambda: paper.line(terminal.say(language, "goodbye")))
