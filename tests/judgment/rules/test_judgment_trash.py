"""Death, trash, graveyard, and the order of triggers. Rules: EOJ-TRASH, EOJ-TRIG, EOJ-PARAM."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from duelkit.judgment.language import (
    ALLIED,
    ANYTHING,
    ENEMY,
    FULL,
    FULL_CIRCLE_BARRAGE,
    LANCER,
    NO_DEFENCE,
    NONE,
    NONE_BLIND_FULL,
    OTHER,
    STANDARD,
    Card,
    CardCost,
    CardCount,
    ChangeFigure,
    Changes,
    Destroy,
    Discard,
    Element,
    EvadesFrom,
    Event,
    FieldCount,
    FieldIsEmpty,
    FigureIn,
    GainMana,
    Heal,
    Keyword,
    MagicDamage,
    Named,
    Pile,
    Possesses,
    Side,
    SpellClass,
    SpellCost,
    Stat,
    When,
    action_cost,
    creature,
    creatures,
    hits,
    spell,
    trashed,
    when,
    while_placed,
)
from duelkit.judgment.scenario import BOB, Scenario, scenario
from duelkit.judgment.state.log import L_COUNTER, L_DEATH, L_MANA, L_TRASH, L_TRIGGER
from duelkit.rulebook.cite import rule

NUMBERS = count(817_000)


def being(
    name: str,
    *abilities: Any,
    hp: int = 5,
    attack: int = 2,
    cost: int = 1,
    action: int = 1,
    icon: Any = STANDARD,
    guard: Any = NO_DEFENCE,
    element: Element = NONE,
    **more: Any,
) -> Card:
    return creature(
        next(NUMBERS), name, element, "Being", "", cost, action, hp, attack, icon, guard, *abilities, **more
    )


def made_spell(name: str, effect: Any, *choices: Any, cost: int = 0, **more: Any) -> Card:
    return spell(next(NUMBERS), name, SpellClass.CONJURATION, cost, effect, *choices, **more)


CAST = When(Event.SPELL_CAST, ANYTHING)
BURIED = When(Event.BURIED)
GRAVES = CardCount(ANYTHING, Pile.GRAVEYARD)
PLAIN = being("Plain")
FOE = being("Foe", hp=9)
WEAK = being("Weak", hp=2)
MOURNER = being("Mourner", when(trashed(), GainMana(10)), when(BURIED, GainMana(100)), hp=2)
BOLT = made_spell("Bolt", MagicDamage(2), ANYTHING)
BLAST = made_spell("Blast", MagicDamage(2, creatures()))
NOTHING = made_spell("Nothing", GainMana(1))
BLOOD = made_spell("Blood", Heal(1, creatures()), price=SpellCost(sacrifice=ANYTHING))
STRIP = made_spell("Strip", Discard(1))


def ready(*cards: Card, mana: int = 0) -> Scenario:
    duel = scenario()
    duel.alice.hand(*cards)
    duel.alice.mana(mana)
    return duel


def settled(duel: Scenario) -> list[int]:
    return [entry.card for entry in duel.log(L_TRIGGER)]


@pytest.mark.parametrize(("damage", "dies"), [(4, False), (5, True), (6, True)])
@rule("EOJ-TRASH-01", "EOJ-TERM-10", "EOJ-BATTLE-06")
def test_creature_with_no_hp_left_is_dead(damage: int, dies: bool) -> None:
    duel = ready(mana=1)
    mine = duel.alice.creature(being("Striker", attack=damage), at=8)
    foe = duel.bob.creature(PLAIN, at=5)
    duel.alice.attacks(mine)
    assert (duel.where(foe) == "graveyard") == dies
    assert [entry.card for entry in duel.log(L_DEATH)] == ([foe] if dies else [])


@rule("EOJ-TRASH-02", "EOJ-TRASH-03", "EOJ-BATTLE-13")
def test_body_stays_until_the_sync_and_is_then_between_field_and_graveyard() -> None:
    watcher = being("Watcher", when(hits(), GainMana(FieldCount(FieldIsEmpty()))), attack=9)
    ghost = being("Ghost", when(trashed(), GainMana(GRAVES)), when(BURIED, GainMana(GRAVES)), hp=2)
    duel = ready(mana=1)
    mine = duel.alice.creature(watcher, at=8)
    body = duel.bob.creature(ghost, at=5)
    duel.alice.attacks(mine)
    assert duel.alice.mana_left == 7  # two of nine fields were taken when the hit was settled
    assert duel.bob.mana_left == 1 + 0 + 1  # the bonus; not in the graveyard yet; in the graveyard
    assert duel.where(body) == "graveyard"


@rule("EOJ-TRASH-04", "EOJ-TRASH-05")
def test_owner_gains_one_mana_whoever_caused_the_death() -> None:
    duel = ready(BLAST)
    duel.alice.creature(WEAK, at=1)
    duel.bob.creature(WEAK, at=5)
    duel.bob.creature(WEAK, at=9)
    duel.alice.casts(BLAST)
    assert (duel.alice.mana_left, duel.bob.mana_left) == (1, 2)


@rule("EOJ-TRASH-05")
def test_bonus_of_a_possessed_creature_goes_to_its_owner() -> None:
    duel = ready(BOLT)
    duel.alice.creature(being("Ghost", while_placed(Possesses(ENEMY))), at=1)
    duel.bob.creature(WEAK, at=5)
    duel.alice.casts(BOLT)
    duel.alice.picks(WEAK)
    assert (duel.alice.mana_left, duel.bob.mana_left) == (0, 1)


@rule("EOJ-TRASH-06", "EOJ-TRASH-07", "EOJ-TRASH-14")
def test_when_trashed_is_the_sync_and_when_buried_is_later() -> None:
    killer = being("Killer", when(hits(), GainMana(GRAVES)), attack=9, icon=LANCER)
    duel = ready(mana=1)
    mine = duel.alice.creature(killer, at=8)
    duel.alice.creature(FOE, at=1)
    duel.bob.creature(MOURNER, at=5)
    duel.alice.attacks(mine)
    gains = [(entry.player, entry.a) for entry in duel.log(L_MANA) if entry.a > 0]
    assert gains == [(BOB, 1), (BOB, 10), (BOB, 100)]


@rule("EOJ-TRASH-08", "EOJ-TERM-02", "EOJ-STACK-02")
def test_sacrifice_is_no_trash() -> None:
    duel = ready(BLOOD)
    duel.alice.creature(MOURNER, at=5)
    duel.bob.creature(FOE, at=1)
    duel.alice.casts(BLOOD)
    assert duel.where(MOURNER) == "graveyard"
    assert duel.alice.mana_left == 0
    assert duel.log(L_TRASH) == []


@rule("EOJ-TRASH-09")
def test_creature_discarded_by_an_effect_is_no_trash() -> None:
    duel = ready(STRIP)
    duel.bob.hand(MOURNER)
    duel.alice.casts(STRIP)
    assert duel.where(MOURNER) == "graveyard"
    assert duel.bob.mana_left == 0


@rule("EOJ-TRASH-10")
def test_creature_discarded_for_the_hand_limit_is_no_trash() -> None:
    duel = ready(*[PLAIN] * 7, MOURNER)
    duel.alice.ends_turn()
    duel.alice.picks(MOURNER)
    assert duel.where(MOURNER) == "graveyard"
    assert duel.alice.mana_left == 0


@rule("EOJ-TRASH-11")
def test_abilities_directed_at_the_dead_do_nothing() -> None:
    mender = being("Mender", when(hits(), Heal(9)), attack=5)
    duel = ready(mana=1)
    mine = duel.alice.creature(mender, at=8)
    foe = duel.bob.creature(PLAIN, at=5)
    duel.alice.attacks(mine)
    assert duel.where(foe) == "graveyard"


@rule("EOJ-TRASH-12")
def test_waiting_abilities_of_the_dead_are_cancelled() -> None:
    slayer = being("Slayer", when(CAST, Destroy(creatures(Named("Victim")))))
    duel = ready(NOTHING)
    first = duel.alice.creature(slayer, at=1)
    duel.alice.creature(being("Victim", when(CAST, GainMana(50))), at=2)
    duel.alice.casts(NOTHING)
    assert settled(duel) == [first]
    assert duel.alice.mana_left == 1 + 1
    other = ready(NOTHING)
    duel = other
    victim = duel.alice.creature(being("Victim", when(CAST, GainMana(50))), at=1)
    last = duel.alice.creature(slayer, at=2)
    duel.alice.casts(NOTHING)
    assert settled(duel) == [victim, last]
    assert duel.alice.mana_left == 1 + 50 + 1


@rule("EOJ-TRASH-13")
def test_effects_of_the_dead_creatures_abilities_are_gone() -> None:
    duel = ready(BOLT)
    mine = duel.alice.creature(PLAIN, at=1)
    chief = duel.alice.creature(
        being("Chief", while_placed(Changes(Stat.ATTACK, 3, OTHER)), when(CAST, GainMana(5)), hp=2), at=5
    )
    assert duel.atk(mine) == 5
    duel.alice.casts(BOLT)
    duel.alice.picks(chief)
    assert duel.atk(mine) == 2
    duel.alice.hand(NOTHING)
    assert duel.alice.mana_left == 5 + 1


@rule("EOJ-TRASH-13")
def test_what_the_dead_brought_about_lasts_to_the_end_of_the_battle() -> None:
    herald = being("Herald", while_placed(EvadesFrom(ANYTHING, Named("Piercer"))), hp=2)
    duel = ready(mana=9)
    mine = duel.alice.creature(being("Piercer", icon=LANCER), at=8)
    body = duel.alice.creature(herald, at=5)
    foe = duel.bob.creature(being("Guard", guard=FULL, icon=LANCER), at=2)
    duel.alice.attacks(mine)
    assert [entry.card for entry in duel.log(L_COUNTER)] == [foe]
    assert duel.where(body) == "graveyard"
    assert duel.hp(mine) == 5
    duel.alice.ends_turn()
    duel.bob.mana(9)
    duel.bob.attacks(foe)
    assert duel.hp(mine) == 3


@rule("EOJ-TRASH-13", "EOJ-TRASH-14")
def test_the_dead_react_to_no_death_but_their_own() -> None:
    duel = ready(BLAST)
    first, second = (
        duel.alice.creature(being(f"Watcher {at}", when(trashed(ANYTHING), GainMana(10)), hp=2), at=at) for at in (1, 9)
    )
    duel.alice.casts(BLAST)
    assert settled(duel) == [first, second]
    assert duel.alice.mana_left == 2 + 20


@rule("EOJ-TRASH-14")
def test_own_trash_triggers_of_the_dead_take_effect() -> None:
    duel = ready(BOLT)
    body = duel.bob.creature(MOURNER, at=5)
    duel.alice.casts(BOLT)
    assert settled(duel) == [body, body]
    assert duel.bob.mana_left == 111


@rule("EOJ-TRASH-15", "EOJ-TRASH-16")
def test_graveyard_holds_the_dead_in_the_order_of_their_trash() -> None:
    duel = ready(BOLT, BLAST)
    late = duel.alice.creature(being("Late", hp=2), at=9)
    duel.alice.creature(being("Tough", hp=4), at=2)
    duel.alice.creature(being("Tougher", hp=4), at=1)
    duel.alice.casts(BOLT)
    duel.alice.picks(late)
    duel.alice.casts(BLAST)
    assert duel.alice.cards("graveyard") == ["Bolt", "Late", "Blast"]
    duel.alice.hand(BLAST)
    twin = ready(BLAST)
    twin.alice.creature(being("Nine", hp=2), at=9)
    twin.alice.creature(being("One", hp=2), at=1)
    twin.alice.casts(BLAST)
    assert twin.alice.cards("graveyard") == ["Blast", "One", "Nine"]


# the order of triggers


@rule("EOJ-TRIG-01")
def test_creatures_own_trigger_comes_before_those_of_others() -> None:
    duel = ready(BOLT)
    watcher = duel.bob.creature(being("Watcher", when(trashed(ANYTHING), GainMana(1)), hp=9), at=1)
    body = duel.bob.creature(being("Body", when(trashed(), GainMana(1)), hp=2), at=9)
    duel.alice.casts(BOLT)
    duel.alice.picks(body)
    assert settled(duel) == [body, watcher]


@rule("EOJ-TRIG-02")
def test_triggers_of_others_go_in_field_order() -> None:
    duel = ready(BOLT)
    watchers = {
        at: duel.bob.creature(
            being(f"Watcher {at}", when(trashed(ENEMY if at == 6 else ANYTHING), GainMana(1)), hp=9), at=at
        )
        for at in (8, 3, 6)
    }
    body = duel.alice.creature(WEAK, at=5)
    duel.alice.casts(BOLT)
    duel.alice.picks(body)
    assert settled(duel) == [watchers[3], watchers[6], watchers[8]]


@rule("EOJ-TRIG-02", "EOJ-SYNC-25")
def test_own_triggers_of_several_go_in_field_order_however_they_were_struck() -> None:
    dodgers = {}
    duel = ready(mana=9)
    mine = duel.alice.creature(being("Sweeper", icon=FULL_CIRCLE_BARRAGE), at=5, facing="south")
    for at in (8, 6, 4):
        dodgers[at] = duel.bob.creature(
            being(f"Dodger {at}", when(When(Event.EVADED), GainMana(1)), keywords=Keyword.VIGILANCE), at=at
        )
    duel.alice.attacks(mine)
    assert settled(duel) == [dodgers[4], dodgers[6], dodgers[8]]


@rule("EOJ-TRIG-03", "EOJ-TRIG-04", "EOJ-TRIG-05")
def test_observer_reacts_to_each_of_two_dead_after_both_own_triggers() -> None:
    duel = ready(BLAST)
    bandit = being("Bandit", when(trashed(), GainMana(1)), hp=2)
    lower = duel.alice.creature(bandit, at=7)
    upper = duel.alice.creature(being("Upper Bandit", when(trashed(), GainMana(1)), hp=2), at=2)
    observer = duel.alice.creature(being("Observer", when(trashed(OTHER), GainMana(10)), hp=9), at=1)
    duel.alice.casts(BLAST)
    assert settled(duel) == [upper, lower, observer, observer]
    assert duel.alice.mana_left == 2 + 2 + 20
    assert duel.alice.is_asked("act")  # nobody was asked for an order


# figures below zero


@rule("EOJ-PARAM-01", "EOJ-PARAM-02", "EOJ-ABIL-02", "EOJ-ABIL-02b", "EOJ-ABIL-11")
def test_attack_below_zero_counts_as_zero_and_is_kept_as_it_is() -> None:
    lower = made_spell("Lower", ChangeFigure(Stat.ATTACK, -5), ANYTHING)
    raise_ = made_spell("Raise", ChangeFigure(Stat.ATTACK, 4), ANYTHING)
    duel = ready(lower, raise_, mana=9)
    mine = duel.alice.creature(PLAIN, at=8)
    duel.alice.casts(lower)
    assert (duel.atk(mine), duel.raw_atk(mine)) == (0, -3)
    duel.alice.casts(raise_)
    assert (duel.atk(mine), duel.raw_atk(mine)) == (1, 1)


@rule("EOJ-PARAM-01", "EOJ-KIND-02")
def test_attack_below_zero_deals_no_damage() -> None:
    duel = ready(mana=5)
    mine = duel.alice.creature(PLAIN, at=8)
    foe = duel.bob.creature(being("Awe", while_placed(Changes(Stat.ATTACK, -5, ENEMY))), at=5)
    duel.alice.attacks(mine)
    assert duel.hp(foe) == 5
    blind = ready(mana=5)
    mine = blind.alice.creature(PLAIN, at=8)
    foe = blind.bob.creature(
        being("Blind Awe", while_placed(Changes(Stat.ATTACK, -5, ENEMY)), guard=NONE_BLIND_FULL), at=5
    )
    blind.alice.attacks(mine)
    assert blind.hp(foe) == 4  # the attack bonus, added to zero


@rule("EOJ-PARAM-03", "EOJ-PARAM-04", "EOJ-ABIL-12b")
def test_costs_below_zero_count_as_zero_and_increases_start_from_the_sum() -> None:
    easy = made_spell("Easy", ChangeFigure(Stat.ATTACK_COST, -4), ANYTHING)
    hard = made_spell("Hard", ChangeFigure(Stat.ATTACK_COST, 3), ANYTHING)
    duel = ready(easy, hard)
    mine = duel.alice.creature(being("Worker", action=2), at=8)
    duel.alice.casts(easy)
    assert duel.attack_cost(mine) == 0
    duel.alice.casts(hard)
    assert duel.attack_cost(mine) == 1


@pytest.mark.parametrize("fields", [(1, 2), (2, 1)])
@rule("EOJ-PARAM-04", "EOJ-ABIL-12", "EOJ-ABIL-13")
def test_re_action_costs_are_summed_before_they_count_as_zero(fields: tuple[int, int]) -> None:
    duel = ready(mana=5)
    mine = duel.alice.creature(being("Worker", action=1), at=8)
    duel.alice.creature(being("Captain", while_placed(*action_cost(-3, ALLIED & OTHER))), at=fields[0])
    duel.alice.creature(being("Binder", while_placed(*action_cost(2, ALLIED & OTHER))), at=fields[1])
    assert (duel.attack_cost(mine), duel.rotate_cost(mine)) == (0, 0)
    duel.alice.rotates(mine)
    assert duel.alice.mana_left == 5


@pytest.mark.parametrize("fields", [(1, 2), (2, 1)])
@rule("EOJ-PARAM-04")
def test_the_cost_of_a_creature_on_the_board_is_summed_too(fields: tuple[int, int]) -> None:
    kill = made_spell("Judge", Destroy(creatures(FigureIn(Stat.SUMMON_COST, at_most=0))))
    duel = ready(kill)
    mine = duel.alice.creature(being("Worker", cost=1), at=8)
    duel.alice.creature(being("Cheap", while_placed(Changes(Stat.SUMMON_COST, -3, Named("Worker")))), at=fields[0])
    duel.alice.creature(being("Dear", while_placed(Changes(Stat.SUMMON_COST, 2, Named("Worker")))), at=fields[1])
    duel.alice.casts(kill)
    assert duel.where(mine) == "graveyard"


@pytest.mark.parametrize("fields", [(1, 9), (9, 1)])
@rule("EOJ-CARD-05", "EOJ-PARAM-04")
def test_what_a_card_in_hand_costs_does_not_depend_on_the_order_of_fields(fields: tuple[int, int]) -> None:
    duel = ready(mana=2)
    card = duel.alice.hand(being("Recruit", cost=1))
    duel.alice.creature(being("Herald", while_placed(CardCost(ANYTHING, -1, least=1))), at=fields[0])
    duel.bob.creature(being("Toll", while_placed(CardCost(ANYTHING, 2, Side.OPPONENT))), at=fields[1])
    duel.alice.creature(PLAIN, at=5)
    duel.alice.summons(card, at=4)
    assert duel.alice.mana_left == 0


@rule("EOJ-PARAM-03")
def test_hp_is_never_shown_below_zero() -> None:
    asker = being("Asker", when(hits(), Discard(1, Side.YOU)), attack=9)
    duel = ready(PLAIN, FOE, mana=1)
    mine = duel.alice.creature(asker, at=8)
    foe = duel.bob.creature(PLAIN, at=5)
    duel.alice.attacks(mine)
    assert duel.alice.is_asked("pick")
    assert (duel.hp(foe), duel.raw_hp(foe)) == (0, -4)
