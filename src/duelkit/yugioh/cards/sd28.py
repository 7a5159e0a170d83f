"""The other cards of the structure deck SD28 (2015): Genex, further Synchrons, the scrap-iron traps."""

from __future__ import annotations

from duelkit.yugioh.cards.series import JUNK
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
    RESPONDED,
    SPELL_OR_TRAP,
    SUMMONABLE,
    TARGET,
    THIS,
    TUNER,
    WHEN,
    Action,
    Activated,
    Are,
    Attribute,
    Because,
    CardType,
    Discard,
    EndBattlePhase,
    If,
    IsAmong,
    IsBattling,
    NegateAttack,
    Ordinal,
    Permission,
    Phase,
    Position,
    Race,
    Side,
    Stat,
    StaySet,
    SummonKind,
    WasSummoned,
    Zone,
    apply,
    atk,
    attack_declared,
    attribute,
    banished_on_leaving,
    battle_damage_to,
    change_position,
    continuous,
    destroy,
    draw,
    every,
    gains,
    ignition,
    in_phase,
    level,
    may,
    monster,
    named,
    one,
    player_cannot,
    quick,
    race,
    sent_to_graveyard,
    special_summon,
    spell,
    this_is,
    to_deck,
    to_hand,
    trap,
    trigger,
    when_possible,
)

DARK_ERUPTION = spell(
    674561,
    "ダーク・バースト",
    "Dark Eruption",
    targets=one((MONSTER & attribute(Attribute.DARK) & atk(at_most=1500)).in_graveyard()),
    resolution=to_hand(TARGET),
)

SONIC_WARRIOR = monster(
    17932494,
    "ソニック・ウォリアー",
    "Sonic Warrior",
    Attribute.WIND,
    Race.WARRIOR,
    2,
    1000,
    0,
    trigger(
        sent_to_graveyard(),
        apply(gains(Stat.ATK, 500), to=every((MONSTER & FACE_UP & level(at_most=2)).on_field(Side.YOU))),
        mandatory=True,
    ),
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

FLEUR_SYNCHRON = monster(
    19642774,
    "フルール・シンクロン",
    "Fleur Synchron",
    Attribute.LIGHT,
    Race.MACHINE,
    2,
    400,
    200,
    trigger(
        sent_to_graveyard(because=Because.MATERIAL | Because.SYNCHRO),
        special_summon(one((MONSTER & level(at_most=2)).in_hand())),
    ),
    types=CardType.TUNER,
)

IMPERIAL_IRON_WALL = trap(
    30459350,
    "王宮の鉄壁",
    "Imperial Iron Wall",
    continuous(player_cannot(Action.BANISH, Side.EITHER)),
    icon=CardType.CONTINUOUS,
)

PLAGUESPREADER_ZOMBIE = monster(
    33420078,
    "ゾンビキャリア",
    "Plaguespreader Zombie",
    Attribute.DARK,
    Race.ZOMBIE,
    2,
    400,
    200,
    ignition(
        special_summon(THIS, Position.FACE_UP, banished_on_leaving()),
        zones=Zone.GRAVEYARD,
        cost=to_deck(one(CARD.in_hand()), Ordinal.TOP),
    ),
    types=CardType.TUNER,
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

LIMITER_OVERLOAD = trap(
    92450185,
    "リミッター・ブレイク",
    "Limiter Overload",
    trigger(
        sent_to_graveyard(),
        special_summon(
            one(named("スピード・ウォリアー", "Speed Warrior").in_zones(Zone.HAND | Zone.DECK | Zone.GRAVEYARD))
        ),
        mandatory=True,
    ),
)

SCRAP_IRON_SCARECROW = trap(
    98427577,
    "くず鉄のかかし",
    "Scrap-Iron Scarecrow",
    when=attack_declared(by=Side.OPPONENT),
    targets=one((MONSTER & IsAmong(ATTACKER)).on_field(Side.OPPONENT)),
    resolution=NegateAttack().also_after(StaySet()),
)

CARDS = (
    DARK_ERUPTION,
    SONIC_WARRIOR,
    SWIFT_SCARECROW,
    GENEX_NEUTRON,
    FLEUR_SYNCHRON,
    IMPERIAL_IRON_WALL,
    PLAGUESPREADER_ZOMBIE,
    SCRAP_IRON_STATUE,
    DRILL_SYNCHRON,
    GENEX_ALLY_BIRDMAN,
    TURBO_SYNCHRON,
    NIGHT_BEAM,
    LIMITER_OVERLOAD,
    SCRAP_IRON_SCARECROW,
)
