"""Explanations for players: reasons against an action, causes of a question, every action of a card."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.kernel.errors import DuelkitError
from duelkit.yugioh.editions.reason_rules import offer_rule
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.codes import EXTRA_SUMMON, WHICH_PROCEDURE
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.telling.messages import sentence
from duelkit.yugioh.telling.teller import OPTION_RULES, Teller
from duelkit.yugioh.text.grammar.registry import Language
from duelkit.yugioh.why.actions import VERBS, actions_of, for_either, likely, target_of, whose
from duelkit.yugioh.why.question import because
from duelkit.yugioh.why.refusals import refusals
from duelkit.yugioh.why.words import Explainer


class UnknownAction(DuelkitError):
    """There is no such action: the card or its effect does not exist."""


@dataclass(frozen=True)
class Reason:
    """One reason: a code of ``engine.facts.reasons`` (−1 for a cause of a question), its rule, words, and further
    rules.
    """

    code: int
    rule: str
    text: str
    more: tuple[str, ...] = ()

    @property
    def rules(self) -> tuple[str, ...]:
        """All rules behind it."""
        return (self.rule, *self.more) if self.rule else ()

    def __str__(self) -> str:
        joint = "" if self.text.endswith(("。", "）")) else " "
        return f"{self.text}{joint}({', '.join(self.rules)})" if self.rules else self.text


@dataclass(frozen=True)
class JudgedAction:
    """An action of a card, legal or not, and every reason against it."""

    action: int
    text: str
    offered: bool
    reasons: tuple[Reason, ...]

    def __str__(self) -> str:
        return "\n".join([self.text, *(f"  {reason}" for reason in self.reasons)])


def check_action(duel: State, action: int) -> None:
    """Check that an action exists in this duel.

    :raises UnknownAction: if it does not; the message says why.
    """
    verb = codes.verb_of(action)
    card = codes.card_of(action)
    number = codes.number_of(action)
    if action < 0 or verb not in (*VERBS, codes.O_PICK, codes.O_DIRECT):
        raise UnknownAction(f"{action} is no action; expected one of the verbs in why.VERBS, O_PICK or O_DIRECT")
    if verb in (codes.O_PENDULUM, codes.O_TO_BATTLE, codes.O_TO_MAIN_2, codes.O_TO_END, codes.O_DIRECT):
        return
    if not 0 <= card < len(duel.info):
        raise UnknownAction(f"action {action} is about card {card}; expected a card from 0 to {len(duel.info) - 1}")
    info = duel.info[card]
    if verb in (codes.O_ACTIVATE, codes.O_TRIGGER) and number >= len(info.effects):
        raise UnknownAction(f"action {action} is about effect {number} of a card that has {len(info.effects)}")
    if verb == codes.O_PROCEDURE and not number & EXTRA_SUMMON and number & WHICH_PROCEDURE >= len(info.procedures):
        raise UnknownAction(
            f"action {action} is about procedure {number & WHICH_PROCEDURE} of a card that has {len(info.procedures)}"
        )


def reasons_against(
    duel: State, action: int, language: Language | str = "ja", player: int | None = None, teller: Teller | None = None
) -> list[Reason]:
    """Every reason against an action; empty if and only if the action is legal now.

    :param action: an option, offered or not; ``why.actions`` lists them.
    :param language: "ja" or "en".
    :param player: the player who wants to act; by default the player who is asked.
    :param teller: the teller to use, instead of that of the player.
    :raises UnknownAction: if there is no such action.
    """
    check_action(duel, action)
    who = _asked(duel) if player is None else player
    explainer = Explainer(teller or Teller(duel, who, language), who, action)
    found: list[Reason] = []
    for refusal in refusals(duel, who, action):
        text, rule = explainer.say(refusal)
        found.append(Reason(refusal.reason, rule, text))
    return list(dict.fromkeys(found))


def why_asked(
    duel: State, language: Language | str = "ja", player: int | None = None, teller: Teller | None = None
) -> list[Reason]:
    """Why the open question is asked: its causes, with the rules behind them.

    :param player: the player to whom it is explained; by default the player who is asked.
    """
    who = _asked(duel) if player is None else player
    text, rules = because(teller or Teller(duel, who, language), who)
    return [Reason(-1, rules[0] if rules else "", text, rules[1:])]


def judged_actions(
    duel: State,
    card: int,
    language: Language | str = "ja",
    player: int | None = None,
    everything: bool = False,
    teller: Teller | None = None,
) -> list[JudgedAction]:
    """Every action with a card, with the reasons against it.

    :param everything: whether to include actions that do not fit the card's place, such as an attack from the hand.
    """
    who = _asked(duel) if player is None else player
    shared = [action for action in actions_of(duel, card) if for_either(duel, action)]
    if whose(duel, card) != who and not shared:
        wording = teller or Teller(duel, who, language)
        reasons = tuple(reasons_against(duel, codes.option(codes.O_SET, card), language, who, wording))
        return [JudgedAction(codes.option(codes.O_SET, card), sentence(wording.name(card)), False, reasons)]
    teller = teller or Teller(duel, who, language)
    found = []
    for action in actions_of(duel, card) if whose(duel, card) == who else shared:
        if everything or likely(duel, action):
            reasons = tuple(reasons_against(duel, action, language, who, teller))
            found.append(JudgedAction(action, action_words(teller, action), not reasons, reasons))
    return found


def action_words(teller: Teller, action: int) -> str:
    """An action in words, offered or not."""
    verb = codes.verb_of(action)
    card = codes.card_of(action)
    name = teller.name(card)
    if verb == codes.O_ATTACK:
        target = target_of(action)
        if target >= 0:
            return sentence(teller.words("action-attack-on", card=name, target=teller.name(target)))
        return sentence(teller.words("action-attack" if target == -2 else "action-attack-direct", card=name))
    if verb == codes.O_CHANGE_POSITION and teller.duel.place[card] != codes.MONSTER_ZONE:
        return sentence(teller.words("action-turn", card=name))
    return teller.option(action)


def offered_because(duel: State, verb: int) -> str:
    """The rule statement that allows a kind of option in the duel's edition; empty if there is none in particular."""
    base = OPTION_RULES.get(verb, "")
    return offer_rule(duel.rules, verb, base)


def _asked(duel: State) -> int:
    return duel.turn_player if duel.decision is None else duel.decision.player
