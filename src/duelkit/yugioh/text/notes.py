"""Rule notes: what follows from the data of an effect, with the statements of the rulebook that say so."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from duelkit.yugioh.language.base import Amount, Joined, Joint, Modifier, Node, nodes, verbs
from duelkit.yugioh.language.card import Card, Effect, EffectKind, LimitScope, Timing
from duelkit.yugioh.language.clauses import InPhase
from duelkit.yugioh.language.damage_step import stays_out_of_damage_step
from duelkit.yugioh.language.occasions import Activated, When
from duelkit.yugioh.language.selections import Pick
from duelkit.yugioh.language.terms import CardType, EventKind, Negation, Phase, Stat, Step
from duelkit.yugioh.text.grammar.ja.terms import CIRCLED
from duelkit.yugioh.text.grammar.reading import numbers_of, parts_of_condition
from duelkit.yugioh.text.grammar.registry import Language
from duelkit.yugioh.words.drawing.meaning import Draw


class Fact(Enum):
    """Something that the data of an effect decides."""

    CARD_ACTIVATION = auto()
    IGNITION = auto()
    TRIGGER = auto()
    QUICK = auto()
    FLIP = auto()
    CONTINUOUS = auto()
    SPEED_1 = auto()
    SPEED_2 = auto()
    SPEED_3 = auto()
    TARGETS = auto()
    PICKS = auto()
    OPTIONAL = auto()
    MANDATORY = auto()
    MISSES_TIMING = auto()
    NEVER_MISSES = auto()
    COST = auto()
    IN_ORDER = auto()
    DAMAGE_STEP_STATED = auto()
    DAMAGE_STEP_FIGURES = auto()
    DAMAGE_STEP_COUNTER = auto()
    DAMAGE_STEP_EVENT = auto()
    DAMAGE_STEP_NEVER = auto()
    ONCE_PER_TURN = auto()
    ONCE_THIS_EFFECT = auto()
    ONCE_OF_ALL = auto()
    DRAWS = auto()


WORDS: dict[Fact, tuple[str, str, tuple[str, ...]]] = {
    Fact.CARD_ACTIVATION: ("カードの発動", "card activation", ("MR3-ACT-01",)),
    Fact.IGNITION: (
        "起動効果：自分のメインフェイズに使用できる",
        "Ignition Effect: used in your own Main Phase",
        ("MR3-EFF-03",),
    ),
    Fact.TRIGGER: (
        "誘発効果：条件を満たしたタイミングで発動する",
        "Trigger Effect: used when its event happens",
        ("MR3-EFF-05",),
    ),
    Fact.QUICK: (
        "誘発即時効果：相手ターンにも発動できる",
        "Quick Effect: can be used in either player's turn",
        ("MR3-EFF-06", "MR3-EFF-07"),
    ),
    Fact.FLIP: (
        "リバース効果：リバースした時に発動し、攻撃された場合はダメージ計算後に処理する",
        "Flip Effect: used on being flipped; after damage calculation if the card was attacked",
        ("MR3-FLIP-01", "MR3-DS-04"),
    ),
    Fact.CONTINUOUS: (
        "永続効果：発動せず適用される（チェーンに乗らない）",
        "Continuous Effect: applies without being activated, starts no Chain",
        ("MR3-EFF-02", "MR3-ACT-04"),
    ),
    Fact.SPEED_1: (
        "スペルスピード１：チェーンして使用できない",
        "Spell Speed 1: cannot be chained",
        ("MR3-SPD-02", "MR3-SPD-03"),
    ),
    Fact.SPEED_2: ("スペルスピード２", "Spell Speed 2", ("MR3-SPD-04",)),
    Fact.SPEED_3: (
        "スペルスピード３：カウンター罠のみチェーンできる",
        "Spell Speed 3: only Counter Traps can be chained to it",
        ("MR3-SPD-05",),
    ),
    Fact.TARGETS: ("対象を取る：対象は発動時に選ぶ", "targets: chosen when the effect is activated", ("MR3-TGT-01",)),
    Fact.PICKS: (
        "対象を取らない：効果処理時に選ぶ",
        "does not target: chosen when the effect resolves",
        ("MR3-TGT-02",),
    ),
    Fact.OPTIONAL: ("任意効果：発動するかどうかを選べる", "optional: its player decides whether to use it", ()),
    Fact.MANDATORY: ("強制効果：必ず発動する", "mandatory: it must be activated", ()),
    Fact.MISSES_TIMING: (
        "「時」の任意効果：タイミングを逃す事がある",
        'optional "when" effect: it can miss its timing',
        ("MR3-TIM-01",),
    ),
    Fact.NEVER_MISSES: ("タイミングを逃さない", "does not miss its timing", ("MR3-TIM-02",)),
    Fact.COST: (
        "発動のために支払うものはコストであり、効果ではない",
        "what is paid to activate it is a cost, not an effect",
        ("MR3-EFF-09",),
    ),
    Fact.IN_ORDER: (
        "処理は順番に行い、同時ではない：最後の処理がその効果の終わりのタイミングとなる",
        "its parts happen in order, not at the same time: the last of them is the moment that others see",
        ("RES-END-02", "RES-END-03"),
    ),
    Fact.DAMAGE_STEP_STATED: (
        "ダメージステップ：書かれたタイミングに発動できる",
        "Damage Step: can be activated at the time it states",
        ("MR3-DSD-03", "MR3-DSD-06", "MR3-DSD-10"),
    ),
    Fact.DAMAGE_STEP_FIGURES: (
        "ダメージステップ：攻撃力・守備力を変化させる効果なのでダメージ計算前まで発動できる",
        "Damage Step: changes ATK or DEF, so it can be activated until damage calculation",
        ("MR3-DS-01", "MR3-DS-02"),
    ),
    Fact.DAMAGE_STEP_COUNTER: (
        "ダメージステップ：カウンター罠なので発動できる",
        "Damage Step: a Counter Trap, so it can be activated",
        ("MR3-DS-01",),
    ),
    Fact.DAMAGE_STEP_EVENT: (
        "ダメージステップ：その間に条件を満たせば発動する",
        "Damage Step: activates if its event happens there",
        ("MR3-DSD-11", "MR3-DSD-14"),
    ),
    Fact.DAMAGE_STEP_NEVER: ("ダメージステップ：発動できない", "Damage Step: cannot be activated", ("MR3-DS-01",)),
    Fact.ONCE_PER_TURN: (
        "１ターンに１度の制限は効果を使用したプレイヤーに掛かる",
        "the limit per turn binds the player who used it",
        ("MR3-OPT-01",),
    ),
    Fact.ONCE_THIS_EFFECT: (
        "制限はこのカード名のこの効果全てに掛かる",
        "the limit covers this effect of all cards of this name",
        ("MR3-OPT-05",),
    ),
    Fact.ONCE_OF_ALL: (
        "制限はこのカード名の効果全てに共通する",
        "the limit is shared by the effects of this name",
        ("MR3-OPT-04",),
    ),
    Fact.DRAWS: (
        "デッキの枚数がドローする枚数に満たなければ発動できない",
        "cannot be activated with fewer cards in the Deck than it draws",
        ("RES-DRW-04", "RES-DRW-05"),
    ),
}


@dataclass(frozen=True, slots=True)
class Note:
    """One fact about one effect.

    :param effect: which effect of the card, from 0; −1 where the fact is about the whole card.
    :param fact: what holds.
    :param rules: statements of the rulebook that say so.
    """

    effect: int
    fact: Fact
    rules: tuple[str, ...]

    def text(self, language: Language) -> str:
        """The fact in words."""
        japanese, english, _ = WORDS[self.fact]
        return japanese if language is Language.JA else english


_BATTLE_EVENTS = frozenset(
    {
        EventKind.BATTLE_START,
        EventKind.BEFORE_CALCULATION,
        EventKind.CALCULATION,
        EventKind.BATTLED,
        EventKind.DESTROYS_BY_BATTLE,
        EventKind.BATTLE_DAMAGE,
        EventKind.DAMAGE_STEP_ENDS,
    }
)


def _occasions(effect: Effect) -> list[When | Activated]:
    return [node for node in nodes(effect.when) if isinstance(node, When | Activated)]


def speed_of(card: Card, effect: Effect) -> int:
    """The spell speed of an effect; 0 where nothing is activated. Rules: MR3-SPD-02, -04, -05.

    Of a Counter Trap only the activation of the card has 3, not what it can do from the Graveyard.
    """
    if effect.kind is EffectKind.CONTINUOUS:
        return 0
    if effect.kind is EffectKind.ACTIVATION and card.types & CardType.COUNTER:
        return 3
    if effect.kind is EffectKind.QUICK:
        return 2
    fast = CardType.TRAP | CardType.QUICK_PLAY
    return 2 if effect.kind is EffectKind.ACTIVATION and card.types & fast else 1


def _damage_step(card: Card, effect: Effect) -> Fact:
    if effect.outside_damage_step or stays_out_of_damage_step(effect):
        return Fact.DAMAGE_STEP_NEVER
    if effect.kind is EffectKind.ACTIVATION and card.types & CardType.COUNTER:
        return Fact.DAMAGE_STEP_COUNTER
    events = {event.event for event in _occasions(effect) if isinstance(event, When)}
    if effect.steps & Step.DAMAGE_STEP or events & {
        EventKind.BATTLE_START,
        EventKind.BEFORE_CALCULATION,
        EventKind.CALCULATION,
    }:
        return Fact.DAMAGE_STEP_STATED
    if effect.kind in (EffectKind.TRIGGER, EffectKind.FLIP) or events & _BATTLE_EVENTS:
        return Fact.DAMAGE_STEP_EVENT
    if any(isinstance(event, Activated) for event in _occasions(effect)):
        negates = any(verb.negates is Negation.ACTIVATION for verb in verbs((effect.resolution, effect.choices)))
        return Fact.DAMAGE_STEP_EVENT if negates or not effect.optional else Fact.DAMAGE_STEP_NEVER
    return Fact.DAMAGE_STEP_FIGURES if _changes_figures(card, effect) else Fact.DAMAGE_STEP_NEVER


def _changes_figures(card: Card, effect: Effect) -> bool:
    """Whether it, or one of its choices, changes ATK or DEF and can be activated in the Battle Phase."""
    phases = [part.phases for part in parts_of_condition(effect.condition) if isinstance(part, InPhase)]
    if speed_of(card, effect) == 1 or any(Phase.BATTLE not in each for each in phases):
        return False
    return any(
        isinstance(node, Modifier) and node.figure() in (Stat.ATK, Stat.DEF)
        for way in (effect, *effect.choices)
        if way is effect or way.when is None
        for node in nodes(way.resolution)
    )


_KINDS = {
    EffectKind.ACTIVATION: Fact.CARD_ACTIVATION,
    EffectKind.IGNITION: Fact.IGNITION,
    EffectKind.TRIGGER: Fact.TRIGGER,
    EffectKind.QUICK: Fact.QUICK,
    EffectKind.CONTINUOUS: Fact.CONTINUOUS,
    EffectKind.FLIP: Fact.FLIP,
}
_SPEEDS = {1: Fact.SPEED_1, 2: Fact.SPEED_2, 3: Fact.SPEED_3}
_LIMITS = {
    LimitScope.THIS_CARD: Fact.ONCE_PER_TURN,
    LimitScope.THIS_EFFECT: Fact.ONCE_THIS_EFFECT,
    LimitScope.EFFECTS_OF_NAME: Fact.ONCE_OF_ALL,
}


def _facts(card: Card, effect: Effect) -> Iterator[Fact]:
    yield _KINDS[effect.kind]
    if effect.kind is EffectKind.CONTINUOUS:
        return
    yield _SPEEDS[speed_of(card, effect)]
    yield Fact.OPTIONAL if effect.optional else Fact.MANDATORY
    if effect.targets:
        yield Fact.TARGETS
    elif any(isinstance(node, Pick) for node in nodes(effect.resolution)):
        yield Fact.PICKS
    if effect.kind is EffectKind.TRIGGER:
        when = any(isinstance(event, When) for event in _occasions(effect))
        yield (Fact.MISSES_TIMING if when and effect.optional and effect.timing is Timing.WHEN else Fact.NEVER_MISSES)
    if effect.cost is not None:
        yield Fact.COST
    if any(
        isinstance(node, Joined) and node.joint in (Joint.THEN, Joint.ALSO_AFTER) for node in nodes(effect.resolution)
    ):
        yield Fact.IN_ORDER
    if effect.optional and any(isinstance(node, Draw) for node in _always(effect.resolution)):
        yield Fact.DRAWS
    yield _damage_step(card, effect)
    if effect.limit is not None and effect.limit.scope in _LIMITS:
        yield _LIMITS[effect.limit.scope]


def _always(node: Node | Amount | None) -> Iterator[Node]:
    """What is processed in any case: the verb itself and the verbs joined to it."""
    if isinstance(node, Joined):
        yield from _always(node.first)
        yield from _always(node.second)
    elif node is not None:
        yield node


def notes_of(card: Card) -> list[Note]:
    """All facts about all effects of a card."""
    return [
        Note(index, fact, WORDS[fact][2]) for index, effect in enumerate(card.effects) for fact in _facts(card, effect)
    ]


def label(card: Card, index: int, language: Language) -> str:
    """①, Ｐ効果①, Effect 1 …"""
    effect = card.effects[index]
    number = numbers_of(card, pendulum=effect.pendulum).get(index)
    if number is None:
        return "カードの発動" if language is Language.JA else "Card activation"
    if language is Language.JA:
        return f"{'Ｐ効果' if effect.pendulum else ''}{CIRCLED[number]}"
    return f"{'Pendulum Effect' if effect.pendulum else 'Effect'} {number + 1}"
