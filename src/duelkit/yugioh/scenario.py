"""Rulings as tests: build any position, act, and see what is offered and what happens.

    duel = scenario(turn=ALICE)
    kuriboh = duel.alice.hand("クリボー")
    duel.bob.attack_position("暗黒騎士ガイア")
    ...
    duel.alice.summons(kuriboh)
    duel.is_settled()

Everything is strict: an action that is not offered fails with the list of what is, and ``is_settled`` fails while a
question other than the turn player's free action is open. A question with one answer never shows up. Cards can be
added until the first action or question, and later whenever the turn player is free to act.
Cards are named in Japanese or English, or by the number that the building methods answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from duelkit.kernel.decision import ACT, CHOICE, CONFIRM, KIND_NAMES, PICK, POSITION, RESPOND, TRIGGER, Decision
from duelkit.yugioh.cards import fold, library
from duelkit.yugioh.duel import Duel, blank_duel
from duelkit.yugioh.editions import MASTER_RULE_3, edition
from duelkit.yugioh.engine.facts import properties
from duelkit.yugioh.engine.facts.continuous import register
from duelkit.yugioh.engine.moves.placing import attach, equip, put_down
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.engine.moves.summon import BATTLE_PHASE_DEED
from duelkit.yugioh.engine.procedures.battle import CHOOSE_ACTION, BattleTask
from duelkit.yugioh.engine.procedures.turn import (
    END_BEGINS, MAIN_1_OVER, MAIN_2_BEGINS, STANDBY_BEGINS, MainTask, TurnTask, main_options,
)
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.setup import add_card
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.log import entries
from duelkit.yugioh.state.rules import Rules

ALICE: Final = 0
BOB: Final = 1
FILLER: Final = "迷宮壁－ラビリンス・ウォール－"
PLACES: Final = {
    codes.DECK: "deck", codes.HAND: "hand", codes.MONSTER_ZONE: "monster zone", codes.SPELL_ZONE: "spell zone",
    codes.FIELD_ZONE: "field zone", codes.PENDULUM_ZONE: "pendulum zone", codes.GRAVEYARD: "graveyard",
    codes.BANISHED: "banished", codes.EXTRA: "extra deck", codes.OVERLAY: "material", 0: "nowhere",
    codes.LIMBO: "about to be summoned",
}

CardName = str | int | Card
Zone = int | str | None


class NotOffered(AssertionError):
    """The action is not among those offered."""


class Side:
    """One player of a scenario: builds their side, acts, and is asked about."""

    def __init__(self, owner: Scenario, player: int) -> None:
        self._scenario = owner
        self._player = player

    # building

    def _new(self, name: CardName, place: int) -> int:
        definition = name if isinstance(name, Card) else library()[name]
        self._scenario.is_built_on()
        return add_card(self._scenario.duel, definition, self._player, place)

    def hand(self, *names: CardName) -> int:
        """Put cards into the hand; answers the first one's number."""
        return self._pile(names, codes.HAND, self._scenario.duel.hand)

    def graveyard(self, *names: CardName, proper: bool = True) -> int:
        """Put cards into the graveyard, the last on top. ``proper``: special-summon monsters were properly summoned."""
        first = self._pile(names, codes.GRAVEYARD, self._scenario.duel.graveyard)
        for card in range(first, len(self._scenario.duel.info)):
            self._scenario.duel.proper[card] = proper
        return first

    def banished(self, *names: CardName) -> int:
        """Put cards among the banished ones."""
        return self._pile(names, codes.BANISHED, self._scenario.duel.banished)

    def extra(self, *names: CardName) -> int:
        """Put cards face-down into the extra deck."""
        return self._pile(names, codes.EXTRA, self._scenario.duel.extra)

    def face_up_extra(self, *names: CardName) -> int:
        """Put pendulum monsters face-up into the extra deck."""
        first = self._pile(names, codes.EXTRA, self._scenario.duel.extra)
        self._scenario.duel.face_up_extra.extend(range(first, len(self._scenario.duel.info)))
        return first

    def deck(self, *names: CardName) -> int:
        """Put cards on top of the deck, the first of them topmost."""
        first = len(self._scenario.duel.info)
        for name in names:
            self._new(name, codes.DECK)
        deck = self._scenario.duel.deck[self._player]
        added = deck[len(deck) - len(names):]
        del deck[len(deck) - len(names):]
        deck.extend(reversed(added))
        return first

    def empty_deck(self) -> None:
        """Take the filler cards out of the deck."""
        self._scenario.is_built_on()
        for card in self._scenario.duel.deck[self._player]:
            self._scenario.duel.place[card] = 0
        self._scenario.duel.deck[self._player].clear()

    def _pile(self, names: Sequence[CardName], place: int, piles: list[list[int]]) -> int:
        first = len(self._scenario.duel.info)
        for name in names:
            card = self._new(name, 0)
            self._scenario.duel.place[card] = place
            piles[self._player].append(card)
            register(self._scenario.duel, card)
        return first

    def _on_field(self, name: CardName, place: int, face_up: bool, defense: bool, zone: Zone = None) -> int:
        duel = self._scenario.duel
        slot = -1 if zone is None else self.slot(zone)
        if zone is not None and not self._is_free(place, slot):
            raise AssertionError(f"zone {zone} is not free")
        card = self._new(name, 0)
        if not put_down(duel, card, self._player, place, face_up, defense, slot):
            raise AssertionError(f"no free zone for {duel.info[card].name}")
        if slot >= 0 and place == codes.SPELL_ZONE:
            row = duel.spells[self._player]
            row[row.index(card)] = -1
            row[slot] = card
        part = duel.play[card]
        part.arrived = 0
        part.set_turn = -1 if face_up else 0
        duel.proper[card] = True
        if duel.info[card].extra:
            part.kinds = codes.S_SPECIAL
        return card

    def _is_free(self, place: int, slot: int) -> bool:
        """Whether a card can be put into this Monster Zone or Spell & Trap Zone; no other place has several."""
        duel, player = self._scenario.duel, self._player
        if place == codes.MONSTER_ZONE:
            row = duel.monsters[player]
            shared = slot >= duel.rules.monster_zones
            return row[slot:slot + 1] == [-1] and not (shared and duel.monsters[1 - player][slot] >= 0)
        row = duel.spells[player]
        shared = duel.rules.pendulum_in_row and slot in (0, len(row) - 1)
        return place == codes.SPELL_ZONE and row[slot:slot + 1] == [-1] and not (
            shared and duel.pendulum[player][slot > 0] >= 0)

    def slot(self, zone: int | str) -> int:
        """A zone as the engine numbers it: 1 to 5 from the player's own left; ``left``, ``right``: the extra ones."""
        if isinstance(zone, int):
            return zone - 1
        return 5 if (zone == "left") == (self._player == 0) else 6

    def attack_position(self, name: CardName, materials: Sequence[CardName] = (), kinds: int | None = None,
                        zone: Zone = None) -> int:
        """Put a monster face-up into attack position; it has been there since an earlier turn.

        :param zone: the main monster zone from the player's own left, 1 to 5, or the ``left`` or ``right`` extra one;
            left out: the first free main monster zone.
        """
        return self._with(self._on_field(name, codes.MONSTER_ZONE, True, False, zone), materials, kinds)

    def defense_position(self, name: CardName, materials: Sequence[CardName] = (), kinds: int | None = None,
                         zone: Zone = None) -> int:
        """Put a monster face-up into defence position."""
        return self._with(self._on_field(name, codes.MONSTER_ZONE, True, True, zone), materials, kinds)

    def _with(self, card: int, materials: Sequence[CardName], kinds: int | None) -> int:
        duel = self._scenario.duel
        for material in materials:
            number = self._new(material, 0)
            attach(duel, number, card)
        if kinds is not None:
            duel.play[card].kinds = kinds
        return card

    def has_set(self, name: CardName, this_turn: bool = False, zone: Zone = None) -> int:
        """Set a card: a monster in face-down Defense Position, a spell or trap in its zone.

        :param zone: as in ``attack_position``; for a spell or trap its zone from the player's own left, 1 to 5; a Field
            Spell has but one.
        """
        definition = name if isinstance(name, Card) else library()[name]
        if definition.types & codes.MONSTER:
            card = self._on_field(definition, codes.MONSTER_ZONE, False, True, zone)
        else:
            place = codes.FIELD_ZONE if definition.types & codes.FIELD_SPELL else codes.SPELL_ZONE
            card = self._on_field(definition, place, False, False, zone)
        if this_turn:
            self._scenario.duel.play[card].set_turn = self._scenario.duel.turn
            self._scenario.duel.play[card].arrived = self._scenario.duel.turn
        return card

    def face_up(self, name: CardName, equipped_to: int | None = None) -> int:
        """Put a continuous, field or equip card face-up on the field."""
        definition = name if isinstance(name, Card) else library()[name]
        place = codes.FIELD_ZONE if definition.types & codes.FIELD_SPELL else codes.SPELL_ZONE
        card = self._on_field(definition, place, True, False)
        if equipped_to is not None:
            equip(self._scenario.duel, card, equipped_to, self._player, self._player, card)
        return card

    def pendulum_zones(self, left: CardName | None = None, right: CardName | None = None) -> tuple[int, ...]:
        """Place pendulum monsters as scales."""
        return tuple(self._on_field(name, codes.PENDULUM_ZONE, True, False) for name in (left, right)
                     if name is not None)

    def has_life(self, points: int) -> None:
        """Set the life points."""
        self._scenario.is_built_on()
        self._scenario.duel.life[self._player] = points

    def has_counters(self, card: int, name: str, number: int) -> None:
        """Put counters on a card."""
        self._scenario.is_built_on()
        self._scenario.duel.play[card].counters = {name: number}

    # acting

    def _choose(self, kinds: Sequence[int], verb: int, card: CardName | None, what: str, number: int | None = None,
                mask: int = 0xFFF) -> None:
        found = self._find(kinds, verb, card, number, mask)
        if found is None:
            raise NotOffered(f"{what} is not offered to player {self._player}; {self._scenario.describe()}")
        if verb != codes.O_PICK:
            self._scenario.forget_forced()
        self._scenario.choose(found)
        self._scenario.decision()

    def _find(self, kinds: Sequence[int], verb: int, card: CardName | None, number: int | None = None,
              mask: int = 0xFFF) -> int | None:
        decision = self._scenario.decision()
        if decision is None or decision.player != self._player or decision.kind not in kinds:
            return None
        for option in decision.options:
            if codes.verb_of(option) != verb or number is not None and codes.number_of(option) & mask != number:
                continue
            if card is None or self._scenario.is_card(codes.card_of(option), card):
                return option
        return None

    def summons(self, card: CardName) -> None:
        """Normal Summon (or Tribute Summon, or summon a Gemini Monster once more)."""
        self._choose((ACT, PICK), codes.O_SUMMON, card, f"summoning {card}")

    def sets_monster(self, card: CardName) -> None:
        """Set a monster."""
        self._choose((ACT, PICK), codes.O_SET_MONSTER, card, f"setting {card}")

    def sets(self, card: CardName) -> None:
        """Set a spell or trap."""
        self._choose((ACT,), codes.O_SET, card, f"setting {card}")

    def flip_summons(self, card: CardName) -> None:
        """Flip Summon."""
        self._choose((ACT,), codes.O_FLIP, card, f"flip summoning {card}")

    def special_summons(self, card: CardName, procedure: int | None = None) -> None:
        """Special Summon (or specially Normal Summon) without activation: own procedure, synchro, xyz."""
        self._choose((ACT,), codes.O_PROCEDURE, card, f"special summoning {card}", procedure)

    def pendulum_summons(self) -> None:
        """Declare a Pendulum Summon."""
        self._choose((ACT,), codes.O_PENDULUM, None, "a Pendulum Summon")

    def changes_position(self, card: CardName) -> None:
        """Change a battle position by hand."""
        self._choose((ACT,), codes.O_CHANGE_POSITION, card, f"turning {card}")

    def activates(self, card: CardName, effect: int | None = None) -> None:
        """Activate a card or an effect (``effect``: its number in the definition), freely or in response."""
        self._choose((ACT, RESPOND, TRIGGER), codes.O_ACTIVATE, card, f"activating {card}", effect)

    def triggers(self, card: CardName, effect: int | None = None) -> None:
        """Activate a waiting trigger effect."""
        self._choose((TRIGGER,), codes.O_TRIGGER, card, f"the trigger of {card}", effect)

    def declines(self) -> None:
        """Activate none of the waiting optional triggers; or finish a pick."""
        self._choose((TRIGGER, PICK), codes.O_FINISH, None, "declining")

    def finishes(self) -> None:
        """Finish a pick; call an attack off at a replay."""
        self._choose((PICK, TRIGGER), codes.O_FINISH, None, "finishing")

    def passes(self) -> None:
        """Do not respond."""
        self._choose((RESPOND, TRIGGER), codes.PASS, None, "passing")

    def processes(self, card: CardName) -> None:
        """Carry out something of the card that is due in this phase."""
        self._choose((TRIGGER,), codes.O_DELAYED, card, f"processing of {card}")

    def picks(self, *cards: CardName) -> None:
        """Pick cards one after the other: targets, costs, materials, Tributes, attack targets.

        A card that the engine has just picked by itself, because nothing else was possible, may be named too.
        """
        for card in cards:
            if self._find((PICK,), codes.O_PICK, card) is None and self._scenario.was_forced(self._player, card):
                continue
            self._choose((PICK,), codes.O_PICK, card, f"picking {card}")

    def attacks(self, card: CardName, target: CardName | None = None) -> None:
        """Declare an attack; without ``target``, directly."""
        self._choose((ACT,), codes.O_ATTACK, card, f"an attack of {card}")
        decision = self._scenario.decision()
        if decision is not None and decision.kind == PICK and decision.player == self._player and decision.why in (
                codes.W_ATTACK_TARGET, codes.W_REPLAY):
            self.attacks_now(target)

    def declares_attack(self, card: CardName) -> None:
        """Declare an attack; the target is asked for afterwards, if there is a choice."""
        self._choose((ACT,), codes.O_ATTACK, card, f"an attack of {card}")

    def attacks_now(self, target: CardName | None = None) -> None:
        """Choose the attack target that is asked for."""
        if target is None:
            self._choose((PICK,), codes.O_DIRECT, None, "a direct attack")
        else:
            self._choose((PICK,), codes.O_PICK, target, f"attacking {target}")

    def says_yes(self) -> None:
        """Answer a question with yes."""
        self._choose((CONFIRM,), codes.O_YES, None, "saying yes")

    def says_no(self) -> None:
        """Answer a question with no."""
        self._choose((CONFIRM,), codes.O_NO, None, "saying no")

    def puts_in(self, position: int, zone: Zone = None) -> None:
        """Choose a battle position, 1 attack, 4 defence, and a zone where zones are chosen (left out: the first)."""
        if zone is None:
            self._choose((POSITION,), codes.O_POSITION, None, f"position {position}", position, 0xF)
        else:
            self._choose((POSITION,), codes.O_POSITION, None, f"position {position} in zone {zone}",
                         position | (self.slot(zone) + 1) << 4)

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
        """Declare a number, a word's number, or choose a branch."""
        self._choose((CHOICE,), codes.O_NUMBER, None, f"declaring {number}", number)

    def enters_battle(self) -> None:
        """Go to the battle phase."""
        self._choose((ACT,), codes.O_TO_BATTLE, None, "the battle phase")

    def ends_battle(self) -> None:
        """End the battle phase."""
        self._choose((ACT,), codes.O_TO_MAIN_2, None, "main phase 2")

    def ends_turn(self) -> None:
        """Go to the end phase."""
        self._choose((ACT,), codes.O_TO_END, None, "the end of the turn")

    # asking

    def can(self, verb: str, card: CardName | None = None, number: int | None = None) -> bool:
        """Whether something is offered now.

        :param verb: one of summon, set monster, set, flip, procedure, pendulum, turn, activate, trigger, pick, attack,
            direct, battle, end battle, end turn, pass, finish, yes, position, declare, process.
        """
        return self._find(range(8), VERBS[verb], card, number, 0xF if verb == "position" else 0xFFF) is not None

    def is_asked(self, kind: str | None = None) -> bool:
        """Whether the open question is this player's (and of this kind)."""
        decision = self._scenario.decision()
        return decision is not None and decision.player == self._player and (
            kind is None or KIND_NAMES[decision.kind] == kind)

    @property
    def life(self) -> int:
        """The life points."""
        return self._scenario.duel.life[self._player]

    @property
    def hand_size(self) -> int:
        """The number of cards in the hand."""
        return len(self._scenario.duel.hand[self._player])

    def cards(self, place: str) -> list[str]:
        """The Japanese names of this player's cards at a place, as in ``Scenario.where``."""
        duel = self._scenario.duel
        return [duel.info[card].name for card in range(len(duel.info))
                if PLACES[duel.place[card]] == place and (
                    duel.controller[card] if duel.place[card] & codes.FIELD else duel.owner[card]) == self._player]

    def offered_cards(self) -> list[str]:
        """The Japanese names of the cards in the options of this player's open question."""
        decision = self._scenario.decision()
        if decision is None or decision.player != self._player:
            return []
        return [self._scenario.duel.info[codes.card_of(option)].name for option in decision.options
                if codes.card_of(option) >= 0]


VERBS: Final = {
    "summon": codes.O_SUMMON, "set monster": codes.O_SET_MONSTER, "set": codes.O_SET, "flip": codes.O_FLIP,
    "procedure": codes.O_PROCEDURE, "pendulum": codes.O_PENDULUM, "turn": codes.O_CHANGE_POSITION,
    "activate": codes.O_ACTIVATE, "trigger": codes.O_TRIGGER, "pick": codes.O_PICK, "attack": codes.O_ATTACK,
    "direct": codes.O_DIRECT, "battle": codes.O_TO_BATTLE, "end battle": codes.O_TO_MAIN_2,
    "end turn": codes.O_TO_END, "pass": codes.PASS, "finish": codes.O_FINISH, "yes": codes.O_YES,
    "position": codes.O_POSITION, "declare": codes.O_NUMBER, "process": codes.O_DELAYED,
}


class Scenario:
    """A position under construction, then the duel that goes on from it."""

    def __init__(self, rules: Rules, turn: int, phase: Phase, turn_number: int, seed: int, filler: int) -> None:
        self.duel: Duel = blank_duel(rules, seed)
        self.duel.turn = turn_number
        self.duel.turn_player = turn
        self.duel.first_player = turn if turn_number % 2 == 1 else 1 - turn
        self.alice = Side(self, ALICE)
        self.bob = Side(self, BOB)
        self.asks_zones = False
        """Whether questions about nothing but a zone are left to the test; set it where zones matter."""
        self._phase = phase
        self._started = False
        self._outdated = False
        """Whether something was built since the open question was asked."""
        self._chosen: list[tuple[Duel, int]] = []
        """The choices since the last action, each with the duel as it was before."""
        self._forced_named: list[tuple[int, int]] = []
        for player in range(2):
            for _ in range(filler):
                add_card(self.duel, library()[FILLER], player, codes.DECK)

    def start(self) -> None:
        """Let the duel run from the position; done by itself at the first action or question."""
        if self._started:
            return
        self._started = True
        duel = self.duel
        duel.recent = []
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
            duel.deeds[duel.turn_player] |= BATTLE_PHASE_DEED
            battle = BattleTask()
            battle.step = CHOOSE_ACTION
            duel.stack.append(battle)
        elif self._phase == Phase.MAIN_2:
            turn.step = END_BEGINS
            duel.deeds[duel.turn_player] |= BATTLE_PHASE_DEED
            duel.stack.append(MainTask())
        else:
            turn.step = END_BEGINS
        duel.advance()

    def is_built_on(self) -> None:
        """Something is built: if the duel goes on already, the turn player is asked anew what to do.

        :raises AssertionError: if another question is open.
        """
        if not self._started:
            return
        decision = self.duel.decision
        if decision is None or decision.kind != ACT:
            raise AssertionError("nothing can be added now; expected it before the first action, or while the turn "
                                 f"player is free to act: {self.describe()}")
        self._outdated = True

    def _ask_anew(self, decision: Decision) -> None:
        """Ask the turn player once more what to do, with what was built."""
        duel, player = self.duel, decision.player
        self._outdated = False
        duel.unsettled = True
        settle(duel)
        task = duel.stack[-1]
        options = task.options(duel, player) if isinstance(task, BattleTask) else main_options(duel, player)
        duel.ask(player, ACT, options, decision.why)

    def decision(self) -> Decision | None:
        """The open question; one about nothing but the zone of a monster is answered, unless ``asks_zones`` is set."""
        self.start()
        decision = self.duel.decision
        if self._outdated and decision is not None:
            self._ask_anew(decision)
            decision = self.duel.decision
        while decision is not None and not self.asks_zones and decision.kind == POSITION and (
                decision.options[0] >> 16 & 0xFF and len({option >> 12 & 0xF for option in decision.options}) == 1):
            self.choose(decision.options[0])
            decision = self.duel.decision
        return decision

    def choose(self, option: int) -> None:
        """Choose, and remember from where."""
        self._chosen.append((self.duel.copy(), option))
        self.duel.choose(option)

    def forget_forced(self) -> None:
        """A new action begins: picks that were forced before it can no longer be named."""
        self._chosen = []
        self._forced_named = []

    def was_forced(self, player: int, card: CardName) -> bool:
        """Whether the engine picked the card for the player since the last action; each such pick can be named once.

        The choices since then are made again with every question asked.
        """
        for at, (before, option) in enumerate(self._chosen):
            twin = before.copy()
            twin.every_decision = True
            twin.choose(option)
            number = 0
            while (decision := twin.decision) is not None and len(decision.options) == 1:
                only = decision.options[0]
                if codes.verb_of(only) == codes.O_PICK and decision.player == player and (
                        (at, number) not in self._forced_named and self.is_card(codes.card_of(only), card)):
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

    def find(self, card: CardName) -> int:
        """The number of a card by its name; the first in the duel."""
        for number in range(len(self.duel.info)):
            if self.is_card(number, card):
                return number
        raise AssertionError(f"no card {card} in the duel")

    def describe(self) -> str:
        """The open question in words, for the message of a failed test."""
        duel = self.duel
        decision = self.decision()
        if decision is None:
            return f"the duel is over: {duel.outcome}"
        names = {number: verb for verb, number in VERBS.items()}
        options = [f"{names.get(codes.verb_of(option), codes.verb_of(option))}"
                   f"{' ' + duel.info[codes.card_of(option)].name if codes.card_of(option) >= 0 else ''}"
                   f"{' #' + str(codes.number_of(option)) if codes.number_of(option) else ''}"
                   for option in decision.options]
        return (f"turn {duel.turn} of player {duel.turn_player}, phase {duel.phase}, step {duel.step:#x}; player "
                f"{decision.player} is asked {KIND_NAMES[decision.kind]} (why {decision.why}): {', '.join(options)}")

    def is_settled(self) -> None:
        """Fail unless the turn player is free to act: no chain, no question open."""
        decision = self.decision()
        if self.duel.outcome is not None:
            raise AssertionError(f"the duel is over: {self.duel.outcome}")
        assert decision is not None
        if decision.kind != ACT or self.duel.chain:
            raise AssertionError("not settled: " + self.describe())

    def all_pass(self) -> None:
        """Let both players pass for as long as they are only asked to respond."""
        decision = self.decision()
        while decision is not None and decision.kind == RESPOND:
            self.choose(codes.PASS)
            decision = self.decision()

    def where(self, card: CardName) -> str:
        """The place of a card: deck, hand, monster zone, spell zone, field zone, pendulum zone, graveyard, banished,
        extra deck, material, nowhere."""
        return PLACES[self.duel.place[self.find(card)]]

    def controller(self, card: CardName) -> int:
        """Who controls the card."""
        return self.duel.controller[self.find(card)]

    def position(self, card: CardName) -> str:
        """``attack``, ``defense`` or ``face-down``."""
        part = self.duel.play[self.find(card)]
        return "face-down" if not part.face_up else "defense" if part.defense else "attack"

    def atk(self, card: CardName) -> int:
        """The current ATK."""
        return properties.atk_of(self.duel, self.find(card))

    def defense(self, card: CardName) -> int:
        """The current DEF."""
        return properties.defense_of(self.duel, self.find(card))

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

    @property
    def winner(self) -> int | None:
        """The winner, −1 for a draw, ``None`` while the duel goes on."""
        self.start()
        return None if self.duel.outcome is None else self.duel.outcome.winner

    def log_numbers(self, kind: int) -> list[int]:
        """The first detail of all log entries of a kind, oldest first."""
        return [entry.a for entry in entries(self.duel.log) if entry.kind == kind]

    def log_cards(self, kind: int) -> list[str]:
        """The Japanese names of the cards of all log entries of a kind, oldest first."""
        return [self.duel.info[entry.card].name for entry in entries(self.duel.log)
                if entry.kind == kind and entry.card >= 0]


def scenario(rules: Rules | str = MASTER_RULE_3, turn: int = ALICE, phase: Phase = Phase.MAIN_1, turn_number: int = 3,
             seed: int = 1, filler: int = 20) -> Scenario:
    """A new position: empty fields, ``filler`` harmless cards in each deck, ``turn_number`` as given.

    :param rules: the edition, or its id.
    :param turn: whose turn it is, ``ALICE`` or ``BOB``.
    :param phase: where the duel goes on; for DRAW the turn player is about to draw.
    """
    return Scenario(edition(rules) if isinstance(rules, str) else rules, turn, phase, turn_number, seed, filler)
