"""Words about phases (フェイズ): their wording in Japanese."""

from __future__ import annotations

from dataclasses import replace

from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.ja.core import AMOUNTS, CONDITIONS, MODIFIERS, VERBS, Clause, Scope
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.terms import PHASES, SIDE, small
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
    times = f"{small(node.times)}回" if node.times > 1 else ""
    side = SIDE[node.side] if node.side is not Side.EITHER else ""
    side += "ターンの" if node.following else ""
    return phrase(f"次の{side}{PHASES[node.phase]}を{times}", "スキップする")


@VERBS.words(SkipTurn)
def _skip_turn(node: SkipTurn, scope: Scope) -> Phrase:
    return phrase(f"次の{SIDE[node.side]}ターンを", "スキップする")


@AMOUNTS.words(PhasesPassed)
def _passed(node: PhasesPassed, scope: Scope) -> str:
    side = SIDE[node.side] if node.side is not Side.EITHER else ""
    return f"このカードの発動後に経過した{side}{PHASES[node.phase]}の数"


AMOUNTS.fixed({TurnsFaceUp: "このカードが自分フィールドに表側表示で存在した自分ターンの数"})


@CONDITIONS.words(HeldAtTurnEnd)
def _held_at_turn_end(node: HeldAtTurnEnd, scope: Scope) -> Phrase:
    now = CONDITIONS(node.condition, scope)
    before = "前のターンの終了時にこのカードが表側表示で存在し、"
    return replace(now, verb=replace(now.verb, plain=now.verb.past)).prefixed(before)


@CONDITIONS.words(IsPhaseSince)
def _phase_since(node: IsPhaseSince, scope: Scope) -> Phrase:
    side = SIDE[node.side] if node.side is not Side.EITHER else ""
    return phrase(f"それから{small(node.number)}回目の{side}{PHASES[node.phase]}", "である")


VERBS.fixed({GoToEndPhase: phrase("このターンのエンドフェイズに", "なる")})
MODIFIERS.table({SkippedByBoth: lambda node, scope: [Clause("", phrase("お互いのメインフェイズ２を", "スキップする"))]})
VERBS.fixed({EndMainPhase: phrase("そのメインフェイズを", "終了する")})
