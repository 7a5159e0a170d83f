"""Endings of heads: 発動できる。, 以下の効果から１つを選択して発動できる。, and brackets before the full stop."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from duelkit.yugioh.language.card import ONCE_PER_CHAIN, ONCE_PER_TURN, ONCE_PER_TURN_BY_NAME, Limit, LimitScope
from duelkit.yugioh.language.terms import Side, Step, Zone
from duelkit.yugioh.reading.grammar.lists import next_item
from duelkit.yugioh.reading.grammar.patterns import reads, terms
from duelkit.yugioh.reading.grammar.reader import Reader
from duelkit.yugioh.reading.heads.draft import Draft

Note = tuple[str, Any]
"""A bracket after 発動できる: a field of the draft, and its value."""
NO_NOTE: Final[Note] = ("", None)
NO_ANSWER: Final = (("no_response", True), ("no_response_of", Side.OPPONENT))
"""What 相手は〜発動できない says of the effect before it."""
DIFFERENT_NAMES: Final = "different names"
"""The note that the targets have different names, which is a field of each target."""


@dataclass(frozen=True)
class Ending:
    """The last words of a head.

    :ivar optional: 発動できる, not 発動する.
    :ivar card: the card itself is activated.
    :ivar chained: the effect is chained to the activation just named, from the graveyard.
    """

    optional: bool
    note: Note = NO_NOTE
    card: bool = False
    chained: bool = False


terms("CAN_ACTIVATE", {"発動できる": True, "発動する": False})
reads("ENDING", "[この効果を|]{optional:CAN_ACTIVATE}{note:NOTE}。", Ending)
reads("ENDING", "このカードを発動できる{note:NOTE}。", Ending, optional=True, card=True)
reads(
    "ENDING",
    "その発動にチェーンしてこの効果を墓地で[この効果を|]{optional:CAN_ACTIVATE}{note:NOTE}。",
    Ending,
    chained=True,
)
terms(
    "NOTE",
    {
        "": NO_NOTE,
        "(同名カードは1枚まで)": (DIFFERENT_NAMES, True),
        "(同一チェーン上では1度まで)": ("limit", ONCE_PER_CHAIN),
        "(1ターンに1度まで)": ("limit", ONCE_PER_TURN),
        "(1ターンに1度のみ)": ("limit", ONCE_PER_TURN),
        "(1ターンに2度まで)": ("limit", Limit(LimitScope.THIS_CARD, 2)),
        "(ダメージステップでも[発動可能|発動できる])": ("remarks", (("steps", Step.DAMAGE_STEP),)),
        "(この効果の発動に対して[、|]相手は[カードの|魔法・罠・モンスターの]効果を発動できない)": (
            "remarks",
            NO_ANSWER,
        ),
        "(この効果の発動に対して、相手は効果を発動できない)": ("remarks", NO_ANSWER),
        "(この条件は効果処理時にも満たす必要がある)": ("still", True),
    },
)
for _words in (
    "以下の効果から1つを選択して",
    "以下の効果から1つを選択し、",
    "以下の効果を1つ選択して",
    "以下の効果を1つ",
    "以下から1つを選択して",
    "以下の効果から1つを選んで",
    "以下の効果の内1つを選択して",
):
    terms(
        "CHOOSING_EFFECTS",
        {
            f"{_words}発動できる。": (True, ("one_of", True)),
            f"{_words}発動できる(このカード名の以下の効果はそれぞれ1ターンに1度しか選択できない)。": (
                True,
                ("each", ONCE_PER_TURN_BY_NAME),
            ),
            f"{_words}発動する。": (False, NO_NOTE),
        },
    )


def endings(reader: Reader, draft: Draft, at: int) -> Iterator[tuple[Draft, bool, int]]:
    """The head if it ends here, whether the effect is optional, and where its processing begins."""
    for ending, end in reader.read("ENDING", at):
        ended = _ended(draft, ending)
        if ended is not None:
            yield ended, ending.optional, end
    for (optional, note), end in reader.read("CHOOSING_EFFECTS", at):
        begin = next_item(reader, end)
        if begin == end or begin > end and note == ("one_of", True):
            yield draft if note == NO_NOTE else replace(draft, **{note[0]: note[1]}), optional, end


def _ended(draft: Draft, ending: Ending) -> Draft | None:
    """The draft with its ending; ``None`` if it does not fit."""
    if ending.card:
        if draft.card:
            return None
        draft = replace(draft, card=True)
    if ending.chained:
        if draft.when is None or draft.zones or draft.limit is not None:
            return None
        # once per chain: it is chained to that activation, and a card cannot be chained to itself
        draft = replace(draft, zones=Zone.GRAVEYARD, limit=ONCE_PER_CHAIN)
    if ending.note == NO_NOTE:
        return draft
    field, value = ending.note
    if field == DIFFERENT_NAMES:
        picks = tuple(replace(pick, different_names=pick.most != 1) for pick in draft.targets)
        return replace(draft, targets=picks) if any(pick.different_names for pick in picks) else None
    if field == "limit" and draft.limit is not None:
        return None
    return replace(draft, **{field: value})
