"""The state sync: when, in which order, interrupted and resumed. Rules: EOJ-SYNC."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from duelkit.judgment.engine.procedures.triggers import EndlessSync
from duelkit.judgment.language import (
    ALLIED,
    ANYTHING,
    ENEMY,
    FULL,
    IN_FRONT,
    LANCER,
    NO_DEFENCE,
    NONE,
    OTHER,
    SELF,
    STANDARD,
    AnyField,
    Card,
    ChangeFigure,
    Changes,
    ChosenField,
    CreatureCount,
    Discard,
    Element,
    Event,
    Fieldquake,
    FigureIn,
    GainMana,
    Heal,
    Incarnation,
    Keyword,
    MagicDamage,
    May,
    Move,
    Moving,
    Named,
    Possesses,
    SelfOn,
    Side,
    SpellClass,
    Stat,
    SumOf,
    Turn,
    Turning,
    TurnOf,
    Until,
    When,
    creature,
    creatures,
    extinct,
    field_of,
    hits,
    resolution_phase,
    spell,
    summoned,
    trashed,
    when,
    while_placed,
)
from duelkit.judgment.scenario import ALICE, BOB, Scenario, scenario
from duelkit.judgment.state.log import L_DEATH, L_MANA, L_TRASH, L_TRIGGER, L_TURN, entries
from duelkit.rulebook.cite import rule

NUMBERS = count(816_000)
FIRE, WATER = Element.FIRE, Element.WATER


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
    race: str = "Being",
    **more: Any,
) -> Card:
    return creature(next(NUMBERS), name, element, race, "", cost, action, hp, attack, icon, guard, *abilities, **more)


def made_spell(name: str, effect: Any, *choices: Any, cost: int = 0) -> Card:
    return spell(next(NUMBERS), name, SpellClass.CONJURATION, cost, effect, *choices)


CAST = When(Event.SPELL_CAST, ANYTHING)
QUAKED = When(Event.QUAKED, ANYTHING)
ROTATED = When(Event.ROTATED, ANYTHING)
BURIED = When(Event.BURIED)
PLAIN = being("Plain")
FOE = being("Foe", hp=9)
WEAK = being("Weak", hp=2)
NOTHING = made_spell("Nothing", GainMana(1))
BOLT = made_spell("Bolt", MagicDamage(2), ANYTHING)
BLAST = made_spell("Blast", MagicDamage(2, creatures()))
QUAKE = made_spell("Quake", Fieldquake(ChosenField()), AnyField())
STEP = made_spell("Step", Move(Moving.CHOSEN), ANYTHING)
LEADER = being("Leader", while_placed(Changes(Stat.ATTACK, 3, IN_FRONT)))


def ready(*cards: Card, mana: int = 20, **more: Any) -> Scenario:
    duel = scenario(**more)
    duel.alice.hand(*cards)
    duel.alice.mana(mana)
    return duel


def told(duel: Scenario, *kinds: int) -> list[tuple[int, int]]:
    """The log's entries of these kinds in order, each with its card."""
    return [(entry.kind, entry.card) for entry in entries(duel.duel.log) if entry.kind in kinds]


def settled(duel: Scenario) -> list[int]:
    """The cards whose triggers were settled, in order."""
    return [entry.card for entry in duel.log(L_TRIGGER)]


# when


@rule("EOJ-SYNC-01")
def test_sync_settles_effects_of_the_board_and_the_dead() -> None:
    duel = ready(QUAKE)
    duel.field(5, "earth", "water")
    frail = duel.alice.creature(being("Frail", hp=2, element=FIRE), at=5)
    leader = duel.alice.creature(being("Chief", while_placed(Changes(Stat.ATTACK, 1, ANYTHING))), at=1)
    assert duel.atk(frail) == 3
    duel.alice.casts(QUAKE)
    duel.alice.chooses_field(5)
    assert duel.where(frail) == "graveyard"
    assert duel.atk(leader) == 3


@rule("EOJ-SYNC-02")
def test_sync_as_the_turn_starts() -> None:
    duel = scenario(turn=BOB)
    morning = being("Morning", while_placed(Changes(Stat.ATTACK, 3), condition=TurnOf(Side.YOU)))
    mine = duel.alice.creature(morning, at=5)
    assert duel.atk(mine) == 2
    duel.bob.ends_turn()
    assert duel.alice.is_asked("act") and duel.atk(mine) == 5


@rule("EOJ-SYNC-03", "EOJ-SYNC-13")
def test_sync_after_a_spell() -> None:
    duel = ready(BOLT, NOTHING)
    foe = duel.bob.creature(WEAK, at=5)
    duel.alice.casts(BOLT)
    assert duel.where(foe) == "graveyard"
    assert duel.alice.is_asked("act")


@rule("EOJ-SYNC-04", "EOJ-SYNC-07")
def test_sync_after_a_rotation_by_re_action() -> None:
    duel = ready()
    leader = duel.alice.creature(LEADER, at=5, facing="north")
    ahead = duel.alice.creature(PLAIN, at=2)
    right = duel.alice.creature(being("Right"), at=6)
    assert (duel.atk(ahead), duel.atk(right)) == (5, 2)
    duel.alice.rotates(leader)
    assert (duel.atk(ahead), duel.atk(right)) == (2, 5)


@rule("EOJ-SYNC-05")
def test_sync_after_a_summon_in_action_phase_1() -> None:
    heir = being(
        "Heir",
        Incarnation(ANYTHING),
        while_placed(Changes(Stat.ATTACK, 3, Named("Plain"))),
        when(summoned(), GainMana(4)),
    )
    duel = ready(heir, mana=0)
    mine = duel.alice.creature(PLAIN, at=5)
    duel.alice.creature(WEAK, at=8)
    duel.alice.incarnates(heir, WEAK)
    assert duel.alice.is_asked("act")
    assert duel.atk(mine) == 5
    assert duel.alice.mana_left == 4


@rule("EOJ-SYNC-06")
def test_sync_after_a_battle_in_action_phase_1() -> None:
    duel = ready()
    mine = duel.alice.creature(PLAIN, at=8)
    duel.bob.creature(WEAK, at=5)
    duel.alice.attacks(mine)
    assert duel.alice.is_asked("act")
    assert duel.where(WEAK) == "graveyard"


@rule("EOJ-SYNC-07")
def test_sync_after_a_creature_has_changed_its_place() -> None:
    duel = ready(STEP)
    duel.alice.creature(LEADER, at=5, facing="north")
    mine = duel.alice.creature(PLAIN, at=2)
    assert duel.atk(mine) == 5
    duel.alice.casts(STEP)
    duel.alice.picks(mine)
    duel.alice.chooses_field(1)
    assert duel.atk(mine) == 2


@rule("EOJ-SYNC-08")
def test_sync_between_summon_and_battle_in_action_phase_2() -> None:
    strong = being("Strong", while_placed(Changes(Stat.ATTACK, 3)), when(summoned(), Heal(1, creatures(ENEMY))))
    duel = ready(strong)
    foe = duel.bob.creature(FOE, at=5)
    duel.alice.summons(strong, at=8)
    assert duel.hp(foe) == 9 + 1 - 5


@rule("EOJ-SYNC-09")
def test_sync_after_a_battle_in_action_phase_2() -> None:
    duel = ready(PLAIN)
    duel.alice.creature(being("Keeper", when(resolution_phase(), Discard(1, Side.YOU))), at=1)
    duel.alice.hand(WEAK, FOE)
    victim = duel.bob.creature(WEAK, at=5)
    duel.alice.creature(FOE, at=7)
    duel.alice.summons(PLAIN, at=8)
    assert duel.alice.is_asked("pick")  # the resolution phase, before its own sync
    assert duel.where(victim) == "graveyard"


@rule("EOJ-SYNC-10")
def test_sync_after_action_phase_2() -> None:
    duel = ready(PLAIN, WEAK)
    duel.alice.creature(being("Keeper", when(resolution_phase(), Discard(1, Side.YOU))), at=1)
    victim = duel.bob.creature(FOE, at=5)
    duel.alice.ends_action_1()
    duel.duel.creatures[victim].damage = 9
    duel.duel.touched()
    duel.alice.ends_turn()
    assert duel.alice.is_asked("pick")
    assert duel.where(victim) == "graveyard"


@rule("EOJ-SYNC-11", "EOJ-PHASE-11")
def test_sync_of_the_resolution_phase_comes_before_the_hand_limit() -> None:
    duel = ready(*[PLAIN] * 8)
    duel.alice.creature(being("Burner", when(resolution_phase(), MagicDamage(2, creatures(ENEMY)))), at=1)
    victim = duel.bob.creature(WEAK, at=5)
    duel.alice.ends_turn()
    assert duel.alice.is_asked("pick")
    assert duel.where(victim) == "graveyard"
    assert duel.alice.hand_size == 8


@rule("EOJ-SYNC-12", "EOJ-WIN-01")
def test_sync_after_the_turn_has_ended_and_after_victory_was_judged() -> None:
    borrowed = made_spell("Borrowed", ChangeFigure(Stat.HP, 3, until=Until.END_OF_TURN), ALLIED)
    duel = ready(borrowed, BLAST)
    mine = duel.alice.creature(being("Kept", hp=2), at=5)
    duel.alice.casts(borrowed)
    duel.alice.casts(BLAST)
    assert duel.hp(mine) == 3
    duel.alice.ends_turn()
    assert [kind for kind, _ in told(duel, L_TRASH, L_TURN)] == [L_TRASH, L_TURN]
    winner = ready(borrowed, BLAST)
    winner.alice.creature(being("Kept Too", hp=2), at=5)
    for at in (1, 2, 3, 4):
        winner.alice.creature(PLAIN, at=at)
    winner.alice.casts(borrowed)
    winner.alice.picks(winner.duel.occupant[4])
    winner.alice.casts(BLAST)
    winner.alice.ends_turn()
    assert winner.winner == ALICE


@rule("EOJ-SYNC-13")
def test_new_effects_are_settled_on_the_spot() -> None:
    duel = ready(BOLT, mana=0)
    duel.alice.creature(being("Heiress", when(trashed(ENEMY), GainMana(4))), at=1)
    duel.bob.creature(WEAK, at=5)
    duel.alice.casts(BOLT)
    duel.alice.picks(WEAK)
    assert duel.alice.mana_left == 4


@rule("EOJ-SYNC-14", "EOJ-BATTLE-07", "EOJ-TRASH-13", "EOJ-TRASH-02")
def test_no_sync_inside_a_battle() -> None:
    herald = being("Herald", while_placed(Changes(Stat.ATTACK, 3, ALLIED & OTHER)), hp=2)
    asker = being("Asker", when(hits(Named("Herald")), May(GainMana(1))), icon=LANCER, hp=20)
    duel = ready()
    mine = duel.alice.creature(asker, at=8)
    dead = duel.bob.creature(herald, at=5)
    foe = duel.bob.creature(being("Striker", icon=LANCER, guard=FULL, hp=9), at=2)
    assert duel.atk(foe) == 5
    duel.alice.attacks(mine)
    assert duel.alice.is_asked("confirm")
    assert duel.is_dead(dead)
    assert duel.at(5) == "Herald"
    assert duel.atk(foe) == 5  # nothing is worked out anew in a battle
    duel.alice.says_no()
    assert duel.hp(mine) == 20 - 5
    assert duel.where(dead) == "graveyard"
    assert duel.atk(foe) == 2


# priorities


@rule("EOJ-SYNC-15", "EOJ-SYNC-16", "EOJ-SYNC-30")
def test_triggers_come_before_field_effects_and_deaths() -> None:
    healer = being("Healer", when(QUAKED, Heal(3, creatures(Named("Frail")))))
    duel = ready(QUAKE)
    duel.field(5, "earth", "water")
    duel.alice.creature(healer, at=1)
    frail = duel.alice.creature(being("Frail", hp=2, element=FIRE), at=5)
    duel.alice.casts(QUAKE)
    duel.alice.chooses_field(5)
    assert duel.hp(frail) == 3
    assert duel.where(frail) == "board"


@rule("EOJ-SYNC-16", "EOJ-SYNC-17", "EOJ-SYNC-29")
def test_placement_effects_see_the_field_effects() -> None:
    proud = being("Proud", while_placed(Changes(Stat.ATTACK, 4, FigureIn(Stat.HP, at_least=7))))
    duel = ready(QUAKE)
    duel.field(9, "earth", "fire")
    duel.alice.creature(proud, at=1)
    mine = duel.alice.creature(being("Flame", element=FIRE), at=9)
    assert duel.atk(mine) == 2
    duel.alice.casts(QUAKE)
    duel.alice.chooses_field(9)
    assert (duel.hp(mine), duel.atk(mine)) == (7, 6)


@rule("EOJ-SYNC-17")
def test_placement_effects_go_in_field_order() -> None:
    duel = ready(BOLT)
    late = duel.alice.creature(being("Late", while_placed(Possesses(ENEMY))), at=9)
    early = duel.alice.creature(being("Early", while_placed(Possesses(ENEMY)), hp=2), at=3)
    slave = duel.bob.creature(FOE, at=5)
    duel.start()
    assert duel.duel.creatures[slave].possessor == early
    duel.alice.casts(BOLT)
    duel.alice.picks(early)
    assert duel.duel.creatures[slave].possessor == late


@rule("EOJ-SYNC-17", "EOJ-ABIL-15", "EOJ-ABIL-15b", "EOJ-ABIL-15c")
def test_extinction_is_ahead_of_placement_effects() -> None:
    guardian = being("Guardian", extinct(SelfOn(WATER)), while_placed(Changes(Stat.HP, 2, OTHER)))
    duel = ready(QUAKE)
    duel.field(9, "earth", "water")
    duel.alice.creature(guardian, at=9)
    ward = duel.alice.creature(being("Ward", hp=1), at=1)
    duel.start()
    duel.duel.creatures[ward].damage = 1
    assert duel.hp(ward) == 2
    duel.alice.casts(QUAKE)
    duel.alice.chooses_field(9)
    assert duel.where(guardian) == "graveyard"
    assert duel.where(ward) == "graveyard"
    assert [card for _, card in told(duel, L_DEATH)] == [duel.find(guardian), ward]
    assert duel.alice.mana_left == 21  # the ward's bonus alone


@rule("EOJ-SYNC-18", "EOJ-SYNC-19")
def test_all_trash_bonuses_come_in_field_order_before_any_trash_ability() -> None:
    first = being("First", when(trashed(), GainMana(3)), hp=2)
    duel = ready(BLAST)
    lower = duel.alice.creature(first, at=9)
    upper = duel.bob.creature(being("Upper", when(trashed(), GainMana(3)), hp=2), at=1)
    duel.alice.casts(BLAST)
    gains = [(entry.player, entry.a) for entry in duel.log(L_MANA)]
    assert gains == [(BOB, 1), (ALICE, 1), (BOB, 3), (ALICE, 3)]
    assert settled(duel) == [upper, lower]


@rule("EOJ-SYNC-19", "EOJ-SYNC-20", "EOJ-SYNC-21", "EOJ-TRASH-07")
def test_trash_abilities_then_the_way_to_the_graveyard_then_abilities_of_the_graveyard() -> None:
    returner = being("Returner", keywords=Keyword.RETURN, hp=2)
    both = being("Both", when(trashed(), GainMana(10)), when(BURIED, GainMana(100)), hp=2)
    duel = ready(BLAST, mana=0)
    duel.alice.creature(both, at=1)
    first = duel.alice.creature(returner, at=5)
    second = duel.alice.creature(
        being("Second Returner", when(BURIED, GainMana(1000)), keywords=Keyword.RETURN, hp=2), at=9
    )
    duel.alice.casts(BLAST)
    assert duel.alice.mana_left == 3 + 10
    assert duel.alice.is_asked("confirm")
    assert duel.alice.can("yes", first)
    duel.alice.says_no()
    assert duel.alice.can("yes", second)
    assert duel.alice.mana_left == 13
    duel.alice.says_yes()
    assert duel.alice.mana_left == 12 + 100
    assert duel.where(second) == "hand"  # and not in the graveyard: nothing of that is set off
    assert duel.where(first) == "graveyard"


@rule("EOJ-SYNC-20", "EOJ-TRASH-15")
def test_dead_go_to_the_graveyard_in_field_order() -> None:
    duel = ready(BLAST)
    names = {3: "C", 1: "A", 7: "G", 5: "E"}
    for at, name in names.items():
        duel.alice.creature(being(name, hp=2), at=at)
    duel.alice.casts(BLAST)
    assert duel.alice.cards("graveyard") == ["Blast", "A", "C", "E", "G"]


@rule("EOJ-SYNC-21")
def test_abilities_of_the_graveyard_are_settled_in_the_order_of_entering() -> None:
    duel = ready(BLAST)
    cards = {at: duel.alice.creature(being(f"At {at}", when(BURIED, GainMana(1)), hp=2), at=at) for at in (9, 2, 6)}
    duel.alice.casts(BLAST)
    assert settled(duel) == [cards[2], cards[6], cards[9]]
    assert duel.alice.cards("graveyard") == ["Blast", "At 2", "At 6", "At 9"]


@rule("EOJ-SYNC-22")
def test_effects_of_one_kind_go_field_by_field() -> None:
    twice = [when(CAST, GainMana(1)), when(CAST, GainMana(2))]
    duel = ready(NOTHING)
    low = duel.alice.creature(being("Low", *twice), at=8)
    high = duel.bob.creature(being("High", *twice), at=3)
    duel.alice.casts(NOTHING)
    assert [(entry.card, entry.a) for entry in duel.log(L_TRIGGER)] == [(high, 0), (high, 1), (low, 0), (low, 1)]


@rule("EOJ-SYNC-23", "EOJ-SYNC-31")
def test_sync_goes_on_until_nothing_new_arises() -> None:
    duel = ready(BOLT)
    chain = [
        duel.bob.creature(being(f"Link {at}", while_placed(Changes(Stat.HP, 2, Named(f"Link {at + 1}"))), hp=2), at=at)
        for at in (1, 2, 3)
    ]
    duel.start()
    for card in chain[1:]:
        duel.duel.creatures[card].damage = 2
    duel.alice.casts(BOLT)
    duel.alice.picks(chain[0])
    assert [card for _, card in told(duel, L_TRASH)] == chain
    assert duel.bob.mana_left == 3
    assert duel.alice.is_asked("act")


@rule("EOJ-SYNC-23")
def test_endless_triggers_are_an_error_and_do_not_hang() -> None:
    duel = ready(QUAKE)
    duel.alice.creature(being("Shaker", when(QUAKED, Fieldquake(field_of(SELF)))), at=5)
    duel.alice.casts(QUAKE)
    with pytest.raises(EndlessSync, match="Shaker"):
        duel.alice.chooses_field(1)


# interruption and resumption


@rule("EOJ-SYNC-24", "EOJ-SYNC-25", "EOJ-SYNC-26", "EOJ-SYNC-27", "EOJ-SYNC-22")
def test_new_triggers_come_before_those_that_wait_each_group_in_field_order() -> None:
    duel = ready(NOTHING)
    a = duel.alice.creature(being("A", when(CAST, Fieldquake(field_of(SELF)))), at=1)
    b = duel.alice.creature(being("B", when(CAST, GainMana(1))), at=2)
    c = duel.alice.creature(being("C", when(CAST, GainMana(1))), at=3)
    z = duel.alice.creature(being("Z", when(ROTATED, GainMana(1))), at=4)
    x = duel.alice.creature(being("X", when(QUAKED, GainMana(1))), at=9)
    y = duel.alice.creature(being("Y", when(QUAKED, Turn(Turning.HALF, SELF))), at=8)
    duel.alice.casts(NOTHING)
    assert settled(duel) == [a, y, z, x, b, c]


@rule("EOJ-SYNC-26")
def test_placement_effects_of_an_interruption_are_in_force_before_the_rest_goes_on() -> None:
    duel = ready(NOTHING, mana=0)
    duel.field(1, "earth", "fire")
    kindled = being(
        "Kindled", while_placed(Changes(Stat.ATTACK, 3), condition=SelfOn(FIRE)), when(CAST, Fieldquake(field_of(SELF)))
    )
    duel.alice.creature(kindled, at=1)
    duel.alice.creature(being("Reader", when(CAST, GainMana(SumOf(Named("Kindled"), Stat.ATTACK)))), at=2)
    duel.alice.casts(NOTHING)
    assert duel.alice.mana_left == 1 + 5


@rule("EOJ-SYNC-28")
def test_interrupted_sync_goes_on_where_it_stopped() -> None:
    duel = ready(BLAST, mana=0)
    first = duel.alice.creature(being("First", when(trashed(), Fieldquake(field_of(SELF))), hp=2), at=2)
    second = duel.alice.creature(being("Second", when(trashed(), GainMana(10)), hp=2), at=5)
    watcher = duel.alice.creature(being("Watcher", when(QUAKED, GainMana(100)), hp=9), at=9)
    duel.alice.casts(BLAST)
    assert settled(duel) == [first, watcher, second]
    assert duel.alice.mana_left == 2 + 100 + 10  # each bonus once
    assert [card for _, card in told(duel, L_TRASH)] == [first, second]
    assert duel.alice.cards("graveyard") == ["Blast", "First", "Second"]


@rule("EOJ-SYNC-29", "EOJ-ABIL-26b")
def test_figures_are_worked_out_from_the_final_placement() -> None:
    crowd = being("Crowd", while_placed(Changes(Stat.ATTACK, CreatureCount(OTHER))))
    duel = ready(BLAST)
    mine = duel.alice.creature(crowd, at=5)
    for at in (1, 2, 3):
        duel.bob.creature(WEAK, at=at)
    assert duel.atk(mine) == 2 + 3
    duel.alice.casts(BLAST)
    assert duel.atk(mine) == 2


@rule("EOJ-SYNC-30")
def test_penalty_and_placement_effect_are_judged_together() -> None:
    duel = ready(QUAKE)
    duel.field(5, "earth", "water")
    duel.alice.creature(being("Nurse", while_placed(Changes(Stat.HP, 2, OTHER))), at=1)
    frail = duel.alice.creature(being("Frail", hp=1, element=FIRE), at=5)
    assert duel.hp(frail) == 3
    duel.alice.casts(QUAKE)
    duel.alice.chooses_field(5)
    assert (duel.where(frail), duel.hp(frail)) == ("board", 1)
    assert told(duel, L_DEATH) == []
