"""The extra deck of the magician pendulum deck of 2015."""

from __future__ import annotations

from duelkit.yugioh.language import (
    BATTLE_PHASE,
    CARD,
    FACE_UP,
    IS_THIS,
    MAIN_PHASE,
    MATERIALS,
    MONSTER,
    NON_TUNER,
    ONCE_PER_CHAIN,
    ONCE_PER_TURN,
    ONCE_PER_TURN_BY_NAME,
    OPPONENTS_TURN,
    OTHER,
    PENDULUM_MONSTER,
    SUMMONABLE,
    TARGET,
    THIS,
    TOKEN,
    TUNER,
    WHEN,
    YOUR_TURN,
    Action,
    Are,
    Attribute,
    Compare,
    EventKind,
    Figure,
    FusionMaterials,
    HasAttacked,
    HasMaterial,
    MakeTokens,
    NegateAttack,
    OwnMaterials,
    Permission,
    Position,
    Procedure,
    Race,
    Side,
    Stat,
    StatOf,
    SummonKind,
    SynchroMaterials,
    TakeControl,
    Those,
    Unaffected,
    Until,
    WasSummoned,
    When,
    XyzMaterials,
    Zone,
    apply,
    atk,
    atk_of,
    attack_declared,
    attribute,
    becomes,
    cannot,
    continuous,
    count,
    damage,
    destroy,
    destroys_by_battle,
    detach,
    every,
    fusion,
    gains,
    half,
    ignition,
    may,
    named,
    one,
    player_cannot,
    quick,
    race,
    series,
    special_summon,
    special_summoned,
    synchro,
    this_is,
    to_deck,
    tribute,
    trigger,
    xyz,
    you_control,
)

DRACOSLAYER = series("竜剣士", "Dracoslayer")
MECHA_PHANTOM_BEAST = series("幻獣機", "Mecha Phantom Beast")
THE_ODD_EYES = named("オッドアイズ・ペンデュラム・ドラゴン", "Odd-Eyes Pendulum Dragon")
THE_OTHER_MATERIAL = Those(MATERIALS, ~THE_ODD_EYES)

NO_ATTACK_THIS_TURN = apply(cannot(Action.ATTACK), to=THIS, until=Until.END_OF_TURN)


ODD_EYES_METEORBURST_DRAGON = synchro(
    80696379,
    "オッドアイズ・メテオバースト・ドラゴン",
    "Odd-Eyes Meteorburst Dragon",
    Attribute.FIRE,
    Race.DRAGON,
    7,
    2500,
    2000,
    SynchroMaterials(TUNER, NON_TUNER),
    trigger(
        special_summoned(),
        special_summon(TARGET).also(NO_ATTACK_THIS_TURN),
        timing=WHEN,
        targets=one((CARD & SUMMONABLE).in_pendulum_zone()),
        limit=ONCE_PER_TURN_BY_NAME,
    ),
    continuous(player_cannot(Action.ACTIVATE_EFFECT, Side.OPPONENT, unless=~MONSTER), condition=BATTLE_PHASE),
)

BEAST_EYES_PENDULUM_DRAGON = fusion(
    72378329,
    "ビーストアイズ・ペンデュラム・ドラゴン",
    "Beast-Eyes Pendulum Dragon",
    Attribute.EARTH,
    Race.DRAGON,
    8,
    3000,
    2000,
    FusionMaterials((race(Race.DRAGON) & attribute(Attribute.DARK), race(Race.BEAST))),
    trigger(
        destroys_by_battle(to_graveyard=False),
        damage(StatOf(Stat.ORIGINAL_ATK, Those(MATERIALS, race(Race.BEAST)))),
        mandatory=True,
    ),
    procedures=(Procedure(zones=Zone.EXTRA_DECK, cost=tribute(OwnMaterials())),),
    only_by=SummonKind.FUSION | SummonKind.SPECIAL,
    always=True,
)

RUNE_EYES_PENDULUM_DRAGON = fusion(
    1516510,
    "ルーンアイズ・ペンデュラム・ドラゴン",
    "Rune-Eyes Pendulum Dragon",
    Attribute.DARK,
    Race.DRAGON,
    8,
    3000,
    2000,
    FusionMaterials((THE_ODD_EYES, race(Race.SPELLCASTER))),
    continuous(
        may(Permission.EXTRA_ATTACKS_ON_MONSTERS, to=THIS, amount=1),
        condition=Are(THE_OTHER_MATERIAL, Figure(Stat.ORIGINAL_LEVEL, at_most=4)),
    ),
    continuous(
        may(Permission.EXTRA_ATTACKS_ON_MONSTERS, to=THIS, amount=2),
        condition=Are(THE_OTHER_MATERIAL, Figure(Stat.ORIGINAL_LEVEL, at_least=5)),
    ),
    continuous(
        Unaffected(THIS, by=Side.OPPONENT),
        condition=this_is(WasSummoned(SummonKind.FUSION, this_turn=True))
        & Are(Those(MATERIALS, WasSummoned(SummonKind.PENDULUM)), CARD),
    ),
)

IGNISTER_PROMINENCE = synchro(
    18239909,
    "爆竜剣士イグニスターＰ",
    "Ignister Prominence, the Blasting Dracoslayer",
    Attribute.FIRE,
    Race.DRAGON,
    8,
    2850,
    0,
    SynchroMaterials(TUNER, NON_TUNER & PENDULUM_MONSTER),
    ignition(
        destroy(TARGET).and_if_you_do(to_deck(one(CARD.on_field()))),
        targets=one((PENDULUM_MONSTER & FACE_UP).on_field() | CARD.in_pendulum_zone(Side.EITHER)),
        limit=ONCE_PER_TURN,
    ),
    ignition(
        special_summon(
            one((DRACOSLAYER & MONSTER).in_deck()), Position.FACE_UP_DEFENSE, cannot(Action.BE_SYNCHRO_MATERIAL)
        ),
        limit=ONCE_PER_TURN,
    ),
)

NUMBER_39_UTOPIA = xyz(
    84013237,
    "Ｎｏ．３９ 希望皇ホープ",
    "Number 39: Utopia",
    Attribute.LIGHT,
    Race.WARRIOR,
    4,
    2500,
    2000,
    XyzMaterials(4, 2),
    trigger(attack_declared(), NegateAttack(), timing=WHEN, cost=detach(1)),
    trigger(
        When(EventKind.TARGETED_BY_ATTACK, IS_THIS), destroy(THIS), mandatory=True, condition=~this_is(HasMaterial())
    ),
).read_as("ナンバーズ３９ きぼうおうホープ")


DARK_REBELLION_XYZ_DRAGON = xyz(
    16195942,
    "ダーク・リベリオン・エクシーズ・ドラゴン",
    "Dark Rebellion Xyz Dragon",
    Attribute.DARK,
    Race.DRAGON,
    4,
    2500,
    2000,
    XyzMaterials(4, 2),
    ignition(
        apply(becomes(Stat.ATK, half(atk_of(TARGET))), to=TARGET).and_if_you_do(
            apply(gains(Stat.ATK, atk_of(TARGET)), to=THIS)
        ),
        cost=detach(2),
        targets=one((MONSTER & FACE_UP & atk(at_least=1)).on_field(Side.OPPONENT)),
    ),
)

EVILSWARM_EXCITON_KNIGHT = xyz(
    46772449,
    "励輝士 ヴェルズビュート",
    "Evilswarm Exciton Knight",
    Attribute.LIGHT,
    Race.FIEND,
    4,
    1900,
    0,
    XyzMaterials(4, 2),
    quick(
        destroy(every(OTHER.on_field())).also(
            apply(player_cannot(Action.TAKE_DAMAGE, Side.OPPONENT), until=Until.END_OF_TURN)
        ),
        condition=(YOUR_TURN & MAIN_PHASE | OPPONENTS_TURN & BATTLE_PHASE)
        & Compare(
            count(CARD.in_zones(Zone.HAND | Zone.FIELD, Side.OPPONENT)),
            count(CARD.in_zones(Zone.HAND | Zone.FIELD, Side.YOU)),
            strictly=True,
        ),
        cost=detach(1),
        limit=ONCE_PER_CHAIN,
    ),
)

ABYSS_DWELLER = xyz(
    21044178,
    "深淵に潜む者",
    "Abyss Dweller",
    Attribute.WATER,
    Race.SEA_SERPENT,
    4,
    1700,
    1400,
    XyzMaterials(4, 2),
    continuous(
        gains(Stat.ATK, 500, to=(MONSTER & attribute(Attribute.WATER)).on_field(Side.YOU)),
        condition=this_is(HasMaterial(1, attribute(Attribute.WATER))),
    ),
    quick(
        apply(player_cannot(Action.ACTIVATE_EFFECT, Side.OPPONENT, zones=Zone.GRAVEYARD), until=Until.END_OF_TURN),
        cost=detach(1),
        limit=ONCE_PER_TURN,
    ),
)

NUMBER_11_BIG_EYE = xyz(
    80117527,
    "Ｎｏ．１１ ビッグ・アイ",
    "Number 11: Big Eye",
    Attribute.DARK,
    Race.SPELLCASTER,
    7,
    2600,
    2000,
    XyzMaterials(7, 2),
    ignition(
        TakeControl(TARGET),
        condition=~this_is(HasAttacked()),
        cost=detach(1).also(NO_ATTACK_THIS_TURN),
        targets=one(MONSTER.on_field(Side.OPPONENT)),
        limit=ONCE_PER_TURN,
    ),
).read_as("ナンバーズ１１ ビッグ・アイ")

MECHA_PHANTOM_BEAST_DRACOSSACK = xyz(
    22110647,
    "幻獣機ドラゴサック",
    "Mecha Phantom Beast Dracossack",
    Attribute.WIND,
    Race.MACHINE,
    7,
    2600,
    2200,
    XyzMaterials(7, 2),
    ignition(
        MakeTokens("幻獣機トークン", "Mecha Phantom Beast Token", Attribute.WIND, Race.MACHINE, 3, 0, 0, number=2),
        cost=detach(1),
        limit=ONCE_PER_TURN,
    ),
    continuous(
        cannot(Action.BE_DESTROYED_BY_BATTLE, to=THIS),
        cannot(Action.BE_DESTROYED_BY_EFFECT, to=THIS),
        condition=you_control(TOKEN),
    ),
    ignition(
        destroy(TARGET),
        condition=~this_is(HasAttacked()),
        cost=tribute(one((MECHA_PHANTOM_BEAST & MONSTER).on_field(Side.YOU))).also(NO_ATTACK_THIS_TURN),
        targets=one(CARD.on_field()),
        limit=ONCE_PER_TURN,
    ),
)
