"""Questions in words: what is asked, why, and how many cards are to be chosen."""

from __future__ import annotations

from duelkit.yugioh.engine.moves.picking import PickTask
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.tasks import Work
from duelkit.yugioh.telling.happened import happened, is_leaving
from duelkit.yugioh.telling.messages import knows_message, sentence
from duelkit.yugioh.telling.speaker import Speaker
from duelkit.yugioh.text.grammar.ja import terms as ja_terms
from duelkit.yugioh.text.grammar.registry import Language
from duelkit.yugioh.words.selecting.run import Picked


def question(teller: Speaker) -> str:
    """The open question and its reason, in one or two sentences; the outcome if the duel is over."""
    duel = teller.duel
    decision = duel.decision
    if decision is None:
        return teller.outcome()
    why = decision.why
    card = teller.name(decision.card) if decision.card >= 0 else teller.words("this-card")
    values: dict[str, str | int] = {
        "card": card,
        "phase": teller.phase(duel.phase, duel.step),
        "left": number_words(teller, decision.detail),
        "step": "",
        "event": "",
        "other": "",
        "count": count_words(teller),
        "action": action_words(teller),
    }
    key = f"question-{why}"
    if why == codes.W_RESPOND:
        event = happened(teller)
        values["event"] = teller.words("happened-lead", event=event) if event else ""
        key += "-event" if event else ""
        if duel.step or duel.phase not in (codes.MAIN_1, codes.MAIN_2) or not event or is_leaving(duel):
            values["step"] = teller.words("step-prefix", step=teller.phase(duel.phase, duel.step))
    elif why == codes.W_TRIGGERS:
        event = happened(teller)
        values["event"] = teller.words("happened-lead", event=event) if event else ""
        if sum(codes.verb_of(option) == codes.O_TRIGGER for option in decision.options) == 1:
            key += "-one"
    elif why == codes.W_POSITION:
        key += _placing(decision.options)
    elif why == codes.W_INSTEAD:
        values["other"] = teller.name(decision.detail)
    elif why in (codes.W_FUSION, codes.W_SYNCHRO, codes.W_RITUAL) and _is_monster_to_come(teller, decision.card):
        key += "-materials"
    if not knows_message(teller.language, key):
        key = "question-other"
    return sentence(teller.words(key, **values))


def _placing(options: list[int]) -> str:
    """Whether positions, zones or both are offered."""
    numbers = [codes.number_of(option) for option in options]
    if not any(each >> 4 for each in numbers):
        return ""
    return "-both" if len({each & 0xF for each in numbers}) > 1 else "-zone"


def _is_monster_to_come(teller: Speaker, card: int) -> bool:
    duel = teller.duel
    return (
        card >= 0
        and bool(duel.place[card] & (codes.EXTRA | codes.HAND | codes.LIMBO))
        and bool(duel.info[card].types & codes.MONSTER)
    )


def number_words(teller: Speaker, count: int) -> str:
    """A count of cards, a Level, the number of a turn or a Chain Link: full-width in Japanese."""
    return ja_terms.small(count) if teller.language is Language.JA else str(count)


def count_words(teller: Speaker) -> str:
    """(0 of 2 chosen), (up to 3, 1 chosen); empty if just one card is chosen."""
    duel = teller.duel
    task = duel.stack[-1] if duel.stack else None
    picked = number_words(teller, len(task.picked)) if isinstance(task, PickTask) else ""
    if not isinstance(task, PickTask):
        chosen = len(getattr(task, "picked", ()))
        return teller.words("count-so-far", picked=number_words(teller, chosen)) if chosen else ""
    if task.least < task.most:
        return teller.words("count-up-to", picked=picked, most=number_words(teller, task.most))
    return teller.words("count-of", picked=picked, most=number_words(teller, task.most)) if task.most > 1 else ""


def action_words(teller: Speaker) -> str:
    """What happens to the picked card: to discard, 捨てる; empty if that is not obvious."""
    duel = teller.duel
    decision = duel.decision
    work = next((task for task in reversed(duel.stack) if isinstance(task, Work)), None)
    if work is None or decision is None or decision.why not in (codes.W_EFFECT_PICK, codes.W_COST_PICK):
        return ""
    on_field = any(duel.place[codes.card_of(option)] & codes.FIELD for option in decision.options)
    key = _action(work, on_field)
    return teller.words(f"action-{key}") if key else ""


def _action(work: Work, on_field: bool) -> str:
    """The action of the instruction that asks, or of the one that the picked cards are for."""
    ops = work.code.programs[work.program].ops
    op = ops[work.pc]
    if isinstance(op, Picked) and work.pc + 1 < len(ops):
        op = ops[work.pc + 1]
    return op.action(on_field)
