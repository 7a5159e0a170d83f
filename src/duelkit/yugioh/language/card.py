"""A card: names, figures, effects, materials, own ways of summoning (カード)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any, Final

from duelkit.yugioh.language.base import AllHold, Condition, Filter, Joined, Joint, Modifier, Node, Occasion, Pool, Verb
from duelkit.yugioh.language.selections import Pick
from duelkit.yugioh.language.terms import Attribute, CardType, Marker, Position, Race, Side, Step, SummonKind, Zone


class EffectKind(IntEnum):
    """The class of an effect (効果の分類). Rules: MR3-EFF-01 to MR3-EFF-07."""

    ACTIVATION = 0
    """The activation of a spell or trap card itself (カードの発動)."""
    IGNITION = 1
    """起動効果; also effects of face-up spells used in one's own main phase."""
    TRIGGER = 2
    """誘発効果."""
    QUICK = 3
    """誘発即時効果; also effects of face-up traps that are used at will."""
    CONTINUOUS = 4
    """永続効果."""
    FLIP = 5
    """リバース効果: a trigger on being flipped."""


class Timing(IntEnum):
    """時 or 場合. Rules: MR3-TIM-01, MR3-TIM-02."""

    WHEN = 0
    IF = 1


class LimitScope(IntEnum):
    """What a limit counts (１ターンに１度). Rules: MR3-OPT-01 to MR3-OPT-05."""

    THIS_CARD = 0
    """This effect of this very card (soft)."""
    THIS_EFFECT = 1
    """This effect of all cards of this name (「X」のこの効果は)."""
    EFFECTS_OF_NAME = 2
    """All effects of this name that share the limit (「X」の①②の効果は…いずれか１つ)."""
    CARD_ACTIVATION = 3
    """The activation of cards of this name (「X」は１ターンに１枚しか発動できない)."""
    WHILE_FACE_UP = 4
    """Once for as long as this card stays face-up on the field."""
    DUEL = 5
    """Once per duel, by name."""
    CHAIN = 6
    """Once in the same chain (同一チェーン上では１度しか)."""
    BATTLE = 7
    """Once per battle."""
    EFFECTS_OF_THIS_CARD = 8
    """All effects of this very card that share the limit, wherever on the field it moves (１ターンに１度、AまたはB)."""
    CHAIN_OF_NAME = 17
    """Once in the same chain, by name (このカード名の効果は同一チェーン上では１度しか)."""
    CHAIN_OF_EFFECTS = 32
    """All effects of this name that share the limit, once in the same chain (①②の効果は同一チェーン上では〜)."""
    DUEL_OF_CARD = 18
    """This effect of this very card once per duel, wherever it goes (old wordings: この効果はデュエル中１度しか)."""


@dataclass(frozen=True, slots=True)
class Limit(Node):
    """How often an effect may be used. ``activate``: worded 発動できない, not used up if the activation is negated.

    ``also``: a second limit that holds beside this one (〜しか使用できず、〜しか使用できない).
    """

    scope: LimitScope
    times: int = 1
    activate: bool = False
    also: Limit | None = None


ONCE_PER_TURN = Limit(LimitScope.THIS_CARD)
ONCE_PER_TURN_BY_NAME = Limit(LimitScope.THIS_EFFECT)
ONCE_PER_TURN_SHARED = Limit(LimitScope.EFFECTS_OF_NAME)
ONE_ACTIVATION_PER_TURN = Limit(LimitScope.CARD_ACTIVATION, activate=True)
ONCE_WHILE_FACE_UP = Limit(LimitScope.WHILE_FACE_UP)
ONCE_PER_DUEL = Limit(LimitScope.DUEL)
ONCE_PER_CHAIN = Limit(LimitScope.CHAIN)
ONCE_PER_CHAIN_BY_NAME = Limit(LimitScope.CHAIN_OF_NAME)
ONCE_PER_BATTLE = Limit(LimitScope.BATTLE)
ONCE_PER_TURN_EITHER = Limit(LimitScope.EFFECTS_OF_THIS_CARD)


@dataclass(frozen=True, slots=True)
class Effect(Node):
    """One effect of a card: condition : cost, target ; resolution.

    ``when``: the event or activation that it reacts to. ``optional``: 〜できる. ``zones``: where the card must be for
    the effect to be used or to apply (0: the usual place of its kind). ``steps``: parts of the damage step in which
    it may be activated beyond the usual (MR3-DSD-03, -06, -10). ``outside_damage_step``: ダメージステップ以外.
    ``no_response``: nothing may be chained to it. ``no_response_by_targets``: the targeted cards may not;
    ``no_response_from``: such cards and their effects may not; ``no_response_of``: of which player (相手は〜);
    ``no_response_cards``: only such cards themselves may not, their effects may (魔法・罠カードを発動できない).
    ``cannot_be_negated``. ``pendulum``: it is a pendulum effect. ``choices``: one of these is chosen at activation
    (以下の効果から１つを選択して発動できる); each is of the same kind and in the same zones, and its condition, cost,
    targets and limit come to those of this effect. ``quick_if``: under this condition it is a quick effect
    (〜場合、この効果は相手ターンでも発動できる). ``from_hand``, ``at_once``: under this condition the trap can be
    activated from the hand (このカードの発動は手札からもできる), or in the turn in which it was Set.
    ``together``: it works on all of its targets or on none (そのモンスター２体を).
    ``still_face_up``, ``still_theirs``: its target must be face-up, or the opponent's, as it is processed too
    (その表側表示モンスター, その相手モンスター).
    ``by_either``: both players can use it as if it were their own; a trigger of a phase is the turn player's
    (お互いのプレイヤーは〜, この効果は相手プレイヤーも使用する事ができる).
    ``targets_if_any``: where there is no card to target it has one target less, and is activated all the same.
    ``given_to``: it is no effect of this card, but one that such an Xyz Monster has for as long as this card is among
    its materials (このカードを素材として持っているＸモンスターは以下の効果を得る). That monster is its this card.
    ``made_with``: it has it instead because it was Xyz Summoned with this card on the field as a material
    (フィールドのこのカードを素材としてＸ召喚したモンスターは以下の効果を得る), even after this card was detached.
    ``by_equip``: it is given to the monster equipped with this card instead (このカードを装備した〜は、〜効果を得る).
    ``counts_as``: it is used as that effect of another card, by passcode and number, and counts as a use of it.
    ``each_time``: it activates once for each chain link that triggers it, though it is optional; only a ruling tells.
    """

    kind: EffectKind
    when: Occasion | None = None
    condition: Condition | None = None
    cost: Verb | None = None
    targets: tuple[Pick, ...] = ()
    resolution: Verb | None = None
    modifiers: tuple[Modifier, ...] = ()
    optional: bool = True
    timing: Timing = Timing.IF
    limit: Limit | None = None
    zones: Zone = Zone(0)
    steps: Step = Step(0)
    outside_damage_step: bool = False
    no_response: bool = False
    cannot_be_negated: bool = False
    pendulum: bool = False
    no_response_by_targets: bool = False
    choices: tuple[Effect, ...] = ()
    quick_if: Condition | None = None
    from_hand: Condition | None = None
    at_once: Condition | None = None
    together: bool = False
    still_face_up: bool = False
    still_theirs: bool = False
    by_either: bool = False
    no_response_from: Filter | None = None
    targets_if_any: bool = False
    no_response_of: Side = Side.EITHER
    no_response_cards: bool = False
    given_to: Filter | None = None
    made_with: bool = False
    each_time: bool = False
    by_equip: bool = False
    counts_as: tuple[int, int] | None = None

    def chosen(self, number: int) -> Effect:
        """The whole effect once this choice was made: condition, cost and targets of both, the limit of the choice.

        The occasion is that of the choice if the effect has none.
        """
        choice = self.choices[number]
        condition = choice.condition if self.condition is None else self.condition
        if self.condition is not None and choice.condition is not None:
            condition = AllHold((self.condition, choice.condition))
        cost = choice.cost if self.cost is None else self.cost
        if self.cost is not None and choice.cost is not None:
            cost = Joined(Joint.AND_IF_YOU_DO, self.cost, choice.cost)
        return replace(
            self,
            when=choice.when if self.when is None else self.when,
            condition=condition,
            cost=cost,
            targets=(*self.targets, *choice.targets),
            resolution=choice.resolution,
            limit=choice.limit,
            choices=(),
            together=self.together or choice.together,
            still_face_up=self.still_face_up or choice.still_face_up,
            still_theirs=self.still_theirs or choice.still_theirs,
        )

    def still(self, *, face_up: bool = False, theirs: bool = False) -> Effect:
        """The same, with a target that must still be face-up, or the opponent's, as the effect is processed."""
        return replace(self, still_face_up=face_up, still_theirs=theirs)

    def aiming_if_it_can(self) -> Effect:
        """The same with as many of its targets as there are (お互いのプレイヤーはそれぞれ〜を選択し)."""
        return replace(self, targets_if_any=True)

    def for_either(self) -> Effect:
        """The same for both players (お互いのプレイヤーは)."""
        return replace(self, by_either=True)

    def on_pendulum(self) -> Effect:
        """The same as a pendulum effect (ペンデュラム効果). Rule: MR3-PEN-02."""
        return replace(
            self,
            pendulum=True,
            zones=self.zones or Zone.PENDULUM_ZONE,
            choices=tuple(choice.on_pendulum() for choice in self.choices),
        )


@dataclass(frozen=True, slots=True)
class Procedure(Node):
    """An own way of summoning this card without activating anything (召喚条件・召喚手順). Rules: MR3-SS-04, MR3-SS-08.

    ``kind``: SPECIAL from ``zones``, or NORMAL (a Normal Summon with other Tributes: ``tributes`` of them, which pass
    ``tributed``, or are of ``tributed_of`` instead of one's own field).
    ``cost`` is paid as the summon is performed. ``limit``: この方法による特殊召喚は１ターンに１度. ``modifiers``
    apply to the monster afterwards, ``this_turn`` for the rest of the turn (この方法で特殊召喚したターン).
    ``materials``: the cards paid count as the materials.
    ``onto``: an Xyz Summon (``kind`` XYZ) onto such a monster on one's own field, which becomes the material together
    with its own (〜の上に重ねてX召喚する事もできる); ``detached`` of these are detached for it first.
    ``pointed_by``: only to zones that such Link Monsters point to (〜のリンク先となる自分フィールドに).
    ``column_of``: only to columns with so many cards
    (同じ縦列にカードが２枚以上存在する場合、その縦列の自分フィールドに); −1: without any card.
    ``to``: to whose field (相手フィールドに特殊召喚できる); ``EITHER``: to that of the player who controls the one
    monster that is Tributed for it (自分か相手のモンスターをリリースし、そのコントローラーのフィールドに).
    """

    kind: SummonKind = SummonKind.SPECIAL
    zones: Zone = Zone.HAND
    condition: Condition | None = None
    cost: Verb | None = None
    positions: Position = Position.FACE_UP
    limit: Limit | None = None
    modifiers: tuple[Modifier, ...] = ()
    tributes: int = 0
    set_too: bool = False
    this_turn: tuple[Modifier, ...] = ()
    onto: Filter | None = None
    detached: int = 0
    tributed: Filter | None = None
    pointed_by: Filter | None = None
    to: Side = Side.YOU
    column_of: int = 0
    tributed_of: Pool | None = None


@dataclass(frozen=True, slots=True)
class Pledge(Node):
    """What a player cannot do in a turn in which they Special Summon this card, in whatever way
    (このカードを特殊召喚するターン、自分は〜できない). It is no effect, so nothing negates it.

    :param modifiers: what applies from the success of the summon to the end of the turn; none: the condition alone
        says when it can be Summoned (このカードのＬ召喚は〜でしか行えない).
    :param condition: what must hold before: none of that was done in the turn.
    :param kinds: only if it is Summoned in one of these ways (このカードをＸ召喚するターン).
    """

    modifiers: tuple[Modifier, ...]
    condition: Condition
    kinds: SummonKind = SummonKind(0)


@dataclass(frozen=True, slots=True)
class Materials(Node):
    """What an extra deck monster is made of (素材)."""


UNKNOWN: Final = -2
"""An ATK or DEF that is printed as ?."""
LENT: Final = 1_000_000_000
"""Passcodes from here on are those of cards that the library does not hold, but is lent."""


@dataclass(frozen=True, slots=True, weakref_slot=True, repr=False)
class Card(Node):
    """A card's definition.

    ``atk`` and ``defense``: ``None`` where there is none, or ``UNKNOWN``. ``level`` is the Rank of an Xyz Monster
    and the Link Rating of a Link Monster, whose link markers are ``markers``.
    ``only_by``: how a special-summon monster must (first) be Special Summoned: these kinds, or its own procedure
    (SPECIAL). ``always``: it can never be Special Summoned another way, even after it was properly summoned.
    ``strictly``: it can be Special Summoned from the extra deck in no other way, not by effects either
    (〜でのみＥＸデッキから特殊召喚できる). ``mentions``: both names of cards that stand in its text though its
    effects do not speak of them (「X」により降臨). ``no_special_summon``: it cannot be Special Summoned.
    ``brought_by``: names of the card whose effect alone can Special Summon it (「X」の効果でのみ), or which cards'.
    ``versions``: older wordings, oldest first. ``kana``: how the name is read, where its characters do not show it.
    ``not_from``: from these places it cannot be Special Summoned (墓地からの特殊召喚はできない). ``after_field``: from
    the Graveyard it can be only if it was sent there from the field (フィールドから墓地へ送られていなければ〜).
    ``renamed``: what is in ``also_named`` is its name, instead of that on it (ルール上「X」として扱う).
    ``pendulum_level``: face-up in the Extra Deck it can be Pendulum Summoned where monsters of this Level can
    (レベル７がＰ召喚可能な場合にＥＸデッキの表側のこのカードはＰ召喚できる). ``pledge``: what its Special Summon
    forbids for the turn. ``not_by``: the effects of which other cards cannot Special Summon it
    (このカード以外の〜の効果では特殊召喚できない). ``tributes``:
    what all monsters must be that are Tributed for its Tribute Summon or Set
    (リリースするモンスターは〜でなければならない), or used for its Ritual Summon
    (〜のみを使用した儀式召喚でしか). ``ritual_by``: the only cards whose effects can Ritual Summon it
    (〜の効果でしか儀式召喚できない). ``tributes_too``: which Spells and Traps of the player's field can be Tributed
    for its Tribute Summon in place of monsters (モンスターの代わりに〜をリリースできる). ``trap_monster`` holds no
    state: it is read off its effects.
    """

    passcode: int
    ja: str
    en: str
    types: CardType
    attribute: Attribute = Attribute(0)
    race: Race = Race(0)
    level: int = 0
    atk: int | None = None
    defense: int | None = None
    scale: int = 0
    effects: tuple[Effect, ...] = ()
    materials: Materials | None = None
    procedures: tuple[Procedure, ...] = ()
    only_by: SummonKind = SummonKind(0)
    always: bool = False
    no_special_summon: bool = False
    also_named: tuple[tuple[str, str], ...] = ()
    mentions: tuple[tuple[str, str], ...] = ()
    markers: Marker = Marker(0)
    brought_by: tuple[str, str] | Filter | None = None
    versions: tuple[Version, ...] = ()
    kana: str = ""
    strictly: bool = False
    pendulum_level: int = 0
    not_from: Zone = Zone(0)
    renamed: bool = False
    pledge: Pledge | None = None
    not_by: Filter | None = None
    tributes: Filter | None = None
    ritual_by: Filter | None = None
    tributes_too: Filter | None = None
    after_field: bool = False

    def __repr__(self) -> str:
        kind = self.types & (CardType.MONSTER | CardType.SPELL | CardType.TRAP)
        words = [str(each.name) for each in (*reversed([*(self.types & ~kind)]), *kind)]
        if kind is CardType.MONSTER:
            words = [str(self.attribute.name), str(self.race.name), *words]
        line = " ".join(word.replace("_", " ").title() for word in words)
        figures = f", ATK {_figure(self.atk)}" if self.atk is not None else ""
        if self.defense is not None:
            figures += f" / DEF {_figure(self.defense)}"
        if self.level:
            scale = "Link" if self.types & CardType.LINK else "Rank" if self.types & CardType.XYZ else "Level"
            figures = f", {scale} {self.level}{figures}"
        return f"<Card {self.passcode} {self.en} / {self.ja}: {line}{figures}>"

    def read_as(self, kana: str) -> Card:
        """The same card, whose name is read like this: the reading counts for 「X」カード too. Rule: MR3-NAME-02."""
        return replace(self, kana=kana)

    def worded_until(self, year: int, *effects: Effect, **changes: Any) -> Card:
        """The same card, which until the end of ``year`` had these effects instead (エラッタ前のテキスト).

        :param changes: fields that were different too, by name. Give older wordings before newer ones.
        """
        old = replace(self, effects=effects, versions=(), **changes)
        return replace(self, versions=(*self.versions, Version(year, old)))

    def still(self, *, face_up: bool = False, theirs: bool = False) -> Card:
        """The same card, whose first effect says so of its target: see :meth:`Effect.still`."""
        first, *others = self.effects
        return replace(self, effects=(first.still(face_up=face_up, theirs=theirs), *others))

    def under(self, year: int) -> Card:
        """The card as it was worded in this year: itself, or an older wording with the same names and passcode.

        >>> card = library()["Raigeki"]
        >>> card.under(2004) is card
        True
        """
        for version in self.versions:
            if year <= version.until:
                return version.card
        return self

    @property
    def set_as_spell(self) -> bool:
        """Whether the card is a monster that can be Set from the hand as a Spell."""
        return any(modifier.sets_as_spell() for effect in self.effects for modifier in effect.modifiers)

    @property
    def in_extra_deck(self) -> bool:
        """Whether the card belongs to the extra deck. Rules: MR3-DECK-07, MR3-RIT-02.

        >>> library()["Stardust Dragon"].in_extra_deck
        True
        >>> library()["Raigeki"].in_extra_deck
        False
        """
        return bool(self.types & (CardType.FUSION | CardType.SYNCHRO | CardType.XYZ | CardType.LINK))


def _figure(value: int) -> str:
    return "?" if value == UNKNOWN else str(value)


@dataclass(frozen=True, slots=True)
class Version:
    """An older wording of a card, in force until the end of the year ``until``."""

    until: int
    card: Card
