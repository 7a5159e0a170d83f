"""The main deck of the Synchron deck (2015): Junk Synchron, its friends, two dragons, and the Spell Cards."""

from __future__ import annotations

from duelkit.yugioh.cards.shared import SYNCHRON
from duelkit.yugioh.language import (
    BATTLING,
    CARD,
    COST_CARDS,
    FACE_UP,
    MONSTER,
    ONCE_PER_DUEL,
    ONCE_PER_TURN,
    ONCE_PER_TURN_BY_NAME,
    ONE_ACTIVATION_PER_TURN,
    OPPONENTS_TURN,
    OTHER,
    SYNCHRO_MONSTER,
    TARGET,
    THIS,
    TUNER,
    Action,
    AllRemain,
    Attribute,
    Because,
    CardType,
    ChainIsEmpty,
    EventKind,
    Exists,
    If,
    InStep,
    IsAmong,
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
    SpecialSummon,
    Stat,
    StatOf,
    Step,
    SummonKind,
    Until,
    WasSummoned,
    When,
    Whenever,
    While,
    Zone,
    apply,
    banished_on_leaving,
    becomes,
    cannot,
    continuous,
    destroy,
    draw,
    every,
    exactly,
    ignition,
    level,
    may,
    monster,
    named,
    no,
    one,
    original_atk_of,
    player_cannot,
    quick,
    race,
    send,
    sent_to_graveyard,
    special_summon,
    spell,
    this_is,
    times,
    to_deck,
    tribute,
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
    continuous(may(Permission.OTHER_LEVEL_FOR_SYNCHRO, to=THIS, amount=2)),
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
POT_OF_AVARICE = spell(
    67169062,
    "貪欲な壺",
    "Pot of Avarice",
    targets=exactly(5, MONSTER.in_graveyard()),
    resolution=If(AllRemain(TARGET), to_deck(TARGET).then(draw(2))),
)

SCRAP_FIST = spell(
    8529136,
    "スクラップ・フィスト",
    "Scrap Fist",
    icon=CardType.QUICK_PLAY,
    targets=one((MONSTER & named("ジャンク・ウォリアー", "Junk Warrior") & FACE_UP).on_field(Side.YOU)),
    resolution=apply(
        While(
            IsBattling(IsAmong(TARGET), MONSTER),
            (
                player_cannot(Action.ACTIVATE, Side.OPPONENT),
                player_cannot(Action.ACTIVATE_EFFECT, Side.OPPONENT),
                may(Permission.PIERCE),
                may(Permission.DOUBLE_DAMAGE),
                cannot(Action.BE_DESTROYED_BY_BATTLE),
                Whenever(
                    When(EventKind.DAMAGE_STEP_ENDS, IsAmong(TARGET)),
                    destroy(every(BATTLING.in_zones(Zone.MONSTER_ZONE, Side.OPPONENT))),
                ),
            ),
        ),
        to=TARGET,
        until=Until.END_OF_TURN,
    ),
)

LIMIT_OVERDRIVE = spell(
    35014241,
    "リミットオーバー・ドライブ",
    "Limit Overdrive",
    icon=CardType.QUICK_PLAY,
    cost=to_deck(one((SYNCHRO_MONSTER & TUNER & FACE_UP).on_field(Side.YOU))).and_if_you_do(
        to_deck(one((SYNCHRO_MONSTER & ~TUNER & FACE_UP).on_field(Side.YOU)))
    ),
    resolution=SpecialSummon(
        one((SYNCHRO_MONSTER & level(StatOf(Stat.LEVEL, COST_CARDS, as_it_was=True))).in_extra_deck()), ignoring=True
    ),
    limit=ONE_ACTIVATION_PER_TURN,
)

STARLIGHT_JUNKTION = spell(
    1003840,
    "スターライト・ジャンクション",
    "Starlight Junktion",
    ignition(
        special_summon(one((SYNCHRON & MONSTER & ~level(StatOf(Stat.LEVEL, COST_CARDS, as_it_was=True))).in_deck())),
        cost=tribute(one(TUNER.on_field(Side.YOU))),
        limit=ONCE_PER_TURN_BY_NAME,
    ),
    trigger(
        When(EventKind.SUMMONED, SYNCHRO_MONSTER, Side.YOU, origin=Zone.EXTRA_DECK, kinds=SummonKind.SPECIAL),
        to_deck(TARGET),
        mandatory=True,
        condition=OPPONENTS_TURN,
        targets=one(CARD.on_field()),
        limit=ONCE_PER_TURN_BY_NAME,
    ),
    icon=CardType.FIELD,
)
