"""The main deck monsters of the Synchron deck (2015): Junk Synchron, its friends, and two dragons."""

from __future__ import annotations

from duelkit.yugioh.cards.series import SYNCHRON
from duelkit.yugioh.language import (
    FACE_UP,
    MONSTER,
    ONCE_PER_DUEL,
    ONCE_PER_TURN,
    ONCE_PER_TURN_BY_NAME,
    OTHER,
    SYNCHRO_MONSTER,
    THIS,
    TUNER,
    Action,
    Attribute,
    Because,
    CardType,
    ChainIsEmpty,
    EventKind,
    Exists,
    If,
    InStep,
    ListsMaterial,
    MakeTokens,
    May,
    OwnedBy,
    Permission,
    Position,
    Procedure,
    Race,
    Side,
    Stat,
    Step,
    SummonKind,
    Until,
    WasSummoned,
    When,
    Zone,
    apply,
    banished_on_leaving,
    becomes,
    cannot,
    continuous,
    draw,
    ignition,
    may,
    monster,
    no,
    one,
    original_atk_of,
    quick,
    race,
    send,
    sent_to_graveyard,
    special_summon,
    this_is,
    times,
    trigger,
    you_control,
)

AS_SYNCHRO_MATERIAL = sent_to_graveyard(because=Because.MATERIAL | Because.SYNCHRO)


UNKNOWN_SYNCHRON = monster(
    15310033,
    "アンノウン・シンクロン",
    "Unknown Synchron",
    Attribute.DARK,
    Race.MACHINE,
    1,
    0,
    0,
    types=CardType.TUNER,
    procedures=[
        Procedure(
            condition=Exists(MONSTER.on_field(Side.OPPONENT)) & no(MONSTER.on_field(Side.YOU)), limit=ONCE_PER_DUEL
        )
    ],
)

QUICKDRAW_SYNCHRON = monster(
    20932152,
    "クイック・シンクロン",
    "Quickdraw Synchron",
    Attribute.WIND,
    Race.MACHINE,
    5,
    700,
    1400,
    continuous(
        may(Permission.SUBSTITUTE_TUNER, to=THIS, which=SYNCHRON),
        cannot(Action.BE_SYNCHRO_MATERIAL, to=THIS, unless=ListsMaterial(SYNCHRON)),
        cannot_be_negated=True,
    ),
    types=CardType.TUNER,
    procedures=[Procedure(cost=send(one((MONSTER & OTHER).in_hand())))],
)


TUNINGWARE = monster(
    92676637,
    "チューニング・サポーター",
    "Tuningware",
    Attribute.LIGHT,
    Race.MACHINE,
    1,
    100,
    300,
    continuous(may(Permission.LEVEL_TWO_FOR_SYNCHRO, to=THIS)),
    trigger(AS_SYNCHRO_MATERIAL, draw(1), mandatory=True),
)

SYNCHRON_CARRIER = monster(
    62125438,
    "シンクロン・キャリアー",
    "Synchron Carrier",
    Attribute.EARTH,
    Race.MACHINE,
    2,
    0,
    1000,
    continuous(May(Permission.EXTRA_NORMAL_SUMMON, to=None, side=Side.YOU, which=SYNCHRON & MONSTER)),
    trigger(
        When(
            EventKind.SENT_TO_GRAVEYARD,
            SYNCHRON & MONSTER & OTHER & OwnedBy(Side.YOU),
            by_card=SYNCHRO_MONSTER & race(Race.WARRIOR | Race.MACHINE),
            because=Because.MATERIAL | Because.SYNCHRO,
        ),
        MakeTokens("シンクロントークン", "Synchron Token", Attribute.EARTH, Race.MACHINE, 2, 1000, 0),
        zones=Zone.MONSTER_ZONE,
        limit=ONCE_PER_TURN_BY_NAME,
    ),
)


SPEED_WARRIOR = monster(
    9365703,
    "スピード・ウォリアー",
    "Speed Warrior",
    Attribute.WIND,
    Race.WARRIOR,
    2,
    900,
    400,
    quick(
        apply(becomes(Stat.ATK, times(original_atk_of(THIS), 2)), to=THIS, until=Until.END_OF_BATTLE_PHASE),
        condition=this_is(WasSummoned(SummonKind.NORMAL, this_turn=True)) & InStep(Step.BATTLE) & ChainIsEmpty(),
        limit=ONCE_PER_TURN,
    ),
)


QUILLBOLT_HEDGEHOG = monster(
    23571046,
    "ボルト・ヘッジホッグ",
    "Quillbolt Hedgehog",
    Attribute.EARTH,
    Race.MACHINE,
    2,
    800,
    800,
    ignition(
        If(you_control(TUNER & FACE_UP), special_summon(THIS, Position.FACE_UP, banished_on_leaving())),
        zones=Zone.GRAVEYARD,
        condition=you_control(TUNER & FACE_UP),
    ),
)
