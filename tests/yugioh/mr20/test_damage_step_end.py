"""The end of the damage step on the rule page with Link Monsters (ダメージステップ終了時)."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    IS_THIS,
    MONSTER,
    Attribute,
    CardType,
    Race,
    Whenever,
    continuous,
    damage,
    destroyed,
    monster,
    spell,
    trigger,
)
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.state import codes

EDITIONS = ["mr20", "mr20-official"]
OX = "Battle Ox"
AVENGER = monster(
    900021301,
    "壊れたら撃つ者",
    "Shooter when Broken",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    trigger(destroyed(IS_THIS), damage(300), mandatory=True),
)
MOURNER = spell(
    900021302,
    "破壊を悼む魔法",
    "Mourning",
    continuous(Whenever(destroyed(MONSTER), damage(100))),
    icon=CardType.CONTINUOUS,
)


@rule("MR20-DSD-13", "MR20-DSD-12")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", ["Mystic Tomato", "Giant Rat", "Shining Angel"])
def test_the_effect_of_a_monster_destroyed_by_the_battle_activates_at_the_end(edition: str, card: str) -> None:
    duel = scenario(edition, phase=Phase.BATTLE)
    elf = duel.alice.attack_position("Gemini Elf")
    target = duel.bob.attack_position(card)
    duel.bob.deck(card)
    duel.alice.attacks(elf, target)
    while not duel.bob.is_asked("trigger"):
        assert duel.where(target) == "monster zone" or not duel.bob.can("trigger", target)
        decision = duel.decision()
        assert decision is not None and codes.PASS in decision.options
        duel.choose(codes.PASS)
    assert duel.duel.step & codes.DAMAGE_STEP and duel.where(target) == "graveyard"
    duel.bob.triggers(target)
    duel.all_pass()
    duel.bob.picks(card)
    duel.all_pass()
    assert duel.bob.cards("monster zone") == [card], "it is processed before the battle goes on"


@rule("MR20-DSD-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_effects_for_a_destruction_come_at_the_end_whoever_is_destroyed(edition: str) -> None:
    duel = scenario(edition, phase=Phase.BATTLE)
    duel.alice.face_up(MOURNER)
    ox = duel.alice.attack_position(OX)
    target = duel.bob.attack_position(AVENGER)
    duel.bob.has_set("Rush Recklessly")
    life = duel.alice.life, duel.bob.life
    duel.alice.attacks(ox, target)
    for step in (codes.DAMAGE_START, codes.BEFORE_CALC):
        while duel.duel.step != step:
            duel.bob.passes()
        assert duel.where(target) == "monster zone" and duel.alice.life == life[0], "nothing is destroyed yet"
    duel.all_pass()
    while duel.bob.can("pass"):
        duel.bob.passes()
    duel.is_settled()
    assert life[0] - duel.alice.life == 300, "its own effect"
    assert life[1] - duel.bob.life == 700 + 100, "the battle, and the spell that waited for a destruction"


@rule("MR20-DSD-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_activates_at_the_end_where_nothing_was_destroyed(edition: str) -> None:
    duel = scenario(edition, phase=Phase.BATTLE)
    duel.alice.face_up(MOURNER)
    ox = duel.alice.attack_position(OX)
    target = duel.bob.defense_position("Giant Soldier of Stone")
    life = duel.bob.life
    duel.alice.attacks(ox, target)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(target) == "monster zone" and duel.bob.life == life
