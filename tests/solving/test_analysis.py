"""Recorded duels analysed: a planted blunder is marked, a seed gives the same figures, hidden cards stay hidden."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.table.test_replay_moments import judgment_recorder

from duelkit import cli, games
from duelkit.analysis import Analyst, Judged, Playouts, analyse
from duelkit.analysis.lines import planned
from duelkit.analysis.telling import MESSAGES, curve, mistake_lines
from duelkit.recording import Recorder, load_record
from duelkit.terminal.paper import Paper

RECORD = Path(__file__).parents[1] / "records" / "judgment-fire-water-finished.duel"
WON = """
[player0]
life = 1000
filler = 3
monsters = ["Summoned Skull"]
[player1]
life = 2500
filler = 8
monsters = []
hand = [{hand}]
deck = ["Summoned Skull", "Luster Dragon", "Fissure"]
"""


class Standing:
    """An estimator that counts a duel as won by who has more life points."""

    made = 0

    def __init__(self) -> None:
        self.asked: list[list[str]] = []
        """The hands of the opponent in the duels that it was asked about."""

    def chance(self, duel: Any, player: int, seed: int) -> float:
        self.asked.append([duel.info[card].definition.en for card in duel.hand[1]])
        if duel.outcome is not None:
            return float(duel.outcome.winner == player)
        ahead: int = duel.life[player] - duel.life[1 - player]
        return 0.5 + ahead / 20_000


def won(hand: str = '"Fissure"') -> Any:
    """A duel that the attack of a lone monster wins."""
    position = games.named("yugioh").position(WON.replace("{hand}", hand), "test")
    position.start()
    return position.duel


def option_of(duel: Any, beginning: str) -> int:
    """An option whose words begin so."""
    options: list[int] = duel.decision.options
    return next(option for option in options if duel.describe(option, "en").startswith(beginning))


def judged(duel: Any, option: int, **how: Any) -> Judged:
    """What an analyst says of an answer."""
    return Analyst(games.named("yugioh"), simulations=8, estimator=Standing(), **how).judge(duel, 1, option)


@pytest.mark.parametrize("open_cards", [False, True])
def test_a_blunder_is_marked_and_the_win_it_missed_named(open_cards: bool) -> None:
    duel = won()
    before = duel.digest()
    blunder = judged(duel, option_of(duel, "End the turn"), open_cards=open_cards)
    assert blunder.missed and blunder.before == 1.0 and blunder.before_range == (1.0, 1.0) and blunder.lost > 0.3
    assert blunder.mistake and blunder.gap > 2 * blunder.error
    assert blunder.best_words == "Enter the Battle Phase" and duel.digest() == before
    right = judged(duel, option_of(duel, "Enter the Battle Phase"), open_cards=open_cards)
    assert not right.mistake and not right.missed and (right.before, right.after, right.worlds) == (1.0, 1.0, 0)


def test_the_blunder_is_told_in_both_languages() -> None:
    duel = won()
    blunder = judged(duel, option_of(duel, "End the turn"))
    english, japanese = (mistake_lines([blunder], ("A", "B"), language) for language in ("en", "ja"))
    assert english[0] == "Mistakes: 1" and "would have won this turn: the solver proves it" in english[1]
    assert japanese[0] == "悪手：1" and "証明済み" in japanese[1]
    assert MESSAGES.keys("ja") == MESSAGES.keys("en")
    assert "░" in curve(blunder) or blunder.before <= blunder.after


DRAWS = """
[player0]
deck = ["Luster Dragon", "Gemini Elf", "Dark Blade", "Vorse Raider", "Battle Ox", "Mystical Elf", "Archfiend Soldier"]
hand = ["Pot of Greed"]
[player1]
filler = 8
"""
TWO_ATTACKS = """
[player0]
life = 1000
filler = 3
monsters = ["Summoned Skull", "Luster Dragon"]
hand = ["Fissure"]
[player1]
life = 4400
filler = 8
monsters = ["Mystical Elf"]
"""


def test_a_missed_win_is_told_move_by_move() -> None:
    """The spell has to clear the way before both monsters attack."""
    position = games.named("yugioh").position(TWO_ATTACKS, "test")
    position.start()
    duel = position.duel
    blunder = judged(duel, option_of(duel, "End the turn"))
    words = [english for _, english in blunder.line]
    assert blunder.missed and words[0] == blunder.best_words
    assert words[0].startswith("Activate") and words[1] == "Enter the Battle Phase"
    assert sum("attack" in step.lower() for step in words[2:]) == 2
    assert mistake_lines([blunder], ("A", "B"), "en")[2].endswith(" → ".join(words))
    assert mistake_lines([blunder], ("A", "B"), "ja")[2].endswith(" → ".join(step for step, _ in blunder.line))


def test_the_rest_of_a_better_turn_is_told_as_far_as_imagined_duels_agree() -> None:
    duel = won()
    analyst = Analyst(games.named("yugioh"), simulations=12, nodes=0)
    blunder = analyst.judge(duel, 1, option_of(duel, "End the turn"))
    words = [english for _, english in blunder.line]
    assert blunder.mistake and not blunder.missed and words[0] == blunder.best_words == "Enter the Battle Phase"
    assert "attack" in words[1].lower() and len(words) == 2
    assert analyst.judge(duel, 1, option_of(duel, "Enter the Battle Phase")).line == ()


def test_a_line_ends_where_it_hangs_on_what_nobody_knows() -> None:
    game = games.named("yugioh")
    position = game.position(DRAWS, "test")
    position.start()
    duel = position.duel
    worlds, seeds = [duel.redrawn(0, seed) for seed in range(9)], list(range(9))
    first = option_of(duel, "Activate")
    assert len(planned(game, worlds, seeds, 0, first)) == 1, "what is drawn differs"
    assert len(planned(game, worlds[:1], seeds[:1], 0, first)) > 1


def test_without_the_solver_the_estimates_decide() -> None:
    duel = won()
    duel.choose(option_of(duel, "Enter the Battle Phase"))
    blunder = judged(duel, option_of(duel, "End the"), nodes=0)
    assert blunder.mistake and not blunder.missed and "attack" in blunder.best_words.lower()
    assert "would have kept" in mistake_lines([blunder], ("A", "B"), "en")[1]


def test_the_analysis_knows_no_more_than_the_player() -> None:
    """Two duels that differ only in what the player cannot know give the same figures; not so with open cards."""
    one, other = won('"Fissure"'), won('"Fissure"')
    hidden = other.hand[1][0]
    swapped = next(card for card in other.deck[1] if other.info[card].definition.en == "Luster Dragon")
    other.info[hidden], other.info[swapped] = other.info[swapped], other.info[hidden]
    assert one.info[hidden].definition.en != other.info[hidden].definition.en
    for option in one.decision.options:
        assert judged(one, option) == judged(other, option)
    for open_cards in (False, True):
        seen = []
        for duel in (one, other):
            estimator = Standing()
            analyst = Analyst(games.named("yugioh"), 2, open_cards=open_cards, estimator=estimator)
            analyst.judge(duel, 1, option_of(duel, "End the turn"))
            seen.append(estimator.asked)
        assert seen[0] and (seen[0] == seen[1]) is not open_cards


def test_a_record_is_analysed_reproducibly() -> None:
    game = games.named("judgment")
    record = load_record(RECORD)
    record.steps[:] = record.steps[:4]
    record.hashes = {}
    record.end = None
    found = [
        list(analyse(game, record, Analyst(game, 1, 1, estimator=Playouts(game, "random"), nodes=0), player=0))
        for _ in range(2)
    ]
    assert found[0] == found[1] and found[0]
    assert {one.player for one in found[0]} == {0}
    assert all(0 <= one.before <= 1 and 0 <= one.after <= 1 for one in found[0])
    assert [one.number for one in found[0]] == [at for at, step in enumerate(record.steps, 1) if step.player == 0]


def test_a_playout_ends_and_leaves_the_duel_alone() -> None:
    game = games.named("judgment")
    recorder: Recorder[Any] = game.start_of(load_record(RECORD))
    before = recorder.duel.digest()
    chances = [Playouts(game, "random").chance(recorder.duel, player, 5) for player in range(2)]
    assert sum(chances) == 1.0 and recorder.duel.digest() == before


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = games.named("judgment")
    recorder = game.replay(load_record(RECORD), 3)
    file = tmp_path / "short.duel"
    recorder.save(file)
    quick = ("--simulations", "1", "--nodes", "0", "--players", "random")
    assert cli.main(["analyse", str(file), *quick, "--language", "ja"]) == 0
    assert "両プレイヤーの勝率" in capsys.readouterr().out
    assert cli.main(["analyse", str(file), *quick, "--as", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["player"] == 0 and data["decisions"] and data["decisions"][0]["player"] == 0
    assert cli.main(["analyse", str(file), "--players", "nobody"]) == 2
    assert "unknown player 'nobody'" in capsys.readouterr().err
    assert cli.main(["analyse", str(tmp_path / "none.duel")]) == 2
    assert "none.duel" in capsys.readouterr().err


def blunder_record(file: Path) -> None:
    """A record whose 8th decision is a mistake of player 2, by playing at random."""
    game = games.named("judgment")
    recorder = judgment_recorder(3)
    player = game.player("random", 9)
    while len(recorder.record.steps) < 8:
        recorder.choose(player.choose(recorder.duel))
    recorder.save(file)


def test_mistakes_are_tasks_at_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer of the duel is wrong again, the better one is right; both are judged, not compared with a solution."""
    file = tmp_path / "blunder.duel"
    blunder_record(file)
    words = ("analyse", str(file), "--quick", "--simulations", "16", "--as", "2", "--nodes", "0")
    assert cli.main([*words, "--json"]) == 0
    figures = next(one for one in json.loads(capsys.readouterr().out)["decisions"] if one["mistake"])
    assert figures["number"] == 8 and figures["before"] > figures["after"]
    assert figures["words"] == "Summon Queen's Servant to field 2"
    assert figures["best_words"] == "Summon Aluhja Zealot to field 1"
    # a creature by its number, then its field
    typed = iter(["nonsense", "3", "2", "2", "1"])
    monkeypatch.setattr(Paper, "ask", lambda self, prompt: next(typed))
    assert cli.main([*words, "--learn"]) == 0
    told = capsys.readouterr().out
    assert "Task 1 of 1" in told and told.index("Not yet: it loses") < told.index("Right: no other answer")
    assert "Solved at the first try: 0 of 1." in told
    typed = iter(["答え"])
    assert cli.main([*words, "--learn", "--language", "ja"]) == 0
    told = capsys.readouterr().out
    assert "1問目（全1問）" in told and "実際の選択：" in told and "1問中0問" in told
    assert cli.main([*words, "--learn", "--json"]) == 2
    assert "--learn with --json; expected one of them" in capsys.readouterr().err
