"""Draft and sealed play at the table: packs go round, nobody sees others' cards, decks are made of the own ones."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.table.house import Guest, House, with_house
from tests.table.test_tournaments import NAMES, ask, give_up, until

from duelkit.kernel.rng import Rng
from duelkit.table import api_tournaments, limited
from duelkit.table.games.client import table_of
from duelkit.table.limited import DRAFT, PACK, SEALED, deal
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal
from duelkit.yugioh.cards import library

WISH: dict[str, Any] = {"title": "Draft", "game": "yugioh", "edition": "mr3", "kind": "round-robin", "clock": 300}


def even(card: int) -> bool:
    """Whether a made-up card belongs in the extra deck."""
    return card % 10 == 0


@pytest.fixture(autouse=True)
def in_no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """People take their time; the tests do not."""
    monkeypatch.setattr(api_tournaments, "LOOKING", (1_000.0, 1_000.0))


async def made(house: House, count: int, computers: int = 0, **more: Any) -> tuple[str, list[Guest]]:
    """A tournament with people and computers whose cards have been dealt."""
    guests = [await house.guest(name) for name in NAMES[:count]]
    identity = (await ask(guests[0], "POST", "", 201, **{**WISH, **more}))["id"]
    for guest in guests:
        await ask(guest, "PUT", f"/{identity}/entry", level=None)
    for _ in range(computers):
        await ask(guests[0], "PUT", f"/{identity}/entry", level="random")
    view = await ask(guests[0], "POST", f"/{identity}/begin", 201)
    assert view["status"] == "drafting" and view["pairings"] == []
    return identity, guests


def legal_deck(view: Json, least: int = 40) -> Json:
    """A deck of what a player has chosen."""
    known = library()
    main = [card for card in view["draft"]["picks"] if not known[card].in_extra_deck]
    assert len(main) >= least
    return {"main": main[:least], "extra": [], "side": []}


def test_packs_are_dealt_evenly_and_go_round() -> None:
    pool = [card for card in range(1, 200) for _ in range(3)]
    made = deal(DRAFT, pool, even, 4, 40, Rng(7))
    packs = [pack for player in range(4) for pack in (*made.unopened[player], *made.queues[player])]
    assert len(packs) == 16 and all(len(pack) == PACK for pack in packs)
    dealt = Counter(card for pack in packs for card in pack)
    assert max(dealt.values()) <= 3 and max(sum(map(even, pack)) for pack in packs) <= limited.MOST_EXTRA
    first = [list(made.queues[player][0]) for player in range(4)]
    taken = [pack[0] for pack in first]
    for player in range(4):
        made.pick(player, taken[player])
    # to the left in the first round
    for player in range(4):
        assert made.queues[(player + 1) % 4][0] == first[player][1:]
    with pytest.raises(Refusal, match="not in your pack"):
        made.pick(0, 199_000)
    while made.round == 1:
        for player in range(4):
            if made.queues[player]:
                made.pick(player, made.queues[player][0][0])
    second = [list(made.queues[player][0]) for player in range(4)]
    for player in range(4):
        made.pick(player, second[player][0])
    # and to the right in the second
    for player in range(4):
        assert made.queues[(player - 1) % 4][0] == second[player][1:]
    while made.drafting:
        for player in range(4):
            if made.queues[player]:
                made.pick(player, made.queues[player][0][0])
    assert [len(cards) for cards in made.picks] == [60] * 4
    assert Counter(card for cards in made.picks for card in cards) == dealt
    with pytest.raises(Refusal, match="expected 240"):
        deal(SEALED, pool[:200], even, 4, 40, Rng(7))


def test_a_draft_of_people_and_a_computer_to_the_end() -> None:
    async def test(house: House) -> None:
        identity, guests = await made(house, 2, 1, limited="draft")
        mine: dict[int, list[int]] = {0: [], 1: []}
        for _ in range(60):
            views = [await ask(guest, "GET", f"/{identity}") for guest in guests]
            for player, (guest, view) in enumerate(zip(guests, views, strict=True)):
                draft = view["draft"]
                assert draft["picks"] == mine[player] and draft["seconds"] > 0
                card = draft["pack"][0]
                mine[player].append(card)
                await ask(guest, "PUT", f"/{identity}/pick", card=card, number=len(mine[player]) - 1)
                # nobody else receives a card of it
                assert "draft" in view and all(
                    set(one) == {"name", "level", "left", "ready"} for one in view["entrants"]
                )
        outsider = await ask(await house.guest("Zoe"), "GET", f"/{identity}")
        assert outsider["draft"] is None and outsider["deck"] is None
        views = [await ask(guest, "GET", f"/{identity}") for guest in guests]
        assert all(not view["draft"]["drafting"] for view in views)
        deck = legal_deck(views[0])
        # only own cards, and a legal deck
        foreign = next(card for card in mine[1] if card not in mine[0])
        await ask(guests[0], "PUT", f"/{identity}/entry", 400, deck={**deck, "main": [foreign, *deck["main"][1:]]})
        await ask(guests[0], "PUT", f"/{identity}/entry", 400, deck={**deck, "main": deck["main"][:39]})
        await ask(guests[0], "PUT", f"/{identity}/entry", 400, deck="plain")
        view = await ask(guests[0], "PUT", f"/{identity}/entry", deck=deck)
        assert view["draft"]["built"] and [one["ready"] for one in view["entrants"]] == [True, False, True]
        await ask(guests[1], "PUT", f"/{identity}/entry", deck=legal_deck(views[1]))
        view = await until(guests[0], identity, lambda one: one["status"] == "playing")
        # one of the three has a bye in the first round
        rooms = [one for one in view["pairings"] if one["room"]]
        player = next(number for number in (0, 1) if any(number in (one["first"], one["second"]) for one in rooms))
        played = sorted(card.passcode for card in _deck_of(house, view, player).main)
        assert played == sorted(legal_deck(views[player])["main"])
        for number in (1, 2, 3):
            view = await until(guests[0], identity, lambda one, number=number: one["round"] == number)
            for pairing in view["pairings"]:
                people = [player for player in (pairing["first"], pairing["second"]) if player in (0, 1)]
                if pairing["round"] == number and pairing["second"] is not None:
                    await give_up(house, guests, view, pairing, people[-1])
        view = await until(guests[0], identity, lambda one: one["status"] == "over")
        assert view["draft"] is None and len(view["standings"]) == 3

    with_house(test)


def _deck_of(house: House, view: Json, player: int) -> Any:
    """The deck with which a player sits in the present room."""
    pairing = next(one for one in view["pairings"] if player in (one["first"], one["second"]) and one["room"])
    return house.hub.rooms[pairing["room"]].seats[0 if pairing["first"] == player else 1].deck


def test_nothing_of_the_others_cards_is_sent() -> None:
    async def test(house: House) -> None:
        identity, guests = await made(house, 3, limited="sealed")
        held = await house.hub.tournaments.get(identity)
        assert held.limited is not None
        picks = held.limited.picks
        assert [len(cards) for cards in picks] == [60] * 3
        for player, guest in enumerate(guests):
            text = str(await ask(guest, "GET", f"/{identity}")) + str(guest.heard)
            others = {card for other in range(3) if other != player for card in picks[other]} - set(picks[player])
            assert len(others) > 40 and not any(str(card) in text for card in others)
        listed = str(await ask(await house.guest("Zoe"), "GET", ""))
        assert not any(str(card) in listed for cards in picks for card in cards)

    with_house(test)


def test_whoever_is_slow_or_leaves_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limited, "PICK_SECONDS", 0.02)
    monkeypatch.setattr(limited, "BUILD_SECONDS", 0.1)

    async def test(house: House) -> None:
        identity, guests = await made(house, 2, limited="draft")
        await ask(guests[1], "DELETE", f"/{identity}/entry")
        view = await until(guests[0], identity, lambda one: one["status"] == "playing")
        assert view["entrants"][1]["level"] == "random"
        # the table has made legal decks of what it chose
        deck = _deck_of(house, view, 0)
        assert len(deck.main) == 40 and len(deck.extra) <= 15
        assert max(Counter(card.passcode for card in (*deck.main, *deck.extra)).values()) <= 3

    with_house(test)


def test_sealed_play_of_the_other_game_and_a_pool_of_ones_own() -> None:
    async def test(house: House) -> None:
        identity, guests = await made(
            house, 1, 1, game="judgment", edition=None, limited="sealed", kind="double-elimination"
        )
        view = await ask(guests[0], "GET", f"/{identity}")
        assert len(view["draft"]["picks"]) == 45
        await ask(guests[0], "DELETE", f"/{identity}/entry")
        await until(guests[0], identity, lambda one: one["status"] == "playing")
        parts = [
            table_of("yugioh").decks.built_in(name)["main"] for name in ("plain", "synchron", "overlay", "hero_ritual")
        ]
        cube = {"name": "cube", "main": sorted(card for part in parts for card in part) * 2}
        assert len(cube["main"]) > 200
        own, players = await made(house, 2, limited="sealed", pool=cube)
        picks = (await ask(players[0], "GET", f"/{own}"))["draft"]["picks"]
        assert len(picks) == 60 and set(picks) <= set(cube["main"])
        few = await ask(
            players[0], "POST", "", 400, **{**WISH, "limited": "draft", "pool": {"main": cube["main"][:119]}}
        )
        assert few["error"]["message"] == (
            "a pool of 119 cards, 0 of them for the extra deck; "
            "expected 120 for 2 players, at most 16 of them for the extra deck"
        )
        small = {**WISH, "limited": "draft", "pool": "plain", "best_of": 3}
        await ask(players[0], "POST", "", 400, **small)
        await ask(players[0], "POST", "", 400, **{**WISH, "pool": "plain"})

    with_house(test)
