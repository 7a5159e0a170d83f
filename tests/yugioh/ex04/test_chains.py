"""Chains, simultaneous effects, costs and effects (チェーン, 同時に複数のカードが発動した場合, コスト)."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    CARD,
    FACE_DOWN,
    MONSTER,
    TARGET,
    WHEN,
    Attribute,
    Because,
    Card,
    CardType,
    EventKind,
    LookAt,
    Phase,
    Race,
    Side,
    When,
    activated,
    damage,
    destroyed,
    discard,
    draw,
    in_phase,
    monster,
    negate_and_destroy,
    one,
    pay,
    sent_to_graveyard,
    spell,
    to_deck,
    trap,
    trigger,
)
from duelkit.yugioh.scenario import ALICE, BOB, scenario
from duelkit.yugioh.state.codes import DECK, HAND
from duelkit.yugioh.state.log import L_ACTIVATE, L_MOVE, L_RESOLVE, entries

OX = "Battle Ox"
HOLE = "Dark Hole"
BALL = "Hinotama"
BOTH_DRAW = spell(900041601, "両者一枚", "One for Both", resolution=draw(1, Side.EITHER))
BOTH_DISCARD = spell(900041602, "両者捨てる", "Both Discard", resolution=discard(1, side=Side.EITHER))
STOP = trap(
    900041604,
    "止める罠",
    "Stopper",
    icon=CardType.COUNTER,
    when=activated(by=Side.OPPONENT),
    resolution=negate_and_destroy(),
)
PAID = spell(900041605, "高い魔法", "Dear Spell", cost=pay(1000).also(discard(1)), resolution=damage(500))


def fallen(number: int, ja: str, mandatory: bool = True) -> Card:
    """A monster with a trigger on going to the graveyard."""
    return monster(
        900041610 + number,
        ja,
        f"Fallen {number}",
        Attribute.DARK,
        Race.FIEND,
        4,
        1000,
        1000,
        trigger(sent_to_graveyard(), damage(100 * number), mandatory=mandatory),
    )


FIRST, SECOND, THIRD = fallen(1, "一の亡者"), fallen(2, "二の亡者"), fallen(3, "三の亡者")


@rule("EX04-SIM-01", "EX04-HND-02")
@pytest.mark.parametrize("turn", [ALICE, BOB])
def test_what_both_players_do_the_turn_player_does_first(turn: int) -> None:
    duel = scenario("ex04", turn=turn)
    side = duel.alice if turn == ALICE else duel.bob
    side.hand(BOTH_DRAW)
    side.activates(BOTH_DRAW)
    duel.all_pass()
    drawn = [
        entry.player for entry in entries(duel.duel.log) if entry.kind == L_MOVE and (entry.a, entry.b) == (DECK, HAND)
    ]
    assert drawn == [turn, 1 - turn]


@rule("EX04-SIM-02")
def test_such_actions_count_as_done_at_the_same_time() -> None:
    mine = monster(
        900041620,
        "見逃す者",
        "Misser",
        Attribute.DARK,
        Race.FIEND,
        4,
        1000,
        1000,
        trigger(When(EventKind.DISCARDED, None, side=Side.YOU), damage(100), timing=WHEN),
    )
    for turn in (ALICE, BOB):
        duel = scenario("ex04", turn=turn)
        duel.alice.attack_position(mine)
        duel.bob.attack_position(mine)
        for side in (duel.alice, duel.bob):
            side.hand(OX)
        actor = duel.alice if turn == ALICE else duel.bob
        actor.hand(BOTH_DISCARD)
        actor.activates(BOTH_DISCARD)
        duel.all_pass()
        while duel.alice.can("trigger", mine) or duel.bob.can("trigger", mine):
            (duel.alice if duel.alice.can("trigger", mine) else duel.bob).triggers(mine)
        duel.all_pass()
        assert (duel.alice.life, duel.bob.life) == (7900, 7900), "neither missed its timing"


@rule("EX04-TRG-01", "EX04-TRG-02", "EX04-TRG-03")
def test_triggers_of_the_same_moment_make_one_chain_the_turn_player_first() -> None:
    duel = scenario("ex04")
    duel.alice.hand(HOLE)
    for card in (FIRST, SECOND):
        duel.alice.attack_position(card)
    duel.bob.attack_position(THIRD)
    duel.bob.has_set("Waboku")
    duel.alice.activates(HOLE)
    duel.bob.passes()
    assert duel.alice.is_asked("trigger") and duel.alice.can("trigger", FIRST) and duel.alice.can("trigger", SECOND)
    assert not duel.bob.is_asked()
    duel.alice.triggers(SECOND)
    assert [duel.name_of(duel.duel.scopes[link].card) for link in duel.duel.chain] == [
        "二の亡者",
        "一の亡者",
        "三の亡者",
    ], "her two in the order that she chose, then his"
    assert duel.bob.is_asked("respond") and all(duel.duel.scopes[link].code.speed == 1 for link in duel.duel.chain)
    duel.all_pass()
    resolved = [duel.name_of(entry.card) for entry in entries(duel.duel.log) if entry.kind == L_RESOLVE]
    assert resolved[-3:] == ["三の亡者", "一の亡者", "二の亡者"], "his is processed first"
    assert (duel.alice.life, duel.bob.life) == (7700, 7700)


@rule("EX04-GAP-CHN-01")
def test_a_chain_is_processed_backwards() -> None:
    duel = scenario("ex04")
    duel.alice.hand(BALL)
    duel.alice.attack_position(OX)
    duel.bob.has_set("Reckless Greed")
    duel.alice.has_set("Rush Recklessly")
    duel.alice.activates(BALL)
    duel.bob.activates("Reckless Greed")
    duel.alice.activates("Rush Recklessly")
    duel.all_pass()
    names = [duel.name_of(entry.card) for entry in entries(duel.duel.log) if entry.kind == L_RESOLVE]
    assert names == ["Rush Recklessly", "Reckless Greed", BALL]
    activated_before = [duel.name_of(entry.card) for entry in entries(duel.duel.log) if entry.kind == L_ACTIVATE]
    assert activated_before == names[::-1]


@rule("EX04-CHN-01")
@pytest.mark.parametrize("action", ["normal summon", "set", "flip summon", "own procedure", "attack"])
def test_what_is_no_activation_cannot_be_chained_to(action: str) -> None:
    duel = scenario("ex04", phase=Phase.BATTLE if action == "attack" else Phase.MAIN_1)
    duel.bob.has_set(STOP)
    duel.bob.has_set("Reckless Greed")
    duel.alice.has_set("Reckless Greed")
    duel.bob.attack_position(OX)
    if action == "normal summon":
        duel.alice.hand(OX)
        duel.alice.summons(OX)
    elif action == "set":
        duel.alice.hand(OX)
        duel.alice.sets_monster(OX)
    elif action == "flip summon":
        card = duel.alice.has_set("Giant Soldier of Stone")
        duel.alice.flip_summons(card)
    elif action == "own procedure":
        duel.alice.hand("Cyber Dragon")
        duel.alice.special_summons("Cyber Dragon")
        duel.alice.puts_in(1)
    else:
        card = duel.alice.attack_position("Vorse Raider")
        duel.alice.attacks(card, OX)
    duel.alice.passes()
    assert not duel.duel.chain and not duel.bob.can("activate", STOP), "there is no activation to negate"
    assert duel.bob.can("activate", "Reckless Greed"), "he may begin a chain of his own"
    duel.bob.activates("Reckless Greed")
    assert duel.duel.scopes[duel.duel.chain[0]].player == BOB, "and his trap is the first link"


@rule("EX04-CHN-01", "EX04-COST-02", "EX04-TRIB-02")
def test_a_cost_and_a_sacrifice_are_over_before_anything_can_be_chained() -> None:
    duel = scenario("ex04")
    cannon = duel.alice.attack_position("Cannon Soldier")
    ox = duel.alice.attack_position(OX)
    duel.bob.has_set("Raigeki Break")
    duel.bob.hand(OX)
    duel.alice.activates(cannon)
    assert not duel.bob.is_asked(), "he cannot come between"
    duel.alice.picks(ox)
    assert duel.bob.is_asked("respond") and duel.where(ox) == "graveyard"
    assert len(duel.duel.chain) == 1 and duel.bob.can("activate", "Raigeki Break")


@rule("EX04-COST-01", "EX04-COST-02", "EX04-COST-03")
def test_a_cost_is_paid_with_the_declaration_and_not_refunded() -> None:
    duel = scenario("ex04")
    duel.alice.hand(PAID, OX)
    duel.bob.has_set(STOP)
    duel.alice.activates(PAID)
    assert duel.bob.is_asked("respond")
    assert duel.alice.life == 7000 and duel.where(OX) == "graveyard", "paid before he may answer"
    duel.bob.activates(STOP)
    duel.all_pass()
    assert duel.bob.life == 8000 and duel.alice.life == 7000 and duel.where(OX) == "graveyard"


@rule("EX04-COST-01", "EX04-GAP-LIFE-01")
@pytest.mark.parametrize(("life", "offered"), [(999, False), (1000, True), (1001, True)])
def test_life_points_are_paid_from_what_there_is(life: int, offered: bool) -> None:
    duel = scenario("ex04")
    duel.alice.hand("Confiscation")
    duel.bob.hand(OX)
    duel.alice.has_life(life)
    assert duel.alice.can("activate", "Confiscation") is offered
    if offered:
        duel.alice.activates("Confiscation")
        assert duel.alice.life == life - 1000 or duel.is_over()
        assert duel.is_over() is (life == 1000) and (life > 1000 or duel.winner == BOB), "a player with 0 has lost"


@rule("EX04-GAP-LIFE-01", "EX04-GAP-WIN-01")
def test_life_points_do_not_go_below_zero() -> None:
    duel = scenario("ex04")
    duel.bob.has_life(300)
    duel.alice.hand(BALL)
    duel.alice.activates(BALL)
    duel.all_pass()
    assert duel.is_over() and duel.winner == ALICE and duel.bob.life == 0


@rule("EX04-COST-01")
def test_a_cost_from_the_hand_needs_the_cards() -> None:
    duel = scenario("ex04")
    duel.alice.hand(PAID)
    assert not duel.alice.can("activate", PAID), "nothing else to give up"
    duel = scenario("ex04")
    duel.alice.graveyard("Shining Angel")
    duel.alice.hand("Chaos Sorcerer")
    assert not duel.alice.can("procedure", "Chaos Sorcerer"), "the cost of the summon cannot be paid"


@rule("EX04-CONF-01", "EX04-CONF-02")
def test_an_effect_goes_before_the_rule_that_it_contradicts() -> None:
    duel = scenario("ex04", phase=Phase.BATTLE)
    zapper = duel.alice.attack_position("Mataza the Zapper")
    ox = duel.alice.attack_position(OX)
    duel.alice.attacks(zapper)
    duel.all_pass()
    assert duel.alice.can("attack", zapper) and duel.alice.can("attack", ox)
    duel.alice.attacks(zapper)
    duel.all_pass()
    assert not duel.alice.can("attack", zapper) and duel.bob.life == 8000 - 2600
    duel.alice.attacks(ox)
    duel.all_pass()
    assert not duel.alice.can("attack", ox), "one attack in a battle phase is the rule"
    assert duel.bob.life == 8000 - 2600 - 1700


@rule("EX04-EFF-01")
def test_costs_and_battle_are_no_card_effects() -> None:
    proof = monster(
        900041630,
        "効かぬ者",
        "Unmoved",
        Attribute.DARK,
        Race.FIEND,
        4,
        1000,
        1000,
        trigger(destroyed(because=Because.EFFECT), damage(700), mandatory=True),
    )
    duel = scenario("ex04")
    duel.alice.attack_position(proof)
    duel.alice.attack_position("Cannon Soldier")
    duel.alice.activates("Cannon Soldier")
    duel.alice.picks(proof)
    duel.all_pass()
    assert duel.where(proof) == "graveyard" and duel.bob.life == 7500, "only the cannon"
    duel = scenario("ex04", phase=Phase.BATTLE)
    card = duel.alice.attack_position(proof)
    wall = duel.bob.attack_position(OX)
    duel.alice.attacks(card, wall)
    duel.all_pass()
    assert duel.where(proof) == "graveyard" and duel.bob.life == 8000
    duel = scenario("ex04")
    duel.alice.attack_position(proof)
    duel.alice.hand(HOLE)
    duel.alice.activates(HOLE)
    duel.all_pass()
    assert duel.bob.life == 7300


@rule("EX04-DES-01", "EX04-TRIB-03")
@pytest.mark.parametrize(
    ("way", "counts"),
    [("effect", True), ("battle", True), ("hand", False), ("deck", False), ("sacrifice", False), ("cost", False)],
)
def test_what_is_a_destruction(way: str, counts: bool) -> None:
    martyr = monster(
        900041631,
        "壊れ物",
        "Fragile",
        Attribute.EARTH,
        Race.MACHINE,
        4,
        1000,
        1000,
        trigger(destroyed(), damage(700), mandatory=True),
    )
    duel = scenario("ex04", phase=Phase.BATTLE if way == "battle" else Phase.MAIN_1)
    card = duel.alice.attack_position(martyr)
    if way == "effect":
        duel.alice.hand(HOLE)
        duel.alice.activates(HOLE)
    elif way == "battle":
        duel.bob.attack_position(OX)
        duel.alice.attacks(card, OX)
    elif way == "hand":
        duel.alice.has_set("Compulsory Evacuation Device")
        duel.alice.activates("Compulsory Evacuation Device")
    elif way == "deck":
        back = spell(
            900041632, "山へ帰す", "Back to the Deck", targets=one(MONSTER.on_field()), resolution=to_deck(TARGET)
        )
        duel.alice.hand(back)
        duel.alice.activates(back)
    elif way == "sacrifice":
        duel.alice.hand("Summoned Skull")
        duel.alice.summons("Summoned Skull")
    else:
        duel.alice.attack_position("Cannon Soldier")
        duel.alice.activates("Cannon Soldier")
        duel.alice.picks(card)
    duel.all_pass()
    assert duel.where(martyr) == {"hand": "hand", "deck": "deck"}.get(way, "graveyard")
    assert 8000 - duel.bob.life == (700 if counts else 0) + (500 if way == "cost" else 0)


@rule("EX04-TGT-01")
def test_a_target_is_chosen_when_the_effect_is_activated() -> None:
    duel = scenario("ex04")
    first, second = duel.bob.attack_position(OX), duel.bob.attack_position(OX)
    duel.bob.has_set("Book of Moon")
    duel.alice.hand("Snatch Steal")
    duel.alice.activates("Snatch Steal")
    duel.alice.picks(first)
    assert duel.bob.is_asked("respond") and duel.duel.scopes[duel.duel.chain[0]].targets == ((first,),)
    duel.bob.activates("Book of Moon")
    duel.bob.picks(first)
    duel.all_pass()
    assert duel.controller(first) == duel.controller(second) == BOB, "no other monster takes its place"


@rule("EX04-TGT-02")
@pytest.mark.parametrize("spell_name", ["Smashing Ground", HOLE])
def test_effects_that_find_their_object_when_processed_do_not_target(spell_name: str) -> None:
    duel = scenario("ex04")
    reaper = duel.bob.attack_position("Spirit Reaper")
    other = duel.bob.attack_position(OX)
    duel.bob.has_set("Book of Moon")
    duel.alice.hand(spell_name)
    duel.alice.activates(spell_name)
    assert duel.duel.scopes[duel.duel.chain[0]].targets in ((), ((),))
    duel.bob.activates("Book of Moon")
    duel.bob.picks(other)
    duel.all_pass()
    assert duel.where(reaper) == "graveyard", "the only face-up monster by then, or one of all"
    assert duel.where(other) == ("graveyard" if spell_name == HOLE else "monster zone")


@rule("EX04-TGT-01")
def test_being_targeted_is_noticed_at_once() -> None:
    duel = scenario("ex04")
    reaper = duel.bob.attack_position("Spirit Reaper")
    duel.bob.attack_position(OX)
    duel.alice.hand("Snatch Steal")
    duel.alice.activates("Snatch Steal")
    duel.alice.picks(reaper)
    duel.all_pass()
    assert duel.where(reaper) == "graveyard" and duel.where("Snatch Steal") == "graveyard"


@rule("EX04-FDN-01")
def test_looking_at_a_face_down_card_turns_nothing_over() -> None:
    peek = spell(
        900041640, "覗き見", "Peep", targets=one((CARD & FACE_DOWN).on_field(Side.OPPONENT)), resolution=LookAt(TARGET)
    )
    duel = scenario("ex04")
    faith = duel.bob.has_set("Magician of Faith")
    duel.bob.graveyard(HOLE)
    duel.alice.hand(peek)
    duel.alice.activates(peek)
    duel.all_pass()
    assert duel.position(faith) == "face-down" and duel.where(faith) == "monster zone"
    assert duel.where(HOLE) == "graveyard" and not duel.duel.pending, "its flip effect did not activate"
    shown = duel.duel.observe(ALICE).sides[1].monsters[0]
    assert shown is not None and shown.passcode == duel.duel.info[faith].passcode, "but she has seen it"


@rule("EX04-GAP-TIM-01")
def test_an_optional_when_effect_misses_its_timing() -> None:
    for edition in ("ex04", "mr3"):
        optional = monster(
            900041641,
            "時の者",
            "Timely",
            Attribute.DARK,
            Race.FIEND,
            4,
            1000,
            1000,
            trigger(sent_to_graveyard(), damage(100), timing=WHEN),
        )
        whenever = monster(
            900041642,
            "場合の者",
            "Patient",
            Attribute.DARK,
            Race.FIEND,
            4,
            1000,
            1000,
            trigger(sent_to_graveyard(), damage(200)),
        )
        for card, offered in ((optional, False), (whenever, True)):
            duel = scenario(edition)
            duel.alice.attack_position(card)
            duel.alice.hand("Summoned Skull")
            duel.alice.summons("Summoned Skull")
            assert duel.alice.can("trigger", card) is offered, "the summon came after the sacrifice"
    duel = scenario("ex04")
    duel.alice.attack_position(optional)
    duel.alice.hand(HOLE)
    duel.alice.activates(HOLE)
    duel.all_pass()
    assert duel.alice.can("trigger", optional), "it was the last thing that happened"


@rule("EX04-GAP-OPT-01")
def test_once_per_turn_is_counted_for_each_copy() -> None:
    duel = scenario("ex04")
    duel.bob.attack_position(OX)
    duel.bob.attack_position(OX)
    first, second = duel.alice.attack_position("Relinquished"), duel.alice.attack_position("Relinquished")
    duel.alice.hand("Book of Moon", "Book of Taiyou")
    duel.alice.activates(first)
    duel.alice.picks(duel.duel.monsters[BOB][0])
    duel.all_pass()
    assert not duel.alice.can("activate", first) and duel.alice.can("activate", second)
    duel.alice.activates(second)
    duel.all_pass()
    assert duel.bob.cards("monster zone") == []


@rule("EX04-GAP-SPD-01")
def test_only_speed_2_answers_and_only_counter_traps_answer_counter_traps() -> None:
    duel = scenario("ex04")
    gun = duel.alice.attack_position("Cannon Soldier")
    duel.alice.hand("Pot of Greed", "Rush Recklessly", BALL)
    duel.alice.has_set("Reckless Greed")
    duel.alice.has_set("Ultimate Offering")
    duel.bob.has_set("Waboku")
    duel.alice.activates(BALL)
    duel.bob.activates("Waboku")
    assert duel.alice.can("activate", "Rush Recklessly") and duel.alice.can("activate", "Reckless Greed")
    assert duel.alice.can("activate", "Ultimate Offering")
    assert not duel.alice.can("activate", "Pot of Greed") and not duel.alice.can("activate", gun)
    duel = scenario("ex04")
    for name in ("Rush Recklessly", "Reckless Greed", STOP):
        duel.alice.has_set(name)
    duel.alice.attack_position(OX)
    duel.alice.hand(BALL)
    duel.bob.has_set(STOP)
    duel.alice.activates(BALL)
    duel.bob.activates(STOP)
    assert duel.alice.can("activate", duel.duel.spells[ALICE][2]), "a counter trap"
    assert not duel.alice.can("activate", "Rush Recklessly") and not duel.alice.can("activate", "Reckless Greed")


@rule("EX04-TEXT-01")
def test_mandatory_effects_are_carried_out_and_optional_ones_are_offered() -> None:
    must = monster(
        900041650,
        "必ずの者",
        "Must",
        Attribute.DARK,
        Race.FIEND,
        4,
        1000,
        1000,
        trigger(in_phase(Phase.STANDBY, of=Side.YOU), damage(100), mandatory=True),
    )
    may = monster(
        900041651,
        "任意の者",
        "May",
        Attribute.DARK,
        Race.FIEND,
        4,
        1000,
        1000,
        trigger(in_phase(Phase.STANDBY, of=Side.YOU), damage(300)),
    )
    duel = scenario("ex04", phase=Phase.STANDBY)
    duel.alice.attack_position(must)
    duel.is_settled()
    assert duel.bob.life == 7900
    for used in (True, False):
        duel = scenario("ex04", phase=Phase.STANDBY)
        duel.alice.attack_position(may)
        assert duel.alice.can("trigger", may) and duel.alice.can("pass")
        if used:
            duel.alice.triggers(may)
        else:
            duel.alice.passes()
        duel.all_pass()
        assert duel.bob.life == (7700 if used else 8000)
