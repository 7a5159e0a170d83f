"""What the table sends is what ``docs/protocol.md`` says: every field and every word of every message stands there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from duelkit.table.games import judgment, yugioh_view
from duelkit.table.games.desk import Json
from duelkit.table.messages import AnyMessage
from duelkit.table.refusals import CODES
from tests.table.house import House, with_house
from tests.table.test_rooms import play

DOCUMENT = Path(__file__).parents[2].joinpath("docs", "protocol.md").read_text(encoding="utf-8")
PARTS = DOCUMENT.split("```")
NAMED = set(re.findall(r"\w+", " ".join(PARTS[1::2] + re.findall(r"`[^`]+`", " ".join(PARTS[0::2])))))
FREE = {"counters"}
"""Fields whose value is a table from names of its own."""
TEXTS = {"ja", "en"}


def fields(value: object, path: str = "") -> Iterator[str]:
    """Every path of fields in a message."""
    if isinstance(value, list):
        for one in value:
            yield from fields(one, path)
    elif isinstance(value, dict):
        for name, one in value.items():
            if set(value) <= TEXTS:
                continue
            yield f"{path}.{name}"
            if name not in FREE:
                yield from fields(one, f"{path}.{name}")


def missing(found: Json) -> set[str]:
    """Fields that the document does not name."""
    return {path for path in fields(found, str(found["type"])) if path.rsplit(".", 1)[1] not in NAMED}


def test_every_word_and_every_message_of_clients_stands_in_the_document() -> None:
    words = {*CODES, *yugioh_view.STEPS.values(), *(word for module in (yugioh_view, judgment) for word in (
        *module.VERBS.values(), *module.QUESTIONS.values(), *module.PHASES))}
    for kind in get_args(AnyMessage):
        words |= {kind.__struct_config__.tag, *kind.__struct_fields__}
    assert words - NAMED == set()


@pytest.mark.parametrize("game, decks, more", [
    ("yugioh", ("synchron", "magician_pendulum"), {}),
    ("yugioh", ("link_allstars", "overlay"), {"edition": "mr20"}),
    ("judgment", ("fire", "water"), {}),
])
def test_every_field_that_is_sent_stands_in_the_document(game: str, decks: tuple[str, str], more: Json) -> None:
    async def test(house: House) -> None:
        guest = await house.guest()
        await guest.say(type="lobby")
        for seed in range(3):
            room = await guest.room(game=game, deck=decks[0], opponent_deck=decks[1], opponent="self", seed=seed,
                                    **more)
            state = await guest.asked(room)
            card = next(card["card"] for side in state["view"]["sides"] for card in side["hand"] if card["card"] >= 0)
            await guest.say(type="why", room=room, card=card)
            await guest.until(lambda found: found["type"] == "why")
            await guest.say(type="forecast", room=room, option=0)
            await guest.until(lambda found: found["type"] == "forecast")
            await play(guest, room, seed)
        assert {found["type"] for found in guest.heard} >= {"room", "state", "lobby", "why"}
        unknown = {path for found in guest.heard for path in missing(found)}
        assert unknown == set(), f"not in docs/protocol.md: {sorted(unknown)}"
    with_house(test)
