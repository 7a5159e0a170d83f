"""Words about destruction (破壊): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.base import Pool
from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.text.grammar.en.clauses import about
from duelkit.yugioh.text.grammar.en.core import MODIFIERS, VERBS, WHATS, Clause, Noun, Phrase, Scope, it
from duelkit.yugioh.text.grammar.en.places import place, words_of
from duelkit.yugioh.text.grammar.en.terms import article, closed
from duelkit.yugioh.text.grammar.en.verbs import act as verbs_act
from duelkit.yugioh.text.grammar.en.verbs import acted, from_here
from duelkit.yugioh.text.grammar.heads import head_of_pool
from duelkit.yugioh.words.destroying.meaning import Destroy, InsteadOfDestruction, Perishes


def _spared(node: InsteadOfDestruction, noun: Noun, name: str, how: str) -> Clause:
    """The first time it would be destroyed each turn, it is not destroyed."""
    if not node.once_per_turn and not node.in_all:
        return Clause(noun, f"cannot be destroyed {how}{'s' if node.by_effect else ''}")
    times = "time" if node.times == 1 else f"{node.times} times"
    turn = "" if node.in_all else " each turn"
    return Clause(noun, whole=f"the first {times} {name} would be destroyed {how}{turn}, it is not destroyed")


@MODIFIERS.words(InsteadOfDestruction)
def _instead_of_destruction(node: InsteadOfDestruction, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    whose = {Side.YOU: "your ", Side.OPPONENT: "an opponent's ", Side.EITHER: "", None: ""}[node.by]
    causes = (["battle"] if node.by_battle else []) + ([f"{whose}card effect"] if node.by_effect else [])
    how = f"by {' or '.join(causes)}"
    once = "once per turn, " if node.once_per_turn else ""
    one = ""
    if isinstance(node.to, Pool) and noun.plural:
        one = words_of(node.to, scope).at(place(node.to.zones, node.to.side, head_of_pool(node.to)))
        one = closed(one)
    name = article(one) if one else noun.subj
    if node.pay is None:
        return [_spared(node, noun, f"each {one}" if node.each and one else name, how)]
    if node.alone:
        name = f"only 1 {one}" if one else f"only {name}"
    scope.now(RefKind.EACH, Noun("this card", this=True) if noun.this else it(noun.head, False))
    was, scope.paying = scope.paying, True
    pay = VERBS(node.pay, scope)
    scope.paying = was
    instead = "instead of 1 of them" if node.single else "instead"
    act = f"you can {pay.base} {instead}" if node.optional else f"{pay.base} {instead}"
    if node.then is not None:
        act += ", " + ". ".join(VERBS(node.then, scope).prefixed("then ").sentences)
    return [Clause(noun, whole=f"{once}if {name} would be destroyed {how}, {act}")]


@MODIFIERS.words(Perishes)
def _perishes(node: Perishes, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    return [Clause(noun, whole=f"destroy {noun.text}", order=True)]


@VERBS.words(Destroy)
def _destroy(node: Destroy, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    result = verbs_act("destroy", from_here(what, scope))
    if node.to == Zone.BANISHED:
        result = verbs_act(
            "destroy",
            f"{what.text}, and if you do, banish it" if not what.plural else f"{what.text}, and if you do, banish them",
        )
    acted(scope, what, "destroyed", Zone.GRAVEYARD)
    return result
