"""A duel in short: one line for ``repr``, and the open question with its options."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import act_of
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.telling.teller import Teller
from duelkit.yugioh.text.grammar.registry import Language

MOST_NAMED: Final = 6
"""The maximum number of options that the message for an illegal choice lists."""


def outline(duel: State) -> str:
    """Edition, turn, phase, life points and whose decision it is, in one line."""
    teller = Teller(duel, 0, Language.EN, all_seeing=True)
    where = f"turn {duel.turn} of player {duel.turn_player}, {teller.phase(duel.phase, duel.step)}"
    if not duel.turn:
        where = "before the first turn"
    points = f"LP {duel.life[0]} : {duel.life[1]}"
    links = f", {len(duel.chain)} chain link{'s' if len(duel.chain) > 1 else ''}" if duel.chain else ""
    if duel.outcome is not None:
        now = str(duel.outcome)
    elif duel.decision is not None:
        now = f"player {duel.decision.player} {act_of(duel.decision)}"
    else:
        now = "not started"
    return f"<Duel {duel.rules.identity}: {where}, {points}{links}; {now}>"


def question_text(duel: State, language: Language | str) -> str:
    """The open question as the asked player reads it, with a line for each option: its number and its words."""
    decision = duel.decision
    teller = Teller(duel, 0 if decision is None else decision.player, language)
    if decision is None:
        return teller.question()
    return "\n".join([teller.question(), *(f"  {option:>9}  {teller.option(option)}" for option in decision.options)])


def offered(duel: State) -> str:
    """The first options of the open question in words, for an error message."""
    decision = duel.decision
    if decision is None:
        return "nothing"
    teller = Teller(duel, decision.player, Language.EN)
    named = [f"{option} ({teller.option(option)})" for option in decision.options[:MOST_NAMED]]
    rest = len(decision.options) - len(named)
    return ", ".join(named) + (f" and {rest} more" if rest else "")
