"""Summoning, sacrifices, positions, fusion and ritual in 2004 (召喚, 生け贄, 融合, 儀式)."""

from __future__ import annotations

import pytest

from duelkit.kernel.errors import DuelkitError
from duelkit.rulebook.cite import rule
from duelkit.yugioh.cards import library
from duelkit.yugioh.decks.construction import demand_kinds
from duelkit.yugioh.decks.deck import Deck
from duelkit.yugioh.editions import EXPERT_RULES
from duelkit.yugioh.language import (
    FUSION_MONSTER,
    MONSTER,
    TARGET,
    THIS,
    Attribute,
    Permission,
    Position,
    Race,
    Tribute,
    Zone,
    continuous,
    damage,
    ignition,
    may,
    monster,
    one,
    special_summon,
    spell,
    to_deck,
    to_hand,
)
from duelkit.yugioh.scenario import BOB, Scenario, scenario
from duelkit.yugioh.state import codes

OX = "Battle Ox"
SKULL = "Summoned Skull"
EYES = "Blue-Eyes White Dragon"
SORCERER = "Chaos Sorcerer"
ENVOY = "Black Luster Soldier - Envoy of the Beginning"
TWIN = "Twin-Headed Thunder Dragon"
THUNDER = "Thunder Dragon"


GODDESS = monster(
    900041805,
    "代わりの女神",
    "Stand-in Goddess",
    Attribute.LIGHT,
    Race.FAIRY,
    4,
    1200,
    1000,
    continuous(may(Permission.SUBSTITUTE_FUSION_MATERIAL, to=THIS), zones=Zone.HAND | Zone.MONSTER_ZONE),
)


def to_turn(duel: Scenario, turn: int) -> None:
    """Go on, everybody passing, to the main phase of a turn."""
    for _ in range(60):
        decision = duel.decision()
        assert decision is not None
        if duel.duel.turn >= turn and duel.duel.phase >= 2:
            return
        duel.duel.choose(decision.options[-1])
    raise AssertionError("the turn does not come")


@rule("EX04-GAP-SUM-01")
@pytest.mark.parametrize(
    ("card", "sacrifices"), [(OX, 0), (SKULL, 1), (THUNDER, 1), ("Red-Eyes Black Dragon", 2), (EYES, 2)]
)
def test_levels_5_and_6_take_one_sacrifice_and_7_and_more_take_two(card: str, sacrifices: int) -> None:
    for monsters in range(3):
        duel = scenario("ex04")
        duel.alice.hand(card)
        for _ in range(monsters):
            duel.alice.attack_position("Giant Soldier of Stone")
        offered = monsters >= sacrifices
        assert duel.alice.can("summon", card) is duel.alice.can("set monster", card) is offered
    duel.alice.summons(card)
    while duel.alice.is_asked("pick"):
        duel.alice.picks("Giant Soldier of Stone")
    assert duel.alice.cards("graveyard") == ["Giant Soldier of Stone"] * sacrifices and duel.position(card) == "attack"


@rule("EX04-GAP-SUM-01")
def test_one_normal_summon_or_set_in_a_turn() -> None:
    for action in ("summon", "set"):
        duel = scenario("ex04")
        duel.alice.hand(OX, "Giant Soldier of Stone")
        if action == "summon":
            duel.alice.summons(OX)
        else:
            duel.alice.sets_monster(OX)
        assert not duel.alice.can("summon", "Giant Soldier of Stone") and not duel.alice.can(
            "set monster", "Giant Soldier of Stone"
        )
        to_turn(duel, 5)
        assert duel.alice.can("summon", "Giant Soldier of Stone")


@rule("EX04-GAP-SUM-02")
def test_a_flip_summon_is_the_position_change_of_the_turn_and_not_in_the_turn_of_setting() -> None:
    duel = scenario("ex04")
    old = duel.alice.has_set("Giant Soldier of Stone")
    duel.alice.hand(OX)
    duel.alice.sets_monster(OX)
    assert duel.alice.can("flip", old) and not duel.alice.can("flip", OX)
    duel.alice.flip_summons(old)
    assert duel.position(old) == "attack" and not duel.alice.can("turn", old)
    to_turn(duel, 5)
    assert duel.alice.can("flip", OX) and duel.alice.can("turn", old)


@rule("EX04-GAP-POS-01")
def test_a_position_changes_once_a_turn_and_not_on_arrival_or_after_an_attack() -> None:
    duel = scenario("ex04")
    rock = duel.alice.defense_position("Giant Soldier of Stone")
    ox = duel.alice.attack_position(OX)
    duel.alice.hand("Vorse Raider")
    duel.alice.summons("Vorse Raider")
    assert not duel.alice.can("turn", "Vorse Raider")
    duel.alice.changes_position(rock)
    assert duel.position(rock) == "attack" and not duel.alice.can("turn", rock) and duel.alice.can("turn", ox)
    duel.alice.enters_battle()
    duel.alice.attacks(ox)
    duel.all_pass()
    duel.alice.ends_battle()
    assert not duel.alice.can("turn", ox), "it attacked"
    duel = scenario("ex04", turn=BOB)
    ox = duel.alice.attack_position(OX)
    duel.bob.hand(OX)
    duel.is_settled()
    assert not duel.alice.can("turn", ox), "only in the own turn"


@rule("EX04-GAP-SS-01")
def test_a_special_summon_monster_comes_by_its_own_procedure_without_a_chain_link() -> None:
    duel = scenario("ex04")
    duel.alice.hand(SORCERER, OX)
    duel.alice.graveyard("Shining Angel", "Mystic Tomato")
    duel.bob.has_set("Magic Jammer")
    duel.bob.hand(OX)
    for _ in range(2):
        duel.alice.attack_position(OX)
    assert not duel.alice.can("summon", SORCERER) and not duel.alice.can("set monster", SORCERER)
    duel.alice.special_summons(SORCERER)
    duel.alice.puts_in(1)
    assert not duel.duel.chain and duel.where(SORCERER) == "monster zone"
    assert sorted(duel.alice.cards("banished")) == ["Mystic Tomato", "Shining Angel"]
    duel.all_pass()
    assert duel.alice.can("summon", OX), "it was no Normal Summon"


@rule("EX04-GAP-SS-02")
@pytest.mark.parametrize("proper", [True, False])
def test_a_special_summon_monster_is_revived_only_after_a_proper_summon(proper: bool) -> None:
    duel = scenario("ex04")
    duel.alice.graveyard(ENVOY, proper=proper)
    duel.alice.hand("Monster Reborn")
    assert duel.alice.can("activate", "Monster Reborn") is proper


@rule("EX04-GAP-SS-02", "EX04-GAP-SS-03")
@pytest.mark.parametrize("origin", ["hand", "deck", "fusion deck", "graveyard"])
def test_effects_special_summon_from_everywhere_face_up_in_either_position(origin: str) -> None:
    for position, shown in ((1, "attack"), (4, "defense")):
        duel = scenario("ex04")
        if origin == "hand":
            duel.alice.hand("Marauding Captain", OX)
            duel.alice.summons("Marauding Captain")
            duel.alice.triggers("Marauding Captain")
        elif origin == "deck":
            call = spell(
                900041801, "山から呼ぶ", "Call from the Deck", resolution=special_summon(one(MONSTER.in_deck()))
            )
            duel.alice.empty_deck()
            duel.alice.deck(OX)
            duel.alice.hand(call)
            duel.alice.activates(call)
        elif origin == "fusion deck":
            duel.alice.extra("Dragoness the Wicked Knight")
            duel.alice.attack_position("Magical Scientist")
            duel.alice.activates("Magical Scientist")
        else:
            duel.alice.graveyard(OX)
            duel.alice.hand("Monster Reborn")
            duel.alice.activates("Monster Reborn")
        duel.all_pass()
        assert [duel.alice.can("position", None, number) for number in (1, 4, 8)] == [True, True, False]
        duel.alice.puts_in(position)
        duel.all_pass()
        assert duel.position("Dragoness the Wicked Knight" if origin == "fusion deck" else OX) == shown


@rule("EX04-GAP-SS-03")
def test_a_card_may_prescribe_the_position() -> None:
    call = spell(
        900041802,
        "守りで呼ぶ",
        "Call to Defend",
        targets=one(MONSTER.in_graveyard()),
        resolution=special_summon(TARGET, Position.FACE_UP_DEFENSE),
    )
    duel = scenario("ex04")
    duel.alice.graveyard(OX)
    duel.alice.hand(call)
    duel.alice.activates(call)
    duel.all_pass()
    assert duel.position(OX) == "defense"


@rule("EX04-GAP-FUS-01")
@pytest.mark.parametrize("place", ["nowhere", "graveyard", "field", "hand"])
def test_a_fusion_takes_its_named_materials_from_hand_and_field(place: str) -> None:
    duel = scenario("ex04")
    duel.alice.extra(TWIN)
    duel.alice.hand("Polymerization", THUNDER)
    other = -1
    if place == "graveyard":
        duel.alice.graveyard(THUNDER)
    elif place == "field":
        other = duel.alice.has_set(THUNDER)
    elif place == "hand":
        other = duel.alice.hand(THUNDER)
    assert duel.alice.can("activate", "Polymerization") is (other >= 0)
    if other < 0:
        return
    duel.alice.activates("Polymerization")
    duel.all_pass()
    duel.alice.puts_in(1)
    assert duel.where(TWIN) == "monster zone" and duel.where(other) == "graveyard" and duel.alice.hand_size == 0
    assert duel.duel.play[duel.find(TWIN)].kinds & codes.S_FUSION


@rule("EX04-GAP-FUS-01")
@pytest.mark.parametrize("place", ["hand", "field"])
def test_a_monster_may_stand_for_one_named_material(place: str) -> None:
    duel = scenario("ex04")
    duel.alice.extra("Black Skull Dragon")
    duel.alice.hand("Polymerization", SKULL)
    goddess = duel.alice.hand(GODDESS) if place == "hand" else duel.alice.attack_position(GODDESS)
    duel.alice.attack_position(OX)
    duel.alice.activates("Polymerization")
    duel.all_pass()
    while duel.alice.is_asked("pick"):
        assert not duel.alice.can("pick", OX)
        duel.alice.picks(GODDESS if duel.alice.can("pick", GODDESS) else SKULL)
    duel.alice.puts_in(1)
    assert duel.where("Black Skull Dragon") == "monster zone"
    assert duel.where(goddess) == duel.where(SKULL) == "graveyard"


@rule("EX04-GAP-FUS-01")
def test_the_other_materials_must_be_the_right_ones() -> None:
    for hand in ([GODDESS, GODDESS], [GODDESS, OX], [GODDESS, GODDESS, GODDESS]):
        duel = scenario("ex04")
        duel.alice.extra("Black Skull Dragon", "Blue-Eyes Ultimate Dragon")
        duel.alice.hand("Polymerization", *hand)
        assert not duel.alice.can("activate", "Polymerization")
    duel = scenario("ex04")
    duel.alice.extra("Blue-Eyes Ultimate Dragon")
    duel.alice.hand("Polymerization", EYES, GODDESS, GODDESS)
    assert not duel.alice.can("activate", "Polymerization"), "only one of the three may be another"
    duel = scenario("ex04")
    duel.alice.extra("Blue-Eyes Ultimate Dragon")
    duel.alice.hand("Polymerization", EYES, EYES, GODDESS)
    assert duel.alice.can("activate", "Polymerization")


@rule("EX04-GAP-RET-01")
@pytest.mark.parametrize(("edition", "place"), [("ex04", "extra deck"), ("mr3", "extra deck"), ("mr20", "graveyard")])
@pytest.mark.parametrize("way", ["hand", "deck"])
def test_a_fusion_monster_goes_back_to_the_fusion_deck(edition: str, place: str, way: str) -> None:
    back = spell(
        900041803,
        "戻す魔法",
        "Back It Goes",
        targets=one(FUSION_MONSTER.on_field()),
        resolution=to_hand(TARGET) if way == "hand" else to_deck(TARGET),
    )
    duel = scenario(edition)
    twin = duel.bob.attack_position(TWIN)
    duel.alice.hand(back)
    duel.alice.activates(back)
    duel.all_pass()
    assert duel.where(twin) == place and duel.bob.hand_size == 0


@rule("EX04-GAP-RIT-01")
def test_a_ritual_needs_its_spell_and_monsters_of_enough_levels() -> None:
    duel = scenario("ex04")
    duel.alice.hand("Black Luster Ritual", "Black Luster Soldier", OX)
    assert not duel.alice.can("summon", "Black Luster Soldier") and not duel.alice.can(
        "procedure", "Black Luster Soldier"
    )
    assert not duel.alice.can("activate", "Black Luster Ritual"), "four levels of eight"
    duel = scenario("ex04")
    duel.alice.hand("Black Luster Ritual", "Black Luster Soldier", OX)
    ox = duel.alice.attack_position("Vorse Raider")
    assert duel.alice.can("activate", "Black Luster Ritual")
    duel.alice.activates("Black Luster Ritual")
    duel.all_pass()
    while duel.alice.is_asked("pick"):
        decision = duel.decision()
        assert decision is not None
        duel.duel.choose(decision.options[0])
    duel.alice.puts_in(1)
    assert duel.where("Black Luster Soldier") == "monster zone" and duel.where(ox) == duel.where(OX) == "graveyard"
    wrong = scenario("ex04")
    wrong.alice.hand("Black Illusion Ritual", "Black Luster Soldier", OX, OX)
    assert not wrong.alice.can("activate", "Black Illusion Ritual"), "not the matching spell"


@rule("EX04-TRIB-04", "EX04-TRIB-05")
def test_monsters_are_sacrificed_from_the_field_unless_the_text_names_the_hand() -> None:
    duel = scenario("ex04")
    duel.alice.hand(SKULL, OX)
    duel.alice.attack_position("Cannon Soldier")
    duel.alice.activates("Cannon Soldier")
    assert duel.where("Cannon Soldier") == "graveyard", "it was the only monster on the field"
    duel.all_pass()
    assert not duel.alice.can("summon", SKULL), "the Ox in the hand is no sacrifice"
    by_text = monster(
        900041804,
        "手札も喰う者",
        "Eats the Hand",
        Attribute.DARK,
        Race.FIEND,
        4,
        1000,
        1000,
        ignition(damage(100), cost=Tribute(one(MONSTER.in_hand() | MONSTER.on_field()))),
    )
    duel = scenario("ex04")
    duel.alice.attack_position(by_text)
    duel.alice.hand(OX)
    duel.alice.activates(by_text)
    assert duel.alice.can("pick", OX)
    duel.alice.picks(OX)
    duel.all_pass()
    assert duel.where(OX) == "graveyard" and duel.bob.life == 7900
    ritual = scenario("ex04")
    ritual.alice.hand("Black Illusion Ritual", "Relinquished", OX)
    assert ritual.alice.can("activate", "Black Illusion Ritual")
    ritual.alice.activates("Black Illusion Ritual")
    ritual.all_pass()
    ritual.alice.puts_in(1)
    assert ritual.where(OX) == "graveyard", "a Ritual Spell takes it from the hand"


@rule("EX04-TRIB-01")
def test_a_sacrifice_is_a_cost_that_sends_the_monster_to_the_graveyard() -> None:
    duel = scenario("ex04")
    ox = duel.alice.attack_position(OX)
    cannon = duel.alice.attack_position("Cannon Soldier")
    duel.bob.has_set("Waboku")
    duel.alice.activates(cannon)
    duel.alice.picks(ox)
    assert duel.where(ox) == "graveyard" and duel.bob.is_asked("respond") and duel.bob.life == 8000
    duel.all_pass()
    assert duel.bob.life == 7500


@rule("EX04-GAP-TYPE-01")
@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("Stardust Dragon", "Synchro"),
        ("Gachi Gachi Gantetsu", "Xyz"),
        ("Dragonpit Magician", "Pendulum"),
        ("Decode Talker", "Link"),
        ("Junk Synchron", "Tuner"),
        ("Gemini Soldier", "Gemini"),
    ],
)
def test_later_kinds_of_monsters_do_not_exist(name: str, word: str) -> None:
    card = library()[name]
    assert int(card.types) & ~EXPERT_RULES.types
    main, extra = ((), (card,)) if card.in_extra_deck else ((card,), ())
    with pytest.raises(DuelkitError, match=word):
        demand_kinds(Deck("Later", main, extra), EXPERT_RULES)


@rule("EX04-GAP-TYPE-01")
@pytest.mark.parametrize(
    "name",
    [
        OX,
        TWIN,
        "Black Luster Soldier",
        "Cannon Soldier",
        "Mystical Space Typhoon",
        "Tsukuyomi",
        "Y-Dragon Head",
        "Toon Mermaid",
        "Magician of Faith",
        SORCERER,
    ],
)
def test_the_kinds_of_2004_exist(name: str) -> None:
    card = library()[name]
    demand_kinds(
        Deck("Its Time", () if card.in_extra_deck else (card,), (card,) if card.in_extra_deck else ()), EXPERT_RULES
    )
    assert int(card.types) & ~EXPERT_RULES.types == 0


@rule("EX04-GAP-TYPE-03")
def test_a_spirit_goes_back_to_the_hand() -> None:
    duel = scenario("ex04")
    duel.alice.hand("Tsukuyomi")
    duel.bob.attack_position(OX)
    duel.alice.graveyard("Tsukuyomi")
    duel.alice.summons("Tsukuyomi")
    if duel.alice.is_asked("pick"):
        duel.alice.picks(OX)
    duel.all_pass()
    to_turn(duel, 4)
    assert duel.alice.cards("hand").count("Tsukuyomi") == 1 and not duel.alice.cards("monster zone")


@rule("EX04-GAP-TYPE-03")
def test_a_union_monster_equips_itself_and_comes_back() -> None:
    duel = scenario("ex04")
    head = duel.alice.attack_position("X-Head Cannon")
    union = duel.alice.attack_position("Y-Dragon Head")
    duel.alice.activates(union)
    duel.all_pass()
    assert duel.where(union) == "spell zone" and duel.duel.play[union].equipped_to == head
    assert duel.atk(head) == 1800 + 400
    to_turn(duel, 5)
    duel.alice.activates(union)
    duel.all_pass()
    if duel.alice.is_asked("position"):
        duel.alice.puts_in(1)
    assert duel.where(union) == "monster zone"


@rule("EX04-GAP-TYPE-03")
def test_a_toon_needs_the_toon_world() -> None:
    duel = scenario("ex04")
    duel.alice.hand("Toon Mermaid", "Toon World")
    assert not duel.alice.can("summon", "Toon Mermaid")
    assert not duel.alice.can("procedure", "Toon Mermaid")
    duel.alice.activates("Toon World")
    duel.all_pass()
    assert duel.alice.can("procedure", "Toon Mermaid")


@rule("EX04-BAN-01")
def test_a_card_removed_from_play_is_out_of_reach_but_for_effects_that_use_such_cards() -> None:
    duel = scenario("ex04")
    duel.alice.banished(OX, "Shining Angel", "Mystic Tomato")
    duel.alice.hand("Monster Reborn", SORCERER, SKULL, "Helios - The Primordial Sun")
    assert not duel.alice.can("activate", "Monster Reborn") and not duel.alice.can("procedure", SORCERER)
    assert not duel.alice.can("summon", OX)
    duel.alice.summons("Helios - The Primordial Sun")
    duel.all_pass()
    assert duel.atk("Helios - The Primordial Sun") == 300, "it counts the removed monsters"


@rule("EX04-GAP-SS-01")
@pytest.mark.parametrize(("light", "dark"), [(True, True), (True, False), (False, True)])
def test_the_envoy_comes_only_as_its_card_says_and_only_in_the_main_phase(light: bool, dark: bool) -> None:
    duel = scenario("ex04", turn=BOB)
    duel.bob.hand(ENVOY, OX)
    if light:
        duel.bob.graveyard("Shining Angel")
    if dark:
        duel.bob.graveyard("Mystic Tomato")
    for _ in range(2):
        duel.bob.attack_position(OX)
    duel.alice.has_set("Raigeki Break")
    assert not duel.bob.can("summon", ENVOY) and not duel.bob.can("set monster", ENVOY)
    assert duel.bob.can("procedure", ENVOY) is (light and dark)
    if light and dark:
        duel.bob.special_summons(ENVOY)
        duel.bob.puts_in(1)
        assert not duel.duel.chain and len(duel.bob.cards("banished")) == 2
        duel.all_pass()
        assert duel.where(ENVOY) == "monster zone" and duel.bob.can("summon", OX)
        return
    duel.bob.enters_battle()
    duel.all_pass()
    assert not duel.bob.can("procedure", ENVOY)


@rule("EX04-GAP-RIT-01")
def test_a_ritual_takes_own_monsters_only_and_levels_from_hand_and_field() -> None:
    duel = scenario("ex04", turn=BOB)
    duel.bob.hand("Black Illusion Ritual", "Relinquished")
    duel.alice.attack_position(OX)
    assert not duel.bob.can("activate", "Black Illusion Ritual"), "the opponent's monster is no sacrifice"
    duel.bob.hand("Giant Soldier of Stone")
    kuriboh = duel.bob.attack_position("Kuriboh")
    assert duel.bob.can("activate", "Black Illusion Ritual")
    duel.bob.activates("Black Illusion Ritual")
    assert duel.bob.can("pick", "Giant Soldier of Stone") and duel.bob.can("pick", kuriboh)
    assert not duel.bob.can("pick", OX) and not duel.bob.can("pick", "Relinquished")
    duel.bob.picks(kuriboh)
    if duel.bob.can("finish"):
        duel.bob.finishes()
    duel.bob.puts_in(4)
    assert duel.where("Relinquished") == "monster zone" and duel.position("Relinquished") == "defense"
    assert duel.where(kuriboh) == "graveyard" and duel.where("Giant Soldier of Stone") == "hand"
    assert duel.where("Black Illusion Ritual") == "graveyard"
