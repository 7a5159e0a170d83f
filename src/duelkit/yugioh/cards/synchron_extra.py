"""The Synchro Monsters of the 2015 Synchron deck, with Stardust Dragon and Black Rose Dragon."""

from __future__ import annotations

from duelkit.yugioh.cards.shared import NAMED_WARRIOR, SCRAP, SYNCHRON
from duelkit.yugioh.language import (
    CARD,
    COST_CARDS,
    DEFENSE_POSITION,
    EQUIPPED,
    FACE_UP,
    IS_THIS,
    MAIN_PHASE,
    MONSTER,
    NON_TUNER,
    ONCE_PER_CHAIN,
    ONCE_PER_TURN,
    ONCE_PER_TURN_EITHER,
    OPPONENTS_TURN,
    OPPOSING_BATTLER,
    OTHER,
    SPELL,
    SUMMONABLE,
    SYNCHRO_MONSTER,
    TARGET,
    THEM,
    THIS,
    TRIGGERING,
    TUNER,
    WHEN,
    YOUR_TURN,
    Apply,
    AttackAgain,
    Attribute,
    BanishFor,
    Because,
    CameHere,
    CardType,
    ChooseOne,
    Equip,
    EquippedByItself,
    EventKind,
    Exists,
    If,
    InPhase,
    IsAmong,
    IsBattling,
    IsLostInBattle,
    MaterialSummonNow,
    NegateSummon,
    Permission,
    Phase,
    Position,
    PutHereBy,
    Race,
    Side,
    SpecialSummon,
    Stat,
    Step,
    SummonKind,
    SummonsPerTurn,
    SynchroMaterials,
    Until,
    When,
    Whenever,
    Would,
    Zone,
    activated,
    apply,
    atk_of,
    attribute,
    banish,
    becomes,
    change_position,
    continuous,
    damage,
    destroy,
    discard,
    draw,
    every,
    gains,
    half,
    ignition,
    in_phase,
    level,
    level_of,
    loses,
    may,
    named,
    negate_and_destroy,
    one,
    original_atk_of,
    quick,
    race,
    send,
    special_summon,
    summoned,
    synchro,
    to_hand,
    tribute,
    trigger,
    would_be_summoned,
)

ANY_TUNER = SynchroMaterials(TUNER, NON_TUNER)
SYNCHRO_SUMMONED = summoned(kinds=SummonKind.SYNCHRO)
JUNK_SYNCHRON_TUNER = SynchroMaterials(named("ジャンク・シンクロン", "Junk Synchron"), NON_TUNER)

STARDUST_WARRIOR = synchro(
    74892653,
    "スターダスト・ウォリアー",
    "Stardust Warrior",
    Attribute.WIND,
    Race.WARRIOR,
    10,
    3000,
    2500,
    SynchroMaterials(SYNCHRO_MONSTER & TUNER, SYNCHRO_MONSTER & NON_TUNER),
    quick(
        NegateSummon().and_if_you_do(destroy(TRIGGERING)),
        when=would_be_summoned(SummonKind.SPECIAL, side=Side.OPPONENT),
        cost=tribute(THIS),
    ),
    trigger(in_phase(Phase.END), special_summon(THIS), condition=PutHereBy(0, this_turn=True), zones=Zone.GRAVEYARD),
    trigger(
        When(EventKind.LEFT_FIELD, IS_THIS, because=Because.BATTLE, face_up=True)
        | When(EventKind.LEFT_FIELD, IS_THIS, by=Side.OPPONENT, because=Because.EFFECT, face_up=True),
        SpecialSummon(
            one((NAMED_WARRIOR & SYNCHRO_MONSTER & level(at_most=8)).in_extra_deck()), as_kind=SummonKind.SYNCHRO
        ),
        zones=Zone.MONSTER_ZONE | Zone.GRAVEYARD | Zone.BANISHED,
    ),
)

ACCEL_SYNCHRON = synchro(
    37675907,
    "アクセル・シンクロン",
    "Accel Synchron",
    Attribute.DARK,
    Race.MACHINE,
    5,
    500,
    2100,
    ANY_TUNER,
    continuous(SummonsPerTurn(SummonKind.SYNCHRO), zones=Zone.EXTRA_DECK, cannot_be_negated=True),
    ignition(
        ChooseOne(
            (
                apply(gains(Stat.LEVEL, level_of(COST_CARDS)), to=THIS),
                apply(loses(Stat.LEVEL, level_of(COST_CARDS)), to=THIS),
            )
        ),
        cost=send(one((SYNCHRON & MONSTER).in_deck())),
        limit=ONCE_PER_TURN,
    ),
    quick(MaterialSummonNow(SYNCHRO_MONSTER, THIS), condition=OPPONENTS_TURN & MAIN_PHASE, limit=ONCE_PER_CHAIN),
    types=CardType.TUNER,
)


NITRO_WARRIOR = synchro(
    18013090,
    "ニトロ・ウォリアー",
    "Nitro Warrior",
    Attribute.FIRE,
    Race.WARRIOR,
    7,
    2800,
    1800,
    SynchroMaterials(named("ニトロ・シンクロン", "Nitro Synchron"), NON_TUNER),
    continuous(
        Whenever(
            activated(SPELL, card=True, by=Side.YOU),
            Apply((gains(Stat.ATK, 1000),), THIS, Until.NEXT_DAMAGE_CALCULATION),
            once_per_turn=True,
        ),
        condition=YOUR_TURN,
    ),
    trigger(
        When(EventKind.BATTLED, IS_THIS),
        change_position(TARGET, Position.FACE_UP_ATTACK).then(AttackAgain(on=THEM)),
        timing=WHEN,
        condition=IsBattling(IS_THIS, IsLostInBattle(), attacking=True),
        targets=one((MONSTER & FACE_UP & DEFENSE_POSITION & ~IsLostInBattle()).on_field(Side.OPPONENT)),
        limit=ONCE_PER_TURN,
    ),
)

JUNK_ARCHER = synchro(
    42810973,
    "ジャンク・アーチャー",
    "Junk Archer",
    Attribute.EARTH,
    Race.WARRIOR,
    7,
    2300,
    2000,
    JUNK_SYNCHRON_TUNER,
    ignition(BanishFor(TARGET, Until.END_PHASE), targets=one(MONSTER.on_field(Side.OPPONENT)), limit=ONCE_PER_TURN),
)


ARMORY_ARM = synchro(
    29071332,
    "アームズ・エイド",
    "Armory Arm",
    Attribute.LIGHT,
    Race.MACHINE,
    4,
    1800,
    1200,
    ANY_TUNER,
    ignition(
        Equip(THIS, TARGET, (gains(Stat.ATK, 1000),)),
        targets=one((MONSTER & FACE_UP & OTHER).on_field()),
        limit=ONCE_PER_TURN_EITHER,
    ),
    ignition(
        special_summon(THIS, Position.FACE_UP_ATTACK),
        condition=EquippedByItself(),
        zones=Zone.SPELL_TRAP_ZONE,
        limit=ONCE_PER_TURN_EITHER,
    ),
    trigger(
        When(EventKind.DESTROYS_BY_BATTLE, IsAmong(EQUIPPED), to=Zone.GRAVEYARD),
        damage(original_atk_of(OPPOSING_BATTLER)),
        mandatory=True,
        condition=EquippedByItself(),
        zones=Zone.SPELL_TRAP_ZONE,
    ),
)

DRILL_WARRIOR = synchro(
    3429238,
    "ドリル・ウォリアー",
    "Drill Warrior",
    Attribute.EARTH,
    Race.WARRIOR,
    6,
    2400,
    2000,
    SynchroMaterials(named("ドリル・シンクロン", "Drill Synchron"), NON_TUNER),
    ignition(
        apply(becomes(Stat.ATK, half(atk_of(THIS))), to=THIS).and_if_you_do(
            apply(may(Permission.ATTACK_DIRECTLY), to=THIS, until=Until.END_OF_TURN)
        ),
        condition=InPhase((Phase.MAIN_1,)),
        limit=ONCE_PER_TURN,
    ),
    ignition(discard(1).and_if_you_do(banish(THIS)), limit=ONCE_PER_TURN),
    trigger(
        in_phase(Phase.STANDBY, of=Side.YOU),
        special_summon(THIS).then(to_hand(one(MONSTER.in_graveyard()))),
        mandatory=True,
        condition=PutHereBy(1) & CameHere(next=Phase.STANDBY),
        zones=Zone.BANISHED,
    ),
)


TG_HYPER_LIBRARIAN = synchro(
    90953320,
    "ＴＧ ハイパー・ライブラリアン",
    "T.G. Hyper Librarian",
    Attribute.DARK,
    Race.SPELLCASTER,
    5,
    2400,
    1800,
    ANY_TUNER,
    trigger(
        summoned(OTHER, SummonKind.SYNCHRO),
        If(Exists((IS_THIS & FACE_UP).on_field()), draw(1)),
        mandatory=True,
        zones=Zone.MONSTER_ZONE,
    ),
)

SCRAP_DRAGON = synchro(
    76774528,
    "スクラップ・ドラゴン",
    "Scrap Dragon",
    Attribute.EARTH,
    Race.DRAGON,
    8,
    2800,
    2000,
    ANY_TUNER,
    ignition(
        destroy(TARGET), targets=(one(CARD.on_field(Side.YOU)), one(CARD.on_field(Side.OPPONENT))), limit=ONCE_PER_TURN
    ),
    trigger(
        When(EventKind.SENT_TO_GRAVEYARD, IS_THIS, Side.YOU, Side.OPPONENT, because=Because.DESTROYED),
        special_summon(TARGET),
        mandatory=True,
        targets=one((SCRAP & MONSTER & ~SYNCHRO_MONSTER & SUMMONABLE).in_graveyard()),
    ),
)

TAKES_WHAT_IT_DESTROYED = trigger(
    When(
        EventKind.SENT_TO_GRAVEYARD, MONSTER, Side.OPPONENT, by_card=IS_THIS, because=Because.BATTLE | Because.DESTROYED
    ),
    special_summon(TRIGGERING, Position.FACE_UP_DEFENSE),
    timing=WHEN,
)
GOYO_GUARDIAN = synchro(
    7391448,
    "ゴヨウ・ガーディアン",
    "Goyo Guardian",
    Attribute.EARTH,
    Race.WARRIOR,
    6,
    2800,
    2000,
    SynchroMaterials(TUNER & attribute(Attribute.EARTH), NON_TUNER),
    TAKES_WHAT_IT_DESTROYED,
).worded_until(  # any Tuner would do
    2013, TAKES_WHAT_IT_DESTROYED, materials=SynchroMaterials(TUNER, NON_TUNER)
)

STARDUST_DRAGON = synchro(
    44508094,
    "スターダスト・ドラゴン",
    "Stardust Dragon",
    Attribute.WIND,
    Race.DRAGON,
    8,
    2500,
    2000,
    ANY_TUNER,
    quick(
        negate_and_destroy(), when=activated(would=Would.DESTROY_ON_FIELD), cost=tribute(THIS), steps=Step.DAMAGE_STEP
    ),
    trigger(in_phase(Phase.END), special_summon(THIS), condition=PutHereBy(0, this_turn=True), zones=Zone.GRAVEYARD),
)

BLACK_ROSE_DRAGON = synchro(
    73580471,
    "ブラック・ローズ・ドラゴン",
    "Black Rose Dragon",
    Attribute.FIRE,
    Race.DRAGON,
    7,
    2400,
    1800,
    ANY_TUNER,
    trigger(SYNCHRO_SUMMONED, destroy(every(CARD.on_field())), timing=WHEN),
    ignition(
        change_position(TARGET, Position.FACE_UP_ATTACK).and_if_you_do(
            apply(becomes(Stat.ATK, 0), to=THEM, until=Until.END_OF_TURN)
        ),
        cost=banish(one((MONSTER & race(Race.PLANT)).in_graveyard())),
        targets=one((MONSTER & DEFENSE_POSITION).on_field(Side.OPPONENT)),
        limit=ONCE_PER_TURN,
    ).still(theirs=True),
)
