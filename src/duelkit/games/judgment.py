"""THE EYE OF JUDGMENT as a game, loaded on demand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from types import ModuleType
from typing import Any, Final

from duelkit.cardlang import vocabulary
from duelkit.cardlang.vocabulary import Example
from duelkit.games.game import Bench, Game, Words
from duelkit.games.judgment_listing import JudgmentListing
from duelkit.judgment import Deck, Duel, Settings, load_board, standard_settings, words
from duelkit.judgment.cards import library
from duelkit.judgment.choices import card_name, verb_of
from duelkit.judgment.decks import builtin_decks, demand_legal, load_deck
from duelkit.judgment.duel import begin
from duelkit.judgment.engine.procedures.rollout import rollout
from duelkit.judgment.examples import example_of
from duelkit.judgment.lessons import lessons
from duelkit.judgment.positions import Position, read_position
from duelkit.judgment.puzzles import open_position, puzzles
from duelkit.judgment.records import Recorder, start_of
from duelkit.judgment.telling.messages import knows_message, say
from duelkit.judgment.telling.teller import Teller
from duelkit.kernel.record import Record
from duelkit.kernel.rng import KEYED, Rng
from duelkit.lessons import Lesson
from duelkit.players import Player, RandomPlayer, player_of
from duelkit.players.judgment.chances import chance_of
from duelkit.players.judgment.greedy import JudgmentGreedyPlayer
from duelkit.players.judgment.knowledge import JudgmentKnowledge
from duelkit.players.levels import players
from duelkit.puzzles import Puzzle, read_puzzle
from duelkit.simulation.bench import some_way_in
from duelkit.simulation.judgment import check_reasons, check_state, some_deck

BENCH_DECKS: Final = {
    "elements": ("fire", "water"),
    "biolith": ("biolith", "biolith"),
    "champion": ("champion", "wood"),
}


class Judgment(JudgmentListing, Game):
    """THE EYE OF JUDGMENT. A setup is a board with the quantities of a duel."""

    first_words = (
        "creature",
        "spell",
        "when",
        "while_placed",
        "changes",
        "destroy",
        "heal",
        "gain_mana",
        "draw",
        "move",
    )

    def vocabulary(self) -> tuple[ModuleType, Callable[..., Iterable[Any]]]:
        return words, partial(vocabulary.users, library())

    def example(self, word: str) -> Example | None:
        return example_of(word)

    def lessons(self) -> Sequence[Lesson]:
        return lessons()

    def verb(self, option: int) -> str:
        return verb_of(option)

    def card_name(self, duel: Duel, option: int) -> Words | None:
        return card_name(duel, option)

    def puzzles(self) -> Sequence[Puzzle]:
        return puzzles()

    def puzzle(self, text: str, name: str) -> Puzzle:
        return read_puzzle(self.identity, text, name, open_position)

    def setup(self, chosen: Mapping[str, str | None] | None = None) -> Settings:
        board = (chosen or {}).get("board")
        return standard_settings() if board is None else Settings(load_board(board))

    def decks(self, setup: Settings | None = None) -> Sequence[str]:
        return builtin_decks()

    def deck(self, name: str, setup: Settings) -> Deck:
        return demand_legal(load_deck(name))

    def two_decks(self, setup: Settings) -> tuple[str, str]:
        return "fire", "water"

    def begin(
        self,
        setup: Settings,
        decks: Sequence[Deck],
        seed: int,
        first: int = 0,
        words: Callable[[Duel, int], str] | None = None,
        chance: str | None = None,
        every_window: bool = False,
    ) -> Recorder:
        return Recorder(setup, (decks[0], decks[1]), seed, first, words, chance or KEYED, every_window)

    def start_of(self, record: Record) -> Recorder:
        return start_of(record)

    def player(self, level: str, seed: int = 0) -> Player[Duel]:
        return player_of(
            {
                "random": RandomPlayer,
                "greedy": JudgmentGreedyPlayer,
                **players(JudgmentKnowledge, partial(JudgmentKnowledge, 10, 5)),
            },
            level,
            seed,
        )

    def chance(self, duel: Duel, player: int) -> float:
        return chance_of(duel, player)

    def teller(self, duel: Duel, viewer: int, language: str, neutral: bool = False, all_seeing: bool = False) -> Teller:
        return Teller(duel, viewer, language, neutral, all_seeing)

    def say(self, language: str, key: str, **values: str | int) -> str:
        return say(language, key, **values)

    def knows_message(self, language: str, key: str) -> bool:
        return knows_message(language, key)

    def position(self, text: str, name: str) -> Position:
        return read_position(text, name)

    def some_duel(self, setup: Settings, chance: Rng, seed: int) -> Duel:
        return begin(setup, [some_deck(chance), some_deck(chance)], seed, chance.below(2))

    def check_state(self, duel: Duel) -> None:
        check_state(duel)

    def check_reasons(self, duel: Duel) -> int:
        return check_reasons(duel)

    def benches(self) -> dict[str, Bench]:
        return {
            name: Bench(self._starter(decks), rollout, partial(crowded, self._starter(decks)))
            for name, decks in BENCH_DECKS.items()
        }

    def _starter(self, names: tuple[str, str]) -> Callable[[int], Duel]:
        settings = self.setup()
        decks = [load_deck(name).cards() for name in names]
        return lambda seed: begin(settings, decks, seed)


def crowded(start: Callable[[int], Duel]) -> Duel:
    """A duel with at least four creatures on the board, after some turns."""
    return some_way_in(start, lambda duel: not duel.locked and duel.turn > 4)


GAME: Final = Judgment()
