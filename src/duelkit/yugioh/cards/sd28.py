"""The other cards of the structure deck SD28 (2015): Genex, further Synchrons, the scrap-iron traps."""

from __future__ import annotations

from duelkit.yugioh.cards.series import JUNK
from duelkit.yugioh.language import (
    ATTACK_POSITION,
    ATTACK_TARGET,
    ATTACKER,
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
    Activated,
    Are,
    Attribute,
    CardType,
    Discard,
    EndBattlePhase,
    If,
    IsAmong,
    IsBattling,
    NegateAttack,
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
    gains,
    ignition,
    in_phase,
    may,
    monster,
    one,
    quick,
    race,
    sent_to_graveyard,
    special_summon,
    spell,
    this_is,
    to_hand,
    trap,
    trigger,
    when_possible,
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
