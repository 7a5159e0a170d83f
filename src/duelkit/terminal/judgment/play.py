"""``duelkit play --game judgment`` and ``duelkit watch --game judgment``."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from duelkit.games import settings_of
from duelkit.judgment import Deck, Duel, builtin_decks, check_deck, load_deck
from duelkit.judgment.decks.deck import ENDING
from duelkit.judgment.records import Recorder, replay
from duelkit.judgment.text.messages import describe_option, knows_message, say
from duelkit.judgment.text.telling import Teller
from duelkit.kernel.errors import DuelkitError, FileError
from duelkit.kernel.record import Record
from duelkit.players import JUDGMENT_PLAYERS, JudgmentPlayer, make_judgment_player
from duelkit.terminal.judgment.linear import log_lines, told_up_to
from duelkit.terminal.judgment.session import JudgmentSession
from duelkit.terminal.paper import Paper, politely
from duelkit.terminal.sitting import Seats
from duelkit.wording import Language

BOTH = "both"
OPPONENTS = ("greedy", "random", BOTH)
LONGEST = 20_000


class words:  # noqa: N801
    """Says options in words for the comments of a record."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def __call__(self, duel: Duel, option: int) -> str:
        return describe_option(duel, option, self.language)


def demand_legal(deck: Deck) -> Deck:
    """The deck, if it may be played.

    :raises FileError: naming the first violation and how many there are.
    """
    found = check_deck(deck)
    if found:
        more = f"; and {len(found) - 1} more, see duelkit deck check --game judgment" if len(found) > 1 else ""
        raise FileError(deck.source or deck.name, found[0].line, f"{found[0].message} ({found[0].rule}){more}")
    return deck


def start(arguments: argparse.Namespace, paper: Paper, language: Language) -> int:
    """Ask for what is not given, then play; answers the exit status."""
    settings = settings_of(arguments)
    own = demand_legal(load_deck(arguments.deck)) if arguments.deck else ask_deck(paper, language, "ask-deck")
    other = demand_legal(load_deck(arguments.opponent_deck)) if arguments.opponent_deck else ask_deck(
        paper, language, "ask-opponent-deck")
    opponent = arguments.opponent or ask_opponent(paper, language)
    seed = arguments.seed if arguments.seed is not None else time.time_ns() % 1_000_000_007
    first = 1 if arguments.second else 0
    recorder = Recorder(settings, (own, other), seed, first, words(language))
    recorder.record.headers.update({"language": language.value, "opponent": opponent})
    session = JudgmentSession(recorder, seats(opponent, seed), language, paper)
    paper.line(say(language, "started", board=settings.board.name, seed=str(seed),
                   player=session.teller(0).subject(first)))
    if language is Language.JA:
        paper.line(say(language, "names-english"), "dim")
    session.welcome()
    return session.run()


def seats(opponent: str, seed: int) -> Seats[Duel]:
    """Who sits where."""
    computers: dict[int, JudgmentPlayer] = {} if opponent == BOTH else {1: make_judgment_player(opponent, seed)}
    return Seats(computers)


def resumed(record: Record, arguments: argparse.Namespace, paper: Paper) -> JudgmentSession:
    """A session that goes on from a saved duel.

    :raises DuelkitError: if the record no longer replays.
    """
    recorder = replay(record)
    headers = record.headers
    stored = headers.get("language", "en")
    language = Language(arguments.language or (stored if stored in ("ja", "en") else "en"))
    opponent = arguments.opponent or headers.get("opponent", BOTH)
    if opponent != BOTH and opponent not in JUDGMENT_PLAYERS:
        raise FileError(arguments.resume, 0, f"unknown opponent {opponent[:20]!r}; expected one of "
                                             f"{', '.join(OPPONENTS)}")
    recorder.record.headers.update({"language": language.value, "opponent": opponent})
    recorder.words = words(language)
    session = JudgmentSession(recorder, seats(opponent, int(headers["seed"])), language, paper)
    session.shown = [told_up_to(recorder.duel)] * 2
    paper.line(say(language, "resumed", file=arguments.resume, count=str(len(record.steps))))
    return session


def ask_deck(paper: Paper, language: Language, key: str) -> Deck:
    """Ask for a deck: a number of the list, a name, or a file."""
    names = builtin_decks()
    paper.line(say(language, key), "bold")
    for number, name in enumerate(names, 1):
        about = f"deck-{name}"
        paper.line(f"{number:>3}  {name}: {say(language, about if knows_message(language, about) else 'deck-other')}")
    while True:
        text = paper.ask(f"{say(language, 'prompt')} (1-{len(names)}): ").strip()
        if text.isdecimal() and 1 <= int(text[:6]) <= len(names):
            return load_deck(names[int(text) - 1])
        if text in names or Path(text).suffix == ENDING:
            try:
                return demand_legal(load_deck(text))
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
        if text.isdecimal() and 1 <= int(text[:6]) <= len(OPPONENTS):
            return OPPONENTS[int(text) - 1]
        if text in OPPONENTS:
            return text
        paper.line(say(language, "bad-number", text=text[:40], count=str(len(OPPONENTS))), "red")


def watch(arguments: argparse.Namespace) -> int:
    """Two computer players; answers the exit status."""
    paper = Paper(plain=True)
    language = Language(arguments.language)
    settings = settings_of(arguments)
    first, second = (demand_legal(load_deck(name)) for name in arguments.decks or ("fire", "water"))
    players = [make_judgment_player(name, arguments.seed + seat) for seat, name in enumerate(arguments.players)]
    recorder = Recorder(settings, (first, second), arguments.seed, 0, words(language))

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
