"""The spells of set 1, without its mass battle."""

from __future__ import annotations

import pytest
from tests.judgment.cards.stock import TRIFLE, plain, with_spell

from duelkit.judgment.language import NONE, Element, Keyword
from duelkit.judgment.scenario import ALICE, BOB, Placed, Scenario
from duelkit.rulebook.cite import rule

FLOODS = [
    ("Sciondar Inferno", Element.FIRE, "fire"),
    ("Ice Flood of Okunada", Element.WATER, "water"),
    ("Fist of Verzar", Element.EARTH, "earth"),
    ("Wrathful Winds of Juno", Element.WOOD, "wood"),
]


# Parmetic Holy Feast, Goghlie Altar, Summoner Mesmer's Lapse


@rule("EOJ-SPELL-07", "EOJ-SPELL-13", "EOJ-TERM-05", "EOJ-TRASH-09")
def test_holy_feast_turns_a_creature_card_into_two_mana() -> None:
    duel = with_spell("Parmetic Holy Feast", 0)
    duel.alice.hand("Twin Goblins", TRIFLE)
    duel.alice.casts("Parmetic Holy Feast")
    duel.is_settled()
    assert duel.alice.mana_left == 2
    assert duel.alice.cards("graveyard") == ["Twin Goblins", "Parmetic Holy Feast"]
    assert duel.alice.cards("hand") == ["Trifle"]


@rule("EOJ-SPELL-08")
@pytest.mark.parametrize("spell", ["Parmetic Holy Feast", "Summoner Mesmer's Lapse"])
def test_without_a_creature_card_to_discard_it_cannot_be_cast(spell: str) -> None:
    duel = with_spell(spell)
    duel.alice.hand(TRIFLE)
    assert not duel.alice.can("cast", spell)


def test_altar_gives_both_players_mana_for_the_casters_enemies() -> None:
    duel = with_spell("Goghlie Altar", 1)
    duel.bob.mana(4)
    duel.alice.creature(plain(), at=1)
    duel.bob.creature(plain(), at=2)
    duel.bob.creature(plain(), at=3)
    duel.alice.casts("Goghlie Altar")
    assert (duel.alice.mana_left, duel.bob.mana_left) == (3, 6)


@rule("EOJ-SPELL-09")
def test_altar_needs_an_enemy() -> None:
    duel = with_spell("Goghlie Altar")
    duel.alice.creature(plain(), at=1)
    assert not duel.alice.can("cast", "Goghlie Altar")


@rule("EOJ-MANA-04")
@pytest.mark.parametrize(("mana", "left"), [(5, 3), (1, 0)])
def test_lapse_takes_the_summoning_cost_of_the_discarded_card(mana: int, left: int) -> None:
    duel = with_spell("Summoner Mesmer's Lapse", 0)
    duel.bob.mana(mana)
    duel.alice.hand("Twin Goblins", "Phaseus, Biolith God")
    duel.alice.casts("Summoner Mesmer's Lapse")
    duel.alice.picks("Twin Goblins")
    assert duel.bob.mana_left == left


# Beguiling Fog, Yuga's Mesmerizing Fog, Clare Wil's Banner


@rule("EOJ-ORIENT-06")
@pytest.mark.parametrize("facing", ["north", "east", "south", "west"])
def test_beguiling_fog_turns_a_creature_any_way(facing: str) -> None:
    duel = with_spell("Beguiling Fog", 0)
    enemy = duel.bob.creature(plain(), at=2, facing="south")
    duel.alice.creature(plain(), at=5)
    duel.alice.casts("Beguiling Fog")
    duel.alice.picks(enemy)
    duel.alice.faces(facing)
    assert duel.facing(enemy) == facing
    assert duel.position(enemy) == 2


@rule("EOJ-SPELL-09")
def test_beguiling_fog_needs_a_creature() -> None:
    duel = with_spell("Beguiling Fog")
    assert not duel.alice.can("cast", "Beguiling Fog")


@rule("EOJ-ABIL-24c")
def test_beguiling_fog_reaches_an_invisible_creature() -> None:
    duel = with_spell("Beguiling Fog")
    duel.bob.creature(plain(keywords=Keyword.INVISIBLE), at=2)
    assert duel.alice.can("cast", "Beguiling Fog")


@rule("EOJ-TERM-07")
def test_a_creature_that_spells_cannot_target_is_not_offered() -> None:
    duel = with_spell("Beguiling Fog")
    duel.bob.creature(plain(keywords=Keyword.NO_SPELL_TARGET), at=2)
    assert not duel.alice.can("cast", "Beguiling Fog")


@rule("EOJ-TERM-06", "EOJ-TERM-07")
def test_mesmerizing_fog_may_name_a_protected_ally_and_leaves_protected_enemies_alone() -> None:
    duel = with_spell("Yuga's Mesmerizing Fog", 1)
    duel.alice.creature(plain(keywords=Keyword.NO_SPELL_TARGET), at=5)
    enemy = duel.bob.creature(plain(), at=2, facing="south")
    guarded = duel.bob.creature(plain(keywords=Keyword.NO_SPELL_TARGET), at=4, facing="east")
    duel.alice.casts("Yuga's Mesmerizing Fog")
    assert (duel.facing(enemy), duel.facing(guarded)) == ("north", "east")
    duel = with_spell("Yuga's Mesmerizing Fog", 1)
    duel.alice.creature(plain(), at=5)
    duel.bob.creature(plain(keywords=Keyword.NO_SPELL_TARGET), at=4)
    assert not duel.alice.can("cast", "Yuga's Mesmerizing Fog")


def test_mesmerizing_fog_turns_adjacent_enemies_backs_to_an_ally() -> None:
    duel = with_spell("Yuga's Mesmerizing Fog", 1)
    duel.alice.creature(plain(), at=5)
    around = [
        duel.bob.creature(plain(), at=at, facing=facing) for at, facing in ((2, "south"), (4, "east"), (6, "north"))
    ]
    friend = duel.alice.creature(plain(), at=8, facing="north")
    far = duel.bob.creature(plain(), at=1, facing="south")
    duel.alice.casts("Yuga's Mesmerizing Fog")
    assert [duel.facing(card) for card in around] == ["north", "west", "east"]
    assert (duel.facing(friend), duel.facing(far)) == ("north", "south")
    assert duel.alice.mana_left == 0


@rule("EOJ-SPELL-09")
def test_mesmerizing_fog_needs_an_ally_with_an_enemy_beside_it() -> None:
    duel = with_spell("Yuga's Mesmerizing Fog")
    duel.alice.creature(plain(), at=5)
    duel.bob.creature(plain(), at=1)
    assert not duel.alice.can("cast", "Yuga's Mesmerizing Fog")


@rule("EOJ-ABIL-11")
def test_banner_strengthens_an_ally_up_to_the_end_of_the_turn() -> None:
    duel = with_spell("Clare Wil's Banner", 1)
    ally = duel.alice.creature(plain(attack=1), at=5)
    other = duel.alice.creature(plain(attack=1), at=1)
    enemy = duel.bob.creature(plain(attack=1), at=2)
    duel.alice.casts("Clare Wil's Banner")
    assert not duel.alice.can("pick", enemy)
    duel.alice.picks(ally)
    assert [duel.atk(card) for card in (ally, other)] == [3, 1]
    duel.alice.ends_turn()
    assert duel.atk(ally) == 1


# Healing Shower


@rule("EOJ-ABIL-19", "EOJ-ABIL-19b")
def test_shower_heals_all_allies_of_an_element_for_good() -> None:
    duel = with_spell("Healing Shower", 2)
    first = duel.alice.creature(plain(element=Element.WATER, hp=2), at=1)
    second = duel.alice.creature(plain(element=Element.WATER, hp=5), at=2)
    other = duel.alice.creature(plain(element=Element.FIRE, hp=2), at=3)
    enemy = duel.bob.creature(plain(element=Element.WATER, hp=2), at=9)
    duel.alice.casts("Healing Shower")
    assert not duel.alice.can("element", number=int(Element.EARTH))
    words = (
        {
            language: [duel.duel.describe(option, language) for option in duel.duel.decision.options]
            for language in ("en", "ja")
        }
        if duel.duel.decision is not None
        else {}
    )
    assert words == {"en": ["Fire", "Water"], "ja": ["火", "水"]}
    duel.alice.chooses_element("water")
    assert [duel.hp(card) for card in (first, second, other, enemy)] == [5, 8, 2, 2]
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.hp(first) == 5


@rule("EOJ-SPELL-09")
def test_shower_needs_an_ally_with_an_element() -> None:
    duel = with_spell("Healing Shower")
    duel.alice.creature(plain(), at=1)
    duel.bob.creature(plain(element=Element.WATER), at=2)
    assert not duel.alice.can("cast", "Healing Shower")


# Fissures of Goghlie, Great Tolicore Quake, Seer Vizak's Calamity, Call of Timeless Juno


@rule("EOJ-ABIL-25", "EOJ-FIELD-01", "EOJ-FIELD-05", "EOJ-FIELD-03")
def test_fissures_turn_one_field_over() -> None:
    duel = with_spell("Fissures of Goghlie", 2)
    duel.field(5, "fire", "water")
    card = duel.bob.creature(plain(element=Element.FIRE), at=5, facing="east")
    assert duel.hp(card) == 11
    duel.alice.casts("Fissures of Goghlie")
    duel.alice.chooses_field(5)
    assert duel.elements(5) == ["water"]
    assert duel.elements(4) == ["biolith"]
    assert duel.hp(card) == 7
    assert duel.facing(card) == "east"


@rule("EOJ-ABIL-29")
def test_fissures_do_not_offer_a_sealed_field() -> None:
    duel = with_spell("Fissures of Goghlie")
    duel.field(5, "fire")
    duel.field(4, "fire")
    duel.bob.creature("Didi the Enlightened", at=1)
    duel.alice.casts("Fissures of Goghlie")
    assert duel.alice.offered_fields() == [1, 2, 3, 6, 7, 8, 9]


def test_tolicore_quake_turns_all_fields_of_an_element_over() -> None:
    duel = with_spell("Great Tolicore Quake", 4)
    duel.field(1, "fire", "water")
    duel.field(5, "fire", "earth")
    duel.field(9, "water", "fire")
    duel.alice.casts("Great Tolicore Quake")
    duel.alice.chooses_element("fire")
    assert [duel.elements(at) for at in (1, 5, 9)] == [["water"], ["earth"], ["water"]]


def test_tolicore_quake_offers_only_elements_that_a_field_has() -> None:
    duel = with_spell("Great Tolicore Quake", 4)
    duel.field(1, "fire", "water")
    duel.alice.casts("Great Tolicore Quake")
    assert [duel.alice.can("element", number=bit) for bit in (1, 2, 4, 8, 16)] == [True, False, False, False, True]


@rule("EOJ-SPELL-02", "EOJ-ABIL-29b")
def test_calamity_turns_every_field_over_that_is_not_sealed_and_ends_the_turn() -> None:
    duel = with_spell("Seer Vizak's Calamity", 5)
    for at in range(1, 10):
        duel.field(at, "fire" if at == 5 else "water", "earth")
    duel.bob.creature("Didi the Enlightened", at=1)
    duel.alice.hand(plain())
    duel.alice.casts("Seer Vizak's Calamity")
    assert [at for at in range(1, 10) if duel.elements(at) == ["earth"]] == [1, 2, 3, 4, 6, 7, 8, 9]
    assert duel.bob.is_asked("act")


@rule("EOJ-FIELD-04", "EOJ-SPELL-02")
def test_call_of_juno_exchanges_two_fields_under_their_creatures() -> None:
    duel = with_spell("Call of Timeless Juno", 5)
    duel.field(1, "fire", "earth")
    duel.field(9, "water", "wood")
    card = duel.bob.creature(plain(element=Element.FIRE), at=1, facing="east")
    assert duel.hp(card) == 11
    duel.alice.casts("Call of Timeless Juno")
    duel.alice.chooses_field(9)
    assert 9 not in duel.alice.offered_fields()
    duel.alice.chooses_field(1)
    assert (duel.elements(1), duel.elements(9)) == (["water"], ["fire"])
    assert duel.position(card) == 1
    assert duel.facing(card) == "east"
    assert duel.hp(card) == 7
    assert duel.bob.is_asked("act")


# Summoner Mesmer's Errand


@rule("EOJ-ABIL-22", "EOJ-SPELL-03", "EOJ-SPELL-04", "EOJ-SPELL-12", "EOJ-TRASH-16")
def test_errand_draws_two_and_more_spells_may_follow() -> None:
    duel = with_spell("Summoner Mesmer's Errand", 2)
    duel.alice.hand("Summoner Mesmer's Errand")
    duel.alice.library(TRIFLE, "Twin Goblins")
    duel.alice.casts("Summoner Mesmer's Errand")
    assert duel.alice.cards("hand") == ["Summoner Mesmer's Errand", "Trifle", "Twin Goblins"]
    assert duel.alice.cards("graveyard") == ["Summoner Mesmer's Errand"]
    duel.alice.casts("Summoner Mesmer's Errand")
    assert duel.alice.mana_left == 0


@rule("EOJ-WIN-04")
def test_errand_with_one_card_left_loses() -> None:
    duel = with_spell("Summoner Mesmer's Errand")
    duel.alice.empty_library()
    duel.alice.library(TRIFLE)
    duel.alice.casts("Summoner Mesmer's Errand")
    assert duel.winner == BOB


@rule("EOJ-SPELL-06")
def test_a_spell_that_cannot_be_paid_is_not_offered() -> None:
    duel = with_spell("Summoner Mesmer's Errand", 0)
    assert not duel.alice.can("cast", "Summoner Mesmer's Errand")


@rule("EOJ-SPELL-05")
def test_spells_are_cast_in_the_own_action_phase_1_only() -> None:
    duel = with_spell("Summoner Mesmer's Errand")
    duel.bob.hand("Summoner Mesmer's Errand")
    duel.bob.mana(9)
    duel.alice.hand(plain())
    assert not duel.bob.can("cast")
    duel.alice.ends_action_1()
    assert not duel.alice.can("cast")


# Tinoan Telekinesis, Tinoan Teleportation


@rule("EOJ-ABIL-01", "EOJ-MOVE-01")
def test_telekinesis_moves_an_ally_to_an_empty_field() -> None:
    duel = with_spell("Tinoan Telekinesis", 2)
    ally = duel.alice.creature(plain(), at=5, facing="west")
    duel.bob.creature(plain(), at=1)
    duel.alice.casts("Tinoan Telekinesis")
    assert duel.alice.offered_fields() == [2, 3, 4, 6, 7, 8, 9]
    duel.alice.chooses_field(9)
    duel.is_settled()
    assert duel.position(ally) == 9
    assert duel.facing(ally) == "west"


@rule("EOJ-SPELL-09", "EOJ-MOVE-02")
def test_telekinesis_needs_an_ally_and_an_empty_field() -> None:
    duel = with_spell("Tinoan Telekinesis")
    duel.bob.creature(plain(), at=1)
    assert not duel.alice.can("cast", "Tinoan Telekinesis")
    duel = with_spell("Tinoan Telekinesis")
    for at in range(1, 10):
        (duel.alice if at < 5 else duel.bob).creature(plain(), at=at)
    assert not duel.alice.can("cast", "Tinoan Telekinesis")


@pytest.mark.parametrize(
    "spell", ["Beguiling Fog", "Yuga's Mesmerizing Fog", "Tinoan Telekinesis", "Tinoan Teleportation"]
)
@pytest.mark.parametrize("fixed", [True, False])
def test_spells_that_move_or_turn_need_a_creature_that_can_be_moved(spell: str, fixed: bool) -> None:
    duel = with_spell(spell)
    mark = Keyword.FIXED_PLACE if fixed else Keyword(0)
    duel.alice.creature(plain(keywords=Keyword.FIXED_PLACE), at=1)
    if "Tele" in spell:
        duel.alice.creature(plain(keywords=mark), at=2)
        if spell == "Tinoan Teleportation":
            duel.alice.creature(plain(), at=3)
    else:
        duel.bob.creature(plain(keywords=mark), at=2)
    assert duel.alice.can("cast", spell) == (not fixed)


@rule("EOJ-ABIL-20", "EOJ-MOVE-01")
def test_teleportation_lets_two_allies_trade_places() -> None:
    duel = with_spell("Tinoan Teleportation", 3)
    first = duel.alice.creature(plain(), at=1, facing="west")
    second = duel.alice.creature(plain(), at=9, facing="east")
    enemy = duel.bob.creature(plain(), at=5)
    duel.alice.casts("Tinoan Teleportation")
    assert not duel.alice.can("pick", enemy)
    duel.alice.picks(first)
    duel.is_settled()
    assert (duel.position(first), duel.position(second)) == (9, 1)
    assert (duel.facing(first), duel.facing(second)) == ("west", "east")


@rule("EOJ-SPELL-09")
def test_teleportation_needs_two_allies() -> None:
    duel = with_spell("Tinoan Teleportation")
    duel.alice.creature(plain(), at=1)
    duel.bob.creature(plain(), at=2)
    assert not duel.alice.can("cast", "Tinoan Teleportation")


# Sciondar Inferno and the like


def flooded(name: str, element: Element, word: str, *hand: Element) -> tuple[Scenario, list[Placed]]:
    """Fields 5, 1 and 9 are of the element; enemies on 5, 2, 3 and 7, an ally on 4, an invisible enemy on 8."""
    duel = with_spell(name, 0)
    for at in (1, 5, 9):
        duel.field(at, word)
    cards = [duel.bob.creature(plain(), at=at) for at in (5, 2, 3, 7)]
    cards.append(duel.alice.creature(plain(), at=4))
    cards.append(duel.bob.creature(plain(keywords=Keyword.INVISIBLE), at=8))
    for held in hand:
        duel.alice.hand(plain(element=held, name=held.name or "none"))
    return duel, cards


@rule("EOJ-SPELL-07", "EOJ-KIND-05", "EOJ-ABIL-24")
@pytest.mark.parametrize(("name", "element", "word"), FLOODS)
def test_a_flood_strikes_enemies_on_and_around_a_field_of_its_element(name: str, element: Element, word: str) -> None:
    duel, cards = flooded(name, element, word, NONE, element)
    duel.alice.casts(name)
    duel.alice.picks(plain(name="none"))
    assert duel.alice.offered_fields() == [1, 5]
    duel.alice.chooses_field(5)
    assert [duel.hp(card) for card in cards] == [6, 6, 9, 9, 9, 9]
    assert len(duel.alice.cards("graveyard")) == 3


@rule("EOJ-SPELL-08")
@pytest.mark.parametrize(("name", "element", "word"), FLOODS)
def test_a_flood_takes_two_creature_cards_one_of_its_element(name: str, element: Element, word: str) -> None:
    for held in ((NONE, NONE, NONE), (element,), (NONE,)):
        duel, _ = flooded(name, element, word, *held)
        duel.alice.hand(TRIFLE)
        assert not duel.alice.can("cast", name)
    duel, _ = flooded(name, element, word, NONE, NONE, element)
    duel.alice.casts(name)
    duel.alice.picks(plain(name="none"))
    assert not duel.alice.can("pick", plain(name="none"))


@rule("EOJ-SPELL-09")
def test_a_flood_needs_a_field_with_an_enemy_on_it_or_beside_it() -> None:
    duel = with_spell("Sciondar Inferno", 0)
    duel.field(1, "fire")
    duel.bob.creature(plain(), at=5)
    duel.bob.creature(plain(keywords=Keyword.INVISIBLE), at=2)
    duel.alice.hand("Flame Magus", "Flame Magus")
    assert not duel.alice.can("cast", "Sciondar Inferno")
    duel = with_spell("Sciondar Inferno", 0)
    duel.field(1, "fire")
    duel.field(9, "fire")
    duel.bob.creature(plain(), at=2)
    duel.alice.hand("Flame Magus", "Flame Magus")
    duel.alice.casts("Sciondar Inferno")
    assert not duel.alice.can("field", number=9)


# Blinding Skies


def under_blinding_skies(creatures: int = 4) -> tuple[Scenario, list[Placed]]:
    duel = with_spell("Blinding Skies", 0)
    for at in range(1, 10):
        duel.field(at, "biolith" if at in (1, 3) else "fire")
    cards = [duel.bob.creature(plain(), at=at) for at in (1, 2, 5)]
    cards.extend([duel.alice.creature(plain(), at=4)] if creatures == 4 else [])
    duel.alice.hand(plain(), plain(element=Element.BIOLITH))
    return duel, cards


def test_blinding_skies_strike_enemies_on_and_beside_all_biolith_fields_once() -> None:
    duel, cards = under_blinding_skies()
    duel.alice.casts("Blinding Skies")
    duel.alice.picks(plain())
    duel.is_settled()
    assert [duel.hp(card) for card in cards] == [7, 7, 9, 9]


@rule("EOJ-SPELL-10", "EOJ-SPELL-11", "EOJ-CARD-08")
def test_blinding_skies_are_locked_below_four_creatures() -> None:
    duel, _ = under_blinding_skies(3)
    assert not duel.alice.can("cast", "Blinding Skies")


@rule("EOJ-SPELL-08")
def test_blinding_skies_take_a_biolith_card() -> None:
    duel, _ = under_blinding_skies()
    duel.duel.hand[ALICE].pop()
    duel.alice.hand(plain())
    assert not duel.alice.can("cast", "Blinding Skies")
