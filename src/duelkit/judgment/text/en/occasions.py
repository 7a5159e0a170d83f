"""Events in English: after "when" or "each time"."""

from __future__ import annotations

from duelkit.cardlang.wording import Language, NoWording
from duelkit.judgment.language.filters import Anything, Filter, Not, Pool, RefKind, is_this
from duelkit.judgment.language.terms import Side
from duelkit.judgment.language.triggers import Event, When
from duelkit.judgment.text.en.core import EVENTS, FIELD_FILTERS, Noun, Scope, Trait
from duelkit.judgment.text.en.nouns import creatures, fields, members, phrase
from duelkit.judgment.text.en.terms import POSSESSIVE
from duelkit.judgment.text.reading import split_place
from duelkit.judgment.words.places.meaning import FieldAdjacent, FieldIs, OnField

SUFFERS = {
    Event.SUMMONED: "is summoned",
    Event.ATTACKS: "attacks",
    Event.EVADED: "dodges an attack",
    Event.TRASHED: "is destroyed",
    Event.BURIED: "is put into the graveyard after being destroyed",
    Event.ROTATED: "is rotated",
    Event.MOVED: "is moved",
    Event.SACRIFICED: "is sacrificed to summon another",
    Event.ACTION_ATTACK: "is activated to attack",
}
"""The verbs of events that happen to a creature."""
ONCE = (Event.SUMMONED, Event.TRASHED, Event.BURIED, Event.SACRIFICED)
STRIKES = (Event.HIT, Event.ATTACKED, Event.BATTLE_OVER)
"""The events of attacks and battles."""
PLAYERS = {
    Event.SPELL_CAST: ("cast a spell", "casts a spell"),
    Event.DRAWN: ("draw cards outside the Draw Card phase", "draws cards outside the Draw Card phase"),
    Event.MANA_GAINED: ("gain mana outside the Mana Charge phase", "gains mana outside the Mana Charge phase"),
}
"""The verbs of events that a player causes."""
WHO = {Side.YOU: "you", Side.OPPONENT: "your opponent", Side.EITHER: "a player"}


def target_of(other: Filter | None, scope: Scope) -> str:
    """The target of an attack: a creature; a creature on a Water field."""
    if other is None or isinstance(other, Anything):
        return "a creature"
    return creatures(other, scope).a


@EVENTS.words(When)
def _when(node: When, scope: Scope) -> str:
    """The clause of an event, without a comma."""
    where = f" on {fields(node.where, scope).a}" if node.where is not None else ""
    if node.event is Event.RESOLUTION:
        whose = "each player's" if node.side is Side.EITHER else POSSESSIVE[node.side]
        return f"in {whose} Turn Resolution phase"
    if node.event is Event.QUAKED:
        field = fields(node.where, scope).a if node.where is not None else "a field"
        return f"each time {field} is fieldquaked"
    if node.event in PLAYERS:
        base, third = PLAYERS[node.event]
        return f"each time {WHO[node.side]} {base if node.side is Side.YOU else third}"
    this = is_this(node.who)
    if node.event is Event.SUMMONED:
        return _summoned(node, scope, this)
    who = "this creature" if this else members(Pool(node.who, side=node.side), scope).a
    if node.event in STRIKES:
        return _strikes(node, scope, who)
    if node.event not in SUFFERS:
        raise NoWording(f"Event.{node.event.name}", Language.EN)
    _now_triggering(scope, this)
    lead = "when" if this and node.event in ONCE else "each time"
    return f"{lead} {who} {SUFFERS[node.event]}{where}"


def _now_triggering(scope: Scope, this: bool) -> None:
    """Let references to the creature of the event have a name."""
    scope.now(RefKind.TRIGGERING, Noun("this creature", this=True) if this else Noun("that creature"))


def _summoned(node: When, scope: Scope, this: bool) -> str:
    """The clause of a summon: the creature, the field, and the creature sacrificed for it."""
    who, where = "this creature", ""
    if not this:
        rest, places = split_place(node.who)
        who = members(Pool(rest, side=node.side), scope).a
        if places:
            where = f" to {phrase([_field_trait(place, scope) for place in places], ('field', 'fields')).a}"
    if node.where is not None:
        where = f" to {fields(node.where, scope).a}"
    _now_triggering(scope, this)
    onto = f" in the place of {creatures(node.other, scope).a} that is sacrificed" if node.other is not None else ""
    return f"{'when' if this else 'each time'} {who} {SUFFERS[node.event]}{where}{onto}"


def _field_trait(node: Filter, scope: Scope) -> Trait:
    """A property of a summoned creature's place as a property of the field."""
    if isinstance(node, Not):
        return _field_trait(node.part, scope).opposite
    if isinstance(node, OnField):
        return FIELD_FILTERS(FieldIs(node.element), scope)
    return FIELD_FILTERS(FieldAdjacent(), scope)


def _strikes(node: When, scope: Scope, who: str) -> str:
    target = target_of(node.other, scope)
    scope.now(RefKind.TARGET, Noun("that creature"))
    scope.now(RefKind.ATTACKED, Noun("that creature"))
    survived = " and does not destroy it" if node.survived else ""
    if node.once:
        survived += " (once for each attack)"
    if node.event is Event.HIT:
        return f"each time {who}'s attack hits {target}{survived}"
    if node.event is Event.ATTACKED:
        return f"each time {who} attacks {target}{survived}"
    alive = " and that creature is not destroyed" if node.survived else ""
    return f"each time {who}'s battle against {target} is over{alive}"
