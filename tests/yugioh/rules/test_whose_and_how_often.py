"""Triggers whose card changed its controller, and how often a trigger comes that was triggered several times."""

from __future__ import annotations

import pytest

from duelkit.kernel.decision import ACT, RESPOND
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import BOB, Scenario, scenario
from duelkit.yugioh.state.codes import PASS
from duelkit.yugioh.state.log import L_ACTIVATE

OX = "Battle Ox"
ELF = "Mystical Elf"
CALL = "Call of the Haunted"
JAR = "Jar of Greed"
BREAK = "Raigeki Break"
SWAP = "Creature Swap"
PROVISIONS = "Emergency Provisions"
NOVA = "Cyber Dragon Nova"
LIMIT = 60


def _goes_on(duel: Scenario, player: int = 0) -> None:
    """Nobody responds, triggers come, zones are the first ones, until this player may act."""
    for _ in range(LIMIT):
        decision = duel.duel.decision
        assert decision is not None
        if decision.kind == ACT and decision.player == player and not duel.duel.chain:
            return
        duel.choose(PASS if decision.kind == RESPOND else decision.options[0])
    raise AssertionError(duel.describe())


EDITIONS = pytest.mark.parametrize("edition", ["mr3", "mr20-official"])


@EDITIONS
@pytest.mark.parametrize("card", ["Aromage Jasmine", "Aromage Laurel", "Aromage Bergamot"])
@pytest.mark.parametrize("swapped", [False, True])
def test_life_points_of_its_former_controller(edition: str, card: str, swapped: bool) -> None:
    """Ruling 15491: 自分 is the player who controls it when it would be activated, too."""
    duel = scenario(edition)
    aroma = duel.alice.attack_position(card)
    duel.bob.attack_position(OX)
    jar = duel.alice.has_set(JAR, this_turn=True)
    duel.alice.hand(PROVISIONS)
    if swapped:
        duel.alice.hand(SWAP)
        duel.alice.activates(SWAP)
    duel.alice.activates(PROVISIONS)
    duel.alice.picks(jar)
    if duel.alice.can("finish"):
        duel.alice.finishes()
    _goes_on(duel)
    assert duel.alice.life == 9000 and duel.controller(aroma) == (BOB if swapped else 0)
    assert duel.log_cards(L_ACTIVATE).count(card) == (0 if swapped else 1)


@EDITIONS
@pytest.mark.parametrize("swapped", [False, True])
def test_a_summon_by_who_has_it_now(edition: str, swapped: bool) -> None:
    """ナチュル・ストロベリー waits for summons by the opponent of its controller."""
    duel = scenario(edition)
    strawberry = duel.bob.attack_position("Naturia Strawberry")
    duel.alice.attack_position(OX)
    duel.alice.graveyard(ELF)
    duel.alice.has_set(CALL)
    if swapped:
        duel.alice.hand(SWAP)
        duel.alice.activates(SWAP)
    duel.alice.activates(CALL)
    if duel.alice.is_asked("pick"):
        duel.alice.picks(ELF)
    _goes_on(duel)
    assert duel.controller(strawberry) == (0 if swapped else BOB)
    assert duel.log_cards(L_ACTIVATE).count("Naturia Strawberry") == (0 if swapped else 1)


@EDITIONS
@pytest.mark.parametrize("card", [NOVA, "Scrap Dragon", "Pinch Hopper"])
@pytest.mark.parametrize("taken", [False, True])
def test_what_the_opponent_did_to_it_while_the_opponent_had_it(edition: str, card: str, taken: bool) -> None:
    """Ruling 11317: 相手 must be the opponent for who controlled it and for its owner, so nobody's effect is."""
    duel = scenario(edition, turn=BOB)
    mine = duel.alice.attack_position(card)
    duel.alice.extra("Panzer Dragon")
    duel.alice.graveyard("Scrap Raptor")
    duel.alice.hand("Petit Moth")
    duel.bob.attack_position(OX)
    duel.bob.hand("Dark Hole", "Snatch Steal")
    if taken:
        duel.bob.activates("Snatch Steal")
        duel.bob.picks(mine)
        duel.all_pass()
        assert duel.controller(mine) == BOB
    duel.bob.activates("Dark Hole")
    duel.all_pass()
    assert duel.where(mine) == "graveyard"
    assert (duel.alice.is_asked("trigger") or card in duel.log_cards(L_ACTIVATE)) is not taken


def test_a_text_without_players_does_not_ask_for_them() -> None:
    """Ruling 21090: 伝説のフィッシャーマン二世, destroyed by a battle while the opponent had it."""
    duel = scenario("mr20-official", turn=BOB)
    mine = duel.alice.attack_position("The Legendary Fisherman II")
    duel.alice.deck("Levia-Dragon - Daedalus")
    duel.alice.attack_position("Blue-Eyes White Dragon")
    duel.bob.hand("Change of Heart")
    duel.bob.activates("Change of Heart")
    duel.bob.picks(mine)
    duel.all_pass()
    duel.bob.enters_battle()
    duel.bob.attacks(mine)
    duel.all_pass()
    assert duel.where(mine) == "graveyard" and duel.alice.is_asked("trigger")


def _revives_two(duel: Scenario, card: str) -> None:
    """Alice Special Summons two monsters, one after the other in a chain."""
    cards = [duel.alice.graveyard(card) for _ in range(2)]
    calls = [duel.alice.has_set(CALL) for _ in range(2)]
    for call, target in zip(calls, cards, strict=True):
        duel.alice.activates(call)
        duel.alice.picks(target)
    _goes_on(duel)


def _falls_twice(duel: Scenario, first: int, second: int) -> None:
    """Both of Alice's monsters are destroyed, one after the other in a chain."""
    duel.bob.hand(OX, OX)
    traps = [duel.bob.has_set(BREAK) for _ in range(2)]
    duel.alice.ends_turn()
    for trap, target in zip(traps, (first, second), strict=True):
        duel.bob.activates(trap)
        duel.bob.picks(OX, target)
    duel.all_pass()


@EDITIONS
def test_a_mandatory_trigger_comes_once_for_each_time(edition: str) -> None:
    """Ruling 15544 on アロマガーデン."""
    duel = scenario(edition)
    duel.alice.face_up("Aroma Garden")
    _falls_twice(duel, *[duel.alice.attack_position("Aromage Jasmine") for _ in range(2)])
    _goes_on(duel, BOB)
    assert duel.alice.life == 10000


@EDITIONS
@pytest.mark.parametrize(("card", "race"), [("Athena", "Airknight Parshath"), ("Performapal Sword Fish", ELF)])
def test_so_does_one_that_waits_for_summons(edition: str, card: str, race: str) -> None:
    """The database's note on アテナ: it deals its damage for each of several summons in a chain."""
    duel = scenario(edition)
    duel.alice.attack_position(card)
    ox = duel.bob.attack_position(OX)
    _revives_two(duel, race)
    assert len(duel.alice.cards("monster zone")) == 3
    if card == "Athena":
        assert duel.bob.life == 6800
    else:
        assert duel.atk(ox) == 500


@pytest.mark.parametrize("phase", [Phase.MAIN_1, Phase.BATTLE])
def test_a_mandatory_trigger_that_destroys_comes_once(phase: Phase) -> None:
    """Ruling 17790 on トポロジック・ボマー・ドラゴン."""
    duel = scenario("mr20-official", phase=phase)
    duel.alice.attack_position("Topologic Bomber Dragon", zone="left")
    _revives_two(duel, ELF)
    assert duel.log_cards(L_ACTIVATE).count("Topologic Bomber Dragon") == 1
