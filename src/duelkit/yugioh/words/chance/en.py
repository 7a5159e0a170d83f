"""Words about coins, dice, lots and guesses (運): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.en.core import CONDITIONS, FILTERS, VERBS, Noun, Phrase, Scope, Slot, State, Trait
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.en.terms import listed
from duelkit.yugioh.text.grammar.en.verbs import WHO, act
from duelkit.yugioh.words.chance.meaning import (
    DiceShow,
    DieAsDeclared,
    DrawLot,
    GuessLowest,
    InZoneRolled,
    RollDie,
    RollsDice,
    TossCoins,
)


@CONDITIONS.words(DiceShow)
def _dice(node: DiceShow, scope: Scope) -> State:
    low, high = node.at_least, node.at_most
    words = str(low) if low == high else listed([str(number) for number in range(low, min(high, low + 9) + 1)])
    return State(f"the result is {words}", f"the result is not {words}")


CONDITIONS.fixed(
    {DieAsDeclared: State("the result is one of the declared numbers", "the result is not one of the declared numbers")}
)


@VERBS.words(GuessLowest)
def _guess(node: GuessLowest, scope: Scope) -> Phrase:
    noun = noun_of(node.which, scope).one
    whose = {Side.YOU: "your", Side.OPPONENT: "your opponent's", Side.EITHER: "either"}[node.side]
    who = "your opponent" if node.by is Side.OPPONENT else "you"
    lead = act("name", f"the lowest {noun} in {whose} GY without looking at either GY", WHO[node.by])
    scope.now(RefKind.THEM, Noun("it"))
    right = VERBS(node.right, scope)
    scope.now(RefKind.THEM, Noun("it"))
    wrong = VERBS(node.wrong, scope)
    done = "is" if node.by is Side.OPPONENT else "are"
    return lead.joined(f". If {who} {done} right, ", right).joined(", otherwise, ", wrong)


@VERBS.words(DrawLot)
def _draw_lot(node: DrawLot, scope: Scope) -> Phrase:
    scope.now(RefKind.EACH, Noun("the picked card"))
    return act("pick", "1 of them at random", WHO[Side.OPPONENT])


VERBS.table({TossCoins: lambda node, scope: act("toss", "a coin" if node.coins == 1 else f"a coin {node.coins} times")})


@VERBS.words(RollDie)
def _roll(node: RollDie, scope: Scope) -> Phrase:
    again = "" if node.most == 6 else f", and again if the result is more than {node.most}"
    return act("roll", f"a six-sided die{again}", WHO[node.side])


FILTERS.fixed(
    {
        RollsDice: Trait(Slot.CLAUSE, "that requires a die roll", "that does not require a die roll"),
        InZoneRolled: Trait(Slot.CLAUSE, "in the Main Monster Zone of that number, counted from your right"),
    }
)
