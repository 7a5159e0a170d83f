"""Attack and defence icons in Japanese (攻撃方法アイコン・防御方法アイコン)."""

from __future__ import annotations

from duelkit.judgment.language.card import Card
from duelkit.judgment.language.patterns import AttackPattern, Cell, Damage, DefencePattern, Mode
from duelkit.judgment.language.terms import CardSide
from duelkit.judgment.text.ja.core import Scope
from duelkit.judgment.text.ja.terms import CARD_SIDES, CIRCLED, sides_of
from duelkit.judgment.text.reading import reaches

MODES = {Mode.CHOOSE: "1体を選ぶ", Mode.ALL: "同時に攻撃", Mode.GROUP: "まとめて攻撃"}


def cells(found: tuple[Cell, ...]) -> str:
    """前・左・右; 前（1～2フィールド先）."""
    parts = []
    for distances, sides in reaches(found):
        names = "・".join(CARD_SIDES[side] for side in sides)
        if distances == (1,):
            parts.append(names)
        else:
            away = "～".join(str(distance) for distance in distances)
            parts.append(f"{names}の{away}フィールド先")
    return "、".join(parts)


def attack(pattern: AttackPattern) -> str:
    """An attack icon."""
    if pattern.damage is Damage.NONE:
        return "なし"
    lead = "【魔道攻撃】" if pattern.damage is Damage.MAGIC else ""
    if not pattern.cells:
        one = pattern.mode is Mode.CHOOSE
        return lead + ("任意の敵クリーチャー1体" if one else "複数のクリーチャー（テキスト参照）")
    many = f"（{MODES[pattern.mode]}）" if len(pattern.cells) > 1 else ""
    return f"{lead}{cells(pattern.cells)}{many}"


def defence(pattern: DefencePattern) -> str:
    """A defence icon."""
    everywhere = CardSide.FRONT | CardSide.RIGHT | CardSide.BACK | CardSide.LEFT
    counter = "全方向" if pattern.counter == everywhere else sides_of(pattern.counter) or "なし"
    blind = "全方向" if pattern.blind == everywhere else sides_of(pattern.blind) or "なし"
    return f"反撃＝{counter}、死角＝{blind}"


def icon_lines(card: Card, scope: Scope) -> list[str]:
    """Both icons; several attack icons are numbered."""
    if not card.is_creature:
        return []
    lines = []
    for index, pattern in enumerate(card.patterns):
        number = CIRCLED[index] if len(card.patterns) > 1 else ""
        lines.append(f"攻撃方法{number}：{attack(pattern)}")
    if card.defence is not None:
        lines.append(f"防御方法：{defence(card.defence)}")
    return lines
