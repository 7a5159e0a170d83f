"""An effect that lowers this card's ATK or DEF so that more is done (攻撃力を〜ダウンし、〜): it needs the amount."""

from __future__ import annotations

from typing import Any

import pytest

from duelkit.yugioh.cards import library
from duelkit.yugioh.rulings import run
from duelkit.yugioh.rulings.position import cards_in, plain
from duelkit.yugioh.rulings.ruling import Ruling
from duelkit.yugioh.rulings.steps import read_step

DRAGON = "Dark End Evaporation Dragon"
GAIA = "Gaia the Magical Knight of Dragons"


def goes(position: dict[str, Any], steps: str, edition: str = "mr20-official") -> None:
    cards = tuple(library()[plain(each)[0]] for each in cards_in(position))
    read = tuple(read_step(step.strip()) for step in steps.split(";"))
    failure = run(Ruling("test", (), None, (edition,), (), {}, {}, (), "test", cards, read, position), edition)
    assert failure is None, str(failure)


@pytest.mark.parametrize(
    ("labels", "then"),
    [("abc", f"me activate {DRAGON} > #d; resolve; #d in graveyard"), ("abcd", f"me may not activate {DRAGON}")],
)
def test_it_is_not_activated_without_the_amount(labels: str, then: str) -> None:
    elves = [f"Gemini Elf #{label}" for label in "abcde"]
    turns = "".join(f"me activate {DRAGON} > #{label}; resolve; next turn; next turn;" for label in labels)
    position = {"me": {"monsters": [DRAGON], "life": 60000}, "other": {"monsters": elves}}
    goes(position, f"{turns} {DRAGON} DEF {2100 - 500 * len(labels)}; {then}")


def test_a_negation_that_costs_atk_needs_it() -> None:
    apollousa = "Apollousa, Bow of the Goddess"
    force = {"monsters": ["Exiled Force"]}
    answer = f"other activate Exiled Force > {apollousa}"
    position: dict[str, Any] = {"me": {"monsters": [apollousa]}, "other": force, "turn_player": "other"}
    goes(position, f"{answer}; me may not activate {apollousa}")
    position["me"]["spells"] = [{"card": "Axe of Despair", "equipped_to": apollousa}]
    goes(position, f"{answer}; me activate {apollousa}; resolve; {apollousa} ATK 200")


def test_as_it_is_processed_without_the_amount_nothing_is_done() -> None:
    lance = {"monsters": ["Gemini Elf"], "spells": ["set Forbidden Lance"]}
    position = {"me": {"monsters": [GAIA]}, "other": lance}
    shot = f"{GAIA} ATK 2600; me activate {GAIA} > Gemini Elf;"
    goes(position, f"{shot} resolve; Gemini Elf in graveyard; {GAIA} ATK 0")
    goes(
        position,
        f"{shot} other activate Forbidden Lance > {GAIA}; resolve; Gemini Elf in monster zone; {GAIA} ATK 1800",
    )
