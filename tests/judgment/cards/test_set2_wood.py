"""The abilities of set 2's wood creatures."""

from __future__ import annotations

import pytest
from tests.judgment.cards.dummies import BLESSING, QUAKE, dummy, fighter

from duelkit.judgment.language import FULL, FULL_CIRCLE_BARRAGE, MAGIC, Element
from duelkit.judgment.scenario import ALICE, BOB, NotOffered, Placed, Scenario, scenario
from duelkit.rulebook.cite import rule

# Tree Foxes


@rule("EOJ-ABIL-04")
@pytest.mark.parametrize("mine", [True, False])
def test_tree_foxes_turn_whoever_is_in_front_of_them(mine: bool) -> None:
    duel = scenario()
    front = (duel.alice if mine else duel.bob).creature(dummy("Front"), at=5, facing="east")
    beside = duel.alice.creature(dummy("Beside"), at=9)
    foxes = duel.alice.hand("Tree Foxes")
    duel.alice.mana(1)
    duel.alice.summons(foxes, at=8)
    assert duel.facing(front) == "west" and duel.facing(beside) == "north"


@rule("EOJ-ABIL-04", "EOJ-ABIL-04b")
@pytest.mark.parametrize("foxes", [True, False])
def test_whom_tree_foxes_turn_does_not_counter_the_attack_that_follows(foxes: bool) -> None:
    duel = scenario()
    front = duel.bob.creature(dummy("Front", attack=1, pattern=FULL_CIRCLE_BARRAGE, defence=FULL), at=5)
    mine = duel.alice.hand("Tree Foxes" if foxes else fighter("Wolf", hp=1))
    duel.alice.mana(1)
    duel.alice.summons(mine, at=8)
    assert duel.hp(front) == 8
    assert duel.where(mine) == ("board" if foxes else "graveyard")


@rule("EOJ-ABIL-04b", "EOJ-ABIL-04c")
@pytest.mark.parametrize("later", ["battle", "turn", "now"])
def test_the_ban_ends_with_the_next_battle_or_the_turn(later: str) -> None:
    duel = scenario()
    front = duel.bob.creature(dummy("Front", attack=1, pattern=FULL_CIRCLE_BARRAGE, defence=FULL), at=5)
    duel.alice.hand("Beguiling Fog")
    first = duel.alice.creature(fighter("First"), at=8)
    second = duel.alice.creature(fighter("Second"), at=4, facing="east")
    duel.alice.casts("Beguiling Fog")
    if duel.alice.is_asked("pick"):
        duel.alice.picks(front)
    duel.alice.faces("south")
    if later == "turn":
        duel.alice.ends_turn()
        duel.bob.ends_turn()
    duel.alice.attacks(first)
    assert duel.hp(first) == (8 if later == "turn" else 9)
    if later == "battle":
        duel.alice.attacks(second)
        assert duel.hp(second) == 8


# Elven Soul Hunter


def hunted(element: str) -> Scenario:
    """Alice's Elven Soul Hunter dies on a field of this element."""
    duel = scenario(turn=BOB)
    duel.field(5, element)
    duel.alice.creature("Elven Soul Hunter", at=5)
    duel.alice.graveyard("Goblin Bomber", "Goblin Fort", "Elven Soul Hunter", "Goblin Basher", BLESSING)
    killer = duel.bob.creature(fighter(attack=9), at=2)
    duel.bob.attacks(killer)
    return duel


def test_elven_soul_hunter_puts_a_small_creature_back_into_the_library() -> None:
    duel = hunted("fire")
    assert "Goblin Bomber" in duel.alice.offered_cards()
    assert not {"Goblin Fort", "Elven Soul Hunter", "Blessing"} & set(duel.alice.offered_cards())
    duel.alice.picks("Goblin Bomber")
    assert "Goblin Bomber" in duel.alice.cards("library")
    assert "Goblin Bomber" not in duel.alice.cards("graveyard")


def test_elven_soul_hunter_brings_nothing_back_from_wood() -> None:
    duel = hunted("wood")
    assert duel.bob.is_asked("act")
    assert "Goblin Bomber" in duel.alice.cards("graveyard")


# White Tree Haunt


@rule("EOJ-TRASH-04")
@pytest.mark.parametrize(("at", "mana"), [(5, 0), (2, 1)])
def test_white_tree_haunt_denies_adjacent_enemies_their_exit_mana(at: int, mana: int) -> None:
    duel = scenario()
    duel.field(8, "wood")
    duel.alice.creature("White Tree Haunt", at=8)
    victim = duel.bob.creature(dummy("Victim"), at=at)
    mage = duel.alice.creature(fighter(attack=9, pattern=MAGIC), at=9)
    duel.alice.attacks(mage)
    assert duel.where(victim) == "graveyard"
    assert (duel.alice.mana_left, duel.bob.mana_left) == (0, mana)


@rule("EOJ-ABIL-15")
def test_white_tree_haunt_dies_off_wood() -> None:
    duel = scenario()
    duel.field(5, "wood", "fire")
    haunt = duel.alice.creature("White Tree Haunt", at=5)
    quake = duel.alice.hand(QUAKE)
    duel.is_settled()
    assert duel.where(haunt) == "board"
    duel.alice.casts(quake)
    duel.alice.chooses_field(5)
    assert duel.where(haunt) == "graveyard" and duel.alice.mana_left == 0


def test_white_tree_haunt_dodges_everything() -> None:
    duel = scenario(turn=BOB)
    duel.field(5, "wood")
    haunt = duel.alice.creature("White Tree Haunt", at=5)
    killer = duel.bob.creature(fighter(attack=5), at=2)
    duel.bob.attacks(killer)
    assert duel.where(haunt) == "board"


# Leapfrog Boss


@rule("EOJ-TRASH-06")
def test_leapfrog_boss_costs_the_opponent_a_mana_for_each_wood_field() -> None:
    duel = scenario(turn=BOB)
    for at in (1, 3, 7):
        duel.field(at, "wood")
    duel.alice.creature("Leapfrog Boss", at=5)
    killer = duel.bob.creature(fighter(attack=5), at=2)
    duel.bob.mana(5)
    duel.bob.attacks(killer)
    assert (duel.alice.mana_left, duel.bob.mana_left) == (1, 2)


# Elven Plaguedancer


@rule("EOJ-ABIL-04")
def test_elven_plaguedancer_turns_its_target_round() -> None:
    duel = scenario()
    dancer = duel.alice.creature("Elven Plaguedancer", at=8)
    target = duel.bob.creature(fighter("Target", defence=FULL), at=5, facing="south")
    duel.alice.mana(2)
    duel.alice.attacks(dancer)
    assert duel.facing(target) == "north" and duel.hp(target) == 8


@rule("EOJ-ABIL-13")
@pytest.mark.parametrize(("element", "cost"), [("wood", 2), ("fire", 1)])
def test_elven_plaguedancer_makes_adjacent_enemies_slower_on_wood(element: str, cost: int) -> None:
    duel = scenario()
    duel.field(5, element)
    duel.alice.creature("Elven Plaguedancer", at=5)
    near = duel.bob.creature(dummy("Near", action=1), at=2)
    far = duel.bob.creature(dummy("Far", action=1), at=1)
    friend = duel.alice.creature(dummy("Friend", action=1), at=8)
    assert [duel.attack_cost(card) for card in (near, far, friend)] == [cost, 1, 1]
    assert [duel.rotate_cost(card) for card in (near, far, friend)] == [cost, 1, 1]


# Goblin Basher, Goblin Bomber


@rule("EOJ-KIND-06")
def test_goblin_basher_strikes_three_ways() -> None:
    duel = scenario()
    basher = duel.alice.creature("Goblin Basher", at=5)
    targets = [duel.bob.creature(dummy(f"Target {at}"), at=at) for at in (2, 4, 6, 8)]
    duel.alice.mana(2)
    duel.alice.attacks(basher)
    assert [duel.hp(card) for card in targets] == [8, 8, 8, 9]


def test_goblin_bomber_reaches_the_second_field() -> None:
    duel = scenario()
    bomber = duel.alice.creature("Goblin Bomber", at=8)
    near = duel.bob.creature(dummy("Near"), at=5)
    far = duel.bob.creature(dummy("Far"), at=2)
    duel.alice.mana(2)
    duel.alice.attacks(bomber, far)
    assert (duel.hp(near), duel.hp(far)) == (9, 7)


# Darksword Samurai


@rule("EOJ-ABIL-26")
def test_darksword_samurai_grows_with_the_crowd_and_frightens_its_neighbours() -> None:
    duel = scenario()
    samurai = duel.alice.creature("Darksword Samurai", at=5)
    near = duel.alice.creature(fighter("Near", attack=3), at=8)
    far = duel.alice.creature(fighter("Far", attack=3), at=9)
    enemy = duel.bob.creature(fighter("Enemy", attack=3), at=2)
    assert [duel.atk(card) for card in (samurai, near, far, enemy)] == [4, 1, 3, 3]


# Goblin Fort


def test_goblin_fort_swaps_the_figures_of_summoned_bandits() -> None:
    duel = scenario()
    duel.alice.creature("Goblin Fort", at=5)
    card = duel.alice.hand(dummy("Bandit", affiliation="Green Bandits", attack=2, hp=5))
    duel.alice.mana(1)
    duel.alice.summons(card, at=4)
    assert (duel.hp(card), duel.atk(card)) == (2, 5)


def test_goblin_fort_swaps_printed_figures_whatever_the_field_gives() -> None:
    duel = scenario()
    duel.field(4, "wood")
    duel.alice.creature("Goblin Fort", at=5)
    card = duel.alice.hand(dummy("Bandit", affiliation="Green Bandits", element=Element.WOOD, attack=2, hp=5))
    duel.alice.mana(1)
    duel.alice.summons(card, at=4)
    assert (duel.hp(card), duel.atk(card)) == (2 + 2, 5)


@pytest.mark.parametrize("turn", [ALICE, BOB])
def test_goblin_fort_leaves_other_creatures_as_they_are(turn: int) -> None:
    duel = scenario(turn=turn)
    duel.alice.creature("Goblin Fort", at=5)
    side = duel.alice if turn == ALICE else duel.bob
    card = side.hand(dummy("Newcomer", affiliation="Green Bandits" if turn == BOB else "", attack=2, hp=5))
    side.mana(1)
    side.summons(card, at=4)
    assert (duel.hp(card), duel.atk(card)) == (5, 2)


def test_goblin_fort_does_not_turn_itself_over() -> None:
    duel = scenario()
    fort = duel.alice.hand("Goblin Fort")
    duel.alice.mana(4)
    duel.alice.summons(fort, at=5)
    assert (duel.hp(fort), duel.atk(fort)) == (6, 1)


def test_goblin_fort_does_not_let_enemy_bandits_dodge() -> None:
    duel = scenario()
    duel.alice.creature("Goblin Fort", at=9)
    bandit = duel.bob.creature(dummy("Bandit", affiliation="Green Bandits", hp=1), at=5)
    attacker = duel.alice.creature(fighter(attack=3), at=8)
    duel.chances(True)
    duel.alice.attacks(attacker)
    assert duel.where(bandit) == "graveyard"


@pytest.mark.parametrize(
    ("hp", "affiliation", "dodges"), [(1, "Green Bandits", True), (2, "Green Bandits", False), (1, "", False)]
)
def test_goblin_fort_lets_bandits_with_one_hit_point_dodge(hp: int, affiliation: str, dodges: bool) -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Goblin Fort", at=9)
    bandit = duel.alice.creature(dummy("Bandit", affiliation=affiliation, hp=hp), at=5)
    attacker = duel.bob.creature(fighter(attack=3), at=2)
    duel.chances(True)
    duel.bob.attacks(attacker)
    assert duel.where(bandit) == ("board" if dodges else "graveyard")


@rule("EOJ-ABIL-36", "EOJ-ABIL-36b")
def test_goblin_fort_only_counterattacks() -> None:
    duel = scenario(turn=BOB)
    fort = duel.alice.creature("Goblin Fort", at=5)
    attacker = duel.bob.creature(fighter(), at=2)
    duel.alice.mana(9)
    duel.bob.attacks(attacker)
    assert (duel.hp(fort), duel.hp(attacker)) == (5, 8)
    duel.bob.ends_turn()
    assert duel.alice.can("rotate", fort)
    with pytest.raises(NotOffered):
        duel.alice.attacks(fort)


# Reaper's Golem


@rule("EOJ-BONUS-01")
def test_reapers_golem_makes_water_fields_ahead_count_as_wood() -> None:
    duel = scenario()
    for at in (1, 2, 5):
        duel.field(at, "water")
    duel.alice.creature("Reaper's Golem", at=8)
    ahead = duel.alice.creature(dummy("Ahead", element=Element.WOOD), at=2)
    beside = duel.alice.creature(dummy("Beside", element=Element.WOOD), at=1)
    assert (duel.hp(ahead), duel.hp(beside)) == (11, 9)
    assert duel.elements(5) == ["water", "wood"]


def test_reapers_golem_puts_a_small_creature_back_for_a_loss_in_the_opponents_turn() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Reaper's Golem", at=9)
    duel.alice.creature(dummy("Victim"), at=5)
    duel.alice.graveyard("Goblin Bomber", "Goblin Fort", "Lord Hu", "Goblin Basher")
    killer = duel.bob.creature(fighter(attack=9), at=2)
    duel.bob.attacks(killer)
    assert duel.alice.offered_cards() == ["Goblin Bomber", "Goblin Basher"]
    duel.alice.picks("Goblin Basher")
    assert "Goblin Basher" in duel.alice.cards("library")


def test_reapers_golem_does_nothing_for_a_loss_in_the_own_turn() -> None:
    duel = scenario()
    duel.alice.creature("Reaper's Golem", at=9)
    victim = duel.alice.creature(fighter("Victim", hp=1), at=5)
    duel.alice.graveyard("Goblin Bomber", "Goblin Basher")
    duel.bob.creature(fighter("Guard", attack=9), at=2)
    duel.alice.attacks(victim)
    assert duel.where(victim) == "graveyard"
    assert duel.alice.is_asked("act") and "Goblin Bomber" in duel.alice.cards("graveyard")


def test_reapers_golem_does_not_mourn_itself() -> None:
    duel = scenario(turn=BOB)
    golem = duel.alice.creature("Reaper's Golem", at=5)
    duel.alice.graveyard("Goblin Bomber", "Goblin Basher")
    killer = duel.bob.creature(fighter(attack=9), at=2)
    duel.bob.attacks(killer)
    assert duel.where(golem) == "graveyard" and duel.bob.is_asked("act")


def test_reapers_golem_does_not_mourn_enemies() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Reaper's Golem", at=9)
    duel.alice.creature(fighter("Guard", attack=9), at=5)
    duel.alice.graveyard("Goblin Bomber", "Goblin Basher")
    victim = duel.bob.creature(fighter("Victim", hp=1), at=2)
    duel.bob.attacks(victim)
    assert duel.where(victim) == "graveyard" and duel.bob.is_asked("act")


@rule("EOJ-ABIL-03")
@pytest.mark.parametrize(
    ("race", "element", "hidden"), [("Elf", "wood", True), ("Elf", "fire", False), ("Goblin", "wood", False)]
)
def test_reapers_golem_hides_elves_beside_it_on_wood(race: str, element: str, hidden: bool) -> None:
    duel = scenario(turn=BOB)
    duel.field(5, element)
    duel.alice.creature("Reaper's Golem", at=6, facing="east")
    duel.alice.creature(dummy("Friend", race=race), at=5)
    attacker = duel.bob.creature(fighter(), at=2)
    assert duel.bob.can("attack", attacker) != hidden


def test_reapers_golem_hides_no_elf_that_is_not_beside_it() -> None:
    duel = scenario(turn=BOB)
    duel.field(5, "wood")
    duel.alice.creature("Reaper's Golem", at=9)
    duel.alice.creature(dummy("Friend", race="Elf"), at=5)
    attacker = duel.bob.creature(fighter(), at=2)
    assert duel.bob.can("attack", attacker)


def test_reapers_golem_hides_no_enemy() -> None:
    duel = scenario()
    duel.field(5, "wood")
    duel.alice.creature("Reaper's Golem", at=6, facing="east")
    duel.bob.creature(dummy("Enemy", race="Elf"), at=5)
    attacker = duel.alice.creature(fighter(), at=8)
    assert duel.alice.can("attack", attacker)


# Tolicore Zealot


@rule("EOJ-TRASH-04")
@pytest.mark.parametrize(("element", "stolen"), [(Element.EARTH, 1), (Element.WOOD, 0)])
def test_tolicore_zealot_steals_the_exit_mana_of_earth_creatures(element: Element, stolen: int) -> None:
    duel = scenario()
    duel.alice.creature("Tolicore Zealot", at=9)
    killer = duel.alice.creature(fighter(attack=9), at=8)
    duel.bob.creature(dummy("Victim", element=element), at=5)
    duel.alice.attacks(killer)
    assert (duel.alice.mana_left, duel.bob.mana_left) == (stolen, 1 - stolen)


@rule("EOJ-ABIL-23")
def test_tolicore_zealot_makes_the_opponent_discard_for_each_fire_missionary() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Tolicore Zealot", at=9)
    duel.alice.creature(dummy("First", element=Element.FIRE, race="Missionary"), at=7)
    duel.alice.creature(dummy("Second", element=Element.FIRE, race="Missionary"), at=5)
    one = duel.bob.hand(dummy("One"), dummy("Two"), dummy("Three"))
    duel.bob.ends_turn()
    duel.bob.picks(one, Placed(one + 2))
    assert duel.bob.cards("hand") == ["Two"]
    duel.alice.ends_turn()
    assert duel.bob.hand_size == 2


@pytest.mark.parametrize(
    ("element", "cost", "price"), [(Element.FIRE, 4, 2), (Element.FIRE, 2, 1), (Element.EARTH, 4, 4)]
)
def test_tolicore_zealot_makes_fire_missionaries_cheaper(element: Element, cost: int, price: int) -> None:
    duel = scenario()
    duel.alice.creature("Tolicore Zealot", at=5)
    card = duel.alice.hand(dummy("Newcomer", element=element, race="Missionary", cost=cost))
    duel.alice.mana(5)
    duel.alice.summons(card, at=4)
    assert duel.alice.mana_left == 5 - price


# Alchemist's Lab


@pytest.mark.parametrize(("element", "at", "milled"), [("fire", 2, 1), ("wood", 2, 0), ("fire", 1, 0)])
def test_alchemists_lab_mills_for_enemies_summoned_beside_it(element: str, at: int, milled: int) -> None:
    duel = scenario(turn=BOB)
    duel.field(5, element)
    duel.alice.creature("Alchemist's Lab", at=5)
    card = duel.bob.hand(dummy("Newcomer"))
    duel.bob.mana(1)
    duel.bob.summons(card, at=at)
    assert len(duel.bob.cards("graveyard")) == milled
    assert len(duel.bob.cards("library")) == 10 - milled


def test_alchemists_lab_mills_nobody_for_an_ally() -> None:
    duel = scenario()
    duel.alice.creature("Alchemist's Lab", at=5)
    card = duel.alice.hand(dummy("Newcomer"))
    duel.alice.mana(1)
    duel.alice.summons(card, at=2)
    assert duel.bob.cards("graveyard") == []


@rule("EOJ-TERM-07")
def test_alchemists_lab_shields_elves_from_spells() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Alchemist's Lab", at=9)
    duel.alice.creature(dummy("Elf", race="Elf"), at=8)
    duel.alice.creature(dummy("Goblin", race="Goblin"), at=7)
    duel.bob.creature(dummy("Theirs", race="Elf"), at=1)
    card = duel.bob.hand(BLESSING)
    duel.bob.mana(1)
    duel.bob.casts(card)
    assert sorted(duel.bob.offered_cards()) == ["Alchemist's Lab", "Goblin", "Theirs"]


# Elven Night Rider


@rule("EOJ-ABIL-26")
def test_elven_night_rider_is_stronger_for_each_other_elf() -> None:
    duel = scenario()
    rider = duel.alice.creature("Elven Night Rider", at=5)
    duel.alice.creature(dummy("Mine", race="Elf"), at=7)
    duel.bob.creature(dummy("Theirs", race="Elf"), at=1)
    duel.bob.creature(dummy("Goblin", race="Goblin"), at=3)
    assert duel.atk(rider) == 4


@pytest.mark.parametrize(("element", "race", "hp"), [("fire", "Elf", 5), ("wood", "Elf", 6), ("fire", "Goblin", 4)])
def test_elven_night_rider_grows_as_elves_fall(element: str, race: str, hp: int) -> None:
    duel = scenario(turn=BOB)
    duel.field(9, element)
    rider = duel.alice.creature("Elven Night Rider", at=9)
    duel.alice.creature(dummy("Victim", race=race), at=5)
    killer = duel.bob.creature(fighter(attack=9), at=2)
    duel.bob.attacks(killer)
    assert duel.hp(rider) == hp


def test_elven_night_rider_does_not_grow_as_enemy_elves_fall() -> None:
    duel = scenario()
    rider = duel.alice.creature("Elven Night Rider", at=9)
    duel.bob.creature(dummy("Victim", race="Elf"), at=5)
    killer = duel.alice.creature(fighter(attack=9), at=8)
    duel.alice.attacks(killer)
    assert duel.hp(rider) == 4


# Prince Lusirion


@pytest.mark.parametrize(("race", "asked"), [("Elf", True), ("Goblin", False)])
def test_lusirion_may_bring_a_wood_creature_back_for_each_elf(race: str, asked: bool) -> None:
    duel = scenario()
    duel.alice.creature("Prince Lusirion", at=5)
    wanted = duel.alice.graveyard("Goblin Bomber", "Lord Hu", "Verzar Golem", "Goblin Fort")
    card = duel.alice.hand(dummy("Newcomer", race=race))
    duel.alice.mana(1)
    duel.alice.summons(card, at=4)
    assert duel.alice.is_asked("confirm") == asked
    if asked:
        duel.alice.says_yes()
        assert duel.alice.offered_cards() == ["Goblin Bomber", "Goblin Fort"]
        duel.alice.picks(wanted)
        assert duel.alice.cards("hand") == ["Goblin Bomber"]


@pytest.mark.parametrize(("at", "left"), [(2, 1), (1, 2)])
def test_lusirion_makes_the_opponent_discard_for_an_enemy_beside_him(at: int, left: int) -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Prince Lusirion", at=5)
    card = duel.bob.hand(dummy("Newcomer"))
    one = duel.bob.hand(dummy("One"), dummy("Two"))
    duel.bob.mana(1)
    duel.bob.summons(card, at=at)
    if left == 1:
        duel.bob.picks(one)
    assert duel.bob.hand_size == left and duel.alice.is_asked("act")


def test_lusirion_makes_nobody_discard_for_an_ally_beside_him() -> None:
    duel = scenario()
    duel.alice.creature("Prince Lusirion", at=5)
    card = duel.alice.hand(dummy("Newcomer"))
    duel.bob.hand(dummy("One"))
    duel.alice.mana(1)
    duel.alice.summons(card, at=2)
    assert "One" in duel.bob.cards("hand")


def test_lusirion_slows_everyone_but_the_elves() -> None:
    duel = scenario()
    prince = duel.alice.creature("Prince Lusirion", at=5)
    elf = duel.bob.creature(dummy("Elf", race="Elf", action=1), at=1)
    mine = duel.alice.creature(dummy("Mine", action=1), at=9)
    theirs = duel.bob.creature(dummy("Theirs", action=1), at=3)
    assert [duel.attack_cost(card) for card in (prince, elf, mine, theirs)] == [3, 1, 3, 3]
    assert [duel.rotate_cost(card) for card in (prince, elf, mine, theirs)] == [3, 1, 3, 3]


# Preacher Noova


@pytest.mark.parametrize(
    ("affiliation", "at", "milled"), [("Green Bandits", 4, 1), ("Green Bandits", 7, 0), ("Blackhoods", 4, 0)]
)
def test_noova_mills_the_opponent_for_bandits_summoned_beside_him(affiliation: str, at: int, milled: int) -> None:
    duel = scenario()
    duel.alice.creature("Preacher Noova", at=5)
    duel.alice.creature(dummy("Friend"), at=8)
    card = duel.alice.hand(dummy("Newcomer", affiliation=affiliation))
    duel.alice.mana(1)
    duel.alice.summons(card, at=at)
    assert len(duel.bob.cards("graveyard")) == milled


@pytest.mark.parametrize(("element", "asked"), [(Element.FIRE, True), (Element.WOOD, False)])
def test_noova_brings_a_bandit_back_for_enemies_that_are_not_of_wood(element: Element, asked: bool) -> None:
    duel = scenario()
    duel.alice.creature("Preacher Noova", at=9)
    duel.bob.creature(dummy("Victim", element=element), at=5)
    duel.alice.graveyard("Goblin Bomber", "Preacher Noova", "Elven Night Rider", "Leapfrog Boss")
    killer = duel.alice.creature(fighter(attack=12), at=8)
    duel.alice.attacks(killer)
    assert duel.alice.is_asked("pick") == asked
    if asked:
        assert duel.alice.offered_cards() == ["Goblin Bomber", "Leapfrog Boss"]
        duel.alice.picks("Leapfrog Boss")
        assert duel.alice.cards("hand") == ["Leapfrog Boss"]


def test_noova_brings_nothing_back_for_allies() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Preacher Noova", at=9)
    victim = duel.alice.creature(dummy("Victim"), at=5)
    duel.alice.graveyard("Goblin Bomber")
    killer = duel.bob.creature(fighter(attack=9), at=2)
    duel.bob.attacks(killer)
    assert duel.where(victim) == "graveyard" and duel.alice.hand_size == 0


# Lord Hu


def test_hu_hits_the_target_on_wood_and_the_enemies_around_it() -> None:
    duel = scenario()
    duel.field(2, "wood")
    hu = duel.alice.creature("Lord Hu", at=9)
    target = duel.bob.creature(dummy("Target"), at=2)
    near = duel.bob.creature(dummy("Near"), at=5)
    far = duel.bob.creature(dummy("Far"), at=6)
    duel.alice.mana(4)
    duel.alice.attacks(hu)
    assert [duel.hp(card) for card in (target, near, far)] == [7, 7, 9]


@pytest.mark.parametrize("mine", [True, False])
def test_hu_gains_a_mana_for_each_enemy_destroyed(mine: bool) -> None:
    duel = scenario(turn=BOB if mine else ALICE)
    duel.alice.creature("Lord Hu", at=9)
    loser, winner = (duel.alice, duel.bob) if mine else (duel.bob, duel.alice)
    loser.creature(dummy("Victim"), at=5)
    killer = winner.creature(fighter("Killer", attack=9), at=2, facing="south")
    winner.attacks(killer)
    assert (duel.alice.mana_left, duel.bob.mana_left) == ((1, 0) if mine else (1, 1))
