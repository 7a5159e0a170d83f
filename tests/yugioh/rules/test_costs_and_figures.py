"""What a cost leaves for the effect, and cards that lack the figure that an effect asks for."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.scenario import BOB, scenario

ELF = "Mystical Elf"
UTOPIA = "Number 39: Utopia"
DECODER = "Decode Talker"
EDITIONS = pytest.mark.parametrize("edition", ["mr3", "mr20-official"])


@rule("MR3-SUM-09")
@EDITIONS
@pytest.mark.parametrize("other", [True, False])
def test_the_monster_that_is_flip_summoned_pays_for_no_negation_of_it(edition: str, other: bool) -> None:
    duel = scenario(edition)
    elf = duel.alice.has_set(ELF)
    horn = duel.alice.has_set("Horn of Heaven")
    if other:
        wall = duel.alice.attack_position("Battle Ox")
    duel.alice.flip_summons(elf)
    assert duel.alice.can("activate", horn) == other
    if other:
        duel.alice.activates(horn)
        assert duel.where(wall) == "graveyard"


@EDITIONS
@pytest.mark.parametrize(("redirected", "offered"), [(False, True), (True, False)])
def test_the_discarded_card_can_be_set_from_the_graveyard(edition: str, redirected: bool, offered: bool) -> None:
    duel = scenario(edition)
    duel.alice.hand("Skill Drain")
    trap = duel.alice.has_set("Booby Trap E")
    if redirected:
        duel.bob.face_up("Macro Cosmos")
    assert duel.alice.can("activate", trap) == offered
    if offered:
        duel.alice.activates(trap)
        duel.all_pass()
        assert duel.alice.cards("spell zone") == ["Skill Drain"]


@EDITIONS
def test_what_is_discarded_must_fit_itself_if_nothing_else_does(edition: str) -> None:
    duel = scenario(edition)
    duel.alice.hand("Kuriboh")
    assert not duel.alice.can("activate", duel.alice.has_set("Booby Trap E"))


@EDITIONS
@pytest.mark.parametrize(
    ("card", "place", "other"),
    [
        ("Spiritual Beast Tamer Lara", "hand", "Ritual Beast Tamer Lara"),
        ("Vampire Ghost", "graveyard", "Vampire Familiar"),
    ],
)
def test_the_cost_leaves_a_monster_to_summon(edition: str, card: str, place: str, other: str) -> None:
    duel = scenario(edition)
    number = duel.alice.hand(card) if place == "hand" else duel.alice.graveyard(card)
    assert not duel.alice.can("activate", number)
    duel.alice.hand(other)
    assert duel.alice.can("activate", number)


@pytest.mark.parametrize("edition", ["mr4", "mr20-official"])
@pytest.mark.parametrize("lacks", [UTOPIA, DECODER])
@rule("MR3-XYZ-01")
def test_a_monster_without_a_level_gives_none(edition: str, lacks: str) -> None:
    """トラゴエディア takes over the Level of a monster in the graveyard, コピー・プラント that of one on the field."""
    duel = scenario(edition)
    tragoedia = duel.alice.attack_position("Tragoedia")
    duel.alice.graveyard(lacks)
    assert not duel.alice.can("activate", tragoedia)
    duel.alice.graveyard(ELF)
    assert duel.alice.can("activate", tragoedia)


@pytest.mark.parametrize("edition", ["mr4", "mr20-official"])
@pytest.mark.parametrize("lacks", [UTOPIA, DECODER])
@pytest.mark.parametrize("card", ["Bone Archfiend", "Star Changer"])
def test_a_level_that_is_not_there_neither_rises_nor_falls(edition: str, lacks: str, card: str) -> None:
    duel = scenario(edition)
    duel.alice.deck("Dark Resonator")
    without = duel.alice.attack_position(lacks)
    number = duel.alice.hand(card) if card == "Star Changer" else duel.alice.attack_position(card)
    elf = duel.alice.attack_position(ELF)
    duel.alice.activates(number)
    if duel.alice.is_asked("choice"):
        duel.alice.declares(0)
    assert duel.alice.can("pick", elf) or duel.was_forced(0, elf)
    assert not duel.alice.can("pick", without)


@EDITIONS
def test_a_monster_without_a_level_is_not_paid_for_its_level(edition: str) -> None:
    duel = scenario(edition)
    puppet = duel.alice.face_up("Perform Puppet")
    duel.alice.attack_position(ELF)
    duel.alice.graveyard("Number 15: Gimmick Puppet Giant Grinder")
    assert not duel.alice.can("activate", puppet)
    duel.alice.graveyard("Gimmick Puppet Magnet Doll")
    assert duel.alice.can("activate", puppet)


@EDITIONS
@pytest.mark.parametrize(("card", "offered"), [("Yami", True), ("Trap Hole", False)])
def test_a_field_spell_needs_no_spell_and_trap_zone(edition: str, card: str, offered: bool) -> None:
    """ライク・ザ・ディアベル sets a spell or trap once one was sent to the graveyard by an effect."""
    duel = scenario(edition, turn=BOB)
    like = duel.alice.has_set("Like the Diabell")
    for _ in range(4):
        duel.alice.has_set("Trap Hole")
    duel.alice.graveyard(card)
    typhoon = duel.bob.hand("Mystical Space Typhoon")
    drain = duel.bob.face_up("Skill Drain")
    duel.bob.activates(typhoon)
    duel.bob.picks(drain)
    assert duel.alice.can("activate", like) == offered
    if offered:
        duel.alice.activates(like)
        duel.all_pass()
        assert duel.alice.cards("field zone") == [card]
