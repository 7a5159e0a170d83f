"""The abilities of the rulebook's chapter 20, with the statements on each."""

from __future__ import annotations

from enum import Enum

from duelkit.judgment.language.terms import Keyword


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
"""The keywords of chapter 20; the others are newer."""
