"""Drawing and adding to the hand."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    IS_THIS,
    MONSTER,
    Attribute,
    Card,
    CardType,
    EventKind,
    GainLife,
    Phase,
    Race,
    Side,
    When,
    Whenever,
    Zone,
    continuous,
    damage,
    discard,
    draw,
    in_phase,
    monster,
    named,
    one,
    spell,
    to_hand,
    trap,
    trigger,
)
from duelkit.yugioh.scenario import ALICE, scenario

OX = "Battle Ox"
POT = "Pot of Greed"
ORDER = ("Mechanicalchaser", "Giant Soldier of Stone", "Petit Moth", "Harpie Lady")


def each_time(number: int, ja: str, kind: EventKind, amount: int) -> Card:
    """A continuous spell whose controller gains life points each time this happens to the opponent."""
    return spell(
        900001900 + number,
        ja,
        f"Each Time {number}",
        continuous(Whenever(When(kind, side=Side.OPPONENT), GainLife(amount))),
        icon=CardType.CONTINUOUS,
    )


EACH_DRAW = each_time(1, "引く度に", EventKind.DRAWN, 1)
EACH_DISCARD = each_time(2, "捨てる度に", EventKind.DISCARDED, 10)
EACH_DAMAGE = each_time(3, "痛む度に", EventKind.EFFECT_DAMAGE, 100)
EACH_HAND = each_time(4, "加わる度に", EventKind.TO_HAND, 1000)
ON_DRAW = monster(
    900001905,
    "引いたら",
    "On Drawing",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    trigger(When(EventKind.DRAWN, side=Side.OPPONENT), GainLife(5), mandatory=True),
)
DRAW_TWICE = spell(900001906, "二度引く", "Draw Twice", resolution=draw(1).then(discard(1)).then(draw(1)))
DISCARD_TWO = spell(900001907, "二枚捨てる", "Discard Two", resolution=discard(2))
DISCARD_TWICE = spell(900001908, "二度捨てる", "Discard Twice", resolution=discard(1).then(discard(1)))
BURN_TWICE = spell(900001909, "二度痛む", "Burn Twice", resolution=damage(10, Side.YOU).then(damage(10, Side.YOU)))
SEARCH = spell(
    900001910, "手札に加える", "Add to Hand", resolution=to_hand(one(named("ミノタウルス", "Battle Ox").in_deck()))
)
SALVAGE = spell(900001911, "墓地から加える", "Salvage", resolution=to_hand(one(MONSTER.in_graveyard())))
RECALL = spell(900001912, "場から戻す", "Recall", resolution=to_hand(one(MONSTER.on_field(Side.YOU))))
TRIBUTE_DRAW = trap(900001913, "罠のドロー", "Trap Draw", resolution=draw(1))
ON_HAND = monster(
    900001914,
    "手札に来た者",
    "Came to Hand",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    trigger(When(EventKind.TO_HAND, IS_THIS), GainLife(7), zones=Zone.HAND, mandatory=True),
)
FORCED = spell(
    900001915,
    "強いられた引き",
    "Forced Draw",
    trigger(in_phase(Phase.STANDBY, of=Side.YOU), draw(1), mandatory=True),
    icon=CardType.CONTINUOUS,
)


@rule("MR3-DRW-01", "RES-DRW-01", "RES-DRW-02")
def test_cards_are_drawn_from_the_top_one_by_one() -> None:
    duel = scenario()
    duel.alice.deck(*ORDER)
    duel.alice.hand(POT)
    duel.alice.activates(POT)
    assert [duel.name_of(card) for card in duel.duel.hand[ALICE]] == list(ORDER[:2])
    assert duel.name_of(duel.duel.deck[ALICE][-1]) == ORDER[2]


@rule("MR3-DRW-01", "RES-DRW-01")
def test_the_draw_of_the_turn_takes_the_top_card() -> None:
    duel = scenario(phase=Phase.DRAW)
    duel.alice.deck(*ORDER)
    duel.is_settled()
    assert duel.alice.cards("hand") == [ORDER[0]]


@rule("MR3-DRW-02", "RES-DRW-02", "RES-DRW-09")
def test_one_effect_is_one_draw_however_many_cards() -> None:
    for card in (POT, DRAW_TWICE):
        duel = scenario()
        duel.bob.face_up(EACH_DRAW)
        duel.bob.attack_position(ON_DRAW)
        duel.alice.hand(card, OX)
        duel.alice.activates(card)
        if duel.alice.is_asked("pick"):
            duel.alice.picks(OX)
        duel.is_settled()
        assert duel.bob.life == 8000 + 1 + 5, card
    duel = scenario()
    duel.bob.face_up(EACH_DRAW)
    duel.alice.hand(POT, POT)
    duel.alice.activates(POT)
    duel.alice.activates(POT)
    assert duel.bob.life == 8002, "two effects are two draws"


@rule("MR3-DRW-02", "MR3-DRW-01")
def test_the_normal_draw_is_one_draw() -> None:
    duel = scenario(phase=Phase.DRAW)
    duel.bob.face_up(EACH_DRAW)
    duel.alice.hand(POT)
    duel.is_settled()
    assert duel.bob.life == 8001
    duel.alice.activates(POT)
    assert duel.bob.life == 8002
    duel.alice.ends_turn()
    while duel.duel.turn < 5 or duel.duel.phase < Phase.MAIN_1:
        decision = duel.decision()
        assert decision is not None
        duel.duel.choose(decision.options[-1])
    assert duel.bob.life == 8003, "the draw of the next turn"


@rule("MR3-DRW-03")
def test_one_effect_is_one_discard_and_one_damage() -> None:
    for card, gained in ((DISCARD_TWO, 10), (DISCARD_TWICE, 10), (BURN_TWICE, 100)):
        duel = scenario()
        duel.bob.face_up(EACH_DISCARD)
        duel.bob.face_up(EACH_DAMAGE)
        duel.alice.hand(card, OX, OX)
        duel.alice.activates(card)
        while duel.alice.is_asked("pick"):
            duel.alice.picks(OX)
        duel.is_settled()
        assert duel.bob.life == 8000 + gained, card
    duel = scenario()
    duel.bob.face_up(EACH_DAMAGE)
    duel.alice.hand(BURN_TWICE, BURN_TWICE)
    duel.alice.activates(BURN_TWICE)
    duel.alice.activates(BURN_TWICE)
    assert duel.bob.life == 8200


@rule("RES-DRW-03")
def test_a_draw_by_an_effect_in_the_draw_phase_is_not_the_normal_draw() -> None:
    duel = scenario(phase=Phase.DRAW)
    duel.alice.has_set(TRIBUTE_DRAW)
    duel.alice.deck(*ORDER)
    duel.start()
    assert duel.duel.phase == Phase.DRAW and duel.alice.hand_size == 1, "the normal draw has been made"
    duel.alice.activates(TRIBUTE_DRAW)
    duel.is_settled()
    assert duel.alice.hand_size == 2, "one more"
    duel = scenario(phase=Phase.DRAW)
    duel.bob.has_set(TRIBUTE_DRAW)
    assert duel.bob.can("activate", TRIBUTE_DRAW)
    duel.bob.activates(TRIBUTE_DRAW)
    duel.is_settled()
    assert (duel.alice.hand_size, duel.bob.hand_size) == (1, 1), "nor does the opponent's draw use it up"


@rule("RES-DRW-03")
def test_skipping_the_normal_draw_leaves_draws_by_effects() -> None:
    duel = scenario(phase=Phase.DRAW)
    duel.duel.skips[ALICE << 4] = 1
    duel.alice.has_set(TRIBUTE_DRAW)
    duel.alice.hand("Ookazi")
    duel.start()
    while duel.duel.phase < Phase.MAIN_1:
        if duel.alice.can("activate", TRIBUTE_DRAW):
            duel.alice.activates(TRIBUTE_DRAW)
        else:
            duel.all_pass()
    assert duel.alice.hand_size == 2, "only the card of the effect"


@rule("RES-DRW-04", "RES-DRW-05")
def test_no_optional_draw_without_enough_cards() -> None:
    for cards, one_allowed, two_allowed in ((0, False, False), (1, True, False), (2, True, True)):
        duel = scenario()
        duel.alice.empty_deck()
        if cards:
            duel.alice.deck(*[OX] * cards)
        duel.alice.hand(POT, "Ookazi")
        duel.alice.has_set(TRIBUTE_DRAW)
        assert duel.alice.can("activate", TRIBUTE_DRAW) is one_allowed, cards
        assert duel.alice.can("activate", POT) is two_allowed, cards


@rule("RES-DRW-04")
def test_a_mandatory_draw_activates_without_cards() -> None:
    duel = scenario(phase=Phase.STANDBY)
    duel.alice.empty_deck()
    duel.alice.face_up(FORCED)
    assert duel.is_over() and duel.winner == 1


@rule("RES-DRW-07", "RES-HND-02")
def test_a_card_added_from_the_deck_is_not_drawn() -> None:
    duel = scenario()
    duel.bob.face_up(EACH_DRAW)
    duel.bob.face_up(EACH_HAND)
    duel.alice.deck(OX)
    duel.alice.hand(SEARCH)
    duel.alice.activates(SEARCH)
    assert duel.where(OX) == "hand" and duel.bob.life == 9000


@rule("RES-DRW-08")
def test_a_drawn_card_has_been_added_to_the_hand() -> None:
    duel = scenario()
    duel.bob.face_up(EACH_DRAW)
    duel.bob.face_up(EACH_HAND)
    duel.alice.deck(ON_HAND, OX)
    duel.alice.hand(POT)
    duel.alice.activates(POT)
    duel.is_settled()
    assert duel.bob.life == 9001, "drawn once, added once"
    assert duel.alice.life == 8007


@rule("RES-HND-01")
def test_adding_and_returning_to_the_hand_are_one_thing() -> None:
    for card, place in ((SALVAGE, "graveyard"), (RECALL, "field")):
        duel = scenario()
        if place == "graveyard":
            duel.alice.graveyard(ON_HAND)
        else:
            duel.alice.attack_position(ON_HAND)
        duel.bob.face_up(EACH_HAND)
        duel.alice.hand(card)
        duel.alice.activates(card)
        duel.is_settled()
        assert duel.where(ON_HAND) == "hand"
        assert duel.alice.life == 8007 and duel.bob.life == 9000, place
