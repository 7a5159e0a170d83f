"""THE EYE OF JUDGMENT, registered. What it needs is imported when it is used."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from duelkit.games.game import SIX_LEVELS, Bench, Command, Game, Option

if TYPE_CHECKING:
    from types import ModuleType

    from duelkit.judgment import Deck, Duel, Settings
    from duelkit.judgment.positions import Position
    from duelkit.judgment.records import Recorder
    from duelkit.judgment.telling.teller import Teller
    from duelkit.lessons import Lesson
    from duelkit.kernel.record import Record
    from duelkit.kernel.rng import Rng
    from duelkit.players import Player
    from duelkit.puzzles import Puzzle

BENCH_DECKS: Final = {"elements": ("fire", "water"), "biolith": ("biolith", "biolith"),
                      "champion": ("champion", "wood")}
_BOARD: Final = (Option("board", "another board, a .toml file", "FILE"),)


class Judgment(Game):
    """THE EYE OF JUDGMENT. A setup is a board with the quantities of a duel."""

    identity = "judgment"
    name = {"ja": "アイ・オブ・ジャッジメント", "en": "THE EYE OF JUDGMENT"}
    levels = ("greedy", "random", *SIX_LEVELS)
    page = "judgment"
    parts = {"terminal": "duelkit.terminal.judgment.client:JudgmentTerminal",
             "table": "duelkit.table.games.judgment_client:JudgmentTable",
             "bot": "duelkit.table.games.judgment_bot:JudgmentBot",
             "drawing": "duelkit.drawing.judgment:JudgmentDrawing",
             "environment": "duelkit.environments.judgment.ground:JudgmentGround",
             "laboratory": "duelkit.laboratory.judgment_subject:JudgmentSubject",
             "solving": "duelkit.solving.judgment:JudgmentKnowledge"}

    def documents(self) -> tuple[str, ...]:
        return ("EOJ",)

    def options(self, command: str) -> tuple[Option, ...]:
        return _BOARD if command in ("play", "watch", "fuzz", "simulate", "tournament", "arena", "dataset") else ()

    def commands(self) -> dict[str, Command]:
        return {"camera": ("duelkit.camera.playing.judgment_camera", "fill_camera",
                           "play with real cards on the printed mat, under a camera"),
                "print": ("duelkit.camera.printing.judgment_print", "fill_print",
                          "print cards, operation cards and the mat for play under a camera")}

    def vocabulary(self) -> tuple[ModuleType, Callable[..., Iterable[Any]]]:
        from duelkit import vocabulary
        from duelkit.judgment import words
        from duelkit.judgment.cards import library

        return words, partial(vocabulary.users, library())

    def lessons(self) -> Sequence[Lesson]:
        from duelkit.judgment.lessons import lessons

        return lessons()

    def puzzles(self) -> Sequence[Puzzle]:
        from duelkit.judgment.puzzles import puzzles

        return puzzles()

    def puzzle(self, text: str, name: str) -> Puzzle:
        from duelkit.puzzles import read_puzzle
        from duelkit.judgment.puzzles import open_position

        return read_puzzle(self.identity, text, name, open_position)

    def setup(self, chosen: Mapping[str, str | None] | None = None) -> Settings:
        from duelkit.judgment import Settings, load_board, standard_settings

        board = (chosen or {}).get("board")
        return standard_settings() if board is None else Settings(load_board(board))

    def decks(self, setup: Settings | None = None) -> Sequence[str]:
        from duelkit.judgment.decks import builtin_decks

        return builtin_decks()

    def deck(self, name: str, setup: Settings) -> Deck:
        from duelkit.judgment.decks import demand_legal, load_deck

        return demand_legal(load_deck(name))

    def two_decks(self, setup: Settings) -> tuple[str, str]:
        return "fire", "water"

    def begin(self, setup: Settings, decks: Sequence[Deck], seed: int, first: int = 0,
              words: Callable[[Duel, int], str] | None = None, chance: str | None = None,
              every_window: bool = False) -> Recorder:
        from duelkit.kernel.rng import KEYED
        from duelkit.judgment.records import Recorder

        return Recorder(setup, (decks[0], decks[1]), seed, first, words, chance or KEYED, every_window)

    def start_of(self, record: Record) -> Recorder:
        from duelkit.judgment.records import start_of

        return start_of(record)

    def player(self, level: str, seed: int = 0) -> Player[Duel]:
        from duelkit.players import RandomPlayer, player_of
        from duelkit.players.judgment.greedy import JudgmentGreedyPlayer
        from duelkit.players.judgment.knowledge import JudgmentKnowledge
        from duelkit.players.levels import players

        return player_of({"random": RandomPlayer, "greedy": JudgmentGreedyPlayer,
                          **players(JudgmentKnowledge, partial(JudgmentKnowledge, 10, 5))}, level, seed)

    def teller(self, duel: Duel, viewer: int, language: str, neutral: bool = False, all_seeing: bool = False) -> Teller:
        from duelkit.judgment.telling.teller import Teller

        return Teller(duel, viewer, language, neutral, all_seeing)

    def say(self, language: str, key: str, **values: str | int) -> str:
        from duelkit.judgment.telling.messages import say

        return say(language, key, **values)

    def knows_message(self, language: str, key: str) -> bool:
        from duelkit.judgment.telling.messages import knows_message

        return knows_message(language, key)

    def position(self, text: str, name: str) -> Position:
        from duelkit.judgment.positions import read_position

        return read_position(text, name)

    def some_duel(self, setup: Settings, chance: Rng, seed: int) -> Duel:
        from duelkit.judgment.duel import begin
        from duelkit.simulation.judgment import some_deck

        return begin(setup, [some_deck(chance), some_deck(chance)], seed, chance.below(2))

    def check_state(self, duel: Duel) -> None:
        from duelkit.simulation import judgment

        judgment.check_state(duel)

    def check_reasons(self, duel: Duel) -> int:
        from duelkit.simulation import judgment

        return judgment.check_reasons(duel)

    def benches(self) -> dict[str, Bench]:
        from duelkit.judgment.engine.procedures.rollout import rollout

        return {name: Bench(self._starter(decks), rollout, partial(crowded, self._starter(decks)))
                for name, decks in BENCH_DECKS.items()}

    def _starter(self, names: tuple[str, str]) -> Callable[[int], Duel]:
        from duelkit.judgment.decks import load_deck
        from duelkit.judgment.duel import begin

        settings = self.setup()
        decks = [load_deck(name).cards() for name in names]
        return lambda seed: begin(settings, decks, seed)


def crowded(start: Callable[[int], Duel]) -> Duel:
    """A duel with four creatures on the board or more, some turns in."""
    from duelkit.simulation.bench import some_way_in

    return some_way_in(start, lambda duel: not duel.locked and duel.turn > 4)


GAME: Final = Judgment()
