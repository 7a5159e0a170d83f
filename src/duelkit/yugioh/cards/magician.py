"""The main deck of the magician pendulum deck of 2015, and one 竜剣士 for its extra deck to call."""

from __future__ import annotations

from duelkit.yugioh.language import (
    ATTACK_POSITION,
    CARD,
    DECLARED,
    DONE,
    FACE_DOWN,
    FACE_UP,
    LINKED,
    MONSTER,
    ONCE_PER_TURN,
    ONCE_PER_TURN_BY_NAME,
    ONE_ACTIVATION_PER_TURN,
    OTHER,
    PENDULUM_MONSTER,
    RESPONDED,
    SPELL,
    SPELL_OR_TRAP,
    SUMMONABLE,
    TARGET,
    THIS,
    TRAP,
    TRIGGERING,
    WHEN,
    Action,
    Activated,
    Attribute,
    Because,
    CardType,
    Declare,
    Domain,
    EventKind,
    Exists,
    FitsScales,
    HasActivated,
    If,
    InsteadOfBattleDamage,
    InsteadOfDestruction,
    IsAmong,
    IsBattling,
    Later,
    Mill,
    NegateEffect,
    Ordinal,
    Perishes,
    Permission,
    Phase,
    Position,
    Race,
    Redirected,
    SameNameAs,
    Side,
    SpecialSummon,
    Stat,
    SummonKind,
    Until,
    WasSummoned,
    When,
    Whenever,
    Zone,
    activation,
    apply,
    atk,
    becomes,
    cannot,
    change_position,
    continuous,
    destroy,
    destroyed,
    discard,
    draw,
    every,
    exactly,
    gains,
    ignition,
    in_phase,
    level,
    loses,
    may,
    monster,
    named,
    no,
    normal_summoned,
    one,
    player_cannot,
    race,
    series,
    special_summon,
    spell,
    summoned,
    this_is,
    to_hand,
    trap,
    trigger,
)

MAGICIAN = series("魔術師", "Magician")
ODD_EYES = series("オッドアイズ", "Odd-Eyes")
PERFORMAPAL = series("ＥＭ", "Performapal")

MAGICIAN_IN_THE_OTHER_ZONE = Exists((MAGICIAN & OTHER).in_pendulum_zone())
NEITHER_IN_THE_OTHER_ZONE = no(((MAGICIAN | ODD_EYES) & OTHER).in_pendulum_zone())
YOUR_PENDULUM_MONSTER_BATTLES = IsBattling(yours=PENDULUM_MONSTER)

ODD_EYES_PENDULUM_DRAGON = monster(
    16178681,
    "オッドアイズ・ペンデュラム・ドラゴン",
    "Odd-Eyes Pendulum Dragon",
    Attribute.DARK,
    Race.DRAGON,
    7,
    2500,
    2000,
    continuous(
        InsteadOfBattleDamage(Side.YOU, PENDULUM_MONSTER.on_field(Side.YOU), optional=True, once_per_turn_by_name=True)
    ).on_pendulum(),
    trigger(
        in_phase(Phase.END, of=Side.YOU),
        destroy(THIS).and_if_you_do(to_hand(one((PENDULUM_MONSTER & atk(at_most=1500)).in_deck()))),
        limit=ONCE_PER_TURN_BY_NAME,
    ).on_pendulum(),
    continuous(may(Permission.DOUBLE_DAMAGE, to=THIS, which=MONSTER)),
    scale=4,
)

PERFORMAPAL_SKULLCROBAT_JOKER = monster(
    40318957,
    "ＥＭドクロバット・ジョーカー",
    "Performapal Skullcrobat Joker",
    Attribute.DARK,
    Race.SPELLCASTER,
    4,
    1800,
    100,
    continuous(
        player_cannot(
            Action.SPECIAL_SUMMON,
            Side.YOU,
            unless=MONSTER & (PERFORMAPAL | MAGICIAN & PENDULUM_MONSTER | ODD_EYES),
            kinds=SummonKind.PENDULUM,
        ),
        cannot_be_negated=True,
    ).on_pendulum(),
    trigger(
        normal_summoned(),
        to_hand(
            one(
                (
                    MONSTER
                    & (PERFORMAPAL | MAGICIAN & PENDULUM_MONSTER | ODD_EYES)
                    & ~named("ＥＭドクロバット・ジョーカー", "Performapal Skullcrobat Joker")
                ).in_deck()
            )
        ),
        timing=WHEN,
    ),
    scale=8,
)


OAFDRAGON_MAGICIAN = monster(
    14920218,
    "賤竜の魔術師",
    "Oafdragon Magician",
    Attribute.WIND,
    Race.SPELLCASTER,
    6,
    2100,
    1400,
    ignition(
        to_hand(
            one(
                (
                    PENDULUM_MONSTER & FACE_UP & (MAGICIAN | ODD_EYES) & ~named("賤竜の魔術師", "Oafdragon Magician")
                ).in_extra_deck()
            )
        ),
        condition=MAGICIAN_IN_THE_OTHER_ZONE,
        limit=ONCE_PER_TURN_BY_NAME,
    ).on_pendulum(),
    trigger(
        summoned(kinds=SummonKind.NORMAL | SummonKind.SPECIAL),
        to_hand(TARGET),
        targets=one(
            (
                MONSTER & (MAGICIAN & PENDULUM_MONSTER | ODD_EYES) & ~named("賤竜の魔術師", "Oafdragon Magician")
            ).in_graveyard()
        ),
        limit=ONCE_PER_TURN_BY_NAME,
    ),
    scale=2,
)

NOBLEDRAGON_MAGICIAN = monster(
    88935103,
    "貴竜の魔術師",
    "Nobledragon Magician",
    Attribute.FIRE,
    Race.SPELLCASTER,
    3,
    700,
    1400,
    continuous(Perishes(THIS), condition=~MAGICIAN_IN_THE_OTHER_ZONE).on_pendulum(),
    continuous(
        cannot(Action.BE_SYNCHRO_MATERIAL, to=THIS, unless=race(Race.DRAGON)),
        Redirected(
            None,
            Zone(0),
            Zone.DECK,
            Zone.MONSTER_ZONE,
            this_only=True,
            because=Because.MATERIAL | Because.SYNCHRO,
            beside=~ODD_EYES,
            where=Ordinal.BOTTOM,
        ),
        cannot_be_negated=True,
    ),
    ignition(
        apply(loses(Stat.LEVEL, 3), to=TARGET).and_if_you_do(special_summon(THIS)),
        targets=one((MONSTER & ODD_EYES & level(at_least=7)).on_field(Side.YOU)),
        zones=Zone.HAND | Zone.GRAVEYARD,
    ),
    types=CardType.TUNER,
    scale=5,
)

STARGAZER_MAGICIAN = monster(
    94415058,
    "星読みの魔術師",
    "Stargazer Magician",
    Attribute.DARK,
    Race.SPELLCASTER,
    5,
    1200,
    2400,
    continuous(
        player_cannot(Action.ACTIVATE, Side.OPPONENT, unless=~SPELL), condition=YOUR_PENDULUM_MONSTER_BATTLES
    ).on_pendulum(),
    continuous(becomes(Stat.SCALE, 4, to=THIS), condition=NEITHER_IN_THE_OTHER_ZONE).on_pendulum(),
    trigger(
        When(
            EventKind.TO_HAND,
            PENDULUM_MONSTER,
            Side.YOU,
            by=Side.OPPONENT,
            because=Because.EFFECT,
            origin=Zone.MONSTER_ZONE,
            alone=True,
        ),
        special_summon(one((SameNameAs(TRIGGERING) & SUMMONABLE).in_hand())),
        timing=WHEN,
        limit=ONCE_PER_TURN,
    ),
    scale=1,
)

TIMEGAZER_MAGICIAN = monster(
    20409757,
    "時読みの魔術師",
    "Timegazer Magician",
    Attribute.DARK,
    Race.SPELLCASTER,
    3,
    1200,
    600,
    activation(condition=no(MONSTER.on_field(Side.YOU))).on_pendulum(),
    continuous(
        player_cannot(Action.ACTIVATE, Side.OPPONENT, unless=~TRAP), condition=YOUR_PENDULUM_MONSTER_BATTLES
    ).on_pendulum(),
    continuous(becomes(Stat.SCALE, 4, to=THIS), condition=NEITHER_IN_THE_OTHER_ZONE).on_pendulum(),
    continuous(InsteadOfDestruction(CARD.in_pendulum_zone(), by_battle=False, by=Side.OPPONENT, once_per_turn=True)),
    scale=8,
)
LYLA_LIGHTSWORN_SORCERESS = monster(
    22624373,
    "ライトロード・マジシャン ライラ",
    "Lyla, Lightsworn Sorceress",
    Attribute.LIGHT,
    Race.SPELLCASTER,
    4,
    1700,
    200,
    ignition(
        If(
            this_is(ATTACK_POSITION), change_position(THIS, Position.FACE_UP_DEFENSE).and_if_you_do(destroy(TARGET))
        ).also(apply(cannot(Action.CHANGE_POSITION), to=THIS, until=Until.YOUR_NEXT_END)),
        condition=this_is(ATTACK_POSITION),
        targets=one(SPELL_OR_TRAP.on_field(Side.OPPONENT)),
    ),
    trigger(in_phase(Phase.END, of=Side.YOU), Mill(3), mandatory=True),
)


PENDULUM_CALL = spell(
    53208660,
    "ペンデュラム・コール",
    "Pendulum Call",
    condition=~HasActivated(MAGICIAN, Zone.PENDULUM_ZONE, card=False),
    cost=discard(),
    resolution=to_hand(exactly(2, (MAGICIAN & PENDULUM_MONSTER).in_deck(), different_names=True)).also(
        apply(cannot(Action.BE_DESTROYED_BY_EFFECT, to=MAGICIAN.in_pendulum_zone()), until=Until.OPPONENTS_NEXT_END)
    ),
    limit=ONE_ACTIVATION_PER_TURN,
)

SKY_IRIS = spell(
    27813661,
    "天空の虹彩",
    "Sky Iris",
    continuous(cannot(Action.BE_TARGETED, to=(MAGICIAN | PERFORMAPAL | ODD_EYES).in_pendulum_zone(), by=Side.OPPONENT)),
    ignition(
        destroy(TARGET).and_if_you_do(to_hand(one(ODD_EYES.in_deck()))),
        targets=one((OTHER & FACE_UP).on_field(Side.YOU)),
        limit=ONCE_PER_TURN_BY_NAME,
    ),
    icon=CardType.FIELD,
)


PENDULUM_SHIFT = spell(
    69982329,
    "ペンデュラム・ターン",
    "Pendulum Shift",
    icon=CardType.QUICK_PLAY,
    cost=Declare(Domain.NUMBER, 1, 10),
    targets=one(CARD.in_pendulum_zone(Side.EITHER)),
    resolution=apply(becomes(Stat.SCALE, DECLARED), to=TARGET, until=Until.END_OF_TURN),
)

BOOK_OF_ECLIPSE = spell(
    35480699,
    "皆既日蝕の書",
    "Book of Eclipse",
    icon=CardType.QUICK_PLAY,
    resolution=change_position(every((MONSTER & FACE_UP).on_field()), Position.FACE_DOWN_DEFENSE).also_after(
        Later(
            Phase.END,
            change_position(every((MONSTER & FACE_DOWN).on_field(Side.OPPONENT)), Position.FACE_UP_DEFENSE).then(
                draw(DONE, Side.OPPONENT)
            ),
        )
    ),
)

PENDULUM_BACK = trap(
    76660409,
    "ペンデュラム・バック",
    "Pendulum Back",
    condition=Exists(CARD.in_pendulum_zone(), 2),
    targets=exactly(2, (MONSTER & FitsScales()).in_graveyard()),
    resolution=to_hand(TARGET),
)

POWERFUL_REBIRTH = trap(
    84298614,
    "強化蘇生",
    "Powerful Rebirth",
    continuous(
        gains(Stat.LEVEL, 1, to=LINKED),
        gains(Stat.ATK, 100, to=LINKED),
        gains(Stat.DEF, 100, to=LINKED),
        Whenever(destroyed(IsAmong(LINKED)), destroy(THIS)),
    ),
    icon=CardType.CONTINUOUS,
    targets=one((MONSTER & level(at_most=4) & SUMMONABLE).in_graveyard()),
    resolution=SpecialSummon(TARGET, bind=True),
)

TRAPTRIX_TRAP_HOLE_NIGHTMARE = trap(
    29616929,
    "蟲惑の落とし穴",
    "Traptrix Trap Hole Nightmare",
    when=Activated(
        MONSTER & WasSummoned(SummonKind.SPECIAL, this_turn=True), card=False, by=Side.OPPONENT, zones=Zone.MONSTER_ZONE
    ),
    resolution=NegateEffect().and_if_you_do(destroy(RESPONDED)),
)
