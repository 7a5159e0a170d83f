"""Words about phases that are skipped (フェイズ): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Side
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
)
from duelkit.yugioh.text.grammar.en.terms import PHASES
from duelkit.yugioh.text.grammar.en.verbs import act
from duelkit.yugioh.words.turns.meaning import (
    EndMainPhase,
    GoToEndPhase,
    HeldAtTurnEnd,
    IsPhaseSince,
    PhasesPassed,
    SkippedByBoth,
    SkipPhases,
    SkipTurn,
    TurnsFaceUp,
)


@VERBS.words(SkipPhases)
def _skip(node: SkipPhases, scope: Scope) -> Phrase:
    times = f" {node.times}" if node.times > 1 else ""
    plural = "s" if node.times > 1 else ""
    whose = {Side.YOU: "your", Side.OPPONENT: "your opponent's", Side.EITHER: "the"}[node.side]
    if node.following:
        return act("skip", f"the {PHASES[node.phase]} of {whose} next turn")
    return act("skip", f"{whose} next{times} {PHASES[node.phase]}{plural}")


@VERBS.words(SkipTurn)
def _skip_turn(node: SkipTurn, scope: Scope) -> Phrase:
    whose = "your" if node.side is Side.YOU else "your opponent's"
    return act("skip", f"{whose} next turn")


@AMOUNTS.words(PhasesPassed)
def _passed(node: PhasesPassed, scope: Scope) -> str:
    whose = {Side.YOU: "your ", Side.OPPONENT: "your opponent's ", Side.EITHER: ""}[node.side]
    return f"the number of {whose}{PHASES[node.phase]}s that have passed since this card was activated"


AMOUNTS.fixed({TurnsFaceUp: "the number of your turns this card has been face-up on your field"})
_ORDINALS = {1: "first", 2: "second", 3: "third"}


@CONDITIONS.words(HeldAtTurnEnd)
def _held_at_turn_end(node: HeldAtTurnEnd, scope: Scope) -> State:
    was = CONDITIONS(node.condition, scope).was
    words = f"at the end of the last turn, {was.text} and this card was face-up"
    return State(words, f"it is not true that {words}")


@CONDITIONS.words(IsPhaseSince)
def _phase_since(node: IsPhaseSince, scope: Scope) -> State:
    whose = {Side.YOU: "your ", Side.OPPONENT: "your opponent's ", Side.EITHER: "the "}[node.side]
    which = f"{whose}{_ORDINALS.get(node.number, str(node.number))} {PHASES[node.phase]} since then"
    return State(f"it is {which}", f"it is not {which}")


VERBS.fixed({GoToEndPhase: act("go", "to the End Phase of this turn")})
MODIFIERS.table(
    {
        SkippedByBoth: lambda node, scope: [
            Clause(Noun("both players", plural=True), whole="both players skip their Main Phase 2")
        ]
    }
)
VERBS.fixed({EndMainPhase: act("end", "the Main Phase")})
