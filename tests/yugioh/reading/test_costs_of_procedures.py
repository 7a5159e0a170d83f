"""What is paid for a card's own way of being summoned: face-down cards can be paid, so 表側表示の is no empty word."""

from __future__ import annotations

import pytest

from duelkit.yugioh.language import FACE_UP, SPELL, TRAP, Procedure, Side, draw, exactly, ignition, send, series
from duelkit.yugioh.language.base import Node, nodes
from duelkit.yugioh.reading.canonical import canonical

COST = send(exactly(3, (series("炎舞", "Fire Formation") & (SPELL | TRAP) & FACE_UP).on_field(Side.YOU)))


@pytest.mark.parametrize("node", [Procedure(cost=COST), ignition(draw(1), cost=COST)])
def test_face_up_stays_in_a_cost(node: Node) -> None:
    assert FACE_UP in nodes(canonical(node))
