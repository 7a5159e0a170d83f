"""``duelkit play``: a duel at the terminal."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from duelkit import games
from duelkit.cardlang.wording import Language
from duelkit.games.game import SIX_LEVELS, Game
from duelkit.games.options import add_game_options, game_of, own_options
from duelkit.kernel.errors import DuelkitError, FileError
from duelkit.kernel.record import Record
from duelkit.recording import load_record
from duelkit.terminal.client import Terminal, terminal_of
from duelkit.terminal.paper import Paper, politely
from duelkit.terminal.sitting import Seats, Sitting
from duelkit.terminal.words import COMMON

BOTH: Final = "both"
USUAL: Final = "greedy"
OPPONENTS: Final = (*SIX_LEVELS, USUAL, "random", BOTH)
"""In the order in which they are offered: each level has its own number."""


def fill_play(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of ``play``.

    What is not given is asked for.
    """
    parser.description = "Play a duel in the terminal. What is not given is asked for."
    add_game_options(parser, "play", usual=False)
    parser.add_argument("--language", choices=("ja", "en"), help="ja or en")
    parser.add_argument("--deck", help="your deck: the name of a built-in deck, or a file")
    parser.add_argument("--opponent-deck", help="the other deck")
    parser.add_argument("--opponent", choices=OPPONENTS, help="who plays the other side; both: you do")
    parser.add_argument("--seed", type=int, help="everything random follows from it (default: the clock)")
    parser.add_argument("--second", action="store_true", help="let the other side take the first turn")
    parser.add_argument("--plain", action="store_true", help="no boxes, no colours: for screen readers and pipes")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved duel")
    parser.set_defaults(func=play)


def play(arguments: argparse.Namespace) -> int:
    """Carries out ``duelkit play``; returns the exit status."""
    paper = Paper(arguments.plain)
    game = None
    if arguments.game is not None:
        game = game_of(arguments)
    else:
        arguments.game = game_meant(arguments)
        if arguments.game is not None:
            game = game_of(arguments)
    setup = None
    if game is not None:
        if arguments.opponent is not None and arguments.opponent not in opponents(game):
            raise DuelkitError(
                f"unknown opponent {arguments.opponent!r} of {game.identity}; expected one of "
                f"{', '.join(opponents(game))}"
            )
        given = [name for name in (arguments.deck, arguments.opponent_deck) if name is not None]
        if given or own_options(game, arguments):
            setup = game.setup(vars(arguments))
        for name in given:
            game.deck(name, setup)
    table = Table(arguments, paper)
    return politely(lambda: table.run(game, setup), lambda: paper.line("\n" + table.say("goodbye")))


def game_meant(arguments: argparse.Namespace) -> str | None:
    """Returns the game that the options imply, if any."""
    for game in games.every():
        if own_options(game, arguments):
            return game.identity
    return games.default() if arguments.deck is not None or arguments.opponent_deck is not None else None


class Table:
    """The settings before a duel: language, game, setup, decks, opponent."""

    def __init__(self, arguments: argparse.Namespace, paper: Paper) -> None:
        self.arguments = arguments
        self.paper = paper
        self.language = Language(arguments.language) if arguments.language else Language.EN
        self.terminal: Terminal | None = None

    def say(self, key: str, **values: str | int) -> str:
        """Returns a message in the words of the game once it is known."""
        return (COMMON if self.terminal is None else self.terminal).say(self.language, key, **values)

    def run(self, game: Game | None, setup: Any) -> int:
        """Asks for what is not given, then plays; returns the exit status."""
        if self.arguments.resume:
            return self.resumed(load_record(self.arguments.resume)).run()
        if not self.arguments.language:
            self.language = ask_language(self.paper)
        game = game or self.ask_game()
        terminal = self.terminal = terminal_of(game)
        given = (self.arguments.deck, self.arguments.opponent_deck, self.arguments.opponent)
        usual = terminal.usual_decks
        if setup is None and not any(given) and usual is not None and self.at_once(game, terminal, usual):
            setup, self.arguments.opponent = game.setup(), USUAL
            self.arguments.deck, self.arguments.opponent_deck = usual
        if setup is None:
            setup = terminal.ask_setup(self.paper, self.language)
        decks = [
            self.deck(game, setup, name, key)
            for name, key in ((self.arguments.deck, "ask-deck"), (self.arguments.opponent_deck, "ask-opponent-deck"))
        ]
        opponent = self.arguments.opponent or self.ask_opponent(game)
        seed = self.arguments.seed if self.arguments.seed is not None else time.time_ns() % 1_000_000_007
        first = 1 if self.arguments.second else 0
        recorder = game.begin(setup, decks, seed, first, words(game, self.language))
        recorder.record.headers.update({"language": self.language.value, "opponent": opponent})
        sitting = terminal.sitting(recorder, seats(game, opponent, seed), self.language, self.paper)
        for text, style in terminal.started(sitting, setup, seed, first):
            self.paper.line(text, style)
        sitting.welcome()
        return sitting.run()

    def at_once(self, game: Game, terminal: Terminal, decks: tuple[str, str]) -> bool:
        """Asks whether to begin with the usual settings, without any further question."""
        own, other = decks
        name = terminal.setup_name(game.setup(), self.language)
        known = self.say("quick-setup", name=name) if name else ""
        self.paper.line(
            self.say("quick-start", setup=known, own=own, other=other, opponent=self.say(f"opponent-{USUAL}")), "bold"
        )
        return not self.paper.ask(f"{self.say('quick-prompt')}: ").strip()

    def resumed(self, record: Record) -> Sitting[Any]:
        """Returns a sitting that continues a saved duel.

        :raises DuelkitError: if the record no longer replays.
        """
        game = games.of_record(record.headers.get("game"), record.name)
        recorder = game.replay(record)
        headers = record.headers
        stored = headers.get("language", "en")
        self.language = Language(self.arguments.language or (stored if stored in ("ja", "en") else "en"))
        self.terminal = terminal_of(game)
        opponent = self.arguments.opponent or headers.get("opponent", BOTH)
        known = opponents(game)
        if opponent not in known:
            raise FileError(
                self.arguments.resume, 0, f"unknown opponent {opponent[:20]!r}; expected one of {', '.join(known)}"
            )
        recorder.record.headers.update({"language": self.language.value, "opponent": opponent})
        recorder.words = words(game, self.language)
        sitting = self.terminal.sitting(
            recorder, seats(game, opponent, int(headers["seed"])), self.language, self.paper
        )
        sitting.shown = [0 if recorder.duel.log is None else recorder.duel.log.number] * 2
        self.paper.line(self.say("resumed", file=self.arguments.resume, count=str(len(record.steps))))
        return sitting

    def deck(self, game: Game, setup: Any, name: str | None, key: str) -> Any:
        """Returns a deck by name, or asks for one: a number of the list, a name, or a file."""
        assert self.terminal is not None
        if name is not None:
            return self.remarked(game.deck(name, setup))
        names = list(game.decks(setup))
        self.paper.line(self.say(key), "bold")
        for number, one in enumerate(names, 1):
            about = f"deck-{one}"
            known = self.terminal.knows(self.language, about)
            self.paper.line(f"{number:>3}  {one}: {self.say(about if known else 'deck-other')}")
        endings = self.terminal.endings
        usual = next((one for one in self.terminal.usual_decks or () if one in names), "")
        while True:
            text = self.picked(names, lambda text: text in names or Path(text).suffix in endings, usual)
            try:
                return self.remarked(game.deck(text, setup))
            except DuelkitError as error:
                self.paper.line(str(error), "red")

    def remarked(self, deck: Any) -> Any:
        """Returns a deck, after writing the warnings about it."""
        assert self.terminal is not None
        for line in self.terminal.deck_remarks(deck, self.language):
            self.paper.line(line)
        return deck

    def picked(self, names: list[str], fits: Callable[[str], bool], usual: str = "") -> str:
        """Returns one item of a list, by its number or as it is typed.

        :param usual: what an empty line means.
        """
        quick = f"; Enter: {names.index(usual) + 1}" if usual else ""
        while True:
            text = self.paper.ask(f"{self.say('prompt')} (1-{len(names)}{quick}): ").strip()
            if not text and usual:
                return usual
            if text.isdecimal() and 1 <= int(text[:6]) <= len(names):
                return names[int(text) - 1]
            if fits(text):
                return text
            self.paper.line(self.say("bad-number", text=text[:40], count=str(len(names))), "red")

    def ask_game(self) -> Game:
        """Asks which game to play; an empty line takes the usual one."""
        usual = games.named(games.default())
        self.paper.line(self.say("ask-game", game=usual.name[self.language.value]), "bold")
        for number, game in enumerate(games.every(), 1):
            self.paper.line(f"{number:>3}  {game.name[self.language.value]}")
        names = list(games.names())
        return games.named(self.picked(names, lambda text: not text or text in names) or usual.identity)

    def ask_opponent(self, game: Game) -> str:
        """Asks who plays the other side."""
        names = opponents(game)
        self.paper.line(self.say("ask-opponent"), "bold")
        for number, name in enumerate(names, 1):
            self.paper.line(f"{number:>3}  {self.say(f'opponent-{name}')}")
        return self.picked(names, lambda text: text in names, USUAL)


def opponents(game: Game) -> list[str]:
    """Returns who can play the other side of a game."""
    return [name for name in OPPONENTS if name == BOTH or name in game.levels]


def ask_language(paper: Paper) -> Language:
    """Asks for the language, in both languages."""
    answers = {
        "1": Language.JA,
        "ja": Language.JA,
        "日本語": Language.JA,
        "2": Language.EN,
        "en": Language.EN,
        "english": Language.EN,
        "１": Language.JA,
        "２": Language.EN,
    }
    while True:
        text = paper.ask(COMMON.say(Language.JA, "ask-language") + ": ").strip().casefold()
        if text in answers:
            return answers[text]


class words:  # noqa: N801
    """Returns a function that puts options into words for the comments of a record."""

    def __init__(self, game: Game, language: Language) -> None:
        self.game = game
        self.language = language

    def __call__(self, duel: Any, option: int) -> str:
        return self.game.teller(duel, duel.decision.player, self.language).option(option)


def seats(game: Game, opponent: str, seed: int) -> Seats[Any]:
    """Returns who plays each side."""
    return Seats({} if opponent == BOTH else {1: game.player(opponent, seed)})
