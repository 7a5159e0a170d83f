"""Words about what is shown, looked at, selected (確認): their wording in English."""

from __future__ import annotations

from dataclasses import replace

from duelkit.yugioh.language.base import Pool
from duelkit.yugioh.language.nouns import AnyCard
from duelkit.yugioh.language.selections import Every, Pick, RefKind
from duelkit.yugioh.language.terms import Ordinal, Side, Zone
from duelkit.yugioh.text.grammar.en.core import (
    CONDITIONS,
    FILTERS,
    VERBS,
    WHATS,
    Noun,
    Phrase,
    Scope,
    Slot,
    State,
    Trait,
    it,
)
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.en.quantities import value
from duelkit.yugioh.text.grammar.en.verbs import WHO, act, acted, from_here
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.words.revealing.meaning import (
    Excavate,
    ExcavateUntil,
    HasExcavated,
    IsKeptRevealed,
    LookAt,
    PickOut,
    PutBack,
    Remember,
    Reveal,
)

YOUR_HAND = (Zone.HAND, Side.YOU)
THEIR_HAND = (Zone.HAND, Side.OPPONENT)


@VERBS.words(Reveal)
def _reveal(node: Reveal, scope: Scope) -> Phrase:
    scope.in_place = isinstance(node.what, Pick | Every) and (node.what.pool.zones, node.what.pool.side) == YOUR_HAND
    what = WHATS(node.what, scope)
    scope.in_place = False
    here = what.this and scope.place_of_this == "hand"
    result = act("reveal", "this card in your hand" if here else from_here(what, scope))
    acted(scope, what, "revealed", what.zones)
    return result


@VERBS.words(LookAt)
def _look_at(node: LookAt, scope: Scope) -> Phrase:
    pool = node.what.pool if isinstance(node.what, Pick | Every) else None
    theirs = pool is not None and (pool.zones, pool.side) == THEIR_HAND
    scope.in_place = theirs and not node.arrange
    what = WHATS(node.what, scope)
    scope.in_place = False
    acted(scope, what, "", what.zones)
    whole = theirs and isinstance(node.what, Every) and node.what.pool == Pool(AnyCard(), *THEIR_HAND)
    text = "your opponent's hand" if whole else what.text
    return act("look at", f"{text}, then place them on top of the Deck in any order" if node.arrange else text)


@VERBS.words(Excavate)
def _excavate(node: Excavate, scope: Scope) -> Phrase:
    many = "the top card" if node.amount == 1 else f"the top {value(node.amount, scope)} cards"
    if not isinstance(node.amount, int):
        many = f"a number of cards equal to {value(node.amount, scope)} from the top"
    acted(scope, Noun("", plural=node.amount != 1), "excavated", Zone.DECK)
    if node.bottom:
        many = "the bottom card"
    if node.up_to:
        many = f"up to {value(node.amount, scope)} cards from the top"
    if node.side is Side.EITHER:
        return act("excavate", f"{many} of their Deck", WHO[Side.EITHER])
    whose = "your" if node.side is Side.YOU else "your opponent's"
    return act("excavate", f"{many} of {whose} Deck")


@VERBS.words(PutBack)
def _put_back(node: PutBack, scope: Scope) -> Phrase:
    where = "the bottom" if node.where is Ordinal.BOTTOM else "top"
    return act("place", f"the excavated cards on {where} of the Deck in any order")


@VERBS.words(ExcavateUntil)
def _excavate_until(node: ExcavateUntil, scope: Scope) -> Phrase:
    words = noun_of(node.which, scope)
    scope.now(RefKind.THEM, it(Head.CARD, False, zones=Zone.DECK))
    done = (
        f"excavate cards from the top of your Deck until you excavate {words.a}",
        *VERBS(node.verb, scope).sentences,
    )
    return replace(act(*_RESTS.get(node.rest, _ORDER[Ordinal.SHUFFLED])), done=done)


@VERBS.words(PickOut)
def _pick_out(node: PickOut, scope: Scope) -> Phrase:
    words = noun_of(node.which, scope)
    among = "among the rest" if node.left else "among them"
    many = f"{node.number} {words.one if node.number == 1 else words.many} {among}"
    many = f"all {words.many} {among}" if node.number == 0 else many
    by_them = node.chooser is Side.OPPONENT or node.at_random
    scope.now(
        RefKind.THEM,
        it(Head.CARD, node.number != 1, zones=Zone.DECK)
        if by_them
        else Noun(many, plural=node.number != 1, zones=Zone.DECK),
    )
    result = VERBS(node.verb, scope)
    result = replace(result, can=True) if node.optional else result
    if by_them:
        who = "your opponent chooses" if node.chooser is Side.OPPONENT else "choose"
        result = replace(result, done=(f"{who} {many}{' at random' if node.at_random else ''}", *result.done))
    if not node.rest:
        return result
    beside = "" if node.beside is None else f" and {WHATS(node.beside, scope).text}"
    verb, where = _ORDER[node.where]
    rest = _RESTS.get(node.rest, (verb, f"the rest{beside} {where}"))
    rest = ("add", "the rest to their owners' hands") if node.verb.by_owners() else rest
    return replace(act(*rest), done=result.sentences)


_RESTS = {
    Zone.GRAVEYARD: ("send", "the rest to the GY"),
    Zone.BANISHED: ("banish", "the rest"),
    Zone.HAND: ("add", "the rest to your hand"),
    Zone.EXTRA_DECK: ("add", "the rest to your Extra Deck face-up"),
}
_ORDER = {
    Ordinal.SHUFFLED: ("shuffle", "into the Deck"),
    Ordinal.TOP: ("place", "on top of the Deck in any order"),
    Ordinal.BOTTOM: ("place", "on the bottom of the Deck in any order"),
}


@VERBS.words(Remember)
def _remember(node: Remember, scope: Scope) -> Phrase:
    scope.in_place = isinstance(node.what, Pick | Every) and node.what.pool.side is not Side.EITHER
    what = WHATS(node.what, scope)
    scope.in_place = False
    acted(scope, what, "chosen", what.zones)
    chooser = node.what.chooser if isinstance(node.what, Pick) else Side.YOU
    return act("choose", what.text, WHO[chooser])


FILTERS.fixed(
    {IsKeptRevealed: Trait(Slot.CLAUSE, "that is kept revealed", "that is not kept revealed", "that are kept revealed")}
)


@CONDITIONS.words(HasExcavated)
def _has_excavated(node: HasExcavated, scope: Scope) -> State:
    cards = f"{node.at_least} or more cards at once by this card's effect this turn"
    return State(f"you excavated {cards}", f"you have not excavated {cards}")
