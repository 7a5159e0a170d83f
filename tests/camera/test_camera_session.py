"""``duelkit camera`` as it is used: pictures in, decisions out, and everything that can go wrong on the way."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import cv2
import numpy as np
import pytest
from cv2.typing import MatLike
from tests.camera.hands import Hands
from tests.camera.scenes import View, bare_mat, lay, seen, spots
from tests.camera.shots import SEED, Run

from duelkit import cli
from duelkit.camera.codes import PROXIES, SURRENDER, UNDO, YES
from duelkit.camera.layout import field_middle
from duelkit.camera.words import MESSAGES
from duelkit.games.judgment import GAME
from duelkit.judgment import Duel, load_deck, new_duel
from duelkit.judgment.records import load_record, replay
from duelkit.judgment.state import codes
from duelkit.judgment.state.codes import number_of as number
from duelkit.judgment.state.codes import verb_of
from duelkit.kernel.decision import ACT
from duelkit.rulebook.cite import rule

PLAIN = View(blur=0.5, noise=3, quality=85, height=55)


def started() -> Duel:
    """The duel that these commands begin."""
    return new_duel(load_deck("fire"), load_deck("water"), seed=SEED)


def picture(hands: Hands) -> MatLike:
    """The mat as it lies."""
    return seen(lay(hands.lying(spots(PLAIN))), PLAIN)


def a_turn(duel: Duel) -> tuple[list[MatLike], list[int]]:
    """Both players keep their hands; the first player summons, the second ends the turn. Pictures and choices."""
    hands, pictures, chosen = Hands(), [], []
    verbs = [codes.O_KEEP, codes.O_KEEP, codes.O_SUMMON, codes.O_FACING, codes.O_END_TURN]
    for verb in verbs:
        assert duel.decision is not None
        wanted = [option for option in duel.decision.options if verb_of(option) == verb]
        option = wanted[-1]
        hands.agree(duel)
        pictures.append(picture(hands))
        if verb == codes.O_SUMMON:
            hands.show(duel, option)
            position = number(option)
            hands.fields[position] = (hands.fields[position][0], 3)
            pictures.append(picture(hands))
        elif verb != codes.O_FACING:
            hands.show(duel, option)
            pictures.append(picture(hands))
        else:
            pictures.pop()
        duel.choose(option)
        chosen.append(option)
    return pictures, chosen


@rule("EOJ-RECOG-03", "EOJ-RECOG-04", "EOJ-RECOG-08", "EOJ-TERM-12")
def test_a_turn_is_played_with_cards_alone(run: Run, tmp_path: Path) -> None:
    duel = started()
    pictures, chosen = a_turn(duel)
    file = tmp_path / "turn.duel"
    status, out, _ = run(pictures, "--explain", lines=f"save {file}\nquit\n\n")
    assert status == 0
    assert out.count("Read off the mat: ") == len(chosen) == 5
    assert "mat from its lower side" in out and "beside the mat: No (code 407)" in out
    assert "There are no more pictures. The duel stands as it was and goes on on the screen." in out
    found = replay(load_record(file))
    assert [step.option for step in found.record.steps] == chosen and found.duel.digest() == duel.digest()


def test_a_saved_duel_goes_on_with_cards(run: Run, tmp_path: Path) -> None:
    duel = started()
    pictures, chosen = a_turn(duel)
    file, again = tmp_path / "begun.duel", tmp_path / "ended.duel"
    run(pictures[:4], lines=f"save {file}\nquit\n\n")
    assert len(load_record(file).steps) == 2
    status, out, _ = run(pictures[4:], "--resume", str(file), lines=f"save {again}\nquit\n\n")
    assert status == 0 and out.count("Read off the mat: ") == 3
    assert [step.option for step in load_record(again).steps] == chosen


def test_pictures_from_a_folder_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pictures, _ = a_turn(started())
    for at, one in enumerate(pictures):
        cv2.imwrite(str(tmp_path / f"{at:02}.png"), one)
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    arguments = ["camera", "--plain", "--pictures", str(tmp_path), "--seed", str(SEED), "--language", "ja"]
    assert cli.main(arguments) == 0
    assert capsys.readouterr().out.count("マットから読み取りました") == 5


@rule("EOJ-RECOG-03")
def test_a_camera_that_is_taken_away_leaves_the_duel_as_it_was(run: Run, tmp_path: Path) -> None:
    duel = started()
    pictures, chosen = a_turn(duel)
    file = tmp_path / "turn.duel"
    status, out, _ = run(pictures[:4], lines=f"save {file}\nquit\n\n", lost=True)
    assert status == 0
    assert "camera 0 gives no pictures any more. The duel stands as it was" in out
    assert [step.option for step in load_record(file).steps] == chosen[:2]


@rule("EOJ-RECOG-05")
def test_a_field_that_stays_covered_is_named(run: Run) -> None:
    table = lay([])
    hand = seen(table, View(blur=0.5, noise=3, height=55, covers=((*field_middle(4), 45.0),)))
    _, out, _ = run([seen(table, PLAIN), *[hand] * 5])
    assert out.count("Field 5: no code can be seen") == 1 and "Read off" not in out


@rule("EOJ-RECOG-01", "EOJ-RECOG-02")
def test_what_keeps_the_mat_from_being_seen_is_told(run: Run) -> None:
    dark = np.full((720, 1280, 3), 6, np.uint8)
    _, out, _ = run([dark] * 5)
    assert out.count("It is too dark") == 1 and out.count("No code is seen") == 1
    assert "Read off" not in out


def test_undo_and_surrender_with_cards(run: Run) -> None:
    pictures, _ = a_turn(started())
    hands = Hands()
    hands.aside = [(UNDO, 0)]
    shown_undo = picture(hands)
    # the second mulligan question is taken back, answered again, and the duel is given up
    script = [*pictures[:4], pictures[4], shown_undo, *pictures[2:4], pictures[4]]
    give_up = []
    for code in (SURRENDER, YES):
        hands.aside = [(code, 0)]
        give_up.append(picture(hands))
    status, out, _ = run([*script, *give_up])
    assert status == 0 and "Taken back." in out and "(surrender)" in out
    assert out.count("Read off the mat: Keep the hand") == 3


def test_after_undo_the_mat_has_to_be_set_back(run: Run) -> None:
    duel = started()
    pictures, _ = a_turn(duel)
    summoned = pictures[5]
    hands = Hands()
    hands.agree(duel)
    hands.aside = [(UNDO, 0)]
    undone = picture(hands)
    status, out, _ = run([*pictures[:6], undone, summoned, summoned, pictures[4], summoned])
    assert status == 0 and "Taken back." in out
    # the card that lies there is not taken for a new summon until the mat has been set back
    first, second = out.split("Taken back.", 1)
    assert "off the mat." in second.split("Read off the mat: Summon")[0]
    assert (first.count("Read off the mat: Summon"), second.count("Read off the mat: Summon")) == (1, 1)


@rule("EOJ-RECOG-01", "EOJ-RECOG-02")
def test_calibration_shows_what_is_seen_and_what_to_do(run: Run) -> None:
    good = seen(bare_mat(), PLAIN)
    dark = seen(bare_mat(), View(gain=0.16, noise=2))
    status, out, _ = run([dark, good], "--calibrate")
    assert status == 0
    assert out.index("It is too dark") < out.index("The mat can be played on.")
    assert "8 of 8 codes at its edges" in out
    status, out, _ = run([good, dark], "--calibrate")
    assert status == 1
    status, out, _ = run([cv2.flip(good, 1)], "--calibrate", "--language", "ja")
    assert status == 1 and "左右反転" in out


@rule("EOJ-TERM-12")
def test_the_computer_plays_and_stand_ins_are_laid_for_its_creatures(run: Run) -> None:
    computer = GAME.player("random", SEED)
    duel = new_duel(load_deck("fire"), load_deck("water"), seed=SEED, first=1)
    hands, pictures = Hands(), []
    while not (
        duel.decision is not None
        and duel.decision.player == 0
        and duel.decision.kind == ACT
        and any(card >= 0 for card in duel.occupant)
    ):
        assert duel.decision is not None
        if duel.decision.player == 1:
            duel.choose(computer.choose(duel))
            continue
        verb = codes.O_KEEP if duel.decision.why == codes.W_MULLIGAN else codes.O_END_TURN
        hands.agree(duel)
        pictures.append(picture(hands))
        hands.show(duel, codes.option(verb))
        pictures.append(picture(hands))
        duel.choose(codes.option(verb))
    # the computer has summoned: its creature is shown on the screen, and something is laid for it
    pictures += [picture(Hands())] * 2
    hands.agree(duel)
    hands.fields = {position: (PROXIES[0], facing) for position, (_, facing) in hands.fields.items()}
    pictures.append(picture(hands))
    hands.show(duel, codes.option(codes.O_END_TURN))
    pictures.append(picture(hands))
    status, out, _ = run(pictures, "--opponent", "random", "--second")
    position = next(at for at, card in enumerate(duel.occupant) if card >= 0)
    name = duel.info[duel.occupant[position]].definition.en
    assert status == 0 and f"Field {position + 1}: lay {name} there, facing " in out
    assert "Read off the mat: End the turn" in out.split(f"lay {name} there")[1]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--video", "nowhere.mp4"], "nowhere.mp4: cannot be read; expected a film"),
        (["--pictures", "nowhere"], "nowhere: no such folder"),
        (["--device", "97"], "no camera 97; expected one that is connected"),
        (["--video", "a", "--pictures", "b"], "--video and --pictures; expected one of them"),
        (["--deck", "nothing"], "nothing"),
        (["--board", "nowhere.toml"], "nowhere.toml: cannot be read"),
        (["--resume", "nowhere.duel"], "nowhere.duel: cannot be read"),
    ],
)
def test_bad_input_is_one_line(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["camera", *arguments]) == 2
    told = capsys.readouterr().err
    assert said in told and told.count("\n") == 1


def test_everything_is_said_in_both_languages() -> None:
    assert MESSAGES.keys("ja") == MESSAGES.keys("en")
