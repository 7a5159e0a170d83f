"""How often a player is asked in one's own phases: in ``auto`` only if an effect of the phase itself waits."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest
from tests.table.house import House, quiet, with_house

from duelkit.kernel.record import Record
from duelkit.table.games.yugioh import YugiohDesk
from duelkit.table.protocols import Json
from duelkit.yugioh import library
from duelkit.yugioh.language import Attribute, Phase, Race, damage, in_phase, monster, trigger
from duelkit.yugioh.records import Recorder
from duelkit.yugioh.scenario import ALICE, scenario

DUSK = monster(
    900001399,
    "任意の夕",
    "Optional Dusk",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    trigger(in_phase(Phase.END), damage(10), mandatory=False),
)


def full_of_goats() -> Json:
    """Forty cards, so many of them quick-play spells that one is in every hand."""
    quick = [library()[name].passcode for name in ("スケープ・ゴート", "サイクロン", "月の書")]
    return {
        "name": "goats",
        "main": [code for code in quick for _ in range(3)]
        + [card.passcode for card in library().tested if card.types == 0x11][:11] * 3,
    }


@pytest.mark.parametrize("mode", ["auto", "can"])
def test_own_phases_ask_for_quick_effects_only_where_it_is_wanted(mode: str) -> None:
    async def test(house: House) -> None:
        guest = await house.guest()
        room = await guest.room(
            game="yugioh",
            edition="mr3",
            deck=full_of_goats(),
            opponent="random",
            opponent_deck="synchron",
            first="me",
            seed=11,
        )
        await guest.say(type="windows", room=room, mode=mode)
        own_phases = 0
        after = 0
        for _ in range(60):
            state = await guest.asked(room, after)
            if state["outcome"] is not None or state["view"]["turn"] > 9:
                break
            ask = state["ask"]
            verbs = {option["verb"] for option in ask["options"]}
            if ask["kind"] == "trigger" and state["view"]["turn_player"] == 0 and "activate" in verbs:
                own_phases += 1
            after = len(guest.heard)
            await guest.choose(room, state, quiet(ask))
        assert state["view"]["turn"] > 4
        assert (own_phases > 0) is (mode == "can")

    with_house(test)


def test_an_effect_of_the_phase_is_always_asked_for() -> None:
    found = scenario()
    found.alice.attack_position(DUSK)
    found.alice.has_set("スケープ・ゴート")
    found.start()
    found.alice.ends_turn()
    recorder = SimpleNamespace(duel=found.duel, record=Record({"seed": "1"}))
    desk = YugiohDesk(cast(Recorder, recorder), every_window=False)
    decision = desk.decision
    assert decision is not None and decision.player == ALICE
    verbs = {option.verb for option in desk.screen.question(False).options}
    assert "trigger" in verbs and desk.windows.passing() is None
