"""Attacks: who may attack what, the outcome of damage calculation, the steps of the battle phase, replays."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    ATTACK_TARGET,
    ATTACKER,
    FACE_UP,
    IS_THIS,
    MONSTER,
    TARGET,
    THIS,
    Attribute,
    CardType,
    EndBattlePhase,
    EventKind,
    Position,
    Race,
    Side,
    Stat,
    TakeControl,
    Until,
    When,
    Whenever,
    apply,
    atk_of,
    attack_declared,
    change_position,
    continuous,
    damage,
    gains,
    monster,
    one,
    special_summon,
    spell,
    to_hand,
    trap,
)
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, BOB, CardName, Scenario, scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.log import L_ATTACK, L_REPLAY

REINFORCE = trap(
    90000900, "緊急召集", "Emergency Call-up", when=attack_declared(), resolution=special_summon(one(MONSTER.in_hand()))
)
RETREAT = trap(90000901, "緊急退避", "Emergency Retreat", when=attack_declared(), resolution=to_hand(ATTACK_TARGET))


def battle(attacker: str, target: str, defends: bool = False, hidden: bool = False) -> tuple[Scenario, int, int]:
    """One attack of Alice's, played to its end."""
    duel = scenario(phase=Phase.BATTLE)
    mine = duel.alice.attack_position(attacker)
    if hidden:
        theirs = duel.bob.has_set(target)
    else:
        theirs = duel.bob.defense_position(target) if defends else duel.bob.attack_position(target)
    duel.alice.attacks(mine, theirs)
    duel.is_settled()
    return duel, mine, theirs


OUTCOMES = [
    # attacker, target, defends, attacker stays, target stays, Alice loses, Bob loses
    ("Battle Ox", "Mystical Elf", False, True, False, 0, 900),
    ("Battle Ox", "Battle Ox", False, False, False, 0, 0),
    ("Battle Ox", "Luster Dragon", False, False, True, 200, 0),
    ("Luster Dragon", "Luster Dragon", True, True, False, 0, 0),
    ("Battle Ox", "Mystical Elf", True, True, True, 300, 0),
    ("Curse of Dragon", "Mystical Elf", True, True, True, 0, 0),
    ("Blue-Eyes White Dragon", "Mystical Elf", True, True, False, 0, 0),
]
IDS = ["BAT-02", "BAT-03", "BAT-04", "BAT-05", "BAT-07", "BAT-06", "BAT-05-by-1000"]


@rule(
    "MR3-BAT-01",
    "MR3-BAT-02",
    "MR3-BAT-03",
    "MR3-BAT-04",
    "MR3-BAT-05",
    "MR3-BAT-06",
    "MR3-BAT-07",
    "MR3-TYPE-06",
    "MR3-BP-07",
)
@pytest.mark.parametrize(("attacker", "target", "defends", "stays", "holds", "mine", "theirs"), OUTCOMES, ids=IDS)
def test_the_outcome_of_damage_calculation(
    attacker: str, target: str, defends: bool, stays: bool, holds: bool, mine: int, theirs: int
) -> None:
    duel, ours, other = battle(attacker, target, defends)
    assert duel.where(ours) == ("monster zone" if stays else "graveyard")
    assert duel.where(other) == ("monster zone" if holds else "graveyard")
    assert (duel.alice.life, duel.bob.life) == (8000 - mine, 8000 - theirs)


@rule("MR3-BAT-01", "MR3-POS-03", "MR3-DS-03")
@pytest.mark.parametrize(("attacker", "lost"), [("Battle Ox", 300), ("Blue-Eyes White Dragon", 0)])
def test_against_a_face_down_monster_the_defence_value_counts(attacker: str, lost: int) -> None:
    duel, ours, other = battle(attacker, "Mystical Elf", hidden=True)
    assert duel.where(other) == ("monster zone" if lost else "graveyard")
    assert duel.alice.life == 8000 - lost and duel.bob.life == 8000
    if lost:
        assert duel.position(other) == "defense"
    assert duel.where(ours) == "monster zone"


@rule("MR3-BAT-03")
def test_two_monsters_without_attack_points_do_not_destroy_each_other() -> None:
    duel, ours, other = battle("Millennium Shield", "Millennium Shield")
    assert duel.where(ours) == duel.where(other) == "monster zone"
    assert (duel.alice.life, duel.bob.life) == (8000, 8000)


@rule("MR3-BAT-08", "MR3-BP-04", "MR3-ZONE-04")
def test_a_direct_attack_only_if_the_opponent_controls_no_monsters() -> None:
    duel = scenario(phase=Phase.BATTLE)
    ox = duel.alice.attack_position("Battle Ox")
    duel.alice.attacks(ox)
    assert duel.bob.life == 8000 - 1700
    for hidden in (False, True):
        duel = scenario(phase=Phase.BATTLE)
        ox = duel.alice.attack_position("Blue-Eyes White Dragon")
        first = duel.bob.has_set("Mystical Elf") if hidden else duel.bob.defense_position("Mystical Elf")
        second = duel.bob.attack_position("Battle Ox")
        duel.alice.declares_attack(ox)
        assert duel.alice.can("pick", first) and duel.alice.can("pick", second)
        assert not duel.alice.can("direct")


@rule("MR3-BP-04")
def test_only_one_monster_attacks_at_a_time_and_only_face_up_attack_position() -> None:
    duel = scenario(phase=Phase.BATTLE)
    ox = duel.alice.attack_position("Battle Ox")
    other = duel.alice.attack_position("Luster Dragon")
    elf = duel.alice.defense_position("Mystical Elf")
    theirs = duel.bob.attack_position("Battle Ox")
    assert duel.alice.can("attack", ox) and duel.alice.can("attack", other)
    assert not duel.alice.can("attack", elf) and not duel.alice.can("attack", theirs)
    duel.alice.attacks(other, theirs)
    assert duel.log_numbers(L_ATTACK) == [theirs]
    assert duel.duel.play[ox].attacks == 0


# the battle phase


@rule("MR3-BP-01", "MR3-BP-05", "MR3-BP-08")
def test_the_steps_come_in_order_and_battle_and_damage_step_repeat() -> None:
    duel = scenario()
    first = duel.alice.attack_position("Battle Ox")
    second = duel.alice.attack_position("Luster Dragon")
    duel.bob.has_set("Rush Recklessly")
    jar = duel.bob.has_set("Jar of Greed")
    seen: list[int] = []

    def look() -> None:
        if not seen or seen[-1] != duel.duel.step:
            seen.append(duel.duel.step)

    duel.alice.enters_battle()
    while duel.duel.phase != Phase.MAIN_2:
        if duel.duel.phase == Phase.BATTLE:
            look()
        if duel.bob.is_asked():
            duel.bob.passes()
        elif duel.alice.can("attack", first):
            duel.alice.attacks(first)
        elif duel.alice.can("attack", second):
            duel.alice.attacks(second)
        elif duel.alice.can("end battle"):
            duel.alice.ends_battle()
        else:
            break
    damage = [step for step in seen if step & codes.DAMAGE_STEP]
    order = [step if not step & codes.DAMAGE_STEP else codes.DAMAGE_STEP for step in seen]
    short = [step for at, step in enumerate(order) if at == 0 or order[at - 1] != step]
    assert short == [
        codes.START_STEP,
        codes.BATTLE_STEP,
        codes.DAMAGE_STEP,
        codes.BATTLE_STEP,
        codes.DAMAGE_STEP,
        codes.BATTLE_STEP,
        codes.END_STEP,
    ]
    assert damage and duel.where(jar) == "spell zone"
    assert duel.bob.life == 8000 - 1700 - 1900


@rule("MR3-BP-02", "MR3-GAP-PHASE-01")
def test_a_battle_phase_is_optional_even_with_monsters() -> None:
    duel = scenario()
    duel.alice.attack_position("Battle Ox")
    assert duel.alice.can("end turn") and duel.alice.can("battle")
    duel.alice.ends_turn()
    assert duel.duel.turn_player == 1
    assert duel.bob.life == 8000


@rule("MR3-BP-03", "MR3-MAN-05")
def test_entering_the_battle_phase_is_declared_and_may_be_answered() -> None:
    duel = scenario()
    ox = duel.alice.attack_position("Battle Ox")
    jar = duel.bob.has_set("Jar of Greed")
    duel.alice.enters_battle()
    assert duel.bob.can("activate", jar)
    assert duel.duel.phase == Phase.MAIN_1
    duel.bob.passes()
    assert duel.duel.step == codes.START_STEP
    assert duel.bob.can("activate", jar)
    assert not duel.alice.can("attack", ox)
    duel.bob.passes()
    assert duel.duel.step == codes.BATTLE_STEP
    assert duel.alice.can("attack", ox)


@rule("MR3-BP-06")
def test_each_monster_attacks_once_a_turn() -> None:
    duel = scenario(phase=Phase.BATTLE)
    ox = duel.alice.attack_position("Battle Ox")
    dragon = duel.alice.attack_position("Luster Dragon")
    zapper = duel.alice.attack_position("Mataza the Zapper")
    for card in (ox, dragon, zapper):
        assert duel.alice.can("attack", card)
        duel.alice.attacks(card)
    assert not duel.alice.can("attack", ox) and not duel.alice.can("attack", dragon)
    assert duel.alice.can("attack", zapper)
    duel.alice.attacks(zapper)
    assert duel.bob.life == 8000 - 1700 - 1900 - 2 * 1300
    duel.bob.ends_turn()
    duel.alice.enters_battle()
    assert duel.alice.can("attack", ox)


@rule("MR3-BP-06")
def test_a_monster_that_attacked_a_monster_does_not_attack_another_one() -> None:
    duel = scenario(phase=Phase.BATTLE)
    ox = duel.alice.attack_position("Battle Ox")
    moth = duel.alice.attack_position("Petit Moth")
    first = duel.bob.attack_position("Mystical Elf")
    duel.bob.attack_position("Kuriboh")
    duel.alice.attacks(ox, first)
    assert duel.where(first) == "graveyard"
    assert duel.alice.can("attack", moth)
    assert not duel.alice.can("attack", ox)


@rule("MR3-BP-08")
def test_the_end_of_the_battle_phase_is_declared_with_attacks_left() -> None:
    duel = scenario(phase=Phase.BATTLE)
    ox = duel.alice.attack_position("Battle Ox")
    jar = duel.bob.has_set("Jar of Greed")
    assert duel.alice.can("attack", ox) and duel.alice.can("end battle")
    duel.alice.ends_battle()
    assert duel.bob.can("activate", jar)
    duel.bob.passes()
    assert duel.duel.step == codes.END_STEP
    assert duel.bob.can("activate", jar)
    duel.bob.passes()
    assert duel.duel.phase == Phase.MAIN_2
    assert duel.bob.life == 8000


# replays


@rule("MR3-REP-01", "MR3-REP-02")
def test_a_new_monster_of_the_opponents_causes_a_replay() -> None:
    duel = scenario(phase=Phase.BATTLE)
    ox = duel.alice.attack_position("Battle Ox")
    first = duel.bob.defense_position("Giant Soldier of Stone")
    call = duel.bob.has_set(REINFORCE)
    elf = duel.bob.hand("Mystical Elf")
    duel.alice.attacks(ox, first)
    duel.bob.activates(call)
    duel.bob.puts_in(1)
    assert duel.log_numbers(L_REPLAY) != []
    assert duel.alice.is_asked("pick")
    assert duel.alice.can("pick", first) and duel.alice.can("pick", elf) and duel.alice.can("finish")
    assert not duel.alice.can("direct")
    duel.alice.attacks_now(elf)
    duel.is_settled()
    assert duel.where(elf) == "graveyard" and duel.where(first) == "monster zone"
    assert duel.bob.life == 8000 - 900 and duel.alice.life == 8000
    assert not duel.alice.can("attack", ox)


@rule("MR3-REP-01")
def test_a_direct_attack_meets_a_new_monster() -> None:
    duel = scenario(phase=Phase.BATTLE)
    ox = duel.alice.attack_position("Battle Ox")
    call = duel.bob.has_set(REINFORCE)
    elf = duel.bob.hand("Mystical Elf")
    duel.alice.attacks(ox)
    duel.bob.activates(call)
    duel.bob.puts_in(4)
    assert duel.alice.can("pick", elf) and duel.alice.can("finish") and not duel.alice.can("direct")


@rule("MR3-REP-01", "MR3-REP-02")
def test_a_target_that_disappears_causes_a_replay() -> None:
    duel = scenario(phase=Phase.BATTLE)
    ox = duel.alice.attack_position("Battle Ox")
    first = duel.bob.defense_position("Giant Soldier of Stone")
    call = duel.bob.has_set(RETREAT)
    duel.alice.attacks(ox, first)
    duel.bob.activates(call)
    assert duel.where(first) == "hand"
    assert duel.alice.can("direct") and duel.alice.can("finish")
    duel.alice.attacks_now()
    assert duel.bob.life == 8000 - 1700


@rule("MR3-REP-03")
def test_an_attack_called_off_still_counts() -> None:
    duel = scenario(phase=Phase.BATTLE)
    ox = duel.alice.attack_position("Battle Ox")
    dragon = duel.alice.attack_position("Luster Dragon")
    first = duel.bob.defense_position("Giant Soldier of Stone")
    call = duel.bob.has_set(RETREAT)
    duel.alice.attacks(ox, first)
    duel.bob.activates(call)
    duel.alice.finishes()
    duel.is_settled()
    assert duel.bob.life == 8000
    assert not duel.alice.can("attack", ox)
    assert duel.alice.can("attack", dragon)


@rule("MR3-REP-01")
def test_no_replay_where_the_opponents_monsters_stay_the_same() -> None:
    duel = scenario(phase=Phase.BATTLE)
    ox = duel.alice.attack_position("Battle Ox")
    first = duel.bob.attack_position("Mystical Elf")
    jar = duel.bob.has_set("Jar of Greed")
    duel.alice.attacks(ox, first)
    duel.bob.activates(jar)
    duel.is_settled()
    assert duel.log_numbers(L_REPLAY) == []
    assert duel.where(first) == "graveyard"


@rule("MR3-REP-01")
def test_no_replay_once_the_damage_step_has_begun() -> None:
    duel = scenario(phase=Phase.BATTLE)
    tiger = duel.alice.attack_position("Battle Ox")
    angel = duel.bob.attack_position("Shining Angel")
    duel.bob.deck("Mystical Elf")
    duel.alice.attacks(tiger, angel)
    duel.bob.triggers(angel)
    duel.is_settled()
    assert duel.log_numbers(L_REPLAY) == []
    assert "Mystical Elf" in duel.bob.cards("monster zone")
    assert not duel.alice.can("attack", tiger)


TURNED = trap(
    90000902,
    "体勢崩し",
    "Off Balance",
    targets=one((MONSTER & FACE_UP).on_field()),
    resolution=change_position(TARGET, Position.FACE_UP_DEFENSE),
)
TAKEN = trap(
    90000903, "寝返り", "Change of Sides", targets=one((MONSTER & FACE_UP).on_field()), resolution=TakeControl(TARGET)
)
BURDEN = trap(
    90000904,
    "重荷",
    "Burden",
    when=attack_declared(),
    resolution=apply(gains(Stat.ATK, 300), to=ATTACKER, until=Until.END_OF_TURN),
)
RECOIL = trap(90000905, "反動", "Recoil", when=attack_declared(), resolution=damage(atk_of(ATTACKER)))
NO_LONGER_ATTACKING = ["Book of Moon", TURNED, TAKEN]


@rule("MR3-POS-01", "RES-GAP-FDN-01", "MR20-POS-01")
@pytest.mark.parametrize("edition", ["ex04", "mr3", "mr20-official"])
@pytest.mark.parametrize("card", NO_LONGER_ATTACKING, ids=["face-down", "defense", "control"])
def test_sakuretsu_armor_does_not_destroy_a_monster_that_attacks_no_longer(edition: str, card: CardName) -> None:
    """The ruling on 炸裂装甲 with 月の書 chained: what attacks no longer is not destroyed."""
    duel = scenario(edition, phase=Phase.BATTLE)
    ox, elf = duel.alice.attack_position("Battle Ox"), duel.alice.attack_position("Mystical Elf")
    armor, other = duel.bob.has_set("Sakuretsu Armor"), duel.bob.has_set(card)
    duel.alice.attacks(ox)
    duel.bob.activates(armor)
    duel.bob.activates(other)
    duel.bob.picks(ox)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(ox) == "monster zone" and duel.where(armor) == "graveyard" and duel.bob.life == 8000
    assert duel.position(ox) == {0: "face-down", 1: "defense", 2: "attack"}[NO_LONGER_ATTACKING.index(card)]
    assert duel.controller(ox) == (BOB if card is TAKEN else ALICE)
    duel.alice.attacks(elf, ox if card is TAKEN else None)


@rule("MR3-POS-01", "RES-GAP-FDN-01")
@pytest.mark.parametrize("card", [None, TURNED], ids=["attacks", "turned"])
def test_what_applies_to_the_attacking_monster_finds_only_one_that_attacks(card: CardName | None) -> None:
    """What an effect does to, or counts of, "the attacking monster" has to be attacking when it is processed."""
    duel = scenario(phase=Phase.BATTLE)
    ox = duel.alice.attack_position("Battle Ox")
    elf = duel.bob.attack_position("Mystical Elf")
    burden, recoil = duel.bob.has_set(BURDEN), duel.bob.has_set(RECOIL)
    turned = duel.bob.has_set(TURNED)
    duel.alice.attacks(ox, elf)
    duel.bob.activates(recoil)
    duel.bob.activates(burden)
    if card:
        duel.bob.activates(turned)
        duel.bob.picks(ox)
    duel.all_pass()
    assert duel.atk(ox) == 1700 + (0 if card else 300)
    assert duel.alice.life == 8000 - (0 if card else 2000)


TUMBLER = monster(
    90000906,
    "転がる者",
    "Tumbler",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    3000,
    0,
    continuous(Whenever(When(EventKind.BATTLED, IS_THIS), change_position(THIS, Position.FACE_UP_DEFENSE))),
)
CHARGE = spell(90000907, "突撃の陣", "Charge", continuous(gains(Stat.ATK, 300, to=ATTACKER)), icon=CardType.CONTINUOUS)
RECKONING = trap(
    90000908,
    "清算",
    "Reckoning",
    targets=one((MONSTER & FACE_UP).on_field()),
    resolution=damage(atk_of(TARGET), Side.YOU),
)
TRUCE = trap(90000909, "休戦", "Truce", when=attack_declared(), resolution=EndBattlePhase())


@rule("MR3-BP-07")
def test_a_monster_that_battled_is_the_attacking_one_until_the_end_of_its_damage_step() -> None:
    """スクラップ・フィスト destroys the monster that its own battled, in whatever position that is by then."""
    duel = scenario(phase=Phase.BATTLE)
    tumbler = duel.alice.attack_position(TUMBLER)
    junk, fist = duel.bob.attack_position("Junk Warrior"), duel.bob.has_set("Scrap Fist")
    duel.bob.attack_position("Mystical Elf")
    duel.alice.attacks(tumbler, junk)
    duel.bob.activates(fist)
    duel.is_settled()
    assert duel.where(tumbler) == "graveyard" and duel.where(junk) == "monster zone"


@rule("MR3-POS-01")
@pytest.mark.parametrize("turned", [False, True])
def test_what_applies_to_the_attacking_monster_stops_when_it_attacks_no_longer(turned: bool) -> None:
    duel = scenario(phase=Phase.BATTLE)
    ox, elf = duel.alice.attack_position("Battle Ox"), duel.bob.attack_position("Mystical Elf")
    duel.alice.face_up(CHARGE)
    reckoning, off = duel.bob.has_set(RECKONING), duel.bob.has_set(TURNED)
    duel.alice.attacks(ox, elf)
    assert duel.atk(ox) == 2000 and duel.atk(elf) == 800
    duel.bob.activates(reckoning)
    duel.bob.picks(ox)
    if turned:
        duel.bob.activates(off)
        duel.bob.picks(ox)
    duel.all_pass()
    assert duel.bob.life == 8000 - (1700 if turned else 2000 + 2000 - 800)


@rule("MR3-BP-04")
def test_an_attack_does_not_go_on_once_the_battle_phase_is_ended() -> None:
    duel = scenario(phase=Phase.BATTLE)
    ox, elf = duel.alice.attack_position("Battle Ox"), duel.bob.attack_position("Mystical Elf")
    truce = duel.bob.has_set(TRUCE)
    duel.alice.attacks(ox, elf)
    duel.bob.activates(truce)
    duel.is_settled()
    assert duel.where(elf) == "monster zone" and duel.bob.life == 8000


@rule("MR3-POS-01", "RES-CAN-01")
@pytest.mark.parametrize("edition", ["ex04", "mr3", "mr20-official"])
def test_the_attack_of_a_monster_that_cannot_attack_any_more_stops_before_the_damage_step(edition: str) -> None:
    """The ruling on 拷問車輪: activated when an attack is declared, it stops the attacking monster."""
    duel = scenario(edition, phase=Phase.BATTLE)
    ox, elf = duel.alice.attack_position("Battle Ox"), duel.bob.attack_position("Mystical Elf")
    wheel = duel.bob.has_set("Nightmare Wheel")
    duel.alice.attacks(ox, elf)
    duel.bob.activates(wheel)
    duel.is_settled()
    assert duel.duel.attacker == -1 and duel.where(elf) == "monster zone" and duel.bob.life == 8000
    assert not duel.alice.can("attack", ox)


def test_an_attack_that_has_stopped_does_not_go_on_when_the_monster_is_free_again() -> None:
    duel = scenario(phase=Phase.BATTLE)
    ox, elf = duel.alice.attack_position("Battle Ox"), duel.bob.attack_position("Mystical Elf")
    wheel, storm = duel.bob.has_set("Nightmare Wheel"), duel.alice.has_set("Mystical Space Typhoon")
    duel.alice.attacks(ox, elf)
    duel.alice.passes()
    duel.bob.activates(wheel)
    while duel.duel.chain:
        duel.duel.choose(codes.PASS)
    duel.alice.activates(storm)
    duel.is_settled()
    assert duel.where(wheel) == "graveyard"
    assert duel.where(elf) == "monster zone" and duel.bob.life == 8000


def test_an_attack_goes_on_when_its_player_can_declare_no_more() -> None:
    """The ruling on 威嚇する咆哮: it stops no attack that has been declared."""
    duel = scenario(phase=Phase.BATTLE)
    ox, elf = duel.alice.attack_position("Battle Ox"), duel.bob.attack_position("Mystical Elf")
    roar = duel.bob.has_set("Threatening Roar")
    duel.alice.attacks(ox, elf)
    duel.bob.activates(roar)
    duel.is_settled()
    assert duel.where(elf) == "graveyard" and duel.bob.life == 8000 - 900
