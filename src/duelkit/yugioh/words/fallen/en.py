"""Words about monsters that battles destroyed, where they lie now: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.en.core import CONDITIONS, FILTERS, Scope, Slot, State, Trait
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.words.conditions.en import label_of
from duelkit.yugioh.words.fallen.meaning import (
    BanishedBy,
    BoreThis,
    BroughtBy,
    FellFaceUp,
    FellInBattle,
    HasLostInBattle,
    SentBy,
    SentThisTurn,
    WasDestroyed,
    WasDestroyedLastTurn,
    WasFused,
    WasThereBy,
    WornByThis,
)


@FILTERS.words(FellInBattle)
def _fell_in_battle(node: FellInBattle, scope: Scope) -> Trait:
    turn = " this turn" if node.this_turn else ""
    words = f"destroyed by battle{turn}"
    return Trait(Slot.CLAUSE, f"that was {words}", f"that was not {words}", f"that were {words}")


@FILTERS.words(BroughtBy)
def _brought_by(node: BroughtBy, scope: Scope) -> Trait:
    words = f"Summoned by {label_of(node.effect, scope)}"
    return Trait(Slot.CLAUSE, f"that was {words}", f"that was not {words}", f"that were {words}")


@FILTERS.words(SentBy)
def _sent_by(node: SentBy, scope: Scope) -> Trait:
    words = f"sent there by {label_of(node.effect, scope)}"
    return Trait(Slot.CLAUSE, f"that was {words}", f"that was not {words}", f"that were {words}")


@FILTERS.words(BanishedBy)
def _banished_by(node: BanishedBy, scope: Scope) -> Trait:
    words = f"banished by {label_of(node.effect, scope)}"
    return Trait(Slot.CLAUSE, f"that was {words}", f"that was not {words}", f"that were {words}")


FILTERS.fixed(
    {
        WasDestroyed: Trait(
            Slot.CLAUSE,
            "that was destroyed this turn",
            "that was not destroyed this turn",
            "that were destroyed this turn",
        ),
        FellFaceUp: Trait(
            Slot.CLAUSE, "that was destroyed face-up", "that was not destroyed face-up", "that were destroyed face-up"
        ),
        BoreThis: Trait(Slot.CLAUSE, "that was equipped with this card"),
        WornByThis: Trait(
            Slot.CLAUSE,
            "that was equipped to this card",
            "that was not equipped to this card",
            "that were equipped to this card",
        ),
        SentThisTurn: Trait(
            Slot.CLAUSE,
            "that was sent there this turn",
            "that was not sent there this turn",
            "that were sent there this turn",
        ),
    }
)
CONDITIONS.fixed(
    {
        WasDestroyedLastTurn: State(
            "this card on the field was destroyed last turn", "this card on the field was not destroyed last turn"
        )
    }
)
FILTERS.fixed({WasFused: Trait(Slot.CLAUSE, "that was used as material for a Fusion Summon")})


@CONDITIONS.words(HasLostInBattle)
def _has_lost_in_battle(node: HasLostInBattle, scope: Scope) -> State:
    if node.anywhere:
        return State("a monster was destroyed by battle this turn", "no monster was destroyed by battle this turn")
    whose = "you" if node.side is Side.YOU else "your opponent"
    words = (
        f"{noun_of(node.which, scope).a} that {whose} controlled was destroyed by battle and sent to the GY this turn"
    )
    return State(words, f"it is not true that {words}")


@CONDITIONS.words(WasThereBy)
def _was_there_by(node: WasThereBy, scope: Scope) -> State:
    which = label_of(node.effect, scope)
    return State(f"this card was Special Summoned by {which}", f"this card was not Special Summoned by {which}")
