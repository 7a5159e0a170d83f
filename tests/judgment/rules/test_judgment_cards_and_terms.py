"""What a card says, and terms of the rulebook. Rules: EOJ-CARD, EOJ-TERM."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from duelkit.judgment.cards import library
from duelkit.judgment.language import (
    ALLIED,
    ANYTHING,
    ENEMY,
    FRONT_BLIND_BACK,
    NO_DEFENCE,
    NONE,
    SELECTIVE_FULL_CIRCLE,
    STANDARD,
    Card,
    CardSide,
    Changes,
    Damage,
    Draw,
    Element,
    EveryField,
    FieldIs,
    Fieldquake,
    GainMana,
    HandLimit,
    Keyword,
    MagicDamage,
    Mode,
    OfAffiliation,
    OfRace,
    Rarity,
    ReachesInvisible,
    Side,
    SpellClass,
    Stat,
    creature,
    defence,
    hits,
    spell,
    when,
    while_placed,
)
from duelkit.judgment.scenario import scenario
from duelkit.judgment.state.log import L_TRIGGER
from duelkit.judgment.text.ja.card import card_text
from duelkit.rulebook.cite import rule

NUMBERS = count(823_000)
CARDS = library().cards
CREATURES = [card for card in CARDS if card.is_creature]
SPELLS = [card for card in CARDS if not card.is_creature]


def being(
    name: str,
    *abilities: Any,
    hp: int = 9,
    attack: int = 2,
    action: int = 1,
    icon: Any = STANDARD,
    guard: Any = NO_DEFENCE,
    element: Element = NONE,
    race: str = "Being",
    affiliation: str = "",
    **more: Any,
) -> Card:
    return creature(
        next(NUMBERS), name, element, race, affiliation, 1, action, hp, attack, icon, guard, *abilities, **more
    )


@rule("EOJ-CARD-01")
def test_each_card_is_a_creature_or_a_spell() -> None:
    assert len(CARDS) == len(CREATURES) + len(SPELLS) == 311
    assert all(card.spell_class is None for card in CREATURES)
    assert all(card.effect is None for card in CREATURES)
    assert all(isinstance(card.spell_class, SpellClass) for card in SPELLS)
    duel = scenario()
    duel.alice.hand(being("Man"), spell(next(NUMBERS), "Word", SpellClass.CONJURATION, 0, Draw(1)))
    duel.alice.mana(9)
    assert set(duel.alice.offered_cards()) == {"Man", "Word"}
    assert duel.alice.can("summon") and duel.alice.can("cast")


@pytest.mark.parametrize("card", CREATURES, ids=lambda card: str(card.number))
@rule("EOJ-CARD-02", "EOJ-CARD-04", "EOJ-CARD-15", "EOJ-CARD-16")
def test_creature_card_is_whole(card: Card) -> None:
    assert card.en
    assert card.number > 0
    assert card.cost >= 0
    assert card.hp >= 1
    assert card.race
    assert card.attack_cost >= 0
    assert card.rotate_cost >= 0
    assert card.patterns
    assert card.defence is not None
    assert card.element in (NONE, Element.FIRE, Element.WATER, Element.EARTH, Element.WOOD, Element.BIOLITH)
    for pattern in card.patterns:
        assert isinstance(pattern.damage, Damage)
        assert isinstance(pattern.mode, Mode)
    assert not card.defence.counter & card.defence.blind


@pytest.mark.parametrize("card", SPELLS, ids=lambda card: str(card.number))
@rule("EOJ-CARD-03", "EOJ-SPELL-01")
def test_spell_card_has_no_figures_of_combat(card: Card) -> None:
    assert isinstance(card.spell_class, SpellClass)
    assert (card.hp, card.attack, card.attack_cost, card.rotate_cost) == (0, 0, 0, 0)
    assert card.patterns == ()
    assert card.defence is None
    assert card.race == ""
    assert card.element == NONE


@rule("EOJ-CARD-06")
def test_one_printed_cost_serves_both_re_actions() -> None:
    assert all(card.attack_cost == card.rotate_cost for card in CREATURES)
    both = being("Split", action=3, rotate=1)
    assert (both.attack_cost, both.rotate_cost) == (3, 1)


@rule("EOJ-CARD-07")
def test_costs_hp_and_attack_have_no_upper_limit() -> None:
    rise = while_placed(Changes(Stat.ATTACK, 500), Changes(Stat.HP, 500), Changes(Stat.ATTACK_COST, 500))
    duel = scenario()
    mine = duel.alice.creature(being("Huge", rise, hp=300, attack=300, action=300), at=5)
    assert (duel.hp(mine), duel.atk(mine), duel.attack_cost(mine)) == (800, 800, 800)


@rule("EOJ-CARD-09")
def test_rarity_has_four_levels_in_ascending_order() -> None:
    assert [level.name for level in sorted(Rarity)] == ["COMMON", "UNCOMMON", "RARE", "ULTRA_RARE"]
    assert {card.rarity for card in CARDS} == set(Rarity)


@rule("EOJ-CARD-10")
def test_effects_and_limits_may_refer_to_the_race() -> None:
    leader = being("Leader", while_placed(Changes(Stat.ATTACK, 3, OfRace("Elf"))))
    duel = scenario()
    duel.alice.creature(leader, at=1)
    elf = duel.alice.creature(being("Elf One", race="Elf"), at=2)
    dwarf = duel.alice.creature(being("Dwarf One", race="Dwarf"), at=3)
    assert (duel.atk(elf), duel.atk(dwarf)) == (5, 2)
    assert any(limit.group for card in CREATURES for limit in card.limits)


@rule("EOJ-CARD-11")
def test_affiliation_is_independent_of_race_and_element() -> None:
    banner = being("Banner", while_placed(Changes(Stat.ATTACK, 3, OfAffiliation("Castle"))))
    duel = scenario()
    duel.alice.creature(banner, at=1)
    one = duel.alice.creature(being("One", race="Elf", element=Element.FIRE, affiliation="Castle"), at=2)
    two = duel.alice.creature(being("Two", race="Dwarf", element=Element.WATER, affiliation="Castle"), at=3)
    three = duel.alice.creature(being("Three", race="Elf", element=Element.FIRE, affiliation="Forest"), at=4)
    assert [duel.atk(card) for card in (one, two, three)] == [5, 5, 2]
    affiliations: dict[str, set[str]] = {}
    for card in CREATURES:
        affiliations.setdefault(card.affiliation, set()).add(card.race)
    assert any(len(races) > 3 for name, races in affiliations.items() if name)


@rule("EOJ-CARD-12")
def test_cards_have_serial_numbers() -> None:
    assert len({card.number for card in CARDS}) == len(CARDS)
    assert all(library()[card.number] is card for card in CARDS)


@pytest.mark.parametrize(
    ("facing", "counter", "blind"),
    [("south", True, False), ("north", False, True), ("east", False, False), ("west", False, False)],
)
@rule("EOJ-CARD-16")
def test_sides_are_counter_plain_or_blind(facing: str, counter: bool, blind: bool) -> None:
    duel = scenario()
    duel.alice.mana(9)
    mine = duel.alice.creature(being("Striker"), at=8)
    foe = duel.bob.creature(being("Sided", guard=FRONT_BLIND_BACK, icon=SELECTIVE_FULL_CIRCLE), at=5, facing=facing)
    duel.alice.attacks(mine)
    assert duel.hp(foe) == 9 - (3 if blind else 2)
    assert duel.hp(mine) == 9 - (2 if counter else 0)
    with pytest.raises(ValueError, match="both"):
        defence(CardSide.FRONT, CardSide.FRONT)


@rule("EOJ-TERM-01")
def test_card_goes_before_the_rules() -> None:
    seer = being("Seer", while_placed(ReachesInvisible(ENEMY)))
    unseen = being("Unseen", keywords=Keyword.INVISIBLE)
    for there in (False, True):
        duel = scenario()
        duel.alice.mana(9)
        mine = duel.alice.creature(being("Striker"), at=8)
        duel.bob.creature(unseen, at=5)
        if there:
            duel.alice.creature(seer, at=1)
        assert duel.alice.can("attack", mine) == there
    keeper = being("Keeper", while_placed(HandLimit(Side.YOU, 2)))
    duel = scenario()
    duel.alice.hand(*[being("Held")] * 9)
    duel.alice.creature(keeper, at=1)
    duel.alice.ends_turn()
    assert duel.bob.is_asked("act")
    assert duel.alice.hand_size == 9


@rule("EOJ-TERM-08")
def test_trigger_is_the_condition_that_sets_an_ability_off() -> None:
    duel = scenario()
    duel.alice.mana(9)
    mine = duel.alice.creature(being("Waiting", when(hits(), GainMana(5))), at=8)
    duel.bob.creature(being("Foe"), at=5)
    duel.alice.rotates(mine)
    assert duel.log(L_TRIGGER) == []
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.log(L_TRIGGER) == []
    duel.alice.rotates(mine, "left")
    duel.alice.attacks(mine)
    assert [entry.card for entry in duel.log(L_TRIGGER)] == [mine]


@pytest.mark.parametrize("hp", [0, 1])
@rule("EOJ-TERM-10")
def test_hp_falls_by_damage_and_penalty(hp: int) -> None:
    bolt = spell(next(NUMBERS), "Bolt", SpellClass.CONJURATION, 0, MagicDamage(3), ANYTHING)
    duel = scenario()
    duel.field(5, "water")
    duel.alice.hand(bolt)
    mine = duel.alice.creature(being("Flame", element=Element.FIRE, hp=5 + hp), at=5)
    assert duel.hp(mine) == 3 + hp
    duel.alice.casts(bolt)
    assert duel.where(mine) == ("board" if hp else "graveyard")


@rule("EOJ-CARD-13")
def test_japanese_text_has_words_where_the_cards_have_icons() -> None:
    card = being(
        "文字",
        while_placed(Changes(Stat.ATTACK, 1, ALLIED), Changes(Stat.HP, 1, ENEMY)),
        when(hits(), Fieldquake(EveryField(FieldIs(Element.FIRE)))),
        race="Elf",
    )
    text = card_text(card).box
    assert [word for word in ("クリーチャー", "フィールド", "攻撃力", "体力") if word not in text] == []
