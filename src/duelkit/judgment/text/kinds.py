"""Which of the rulebook's abilities (chapter 20) a definition is made of, with the statements on each."""

from __future__ import annotations

from enum import Enum

from duelkit.judgment.language.base import Amount, Node, nodes
from duelkit.judgment.language.card import Ability, Activated, Card, Placement, Trigger
from duelkit.judgment.language.filters import Ref, RefKind
from duelkit.judgment.words.battle.meaning import Intercept, Possesses, Strike
from duelkit.judgment.words.conditions.meaning import There
from duelkit.judgment.words.damage.meaning import EvadesFrom, Extinct
from duelkit.judgment.words.figures.meaning import (
    BecomeElement, BecomeRace, Becomes, ChangeFigure, Changes, GiveKeyword, Grants, Heal, SetPattern, SwapFigures,
    UsesPattern,
)
from duelkit.judgment.words.filters.meaning import Named
from duelkit.judgment.words.ground.meaning import Fieldquake, Seals
from duelkit.judgment.words.mana.meaning import GainMana, StealMana
from duelkit.judgment.words.moving.meaning import Move, Moving, Swap, SwapContents, Turn
from duelkit.judgment.words.piles.meaning import Discard, Draw
from duelkit.judgment.words.summoning.meaning import Incarnation, Invocation, SummonOnto
from duelkit.judgment.language.patterns import Damage
from duelkit.judgment.language.words import Keyword, Stat
from duelkit.judgment.text.reading import is_this


class Kind(Enum):
    """An ability of the rulebook: its name, and the statements on it."""

    MOVE = ("移動", ("EOJ-ABIL-01", "EOJ-MOVE-01"))
    FEAR = ("畏怖", ("EOJ-ABIL-02", "EOJ-ABIL-02b"))
    HIDDEN_TROOPS = ("隠兵", ("EOJ-ABIL-03", "EOJ-ABIL-24"))
    ROTATE = ("回転", ("EOJ-ABIL-04", "EOJ-ABIL-04b", "EOJ-ABIL-04c"))
    EVASION = ("回避", ("EOJ-ABIL-05", "EOJ-ABIL-05c"))
    AMBUSH = ("奇襲", ("EOJ-ABIL-06",))
    POWER_STRIKE = ("強撃", ("EOJ-ABIL-07", "EOJ-ABIL-07d"))
    VIGILANCE = ("警戒", ("EOJ-ABIL-08",))
    ATTACK_CHANGE = ("攻撃変化", ("EOJ-ABIL-09",))
    INCARNATION = ("降臨", ("EOJ-ABIL-10", "EOJ-STACK-01", "EOJ-STACK-02"))
    INSPIRE = ("鼓舞", ("EOJ-ABIL-11",))
    COMMAND = ("指揮", ("EOJ-ABIL-12",))
    CURSE = ("呪縛", ("EOJ-ABIL-13",))
    AGILITY = ("俊敏", ("EOJ-ABIL-14",))
    EXTINCTION = ("消滅", ("EOJ-ABIL-15",))
    SCOUT = ("斥候", ("EOJ-ABIL-16", "EOJ-ABIL-05"))
    FIRST_STRIKE = ("先制", ("EOJ-ABIL-17",))
    COMRADE = ("戦友", ("EOJ-ABIL-18",))
    HEALING = ("治癒", ("EOJ-ABIL-19", "EOJ-ABIL-19b"))
    TRANSFER = ("転移", ("EOJ-ABIL-20", "EOJ-ABIL-20b"))
    REINCARNATION = ("転生", ("EOJ-ABIL-21", "EOJ-ABIL-21b", "EOJ-ABIL-21c"))
    DRAW = ("手札ドロウ", ("EOJ-ABIL-22",))
    HAND_DESTRUCTION = ("手札破壊", ("EOJ-ABIL-23", "EOJ-ABIL-23b"))
    INVISIBLE = ("透明", ("EOJ-ABIL-24", "EOJ-ABIL-24b", "EOJ-ABIL-24c"))
    FIELDQUAKE = ("反地", ("EOJ-ABIL-25", "EOJ-FIELD-03"))
    VALOUR = ("蛮勇", ("EOJ-ABIL-26", "EOJ-ABIL-26b"))
    PULL = ("引き込み", ("EOJ-ABIL-27",))
    POSSESSION = ("憑依", ("EOJ-ABIL-28", "EOJ-ABIL-28b", "EOJ-ABIL-28d"))
    SEAL = ("封地", ("EOJ-ABIL-29", "EOJ-ABIL-29b"))
    TRANSFORM = ("変身", ("EOJ-ABIL-30", "EOJ-ABIL-30b"))
    DEFENCE = ("防衛", ("EOJ-ABIL-31", "EOJ-ABIL-35"))
    MAGIC = ("魔道攻撃", ("EOJ-ABIL-32", "EOJ-ABIL-32b"))
    MANA_THEFT = ("マナ奪い", ("EOJ-ABIL-33", "EOJ-ABIL-33b", "EOJ-ABIL-33c"))
    MANA_GAIN = ("マナ獲得", ("EOJ-ABIL-34", "EOJ-ABIL-34b"))
    PROTECTION = ("護り", ("EOJ-ABIL-35", "EOJ-ABIL-35d"))
    FORTRESS = ("要塞", ("EOJ-ABIL-36", "EOJ-ABIL-36b"))
    WILD_STRIKE = ("乱撃", ("EOJ-ABIL-37",))
    DOUBLE_ATTACK = ("連続攻撃", ("EOJ-ABIL-38", "EOJ-ABIL-38b", "EOJ-ABIL-38f"))

    @property
    def ja(self) -> str:
        """Its name in the rulebook."""
        name: str = self.value[0]
        return name

    @property
    def rules(self) -> tuple[str, ...]:
        """The statements on it."""
        statements: tuple[str, ...] = self.value[1]
        return statements


BY_KEYWORD = {
    Keyword.FIRST_STRIKE: Kind.FIRST_STRIKE,
    Keyword.VIGILANCE: Kind.VIGILANCE,
    Keyword.INVISIBLE: Kind.INVISIBLE,
    Keyword.FORTRESS: Kind.FORTRESS,
    Keyword.DOUBLE_ATTACK: Kind.DOUBLE_ATTACK,
    Keyword.AMBUSH: Kind.AMBUSH,
}
"""Keywords of chapter 20; the others are younger."""
BY_VERB = {
    Turn: Kind.ROTATE,
    Swap: Kind.TRANSFER,
    SwapContents: Kind.TRANSFER,
    SummonOnto: Kind.REINCARNATION,
    Heal: Kind.HEALING,
    Draw: Kind.DRAW,
    Discard: Kind.HAND_DESTRUCTION,
    Fieldquake: Kind.FIELDQUAKE,
    StealMana: Kind.MANA_THEFT,
    GainMana: Kind.MANA_GAIN,
    SetPattern: Kind.ATTACK_CHANGE,
    SwapFigures: Kind.TRANSFORM,
    BecomeElement: Kind.TRANSFORM,
    BecomeRace: Kind.TRANSFORM,
}
"""Verbs that are one ability always."""
BY_MODIFIER = {
    UsesPattern: Kind.ATTACK_CHANGE,
    Extinct: Kind.EXTINCTION,
    Possesses: Kind.POSSESSION,
    Seals: Kind.SEAL,
}
"""Modifiers that are one ability always."""


def _falls(amount: Amount | int, negative: bool) -> bool:
    factor = getattr(amount, "factor", 1) if isinstance(amount, Amount) else amount
    return (factor < 0) != negative


def _changes(node: Changes) -> Kind | None:
    own, down = is_this(node.to), _falls(node.amount, node.negative)
    if node.stat is Stat.ATTACK:
        return (Kind.WILD_STRIKE if down else Kind.VALOUR) if own else Kind.FEAR if down else Kind.INSPIRE
    if node.stat in (Stat.ATTACK_COST, Stat.ROTATE_COST):
        return (Kind.AGILITY if own else Kind.COMMAND) if down else Kind.CURSE
    if node.stat is Stat.EVASION:
        return Kind.EVASION if own else Kind.SCOUT
    if node.stat is Stat.PROTECTION:
        return Kind.PROTECTION if own else Kind.DEFENCE
    return None


def kind_of(node: Node) -> Kind | None:
    """The ability that one node is, if it is one of chapter 20."""
    if isinstance(node, Changes):
        return _changes(node)
    if isinstance(node, Becomes):
        return Kind.VALOUR if node.stat is Stat.ATTACK else None
    if isinstance(node, Strike):
        return Kind.WILD_STRIKE if not node.becomes and _falls(node.amount, False) else Kind.POWER_STRIKE
    if isinstance(node, Grants):
        if node.keyword is Keyword.INVISIBLE and not is_this(node.to):
            return Kind.HIDDEN_TROOPS
        return BY_KEYWORD.get(node.keyword)
    if isinstance(node, EvadesFrom):
        if not node.attempts:
            return Kind.VIGILANCE
        return Kind.EVASION if is_this(node.to) else Kind.SCOUT
    if isinstance(node, Heal) and _falls(node.amount, False):
        return None
    if isinstance(node, GiveKeyword):
        return BY_KEYWORD.get(node.keyword)
    if isinstance(node, Move):
        return Kind.PULL if node.how in (Moving.IN_FRONT, Moving.TO_LEFT_FIELD) else Kind.MOVE
    if isinstance(node, ChangeFigure):
        own = isinstance(node.what, Ref) and node.what.kind is RefKind.SELF
        return Kind.TRANSFORM if own else _changes(Changes(node.stat, node.amount, negative=node.negative))
    if isinstance(node, Incarnation | Invocation):
        return Kind.INCARNATION
    return BY_VERB.get(type(node)) or BY_MODIFIER.get(type(node))


def kinds_of(ability: Ability) -> list[Kind]:
    """The abilities of chapter 20 of which an ability is made, in order, each once."""
    found: list[Kind] = []
    condition = ability.condition if isinstance(ability, Placement | Trigger | Activated | Intercept) else None
    for node in nodes(condition):
        if isinstance(node, There) and any(isinstance(part, Named) for part in nodes(node.filter)):
            found.append(Kind.COMRADE)
    for node in nodes(ability):
        kind = kind_of(node)
        if kind is not None:
            found.append(kind)
    return list(dict.fromkeys(found))


def kinds_of_card(card: Card) -> list[Kind]:
    """Those of a whole card: keywords, attack icons, abilities, what a spell does (which is no transformation)."""
    found = [kind for keyword, kind in BY_KEYWORD.items() if card.keywords & keyword]
    if card.evasion:
        found.append(Kind.EVASION)
    if card.protection:
        found.append(Kind.PROTECTION)
    if any(pattern.damage is Damage.MAGIC for pattern in card.patterns):
        found.append(Kind.MAGIC)
    for ability in card.abilities:
        found += kinds_of(ability)
    for node in nodes(card.effect):
        kind = kind_of(node)
        if kind is not None and kind is not Kind.TRANSFORM:
            found.append(kind)
    return list(dict.fromkeys(found))


