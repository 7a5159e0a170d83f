"""Picking cards one at a time; a card is only offered if the pick can be completed with it."""

from __future__ import annotations

from duelkit.kernel.decision import PICK
from duelkit.yugioh.engine.facts.figures import atk_of, race_of, rank_of
from duelkit.yugioh.engine.facts.properties import level_of, names_of
from duelkit.yugioh.engine.moves.events import note
from duelkit.yugioh.engine.moves.open_cards import graveyards_hidden
from duelkit.yugioh.state.code import ANSWERED, FIRST, PickCode
from duelkit.yugioh.state.codes import DECK, EXTRA, FIELD, HAND, O_FINISH, O_PICK, card_of, only_for, option, verb_of
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_FORCED
from duelkit.yugioh.state.tasks import Task


class PickTask(Task):
    """Lets a player pick from ``least`` to ``most`` of the offered cards and stores them in ``duel.picks``.

    A pick from a deck offers each name once, since copies are interchangeable there.
    """

    def __init__(self) -> None:
        super().__init__()
        self.player: int = 0
        self.offered: list[int] = []
        self.least: int = 1
        self.most: int = 1
        self.why: int = 0
        self.card: int = -1
        self.different_names: bool = False
        self.same_level: bool = False
        self.same_name: bool = False
        self.same_atk: bool = False
        self.different_levels: bool = False
        self.different_races: bool = False
        """Like ``zones`` it follows from the instruction that asks, and is not state."""
        self.including: list[int] = []
        """If not empty, at least one of these must be among the picked cards."""
        self.picked: list[int] = []
        self.zones: int = 0
        """The places from which the offered cards were selected; 0 if unknown. It does not affect the pick and is not
        state.
        """

    def fields(self) -> tuple[str, ...]:
        return (
            "step",
            "player",
            "offered",
            "least",
            "most",
            "why",
            "card",
            "different_names",
            "same_level",
            "same_name",
            "same_atk",
            "different_levels",
            "different_races",
            "zones",
            "including",
            "picked",
        )

    def copy(self) -> PickTask:
        twin = PickTask()
        twin.step = self.step
        twin.player = self.player
        twin.offered = self.offered[:]
        twin.least = self.least
        twin.most = self.most
        twin.why = self.why
        twin.card = self.card
        twin.different_names = self.different_names
        twin.same_level = self.same_level
        twin.same_name = self.same_name
        twin.same_atk = self.same_atk
        twin.different_levels = self.different_levels
        twin.different_races = self.different_races
        twin.including = self.including[:]
        twin.picked = self.picked[:]
        twin.zones = self.zones
        return twin

    def run(self, duel: State) -> None:
        if self.step == ANSWERED:
            answer = duel.answer
            self.step = FIRST
            if verb_of(answer) == O_FINISH:
                self.finish(duel)
                return
            self.picked.append(card_of(answer))
        if len(self.picked) >= self.most:
            self.finish(duel)
            return
        secret = duel.every_window and self.picks_hidden(duel)
        if (
            len(self.offered) == self.least == self.most
            and not self.different_names
            and not self.different_levels
            and not self.different_races
            and not self.must_agree()
            and (self.offered or not secret)
        ):
            if not duel.every_decision and not secret:
                self.picked = self.offered[:]
                self.finish(duel)
                return
            options = [option(O_PICK, self.offered[len(self.picked)])]
        else:
            options = self.options(duel)
        if not options and secret and len(self.picked) >= self.least:
            options.append(option(O_FINISH))
        if not options:
            self.finish(duel)
            return
        self.step = ANSWERED
        duel.ask(self.player, PICK, options, self.why, self.card, len(self.picked))

    def picks_hidden(self, duel: State) -> bool:
        return (
            self.zones == 0
            or (self.zones & (HAND | DECK | EXTRA)) != 0
            or (self.zones & FIELD) != 0
            and (duel.hides_cards(self.player))
        )

    def options(self, duel: State) -> list[int]:
        """The options: the cards that can be picked next, and finishing if enough are picked."""
        options: list[int] = []
        seen: list[int] = []
        for card in self.offered:
            if card in self.picked:
                continue
            info = duel.info[card]
            if self.same_name_again(duel, card) or self.same_kind_again(duel, card):
                continue
            if self.last_chance() and card not in self.including:
                continue
            if self.must_agree() and not self.agrees(duel, card):
                continue
            if duel.place[card] == DECK:
                if info.passcode in seen:
                    continue
                seen.append(info.passcode)
            options.append(option(O_PICK, card))
        if len(self.picked) >= self.least and options and not self.lacks_one():
            options.append(option(O_FINISH))
        return options

    def same_name_again(self, duel: State, card: int) -> bool:
        """Whether a card has a name that a picked one has, though the names must differ."""
        return self.different_names and names_of(duel, card)[0] in [names_of(duel, other)[0] for other in self.picked]

    def same_kind_again(self, duel: State, card: int) -> bool:
        """Whether a card has the Level or the Type of a picked one, though these must differ."""
        if self.different_levels and level_or_rank(duel, card) in [level_or_rank(duel, other) for other in self.picked]:
            return True
        return self.different_races and race_of(duel, card) in [race_of(duel, other) for other in self.picked]

    def must_agree(self) -> bool:
        """Whether the picked cards must have something in common."""
        return self.same_level or self.same_name or self.same_atk

    def agrees(self, duel: State, card: int) -> bool:
        """Whether a card agrees with those picked before; the first is one of which there are enough."""
        if self.picked:
            return alike(duel, card, self.picked[0], self.same_level, self.same_name, self.same_atk)
        return mates(duel, card, self.offered, self.same_level, self.same_name, self.same_atk) >= self.least

    def lacks_one(self) -> bool:
        """Whether a card that must be among the picked ones is still missing."""
        if not self.including:
            return False
        for card in self.picked:
            if card in self.including:
                return False
        return True

    def last_chance(self) -> bool:
        """Whether the next card must be one of ``including``."""
        return len(self.picked) >= self.most - 1 and self.lacks_one()

    def finish(self, duel: State) -> None:
        """Store the result and end."""
        duel.picks = self.picked
        duel.stack.pop()


def level_or_rank(duel: State, card: int) -> int:
    """The Level, or the negative Rank of an Xyz Monster."""
    level = level_of(duel, card)
    return level if level else -rank_of(duel, card)


def alike(duel: State, card: int, other: int, same_level: bool, same_name: bool, same_atk: bool) -> bool:
    """Whether two cards have the Level or Rank, the name, and the ATK in common where that is asked."""
    if same_level and level_or_rank(duel, card) != level_or_rank(duel, other):
        return False
    if same_atk and atk_of(duel, card) != atk_of(duel, other):
        return False
    return not same_name or names_of(duel, card)[0] == names_of(duel, other)[0]


def mates(duel: State, card: int, cards: list[int], same_level: bool, same_name: bool, same_atk: bool) -> int:
    """The number of the cards that agree with a card, itself included."""
    return len([other for other in cards if alike(duel, card, other, same_level, same_name, same_atk)])


def most_alike(duel: State, cards: list[int], same_level: bool, same_name: bool, same_atk: bool) -> int:
    """The greatest number of the cards that agree with each other."""
    return max([mates(duel, card, cards, same_level, same_name, same_atk) for card in cards], default=0)


def binds(pick: PickCode) -> bool:
    """Whether the picked cards must differ in something, or have something in common."""
    differ = pick.different_names or pick.different_levels or pick.different_races
    return differ or pick.same_level or pick.same_name or pick.same_atk


def has_alike(duel: State, pick: PickCode, cards: list[int], least: int) -> bool:
    """Whether there are enough of the cards, with different names or alike, as the pick demands."""
    if pick.different_names:
        return distinct_names(duel, cards) >= least
    if pick.different_levels:
        return len({level_or_rank(duel, card) for card in cards if level_or_rank(duel, card)}) >= least
    if pick.different_races:
        return len({race_of(duel, card) for card in cards}) >= least
    if pick.same_level or pick.same_name or pick.same_atk:
        return most_alike(duel, cards, pick.same_level, pick.same_name, pick.same_atk) >= least
    return len(cards) >= least


def distinct_names(duel: State, cards: list[int]) -> int:
    """The number of different names of the cards."""
    names: list[str] = []
    for card in cards:
        name = names_of(duel, card)[0]
        if name not in names:
            names.append(name)
    return len(names)


def start_pick(
    duel: State,
    player: int,
    offered: list[int],
    least: int,
    most: int,
    why: int,
    card: int,
    different_names: bool = False,
    same_level: bool = False,
    including: list[int] | None = None,
    zones: int = 0,
    same_name: bool = False,
    same_atk: bool = False,
    different_levels: bool = False,
    different_races: bool = False,
) -> None:
    """Push a pick. A player who cannot look at graveyards is offered the cards in an order that reveals nothing.

    :param zones: the places from which the offered cards were selected; 0 if hidden information matters too.
    """
    task = PickTask()
    task.player = player
    task.offered = sorted(offered) if duel.chain and graveyards_hidden(duel, player) else offered
    if including is not None:
        task.including = including
    task.least = least if least < len(offered) else len(offered)
    task.most = most if most < len(offered) else len(offered)
    task.why = why
    task.card = card
    task.different_names = different_names
    task.same_level = same_level
    task.same_name = same_name
    task.same_atk = same_atk
    task.different_levels = different_levels
    task.different_races = different_races
    task.zones = zones
    duel.stack.append(task)


def note_forced(duel: State, player: int, card: int, why: int) -> None:
    """Log that a card was picked without asking, because nothing else was possible."""
    note(duel, L_FORCED, card, player, option(O_PICK, card), why, 0, only_for(player))
