"""Rulings as tests: build any position, act, and check what is offered and what happens.

    duel = scenario(turn=ALICE)
    kuriboh = duel.alice.hand("Kuriboh")
    duel.bob.attack_position("Gaia The Fierce Knight")
    duel.alice.summons(kuriboh)
    duel.is_settled()

Everything is strict: an action that is not offered fails with the list of what is, and ``is_settled`` fails while a
question other than the turn player's free action is open. A question with one answer never shows up. Cards can be
added until the first action or question, and later whenever the turn player is free to act.
Cards are named in Japanese or English, or by the number that the building methods return; results name a card in the
language in which it was put into the scenario.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from duelkit.kernel.decision import ACT, CHOICE, PICK, POSITION, RESPOND, TRIGGER, Decision
from duelkit.scenario import ALICE, BOB, BaseScenario, NotOffered
from duelkit.yugioh.building import Builder, CardName, Zone
from duelkit.yugioh.cards import fold, library
from duelkit.yugioh.duel import Duel, blank_duel
from duelkit.yugioh.editions import MASTER_RULE_3, edition
from duelkit.yugioh.engine.facts import figures, one_kind, properties
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.engine.moves.summon import BATTLE_PHASE_ACTION
from duelkit.yugioh.engine.procedures.battle import CHOOSE_ACTION, BattleTask
from duelkit.yugioh.engine.procedures.turn import (
    END_BEGINS,
    MAIN_1_OVER,
    MAIN_2_BEGINS,
    STANDBY_BEGINS,
    MainTask,
    TurnTask,
    main_options,
)
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario_terms import PLACES, VERBS
from duelkit.yugioh.setup import add_card
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.log import entries
from duelkit.yugioh.state.rules import Rules

__all__ = ["ALICE", "BOB", "FILLER", "CardName", "NotOffered", "Scenario", "Side", "Zone", "scenario"]
FILLER: Final = "Labyrinth Wall"


class Side(Builder):
    """One player of a scenario: builds a side, acts, and answers queries."""

    _scenario: Scenario

    YES = codes.O_YES
    NO = codes.O_NO

    def _choose(
        self,
        kinds: Sequence[int],
        verb: int,
        card: CardName | None,
        what: str,
        number: int | None = None,
        mask: int = 0xFFF,
    ) -> None:
        super()._choose(kinds, verb, card, what, number, mask)
        self._scenario.decision()

    def _about_to_choose(self, verb: int) -> None:
        if verb != codes.O_PICK:
            self._scenario.forget_forced()

    def summons(self, card: CardName) -> None:
        """Normal Summon (or Tribute Summon, or Normal Summon a Gemini Monster again).

        >>> duel = scenario()
        >>> duel.alice.summons(duel.alice.hand("Gemini Elf"))
        >>> duel.alice.cards("monster zone")
        ['Gemini Elf']
        """
        self._choose((ACT, PICK), codes.O_SUMMON, card, f"summoning {card}")

    def sets_monster(self, card: CardName) -> None:
        """Set a monster."""
        self._choose((ACT, PICK), codes.O_SET_MONSTER, card, f"setting {card}")

    def sets(self, card: CardName) -> None:
        """Set a spell or trap.

        >>> duel = scenario()
        >>> duel.alice.sets(duel.alice.hand("Trap Hole"))
        >>> duel.alice.cards("spell zone")
        ['Trap Hole']
        """
        self._choose((ACT,), codes.O_SET, card, f"setting {card}")

    def flip_summons(self, card: CardName) -> None:
        """Flip Summon."""
        self._choose((ACT,), codes.O_FLIP, card, f"flip summoning {card}")

    def special_summons(self, card: CardName, procedure: int | None = None) -> None:
        """Special Summon (or Normal Summon by a procedure) without activation: own procedure, Synchro, Xyz, Link."""
        self._choose((ACT, PICK), codes.O_PROCEDURE, card, f"special summoning {card}", procedure)

    def pendulum_summons(self) -> None:
        """Declare a Pendulum Summon."""
        self._choose((ACT,), codes.O_PENDULUM, None, "a Pendulum Summon")

    def changes_position(self, card: CardName) -> None:
        """Change a battle position by hand."""
        self._choose((ACT,), codes.O_CHANGE_POSITION, card, f"turning {card}")

    def activates(self, card: CardName, effect: int | None = None) -> None:
        """Activate a card or an effect (``effect``: its index in the definition), freely or in response.

        >>> duel = scenario()
        >>> duel.alice.activates(duel.alice.hand("Pot of Greed"))
        >>> duel.alice.hand_size
        2
        """
        self._choose((ACT, RESPOND, TRIGGER), codes.O_ACTIVATE, card, f"activating {card}", effect)

    def triggers(self, card: CardName, effect: int | None = None) -> None:
        """Activate a waiting trigger effect."""
        self._choose((TRIGGER,), codes.O_TRIGGER, card, f"the trigger of {card}", effect)

    def declines(self) -> None:
        """Activate none of the waiting optional triggers, or finish a pick."""
        self._choose((TRIGGER, PICK), codes.O_FINISH, None, "declining")

    def finishes(self) -> None:
        """Finish a pick, or cancel an attack at a replay."""
        self._choose((PICK, TRIGGER), codes.O_FINISH, None, "finishing")

    def passes(self) -> None:
        """Do not respond."""
        self._choose((RESPOND, TRIGGER), codes.PASS, None, "passing")

    def processes(self, card: CardName) -> None:
        """Carry out delayed processing of the card that is due in this phase."""
        self._choose((TRIGGER,), codes.O_DELAYED, card, f"processing of {card}")

    def picks(self, *cards: CardName) -> None:
        """Pick cards one after the other: targets, costs, materials, Tributes, attack targets.

        A card that the engine has just picked automatically, because nothing else was possible, can be named too.
        """
        for card in cards:
            if self._find((PICK,), codes.O_PICK, card) is None and self._scenario.was_forced(self._player, card):
                continue
            self._choose((PICK,), codes.O_PICK, card, f"picking {card}")

    def attacks(self, card: CardName, target: CardName | None = None) -> None:
        """Declare an attack; without ``target``, directly."""
        self._choose((ACT,), codes.O_ATTACK, card, f"an attack of {card}")
        decision = self._scenario.decision()
        if (
            decision is not None
            and decision.kind == PICK
            and decision.player == self._player
            and decision.why in (codes.W_ATTACK_TARGET, codes.W_REPLAY)
        ):
            self.attacks_now(target)

    def declares_attack(self, card: CardName) -> None:
        """Declare an attack; if there is a choice of targets, it is asked for afterwards."""
        self._choose((ACT,), codes.O_ATTACK, card, f"an attack of {card}")

    def attacks_now(self, target: CardName | None = None) -> None:
        """Choose the attack target that is asked for."""
        if target is None:
            self._choose((PICK,), codes.O_DIRECT, None, "a direct attack")
        else:
            self._choose((PICK,), codes.O_PICK, target, f"attacking {target}")

    def puts_in(self, position: int, zone: Zone = None) -> None:
        """Choose a battle position (1 for attack, 4 for defence) of the monster that is being placed, and a zone if
        zones are chosen (by default the first).
        """
        if zone is None:
            self._choose((POSITION,), codes.O_POSITION, None, f"position {position}", position, 0xF)
        else:
            self._choose(
                (POSITION,),
                codes.O_POSITION,
                None,
                f"position {position} in zone {zone}",
                position | (self.slot(zone) + 1) << 4,
            )

    def offered_zones(self) -> list[int | str]:
        """The zones that this player can choose for the monster that is being placed, as in ``attack_position``."""
        decision = self._scenario.decision()
        if decision is None or decision.player != self._player or decision.kind != POSITION:
            return []
        slots = sorted({(codes.number_of(option) >> 4) - 1 for option in decision.options})
        sides = ("left", "right") if self._player == 0 else ("right", "left")
        return [slot + 1 if slot < 5 else sides[slot - 5] for slot in slots]

    def zone_of(self, card: CardName) -> int | str:
        """The zone of a monster of this player, as in ``attack_position``."""
        slot = self._scenario.duel.monsters[self._player].index(self._scenario.find(card))
        return slot + 1 if slot < 5 else ("left" if (slot == 5) == (self._player == 0) else "right")

    def declares(self, number: int) -> None:
        """Declare a number or the number of a term, or choose a branch."""
        self._choose((CHOICE,), codes.O_NUMBER, None, f"declaring {number}", number)

    def enters_battle(self) -> None:
        """Enter the battle phase. It ends at once if no attack is possible.

        >>> duel = scenario()
        >>> elf = duel.alice.attack_position("Gemini Elf")
        >>> duel.alice.enters_battle()
        >>> duel.duel.phase == Phase.BATTLE
        True
        """
        self._choose((ACT,), codes.O_TO_BATTLE, None, "the battle phase")

    def ends_battle(self) -> None:
        """End the battle phase."""
        self._choose((ACT,), codes.O_TO_MAIN_2, None, "main phase 2")

    def ends_turn(self) -> None:
        """Enter the end phase."""
        self._choose((ACT,), codes.O_TO_END, None, "the end of the turn")

    # asking

    def can(self, verb: str, card: CardName | None = None, number: int | None = None) -> bool:
        """Whether something is offered now.

        :param verb: one of summon, set monster, set, flip, procedure, pendulum, turn, activate, trigger, pick, attack,
            direct, battle, end battle, end turn, pass, finish, yes, position, declare, process.

        >>> duel = scenario()
        >>> elf = duel.alice.hand("Gemini Elf")
        >>> duel.alice.can("summon", elf), duel.alice.can("flip", elf)
        (True, False)
        """
        return self._find(range(8), VERBS[verb], card, number, 0xF if verb == "position" else 0xFFF) is not None

    @property
    def life(self) -> int:
        """The life points; ``has_life`` sets them.

        >>> scenario().alice.life
        8000
        """
        return self._scenario.duel.life[self._player]

    def cards(self, place: str) -> list[str]:
        """The names of this player's cards at a place, as in ``Scenario.where``."""
        duel = self._scenario.duel
        return [
            self._scenario.name_of(card)
            for card in range(len(duel.info))
            if PLACES[duel.place[card]] == place and duel.controller[card] == self._player
        ]


class Scenario(BaseScenario):
    """A position under construction, then the duel that continues from it."""

    duel: Duel
    verbs = VERBS

    def __init__(self, rules: Rules, turn: int, phase: Phase, turn_number: int, seed: int, filler: int) -> None:
        super().__init__(blank_duel(rules, seed), turn, turn_number)
        self.alice = Side(self, ALICE)
        self.bob = Side(self, BOB)
        self.asks_zones = False
        """Whether the test answers questions that are only about a zone; to be set if zones matter."""
        self._phase = phase
        self._chosen: list[tuple[Duel, int]] = []
        """The choices since the last action, each with the duel before it."""
        self._forced_named: list[tuple[int, int]] = []
        self.in_english: set[int] = set()
        """The numbers of the cards that were named in English."""
        for player in range(2):
            for _ in range(filler):
                self.in_english.add(add_card(self.duel, library()[FILLER], player, codes.DECK))

    def _go_on(self) -> None:
        duel = self.duel
        duel.forget_recent()
        duel.touched()
        duel.pending = []
        duel.log = None
        duel.unsettled = True
        turn = TurnTask()
        duel.phase = int(self._phase)
        duel.stack.append(turn)
        if self._phase == Phase.DRAW:
            duel.turn -= 1
        elif self._phase == Phase.STANDBY:
            turn.step = STANDBY_BEGINS
        elif self._phase == Phase.MAIN_1:
            turn.step = MAIN_1_OVER
            duel.stack.append(MainTask())
        elif self._phase == Phase.BATTLE:
            turn.step = MAIN_2_BEGINS
            duel.turn_actions[duel.turn_player] |= BATTLE_PHASE_ACTION
            battle = BattleTask()
            battle.step = CHOOSE_ACTION
            duel.stack.append(battle)
        elif self._phase == Phase.MAIN_2:
            turn.step = END_BEGINS
            duel.turn_actions[duel.turn_player] |= BATTLE_PHASE_ACTION
            duel.stack.append(MainTask())
        else:
            turn.step = END_BEGINS
        duel.advance()
        one_kind.keep_if_allowed(duel)

    def _ask_anew(self, decision: Decision) -> None:
        duel, player = self.duel, decision.player
        duel.touched()
        duel.unsettled = True
        settle(duel)
        task = duel.stack[-1]
        options = task.options(duel, player) if isinstance(task, BattleTask) else main_options(duel, player)
        duel.ask(player, ACT, options, decision.why)

    def decision(self) -> Decision | None:
        """The open question; those only about the zone of a monster are answered, unless ``asks_zones`` is set."""
        decision = super().decision()
        while (
            decision is not None
            and not self.asks_zones
            and decision.kind == POSITION
            and (decision.options[0] >> 16 & 0xFF and len({option >> 12 & 0xF for option in decision.options}) == 1)
        ):
            self.choose(decision.options[0])
            decision = self.duel.decision
        return decision

    def choose(self, option: int) -> None:
        """Choose an option and remember the duel before it."""
        self._chosen.append((self.duel.copy(), option))
        self.duel.choose(option)

    def forget_forced(self) -> None:
        """Begin a new action: earlier forced picks can no longer be named."""
        self._chosen = []
        self._forced_named = []

    def was_forced(self, player: int, card: CardName) -> bool:
        """Whether the engine picked the card automatically since the last action; each such pick can be named once.

        The choices since then are repeated with every question asked.
        """
        for at, (before, option) in enumerate(self._chosen):
            twin = before.copy()
            twin.every_decision = True
            twin.choose(option)
            number = 0
            while (decision := twin.decision) is not None and len(decision.options) == 1:
                only = decision.options[0]
                if (
                    codes.verb_of(only) == codes.O_PICK
                    and decision.player == player
                    and ((at, number) not in self._forced_named and self.is_card(codes.card_of(only), card))
                ):
                    self._forced_named.append((at, number))
                    return True
                number += 1
                twin.choose(only)
        return False

    def is_card(self, number: int, card: CardName) -> bool:
        """Whether a card number is meant by a name."""
        if number < 0:
            return False
        if isinstance(card, int):
            return number == card
        definition = self.duel.info[number].definition
        if isinstance(card, Card):
            return definition == card
        return fold(card) in (fold(definition.ja), fold(definition.en))

    def name_of(self, card: int) -> str:
        """The English name of a card that was put into the scenario by it, and of the filling; otherwise the Japanese
        one.

        >>> duel = scenario()
        >>> duel.name_of(duel.alice.hand("Raigeki")), duel.name_of(duel.alice.hand("サンダー・ボルト"))
        ('Raigeki', 'サンダー・ボルト')
        """
        definition = self.duel.info[card].definition
        return definition.en if card in self.in_english else definition.ja

    def _stage(self) -> str:
        return f"{super()._stage()}, step {self.duel.step:#x}"

    def is_settled(self) -> None:
        """Fail unless the turn player is free to act: no chain, no question open."""
        decision = self.decision()
        if self.duel.outcome is not None:
            raise AssertionError(f"the duel is over: {self.duel.outcome}")
        assert decision is not None
        if decision.kind != ACT or self.duel.chain:
            raise AssertionError("not settled: " + self.describe())

    def all_pass(self) -> None:
        """Let both players pass while they are only asked to respond."""
        decision = self.decision()
        while decision is not None and decision.kind == RESPOND:
            self.choose(codes.PASS)
            decision = self.decision()

    def where(self, card: CardName) -> str:
        """The place of a card: deck, hand, monster zone, spell zone, field zone, pendulum zone, graveyard, banished,
        extra deck, material, about to be summoned, nowhere.

        >>> duel = scenario()
        >>> duel.where(duel.bob.graveyard("Raigeki"))
        'graveyard'
        """
        return PLACES[self.duel.place[self.find(card)]]

    def controller(self, card: CardName) -> int:
        """The player who controls the card.

        >>> duel = scenario()
        >>> duel.controller(duel.bob.attack_position("Gemini Elf"))
        1
        """
        return self.duel.controller[self.find(card)]

    def position(self, card: CardName) -> str:
        """``attack``, ``defense`` or ``face-down``.

        >>> duel = scenario()
        >>> duel.position(duel.bob.defense_position("Gemini Elf"))
        'defense'
        """
        part = self.duel.play[self.find(card)]
        return "face-down" if not part.face_up else "defense" if part.defense else "attack"

    def atk(self, card: CardName) -> int:
        """The current ATK.

        >>> duel = scenario()
        >>> duel.atk(duel.alice.attack_position("Gemini Elf"))
        1900
        """
        return figures.atk_of(self.duel, self.find(card))

    def defense(self, card: CardName) -> int:
        """The current DEF."""
        return figures.defense_of(self.duel, self.find(card))

    def level(self, card: CardName) -> int:
        """The current Level."""
        return properties.level_of(self.duel, self.find(card))

    def counters(self, card: CardName, name: str) -> int:
        """The number of counters of this name."""
        counters = self.duel.play[self.find(card)].counters
        return 0 if counters is None else counters.get(name, 0)

    def is_over(self) -> bool:
        """Whether the duel has ended."""
        self.start()
        return self.duel.outcome is not None

    def log_numbers(self, kind: int) -> list[int]:
        """The first detail of all log entries of a kind, oldest first."""
        return [entry.a for entry in entries(self.duel.log) if entry.kind == kind]

    def log_cards(self, kind: int) -> list[str]:
        """The names of the cards of all log entries of a kind, oldest first."""
        return [self.name_of(entry.card) for entry in entries(self.duel.log) if entry.kind == kind and entry.card >= 0]


def scenario(
    rules: Rules | str = MASTER_RULE_3,
    turn: int = ALICE,
    phase: Phase = Phase.MAIN_1,
    turn_number: int = 3,
    seed: int = 1,
    filler: int = 20,
) -> Scenario:
    """A new position with empty fields and ``filler`` harmless cards in each deck.

    :param rules: the edition, or its id.
    :param turn: the turn player, ``ALICE`` or ``BOB``.
    :param phase: the current phase; with DRAW, the turn player is about to draw.

    >>> duel = scenario()
    >>> captain = duel.alice.hand("Marauding Captain")
    >>> duel.alice.summons(captain)
    >>> duel.where(captain)
    'monster zone'
    """
    return Scenario(edition(rules) if isinstance(rules, str) else rules, turn, phase, turn_number, seed, filler)
