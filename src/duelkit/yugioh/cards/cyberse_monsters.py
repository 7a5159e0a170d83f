"""Cyberse monsters (サイバース族) of the main deck."""

from duelkit.yugioh.cards.series import CYBERSE
from duelkit.yugioh.language import (
    CARD,
    COST_CARDS,
    EACH,
    FACE_UP,
    IS_THIS,
    MONSTER,
    NORMAL_MONSTER,
    ONCE_PER_DUEL,
    ONCE_PER_TURN,
    ONCE_PER_TURN_BY_NAME,
    OTHER,
    SPELL_OR_TRAP,
    SUMMONABLE,
    TARGET,
    THIS,
    WHEN,
    YOUR_TURN,
    AllRemain,
    Attribute,
    Because,
    CountOf,
    Discard,
    EventKind,
    If,
    InsteadOfDestruction,
    Limit,
    LimitScope,
    MakeTokens,
    May,
    Permission,
    Position,
    Procedure,
    Race,
    Side,
    Stat,
    SummonKind,
    Until,
    WasSummoned,
    When,
    Zone,
    apply,
    atk,
    atk_of,
    banish,
    battle_damage_to,
    becomes,
    continuous,
    destroy,
    exactly,
    gains,
    half,
    ignition,
    level,
    monster,
    named,
    no,
    normal_summoned,
    one,
    pay,
    sent_to_graveyard,
    special_summon,
    this_is,
    to_hand,
    tribute,
    trigger,
    up_to,
)

BITRON = monster(36211150, "ビットロン", "Bitron", Attribute.EARTH, Race.CYBERSE, 2, 200, 2000)
DIGITRON = monster(32295838, "デジトロン", "Digitron", Attribute.EARTH, Race.CYBERSE, 2, 1500, 0)

BALANCER_LORD = monster(
    8567955,
    "バランサーロード",
    "Balancer Lord",
    Attribute.LIGHT,
    Race.CYBERSE,
    4,
    1700,
    1200,
    ignition(
        apply(May(Permission.EXTRA_NORMAL_SUMMON, to=None, side=Side.YOU, which=CYBERSE), until=Until.END_OF_TURN),
        cost=pay(1000),
        limit=ONCE_PER_TURN,
    ),
    trigger(
        When(EventKind.BANISHED, IS_THIS), special_summon(one(level(at_most=4).in_hand())), limit=ONCE_PER_TURN_BY_NAME
    ),
)

BOOT_STAGGERED = monster(
    70950698,
    "ブート・スタッガード",
    "Boot Staggered",
    Attribute.LIGHT,
    Race.CYBERSE,
    5,
    2300,
    500,
    trigger(
        When(EventKind.SUMMONED, CYBERSE, Side.YOU, kinds=SummonKind.NORMAL),
        special_summon(THIS),
        timing=WHEN,
        zones=Zone.HAND,
        limit=ONCE_PER_TURN_BY_NAME,
    ),
    trigger(
        battle_damage_to(Side.OPPONENT, by_card=IS_THIS),
        MakeTokens("スタッグトークン", "Stag Token", Attribute.EARTH, Race.CYBERSE, 1, 0, 0),
        timing=WHEN,
    ),
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

DRACONNET = monster(
    62706865,
    "ドラコネット",
    "Draconnet",
    Attribute.DARK,
    Race.CYBERSE,
    3,
    1400,
    1200,
    trigger(
        normal_summoned(),
        special_summon(
            one((NORMAL_MONSTER & level(at_most=2)).in_zones(Zone.HAND | Zone.DECK)), Position.FACE_UP_DEFENSE
        ),
        timing=WHEN,
    ),
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

LINKSLAYER = monster(
    35595518,
    "リンクスレイヤー",
    "Linkslayer",
    Attribute.EARTH,
    Race.CYBERSE,
    5,
    2000,
    600,
    ignition(
        destroy(TARGET),
        cost=Discard(up_to(2, CARD.in_hand())),
        targets=exactly(CountOf(COST_CARDS), SPELL_OR_TRAP.on_field()),
        limit=ONCE_PER_TURN,
    ),
    procedures=(Procedure(condition=no(MONSTER.on_field(Side.YOU))),),
)

RAM_CLOUDER = monster(
    9190563,
    "ＲＡＭクラウダー",
    "RAM Clouder",
    Attribute.LIGHT,
    Race.CYBERSE,
    4,
    1800,
    1000,
    ignition(
        special_summon(TARGET),
        cost=tribute(one(MONSTER.on_field(Side.YOU))),
        targets=one((CYBERSE & SUMMONABLE).in_graveyard()),
        limit=ONCE_PER_TURN_BY_NAME,
    ),
)

ROM_CLOUDIA = monster(
    44956694,
    "ＲＯＭクラウディア",
    "ROM Cloudia",
    Attribute.DARK,
    Race.CYBERSE,
    4,
    1800,
    0,
    trigger(
        normal_summoned(),
        to_hand(TARGET),
        timing=WHEN,
        targets=one((CYBERSE & ~named("ＲＯＭクラウディア", "ROM Cloudia")).in_graveyard()),
    ),
    trigger(
        When(EventKind.DESTROYED, IS_THIS, because=Because.BATTLE)
        | When(EventKind.DESTROYED, IS_THIS, because=Because.EFFECT),
        special_summon(one((CYBERSE & level(at_most=4) & ~named("ＲＯＭクラウディア", "ROM Cloudia")).in_deck())),
    ),
)

CARDS = (
    BITRON,
    DIGITRON,
    BALANCER_LORD,
    BOOT_STAGGERED,
    CLIANT,
    DOTSCAPER,
    DRACONNET,
    DUAL_ASSEMBWURM,
    LINKSLAYER,
    RAM_CLOUDER,
    ROM_CLOUDIA,
)
