"""Positions that continuous effects keep, phases that are counted, numbers that a player chooses for a cost."""

from __future__ import annotations

from typing import Any

import pytest

from duelkit.yugioh.cards import library
from duelkit.yugioh.rulings import run
from duelkit.yugioh.rulings.position import cards_in, plain
from duelkit.yugioh.rulings.ruling import Ruling
from duelkit.yugioh.rulings.steps import read_step
from duelkit.yugioh.state.card_info import KEEPS_ACTIVATION, KEEPS_ARRIVAL, KEEPS_COMING, KEEPS_DRAWS, kept_at


def goes(position: dict[str, Any], steps: str, edition: str = "mr3") -> None:
    cards = tuple(library()[plain(each)[0]] for each in cards_in(position))
    read = tuple(read_step(step.strip()) for step in steps.split(";"))
    ruling = Ruling("test", (), None, (edition,), (), {}, {}, (), "test", cards, read, position)
    failure = run(ruling, edition)
    assert failure is None, str(failure)


AREA_B = "Level Limit - Area B"
ORDERS = "Final Attack Orders"


@pytest.mark.parametrize("edition", ["ex04", "mr1", "mr3", "mr20-official"])
def test_monsters_change_to_the_position_as_soon_as_the_card_applies(edition: str) -> None:
    position = {
        "me": {"hand": [AREA_B], "monsters": ["Gemini Elf", "Kuriboh"]},
        "other": {"monsters": ["Summoned Skull", "set Doron"]},
    }
    steps = (
        f"me activate {AREA_B}; resolve; Gemini Elf is defense; Summoned Skull is defense; Kuriboh is attack;"
        "Doron is face-down"
    )
    goes(position, steps, edition)


def test_a_monster_is_changed_when_its_summon_has_succeeded_and_traps_still_answer_the_summon() -> None:
    position = {"me": {"spells": [AREA_B], "hand": ["Gemini Elf"]}, "other": {"spells": ["set Trap Hole"]}}
    goes(position, "me summon Gemini Elf; other may activate Trap Hole; settle; Gemini Elf is defense")


def test_a_change_back_lasts_only_until_the_effect_has_been_processed() -> None:
    position = {"me": {"spells": [AREA_B, "set Zero Gravity"], "monsters": ["defense Gemini Elf", "Kuriboh"]}}
    steps = "me activate Zero Gravity; resolve; Gemini Elf is defense; Kuriboh is defense"
    goes(position, steps)


def test_of_two_such_cards_the_newer_decides() -> None:
    position = {"me": {"hand": [AREA_B], "spells": [ORDERS], "monsters": ["Gemini Elf", "Kuriboh"]}}
    goes(position, f"me activate {AREA_B}; resolve; Gemini Elf is defense; Kuriboh is attack; me may not turn Kuriboh")


def test_a_monster_flipped_by_an_attack_battles_in_the_position_in_which_it_is_kept() -> None:
    position = {
        "me": {"monsters": ["Summoned Skull"]},
        "other": {"spells": [ORDERS], "monsters": ["set Labyrinth Wall"]},
    }
    steps = (
        "to battle; me attack Summoned Skull > Labyrinth Wall; settle; Labyrinth Wall was destroyed by battle;"
        "other life 5500"
    )
    goes(position, steps)


def test_the_amount_of_a_cost_is_chosen() -> None:
    steps = (
        "me activate Card Trooper > 2; resolve; Card Trooper ATK 1400; me graveyard 2; me may not activate Card Trooper"
    )
    goes({"me": {"monsters": ["Card Trooper"]}}, steps)


def test_twice_per_turn_it_is_not_destroyed_by_battle() -> None:
    position = {
        "me": {"monsters": ["defense Shield Wing"]},
        "other": {"monsters": ["Gemini Elf", "Summoned Skull", "Dark Magician"]},
        "turn_player": "other",
    }
    steps = (
        "to battle; other attack Gemini Elf > Shield Wing; settle; other attack Summoned Skull > Shield Wing; settle;"
        "Shield Wing in monster zone; other attack Dark Magician > Shield Wing; settle;"
        "Shield Wing was destroyed by battle"
    )
    goes(position, steps)


def test_only_effects_with_one_target_are_negated() -> None:
    position = {"me": {"monsters": ["Cyber Phoenix", "Mechanicalchaser"], "hand": ["Rush Recklessly"]}}
    goes(position, "me activate Rush Recklessly > Mechanicalchaser; resolve; Mechanicalchaser ATK 1850")
    position = {"me": {"monsters": ["defense Cyber Phoenix", "Mechanicalchaser"], "hand": ["Rush Recklessly"]}}
    goes(position, "me activate Rush Recklessly > Mechanicalchaser; resolve; Mechanicalchaser ATK 2550")


def test_cannon_counts_the_standby_phases_of_its_player_alone() -> None:
    cannon = "me activate Wave-Motion Cannon; resolve"
    steps = f"{cannon}; next turn; next turn; {cannon}; other life 7000"
    goes({"me": {"hand": ["Wave-Motion Cannon"]}}, steps)


def test_what_is_kept_of_two_cards_never_mixes() -> None:
    kinds = (KEEPS_DRAWS, KEEPS_ARRIVAL, KEEPS_COMING, KEEPS_ACTIVATION)
    keys = [kept_at(card, what) for card in range(200) for what in kinds]
    assert len(set(keys)) == len(keys)


def test_an_upkeep_is_paid_or_the_card_is_destroyed_as_its_player_chooses() -> None:
    peace = {"me": {"spells": ["Messenger of Peace"]}, "turn_player": "other"}
    goes(peace, "to standby; settle; me declare 0; me life 7900; Messenger of Peace in spell zone")
    goes(peace, "to standby; settle; me declare 1; me life 8000; Messenger of Peace was destroyed")


def test_an_upkeep_of_which_it_says_what_happens_if_it_cannot_be_paid_is_paid_without_a_choice() -> None:
    order = {"spells": ["Imperial Order"]}
    goes({"me": order}, "next turn; me life 7300; Imperial Order in spell zone; next turn; me life 6600", "mr4")
    goes({"me": {**order, "life": 699}}, "next turn; me life 699; Imperial Order was destroyed", "mr4")


def test_an_upkeep_is_paid_for_a_card_whose_effects_are_negated_too() -> None:
    """維持コスト is no effect: Spells are negated, and Messenger of Peace demands its 100 LP all the same."""
    peace = {"me": {"spells": ["Messenger of Peace"]}, "other": {"spells": ["Imperial Order"]}, "turn_player": "other"}
    goes(peace, "to standby; settle; me declare 0; me life 7900; Messenger of Peace in spell zone")
    goes(peace, "to standby; settle; me declare 1; me life 8000; Messenger of Peace was destroyed")


def test_one_of_the_costs_that_are_possible_is_paid() -> None:
    drago = {"me": {"monsters": ["Koa'ki Meiru Drago"], "hand": ["Luster Dragon"]}}
    goes(drago, "to end; settle; me declare 1; Luster Dragon in hand; Koa'ki Meiru Drago in monster zone")
    alone = {"me": {"monsters": ["Koa'ki Meiru Drago"], "hand": ["Gemini Elf"]}}
    goes(alone, "to end; settle; Koa'ki Meiru Drago was destroyed")


def test_a_monster_that_must_attack_attacks_before_the_battle_phase_or_the_turn_can_end() -> None:
    gorilla = {"monsters": ["Berserk Gorilla", "Gemini Elf"]}
    wall = {"monsters": ["defense Labyrinth Wall"]}
    steps = (
        "me may not end; to battle; me may not main 2; me attack Gemini Elf > Labyrinth Wall; settle;"
        "me may not main 2;"
        "me attack Berserk Gorilla > Labyrinth Wall; settle; me may main 2"
    )
    goes({"me": gorilla, "other": wall}, steps)


def test_a_monster_that_cannot_attack_need_not() -> None:
    gorilla = {"monsters": ["Berserk Gorilla"]}
    goes({"me": gorilla, "other": {"spells": ["Messenger of Peace"]}}, "me may end; to battle; me may main 2")


def test_a_monster_that_must_attack_takes_no_attack_back_in_a_replay() -> None:
    position = {"me": {"monsters": ["Berserk Gorilla"]}, "other": {"spells": ["set Scapegoat"]}}
    attack = "to battle; me attack Berserk Gorilla > direct; other activate Scapegoat; resolve"
    goes(position, f"{attack}; me pass; other pass; me is asked pick; me may not done")


@pytest.mark.parametrize("edition", ["mr3", "mr20-official"])
def test_an_effect_of_this_card_was_not_activated_once_the_card_has_left_and_come_back(edition: str) -> None:
    zerato = {"monsters": ["Darklord Zerato"], "hand": ["Kuriboh", "Dark Hole", "Monster Reborn"]}
    position = {"me": zerato, "other": {"monsters": ["Gemini Elf"]}}
    steps = (
        "me activate Darklord Zerato > Kuriboh; resolve; me activate Dark Hole; resolve;"
        "me activate Monster Reborn > Darklord Zerato; resolve; me position attack; settle;"
        "me end; settle; next turn; Darklord Zerato in monster zone"
    )
    goes(position, steps, edition)
    hyperion = {
        "monsters": ["Master Hyperion"],
        "graveyard": ["Shining Angel #a", "Shining Angel #b", "Shining Angel #c"],
        "hand": ["Dark Hole", "Monster Reborn"],
    }
    position = {"me": hyperion, "other": {"spells": ["set Waboku", "set Jar of Greed", "set Gravity Bind"]}}
    steps = (
        "me activate Master Hyperion > #a > Waboku; resolve; me may not activate Master Hyperion;"
        "me activate Dark Hole; resolve; me activate Monster Reborn > Master Hyperion; resolve; me position attack;"
        "settle; me activate Master Hyperion > #b > Jar of Greed; resolve; me may not activate Master Hyperion"
    )
    goes(position, steps, edition)
