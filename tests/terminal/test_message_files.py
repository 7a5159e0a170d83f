"""The files of messages: each message is parsed when it is asked for, with those that it names."""

from __future__ import annotations

import pytest

from duelkit.messages import Bundle

TEXT = """
# what stands above belongs to nobody
-deck = deck { $kind ->
    [main] of the game
   *[other] beside it
 }
card = { $count ->
    [one] a card
   *[other] { $count } cards
 }
two-lines =
    first
    second
pile = { card } of { -deck(kind: "main") }
broken = { $
"""


def test_messages_say_what_they_name() -> None:
    bundle = Bundle("en", [TEXT, "card = another\nlater = last"])
    assert bundle.keys == {"card", "two-lines", "pile", "broken", "later"}
    text, errors = bundle.say("pile", {"count": 3})
    assert (text, errors) == ("3 cards of deck of the game", [])
    assert bundle.say("card", {"count": 1})[0] == "a card"
    assert bundle.say("two-lines", {}) == ("first\nsecond", [])
    assert bundle.say("later", {})[0] == "last"
    assert bundle.say("card", {})[1]


def test_a_message_that_cannot_be_read_is_a_mistake() -> None:
    with pytest.raises(LookupError):
        Bundle("en", [TEXT]).say("broken", {})
