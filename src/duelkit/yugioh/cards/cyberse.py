"""Cyberse monsters (サイバース族) of the main deck, Link Monsters of the Cyberse decks, and what needs their zones."""

from __future__ import annotations

from duelkit.yugioh.cards.shared import CYBERSE
from duelkit.yugioh.language import (
    ATTACKER,
    CARD,
    DAMAGE_TAKEN,
    EACH,
    EFFECT_MONSTER,
    FACE_UP,
    IS_THIS,
    MONSTER,
    ONCE_PER_DUEL,
    ONCE_PER_TURN,
    ONCE_PER_TURN_BY_NAME,
    OPPOSING_BATTLER,
    OTHER,
    POINTED_AT_BY_THIS,
    RESPONDED,
    TARGET,
    THEM,
    THIS,
    TOKEN,
    WHEN,
    YOUR_BATTLER,
    YOUR_TURN,
    Action,
    Activated,
    AllRemain,
    Attribute,
    EventKind,
    Exists,
    GainLife,
    If,
    InExtraMonsterZone,
    InsteadOfDestruction,
    IsAmong,
    IsBattling,
    IsCoLinked,
    IsPointedAt,
    Limit,
    LimitScope,
    LinkMaterials,
    Marker,
    NegateActivation,
    Permission,
    Plus,
    Position,
    Procedure,
    Race,
    Side,
    Stat,
    SummonKind,
    Those,
    Until,
    WasSummoned,
    When,
    Whenever,
    Zone,
    activated,
    apply,
    atk,
    atk_of,
    attack_declared,
    banish,
    becomes,
    cannot,
    continuous,
    count,
    damage,
    destroy,
    every,
    exactly,
    gains,
    half,
    ignition,
    level,
    link_monster,
    may,
    monster,
    negate_and_destroy,
    no,
    one,
    original_atk_of,
    player_cannot,
    quick,
    sent_to_graveyard,
    special_summon,
    this_is,
    times,
    to_deck,
    tribute,
    trigger,
)

CLIANT = monster(
    45778242,
    "クラインアント",
    "Cliant",
    Attribute.LIGHT,
    Race.CYBERSE,
    3,
    1500,
    1500,
    continuous(
        gains(Stat.ATK, 500, to=(CYBERSE & FACE_UP).on_field(Side.YOU)),
        gains(Stat.DEF, 500, to=(CYBERSE & FACE_UP).on_field(Side.YOU)),
        condition=YOUR_TURN & this_is(WasSummoned(SummonKind.NORMAL | SummonKind.SET)),
    ),
    continuous(
        InsteadOfDestruction(
            THIS,
            pay=destroy(one((CYBERSE & OTHER).in_hand() | (CYBERSE & OTHER & FACE_UP).on_field(Side.YOU))),
            optional=True,
        )
    ),
)

DOTSCAPER_LIMIT = Limit(LimitScope.EFFECTS_OF_NAME, also=ONCE_PER_DUEL)

DOTSCAPER = monster(
    18789533,
    "ドットスケーパー",
    "Dotscaper",
    Attribute.EARTH,
    Race.CYBERSE,
    1,
    0,
    2100,
    trigger(sent_to_graveyard(), special_summon(THIS), limit=DOTSCAPER_LIMIT),
    trigger(When(EventKind.BANISHED, IS_THIS), special_summon(THIS), limit=DOTSCAPER_LIMIT),
)


DUAL_ASSEMBWURM = monster(
    7445307,
    "デュアル・アセンブルム",
    "Dual Assembwurm",
    Attribute.DARK,
    Race.CYBERSE,
    8,
    2800,
    1000,
    ignition(
        special_summon(THIS, Position.FACE_UP, becomes(Stat.ATK, half(atk_of(EACH)))),
        cost=banish(exactly(2, (CYBERSE & OTHER).in_hand() | (CYBERSE & OTHER & FACE_UP).on_field(Side.YOU))),
        zones=Zone.HAND | Zone.GRAVEYARD,
        limit=ONCE_PER_TURN_BY_NAME,
    ),
    ignition(
        If(AllRemain(THIS) & this_is(FACE_UP), banish(one((MONSTER & FACE_UP & atk(at_most=atk_of(THIS))).on_field()))),
        cost=banish(one(CARD.in_hand())),
        limit=ONCE_PER_TURN,
    ),
)
IN_EXTRA_ZONE = InExtraMonsterZone()
CO_LINKED_TO_THIS = IsCoLinked(IS_THIS)
TWO_CO_LINKED = Exists(CO_LINKED_TO_THIS.on_field(), 2)

DECODE_TALKER = link_monster(
    1861629,
    "デコード・トーカー",
    "Decode Talker",
    Attribute.DARK,
    Race.CYBERSE,
    3,
    2300,
    Marker.BOTTOM_LEFT | Marker.TOP | Marker.BOTTOM_RIGHT,
    LinkMaterials(EFFECT_MONSTER, 2),
    continuous(gains(Stat.ATK, times(count(POINTED_AT_BY_THIS.on_field()), 500), to=THIS)),
    quick(
        when=Activated(by=Side.OPPONENT, targets=CARD.on_field(Side.YOU)),
        cost=tribute(one(POINTED_AT_BY_THIS.on_field(Side.YOU))),
        resolution=negate_and_destroy(),
        outside_damage_step=True,
    ),
)

ENCODE_TALKER = link_monster(
    6622715,
    "エンコード・トーカー",
    "Encode Talker",
    Attribute.LIGHT,
    Race.CYBERSE,
    3,
    2300,
    Marker.TOP | Marker.BOTTOM | Marker.BOTTOM_RIGHT,
    LinkMaterials(CYBERSE, 2),
    trigger(
        When(EventKind.BEFORE_CALCULATION),
        apply(
            cannot(Action.BE_DESTROYED_BY_BATTLE),
            may(Permission.NO_BATTLE_DAMAGE),
            to=YOUR_BATTLER,
            until=Until.END_OF_DAMAGE_STEP,
        ).also(
            apply(
                Whenever(
                    When(EventKind.BATTLED),
                    apply(
                        gains(Stat.ATK, atk_of(OPPOSING_BATTLER)),
                        to=one(IS_THIS.on_field(Side.YOU) | (POINTED_AT_BY_THIS & FACE_UP).on_field(Side.YOU)),
                        until=Until.END_OF_TURN,
                    ),
                ),
                until=Until.END_OF_DAMAGE_STEP,
            )
        ),
        condition=IsBattling(POINTED_AT_BY_THIS, atk(at_least=Plus(atk_of(YOUR_BATTLER), 1))),
        limit=ONCE_PER_TURN,
    ),
)


TRI_GATE_WIZARD = link_monster(
    32617464,
    "トライゲート・ウィザード",
    "Tri-Gate Wizard",
    Attribute.EARTH,
    Race.CYBERSE,
    3,
    2200,
    Marker.LEFT | Marker.TOP | Marker.RIGHT,
    LinkMaterials(MONSTER & ~TOKEN, 2),
    continuous(may(Permission.DOUBLE_DAMAGE, to=CO_LINKED_TO_THIS.on_field(Side.YOU), which=MONSTER)),
    ignition(banish(TARGET), condition=TWO_CO_LINKED, targets=one(CARD.on_field()), limit=ONCE_PER_TURN),
    quick(
        NegateActivation().and_if_you_do(banish(RESPONDED)),
        when=activated(),
        condition=Exists(CO_LINKED_TO_THIS.on_field(), 3),
        limit=ONCE_PER_TURN,
    ),
)

BINARY_SORCERESS = link_monster(
    79016563,
    "バイナル・ソーサレス",
    "Binary Sorceress",
    Attribute.EARTH,
    Race.CYBERSE,
    2,
    1600,
    Marker.LEFT | Marker.RIGHT,
    LinkMaterials(MONSTER & ~TOKEN, 2, 2),
    trigger(
        When(EventKind.BATTLE_DAMAGE, None, Side.OPPONENT, by_card=CO_LINKED_TO_THIS),
        GainLife(DAMAGE_TAKEN),
        timing=WHEN,
        condition=IsBattling(CO_LINKED_TO_THIS, MONSTER),
    ),
    quick(
        If(
            AllRemain(TARGET),
            apply(
                becomes(Stat.ATK, half(atk_of(EACH))),
                to=one(IsAmong(TARGET).on_field(Side.YOU)),
                until=Until.END_OF_TURN,
            ).and_if_you_do(
                apply(gains(Stat.ATK, atk_of(THEM)), to=Those(TARGET, ~IsAmong(THEM)), until=Until.END_OF_TURN)
            ),
        ),
        condition=TWO_CO_LINKED,
        targets=exactly(2, (MONSTER & FACE_UP).on_field(Side.YOU)),
        limit=ONCE_PER_TURN,
    ),
)

LINKURIBOH = link_monster(
    41999284,
    "リンクリボー",
    "Linkuriboh",
    Attribute.DARK,
    Race.CYBERSE,
    1,
    300,
    Marker.BOTTOM,
    LinkMaterials(level(1), 1, 1),
    trigger(
        attack_declared(by=Side.OPPONENT, who=MONSTER & atk(at_least=1)),
        apply(becomes(Stat.ATK, 0), to=ATTACKER, until=Until.END_OF_TURN),
        timing=WHEN,
        cost=tribute(THIS),
    ),
    quick(
        special_summon(THIS),
        cost=tribute(one(level(1).on_field(Side.YOU))),
        zones=Zone.GRAVEYARD,
        limit=ONCE_PER_TURN_BY_NAME,
    ),
)

TOPOLOGIC_BOMBER_DRAGON = link_monster(
    5821478,
    "トポロジック・ボマー・ドラゴン",
    "Topologic Bomber Dragon",
    Attribute.DARK,
    Race.CYBERSE,
    4,
    3000,
    Marker.TOP | Marker.BOTTOM_LEFT | Marker.BOTTOM | Marker.BOTTOM_RIGHT,
    LinkMaterials(EFFECT_MONSTER, 2),
    trigger(
        When(EventKind.SUMMONED, OTHER & IsPointedAt(), kinds=SummonKind.SPECIAL),
        destroy(every((MONSTER & ~IN_EXTRA_ZONE).on_field())).also(
            apply(cannot(Action.ATTACK, to=(MONSTER & OTHER).on_field(Side.YOU)), until=Until.END_OF_TURN)
        ),
        mandatory=True,
    ),
    trigger(
        When(EventKind.BATTLED, IS_THIS),
        damage(original_atk_of(OPPOSING_BATTLER)),
        mandatory=True,
        condition=IsBattling(IS_THIS, MONSTER, attacking=True),
    ),
)

BACKLINKER = monster(
    71172240,
    "バックリンカー",
    "Backlinker",
    Attribute.DARK,
    Race.CYBERSE,
    3,
    1600,
    0,
    ignition(
        to_deck(every(IN_EXTRA_ZONE.on_field())).also(
            apply(player_cannot(Action.SPECIAL_SUMMON, Side.YOU, zones=Zone.EXTRA_DECK), until=Until.END_OF_TURN)
        ),
        cost=tribute(THIS),
    ),
    procedures=(
        Procedure(condition=Exists(IN_EXTRA_ZONE.on_field(Side.OPPONENT)) & no(IN_EXTRA_ZONE.on_field(Side.YOU))),
    ),
)
