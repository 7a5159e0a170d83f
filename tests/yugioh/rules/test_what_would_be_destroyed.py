"""Whether an activation is sure to destroy cards on the field, and what it includes, as it is answered.

The rulings on スターダスト・ドラゴン, 身代わりの闇, 大革命返し and 灰流うらら.
"""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    FACE_UP,
    HEADS,
    MONSTER,
    TARGET,
    Card,
    ChooseOne,
    Compare,
    Exists,
    Further,
    FusionSummon,
    If,
    Pool,
    Side,
    TossCoins,
    Verb,
    YouMay,
    Zone,
    destroy,
    draw,
    every,
    one,
    spell,
    up_to,
)
from duelkit.yugioh.scenario import BOB, scenario

STARDUST = "Stardust Dragon"
REVOLUTION = "The Huge Revolution is Over"
ASH = "Ash Blossom & Joyous Spring"
MINE = MONSTER.on_field(Side.OPPONENT)
THEIRS = MONSTER.on_field(Side.YOU)
"""Of who activates the card: the opponent of who answers."""


def draws_then(verb: Verb) -> Card:
    return spell(1, "試験", "Test", resolution=draw(1).then(verb))


def answers(card: Card, name: str, *theirs: str) -> bool:
    """Whether Alice may answer the card that Bob activates beside these monsters of his own."""
    duel = scenario(turn=BOB)
    duel.bob.hand(card)
    for monster in theirs:
        duel.bob.attack_position(monster)
    if name == STARDUST:
        duel.alice.attack_position(name)
    else:
        duel.alice.has_set(name)
    duel.alice.has_set("Jar of Greed")
    duel.bob.activates(card)
    assert duel.alice.can("activate", "Jar of Greed")
    return duel.alice.can("activate", name)


@pytest.mark.parametrize("verb", [destroy(one(THEIRS)), destroy(every(THEIRS)), destroy(up_to(2, THEIRS))])
def test_what_finds_nothing_now_destroys_nothing(verb: Verb) -> None:
    """Ruling 20074, on 水晶機巧－サルファフナー."""
    assert not answers(draws_then(verb), STARDUST)
    assert answers(draws_then(verb), STARDUST, "Battle Ox")


def test_a_pick_that_may_be_a_card_of_the_hand_is_not_sure_to_take_one_on_the_field() -> None:
    """Ruling 18723, on 真竜皇アグニマズドＶ; what the cards of the hand are does not show."""
    hand_or_field = Pool(MONSTER, Zone.HAND | Zone.FIELD)
    card = draws_then(destroy(one(hand_or_field)))
    for rest in ([], ["Mystical Space Typhoon"], ["Battle Ox"]):
        duel = scenario(turn=BOB)
        duel.bob.hand(card, *rest)
        duel.bob.attack_position("Battle Ox")
        duel.alice.attack_position(STARDUST)
        duel.alice.has_set("Jar of Greed")
        duel.bob.activates(card)
        assert duel.alice.can("activate", STARDUST) is (not rest)


def test_what_need_not_be_destroyed_is_not_sure_to_be() -> None:
    """Ruling 22442, on ディメンション・マジック."""
    assert not answers(draws_then(YouMay(destroy(one(THEIRS)))), STARDUST, "Battle Ox")
    assert answers(draws_then(destroy(one(THEIRS)).then(YouMay(draw(1)))), STARDUST, "Battle Ox")


def test_of_branches_that_come_about_by_chance_each_has_to_destroy() -> None:
    """The ruling on 時の魔術師."""
    one_side = TossCoins(1).then(If(Compare(HEADS, 1), destroy(every(MINE))))
    both = TossCoins(1).then(If(Compare(HEADS, 1), destroy(every(MINE)), destroy(every(THEIRS))))
    assert not answers(spell(1, "試験", "Test", resolution=one_side), STARDUST, "Battle Ox")
    assert not answers(spell(1, "試験", "Test", resolution=both), STARDUST)
    assert answers(spell(1, "試験", "Test", resolution=both), STARDUST, "Battle Ox")
    chosen = ChooseOne((destroy(one(MINE)), draw(1)), at_resolution=True)
    assert not answers(draws_then(chosen), STARDUST, "Battle Ox")


def test_barrel_dragon_is_not_sure_to_destroy() -> None:
    duel = scenario(turn=BOB)
    duel.bob.attack_position("Barrel Dragon")
    duel.alice.attack_position(STARDUST)
    duel.alice.has_set("Jar of Greed")
    duel.bob.activates("Barrel Dragon")
    assert duel.alice.can("activate", "Jar of Greed")
    assert not duel.alice.can("activate", STARDUST)


def test_a_condition_counts_as_it_is_now() -> None:
    dark = Exists(MONSTER.on_field(Side.YOU))
    assert not answers(draws_then(If(dark, destroy(one(MONSTER.on_field())))), STARDUST)
    assert answers(draws_then(If(dark, destroy(one(MONSTER.on_field())))), STARDUST, "Battle Ox")


@pytest.mark.parametrize(
    ("verb", "enough"),
    [
        (destroy(every(MONSTER.on_field())), True),
        (destroy(up_to(2, MONSTER.on_field(), at_least=2)), True),
        (destroy(up_to(2, MONSTER.on_field())), False),
        (destroy(one(MINE)).and_if_you_do(destroy(one(THEIRS))), False),
    ],
)
def test_two_cards_have_to_be_there(verb: Verb, enough: bool) -> None:
    """Ruling 14572: as an effect is activated that destroys two cards, two of them are there."""
    card = draws_then(verb)
    assert not answers(card, REVOLUTION, "Battle Ox")
    assert answers(card, REVOLUTION, "Battle Ox", "Mystical Elf") is enough


@pytest.mark.parametrize("count", [1, 2])
def test_of_targets_those_that_were_picked_count(count: int) -> None:
    some = up_to(2, (MONSTER & FACE_UP).on_field(Side.YOU))
    card = spell(1, "試験", "Test", targets=some, resolution=destroy(TARGET))
    duel = scenario(turn=BOB)
    duel.bob.hand(card)
    monsters = [duel.bob.attack_position(name) for name in ("Battle Ox", "Mystical Elf", "Blackland Fire Dragon")]
    duel.alice.has_set(REVOLUTION)
    duel.alice.has_set("Jar of Greed")
    duel.bob.activates(card)
    duel.bob.picks(*monsters[:count])
    if count == 1:
        duel.bob.finishes()
    assert duel.alice.can("activate", "Jar of Greed")
    assert duel.alice.can("activate", REVOLUTION) is (count > 1)


@rule("MR3-FUS-01")
@pytest.mark.parametrize(
    ("verb", "includes"),
    [
        (FusionSummon(further=(Further(Pool(MONSTER, Zone.DECK)),)), True),
        (FusionSummon(further=(Further(Pool(MONSTER, Zone.DECK), Zone.BANISHED),)), False),
        (FusionSummon(materials=Zone.DECK | Zone.HAND), True),
        (FusionSummon(), False),
    ],
)
def test_a_fusion_summon_with_cards_of_the_deck_sends_cards_from_there(verb: Verb, includes: bool) -> None:
    """Ruling 20586, on 影依融合: also while none may be used."""
    card = spell(1, "試験", "Test", resolution=verb)
    duel = scenario(turn=BOB)
    duel.bob.hand(card, "Winged Dragon, Guardian of the Fortress #1", "The Snake Hair")
    duel.bob.extra("Meteor Dragon")
    duel.bob.extra("Gaia the Dragon Champion")
    duel.bob.hand("Gaia The Fierce Knight", "Curse of Dragon")
    duel.alice.hand(ASH)
    duel.alice.has_set("Jar of Greed")
    duel.bob.activates(card)
    assert duel.alice.can("activate", "Jar of Greed")
    assert duel.alice.can("activate", ASH) is includes
