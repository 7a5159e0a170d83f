"""Cards that a card stays bound to (このカードの効果で特殊召喚したモンスター): read from where they are spoken of.

A text tells in one breath what the activation does and what holds for the card that it brought out from then on
(このカードがフィールドから離れた時にそのモンスターは破壊される). The second is an effect of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from duelkit.yugioh.language.base import nodes
from duelkit.yugioh.language.card import Effect, EffectKind
from duelkit.yugioh.language.nouns import IsAmong
from duelkit.yugioh.language.selections import LINKED, TARGET
from duelkit.yugioh.reading.grammar.happenings import Actor
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.reading.grammar.references import replaced
from duelkit.yugioh.reading.refusals import Refused
from duelkit.yugioh.words.lasting.meaning import Bind
from duelkit.yugioh.words.summoning.meaning import SpecialSummon

SUMMONED: Final = "このカードの効果で特殊召喚したモンスター"
AIMED: Final = "このカードの対象のモンスター"
for _words in (SUMMONED, AIMED):
    reads("REF", _words, lambda: LINKED)
    reads("OTHER_ACTOR", _words, lambda: Actor(IsAmong(LINKED)))

_AIMED: Final = "(?:そのモンスター|対象のモンスター)"
_THAT: Final = "(?:そのモンスター|対象のモンスター|装備モンスター)"
_TAIL: Final = re.compile(
    f"(?:このカードが(?:フィールドから離れた|破壊された)時に、?{_THAT}は(?:破壊され除外|破壊|除外|墓地へ送)(?:られ|され)る。|"
    f"{_THAT}が(?:破壊された|フィールドから離れた)時に、?このカードは破壊される。)+$"
)
_GOES_ON: Final = "このカードがフィールドに存在する限り、そのモンスターを対象とし続ける。"


def parted(head: str, pieces: list[str]) -> tuple[str, str, list[str]]:
    """What is told in one breath, as effects of their own.

    :param head: the preface, which may tell of the activation (〜を対象としてこのカードを発動できる).
    :param pieces: the numbered texts, the first of which may say what holds for the bound card from then on.
    :returns: the preface without the activation, the activation, and the numbered texts.
    """
    found = re.search("(?:^|(?<=。))[^。]*このカードを発動できる。", head)
    if found is not None:
        rest = head[: found.start()] + head[found.end() :].removeprefix(_GOES_ON)
        return rest, found[0], [re.sub(_AIMED, AIMED, piece) if "発動" not in piece else piece for piece in pieces]
    tail = _TAIL.search(pieces[0]) if pieces else None
    if tail is None or "特殊召喚" not in pieces[0] and "このカードを発動できる。" not in pieces[0]:
        return head, "", pieces
    before = pieces[0][: tail.start()]
    return (
        head,
        "",
        [
            before,
            *pieces[1:],
            (re.sub(_THAT, SUMMONED, tail[0]) if "特殊召喚" in before else re.sub(_AIMED, AIMED, tail[0])),
        ],
    )


def bound(effects: Iterable[Effect | None]) -> list[Effect | None]:
    """The effects, where one speaks of bound cards: what brings them out, or targets them, binds them.

    :raises Refused: if it is not certain what does.
    """
    known = list(effects)
    if not any(LINKED in nodes(effect) for effect in known if effect is not None):
        return known
    summons = [
        node
        for effect in known
        for node in (nodes(effect) if effect is not None else ())
        if isinstance(node, SpecialSummon)
    ]
    if len(summons) == 1:
        return [
            effect if effect is None else replaced(effect, summons[0], replace(summons[0], bind=True))
            for effect in known
        ]
    for number, effect in enumerate(known):
        if (
            effect is not None
            and effect.kind is EffectKind.ACTIVATION
            and len(effect.targets) == 1
            and (effect.resolution is None)
            and not summons
        ):
            return [*known[:number], replace(effect, resolution=Bind(TARGET)), *known[number + 1 :]]
    raise Refused("not understood", SUMMONED)
