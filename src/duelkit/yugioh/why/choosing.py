"""The message of ``IllegalChoice``."""

from __future__ import annotations

from duelkit.yugioh.state.duel import State
from duelkit.yugioh.telling.outline import offered
from duelkit.yugioh.telling.teller import Teller
from duelkit.yugioh.text.grammar.registry import Language
from duelkit.yugioh.why.said import UnknownAction, check_action, reasons_against


def refused_choice(duel: State, option: int) -> str:
    """The chosen option, the reasons against it, and the offered ones, as far as the asked player can know them."""
    decision = duel.decision
    if decision is None:
        return "the duel is over; there is nothing to choose"
    choice = str(option)
    reasons = ""
    try:
        check_action(duel, option)
    except UnknownAction:
        pass
    else:
        choice = f"{option} ({Teller(duel, decision.player, Language.EN).option(option)})"
        reasons = "".join(f": {reason}" for reason in reasons_against(duel, option, Language.EN)[:1])
    return f"option {choice} is not offered{reasons}; player {decision.player} can choose {offered(duel)}"
