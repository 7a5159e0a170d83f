"""時 and 場合: which triggers miss their timing; simultaneous and successive operations."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    IF,
    MONSTER,
    SPELL,
    SUMMONABLE,
    TARGET,
    WHEN,
    Attribute,
    Card,
    GainLife,
    Race,
    Side,
    Timing,
    damage,
    destroy,
    draw,
    exactly,
    monster,
    one,
    send,
    sent_to_graveyard,
    special_summon,
    special_summoned,
    spell,
    to_deck,
    trap,
    trigger,
)
from duelkit.yugioh.scenario import BOB, CardName, Scenario, scenario
from duelkit.yugioh.state.log import L_ACTIVATE, L_MISSED

OX = "Battle Ox"
FIREBALL = "Hinotama"


def falls(number: int, ja: str, timing: Timing, mandatory: bool = False) -> Card:
    """A monster that reacts to being sent to the graveyard."""
    return monster(
        900000700 + number,
        ja,
        f"Falls {number}",
        Attribute.DARK,
        Race.FIEND,
        4,
        1000,
        1000,
        trigger(sent_to_graveyard(), damage(100), timing=timing, mandatory=mandatory),
    )


WHEN_MAY = falls(1, "時できる", WHEN)
IF_MAY = falls(2, "場合できる", IF)
WHEN_MUST = falls(3, "時する", WHEN, mandatory=True)
IF_MUST = falls(4, "場合する", IF, mandatory=True)
FALLING = (WHEN_MAY, IF_MAY, WHEN_MUST, IF_MUST)
ALL_MONSTERS = MONSTER.on_field(Side.YOU)
LAST = spell(900000710, "最後に送る魔法", "Sends Last", resolution=draw(1).then(send(exactly(4, ALL_MONSTERS))))
MIDWAY = spell(900000711, "途中で送る魔法", "Sends Midway", resolution=send(exactly(4, ALL_MONSTERS)).then(draw(1)))
TOGETHER = spell(
    900000712, "同時に送る魔法", "Sends at Once", resolution=send(exactly(4, ALL_MONSTERS)).and_if_you_do(draw(1))
)
ALSO = spell(900000713, "さらに同時の魔法", "Sends and Also", resolution=send(exactly(4, ALL_MONSTERS)).also(draw(1)))
AS_COST_SPELL = spell(900000714, "代償の魔法", "Sends as Cost", cost=send(exactly(4, ALL_MONSTERS)), resolution=draw(1))
SENDER_TRAP = trap(
    900000715, "送らせる罠", "Sending Trap", resolution=send(exactly(4, MONSTER.on_field(Side.OPPONENT)))
)


def board(card: CardName) -> Scenario:
    """Alice controls one monster of each kind and holds the card."""
    duel = scenario()
    for monster_card in FALLING:
        duel.alice.attack_position(monster_card)
    duel.alice.hand(card)
    return duel


def offered(duel: Scenario) -> list[str]:
    """Activate every trigger that is offered; answers their names, sorted."""
    while not duel.is_over() and duel.alice.is_asked("trigger"):
        for card in FALLING:
            if duel.alice.can("trigger", card):
                duel.alice.triggers(card)
                break
    duel.all_pass()
    duel.is_settled()
    return sorted(name for name in duel.log_cards(L_ACTIVATE) if name in [card.ja for card in FALLING])


EVERYTHING = sorted(card.ja for card in FALLING)
NOT_MISSED = sorted(card.ja for card in (IF_MAY, WHEN_MUST, IF_MUST))


@rule("MR3-TIM-01", "MR3-TIM-02", "RES-END-02", "RES-END-03")
def test_sent_as_the_last_operation_everything_can_activate() -> None:
    duel = board(LAST)
    duel.alice.activates(LAST)
    assert offered(duel) == EVERYTHING
    assert duel.log_cards(L_MISSED) == []


@rule("MR3-TIM-01", "MR3-TIM-02", "MR3-GAP-TIM-01", "RES-END-02", "RES-END-03")
def test_sent_in_the_middle_of_a_processing_the_optional_when_effect_misses_its_timing() -> None:
    duel = board(MIDWAY)
    duel.alice.activates(MIDWAY)
    assert offered(duel) == NOT_MISSED
    assert duel.log_cards(L_MISSED) == ["時できる"]


@rule("RES-END-01", "MR3-TIM-01")
def test_what_one_effect_does_at_the_same_time_misses_nothing() -> None:
    for card in (TOGETHER, ALSO):
        duel = board(card)
        duel.alice.activates(card)
        assert offered(duel) == EVERYTHING


@rule("MR3-TIM-01", "MR3-TIM-02", "MR3-GAP-TIM-01")
def test_sent_as_a_cost_the_optional_when_effect_misses_its_timing() -> None:
    duel = board(AS_COST_SPELL)
    duel.alice.activates(AS_COST_SPELL)
    assert offered(duel) == NOT_MISSED


@rule("MR3-TIM-01", "MR3-TIM-02", "MR3-GAP-TIM-01")
def test_sent_by_link_2_the_optional_when_effect_misses_its_timing() -> None:
    duel = board(FIREBALL)
    duel.bob.has_set(SENDER_TRAP)
    duel.alice.activates(FIREBALL)
    duel.bob.activates(SENDER_TRAP)
    assert offered(duel) == NOT_MISSED, "link 1 was processed after it"


@rule("MR3-TIM-01")
def test_sent_by_link_1_the_timing_is_right() -> None:
    duel = board(LAST)
    duel.bob.has_set("Reckless Greed")
    duel.alice.activates(LAST)
    duel.bob.activates("Reckless Greed")
    assert offered(duel) == EVERYTHING


@rule("MR3-TIM-01", "MR3-TIM-02")
def test_released_for_an_advance_summon_the_optional_when_effect_misses_its_timing() -> None:
    for card, expected in ((WHEN_MAY, False), (IF_MAY, True), (WHEN_MUST, True)):
        duel = scenario()
        duel.alice.attack_position(card)
        duel.alice.hand("Curse of Dragon")
        duel.alice.summons("Curse of Dragon")
        if expected and card is IF_MAY:
            assert duel.alice.can("trigger", card) and duel.alice.can("finish")
            duel.alice.triggers(card)
        duel.is_settled()
        assert (duel.log_cards(L_ACTIVATE) == [card.ja]) is expected


ALWAYS_THEN = spell(
    900000720,
    "特殊召喚して回復",
    "Summon then Heal",
    resolution=special_summon(one((MONSTER & SUMMONABLE).in_graveyard())).then(GainLife(100)),
)
RISER_WHEN = monster(
    900000721,
    "時の目覚め",
    "Riser When",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    trigger(special_summoned(), damage(100), timing=WHEN),
)
RISER_IF = monster(
    900000722,
    "場合の目覚め",
    "Riser If",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    trigger(special_summoned(), damage(100), timing=IF),
)


@rule("RES-END-03", "MR3-TIM-01")
def test_the_last_operation_is_the_moment_that_others_see() -> None:
    for card, expected in ((RISER_WHEN, False), (RISER_IF, True)):
        duel = scenario()
        duel.alice.graveyard(card)
        duel.alice.hand(ALWAYS_THEN)
        duel.alice.activates(ALWAYS_THEN)
        duel.alice.puts_in(1)
        assert duel.alice.can("trigger", card) is expected


@rule("RES-DCK-02")
def test_a_card_back_in_the_deck_cannot_activate_its_trigger() -> None:
    killer = trap(900000731, "破壊の罠", "Killer", resolution=destroy(one(MONSTER.on_field(Side.OPPONENT))))
    for card in (IF_MAY, IF_MUST):
        duel = scenario()
        everything = spell(
            900000732, "全てデッキへ", "Everything Back", resolution=to_deck(exactly(1, MONSTER.in_graveyard()))
        )
        duel.alice.hand(everything)
        duel.alice.graveyard(OX)
        duel.alice.attack_position(card)
        duel.bob.has_set(killer)
        duel.alice.activates(everything)
        duel.bob.activates(killer)
        duel.alice.picks(card)
        duel.is_settled()
        assert duel.where(card) == "deck"
        assert duel.log_cards(L_ACTIVATE) == ["全てデッキへ", "破壊の罠"]


@rule("MR3-TEXT-02")
def test_what_is_done_must_be_done_what_can_be_done_may_be_left() -> None:
    duel = scenario()
    duel.alice.attack_position(IF_MUST)
    duel.alice.hand("Dark Hole")
    duel.alice.activates("Dark Hole")
    duel.is_settled()
    assert duel.bob.life == 7900, "する: nobody is asked"
    duel = scenario()
    duel.alice.attack_position(IF_MAY)
    duel.alice.hand("Dark Hole")
    duel.alice.activates("Dark Hole")
    assert duel.alice.is_asked("trigger") and duel.alice.can("finish"), "できる: the player decides"
    duel.alice.declines()
    duel.is_settled()
    assert duel.bob.life == 8000


def _swept(first: str) -> Scenario:
    """Alice's spell is link 1; Bob's trap, link 2, sends everything of hers, the first link does or does nothing."""
    duel = scenario()
    for card in FALLING:
        duel.alice.attack_position(card)
    duel.alice.hand(first)
    duel.bob.attack_position(OX)
    sweeper = duel.bob.has_set(SENDER_TRAP)
    duel.alice.activates(first)
    if duel.alice.is_asked("pick"):
        duel.alice.picks(WHEN_MAY)
    duel.bob.activates(sweeper)
    return duel


@rule("MR3-TIM-01", "MR3-TIM-02", "MR3-CHN-08")
def test_a_link_in_which_nothing_can_be_done_any_more_still_comes_after_the_link_before() -> None:
    duel = _swept("Rush Recklessly")
    assert duel.where(WHEN_MAY) == "graveyard"
    offered = [card for card in FALLING if duel.alice.can("trigger", card)]
    assert WHEN_MAY not in offered and duel.log_cards(L_MISSED) == ["時できる"]


@rule("MR3-TIM-01", "RES-GAP-NEG-01")
@pytest.mark.parametrize("negated", [True, False])
def test_a_link_whose_activation_is_negated_is_none(negated: bool) -> None:
    """What the negating link destroys is the last to happen; a link that is processed would have come after it."""
    mourner = spell(
        900000740,
        "惜しむ魔法",
        "Mourning Spell",
        trigger(sent_to_graveyard(), damage(100), timing=WHEN),
        resolution=draw(1),
    )
    breaker = trap(
        900000741, "砕く罠", "Breaking Trap", targets=one(SPELL.on_field(Side.OPPONENT)), resolution=destroy(TARGET)
    )
    duel = scenario()
    card = duel.alice.hand(mourner)
    duel.bob.hand(OX)
    answer = duel.bob.has_set("Magic Jammer" if negated else breaker)
    duel.alice.activates(card)
    duel.bob.activates(answer)
    assert duel.where(card) == "graveyard"
    assert duel.alice.can("trigger", card) is negated


@rule("MR3-TIM-01", "MR3-COST-01")
@pytest.mark.parametrize("negated", [True, False])
def test_what_was_paid_is_never_the_last_to_happen(negated: bool) -> None:
    duel = scenario()
    duel.alice.attack_position(WHEN_MAY)
    cannon = duel.alice.attack_position("Cannon Soldier")
    wrath = duel.bob.has_set("Divine Wrath")
    duel.bob.hand(OX)
    duel.alice.activates(cannon)
    duel.alice.picks(WHEN_MAY)
    if negated:
        duel.bob.activates(wrath)
    else:
        duel.all_pass()
    assert duel.where(WHEN_MAY) == "graveyard" and not duel.alice.can("trigger", WHEN_MAY)
    assert duel.log_cards(L_MISSED) == ["時できる"]


@rule("MR3-TIM-01")
def test_what_an_effect_puts_off_is_not_what_happened_last() -> None:
    duel = scenario(turn=BOB)
    bearer = duel.alice.attack_position("Battle Ox")
    axe = duel.alice.face_up("Axe of Despair", equipped_to=bearer)
    duel.bob.activates(duel.bob.hand("Book of Eclipse"))
    assert duel.where(axe) == "graveyard" and duel.alice.can("trigger", axe)
