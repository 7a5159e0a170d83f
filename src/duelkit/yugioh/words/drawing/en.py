"""Words about drawing and the deck's top (ドロー): their wording in English."""

from __future__ import annotations

from dataclasses import replace

from duelkit.yugioh.language.amounts import AtWill
from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.text.grammar.en.core import (
    AMOUNTS,
    CONDITIONS,
    MODIFIERS,
    VERBS,
    Clause,
    Noun,
    Phrase,
    Scope,
    State,
    it,
)
from duelkit.yugioh.text.grammar.en.quantities import value
from duelkit.yugioh.text.grammar.en.verbs import WHO, act, acted
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.words.amounts.meaning import OnePer
from duelkit.yugioh.words.drawing.meaning import Draw, DrawnBefore, DrawUntil, DrewBefore, ForgoDraw, Mill, NormalDraw


@VERBS.words(Draw)
def _draw(node: Draw, scope: Scope) -> Phrase:
    if isinstance(node.amount, int):
        text = f"{node.amount} card{'s' if node.amount != 1 else ''}"
    elif isinstance(node.amount, OnePer):
        text = f"1 card for every {node.amount.each} of {value(node.amount.amount, scope)}"
    else:
        text = f"cards equal to {value(node.amount, scope)}"
    scope.now(
        RefKind.THEM,
        Noun("the drawn card" if node.amount == 1 else "the drawn cards", plural=node.amount != 1, zones=Zone.HAND),
    )
    scope.done, scope.done_each = "the number of cards drawn", "card drawn"
    result = act("draw", text, WHO[node.side])
    return replace(result, base=f"{result.base} and reveal it") if node.shown else result


@MODIFIERS.words(NormalDraw)
def _normal_draw(node: NormalDraw, scope: Scope) -> list[Clause]:
    whose = {Side.YOU: "your", Side.OPPONENT: "your opponent's", Side.EITHER: "each player's"}[node.side]
    many = node.amount if isinstance(node.amount, int) else value(node.amount, scope)
    return [Clause(Noun(f"the number of cards drawn for {whose} normal draw"), f"becomes {many}")]


VERBS.table({ForgoDraw: lambda node, scope: act("give up", "your normal draw this turn")})


@VERBS.words(DrawUntil)
def _draw_until(node: DrawUntil, scope: Scope) -> Phrase:
    who = {Side.YOU: "you have", Side.OPPONENT: "they have", Side.EITHER: "they have"}[node.side]
    return act(
        "draw", f"until {who} {node.hand} cards in {'your' if node.side is Side.YOU else 'their'} hand", WHO[node.side]
    )


@VERBS.words(Mill)
def _mill(node: Mill, scope: Scope) -> Phrase:
    whose = {Side.YOU: "your", Side.OPPONENT: "your opponent's", Side.EITHER: "each player's"}[node.side]
    many = (
        "the top card"
        if node.amount == 1
        else f"the top {node.amount} cards"
        if isinstance(node.amount, int)
        else "cards"
    )
    more = "" if isinstance(node.amount, int) else f", equal to {value(node.amount, scope)},"
    if isinstance(node.amount, AtWill):
        many, more = f"{f'up to {node.amount.most}' if node.amount.most else 'any number of'} cards from the top", ""
        scope.chosen = "the number of cards sent to the GY"
    elif not isinstance(node.amount, int):
        many, more = "cards from the top", f", equal to {value(node.amount, scope)},"
    acted(scope, Noun("", plural=node.amount != 1), "sent to the GY", Zone.GRAVEYARD)
    scope.now(RefKind.THEM, it(Head.CARD, node.amount != 1, zones=Zone.GRAVEYARD))
    return act("send", f"{many} of {whose} Deck{more} to the GY")


AMOUNTS.fixed({DrawnBefore: "the number of cards you drew by that effect"})
CONDITIONS.fixed({DrewBefore: State("you drew by this card's effect in the previous turn")})
