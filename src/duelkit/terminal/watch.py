"""``duelkit watch``: two computer players duel."""

from __future__ import annotations

import argparse
import time

from duelkit.games import JUDGMENT, add_game_option, only_for
from duelkit.players import PLAYERS, make_player
from duelkit.terminal.judgment import play as judgment
from duelkit.terminal.linear import log_lines, told_up_to
from duelkit.terminal.paper import Paper, politely
from duelkit.terminal.play import words
from duelkit.yugioh import load_deck
from duelkit.yugioh.decks import demand_kinds, playable_decks
from duelkit.yugioh.editions import EDITIONS, chosen_edition
from duelkit.yugioh.records import Recorder
from duelkit.yugioh.state.rules import Rules
from duelkit.yugioh.text.messages import say
from duelkit.yugioh.text.registry import Language
from duelkit.yugioh.text.telling import Teller

LONGEST = 20_000


def fill_watch(parser: argparse.ArgumentParser) -> None:
    """What follows ``watch``."""
    add_game_option(parser, board=True)
    parser.add_argument("--edition", help=f"one of {', '.join(EDITIONS)}, or a .toml or .py file (default mr3)")
    parser.add_argument("--seed", type=int, default=1, help="everything random follows from it (default 1)")
    parser.add_argument("--decks", nargs=2, metavar=("A", "B"),
                        help="built-in decks or files (default: two of the edition's time; fire and water)")
    parser.add_argument("--players", nargs=2, metavar=("A", "B"), default=["greedy", "random"],
                        help=f"each one of {', '.join(PLAYERS)} (default: greedy random)")
    parser.add_argument("--language", choices=("ja", "en"), default="en", help="ja or en (default en)")
    parser.add_argument("--delay", type=float, default=0.0, help="seconds to wait after each event (default 0)")
    parser.add_argument("--record", metavar="FILE", help="write the record to a file")
    parser.set_defaults(func=watch)


def two_decks(rules: Rules) -> list[str]:
    """Two built-in decks of the edition's time, the same one twice if there is but one."""
    return (playable_decks(rules) * 2)[:2]


def watch(arguments: argparse.Namespace) -> int:
    """Carry out ``duelkit watch``; answers the exit status."""
    only_for(arguments)
    if arguments.game == JUDGMENT:
        return judgment.watch(arguments)
    paper = Paper(plain=True)
    language = Language(arguments.language)
    rules = chosen_edition(arguments.edition or "mr3")
    first, second = (load_deck(name) for name in arguments.decks or two_decks(rules))
    for deck in (first, second):
        demand_kinds(deck, rules)
    players = [make_player(name, arguments.seed + seat) for seat, name in enumerate(arguments.players)]
    recorder = Recorder(rules, (first, second), arguments.seed, 0, words(language))

    def run() -> int:
        shown = 0
        steps = 0
        while True:
            duel = recorder.duel
            teller = Teller(duel, 0, language, neutral=True, all_seeing=True)
            for line in log_lines(teller, shown):
                paper.line(line)
                if arguments.delay > 0:
                    time.sleep(min(arguments.delay, 60))
            shown = told_up_to(duel)
            decision = duel.decision
            if decision is None:
                paper.line(teller.outcome())
                break
            if steps >= LONGEST:
                paper.line(say(language, "decision-limit", count=str(steps)))
                break
            steps += 1
            recorder.choose(players[decision.player].choose(duel))
        if arguments.record:
            recorder.save(arguments.record)
            paper.line(say(language, "watch-saved", file=arguments.record))
        else:
            paper.line(say(language, "watch-hint", seed=str(arguments.seed)))
        return 0

    return politely(run, lambda: paper.line(say(language, "goodbye")))
