"""Decisions of replays judged: what is answered, by what was known, what is refused, what is kept and bounded."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import httpx2
import pytest
from starlette.applications import Starlette
from tests.table.house import House, with_house
from tests.table.test_replay_moments import judgment_recorder
from tests.table.web import Here

from duelkit.games.judgment import GAME
from duelkit.kernel.record import read_record
from duelkit.table import analysing, replays
from duelkit.table.analysing import judge
from duelkit.table.refusals import Refusal
from duelkit.table.replaying import Unknown, found


@cache
def text() -> str:
    """A duel of a few decisions, which player 2 gives up."""
    recorder = judgment_recorder(3)
    player = GAME.player("random", 5)
    while len(recorder.record.steps) < 14:
        recorder.choose(player.choose(recorder.duel))
    recorder.surrender(1)
    return recorder.record.text()


def judged(step: int, known: str = "own", tried: int | None = None) -> Any:
    answer = json.loads(judge(f"key-{known}", text(), step, known, "quick", tried))
    assert answer["step"] == step
    return answer["judged"]


def test_a_decision_is_judged_by_what_was_known_or_with_open_cards() -> None:
    steps = read_record(text(), "record").steps
    for known in analysing.KNOWN:
        one = judged(9, known)
        assert one == judged(9, known), "the same again"
        assert one["player"] == steps[9].player
        assert one["lost"] == one["before"] - one["after"] >= 0
        for key in ("before", "after"):
            low, high = one[f"{key}_range"]
            assert 0 <= low <= one[key] <= high <= 1
        assert set(one["chosen"]) == set(one["best"]) == {"ja", "en"} and one["chosen"]["en"]
        assert one["mistake"] == (one["gap"] >= 0.1 and one["gap"] > 2 * one["error"])


def test_another_answer_to_a_decision_is_judged_by_the_same_measure() -> None:
    """The recorded answer and one against it: what the first judgment found better is right, what it lost is not."""
    for step in range(14):
        first = judged(step)
        if first["mistake"]:
            break
    assert first["mistake"]
    replay = found("key-own", text())
    replay.go_to(step)
    options = replay.desk.duel.decision.options
    words = [
        replay.desk.context.game.teller(replay.desk.duel, first["player"], "en", neutral=True).option(option)
        for option in options
    ]
    again = judged(step, tried=words.index(first["chosen"]["en"]))
    better = judged(step, tried=words.index(first["best"]["en"]))
    assert again["mistake"] and again["lost"] > 0.1
    assert not better["mistake"] and better["lost"] < 0.1
    with pytest.raises(Refusal, match=f"tried is 99; expected a number below {len(options)}"):
        judged(step, tried=99)


def test_giving_up_is_not_judged_and_there_is_no_more() -> None:
    assert judged(14) is None
    with pytest.raises(Refusal, match="step 15; expected a number below 15"):
        judged(15)
    with pytest.raises(Unknown):
        judge("nobody knows it", None, 0, "own", "quick")


def test_what_takes_too_long_is_not_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "SECONDS", -1.0)
    assert judged(9) is None


class Counted(Here):
    """A workshop that counts what it is asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def run(self, who: str, work: Any, *args: Any, key: str = "", brought: str = "") -> Any:
        self.asked.append(work.__name__)
        return await super().run(who, work, *args, key=key)


def test_over_http_in_a_place_of_its_own_and_kept() -> None:
    async def test(house: House) -> None:
        studio = Counted()
        app = Starlette(routes=replays.routes(house.hub, studio))
        async with httpx2.AsyncClient(transport=httpx2.ASGITransport(app=app), base_url="http://table") as client:
            sent = await client.post("/api/replays", content=text())
            path = f"/api/replays/{sent.json()['replay']}/analysis"
            assert studio.asked == []
            first = await client.get(f"{path}/9")
            assert first.status_code == 200 and first.json()["judged"]["chosen"]["en"]
            asked = list(studio.asked)
            assert set(asked) == {"judge"}
            again = await client.get(f"{path}/9?known=own&how=quick")
            assert again.content == first.content and studio.asked == asked
            for wrong, told in (
                ("9?known=all", "known is 'all'; expected own or open"),
                ("9?how=best", "how is 'best'; expected quick or thorough"),
                ("x", "step is 'x'; expected a whole number from 0"),
                ("9?tried=x", "tried is 'x'; expected a whole number from 0"),
                ("99", "step 99; expected"),
            ):
                found = await client.get(f"{path}/{wrong}")
                assert found.status_code == 400 and told in found.json()["error"]["message"], wrong
            assert (await client.get("/api/replays/nobody/analysis/0")).status_code == 404

    with_house(test)
