"""Nothing is activated for what would do nothing, and an own way of being Normal Summoned has its condition.

The documents say nothing of the first: docs/editions.md, "Where the documents are silent".
"""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, BOB, scenario

OX = "Battle Ox"
ELF = "Mystical Elf"
FAIRY = "Dunames Dark Witch"


@rule("MR3-SUM-03")
@pytest.mark.parametrize(("yours", "theirs", "may"), [(0, 0, False), (1, 1, False), (0, 1, True), (1, 0, False)])
def test_a_summon_without_tribute_has_its_condition(yours: int, theirs: int, may: bool) -> None:
    duel = scenario()
    horror = duel.alice.hand("Hundred-Footed Horror")
    if yours:
        duel.alice.defense_position(ELF)
    if theirs:
        duel.bob.attack_position(OX)
    assert duel.alice.can("procedure", horror) is may
    if may:
        duel.alice.special_summons(horror)
        duel.is_settled()
        assert (duel.where(horror), duel.atk(horror)) == ("monster zone", 1300)


def test_no_damage_is_inflicted_for_no_monster() -> None:
    duel = scenario()
    trap = duel.alice.has_set("Just Desserts")
    assert not duel.alice.can("activate", trap)
    duel = scenario()
    trap = duel.alice.has_set("Just Desserts")
    duel.bob.attack_position(OX)
    duel.bob.defense_position(ELF)
    duel.alice.activates(trap)
    duel.is_settled()
    assert (duel.alice.life, duel.bob.life) == (8000, 7000)


def test_no_life_points_are_gained_for_no_monster() -> None:
    for actors in (0, 1):
        duel = scenario()
        script = duel.alice.hand("Abyss Script - Opening Ceremony")
        duel.bob.attack_position(OX)
        if actors:
            duel.alice.attack_position("Abyss Actor - Funky Comedian")
        assert duel.alice.can("activate", script) is bool(actors)
        if actors:
            duel.alice.activates(script)
            duel.is_settled()
            assert duel.alice.life == 8500


@pytest.mark.parametrize(
    ("turn", "phase", "may"), [(2, Phase.MAIN_1, True), (2, Phase.MAIN_2, False), (1, Phase.MAIN_1, False)]
)
def test_more_attacks_are_given_only_while_a_battle_phase_lies_ahead(turn: int, phase: Phase, may: bool) -> None:
    duel = scenario(phase=phase, turn_number=turn)
    phoenix = duel.alice.attack_position("Daigusto Phoenix", materials=("Delta Flyer", "Delta Flyer"))
    assert duel.alice.can("activate", phoenix) is may


@rule("MR3-XYZ-01")
def test_only_a_monster_with_a_level_can_have_it_changed() -> None:
    duel = scenario()
    flyer = duel.alice.attack_position("Delta Flyer")
    phoenix = duel.alice.attack_position("Daigusto Phoenix", materials=("Delta Flyer",))
    assert not duel.alice.can("activate", flyer)
    duel = scenario()
    flyer = duel.alice.attack_position("Delta Flyer")
    phoenix = duel.alice.attack_position("Daigusto Phoenix", materials=("Delta Flyer",))
    ox, elf = duel.alice.attack_position(OX), duel.alice.attack_position(ELF)
    duel.alice.activates(flyer)
    assert not duel.alice.can("pick", phoenix) and duel.alice.can("pick", elf)
    duel.alice.picks(ox)
    duel.is_settled()
    assert duel.level(ox) == 5


def test_a_tuner_cannot_be_made_a_tuner() -> None:
    for name, may in (("Buten", False), (FAIRY, True)):
        duel = scenario()
        other = duel.alice.graveyard("Buten")
        duel.alice.attack_position(name)
        assert duel.alice.can("activate", other) is may


def test_what_a_deck_must_give_later_must_be_in_it() -> None:
    for last, may in ((OX, False), ("Shiranui Spiritmaster", True)):
        duel = scenario()
        slash = duel.alice.has_set("Shiranui Style Swallow's Slash")
        duel.alice.attack_position("Zombina")
        first, second = duel.bob.attack_position(OX), duel.bob.attack_position(ELF)
        duel.alice.empty_deck()
        duel.alice.deck(last)
        assert duel.alice.can("activate", slash) is may
        if may:
            duel.alice.activates(slash)
            duel.alice.picks(first, second)
            duel.is_settled()
            assert duel.where(first) == duel.where(second) == "graveyard"
            assert duel.alice.cards("banished") == [last]


@rule("MR3-DSD-13")
def test_a_monster_that_the_battle_destroyed_is_not_returned_to_the_hand() -> None:
    for name, returns in ((OX, False), ("Marshmallon", True)):
        duel = scenario(phase=Phase.BATTLE)
        rider = duel.alice.attack_position("Sky Cavalry Centaurea", materials=("Delta Flyer", "Delta Flyer"))
        other = duel.bob.attack_position(name)
        duel.alice.attacks(rider, other)
        assert duel.alice.can("trigger", rider) is returns
        if returns:
            duel.alice.triggers(rider)
            duel.alice.picks("Delta Flyer")
            duel.is_settled()
            assert duel.where(other) == "hand"
        else:
            assert duel.where(other) == "graveyard"


def test_as_many_as_there_are_of_none_is_none() -> None:
    for sabers, may in ((0, False), (1, True)):
        duel = scenario()
        slash = duel.alice.hand("Saber Slash")
        ox = duel.bob.attack_position(OX)
        if sabers:
            duel.alice.attack_position("X-Saber Wayne")
        assert duel.alice.can("activate", slash) is may
        if may:
            duel.alice.activates(slash)
            duel.alice.picks(ox)
            duel.is_settled()
            assert duel.where(ox) == "graveyard"


@rule("MR3-COST-01")
def test_a_card_that_is_a_cost_is_not_the_other_card_of_the_cost_too() -> None:
    for machines, may in ((0, False), (1, True)):
        duel = scenario()
        wyvern = duel.alice.attack_position("Jack Wyvern")
        dark = duel.alice.graveyard("Dark Blade")
        other = duel.alice.attack_position("Gadget Driver" if machines else OX)
        assert duel.alice.can("activate", wyvern) is may
        if may:
            duel.alice.activates(wyvern)
            duel.alice.puts_in(1)
            duel.is_settled()
            assert duel.where(dark) == "monster zone"
            assert duel.where(wyvern) == duel.where(other) == "banished"


@rule("MR3-CHN-07")
def test_what_is_negated_and_banished_is_not_destroyed() -> None:
    duel = scenario()
    debunk = duel.bob.has_set("Debunk")
    fairy = duel.alice.graveyard("Lee the World Chalice Fairy")
    duel.alice.hand(OX)
    duel.alice.activates(fairy)
    duel.bob.activates(debunk)
    duel.is_settled()
    assert duel.where(fairy) == "banished"


def test_a_level_becomes_another_or_a_lower_one() -> None:
    for card, level, may in (("Chronomaly Sol Monolith", 6, False), ("Chronomaly Crystal Skull", 3, True)):
        duel = scenario()
        monolith = duel.alice.attack_position("Chronomaly Sol Monolith")
        target = monolith if card.endswith("モノリス") else duel.alice.attack_position(card)
        assert duel.level(target) == level
        if may:
            duel.alice.activates(monolith)
            duel.is_settled()
            assert duel.level(target) == 6
        else:
            assert not duel.alice.can("activate", monolith)


def test_what_an_equip_card_lowers_is_not_activated() -> None:
    duel = scenario()
    ox = duel.bob.attack_position(OX)
    demotion = duel.alice.hand("Demotion")
    duel.alice.activates(demotion)
    duel.is_settled()
    assert duel.level(ox) == 2 and not duel.alice.can("activate", demotion)


@pytest.mark.parametrize(
    ("turn", "phase", "may"),
    [(BOB, Phase.MAIN_1, True), (BOB, Phase.BATTLE, True), (BOB, Phase.MAIN_2, False), (ALICE, Phase.MAIN_1, False)],
)
def test_attacks_are_forbidden_while_there_can_be_some(turn: int, phase: Phase, may: bool) -> None:
    duel = scenario(turn=turn, phase=phase)
    roar = duel.alice.has_set("Threatening Roar")
    duel.bob.attack_position(OX)
    if turn == ALICE:
        assert duel.alice.can("activate", roar) is may
    else:
        {Phase.MAIN_1: duel.bob.enters_battle, Phase.BATTLE: duel.bob.ends_battle, Phase.MAIN_2: duel.bob.ends_turn}[
            phase
        ]()
        assert duel.alice.can("activate", roar) is may


def test_the_card_that_is_to_come_out_is_no_cost() -> None:
    for others, may in ((0, False), (1, True)):
        duel = scenario()
        jack = duel.alice.hand("Jack-o-Bolan")
        if others:
            duel.alice.hand("Zombina")
        assert duel.alice.can("activate", jack) is may
        if may:
            duel.alice.activates(jack)
            duel.alice.puts_in(1)
            duel.is_settled()
            assert duel.where(jack) == "monster zone" and duel.alice.cards("graveyard") == ["Zombina"]


def test_figures_change_of_cards_that_are_there() -> None:
    for shown, may in ((False, False), (True, True)):
        duel = scenario()
        dice = duel.alice.has_set("Skull Dice")
        duel.bob.attack_position(OX) if shown else duel.bob.has_set(OX)
        assert duel.alice.can("activate", dice) is may


def test_as_many_as_the_cost_will_have_taken() -> None:
    for lavals, may in ((0, False), (2, True)):
        duel = scenario()
        blast = duel.alice.has_set("Dustflame Blast")
        ox, elf = duel.bob.attack_position(OX), duel.bob.attack_position(ELF)
        for _ in range(lavals):
            duel.alice.graveyard("Laval Cannon")
        assert duel.alice.can("activate", blast) is may
        if may:
            duel.alice.activates(blast)
            duel.alice.picks(ox, elf)
            duel.is_settled()
            assert duel.where(ox) == duel.where(elf) == "graveyard"


@rule("MR3-CTR-02")
def test_a_counter_goes_on_a_card_that_places_them_on_itself() -> None:
    duel = scenario()
    grasp = duel.alice.hand("Spell Power Grasp")
    duel.alice.attack_position(OX)
    assert not duel.alice.can("activate", grasp)
    duel = scenario()
    grasp = duel.alice.hand("Spell Power Grasp")
    rogue = duel.alice.attack_position("Rogue of Endymion")
    duel.alice.activates(grasp)
    assert duel.counters(rogue, "魔力カウンター") == 1


def test_what_is_paid_for_is_never_mandatory() -> None:
    for monsters, may in ((0, False), (1, True)):
        duel = scenario()
        gig = duel.alice.attack_position("Master Gig")
        if monsters:
            duel.bob.attack_position(OX)
        assert duel.alice.can("activate", gig) is may


def test_attacks_are_given_to_monsters_that_are_there() -> None:
    for name, may in ((OX, False), ("Wattgiraffe", True)):
        duel = scenario()
        key = duel.alice.hand("Wattkey")
        duel.alice.attack_position(name)
        assert duel.alice.can("activate", key) is may


def test_an_attack_of_nothing_is_not_made_nothing() -> None:
    for name, may in (("Reptilianne Viper", False), (OX, True)):
        duel = scenario()
        scare = duel.alice.has_set("Ghosts From the Past")
        duel.alice.graveyard(OX, ELF)
        duel.bob.attack_position(name)
        assert duel.alice.can("activate", scare) is may


def test_no_figures_are_changed_where_no_monster_lies_face_up() -> None:
    for shown in (False, True):
        duel = scenario()
        smile = duel.alice.hand("Smile World")
        duel.bob.has_set(OX)
        if shown:
            duel.bob.attack_position(ELF)
        assert duel.alice.can("activate", smile) is shown


@pytest.mark.parametrize(
    ("name", "may"), [("Blackwing - Gale the Whirlwind", True), ("Blackwing - Hurricane the Tornado", False)]
)
def test_damage_is_of_a_monster_that_has_atk(name: str, may: bool) -> None:
    duel = scenario()
    wind = duel.alice.has_set("Against the Wind")
    duel.alice.graveyard(name)
    assert duel.alice.can("activate", wind) is may


@pytest.mark.parametrize(("phase", "may"), [(Phase.MAIN_1, True), (Phase.MAIN_2, False)])
def test_piercing_is_given_only_while_attacks_lie_ahead(phase: Phase, may: bool) -> None:
    duel = scenario(phase=phase)
    eagle = duel.alice.attack_position("Performapal Spikeagle")
    assert duel.alice.can("activate", eagle) is may


@pytest.mark.parametrize("held", [0, 2])
def test_no_life_points_are_gained_for_an_empty_hand(held: int) -> None:
    duel = scenario(filler=0)
    bird = duel.alice.attack_position("Neo-Spacian Air Hummingbird")
    for _ in range(held):
        duel.bob.hand(OX)
    assert duel.alice.can("activate", bird) is bool(held)


@pytest.mark.parametrize("there", [True, False])
def test_what_comes_out_later_of_hand_deck_or_graveyard_must_be_there(there: bool) -> None:
    duel = scenario(turn=BOB)
    changer = duel.alice.attack_position("Texchanger")
    if there:
        duel.alice.graveyard("Bitron")
    ox = duel.bob.attack_position(OX)
    duel.bob.enters_battle()
    duel.bob.attacks(ox, changer)
    assert duel.alice.can("trigger", changer) is there


@pytest.mark.parametrize(
    ("name", "may"), [("Giant Soldier of Stone", True), ("Cannon Soldier", True), ("Digitron", False)]
)
def test_a_figure_is_lowered_by_another_only_if_that_is_not_zero(name: str, may: bool) -> None:
    duel = scenario()
    duel.bob.attack_position(name)
    assert duel.alice.can("activate", duel.alice.hand("Gravity Lash")) is may


@pytest.mark.parametrize("there", [True, False])
def test_a_card_of_a_kind_that_the_hand_must_give_later_is_there(there: bool) -> None:
    duel = scenario()
    duel.alice.graveyard("Sangan")
    duel.alice.hand("Sangan" if there else OX)
    assert duel.alice.can("activate", duel.alice.hand("Charge Into a Dark World")) is there


@rule("MR3-FDN-03")
@pytest.mark.parametrize("shown", [True, False])
def test_only_a_face_up_monster_is_chosen_for_its_figures_to_be_changed(shown: bool) -> None:
    """Whether or not the text says so: 自分フィールドのモンスター１体を対象として."""
    duel = scenario()
    duel.alice.pendulum_zones("Performapal Partnaga")
    duel.alice.has_set(ELF)
    if shown:
        duel.alice.attack_position(OX)
    assert duel.alice.can("activate", "Performapal Partnaga") is shown
    if shown:
        duel.alice.activates("Performapal Partnaga")
        duel.is_settled()
        assert duel.atk(OX) == 1700 + 300


@pytest.mark.parametrize(
    ("theirs", "may"), [((ELF,), True), (("Blue-Eyes White Dragon",), False), ((), False), ((ELF, OX), True)]
)
def test_what_is_done_to_the_target_decides_which_are_destroyed(theirs: tuple[str, ...], may: bool) -> None:
    """Only a target with which there is something to destroy."""
    duel = scenario()
    cracker = duel.alice.hand("Synchro Cracker")
    star = duel.alice.attack_position("Junk Warrior")
    for name in theirs:
        duel.bob.attack_position(name)
    duel.start()
    assert duel.alice.can("activate", cracker) is may
    if may:
        duel.alice.activates(cracker)
        duel.is_settled()
        assert duel.where(star) == "extra deck" and duel.bob.cards("monster zone") == []


@pytest.mark.parametrize("linked", [True, False])
def test_nothing_is_added_where_what_is_counted_is_not_there(linked: bool) -> None:
    """ATK and DEF grow by the Link Ratings on the field."""
    duel = scenario("mr20-official")
    shield = duel.alice.face_up("Guardragon Shield")
    dragon = duel.alice.attack_position("Blue-Eyes White Dragon")
    if linked:
        duel.bob.attack_position("Linkuriboh")
    assert duel.alice.can("activate", shield) is linked
    if linked:
        duel.alice.activates(shield)
        duel.is_settled()
        assert duel.atk(dragon) == 3100


@pytest.mark.parametrize(
    ("others", "may"),
    [((), False), (("Snowdrop the Rikka Fairy",), False), (("Cyclamen the Rikka Fairy",), True), ((OX,), False)],
)
def test_levels_become_that_of_the_target_only_if_one_is_another(others: tuple[str, ...], may: bool) -> None:
    duel = scenario()
    fairy = duel.alice.attack_position("Snowdrop the Rikka Fairy")
    for name in others:
        duel.alice.attack_position(name)
    assert duel.alice.can("activate", fairy) is may
    if may:
        duel.alice.activates(fairy)
        duel.alice.picks(fairy)
        duel.is_settled()
        assert duel.level(others[0]) == 8


@pytest.mark.parametrize(
    ("name", "atk", "may"), [(OX, 850, True), ("Blue-Eyes White Dragon", 1500, True), ("Thousand-Eyes Idol", 0, False)]
)
def test_atk_becomes_another_number_or_the_monster_is_not_chosen(name: str, atk: int, may: bool) -> None:
    """Half of the original ATK: not for what has it already, and not twice."""
    duel = scenario()
    dolphins = [duel.alice.attack_position("White Aura Dolphin") for _ in range(2)]
    target = duel.bob.attack_position(name)
    assert duel.alice.can("activate", dolphins[0]) is may
    if may:
        duel.alice.activates(dolphins[0])
        duel.is_settled()
        assert duel.atk(target) == atk and not duel.alice.can("activate", dolphins[1])


@pytest.mark.parametrize(
    ("attacker", "target", "may"), [(OX, None, True), (OX, ELF, False), ("Blue-Eyes White Dragon", ELF, False)]
)
def test_battle_damage_that_is_not_taken_is_not_made_nothing(attacker: str, target: str | None, may: bool) -> None:
    duel = scenario(turn=BOB)
    guy = duel.alice.hand("Destiny HERO - Dynatag")
    if target is not None:
        duel.alice.defense_position(target)
    duel.bob.attack_position(attacker)
    duel.bob.enters_battle()
    duel.bob.attacks(attacker, target)
    assert duel.alice.can("activate", guy) is may
    if may:
        duel.alice.activates(guy)
        duel.is_settled()
        assert (duel.alice.life, duel.bob.life) == (7000, 7000)


@pytest.mark.parametrize(("name", "may"), [(OX, True), ("Thousand-Eyes Idol", False)])
def test_nothing_is_paid_for_a_change_by_nothing(name: str, may: bool) -> None:
    """奇策 lowers the ATK by that of the discarded monster."""
    duel = scenario()
    duel.bob.attack_position(OX)
    trap = duel.alice.has_set("Nitwit Outwit")
    duel.alice.hand(name)
    assert duel.alice.can("activate", trap) is may


@pytest.mark.parametrize(("name", "may"), [(OX, True), ("Thousand-Eyes Idol", False)])
def test_nothing_is_tributed_for_a_change_by_nothing(name: str, may: bool) -> None:
    """呪念の化身ウルボヌス lowers ATK and DEF by the original ATK of the Tributed monster."""
    duel = scenario()
    duel.bob.attack_position(OX)
    spirit = duel.alice.attack_position("Urubonus, the Avatar of Malice")
    duel.alice.attack_position(name)
    duel.alice.activates(spirit)  # it may Tribute itself in any case
    assert duel.alice.can("pick", name) is may


@pytest.mark.parametrize(("name", "may"), [(OX, True), ("Thousand-Eyes Idol", False)])
def test_no_damage_by_half_of_nothing(name: str, may: bool) -> None:
    """ミスフォーチュン inflicts half of the target's original ATK."""
    duel = scenario()
    duel.bob.attack_position(name)
    assert duel.alice.can("activate", duel.alice.hand("Misfortune")) is may


@pytest.mark.parametrize(
    ("name", "lower"), [("Queen of Autumn Leaves", True), ("Woodland Sprite", True), ("Spore", False)]
)
def test_level_1_is_not_lowered(name: str, lower: bool) -> None:
    """夜薔薇の黒騎士 makes the Level of a Plant one higher or one lower."""
    duel = scenario()
    knight, plant = duel.alice.attack_position("Twilight Rose Black Knight"), duel.alice.attack_position(name)
    before = duel.level(plant)
    duel.alice.activates(knight)
    duel.all_pass()
    if lower:
        duel.alice.declares(1)
    duel.is_settled()
    assert duel.level(plant) == before + (-1 if lower else 1)


@pytest.mark.parametrize(("defender", "may"), [("attack", True), ("defense", False)])
def test_damage_that_a_chained_change_may_bring_can_be_made_nothing(defender: str, may: bool) -> None:
    """クリボー, chained to お注射天使リリー, whose ATK is lower than that of the monster until then."""
    duel = scenario(phase=Phase.BATTLE)
    lily = duel.alice.attack_position("Injection Fairy Lily")
    target = duel.bob.attack_position(OX) if defender == "attack" else duel.bob.defense_position(OX)
    kuriboh = duel.bob.hand("Kuriboh")
    duel.alice.attacks(lily, target)
    duel.alice.activates(lily)
    assert duel.bob.can("activate", kuriboh) is may
    if may:
        assert len(duel.duel.chain) == 1 and duel.atk(lily) == 400, "chained to the effect, not used after it"
        duel.bob.activates(kuriboh)
        duel.all_pass()
        assert duel.where(target) == "graveyard" and duel.bob.life == 8000
