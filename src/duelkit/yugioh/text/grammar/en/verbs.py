"""What all English verbs share: the cards that they worked on, who acts."""

from __future__ import annotations

from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.text.grammar.en.core import HEADS, NOWHERE, Noun, Phrase, Scope, it
from duelkit.yugioh.text.grammar.en.terms import settled

WHO = {Side.YOU: "", Side.OPPONENT: "your opponent", Side.EITHER: "each player"}


def act(verb: str, rest: str = "", subject: str = "") -> Phrase:
    """A clause of a verb in its base form and what follows it."""
    tail = f" {settled(rest)}" if rest else ""
    first, _, more = verb.partition(" ")
    more = f" {more}" if more else ""
    third = {"have": "has"}.get(first) or (
        f"{first}es"
        if first.endswith(("s", "sh", "ch", "x", "z"))
        else f"{first[:-1]}ies"
        if first.endswith("y") and first[-2:] not in ("ay", "oy", "ey")
        else f"{first}s"
    )
    ing = _ing(first)
    return Phrase(f"{verb}{tail}", f"{third}{more}{tail}", f"{ing}{more}{tail}", subject)


def _ing(verb: str) -> str:
    if verb in ("Set", "shuffle", "get", "skip", "put", "win", "Special"):
        return {"shuffle": "shuffling", "Special": "Special"}.get(verb, f"{verb}{verb[-1]}ing")
    return f"{verb[:-1]}ing" if verb.endswith("e") and not verb.endswith("ee") else f"{verb}ing"


def acted(scope: Scope, what: Noun, action: str = "", zones: Zone = NOWHERE) -> None:
    """From here on the cards of ``what`` are those that the verb worked on."""
    kind = RefKind.COST if scope.paying else RefKind.THEM
    one, many = HEADS[what.head]
    scope.done = f"the number of {many} {action}".rstrip()
    scope.done_each = f"{one} {action}".rstrip()
    if scope.paying and action:
        scope.chosen = scope.done
    if what.this:
        scope.now(kind, what)
    elif scope.paying and action:
        several = what.plural or scope.known.get(kind) is not None
        scope.now(
            kind,
            Noun(f"the {action.split(' ')[0]} {many if several else one}", plural=several, head=what.head, zones=zones),
        )
    else:
        scope.now(kind, it(what.head, what.plural, of_target=what.of_target, zones=zones, extra=what.extra))


def from_here(what: Noun, scope: Scope) -> str:
    """this card from your GY, where it is not on the field."""
    return f"{what.text} from your {scope.place_of_this}" if what.this and scope.place_of_this else what.text
