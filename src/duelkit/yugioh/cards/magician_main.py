"""The rest of the main deck of the magician pendulum deck of 2015: other monsters, spells and traps."""

from duelkit.yugioh.cards.magician_pendulum import MAGICIAN, ODD_EYES, PERFORMAPAL
from duelkit.yugioh.language import (
    ATTACK_POSITION,
    CARD,
    DECLARED,
    DONE,
    FACE_DOWN,
    FACE_UP,
    LINKED,
    MONSTER,
    ONCE_PER_TURN_BY_NAME,
    ONE_ACTIVATION_PER_TURN,
    OTHER,
    PENDULUM_MONSTER,
    RESPONDED,
    SPELL_OR_TRAP,
    SUMMONABLE,
    TARGET,
    THIS,
    Action,
    Activated,
    Attribute,
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
    Phase,
    Position,
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
    monster,
    one,
    spell,
    this_is,
    to_hand,
    trap,
    trigger,
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
