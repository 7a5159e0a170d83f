"""Spells and traps of the years up to 2005, and those that the rulebooks show."""

from __future__ import annotations

from duelkit.yugioh.language import (
    ATTACKER,
    CARD,
    COST_CARDS,
    EFFECT_MONSTER,
    EQUIPPED,
    FACE_DOWN,
    FACE_UP,
    FLIP_MONSTER,
    FUSION_MONSTER,
    LINKED,
    MONSTER,
    ONE_ACTIVATION_PER_TURN,
    OPPONENTS_TURN,
    SPELL_OR_TRAP,
    SUMMONABLE,
    TARGET,
    THEM,
    THIS,
    Action,
    Are,
    Cannot,
    CardType,
    ChangePosition,
    Destroy,
    Discard,
    EndBattlePhase,
    Equip,
    Exists,
    GainLife,
    If,
    IsAmong,
    LifePoints,
    LookAt,
    NegateAttack,
    Number,
    Phase,
    Position,
    RemainOnField,
    Reveal,
    SameNameAs,
    ShuffleDeck,
    Side,
    SpecialSummon,
    Stat,
    StatOf,
    SwapControl,
    TakeControl,
    TakesControl,
    The,
    Until,
    Whenever,
    Zone,
    activation,
    apply,
    atk,
    atk_of,
    attack_declared,
    banish,
    cannot,
    change_position,
    chosen_by_opponent,
    continuous,
    count,
    damage,
    destroy,
    destroyed,
    discard,
    draw,
    every,
    gains,
    half,
    highest,
    in_phase,
    level,
    lowest,
    negated,
    one,
    original_atk_of,
    original_becomes,
    pay,
    player_cannot,
    random_card,
    special_summon,
    spell,
    summoned,
    times,
    to_deck,
    to_hand,
    trap,
    tribute,
    trigger,
    when_possible,
)

# Drawing and the hand

POT_OF_GREED = spell(55144522, "強欲な壺", "Pot of Greed", resolution=draw(2))
GRACEFUL_CHARITY = spell(79571449, "天使の施し", "Graceful Charity", resolution=draw(3).then(discard(2)))
DELINQUENT_DUO = spell(
    44763025,
    "いたずら好きな双子悪魔",
    "Delinquent Duo",
    cost=pay(1000),
    resolution=Discard(random_card(CARD.in_hand(Side.OPPONENT))).also_after(
        when_possible(discard(1, side=Side.OPPONENT))
    ),
)
CONFISCATION = spell(
    17375316,
    "押収",
    "Confiscation",
    cost=pay(1000),
    resolution=LookAt(every(CARD.in_hand(Side.OPPONENT))).then(Discard(one(CARD.in_hand(Side.OPPONENT)))),
)
THE_FORCEFUL_SENTRY = spell(
    42829885,
    "強引な番兵",
    "The Forceful Sentry",
    resolution=LookAt(every(CARD.in_hand(Side.OPPONENT))).then(to_deck(one(CARD.in_hand(Side.OPPONENT)))),
)

# Monsters out of the graveyard and across the field

MONSTER_REBORN = spell(
    83764718,
    "死者蘇生",
    "Monster Reborn",
    targets=one((MONSTER & SUMMONABLE).in_graveyard(Side.EITHER)),
    resolution=special_summon(TARGET),
)
PREMATURE_BURIAL = spell(
    70828912,
    "早すぎた埋葬",
    "Premature Burial",
    continuous(Whenever(destroyed(), destroy(LINKED))),
    icon=CardType.EQUIP,
    cost=pay(800),
    targets=one((MONSTER & SUMMONABLE).in_graveyard()),
    resolution=SpecialSummon(TARGET, Position.FACE_UP_ATTACK, bind=True).and_if_you_do(Equip(THIS, to=THEM)),
)
SNATCH_STEAL = spell(
    45986603,
    "強奪",
    "Snatch Steal",
    continuous(TakesControl(EQUIPPED)),
    trigger(in_phase(Phase.STANDBY, Side.OPPONENT), GainLife(1000, Side.OPPONENT), mandatory=True),
    icon=CardType.EQUIP,
    targets=one((MONSTER & FACE_UP).on_field(Side.OPPONENT)),
    resolution=Equip(),
)
CHANGE_OF_HEART = spell(
    4031928,
    "心変わり",
    "Change of Heart",
    targets=one(MONSTER.on_field(Side.OPPONENT)),
    resolution=TakeControl(TARGET, Until.END_PHASE),
)
CREATURE_SWAP = spell(
    31036355,
    "強制転移",
    "Creature Swap",
    resolution=SwapControl(
        one(MONSTER.on_field(Side.YOU)), chosen_by_opponent(MONSTER.on_field(Side.OPPONENT))
    ).and_if_you_do(apply(cannot(Action.CHANGE_POSITION), to=THEM, until=Until.END_OF_TURN)),
)
METAMORPHOSIS = spell(
    46411259,
    "突然変異",
    "Metamorphosis",
    cost=tribute(one(MONSTER.on_field(Side.YOU))),
    resolution=special_summon(
        one((FUSION_MONSTER & level(StatOf(Stat.LEVEL, COST_CARDS, as_it_was=True))).in_extra_deck())
    ),
)

# Destruction

HEAVY_STORM = spell(19613556, "大嵐", "Heavy Storm", resolution=destroy(every(SPELL_OR_TRAP.on_field())))
GIANT_TRUNADE = spell(42703248, "ハリケーン", "Giant Trunade", resolution=to_hand(every(SPELL_OR_TRAP.on_field())))
RAIGEKI = spell(12580477, "サンダー・ボルト", "Raigeki", resolution=destroy(every(MONSTER.on_field(Side.OPPONENT))))
SMASHING_GROUND = spell(
    97169186,
    "地砕き",
    "Smashing Ground",
    resolution=destroy(one(highest(Stat.DEF, (MONSTER & FACE_UP).on_field(Side.OPPONENT)))),
)
FISSURE = spell(
    66788016,
    "地割れ",
    "Fissure",
    resolution=destroy(one(lowest(Stat.ATK, (MONSTER & FACE_UP).on_field(Side.OPPONENT)))),
)
NOBLEMAN_OF_CROSSOUT = spell(
    71044499,
    "抹殺の使徒",
    "Nobleman of Crossout",
    targets=one((MONSTER & FACE_DOWN).on_field()),
    resolution=Destroy(TARGET, to=Zone.BANISHED).then(
        If(
            Are(THEM, FLIP_MONSTER),
            Reveal(every(CARD.in_deck(Side.EITHER)))
            .also(when_possible(banish(every((MONSTER & SameNameAs(TARGET)).in_deck(Side.EITHER)))))
            .also(ShuffleDeck(Side.EITHER)),
        )
    ),
)

# Battle

SWORDS_OF_REVEALING_LIGHT = spell(
    72302403,
    "光の護封剣",
    "Swords of Revealing Light",
    continuous(cannot(Action.ATTACK, to=MONSTER.on_field(Side.OPPONENT))),
    resolution=when_possible(
        change_position(every((MONSTER & FACE_DOWN).on_field(Side.OPPONENT)), Position.FACE_UP_DEFENSE)
    ).also_after(RemainOnField(turns=3)),
)
BOOK_OF_MOON = spell(
    14087893,
    "月の書",
    "Book of Moon",
    icon=CardType.QUICK_PLAY,
    targets=one((MONSTER & FACE_UP).on_field()),
    resolution=change_position(TARGET, Position.FACE_DOWN_DEFENSE),
)
SHRINK = spell(
    55713623,
    "収縮",
    "Shrink",
    icon=CardType.QUICK_PLAY,
    targets=one((MONSTER & FACE_UP).on_field()),
    resolution=apply(original_becomes(Stat.ATK, half(original_atk_of(TARGET))), to=TARGET, until=Until.END_OF_TURN),
)
RUSH_RECKLESSLY = spell(
    70046172,
    "突進",
    "Rush Recklessly",
    icon=CardType.QUICK_PLAY,
    targets=one((MONSTER & FACE_UP).on_field()),
    resolution=apply(gains(Stat.ATK, 700), to=TARGET, until=Until.END_OF_TURN),
)
NEGATE_ATTACK = trap(
    14315573,
    "攻撃の無力化",
    "Negate Attack",
    icon=CardType.COUNTER,
    when=attack_declared(by=Side.OPPONENT),
    targets=one(IsAmong(ATTACKER).on_field()),
    resolution=NegateAttack().then(EndBattlePhase()),
)
MAGIC_CYLINDER = trap(
    62279055,
    "魔法の筒",
    "Magic Cylinder",
    when=attack_declared(by=Side.OPPONENT),
    targets=one(IsAmong(ATTACKER).on_field()),
    resolution=NegateAttack().and_if_you_do(damage(atk_of(TARGET))),
)
WABOKU = trap(
    12607053,
    "和睦の使者",
    "Waboku",
    resolution=apply(
        Cannot(Action.BE_DESTROYED_BY_BATTLE, MONSTER.on_field(Side.YOU)),
        player_cannot(Action.TAKE_BATTLE_DAMAGE, Side.YOU),
        until=Until.END_OF_TURN,
    ),
)
TORRENTIAL_TRIBUTE = trap(
    53582587, "激流葬", "Torrential Tribute", when=summoned(MONSTER), resolution=destroy(every(MONSTER.on_field()))
)
COMPULSORY_EVACUATION_DEVICE = trap(
    94192409,
    "強制脱出装置",
    "Compulsory Evacuation Device",
    targets=one(MONSTER.on_field()),
    resolution=to_hand(TARGET),
)
RING_OF_DESTRUCTION = (
    trap(
        83555666,
        "破壊輪",
        "Ring of Destruction",
        condition=OPPONENTS_TURN,
        targets=one((MONSTER & FACE_UP & atk(at_most=LifePoints(Side.OPPONENT))).on_field(Side.OPPONENT)),
        resolution=destroy(TARGET)
        .and_if_you_do(damage(original_atk_of(THEM), Side.YOU))
        .then(damage(The(Number.DAMAGE_DEALT))),
        limit=ONE_ACTIVATION_PER_TURN,
    )
    .still(face_up=True)
    .worded_until(  # any face-up monster, at any time; both players took its ATK on the field at once
        2013,
        activation(
            destroy(TARGET).and_if_you_do(damage(StatOf(Stat.ATK, THEM, as_it_was=True), Side.EITHER)),
            targets=one((MONSTER & FACE_UP).on_field()),
        ),
    )
)
CEASEFIRE = trap(
    36468556,
    "停戦協定",
    "Ceasefire",
    condition=Exists(((MONSTER & FACE_DOWN) | (EFFECT_MONSTER & FACE_UP)).on_field()),
    resolution=when_possible(
        ChangePosition(every((MONSTER & FACE_DOWN).on_field()), Position.FACE_UP_DEFENSE, without_flip_effects=True)
    ).also_after(damage(times(count((EFFECT_MONSTER & FACE_UP).on_field()), 500))),
)
SKILL_DRAIN = trap(
    82732705,
    "スキルドレイン",
    "Skill Drain",
    continuous(negated(to=(MONSTER & FACE_UP).on_field())),
    icon=CardType.CONTINUOUS,
    cost=pay(1000),
)

CARDS = (
    POT_OF_GREED,
    GRACEFUL_CHARITY,
    DELINQUENT_DUO,
    CONFISCATION,
    THE_FORCEFUL_SENTRY,
    MONSTER_REBORN,
    PREMATURE_BURIAL,
    SNATCH_STEAL,
    CHANGE_OF_HEART,
    CREATURE_SWAP,
    METAMORPHOSIS,
    HEAVY_STORM,
    GIANT_TRUNADE,
    RAIGEKI,
    SMASHING_GROUND,
    FISSURE,
    NOBLEMAN_OF_CROSSOUT,
    SWORDS_OF_REVEALING_LIGHT,
    BOOK_OF_MOON,
    SHRINK,
    RUSH_RECKLESSLY,
    NEGATE_ATTACK,
    MAGIC_CYLINDER,
    WABOKU,
    TORRENTIAL_TRIBUTE,
    COMPULSORY_EVACUATION_DEVICE,
    RING_OF_DESTRUCTION,
    CEASEFIRE,
    SKILL_DRAIN,
)
