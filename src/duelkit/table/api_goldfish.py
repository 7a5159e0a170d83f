"""The first turn of opening hands over HTTP: whether a deck's hands reach a goal, or their best boards, and how."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from duelkit.kernel.errors import DuelkitError
from duelkit.laboratory.goldfish.playing import PLAYER, Hands, HandsPlan, hands_plan, line_of
from duelkit.laboratory.goldfish.searching import turns_of
from duelkit.table.api_decks import Word, parts_of
from duelkit.table.api_http import shown
from duelkit.table.games.client import wished
from duelkit.table.messages import DeckWish, GameName
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal

MOST_HANDS: Final = 10
"""The most hands of one request."""
LAST: Final = 10_000
"""The most hands of one seed."""
NODES: Final = 1000
"""The positions that are looked at for each hand; fewer than on the command line, so that nobody waits for one hand."""


class Wish(Struct, forbid_unknown_fields=True):
    """A deck and what its first turn should reach.

    ``goal``: without one, the best board is looked for. ``second``: whether the player takes the second turn.
    ``seed``: the hands follow from it and from their numbers.
    """

    game: GameName
    deck: DeckWish
    goal: Annotated[str, Meta(max_length=300)] | None = None
    edition: Word | None = None
    second: bool = False
    seed: Annotated[int, Meta(ge=0, le=(1 << 53) - 1)] = 1


class Searched(Wish, forbid_unknown_fields=True, kw_only=True):
    """A request to search hands. ``first``: the number of the first hand, from 0."""

    first: Annotated[int, Meta(ge=0, le=LAST)] = 0
    count: Annotated[int, Meta(ge=1, le=MOST_HANDS)] = MOST_HANDS


class Line(Wish, forbid_unknown_fields=True, kw_only=True):
    """A request for the line of a hand."""

    number: Annotated[int, Meta(ge=0, le=LAST + MOST_HANDS)]


def hands(wish: Searched) -> Json:
    """Returns hands with what the search has found: their cards, which of them the line uses, and the verdict;
    without a goal also the cards on the best board, and what it is worth beyond doing nothing.

    :raises Refusal: if the edition or deck does not exist, the deck cannot be played, or the goal is not understood.
    """
    worker = Hands(_plan(wish))
    found = []
    for number in range(wish.first, wish.first + wish.count):
        row = worker.duel(worker.plan.task(number))
        cards = row.cards[PLAYER]
        hand = {"number": number, "verdict": row.reason, "hand": list(cards.opening), "used": list(cards.played)}
        found.append(hand if worker.goal else {**hand, "worth": row.worth, "board": list(row.board)})
    return {"hands": found}


def line(wish: Line) -> Json:
    """Returns the record of the line with which a hand reaches the goal, or its best board.

    :raises Refusal: as :func:`hands`, or if no line was found.
    """
    found = line_of(_plan(wish), wish.number)
    if found is None:
        raise Refusal("not_found", f"hand {wish.number}: no line reaches the goal; expected one that reaches it")
    return {"record": found.text()}


def _plan(wish: Wish) -> HandsPlan:
    """Returns the hands of a request."""
    table = wished(wish.game)
    try:
        turns = turns_of(table.game)
        goal = "" if wish.goal is None else turns.goal(wish.goal).text
    except DuelkitError as error:
        raise Refusal("bad_message", f"{shown(str(error), 600)} - at `$.goal`") from None
    setup = table.setup(table.editions.identity(wish.edition))
    parts = parts_of(table, wish.deck)
    if not parts.main:
        raise Refusal("bad_deck", "an empty main deck; expected cards to draw")
    deck = table.decks.deck(table.decks.known_parts(parts))
    return hands_plan(table.game, setup, deck, goal, LAST + MOST_HANDS, seed=wish.seed, second=wish.second, nodes=NODES)
