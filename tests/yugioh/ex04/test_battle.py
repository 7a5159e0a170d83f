"""Battle and the damage step of 2004 (モンスター戦闘のルール, ダメージステップ)."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    IS_THIS,
    Attribute,
    CardType,
    EventKind,
    GainLife,
    Phase,
    Race,
    Side,
    When,
    Whenever,
    activated,
    battle_damage_to,
    continuous,
    damage,
    destroyed_by_battle,
    flip,
    monster,
    spell,
    trap,
    trigger,
)
from duelkit.yugioh.scenario import ALICE, BOB, CardName, Scenario, scenario
from duelkit.yugioh.state import codes

OX = "Battle Ox"
EYES = "Blue-Eyes White Dragon"
WALL = "Labyrinth Wall"
ZERO = monster(900042001, "無力な者", "Powerless", Attribute.EARTH, Race.WARRIOR, 4, 0, 0)
FLIPPER = monster(
    900042002, "驚く者", "Startler", Attribute.EARTH, Race.INSECT, 2, 400, 600, flip(damage(300)), types=CardType.FLIP
)
MARTYR = monster(
    900042003,
    "殉じる者",
    "Devoted",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    500,
    500,
    trigger(destroyed_by_battle(), damage(200), mandatory=True),
)
COUNTER = trap(
    900042004, "何でも止める", "Counter All", icon=CardType.COUNTER, when=activated(), resolution=GainLife(1)
)


def fight(attacker: CardName, target: CardName, defense: bool = False) -> Scenario:
    """Alice's monster attacks Bob's; both pass whatever is asked."""
    duel = scenario("ex04", phase=Phase.BATTLE)
    mine = duel.alice.attack_position(attacker)
    theirs = duel.bob.defense_position(target) if defense else duel.bob.attack_position(target)
    duel.alice.attacks(mine, theirs)
    duel.all_pass()
    return duel


@rule("EX04-GAP-BAT-01", "EX04-BAT-01")
@pytest.mark.parametrize(
    ("mine", "theirs", "lost", "points"),
    [(EYES, OX, [OX], (0, 1300)), (OX, EYES, [OX], (1300, 0)), (EYES, EYES, [EYES, EYES], (0, 0))],
)
def test_attack_against_attack(mine: str, theirs: str, lost: list[str], points: tuple[int, int]) -> None:
    duel = fight(mine, theirs)
    assert duel.alice.cards("graveyard") + duel.bob.cards("graveyard") == lost
    assert (8000 - duel.alice.life, 8000 - duel.bob.life) == points


@rule("EX04-GAP-BAT-01")
@pytest.mark.parametrize(
    ("mine", "theirs", "destroyed", "mine_loses"),
    [(EYES, "Mystical Elf", True, 0), (OX, WALL, False, 1300), ("Gemini Elf", "Breaker the Magical Warrior", True, 0)],
)
def test_attack_against_defence(mine: str, theirs: str, destroyed: bool, mine_loses: int) -> None:
    duel = fight(mine, theirs, True)
    assert (theirs in duel.bob.cards("graveyard")) is destroyed
    assert duel.alice.life == 8000 - mine_loses and duel.bob.life == 8000, "no damage to the defender"
    assert duel.alice.cards("graveyard") == []


@rule("EX04-GAP-BAT-01")
def test_equal_attack_and_defence_destroy_nothing() -> None:
    even = monster(900042005, "釣り合う者", "Even", Attribute.EARTH, Race.ROCK, 4, 100, 1700)
    duel = fight(OX, even, True)
    assert duel.where(OX) == duel.where(even) == "monster zone" and duel.alice.life == duel.bob.life == 8000


@rule("EX04-GAP-BAT-02")
def test_two_monsters_with_0_attack_do_not_destroy_each_other() -> None:
    duel = fight(ZERO, ZERO)
    assert len(duel.alice.cards("monster zone")) == len(duel.bob.cards("monster zone")) == 1


@rule("EX04-BAT-01")
@pytest.mark.parametrize(("kind", "life"), [("battle", 7900), ("effect", 8000)])
def test_battle_damage_is_not_effect_damage(kind: str, life: int) -> None:
    bell = spell(
        900042006,
        "戦闘の鐘",
        "Battle Bell",
        continuous(Whenever(battle_damage_to(Side.OPPONENT), damage(100, Side.YOU))),
        icon=CardType.CONTINUOUS,
    )
    duel = scenario("ex04", phase=Phase.BATTLE if kind == "battle" else Phase.MAIN_1)
    duel.bob.face_up(bell)
    if kind == "battle":
        duel.bob.attack_position(EYES)
        ox = duel.alice.attack_position(OX)
        duel.alice.attacks(ox, EYES)
    else:
        duel.bob.hand("Kuriboh")
        burn = spell(900042007, "自らを焼く", "Burn Yourself", resolution=damage(500, Side.YOU))
        duel.alice.hand(burn)
        duel.alice.activates(burn)
    duel.all_pass()
    assert duel.alice.life < 8000 and duel.bob.life == life


@rule("EX04-BAT-02")
def test_a_direct_attack_deals_the_monsters_attack() -> None:
    duel = scenario("ex04", phase=Phase.BATTLE)
    eyes = duel.alice.attack_position(EYES)
    duel.alice.attacks(eyes)
    duel.all_pass()
    assert duel.bob.life == 5000 and duel.where(eyes) == "monster zone"


@rule("EX04-GAP-BAT-03")
def test_only_face_up_attackers_attack_and_directly_only_past_an_empty_field() -> None:
    duel = scenario("ex04", phase=Phase.BATTLE)
    ox = duel.alice.attack_position(OX)
    turned = duel.alice.defense_position(OX)
    hidden = duel.alice.has_set(OX)
    theirs = duel.bob.has_set(WALL)
    other = duel.bob.attack_position(ZERO)
    assert [duel.alice.can("attack", card) for card in (ox, turned, hidden)] == [True, False, False]
    duel.alice.declares_attack(ox)
    assert duel.alice.can("pick", theirs) and duel.alice.can("pick", other) and not duel.alice.can("direct")


@rule("EX04-GAP-BAT-03", "EX04-GAP-PHASE-02")
def test_the_battle_phase_may_be_left_out_and_has_four_steps() -> None:
    duel = scenario("ex04")
    duel.alice.attack_position(OX)
    duel.bob.attack_position(WALL)
    for side in (duel.alice, duel.bob):
        side.has_set("Waboku")
        side.has_set("Rush Recklessly")
    assert duel.alice.can("battle") and duel.alice.can("end turn")
    duel.alice.enters_battle()
    steps: list[int] = []
    for _ in range(40):
        decision = duel.decision()
        assert decision is not None
        if duel.duel.phase == Phase.BATTLE and duel.duel.step not in steps:
            steps.append(duel.duel.step)
        if duel.duel.phase == Phase.MAIN_2 or duel.duel.turn == 4:
            break
        if duel.alice.can("attack", OX):
            duel.alice.attacks(OX, WALL)
        elif duel.alice.can("end battle"):
            duel.alice.ends_battle()
        else:
            duel.duel.choose(codes.PASS)
    order = [codes.START_STEP, codes.BATTLE_STEP, codes.BEFORE_CALC, codes.END_STEP]
    assert [step for step in steps if step in order] == order, steps


@rule("EX04-CONF-02")
def test_one_attack_in_each_battle_phase() -> None:
    duel = scenario("ex04", phase=Phase.BATTLE)
    ox = duel.alice.attack_position(OX)
    duel.alice.attack_position("Giant Soldier of Stone")
    duel.alice.attacks(ox)
    duel.all_pass()
    assert not duel.alice.can("attack", ox) and duel.alice.can("attack", "Giant Soldier of Stone")


@rule("EX04-GAP-REP-01")
@pytest.mark.parametrize("change", ["target gone", "another gone", "one more", "nothing"])
def test_a_replay_follows_a_change_of_the_opponents_monsters(change: str) -> None:
    duel = scenario("ex04", phase=Phase.BATTLE)
    eyes = duel.alice.attack_position(EYES)
    first = duel.bob.attack_position(OX)
    second = duel.bob.attack_position("Giant Soldier of Stone")
    if change in ("target gone", "another gone"):
        duel.bob.has_set("Compulsory Evacuation Device")
    elif change == "one more":
        duel.bob.graveyard("Vorse Raider")
        duel.bob.has_set("Call of the Haunted")
    else:
        duel.bob.has_set("Reckless Greed")
    duel.alice.attacks(eyes, first)
    if change in ("target gone", "another gone"):
        duel.bob.activates("Compulsory Evacuation Device")
        duel.bob.picks(first if change == "target gone" else second)
    else:
        duel.bob.activates("Call of the Haunted" if change == "one more" else "Reckless Greed")
    duel.all_pass()
    replayed = duel.alice.is_asked("pick")
    assert replayed is (change != "nothing")
    if replayed:
        target = first if change == "another gone" else second
        assert duel.alice.can("pick", target) and duel.alice.can("finish"), "a target, or no attack"
        duel.alice.attacks_now(target)
        duel.all_pass()
        assert duel.where(target) == "graveyard"
    else:
        assert duel.where(first) == "graveyard"


@rule("EX04-GAP-REP-01")
@pytest.mark.parametrize(("edition", "replayed"), [("ex04", True), ("mr3", False), ("mr20", False)])
def test_fewer_monsters_beside_the_target_are_a_replay_by_their_number(edition: str, replayed: bool) -> None:
    duel = scenario(edition, phase=Phase.BATTLE)
    eyes = duel.alice.attack_position(EYES)
    first, second = duel.bob.attack_position(OX), duel.bob.attack_position(OX)
    duel.bob.has_set("Compulsory Evacuation Device")
    duel.alice.attacks(eyes, first)
    duel.bob.activates("Compulsory Evacuation Device")
    duel.bob.picks(second)
    duel.all_pass()
    assert duel.alice.is_asked("pick") is replayed and (duel.where(first) == "graveyard") is not replayed


# the damage step


@rule("EX04-GAP-DS-01")
def test_what_may_be_activated_in_the_damage_step() -> None:
    duel = scenario("ex04", phase=Phase.BATTLE)
    ox = duel.alice.attack_position(OX)
    eyes = duel.bob.attack_position(EYES)
    names = ["Mystical Space Typhoon", "Rush Recklessly", "Waboku", "Reckless Greed", "Shrink"]
    for name in names:
        duel.bob.has_set(name)
    duel.alice.has_set("Rush Recklessly")
    duel.bob.hand("Kuriboh")
    duel.alice.attacks(ox, eyes)
    seen: dict[int, set[str]] = {}
    for _ in range(30):
        decision = duel.decision()
        assert decision is not None
        if decision.kind == 0 or decision.player == BOB and duel.duel.step == codes.END_STEP:
            break
        if decision.player == BOB:
            seen.setdefault(duel.duel.step, set()).update(
                name for name in [*names, "Kuriboh"] if duel.bob.can("activate", name)
            )
        duel.duel.choose(codes.PASS)
    assert seen[codes.BATTLE_STEP] == set(names), "outside the damage step anything of speed 2"
    assert seen.get(codes.DAMAGE_START, set()) | seen[codes.BEFORE_CALC] == {"Rush Recklessly", "Shrink"}
    for step, offered in seen.items():
        if step not in (codes.BATTLE_STEP, codes.DAMAGE_START, codes.BEFORE_CALC):
            assert not offered & set(names), "after that ATK and DEF change no more"


@rule("EX04-GAP-DS-01")
def test_counter_traps_may_be_used_in_the_damage_step() -> None:
    duel = scenario("ex04", phase=Phase.BATTLE)
    ox = duel.alice.attack_position(OX)
    eyes = duel.bob.attack_position(EYES)
    duel.alice.has_set("Rush Recklessly")
    duel.bob.has_set(COUNTER)
    duel.bob.has_set("Mystical Space Typhoon")
    duel.alice.attacks(ox, eyes)
    while duel.duel.step & (codes.DAMAGE_START | codes.BEFORE_CALC) == 0:
        duel.duel.choose(codes.PASS)
        duel.decision()
    duel.alice.activates("Rush Recklessly")
    duel.alice.picks(ox)
    assert duel.bob.can("activate", COUNTER) and not duel.bob.can("activate", "Mystical Space Typhoon")


@rule("EX04-GAP-DS-02")
def test_a_face_down_monster_is_flipped_then_damage_then_its_effect_then_the_graveyard() -> None:
    duel = scenario("ex04", phase=Phase.BATTLE)
    ox = duel.alice.attack_position(OX)
    card = duel.bob.has_set(FLIPPER)
    duel.alice.has_set(COUNTER)
    duel.alice.attacks(ox, card)
    while not duel.duel.chain:
        decision = duel.decision()
        assert decision is not None
        duel.duel.choose(codes.PASS)
    assert duel.duel.step == codes.AFTER_CALC and duel.position(card) == "defense"
    assert duel.where(card) == "monster zone", "it goes to the graveyard only after its effect"
    duel.all_pass()
    assert duel.alice.life == 7700 and duel.where(card) == "graveyard"


@rule("EX04-GAP-DS-02")
def test_effects_of_having_battled_come_before_the_graveyard_and_those_of_being_destroyed_after() -> None:
    battled = monster(
        900042008,
        "戦い抜く者",
        "Battler",
        Attribute.EARTH,
        Race.WARRIOR,
        4,
        2000,
        1000,
        trigger(When(EventKind.BATTLED, IS_THIS), GainLife(70), mandatory=True),
    )
    duel = scenario("ex04", phase=Phase.BATTLE)
    mine = duel.alice.attack_position(battled)
    theirs = duel.bob.attack_position(MARTYR)
    duel.bob.has_set(COUNTER)
    duel.alice.has_set(COUNTER)
    duel.alice.attacks(mine, theirs)
    while not duel.duel.chain:
        duel.duel.choose(codes.PASS)
        duel.decision()
    assert duel.duel.step == codes.AFTER_CALC and duel.where(theirs) == "monster zone" and duel.bob.life == 6500
    while not duel.duel.chain or duel.where(theirs) == "monster zone":
        duel.duel.choose(codes.PASS)
        duel.decision()
    assert duel.duel.step == codes.DAMAGE_END and duel.alice.life == 8070, "now its own effect"
    duel.all_pass()
    assert duel.alice.life == 7870 and duel.controller(mine) == ALICE


@rule("EX04-BAT-02")
@pytest.mark.parametrize(("sword", "shrunk", "points"), [(False, False, 1200), (True, False, 1500), (True, True, 900)])
def test_a_direct_attack_deals_the_attack_that_the_monster_has_then(sword: bool, shrunk: bool, points: int) -> None:
    duel = scenario("ex04", turn=BOB, phase=Phase.BATTLE)
    warrior = duel.bob.attack_position("D.D. Warrior")
    if sword:
        duel.bob.face_up("Legendary Sword", equipped_to=warrior)
    duel.alice.face_up("Ultimate Offering")
    if shrunk:
        duel.alice.has_set("Shrink")
    duel.bob.attacks(warrior)
    if shrunk:
        duel.alice.activates("Shrink")
    duel.all_pass()
    assert 8000 - duel.alice.life == points and duel.bob.life == 8000
