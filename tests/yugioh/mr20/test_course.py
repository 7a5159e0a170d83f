"""Preparing a duel, turns, phases and the end under the rule page and its neighbours, from another side."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.cards import library
from duelkit.yugioh.duel import Duel, begin
from duelkit.yugioh.editions import edition as edition_of
from duelkit.yugioh.language import CardType, Side, damage, spell
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.log import L_PHASE, entries

EDITIONS = ["mr3", "mr20", "mr20-official"]
OX = "Battle Ox"
SWORDS = "Swords of Revealing Light"
MONSTERS = [
    card
    for card in library().tested
    if card.types & CardType.NORMAL and not card.types & (CardType.TUNER | CardType.PENDULUM)
]
MAIN = [card for card in MONSTERS[:20] for _ in range(3)]
EXTRA = [card for card in library().tested if card.types & CardType.SYNCHRO and not card.types & CardType.PENDULUM]
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def new_duel(edition: str, seed: int = 7, first: int = ALICE) -> Duel:
    """A duel of two decks of 60 Normal Monsters with 5 cards in the extra deck."""
    return begin(edition_of(edition), [(*MAIN, *EXTRA[:5])] * 2, seed, first)


def end_turn(duel: Duel) -> None:
    """Go to the next turn."""
    turn = duel.turn
    duel.choose(codes.option(codes.O_TO_END))
    while duel.turn == turn:
        assert duel.decision is not None
        duel.choose(duel.decision.options[0])


def to_turn(duel: Scenario, turn: int) -> None:
    """Go on, everybody passing, to the main phase of a turn."""
    for _ in range(80):
        decision = duel.decision()
        assert decision is not None
        if duel.duel.turn >= turn and duel.duel.phase >= Phase.MAIN_1:
            return
        duel.duel.choose(decision.options[-1])
    raise AssertionError("the turn does not come")


def order(duel: Duel, player: int) -> list[int]:
    """A player's cards as they were dealt: the hand, then the deck from the top."""
    return [duel.info[card].passcode for card in (*duel.hand[player], *reversed(duel.deck[player]))]


@rule("MR20-SETUP-01", "MR3-SETUP-04")
@every_edition
def test_each_player_has_all_own_cards_in_an_order_that_nobody_chose(edition: str) -> None:
    listed = [card.passcode for card in MAIN]
    dealt = [[order(new_duel(edition, seed), player) for player in (ALICE, BOB)] for seed in range(6)]
    for both in dealt:
        for cards in both:
            assert sorted(cards) == sorted(listed) and cards != listed and cards != listed[::-1]
        assert both[0] != both[1], "two decks of the same list do not lie alike"
    assert len({tuple(both[0]) for both in dealt}) == len({tuple(both[1]) for both in dealt}) == 6
    assert order(new_duel(edition, 3), BOB) == dealt[3][1], "chance is the seed's alone"


@rule("MR20-SETUP-02", "MR3-DECK-09", "MR3-ZONE-07")
@every_edition
@pytest.mark.parametrize("first", [ALICE, BOB])
def test_the_extra_deck_lies_by_itself_and_nobody_draws_from_it(edition: str, first: int) -> None:
    duel = new_duel(edition, first=first)
    names = {card.passcode for card in EXTRA[:5]}
    for player in (ALICE, BOB):
        assert {duel.info[card].passcode for card in duel.extra[player]} == names and len(duel.extra[player]) == 5
        assert not names & set(order(duel, player))
        own, other = duel.observe(player).sides[0], duel.observe(1 - player).sides[1]
        assert own.deck_size == other.deck_size == len(duel.deck[player])
        assert len(own.extra) == 5 and {card.passcode for card in own.extra} == names
        assert {card.passcode for card in other.extra} <= {0}, "they lie face-down"
    for _ in range(6):
        end_turn(duel)
    assert all(len(duel.extra[player]) == 5 for player in (ALICE, BOB))


@rule("MR20-SETUP-04", "MR3-SETUP-06")
@every_edition
@pytest.mark.parametrize("first", [ALICE, BOB])
def test_whoever_begins_both_players_hold_five_cards_of_their_own(edition: str, first: int) -> None:
    duel = new_duel(edition, first=first)
    assert duel.turn == 1 and duel.turn_player == first
    assert [len(duel.hand[player]) for player in (ALICE, BOB)] == [5, 5]
    assert [len(duel.deck[player]) for player in (ALICE, BOB)] == [55, 55]
    for player in (ALICE, BOB):
        assert all(duel.owner[card] == player for card in duel.hand[player])
    end_turn(duel)
    assert len(duel.hand[1 - first]) == 6 and len(duel.hand[first]) == 5, "the second player draws"


@rule("MR20-TURN-01", "MR20-TURN-02", "MR3-TURN-01", "MR3-TURN-02")
@every_edition
@pytest.mark.parametrize("first", [ALICE, BOB])
def test_turns_are_numbered_one_after_the_other_whoever_has_them(edition: str, first: int) -> None:
    duel = new_duel(edition, first=first)
    seen = []
    for _ in range(7):
        seen.append((duel.turn, duel.turn_player))
        end_turn(duel)
    assert seen == [(number, first if number % 2 else 1 - first) for number in range(1, 8)]


@rule("MR20-TURN-03", "MR3-TURN-03")
@every_edition
def test_swords_of_the_other_player_last_for_three_turns_of_mine(edition: str) -> None:
    duel = scenario(edition, turn=BOB)
    swords = duel.bob.hand(SWORDS)
    ox = duel.alice.attack_position(OX)
    duel.bob.activates(swords)
    duel.all_pass()
    held = []
    for turn in range(4, 10):
        to_turn(duel, turn)
        held.append((duel.duel.turn_player, duel.where(swords) == "spell zone"))
    assert held[:5] == [(ALICE, True), (BOB, True), (ALICE, True), (BOB, True), (ALICE, True)]
    assert held[5] == (BOB, False), "her third turn was the last"
    to_turn(duel, 10)
    duel.alice.enters_battle()
    duel.all_pass()
    assert duel.alice.can("attack", ox)


@rule("MR20-PHASE-04", "MR3-PHASE-05")
@every_edition
def test_the_second_players_main_phase_1_allows_all_of_it_and_no_attack(edition: str) -> None:
    duel = scenario(edition, turn=BOB, turn_number=2)
    ready = duel.bob.attack_position(OX)
    below = duel.bob.has_set("Giant Soldier of Stone")
    duel.bob.hand("Mystical Elf", "Summoned Skull", "Hinotama", "Torrential Tribute")
    trap, cannon = duel.bob.has_set("Jar of Greed"), duel.bob.attack_position("Cannon Soldier")
    for verb, card in (
        ("summon", "Mystical Elf"),
        ("set monster", "Mystical Elf"),
        ("flip", below),
        ("summon", "Summoned Skull"),
        ("turn", ready),
        ("activate", "Hinotama"),
        ("set", "Hinotama"),
        ("set", "Torrential Tribute"),
        ("activate", trap),
        ("activate", cannon),
    ):
        assert duel.bob.can(verb, card), (verb, card)
    assert not duel.bob.can("attack", ready) and duel.bob.can("battle") and duel.bob.can("end turn")


@rule("MR20-PHASE-05", "MR3-PHASE-10")
@every_edition
@pytest.mark.parametrize("battles", [True, False])
def test_main_phase_2_comes_after_a_battle_phase_only(edition: str, battles: bool) -> None:
    duel = scenario(edition, turn=BOB)
    duel.bob.attack_position(OX)
    duel.bob.hand("Jar of Greed")
    if battles:
        duel.bob.enters_battle()
        duel.all_pass()
        duel.bob.ends_battle()
        duel.all_pass()
        assert duel.duel.phase == Phase.MAIN_2 and duel.bob.can("set", "Jar of Greed")
        assert not duel.bob.can("battle") and duel.bob.can("end turn")
    duel.bob.ends_turn()
    duel.all_pass()
    passed = [entry.a for entry in entries(duel.duel.log) if entry.kind == L_PHASE]
    assert (int(Phase.MAIN_2) in passed) is (int(Phase.BATTLE) in passed) is battles
    assert int(Phase.END) in passed and duel.duel.turn_player == ALICE


@rule("MR20-GAP-WIN-01", "MR3-WIN-03")
@every_edition
@pytest.mark.parametrize(("alice", "bob", "winner"), [(500, 500, -1), (501, 500, ALICE), (500, 501, BOB)])
def test_damage_to_both_ends_in_a_draw_only_if_neither_has_points_left(
    edition: str, alice: int, bob: int, winner: int
) -> None:
    blast = spell(900021401, "相打ちの火", "Fire for Both", resolution=damage(500, Side.EITHER))
    duel = scenario(edition, turn=BOB)
    duel.alice.has_life(alice)
    duel.bob.has_life(bob)
    duel.bob.hand(blast)
    duel.bob.activates(blast)
    duel.all_pass()
    assert duel.is_over() and duel.duel.outcome is not None and duel.duel.outcome.winner == winner
