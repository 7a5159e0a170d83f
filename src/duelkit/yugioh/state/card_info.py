"""Compiled cards. Immutable, shared by all duels."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.state import Shared
from duelkit.yugioh.language.card import UNKNOWN, Card
from duelkit.yugioh.state.code import Check, Test
from duelkit.yugioh.state.effect_code import EffectCode
from duelkit.yugioh.state.recipes import ProcedureCode, Recipe

KEEPS_DRAWS: Final = 1
"""The number of cards that its own effect drew (in ``State.kept``)."""
KEEPS_EFFECT: Final = 2
"""The own effect that put it where it is (in ``State.kept``)."""
KEEPS_ARRIVAL: Final = 4
"""How it arrived where it is (in ``State.arrivals``)."""
KEEPS_COMING: Final = 8
"""The moment in which it arrived where it is (in ``State.kept``)."""
KEEPS_SUMMON: Final = 16
"""Its own way of summoning in which it was summoned, or what kind of card did that by its effect (likewise)."""
KEEPS_ACTIVATION: Final = 32
"""The turn and the phase in which the card was activated (in ``State.kept``)."""
KEEPS_PAYMENT: Final = 64
"""The number that was chosen for the cost of its activation (in ``State.kept``)."""
KEEPS_REPLACED: Final = 128
"""Its own effect that last was done instead of a destruction (in ``State.kept``)."""
KEEPS_BEARER: Final = 256
"""The monster that an Equip Card lost, and its controller then (in ``State.kept``)."""
KEEPS_WORN: Final = 139
"""The monster that lost an Equip Card as it left the field, if that needs it (``KEEPS_BEARER``), and the stamp that the
monster had then (in ``State.kept``)."""
WAS_TRIBUTED: Final = 2
"""Beside that controller: the monster was Tributed."""
KEEPS_DEFENDED: Final = 512
"""The turn in which it last was an attack target in face-up Defense Position (in ``State.kept``)."""
KEEPS_FALLEN: Final = 1024
"""That a battle destroyed it, and in which turn; kept of every card (in ``State.kept``)."""
KEEPS_FUSED: Final = 18
"""That it was used as a Fusion Material; kept of every card (in ``State.kept``)."""
KEEPS_WORKED: Final = 16384
"""The turn in which an effect of it last worked on cards (in ``State.kept``)."""
KEEPS_TRIBUTED: Final = 2048
"""The monster for whose Tribute Summon, a success, it was Tributed, and the turn (in ``State.kept``)."""
KEEPS_TURNED: Final = 3
"""The players whose damage from the card's link of the chain the other player takes, as bits, until it is processed
(in ``State.kept``; no card needs it of its own past)."""
KEEPS_ZONES: Final = 5
"""The monster zones that the card keeps from being used, and whose they are (likewise)."""
KEEPS_TURNS: Final = 6
"""In how many turns the card was face-up on a player's field until it left, or since when the player has controlled it
(in ``State.kept``)."""
KEEPS_STAYING: Final = 7
"""Whether the card, which is being destroyed, will be placed as a Continuous Spell (likewise)."""
KEEPS_SETTLED: Final = 115
"""The type and the attribute that a monster had when its player last could control it, and who that was (likewise)."""
KEEPS_SPARED: Final = 117
"""That a monster has been summoned without Tributes because of the card (likewise)."""
KEEPS_BANISHER: Final = 118
"""The card whose effect banished a card, what it was then, and which effect (in ``State.kept``)."""
KEEPS_COUNTED: Final = 120
"""What it has counted in a turn (in ``State.kept``)."""
KEEPS_ENDED: Final = 142
"""The last turn at whose end what the card asks then held, and its controller then (in ``State.kept``)."""
KEEPS_STRUCK: Final = 4096
"""The turn in which it last inflicted battle damage by a direct attack (in ``State.kept``)."""
KEEPS_DESTROYED: Final = 8192
"""The turn in which it last was destroyed on the field (in ``State.kept``)."""
KEEPS_SETTER: Final = 138
"""The card whose effect Set a card, and whose that was (in ``State.kept``; no card needs it of its own past)."""
KEEPS_USE: Final = 122
"""Its own effect that last was activated, and when: the turn and the phase (in ``State.kept``)."""
KEEPS_EXCAVATED: Final = 123
"""The most cards that its effects excavated at once in a turn (in ``State.kept``)."""
KEEPS_FILLED: Final = 126
"""The turn in which it last got as many counters as its text asks for, and whose that was (in ``State.kept``)."""
EFFECT_BITS: Final = 8
KEPT_BITS: Final = 15
NO_ATK: Final = 1
NO_DEF: Final = 2


def kept_at(card: int, what: int) -> int:
    """The key in ``State.kept`` of a fact about a card's past."""
    return card << KEPT_BITS | what


class PrintedCard(Shared):
    """What the definition of a card states outright."""

    def __init__(self, definition: Card) -> None:
        self.definition: Final = definition
        self.passcode: int = definition.passcode
        self.pledge_kinds: int = 0 if definition.pledge is None else int(definition.pledge.kinds)
        self.from_overlay: int = 0  # where it goes as an Xyz Material instead of to the Graveyard
        self.name: str = definition.ja
        also = tuple([ja for ja, _ in definition.also_named])
        self.names: tuple[str, ...] = also if definition.renamed else (definition.ja, *also)
        own = definition.kana and not definition.renamed
        self.words: tuple[str, ...] = (*self.names, definition.kana) if own else self.names
        """The strings in which parts of names are searched: the names, and the reading of the first."""
        self.mentions: tuple[str, ...] = tuple([ja for ja, _ in definition.mentions])
        """The Japanese names of the cards that its text mentions."""
        self.types: int = int(definition.types)
        self.attribute: int = int(definition.attribute)
        self.race: int = int(definition.race)
        self.level: int = definition.level
        self.atk: int = 0 if definition.atk is None or definition.atk < 0 else definition.atk
        self.defense: int = 0 if definition.defense is None or definition.defense < 0 else definition.defense
        self.unknown: int = (NO_ATK if definition.atk == UNKNOWN else 0) | (
            NO_DEF if definition.defense == UNKNOWN else 0
        )
        """Which of ATK and DEF are printed as ``?``: ``NO_ATK``, ``NO_DEF``."""
        self.scale: int = definition.scale
        self.markers: int = int(definition.markers)
        self.only_by: int = int(definition.only_by)
        self.always: bool = definition.always
        self.strictly: bool = definition.strictly
        self.no_special_summon: bool = definition.no_special_summon
        self.pendulum_level: int = definition.pendulum_level
        self.not_from: int = int(definition.not_from)
        self.after_field: bool = definition.after_field
        """Whether it must have been sent from the field to be Special Summoned from the Graveyard."""
        self.brought_by: str = definition.brought_by[0] if isinstance(definition.brought_by, tuple) else ""
        """The name of the card whose effect alone can Special Summon it."""
        self.extra: bool = definition.in_extra_deck
        self.printed: CardInfo | None = None
        """What is printed on the card, if it has the name or effects of others for a time."""
        self.bare: CardInfo | None = None
        """What it is without the effects that its materials give it, if it has such."""
        self.set_as_spell: bool = definition.set_as_spell

    def identity(self) -> object:
        return self.passcode


class CardInfo(PrintedCard):
    """A compiled card. The compiler pickles it as its definition."""

    def __init__(self, definition: Card) -> None:
        super().__init__(definition)
        self.counters_used: tuple[str, ...] = ()
        """The names of the counters that its own text uses, apart from those of a pendulum effect."""
        self.counters_taken: tuple[str, ...] = ()
        """The names of the counters that its own text places on it."""
        self.counters_held: tuple[str, ...] = ()
        """The names of the counters that its own text allows to be placed on it."""
        self.effects: tuple[EffectCode, ...] = ()
        self.activation: EffectCode | None = None
        self.ignitions: tuple[EffectCode, ...] = ()
        self.quicks: tuple[EffectCode, ...] = ()
        self.triggers: tuple[EffectCode, ...] = ()
        self.listening: tuple[EffectCode, ...] = ()  # the triggers that wait for events of other cards
        self.answered_events: int = 0
        """The events about the card itself that its other triggers wait for, as bits of kinds."""
        self.leaves_field_effects: tuple[EffectCode, ...] = ()
        """Continuous effects that do something as the card leaves the field."""
        self.continuous: tuple[EffectCode, ...] = ()
        self.gifts: tuple[EffectCode, ...] = ()  # what it gives as a material, or to what is equipped with it
        self.by_phase: bool = False  # whether it depends on the phase
        self.quick_zones: int = 0
        self.quick_down: bool = False  # whether a quick effect of it is used while it is face-down
        self.reach: int = 0
        """The places other than the field where it can be used, as bits of ``State.reach``."""
        self.procedures: tuple[ProcedureCode, ...] = ()
        self.procedure_effects: tuple[EffectCode, ...] = ()
        self.pledge: int = -1
        """The index among ``procedure_effects`` of what its Special Summon forbids for the turn; −1: nothing."""
        self.tributes_too: Test | None = None  # which Spells and Traps can be Tributed for it as well
        self.tributes: Test | None = None  # what the monsters must be that are Tributed for its Tribute Summon or Set
        self.recipe: Recipe | None = None
        self.brought_by_kind: Test | None = None  # the cards whose effects alone can Special Summon it
        self.not_by: Test | None = None  # the cards whose effects cannot Special Summon it
        self.ritual_by: Test | None = None  # the only cards whose effects can Ritual Summon it
        self.keeps: int = KEEPS_ARRIVAL if definition.after_field else 0
        """What the card, or an effect about it, needs later of its past: ``KEEPS_DRAWS`` and so on."""
        self.fills_at: int = 0  # the number of counters that it asks whether it got them in an earlier turn
        self.summoners: tuple[Test, ...] = ()  # the kinds of cards of which it asks whether one's effect summoned it
        self.reaches_past: Test | None = None  # which cards that seal Graveyards do not keep it from reaching them
        self.stays: bool = False  # it can be placed as a Continuous Spell, or equipped, when it is destroyed
        self.stays_on: Test | None = None  # the monsters to which it can be equipped then
        self.asks_for_uses: int = 0  # a bit for each effect of its own of which it asks whether it has been activated
        self.counts_turns: bool = False  # it asks in how many turns it has been face-up on its controller's field
        self.rolls: bool = False  # whether one of its effects rolls a die
        self.negates: int = 0  # the kinds of cards whose effects its own effects negate, as bits of card types
        self.remains: bool = False
        """Whether it is a Spell or Trap that remains on the field after its activation although its kind would not."""
        self.at_turn_end: Check | None = None  # what it asks at the end of each turn while it is face-up
        self.flip_check: Check | None = None  # the condition under which alone it can be Flip Summoned
        self.only_one: bool = False  # a player can control only one card of its name
        self.one_of: Test | None = None  # the cards of which only one can be face-up on its controller's field
        self.one_anywhere: bool = False  # whether that holds for the whole field
        self.sure_kinds: int = 0
        """The ways of summoning in which its summon cannot be negated."""
        self.limited_kinds: int = 0
        """The ways of summoning in which a player can summon cards of this name only ``limited_times`` per turn."""
        self.limited_times: int = 1
        self.standing: tuple[EffectCode, ...] = ()
        """Continuous effects and triggers about other cards, which are registered while the card is in place."""
