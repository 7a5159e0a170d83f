"""Fusion and Ritual Summons."""

from __future__ import annotations

import pytest

from duelkit.kernel.decision import RESPOND
from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import Scenario, scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.log import L_REVEAL, entries

CHAMPION = "Gaia the Dragon Champion"
GAIA = "Gaia The Fierce Knight"
CURSE = "Curse of Dragon"
SOLDIER = "Black Luster Soldier"


def shown(duel: Scenario) -> list[int]:
    """The cards that were shown to both players, in order."""
    return [entry.card for entry in entries(duel.duel.log) if entry.kind == L_REVEAL and entry.secret == 0]


# Fusion


@rule("MR3-FUS-01", "MR3-FUS-03")
def test_a_fusion_monster_needs_the_spell_its_materials_and_itself() -> None:
    for spell in (True, False):
        for first in (True, False):
            for second in (True, False):
                for champion in (True, False):
                    duel = scenario()
                    duel.alice.attack_position("Battle Ox")
                    duel.alice.attack_position(GAIA if first else "Battle Ox")
                    duel.alice.attack_position(CURSE if second else "Battle Ox")
                    if champion:
                        duel.alice.extra(CHAMPION)
                    if spell:
                        duel.alice.hand("Polymerization")
                    assert duel.alice.can("activate", "Polymerization") is (spell and first and second and champion)
                    assert not duel.alice.can("procedure")


@rule("MR3-FUS-01")
def test_fusion_monsters_live_in_the_extra_deck() -> None:
    duel = scenario()
    champion = duel.alice.attack_position(CHAMPION)
    device = duel.alice.has_set("Compulsory Evacuation Device")
    assert duel.duel.info[champion].definition.in_extra_deck
    duel.alice.activates(device)
    assert duel.where(champion) == "extra deck"


@rule("MR3-FUS-02")
@pytest.mark.parametrize("first", ["hand", "field"])
@pytest.mark.parametrize("second", ["hand", "field"])
def test_fusion_materials_from_hand_and_field(first: str, second: str) -> None:
    duel = scenario()
    champion = duel.alice.extra(CHAMPION)
    gaia = duel.alice.hand(GAIA) if first == "hand" else duel.alice.attack_position(GAIA)
    curse = duel.alice.hand(CURSE) if second == "hand" else duel.alice.attack_position(CURSE)
    duel.alice.hand("Polymerization")
    duel.alice.activates("Polymerization")
    if duel.alice.is_asked("pick"):
        duel.alice.picks(gaia)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(gaia) == duel.where(curse) == "graveyard"
    assert duel.where(champion) == "monster zone"
    assert duel.duel.play[champion].kinds == codes.S_SPECIAL | codes.S_FUSION | codes.S_FROM_EXTRA_DECK


@rule("MR3-FUS-02")
def test_not_from_the_graveyard_the_deck_or_the_opponents_field() -> None:
    for where in ("graveyard", "deck", "opponent"):
        duel = scenario()
        duel.alice.extra(CHAMPION)
        duel.alice.hand("Polymerization", GAIA)
        if where == "graveyard":
            duel.alice.graveyard(CURSE)
        elif where == "deck":
            duel.alice.deck(CURSE)
        else:
            duel.bob.attack_position(CURSE)
        assert not duel.alice.can("activate", "Polymerization")


@rule("MR3-FUS-04", "MR3-FUS-05")
def test_face_down_fusion_materials_serve_and_hidden_ones_are_shown() -> None:
    duel = scenario()
    champion = duel.alice.extra(CHAMPION)
    gaia = duel.alice.hand(GAIA)
    curse = duel.alice.has_set(CURSE)
    duel.alice.hand("Polymerization")
    assert duel.alice.can("activate", "Polymerization")
    duel.alice.activates("Polymerization")
    if duel.alice.is_asked("pick"):
        duel.alice.picks(gaia)
    duel.alice.puts_in(1)
    assert duel.where(champion) == "monster zone"
    assert sorted(shown(duel)) == sorted([gaia, curse])

    duel = scenario()
    duel.alice.extra(CHAMPION)
    gaia = duel.alice.attack_position(GAIA)
    curse = duel.alice.hand(CURSE)
    duel.alice.hand("Polymerization")
    duel.alice.activates("Polymerization")
    if duel.alice.is_asked("pick"):
        duel.alice.picks(gaia)
    duel.alice.puts_in(1)
    assert shown(duel) == [curse]


@rule("MR3-FUS-06", "MR3-GAP-FUS-01")
def test_first_the_materials_then_the_monster_and_the_spell_last() -> None:
    duel = scenario()
    champion = duel.alice.extra(CHAMPION)
    gaia = duel.alice.hand(GAIA)
    curse = duel.alice.attack_position(CURSE)
    spell = duel.alice.hand("Polymerization")
    duel.alice.activates(spell)
    duel.alice.picks(gaia)
    assert duel.alice.is_asked("position")
    assert set(duel.duel.graveyard[0]) == {gaia, curse}
    assert duel.where(champion) == "extra deck"
    assert duel.where(spell) == "spell zone"
    duel.alice.puts_in(1)
    assert duel.where(champion) == "monster zone"
    assert duel.duel.graveyard[0][-1] == spell


@rule("MR3-GAP-FUS-01")
@pytest.mark.parametrize("phase", [Phase.MAIN_1, Phase.BATTLE, Phase.MAIN_2])
def test_the_fusion_spell_is_declared_in_the_own_main_phase(phase: Phase) -> None:
    duel = scenario(phase=phase)
    duel.alice.attack_position("Battle Ox")
    duel.alice.extra(CHAMPION)
    duel.alice.hand(GAIA, CURSE, "Polymerization")
    assert duel.alice.can("activate", "Polymerization") is (phase != Phase.BATTLE)


@rule("MR3-GAP-FUS-01")
def test_nothing_is_sent_before_the_effect_is_processed() -> None:
    duel = scenario()
    duel.alice.extra(CHAMPION)
    gaia = duel.alice.hand(GAIA)
    curse = duel.alice.hand(CURSE)
    spell = duel.alice.hand("Polymerization")
    jammer = duel.bob.has_set("Magic Jammer")
    duel.bob.hand("Battle Ox")
    duel.alice.activates(spell)
    duel.bob.activates(jammer)
    duel.is_settled()
    assert duel.where(gaia) == duel.where(curse) == "hand"
    assert duel.where(spell) == "graveyard"


@rule("MR3-FUS-07")
@pytest.mark.parametrize(("position", "name"), [(1, "attack"), (4, "defense")])
def test_a_fusion_monster_comes_in_either_face_up_position(position: int, name: str) -> None:
    duel = scenario()
    champion = duel.alice.extra(CHAMPION)
    duel.alice.hand(GAIA, CURSE, "Polymerization")
    duel.alice.activates("Polymerization")
    duel.alice.picks(GAIA)
    assert not duel.alice.can("position", None, 8)
    duel.alice.puts_in(position)
    assert duel.position(champion) == name


# Ritual


@rule("MR3-RIT-01", "MR3-SPL-03")
def test_a_ritual_monster_needs_its_own_ritual_spell() -> None:
    for spell, monster, offered in (
        ("Black Luster Ritual", SOLDIER, True),
        ("Black Illusion Ritual", SOLDIER, False),
        ("Black Luster Ritual", "Relinquished", False),
        ("Black Illusion Ritual", "Relinquished", True),
    ):
        duel = scenario()
        card = duel.alice.hand(monster)
        ritual = duel.alice.hand(spell)
        duel.alice.hand("Blue-Eyes White Dragon")
        assert duel.alice.can("activate", ritual) is offered
        for verb in ("summon", "set monster", "procedure"):
            assert not duel.alice.can(verb, card)


@rule("MR3-RIT-02")
def test_ritual_cards_belong_in_the_main_deck() -> None:
    duel = scenario()
    for name in (SOLDIER, "Relinquished", "Black Luster Ritual"):
        card = duel.alice.hand(name)
        assert not duel.duel.info[card].definition.in_extra_deck
    soldier = duel.alice.attack_position(SOLDIER)
    device = duel.alice.has_set("Compulsory Evacuation Device")
    duel.alice.activates(device)
    assert duel.where(soldier) == "hand"


@rule("MR3-RIT-03")
@pytest.mark.parametrize(
    ("tributes", "offered"),
    [
        ((), False),
        (("Battle Ox",), False),
        (("Blue-Eyes White Dragon",), True),
        (("Battle Ox", "Luster Dragon"), True),
        (("Battle Ox", "Giant Soldier of Stone"), False),
        (("Giant Soldier of Stone",) * 3, True),
    ],
)
def test_tributes_reach_the_level(tributes: tuple[str, ...], offered: bool) -> None:
    for where in ("hand", "field", "both"):
        duel = scenario()
        duel.alice.hand(SOLDIER, "Black Luster Ritual")
        for at, name in enumerate(tributes):
            if where == "hand" or where == "both" and at:
                duel.alice.hand(name)
            else:
                duel.alice.attack_position(name)
        assert duel.alice.can("activate", "Black Luster Ritual") is offered


@rule("MR3-RIT-03")
def test_releases_are_free_but_end_when_they_suffice() -> None:
    duel = scenario()
    duel.alice.hand(SOLDIER, "Black Luster Ritual")
    ox = duel.alice.attack_position("Battle Ox")
    dragon = duel.alice.hand("Luster Dragon")
    white = duel.alice.hand("Blue-Eyes White Dragon")
    theirs = duel.bob.attack_position("Blue-Eyes White Dragon")
    duel.alice.activates("Black Luster Ritual")
    assert not duel.alice.can("pick", theirs) and not duel.alice.can("finish")
    for card in (ox, dragon, white):
        assert duel.alice.can("pick", card)
    duel.alice.picks(ox)
    assert not duel.alice.can("finish")
    duel.alice.picks(dragon)
    assert duel.alice.is_asked("position")
    assert duel.where(ox) == duel.where(dragon) == "graveyard"
    assert duel.where(white) == "hand"


@rule("MR3-RIT-04", "MR3-RIT-06")
def test_the_ritual_spell_is_placed_monsters_are_released_the_monster_comes_the_spell_goes_last() -> None:
    duel = scenario()
    soldier = duel.alice.hand(SOLDIER)
    spell = duel.alice.hand("Black Luster Ritual")
    ox = duel.alice.attack_position("Battle Ox")
    dragon = duel.alice.hand("Luster Dragon")
    jar = duel.bob.has_set("Jar of Greed")
    duel.alice.activates(spell)
    assert duel.bob.can("activate", jar)
    assert duel.where(spell) == "spell zone"
    assert duel.where(ox) == "monster zone" and duel.where(dragon) == "hand"
    duel.bob.passes()
    duel.alice.picks(ox)
    assert duel.alice.is_asked("position")
    assert set(duel.duel.graveyard[0]) == {ox, dragon}
    assert duel.where(soldier) == "hand"
    duel.alice.puts_in(1)
    assert duel.where(soldier) == "monster zone"
    assert duel.duel.graveyard[0][-1] == spell
    assert duel.duel.play[soldier].kinds == codes.S_SPECIAL | codes.S_RITUAL


@rule("MR3-RIT-04")
@pytest.mark.parametrize("phase", [Phase.MAIN_1, Phase.BATTLE, Phase.MAIN_2])
def test_a_ritual_spell_is_declared_in_the_own_main_phase(phase: Phase) -> None:
    duel = scenario(phase=phase)
    duel.alice.attack_position("Battle Ox")
    duel.alice.hand(SOLDIER, "Black Luster Ritual", "Blue-Eyes White Dragon")
    assert duel.alice.can("activate", "Black Luster Ritual") is (phase != Phase.BATTLE)


@rule("MR3-RIT-04")
def test_a_ritual_monster_in_the_graveyard_or_deck_does_not_serve() -> None:
    duel = scenario()
    duel.alice.graveyard(SOLDIER)
    duel.alice.deck(SOLDIER)
    duel.alice.hand("Black Luster Ritual", "Blue-Eyes White Dragon")
    assert not duel.alice.can("activate", "Black Luster Ritual")


@rule("MR3-RIT-05")
def test_hidden_releases_are_shown() -> None:
    duel = scenario()
    duel.alice.hand(SOLDIER, "Black Luster Ritual")
    ox = duel.alice.has_set("Battle Ox")
    dragon = duel.alice.hand("Luster Dragon")
    duel.alice.activates("Black Luster Ritual")
    duel.alice.picks(ox)
    duel.alice.puts_in(1)
    assert sorted(shown(duel)) == sorted([ox, dragon])

    duel = scenario()
    duel.alice.hand(SOLDIER, "Black Luster Ritual")
    ox = duel.alice.attack_position("Battle Ox")
    dragon = duel.alice.hand("Luster Dragon")
    duel.alice.activates("Black Luster Ritual")
    duel.alice.picks(ox)
    duel.alice.puts_in(1)
    assert shown(duel) == [dragon]


@rule("MR3-RIT-07")
@pytest.mark.parametrize(("position", "name"), [(1, "attack"), (4, "defense")])
def test_a_ritual_monster_comes_in_either_face_up_position(position: int, name: str) -> None:
    duel = scenario()
    soldier = duel.alice.hand(SOLDIER)
    duel.alice.hand("Black Luster Ritual", "Blue-Eyes White Dragon")
    duel.alice.activates("Black Luster Ritual")
    assert duel.alice.is_asked("position")
    assert not duel.alice.can("position", None, 8)
    duel.alice.puts_in(position)
    assert duel.position(soldier) == name


@rule("MR3-RIT-03")
@pytest.mark.parametrize("full", [False, True])
def test_no_release_may_be_needless_for_the_level(full: bool) -> None:
    """4 and 4 make 8; with a further Level 1 that one would be needless, in whatever order they are picked."""
    duel = scenario()
    duel.alice.hand(SOLDIER, "Black Luster Ritual")
    small = duel.alice.attack_position("Petit Moth") if full else duel.alice.hand("Petit Moth")
    ox = duel.alice.attack_position("Battle Ox") if full else duel.alice.hand("Battle Ox")
    dragon = duel.alice.hand("Luster Dragon")
    seven = duel.alice.hand("Red-Eyes Black Dragon")
    for _ in range(3 if full else 0):
        duel.alice.attack_position("Blue-Eyes White Dragon")
    duel.alice.activates("Black Luster Ritual")
    assert duel.alice.can("pick", small), "1 and 7 make 8 as well"
    duel.alice.picks(ox)
    assert not duel.alice.can("pick", small) and duel.alice.can("pick", dragon) and duel.alice.can("pick", seven)
    duel.alice.picks(seven)
    assert duel.alice.is_asked("position"), "4 and 7: more than the Level, but neither is needless"
    duel.alice.puts_in(1)
    assert duel.where(small) != "graveyard"


@rule("MR3-RIT-03", "MR3-SS-04")
def test_a_release_that_only_frees_a_zone_is_needless() -> None:
    duel = scenario()
    duel.alice.hand(SOLDIER, "Black Luster Ritual", "Blue-Eyes White Dragon")
    for _ in range(5):
        duel.alice.attack_position("Petit Moth")
    assert not duel.alice.can("activate", "Black Luster Ritual"), "8 alone reaches the Level and frees no zone"

    duel = scenario()
    soldier = duel.alice.hand(SOLDIER, "Black Luster Ritual", "Blue-Eyes White Dragon")
    seven = duel.alice.hand("Red-Eyes Black Dragon")
    moths = [duel.alice.attack_position("Petit Moth") for _ in range(5)]
    duel.alice.activates("Black Luster Ritual")
    assert not duel.alice.can("pick", "Blue-Eyes White Dragon")
    duel.alice.picks(moths[0], seven)
    duel.alice.puts_in(1)
    assert duel.where(soldier) == "monster zone"


@pytest.mark.parametrize("held", ["Elemental HERO Burstinatrix", "Gemini Elf"])
def test_at_a_table_whether_to_use_chain_material_is_asked_whatever_the_hand_holds(held: str) -> None:
    """Whether both ways are open depends on the hand, which the opponent must not learn from the question."""
    duel = scenario("mr3")
    trap = duel.alice.has_set("Chain Material")
    spell = duel.alice.hand("Polymerization")
    duel.alice.hand("Elemental HERO Avian", held)
    duel.alice.deck("Elemental HERO Burstinatrix")
    duel.alice.extra("Elemental HERO Flame Wingman")
    duel.alice.activates(trap)
    duel.is_settled()
    state = duel.duel
    state.every_window = True
    assert state.decision is not None
    state.choose(next(at for at in state.decision.options if at == codes.option(codes.O_ACTIVATE, spell)))
    while state.decision is not None and state.decision.kind == RESPOND:
        state.choose(codes.PASS)
    assert state.decision is not None and state.decision.why == codes.W_OPTIONAL
    assert len(state.decision.options) == (2 if held == "Elemental HERO Burstinatrix" else 1)
