"""Before the first turn, and what is open or hidden. Rules: EOJ-SETUP, EOJ-BOARD-04 to -09."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from duelkit.judgment.boards import standard_settings
from duelkit.judgment.duel import Duel, begin
from duelkit.judgment.language import (
    ANYTHING,
    ENEMY,
    NO_DEFENCE,
    NONE,
    STANDARD,
    Card,
    DiscardHand,
    MagicDamage,
    Mill,
    Move,
    Moving,
    ReturnToHand,
    ShowHand,
    Side,
    SpellClass,
    creature,
    spell,
)
from duelkit.judgment.scenario import ALICE, BOB, Scenario, scenario
from duelkit.judgment.setup import ASKED
from duelkit.judgment.state import codes
from duelkit.judgment.state.log import L_DRAW
from duelkit.kernel.decision import CONFIRM
from duelkit.rulebook.cite import rule

NUMBERS = count(810_000)


def being(
    name: str, *abilities: Any, hp: int = 5, attack: int = 2, cost: int = 1, icon: Any = STANDARD, **more: Any
) -> Card:
    return creature(next(NUMBERS), name, NONE, "Being", "", cost, 1, hp, attack, icon, NO_DEFENCE, *abilities, **more)


CREW = [being(f"Crew {number}") for number in range(30)]
OTHER_CREW = [being(f"Other {number}") for number in range(30)]
BOLT = spell(next(NUMBERS), "Bolt", SpellClass.CONJURATION, 1, MagicDamage(2), ANYTHING)
GRIND = spell(next(NUMBERS), "Grind", SpellClass.CONJURATION, 0, Mill(2))
EMPTIED = spell(next(NUMBERS), "Emptied", SpellClass.CONJURATION, 0, DiscardHand())
STRIP = spell(next(NUMBERS), "Strip", SpellClass.CONJURATION, 0, DiscardHand(Side.OPPONENT))
LOOK = spell(next(NUMBERS), "Look", SpellClass.CONJURATION, 0, ShowHand())
HOME = spell(next(NUMBERS), "Home", SpellClass.CONJURATION, 0, ReturnToHand(), ENEMY)
STEP = spell(next(NUMBERS), "Step", SpellClass.CONJURATION, 0, Move(Moving.CHOSEN), ANYTHING)
GUARD = being("Guard", hp=2)


def start(seed: int = 1, first: int = 0) -> Duel:
    return begin(standard_settings(), [CREW, OTHER_CREW], seed, first)


def options(duel: Duel) -> list[int]:
    assert duel.decision is not None
    return list(duel.decision.options)


def asked(duel: Duel) -> int:
    assert duel.decision is not None
    return duel.decision.player


def answer(duel: Duel, verb: int) -> None:
    duel.choose(next(option for option in options(duel) if codes.verb_of(option) == verb))


def names(duel: Duel, cards: list[int]) -> list[str]:
    return [duel.info[card].name for card in cards]


@rule("EOJ-SETUP-01")
def test_player_picked_at_random_chooses_who_goes_first() -> None:
    pickers = set()
    for seed in range(12):
        for verb in (codes.O_YES, codes.O_NO):
            duel = start(seed, ASKED)
            assert duel.decision is not None
            assert (duel.decision.kind, duel.decision.why) == (CONFIRM, codes.W_TURN_ORDER)
            assert {codes.verb_of(option) for option in options(duel)} == {codes.O_YES, codes.O_NO}
            picker = asked(duel)
            pickers.add(picker)
            answer(duel, verb)
            first = picker if verb == codes.O_YES else 1 - picker
            assert asked(duel) == first  # who is asked about a mulligan first
            answer(duel, codes.O_KEEP)
            answer(duel, codes.O_KEEP)
            assert (duel.turn, duel.turn_player) == (1, first)
    assert pickers == {0, 1}


@rule("EOJ-SETUP-02")
def test_decks_are_shuffled_at_random() -> None:
    tops = set()
    for seed in range(40):
        duel = start(seed)
        for player, crew in ((ALICE, CREW), (BOB, OTHER_CREW)):
            cards = [*duel.library[player], *reversed(duel.hand[player])]
            assert sorted(names(duel, cards)) == sorted(card.en for card in crew)
            assert names(duel, cards) != [card.en for card in crew]
        tops.add(duel.info[duel.library[0][-1]].name)
        assert start(seed).digest() == duel.digest()
    assert len(tops) > 15


@rule("EOJ-SETUP-03")
def test_opening_hand_is_five_cards_of_the_own_library() -> None:
    duel = start()
    for player in (ALICE, BOB):
        assert len(duel.hand[player]) == 5
        assert len(duel.library[player]) == 25
        assert {duel.owner[card] for card in duel.hand[player]} == {player}


@pytest.mark.parametrize("first", [0, 1])
@rule("EOJ-SETUP-04")
def test_either_player_may_mulligan_the_first_player_is_asked_first(first: int) -> None:
    duel = start(first=first)
    for player in (first, 1 - first):
        assert duel.decision is not None
        assert duel.decision.why == codes.W_MULLIGAN
        assert asked(duel) == player
        assert [codes.verb_of(option) for option in options(duel)] == [codes.O_KEEP, codes.O_MULLIGAN]
        before = list(duel.hand[player])
        answer(duel, codes.O_KEEP)
        assert duel.hand[player][:5] == before
    assert duel.turn == 1


@rule("EOJ-SETUP-05")
def test_mulligan_puts_the_whole_hand_back_and_draws_five() -> None:
    kept = set()
    for seed in range(30):
        duel = start(seed)
        before = list(duel.hand[0])
        answer(duel, codes.O_MULLIGAN)
        assert len(duel.hand[0]) == 5
        assert len(duel.library[0]) == 25
        assert sorted(duel.hand[0] + duel.library[0]) == list(range(30))
        kept.add(len(set(before) & set(duel.hand[0])))
    assert {0, 1} <= kept  # a card of the old hand can come again: it was shuffled in


@rule("EOJ-SETUP-06")
def test_each_player_may_mulligan_once() -> None:
    duel = start()
    answer(duel, codes.O_MULLIGAN)
    assert asked(duel) == 1
    answer(duel, codes.O_MULLIGAN)
    assert duel.turn == 1


@rule("EOJ-SETUP-07", "EOJ-SETUP-08")
def test_players_alternate_and_never_mulligan_again() -> None:
    duel = start()
    answer(duel, codes.O_KEEP)
    answer(duel, codes.O_KEEP)
    players = []
    while duel.turn < 6:
        players.append(duel.turn_player)
        assert not any(codes.verb_of(option) == codes.O_MULLIGAN for option in options(duel))
        answer(duel, codes.O_END_TURN)
    assert players == [0, 1, 0, 1, 0]


@rule("EOJ-SETUP-09")
def test_board_and_graveyards_are_empty_at_first() -> None:
    duel = start()
    answer(duel, codes.O_KEEP)
    answer(duel, codes.O_KEEP)
    assert duel.occupant == [-1] * 9
    assert duel.graveyard == [[], []]


@rule("EOJ-BOARD-04")
def test_library_is_known_to_nobody_but_its_size_is() -> None:
    duel = start()
    for viewer in (ALICE, BOB):
        twin = duel.copy()
        for player in (ALICE, BOB):
            twin.library[player].reverse()
        assert twin.digest() != duel.digest()
        assert twin.observe(viewer).rows() == duel.observe(viewer).rows()
        assert [side.library for side in duel.observe(viewer).sides] == [25, 25]


@rule("EOJ-BOARD-05")
def test_library_keeps_its_order() -> None:
    duel = start()
    answer(duel, codes.O_KEEP)
    answer(duel, codes.O_KEEP)
    order = {player: list(reversed(duel.library[player])) for player in (ALICE, BOB)}
    while duel.turn < 6:
        answer(duel, codes.O_END_TURN)
    for player, drawn in ((ALICE, 2), (BOB, 3)):
        assert duel.hand[player][5:] == order[player][:drawn]
        assert list(reversed(duel.library[player])) == order[player][drawn:]


@rule("EOJ-BOARD-06")
def test_hand_is_hidden_from_the_other_player_but_not_its_size() -> None:
    duel = start()
    for viewer in (ALICE, BOB):
        own, other = duel.observe(viewer).sides
        assert [card.card for card in own.hand] == duel.hand[viewer]
        assert [(card.card, card.number) for card in other.hand] == [(-1, 0)] * 5
    answer(duel, codes.O_KEEP)
    answer(duel, codes.O_KEEP)
    drawn = [entry for entry in _entries(duel) if entry.kind == L_DRAW]
    assert {entry.secret for entry in drawn} == {1, 2}
    assert all(entry.secret == 1 + entry.player for entry in drawn)


def _entries(duel: Duel) -> list[Any]:
    from duelkit.judgment.state.log import entries

    return entries(duel.log)


def test_hand_that_was_shown_is_known() -> None:
    duel = scenario()
    duel.alice.hand(LOOK)
    duel.bob.hand(GUARD)
    duel.alice.casts(LOOK)
    assert [card.number for card in duel.duel.observe(ALICE).sides[1].hand] == [GUARD.number]


def _discarded(duel: Scenario) -> None:
    duel.bob.hand(GUARD)
    duel.alice.hand(STRIP)
    duel.alice.casts(STRIP)


def _died(duel: Scenario) -> None:
    duel.bob.creature(GUARD, at=5)
    duel.alice.mana(1)
    duel.alice.hand(BOLT)
    duel.alice.casts(BOLT)


def _milled(duel: Scenario) -> None:
    duel.bob.library(GUARD)
    duel.alice.hand(GRIND)
    duel.alice.casts(GRIND)


@pytest.mark.parametrize("happens", [_discarded, _died, _milled])
@rule("EOJ-BOARD-07")
def test_cards_that_go_to_the_graveyard(happens: Callable[[Scenario], None]) -> None:
    duel = scenario()
    happens(duel)
    assert duel.where(GUARD) == "graveyard"
    assert "Guard" in duel.bob.cards("graveyard")
    assert len(duel.alice.cards("graveyard")) == 1  # the spell that was cast


@rule("EOJ-BOARD-08", "EOJ-BOARD-09")
def test_graveyards_are_open_and_keep_their_order() -> None:
    duel = scenario()
    duel.alice.graveyard(GUARD, BOLT)
    duel.bob.graveyard(STEP, GUARD, LOOK)
    duel.alice.hand(LOOK, EMPTIED, HOME)
    duel.alice.casts(EMPTIED)
    assert [card.en for card in (GUARD, BOLT, EMPTIED, LOOK, HOME)] == duel.alice.cards("graveyard")
    for viewer in (ALICE, BOB):
        own, other = duel.duel.observe(viewer).sides
        piles = {viewer: own.graveyard, 1 - viewer: other.graveyard}
        assert [card.number for card in piles[ALICE]] == [card.number for card in (GUARD, BOLT, EMPTIED, LOOK, HOME)]
        assert [card.number for card in piles[BOB]] == [card.number for card in (STEP, GUARD, LOOK)]


@rule("EOJ-MANA-05", "EOJ-FIELD-02")
def test_mana_and_reverse_sides_are_open() -> None:
    duel = scenario()
    duel.field(1, "fire", "wood")
    duel.alice.mana(3)
    duel.bob.mana(5)
    duel.start()
    for viewer, expected in ((ALICE, [3, 5]), (BOB, [5, 3])):
        view = duel.duel.observe(viewer)
        assert [side.mana for side in view.sides] == expected
        assert (view.fields[0].face, view.fields[0].reverse) == (codes.FIRE, codes.WOOD)


@rule("EOJ-TERM-03", "EOJ-TRASH-17")
def test_owner_never_changes_and_its_graveyard_gets_the_card() -> None:
    duel = scenario()
    guard = duel.bob.creature(GUARD, at=5)
    owners = list(duel.duel.owner)
    duel.alice.hand(HOME, BOLT)
    duel.alice.mana(5)
    duel.alice.casts(BOLT)
    assert duel.duel.owner == owners + [0] * (len(duel.duel.owner) - len(owners))
    assert duel.duel.graveyard[BOB] == [guard]
    assert duel.alice.cards("graveyard") == ["Bolt"]
