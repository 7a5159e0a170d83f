"""Turns, phases and steps in English."""

from __future__ import annotations

from duelkit.yugioh.language.base import Condition, DoesNotHold, OneHolds
from duelkit.yugioh.language.clauses import InPhase, InStep, TurnOf
from duelkit.yugioh.language.terms import Phase, Side, Step
from duelkit.yugioh.text.grammar.en.terms import PHASES, listed
from duelkit.yugioh.text.grammar.reading import only_moments, parts_of_condition, whole

STEPS = {
    Step.START: "the Start Step",
    Step.BATTLE: "the Battle Step",
    Step.DAMAGE_START: "the start of the Damage Step",
    Step.BEFORE_CALCULATION: "the time before damage calculation",
    Step.CALCULATION: "damage calculation",
    Step.AFTER_CALCULATION: "the time after damage calculation",
    Step.DAMAGE_END: "the end of the Damage Step",
    Step.END: "the End Step",
}
ORDINALS = ("1st", "2nd", "3rd", *(f"{number}th" for number in range(4, 21)))


def steps_text(steps: Step) -> str:
    """the Damage Step, damage calculation …"""
    if steps & Step.DAMAGE_STEP == Step.DAMAGE_STEP:
        return "the Damage Step"
    if steps == Step.UNTIL_CALCULATION:
        return "the Damage Step until damage calculation"
    return listed([word for step, word in STEPS.items() if steps & step])


def phases_text(phases: tuple[Phase, ...]) -> list[str]:
    """Main Phase, Battle Phase …"""
    left = list(phases)
    words = []
    if Phase.MAIN_1 in left and Phase.MAIN_2 in left:
        words.append("Main Phase")
        left = [phase for phase in left if phase not in (Phase.MAIN_1, Phase.MAIN_2)]
    return words + [PHASES[phase] for phase in left]


def it_is(moment: str) -> str:
    """it is your Main Phase: a point of time as a state."""
    return f"it is {moment.removeprefix('during ')}"


def moment_of(node: Condition | None) -> tuple[str, Condition | None]:
    """Take the point of time out of a condition: (during your Main Phase, what is left)."""
    side: Side | None = None
    phase: tuple[Phase, ...] = ()
    starts = False
    step = Step(0)
    left: list[Condition] = []
    either = ""
    for part in parts_of_condition(node):
        if isinstance(part, TurnOf) and side is None:
            side = part.side
        elif isinstance(part, InPhase) and not phase:
            phase, starts = part.phases, part.at_start
        elif isinstance(part, InStep) and not step:
            step = part.steps
        elif isinstance(part, DoesNotHold) and isinstance(part.part, InPhase) and not either:
            either = f"outside the {listed(phases_text(part.part.phases))}"
        elif isinstance(part, OneHolds) and not phase and not either and only_moments(part):
            either = listed([moment_of(each)[0] for each in part.parts]).replace(" or during ", " or ")
        else:
            left.append(part)
    rest = whole(left)
    if either:
        return either, rest
    if step:
        return _in_step(step, side), rest
    whose = _WHOSE[side]
    if phase:
        return in_phases(phase, whose, starts), rest
    return (f"during {whose} turn" if side is not None else ""), rest


def in_phases(phases: tuple[Phase, ...], whose: str, starts: bool) -> str:
    """during your Main Phase; at the start of your Main Phase 1."""
    return f"{'at the start of' if starts else 'during'} {whose} {listed(phases_text(phases))}"


_WHOSE = {Side.YOU: "your", Side.OPPONENT: "your opponent's", Side.EITHER: "either player's", None: "the"}


def _in_step(step: Step, side: Side | None) -> str:
    """during your turn, before damage calculation; at the start of the Damage Step."""
    turn = "" if side is None else f"during {_WHOSE[side]} turn, "
    if step == Step.CALCULATION:
        return f"{turn}at damage calculation" if turn else "during damage calculation"
    if step == Step.BEFORE_CALCULATION:
        return f"{turn}before damage calculation"
    if step == Step.AFTER_CALCULATION:
        return f"{turn}after damage calculation"
    return f"{turn}{'at' if step in (Step.DAMAGE_START, Step.DAMAGE_END) else 'during'} {steps_text(step)}"
