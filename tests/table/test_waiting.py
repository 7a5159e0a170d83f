"""How long one waits says nothing about what the other holds, and nobody learns anything before the time."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.table.house import Guest, House, quiet, with_house

from duelkit.kernel.decision import PICK, RESPOND
from duelkit.kernel.record import Record, read_record
from duelkit.kernel.rng import KEYED
from duelkit.table import replaying
from duelkit.table.config import RoomConfig, begin_duel
from duelkit.table.course import Course
from duelkit.table.cover import Cover
from duelkit.table.games.yugioh import YugiohDesk
from duelkit.table.games.yugioh_match import begin_match
from duelkit.table.pace import Pace
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal
from duelkit.table.replays import Replays
from duelkit.table.seats import HUMAN, Seat, Seats
from duelkit.yugioh import Duel, edition, library, load_deck
from duelkit.yugioh.language import Phase
from duelkit.yugioh.records import Recorder
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.codes import PASS

ANSWERS_TO_SUMMONS = ("神の宣告", "激流葬", "奈落の落とし穴", "落とし穴", "サイクロン", "月の書")
NO_ANSWERS = ("サンダー・ボルト", "強奪", "ブラック・ホール", "心変わり", "死者蘇生", "強欲な壺")
VANILLA = [card.passcode for card in library().tested if card.types == 0x11 and card.level <= 4]
SHORT, USUAL = 0.02, 0.09


def deck(others: tuple[str, ...]) -> Json:
    return {"name": "deck", "main": VANILLA[:8] * 3 + [library()[name].passcode for name in others] * 3}


class Thinker:
    """Bob: sets what he can, and thinks for a while before he passes."""

    def __init__(self, guest: Guest, room: str, seed: int) -> None:
        self.guest = guest
        self.room = room
        self.chance = random.Random(seed)

    async def run(self) -> None:
        """Answer whatever is asked."""
        answered = 0
        while True:
            at = len(self.guest.heard)
            state = next((found for found in reversed(self.guest.heard) if found["type"] == "state"), None)
            if state is not None and state["ask"] is not None and state["ask"]["id"] > answered:
                ask = state["ask"]
                answered = ask["id"]
                if ask["kind"] == "respond":
                    await asyncio.sleep(self.chance.uniform(SHORT, USUAL))
                verbs = [option["verb"] for option in ask["options"]]
                await self.guest.choose(self.room, state, verbs.index("set") if "set" in verbs else quiet(ask))
            while len(self.guest.heard) == at:
                await asyncio.sleep(0.0005)


async def waits(house: House, others: tuple[str, ...], seed: int) -> list[float]:
    """How long Alice waits after each of her summons until she is asked again."""
    alice, bob = await house.guest("Alice", False), await house.guest("Bob", False)
    room = await alice.room(game="yugioh", edition="mr3", deck=deck(NO_ANSWERS), opponent="friend", first="other")
    await bob.say(type="join", room=room, deck=deck(others))
    thinking = asyncio.create_task(Thinker(bob, room, seed).run())
    found: list[float] = []
    loop = asyncio.get_running_loop()
    after = 0
    try:
        while len(found) < 5:
            state = await alice.asked(room, after)
            after = len(alice.heard)
            verbs = [option["verb"] for option in state["ask"]["options"]]
            began = loop.time()
            if "summon" in verbs:
                await alice.choose(room, state, verbs.index("summon"))
                await alice.asked(room, after)
                found.append(loop.time() - began)
            else:
                await alice.choose(room, state, quiet(state["ask"]))
    finally:
        thinking.cancel()
    return found


def distance(one: list[float], two: list[float]) -> float:
    """The Kolmogorov–Smirnov distance of two samples."""
    return max(
        abs(sum(value <= at for value in one) / len(one) - sum(value <= at for value in two) / len(two))
        for at in (*one, *two)
    )


def sampled(monkeypatch: pytest.MonkeyPatch, cover: bool, duels: int) -> float:
    """How much the waits differ between a world in which Bob holds answers to summons and one in which he does not."""
    monkeypatch.setattr("duelkit.table.pace.SHORTEST", SHORT)
    monkeypatch.setattr("duelkit.table.pace.USUAL", (SHORT, 0.03, 0.05, 0.06, 0.08, USUAL))
    samples: list[list[float]] = [[], []]

    async def test(house: House) -> None:
        for seed in range(duels):
            for world, others in enumerate((ANSWERS_TO_SUMMONS, NO_ANSWERS)):
                monkeypatch.setattr("duelkit.table.hub.secrets.randbits", lambda bits, seed=seed: seed)
                samples[world] += await waits(house, others, seed)

    with_house(test, cover=cover)
    return distance(*samples)


def test_the_wait_does_not_tell_whether_a_summon_could_be_negated(monkeypatch: pytest.MonkeyPatch) -> None:
    # 30 samples each: by chance the distance is above 0.5 once in a thousand
    assert sampled(monkeypatch, True, 6) < 0.5


def test_without_the_cover_the_wait_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sampled(monkeypatch, False, 4) > 0.6


def at_the_negation(mode: str) -> tuple[YugiohDesk, Any]:
    """A desk at the moment at which Bob can negate Alice's summon, and the answer that the table would give for him."""
    found = scenario()
    found.alice.hand("ヂェミナイ・エルフ")
    found.bob.has_set("神の宣告")
    found.start()
    found.alice.summons("ヂェミナイ・エルフ")
    desk = YugiohDesk(cast(Recorder, SimpleNamespace(duel=found.duel, record=Record({"seed": "1"}))))
    decision = desk.decision
    assert decision is not None and decision.player == BOB and found.duel.summoning
    seats = [SimpleNamespace(human=True, hold="none", mode=mode)] * 2
    table = SimpleNamespace(on_table=desk, seats=seats)
    return desk, Course.automatic(cast(Any, table), decision)


@pytest.mark.parametrize("opponent", ["greedy", "friend"])
def test_nobody_waits_for_a_player_whose_opponent_is_a_computer(opponent: str) -> None:
    desk, _ = at_the_negation("can")
    assert desk.decision is not None
    config = RoomConfig("yugioh", "mr3", opponent)
    seats = Seats(config, (Seat(opponent if config.solo else HUMAN), Seat(HUMAN, mode="can")))
    cover = Cover(config, seats, cast(Any, SimpleNamespace(on_table=desk)), True)
    assert (cover.pause(desk.decision, seats[BOB]) > 0) == (opponent == "friend")


@pytest.mark.parametrize("mode", ["auto", "can", "always"])
def test_whether_to_negate_a_summon_is_asked_in_every_mode(mode: str) -> None:
    desk, answer = at_the_negation(mode)
    assert desk.windows.is_answer_to_opponent() and answer is None


async def record_of(house: House, room: str, duel: int) -> Record:
    """A record as the table gives it to anybody."""
    return read_record(await Replays(house.hub).ask("somebody", room, duel, replaying.text), "record")


def test_the_first_moments_of_every_duel_are_asked_for_whatever_there_is_in_the_hands() -> None:
    plain = load_deck("plain")
    config = RoomConfig("yugioh", "mr20", "friend", seed=1, generator=KEYED)
    match = begin_match(config, (plain, plain))
    begun = cast(Duel, begin_duel(config, (plain, plain)).duel)
    assert begun.decision is not None and begun.decision.options == [PASS] and (begun.turn, begun.phase) == (1, 0)
    for player in (0, 1):
        while match.recorder is None:
            assert match.decision is not None
            match.choose(match.decision.options[0])
        duel = match.recorder.duel
        assert duel.decision is not None and duel.decision.options == [PASS] and (duel.turn, duel.phase) == (1, 0)
        match.surrender(player)


def test_records_of_a_match_are_open_after_the_match() -> None:
    async def test(house: House) -> None:
        alice, bob = await house.guest("Alice"), await house.guest("Bob")
        room = await alice.room(game="yugioh", edition="mr20", deck="plain", opponent="friend", best_of=3)
        await bob.say(type="join", room=room, deck="plain")
        for duel in (1, 2):
            await house.settle()
            for guest in (alice, bob):
                for message in guest.heard[-3:]:
                    if message["type"] == "siding" and message["ask"] is not None:
                        await guest.say(type="choose", room=room, ask=message["ask"]["id"], option=0)
            await house.settle()
            for number in (1, duel):
                with pytest.raises(Refusal, match="going on"):
                    await record_of(house, room, number)
            await bob.say(type="surrender", room=room)
            await house.settle()
        assert alice.last("room", room)["status"] == "over"
        seeds = [int((await record_of(house, room, duel)).headers["seed"]) for duel in (1, 2)]
        assert len({*seeds, house.hub.rooms[room].config.seed}) == 3 and min(seeds) > 1 << 64

    with_house(test)


def test_a_duel_against_the_computer_has_no_open_record_before_its_end() -> None:
    async def test(house: House) -> None:
        alice = await house.guest("Alice")
        room = await alice.room(game="judgment", deck="fire", opponent="random")
        await house.settle()
        with pytest.raises(Refusal, match="going on"):
            await record_of(house, room, 1)
        await alice.say(type="surrender", room=room)
        await house.settle()
        assert (await record_of(house, room, 1)).end is not None

    with_house(test)


def test_who_watches_late_learns_everything_late() -> None:
    async def test(house: House) -> None:
        alice, bob, eve = [await house.guest(name) for name in ("Alice", "Bob", "Eve")]
        room = await alice.room(game="judgment", deck="fire", opponent="friend", public=True, delay=1)
        await bob.say(type="join", room=room, deck="water")
        await house.settle()
        await asyncio.sleep(1.1)
        await eve.say(type="join", room=room, watch=True)
        await eve.say(type="lobby")
        await house.settle()
        await bob.say(type="surrender", room=room)
        await house.settle()
        assert alice.last("room", room)["status"] == "over"

        async def asks() -> list[Json]:
            start = len(eve.heard)
            late = await house.guest("Late")
            questions: list[Json] = [
                {"type": "why", "card": 12},
                {"type": "why"},
                {"type": "rematch"},
                {"type": "surrender"},
                {"type": "branch"},
                {"type": "choose", "ask": 1, "option": 0},
            ]
            for number, message in enumerate(questions):
                await eve.say(room=room, id=number, **message)
            await eve.say(type="lobby")
            await late.say(type="join", room=room, watch=True)
            await house.settle()
            with pytest.raises(Refusal, match="going on"):
                await record_of(house, room, 1)
            return [message for message in (*eve.heard[start:], *late.heard)]

        told = await asks()
        assert not any(word in str(told) for word in ("'over'", "surrender", "'wins': 1")), told
        await asyncio.sleep(1.2)
        assert eve.last("state", room)["outcome"] is not None and eve.last("room", room)["status"] == "over"

    with_house(test)


def test_how_long_a_held_answer_waits_does_not_change_what_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[list[Json]] = []

    async def test(house: House, seconds: float) -> None:
        monkeypatch.setattr(Pace, "draw", lambda pace, kind=RESPOND: seconds)
        monkeypatch.setattr("duelkit.table.hub.secrets.randbits", lambda bits: 7)
        alice, bob = await house.guest("Alice", False), await house.guest("Bob", False)
        room = await alice.room(game="yugioh", edition="mr3", deck=deck(NO_ANSWERS), opponent="friend", first="me")
        await alice.say(type="windows", room=room, mode="always")
        await bob.say(type="join", room=room, deck=deck(NO_ANSWERS))
        after = 0
        for _ in range(6):
            state = await alice.asked(room, after)
            after = len(alice.heard)
            await alice.choose(room, state, quiet(state["ask"]))
        # the phases before Bob acts
        await alice.until(lambda found: found["type"] == "state" and found["view"]["phase"] == "main1", after)
        told.append([{**found, "room": ""} for found in alice.heard if found["type"] == "state"])

    # no answer comes sooner than the first time, and none later than the second
    for seconds in (0.0, 0.05):
        with_house(partial(test, seconds=seconds), cover=True)
    assert told[0] == told[1]
    assert sum(state["waiting"] and not state["log"] for state in told[0]) > 4


def at_the_table(found: Scenario) -> YugiohDesk:
    """A duel put together in a test, played as at a table."""
    return YugiohDesk(cast(Recorder, SimpleNamespace(duel=found.duel, record=Record({"seed": "1"}))))


def ends_turn(found: Scenario) -> None:
    """Alice ends her turn, and nobody answers before the End Phase."""
    found.alice.ends_turn()
    while found.duel.phase != codes.END:
        found.duel.choose(PASS)


def cover_of(desk: YugiohDesk, mode: str) -> Cover:
    """What covers the answers of two people."""
    config = RoomConfig("yugioh", "mr20", "friend")
    seats = Seats(config, (Seat(HUMAN, mode=mode), Seat(HUMAN, mode=mode)))
    return Cover(config, seats, cast(Any, SimpleNamespace(on_table=desk)), True)


@pytest.mark.parametrize("held", ["Melffy Puppy", "サンダー・ボルト"])
def test_one_waits_at_the_end_of_a_turn_whether_or_not_a_card_in_the_hand_can_be_used_there(held: str) -> None:
    found = scenario(edition("mr20"), phase=Phase.MAIN_1)
    found.alice.hand(held)
    found.start()
    desk = at_the_table(found)
    ends_turn(found)
    decision = desk.decision
    assert decision is not None and decision.player == ALICE and found.duel.phase == codes.END
    # only with the card something can be decided, which is asked for in every mode
    assert (desk.windows.passing() is None) is (held == "Melffy Puppy")
    for mode in ("auto", "can"):
        cover = cover_of(desk, mode)
        assert cover.pause(decision, cover.seats[ALICE]) > 0
        assert cover.note(decision, PASS, 0.0) is not None


def test_nobody_waits_in_the_own_phases_where_no_card_in_a_hand_can_be_used() -> None:
    found = scenario(edition("mr20"), phase=Phase.MAIN_1)
    found.start()
    desk = at_the_table(found)
    ends_turn(found)
    cover, decision = cover_of(desk, "auto"), desk.decision
    assert decision is not None and decision.player == ALICE and not found.duel.hand[ALICE]
    assert cover.pause(decision, cover.seats[ALICE]) == 0


@pytest.mark.parametrize("held", ["転生炎獣ガゼル", "サンダー・ボルト"])
def test_a_discard_at_the_end_of_the_turn_is_shown_before_the_next_turn(held: str) -> None:
    found = scenario(edition("mr20"), phase=Phase.MAIN_1)
    found.alice.hand(held, *["Salamangreat Fowl"] * 6)
    found.start()
    desk = at_the_table(found)
    ends_turn(found)
    while desk.decision is not None and desk.decision.kind != PICK:
        found.duel.choose(PASS)
    found.alice.picks("Salamangreat Fowl")
    assert desk.decision is not None and desk.windows.follows_event()
    assert desk.windows.is_secret(BOB) is (held == "転生炎獣ガゼル")
    if desk.windows.is_secret(BOB):
        found.duel.choose(desk.decision.options[-1])
    seen = []
    while desk.decision is not None and desk.decision.kind == RESPOND and found.duel.turn_player == ALICE:
        assert desk.decision.options == [PASS] and desk.windows.follows_event()
        seen.append(desk.decision.player)
        found.duel.choose(PASS)
    assert seen == [ALICE, BOB]


def test_one_also_waits_where_a_hidden_card_could_have_joined_what_was_triggered() -> None:
    found = scenario()
    found.alice.hand("魔導戦士 ブレイカー")
    found.bob.has_set("サイクロン")
    found.alice.has_set("死者蘇生")
    found.start()
    desk = at_the_table(found)
    found.alice.summons("魔導戦士 ブレイカー")
    while not found.duel.chain:
        found.duel.choose(PASS)
    assert desk.decision is not None and desk.decision.kind == RESPOND and desk.windows.follows_event()
    while desk.decision.player != BOB:
        found.duel.choose(PASS)
    found.bob.activates("サイクロン")
    while desk.decision.kind != RESPOND:
        found.duel.choose(desk.decision.options[0])
    assert len(found.duel.chain) == 2 and not desk.windows.follows_event()
