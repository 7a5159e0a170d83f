"""Further cards of the structure decks SD28 (2015, Genex and Synchrons) and SD29 (マスター・オブ・ペンデュラム)."""

from __future__ import annotations

from duelkit.yugioh.cards.magician import PERFORMAPAL
from duelkit.yugioh.cards.shared import JUNK
from duelkit.yugioh.language import (
    ATTACK_POSITION,
    ATTACK_TARGET,
    ATTACKER,
    CARD,
    COST_CARDS,
    DAMAGE_TAKEN,
    DEFENSE_POSITION,
    FACE_DOWN,
    FACE_UP,
    IS_THIS,
    MONSTER,
    ONCE_PER_TURN,
    ONCE_PER_TURN_BY_NAME,
    ONE_ACTIVATION_PER_TURN,
    OTHER,
    PENDULUM_MONSTER,
    RESPONDED,
    SPELL_OR_TRAP,
    SUMMONABLE,
    TARGET,
    THEM,
    THIS,
    TRIGGERING,
    TUNER,
    WHEN,
    Action,
    Activated,
    Apply,
    Are,
    Attribute,
    Because,
    CardType,
    Compare,
    Declare,
    Destroy,
    Discard,
    Domain,
    EndBattlePhase,
    EventKind,
    HasDone,
    If,
    IfPossible,
    InsteadOfDestruction,
    IsAmong,
    IsBattling,
    IsDeclared,
    Later,
    LookAt,
    MakeTokens,
    NegateAttack,
    OnlyOne,
    Permission,
    Phase,
    Plus,
    Position,
    Procedure,
    Race,
    Side,
    Stat,
    StatOf,
    StaySet,
    SummonKind,
    Those,
    TurnAction,
    Until,
    WasSummoned,
    When,
    Whenever,
    Zone,
    apply,
    atk,
    attack_declared,
    attribute,
    banish,
    banished_on_leaving,
    battle_damage_to,
    cannot,
    change_position,
    continuous,
    count,
    damage,
    destroy,
    discard,
    draw,
    every,
    flip,
    gains,
    ignition,
    in_phase,
    level,
    may,
    monster,
    named,
    one,
    pay,
    player_cannot,
    quick,
    race,
    send,
    sent_to_graveyard,
    special_summon,
    special_summoned,
    spell,
    this_is,
    to_hand,
    trap,
    tribute,
    trigger,
    when_possible,
    you_control,
)

SWIFT_SCARECROW = monster(
    18964575,
    "速攻のかかし",
    "Swift Scarecrow",
    Attribute.EARTH,
    Race.MACHINE,
    1,
    0,
    0,
    quick(
        NegateAttack().then(EndBattlePhase()),
        when=attack_declared(by=Side.OPPONENT),
        condition=IsBattling(direct=True),
        cost=Discard(THIS),
        zones=Zone.HAND,
    ),
)

GENEX_NEUTRON = monster(
    19182751,
    "ジェネクス・ニュートロン",
    "Genex Neutron",
    Attribute.LIGHT,
    Race.MACHINE,
    4,
    1800,
    1200,
    trigger(
        in_phase(Phase.END),
        to_hand(one((TUNER & race(Race.MACHINE)).in_deck())),
        condition=this_is(WasSummoned(SummonKind.NORMAL, this_turn=True)),
        limit=ONCE_PER_TURN,
    ),
)


SCRAP_IRON_STATUE = trap(
    48497555,
    "くず鉄の像",
    "Scrap-Iron Statue",
    trigger(
        sent_to_graveyard(),
        special_summon(TARGET, Position.FACE_UP_DEFENSE),
        targets=one((JUNK & MONSTER & SUMMONABLE).in_graveyard()),
        limit=ONCE_PER_TURN_BY_NAME,
    ),
    when=Activated(SPELL_OR_TRAP, card=False, by=Side.OPPONENT, zones=Zone.FIELD),
    resolution=destroy(RESPONDED).also_after(StaySet()),
    limit=ONCE_PER_TURN_BY_NAME,
)

DRILL_SYNCHRON = monster(
    56286179,
    "ドリル・シンクロン",
    "Drill Synchron",
    Attribute.EARTH,
    Race.MACHINE,
    3,
    800,
    300,
    continuous(may(Permission.PIERCE, to=(MONSTER & race(Race.WARRIOR)).on_field(Side.YOU))),
    trigger(
        battle_damage_to(Side.OPPONENT),
        draw(1),
        timing=WHEN,
        condition=IsBattling(race(Race.WARRIOR), DEFENSE_POSITION, attacking=True),
        limit=ONCE_PER_TURN,
    ),
    types=CardType.TUNER,
)

GENEX_ALLY_BIRDMAN = monster(
    64034255,
    "Ａ・ジェネクス・バードマン",
    "Genex Ally Birdman",
    Attribute.DARK,
    Race.MACHINE,
    3,
    1400,
    400,
    ignition(
        special_summon(THIS, Position.FACE_UP, banished_on_leaving()).and_if_you_do(
            when_possible(
                If(Are(COST_CARDS, attribute(Attribute.WIND), as_it_was=True), apply(gains(Stat.ATK, 500), to=THIS))
            )
        ),
        zones=Zone.HAND,
        cost=to_hand(one((MONSTER & FACE_UP).on_field(Side.YOU))),
    ),
    types=CardType.TUNER,
)

TURBO_SYNCHRON = monster(
    67270095,
    "ターボ・シンクロン",
    "Turbo Synchron",
    Attribute.WIND,
    Race.MACHINE,
    1,
    100,
    500,
    trigger(
        attack_declared(who=IS_THIS),
        change_position(ATTACK_TARGET, Position.FACE_UP_DEFENSE),
        timing=WHEN,
        condition=Are(ATTACK_TARGET, ATTACK_POSITION),
    ),
    trigger(
        battle_damage_to(Side.YOU),
        special_summon(one((MONSTER & atk(at_most=DAMAGE_TAKEN)).in_hand())),
        timing=WHEN,
        condition=IsBattling(IS_THIS, MONSTER, attacking=True),
    ),
    types=CardType.TUNER,
)

NIGHT_BEAM = spell(
    89882100,
    "ナイト・ショット",
    "Night Beam",
    targets=one((SPELL_OR_TRAP & FACE_DOWN).on_field(Side.OPPONENT)),
    resolution=destroy(TARGET),
    no_response_by_targets=True,
)


SCRAP_IRON_SCARECROW = trap(
    98427577,
    "くず鉄のかかし",
    "Scrap-Iron Scarecrow",
    when=attack_declared(by=Side.OPPONENT),
    targets=one((MONSTER & IsAmong(ATTACKER)).on_field(Side.OPPONENT)),
    resolution=NegateAttack().also_after(StaySet()),
)
BESIDE_A_SPELLCASTER = Procedure(condition=you_control(race(Race.SPELLCASTER)))

MORPHING_JAR = monster(
    33508719,
    "メタモルポット",
    "Morphing Jar",
    Attribute.EARTH,
    Race.ROCK,
    2,
    700,
    600,
    flip(Discard(every(CARD.in_hand(Side.EITHER))).also_after(draw(5, Side.EITHER))),
    types=CardType.FLIP,
)


ERADICATOR_EPIDEMIC_VIRUS = trap(
    54974237,
    "闇のデッキ破壊ウイルス",
    "Eradicator Epidemic Virus",
    cost=tribute(one((MONSTER & attribute(Attribute.DARK) & atk(at_least=2500)).on_field(Side.YOU))).also(
        Declare(Domain.SPELL_OR_TRAP)
    ),
    resolution=IfPossible(LookAt(every(CARD.in_hand(Side.OPPONENT) | SPELL_OR_TRAP.on_field(Side.OPPONENT))))
    .also(destroy(every(IsDeclared().in_hand(Side.OPPONENT) | (SPELL_OR_TRAP & IsDeclared()).on_field(Side.OPPONENT))))
    .also(
        Apply(
            (
                Whenever(
                    When(EventKind.DRAWN, side=Side.OPPONENT),
                    LookAt(TRIGGERING).also(Destroy(Those(TRIGGERING, IsDeclared()))),
                ),
            ),
            until=Until.OPPONENTS_TURN_END,
            times=3,
        )
    ),
)

RE_COVER = monster(
    58695102,
    "リ・バイブル",
    "Re-Cover",
    Attribute.EARTH,
    Race.PSYCHIC,
    1,
    700,
    300,
    ignition(
        special_summon(THIS, Position.FACE_UP, banished_on_leaving()),
        condition=Compare(count(CARD.in_extra_deck(Side.OPPONENT)), Plus(count(CARD.in_extra_deck(Side.YOU)), 5)),
        cost=pay(2000),
        zones=Zone.GRAVEYARD,
        limit=ONCE_PER_TURN_BY_NAME,
    ),
    types=CardType.TUNER,
)

NEFARIOUS_ARCHFIEND_EATER = monster(
    60666820,
    "デーモン・イーター",
    "Nefarious Archfiend Eater of Nefariousness",
    Attribute.EARTH,
    Race.BEAST,
    4,
    1500,
    200,
    continuous(OnlyOne(), cannot_be_negated=True),
    trigger(
        in_phase(Phase.END, of=Side.OPPONENT),
        destroy(TARGET).and_if_you_do(special_summon(THIS)),
        targets=one((MONSTER & FACE_UP).on_field(Side.YOU)),
        zones=Zone.GRAVEYARD,
        limit=ONCE_PER_TURN,
    ),
    procedures=(BESIDE_A_SPELLCASTER,),
)


PERFORMAPAL_THUNDERHINO = monster(
    70458081,
    "ＥＭジンライノ",
    "Performapal Thunderhino",
    Attribute.LIGHT,
    Race.ROCK,
    3,
    200,
    1800,
    continuous(cannot(Action.BE_ATTACKED, to=(PERFORMAPAL & MONSTER & OTHER).on_field(Side.YOU))),
    continuous(
        InsteadOfDestruction(
            (PERFORMAPAL & ~named("ＥＭジンライノ", "Performapal Thunderhino")).on_field(Side.YOU),
            banish(THIS),
            optional=True,
        ),
        zones=Zone.GRAVEYARD,
    ),
)

SCAPEGOAT = spell(
    73915051,
    "スケープ・ゴート",
    "Scapegoat",
    icon=CardType.QUICK_PLAY,
    condition=~HasDone(TurnAction.SUMMONED),
    cost=apply(
        player_cannot(Action.NORMAL_SUMMON, Side.YOU),
        player_cannot(Action.FLIP_SUMMON, Side.YOU),
        player_cannot(Action.SPECIAL_SUMMON, Side.YOU, unless=named("羊トークン", "Sheep Token")),
        until=Until.END_OF_TURN,
    ),
    resolution=MakeTokens(
        "羊トークン",
        "Sheep Token",
        Attribute.EARTH,
        Race.BEAST,
        1,
        0,
        0,
        number=4,
        positions=Position.FACE_UP_DEFENSE,
        modifiers=(cannot(Action.BE_TRIBUTED_FOR_SUMMON),),
    ),
    limit=ONE_ACTIVATION_PER_TURN,
)

PENDULUM_RISING = spell(
    74926274,
    "ペンデュラム・アライズ",
    "Pendulum Rising",
    cost=send(one(MONSTER.on_field(Side.YOU))),
    resolution=special_summon(
        one((PENDULUM_MONSTER & level(StatOf(Stat.ORIGINAL_LEVEL, COST_CARDS))).in_deck())
    ).also_after(Later(Phase.END, destroy(THEM))),
    limit=ONE_ACTIVATION_PER_TURN,
)


FENCING_FIRE_FERRET = monster(
    97396380,
    "火舞太刀",
    "Fencing Fire Ferret",
    Attribute.FIRE,
    Race.BEAST,
    4,
    1700,
    600,
    trigger(
        sent_to_graveyard(because=Because.DESTROYED),
        destroy(TARGET).and_if_you_do(damage(500)),
        mandatory=True,
        targets=one((MONSTER & FACE_UP).on_field(Side.OPPONENT)),
    ),
)

CHAOS_HUNTER = monster(
    97940434,
    "カオスハンター",
    "Chaos Hunter",
    Attribute.DARK,
    Race.FIEND,
    7,
    2500,
    1600,
    trigger(
        special_summoned(MONSTER, side=Side.OPPONENT),
        special_summon(THIS),
        timing=WHEN,
        cost=discard(1, OTHER),
        zones=Zone.HAND,
    ),
    continuous(player_cannot(Action.BANISH, Side.OPPONENT)),
)
