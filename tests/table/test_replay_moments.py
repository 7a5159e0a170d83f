"""Replays: every moment of a record, what each side sees of it, and the log that grows."""

from __future__ import annotations

import json
from functools import cache

import msgspec
import pytest

from duelkit import judgment, yugioh
from duelkit.games.judgment import GAME as JUDGMENT
from duelkit.games.yugioh import GAME as YUGIOH
from duelkit.judgment.boards import standard_settings
from duelkit.judgment.records import Recorder as JudgmentRecorder
from duelkit.kernel.record import Record, read_record
from duelkit.table.answers import Entry, Option
from duelkit.table.games.judgment import JudgmentDesk
from duelkit.table.protocols import Json
from duelkit.table.replaying import BOTH, Replay, play_through
from duelkit.yugioh.records import Recorder as YugiohRecorder

SIDES = ("0", "1", BOTH)
GAMES = ("judgment", "yugioh")
MOST = 70


def judgment_recorder(seed: int) -> JudgmentRecorder:
    decks = (judgment.load_deck("fire"), judgment.load_deck("water"))
    return JudgmentRecorder(standard_settings(), decks, seed)


@cache
def replay(game: str) -> Replay:
    """The first decisions of a duel between two computers, as a replay."""
    record: Record
    if game == "judgment":
        recorder = judgment_recorder(3)
        player = JUDGMENT.player("random", 5)
        while recorder.duel.outcome is None and len(recorder.record.steps) < MOST:
            recorder.choose(player.choose(recorder.duel))
        record = recorder.record
    else:
        ygo = YugiohRecorder(yugioh.edition("mr3"), (yugioh.load_deck("synchron"), yugioh.load_deck("synchron")), 3)
        chooser = YUGIOH.player("random", 5)
        while ygo.duel.outcome is None and len(ygo.record.steps) < MOST:
            ygo.choose(chooser.choose(ygo.duel))
        record = ygo.record
    return play_through(read_record(record.text(), "record"))


def state_of(duel: Replay, step: int, side: str, after: int = 0) -> Json:
    """A moment as clients have it."""
    found: Json = json.loads(msgspec.json.encode(duel.state(step, side, after)))
    return found


def english(said: Option | Entry) -> str:
    assert isinstance(said.text, dict)
    return said.text["en"]


def lines(state: Json) -> list[tuple[int, str]]:
    return [(row["n"], row["text"]["en"]) for row in state["log"]]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("side", SIDES)
def test_the_log_of_a_moment_goes_on_where_the_one_before_ended(game: str, side: str) -> None:
    """A client keeps what it has of the log and asks for the rest."""
    duel = replay(game)
    kept: list[tuple[int, str]] = []
    for step in range(len(duel.record.steps) + 1):
        state = state_of(duel, step, side, len(kept))
        kept += lines(state)
        assert state["told"] == len(kept) and [number for number, _ in kept] == list(range(1, len(kept) + 1))
    assert kept == lines(state_of(duel, len(duel.record.steps), side)) and len(kept) > 20


@pytest.mark.parametrize("game", GAMES)
def test_the_next_decision_is_shown_to_its_own_side_alone(game: str) -> None:
    duel = replay(game)
    asked = [0, 0]
    for step, done in enumerate(duel.record.steps):
        own, other = (state_of(duel, step, side)["next"] for side in (str(done.player), str(1 - done.player)))
        assert other == {"player": done.player, "question": None, "chosen": None, "options": []}
        duel.go_to(step)
        assert duel.desk.decision is not None
        assert duel.desk.decision.options[own["chosen"]] == done.option
        assert len(own["options"]) == len(duel.desk.decision.options) and own["options"][own["chosen"]]["text"]["ja"]
        asked[done.player] += 1
    assert min(asked) > 5 and state_of(duel, len(duel.record.steps), "0")["next"] is None


def test_both_hands_are_open_only_to_who_asks_for_both() -> None:
    duel = replay("judgment")
    known = {
        side: [[card["number"] > 0 for card in seat["hand"]] for seat in state_of(duel, 2, side)["view"]["sides"]]
        for side in SIDES
    }
    for side in ("0", "1"):
        own, other = known[side]
        assert all(own) and own and other and not any(other)
    assert all(map(all, known[BOTH]))


def facing_words(desk: JudgmentDesk) -> tuple[int, list[str]]:
    """Go on to the next question about a facing: who is asked, and the words of its options."""
    while desk.screen.question(False).why != "facing":
        verbs = [option.verb for option in desk.screen.question(False).options]
        assert desk.decision is not None
        wanted = verbs.index("summon") if "summon" in verbs else verbs.index("keep") if "keep" in verbs else -1
        desk.choose(desk.decision.options[wanted])
    assert desk.decision is not None
    options = desk.screen.question(True).options
    assert [option.number for option in options] == [0, 1, 2, 3]
    return desk.decision.player, [english(option).rpartition(" ")[2] for option in options]


@pytest.mark.parametrize("neutral", [False, True])
def test_the_second_seat_reads_directions_on_its_turned_board(neutral: bool) -> None:
    """Who plays both sides sees the board as the first player does, whoever is asked."""
    desk = JudgmentDesk(judgment_recorder(1), neutral)
    as_it_stands, turned = ["up", "right", "down", "left"], ["down", "left", "up", "right"]
    heard = {}
    for _ in range(2):
        player, words = facing_words(desk)
        heard[player] = words
        assert desk.decision is not None
        summoned, number = desk.screen.question(False).card, len(desk.screen.news(1, 0, True))
        desk.choose(desk.decision.options[1])
        said = next(english(row) for row in desk.screen.news(1, 0, True)[number:] if type(row).__name__ == "summon")
        assert said.endswith("facing right." if neutral else "facing left.") and summoned is not None
        while desk.screen.question(False).why != "action1" or desk.turn[1] == player:
            assert desk.decision is not None
            desk.choose(desk.decision.options[-1])
    assert heard == {0: as_it_stands, 1: as_it_stands if neutral else turned}


def test_a_view_says_what_wins_and_what_unlocks() -> None:
    view = JudgmentDesk(judgment_recorder(1)).screen.view(0)
    assert (view.to_win, view.unlock_at) == (5, 4)
