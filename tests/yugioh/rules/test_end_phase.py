"""The end phase: one by one, turn player first; durations that end in it or with the turn; returning cards."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.engine.moves.movement import move
from duelkit.yugioh.language import (
    FACE_UP,
    MONSTER,
    NON_TUNER,
    TARGET,
    TUNER,
    Attribute,
    Card,
    FusionMaterials,
    Phase,
    Race,
    Stat,
    SynchroMaterials,
    Until,
    XyzMaterials,
    Zone,
    apply,
    damage,
    destroy,
    every,
    fusion,
    gains,
    in_phase,
    monster,
    named,
    one,
    sent_to_graveyard,
    spell,
    synchro,
    to_deck,
    to_hand,
    trigger,
    xyz,
)
from duelkit.yugioh.scenario import ALICE, scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.codes import O_DELAYED, W_HAND_LIMIT, number_of, verb_of
from duelkit.yugioh.state.log import L_RESOLVE

OX = "Battle Ox"


def evening(number: int, ja: str, mandatory: bool = True) -> Card:
    """A monster with an end phase trigger."""
    return monster(
        900001300 + number,
        ja,
        f"Evening {number}",
        Attribute.DARK,
        Race.FIEND,
        4,
        1000,
        1000,
        trigger(in_phase(Phase.END), damage(10), mandatory=mandatory),
    )


MINE = evening(1, "自分の夕")
MINE_2 = evening(2, "自分の夕二")
THEIRS = evening(3, "相手の夕")
THEIRS_2 = evening(4, "相手の夕二")
MINE_MAY = evening(5, "自分の任意の夕", mandatory=False)
UNTIL_END_PHASE = spell(
    900001310,
    "エンドまで",
    "Until the End Phase",
    targets=one((MONSTER & FACE_UP).on_field()),
    resolution=apply(gains(Stat.ATK, 100), to=TARGET, until=Until.END_PHASE),
)
UNTIL_END_OF_TURN = spell(
    900001311,
    "ターン終了まで",
    "Until the End of the Turn",
    targets=one((MONSTER & FACE_UP).on_field()),
    resolution=apply(gains(Stat.ATK, 1000), to=TARGET, until=Until.END_OF_TURN),
)
RANK_4 = xyz(900001312, "帰る四つ星", "Returning Xyz", Attribute.DARK, Race.WARRIOR, 4, 2000, 2000, XyzMaterials(4, 2))
LEVEL_6 = synchro(
    900001313,
    "帰る六つ星",
    "Returning Synchro",
    Attribute.DARK,
    Race.MACHINE,
    6,
    2000,
    2000,
    SynchroMaterials(TUNER, NON_TUNER),
)
FUSED = fusion(
    900001314,
    "帰る融合獣",
    "Returning Fusion",
    Attribute.DARK,
    Race.BEAST,
    6,
    2200,
    1000,
    FusionMaterials((named("ミノタウルス", "Battle Ox"), named("メカ・ハンター", "Mechanicalchaser"))),
)
TO_HAND = spell(900001315, "手札へ", "To the Hand", targets=one(MONSTER.on_field()), resolution=to_hand(TARGET))
TO_DECK = spell(900001316, "山札へ", "Into the Deck", targets=one(MONSTER.on_field()), resolution=to_deck(TARGET))


@rule("MR3-END-01", "MR3-END-02", "MR3-END-03")
def test_end_phase_effects_are_done_one_by_one_the_turn_player_first() -> None:
    duel = scenario()
    duel.alice.attack_position(MINE)
    duel.alice.attack_position(MINE_2)
    duel.bob.attack_position(THEIRS)
    duel.bob.attack_position(THEIRS_2)
    duel.alice.ends_turn()
    assert duel.duel.phase == Phase.END and duel.alice.is_asked("trigger")
    assert duel.alice.can("trigger", MINE) and duel.alice.can("trigger", MINE_2)
    duel.alice.triggers(MINE_2)
    assert duel.log_cards(L_RESOLVE) == ["自分の夕二"], "processed before the next one: no chain with each other"
    assert duel.alice.is_asked("trigger")
    duel.alice.triggers(MINE)
    assert duel.log_cards(L_RESOLVE) == ["自分の夕二", "自分の夕"]
    assert duel.bob.is_asked("trigger"), "now it is the opponent's turn to process theirs"
    duel.bob.triggers(THEIRS_2)
    assert duel.log_cards(L_RESOLVE)[2] == "相手の夕二"
    assert duel.alice.life == 8000 - (10 if duel.duel.phase == Phase.END else 20)


@rule("MR3-END-02")
def test_each_end_phase_effect_starts_a_chain_of_its_own() -> None:
    duel = scenario()
    duel.alice.attack_position(MINE)
    duel.alice.attack_position(MINE_2)
    duel.bob.has_set("Reckless Greed")
    duel.alice.ends_turn()
    duel.bob.passes()
    duel.alice.triggers(MINE)
    assert len(duel.duel.chain) == 1 and duel.bob.can("activate", "Reckless Greed")


@rule("MR3-END-04")
def test_between_two_effects_the_turn_player_may_let_the_opponent_go() -> None:
    duel = scenario()
    duel.alice.attack_position(MINE)
    duel.alice.attack_position(MINE_2)
    duel.bob.attack_position(THEIRS)
    duel.alice.ends_turn()
    duel.alice.triggers(MINE)
    assert duel.alice.can("trigger", MINE_2) and duel.alice.can("pass")
    duel.alice.passes()
    assert duel.bob.is_asked("trigger") and duel.bob.can("trigger", THEIRS)
    duel.bob.triggers(THEIRS)
    assert duel.log_cards(L_RESOLVE)[:2] == ["自分の夕", "相手の夕"]
    if duel.duel.turn_player == ALICE and duel.duel.phase == Phase.END and duel.alice.is_asked("trigger"):
        duel.alice.triggers(MINE_2)
    assert duel.log_cards(L_RESOLVE) == ["自分の夕", "相手の夕", "自分の夕二"], "the duty is not lost"


@rule("MR3-END-01")
def test_a_mandatory_effect_cannot_be_passed_by() -> None:
    duel = scenario()
    duel.alice.attack_position(MINE)
    duel.alice.attack_position(MINE_2)
    duel.alice.ends_turn()
    assert not duel.alice.can("pass")
    duel = scenario()
    duel.alice.attack_position(MINE_MAY)
    duel.alice.ends_turn()
    assert duel.alice.can("trigger", MINE_MAY) and duel.alice.can("pass")
    duel.alice.passes()
    assert duel.bob.life == 8000


@rule("MR3-END-05", "MR3-END-06")
def test_in_the_end_phase_comes_before_the_hand_is_adjusted_the_end_of_the_turn_after() -> None:
    duel = scenario()
    ox = duel.bob.attack_position(OX)
    duel.alice.hand(UNTIL_END_PHASE, UNTIL_END_OF_TURN, *["Giant Soldier of Stone"] * 3, *["Petit Moth"] * 5)
    duel.alice.activates(UNTIL_END_PHASE)
    duel.alice.activates(UNTIL_END_OF_TURN)
    assert duel.atk(ox) == 2800
    duel.alice.ends_turn()
    decision = duel.decision()
    assert decision is not None and decision.why == W_HAND_LIMIT and duel.duel.phase == Phase.END
    assert duel.atk(ox) == 2700, "エンドフェイズ時まで has ended, ターン終了時まで has not"
    duel.alice.picks("Petit Moth", "Petit Moth")
    assert duel.duel.turn == 4 and duel.atk(ox) == 1700


@rule("MR3-END-05")
def test_what_is_banished_until_the_end_phase_after_the_hand_was_adjusted_returns_before_the_turn_ends() -> None:
    duel = scenario()
    ox = duel.bob.attack_position(OX)
    farfa = duel.alice.hand("Farfa, Malebranche of the Burning Abyss")
    duel.alice.hand(*["Petit Moth"] * 6)
    duel.alice.ends_turn()
    duel.alice.picks(farfa)
    duel.alice.triggers(farfa)
    duel.is_settled()
    assert duel.duel.turn == 4 and duel.where(ox) == "monster zone"


@rule("MR3-END-05")
def test_an_effect_until_the_end_phase_lasts_through_the_turn() -> None:
    duel = scenario()
    ox = duel.alice.attack_position(OX)
    duel.alice.hand(UNTIL_END_PHASE)
    duel.alice.activates(UNTIL_END_PHASE)
    duel.alice.enters_battle()
    assert duel.atk(ox) == 1800
    duel.alice.attacks(ox)
    assert duel.bob.life == 8000 - 1800


@rule("MR3-RET-01")
def test_extra_deck_monsters_return_to_the_extra_deck() -> None:
    for card in (RANK_4, LEVEL_6, FUSED):
        for returner in (TO_HAND, TO_DECK):
            duel = scenario()
            number = duel.bob.attack_position(card)
            duel.alice.hand(returner)
            deck = len(duel.duel.deck[1])
            duel.alice.activates(returner)
            duel.is_settled()
            assert duel.where(number) == "extra deck"
            assert duel.bob.hand_size == 0 and len(duel.duel.deck[1]) == deck
            assert number not in duel.duel.face_up_extra
    duel = scenario()
    duel.bob.attack_position(OX)
    duel.alice.hand(TO_HAND)
    duel.alice.activates(TO_HAND)
    assert duel.where(OX) == "hand", "other monsters do return to the hand"


@rule("MR3-PHASE-09")
@pytest.mark.parametrize("edition", ["ex04", "mr3", "mr20-official"])
def test_the_hand_is_adjusted_again_if_what_was_discarded_made_it_larger(edition: str) -> None:
    """The ruling on 未界域のネッシー, with 伝説の白石: it fetches a card, and one more is discarded."""
    duel = scenario(edition + "+mixed")
    stone = duel.alice.hand("The White Stone of Legend")
    second = duel.alice.hand("The White Stone of Legend")
    duel.alice.hand(*[OX] * 5)
    duel.alice.deck("Blue-Eyes White Dragon", "Blue-Eyes White Dragon")
    duel.alice.ends_turn()
    duel.alice.picks(stone)
    if duel.alice.can("trigger", stone):
        duel.alice.triggers(stone)
    duel.all_pass()
    decision = duel.decision()
    assert decision is not None and decision.why == W_HAND_LIMIT and duel.alice.hand_size == 7
    duel.alice.picks(second)
    assert duel.alice.hand_size == 6 and duel.duel.turn_player == 1, "the second one triggers nothing any more"
    assert duel.alice.cards("hand").count("Blue-Eyes White Dragon") == 1


@rule("MR3-PHASE-09")
@pytest.mark.parametrize("name", ["Elemental HERO Shadow Mist", "Night Assailant"])
def test_it_is_adjusted_again_after_optional_effects_too_but_not_without_them(name: str) -> None:
    for used in (True, False):
        duel = scenario()
        thrown = duel.alice.hand(name)
        duel.alice.hand(*[OX] * 6)
        duel.alice.deck("Elemental HERO Stratos")
        duel.alice.graveyard("Morphing Jar")
        duel.alice.ends_turn()
        duel.alice.picks(thrown)
        mandatory = not duel.alice.is_asked("trigger") or not duel.alice.can("finish")
        if used or mandatory:
            if duel.alice.is_asked("trigger"):
                duel.alice.triggers(thrown)
            duel.all_pass()
            assert duel.alice.hand_size == 7 and duel.alice.is_asked("pick")
            duel.alice.picks(OX)
        else:
            duel.alice.declines()
        assert duel.alice.hand_size == 6 and duel.duel.turn_player == 1


@rule("MR3-PHASE-09")
def test_after_the_adjustment_there_is_one_chain_and_no_second() -> None:
    """The ruling on 彼岸の悪鬼 グラバースニッチ: what falls as a result of the first chain triggers nothing."""
    martyr = monster(
        900001320,
        "夕の殉教者",
        "Evening Martyr",
        Attribute.DARK,
        Race.FIEND,
        4,
        1000,
        1000,
        trigger(sent_to_graveyard(origin=Zone.FIELD), damage(10), mandatory=True),
    )
    thrown = monster(
        900001321,
        "捨てられる者",
        "Thrown One",
        Attribute.DARK,
        Race.FIEND,
        4,
        1000,
        1000,
        trigger(sent_to_graveyard(origin=Zone.HAND), destroy(every(MONSTER.on_field())), mandatory=True),
    )
    duel = scenario()
    falls = duel.alice.attack_position(martyr)
    card = duel.alice.hand(thrown)
    duel.alice.hand(*[OX] * 6)
    duel.alice.ends_turn()
    duel.alice.picks(card)
    duel.all_pass()
    if duel.alice.is_asked("trigger"):
        duel.alice.triggers(card)
    assert duel.where(falls) == "graveyard" and duel.bob.life == 8000 and duel.duel.turn_player == 1


@pytest.mark.parametrize("others", [0, 3])
def test_what_is_due_is_numbered_for_its_card_alone(others: int) -> None:
    """An order among all effects of the duel would count effects of hidden cards."""
    duel = scenario()
    for _ in range(others):
        duel.bob.face_up("Messenger of Peace")
    duel.alice.attack_position("Junk Warrior")
    duel.alice.attack_position(MINE_MAY)
    duel.alice.has_set("Interdimensional Matter Transporter")
    duel.alice.activates("Interdimensional Matter Transporter")
    duel.alice.picks("Junk Warrior")
    duel.all_pass()
    duel.alice.ends_turn()
    assert duel.duel.decision is not None
    due = [option for option in duel.duel.decision.options if verb_of(option) == O_DELAYED]
    assert [number_of(option) for option in due] == [0]


@pytest.mark.parametrize("moved", [False, True])
def test_a_card_banished_as_the_cost_returns_in_a_later_phase_unless_it_has_moved_since(moved: bool) -> None:
    """発動後２回目の自分スタンバイフェイズに、除外されているこのカードを特殊召喚する (聖騎士アストルフォ)."""
    duel = scenario(filler=20)
    knight = duel.alice.graveyard("Infernoble Knight Astolfo")
    duel.alice.activates(knight)
    duel.is_settled()
    assert duel.where(knight) == "banished"
    if moved:
        move(duel.duel, knight, codes.GRAVEYARD, codes.BY_EFFECT, ALICE)
    turn, state = duel.duel.turn, duel.duel
    places = {}
    while state.turn < turn + 5:
        places[state.turn - turn] = duel.where(knight)
        assert state.decision is not None
        ends = [option for option in state.decision.options if codes.verb_of(option) == codes.O_TO_END]
        state.choose(ends[0] if ends else state.decision.options[0])
    assert places[2] == places[3] == ("graveyard" if moved else "banished")
    assert places[4] == ("graveyard" if moved else "monster zone")
