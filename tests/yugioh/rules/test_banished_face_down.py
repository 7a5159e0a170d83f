"""Cards that are banished face-down: nobody but their owner knows which they are."""

from __future__ import annotations

import pytest

from duelkit.environments.yugioh.encoding import Encoder
from duelkit.environments.yugioh.ground import ids
from duelkit.yugioh.engine.seen.redraw import redraw
from duelkit.yugioh.engine.seen.view import SPECTATOR, observe, seen_log
from duelkit.yugioh.language import TARGET, BanishFor, CardType, Effect, EffectKind, OfType, Pick, Pool, Zone, spell
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario
from duelkit.yugioh.telling.teller import Teller

OX = "Battle Ox"
ELF = "Mystical Elf"
OVERLOAD = "PSY-Frame Overload"
DRIVER = "PSY-Frame Driver"
BLAST = "Chaos Scepter Blast"
MAGE = "Silent Magician LV8"
HOLE = "Network Trap Hole"
AWAY = spell(
    900008801,
    "暫しの別れ",
    "Away for a While",
    Effect(
        EffectKind.ACTIVATION, targets=(Pick(Pool(OfType(CardType.MONSTER), Zone.FIELD)),), resolution=BanishFor(TARGET)
    ),
)
BEHIND = ("Jar of Greed", "Torrential Tribute")
LYING = (OX, ELF)


def _banished(card: str, hidden: str) -> tuple[Scenario, int]:
    """Alice banishes face-down a card that Bob has Set; answers which."""
    duel = scenario("mr20-official")
    prey = duel.bob.has_set(hidden)
    if card == OVERLOAD:
        duel.alice.face_up(OVERLOAD)
        duel.alice.hand(DRIVER)
    else:
        duel.alice.attack_position(MAGE)
        duel.alice.hand(BLAST)
    duel.alice.activates(card)
    if duel.alice.can("pick", DRIVER):
        duel.alice.picks(DRIVER)
    if duel.alice.is_asked("pick"):
        duel.alice.picks(prey)
    duel.all_pass()
    if duel.alice.is_asked("pick"):
        duel.alice.picks(prey)
    duel.all_pass()
    assert duel.where(prey) == "banished"
    return duel, prey


def _shown(duel: Scenario, player: int) -> list[object]:
    """Everything that this player, or who watches, is shown."""
    state = duel.duel
    told: list[object] = [observe(state, player).rows(), [each.row() for each in seen_log(state, player, state.log)]]
    for language in ("ja", "en"):
        teller = Teller(state, player, language)
        told.append([teller.name(card) for card in range(len(state.info)) if state.place[card] == 0x80])
    if player != SPECTATOR:
        told.append(bytes(Encoder(state, ids()).encode(state, player)))
    return told


@pytest.mark.parametrize("card", [OVERLOAD, BLAST])
@pytest.mark.parametrize("hidden", [BEHIND, LYING])
def test_nothing_shows_which_card_it_was(card: str, hidden: tuple[str, str]) -> None:
    one, mine = _banished(card, hidden[0])
    other, theirs = _banished(card, hidden[1])
    assert mine == theirs and one.duel.info[mine] is not other.duel.info[theirs]
    for player in (ALICE, SPECTATOR):
        assert _shown(one, player) == _shown(other, player)
    assert _shown(one, BOB) != _shown(other, BOB), "its owner may look at it"


def test_a_duel_that_is_imagined_has_any_card_there() -> None:
    duel, prey = _banished(OVERLOAD, BEHIND[0])
    assert len({redraw(duel.duel, ALICE, seed).info[prey].passcode for seed in range(30)}) > 1
    assert {redraw(duel.duel, BOB, seed).info[prey].passcode for seed in range(5)} == {duel.duel.info[prey].passcode}


def test_what_everybody_saw_is_known() -> None:
    duel = scenario("mr20-official")
    ox = duel.bob.attack_position(OX)
    duel.alice.face_up(OVERLOAD)
    duel.alice.hand(DRIVER)
    duel.alice.activates(OVERLOAD)
    if duel.alice.can("pick", ox):
        duel.alice.picks(ox)
    duel.all_pass()
    seen = observe(duel.duel, ALICE).sides[1].banished
    views = [card for card in seen if card.passcode == duel.duel.info[ox].passcode]
    assert [card.face_up for card in views] == [False]


def test_it_is_no_monster_among_the_banished_and_its_own_effect_waits_for_nothing() -> None:
    """Ruling 17497."""
    duel = scenario("mr20-official")
    lord = duel.bob.attack_position("Balancer Lord")
    duel.bob.hand(OX, "D.D.R. - Different Dimension Reincarnation", ELF)
    duel.alice.face_up(OVERLOAD)
    duel.alice.hand(DRIVER)
    duel.alice.activates(OVERLOAD)
    if duel.alice.can("pick", lord):
        duel.alice.picks(lord)
    duel.all_pass()
    assert duel.where(lord) == "banished" and not duel.bob.is_asked("trigger")
    duel.alice.ends_turn()
    while not duel.bob.is_asked("act"):
        duel.choose(0)
    assert not duel.bob.can("activate", "D.D.R. - Different Dimension Reincarnation")


@pytest.mark.parametrize("hidden", LYING)
def test_a_face_down_monster_is_banished_for_a_time_face_down(hidden: str) -> None:
    """Ruling 6902."""
    duel = scenario("mr20-official")
    mine = duel.alice.has_set(hidden)
    duel.alice.hand(AWAY)
    duel.alice.activates(AWAY)
    if duel.alice.is_asked("pick"):
        duel.alice.picks(mine)
    duel.all_pass()
    assert duel.where(mine) == "banished"
    assert [card.passcode for card in observe(duel.duel, BOB).sides[1].banished] == [0]
    assert [card.passcode for card in observe(duel.duel, ALICE).sides[0].banished] == [duel.duel.info[mine].passcode]
    duel.alice.ends_turn()
    while duel.where(mine) == "banished":
        assert duel.duel.decision is not None
        duel.choose(duel.duel.decision.options[-1])
    assert duel.position(mine) == "face-down"
    assert hidden not in str([each.row() for each in seen_log(duel.duel, BOB, duel.duel.log)])
    assert all(each.passcode != duel.duel.info[mine].passcode for each in seen_log(duel.duel, BOB, duel.duel.log))
