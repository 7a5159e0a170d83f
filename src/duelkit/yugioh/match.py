"""A match: up to three duels, with side decks between them (マッチ戦).

    match = Match(edition("mr3"), (load_deck("synchron"), load_deck("overlay")), seed=1)
    while match.decision is not None:
        match.choose(match.decision.options[0])
    print(match.outcome)

Like a duel, a match is a value: ``decision`` is the one open question, of the duel in progress or between two duels;
``choose`` answers it; ``outcome`` ends it. Every duel begins from the deck lists, so that all cards are back where
they belong, banished ones and face-up Pendulum Monsters of the extra deck too.

Rules: MR3-MATCH-01 to MR3-MATCH-06, MR3-SIDE-01 to MR3-SIDE-03, MR3-SETUP-05, MR3-BAN-02, MR3-PEN-24,
EX04-GAP-MATCH-01, EX04-GAP-SIDE-01, MR20-GAP-MATCH-01, MR20-GAP-SIDE-01, MR20-SETUP-03.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from duelkit.kernel.decision import CHOICE, PICK, Decision
from duelkit.kernel.errors import IllegalChoice
from duelkit.kernel.outcome import Outcome
from duelkit.kernel.record import Record
from duelkit.kernel.rng import KEYED, SMALL, generator
from duelkit.yugioh.cards import library
from duelkit.yugioh.decks.deck import Deck
from duelkit.yugioh.duel import Duel
from duelkit.yugioh.editions.deck_rules import DeckRules, deck_rules
from duelkit.yugioh.engine.seen.view import View, seen_log
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.records import Recorder
from duelkit.yugioh.state.rules import Rules

MOST_DUELS: Final = 3
WINS: Final = 2

M_ORDER: Final = 1
"""Why: who takes the first turn of the next duel; options ``GO_FIRST`` and ``GO_SECOND``."""
M_OUT: Final = 2
"""Why: a card to take out of the main or extra deck, or ``DONE``."""
M_IN: Final = 3
"""Why: the side deck card that takes its place; ``detail`` is the passcode of the card taken out."""

DONE: Final = 0
GO_FIRST: Final = 1
GO_SECOND: Final = 2
OUT: Final = 1 << 32
IN: Final = 2 << 32
_CODE: Final = (1 << 32) - 1


def passcode_of(option: int) -> int:
    """The card that an option of side decking is about."""
    return option & _CODE


def describe_answer(option: int, language: str = "en") -> str:
    """An answer to a question between duels in words."""
    japanese = language == "ja"
    if option in (GO_FIRST, GO_SECOND):
        words = {GO_FIRST: ("先攻", "go first"), GO_SECOND: ("後攻", "go second")}[option]
        return words[0] if japanese else words[1]
    if option == DONE:
        return "交換を終える" if japanese else "stop exchanging"
    card = library()[passcode_of(option)]
    if japanese:
        return f"「{card.ja}」を{'サイドデッキへ' if option < IN else '入れる'}"
    return f'{"take out" if option < IN else "put in"} "{card.en}"'


@dataclass(frozen=True)
class DuelResult:
    """One finished duel of a match. ``first``: who took the first turn."""

    number: int
    first: int
    outcome: Outcome
    turns: int
    record: Record


@dataclass(frozen=True)
class Exchange:
    """One card exchanged for one of the side deck, before the duel ``number``."""

    number: int
    player: int
    taken_out: Card
    put_in: Card


@dataclass(frozen=True)
class MatchView:
    """What one player may know of a match.

    :param number: of the duel in progress or coming up, from 1.
    :param wins: duels won by the player and by the opponent.
    :param deck: the player's own deck as it is now, side deck included.
    :param exchanges: the player's own ones.
    :param seen: passcodes of the opponent's cards that the player has seen in earlier duels, with how many at once.
    :param duel: the duel in progress as the player sees it, ``None`` between duels.
    :param decision: the open question, if it is the player's.
    """

    player: int
    rules: Rules
    number: int
    wins: tuple[int, int]
    deck: Deck
    exchanges: tuple[Exchange, ...]
    seen: Mapping[int, int]
    duel: View | None
    decision: Decision | None
    outcome: Outcome | None


class Match:
    """A match of two players.

    :param decks: with their side decks; whether they are legal is not asked here.
    :param seed: everything random follows from it.
    :param words: says an option of a duel in words for the records' comments, if given.
    :param first: who takes the first turn of the first duel, if that is agreed beforehand; otherwise a contest decides.
    :param chance: which generator, one of ``kernel.rng.GENERATORS``; but for the small one, the record of a duel tells
        nothing about the seeds of the others.
    :param every_window: whether a player who can only pass is asked all the same.
    """

    def __init__(
        self,
        rules: Rules,
        decks: tuple[Deck, Deck],
        seed: int,
        words: Callable[[Duel, int], str] | None = None,
        first: int | None = None,
        chance: str = KEYED,
        every_window: bool = False,
    ) -> None:
        self.rules = rules
        self.seed = seed
        self.chance = chance
        self.every_window = every_window
        self.registered = decks
        self.decks: list[Deck] = list(decks)
        self.results: list[DuelResult] = []
        self.exchanges: list[Exchange] = []
        self.steps: list[tuple[int, int, int]] = []
        """Answers between duels: the number of duels played before, the player, the option."""
        self.outcome: Outcome | None = None
        self.recorder: Recorder | None = None
        """The duel in progress, with its record."""
        self._ids: DeckRules = deck_rules(rules)
        self._rng = generator(chance, seed)
        self._words = words
        self._asked: Decision | None = None
        self._siding = 2
        self._taken = 0
        self._fresh: Counter[int] = Counter()
        self._spent: Counter[int] = Counter()
        self._seen: list[Counter[int]] = [Counter(), Counter()]
        self.agreed = first
        if first is None:
            self._contest()
        else:
            self._begin(first)

    # What is asked --------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """Of the duel in progress or coming up, from 1; of the last one once the match is over."""
        return min(len(self.results) + 1, MOST_DUELS) if self.outcome is None else len(self.results)

    @property
    def duel(self) -> Duel | None:
        """The duel in progress; ``None`` between duels."""
        return None if self.recorder is None else self.recorder.duel

    @property
    def decision(self) -> Decision | None:
        """The open question; ``None`` once the match is over."""
        return self._asked if self.recorder is None else self.recorder.duel.decision

    def choose(self, option: int) -> None:
        """Answer the open question and run to the next one or the end.

        :raises IllegalChoice: if the option is not offered; the match is untouched.
        """
        if self.recorder is not None:
            self.recorder.choose(option)
            self.note_end()
            return
        asked = self._asked
        if asked is None:
            raise IllegalChoice("the match is over")
        if option not in asked.options:
            raise IllegalChoice(f"option {option} is not offered; expected one of {asked.options}")
        self.steps.append((len(self.results), asked.player, option))
        self._asked = None
        if asked.why == M_ORDER:
            self._begin(asked.player if option == GO_FIRST else 1 - asked.player)
        elif asked.why == M_IN:
            self._exchange(asked.player, self._taken, passcode_of(option))
            self._side(asked.player)
        elif option == DONE:
            self._side_next(asked.player + 1)
        else:
            self._taken = passcode_of(option)
            self._ask_in(asked.player)

    def surrender(self, player: int) -> None:
        """A player gives up the duel in progress; nothing happens between duels."""
        if self.recorder is not None:
            self.recorder.surrender(player)
            self.note_end()

    def time_out(self) -> None:
        """The player who is asked in the duel in progress has let the time run out."""
        if self.recorder is not None:
            self.recorder.time_out()
            self.note_end()

    def wins(self, player: int) -> int:
        """How many duels the player has won."""
        return sum(1 for result in self.results if result.outcome.winner == player)

    def observe(self, player: int) -> MatchView:
        """All that this player may know, and nothing else."""
        decision = self.decision
        duel = self.duel
        return MatchView(
            player,
            self.rules,
            self.number,
            (self.wins(player), self.wins(1 - player)),
            self.decks[player],
            tuple(exchange for exchange in self.exchanges if exchange.player == player),
            dict(self._seen[player]),
            None if duel is None else duel.observe(player),
            decision if decision is not None and decision.player == player else None,
            self.outcome,
        )

    def describe(self, option: int, language: str = "en") -> str:
        """An option of the open question in words."""
        duel = self.duel
        if duel is not None:
            return duel.describe(option, language)
        return describe_answer(option, language)

    # Values ---------------------------------------------------------------------------------------

    def copy(self) -> Match:
        """An independent match in the same state."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.decks = list(self.decks)
        twin.results = list(self.results)
        twin.exchanges = list(self.exchanges)
        twin.steps = list(self.steps)
        twin.recorder = None if self.recorder is None else self.recorder.copy()
        twin._rng = self._rng.copy()
        twin._fresh = self._fresh.copy()
        twin._spent = self._spent.copy()
        twin._seen = [seen.copy() for seen in self._seen]
        return twin

    def digest(self) -> str:
        """A hash of the whole state."""
        asked = self._asked
        state = (
            self.rules.identity,
            self.seed,
            self._rng.state(),
            self.steps,
            self._siding,
            self._taken,
            [[[card.passcode for card in part] for part in (deck.main, deck.extra, deck.side)] for deck in self.decks],
            [(result.first, result.outcome.winner, result.outcome.reason) for result in self.results],
            None if asked is None else (asked.player, asked.why, asked.options),
            None if self.recorder is None else self.recorder.duel.digest(),
            None if self.outcome is None else (self.outcome.winner, self.outcome.reason),
        )
        return hashlib.blake2b(repr(state).encode(), digest_size=8).hexdigest()

    # Who goes first -------------------------------------------------------------------------------

    def _contest(self) -> None:
        """Rock-paper-scissors. Rules: MR3-SETUP-05, EX04-GAP-SETUP-01; MR20-SETUP-03 speaks of no choice."""
        winner = self._rng.below(2)
        if self.rules.winner_chooses:
            self._ask_order(winner)
        else:
            self._begin(winner)

    def _ask_order(self, player: int) -> None:
        self._asked = Decision(player, CHOICE, [GO_FIRST, GO_SECOND], M_ORDER, -1, self.number)

    def _begin(self, first: int) -> None:
        """A new duel, from the deck lists: whatever happened to the cards before is undone."""
        seed = self._rng.next() << 32 | self._rng.next() if self.chance == SMALL else self._rng.wide()
        self.recorder = Recorder(
            self.rules, (self.decks[0], self.decks[1]), seed, first, self._words, self.chance, self.every_window
        )
        self.note_end()

    # Results --------------------------------------------------------------------------------------

    def note_end(self) -> None:
        """Note the end of the duel, if it has ended, and go on to what comes next; otherwise nothing happens."""
        recorder = self.recorder
        outcome = None if recorder is None else recorder.duel.outcome
        if recorder is None or outcome is None:
            return
        for player in (0, 1):
            self._remember(player, recorder.duel)
        self.results.append(
            DuelResult(len(self.results) + 1, recorder.duel.first_player, outcome, recorder.duel.turn, recorder.record)
        )
        self.recorder = None
        self.outcome = self._result()
        if self.outcome is None:
            self._side_next(0)

    def _result(self) -> Outcome | None:
        """Two wins, or after three duels more wins. Rules: MR3-MATCH-04 to MR3-MATCH-06."""
        wins = (self.wins(0), self.wins(1))
        for player in (0, 1):
            if wins[player] == WINS:
                return Outcome(player, "two duels won", self._ids.match)
        if len(self.results) < MOST_DUELS:
            return None
        if wins[0] != wins[1]:
            return Outcome(0 if wins[0] > wins[1] else 1, "more duels won", self._ids.won_on_draws)
        return Outcome(-1, "as many duels won by each", self._ids.drawn_match)

    def _remember(self, player: int, duel: Duel) -> None:
        """What the player saw of the opponent's cards: at most as many copies as were seen in one duel."""
        seen = {
            entry.card: entry.passcode
            for entry in seen_log(duel, player, duel.log)
            if entry.card >= 0 and entry.passcode and duel.owner[entry.card] != player
        }
        deck = self.decks[1 - player]
        listed = {card.passcode for card in deck.cards()}
        self._seen[player] |= Counter(code for code in seen.values() if code in listed)

    # Side decks -----------------------------------------------------------------------------------

    def _side_next(self, player: int) -> None:
        """Ask the next player for exchanges; after both, who goes first."""
        self._fresh.clear()
        self._spent.clear()
        if player < 2:
            self._siding = player
            self._side(player)
            return
        self._siding = 2
        winner = self.results[-1].outcome.winner
        if winner < 0:
            # nobody lost: the contest decides again
            self._contest()
        else:
            self._ask_order(1 - winner)

    def _side(self, player: int) -> None:
        options = [OUT | code for code in sorted(self._can_leave(player))]
        if options:
            self._asked = Decision(player, PICK, [DONE, *options], M_OUT, -1, self.number)
        else:
            self._side_next(player + 1)

    def _ask_in(self, player: int) -> None:
        options = [IN | code for code in sorted(self._can_replace(player, self._taken))]
        if len(options) > 1:
            self._asked = Decision(player, PICK, options, M_IN, -1, self._taken)
        else:
            self._exchange(player, self._taken, passcode_of(options[0]))
            self._side(player)

    def _can_leave(self, player: int) -> set[int]:
        """Cards that can be exchanged: not those that have just come in, and only if something can replace them."""
        deck = self.decks[player]
        found: set[int] = set()
        for part, in_extra in ((deck.main, False), (deck.extra, True)):
            waiting = self._waiting(player, in_extra)
            counts = Counter(card.passcode for card in part)
            found |= {code for code, count in counts.items() if count > self._fresh[code] and waiting - {code}}
        return found

    def _can_replace(self, player: int, code: int) -> set[int]:
        """Side deck cards for the same part of the deck, so that all parts keep their sizes. Rule: MR3-SIDE-03."""
        return self._waiting(player, library()[code].in_extra_deck) - {code}

    def _waiting(self, player: int, in_extra: bool) -> set[int]:
        """Side deck cards for a part of the deck that have not just come out of it."""
        counts = Counter(card.passcode for card in self.decks[player].side if card.in_extra_deck == in_extra)
        return {code for code, count in counts.items() if count > self._spent[code]}

    def _exchange(self, player: int, taken_out: int, put_in: int) -> None:
        deck = self.decks[player]
        out, new = library()[taken_out], library()[put_in]
        part = deck.extra if out.in_extra_deck else deck.main
        at = next(at for at, card in enumerate(part) if card.passcode == taken_out)
        changed = (*part[:at], new, *part[at + 1 :])
        at = next(at for at, card in enumerate(deck.side) if card.passcode == put_in)
        side = (*deck.side[:at], out, *deck.side[at + 1 :])
        main, extra = (deck.main, changed) if out.in_extra_deck else (changed, deck.extra)
        self.decks[player] = Deck(deck.name, main, extra, side)
        self._fresh[put_in] += 1
        self._spent[taken_out] += 1
        self.exchanges.append(Exchange(self.number, player, out, new))
