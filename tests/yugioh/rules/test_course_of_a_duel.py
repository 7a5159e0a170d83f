"""The start of a duel, turns and phases, the draw, the hand limit, winning."""

from __future__ import annotations

import pytest

from duelkit.kernel.rng import Rng
from duelkit.rulebook.cite import rule
from duelkit.yugioh.cards import library
from duelkit.yugioh.duel import Duel, begin
from duelkit.yugioh.editions.master_rule_3 import MASTER_RULE_3
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, BOB, scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.log import L_PHASE, entries

MONSTERS = [card for card in library().tested if card.types & 0x1 and card.types & 0x10 and not card.scale][:14]
MAIN_DECK = [card for card in MONSTERS for _ in range(3)][:40]
EXTRA_DECK = [
    library()["Gaia the Dragon Champion"],
    library()["Junk Warrior"],
    library()["Castel, the Skyblaster Musketeer"],
]


def new_duel(first: int = ALICE, seed: int = 7) -> Duel:
    """A duel of two decks of 40 Normal Monsters, with three monsters in each extra deck."""
    return begin(MASTER_RULE_3, [MAIN_DECK + EXTRA_DECK] * 2, seed, first)


def end_turn(duel: Duel) -> None:
    """Go to the next turn, discarding whatever is offered first."""
    turn = duel.turn
    duel.choose(codes.option(codes.O_TO_END))
    while duel.turn == turn:
        assert duel.decision is not None
        duel.choose(duel.decision.options[0])


# the start


@rule("MR3-SETUP-04")
def test_decks_are_shuffled_cut_and_back_in_their_owners_deck_zones() -> None:
    duel = new_duel()
    rng = Rng(7)
    for _ in range(2):
        rng.shuffle(list(range(len(MAIN_DECK + EXTRA_DECK))))  # the numbers of the cards are drawn before
    cuts = []
    for player in range(2):
        cards = [card for card in range(len(duel.info)) if duel.owner[card] == player and not duel.info[card].extra]
        shuffled = cards[:]
        rng.shuffle(shuffled)
        rng.below(len(shuffled))
        drawn = duel.hand[player]
        order = duel.deck[player] + drawn[::-1]
        assert sorted(order) == cards
        assert order != cards
        at = order.index(shuffled[0])
        assert order[at:] + order[:at] == shuffled
        cuts.append(at)
    assert cuts != [0, 0]
    assert new_duel(seed=8).deck != duel.deck


@rule("MR3-SETUP-06", "MR3-WIN-01")
def test_both_players_begin_with_8000_life_points_and_five_cards() -> None:
    duel = new_duel()
    assert duel.life == [8000, 8000]
    assert [len(hand) for hand in duel.hand] == [5, 5]
    assert [len(deck) for deck in duel.deck] == [35, 35]


@rule("MR3-DECK-09")
def test_extra_decks_lie_face_down_in_their_zones_from_the_start() -> None:
    duel = new_duel()
    for player in range(2):
        assert sorted(duel.info[card].name for card in duel.extra[player]) == sorted(card.ja for card in EXTRA_DECK)
        assert all(duel.place[card] == codes.EXTRA for card in duel.extra[player])
        assert all(card.passcode and not card.face_up for card in duel.observe(player).sides[0].extra)
        assert [card.passcode for card in duel.observe(player).sides[1].extra] == [0, 0, 0]
    assert duel.face_up_extra == []


# turns and phases


@pytest.mark.parametrize("first", [ALICE, BOB])
@rule("MR3-TURN-01")
def test_the_first_players_turn_is_turn_one_and_turns_alternate(first: int) -> None:
    duel = new_duel(first)
    seen = []
    for _ in range(4):
        assert duel.decision is not None and duel.decision.player == duel.turn_player
        seen.append((duel.turn, duel.turn_player))
        end_turn(duel)
    assert seen == [(1, first), (2, 1 - first), (3, first), (4, 1 - first)]


@rule("MR3-PHASE-02", "MR3-ZONE-05")
def test_the_turn_player_draws_the_top_card_of_their_deck_in_the_draw_phase() -> None:
    duel = scenario(phase=Phase.DRAW)
    top = duel.alice.deck("Battle Ox", "Mystical Elf")
    duel.is_settled()
    assert duel.alice.cards("hand") == ["Battle Ox"]
    assert duel.where(top) == "hand"
    assert duel.where("Mystical Elf") == "deck"
    assert duel.bob.hand_size == 0


@rule("MR3-PHASE-03")
def test_the_first_player_does_not_draw_on_turn_one_but_the_second_draws_on_turn_two() -> None:
    duel = new_duel()
    assert (duel.turn, len(duel.hand[ALICE])) == (1, 5)
    end_turn(duel)
    assert (duel.turn, len(duel.hand[BOB])) == (2, 6)
    end_turn(duel)
    assert (duel.turn, len(duel.hand[ALICE])) == (3, 6)


@rule("MR3-PHASE-01")
def test_the_six_phases_come_in_order() -> None:
    duel = scenario(phase=Phase.DRAW)
    duel.alice.attack_position("Battle Ox")
    duel.is_settled()
    duel.alice.enters_battle()
    duel.alice.ends_battle()
    duel.alice.ends_turn()
    phases = duel.log_numbers(L_PHASE)
    assert phases[:6] == [Phase.DRAW, Phase.STANDBY, Phase.MAIN_1, Phase.BATTLE, Phase.MAIN_2, Phase.END]
    assert phases[6:] == [Phase.DRAW, Phase.STANDBY, Phase.MAIN_1]
    assert [entry.player for entry in entries(duel.duel.log) if entry.kind == L_PHASE] == [ALICE] * 6 + [BOB] * 3


@rule("MR3-PHASE-01", "MR3-PHASE-05", "MR3-PHASE-06")
def test_what_the_main_phase_and_the_battle_phase_allow() -> None:
    duel = scenario()
    ox = duel.alice.attack_position("Battle Ox")
    soldier = duel.alice.attack_position("Cannon Soldier")
    elf = duel.alice.hand("Mystical Elf")
    pot = duel.alice.hand("Pot of Greed")
    jar = duel.alice.hand("Jar of Greed")
    for verb, card in (
        ("summon", elf),
        ("set monster", elf),
        ("activate", pot),
        ("activate", soldier),
        ("set", pot),
        ("set", jar),
    ):
        assert duel.alice.can(verb, card)
    assert not duel.alice.can("attack", ox)
    duel.alice.enters_battle()
    assert duel.alice.can("attack", ox)
    assert duel.alice.can("attack", soldier)
    for verb in ("summon", "set monster", "set", "activate"):
        assert not duel.alice.can(verb)


@rule("MR3-PHASE-06", "MR3-BP-04")
def test_the_turn_player_picks_the_attacker_and_the_target() -> None:
    duel = scenario(phase=Phase.BATTLE)
    first = duel.alice.attack_position("Battle Ox")
    second = duel.alice.attack_position("Luster Dragon")
    turtle = duel.bob.defense_position("Giant Soldier of Stone")
    hidden = duel.bob.has_set("Mystical Elf")
    assert duel.alice.can("attack", first) and duel.alice.can("attack", second)
    assert not duel.bob.can("attack")
    duel.alice.declares_attack(second)
    assert duel.alice.is_asked("pick")
    assert duel.alice.can("pick", turtle) and duel.alice.can("pick", hidden)
    assert not duel.alice.can("direct")
    duel.alice.attacks_now(turtle)
    duel.is_settled()
    assert duel.alice.life == 8000 - 100


@rule("MR3-PHASE-04")
def test_standby_phase_effects_are_used_in_the_standby_phase() -> None:
    duel = scenario(phase=Phase.DRAW)
    snake = duel.alice.graveyard("Sinister Serpent")
    other = duel.bob.graveyard("Sinister Serpent")
    assert duel.alice.can("trigger", snake)
    assert duel.duel.phase == Phase.STANDBY
    assert not duel.alice.can("trigger", other)
    duel.alice.triggers(snake)
    duel.is_settled()
    assert duel.duel.phase == Phase.MAIN_1
    assert duel.where(snake) == "hand"
    assert not duel.alice.can("trigger")
    duel.alice.ends_turn()
    assert duel.duel.phase == Phase.STANDBY
    assert duel.bob.can("trigger", other)


@rule("MR3-PHASE-07")
def test_no_battle_phase_on_the_first_turn() -> None:
    duel = scenario(turn_number=1)
    duel.alice.attack_position("Battle Ox")
    assert duel.alice.can("end turn")
    assert not duel.alice.can("battle")
    duel = scenario(turn=BOB, turn_number=2)
    ox = duel.bob.attack_position("Battle Ox")
    assert duel.bob.can("battle")
    duel.bob.enters_battle()
    duel.bob.attacks(ox)
    assert duel.alice.life == 8000 - 1700


@rule("MR3-PHASE-08")
def test_main_phase_2_offers_the_same_but_what_was_used_stays_used() -> None:
    duel = scenario()
    elf = duel.alice.hand("Mystical Elf")
    ox = duel.alice.hand("Battle Ox")
    pot = duel.alice.hand("Pot of Greed")
    old = duel.alice.attack_position("Giant Soldier of Stone")
    new = duel.alice.attack_position("Luster Dragon")
    duel.alice.summons(elf)
    duel.alice.changes_position(old)
    duel.alice.enters_battle()
    duel.alice.ends_battle()
    assert duel.duel.phase == Phase.MAIN_2
    assert duel.alice.can("activate", pot) and duel.alice.can("set", pot)
    assert not duel.alice.can("summon", ox) and not duel.alice.can("set monster", ox)
    assert not duel.alice.can("turn", old)
    assert duel.alice.can("turn", new)

    duel = scenario(phase=Phase.MAIN_2)
    ox = duel.alice.hand("Battle Ox")
    assert duel.alice.can("summon", ox) and duel.alice.can("set monster", ox)
    assert not duel.alice.can("battle")


@rule("MR3-PHASE-10", "MR3-GAP-PHASE-01", "MR3-BP-02")
def test_after_main_phase_1_battle_with_main_phase_2_or_the_end() -> None:
    duel = scenario(phase=Phase.DRAW)
    duel.alice.attack_position("Battle Ox")
    assert duel.alice.can("battle") and duel.alice.can("end turn")
    duel.alice.ends_turn()
    assert duel.duel.turn_player == BOB
    assert duel.log_numbers(L_PHASE)[:4] == [Phase.DRAW, Phase.STANDBY, Phase.MAIN_1, Phase.END]

    duel = scenario()
    jar = duel.alice.hand("Jar of Greed")
    ox = duel.alice.attack_position("Battle Ox")
    duel.alice.enters_battle()
    assert duel.alice.can("attack", ox) and duel.alice.can("end battle")
    assert not duel.alice.can("set", jar) and not duel.alice.can("end turn")
    duel.alice.ends_battle()
    assert duel.duel.phase == Phase.MAIN_2
    assert duel.alice.can("set", jar) and duel.alice.can("end turn")
    assert not duel.alice.can("battle") and not duel.alice.can("attack")
    assert duel.bob.life == 8000


# the hand


@rule("MR3-PHASE-09", "MR3-GAP-HAND-01")
def test_the_turn_player_discards_down_to_six_of_their_own_choice() -> None:
    duel = scenario()
    duel.alice.hand("Pot of Greed", *["Battle Ox"] * 6)
    elf = duel.alice.hand("Mystical Elf")
    duel.bob.hand(*["Luster Dragon"] * 8)
    duel.is_settled()
    duel.alice.activates("Pot of Greed")
    assert duel.alice.hand_size == 9
    duel.alice.ends_turn()
    assert duel.duel.phase == Phase.END
    assert duel.alice.is_asked("pick")
    assert not duel.alice.can("finish")
    duel.alice.picks(elf, "Battle Ox", "Battle Ox")
    assert duel.alice.hand_size == 6
    assert duel.where(elf) == "graveyard"
    assert duel.duel.turn_player == BOB
    assert duel.bob.hand_size == 9


@rule("MR3-PHASE-09")
def test_six_cards_need_no_discard() -> None:
    duel = scenario()
    duel.alice.hand(*["Battle Ox"] * 6)
    duel.alice.ends_turn()
    assert duel.duel.turn_player == BOB
    assert duel.alice.hand_size == 6


# winning


@rule("MR3-WIN-02")
@pytest.mark.parametrize(("life", "over"), [(500, True), (400, True), (501, False)])
def test_a_player_wins_as_soon_as_the_opponent_has_no_life_points(life: int, over: bool) -> None:
    duel = scenario()
    fire = duel.alice.hand("Hinotama")
    duel.bob.has_life(life)
    duel.alice.activates(fire)
    assert duel.is_over() is over
    assert duel.winner == (ALICE if over else None)
    assert duel.bob.life == max(0, life - 500)


@rule("MR3-WIN-02")
def test_the_duel_ends_in_the_middle_of_a_battle_before_the_monsters_are_buried() -> None:
    duel = scenario(phase=Phase.BATTLE)
    dragon = duel.alice.attack_position("Blue-Eyes White Dragon")
    ox = duel.bob.attack_position("Battle Ox")
    duel.bob.has_life(1300)
    duel.alice.attacks(dragon, ox)
    assert duel.winner == ALICE
    assert duel.duel.decision is None


@rule("MR3-WIN-02")
def test_who_reaches_zero_first_has_lost_even_in_the_middle_of_a_chain() -> None:
    duel = scenario()
    fire = duel.alice.hand("Hinotama")
    poison = duel.bob.has_set("Poison of the Old Man")
    duel.alice.has_life(800)
    duel.bob.has_life(500)
    duel.alice.activates(fire)
    duel.bob.activates(poison)
    duel.bob.declares(1)
    assert duel.winner == BOB
    assert (duel.alice.life, duel.bob.life) == (0, 500)


@rule("MR3-WIN-03")
def test_both_at_zero_at_the_same_time_is_a_draw() -> None:
    duel = scenario()
    button = duel.bob.has_set("Self-Destruct Button")
    duel.bob.has_life(1000)
    duel.alice.ends_turn()
    assert duel.bob.can("activate", button)
    duel.bob.activates(button)
    assert duel.is_over()
    assert duel.winner == -1
    assert (duel.alice.life, duel.bob.life) == (0, 0)
