"""Nothing hidden leaks: what a player receives is a function of what that player may know.

Two rooms have the same seed and the same decks but for the hidden cards of one player, who answers every question in
the quietest way. Until one of those cards becomes public, the other player must receive the same bytes in both.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.table.house import Guest, House, quiet, with_house

from duelkit.kernel.record import Record
from duelkit.table.games.yugioh import YugiohDesk
from duelkit.table.protocols import Json
from duelkit.yugioh import library
from duelkit.yugioh.records import Recorder
from duelkit.yugioh.scenario import scenario

RESPONDING = ("聖なるバリア －ミラーフォース－", "神の宣告", "激流葬", "奈落の落とし穴", "サイクロン", "和睦の使者")
HARMLESS = ("サンダー・ボルト", "強奪", "月の書", "心変わり", "死者蘇生", "強欲な壺")


def code(name: str) -> int:
    return library()[name].passcode


def bob_deck(traps: bool) -> Json:
    """Forty cards; in one world the spells and traps among them respond to much, in the other to nothing."""
    monsters = [card.passcode for card in library().tested if card.types == 0x11][:8]
    others = [code(name) for name in (RESPONDING if traps else HARMLESS)]
    return {"name": "deck", "main": (monsters * 3)[:22] + others * 3}


async def stream(house: House, bob: Json, seed: int, texts: bool, mode: str) -> list[bytes]:
    """What Alice receives in a duel with Bob's deck."""
    alice, other = await house.guest("Alice", texts), await house.guest("Bob")
    room = await alice.room(game="yugioh", edition="mr3", deck="synchron", opponent="friend", first="me")
    await other.say(type="join", room=room, deck=bob)
    await other.say(type="windows", room=room, mode=mode)
    rng = random.Random(seed)
    seen = {alice: 0, other: 0}
    for _ in range(400):
        await house.settle()
        state = newest(alice, seen)
        if state is not None and state["ask"] is not None:
            ask = state["ask"]
            if ask["kind"] == "act" and rng.random() < 0.3:
                await alice.choose(room, state, quiet(ask))
            else:
                await alice.choose(room, state, rng.randrange(len(ask["options"])))
        state = newest(other, seen)
        if state is not None and state["ask"] is not None:
            verbs = [option["verb"] for option in state["ask"]["options"]]
            sets = [at for at, verb in enumerate(verbs) if verb == "set"]
            await other.choose(room, state, sets[0] if sets and state["view"]["turn"] < 5 else quiet(state["ask"]))
        if alice.last("state", room)["view"]["turn"] > 6:
            break
    name = room.encode()
    return [raw.replace(name, b"ROOM") for raw in alice.raw]


def newest(guest: Guest, seen: dict[Guest, int]) -> Json | None:
    """The newest state, if it is a new one."""
    at = max((at for at, found in enumerate(guest.heard) if found["type"] == "state"), default=-1)
    if at < seen[guest]:
        return None
    seen[guest] = len(guest.heard)
    return guest.heard[at]


def is_public(raw: bytes) -> bool:
    """Whether a card of Bob's, or what Bob did with one, is told by name."""
    message = json.loads(raw)
    if message["type"] != "state":
        return False
    theirs = message["view"]["sides"][1]
    piles = [
        *theirs["graveyard"],
        *theirs["banished"],
        *[card for card in theirs["monsters"] if card],
        *[card for card in theirs["spells"] if card],
        *theirs["hand"],
    ]
    return any(card["passcode"] for card in piles)


def compare(test: Callable[[House], Any], monkeypatch: pytest.MonkeyPatch, seed: int) -> Any:
    """Run with the seed that a room would draw at random."""
    monkeypatch.setattr("duelkit.table.hub.secrets.randbits", lambda bits: seed)
    found: list[Any] = []

    async def run(house: House) -> None:
        found.append(await test(house))

    with_house(run)
    return found[0]


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("mode", ["auto", "always"])
def test_same_bytes_whatever_the_other_holds(seed: int, mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = compare(lambda house: stream(house, bob_deck(True), seed, True, mode), monkeypatch, seed)
    second = compare(lambda house: stream(house, bob_deck(False), seed, True, mode), monkeypatch, seed)
    shared = 0
    for one, two in zip(first, second, strict=False):
        if is_public(one) or is_public(two):
            break
        assert one == two, f"message {shared} differs"
        shared += 1
    assert shared > 15, "the two duels were never the same for long"


def test_a_name_is_declared_by_its_passcode_and_not_by_the_number_of_a_card_in_the_duel() -> None:
    names = ("クリボー", "ムカムカ", "サンダー・ボルト")
    found = scenario()
    found.alice.hand("抹殺の指名者")
    found.alice.deck(*names)
    found.start()
    found.alice.activates("抹殺の指名者")
    desk = YugiohDesk(cast(Recorder, SimpleNamespace(duel=found.duel, record=Record({"seed": "1"}))))
    ask = desk.screen.question(False)
    assert ask.why == "declare" and {code(name) for name in names} <= {option.number for option in ask.options}
    assert all(option.number in library() for option in ask.options)
