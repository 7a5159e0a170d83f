"""Words about banished monsters that return to the field later (フィールドに戻す): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Verb
from duelkit.yugioh.language.selections import COST_CARDS, Ref
from duelkit.yugioh.language.terms import Phase, Side


@dataclass(frozen=True, slots=True)
class ReturnsLater(Verb):
    """Cards that are banished now return to your field in face-up Attack Position in a later phase, without a summon
    (発動後２回目の自分エンドフェイズに、〜を表側攻撃表示でフィールドに戻す). Rules: RES-TMP-01 to RES-TMP-04.

    :param what: the cards; those that have moved again by then stay where they are.
    :param phase: the phase.
    :param of: whose phase it is.
    :param nth: the first such phase from now on, or a later one.
    """

    used_by_one: ClassVar[str] = "BanishFor banishes itself; here a cost did, and only the effect returns it"

    what: Ref = COST_CARDS
    phase: Phase = Phase.END
    of: Side = Side.YOU
    nth: int = 1
