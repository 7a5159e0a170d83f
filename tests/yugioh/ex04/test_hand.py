"""The hand (手札について), and what cannot be taken back."""

from __future__ import annotations

import pytest

from duelkit.kernel.decision import ACT
from duelkit.kernel.errors import DuelkitError
from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    CARD,
    IS_THIS,
    Attribute,
    CardType,
    Discard,
    EventKind,
    Mill,
    Phase,
    Race,
    Side,
    When,
    Whenever,
    continuous,
    damage,
    monster,
    random_card,
    sent_to_graveyard,
    spell,
    trigger,
)
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario
from duelkit.yugioh.state import codes

OX = "Battle Ox"
FILLER = "Labyrinth Wall"
PICK_POCKET = spell(900041401, "すり", "Pickpocket", resolution=Discard(random_card(CARD.in_hand(Side.OPPONENT))))


def to_turn(duel: Scenario, turn: int) -> None:
    """Go on, everybody passing, to the main phase of a turn."""
    for _ in range(60):
        decision = duel.decision()
        assert decision is not None
        if duel.duel.turn >= turn and duel.duel.phase >= Phase.MAIN_1:
            return
        duel.duel.choose(decision.options[-1])
    raise AssertionError("the turn does not come")


@rule("EX04-HND-01")
def test_a_hand_is_hidden_from_the_opponent() -> None:
    duel = scenario("ex04")
    duel.alice.hand(OX, "Pot of Greed")
    duel.bob.hand("Mystical Space Typhoon")
    mine, theirs = duel.duel.observe(ALICE).sides, duel.duel.observe(BOB).sides
    assert [card.passcode for card in mine[0].hand] == [duel.duel.info[card].passcode for card in duel.duel.hand[ALICE]]
    assert all(card.passcode == 0 and card.number == -1 for card in theirs[1].hand) and len(theirs[1].hand) == 2
    other = scenario("ex04")
    other.alice.hand("Torrential Tribute", "Dark Magician")
    other.bob.hand("Mystical Space Typhoon")
    other.is_settled()
    duel.is_settled()
    backs = [
        [(card.number, card.passcode) for card in view.sides[1].hand]
        for view in (duel.duel.observe(BOB), other.duel.observe(BOB))
    ]
    assert backs[0] == backs[1], "any two cards look so"


@rule("EX04-HND-02")
def test_a_hand_grows_and_shrinks() -> None:
    duel = scenario("ex04", phase=Phase.DRAW)
    duel.alice.hand("Reinforcement of the Army", OX, "Torrential Tribute", "Thunder Dragon")
    duel.alice.deck(FILLER, "D.D. Warrior")
    duel.is_settled()
    assert duel.alice.hand_size == 5 and FILLER in duel.alice.cards("hand"), "drawn"
    duel.alice.activates("Reinforcement of the Army")
    duel.all_pass()
    assert duel.alice.hand_size == 5 and duel.where("D.D. Warrior") == "hand", "one played, one added from the deck"
    duel.alice.summons(OX)
    duel.all_pass()
    duel.alice.sets("Torrential Tribute")
    assert duel.alice.hand_size == 3
    duel.bob.hand(PICK_POCKET)
    duel.alice.ends_turn()
    duel.all_pass()
    duel.bob.activates(PICK_POCKET)
    duel.all_pass()
    assert duel.alice.hand_size == 2, "an effect took one"


@rule("EX04-HND-04", "EX04-HND-05", "EX04-GAP-PHASE-02")
def test_only_the_turn_player_comes_down_to_six_and_only_at_the_end() -> None:
    duel = scenario("ex04")
    duel.alice.hand(*[OX] * 8, "Pot of Greed")
    duel.bob.hand(*[OX] * 9)
    duel.alice.activates("Pot of Greed")
    duel.all_pass()
    assert duel.alice.hand_size == 10, "no limit within the turn"
    duel.alice.ends_turn()
    assert duel.alice.is_asked("pick") and duel.duel.phase == Phase.END
    chosen = duel.duel.hand[ALICE][3]
    before = duel.alice.hand_size
    duel.alice.picks(chosen)
    assert chosen not in duel.duel.hand[ALICE] or duel.alice.is_asked("pick")
    while duel.alice.is_asked("pick"):
        decision = duel.decision()
        assert decision is not None and codes.O_FINISH not in [codes.verb_of(option) for option in decision.options]
        duel.alice.picks(codes.card_of(decision.options[0]))
    assert before - duel.alice.hand_size == 4 and duel.where(chosen) == "graveyard"
    assert duel.alice.hand_size == 6 and duel.bob.hand_size == 9 + (duel.duel.turn - 3)


@rule("EX04-HND-06")
def test_no_card_can_be_thrown_away_at_will() -> None:
    duel = scenario("ex04")
    duel.alice.hand("Summoned Skull", "Compulsory Evacuation Device", OX)
    decision = duel.decision()
    assert decision is not None and decision.kind == ACT
    verbs = {codes.verb_of(option) for option in decision.options}
    assert verbs == {codes.O_SUMMON, codes.O_SET_MONSTER, codes.O_SET, codes.O_TO_BATTLE, codes.O_TO_END}
    to_turn(duel, 4)
    assert duel.alice.hand_size == 3 and not duel.alice.cards("graveyard")


@rule("EX04-HND-07")
def test_a_card_that_was_put_down_stays() -> None:
    duel = scenario("ex04")
    duel.alice.hand(OX, "Torrential Tribute", "Summoned Skull")
    rock = duel.alice.attack_position("Giant Soldier of Stone")
    duel.alice.sets_monster(OX)
    duel.all_pass()
    duel.alice.sets("Torrential Tribute")
    decision = duel.decision()
    assert decision is not None
    concerned = {codes.card_of(option) for option in decision.options if codes.card_of(option) >= 0}
    assert concerned == {rock}, "only its position may be changed; nothing goes back into the hand"
    assert duel.where(OX) == "monster zone" and duel.where("Torrential Tribute") == "spell zone"


@rule("EX04-HND-08")
@pytest.mark.parametrize("what", ["second summon", "wrong moment", "another's question"])
def test_an_illegal_action_is_refused_and_leaves_nothing_behind(what: str) -> None:
    duel = scenario("ex04")
    duel.alice.hand(OX, OX, "Torrential Tribute")
    duel.bob.has_set("Reckless Greed")
    first, second = duel.duel.hand[ALICE][:2]
    duel.alice.summons(first)
    duel.all_pass()
    duel.is_settled()
    wrong = {
        "second summon": codes.option(codes.O_SUMMON, second),
        "wrong moment": codes.option(codes.O_ACTIVATE, duel.find("Torrential Tribute")),
        "another's question": codes.option(codes.O_ACTIVATE, duel.find("Reckless Greed")),
    }[what]
    before = duel.duel.digest()
    decision = duel.duel.decision
    assert decision is not None and wrong not in decision.options
    with pytest.raises(DuelkitError):
        duel.duel.choose(wrong)
    assert duel.duel.digest() == before and duel.duel.decision == decision
    assert duel.alice.can("end turn") and duel.where(second) == "hand"


@rule("EX04-SND-01")
@pytest.mark.parametrize("way", ["destroyed", "discarded", "sacrificed", "milled", "used up"])
def test_everything_that_is_put_into_a_graveyard_is_sent_there(way: str) -> None:
    watcher = spell(
        900041402,
        "墓守の鐘",
        "Grave Bell",
        continuous(Whenever(sent_to_graveyard(CARD), damage(100))),
        icon=CardType.CONTINUOUS,
    )
    duel = scenario("ex04")
    duel.alice.face_up(watcher)
    duel.bob.has_life(8000)
    if way == "destroyed":
        duel.alice.attack_position(OX)
        duel.bob.has_set("Torrential Tribute")
        duel.alice.hand("Giant Soldier of Stone")
        duel.alice.summons("Giant Soldier of Stone")
        duel.bob.activates("Torrential Tribute")
        duel.all_pass()
        assert duel.bob.life == 7800, "the monsters together, and the trap"
    elif way == "discarded":
        duel.alice.hand("Graceful Charity")
        duel.alice.activates("Graceful Charity")
        while duel.alice.is_asked("pick"):
            decision = duel.decision()
            assert decision is not None
            duel.duel.choose(decision.options[0])
        duel.all_pass()
        assert duel.bob.life == 7800, "the cards together, and the spell"
    elif way == "sacrificed":
        duel.alice.attack_position(OX)
        duel.alice.hand("Summoned Skull")
        duel.alice.summons("Summoned Skull")
        duel.all_pass()
        assert duel.bob.life == 7900
    elif way == "milled":
        mill = spell(900041403, "山札削り", "Mill Two", resolution=Mill(2, Side.OPPONENT))
        duel.alice.hand(mill)
        duel.alice.activates(mill)
        duel.all_pass()
        assert duel.bob.life == 7800, "the cards together, and the spell"
    else:
        duel.alice.hand("Pot of Greed")
        duel.alice.activates("Pot of Greed")
        duel.all_pass()
        assert duel.bob.life == 7900


@rule("EX04-SND-02")
def test_being_discarded_is_by_effect_from_the_hand_or_by_the_adjustment() -> None:
    mourner = monster(
        900041404,
        "捨てられし者",
        "The Discarded",
        Attribute.DARK,
        Race.FIEND,
        4,
        1000,
        1000,
        trigger(When(EventKind.DISCARDED, IS_THIS), damage(100), mandatory=True),
    )
    duel = scenario("ex04", turn=BOB)
    card = duel.alice.hand(mourner)
    duel.bob.hand(PICK_POCKET)
    duel.bob.activates(PICK_POCKET)
    duel.all_pass()
    assert duel.where(card) == "graveyard" and duel.bob.life == 7900, "by an effect"
    duel = scenario("ex04")
    card = duel.alice.hand(mourner, *[OX] * 6)
    duel.alice.ends_turn()
    duel.alice.picks(card)
    duel.all_pass()
    assert duel.where(card) == "graveyard" and duel.bob.life == 7900, "by the adjustment"
    duel = scenario("ex04")
    card = duel.alice.attack_position(mourner)
    duel.alice.hand("Dark Hole")
    duel.alice.activates("Dark Hole")
    duel.all_pass()
    assert duel.where(card) == "graveyard" and duel.bob.life == 8000, "not from the field"


@rule("EX04-SND-03")
@pytest.mark.parametrize("name", ["Pot of Greed", "Rush Recklessly", "Waboku", "Solemn Judgment", "Reckless Greed"])
def test_a_used_spell_or_trap_goes_to_its_owners_graveyard(name: str) -> None:
    duel = scenario("ex04")
    ox = duel.alice.attack_position(OX)
    card = duel.alice.has_set(name)
    if name == "Solemn Judgment":
        duel.alice.hand("Giant Soldier of Stone")
        duel.bob.has_set("Torrential Tribute")
        duel.alice.summons("Giant Soldier of Stone")
        duel.alice.passes()
        duel.bob.activates("Torrential Tribute")
    duel.alice.activates(card)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(card) == "graveyard" and card in duel.duel.graveyard[ALICE]
    assert duel.where(ox) == "monster zone"


@rule("EX04-SND-03")
def test_used_up_monsters_go_to_the_graveyard_unless_an_effect_takes_them_elsewhere() -> None:
    duel = scenario("ex04")
    duel.alice.hand("Summoned Skull", "Polymerization", "Thunder Dragon", "Thunder Dragon", "Pot of Greed")
    duel.alice.extra("Twin-Headed Thunder Dragon")
    tribute = duel.alice.attack_position(OX)
    duel.alice.summons("Summoned Skull")
    duel.all_pass()
    assert duel.where(tribute) == "graveyard", "the sacrifice"
    duel.alice.activates("Polymerization")
    duel.alice.puts_in(1)
    duel.all_pass()
    assert duel.alice.cards("graveyard").count("Thunder Dragon") == 2 and duel.where("Polymerization") == "graveyard"
    # 次元の裂け目 says otherwise of monsters, and of monsters only
    duel = scenario("ex04")
    duel.alice.face_up("Dimensional Fissure")
    tribute = duel.alice.attack_position(OX)
    duel.alice.hand("Summoned Skull", "Pot of Greed")
    duel.alice.summons("Summoned Skull")
    duel.all_pass()
    duel.alice.activates("Pot of Greed")
    duel.all_pass()
    assert duel.where(tribute) == "banished" and duel.where("Pot of Greed") == "graveyard"


@rule("EX04-HND-04")
def test_the_hand_of_who_has_not_the_turn_is_never_cut() -> None:
    duel = scenario("ex04")
    duel.bob.hand(*[OX] * 7)
    jar = duel.bob.has_set("Jar of Greed")
    duel.alice.hand(*[OX] * 6, "Mystical Space Typhoon")
    duel.bob.has_set("Torrential Tribute", this_turn=True)
    duel.alice.activates("Mystical Space Typhoon")
    duel.alice.picks(jar)
    duel.bob.activates(jar)
    duel.all_pass()
    assert duel.bob.hand_size == 8
    duel.alice.ends_turn()
    duel.all_pass()
    assert duel.duel.turn == 4 and duel.bob.hand_size == 9 and duel.alice.hand_size == 6, "one drawn, none thrown away"
    duel.bob.ends_turn()
    assert duel.bob.is_asked("pick"), "now it is the end of the own turn"


@rule("EX04-HND-06")
def test_neither_the_battle_nor_a_response_lets_cards_be_thrown_away() -> None:
    duel = scenario("ex04", phase=Phase.BATTLE)
    duel.alice.attack_position(OX)
    duel.alice.hand("Giant Soldier of Stone", "Torrential Tribute", "Pot of Greed", "Rush Recklessly")
    decision = duel.decision()
    assert decision is not None
    assert {codes.verb_of(option) for option in decision.options} == {
        codes.O_ATTACK,
        codes.O_ACTIVATE,
        codes.O_TO_MAIN_2,
    }
    duel.alice.attacks(OX)
    asked = duel.decision()
    assert asked is not None
    assert {codes.verb_of(option) for option in asked.options} <= {codes.O_ACTIVATE, codes.PASS}
    duel.all_pass()
    # an effect throws away as many as it says
    duel.alice.ends_battle()
    duel.all_pass()
    duel.alice.hand("Graceful Charity")
    before = duel.alice.hand_size
    duel.alice.activates("Graceful Charity")
    duel.all_pass()
    picked = 0
    while duel.alice.is_asked("pick"):
        decision = duel.decision()
        assert decision is not None and codes.O_FINISH not in map(codes.verb_of, decision.options)
        duel.duel.choose(decision.options[0])
        picked += 1
    duel.all_pass()
    assert picked == 2 and duel.alice.hand_size == before - 1 + 3 - 2


@rule("EX04-HND-07")
@pytest.mark.parametrize("name", ["Ultimate Offering", "Black Pendant", "Yami", "Pot of Greed"])
def test_a_spell_or_trap_on_the_field_does_not_come_back_in_a_later_turn(name: str) -> None:
    duel = scenario("ex04")
    ox = duel.alice.attack_position(OX)
    card = (
        duel.alice.face_up(name, equipped_to=ox)
        if name == "Black Pendant"
        else (duel.alice.has_set(name) if name == "Pot of Greed" else duel.alice.face_up(name))
    )
    held = duel.alice.hand_size
    for _ in range(2):
        decision = duel.decision()
        assert decision is not None
        verbs = {codes.verb_of(option) for option in decision.options if codes.card_of(option) == card}
        assert verbs <= {codes.O_ACTIVATE}, "to use it is all that can be done with it"
        to_turn(duel, duel.duel.turn + 2)
    assert duel.where(card) in ("spell zone", "field zone")
    assert duel.alice.hand_size == held + 2, "only what was drawn"


@rule("EX04-HND-08")
@pytest.mark.parametrize("what", ["attack", "flip", "trap", "turn twice"])
def test_what_is_too_early_or_too_late_is_refused_whole(what: str) -> None:
    duel = scenario("ex04")
    ox = duel.alice.attack_position(OX)
    duel.alice.hand("Giant Soldier of Stone", "Reckless Greed")
    duel.alice.sets_monster("Giant Soldier of Stone")
    duel.all_pass()
    duel.alice.sets("Reckless Greed")
    duel.alice.changes_position(ox)
    duel.all_pass()
    duel.is_settled()
    wrong = {
        "attack": codes.option(codes.O_ATTACK, ox),
        "flip": codes.option(codes.O_FLIP, duel.find("Giant Soldier of Stone")),
        "trap": codes.option(codes.O_ACTIVATE, duel.find("Reckless Greed")),
        "turn twice": codes.option(codes.O_CHANGE_POSITION, ox),
    }[what]
    before, asked = duel.duel.digest(), duel.duel.decision
    assert asked is not None and wrong not in asked.options
    with pytest.raises(DuelkitError):
        duel.duel.choose(wrong)
    assert duel.duel.digest() == before and duel.duel.decision == asked
    assert duel.position(ox) == "defense" and duel.position("Giant Soldier of Stone") == "face-down"


@rule("EX04-SND-01")
@pytest.mark.parametrize(("way", "times"), [("battle", 1), ("adjusted", 1), ("cost", 3), ("lost equip", 3)])
def test_other_ways_into_a_graveyard_are_being_sent_too(way: str, times: int) -> None:
    watcher = spell(
        900041405,
        "墓前の鈴",
        "Graveside Bell",
        continuous(Whenever(sent_to_graveyard(CARD), damage(100))),
        icon=CardType.CONTINUOUS,
    )
    duel = scenario("ex04", phase=Phase.BATTLE if way == "battle" else Phase.MAIN_1)
    duel.alice.face_up(watcher)
    sent: list[int] = []
    if way == "battle":
        card = duel.alice.attack_position(OX)
        target = duel.bob.defense_position("Cannon Soldier")
        duel.alice.attacks(card, target)
        sent = [target]
    elif way == "adjusted":
        duel.alice.hand(*[OX] * 8)
        duel.alice.ends_turn()
        while duel.alice.is_asked("pick"):
            decision = duel.decision()
            assert decision is not None
            duel.duel.choose(decision.options[0])
    elif way == "cost":
        duel.alice.has_set("Raigeki Break")
        paid = duel.alice.hand(OX)
        target = duel.bob.attack_position("Giant Soldier of Stone")
        duel.alice.activates("Raigeki Break")
        duel.alice.picks(target)
        sent = [paid, target]
    else:
        card = duel.bob.attack_position(OX)
        sword = duel.bob.face_up("Black Pendant", equipped_to=card)
        duel.alice.hand("Smashing Ground")
        duel.alice.activates("Smashing Ground")
        sent = [card, sword]
    duel.all_pass()
    assert all(duel.where(card) == "graveyard" for card in sent)
    assert duel.bob.life == 8000 - 100 * times, "cards that go together are one occasion"


@rule("EX04-SND-02")
@pytest.mark.parametrize(("way", "counts"), [("own effect", True), ("milled", False), ("tributed", False)])
def test_only_what_goes_from_the_hand_is_discarded(way: str, counts: bool) -> None:
    mourner = monster(
        900041406,
        "手から落ちた者",
        "Dropped from the Hand",
        Attribute.DARK,
        Race.FIEND,
        4,
        1000,
        1000,
        trigger(When(EventKind.DISCARDED, IS_THIS), damage(100), mandatory=True),
    )
    duel = scenario("ex04")
    if way == "own effect":
        card = duel.alice.hand(mourner, "Graceful Charity")
        duel.alice.activates("Graceful Charity")
        duel.alice.picks(card)
        while duel.alice.is_asked("pick"):
            decision = duel.decision()
            assert decision is not None
            duel.duel.choose(decision.options[0])
    elif way == "milled":
        duel.alice.deck(mourner)
        mill = spell(900041407, "自分の山札削り", "Own Mill", resolution=Mill(1, Side.YOU))
        duel.alice.hand(mill)
        duel.alice.activates(mill)
    else:
        duel.alice.attack_position(mourner)
        duel.alice.hand("Summoned Skull")
        duel.alice.summons("Summoned Skull")
    duel.all_pass()
    assert duel.where(mourner) == "graveyard" and duel.bob.life == (7900 if counts else 8000)
