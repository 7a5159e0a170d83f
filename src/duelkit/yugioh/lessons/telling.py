"""What the engine says about a choice that is not the task: what it would do, or why it is not possible."""

from __future__ import annotations

from itertools import takewhile
from typing import Final

from duelkit.kernel.decision import ACT
from duelkit.lessons import LEARNER, MESSAGES
from duelkit.yugioh.duel import Duel
from duelkit.yugioh.engine.seen.view import seen_log
from duelkit.yugioh.lessons.playing import LessonCourse
from duelkit.yugioh.state import codes, log
from duelkit.yugioh.telling.log import is_quiet, log_line
from duelkit.yugioh.telling.teller import Teller
from duelkit.yugioh.why.said import Reason, judged_actions, offered_because

MOST_EVENTS: Final = 5
"""The most events that are told."""
MOST_PASSES: Final = 40
Told = list[tuple[str, tuple[str, ...]]]


def would(duel: Duel, option: int, language: str) -> Told:
    """What an option would do if nobody responds: the events up to the learner's next question, with the rule that
    allows the option.
    """
    ahead = _ahead(duel, option)
    teller = Teller(ahead, LEARNER, language)
    events = _events(teller, 0 if duel.log is None else duel.log.number, ahead.turn == duel.turn)
    if ahead.turn != duel.turn:
        events.append(MESSAGES.say(language, "turn-over"))
    rule = offered_because(duel, codes.verb_of(option))
    joint = "" if language == "ja" else " "
    decision = ahead.decision
    if events:
        text = MESSAGES.say(language, "would", events=joint.join(events))
    elif decision is not None and decision.player == LEARNER and decision.kind != ACT:
        text = MESSAGES.say(language, "would-ask", question=teller.question())
    else:
        text = MESSAGES.say(language, "would-nothing")
    return [(text, (rule,) if rule else ())]


def _ahead(duel: Duel, option: int) -> Duel:
    """The duel after an option, up to the next question that is more than a response."""
    ahead = duel.copy()
    ahead.choose(option)
    course = LessonCourse(ahead, {})
    for _ in range(MOST_PASSES):
        decision = ahead.decision
        if decision is None or decision.kind == ACT or ahead.turn != duel.turn or not course.pass_on():
            break
    return ahead


def _events(teller: Teller, before: int, with_phases: bool) -> list[str]:
    """What has happened since an entry of the log, in this turn; phases only where nothing else happened."""
    duel = teller.duel
    seen = takewhile(lambda entry: entry.kind != log.L_TURN, seen_log(duel, LEARNER, duel.log, before))
    loud = [entry for entry in seen if not is_quiet(entry)]
    entries = [entry for entry in loud if entry.kind != log.L_PHASE] or loud[:with_phases]
    return [log_line(teller, entry) for entry in entries[:MOST_EVENTS]]


def against(duel: Duel, card: int, language: str) -> Told:
    """Every reason against using a card now; none if something can be done with it.

    What stands against everything that could be done with the card is told once.
    """
    return reasons_of(duel, card, language)


def reasons_of(duel: Duel, card: int, language: str, verbs: tuple[int, ...] = ()) -> Told:
    """The same, of actions with these verbs only.

    :param verbs: empty for all.
    """
    teller = Teller(duel, LEARNER, language)
    every = judged_actions(duel, card, language, LEARNER)
    judged = [one for one in every if not verbs or codes.verb_of(one.action) in verbs]
    if not judged or any(one.offered for one in judged):
        return []
    always = [reason for reason in judged[0].reasons if all(reason in one.reasons for one in judged)]
    if always:
        return [_because(language, teller.name(card), reason) for reason in always]
    return [_because(language, one.text, reason) for one in judged for reason in one.reasons]


def _because(language: str, action: str, reason: Reason) -> tuple[str, tuple[str, ...]]:
    return MESSAGES.say(language, "because", action=action, reason=reason.text), reason.rules
