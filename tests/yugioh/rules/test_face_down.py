"""Face-down cards: indeterminate, hidden, flipped."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    CARD,
    EFFECT_MONSTER,
    FACE_DOWN,
    FACE_UP,
    MONSTER,
    NORMAL_MONSTER,
    QUICK_PLAY_SPELL,
    SPELL,
    SPELL_OR_TRAP,
    TARGET,
    THEM,
    TRAP,
    XYZ_MONSTER,
    Are,
    Attribute,
    CardType,
    EventKind,
    Excavate,
    Filter,
    GainLife,
    If,
    LookAt,
    OfType,
    Phase,
    Race,
    Side,
    When,
    XyzMaterials,
    atk,
    attribute,
    damage,
    defense,
    destroy,
    flip,
    level,
    monster,
    named,
    one,
    race,
    series,
    spell,
    trigger,
    xyz,
)
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario
from duelkit.yugioh.state.log import L_ACTIVATE, L_MOVE, entries

OX = "Battle Ox"
RANK_4 = xyz(
    900001701, "隠れるエクシーズ", "Hiding Xyz", Attribute.DARK, Race.WARRIOR, 4, 2000, 2000, XyzMaterials(4, 2)
)
FLIPPER = monster(
    900001702,
    "飛び起きる者",
    "Jumper",
    Attribute.EARTH,
    Race.INSECT,
    3,
    500,
    600,
    flip(damage(300)),
    types=CardType.FLIP,
)
WATCHER = monster(
    900001703,
    "目撃者",
    "Witness",
    Attribute.EARTH,
    Race.FIEND,
    4,
    1000,
    1000,
    trigger(When(EventKind.FLIPPED, MONSTER), GainLife(1), mandatory=True),
)
DETAILS = (
    level(4),
    level(at_least=1),
    atk(at_most=9999),
    defense(at_most=9999),
    attribute(Attribute.EARTH),
    race(Race.BEAST_WARRIOR),
    named("ミノタウルス", "Battle Ox"),
    series("ミノタウルス", "Battle Ox"),
    NORMAL_MONSTER,
    ~level(5),
    ~attribute(Attribute.DARK),
    ~race(Race.DRAGON),
    ~EFFECT_MONSTER,
    ~named("プチモス", "Petit Moth"),
)


def aimed(number: int, which: Filter) -> Scenario:
    """Alice holds a spell that destroys such a card of the opponent; Bob has the Ox face-down."""
    duel = scenario()
    duel.alice.hand(
        spell(
            900001710 + number,
            f"狙撃{number}",
            f"Sniper {number}",
            targets=one(which.on_field(Side.OPPONENT)),
            resolution=destroy(TARGET),
        )
    )
    return duel


@rule("MR3-FDN-03", "MR3-FDN-05")
@pytest.mark.parametrize("number", range(len(DETAILS)))
def test_a_face_down_monster_has_no_details_to_aim_at(number: int) -> None:
    duel = aimed(number, DETAILS[number])
    duel.bob.has_set(OX)
    assert not duel.alice.can("activate")
    duel = aimed(number, DETAILS[number])
    duel.bob.attack_position(OX)
    assert duel.alice.can("activate"), "face-up it can be"


@rule("MR3-FDN-03")
def test_a_face_down_monster_is_known_to_be_a_monster() -> None:
    for number, which, allowed in (
        (40, MONSTER, True),
        (41, CARD, True),
        (42, FACE_DOWN & MONSTER, True),
        (43, FACE_UP & MONSTER, False),
        (44, SPELL_OR_TRAP, False),
    ):
        duel = aimed(number, which)
        duel.bob.has_set(OX)
        assert duel.alice.can("activate") is allowed


@rule("MR3-FDN-04")
def test_a_face_down_card_in_the_back_row_is_a_spell_or_trap_but_not_which() -> None:
    for hidden in ("Rush Recklessly", "Reinforcements", "Ookazi"):
        for number, which, allowed in (
            (50, SPELL_OR_TRAP, True),
            (51, SPELL, False),
            (52, TRAP, False),
            (53, QUICK_PLAY_SPELL, False),
            (54, OfType(CardType.TRAP), False),
            (55, ~SPELL & SPELL_OR_TRAP, False),
            (56, MONSTER, False),
        ):
            duel = aimed(number, which)
            duel.bob.has_set(hidden)
            assert duel.alice.can("activate") is allowed, (hidden, number)


@rule("MR3-FDN-05")
def test_effects_on_a_kind_pass_face_down_cards_by() -> None:
    duel = scenario()
    hidden = duel.bob.has_set("Dark Magician")
    duel.bob.attack_position("Peten the Dark Clown")
    duel.alice.hand("Last Day of Witch")
    duel.alice.activates("Last Day of Witch")
    duel.is_settled()
    assert duel.where(hidden) == "monster zone" and duel.where("Peten the Dark Clown") == "graveyard"
    duel = scenario()
    duel.bob.has_set("Dark Magician")
    duel.alice.hand("Last Day of Witch")
    assert not duel.alice.can("activate", "Last Day of Witch")


@rule("MR3-FDN-05", "MR3-FDN-03")
def test_continuous_changes_do_not_apply_to_face_down_monsters() -> None:
    duel = scenario()
    duel.alice.face_up("Sogen")
    hidden = duel.bob.has_set(OX)
    shown = duel.bob.attack_position(OX)
    assert duel.atk(shown) == 1900 and duel.atk(hidden) == 1700


@rule("MR3-FDN-06")
def test_an_equip_spell_needs_a_face_up_monster() -> None:
    duel = scenario()
    duel.alice.has_set("D.D. Warrior")
    duel.bob.has_set(OX)
    duel.alice.hand("Black Pendant", "Legendary Sword")
    assert not duel.alice.can("activate", "Black Pendant") and not duel.alice.can("activate", "Legendary Sword")
    duel = scenario()
    shown = duel.alice.attack_position("D.D. Warrior")
    duel.bob.has_set(OX)
    duel.alice.hand("Black Pendant")
    duel.alice.activates("Black Pendant")
    assert duel.duel.play[shown].equips == (duel.find("Black Pendant"),)


@rule("MR3-FDN-07")
def test_a_face_down_xyz_monster_is_no_xyz_monster_to_effects() -> None:
    duel = aimed(60, XYZ_MONSTER)
    card = duel.bob.attack_position(RANK_4, materials=(OX, OX))
    duel.alice.hand("Book of Moon")
    assert duel.alice.can("activate", duel.duel.hand[ALICE][0])
    duel.alice.activates("Book of Moon")
    duel.all_pass()
    assert duel.position(card) == "face-down"
    assert not duel.alice.can("activate"), "its kind is indeterminate now"


@rule("MR3-FDN-02")
def test_the_opponent_does_not_see_what_lies_face_down() -> None:
    duel = scenario()
    duel.alice.hand(OX, "Rush Recklessly")
    duel.bob.has_set("Reinforcements")
    duel.alice.sets_monster(OX)
    duel.all_pass()
    duel.alice.sets("Rush Recklessly")
    duel.all_pass()
    theirs = duel.duel.observe(BOB).sides[1]
    hidden = [card for card in (*theirs.monsters, *theirs.spells) if card is not None]
    assert len(hidden) == 2
    for card in hidden:
        assert (card.passcode, card.types, card.atk, card.level, card.attribute, card.race) == (0, 0, 0, 0, 0, 0)
        assert not card.face_up
    mine = duel.duel.observe(ALICE).sides[0]
    seen = {card.passcode for card in (*mine.monsters, *mine.spells) if card is not None}
    assert seen == {duel.duel.info[duel.find(name)].passcode for name in (OX, "Rush Recklessly")}, "the owner may look"


@rule("MR3-FDN-02")
def test_two_positions_that_differ_in_a_face_down_card_look_the_same() -> None:
    views = []
    for name in (OX, "Mystical Elf"):
        duel = scenario()
        duel.alice.hand("Dark Hole")
        duel.bob.has_set(name)
        duel.is_settled()
        views.append(duel.duel.observe(ALICE).rows())
    assert views[0] == views[1]


@rule("MR3-FLIP-01")
def test_every_way_of_turning_a_monster_up_is_a_flip() -> None:
    duel = scenario()
    duel.alice.has_set(FLIPPER)
    duel.alice.attack_position(WATCHER)
    duel.alice.flip_summons(FLIPPER)
    if duel.alice.is_asked("trigger"):
        duel.alice.triggers(FLIPPER)
    assert (duel.bob.life, duel.alice.life) == (7700, 8001), "by a Flip Summon"
    duel = scenario()
    duel.alice.has_set(FLIPPER)
    duel.alice.attack_position(WATCHER)
    duel.alice.hand("Book of Taiyou")
    duel.alice.activates("Book of Taiyou")
    if duel.alice.is_asked("trigger"):
        duel.alice.triggers(FLIPPER)
    assert (duel.bob.life, duel.alice.life) == (7700, 8001), "by a card effect"
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.attack_position(OX)
    duel.alice.attack_position(WATCHER)
    duel.bob.has_set(FLIPPER)
    duel.alice.attacks(OX, FLIPPER)
    assert (duel.alice.life, duel.bob.life) == (8000 + 1 - 300, 8000), "by being attacked"


@rule("MR3-FLIP-01")
def test_being_summoned_face_up_is_no_flip() -> None:
    duel = scenario()
    duel.alice.hand(FLIPPER)
    duel.alice.attack_position(WATCHER)
    duel.alice.summons(FLIPPER)
    assert (duel.bob.life, duel.alice.life) == (8000, 8000) and duel.log_cards(L_ACTIVATE) == []


@rule("MR3-FDN-08")
def test_turning_a_card_over_to_look_is_no_flip() -> None:
    looker = spell(
        900001770, "のぞき見", "Peeping", targets=one(FACE_DOWN.on_field(Side.OPPONENT)), resolution=LookAt(TARGET)
    )
    duel = scenario()
    card = duel.bob.has_set(FLIPPER)
    duel.bob.attack_position(WATCHER)
    duel.alice.hand(looker)
    duel.alice.activates(looker)
    duel.is_settled()
    assert duel.position(card) == "face-down" and duel.where(card) == "monster zone"
    assert duel.alice.life == 8000 and duel.bob.life == 8000, "no flip effect, nobody saw a flip"
    assert duel.log_cards(L_ACTIVATE) == ["のぞき見"]
    seen = duel.duel.observe(ALICE).sides[1].monsters[0]
    assert seen is not None and seen.passcode == FLIPPER.passcode, "Alice has seen it"


@rule("MR3-FDN-08")
def test_cards_turned_over_on_the_deck_stay_where_they_are() -> None:
    turner = spell(
        900001771, "めくる魔法", "Turning Over", resolution=Excavate(1).then(If(Are(THEM, MONSTER), GainLife(100)))
    )
    duel = scenario()
    duel.alice.deck(FLIPPER, OX)
    duel.alice.hand(turner)
    duel.alice.attack_position(WATCHER)
    duel.alice.activates(turner)
    duel.is_settled()
    assert duel.alice.life == 8100 and duel.bob.life == 8000
    assert duel.duel.info[duel.duel.deck[ALICE][-1]].name == FLIPPER.ja
    assert [entry.card for entry in entries(duel.duel.log) if entry.kind == L_MOVE and entry.b == 1] == []


@rule("RES-GAP-FDN-01")
def test_a_monster_turned_face_down_loses_what_was_applied_and_its_equips() -> None:
    duel = scenario()
    card = duel.alice.attack_position("D.D. Warrior")
    duel.alice.hand("Rush Recklessly", "Book of Moon", "Book of Taiyou", "Legendary Sword")
    duel.alice.activates("Rush Recklessly")
    duel.all_pass()
    duel.alice.activates("Legendary Sword")
    duel.all_pass()
    assert duel.atk(card) == 1200 + 700 + 300
    duel.alice.activates("Book of Moon")
    duel.all_pass()
    assert duel.where("Legendary Sword") == "graveyard", "the equip card is destroyed"
    duel.alice.activates("Book of Taiyou")
    duel.all_pass()
    assert duel.position(card) == "attack" and duel.atk(card) == 1200, "the increase is gone"


@rule("MR3-FDN-05", "MR3-COST-01")
@pytest.mark.parametrize(
    ("payer", "paid"),
    [
        ("Jet Warrior", "Doppelwarrior"),
        ("Starlight Junktion", "Junk Synchron"),
        ("Eradicator Epidemic Virus", "Summoned Skull"),
        ("Linkuriboh", "Petit Moth"),
    ],
)
def test_the_own_face_down_monster_is_paid_for_what_it_is(payer: str, paid: str) -> None:
    """Its details are indeterminate for effects; who pays knows them, and shows them by paying."""
    for hidden, whose in ((True, ALICE), (False, ALICE), (True, BOB)):
        duel = scenario("mr20-official", phase=Phase.MAIN_1)
        side = (duel.alice, duel.bob)[whose]
        card = side.has_set(paid) if hidden else side.attack_position(paid)
        duel.alice.has_set(OX)
        duel.alice.deck("Quickdraw Synchron")
        user = (
            duel.alice.graveyard(payer)
            if payer in ("Jet Warrior", "Linkuriboh")
            else duel.alice.has_set(payer)
            if payer == "Eradicator Epidemic Virus"
            else duel.alice.face_up(payer)
        )
        duel.bob.hand(OX)
        assert duel.alice.can("activate", user) is (whose == ALICE), (hidden, whose)
        if whose == ALICE:
            duel.alice.activates(user)
            assert duel.where(card) == "graveyard", "the Ox fits none of the costs"


@rule("MR3-FDN-05")
def test_a_cost_that_asks_for_a_face_up_monster_is_not_paid_with_a_face_down_one() -> None:
    for hidden in (True, False):
        duel = scenario()
        dragon = (
            duel.alice.has_set("Red-Eyes Black Dragon")
            if hidden
            else duel.alice.attack_position("Red-Eyes Black Dragon")
        )
        sword = duel.alice.hand("Sacred Sword of Seven Stars")
        assert duel.alice.can("activate", sword) is not hidden
        assert duel.where(dragon) == "monster zone"


@rule("MR3-FDN-05")
def test_an_effect_still_finds_no_details_on_the_users_own_face_down_monster() -> None:
    duel = scenario()
    own = spell(
        900001740,
        "自分狙撃",
        "Own Sniper",
        targets=one((MONSTER & level(4)).on_field(Side.YOU)),
        resolution=destroy(TARGET),
    )
    picked = spell(
        900001741, "自分選別", "Own Choice", resolution=destroy(one((MONSTER & level(4)).on_field(Side.YOU)))
    )
    duel.alice.hand(own, picked)
    duel.alice.has_set(OX)
    assert not duel.alice.can("activate", own) and not duel.alice.can("activate", picked)


@rule("MR3-POS-05")
@pytest.mark.parametrize("mine", [True, False])
def test_creature_swap_binds_a_face_down_monster_for_the_turn(mine: bool) -> None:
    duel = scenario()
    swap = duel.alice.hand("Creature Swap")
    given = duel.alice.attack_position(OX)
    hidden = duel.bob.has_set("Millennium Shield")
    other = duel.alice.has_set("Giant Soldier of Stone")
    duel.alice.activates(swap)
    duel.alice.picks(given if mine else other)
    duel.is_settled()
    assert duel.controller(hidden) == ALICE and duel.position(hidden) == "face-down"
    assert not duel.alice.can("flip", hidden)
    assert duel.alice.can("flip", other) is mine
    duel.alice.ends_turn()
    assert duel.bob.can("flip", other) is not mine, "the turn is over"


@rule("MR3-FDN-01", "MR3-EFF-02")
@pytest.mark.parametrize("edition", ["ex04", "mr3"])
@pytest.mark.parametrize("name", ["Spirit Reaper", "Reaper on the Nightmare"])
def test_a_reaper_turned_face_down_by_what_targets_it_survives(edition: str, name: str) -> None:
    for turner, survives in (("Book of Moon", True), ("Rush Recklessly", False)):
        duel = scenario(edition, turn=BOB)
        reaper = duel.alice.attack_position(name)
        book = duel.bob.hand(turner)
        duel.bob.hand("Mystical Elf")
        duel.bob.activates(book)
        duel.is_settled()
        assert duel.where(reaper) == ("monster zone" if survives else "graveyard")


@rule("MR3-EFF-02", "RES-GAP-NEG-01")
def test_a_reaper_whose_effects_the_targeting_effect_negates_survives() -> None:
    duel = scenario()
    reaper = duel.alice.attack_position("Spirit Reaper")
    veiler = duel.bob.hand("Effect Veiler")
    jar = duel.alice.has_set("Jar of Greed")
    duel.alice.activates(jar)
    duel.bob.activates(veiler)
    duel.is_settled()
    assert duel.where(veiler) == "graveyard" and duel.where(reaper) == "monster zone"


@rule("MR3-FDN-05", "MR3-COST-01")
def test_a_face_down_monster_taken_from_the_opponent_is_known_to_who_controls_it() -> None:
    duel = scenario()
    duel.alice.hand("Change of Heart")
    virus = duel.alice.has_set("Eradicator Epidemic Virus")
    duel.bob.hand(OX)
    hidden = duel.bob.has_set("Summoned Skull")
    assert not duel.alice.can("activate", virus)
    duel.alice.activates("Change of Heart")
    duel.alice.activates(virus)
    assert duel.where(hidden) == "graveyard"


@rule("MR3-FDN-03")
def test_what_is_not_destroyed_by_battle_may_have_lain_face_down_when_that_began() -> None:
    """The attacked monster is protected at the attack declaration, and flipped afterwards."""
    for protected in (False, True):
        duel = scenario(turn=BOB)
        duel.alice.pendulum_zones("Performapal Gumgumouton")
        critter = duel.alice.has_set("Sangan")
        duel.bob.attack_position(OX)
        duel.bob.enters_battle()
        duel.bob.attacks(OX, critter)
        assert duel.alice.can("trigger", "Performapal Gumgumouton")
        if protected:
            duel.alice.triggers("Performapal Gumgumouton")
        else:
            duel.alice.declines()
        duel.all_pass()
        assert duel.where(critter) == ("monster zone" if protected else "graveyard")
