"""Monsters that can be Set as Spells (魔法カード扱いとしてセットできる), and what nobody may learn from them."""

from __future__ import annotations

from duelkit.yugioh.language import (
    SPELL_OR_TRAP,
    THIS,
    Attribute,
    Permission,
    Race,
    continuous,
    destroy,
    ignition,
    may,
    monster,
    one,
    spell,
)
from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.scenario import ALICE, BOB, scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.codes import option
from duelkit.yugioh.why import codes_against

HIDDEN = monster(
    900002801,
    "隠れた刃",
    "Hidden Blade",
    Attribute.LIGHT,
    Race.FAIRY,
    5,
    2000,
    1000,
    continuous(may(Permission.SET_AS_SPELL, THIS)),
)
BREAK = spell(900002802, "魔法割り", "Spellbreaker", resolution=destroy(one(SPELL_OR_TRAP.on_field(Side.OPPONENT))))


def test_it_is_set_as_a_spell_beside_the_normal_summon() -> None:
    duel = scenario()
    hidden, ox = duel.alice.hand(HIDDEN), duel.alice.hand("Battle Ox")
    assert duel.alice.can("set", hidden)
    assert not duel.alice.can("set monster", hidden), "it has Level 5, and there is no Tribute"
    assert not duel.alice.can("set", ox)
    assert codes_against(duel.duel, ALICE, option(codes.O_SET, ox))
    duel.alice.sets(hidden)
    assert duel.where(hidden) == "spell zone" and duel.alice.can("summon", ox)


def test_there_it_counts_as_a_spell_and_not_as_a_monster() -> None:
    duel = scenario()
    hidden = duel.bob.has_set(HIDDEN, as_spell=True)
    duel.alice.activates(duel.alice.hand(BREAK))
    assert duel.where(hidden) == "graveyard"

    duel = scenario()
    duel.bob.has_set(HIDDEN, as_spell=True)
    assert not duel.alice.can("activate", duel.alice.hand("Raigeki")), "there is no monster to destroy"


def test_every_spell_zone_may_be_taken() -> None:
    duel = scenario()
    hidden = duel.alice.hand(HIDDEN)
    for _ in range(5):
        duel.alice.has_set("Trap Hole")
    assert not duel.alice.can("set", hidden)


def test_the_opponent_cannot_tell_it_from_a_spell_or_trap() -> None:
    duel = scenario()
    for name in ("Trap Hole", "Mystical Space Typhoon", "Battle Ox", "Summoned Skull"):
        duel.alice.hand(name)
    hidden = duel.alice.has_set(HIDDEN, as_spell=True)
    seen = duel.duel.observe(BOB)
    names = set()
    for seed in range(40):
        twin = duel.duel.redrawn(BOB, seed)
        assert twin.observe(BOB).rows() == seen.rows()
        names.add(twin.info[hidden].definition.en)
    assert names >= {"Hidden Blade", "Trap Hole", "Mystical Space Typhoon"}
    assert not names & {"Battle Ox", "Summoned Skull"}, "no other monster can lie there"


def test_a_face_down_monster_stays_one_beside_it() -> None:
    duel = scenario()
    duel.alice.hand("Trap Hole")
    below = duel.alice.has_set("Battle Ox")
    hidden = duel.alice.has_set(HIDDEN, as_spell=True)
    for seed in range(40):
        twin = duel.duel.redrawn(BOB, seed)
        assert twin.info[below].types & codes.MONSTER
        info = twin.info[hidden]
        assert info.set_as_spell or not info.types & codes.MONSTER


def test_its_effects_in_the_monster_zone_do_not_work_there() -> None:
    busy = monster(
        900002803,
        "忙しい刃",
        "Busy Blade",
        Attribute.LIGHT,
        Race.FAIRY,
        5,
        2000,
        1000,
        continuous(may(Permission.SET_AS_SPELL, THIS)),
        ignition(destroy(one(SPELL_OR_TRAP.on_field()))),
    )
    duel = scenario()
    card = duel.alice.has_set(busy, as_spell=True)
    duel.bob.has_set("Trap Hole")
    assert not duel.alice.can("activate", card)


def test_a_face_down_equip_card_is_dealt_as_the_monster_that_it_was() -> None:
    duel = scenario(filler=0)
    restrict = duel.alice.attack_position("Relinquished")
    equipped = duel.bob.has_set("Summoned Skull")
    duel.bob.deck("Mystical Elf", "Trap Hole", "Battle Ox")
    duel.alice.activates(restrict)
    duel.is_settled()
    assert duel.duel.play[equipped].equipped_to == restrict and not duel.duel.play[equipped].face_up
    names = set()
    for seed in range(20):
        twin = duel.duel.redrawn(BOB, seed)
        assert twin.observe(BOB).rows() == duel.duel.observe(BOB).rows()
        names.add(twin.info[equipped].definition.en)
    assert names == {"Summoned Skull", "Mystical Elf", "Battle Ox"}
