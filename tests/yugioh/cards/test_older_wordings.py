"""Read cards whose wording changed: the steps of each wording succeed under it, and fail under the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from duelkit.yugioh.cards import library
from duelkit.yugioh.cards.declared import OLDER
from duelkit.yugioh.editions import edition
from duelkit.yugioh.rulings import run
from duelkit.yugioh.rulings.position import cards_in, plain
from duelkit.yugioh.rulings.ruling import Ruling
from duelkit.yugioh.rulings.steps import read_step

ELF = "Gemini Elf"
SKULL = "Summoned Skull"


@dataclass(frozen=True)
class Difference:
    """What a position shows of two wordings.

    :param old: the editions with the older wording, and what happens there.
    :param new: the same of the present wording.
    """

    card: str
    position: dict[str, Any]
    old: tuple[str, str]
    new: tuple[str, str]


DIFFERENCES = [
    Difference(
        "Dark Magician of Chaos",
        {
            "me": {"graveyard": ["Dark Hole", "Dark Magician of Chaos"], "hand": ["Monster Reborn"]},
            "other": {"monsters": [ELF]},
        },
        (
            "ex04 mr1 mr2",
            "me activate Monster Reborn > Dark Magician of Chaos; resolve; me position attack;"
            "me activate Dark Magician of Chaos > Dark Hole;"
            "resolve; Dark Hole in hand; settled; me activate Dark Hole; resolve;"
            "Dark Magician of Chaos in banished",
        ),
        (
            "mr3 mr20-official",
            "me activate Monster Reborn > Dark Magician of Chaos; resolve; me position attack; settled; to end;"
            "me activate Dark Magician of Chaos > Dark Hole; resolve; Dark Hole in hand",
        ),
    ),
    Difference(  # a monster that its own effect puts back: the battle has not destroyed it before
        "Dark Magician of Chaos",
        {"me": {"monsters": ["Dark Magician of Chaos"]}, "other": {"monsters": ["Sangan"], "deck": ["Kuriboh"]}},
        (
            "mr1 mr2",
            "to battle; me attack Dark Magician of Chaos > Sangan; to after calculation; other is not asked;"
            "Sangan in other's monster zone; settle; Sangan in banished; Sangan was destroyed by battle",
        ),
        (
            "mr3",
            "to battle; me attack Dark Magician of Chaos > Sangan; to after calculation; settle;"
            "Sangan in banished;"
            "Sangan was not destroyed by battle",
        ),
    ),
    Difference(
        "Brain Control",
        {"me": {"hand": ["Brain Control"]}, "other": {"monsters": ["Black Luster Soldier - Envoy of the Beginning"]}},
        (
            "ex04 mr1 mr2",
            "me activate Brain Control > Black Luster Soldier - Envoy of the Beginning; me life 7200; resolve;"
            "Black Luster Soldier - Envoy of the Beginning in my monster zone",
        ),
        ("mr4 mr20-official", "me may not activate Brain Control"),
    ),
    Difference(
        "Rescue Cat",
        {"me": {"monsters": ["Rescue Cat #a", "Rescue Cat #b"], "deck": ["Nimble Momonga #m", *["Milus Radiant"] * 3]}},
        (
            "ex04 mr1 mr2 mr3",
            "me activate #b; resolve; me pick #m; me pick Milus Radiant; me position attack;"
            "me position attack; settle;"
            "#m in monster zone; #m is not negated; me may activate #a; to end; settle; #m in graveyard",
        ),
        (
            "mr4",
            "me activate #b; resolve; me pick #m; me pick Milus Radiant; me position attack;"
            "me position attack; settled;"
            "#m is negated; me may not activate #a",
        ),
    ),
    Difference(
        "Future Fusion",
        {
            "me": {
                "hand": ["Future Fusion"],
                "deck": ["Elemental HERO Avian", "Elemental HERO Burstinatrix"],
                "extra": ["Elemental HERO Flame Wingman"],
            }
        },
        (
            "mr1 mr2 mr3",
            "me activate Future Fusion; resolve; me pick Elemental HERO Avian;"
            "Elemental HERO Avian in graveyard; Elemental HERO Burstinatrix in graveyard;"
            "next turn; next turn; next turn; to standby; resolve;"
            "me position attack; Elemental HERO Flame Wingman in monster zone",
        ),
        ("mr4", "me activate Future Fusion; resolve; settled; me graveyard 0; Elemental HERO Avian in deck"),
    ),
    Difference(  # without the materials
        "Future Fusion",
        {
            "me": {
                "hand": ["Future Fusion"],
                "deck": ["Elemental HERO Avian"],
                "extra": ["Elemental HERO Flame Wingman"],
            }
        },
        ("mr1 mr2 mr3", "me may not activate Future Fusion"),
        ("mr4", "me activate Future Fusion; resolve"),
    ),
    Difference(
        "Imperial Order",
        {"me": {"spells": ["Imperial Order"]}, "turn_player": "other"},
        ("ex04 mr1 mr2 mr3", "to standby; settle; me declare 1; me life 8000; Imperial Order was destroyed"),
        ("mr4 mr20-official", "to standby; settle; me life 7300; Imperial Order in spell zone"),
    ),
    Difference(
        "Imperial Order",
        {"me": {"spells": ["Imperial Order"]}},
        ("ex04 mr1 mr2 mr3", "next turn; me life 8000; Imperial Order in spell zone"),
        ("mr4 mr20-official", "next turn; me life 7300; Imperial Order in spell zone"),
    ),
    Difference(
        "Dark Strike Fighter",
        {"me": {"monsters": ["Dark Strike Fighter", ELF]}},
        (
            "mr1 mr2",
            "to battle; to main 2; me activate Dark Strike Fighter > Gemini Elf; resolve; other life 7200;"
            "me activate Dark Strike Fighter > Dark Strike Fighter; resolve; other life 5800",
        ),
        (
            "mr3",
            "me activate Dark Strike Fighter > Gemini Elf; resolve; other life 7200;"
            "me may not activate Dark Strike Fighter",
        ),
    ),
    Difference(
        "Red-Eyes Darkness Metal Dragon",
        {
            "me": {
                "monsters": ["Luster Dragon #a", "Luster Dragon #b"],
                "hand": ["Red-Eyes Darkness Metal Dragon #r", "Red-Eyes Darkness Metal Dragon #s"],
            }
        },
        ("mr1 mr2 mr3 mr4", "me special #r > #a; me position attack; settle; me special #s > #b"),
        ("mr20-official", "me special #r > #a; me position attack; settle; me may not special #s"),
    ),
    Difference(
        "Red-Eyes Darkness Metal Dragon",
        {
            "me": {
                "monsters": ["Red-Eyes Darkness Metal Dragon #a", "Red-Eyes Darkness Metal Dragon #b"],
                "hand": ["Luster Dragon #h"],
                "graveyard": ["Luster Dragon #g"],
            }
        },
        (
            "mr1 mr2 mr3 mr4",
            "me activate #a; resolve; me pick #h; me position attack; me may not activate #a; me activate #b",
        ),
        ("mr20-official", "me activate #a; resolve; me pick #h; me position attack; me may not activate #b"),
    ),
    Difference(
        "Temple of the Kings",
        {"me": {"spells": ["Temple of the Kings", "set now Jar of Greed #a", "set now Jar of Greed #b"]}},
        ("ex04 mr1 mr2", "me activate #a; resolve; me activate #b; resolve; me hand 2"),
        ("mr3 mr20-official", "me activate #a; resolve; me may not activate #b; me hand 1"),
    ),
    Difference(
        "Twin-Headed Behemoth",
        {"me": {"monsters": ["Twin-Headed Behemoth #a", "Twin-Headed Behemoth #b"], "hand": ["Dark Hole"]}},
        (
            "ex04 mr1 mr2",
            "me activate Dark Hole; resolve; to end; me activate #a; resolve; me position attack;"
            "me activate #b; resolve; me position attack;"
            "#a ATK 1000; #b ATK 1000",
        ),
        (
            "mr3",
            "me activate Dark Hole; resolve; to end; me activate #a; resolve; me position attack;"
            "#a in monster zone; me may not activate #b; next turn; #b in graveyard",
        ),
    ),
    Difference(  # but none of them twice
        "Twin-Headed Behemoth",
        {
            "me": {"monsters": ["Twin-Headed Behemoth #a"], "hand": ["Dark Hole", "Twin-Headed Behemoth #b"]},
            "other": {"hand": ["Dark Hole #o", "Dark Hole #p"], "monsters": [ELF]},
        },
        (
            "ex04 mr1 mr2",
            "me activate Dark Hole; resolve; to end; me activate #a; resolve; me position attack; next turn;"
            "other activate #o; resolve; next turn; #a in graveyard; me summon #b; settle;"
            "next turn; other activate #p; resolve; to end; me may activate #b; me may not activate #a",
        ),
        (
            "mr3",
            "me activate Dark Hole; resolve; to end; me activate #a; resolve; me position attack; next turn;"
            "other activate #o; resolve; next turn; #a in graveyard; me summon #b; settle;"
            "next turn; other activate #p; resolve; next turn; #b in graveyard",
        ),
    ),
    Difference(
        "Ryko, Lightsworn Hunter",
        {"me": {"monsters": ["set Ryko, Lightsworn Hunter"]}, "other": {"monsters": [ELF, "Sangan"]}},
        (
            "mr1 mr2 mr3",
            "me flip Ryko, Lightsworn Hunter; settle; me pick Gemini Elf; resolve;"
            "Gemini Elf was destroyed by an effect; me graveyard 3",
        ),
        (
            "mr4",
            "me flip Ryko, Lightsworn Hunter; settle; me yes; me pick Gemini Elf;Gemini Elf was destroyed by an effect",
        ),
    ),
]


def failure(case: Difference, steps: str, identity: str) -> object:
    cards = tuple(library()[plain(each)[0]] for each in cards_in(case.position))
    read = tuple(read_step(step.strip()) for step in steps.split(";"))
    return run(Ruling("test", (), None, (identity,), (), {}, {}, (), "test", cards, read, case.position), identity)


CASES = [
    pytest.param(case, identity, old, id=f"{case.card}-{identity}-{number}")
    for number, case in enumerate(DIFFERENCES)
    for old in (True, False)
    for identity in (case.old if old else case.new)[0].split()
]


@pytest.mark.parametrize(("case", "identity", "old"), CASES)
def test_each_wording_is_played_in_its_years(case: Difference, identity: str, old: bool) -> None:
    steps, others = (case.old[1], case.new[1]) if old else (case.new[1], case.old[1])
    assert failure(case, steps, identity) is None, str(failure(case, steps, identity))
    assert failure(case, others, identity) is not None
    code = library()[case.card].passcode
    assert (edition(identity).year <= OLDER[code].until) is old
