"""Words about coins on the board: how they are compiled. All of them pass on their fields."""

from __future__ import annotations

from tests.third_game.compiler import AMOUNTS, TESTS, VERBS
from tests.third_game.language.base import All, AnyOf, Not
from tests.third_game.words.coins.meaning import Count, Gain, IsOpen, IsYours, Open, Worth
from tests.third_game.words.coins.run import (
    AllTest,
    AnyTest,
    Counted,
    GainOp,
    NotTest,
    OpenOp,
    OpenTest,
    WorthTest,
    YoursTest,
)

TESTS.passes({All: AllTest, AnyOf: AnyTest, Not: NotTest, IsYours: YoursTest, IsOpen: OpenTest, Worth: WorthTest})
AMOUNTS.passes({Count: Counted})
VERBS.passes({Open: OpenOp, Gain: GainOp})
