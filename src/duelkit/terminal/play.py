"""``duelkit play``: a duel at the terminal."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from duelkit.games import GAMES, JUDGMENT, YUGIOH, add_game_option, only_for, settings_of
from duelkit.judgment import load_deck as load_judgment_deck
from duelkit.kernel.errors import DuelkitError, FileError
from duelkit.kernel.record import Record
from duelkit.players import PLAYERS, Player, make_player
from duelkit.terminal.judgment import play as judgment
from duelkit.terminal.paper import Paper, politely
from duelkit.terminal.session import Seats, Session
from duelkit.terminal.editions import title
from duelkit.yugioh import Deck, Duel, load_deck
from duelkit.yugioh.decks import demand_kinds, playable_decks
from duelkit.yugioh.editions import EDITIONS, MASTER_RULE_3, chosen_edition
from duelkit.yugioh.records import Recorder, load_record, replay
from duelkit.yugioh.state.rules import Rules
from duelkit.yugioh.text.messages import describe_option, knows_message, say
from duelkit.yugioh.text.registry import Language

BOTH = "both"
OPPONENTS = ("greedy", "random", BOTH)


def fill_play(parser: argparse.ArgumentParser) -> None:
    """What follows ``play``.

    What is not given as an option is asked for.
    """
    parser.description = "Play a duel in the terminal. What is not given is asked for."
    add_game_option(parser, board=True, default=None)
    parser.add_argument("--language", choices=("ja", "en"), help="ja or en")
    parser.add_argument("--deck", help="your deck: the name of a built-in deck, or a file (.ydk; .deck for judgment)")
    parser.add_argument("--opponent-deck", help="the other deck")
    parser.add_argument("--opponent", choices=OPPONENTS, help="who plays the other side; both: you do")
    parser.add_argument("--seed", type=int, help="everything random follows from it (default: the clock)")
    parser.add_argument("--second", action="store_true", help="let the other side take the first turn")
    parser.add_argument("--edition", help=f"one of {', '.join(EDITIONS)}, or a .toml or .py file (mr3 if a deck is "
                        "given)")
    parser.add_argument("--plain", action="store_true", help="no boxes, no colours: for screen readers and pipes")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved duel")
    parser.set_defaults(func=play)


def play(arguments: argparse.Namespace) -> int:
    """Carry out ``duelkit play``; answers the exit status."""
    paper = Paper(arguments.plain)
    if arguments.game is None and arguments.board is not None:
        arguments.game = JUDGMENT
    elif arguments.game is None and any(value is not None for value in (
            arguments.edition, arguments.deck, arguments.opponent_deck)):
        arguments.game = YUGIOH
    only_for(arguments)
    given = None if arguments.edition is None else chosen_edition(arguments.edition)
    for name in (arguments.deck, arguments.opponent_deck):
        if name is not None and arguments.game == JUDGMENT:
            judgment.demand_legal(load_judgment_deck(name))
        elif name is not None:
            demand_kinds(load_deck(name), given or MASTER_RULE_3)
    if arguments.game == JUDGMENT:
        settings_of(arguments)
    chosen = Language(arguments.language) if arguments.language else None
    state = {"language": chosen or Language.EN}

    def run() -> int:
        if arguments.resume:
            record = load_record(arguments.resume)
            if record.headers.get("game") == JUDGMENT:
                other_session = judgment.resumed(record, arguments, paper)
                state["language"] = other_session.language
                return other_session.run()
            session = resumed(record, arguments, paper)
            state["language"] = session.language
            return session.run()
        language = chosen or ask_language(paper)
        state["language"] = language
        if (arguments.game or ask_game(paper, language)) == JUDGMENT:
            return judgment.start(arguments, paper, language)
        rules = given or (MASTER_RULE_3 if arguments.deck or arguments.opponent_deck else ask_edition(paper, language))
        own = load_deck(arguments.deck) if arguments.deck else ask_deck(paper, language, "ask-deck", rules)
        other = load_deck(arguments.opponent_deck) if arguments.opponent_deck else ask_deck(
            paper, language, "ask-opponent-deck", rules)
        opponent = arguments.opponent or ask_opponent(paper, language)
        seed = arguments.seed if arguments.seed is not None else time.time_ns() % 1_000_000_007
        first = 1 if arguments.second else 0
        recorder = Recorder(rules, (own, other), seed, first, words(language))
        recorder.record.headers.update({"language": language.value, "opponent": opponent})
        session = Session(recorder, seats(opponent, seed), language, paper)
        who = session.teller(0).whom(first)
        paper.line(say(language, "started", edition=rules.identity, seed=str(seed), player=who))
        session.welcome()
        return session.run()

    return politely(run, lambda: paper.line("\n" + say(state["language"], "goodbye")))


class words:  # noqa: N801
    """Says options in words for the comments of a record."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def __call__(self, duel: Duel, option: int) -> str:
        return describe_option(duel, option, self.language)


def seats(opponent: str, seed: int) -> Seats[Duel]:
    """Who sits where."""
    computers: dict[int, Player] = {} if opponent == BOTH else {1: make_player(opponent, seed)}
    return Seats(computers)


def resumed(record: Record, arguments: argparse.Namespace, paper: Paper) -> Session:
    """A session that goes on from a saved duel.

    :raises DuelkitError: if the record no longer replays.
    """
    recorder = replay(record)
    headers = record.headers
    stored = headers.get("language", "en")
    language = Language(arguments.language or (stored if stored in ("ja", "en") else "en"))
    opponent = arguments.opponent or headers.get("opponent", BOTH)
    if opponent != BOTH and opponent not in PLAYERS:
        raise FileError(arguments.resume, 0, f"unknown opponent {opponent[:20]!r}; expected one of "
                                             f"{', '.join(OPPONENTS)}")
    recorder.record.headers.update({"language": language.value, "opponent": opponent})
    recorder.words = words(language)
    session = Session(recorder, seats(opponent, int(headers["seed"])), language, paper)
    last = recorder.duel.log
    session.shown = [0 if last is None else last.number] * 2
    paper.line(say(language, "resumed", file=arguments.resume, count=str(len(record.steps))))
    return session


def ask_language(paper: Paper) -> Language:
    """Ask for the language, in both."""
    answers = {"1": Language.JA, "ja": Language.JA, "日本語": Language.JA, "2": Language.EN, "en": Language.EN,
               "english": Language.EN, "１": Language.JA, "２": Language.EN}
    while True:
        text = paper.ask(say(Language.JA, "ask-language") + ": ").strip().casefold()
        if text in answers:
            return answers[text]


def ask_game(paper: Paper, language: Language) -> str:
    """Ask which game to play; the empty answer takes Yu-Gi-Oh!."""
    paper.line(say(language, "ask-game"), "bold")
    for number, name in enumerate(GAMES, 1):
        paper.line(f"{number:>3}  {say(language, f'game-{name}')}")
    while True:
        text = paper.ask(f"{say(language, 'prompt')} (1-{len(GAMES)}): ").strip()
        if not text:
            return YUGIOH
        if text.isdecimal() and 1 <= int(text[:6]) <= len(GAMES):
            return GAMES[int(text) - 1]
        if text in GAMES:
            return text
        paper.line(say(language, "bad-number", text=text[:40], count=str(len(GAMES))), "red")


def ask_edition(paper: Paper, language: Language) -> Rules:
    """Ask for the edition of the rules; the empty answer takes Master Rule 3."""
    names = list(EDITIONS)
    paper.line(say(language, "ask-edition"), "bold")
    for number, rules in enumerate(EDITIONS.values(), 1):
        paper.line(f"{number:>3}  {title(rules, language.value)}")
    while True:
        text = paper.ask(f"{say(language, 'prompt')} (1-{len(names)}): ").strip()
        if not text:
            return MASTER_RULE_3
        if text.isdecimal() and 1 <= int(text) <= len(names):
            return EDITIONS[names[int(text) - 1]]
        try:
            return chosen_edition(text)
        except DuelkitError as error:
            paper.line(str(error), "red")


def ask_deck(paper: Paper, language: Language, key: str, rules: Rules) -> Deck:
    """Ask for a deck of the edition: a number of the list, a name, or a file."""
    names = playable_decks(rules)
    paper.line(say(language, key), "bold")
    for number, name in enumerate(names, 1):
        about = f"deck-{name}"
        text = say(language, about if knows_message(language, about) else "deck-other")
        paper.line(f"{number:>3}  {name}: {text}")
    while True:
        text = paper.ask(f"{say(language, 'prompt')} (1-{len(names)}): ").strip()
        if text.isdecimal() and 1 <= int(text) <= len(names):
            return load_deck(names[int(text) - 1])
        if text in names or Path(text).suffix == ".ydk":
            try:
                deck = load_deck(text)
                demand_kinds(deck, rules)
                return deck
            except DuelkitError as error:
                paper.line(str(error), "red")
        else:
            paper.line(say(language, "bad-number", text=text[:40], count=str(len(names))), "red")


def ask_opponent(paper: Paper, language: Language) -> str:
    """Ask who plays the other side."""
    paper.line(say(language, "ask-opponent"), "bold")
    for number, name in enumerate(OPPONENTS, 1):
        paper.line(f"{number:>3}  {say(language, f'opponent-{name}')}")
    while True:
        text = paper.ask(f"{say(language, 'prompt')} (1-{len(OPPONENTS)}): ").strip()
        if text.isdecimal() and 1 <= int(text) <= len(OPPONENTS):
            return OPPONENTS[int(text) - 1]
        if text in OPPONENTS:
            return text
        paper.line(say(language, "bad-number", text=text[:40], count=str(len(OPPONENTS))), "red")
