"""The options of a question as values that can be read."""

from __future__ import annotations

from typing import Final

from duelkit.options import Option
from duelkit.yugioh.duel import Duel
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.state import codes
from duelkit.yugioh.telling.teller import Teller

VERBS: Final = {
    codes.PASS: "pass",
    codes.O_ACTIVATE: "activate",
    codes.O_SUMMON: "summon",
    codes.O_SET_MONSTER: "set_monster",
    codes.O_PROCEDURE: "special_summon",
    codes.O_FLIP: "flip_summon",
    codes.O_CHANGE_POSITION: "change_position",
    codes.O_SET: "set",
    codes.O_PENDULUM: "pendulum_summon",
    codes.O_ATTACK: "attack",
    codes.O_TO_BATTLE: "to_battle",
    codes.O_TO_MAIN_2: "to_main2",
    codes.O_TO_END: "to_end",
    codes.O_PICK: "pick",
    codes.O_FINISH: "finish",
    codes.O_YES: "yes",
    codes.O_NO: "no",
    codes.O_POSITION: "position",
    codes.O_NUMBER: "number",
    codes.O_TRIGGER: "trigger",
    codes.O_DIRECT: "direct_attack",
    codes.O_DELAYED: "delayed",
}
"""Stable words for the verbs of options."""


def options(duel: Duel) -> list[Option[Card]]:
    """The options of the open question, in the order of ``duel.decision.options``; none once the duel is over.

    for option in options(duel):
        print(option.verb, option.card, option)
    duel.choose(options(duel)[0])

    >>> duel = new_duel(load_deck("plain"), load_deck("plain"), seed=1)
    >>> options(duel)[0]
    <Option 33554454: summon Gemini Elf>
    >>> [option.verb for option in options(duel)][:3]
    ['summon', 'set_monster', 'set']
    >>> duel.choose(options(duel)[0])
    """
    decision = duel.decision
    if decision is None:
        return []
    teller = Teller(duel, decision.player, "en")
    return [
        Option.of(
            duel,
            option,
            VERBS[codes.verb_of(option)],
            codes.number_of(option),
            codes.card_of(option),
            teller.definition(codes.card_of(option)),
        )
        for option in decision.options
    ]


def verb_of(option: int) -> str:
    """The word of an option's action."""
    return VERBS.get(codes.verb_of(option), "")


def card_name(duel: Duel, option: int) -> dict[str, str] | None:
    """The name of the card of an option in both languages, also of a hidden one; ``None`` if it is about none."""
    card = codes.card_of(option)
    if card < 0:
        return None
    definition = duel.info[card].definition
    return {"ja": definition.ja, "en": definition.en}
