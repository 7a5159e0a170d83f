"""Spells, traps and Fusion Monsters of the years up to 2005, Relinquished and its spell."""

from __future__ import annotations

from duelkit.yugioh.language import (
    ATTACKER,
    CARD,
    COST_CARDS,
    DAMAGE_TAKEN,
    EFFECT_MONSTER,
    EQUIPPED,
    FACE_DOWN,
    FACE_UP,
    FLIP_MONSTER,
    FUSION_MONSTER,
    IS_THIS,
    LINKED,
    MONSTER,
    ONCE_PER_TURN,
    ONE_ACTIVATION_PER_TURN,
    OPPONENTS_TURN,
    OTHER,
    TARGET,
    THEM,
    THIS,
    Action,
    Are,
    Attribute,
    CardType,
    ChangePosition,
    Destroy,
    Discard,
    Equip,
    Exists,
    FusionMaterials,
    GainLife,
    If,
    InsteadOfDestruction,
    IsAmong,
    IsBattling,
    LifePoints,
    LookAt,
    NegateAttack,
    Number,
    Phase,
    Position,
    Race,
    RemainOnField,
    Reveal,
    RitualSummon,
    SameNameAs,
    ShuffleDeck,
    Side,
    Stat,
    StatOf,
    SwapControl,
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
    battle_damage_to,
    becomes,
    cannot,
    change_position,
    chosen_by_opponent,
    continuous,
    count,
    damage,
    destroy,
    discard,
    every,
    fusion,
    highest,
    ignition,
    in_phase,
    level,
    lowest,
    named,
    one,
    original_atk_of,
    pay,
    random_card,
    ritual_monster,
    special_summon,
    spell,
    times,
    to_deck,
    trap,
    tribute,
    trigger,
    when_possible,
)

# Drawing and the hand

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
    continuous(cannot(Action.DECLARE_ATTACK, to=MONSTER.on_field(Side.OPPONENT))),
    resolution=when_possible(
        change_position(every((MONSTER & FACE_DOWN).on_field(Side.OPPONENT)), Position.FACE_UP_DEFENSE)
    ).also_after(RemainOnField(turns=3)),
)
MAGIC_CYLINDER = trap(
    62279055,
    "魔法の筒",
    "Magic Cylinder",
    when=attack_declared(by=Side.OPPONENT),
    targets=one(IsAmong(ATTACKER).on_field()),
    resolution=NegateAttack().and_if_you_do(damage(atk_of(TARGET))),
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
        ).still(face_up=True),
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
# Relinquished and its fusion

HAS_ABSORBED = Are(LINKED, CARD)
ABSORBS = ignition(
    Equip(TARGET, to=THIS, bind=True),
    condition=~HAS_ABSORBED,
    targets=one(MONSTER.on_field(Side.OPPONENT)),
    limit=ONCE_PER_TURN,
).still(theirs=True)
LIVES_ON_WHAT_IT_ABSORBED = continuous(
    becomes(Stat.ATK, original_atk_of(LINKED), to=THIS),
    becomes(Stat.DEF, StatOf(Stat.ORIGINAL_DEF, LINKED), to=THIS),
    InsteadOfDestruction(to=THIS, pay=destroy(LINKED), by_effect=False),
    condition=HAS_ABSORBED,
)
RELINQUISHED = ritual_monster(
    64631466,
    "サクリファイス",
    "Relinquished",
    Attribute.DARK,
    Race.SPELLCASTER,
    1,
    0,
    0,
    ABSORBS,
    LIVES_ON_WHAT_IT_ABSORBED,
    continuous(
        Whenever(battle_damage_to(Side.YOU), damage(DAMAGE_TAKEN)), condition=HAS_ABSORBED & IsBattling(IS_THIS)
    ),
)
BLACK_ILLUSION_RITUAL = spell(
    41426869,
    "イリュージョンの儀式",
    "Black Illusion Ritual",
    icon=CardType.RITUAL,
    resolution=RitualSummon(named("サクリファイス", "Relinquished")),
)
THOUSAND_EYES_RESTRICT = fusion(
    63519819,
    "サウザンド・アイズ・サクリファイス",
    "Thousand-Eyes Restrict",
    Attribute.DARK,
    Race.SPELLCASTER,
    1,
    0,
    0,
    FusionMaterials((named("サクリファイス", "Relinquished"), named("千眼の邪教神", "Thousand-Eyes Idol"))),
    continuous(
        cannot(Action.ATTACK, to=(MONSTER & OTHER).on_field()),
        cannot(Action.CHANGE_POSITION, to=(MONSTER & OTHER).on_field()),
    ),
    ABSORBS,
    LIVES_ON_WHAT_IT_ABSORBED,
)

# Fusion Monsters without effects
