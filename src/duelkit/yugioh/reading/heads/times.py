"""The times that a head names: 自分・相手のメインフェイズに, リバース：, このカードが戦闘を行ったターンの…."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from duelkit.yugioh.language.base import AllHold, Condition, OneHolds
from duelkit.yugioh.language.card import ONCE_PER_BATTLE, ONCE_PER_TURN
from duelkit.yugioh.language.clauses import BATTLE_PHASE, MAIN_PHASE, OPPONENTS_TURN, YOUR_TURN, InPhase
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.reading.grammar.patterns import reads, terms
from duelkit.yugioh.reading.grammar.reader import Reader
from duelkit.yugioh.reading.heads.draft import Draft

_MAIN_1: Final = InPhase((Phase.MAIN_1,))
_MAIN_2: Final = InPhase((Phase.MAIN_2,))
_MAIN_AND_BATTLE: Final = InPhase((Phase.MAIN_1, Phase.BATTLE, Phase.MAIN_2))
_OWN_MAIN: Final = (YOUR_TURN, MAIN_PHASE)
_OF: Final[dict[str, tuple[Condition, ...]]] = {
    "自分・相手の": (),
    "お互いの": (),
    "相手の": (OPPONENTS_TURN,),
    "相手": (OPPONENTS_TURN,),
    "自分の": (YOUR_TURN,),
    "自分": (YOUR_TURN,),
    "自分・相手": (),
    "": (),
}
"""Whose phase."""
_IN: Final[dict[str, tuple[Condition, ...]]] = {
    "メインフェイズ": (MAIN_PHASE,),
    "バトルフェイズ": (BATTLE_PHASE,),
    "メインフェイズ及びバトルフェイズ": (_MAIN_AND_BATTLE,),
    "メインフェイズ・バトルフェイズ": (_MAIN_AND_BATTLE,),
    "メインフェイズ1": (_MAIN_1,),
    "メインフェイズ2": (_MAIN_2,),
    "メインフェイズ1[開始時|の開始時]": (InPhase((Phase.MAIN_1,), True),),
    "ドローフェイズ": (InPhase((Phase.DRAW,)),),
}
_SPANS: Final = {f"{whose}{phase}": (*of, *held) for whose, of in _OF.items() for phase, held in _IN.items()} | {
    f"{whose}ターン": _OF[whose] for whose in ("相手", "自分", "自分・相手")
}
for _span, _held in _SPANS.items():
    terms("SPAN", {f"{_span}[に|にのみ、|に、]": (_held, False), f"{_span}[に1度、|に1度だけ、|に1度]": (_held, True)})
terms(
    "SPAN",
    {
        "自分メインフェイズ[及び|または]相手バトルフェイズ[に|に、|にのみ、]": (
            (OneHolds((AllHold((YOUR_TURN, MAIN_PHASE)), AllHold((OPPONENTS_TURN, BATTLE_PHASE)))),),
            False,
        ),
        "[自分・相手のメインフェイズ及び|メインフェイズまたは]相手バトルフェイズに[、|]": (
            (OneHolds((MAIN_PHASE, AllHold((OPPONENTS_TURN, BATTLE_PHASE)))),),
            False,
        ),
    },
)
reads("BATTLE_TIME", "{held:BATTLE_SPAN}[に1度、|に1度]", lambda held: (held, True))
reads("BATTLE_TIME", "{held:BATTLE_SPAN}[に、|に]", lambda held: (held, False))
terms("FLIP", {"リバース:": True})

reads("THIS_TURN", "{held:IN_THE_TURN}", lambda held: held)
_LATER: Final[dict[str, tuple[bool, bool, tuple[Condition, ...]]]] = {
    "ターンの自分メインフェイズに[、|]": (True, False, ()),
    "ターンの自分メインフェイズ2に[、|]": (True, False, (_MAIN_2,)),
    "ターンのメインフェイズ2に[、|]": (True, False, (_MAIN_2,)),
    "自分・相手ターンに[、|]": (False, False, ()),
    "自分・相手ターンのメインフェイズに[、|]": (False, False, (MAIN_PHASE,)),
    "ターンの自分メインフェイズに1度だけ[、|]": (True, True, ()),
}
"""When in the turn of an action: in the player's Main Phase or not, once or not, and further conditions."""
for _words, (_main, _once, _more) in _LATER.items():
    reads(
        "LATER_IN_TURN",
        f"{{held:THIS_TURN}}{_words}",
        lambda held, main=_main, once=_once, more=_more: (main, once, (held, *more)),
    )


def times(reader: Reader, draft: Draft, at: int) -> Iterator[tuple[Draft, int]]:
    """自分・相手のメインフェイズに, リバース：."""
    if draft.timed:
        return
    for (held, once), end in reader.read("SPAN", at):
        if not once or draft.limit is None:
            yield _in_span(replace(draft, limit=ONCE_PER_TURN) if once else draft, held), end
    for (held, once), end in reader.read("BATTLE_TIME", at):
        if not once or draft.limit is None:
            yield draft.under(*held, free=True, limit=ONCE_PER_BATTLE if once else draft.limit), end
    for flip, end in reader.read("FLIP", at):
        yield replace(draft, flip=flip), end
    for (main, once, held), end in reader.read("LATER_IN_TURN", at):
        if not once or draft.limit is None:
            limit = ONCE_PER_TURN if once else draft.limit
            yield draft.under(*held, main=main, free=not main, limit=limit), end


def _in_span(draft: Draft, held: tuple[Condition, ...]) -> Draft:
    """The draft of an effect that is used during this time."""
    if held == _OWN_MAIN:
        return replace(draft, main=True)
    if YOUR_TURN in held and held[-1] in (_MAIN_1, _MAIN_2):
        return draft.under(held[-1], main=True)
    return draft.under(*held, free=True)
