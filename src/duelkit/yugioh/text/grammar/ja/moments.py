"""Turns, phases and steps in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.base import Condition, DoesNotHold, OneHolds
from duelkit.yugioh.language.clauses import InPhase, InStep, TurnOf
from duelkit.yugioh.language.terms import Phase, Side, Step
from duelkit.yugioh.text.grammar.ja.terms import PHASES
from duelkit.yugioh.text.grammar.reading import only_moments, parts_of_condition, whole

STEPS = {
    Step.START: "スタートステップ",
    Step.BATTLE: "バトルステップ",
    Step.DAMAGE_START: "ダメージステップ開始時",
    Step.BEFORE_CALCULATION: "ダメージ計算前",
    Step.CALCULATION: "ダメージ計算時",
    Step.AFTER_CALCULATION: "ダメージ計算後",
    Step.DAMAGE_END: "ダメージステップ終了時",
    Step.END: "エンドステップ",
}


def steps_text(steps: Step) -> str:
    """ダメージステップ, ダメージ計算前 …"""
    if steps & Step.DAMAGE_STEP == Step.DAMAGE_STEP:
        return "ダメージステップ"
    if steps == Step.UNTIL_CALCULATION:
        return "ダメージステップ開始時からダメージ計算前まで"
    return "・".join(word for step, word in STEPS.items() if steps & step)


def phases_text(phases: tuple[Phase, ...]) -> str:
    """メインフェイズ, バトルフェイズ …"""
    left = list(phases)
    words = []
    if Phase.MAIN_1 in left and Phase.MAIN_2 in left:
        words.append("メインフェイズ")
        left = [phase for phase in left if phase not in (Phase.MAIN_1, Phase.MAIN_2)]
    words += [PHASES[phase] for phase in left]
    return "・".join(words)


def in_phases(node: InPhase) -> str:
    """メインフェイズ, メインフェイズ１開始時."""
    return phases_text(node.phases) + ("開始時" if node.at_start else "")


def lasting(moment: str) -> str:
    """バトルフェイズの間, ダメージ計算時のみ: for as long as a point of time lasts."""
    return f"{moment}のみ" if moment.endswith("時") else f"{moment}の間"


def moment_of(node: Condition | None) -> tuple[str, Condition | None]:
    """Take the point of time out of a condition: (自分メインフェイズ, what is left)."""
    side: Side | None = None
    when = ""
    stepped = False
    left: list[Condition] = []
    for part in parts_of_condition(node):
        if isinstance(part, TurnOf) and side is None:
            side = part.side
        elif isinstance(part, InPhase) and not when:
            when = in_phases(part)
        elif isinstance(part, DoesNotHold) and isinstance(part.part, InPhase) and not when:
            when = f"{phases_text(part.part.phases)}以外"
        elif isinstance(part, InStep) and not when:
            when, stepped = steps_text(part.steps), True
        elif isinstance(part, OneHolds) and not when and side is None and only_moments(part):
            when = "または".join(moment_of(each)[0] for each in part.parts)
            side = None
        else:
            left.append(part)
    rest = whole(left)
    if side is not None:
        owner = {Side.YOU: "自分", Side.OPPONENT: "相手", Side.EITHER: "自分・相手"}[side]
        when = f"{owner}ターンの{when}" if stepped else f"{owner}{when or 'ターン'}"
    return when, rest
