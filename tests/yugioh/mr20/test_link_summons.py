"""Link Monsters and their Link Summons."""

from __future__ import annotations

import pytest

from duelkit.kernel.errors import DuelkitError
from duelkit.rulebook.cite import rule
from duelkit.yugioh.engine.moves.positions import turn_to
from duelkit.yugioh.language import (
    EFFECT_MONSTER,
    FACE_UP,
    MONSTER,
    NORMAL_MONSTER,
    TARGET,
    TOKEN,
    Attribute,
    Card,
    Filter,
    LinkMaterials,
    MakeTokens,
    Marker,
    Position,
    Race,
    change_position,
    defense,
    destroy,
    every,
    level,
    link_monster,
    one,
    spell,
)
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import BOB, Scenario, scenario
from duelkit.yugioh.state import codes

OX = "Battle Ox"
ELF = "Mystical Elf"
DRAGON = "Luster Dragon"
HUNTER = "Mechanicalchaser"
REBORN = "Monster Reborn"
EDITIONS = ("mr20", "mr20-official", "mr4")
ROW = (Marker.BOTTOM, Marker.LEFT, Marker.RIGHT, Marker.TOP, Marker.BOTTOM_LEFT)


def link(rating: int, materials: LinkMaterials | None = None, number: int = 0) -> Card:
    """A Link Monster without effect, with markers below, left, right, above, below left as far as its Rating goes."""
    markers = Marker(0)
    for marker in ROW[:rating]:
        markers |= marker
    return link_monster(
        900020000 + 10 * number + rating,
        f"リンク{rating}番{number}",
        f"Link {rating} No. {number}",
        Attribute.DARK,
        Race.CYBERSE,
        rating,
        1000 * rating,
        markers,
        materials or LinkMaterials(MONSTER, 1),
    )


ONE = link(1)
TWO = link(2)
THREE = link(3)
FOUR = link(4)
TWO_NAMES = link(2, LinkMaterials(MONSTER, 2, different_names=True), 1)
NO_TOKENS = link(2, LinkMaterials(MONSTER & ~TOKEN, 2), 2)
WITH_EFFECT = link(2, LinkMaterials(MONSTER, 2, one=EFFECT_MONSTER), 3)
ONLY_NORMAL = link(1, LinkMaterials(NORMAL_MONSTER, 1, 1), 4)
AT_LEAST_TWO = link(3, LinkMaterials(MONSTER, 2), 5)
AT_MOST_TWO = link(3, LinkMaterials(MONSTER, 2, 2), 6)
TWO_TOKENS = spell(
    900020200,
    "二体のトークン",
    "Two Tokens",
    resolution=MakeTokens("試験トークン", "Test Token", Attribute.EARTH, Race.BEAST, 1, 0, 0, number=2),
)
NIGHT = spell(
    900020201,
    "夜",
    "Night",
    resolution=change_position(every((MONSTER & FACE_UP).on_field()), Position.FACE_DOWN_DEFENSE),
)
REST = spell(
    900020202,
    "休息",
    "Rest",
    resolution=change_position(every((MONSTER & FACE_UP).on_field()), Position.FACE_UP_DEFENSE),
)
ASIDE = spell(
    900020203,
    "横向き",
    "Aside",
    targets=one((MONSTER & FACE_UP).on_field()),
    resolution=change_position(TARGET, Position.FACE_UP_DEFENSE),
)


def settled(duel: Scenario) -> None:
    """Both players pass until the turn player may act."""
    duel.all_pass()
    duel.is_settled()


# the summon


@rule("MR20-GAP-LNK-01")
@pytest.mark.parametrize("rules", EDITIONS)
def test_as_many_materials_as_the_rating_are_sent_to_the_graveyard(rules: str) -> None:
    duel = scenario(rules)
    duel.alice.extra(TWO)
    duel.alice.attack_position(OX)
    assert not duel.alice.can("procedure", TWO), "one monster is too few"
    duel = scenario(rules)
    duel.alice.extra(TWO)
    duel.alice.attack_position(OX)
    duel.alice.defense_position(ELF)
    duel.alice.attack_position(DRAGON)
    duel.alice.special_summons(TWO)
    assert not duel.alice.can("finish")
    duel.alice.picks(OX)
    assert not duel.alice.can("finish"), "two are needed"
    duel.alice.picks(ELF)
    settled(duel)
    assert duel.where(TWO) == "monster zone"
    assert duel.alice.cards("graveyard") == [OX, ELF]
    assert duel.where(DRAGON) == "monster zone"
    assert duel.duel.play[duel.find(TWO)].kinds == codes.S_SPECIAL | codes.S_LINK | codes.S_FROM_EXTRA_DECK


@rule("MR20-GAP-LNK-01")
def test_a_link_monster_counts_as_its_rating_or_as_one() -> None:
    duel = scenario("mr20")
    duel.alice.extra(THREE)
    two = duel.alice.attack_position(TWO)
    duel.alice.attack_position(OX)
    duel.alice.special_summons(THREE)
    settled(duel)
    assert duel.where(THREE) == "monster zone", "two and one make three"
    assert duel.where(two) == "graveyard"

    duel = scenario("mr20")
    duel.alice.extra(THREE)
    two = duel.alice.attack_position(TWO)
    duel.alice.attack_position(OX)
    duel.alice.attack_position(ELF)
    duel.alice.special_summons(THREE)
    duel.alice.picks(OX)
    duel.alice.picks(ELF)
    settled(duel)
    assert duel.where(two) == "graveyard", "here it counts as one"
    assert duel.alice.cards("monster zone") == [THREE.ja]

    duel = scenario("mr20")
    duel.alice.extra(FOUR)
    duel.alice.attack_position(TWO)
    duel.alice.attack_position(OX)
    assert not duel.alice.can("procedure", FOUR), "three at the most"
    duel = scenario("mr20")
    duel.alice.extra(TWO)
    duel.alice.attack_position(THREE)
    assert not duel.alice.can("procedure", TWO), "three or one, but not two"


@rule("MR20-GAP-LNK-01")
def test_two_link_monsters_may_both_count_as_their_ratings() -> None:
    duel = scenario("mr20")
    duel.alice.extra(FOUR)
    duel.alice.attack_position(TWO)
    duel.alice.attack_position(TWO)
    duel.alice.special_summons(FOUR)
    settled(duel)
    assert duel.where(FOUR) == "monster zone"


@rule("MR20-GAP-LNK-01")
def test_the_number_of_cards_may_be_bounded_from_both_sides() -> None:
    duel = scenario("mr20")
    duel.alice.extra(AT_LEAST_TWO, AT_MOST_TWO)
    duel.alice.attack_position(THREE)
    for card in (AT_LEAST_TWO, AT_MOST_TWO):
        assert not duel.alice.can("procedure", card), "a single card is too few, whatever its Rating"
    duel = scenario("mr20")
    duel.alice.extra(AT_LEAST_TWO)
    duel.alice.attack_position(THREE)
    duel.alice.attack_position(OX)
    assert not duel.alice.can("procedure", AT_LEAST_TWO), "neither one card nor three and one"
    duel = scenario("mr20")
    duel.alice.extra(AT_LEAST_TWO, AT_MOST_TWO)
    for name in (OX, ELF, DRAGON):
        duel.alice.attack_position(name)
    assert duel.alice.can("procedure", AT_LEAST_TWO)
    assert not duel.alice.can("procedure", AT_MOST_TWO), "three cards are one too many"
    duel = scenario("mr20")
    duel.alice.extra(AT_MOST_TWO)
    duel.alice.attack_position(TWO)
    duel.alice.attack_position(ELF)
    assert duel.alice.can("procedure", AT_MOST_TWO)


@rule("MR20-GAP-LNK-01")
def test_material_conditions() -> None:
    duel = scenario("mr20")
    duel.alice.extra(TWO_NAMES, WITH_EFFECT, ONLY_NORMAL)
    duel.alice.attack_position(OX)
    duel.alice.attack_position(OX)
    assert not duel.alice.can("procedure", TWO_NAMES), "their names are the same"
    assert not duel.alice.can("procedure", WITH_EFFECT), "none has an effect"
    assert duel.alice.can("procedure", ONLY_NORMAL)
    duel = scenario("mr20")
    duel.alice.extra(TWO_NAMES, WITH_EFFECT, ONLY_NORMAL)
    duel.alice.attack_position(OX)
    sangan = duel.alice.attack_position("Sangan")
    for card in (TWO_NAMES, WITH_EFFECT):
        assert duel.alice.can("procedure", card)
    duel.alice.special_summons(ONLY_NORMAL)
    settled(duel)
    assert duel.where(sangan) == "monster zone" and duel.where(OX) == "graveyard"


@rule("MR20-GAP-LNK-01")
def test_tokens_are_materials_unless_the_condition_shuts_them_out() -> None:
    duel = scenario("mr20")
    duel.alice.extra(TWO, NO_TOKENS)
    duel.alice.hand(TWO_TOKENS)
    duel.alice.activates(TWO_TOKENS)
    duel.alice.puts_in(1)
    duel.alice.puts_in(4)
    settled(duel)
    assert not duel.alice.can("procedure", NO_TOKENS)
    duel.alice.special_summons(TWO)
    settled(duel)
    assert duel.alice.cards("monster zone") == [TWO.ja]
    assert duel.alice.cards("graveyard") == [TWO_TOKENS.ja]


@rule("MR20-GAP-LNK-01")
def test_only_own_face_up_monsters_on_the_field_serve() -> None:
    for put in ("has_set", "hand", "graveyard"):
        duel = scenario("mr20")
        duel.alice.extra(TWO)
        duel.alice.attack_position(OX)
        getattr(duel.alice, put)(ELF)
        assert not duel.alice.can("procedure", TWO), put
    duel = scenario("mr20")
    duel.alice.extra(TWO)
    duel.alice.attack_position(OX)
    duel.bob.attack_position(ELF)
    assert not duel.alice.can("procedure", TWO), "the other belongs to the opponent's field"


@rule("MR20-GAP-LNK-01")
@pytest.mark.parametrize(("phase", "possible"), [(Phase.MAIN_1, True), (Phase.BATTLE, False), (Phase.MAIN_2, True)])
def test_a_link_summon_is_made_in_the_own_main_phase(phase: Phase, possible: bool) -> None:
    duel = scenario("mr20", phase=phase)
    for side in (duel.alice, duel.bob):
        side.extra(ONE)
        side.attack_position(OX)
    assert duel.alice.can("procedure", ONE) is possible
    assert not duel.bob.can("procedure", ONE)


@rule("MR20-SS-03", "MR20-CHN-02")
def test_a_link_summon_starts_no_chain_but_can_be_negated() -> None:
    duel = scenario("mr20")
    duel.alice.extra(ONE)
    duel.alice.attack_position(OX)
    solemn = duel.bob.has_set("Solemn Judgment")
    duel.alice.special_summons(ONE)
    assert not duel.duel.chain
    assert duel.where(OX) == "graveyard", "the materials are gone already"
    assert duel.where(ONE) == "about to be summoned"
    duel.bob.activates(solemn)
    settled(duel)
    assert duel.where(ONE) == "graveyard"
    assert not duel.duel.proper[duel.find(ONE)]


@rule("MR20-SUM-11", "MR20-TYPE-02")
def test_a_link_monster_comes_out_by_special_summons_only() -> None:
    duel = scenario("mr20")
    card = duel.alice.extra(ONE)
    in_hand = duel.alice.hand(ONE)
    assert not duel.alice.can("summon", card) and not duel.alice.can("set monster", card)
    assert not duel.alice.can("summon", in_hand) and not duel.alice.can("set monster", in_hand)


@rule("MR20-SUM-11", "MR20-SS-05")
@pytest.mark.parametrize("proper", [True, False])
def test_a_link_monster_is_revived_only_if_it_was_link_summoned(proper: bool) -> None:
    duel = scenario("mr20")
    duel.alice.graveyard(ONE, proper=proper)
    duel.alice.hand(REBORN)
    assert duel.alice.can("activate", REBORN) is proper
    if proper:
        duel.alice.activates(REBORN)
        settled(duel)
        assert duel.where(ONE) == "monster zone" and duel.position(ONE) == "attack"


@rule("MR20-GAP-LNK-01")
def test_there_are_no_link_summons_before_link_monsters_came() -> None:
    with pytest.raises(DuelkitError, match="kind Link, which the edition does not have"):
        scenario("mr3").alice.extra(ONE)
    scenario("mr4").alice.extra(ONE)


# what a Link Monster is


@rule("MR20-GAP-LNK-02")
def test_a_link_monster_has_neither_level_nor_rank_nor_def() -> None:
    duel = scenario("mr20")
    card = duel.alice.attack_position(TWO)
    assert duel.level(card) == 0 and duel.defense(card) == 0 and duel.atk(card) == 2000
    seen = duel.duel.observe(0).sides[0].monsters[0]
    assert seen is not None
    assert (seen.level, seen.rank, seen.defense_points, seen.rating) == (0, 0, 0, 2)
    assert seen.markers == Marker.BOTTOM | Marker.LEFT


@rule("MR20-GAP-LNK-02")
def test_a_link_monster_serves_no_xyz_or_synchro_summon() -> None:
    duel = scenario("mr20")
    duel.alice.extra("Castel, the Skyblaster Musketeer", "Gachi Gachi Gantetsu", "Junk Warrior")
    duel.alice.attack_position(FOUR)
    duel.alice.attack_position(FOUR)
    duel.alice.attack_position(TWO)
    duel.alice.attack_position(TWO)
    duel.alice.attack_position("Junk Synchron")
    for name in ("Castel, the Skyblaster Musketeer", "Gachi Gachi Gantetsu", "Junk Warrior"):
        assert not duel.alice.can("procedure", name), "a Rating is no Level"


@rule("MR20-GAP-LNK-02")
@pytest.mark.parametrize("which", [level(at_most=4), level(at_least=1), defense(at_most=1000)])
def test_effects_on_levels_and_def_do_not_find_it(which: Filter) -> None:
    breaker = spell(
        900020204, "狙う魔法", "Aimed Spell", targets=one((MONSTER & which).on_field()), resolution=destroy(TARGET)
    )
    duel = scenario("mr20")
    duel.bob.attack_position(TWO)
    duel.alice.hand(breaker)
    assert not duel.alice.can("activate", breaker)
    duel = scenario("mr20")
    duel.bob.attack_position(TWO)
    ox = duel.bob.attack_position(OX)
    duel.alice.hand(breaker)
    duel.alice.activates(breaker)
    duel.is_settled()
    assert duel.where(ox) == "graveyard" and duel.where(TWO) == "monster zone"


@rule("MR20-GAP-LNK-02")
def test_its_position_is_never_changed_by_hand() -> None:
    duel = scenario("mr20")
    card = duel.alice.attack_position(TWO)
    ox = duel.alice.attack_position(OX)
    assert duel.alice.can("turn", ox)
    assert not duel.alice.can("turn", card)


@rule("MR20-GAP-LNK-02")
def test_a_link_summon_asks_for_no_position() -> None:
    duel = scenario("mr20")
    duel.asks_zones = True
    duel.alice.extra(ONE)
    duel.alice.attack_position(OX)
    duel.alice.special_summons(ONE)
    assert duel.alice.is_asked("position")
    assert duel.duel.decision is not None
    assert {codes.number_of(option) & 0xF for option in duel.duel.decision.options} == {1}


@rule("MR20-GAP-LNK-02")
@pytest.mark.parametrize("name", ["Book of Moon", ASIDE])
def test_effects_that_turn_one_monster_cannot_target_it(name: str | Card) -> None:
    duel = scenario("mr20")
    duel.bob.attack_position(TWO)
    duel.alice.hand(name)
    assert not duel.alice.can("activate", name), "there is nothing that it could turn"
    duel = scenario("mr20")
    card = duel.bob.attack_position(TWO)
    duel.bob.attack_position(OX)
    duel.bob.attack_position(ELF)
    duel.alice.hand(name)
    duel.alice.activates(name)
    assert duel.alice.can("pick", OX) and not duel.alice.can("pick", card)


@rule("MR20-GAP-LNK-02")
@pytest.mark.parametrize(("name", "shown"), [(NIGHT, "face-down"), (REST, "defense"), ("Book of Eclipse", "face-down")])
def test_effects_that_turn_everything_pass_over_it(name: str | Card, shown: str) -> None:
    duel = scenario("mr20")
    card = duel.bob.attack_position(TWO)
    ox = duel.bob.attack_position(OX)
    duel.alice.hand(name)
    duel.alice.activates(name)
    settled(duel)
    assert duel.position(card) == "attack" and duel.position(ox) == shown


@rule("MR20-GAP-LNK-02")
def test_nothing_in_the_engine_turns_it() -> None:
    duel = scenario("mr20")
    card = duel.bob.attack_position(TWO)
    ox = duel.bob.attack_position(OX)
    duel.start()
    for position, shown in ((4, "defense"), (8, "face-down")):
        assert not turn_to(duel.duel, card, position, 0, -1) and turn_to(duel.duel, ox, position, 0, -1)
        assert (duel.position(card), duel.position(ox)) == ("attack", shown)


@rule("MR20-GAP-LNK-02")
def test_it_attacks_and_is_attacked_with_its_atk() -> None:
    duel = scenario("mr20", phase=Phase.BATTLE)
    card = duel.alice.attack_position(TWO)
    wall = duel.bob.attack_position(OX)
    duel.alice.attacks(card, wall)
    settled(duel)
    assert duel.where(wall) == "graveyard" and duel.bob.life == 4000 - 300
    duel = scenario("mr20", turn=BOB, phase=Phase.BATTLE)
    card = duel.alice.attack_position(ONE)
    duel.bob.attack_position(OX)
    duel.bob.attacks(OX, card)
    settled(duel)
    assert duel.where(card) == "graveyard" and duel.alice.life == 4000 - 700
