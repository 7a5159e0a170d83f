"""Cyberse monsters (サイバース族) of the main deck."""

from duelkit.yugioh.cards.series import CYBERSE
from duelkit.yugioh.language import (
    CARD,
    EACH,
    FACE_UP,
    IS_THIS,
    MONSTER,
    ONCE_PER_DUEL,
    ONCE_PER_TURN,
    ONCE_PER_TURN_BY_NAME,
    OTHER,
    THIS,
    YOUR_TURN,
    AllRemain,
    Attribute,
    EventKind,
    If,
    InsteadOfDestruction,
    Limit,
    LimitScope,
    Position,
    Race,
    Side,
    Stat,
    SummonKind,
    WasSummoned,
    When,
    Zone,
    atk,
    atk_of,
    banish,
    becomes,
    continuous,
    destroy,
    exactly,
    gains,
    half,
    ignition,
    monster,
    one,
    sent_to_graveyard,
    special_summon,
    this_is,
    trigger,
)

CLIANT = monster(
    45778242,
    "クラインアント",
    "Cliant",
    Attribute.LIGHT,
    Race.CYBERSE,
    3,
    1500,
    1500,
    continuous(
        gains(Stat.ATK, 500, to=(CYBERSE & FACE_UP).on_field(Side.YOU)),
        gains(Stat.DEF, 500, to=(CYBERSE & FACE_UP).on_field(Side.YOU)),
        condition=YOUR_TURN & this_is(WasSummoned(SummonKind.NORMAL | SummonKind.SET)),
    ),
    continuous(
        InsteadOfDestruction(
            THIS,
            pay=destroy(one((CYBERSE & OTHER).in_hand() | (CYBERSE & OTHER & FACE_UP).on_field(Side.YOU))),
            optional=True,
        )
    ),
)

DOTSCAPER_LIMIT = Limit(LimitScope.EFFECTS_OF_NAME, also=ONCE_PER_DUEL)

DOTSCAPER = monster(
    18789533,
    "ドットスケーパー",
    "Dotscaper",
    Attribute.EARTH,
    Race.CYBERSE,
    1,
    0,
    2100,
    trigger(sent_to_graveyard(), special_summon(THIS), limit=DOTSCAPER_LIMIT),
    trigger(When(EventKind.BANISHED, IS_THIS), special_summon(THIS), limit=DOTSCAPER_LIMIT),
)


DUAL_ASSEMBWURM = monster(
    7445307,
    "デュアル・アセンブルム",
    "Dual Assembwurm",
    Attribute.DARK,
    Race.CYBERSE,
    8,
    2800,
    1000,
    ignition(
        special_summon(THIS, Position.FACE_UP, becomes(Stat.ATK, half(atk_of(EACH)))),
        cost=banish(exactly(2, (CYBERSE & OTHER).in_hand() | (CYBERSE & OTHER & FACE_UP).on_field(Side.YOU))),
        zones=Zone.HAND | Zone.GRAVEYARD,
        limit=ONCE_PER_TURN_BY_NAME,
    ),
    ignition(
        If(AllRemain(THIS) & this_is(FACE_UP), banish(one((MONSTER & FACE_UP & atk(at_most=atk_of(THIS))).on_field()))),
        cost=banish(one(CARD.in_hand())),
        limit=ONCE_PER_TURN,
    ),
)
