"""The rest of the main deck of the magician pendulum deck of 2015: other monsters, spells and traps."""

from duelkit.yugioh.cards.magician_pendulum import MAGICIAN, ODD_EYES, PERFORMAPAL
from duelkit.yugioh.language import (
    ATTACK_POSITION,
    CARD,
    DECLARED,
    DONE,
    FACE_DOWN,
    FACE_UP,
    FIELD_SPELL,
    IS_THIS,
    LINKED,
    MONSTER,
    NORMAL_MONSTER,
    ONCE_PER_TURN_BY_NAME,
    ONE_ACTIVATION_PER_TURN,
    OTHER,
    PENDULUM_MONSTER,
    RESPONDED,
    SPELL_OR_TRAP,
    SUMMONABLE,
    TARGET,
    THIS,
    WHEN,
    Action,
    Activated,
    Attribute,
    Because,
    CardType,
    Declare,
    Domain,
    Exists,
    FitsScales,
    HasActivated,
    If,
    IsAmong,
    Later,
    Mill,
    NegateEffect,
    OnlyOne,
    Phase,
    Position,
    Procedure,
    Race,
    Side,
    SpecialSummon,
    Stat,
    SummonKind,
    Until,
    WasSummoned,
    Whenever,
    Zone,
    apply,
    atk,
    attack_declared,
    battle_damage_to,
    becomes,
    cannot,
    change_position,
    continuous,
    defense,
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
    monster,
    named,
    normal_summoned,
    one,
    race,
    sent_to_graveyard,
    special_summon,
    spell,
    this_is,
    to_hand,
    trap,
    trigger,
    you_control,
)

GOBLINDBERGH = monster(
    25259669,
    "ゴブリンドバーグ",
    "Goblindbergh",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    1400,
    0,
    trigger(
        normal_summoned(),
        special_summon(one((MONSTER & level(at_most=4)).in_hand())).also_after(
            If(this_is(ATTACK_POSITION), change_position(THIS, Position.FACE_UP_DEFENSE))
        ),
        timing=WHEN,
    ),
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

MAGNA_DRAGO = monster(
    36750412,
    "炎龍",
    "Magna Drago",
    Attribute.FIRE,
    Race.DRAGON,
    2,
    1400,
    600,
    trigger(battle_damage_to(Side.OPPONENT, IS_THIS), apply(gains(Stat.ATK, 200), to=THIS), mandatory=True),
    types=CardType.TUNER,
)

JIGABYTE = monster(
    40894584,
    "ジゴバイト",
    "Jigabyte",
    Attribute.WATER,
    Race.REPTILE,
    4,
    1500,
    200,
    continuous(OnlyOne(), cannot_be_negated=True),
    trigger(
        sent_to_graveyard(because=Because.DESTROYED | Because.BATTLE)
        | sent_to_graveyard(because=Because.DESTROYED | Because.EFFECT),
        special_summon(one((MONSTER & atk(1500) & defense(200) & ~named("ジゴバイト", "Jigabyte")).in_deck())),
        timing=WHEN,
    ),
    procedures=(Procedure(condition=you_control(race(Race.SPELLCASTER))),),
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

SUMMONERS_ART = spell(
    79816536,
    "召喚師のスキル",
    "Summoner's Art",
    resolution=to_hand(one((NORMAL_MONSTER & level(at_least=5)).in_deck())),
)

TERRAFORMING = spell(73628505, "テラ・フォーミング", "Terraforming", resolution=to_hand(one(FIELD_SPELL.in_deck())))

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

MIRROR_FORCE = trap(
    44095762,
    "聖なるバリア －ミラーフォース－",
    "Mirror Force",
    when=attack_declared(by=Side.OPPONENT),
    resolution=destroy(every(ATTACK_POSITION.on_field(Side.OPPONENT))),
)

CARDS = (
    GOBLINDBERGH,
    LYLA_LIGHTSWORN_SORCERESS,
    MAGNA_DRAGO,
    JIGABYTE,
    PENDULUM_CALL,
    SKY_IRIS,
    SUMMONERS_ART,
    TERRAFORMING,
    PENDULUM_SHIFT,
    BOOK_OF_ECLIPSE,
    PENDULUM_BACK,
    POWERFUL_REBIRTH,
    TRAPTRIX_TRAP_HOLE_NIGHTMARE,
    MIRROR_FORCE,
)
