"""Words about what the use of an effect brings later (効果を発動した場合): how they are read in Japanese.

An effect of the card is named by its number, which is its place among the effects of a monster without other ones
(``reading/box.py`` checks that).
"""

from __future__ import annotations

from duelkit.yugioh.language.base import Condition, Occasion
from duelkit.yugioh.language.occasions import When
from duelkit.yugioh.language.terms import Phase, Zone
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.aftermath.meaning import WasUsed


def _used(marks: tuple[int, ...], phase: Phase | None = None) -> WasUsed | None:
    """One effect was activated."""
    return WasUsed(marks[0], phase) if len(marks) == 1 else None


def _next(
    marks: tuple[int, ...], moment: tuple[Occasion, Condition | None]
) -> tuple[Occasion, Condition | None, Zone] | None:
    """The next phase of a kind after an effect was activated."""
    occasion, condition = moment
    if condition is not None or not isinstance(occasion, When) or occasion.phase is None:
        return None
    return occasion, _used(marks, occasion.phase), Zone(0)


reads("THIS_TURN", "このカードの{marks:MARKS}の効果を発動した", _used)
reads("CONDITION", "このターンに自身の{marks:MARKS}の効果を発動して/いる", _used)
reads("POINT", "このカードの{marks:MARKS}の効果を発動した場合、次の{moment:MOMENT}", _next)
for _words, _phase in (("スタンバイフェイズ", Phase.STANDBY), ("エンドフェイズ", Phase.END)):
    reads("CONDITION", f"自身の{{marks:MARKS}}の効果の発動から次の{_words}/である", _used, phase=_phase)
