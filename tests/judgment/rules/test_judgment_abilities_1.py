"""Keyword abilities of chapter 20, first part: 移動 to 指揮. Rules: EOJ-ABIL-01 to EOJ-ABIL-16."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from duelkit.judgment.language import (
    ALLIED,
    ANYTHING,
    ENEMY,
    FRONT_BACK,
    FRONT_BLIND_BACK,
    FULL,
    FULL_CIRCLE_BARRAGE,
    LANCER,
    NO_DEFENCE,
    NONE,
    OTHER,
    SELECTIVE_FULL_CIRCLE,
    SELF,
    STANDARD,
    STANDARD_RANGED,
    AttackPattern,
    Card,
    Changes,
    Damage,
    Element,
    Event,
    FigureOf,
    GainMana,
    Grants,
    IsAdjacent,
    Keyword,
    MagicDamage,
    Mode,
    Move,
    Moving,
    Named,
    OfElement,
    SelfOn,
    SpellClass,
    Stat,
    Strike,
    There,
    Turn,
    Turning,
    UsesPattern,
    When,
    action_cost,
    creature,
    defence,
    extinct,
    has_attacked,
    hits,
    spell,
    trashed,
    when,
    while_placed,
)
from duelkit.judgment.scenario import ALICE, FACINGS, Scenario, scenario
from duelkit.judgment.state.log import L_ATTACK, L_COUNTER, L_EVADED
from duelkit.rulebook.cite import rule

NUMBERS = count(821_000)
BACK_COUNTER = defence(FRONT_BACK.counter)


def being(
    name: str,
    *abilities: Any,
    hp: int = 9,
    attack: int = 2,
    action: int = 1,
    icon: Any = STANDARD,
    guard: Any = NO_DEFENCE,
    element: Element = NONE,
    cost: int = 1,
    **more: Any,
) -> Card:
    return creature(
        next(NUMBERS), name, element, "Being", "", cost, action, hp, attack, icon, guard, *abilities, **more
    )


def made_spell(name: str, effect: Any, *choices: Any) -> Card:
    return spell(next(NUMBERS), name, SpellClass.CONJURATION, 0, effect, *choices)


BACKWARD = AttackPattern("back", Damage.PHYSICAL, Mode.CHOOSE, ((0, -1),))
PLAIN = being("Plain")
FOE = being("Foe")
GUARD = being("Guard", guard=FULL, icon=SELECTIVE_FULL_CIRCLE)
ROUND = being("Round", icon=SELECTIVE_FULL_CIRCLE)
DODGER = being("Seeded Dodger", evasion=1)
NINJA = being("Ninja", when(hits(), Turn(Turning.BACK_TO_SELF)))


def ready(*cards: Card, mana: int = 20, turn: int = ALICE) -> Scenario:
    duel = scenario(turn=turn)
    duel.alice.hand(*cards)
    duel.alice.mana(mana)
    return duel


def counters(duel: Scenario) -> list[int]:
    return [entry.card for entry in duel.log(L_COUNTER)]


def attack(
    attacker: Card,
    defender: Card,
    *,
    facing: str = "south",
    at: int = 8,
    defender_at: int = 5,
    chances: tuple[bool, ...] = (),
) -> tuple[Scenario, int, int]:
    """Alice's attacker attacks Bob's defender."""
    duel = ready()
    mine = duel.alice.creature(attacker, at=at)
    foe = duel.bob.creature(defender, at=defender_at, facing=facing)
    duel.chances(*chances)
    duel.alice.attacks(mine)
    return duel, mine, foe


@rule("EOJ-ABIL-01", "EOJ-ABIL-27")
def test_move_and_pull() -> None:
    pusher = being("Pusher", when(hits(), Move(Moving.PUSHED)))
    duel, _, foe = attack(pusher, FOE)
    assert duel.position(foe) == 2
    puller = being("Puller", when(hits(), Move(Moving.IN_FRONT)), icon=STANDARD_RANGED)
    duel, _, foe = attack(puller, FOE, defender_at=2)
    assert duel.position(foe) == 5
    blocked = ready()
    mine = blocked.alice.creature(pusher, at=8)
    foe = blocked.bob.creature(FOE, at=5)
    blocked.bob.creature(PLAIN, at=2)
    blocked.alice.attacks(mine)
    assert blocked.position(foe) == 5


@rule("EOJ-ABIL-02", "EOJ-ABIL-11")
def test_fear_lowers_and_inspiration_raises_attack() -> None:
    duel = ready()
    mine = duel.alice.creature(PLAIN, at=8)
    duel.alice.creature(being("Drummer", while_placed(Changes(Stat.ATTACK, 2, ALLIED & OTHER))), at=1)
    foe = duel.bob.creature(FOE, at=5)
    duel.bob.creature(being("Awe", while_placed(Changes(Stat.ATTACK, -1, ENEMY & IsAdjacent()))), at=7)
    assert (duel.atk(mine), duel.atk(foe)) == (3, 2)


@rule("EOJ-ABIL-03", "EOJ-ABIL-16", "EOJ-ABIL-31")
def test_abilities_given_to_others() -> None:
    giver = being(
        "Giver",
        while_placed(
            Grants(Keyword.INVISIBLE, Named("Hidden")),
            Changes(Stat.EVASION, 1, Named("Scouted")),
            Changes(Stat.PROTECTION, 1, Named("Defended")),
        ),
    )
    duel = ready()
    mine = duel.alice.creature(ROUND, at=5)
    duel.bob.creature(giver, at=1)
    duel.bob.creature(being("Hidden"), at=2)
    scouted = duel.bob.creature(being("Scouted"), at=4)
    duel.bob.creature(being("Defended"), at=6)
    duel.chances(True)
    duel.alice.attacks(mine, scouted)
    assert duel.hp(scouted) == 9
    assert len(duel.log(L_EVADED)) == 1
    assert "Hidden" not in [duel.duel.info[entry.a].name for entry in duel.log(L_ATTACK)]
    again = ready()
    mine = again.alice.creature(ROUND, at=5)
    again.bob.creature(giver, at=1)
    again.bob.creature(being("Hidden"), at=2)
    defended = again.bob.creature(being("Defended"), at=6)
    again.alice.attacks(mine)
    assert again.hp(defended) == 8


@pytest.mark.parametrize("facing", FACINGS)
@rule("EOJ-ABIL-04", "EOJ-ABIL-04b", "EOJ-ABIL-04c")
def test_turned_creature_shows_its_back_and_cannot_counterattack(facing: str) -> None:
    duel, _, foe = attack(NINJA, GUARD, facing=facing)
    assert duel.facing(foe) == "north"
    assert counters(duel) == []
    plain, _, foe = attack(PLAIN, GUARD, facing=facing)
    assert counters(plain) == [foe]


@rule("EOJ-ABIL-04")
def test_half_turn() -> None:
    duel = ready(made_spell("Spin", Turn(Turning.HALF), ANYTHING))
    foe = duel.bob.creature(FOE, at=5, facing="east")
    duel.alice.casts(duel.duel.info[duel.duel.hand[ALICE][0]].definition)
    assert duel.facing(foe) == "west"


@pytest.mark.parametrize(("chances", "evaded"), [((True,), True), ((False,), False)])
@rule("EOJ-ABIL-05", "EOJ-ABIL-05b")
def test_evasion_is_one_test_of_one_half(chances: tuple[bool, ...], evaded: bool) -> None:
    duel, _, foe = attack(PLAIN, being("Dodger", evasion=1), chances=chances)
    assert duel.hp(foe) == (9 if evaded else 7)
    assert duel.duel.forced == []


@rule("EOJ-ABIL-05")
def test_evasion_succeeds_about_half_of_the_time() -> None:
    evaded = 0
    for seed in range(200):
        duel = scenario(seed=seed)
        duel.alice.mana(5)
        mine = duel.alice.creature(PLAIN, at=8)
        duel.bob.creature(DODGER, at=5)
        duel.alice.attacks(mine)
        evaded += len(duel.log(L_EVADED))
    assert 70 < evaded < 130


@pytest.mark.parametrize(("chances", "evaded"), [((False, True), True), ((True, False), True), ((False, False), False)])
@rule("EOJ-ABIL-05c")
def test_one_success_of_several_evasions_is_enough(chances: tuple[bool, ...], evaded: bool) -> None:
    duel, _, foe = attack(PLAIN, being("Dodger", evasion=2), chances=chances)
    assert duel.hp(foe) == (9 if evaded else 7)
    assert duel.duel.forced == []


@rule("EOJ-ABIL-06", "EOJ-ABIL-06b", "EOJ-ABIL-06c", "EOJ-ORIENT-03")
def test_ambush_comes_from_the_back_of_the_card() -> None:
    ambusher = being("Ambusher", keywords=Keyword.AMBUSH)
    duel, mine, foe = attack(ambusher, being("Blind Back", guard=FRONT_BLIND_BACK, icon=SELECTIVE_FULL_CIRCLE))
    assert duel.hp(foe) == 9 - 3
    assert counters(duel) == []
    for facing in FACINGS:  # side and reach are those of the field behind it, wherever the attacker stands
        back_only = being("Back Guard", guard=BACK_COUNTER, icon=BACKWARD)
        duel, mine, foe = attack(ambusher, back_only, facing=facing)
        assert counters(duel) == [foe]
        assert duel.hp(mine) == 7
        duel, mine, foe = attack(ambusher, being("Forward Guard", guard=BACK_COUNTER), facing=facing)
        assert counters(duel) == []
    duel, mine, foe = attack(PLAIN, being("Blind Back", guard=FRONT_BLIND_BACK, icon=SELECTIVE_FULL_CIRCLE))
    assert duel.hp(foe) == 9 - 2
    assert counters(duel) == [foe]


@pytest.mark.parametrize(("foes", "damage"), [(("Foe",), 2), (("Prey",), 5), (("Prey", "Prey Two"), 5)])
@rule("EOJ-ABIL-07", "EOJ-ABIL-07c")
def test_power_strike_counts_once_for_any_number_of_targets(foes: tuple[str, ...], damage: int) -> None:
    hunter = being(
        "Hunter", while_placed(Strike(3, if_any=Named("Prey") | Named("Prey Two"))), icon=FULL_CIRCLE_BARRAGE
    )
    duel = ready()
    mine = duel.alice.creature(hunter, at=5)
    cards = [duel.bob.creature(being(name), at=at) for name, at in zip(foes, (2, 4), strict=False)]
    duel.alice.attacks(mine)
    assert [duel.hp(card) for card in cards] == [9 - damage] * len(cards)


@rule("EOJ-ABIL-07")
def test_power_strike_does_not_work_on_a_counterattack() -> None:
    hunter = being("Hunter", while_placed(Strike(3)), guard=FULL)
    duel, mine, _ = attack(PLAIN, hunter)
    assert duel.hp(mine) == 7


@rule("EOJ-ABIL-07b")
def test_friend_among_the_targets_satisfies_a_power_strike() -> None:
    hunter = being("Hunter", while_placed(Strike(3, if_any=Named("Friend"))), icon=LANCER)
    duel = ready()
    mine = duel.alice.creature(hunter, at=8)
    friend = duel.alice.creature(being("Friend"), at=5)
    foe = duel.bob.creature(FOE, at=2)
    duel.alice.attacks(mine)
    assert (duel.hp(friend), duel.hp(foe)) == (4, 4)


@rule("EOJ-ABIL-07d", "EOJ-ABIL-37")
def test_power_and_wild_strikes_end_with_the_attack() -> None:
    reader = when(has_attacked(), GainMana(FigureOf(SELF, Stat.ATTACK)))
    for amount, damage in ((3, 5), (-1, 1)):
        duel = ready(mana=1)
        mine = duel.alice.creature(being("Swing", while_placed(Strike(amount)), reader), at=8)
        foe = duel.bob.creature(FOE, at=5)
        duel.alice.attacks(mine)
        assert duel.hp(foe) == 9 - damage
        assert duel.alice.mana_left == 2
        assert duel.atk(mine) == 2


@rule("EOJ-ABIL-37")
def test_wild_strike_lowers_attack_only_if_its_condition_is_met() -> None:
    wild = being("Wild", while_placed(Strike(-1, if_any=OfElement(Element.FIRE))))
    assert attack(wild, FOE)[0].hp(FOE) == 7
    duel, _, foe = attack(wild, being("Flame", element=Element.FIRE))
    assert duel.hp(foe) == 8


@rule("EOJ-ABIL-08", "EOJ-ABIL-08b", "EOJ-ABIL-08c")
def test_vigilance_evades_every_physical_attack_on_a_proper_target() -> None:
    angry = being("Angry", when(When(Event.EVADED), GainMana(5)), keywords=Keyword.VIGILANCE)
    for _ in range(3):
        duel, _, foe = attack(PLAIN, angry)
        assert duel.hp(foe) == 9
        assert len(duel.log(L_ATTACK)) == 1
        assert duel.bob.mana_left == 5


@rule("EOJ-ABIL-09", "EOJ-COUNTER-11")
def test_attack_change_replaces_the_icon_for_attacks_and_counterattacks() -> None:
    changer = being(
        "Changer",
        while_placed(UsesPattern(1), condition=There(Named("Banner"))),
        icon=[STANDARD, STANDARD_RANGED],
        guard=FULL,
    )
    for banner in (False, True):
        duel = ready()
        mine = duel.alice.creature(changer, at=8)
        near = duel.bob.creature(FOE, at=5)
        far = duel.bob.creature(being("Far"), at=2)
        if banner:
            duel.alice.creature(being("Banner"), at=9)
        duel.alice.attacks(mine)
        assert (duel.hp(near), duel.hp(far)) == ((9, 7) if banner else (7, 9))
        other = ready()
        mine = other.alice.creature(PLAIN, at=8)
        foe = other.bob.creature(changer, at=5)
        if banner:
            other.bob.creature(being("Banner"), at=1)
        other.alice.attacks(mine)
        assert counters(other) == ([] if banner else [foe])


@rule("EOJ-ABIL-12", "EOJ-ABIL-13", "EOJ-ABIL-12b")
def test_command_lowers_and_bind_raises_re_action_costs() -> None:
    duel = ready()
    mine = duel.alice.creature(being("Worker", action=3), at=8)
    duel.alice.creature(being("Captain", while_placed(*action_cost(-2, ALLIED & OTHER))), at=1)
    foe = duel.bob.creature(being("Lazy", action=1), at=5)
    duel.alice.creature(being("Binder", while_placed(*action_cost(2, ENEMY))), at=9)
    assert (duel.attack_cost(mine), duel.rotate_cost(mine)) == (1, 1)
    assert (duel.attack_cost(foe), duel.rotate_cost(foe)) == (3, 3)
    duel.alice.rotates(mine)
    assert duel.alice.mana_left == 19
    low = ready()
    cheap = low.alice.creature(being("Cheap", action=1), at=8)
    low.alice.creature(being("Captain Two", while_placed(*action_cost(-2, ALLIED & OTHER))), at=1)
    assert (low.attack_cost(cheap), low.rotate_cost(cheap)) == (0, 0)


@rule("EOJ-ABIL-14", "EOJ-ABIL-14b")
def test_agile_lowers_the_own_cost_or_the_one_that_is_named() -> None:
    duel = ready()
    both = duel.alice.creature(being("Agile", while_placed(*action_cost(-1)), action=3), at=1)
    turner = duel.alice.creature(being("Turner", while_placed(Changes(Stat.ROTATE_COST, -1)), action=3), at=2)
    striker = duel.alice.creature(being("Striker", while_placed(Changes(Stat.ATTACK_COST, -1)), action=3), at=3)
    assert (duel.attack_cost(both), duel.rotate_cost(both)) == (2, 2)
    assert (duel.attack_cost(turner), duel.rotate_cost(turner)) == (3, 2)
    assert (duel.attack_cost(striker), duel.rotate_cost(striker)) == (2, 3)


@rule("EOJ-ABIL-15", "EOJ-ABIL-15b")
def test_extinction_kills_at_once_without_a_bonus_but_its_trash_abilities_work() -> None:
    doomed = being("Doomed", extinct(~There(Named("Anchor"))), when(trashed(), GainMana(10)))
    duel = ready(made_spell("Bolt", MagicDamage(9), Named("Anchor")), mana=0)
    mine = duel.alice.creature(doomed, at=5)
    duel.bob.creature(being("Anchor"), at=1)
    duel.alice.casts(duel.duel.info[duel.duel.hand[ALICE][0]].definition)
    assert duel.where(mine) == "graveyard"
    assert duel.alice.mana_left == 10
    assert duel.bob.mana_left == 1


@rule("EOJ-ABIL-15b")
def test_extinction_and_a_penalty_in_the_same_sync_give_no_bonus_but_a_death_in_battle_does() -> None:
    drowning = being("Drowning", extinct(SelfOn(Element.WATER)), element=Element.FIRE, hp=2, guard=NO_DEFENCE)
    duel = ready(drowning, mana=1)
    duel.field(5, "water")
    duel.alice.summons(drowning, at=5)
    assert duel.where(drowning) == "graveyard"
    assert duel.alice.mana_left == 0
    fight = ready()
    mine = fight.alice.creature(being("Killer", attack=9), at=8)
    foe = fight.bob.creature(being("Fish", extinct(There(Named("Killer"))), hp=2), at=5)
    assert fight.where(foe) == "graveyard" or not fight.alice.can("attack", mine)
    assert fight.bob.mana_left == 0


@rule("EOJ-ABIL-15b", "EOJ-SYNC-17")
def test_creature_that_died_in_battle_keeps_its_bonus_even_if_its_extinction_holds_too() -> None:
    duel = ready()
    mine = duel.alice.creature(being("Killer", attack=9), at=8)
    foe = duel.bob.creature(being("Twin", extinct(~There(Named("Twin Two")))), at=5)
    duel.bob.creature(being("Twin Two"), at=2)
    duel.start()
    duel.duel.creatures[foe].hp = -5
    duel.alice.attacks(mine)
    assert duel.where(foe) == "graveyard"
    assert duel.bob.mana_left == 1
