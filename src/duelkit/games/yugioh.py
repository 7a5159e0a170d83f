"""Yu-Gi-Oh! OCG, registered. What it needs is imported when it is used."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from duelkit.games.game import OPPONENTS, OPPONENTS_OPPONENTS, ROUNDS_LOST, SIX_LEVELS, Bench, Command, Game, Option

if TYPE_CHECKING:
    from types import ModuleType

    from duelkit.kernel.record import Record
    from duelkit.kernel.rng import Rng
    from duelkit.players import Player
    from duelkit.puzzles import Puzzle
    from duelkit.showing import Rulings
    from duelkit.yugioh import Deck, Duel, Rules
    from duelkit.yugioh.records import Recorder
    from duelkit.yugioh.scenario import Scenario
    from duelkit.yugioh.telling.teller import Teller

EDITION: Final = "edition"
FILES: Final = "an edition of `duelkit editions`, or a .toml or .py file"
BENCH_DECKS: Final = {"plain": ("plain", "plain"), "classic": ("chaos_2005", "chaos_2005"),
                      "extra deck": ("synchron", "magician_pendulum")}
_LANGUAGE: Final = Option("language", "ja or en (default en)", "LANGUAGE")
_DATABASE: Final = Option("database", "a cards.cdb, for names and figures of cards that are not playable here", "FILE")
_OPTIONS: Final = {
    "play": (Option(EDITION, f"{FILES} (mr3 if a deck is given)"),),
    "watch": (Option(EDITION, f"{FILES} (default mr3)"),),
    "simulate": (Option(EDITION, f"{FILES} (default mr3)"),),
    "fuzz": (Option(EDITION, f"{FILES} (default mr3)"),),
    "tournament": (Option(EDITION, f"{FILES} (default mr3)"),),
    "arena": (Option(EDITION, f"{FILES} (default mr3)"),),
    "dataset": (Option(EDITION, f"{FILES} (default mr3)"),),
    "bot": (Option(EDITION, "for a room of its own (default mr3)"),),
    "card": (Option(EDITION, "as it was worded in an edition, see duelkit editions (default: now)"), _DATABASE),
    "cards": (Option("refused", "list the known cards that are not playable, with the reason", flag=True),),
    "deck check": (Option(EDITION, f"{FILES} (default mr3)"), Option(
        "limits", "a limit list: an id of `deck limits`, or an lflist.conf as FILE (its first list) or FILE:NAME",
        "LIST"), Option("japanese-only", "an official duel that allows Japanese prints only", flag=True), _LANGUAGE,
        _DATABASE),
    "deck show": (_LANGUAGE, _DATABASE),
}


class Yugioh(Game):
    """Yu-Gi-Oh! OCG. A setup is an edition of its rules."""

    identity = "yugioh"
    name = {"ja": "遊戯王ＯＣＧ", "en": "Yu-Gi-Oh! OCG"}
    levels = ("greedy", "random", *SIX_LEVELS)
    page = "yugioh"
    tie_breaks = (OPPONENTS, OPPONENTS_OPPONENTS, ROUNDS_LOST)
    parts = {"terminal": "duelkit.terminal.yugioh.client:YugiohTerminal",
             "table": "duelkit.table.games.yugioh_client:YugiohTable",
             "own": "duelkit.table.games.yugioh_own:YugiohOwn",
             "match": "duelkit.table.games.yugioh_match:match_room",
             "bot": "duelkit.table.games.yugioh_bot:YugiohBot", "reach": "duelkit.simulation.yugioh_reach:YugiohReach",
             "drawing": "duelkit.drawing.yugioh:YugiohDrawing",
             "environment": "duelkit.environments.yugioh.ground:YugiohGround",
             "laboratory": "duelkit.laboratory.yugioh_subject:YugiohSubject",
             "solving": "duelkit.solving.yugioh:YugiohKnowledge"}
    check_every = 7

    def documents(self) -> tuple[str, ...]:
        return "EX04", "MR3", "MR20", "RES"

    def options(self, command: str) -> tuple[Option, ...]:
        return _OPTIONS.get(command, ())

    def commands(self) -> dict[str, Command]:
        return {
            "match": ("duelkit.terminal.yugioh.matches", "fill_match",
                      "two computer players play best of three, with side decks"),
            "editions": ("duelkit.terminal.yugioh.editions", "fill_editions",
                         "list the editions of the rules, or what one says"),
            "rulings": ("duelkit.terminal.yugioh.rulings", "fill_rulings", "rulings that run: search, show, check"),
        }

    def rulings(self) -> Rulings:
        from duelkit.yugioh.rulings.volume import book

        return book()

    def vocabulary(self) -> tuple[ModuleType, Callable[..., Iterable[Any]]]:
        from duelkit import vocabulary
        from duelkit.yugioh import words
        from duelkit.yugioh.cards import library

        known = library()
        return words, lambda *names: [*vocabulary.users(known.written, *names), *known.saying(*names)]

    def puzzles(self) -> Sequence[Puzzle]:
        from duelkit.yugioh.puzzles import puzzles

        return puzzles()

    def puzzle(self, text: str, name: str) -> Puzzle:
        from duelkit.puzzles import read_puzzle
        from duelkit.yugioh.puzzles import open_position

        return read_puzzle(self.identity, text, name, open_position)

    def setup(self, chosen: Mapping[str, str | None] | None = None) -> Rules:
        from duelkit.yugioh.editions import chosen_edition

        return chosen_edition((chosen or {}).get(EDITION) or "mr3")

    def decks(self, setup: Rules | None = None) -> Sequence[str]:
        from duelkit.yugioh.decks import builtin_decks, playable_decks

        return builtin_decks() if setup is None else playable_decks(setup)

    def deck(self, name: str, setup: Rules) -> Deck:
        from duelkit.yugioh.decks import demand_kinds, load_deck

        deck = load_deck(name)
        demand_kinds(deck, setup)
        return deck

    def begin(self, setup: Rules, decks: Sequence[Deck], seed: int, first: int = 0,
              words: Callable[[Duel, int], str] | None = None, chance: str | None = None,
              every_window: bool = False) -> Recorder:
        from duelkit.kernel.rng import KEYED
        from duelkit.yugioh.records import Recorder

        return Recorder(setup, (decks[0], decks[1]), seed, first, words, chance or KEYED, every_window)

    def start_of(self, record: Record) -> Recorder:
        from duelkit.yugioh.records import start_of

        return start_of(record)

    def replayed(self, text: str, name: str) -> str:
        from duelkit.yugioh.match_records import is_match, read_match, replay_match

        if not is_match(text):
            return super().replayed(text, name)
        match = replay_match(read_match(text, name))
        said = "unfinished" if match.outcome is None else (
            f"a draw, {match.outcome.reason}" if match.outcome.is_draw
            else f"won by player {match.outcome.winner + 1}, {match.outcome.reason}")
        return f"{name}: a match, {len(match.results)} duels replayed; {said}; final state {match.digest()}"

    def player(self, level: str, seed: int = 0) -> Player[Duel]:
        from duelkit.players import RandomPlayer, player_of
        from duelkit.players.yugioh.greedy import GreedyPlayer
        from duelkit.players.yugioh.knowledge import YugiohKnowledge
        from duelkit.players.levels import players

        return player_of({"random": RandomPlayer, "greedy": GreedyPlayer,
                          **players(YugiohKnowledge, partial(YugiohKnowledge, 220))}, level, seed)

    def best_of_three(self, setup: Rules, decks: Sequence[Deck], levels: tuple[str, str],
                      seed: int) -> tuple[int, int, int]:
        from duelkit.players.yugioh.siding import play_match, side_decker_of
        from duelkit.yugioh.match import Match

        match = Match(setup, (decks[0], decks[1]), seed)
        players = (self.player(levels[0], seed), self.player(levels[1], seed + 1))
        play_match(match, players, (side_decker_of(levels[0], seed), side_decker_of(levels[1], seed + 1)))
        won = match.wins(0), match.wins(1)
        return *won, len(match.results) - sum(won)

    def teller(self, duel: Duel, viewer: int, language: str, neutral: bool = False, all_seeing: bool = False) -> Teller:
        from duelkit.yugioh.telling.teller import Teller

        return Teller(duel, viewer, language, neutral, all_seeing)

    def say(self, language: str, key: str, **values: str | int) -> str:
        from duelkit.yugioh.telling.messages import say

        return say(language, key, **values)

    def knows_message(self, language: str, key: str) -> bool:
        from duelkit.yugioh.telling.messages import knows_message

        return knows_message(language, key)

    def position(self, text: str, name: str) -> Scenario:
        from duelkit.yugioh.positions import read_position

        return read_position(text, name)

    def some_duel(self, setup: Rules, chance: Rng, seed: int) -> Duel:
        from duelkit.simulation.yugioh import some_deck
        from duelkit.yugioh.duel import begin

        return begin(setup, [some_deck(chance, setup), some_deck(chance, setup)], seed, chance.below(2))

    def check_state(self, duel: Duel) -> None:
        from duelkit.simulation import yugioh

        yugioh.check_state(duel)

    def check_reasons(self, duel: Duel) -> int:
        from duelkit.simulation import yugioh

        return yugioh.check_reasons(duel)

    def benches(self) -> dict[str, Bench]:
        from duelkit.yugioh.engine.procedures.rollout import rollout

        return {name: Bench(self._starter(decks), rollout, partial(middle, self._starter(decks)))
                for name, decks in BENCH_DECKS.items()}

    def _starter(self, names: tuple[str, str]) -> Callable[[int], Duel]:
        from duelkit.yugioh.decks import load_deck
        from duelkit.yugioh.duel import begin

        rules = self.setup()
        decks = [load_deck(name).cards() for name in names]
        return lambda seed: begin(rules, decks, seed)


def middle(start: Callable[[int], Duel]) -> Duel:
    """A duel some turns in, in the middle of a chain if one comes up."""
    from duelkit.simulation.bench import some_way_in

    return some_way_in(start, lambda duel: bool(duel.chain) and duel.turn > 4)


GAME: Final = Yugioh()
