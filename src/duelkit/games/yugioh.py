"""Yu-Gi-Oh! OCG as a game, loaded on demand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from types import ModuleType
from typing import Any, Final

from duelkit.cardlang import vocabulary
from duelkit.cardlang.vocabulary import Example
from duelkit.games.game import Bench, Game, Words
from duelkit.games.yugioh_listing import EDITION, FORMAT, YugiohListing
from duelkit.kernel.record import Record
from duelkit.kernel.rng import KEYED, Rng
from duelkit.lessons import Lesson
from duelkit.lessons.quiz import Question
from duelkit.players import Player, RandomPlayer, player_of
from duelkit.players.levels import players
from duelkit.players.yugioh.chances import chance_of
from duelkit.players.yugioh.greedy import GreedyPlayer
from duelkit.players.yugioh.knowledge import YugiohKnowledge
from duelkit.players.yugioh.siding import play_match, side_decker_of
from duelkit.puzzles import Puzzle, read_puzzle
from duelkit.simulation.bench import some_way_in
from duelkit.simulation.yugioh import check_reasons, check_state, some_deck
from duelkit.yugioh import Deck, Duel, Rules, words
from duelkit.yugioh.cards import library
from duelkit.yugioh.choices import card_name, verb_of
from duelkit.yugioh.decks import builtin_decks, demand_legal, load_deck, playable_decks
from duelkit.yugioh.duel import begin
from duelkit.yugioh.editions import chosen_rules
from duelkit.yugioh.engine.procedures.rollout import rollout
from duelkit.yugioh.examples import example_of
from duelkit.yugioh.lessons import lessons
from duelkit.yugioh.lessons.quiz import question
from duelkit.yugioh.match import Match
from duelkit.yugioh.match_records import is_match, read_match, replay_match
from duelkit.yugioh.positions import read_position
from duelkit.yugioh.puzzles import open_position, puzzles
from duelkit.yugioh.records import Recorder, start_of
from duelkit.yugioh.scenario import Scenario
from duelkit.yugioh.telling.messages import knows_message, say
from duelkit.yugioh.telling.teller import Teller

BENCH_DECKS: Final = {
    "plain": ("plain", "plain"),
    "classic": ("chaos_2005", "chaos_2005"),
    "extra deck": ("synchron", "magician_pendulum"),
}


class Yugioh(YugiohListing, Game):
    """Yu-Gi-Oh! OCG. A setup is an edition of its rules."""

    check_every = 7

    first_words = (
        "draw",
        "discard",
        "destroy",
        "send",
        "banish",
        "special_summon",
        "damage",
        "gain_life",
        "gains",
        "apply",
        "cannot",
        "trigger",
        "activation",
    )

    def vocabulary(self) -> tuple[ModuleType, Callable[..., Iterable[Any]]]:
        known = library()
        return words, lambda *names: [*vocabulary.users(known.written, *names), *known.saying(*names)]

    def example(self, word: str) -> Example | None:
        return example_of(word)

    def lessons(self) -> Sequence[Lesson]:
        return lessons()

    def verb(self, option: int) -> str:
        return verb_of(option)

    def card_name(self, duel: Duel, option: int) -> Words | None:
        return card_name(duel, option)

    def question(self, seed: int) -> Question:
        return question(seed)

    def puzzles(self) -> Sequence[Puzzle]:
        return puzzles()

    def puzzle(self, text: str, name: str) -> Puzzle:
        return read_puzzle(self.identity, text, name, open_position)

    def setup(self, chosen: Mapping[str, str | None] | None = None) -> Rules:
        values = chosen or {}
        return chosen_rules(values.get(EDITION), values.get(FORMAT))

    def decks(self, setup: Rules | None = None) -> Sequence[str]:
        return builtin_decks() if setup is None else playable_decks(setup)

    def deck(self, name: str, setup: Rules) -> Deck:
        return demand_legal(load_deck(name), setup)

    def begin(
        self,
        setup: Rules,
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

    def replayed(self, text: str, name: str) -> str:
        if not is_match(text):
            return super().replayed(text, name)
        match = replay_match(read_match(text, name))
        result = (
            "unfinished"
            if match.outcome is None
            else (
                f"a draw, {match.outcome.reason}"
                if match.outcome.is_draw
                else f"won by player {match.outcome.winner + 1}, {match.outcome.reason}"
            )
        )
        return f"{name}: a match, {len(match.results)} duels replayed; {result}; final state {match.digest()}"

    def player(self, level: str, seed: int = 0) -> Player[Duel]:
        return player_of(
            {"random": RandomPlayer, "greedy": GreedyPlayer, **players(YugiohKnowledge, partial(YugiohKnowledge, 220))},
            level,
            seed,
        )

    def best_of_three(
        self, setup: Rules, decks: Sequence[Deck], levels: tuple[str, str], seed: int
    ) -> tuple[int, int, int]:
        match = Match(setup, (decks[0], decks[1]), seed)
        players = (self.player(levels[0], seed), self.player(levels[1], seed + 1))
        play_match(match, players, (side_decker_of(levels[0], seed), side_decker_of(levels[1], seed + 1)))
        won = match.wins(0), match.wins(1)
        return *won, len(match.results) - sum(won)

    def chance(self, duel: Duel, player: int) -> float:
        return chance_of(duel, player)

    def teller(self, duel: Duel, viewer: int, language: str, neutral: bool = False, all_seeing: bool = False) -> Teller:
        return Teller(duel, viewer, language, neutral, all_seeing)

    def say(self, language: str, key: str, **values: str | int) -> str:
        return say(language, key, **values)

    def knows_message(self, language: str, key: str) -> bool:
        return knows_message(language, key)

    def position(self, text: str, name: str) -> Scenario:
        return read_position(text, name)

    def some_duel(self, setup: Rules, chance: Rng, seed: int) -> Duel:
        return begin(setup, [some_deck(chance, setup), some_deck(chance, setup)], seed, chance.below(2))

    def check_state(self, duel: Duel) -> None:
        check_state(duel)

    def check_reasons(self, duel: Duel) -> int:
        return check_reasons(duel)

    def benches(self) -> dict[str, Bench]:
        return {
            name: Bench(self._starter(decks), rollout, partial(middle, self._starter(decks)))
            for name, decks in BENCH_DECKS.items()
        }

    def _starter(self, names: tuple[str, str]) -> Callable[[int], Duel]:
        rules = self.setup()
        decks = [load_deck(name).cards() for name in names]
        return lambda seed: begin(rules, decks, seed)


def middle(start: Callable[[int], Duel]) -> Duel:
    """A duel after some turns, in the middle of a chain if there is one."""
    return some_way_in(start, lambda duel: bool(duel.chain) and duel.turn > 4)


GAME: Final = Yugioh()
