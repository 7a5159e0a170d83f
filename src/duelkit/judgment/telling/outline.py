"""Short descriptions of a duel: ``repr``, the open decision with its options, and refused choices."""

from __future__ import annotations

from typing import Final

from duelkit.judgment.state.duel import State
from duelkit.judgment.telling.teller import Teller
from duelkit.kernel.decision import act_of

MOST_NAMED: Final = 6
"""The maximum number of options that a refused choice lists."""


def outline(duel: State) -> str:
    """Board, turn, phase, mana and the player to move, in one line."""
    phase = Teller(duel, 0, "en").words(f"phase-{duel.phase}")
    where = f"turn {duel.turn} of player {duel.turn_player}, {phase}" if duel.turn else "before the first turn"
    if duel.outcome is not None:
        now = str(duel.outcome)
    elif duel.decision is not None:
        now = f"player {duel.decision.player} {act_of(duel.decision)}"
    else:
        now = "not started"
    creatures = [sum(card >= 0 and duel.owner[card] == player for card in duel.occupant) for player in range(2)]
    return (
        f"<Duel on the {duel.settings.board.name} board: {where}, mana {duel.mana[0]} : {duel.mana[1]}, "
        f"creatures {creatures[0]} : {creatures[1]}; {now}>"
    )


def question_text(duel: State, language: str) -> str:
    """The open decision for the player to move, with a line for each option: its number and its words."""
    decision = duel.decision
    teller = Teller(duel, 0 if decision is None else decision.player, language)
    options = [] if decision is None else decision.options
    return "\n".join([teller.question(), *(f"  {option:>9}  {teller.option(option)}" for option in options)])


def refused_choice(duel: State, option: int) -> str:
    """What was chosen, and what is offered instead."""
    decision = duel.decision
    if decision is None:
        return "the duel is over; there is nothing to choose"
    teller = Teller(duel, decision.player, "en")
    named = ", ".join(f"{offered} ({teller.option(offered)})" for offered in decision.options[:MOST_NAMED])
    rest = len(decision.options) - MOST_NAMED
    more = f" and {rest} more" if rest > 0 else ""
    return f"option {option} is not offered; player {decision.player} can choose {named}{more}"
