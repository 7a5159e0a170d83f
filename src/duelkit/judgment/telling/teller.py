"""Descriptions of a duel for a viewer: players, cards, figures, decisions and the log in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from duelkit.judgment.language.card import Card
from duelkit.judgment.state import codes, log
from duelkit.judgment.state.duel import State
from duelkit.judgment.state.log import LogEntry
from duelkit.judgment.telling.messages import card_name, describe_option, knows_message, say
from duelkit.judgment.text.ja import terms as ja_terms

ELEMENTS: Final = (1, 2, 4, 8, 16)
SIDES: Final = (1, 2, 4, 8)
KEYWORDS: Final = tuple(1 << bit for bit in range(15))
QUIET: Final = frozenset({log.L_FORCED, log.L_CHANCE, log.L_TRIGGER})
"""Entries that only the complete log shows."""
QUESTION_RULES: Final[dict[int, tuple[str, ...]]] = {
    codes.W_ACTION_1: ("EOJ-ACT1-01", "EOJ-PHASE-05", "EOJ-PHASE-07"),
    codes.W_ACTION_2: ("EOJ-SUMMON-01",),
    codes.W_FACING: ("EOJ-ORIENT-04",),
    codes.W_ATTACK_TARGET: ("EOJ-BATTLE-10", "EOJ-BATTLE-11"),
    codes.W_SPELL_TARGET: ("EOJ-SPELL-09", "EOJ-TERM-06"),
    codes.W_COST: ("EOJ-SPELL-07", "EOJ-SPELL-08"),
    codes.W_HAND_LIMIT: ("EOJ-PHASE-11",),
    codes.W_MULLIGAN: ("EOJ-SETUP-04", "EOJ-SETUP-05", "EOJ-SETUP-06"),
    codes.W_DIRECTION: ("EOJ-MASS-02",),
    codes.W_TURN_ORDER: ("EOJ-SETUP-01",),
}
OPTION_RULES: Final = {
    codes.O_CAST: "EOJ-SPELL-05",
    codes.O_SUMMON: "EOJ-SUMMON-03",
    codes.O_ATTACK: "EOJ-REACT-02",
    codes.O_ROTATE: "EOJ-REACT-06",
    codes.O_INCARNATE: "EOJ-ABIL-10",
    codes.O_TO_ACTION_2: "EOJ-PHASE-05",
    codes.O_END_TURN: "EOJ-PHASE-07",
    codes.O_MULLIGAN: "EOJ-SETUP-04",
    codes.O_KEEP: "EOJ-SETUP-04",
    codes.O_FACING: "EOJ-ORIENT-04",
}


class Teller:
    """Describes a duel to one player or to a spectator.

    :param player: the viewer; ``neutral``: whether players are called by number instead of you and opponent.
    :param all_seeing: whether hidden cards are named; ``names``: the names of the players in neutral descriptions.
    """

    def __init__(
        self,
        duel: State,
        player: int,
        language: str,
        neutral: bool = False,
        all_seeing: bool = False,
        names: tuple[str, str] = ("", ""),
    ) -> None:
        self.duel = duel
        self.player = player
        self.language = str(language)
        self.neutral = neutral
        self.all_seeing = all_seeing
        self.names = names

    def words(self, key: str, **values: str | int) -> str:
        """A message in the language."""
        return say(self.language, key, **values)

    def _role(self, player: int) -> str:
        if self.neutral:
            return "first" if player == 0 else "second"
        return "you" if player == self.player else "opponent"

    def _by_name(self, player: int) -> bool:
        return self.neutral and bool(self.names[player]) and self.names[0] != self.names[1]

    def subject(self, player: int) -> str:
        """You, Opponent, Player 1 …"""
        if self._by_name(player):
            return self.words("player-named", name=self.names[player])
        return self.words(f"player-{self._role(player)}")

    def actor(self, player: int) -> str:
        """You, Your opponent, Player 1 …: as the subject of an action."""
        return self.subject(player) if self.neutral else self.words(f"actor-{self._role(player)}")

    def whose(self, player: int) -> str:
        """Your, the opponent's, Player 1's …"""
        if self._by_name(player):
            return self.words("whose-named", name=self.names[player])
        return self.words(f"whose-{self._role(player)}")

    def name(self, card: int) -> str:
        """The name of a card; "a card" for a hidden one."""
        return self.words("unknown-card") if card < 0 else card_name(self.duel, card, self.language)

    def quoted(self, card: int) -> str:
        """The name of a card in a sentence: in quotation marks in Japanese."""
        return self.name(card) if card < 0 else self.words("quoted", name=self.name(card))

    def name_of(self, card: Card) -> str:
        """The name of a definition; in English where the Japanese one is not known."""
        return card.ja if self.language == "ja" and card.ja else card.en

    def joined(self, parts: Iterable[str]) -> str:
        """A list in words; the word for nothing if empty."""
        return self.words("list").join(parts) or self.words("nothing")

    def element(self, element: int) -> str:
        """One element, or several, in words."""
        found = [self.words(f"element-{bit}") for bit in ELEMENTS if element & bit]
        return self.joined(found) if found else self.words("element-0")

    def race(self, race: str) -> str:
        """The name of a race; empty for none."""
        return ja_terms.race(race) if race and self.language == "ja" else race

    def keywords(self, keywords: int) -> list[str]:
        """The names of keywords."""
        return [
            self.words(f"keyword-{bit}")
            for bit in KEYWORDS
            if keywords & bit and knows_message(self.language, f"keyword-{bit}")
        ]

    def sides(self, sides: int) -> str:
        """Sides of a card in its own frame."""
        return self.joined(self.words(f"side-{bit}") for bit in SIDES if sides & bit)

    def directions(self, sides: int, facing: int) -> str:
        """Sides of a card that faces a way, as directions on the board."""
        return self.joined(self.words(f"facing-{way}") for way in range(4) if sides & SIDES[(way - facing) % 4])

    def phase(self) -> str:
        """Turn and phase in one line."""
        duel = self.duel
        return self.words(
            "turn-line",
            number=str(duel.turn),
            player=self.subject(duel.turn_player),
            phase=self.words(f"phase-{duel.phase}"),
        )

    def option(self, option: int) -> str:
        """An option of the open question."""
        return describe_option(self.duel, option, self.language)

    def question(self) -> str:
        """The open decision, or the player to move if that is another one."""
        decision = self.duel.decision
        if decision is None:
            return self.outcome()
        if decision.player != self.player:
            return self.words("question-waits", player=self.subject(decision.player))
        key = f"question-{decision.why}"
        if not knows_message(self.language, key):
            key = "question-other"
        return self.words(key, card=self.quoted(decision.card), detail=str(decision.detail))

    def outcome(self) -> str:
        """How the duel ended; empty while it is in progress."""
        outcome = self.duel.outcome
        if outcome is None:
            return ""
        key = "-".join(("reason", *outcome.reason.split()))
        reason = (
            self.words(key) if knows_message(self.language, key) else self.words("reason-other", reason=outcome.reason)
        )
        if outcome.winner < 0:
            return self.words("outcome-draw", reason=reason)
        if self._by_name(outcome.winner):
            return self.words("outcome-named", name=self.names[outcome.winner], reason=reason)
        return self.words(f"outcome-{self._role(outcome.winner)}", reason=reason)

    def log_line(self, entry: LogEntry) -> str:
        """An entry of the log in words; card −1 is a hidden card. Empty for the end of the duel."""
        if entry.kind == log.L_WIN:
            return ""
        message = LOG_MESSAGES.get(entry.kind)
        key, values = (f"log-{entry.kind}", {}) if message is None else message(self, entry)
        if not knows_message(self.language, key):
            return ""
        player = self.actor(entry.player) if entry.player >= 0 else ""
        usual = {"card": self.quoted(entry.card), "player": player, "a": str(entry.a), "b": str(entry.b)}
        return self.words(key, **{**usual, "field": str(entry.a + 1), **values})


Message = tuple[str, dict[str, str]]
"""The key of a message, and its arguments beyond card, player, field and the numbers of the entry."""


def _phase(teller: Teller, entry: LogEntry) -> Message:
    return "log-1", {"phase": teller.words(f"phase-{entry.a}")}


def _mana(teller: Teller, entry: LogEntry) -> Message:
    return "log-3-gain" if entry.a >= 0 else "log-3-loss", {"a": str(abs(entry.a))}


def _attack(teller: Teller, entry: LogEntry) -> Message:
    several = "-more" if entry.b > 1 else ""
    return f"log-{entry.kind}{several}", {"other": teller.quoted(entry.a), "count": str(entry.b - 1)}


def _summon(teller: Teller, entry: LogEntry) -> Message:
    return "log-5", {"facing": teller.words(f"facing-{entry.b}")}


def _rotate(teller: Teller, entry: LogEntry) -> Message:
    return "log-12", {"facing": teller.words(f"facing-{entry.a}")}


def _move(teller: Teller, entry: LogEntry) -> Message:
    return f"log-{entry.kind}", {"to": str(entry.b + 1)}


def _return(teller: Teller, entry: LogEntry) -> Message:
    return "log-23", {"whose": teller.whose(entry.player)}


def _change(teller: Teller, entry: LogEntry) -> Message:
    if entry.a == codes.S_KEYWORD:
        return "log-24-keyword", {"keyword": teller.joined(teller.keywords(entry.b))}
    key = f"stat-{entry.a}"
    stat = teller.words(key if knows_message(teller.language, key) else "stat-other")
    return "log-24", {"stat": stat, "amount": f"{entry.b:+}"}


def _possession(teller: Teller, entry: LogEntry) -> Message:
    return "log-25" if entry.a >= 0 else "log-25-end", {"other": teller.quoted(entry.a)}


def _lock(teller: Teller, entry: LogEntry) -> Message:
    return "log-26-on" if entry.a else "log-26-off", {}


def _chance(teller: Teller, entry: LogEntry) -> Message:
    return "log-27-yes" if entry.a else "log-27-no", {}


LOG_MESSAGES: Final[dict[int, Callable[[Teller, LogEntry], Message]]] = {
    log.L_PHASE: _phase,
    log.L_MANA: _mana,
    log.L_ATTACK: _attack,
    log.L_COUNTER: _attack,
    log.L_SUMMON: _summon,
    log.L_ROTATE: _rotate,
    log.L_MOVE: _move,
    log.L_EXCHANGE: _move,
    log.L_RETURN: _return,
    log.L_CHANGE: _change,
    log.L_POSSESSION: _possession,
    log.L_LOCK: _lock,
    log.L_CHANCE: _chance,
}
"""The kinds of log entries whose message depends on more than the kind."""
