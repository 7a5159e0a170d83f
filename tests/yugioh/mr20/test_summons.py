"""Summons under the rule page and its neighbours, from another side than in the tests of Master Rule 3."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.cards import library
from duelkit.yugioh.decks.construction import check_deck
from duelkit.yugioh.decks.deck import Deck
from duelkit.yugioh.editions import edition as edition_of
from duelkit.yugioh.language.terms import CardType, Phase
from duelkit.yugioh.scenario import BOB, Scenario, scenario
from duelkit.yugioh.state.codes import DESTROYED, GRAVEYARD
from duelkit.yugioh.state.log import L_MOVE, L_REVEAL, entries
from duelkit.yugioh.text import type_line
from duelkit.yugioh.text.grammar.registry import Language

EDITIONS = ["mr3", "mr20", "mr20-official"]
OX = "Battle Ox"
ELF = "Mystical Elf"
SKULL = "Summoned Skull"
THUNDER = "Thunder Dragon"
TWIN = "Twin-Headed Thunder Dragon"
ENVOY = "Black Luster Soldier - Envoy of the Beginning"
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def to_turn(duel: Scenario, turn: int) -> None:
    """Go on, everybody passing, to the main phase of a turn."""
    for _ in range(60):
        decision = duel.decision()
        assert decision is not None
        if duel.duel.turn >= turn and duel.duel.phase >= Phase.MAIN_1:
            return
        duel.duel.choose(decision.options[-1])
    raise AssertionError("the turn does not come")


def shown(duel: Scenario) -> set[int]:
    """The cards that were shown to the opponent."""
    return {entry.card for entry in entries(duel.duel.log) if entry.kind == L_REVEAL}


@rule("MR20-SUM-05", "MR3-SUM-07")
@every_edition
@pytest.mark.parametrize("way", ["summon", "tribute", "set", "tribute set"])
def test_each_way_uses_up_the_one_normal_summon_until_the_next_own_turn(edition: str, way: str) -> None:
    duel = scenario(edition, turn=BOB)
    tribute = duel.bob.attack_position(OX)
    duel.bob.attack_position(OX)
    duel.bob.hand(ELF, ELF, SKULL, SKULL, "Cyber Dragon", "Monster Reborn")
    duel.bob.graveyard("Giant Soldier of Stone")
    elf, other = duel.duel.hand[BOB][:2]
    skull = duel.duel.hand[BOB][2]
    if way in ("summon", "set"):
        (duel.bob.summons if way == "summon" else duel.bob.sets_monster)(elf)
    else:
        (duel.bob.summons if way == "tribute" else duel.bob.sets_monster)(skull)
        duel.bob.picks(tribute)
    duel.all_pass()
    for card in (*duel.duel.hand[BOB], other):
        assert not duel.bob.can("summon", card) and not duel.bob.can("set monster", card)
    assert duel.bob.can("activate", "Monster Reborn"), "a Special Summon is not limited"
    to_turn(duel, 5)
    assert duel.duel.turn_player == BOB and duel.bob.can("summon", other) and duel.bob.can("set monster", other)


@rule("MR20-TYPE-01", "MR3-TYPE-13")
@every_edition
@pytest.mark.parametrize(
    ("name", "normal"),
    [
        (OX, True),
        ("Kuriboh", True),
        (SKULL, True),
        ("Jinzo", True),
        ("Cyber Dragon", True),
        (ENVOY, False),
        ("Black Luster Soldier", False),
        ("Relinquished", False),
        ("Thousand-Eyes Restrict", False),
    ],
)
def test_who_can_come_by_the_summon_of_the_turn(edition: str, name: str, normal: bool) -> None:
    duel = scenario(edition, turn=BOB)
    for _ in range(2):
        duel.bob.attack_position(ELF)
    if library()[name].types & CardType.FUSION:
        duel.bob.extra(name)
    else:
        duel.bob.hand(name)
    assert duel.bob.can("summon", name) is duel.bob.can("set monster", name) is normal


@rule("MR20-RIT-07", "MR3-RIT-07")
@every_edition
@pytest.mark.parametrize(("number", "position"), [(1, "attack"), (4, "defense")])
def test_relinquished_comes_in_either_face_up_position_and_in_no_other(
    edition: str, number: int, position: str
) -> None:
    duel = scenario(edition, turn=BOB)
    duel.bob.hand("Relinquished", "Black Illusion Ritual")
    duel.bob.attack_position("Kuriboh")
    duel.bob.activates("Black Illusion Ritual")
    duel.all_pass()
    assert [duel.bob.can("position", None, value) for value in (1, 2, 4, 8)] == [True, False, True, False]
    duel.bob.puts_in(number)
    duel.all_pass()
    assert duel.position("Relinquished") == position


@rule("MR20-RIT-05", "MR3-RIT-05")
@every_edition
@pytest.mark.parametrize("place", ["field", "face-down", "hand"])
def test_a_monster_released_for_a_ritual_is_shown_if_it_was_hidden(edition: str, place: str) -> None:
    duel = scenario(edition, turn=BOB)
    duel.bob.hand("Relinquished", "Black Illusion Ritual")
    side = duel.bob
    released = (
        side.hand("Kuriboh")
        if place == "hand"
        else (side.has_set("Kuriboh") if place == "face-down" else side.attack_position("Kuriboh"))
    )
    duel.bob.activates("Black Illusion Ritual")
    duel.bob.puts_in(1)
    duel.all_pass()
    assert duel.where(released) == "graveyard" and (released in shown(duel)) is (place != "field")


@rule("MR20-FUS-05", "MR3-FUS-05")
@every_edition
@pytest.mark.parametrize("hidden", [0, 1, 2])
def test_each_hidden_fusion_material_is_shown_and_no_open_one(edition: str, hidden: int) -> None:
    duel = scenario(edition, turn=BOB)
    duel.bob.extra(TWIN)
    duel.bob.hand("Polymerization")
    cards = [duel.bob.has_set(THUNDER) if at < hidden else duel.bob.attack_position(THUNDER) for at in range(2)]
    duel.bob.activates("Polymerization")
    duel.bob.puts_in(1)
    duel.all_pass()
    assert duel.where(TWIN) == "monster zone" and all(duel.where(card) == "graveyard" for card in cards)
    assert shown(duel) & set(cards) == set(cards[:hidden])


@rule("MR20-FUS-02", "MR3-FUS-03")
@every_edition
@pytest.mark.parametrize("lacks", ["nothing", "monster", "material", "spell"])
def test_a_fusion_that_lacks_any_of_the_three_is_not_offered(edition: str, lacks: str) -> None:
    duel = scenario(edition, turn=BOB)
    if lacks != "monster":
        duel.bob.extra(TWIN)
    duel.bob.hand(THUNDER, "Battle Ox" if lacks == "material" else THUNDER)
    duel.alice.attack_position(THUNDER)
    duel.bob.hand("Black Illusion Ritual" if lacks == "spell" else "Polymerization")
    offered = duel.bob.can("activate", "Polymerization")
    assert offered is (lacks == "nothing"), "the opponent's dragon is no material"
    assert lacks == "monster" or not duel.bob.can("procedure", TWIN)


@rule("MR20-SS-04", "MR3-SS-05")
@every_edition
@pytest.mark.parametrize("card", ["Monster Reborn", "Call of the Haunted", "Giant Rat"])
def test_a_special_summon_by_an_effect_is_a_link_that_can_be_answered(edition: str, card: str) -> None:
    duel = scenario(edition, phase=Phase.BATTLE if card == "Giant Rat" else Phase.MAIN_1)
    duel.bob.has_set("Jar of Greed")
    if card == "Giant Rat":
        rat = duel.alice.attack_position(card)
        wall = duel.bob.attack_position("Blue-Eyes White Dragon")
        duel.alice.deck("Giant Soldier of Stone")
        duel.alice.has_life(8000)
        duel.alice.attacks(rat, wall)
        while not duel.alice.is_asked("trigger"):
            duel.bob.passes()
        duel.alice.triggers(rat)
    else:
        duel.alice.graveyard("Giant Soldier of Stone")
        (duel.alice.hand if card == "Monster Reborn" else duel.alice.has_set)(card)
        duel.alice.activates(card)
    assert len(duel.duel.chain) == 1 and duel.where("Giant Soldier of Stone") in ("graveyard", "deck")
    if card != "Giant Rat":
        assert duel.bob.can("activate", "Jar of Greed")
    # a procedure is none
    other = scenario(edition)
    other.bob.attack_position(OX)
    other.bob.has_set("Jar of Greed")
    other.alice.hand("Cyber Dragon")
    other.alice.special_summons("Cyber Dragon")
    other.alice.puts_in(1)
    assert not other.duel.chain and other.where("Cyber Dragon") == "monster zone"


@rule("MR20-EFF-01", "MR3-EFF-01")
@every_edition
def test_real_cards_of_the_four_classes_are_used_each_in_its_way(edition: str) -> None:
    duel = scenario(edition, turn=BOB)
    shocker = duel.alice.attack_position("Jinzo")
    trap = duel.bob.has_set("Jar of Greed")
    assert not duel.bob.can("activate", trap) and not duel.alice.can("activate", shocker), "continuous: it applies"
    duel = scenario(edition)
    cannon = duel.alice.attack_position("Cannon Soldier")
    assert duel.alice.can("activate", cannon), "ignition: in the own main phase"
    duel.bob.hand("Hinotama")
    to_turn(duel, 4)
    duel.bob.activates("Hinotama")
    assert not duel.alice.can("activate", cannon), "and nowhere else"
    duel = scenario(edition)
    duel.alice.hand("Zaborg the Thunder Monarch")
    duel.alice.attack_position(ELF)
    ox = duel.bob.attack_position(OX)
    duel.alice.summons("Zaborg the Thunder Monarch")
    duel.alice.picks(ox)
    duel.all_pass()
    assert duel.where(ox) == "graveyard", "trigger: by the summon"
    duel = scenario(edition, turn=BOB, phase=Phase.BATTLE)
    ox = duel.bob.attack_position(OX)
    kuriboh = duel.alice.hand("Kuriboh")
    duel.bob.attacks(ox)
    while not duel.alice.can("activate", kuriboh):
        duel.choose(0)
    life = duel.alice.life
    duel.alice.activates(kuriboh)
    duel.all_pass()
    assert duel.alice.life == life, "quick: in the opponent's battle"


@rule("MR20-COST-02", "MR3-COST-02")
@every_edition
@pytest.mark.parametrize(
    ("way", "destroyed"), [("cost", False), ("tribute", False), ("ritual", False), ("effect", True)]
)
def test_the_log_marks_no_released_monster_as_destroyed(edition: str, way: str, destroyed: bool) -> None:
    duel = scenario(edition, turn=BOB)
    rat = duel.bob.attack_position("Sangan")
    duel.bob.deck("Kuriboh")
    if way == "cost":
        cannon = duel.bob.attack_position("Cannon Soldier")
        duel.bob.activates(cannon)
        duel.bob.picks(rat)
    elif way == "tribute":
        duel.bob.hand(SKULL)
        duel.bob.summons(SKULL)
    elif way == "ritual":
        duel.bob.hand("Relinquished", "Black Illusion Ritual")
        duel.bob.activates("Black Illusion Ritual")
        duel.bob.puts_in(1)
    else:
        duel.bob.hand("Dark Hole")
        duel.bob.activates("Dark Hole")
    gone = [entry for entry in entries(duel.duel.log) if entry.kind == L_MOVE and entry.card == rat]
    assert [(entry.b, bool(entry.c & DESTROYED)) for entry in gone] == [(GRAVEYARD, destroyed)]


@rule("MR20-RIT-02", "MR3-RIT-02")
@pytest.mark.parametrize("edition", ["mr3", "mr20"])
@pytest.mark.parametrize("name", ["Black Luster Soldier", "Relinquished", "Black Illusion Ritual"])
def test_ritual_cards_count_in_the_main_deck_and_are_refused_in_the_extra_deck(edition: str, name: str) -> None:
    card = library()[name]
    others = (
        tuple(
            one
            for one in library().tested
            if one.types & CardType.NORMAL and not one.types & (CardType.TUNER | CardType.PENDULUM)
        )[:13]
        * 3
    )
    assert check_deck(Deck("right", (card, *others)), edition_of(edition)) == []
    wrong = check_deck(Deck("wrong", (*others, library()["Kuriboh"]), (card,)), edition_of(edition))
    assert len(wrong) == 1 and card.ja in wrong[0].ja
    assert wrong[0].rule in ("MR3-RIT-02", "MR20-RIT-02") or name == "Black Illusion Ritual"


@rule("MR20-SS-02", "MR3-SS-09")
def test_the_type_line_says_special_summon_of_read_cards_too() -> None:
    special = [card for card in library().facts() if card.types & CardType.SPECIAL][:60]
    ordinary = [
        card for card in library().facts() if card.types & CardType.EFFECT and not card.types & CardType.SPECIAL
    ][:200]
    assert len(special) > 30 and len(ordinary) > 100
    for card in special:
        assert "特殊召喚" in type_line(card, Language.JA), card.ja
    for card in ordinary:
        assert "特殊召喚" not in type_line(card, Language.JA), card.ja
