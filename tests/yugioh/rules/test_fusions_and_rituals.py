"""Fusion and Ritual Summons."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import Scenario, scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.log import L_REVEAL, entries

CHAMPION = "竜騎士ガイア"
GAIA = "暗黒騎士ガイア"
CURSE = "カース・オブ・ドラゴン"
SOLDIER = "カオス・ソルジャー"


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
                    duel.alice.attack_position("ミノタウルス")
                    duel.alice.attack_position(GAIA if first else "ミノタウルス")
                    duel.alice.attack_position(CURSE if second else "ミノタウルス")
                    if champion:
                        duel.alice.extra(CHAMPION)
                    if spell:
                        duel.alice.hand("融合")
                    assert duel.alice.can("activate", "融合") is (spell and first and second and champion)
                    assert not duel.alice.can("procedure")


@rule("MR3-FUS-01")
def test_fusion_monsters_live_in_the_extra_deck() -> None:
    duel = scenario()
    champion = duel.alice.attack_position(CHAMPION)
    device = duel.alice.has_set("強制脱出装置")
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
    duel.alice.hand("融合")
    duel.alice.activates("融合")
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
        duel.alice.hand("融合", GAIA)
        if where == "graveyard":
            duel.alice.graveyard(CURSE)
        elif where == "deck":
            duel.alice.deck(CURSE)
        else:
            duel.bob.attack_position(CURSE)
        assert not duel.alice.can("activate", "融合")


@rule("MR3-FUS-04", "MR3-FUS-05")
def test_face_down_fusion_materials_serve_and_hidden_ones_are_shown() -> None:
    duel = scenario()
    champion = duel.alice.extra(CHAMPION)
    gaia = duel.alice.hand(GAIA)
    curse = duel.alice.has_set(CURSE)
    duel.alice.hand("融合")
    assert duel.alice.can("activate", "融合")
    duel.alice.activates("融合")
    if duel.alice.is_asked("pick"):
        duel.alice.picks(gaia)
    duel.alice.puts_in(1)
    assert duel.where(champion) == "monster zone"
    assert sorted(shown(duel)) == sorted([gaia, curse])

    duel = scenario()
    duel.alice.extra(CHAMPION)
    gaia = duel.alice.attack_position(GAIA)
    curse = duel.alice.hand(CURSE)
    duel.alice.hand("融合")
    duel.alice.activates("融合")
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
    spell = duel.alice.hand("融合")
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
    duel.alice.attack_position("ミノタウルス")
    duel.alice.extra(CHAMPION)
    duel.alice.hand(GAIA, CURSE, "融合")
    assert duel.alice.can("activate", "融合") is (phase != Phase.BATTLE)


@rule("MR3-GAP-FUS-01")
def test_nothing_is_sent_before_the_effect_is_processed() -> None:
    duel = scenario()
    duel.alice.extra(CHAMPION)
    gaia = duel.alice.hand(GAIA)
    curse = duel.alice.hand(CURSE)
    spell = duel.alice.hand("融合")
    jammer = duel.bob.has_set("マジック・ジャマー")
    duel.bob.hand("ミノタウルス")
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
    duel.alice.hand(GAIA, CURSE, "融合")
    duel.alice.activates("融合")
    duel.alice.picks(GAIA)
    assert not duel.alice.can("position", None, 8)
    duel.alice.puts_in(position)
    assert duel.position(champion) == name


# Ritual


@rule("MR3-RIT-01", "MR3-SPL-03")
def test_a_ritual_monster_needs_its_own_ritual_spell() -> None:
    for spell, monster, offered in (
        ("カオスの儀式", SOLDIER, True),
        ("イリュージョンの儀式", SOLDIER, False),
        ("カオスの儀式", "サクリファイス", False),
        ("イリュージョンの儀式", "サクリファイス", True),
    ):
        duel = scenario()
        card = duel.alice.hand(monster)
        ritual = duel.alice.hand(spell)
        duel.alice.hand("青眼の白龍")
        assert duel.alice.can("activate", ritual) is offered
        for verb in ("summon", "set monster", "procedure"):
            assert not duel.alice.can(verb, card)


@rule("MR3-RIT-02")
def test_ritual_cards_belong_in_the_main_deck() -> None:
    duel = scenario()
    for name in (SOLDIER, "サクリファイス", "カオスの儀式"):
        card = duel.alice.hand(name)
        assert not duel.duel.info[card].definition.in_extra_deck
    soldier = duel.alice.attack_position(SOLDIER)
    device = duel.alice.has_set("強制脱出装置")
    duel.alice.activates(device)
    assert duel.where(soldier) == "hand"


@rule("MR3-RIT-03")
@pytest.mark.parametrize(
    ("tributes", "offered"),
    [
        ((), False),
        (("ミノタウルス",), False),
        (("青眼の白龍",), True),
        (("ミノタウルス", "サファイアドラゴン"), True),
        (("ミノタウルス", "岩石の巨兵"), False),
        (("岩石の巨兵",) * 3, True),
    ],
)
def test_tributes_reach_the_level(tributes: tuple[str, ...], offered: bool) -> None:
    for where in ("hand", "field", "both"):
        duel = scenario()
        duel.alice.hand(SOLDIER, "カオスの儀式")
        for at, name in enumerate(tributes):
            if where == "hand" or where == "both" and at:
                duel.alice.hand(name)
            else:
                duel.alice.attack_position(name)
        assert duel.alice.can("activate", "カオスの儀式") is offered


@rule("MR3-RIT-03")
def test_releases_are_free_but_end_when_they_suffice() -> None:
    duel = scenario()
    duel.alice.hand(SOLDIER, "カオスの儀式")
    ox = duel.alice.attack_position("ミノタウルス")
    dragon = duel.alice.hand("サファイアドラゴン")
    white = duel.alice.hand("青眼の白龍")
    theirs = duel.bob.attack_position("青眼の白龍")
    duel.alice.activates("カオスの儀式")
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
    spell = duel.alice.hand("カオスの儀式")
    ox = duel.alice.attack_position("ミノタウルス")
    dragon = duel.alice.hand("サファイアドラゴン")
    jar = duel.bob.has_set("強欲な瓶")
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
    duel.alice.attack_position("ミノタウルス")
    duel.alice.hand(SOLDIER, "カオスの儀式", "青眼の白龍")
    assert duel.alice.can("activate", "カオスの儀式") is (phase != Phase.BATTLE)


@rule("MR3-RIT-04")
def test_a_ritual_monster_in_the_graveyard_or_deck_does_not_serve() -> None:
    duel = scenario()
    duel.alice.graveyard(SOLDIER)
    duel.alice.deck(SOLDIER)
    duel.alice.hand("カオスの儀式", "青眼の白龍")
    assert not duel.alice.can("activate", "カオスの儀式")


@rule("MR3-RIT-05")
def test_hidden_releases_are_shown() -> None:
    duel = scenario()
    duel.alice.hand(SOLDIER, "カオスの儀式")
    ox = duel.alice.has_set("ミノタウルス")
    dragon = duel.alice.hand("サファイアドラゴン")
    duel.alice.activates("カオスの儀式")
    duel.alice.picks(ox)
    duel.alice.puts_in(1)
    assert sorted(shown(duel)) == sorted([ox, dragon])

    duel = scenario()
    duel.alice.hand(SOLDIER, "カオスの儀式")
    ox = duel.alice.attack_position("ミノタウルス")
    dragon = duel.alice.hand("サファイアドラゴン")
    duel.alice.activates("カオスの儀式")
    duel.alice.picks(ox)
    duel.alice.puts_in(1)
    assert shown(duel) == [dragon]


@rule("MR3-RIT-07")
@pytest.mark.parametrize(("position", "name"), [(1, "attack"), (4, "defense")])
def test_a_ritual_monster_comes_in_either_face_up_position(position: int, name: str) -> None:
    duel = scenario()
    soldier = duel.alice.hand(SOLDIER)
    duel.alice.hand("カオスの儀式", "青眼の白龍")
    duel.alice.activates("カオスの儀式")
    assert duel.alice.is_asked("position")
    assert not duel.alice.can("position", None, 8)
    duel.alice.puts_in(position)
    assert duel.position(soldier) == name


@rule("MR3-RIT-03")
@pytest.mark.parametrize("full", [False, True])
def test_no_release_may_be_needless_for_the_level(full: bool) -> None:
    """4 and 4 make 8; with a further Level 1 that one would be needless, in whatever order they are picked."""
    duel = scenario()
    duel.alice.hand(SOLDIER, "カオスの儀式")
    small = duel.alice.attack_position("プチモス") if full else duel.alice.hand("プチモス")
    ox = duel.alice.attack_position("ミノタウルス") if full else duel.alice.hand("ミノタウルス")
    dragon = duel.alice.hand("サファイアドラゴン")
    seven = duel.alice.hand("真紅眼の黒竜")
    for _ in range(3 if full else 0):
        duel.alice.attack_position("青眼の白龍")
    duel.alice.activates("カオスの儀式")
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
    duel.alice.hand(SOLDIER, "カオスの儀式", "青眼の白龍")
    for _ in range(5):
        duel.alice.attack_position("プチモス")
    assert not duel.alice.can("activate", "カオスの儀式"), "8 alone reaches the Level and frees no zone"

    duel = scenario()
    soldier = duel.alice.hand(SOLDIER, "カオスの儀式", "青眼の白龍")
    seven = duel.alice.hand("真紅眼の黒竜")
    moths = [duel.alice.attack_position("プチモス") for _ in range(5)]
    duel.alice.activates("カオスの儀式")
    assert not duel.alice.can("pick", "青眼の白龍")
    duel.alice.picks(moths[0], seven)
    duel.alice.puts_in(1)
    assert duel.where(soldier) == "monster zone"
