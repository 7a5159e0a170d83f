"""Words about zones that cannot be used (使用不可能): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.occasions import When
from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.en.core import (
    FILTERS,
    MODIFIERS,
    VERBS,
    Clause,
    Noun,
    Occurrence,
    Phrase,
    Scope,
    Slot,
    Trait,
)
from duelkit.yugioh.text.grammar.en.quantities import value
from duelkit.yugioh.text.grammar.en.verbs import act
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
            Clause(
                Noun("zones", plural=True),
                whole=f"choose up to {node.most} of your opponent's unused Monster Zones; those zones cannot be used",
            )
        ],
        ZoneShut: lambda node, scope: [
            Clause(Noun("zone"), whole="the chosen zone cannot be used while this card is face-up on the field")
        ],
    }
)


@VERBS.words(PointOutZone)
def _point_out(node: PointOutZone, scope: Scope) -> Phrase:
    if isinstance(node.number, int):
        zones = "unused Main Monster Zone" if node.of_monsters else "unused Main Monster Zone or Spell & Trap Zone"
        return act("choose", f"{node.number} {zones}")
    kind = "Main Monster Zones" if node.of_monsters else "Main Monster Zones or Spell & Trap Zones"
    return act("choose", f"unused {kind} equal to {value(node.number, scope)}")


FILTERS.table({BanishedFaceUp: lambda node, scope: Trait(Slot.CLAUSE, "that is banished face-up")})
FILTERS.table({BanishedFaceDown: lambda node, scope: Trait(Slot.CLAUSE, "that is banished face-down")})


def face_down(node: When) -> Occurrence | None:
    """The words of an event in which a card is banished face-down; ``None`` for another."""
    if not isinstance(node.who, BanishedFaceDown):
        return None
    owner = "you own" if node.who.side is Side.YOU else "your opponent owns"
    return Occurrence(f"a card(s) {owner} is banished face-down")


def banished(node: When) -> tuple[When, str]:
    """An event in which cards are banished, without saying that they are so face-up, and the words for that."""
    up = without_face_up(node)
    return (node, "banished") if up is None else (up, "banished face-up")
