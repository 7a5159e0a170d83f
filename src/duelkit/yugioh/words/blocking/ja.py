"""Words about zones that cannot be used (使用不可能): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.occasions import When
from duelkit.yugioh.text.grammar.ja.core import FILTERS, MODIFIERS, VERBS, Clause, Occurrence, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.quantities import value
from duelkit.yugioh.text.grammar.ja.terms import SIDE, small
from duelkit.yugioh.words.blocking.meaning import (
    BanishedFaceDown,
    BanishedFaceUp,
    PointOutZone,
    ZonesBlocked,
    ZoneShut,
    without_face_up,
)

MODIFIERS.table(
    {
        ZonesBlocked: lambda node, scope: [
            Clause("", phrase(f"相手のモンスターゾーンを{small(node.most)}カ所まで使用不可能に", "する"))
        ],
        ZoneShut: lambda node, scope: [
            Clause("", phrase("指定したゾーンはこのモンスターが表側表示で存在する間は", "使用できない"))
        ],
    }
)


@VERBS.words(PointOutZone)
def _point_out(node: PointOutZone, scope: Scope) -> Phrase:
    zones = "メインモンスターゾーン" if node.of_monsters else "メインモンスターゾーンまたは魔法＆罠ゾーン"
    number = f"{small(node.number)}ヵ所" if isinstance(node.number, int) else f"{value(node.number, scope)}だけ"
    return phrase(f"使用していない{zones}を{number}", "指定する")


FILTERS.table({BanishedFaceUp: lambda node, scope: Trait(Slot.CLAUSE, "表側で除外された")})
FILTERS.table({BanishedFaceDown: lambda node, scope: Trait(Slot.CLAUSE, "裏側表示で除外された")})


def face_down(node: When) -> Occurrence | None:
    """The words of an event in which a card is banished face-down; ``None`` for another."""
    if not isinstance(node.who, BanishedFaceDown):
        return None
    return Occurrence(f"{SIDE[node.who.side]}のカードが裏側表示で除外された")


def banished(node: When) -> tuple[When, str]:
    """An event in which cards are banished, without saying that they are so face-up, and the words for that."""
    up = without_face_up(node)
    return (node, "除外された") if up is None else (up, "表側で除外された")
