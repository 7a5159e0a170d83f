"""The published lists against decks of real cards, edition by edition (禁止・制限カード)."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh import library
from duelkit.yugioh.decks import Deck, check_deck, limit_lists, list_in_force, load_limits
from duelkit.yugioh.editions import edition
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.terms import CardType

LISTS = {"ex04": "ocg-2004-09", "mr3": "ocg-2015-04", "mr20": "ocg-2020-04"}
IDS = {
    "ex04": ("EX04-LIM-04", "EX04-LIM-02", "EX04-LIM-03"),
    "mr3": ("MR3-LIM-02", "MR3-LIM-03", "MR3-LIM-04"),
    "mr20": ("MR20-LIM-02", "MR20-LIM-03", "MR20-LIM-04"),
}
ON_A_LIST = {name for limits in limit_lists().values() for entry in limits.entries for name in entry.names}
NORMAL = [
    card
    for card in library().tested
    if card.types & CardType.NORMAL
    and card.ja not in ON_A_LIST
    and not card.types & (CardType.TUNER | CardType.PENDULUM)
]


def listed(identity: str, copies: int) -> list[Card]:
    """Playable main deck cards of which a list allows so many."""
    found = [
        library()[name]
        for entry in load_limits(identity).entries
        if entry.copies == copies
        for name in entry.names[:1]
        if name in library()
    ]
    return [card for card in found if not card.in_extra_deck and not card.types & CardType.PENDULUM]


def with_copies(card: Card, main: int, side: int) -> Deck:
    """A deck of forty cards with so many copies in it, and a side deck of fifteen with some."""
    others = [one for one in NORMAL if one.ja != card.ja for _ in range(3)]
    return Deck("deck", (*[card] * main, *others[: 40 - main]), (), (*[card] * side, *others[40 : 55 - side]))


@rule(
    "EX04-LIM-02",
    "EX04-LIM-03",
    "EX04-LIM-04",
    "MR3-LIM-02",
    "MR3-LIM-03",
    "MR3-LIM-04",
    "MR20-LIM-02",
    "MR20-LIM-03",
    "MR20-LIM-04",
)
@pytest.mark.parametrize("identity", list(LISTS))
@pytest.mark.parametrize("allowed", [0, 1, 2])
def test_each_kind_of_listed_card_is_allowed_as_often_as_it_says(identity: str, allowed: int) -> None:
    limits = load_limits(LISTS[identity])
    cards = listed(LISTS[identity], allowed)[:4]
    assert len(cards) >= 3, "at least three cards of the kind are playable"
    for card in cards:
        for main, side in ((allowed, 0), (max(0, allowed - 1), min(1, allowed)), (allowed + 1, 0), (allowed, 1)):
            found = check_deck(with_copies(card, main, side), edition(identity), limits)
            more = main + side > allowed
            assert [fault.rule for fault in found] == ([IDS[identity][allowed]] if more else []), (card.en, main, side)
            assert not more or card.en in found[0].message


@rule("EX04-LIM-05", "MR3-LIM-05", "MR20-LIM-05")
@pytest.mark.parametrize(
    ("identity", "older", "newer"),
    [
        ("ex04", "ocg-2004-03", "ocg-2004-09"),
        ("mr3", "ocg-2015-01", "ocg-2015-04"),
        ("mr20", "ocg-2017-04", "ocg-2020-04"),
    ],
)
def test_a_revised_list_judges_the_same_deck_otherwise(identity: str, older: str, newer: str) -> None:
    before, after = load_limits(older), load_limits(newer)
    assert list_in_force(before.date) == before and list_in_force(after.date) == after and before.date < after.date
    allowed = [
        {name: entry.copies for entry in limits.entries for name in entry.names[:1]} for limits in (before, after)
    ]
    stricter = [
        library()[name] for name, copies in allowed[1].items() if name in library() and copies < allowed[0].get(name, 3)
    ]
    stricter = [card for card in stricter if not card.in_extra_deck and not int(card.types) & ~edition(identity).types]
    assert stricter
    for card in stricter[:3]:
        deck = with_copies(card, allowed[0].get(card.ja, 3), 0)
        rules = edition(identity)
        assert check_deck(deck, rules, before) == [] and len(check_deck(deck, rules, after)) == 1
        assert check_deck(deck, rules) == [], "only an event that asks for a list has one"
