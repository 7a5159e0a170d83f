"""The main deck monsters of the Synchron deck (2015): Junk Synchron, its friends, and two dragons."""

from __future__ import annotations

from duelkit.yugioh.cards.series import JUNK, NAMED_WARRIOR, SYNCHRON
from duelkit.yugioh.language import (
    CARD,
    DAMAGE_CALCULATION,
    EFFECT_MONSTER,
    FACE_UP,
    MAIN_PHASE,
    MONSTER,
    ONCE_PER_DUEL,
    ONCE_PER_TURN,
    ONCE_PER_TURN_BY_NAME,
    ONCE_PER_TURN_SHARED,
    OPPONENTS_TURN,
    OTHER,
    SUMMONABLE,
    SYNCHRO_MONSTER,
    TARGET,
    THIS,
    TUNER,
    WHEN,
    YOUR_BATTLER,
    Action,
    Attribute,
    Because,
    CardType,
    ChainIsEmpty,
    EventKind,
    Exists,
    If,
    InStep,
    IsBattling,
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
    atk_of,
    attribute,
    banish,
    banished_on_leaving,
    becomes,
    cannot,
    continuous,
    draw,
    ignition,
    level,
    loses,
    may,
    monster,
    named,
    negated,
    no,
    normal_summoned,
    one,
    original_atk_of,
    quick,
    race,
    send,
    sent_to_graveyard,
    special_summon,
    this_is,
    times,
    to_hand,
    trigger,
    you_control,
)

AS_SYNCHRO_MATERIAL = sent_to_graveyard(because=Because.MATERIAL | Because.SYNCHRO)

JUNK_SYNCHRON = monster(
    63977008,
    "ジャンク・シンクロン",
    "Junk Synchron",
    Attribute.DARK,
    Race.WARRIOR,
    3,
    1300,
    500,
    trigger(
        normal_summoned(),
        special_summon(TARGET, Position.FACE_UP_DEFENSE, negated()),
        timing=WHEN,
        targets=one((MONSTER & level(at_most=2) & SUMMONABLE).in_graveyard()),
    ),
    types=CardType.TUNER,
)

JET_SYNCHRON = monster(
    9742784,
    "ジェット・シンクロン",
    "Jet Synchron",
    Attribute.FIRE,
    Race.MACHINE,
    1,
    500,
    0,
    trigger(AS_SYNCHRO_MATERIAL, to_hand(one((JUNK & MONSTER).in_deck())), limit=ONCE_PER_TURN_SHARED),
    ignition(
        special_summon(THIS, Position.FACE_UP, banished_on_leaving()),
        zones=Zone.GRAVEYARD,
        cost=send(one(CARD.in_hand())),
        limit=ONCE_PER_TURN_SHARED,
    ),
    types=CardType.TUNER,
)

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

DOPPELWARRIOR = monster(
    53855409,
    "ドッペル・ウォリアー",
    "Doppelwarrior",
    Attribute.DARK,
    Race.WARRIOR,
    2,
    800,
    800,
    trigger(
        When(EventKind.SUMMONED, MONSTER & OwnedBy(Side.YOU), origin=Zone.GRAVEYARD, kinds=SummonKind.SPECIAL),
        special_summon(THIS),
        timing=WHEN,
        zones=Zone.HAND,
    ),
    trigger(
        AS_SYNCHRO_MATERIAL,
        MakeTokens(
            "ドッペル・トークン",
            "Doppel Token",
            Attribute.DARK,
            Race.WARRIOR,
            1,
            400,
            400,
            number=2,
            positions=Position.FACE_UP_ATTACK,
        ),
    ),
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

SYNCHRON_EXPLORER = monster(
    36643046,
    "シンクロン・エクスプローラー",
    "Synchron Explorer",
    Attribute.EARTH,
    Race.MACHINE,
    2,
    0,
    700,
    trigger(
        normal_summoned(),
        special_summon(TARGET, Position.FACE_UP, negated()),
        timing=WHEN,
        targets=one((SYNCHRON & MONSTER & SUMMONABLE).in_graveyard()),
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

RUSH_WARRIOR = monster(
    36736723,
    "ラッシュ・ウォリアー",
    "Rush Warrior",
    Attribute.WIND,
    Race.WARRIOR,
    2,
    300,
    1200,
    quick(
        apply(becomes(Stat.ATK, times(atk_of(YOUR_BATTLER), 2)), to=YOUR_BATTLER, until=Until.DAMAGE_CALCULATION),
        condition=IsBattling(NAMED_WARRIOR & SYNCHRO_MONSTER, MONSTER) & DAMAGE_CALCULATION,
        cost=send(THIS),
        zones=Zone.HAND,
        steps=Step.CALCULATION,
        limit=ONCE_PER_TURN_BY_NAME,
    ),
    ignition(
        to_hand(TARGET),
        zones=Zone.GRAVEYARD,
        cost=banish(THIS),
        targets=one((SYNCHRON & MONSTER).in_graveyard()),
        limit=ONCE_PER_TURN_BY_NAME,
    ),
)

LEVEL_EATER = monster(
    57421866,
    "レベル・スティーラー",
    "Level Eater",
    Attribute.DARK,
    Race.INSECT,
    1,
    600,
    0,
    continuous(cannot(Action.BE_TRIBUTED_EXCEPT_FOR_SUMMON, to=THIS)),
    ignition(
        apply(loses(Stat.LEVEL, 1), to=TARGET).and_if_you_do(special_summon(THIS)),
        zones=Zone.GRAVEYARD,
        targets=one((MONSTER & FACE_UP & level(at_least=5)).on_field(Side.YOU)),
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

EFFECT_VEILER = monster(
    97268402,
    "エフェクト・ヴェーラー",
    "Effect Veiler",
    Attribute.LIGHT,
    Race.SPELLCASTER,
    1,
    0,
    0,
    quick(
        apply(negated(), to=TARGET, until=Until.END_OF_TURN),
        condition=OPPONENTS_TURN & MAIN_PHASE,
        cost=send(THIS),
        zones=Zone.HAND,
        targets=one((EFFECT_MONSTER & FACE_UP).on_field(Side.OPPONENT)),
    ).still(theirs=True),
    types=CardType.TUNER,
)

BLACK_DRAGON_COLLAPSERPENT = monster(
    61901281,
    "暗黒竜 コラプサーペント",
    "Black Dragon Collapserpent",
    Attribute.DARK,
    Race.DRAGON,
    4,
    1800,
    1700,
    trigger(
        sent_to_graveyard(origin=Zone.FIELD),
        to_hand(one((MONSTER & named("輝白竜 ワイバースター", "White Dragon Wyverburster")).in_deck())),
    ),
    types=CardType.SPECIAL,
    only_by=SummonKind.SPECIAL,
    always=True,
    procedures=[
        Procedure(cost=banish(one((MONSTER & attribute(Attribute.LIGHT)).in_graveyard())), limit=ONCE_PER_TURN_BY_NAME)
    ],
)

WHITE_DRAGON_WYVERBURSTER = monster(
    99234526,
    "輝白竜 ワイバースター",
    "White Dragon Wyverburster",
    Attribute.LIGHT,
    Race.DRAGON,
    4,
    1700,
    1800,
    trigger(
        sent_to_graveyard(origin=Zone.FIELD),
        to_hand(one((MONSTER & named("暗黒竜 コラプサーペント", "Black Dragon Collapserpent")).in_deck())),
    ),
    types=CardType.SPECIAL,
    only_by=SummonKind.SPECIAL,
    always=True,
    procedures=[
        Procedure(cost=banish(one((MONSTER & attribute(Attribute.DARK)).in_graveyard())), limit=ONCE_PER_TURN_BY_NAME)
    ],
)

CARDS = (
    JUNK_SYNCHRON,
    JET_SYNCHRON,
    UNKNOWN_SYNCHRON,
    QUICKDRAW_SYNCHRON,
    DOPPELWARRIOR,
    TUNINGWARE,
    SYNCHRON_CARRIER,
    SYNCHRON_EXPLORER,
    SPEED_WARRIOR,
    RUSH_WARRIOR,
    LEVEL_EATER,
    QUILLBOLT_HEDGEHOG,
    EFFECT_VEILER,
    BLACK_DRAGON_COLLAPSERPENT,
    WHITE_DRAGON_WYVERBURSTER,
)
