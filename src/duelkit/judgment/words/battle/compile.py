"""How the engine runs the words of battle."""

from __future__ import annotations

from duelkit.judgment.compiler.context import (
    ABILITIES,
    MODIFIERS,
    PROPERTIES,
    RULINGS,
    VERBS,
    amount,
    check,
    maybe,
    maybe_check,
    maybe_field_test,
    plain,
    ruling,
    test,
)
from duelkit.judgment.language.filters import ENEMY
from duelkit.judgment.state.code import AbilityCode, CardInfo, Program, Ruling, StrikeCode
from duelkit.judgment.state.codes import E_SUMMONED, K_TRIGGER
from duelkit.judgment.words.battle.meaning import (
    AttackNow,
    Decoys,
    ExtraAttack,
    Incite,
    Intercept,
    MagicGroup,
    NoCounter,
    Possesses,
    Strike,
)
from duelkit.judgment.words.battle.run import AttackNowOp, InciteOp, InterceptOp, NoCounterOp, PossessesModifier
from duelkit.judgment.words.choosing.compile import on_cards


def _decoys(node: Decoys) -> Ruling:
    found = ruling("decoy", node.enemies)
    found.to = test(node.to)
    return found


def _strike(node: Strike, info: CardInfo, code: AbilityCode) -> None:
    condition = code.condition if node.condition is None else check(node.condition)
    info.strikes = (
        *info.strikes,
        StrikeCode(amount(node.amount), maybe(node.if_any), node.hitting, node.chance, node.becomes, condition),
    )


def _magic_group(node: MagicGroup, info: CardInfo, code: AbilityCode) -> None:
    info.group = test(node.group)
    info.group_targets = maybe(node.targets)
    info.group_fields = maybe_field_test(node.fields)


def _intercept(node: Intercept, info: CardInfo, code: AbilityCode) -> None:
    code.kind = K_TRIGGER
    code.event = E_SUMMONED
    code.who = test(ENEMY)
    code.condition = maybe_check(node.condition)
    op = InterceptOp(test(node.by))
    code.programs = (Program((op,), (op,)),)


MODIFIERS.update({Possesses: lambda node: PossessesModifier(test(node.to))})
RULINGS.update({ExtraAttack: lambda node: ruling("extra attack", node.to, node.number), Decoys: _decoys})
PROPERTIES.update({Strike: _strike})
VERBS.update(
    {
        NoCounter: lambda node, ops: on_cards(node.what, ops, NoCounterOp()),
        AttackNow: lambda node, ops: on_cards(node.what, ops, AttackNowOp(node.used)),
        Incite: lambda node, ops: plain(ops, InciteOp()),
    }
)
ABILITIES.update({MagicGroup: _magic_group, Intercept: _intercept})
