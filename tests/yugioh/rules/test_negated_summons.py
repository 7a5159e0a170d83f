"""What a negated summon leaves behind, and what chains before a summon succeeds do to it."""

from __future__ import annotations

import pickle

import pytest

from duelkit.kernel.rng import Rng
from duelkit.rulebook.cite import rule
from duelkit.simulation.contract import check_copies, check_views
from duelkit.simulation.yugioh import check_reasons, check_state
from duelkit.yugioh.language import (
    MONSTER,
    NON_TUNER,
    THIS,
    TRIGGERING,
    TUNER,
    Attribute,
    Because,
    Card,
    CardType,
    LinkMaterials,
    Marker,
    NegateActivation,
    NegateSummon,
    Procedure,
    Race,
    Side,
    Stat,
    SynchroMaterials,
    XyzMaterials,
    activated,
    continuous,
    damage,
    destroy,
    gains,
    ignition,
    leaves_field,
    link_monster,
    monster,
    quick,
    sent_to_graveyard,
    synchro,
    trap,
    trigger,
    would_be_summoned,
    xyz,
)
from duelkit.yugioh.scenario import BOB, NotOffered, Scenario, scenario
from duelkit.yugioh.state.codes import GRAVEYARD, OVERLAY, PASS

JUDGMENT = "Solemn Judgment"
WARNING = "Solemn Warning"
WARRIOR = "Stardust Warrior"
OX = "Battle Ox"
SHOOTER = monster(
    900004006,
    "撃って去る者",
    "Leaving Shooter",
    Attribute.DARK,
    Race.MACHINE,
    4,
    1000,
    1000,
    ignition(damage(100)),
    trigger(leaves_field(), damage(700), mandatory=True),
)


# the materials of a negated summon

OGRE = xyz(900004001, "重ねる鬼", "Stacking Ogre", Attribute.DARK, Race.FIEND, 3, 2000, 2000, XyzMaterials(3, 2))
SCRAP = synchro(
    900004005, "寄せ集め", "Scraper", Attribute.DARK, Race.MACHINE, 6, 2000, 2000, SynchroMaterials(TUNER, NON_TUNER)
)


SANGAN = "Sangan"
KNIGHT = "Flash Knight"
PILE = monster(
    900004002, "積まれる者", "Piled", Attribute.EARTH, Race.ROCK, 3, 1000, 1000, types=CardType.PENDULUM, scale=4
)


def xyz_summon(first: str, second: Card, negates: bool) -> Scenario:
    """Alice is about to Xyz Summon; Bob negates it or lets it through."""
    duel = scenario()
    duel.alice.extra(OGRE)
    duel.alice.attack_position(first)
    duel.alice.attack_position(second)
    judgment = duel.bob.has_set(JUDGMENT)
    duel.alice.special_summons(OGRE)
    duel.alice.puts_in(1)
    assert duel.where(OGRE) == "about to be summoned"
    assert duel.where(first) == "material", "the materials have been stacked"
    if negates:
        duel.bob.activates(judgment)
    else:
        duel.bob.passes()
    return duel


@rule("MR3-XYZ-05", "MR3-XYZ-08", "MR3-GAP-SUM-01")
def test_materials_of_a_negated_xyz_summon_do_not_go_to_the_graveyard_from_the_field() -> None:
    duel = xyz_summon(SANGAN, PILE, True)
    duel.is_settled()
    assert duel.where(OGRE) == duel.where(SANGAN) == "graveyard", "and nothing is fetched"
    assert duel.where(PILE) == "graveyard", "a Pendulum Monster goes to the extra deck from the field alone"
    assert duel.alice.hand_size == 0


@rule("MR3-XYZ-05", "MR3-XYZ-09")
def test_materials_of_an_xyz_summon_that_succeeds_lie_under_the_monster() -> None:
    duel = xyz_summon(SANGAN, PILE, False)
    duel.is_settled()
    assert duel.where(OGRE) == "monster zone" and duel.where(SANGAN) == duel.where(PILE) == "material"
    assert sorted(duel.duel.play[duel.find(OGRE)].materials) == sorted((duel.find(SANGAN), duel.find(PILE)))


@rule("MR3-XYZ-05", "MR3-XYZ-08")
def test_while_an_xyz_summon_may_be_negated_the_duel_is_sound_and_copies_go_on_alike() -> None:
    duel = scenario()
    duel.alice.extra(OGRE)
    duel.alice.attack_position(SANGAN)
    duel.alice.attack_position(PILE)
    duel.bob.has_set(JUDGMENT)
    duel.alice.special_summons(OGRE)
    duel.alice.puts_in(1)
    decision = duel.decision()
    assert decision is not None and duel.bob.is_asked("respond")
    check_state(duel.duel)
    check_views(duel.duel, 1)
    check_copies(duel.duel, Rng(1), 12)
    check_reasons(duel.duel)
    for choice in decision.options:
        twins = (duel.duel.copy(), pickle.loads(pickle.dumps(duel.duel)))
        for twin in twins:
            twin.choose(choice)
            check_state(twin)
        assert twins[0].digest() == twins[1].digest()
        assert twins[0].place[duel.find(SANGAN)] == (OVERLAY if choice == PASS else GRAVEYARD)


@rule("MR3-SYN-06", "MR3-GAP-SUM-01")
@pytest.mark.parametrize("negates", [True, False])
def test_nothing_was_the_material_of_a_synchro_summon_that_was_negated(negates: bool) -> None:
    duel = scenario()
    duel.alice.extra("Junk Warrior")
    duel.alice.attack_position("Junk Synchron")
    doppel = duel.alice.attack_position("Doppelwarrior")
    judgment = duel.bob.has_set(JUDGMENT)
    duel.alice.special_summons("Junk Warrior")
    duel.alice.puts_in(1)
    if negates:
        duel.bob.activates(judgment)
        duel.is_settled()
        assert duel.where("Junk Warrior") == duel.where(doppel) == "graveyard"
        assert duel.alice.cards("monster zone") == []
        return
    duel.bob.passes()
    while not duel.alice.can("trigger", doppel):
        duel.alice.triggers("Junk Warrior")
    duel.alice.triggers(doppel)


@rule("MR3-SYN-06", "MR3-GAP-SUM-01")
@pytest.mark.parametrize("negates", [True, False])
def test_a_material_went_to_the_graveyard_even_if_the_synchro_summon_was_negated(negates: bool) -> None:
    duel = scenario()
    duel.alice.extra(SCRAP)
    duel.alice.attack_position("Junk Synchron")
    duel.alice.attack_position(SANGAN)
    duel.alice.deck("Kuriboh")
    judgment = duel.bob.has_set(JUDGMENT)
    duel.alice.special_summons(SCRAP)
    duel.alice.puts_in(1)
    if negates:
        duel.bob.activates(judgment)
    else:
        duel.bob.passes()
    duel.alice.picks("Kuriboh")
    duel.is_settled()
    assert duel.where("Kuriboh") == "hand"
    assert duel.where(SCRAP) == ("graveyard" if negates else "monster zone")


# chains in the moment before a summon succeeds

STOPPER = monster(
    900004007,
    "止める者",
    "Stopper",
    Attribute.DARK,
    Race.MACHINE,
    4,
    1000,
    1000,
    quick(NegateActivation(), when=activated(by=Side.OPPONENT)),
)
GUEST = monster(
    900004008, "押しかける者", "Uninvited Guest", Attribute.DARK, Race.MACHINE, 4, 1000, 1000, procedures=(Procedure(),)
)
FORMULA = "Formula Synchron"


@rule("MR3-GAP-SUM-01", "MR3-CHN-05", "MR3-CHN-07")
@pytest.mark.parametrize("stopped", [True, False])
def test_another_summon_in_the_chain_before_a_summon_succeeds_leaves_it_open(stopped: bool) -> None:
    duel = scenario()
    guest = duel.alice.hand(GUEST)
    duel.alice.attack_position(STOPPER)
    warrior = duel.bob.attack_position(WARRIOR)
    formula = duel.bob.attack_position(FORMULA)
    duel.bob.attack_position(OX)
    scraper = duel.bob.extra(SCRAP)
    duel.alice.special_summons(guest)
    duel.alice.puts_in(1)
    assert duel.where(guest) == "about to be summoned"
    duel.bob.activates(warrior)
    if stopped:
        duel.alice.activates(STOPPER)
    else:
        duel.alice.passes()
    duel.bob.activates(formula)
    duel.all_pass()
    duel.bob.puts_in(1)
    duel.all_pass()
    assert duel.where(scraper) == "monster zone" and duel.where(formula) == "graveyard"
    assert duel.where(guest) == ("monster zone" if stopped else "graveyard")
    assert duel.duel.summoning == duel.duel.using == ()
    check_state(duel.duel)


OFFERING = "Ultimate Offering"


@rule("MR3-GAP-SUM-01")
@pytest.mark.parametrize("edition", ["ex04", "mr3", "mr20-official"])
@pytest.mark.parametrize("negates", [True, False])
def test_a_normal_summon_that_ends_a_chain_can_be_negated(edition: str, negates: bool) -> None:
    duel = scenario(edition)
    offering = duel.alice.face_up(OFFERING)
    ox = duel.alice.hand(OX)
    judgment = duel.bob.has_set(JUDGMENT)
    duel.alice.activates(offering)
    duel.alice.summons(ox)
    assert duel.where(ox) == "about to be summoned" and not duel.duel.chain
    if negates:
        duel.bob.activates(judgment)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(ox) == ("graveyard" if negates else "monster zone")
    check_state(duel.duel)


@rule("MR3-GAP-SUM-01", "MR3-CHN-07")
def test_a_normal_summon_with_links_left_behind_it_cannot_be_negated() -> None:
    duel = scenario()
    offering = duel.alice.face_up(OFFERING)
    first, second = duel.alice.hand(OX), duel.alice.hand("Giant Soldier of Stone")
    judgment = duel.bob.has_set(JUDGMENT)
    duel.alice.activates(offering)
    duel.alice.activates(offering)
    duel.alice.summons(first)
    assert duel.where(first) == "monster zone" and duel.alice.is_asked("pick"), "the other link comes at once"
    duel.alice.summons(second)
    assert duel.where(second) == "about to be summoned" and duel.bob.can("activate", judgment)


@rule("MR3-GAP-SUM-01", "MR3-SYN-01")
@pytest.mark.parametrize("negates", [True, False])
def test_a_synchro_summon_by_an_effect_that_ends_a_chain_can_be_negated(negates: bool) -> None:
    duel = scenario(turn=BOB)
    formula = duel.alice.attack_position(FORMULA)
    ox = duel.alice.attack_position(OX)
    scraper = duel.alice.extra(SCRAP)
    warning = duel.bob.has_set(WARNING)
    duel.bob.sets(duel.bob.hand("Polymerization"))
    duel.alice.activates(formula)
    duel.bob.passes()
    duel.alice.puts_in(1)
    assert duel.where(ox) == duel.where(formula) == "graveyard" and duel.where(scraper) == "about to be summoned"
    if negates:
        duel.bob.activates(warning)
    duel.all_pass()
    assert duel.where(scraper) == ("graveyard" if negates else "monster zone")
    check_state(duel.duel)


NO_SUMMON = trap(
    900004009,
    "召喚を止める罠",
    "Summon Stopper",
    when=would_be_summoned(),
    resolution=NegateSummon().and_if_you_do(destroy(TRIGGERING)),
)
VETO = trap(900004010, "召喚を無効にする罠", "Summon Veto", when=would_be_summoned(), resolution=NegateSummon())
GEMINI = monster(
    900004011,
    "二つの姿",
    "Two Guises",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    1500,
    1000,
    continuous(gains(Stat.ATK, 1000, to=THIS)),
    types=CardType.GEMINI,
)
CALL = "Call of the Haunted"


@rule("MR3-GAP-SUM-01", "MR3-ZONE-02")
@pytest.mark.parametrize("edition", ["ex04", "mr3", "mr20-official"])
@pytest.mark.parametrize("others", [2, 3])
def test_the_zone_of_a_monster_about_to_be_summoned_is_not_free(edition: str, others: int) -> None:
    duel = scenario(edition)
    ox = duel.alice.hand(OX)
    duel.alice.attack_position(STOPPER)
    for _ in range(others):
        duel.alice.attack_position("Mystical Elf")
    revived = duel.alice.graveyard("Giant Soldier of Stone")
    call = duel.alice.has_set(CALL)
    stop = duel.bob.has_set(NO_SUMMON)
    duel.alice.summons(ox)
    duel.bob.activates(stop)
    duel.alice.activates(STOPPER)
    if others == 3:
        assert not duel.alice.can("activate", call), "the fifth zone is the one of the monster about to be summoned"
    else:
        duel.alice.activates(call)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(ox) == "monster zone" and duel.where(stop) == "graveyard"
    assert duel.where(revived) == ("graveyard" if others == 3 else "monster zone")
    assert min(duel.duel.monsters[0]) >= -1 and duel.alice.cards("monster zone").count(OX) == 1


@rule("MR3-GAP-SUM-01", "MR3-XYZ-05", "MR3-XYZ-08", "MR3-CHN-05")
def test_materials_stacked_for_a_summon_are_not_forgotten_when_another_is_performed_in_the_chain() -> None:
    duel = scenario()
    duel.alice.extra(OGRE)
    duel.alice.attack_position(SANGAN)
    duel.alice.attack_position(PILE)
    warrior = duel.bob.attack_position(WARRIOR)
    formula = duel.bob.attack_position(FORMULA)
    duel.bob.attack_position(OX)
    duel.bob.extra(SCRAP)
    duel.alice.special_summons(OGRE)
    duel.alice.puts_in(1)
    duel.bob.activates(warrior)
    duel.bob.activates(formula)
    check_state(duel.duel)
    duel.bob.puts_in(1)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(SCRAP) == "monster zone"
    assert duel.where(OGRE) == duel.where(SANGAN) == duel.where(PILE) == "graveyard"
    assert duel.alice.hand_size == 0
    assert min(duel.duel.monsters[0]) == max(duel.duel.monsters[0]) == -1
    check_state(duel.duel)


@rule("MR3-GAP-SUM-01", "MR3-CHN-11")
def test_there_is_only_one_chain_before_a_summon_succeeds() -> None:
    duel = scenario()
    ox = duel.alice.hand(OX)
    answer = duel.alice.has_set(JUDGMENT)
    first = duel.bob.has_set(JUDGMENT)
    second = duel.bob.has_set(JUDGMENT)
    duel.alice.summons(ox)
    duel.alice.passes()
    duel.bob.activates(first)
    duel.alice.activates(answer)
    assert duel.bob.can("activate", second), "to answer the answer"
    duel.bob.passes()
    duel.all_pass()
    duel.is_settled()
    assert duel.where(ox) == "monster zone" and duel.where(second) == "spell zone"


@rule("RES-GAP-GEM-01", "MR3-GAP-SUM-01")
@pytest.mark.parametrize("negates", [True, False])
def test_a_gemini_summon_can_be_negated_like_any_normal_summon(negates: bool) -> None:
    duel = scenario()
    gemini = duel.alice.attack_position(GEMINI)
    other = duel.alice.hand(OX)
    judgment = duel.bob.has_set(JUDGMENT)
    duel.alice.summons(gemini)
    assert duel.where(gemini) == "monster zone", "it is on the field all the time"
    if negates:
        duel.bob.activates(judgment)
    else:
        duel.bob.passes()
    duel.is_settled()
    assert duel.where(gemini) == ("graveyard" if negates else "monster zone")
    assert duel.atk(gemini) == (1500 if negates else 2500)
    assert not duel.alice.can("summon", other), "that was the Normal Summon of the turn"


@rule("RES-GAP-GEM-01", "MR3-GAP-SUM-01")
def test_a_gemini_monster_whose_summon_is_negated_without_destruction_goes_to_the_graveyard() -> None:
    """The documents leave it open; rulings of October 2023 (24011) say that it cannot remain."""
    duel = scenario()
    gemini = duel.alice.attack_position(GEMINI)
    veto = duel.bob.has_set(VETO)
    duel.alice.summons(gemini)
    duel.bob.activates(veto)
    duel.is_settled()
    assert duel.where(gemini) == "graveyard"


@rule("MR3-GAP-SUM-01", "MR3-FLIP-01")
@pytest.mark.parametrize("counter", ["destroys", "only negates"])
def test_a_monster_is_on_the_field_while_its_flip_summon_can_be_negated(counter: str) -> None:
    duel = scenario()
    flipped = duel.alice.has_set(SHOOTER)
    stop = duel.bob.has_set(NO_SUMMON if counter == "destroys" else VETO)
    duel.alice.flip_summons(flipped)
    assert duel.where(flipped) == "monster zone" and duel.position(flipped) == "attack"
    duel.bob.activates(stop)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(flipped) == "graveyard", "even if it is not destroyed (ruling 24011)"


@rule("MR20-ZONE-10", "MR3-GAP-SUM-01")
def test_an_extra_monster_zone_is_kept_for_the_monster_about_to_come_there() -> None:
    duel = scenario("mr20-official")
    duel.asks_zones = True
    duel.alice.extra(OGRE)
    duel.alice.attack_position(SANGAN)
    duel.alice.attack_position(PILE)
    warrior = duel.bob.attack_position(WARRIOR)
    formula = duel.bob.attack_position(FORMULA)
    duel.bob.attack_position(OX)
    scraper = duel.bob.extra(SCRAP)
    duel.alice.special_summons(OGRE)
    duel.alice.puts_in(1, "left")
    duel.bob.activates(warrior)
    duel.bob.activates(formula)
    assert duel.bob.is_asked("position")
    check_state(duel.duel)
    with pytest.raises(NotOffered):
        duel.bob.puts_in(1, "right")
    duel.bob.puts_in(1, "left")
    duel.all_pass()
    assert duel.where(scraper) == "monster zone" and duel.where(OGRE) == "graveyard"
    check_state(duel.duel)


LINKER = link_monster(
    900004012,
    "繋ぐ者",
    "Linker",
    Attribute.DARK,
    Race.CYBERSE,
    2,
    2000,
    Marker.LEFT | Marker.RIGHT,
    LinkMaterials(MONSTER, 2),
)
LINKED_UP = monster(
    900004013,
    "繋がれる者",
    "Linked Up",
    Attribute.DARK,
    Race.CYBERSE,
    4,
    1000,
    1000,
    trigger(sent_to_graveyard(because=Because.MATERIAL | Because.LINK), damage(600), mandatory=True),
    trigger(sent_to_graveyard(), damage(50), mandatory=True),
)


@rule("MR20-GAP-LNK-01", "MR3-GAP-SUM-01")
@pytest.mark.parametrize("negates", [True, False])
def test_nothing_was_the_material_of_a_link_summon_that_was_negated(negates: bool) -> None:
    duel = scenario("mr20-official")
    duel.alice.extra(LINKER)
    used = duel.alice.attack_position(LINKED_UP)
    duel.alice.attack_position(OX)
    judgment = duel.bob.has_set(JUDGMENT)
    duel.alice.special_summons(LINKER)
    if negates:
        duel.bob.activates(judgment)
    else:
        duel.bob.passes()
    if duel.alice.is_asked("trigger"):
        duel.alice.triggers(used)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(LINKER) == ("graveyard" if negates else "monster zone")
    assert duel.bob.life == (4000 - 50 if negates else 8000 - 650), "that it was sent there holds all the same"
