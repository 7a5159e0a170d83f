"""The guarantees of the kernel, on whole duels of THE EYE OF JUDGMENT, compiled or not."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import Any

import pytest

from duelkit.cli import main
from duelkit.games.judgment import GAME
from duelkit.judgment import Duel, builtin_decks, load_deck, new_duel, standard_settings
from duelkit.judgment.duel import begin
from duelkit.judgment.records import Recorder, load_record, replay
from duelkit.judgment.scenario import scenario
from duelkit.judgment.state import codes
from duelkit.judgment.state.view import View
from duelkit.kernel.errors import FileError, RecordError
from duelkit.kernel.playable import Playable
from duelkit.kernel.record import read_record
from duelkit.kernel.rng import Rng
from duelkit.simulation.contract import Violation, check_decision, check_views, play_checked
from duelkit.simulation.fuzz import fuzz
from duelkit.simulation.judgment import check_reasons, check_state, some_deck


@pytest.mark.parametrize("name", builtin_decks())
def test_built_in_deck_duels_itself_to_the_end(name: str) -> None:
    deck = load_deck(name)
    for seed in range(3):
        duel = new_duel(deck, deck, seed, first=seed % 2)
        assert play_checked(GAME, duel, seed, every=3) > 10


def test_random_decks_of_the_whole_library_keep_every_guarantee() -> None:
    report = fuzz(GAME, 30, 100, standard_settings())
    assert report.violations == []
    assert report.duels == 30


def test_the_command_reports_violations(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "--game", "judgment", "--duels", "3", "--seed", "9"]) == 0
    assert "violations  0" in capsys.readouterr().out

    def broken(duel: Duel) -> None:
        raise Violation("broken on purpose")

    monkeypatch.setattr("duelkit.games.judgment.check_state", broken)
    assert main(["fuzz", "--game", "judgment", "--duels", "2", "--seed", "9"]) == 1
    assert "seed 10: Violation: broken on purpose" in capsys.readouterr().out


def play(game: Playable) -> str:
    """A client that knows the protocol and nothing else."""
    while (decision := game.decision) is not None:
        assert game.describe(decision.options[0], "ja") != game.describe(decision.options[0], "en") or (
            codes.verb_of(decision.options[0]) == codes.O_PICK
        )
        game.copy().choose(decision.options[0])
        game.redrawn(decision.player, 5).choose(decision.options[0])
        game.choose(decision.options[-1] if decision.kind else decision.options[0])
    assert game.outcome is not None
    return game.digest()


def test_a_client_of_the_protocol_plays_a_whole_duel() -> None:
    first = new_duel(load_deck("fire"), load_deck("biolith"), 3)
    second = copy.deepcopy(first)
    third = pickle.loads(pickle.dumps(copy.copy(first)))
    assert play(first) == play(second) == play(third)


# each check of the state finds what it is for


def started(seed: int = 4, steps: int = 40) -> Duel:
    """A duel in which a player is free to act, some creatures on the board."""
    chance = Rng(seed)
    duel = new_duel(load_deck("fire"), load_deck("water"), seed)
    for _ in range(500):
        decision = duel.decision
        assert decision is not None
        if steps <= 0 and decision.why == codes.W_ACTION_1 and max(duel.occupant) >= 0:
            return duel
        steps -= 1
        duel.choose(decision.options[chance.below(len(decision.options))])
    raise AssertionError("no such moment")


def test_a_broken_state_is_found() -> None:
    duel = started()
    check_state(duel)
    card = max(duel.occupant)
    place = duel.creatures[card].field
    for break_it, message in (
        (lambda twin: twin.hand[0].append(twin.library[0][0]), "lies in library of 0 and in hand of 0"),
        (lambda twin: setattr(twin, "tile", [0] * 9), "the tiles are"),
        (lambda twin: setattr(twin, "mana", [-1, 0]), "mana is"),
        (lambda twin: setattr(twin.creatures[card], "field", (place + 1) % 9), "its creature says"),
        (lambda twin: setattr(twin.creatures[card], "damage", 99), "lives with"),
        (lambda twin: setattr(twin.creatures[card], "dead", True), "although a player may act"),
        (lambda twin: setattr(twin, "locked", not twin.locked), "the lock is not"),
        (lambda twin: twin.occupant.__setitem__(place, -1), "nowhere"),
    ):
        twin = duel.copy()
        break_it(twin)
        with pytest.raises(Violation, match=message):
            check_state(twin)


def test_an_option_that_does_not_belong_there_is_found() -> None:
    found = scenario()
    found.alice.creature("Twin Goblins", at=8)
    card = found.alice.hand("Flame Magus")
    found.alice.mana(5)
    found.start()
    assert check_reasons(found.duel) > 0
    twin = found.duel.copy()
    assert twin.decision is not None
    options = [option for option in twin.decision.options if codes.verb_of(option) == codes.O_SUMMON]
    assert {codes.card_of(option) for option in options} == {card}
    twin.ask(
        twin.decision.player,
        twin.decision.kind,
        [o for o in twin.decision.options if o != options[0]],
        twin.decision.why,
    )
    with pytest.raises(Violation, match="offered is False, and the reasons against it are"):
        check_reasons(twin)


class Leaky:
    """A duel whose views tell the opponent's top card; a compiled class cannot be bent."""

    def __init__(self, duel: Duel) -> None:
        self.duel = duel

    def observe(self, player: int) -> View:
        view = self.duel.observe(player)
        view.turn = self.duel.library[1 - player][-1]
        return view

    def redrawn(self, player: int, seed: int, silent: bool = False) -> Leaky:
        return Leaky(self.duel.redrawn(player, seed, silent))


def test_a_view_that_shows_hidden_cards_is_found() -> None:
    duel = started()
    check_views(duel, 1)
    leaky: Any = Leaky(duel)
    with pytest.raises(Violation, match="changes with cards that the player cannot know"):
        for seed in range(20):
            check_views(leaky, seed)


def test_refused_choices_leave_the_duel_alone() -> None:
    duel = started()
    before = duel.digest()
    check_decision(duel)
    assert duel.digest() == before


def test_a_seen_hand_card_stays_known_and_the_rest_hidden() -> None:
    found = scenario()
    shown = found.bob.hand("Flame Magus", "Partmole Flame Lizard")
    found.start()
    found.duel.known[shown] = 3
    hand = found.duel.observe(0).sides[1].hand
    assert [card.number for card in hand] == [1, 0]
    for seed in range(20):
        assert found.duel.redrawn(0, seed).observe(0).rows() == found.duel.observe(0).rows()


def test_two_duels_from_the_same_seed_are_the_same_and_from_another_are_not() -> None:
    chance = Rng(1)
    decks = [some_deck(chance), some_deck(chance)]
    first, second, third = (begin(standard_settings(), decks, seed) for seed in (4, 4, 5))
    assert first.digest() == second.digest() != third.digest()


# records


@pytest.fixture(scope="module")
def recorder() -> Recorder:
    chance = Rng(3)
    made = Recorder(standard_settings(), (load_deck("champion"), load_deck("wood")), 21, 1)
    while (decision := made.duel.decision) is not None:
        made.choose(decision.options[chance.below(len(decision.options))])
    return made


def test_record_survives_the_file_and_replays_to_the_same_state(recorder: Recorder, tmp_path: Path) -> None:
    path = tmp_path / "duel.txt"
    recorder.save(path)
    record = load_record(path)
    again = replay(record)
    assert again.duel.digest() == recorder.duel.digest()
    assert record.end == recorder.record.end is not None
    assert record.headers["board"] == "standard"
    assert again.record.text() == recorder.record.text()
    assert main(["replay", str(path)]) == 0
    assert [item.name for item in tmp_path.iterdir()] == ["duel.txt"]


def test_another_board_stands_in_the_record() -> None:
    from duelkit.judgment.state.board import Board, Settings

    old = standard_settings().board
    board = Board(
        "mine", False, old.backs, old.fronts, old.order[::-1], old.counter_order, old.mass_order, old.magic_order
    )
    made = Recorder(Settings(board, start_mana=2), (load_deck("fire"), load_deck("fire")), 2)
    record = read_record(made.record.text(), "x")
    again = replay(record)
    assert again.duel.settings.identity() == made.duel.settings.identity()
    assert again.duel.digest() == made.duel.digest()
    for wrong in (
        "{}",
        "[1",
        "nonsense",
        record.headers["board"].replace("[4,", "[3,", 1),
        record.headers["board"].replace('"start_mana":2', '"start_mana":-2'),
    ):
        record.headers["board"] = wrong
        with pytest.raises(FileError, match="header 'board'"):
            replay(record)


def test_damaged_records_are_refused(recorder: Recorder) -> None:
    text = recorder.record.text()
    with pytest.raises(FileError, match="no header 'board'"):
        replay(read_record(text.replace("[board", "[bored", 1), "x"))
    with pytest.raises(FileError, match="unknown game 'chess'; expected 'judgment'"):
        replay(read_record(text.replace('[game "judgment"]', '[game "chess"]', 1), "x"))
    with pytest.raises(FileError, match="unknown card '9999' in header 'deck0'"):
        replay(
            read_record(
                text.replace('[deck0 "', '[deck0 "x: 9999 ', 1).replace(
                    recorder.record.headers["deck0"].partition(":")[0] + ":", "", 1
                ),
                "x",
            )
        )
    lines = text.splitlines()
    at = next(index for index, line in enumerate(lines) if line.startswith("5. "))
    lines[at] = "5. " + lines[at].split()[1] + " 424242"
    with pytest.raises(RecordError, match=f"line {at + 1}: .*differs at decision 5: option 424242 is not offered"):
        replay(read_record("\n".join(lines), "x"))


def test_the_command_refuses_records_of_no_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.txt"
    path.write_text('[duelkit "record 1"]\n[game "chess"]\n', encoding="utf-8")
    assert main(["replay", str(path)]) == 2
    assert "unknown game 'chess'; expected 'yugioh' or 'judgment'" in capsys.readouterr().err
