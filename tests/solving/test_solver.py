"""The solver: wins this turn and survival of the next, proved and refuted, with traps, chance and shuffled decks."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from duelkit import cli, games
from duelkit.judgment.cards import library
from duelkit.recording import spelled_out
from duelkit.rulebook.cite import rule
from duelkit.solving import NOT_DECIDED, PROVED, REFUTED, SURVIVE, WIN, Solution, Solver, goal_of, solve
from duelkit.solving.chance import MOST_OUTCOMES, Script, chances, outcomes
from duelkit.solving.judgment import JudgmentKnowledge, gains
from duelkit.solving.knowledge import knowledge_of
from duelkit.solving.solution import BOUND

SKULL = """
[player0]
filler = 3
hand = [{hand}]
monsters = ["Summoned Skull"]
[player1]
life = {life}
filler = 3
monsters = ["Luster Dragon"]
spells = [{spells}]
"""
MIRROR_FORCE = '{ card = "Mirror Force", set = true }'
BOARD = """
game = "judgment"
turn = 7
[player0]
mana = {mana}
filler = 4
hand = ["Flame Magus"]
creatures = [
    {{ card = "Partmole Flame Lizard", field = 3, facing = "right" }},
    {{ card = "Partmole Flame Lizard", field = 4, facing = "up" }},
    {{ card = "Partmole Flame Lizard", field = 7, facing = "up" }},
    {{ card = "Partmole Flame Lizard", field = 9, facing = "up" }},
]
[player1]
filler = 4
creatures = [{{ card = "Hellfire Spitter", field = 2, facing = "down", extra_hp = {more} }}]
"""


def duel_of(game: str, text: str) -> Any:
    """The duel of a position, run to its first question."""
    position = games.named(game).position(text, "test")
    position.start()
    return position.duel


def skull(life: int = 2500, hand: str = '"Fissure"', spells: str = "") -> Any:
    """A strong monster that a weaker one keeps from attacking directly."""
    return duel_of("yugioh", SKULL.replace("{life}", str(life)).replace("{hand}", hand).replace("{spells}", spells))


def found(duel: Any, kind: str = WIN, game: str = "yugioh", **bounds: int) -> Solution:
    """What the solver says of a position."""
    return solve(games.named(game), duel, kind, **bounds)


def played(duel: Any, solution: Solution) -> Any:
    """The duel after the line of a solution without chance."""
    duel = duel.copy()
    for step in solution.line:
        assert duel.decision.player == step.player and step.outcomes == 1
        duel.choose(step.option)
    return duel


def test_a_win_is_proved_and_its_line_wins() -> None:
    duel = skull()
    before = duel.digest()
    solution = found(duel)
    assert solution.verdict == PROVED and solution.nodes > 3
    assert played(duel, solution).outcome.winner == 0
    assert duel.digest() == before


def test_one_life_point_more_refutes_it() -> None:
    assert found(skull(2501)).verdict == REFUTED


def test_the_opponents_trap_refutes_it() -> None:
    solution = found(skull(spells=MIRROR_FORCE))
    assert solution.verdict == REFUTED
    assert any(step.player == 1 for step in solution.line)


def test_the_trap_is_cleared_away_first() -> None:
    duel = skull(hand='"Fissure", "Heavy Storm"', spells=MIRROR_FORCE)
    solution = found(duel)
    assert solution.verdict == PROVED and played(duel, solution).outcome.winner == 0
    first = duel.info[(solution.line[0].option & 0xFFF) - 1].definition.en
    assert "Heavy Storm" in {first, duel.info[(solution.line[1].option & 0xFFF) - 1].definition.en}


@pytest.mark.parametrize(("life", "verdict"), [(2600, PROVED), (2700, REFUTED)])
def test_a_win_holds_for_every_throw_of_a_die(life: int, verdict: str) -> None:
    """The die gives 100 to 600 ATK: 100 are certain, 200 are not."""
    assert found(skull(life, '"Graceful Dice", "Fissure"')).verdict == verdict


def test_every_throw_of_a_die_is_an_outcome() -> None:
    duel = skull(3100, '"Graceful Dice"')
    activate = next(option for option in duel.decision.options if duel.describe(option, "en").startswith("Activate"))
    knows = knowledge_of(games.named("yugioh"), duel)
    reached = [duel for duel, _ in outcomes(duel, activate, False, knows)]
    assert len(reached) == len({knows.beside(one) for one in reached}) == 6
    assert all(not loose for _, loose in outcomes(duel, activate, False, knows))


def test_a_card_from_a_shuffled_deck_proves_nothing() -> None:
    """With the order that the file gives, two cards from the top would win; after a search nobody knows them."""
    deck = (
        'deck = ["Fissure", "Fissure", "Elemental HERO Sparkman"]\nspells = [{ card = "Maryokutai", set = true }]\n'
        'monsters = ["Summoned Skull"]'
    )
    text = SKULL.replace('monsters = ["Summoned Skull"]', deck, 1).replace("{life}", "2500").replace("{spells}", "")
    text = text.replace('spells = [{ card = "Maryokutai", set = true }]\n', "")
    known = duel_of("yugioh", text.replace("{hand}", '"Pot of Greed"'))
    assert found(known).verdict == PROVED
    search = '"Reinforcement of the Army", "Pot of Greed"'
    both = duel_of("yugioh", text.replace("{hand}", search))
    assert found(both).verdict == PROVED, "the cards can be drawn before the deck is shuffled"
    solver: Solver[Any] = Solver(games.named("yugioh"), both, goal_of(both, WIN))
    army = next(
        option
        for option in both.decision.options
        if "Reinforcement" in both.describe(option, "en") and both.describe(option, "en").startswith("Activate")
    )
    assert solver.after(both, army) == NOT_DECIDED


@pytest.mark.parametrize(
    ("bounds", "shuffles", "left"),
    [
        ([6], 0, [0]),
        ([4, 3, 2], 1, []),
        ([2, 4, 3, 2], 1, [0]),
        ([4, 3, 2, 2], 1, [3]),
        ([3, 2], 0, [0, 1]),
        ([3, 2, 5, 4, 3, 2], 2, []),
        ([3, 2, 5, 4, 3, 2], 1, [0, 1]),
    ],
)
def test_the_numbers_of_a_shuffle_are_told_from_chance(bounds: list[int], shuffles: int, left: list[int]) -> None:
    assert chances(bounds, shuffles) == left


def test_a_script_gives_what_is_planned_and_leaves_decks_in_order() -> None:
    from duelkit.kernel.rng import Outer

    cards = list(range(7))
    script = Script([])
    Outer(script).shuffle(cards)
    assert cards == list(range(7)) and script.bounds == [7, 6, 5, 4, 3, 2]
    assert Script([2]).below(6) == 2 and MOST_OUTCOMES > 36


ATTACKED = """
turn_player = 1
phase = "battle"
[player0]
life = 2500
filler = 3
spells = [{spells}]
[player1]
filler = 3
monsters = ["Summoned Skull"]
"""


@pytest.mark.parametrize(("spells", "verdict"), [("", REFUTED), ('{ card = "Mirror Force", set = true }', PROVED)])
def test_survival_of_the_opponents_turn(spells: str, verdict: str) -> None:
    duel = duel_of("yugioh", ATTACKED.replace("{spells}", spells))
    assert solve(games.named("yugioh"), duel, SURVIVE, player=0).verdict == verdict


def test_survival_counts_the_opponents_whole_next_turn() -> None:
    """A monster in defence holds one attack; nothing on the field holds none."""
    text = """
[player0]
life = 2000
filler = 3
hand = [{hand}]
[player1]
filler = 3
monsters = ["Summoned Skull"]
"""
    with_wall = duel_of("yugioh", text.replace("{hand}", '"Luster Dragon"'))
    assert found(with_wall, SURVIVE).verdict == PROVED
    without = duel_of(
        "yugioh", text.replace("{hand}", '"Fissure"').replace('"Summoned Skull"', '"Summoned Skull", "Summoned Skull"')
    )
    assert found(without, SURVIVE).verdict == REFUTED


@pytest.mark.parametrize(("mana", "more", "verdict"), [(2, 0, PROVED), (0, 0, REFUTED)])
def test_the_fifth_field(mana: int, more: int, verdict: str) -> None:
    duel = duel_of("judgment", BOARD.format(mana=mana, more=more))
    solution = found(duel, game="judgment")
    assert solution.verdict == verdict
    if verdict == PROVED:
        assert played(duel, solution).outcome.winner == 0


def test_bounds_are_kept_and_said() -> None:
    solution = found(skull(spells=MIRROR_FORCE, hand='"Fissure", "Heavy Storm"'), nodes=5)
    assert (solution.verdict, solution.why, solution.line) == (NOT_DECIDED, BOUND, ())


def test_the_tree_has_every_answer_of_the_opponent() -> None:
    duel = skull(hand='"Fissure"', spells=MIRROR_FORCE)
    game = games.named("yugioh")
    solver: Solver[Any] = Solver(game, duel, goal_of(duel, WIN))
    assert solver.solve(duel).verdict == REFUTED
    tree = solver.tree(duel, proved=False)
    assert {step.option for step, _ in tree.steps} == set(duel.decision.options)


Run = Callable[..., tuple[int, str]]


def test_the_command_says_the_verdict_and_the_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "skull.toml"
    file.write_text(SKULL.replace("{life}", "2500").replace("{hand}", '"Fissure"').replace("{spells}", ""))
    assert cli.main(["solve", str(file)]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Proved: Player 1: a win this turn") and '1. Player 1: Activate "Fissure"' in told
    assert cli.main(["solve", str(file), "--language", "ja", "--all"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("証明：プレイヤー１は") and "相手のすべての応手：" in told
    assert cli.main(["solve", str(file), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["verdict"] == PROVED and data["line"][0]["words"].startswith("Activate")
    assert cli.main(["solve", str(file), "--nodes", "3"]) == 1
    assert "Not decided within" in capsys.readouterr().out
    assert cli.main(["solve", str(tmp_path / "none.toml")]) == 2
    assert "none.toml: cannot be read" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "number", "said"),
    [
        ("yugioh", 1, "Proved: Player 1: a win this turn"),
        ("yugioh", 33, "Proved: Player 1"),
        ("judgment", 1, "Proved: Player 1: a win this turn"),
    ],
)
def test_the_command_takes_a_puzzle_with_its_goal(
    name: str, number: int, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = games.named(name).puzzles()[number - 1]
    file = resources.files(f"duelkit.{name}.puzzles") / f"{puzzle.identity}.toml"
    assert cli.main(["solve", str(file)]) == 0
    assert capsys.readouterr().out.startswith(said)
    assert cli.main(["show", str(file), "--plain"]) == 0
    assert capsys.readouterr().out
    broken = tmp_path / "broken.toml"
    broken.write_text(file.read_text(encoding="utf-8").replace(f'goal = "{puzzle.goal}"', 'goal = "draw"'))
    assert cli.main(["solve", str(broken)]) == 2
    assert "broken.toml: goal" in capsys.readouterr().err


def test_messages_are_there_in_both_languages() -> None:
    from duelkit.solving.telling import MESSAGES

    assert MESSAGES.keys("ja") == MESSAGES.keys("en")


@rule("EOJ-SUMMON-01", "EOJ-WIN-01")
@pytest.mark.parametrize("kind", ["win", "survive"])
def test_knowing_how_many_fields_are_to_be_had_changes_no_verdict(kind: str) -> None:
    game = games.named("judgment")
    found = set()
    known = [puzzle for puzzle in game.puzzles() if puzzle.goal == kind]
    for puzzle in sorted(known, key=lambda puzzle: (puzzle.level, len(puzzle.solution)))[:2]:
        for left_out in (0, 1):
            position = copy.deepcopy(puzzle.position)
            del position["player0" if kind == "win" else "player1"]["creatures"][:left_out]
            duel = puzzle.read(position, puzzle.identity)
            knowing: Solver[Any] = Solver(game, duel, goal_of(duel, kind, 0), 6_000)
            blind: Solver[Any] = Solver(game, duel, goal_of(duel, kind, 0), 6_000)
            assert isinstance(knowing.search.knowledge, JudgmentKnowledge) and knowing.search.knowledge.steady
            assert isinstance(blind.search.knowledge, JudgmentKnowledge)
            blind.search.knowledge.steady = False
            verdict = knowing.verdict(duel)
            assert blind.verdict(duel) == verdict
            assert knowing.search.nodes <= blind.search.nodes
            found.add(verdict)
    assert found == ({PROVED, REFUTED} if kind == "win" else {PROVED})


def test_a_card_that_summons_otherwise_or_draws_leaves_the_fields_open() -> None:
    cards = list(library())
    gaining = [card for card in cards if gains(card)]
    assert gaining == [card for card in cards if "SummonOnto(" in spelled_out(card) or "Draw(" in spelled_out(card)]
    for verb in ("SummonOnto(", "Draw("):
        assert any(verb in spelled_out(card) for card in gaining)


@rule("MR3-WIN-04")
@pytest.mark.parametrize("player", [0, 1])
def test_a_draw_from_an_empty_deck_in_the_next_turn_is_no_win_in_this_one(player: int) -> None:
    decks = ["filler = 3", "filler = 3"]
    decks[1 - player] = "filler = 0"
    text = f"turn = 5\nturn_player = {player}\n[player0]\n{decks[0]}\n[player1]\n{decks[1]}\n"
    duel = duel_of("yugioh", text)
    assert solve(games.named("yugioh"), duel, WIN).verdict == REFUTED
    assert solve(games.named("yugioh"), duel, SURVIVE).verdict == PROVED


def test_a_draw_from_an_empty_deck_in_the_opponents_turn_is_no_loss_before_it() -> None:
    """Who has no card left loses in the own turn after the one that was to be survived."""
    duel = duel_of("yugioh", "[player0]\nfiller = 0\n[player1]\nfiller = 3\n")
    assert solve(games.named("yugioh"), duel, SURVIVE).verdict == PROVED
