"""Further words: what the later card sets brought. Imported by the compiler, whose tables it adds to."""

from __future__ import annotations

from duelkit.judgment.engine import lasting_ops as ea
from duelkit.judgment.engine import numbers as en
from duelkit.judgment.engine import ops as eo
from duelkit.judgment.engine import standing as es
from duelkit.judgment.engine.compile import compiler as c
from duelkit.judgment.language import amounts as la
from duelkit.judgment.language import filters as lf
from duelkit.judgment.language import modifiers as lm
from duelkit.judgment.language import verbs as lv
from duelkit.judgment.language.base import Verb
from duelkit.judgment.state.code import Op, Ruling

TURNED = ("attack", "summoning cost", "mana", "stolen mana")
CANCELLED = ("attack", "rotation", "spell")


def _ruling(what: str, node: lf.Filter | None, number: int = 0, text: str = "") -> Ruling:
    ruling = Ruling(what, c.maybe(node), None, 2, 0, None, number)
    ruling.text = text
    return ruling


def _turns_damage(node: lm.TurnsDamage) -> Ruling:
    if node.into not in TURNED:
        raise ValueError(f"damage cannot work on {node.into!r}; expected one of {TURNED}")
    return _ruling("damage", None, 0, node.into)


def _cancels(node: lm.Cancels) -> Ruling:
    if node.what not in CANCELLED:
        raise ValueError(f"{node.what!r} cannot be cancelled; expected one of {CANCELLED}")
    return _ruling(f"cancel {node.what}", node.which, node.discard)


def _judgment(node: lv.Judgment, ops: list[Op]) -> list[Op]:
    won: list[Op] = []
    lost: list[Op] = []
    c.emit_verb(node.win, won)
    if node.lose is not None:
        c.emit_verb(node.lose, lost)
    op = ea.JudgmentOp(len(won), len(lost))
    ops.extend((op, *won, eo.JumpOp(len(lost)), *lost))
    return [op]


def _bestow(node: lv.Bestow, ops: list[Op]) -> list[Op]:
    return c.on_cards(node.what, ops, ea.BestowOp(tuple(c.given_ability(ability) for ability in node.abilities)))


def _unite(node: lv.Unite, ops: list[Op]) -> list[Op]:
    return c.on_cards(node.what, ops, ea.UniteOp(node.pattern))


def _look(node: Verb, ops: list[Op]) -> list[Op]:
    return c.plain(ops, ea.LookAtTopOp())


c.TESTS.update({
    lf.HasInReach: lambda node: es.HasInReachTest(*c.ref(node.of)),
    lf.IsIn: lambda node: es.InPilesTest(int(node.piles)),
})
c.FIELD_TESTS.update({
    lf.FieldInLine: lambda node: es.FieldInLineTest(node.distance),
    lf.ReverseMatches: lambda node: es.ReverseMatchesTest(*c.ref(node.of)),
})
c.AMOUNTS.update({
    la.EventAmount: lambda node: en.EventAmount(),
    la.CountOf: lambda node: en.CountOfAmount(*c.ref(node.of)),
})
c.RULINGS.update({
    lm.ExtraAttack: lambda node: _ruling("extra attack", node.to, node.number),
    lm.TurnsDamage: _turns_damage,
    lm.Cancels: _cancels,
    lm.BelongsTo: lambda node: _ruling("affiliation", node.to, 0, node.affiliation),
    lm.NoFieldBonus: lambda node: _ruling("no bonus", node.to),
})
c.VERBS.update({
    lv.BecomeRace: lambda node, ops: c.on_cards(node.what, ops, ea.RaceOp(*c.ref(node.of))),
    lv.Judgment: _judgment,
    lv.Bestow: _bestow,
    lv.Unite: _unite,
    lv.LookAtTop: _look,
})
