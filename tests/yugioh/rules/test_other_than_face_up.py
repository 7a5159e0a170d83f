"""「表側表示の〜以外」: a face-down card is certainly no face-up card, whatever else it is."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import FACE_UP, MONSTER, Race, every, race, spell
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import BOB, scenario
from duelkit.yugioh.words.destroying.meaning import Destroy

OX = "Battle Ox"
ELF = "Mystical Elf"
SWEEP = spell(
    900_002_901,
    "掃討",
    "Sweep",
    resolution=Destroy(every((MONSTER & ~(race(Race.BEAST_WARRIOR) & FACE_UP)).on_field())),
)


@rule("MR3-FDN-03")
def test_all_monsters_except_face_up_ones_of_a_kind() -> None:
    duel = scenario()
    duel.alice.hand(SWEEP)
    up, down, elf = duel.bob.attack_position(OX), duel.bob.has_set(OX), duel.bob.attack_position(ELF)
    duel.alice.activates(SWEEP)
    duel.is_settled()
    assert (duel.where(up), duel.where(down), duel.where(elf)) == ("monster zone", "graveyard", "graveyard")


@rule("MR3-FDN-03")
def test_justi_break_spares_normal_monsters_in_attack_position_only() -> None:
    duel = scenario(phase=Phase.BATTLE)
    ox, down = duel.alice.attack_position(OX), duel.alice.has_set(OX)
    elf, lying = duel.bob.attack_position(ELF), duel.bob.defense_position(ELF)
    duel.bob.has_set("Justi-Break")
    duel.alice.attacks(ox, elf)
    duel.bob.activates("Justi-Break")
    duel.all_pass()
    assert duel.where(down) == duel.where(lying) == "graveyard"
    assert duel.where(ox) == "monster zone"


@rule("MR3-FDN-03")
def test_a_face_down_amazoness_beside_the_tiger_can_be_attacked() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    tiger = duel.alice.attack_position("Amazoness Tiger")
    up, down = duel.alice.attack_position("Amazoness Swords Woman"), duel.alice.has_set("Amazoness Swords Woman")
    ox = duel.bob.attack_position(OX)
    duel.bob.declares_attack(ox)
    assert duel.bob.can("pick", tiger) and duel.bob.can("pick", down) and not duel.bob.can("pick", up)
