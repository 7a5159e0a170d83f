"""Words about sending, discarding, banishing, returning (移動): their wording in English."""

from __future__ import annotations

from dataclasses import replace

from duelkit.yugioh.language.base import What
from duelkit.yugioh.language.selections import BATTLERS, Pick, Ref, RefKind
from duelkit.yugioh.language.terms import Because, Ordinal, Position, Side, Zone
from duelkit.yugioh.text.grammar.en.core import MODIFIERS, VERBS, WHATS, Clause, Noun, Phrase, Scope, it
from duelkit.yugioh.text.grammar.en.moments import ORDINALS
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.en.places import zone_words
from duelkit.yugioh.text.grammar.en.quantities import value
from duelkit.yugioh.text.grammar.en.terms import UNTIL, listed
from duelkit.yugioh.text.grammar.en.verbs import WHO, act, acted, from_here
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.words.moving.meaning import (
    Banish,
    BanishFor,
    Discard,
    Redirected,
    ReturnToGraveyard,
    Send,
    ShuffleDeck,
    ToDeck,
    ToExtraDeck,
    ToHand,
)


@MODIFIERS.words(Redirected)
def _redirected(node: Redirected, scope: Scope) -> list[Clause]:
    where = {
        Ordinal.TOP: " on top of the Deck",
        Ordinal.BOTTOM: " on the bottom of the Deck",
        Ordinal.SHUFFLED: " to the Deck",
    }[node.where]
    gone = {
        Zone.BANISHED: "banish {}",
        Zone.DECK: f"place {{}}{where}",
        Zone.HAND: "return {} to the hand",
        Zone.EXTRA_DECK: "place {} face-up in the Extra Deck",
        Zone.GRAVEYARD: "send {} to the GY",
    }.get(node.instead, "banish {}")
    passive = {
        Zone.BANISHED: "banished",
        Zone.DECK: f"placed{where}",
        Zone.HAND: "returned to the hand",
        Zone.EXTRA_DECK: "placed face-up in the Extra Deck",
        Zone.GRAVEYARD: "sent to the GY",
    }.get(node.instead, "banished")
    if node.because & Because.MATERIAL:
        kind = (
            "Synchro "
            if node.because & Because.SYNCHRO
            else "Fusion "
            if node.because & Because.FUSION
            else "Xyz "
            if node.because & Because.XYZ
            else ""
        )
        beside = f" together with {noun_of(node.beside, scope, Head.MONSTER).a}" if node.beside is not None else ""
        return [Clause(Noun("this card"), whole=f"if this card is used as {kind}Material{beside}, {gone.format('it')}")]
    if node.this_only and node.origin == Zone.OVERLAY:
        whole = f"if this card is an Xyz Material and would be sent to the GY, {gone.format('it')} instead"
        return [Clause(Noun("this card"), whole=whole)]
    if node.this_only:
        return [_leaving(node, scope, gone)]
    words = noun_of(node.which, scope)
    to = {Zone.GRAVEYARD: "sent to {} GY", Zone.HAND: "returned to {} hand", Zone.DECK: "returned to {} Deck"}.get(
        node.to, "removed from the field"
    )
    whose = {Side.YOU: "your", Side.OPPONENT: "your opponent's", Side.EITHER: "the"}[node.side]
    origin = f" from the {listed(zone_words(node.origin))}" if node.origin else ""
    if node.because & Because.BATTLE:
        return [Clause(Noun("any"), whole=f"{words.a} is {passive} instead of being {to.format(whose)}")]
    return [Clause(Noun("any"), whole=f"any {words.core} {to.format(whose)}{origin} is {passive} instead")]


def _leaving(node: Redirected, scope: Scope, gone: str) -> Clause:
    """banish it when it leaves the field; ``gone`` has {} for the card."""
    each = scope.known.get(RefKind.EACH)
    name = each.subj if each is not None else "this card"
    if node.origin and node.to == Zone.GRAVEYARD:
        place_ = "field" if node.origin == Zone.FIELD else "Monster Zone"
        return Clause(
            Noun(name), whole=f"if {name} would be sent from the {place_} to the GY, {gone.format('it')} instead"
        )
    if each is None:
        return Clause(Noun(name), whole=f"if this card leaves the field, {gone.format('it')}")
    leaves = f"{name} leave" if each.plural else "it leaves"
    return Clause(Noun(name), whole=f"{gone.format(each.text)} when {leaves} the field", order=True)


WHOSE = {Side.YOU: "your", Side.OPPONENT: "your opponent's", Side.EITHER: "each player's"}


@VERBS.words(Send)
def _send(node: Send, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    result = act("send", f"{from_here(what, scope)} to the GY")
    theirs = _of_their_own(node.what, scope)
    if theirs:
        result = act("send", f"{theirs} to the GY", "your opponent")
    if isinstance(node.what, Pick) and node.what.chooser is Side.EITHER:
        result = act("send", f"{value(node.what.most, scope)} cards from their hand to the GY", "each player")
    acted(scope, what, "sent to the GY", Zone.GRAVEYARD)
    return result


_THEIRS = {
    Zone.DECK: "from their Deck",
    Zone.EXTRA_DECK: "from their Extra Deck",
    Zone.GRAVEYARD: "from their GY",
    Zone.FIELD: "they control",
}


def _of_their_own(what: What, scope: Scope) -> str:
    """3 monsters from their Deck, 1 monster they control; nothing if the opponent does not pick among their own."""
    pick = what if isinstance(what, Pick) and what.pool.zones in _THEIRS else None
    if pick is None or (pick.chooser, pick.pool.side) != (Side.OPPONENT, Side.OPPONENT):
        return ""
    cards = noun_of(pick.pool.filter, scope)
    return f"{value(pick.most, scope)} {cards.one if pick.most == 1 else cards.many} {_THEIRS[pick.pool.zones]}"


@VERBS.words(ReturnToGraveyard)
def _return_to_graveyard(node: ReturnToGraveyard, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    result = act("return", f"{what.text} to the GY")
    acted(scope, what, "returned to the GY", Zone.GRAVEYARD)
    return result


_HANDS = ("from your hand", "from your opponent's hand", "from either player's hand")
"""Places that a discard need not name."""


def _ends_with_place(what: What) -> bool:
    """Whether a place would end the noun phrase."""
    return isinstance(what, Pick) and isinstance(what.most, int) and what.including is None


@VERBS.words(Discard)
def _discard(node: Discard, scope: Scope) -> Phrase:
    scope.unnamed = _HANDS if _ends_with_place(node.what) else ()
    what = WHATS(node.what, scope)
    scope.unnamed = ()
    chooser = node.what.chooser if isinstance(node.what, Pick) else Side.YOU
    side = node.what.pool.side if isinstance(node.what, Pick) else Side.YOU
    text = what.text
    if text == "both players' entire hands":
        result = act("discard", "their entire hand", "each player")
    elif side is Side.EITHER or chooser is Side.EITHER:
        result = act("discard", text, "each player")
    elif side is Side.OPPONENT and chooser is Side.OPPONENT:
        result = act("discard", text, "your opponent")
    elif side is Side.OPPONENT:
        result = act("discard", f"{text} from your opponent's hand" if isinstance(node.what, Pick) else text)
    else:
        result = act("discard", f"{text} to the GY" if node.to_graveyard else text)
    acted(scope, what, "discarded", Zone.GRAVEYARD)
    return result


@VERBS.words(Banish)
def _banish(node: Banish, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    down = ", face-down" if node.face_down else ""
    if node.must:
        return act("have to banish", f"{what.text}{down}", "your opponent")
    result = act("banish", from_here(what, scope) + down)
    theirs = _of_their_own(node.what, scope)
    if theirs:
        result = act("banish", theirs + down, "your opponent")
    acted(scope, what, "banished", Zone.BANISHED)
    return result


@VERBS.words(BanishFor)
def _banish_for(node: BanishFor, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    acted(scope, what, "banished", Zone.BANISHED)
    until = f"until your {ORDINALS[node.nth - 1]} End Phase" if node.nth > 1 else UNTIL[node.comes_back]
    how = " (it returns in face-up Attack Position)" if node.position is Position.FACE_UP_ATTACK else ""
    result = act("banish", f"{what.text} {until}{how}".strip())
    if node.returned is not None:
        here = replace(scope, known={**scope.known, RefKind.THEM: it(what.head, what.plural, zones=Zone.FIELD)})
        returns = "they return" if what.plural else "it returns"
        result = result.with_tail(f"when {returns} to the field this way, {VERBS(node.returned, here).clause}")
    return result


@VERBS.words(ToHand)
def _to_hand(node: ToHand, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    zones = what.zones or ((scope.effect.zones or Zone.FIELD) if what.this and scope.effect is not None else Zone(0))
    if isinstance(node.what, Ref) and node.what.kind in BATTLERS:
        zones = Zone.FIELD
    back = bool(zones & Zone.FIELD) and not zones & (Zone.DECK | Zone.EXTRA_DECK)
    theirs = isinstance(node.what, Pick) and node.what.chooser is node.what.pool.side is Side.OPPONENT
    result = act("return", f"{what.text} to the hand") if back else act("add", f"{what.text} to your hand")
    if node.hand is Side.OPPONENT:
        result = act("add", f"{what.text} to your opponent's hand")
    elif node.hand is Side.YOU:
        result = act("add", f"{what.text} to your hand")
    if theirs and not back:
        result = act("add", f"{what.text} to their hand", WHO[Side.OPPONENT])
    acted(scope, what, "returned to the hand" if back else "added", Zone.HAND)
    return result


@VERBS.words(ToDeck)
def _to_deck(node: ToDeck, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    acted(scope, what, "returned to the Deck", Zone.DECK)
    if what.extra:
        return act("return", f"{what.text} to the Extra Deck")
    if node.where is Ordinal.SHUFFLED:
        return act("shuffle", f"{what.text} into the Deck")
    return act("place", f"{what.text} on {'top' if node.where is Ordinal.TOP else 'the bottom'} of the Deck")


@VERBS.words(ToExtraDeck)
def _to_extra_deck(node: ToExtraDeck, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    acted(scope, what, "added to the Extra Deck", Zone.EXTRA_DECK)
    return act("add", f"{what.text} to your Extra Deck face-up")


VERBS.table({ShuffleDeck: lambda node, scope: act("shuffle", f"{WHOSE[node.side]} Deck")})
