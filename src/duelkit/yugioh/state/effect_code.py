"""Compiled effects and modifiers. Immutable, shared by all duels."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.state import Shared
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.state.categories import C_CONTROL
from duelkit.yugioh.state.code import Amount, Check, Occasion, PickCode, Pool, Program, Test
from duelkit.yugioh.state.codes import EITHER


class ThoseCode:
    """A reference narrowed by a filter.

    :param kinds: the ways of summoning; only materials that had been summoned in one of them when used are meant.
    """

    def __init__(self, ref: int, slot: int, test: Test | None, kinds: int) -> None:
        self.ref: int = ref
        self.slot: int = slot
        self.test: Test | None = test
        self.kinds: int = kinds


class ModifierCode:
    """A compiled modifier."""

    def __init__(self, category: int) -> None:
        self.category: int = category
        self.change: int = 0
        self.amount: Amount | None = None
        self.relative: bool = False
        """Whether it computes the new value from the figure that it sets (攻撃力は倍になる)."""
        self.pool: Pool | None = None
        self.ref: int = -1
        self.side: int = -1
        self.by: int = -1
        self.test: Test | None = None
        self.kinds: int = 0
        self.zones: int = 0
        self.flag: bool = False
        self.number: int = 0
        self.second: int = 0
        self.name: str = ""
        self.condition: Check | None = None
        self.beside: Test | None = None
        self.where: int = 0
        self.program: int = -1
        self.besides: int = -1  # the program of what happens after the substitute action
        self.optional: bool = False
        self.single: bool = False  # whether that spares only one of the cards that would be destroyed together
        self.spends_source: bool = False
        """Whether the substitute action removes the source from the field."""
        self.by_battle: bool = True
        self.by_effect: bool = True
        self.occasion: Occasion | None = None
        self.awaits: int = 0
        """The kinds of events for which its occasion is checked, as bits."""
        self.waits: bool = False
        """Whether what it does when an event happens waits until the turn player is free to act."""
        self.on_hidden: bool = category == C_CONTROL  # whether it applies to a face-down card too: it is about actions
        self.by_controller: bool = False
        """Whether what it says of players is seen from the controller of the card that it is bound to (トークン)."""
        self.by_source: bool = False
        """Whether it applies to the cards its source brought, while the source's effect applies
        (この効果で特殊召喚したモンスターの〜).
        """
        self.own_text: bool = False
        """Whether the card's own text applies it for the way the card was summoned: it applies unless negated."""
        self.lent: int = 0
        """The way of summoning, if it applies to a monster that is summoned with its card as a material; else 0."""
        self.lent_to: Test | None = None
        """What that monster is besides."""
        self.in_column: bool = False
        """Whether it applies to cards in the column in which its source was when it began to apply."""
        self.follows: bool = False
        """Whether it is a negation that follows a monster destroyed by battle into the Graveyard and remains there."""
        self.as_summoned: bool = False
        """Whether it sets a figure of a monster as that is summoned: it comes before all continuous changes."""
        self.at_once: bool = False
        """Whether it takes the figure that another modifier of the same effect changes, as that was before."""
        self.made: bool = False
        """Whether it derives a figure of its own card from the materials: it applies once, when the card is
        summoned, and a negation ends it for good (faq 14300).
        """
        self.of_itself: bool = False
        """Whether it changes only figures of its own card: once negated, it ends."""


class UseCode(Shared):
    """When an effect can be used: its kind, occasion, conditions, places and limits."""

    def __init__(self, index: int) -> None:
        self.kind: int = 0
        self.speed: int = 1
        self.optional: bool = True
        self.timing_when: bool = False
        self.each_time: bool = False
        """Whether it triggers once for each chain link that meets its occasion, not once for all of them."""
        self.occasion: Occasion | None = None
        self.awaits: int = 0
        """The kinds of events of its occasion, as bits."""
        self.responds: bool = False
        """Whether its occasion is (also) an activation."""
        self.waits_for: int = -1
        """What it waits for as a quick effect (``available.keep_listed``); −1 until that is asked."""
        self.condition: Check | None = None
        self.noted: Check | None = None
        """The condition that is checked at activation for its processing."""
        self.limit_scope: int = -1
        self.limit_times: int = 1
        self.limit_activate: bool = False
        self.also_scope: int = -1
        """The scope of a second limit; −1 if there is none."""
        self.also_times: int = 1
        self.also_index: int = index
        """The effect number under which the second limit counts; the first counts under ``shown``."""
        self.zones: int = 0
        self.steps: int = 0
        self.outside_damage_step: bool = False
        self.from_hand: bool = False
        """Whether it is a trigger that is used in the hand, as quick effects are."""
        self.hand_check: Check | None = None
        """The condition under which the Trap can be activated from the hand."""
        self.turn_check: Check | None = None
        """The condition under which it can be activated in the turn in which it was Set."""
        self.no_response: bool = False
        self.no_response_by_targets: bool = False
        self.no_response_from: Test | None = None
        self.no_response_cards: bool = False
        self.no_response_of: int = EITHER
        self.unnegatable: bool = False
        self.of_activation: bool = False
        """Whether it keeps the activation of its own card from being negated, so that it applies from then on."""
        self.pendulum: bool = False
        self.by_either: bool = False
        """Whether both players can use it; a trigger of a phase is the turn player's."""


class EffectCode(UseCode):
    """A compiled effect. The compiler pickles it as its definition."""

    def __init__(self, definition: Card, index: int) -> None:
        super().__init__(index)
        self.definition: Final = definition
        self.index: Final = index
        self.shown: int = index  # that of the definition's effect that it belongs to
        self.choices: tuple[EffectCode, ...] = ()
        """The effects of which the player chooses one at activation; the activated effect is that one from then on."""
        self.borrows: Pool | None = None  # the cards of which one is paid whose effect this one becomes
        self.choice: int = -1  # its index among the choices of another effect
        self.targets: tuple[PickCode, ...] = ()
        self.targets_if_any: bool = False
        """Whether it is activated too where there is nothing to target, with fewer targets."""
        self.targets_or_none: bool = False
        """Whether it must be activated even if there is nothing to target, and then targets nothing (faq 13125)."""
        self.together: bool = False  # its processing works on all of its targets or on none
        self.with_this: bool = False
        """Whether it treats its targets and its own card alike, or none of them (そのカードとこのカードを)."""
        self.programs: list[Program] = []
        self.cost: int = -1
        self.tribute_cost: int = 0  # a cost that something else can pay: one of ``COST_…``
        self.eased: int = -1  # what is left of the cost if no LP need be paid and no cards discarded; −1: all
        self.resolution: int = -1
        self.modifiers: tuple[ModifierCode, ...] = ()
        """The modifiers of a continuous effect, and those that its verbs apply for a time."""
        self.lending: bool = False
        """Whether modifiers apply to a monster that is summoned with the card as a material."""
        self.standing: tuple[int, ...] = ()  # the indices of the modifiers of a continuous effect
        self.turns_down: bool = False  # whether it turns its own card face-down
        self.cost_picks: tuple[PickCode, ...] = ()
        """The picks of the cost in order, if the rest of the effect depends on the picked cards."""
        self.cost_sized: bool = False  # whether their number decides what the rest can do (〜の合計と同じレベル)
        self.cost_to_graveyard: bool = False  # whether all cards picked for the cost go to the graveyard
        self.cost_takes_this: bool = False
        self.cost_takes_bearer: bool = False  # the monster that the card is equipped to, so that the card goes too
        self.cost_spares_this: bool = False  # it cannot pick this card: it takes it anyway, or the processing needs it
        self.hides_graveyards: bool = False
        """Whether the opponent of its player cannot look at any graveyard while it is on the chain."""
        self.uses_hidden: bool = False  # whether hidden cards can decide if this optional trigger can be activated
        self.looks: bool = False
        """Whether its processing looks at cards, whose properties count for it then, though they are face-down."""
        self.face_down: bool = False  # whether it is used while its card is face-down (裏側表示のこのモンスター)
        self.notes_gain: bool = False
        """Whether its processing speaks of the amount by which it made figures go up."""
        self.would: int = 0
        self.graves: tuple[Check, ...] = ()
        """Whether its processing would have to move a card in a Graveyard, in the order of its parts."""
        self.would_if_noted: int = 0
        """What it would do besides if its condition held at activation (``noted``)."""
        self.given_to: Test | None = None
        self.by_equip: bool = False
        self.made_with: bool = False
        """The Xyz Monsters that have the effect, instead of its card, while that is among their materials."""
        self.counted: int = -1
        """What its uses are counted under, as an effect of another name (passcode and number); −1: it is its own."""
        self.falls: tuple[Amount, ...] = ()
        """For each part of its processing, the number of cards on the field that it is certain to destroy as a link."""
        self.name: str = ""
        self.those: list[ThoseCode] = []
        self.restrictions: tuple[int, ...] = ()
        """The indices of the modifiers of its activation restriction (この効果を発動するターン、〜できない)."""

    def identity(self) -> object:
        return (self.definition.passcode, self.index)


def _no_effect() -> EffectCode:
    code = EffectCode(Card(0, "", "", CardType(0)), -1)
    code.programs = [Program((), ())]
    return code


NO_EFFECT: Final = _no_effect()
