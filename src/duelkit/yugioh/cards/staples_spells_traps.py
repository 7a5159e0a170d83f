"""Spell and Trap Cards (魔法・罠カード) of the staples, with monsters that they bring or that tell editions apart."""

from __future__ import annotations

from duelkit.yugioh.language import (
    BATTLE_PHASE,
    EACH,
    FACE_UP,
    IS_THIS,
    LINKED,
    MAIN_PHASE,
    MONSTER,
    OPPONENTS_TURN,
    SPELL_OR_TRAP,
    SUMMONABLE,
    TARGET,
    THEM,
    THIS,
    TRIGGERING,
    YOUR_TURN,
    Action,
    Attribute,
    BanishFor,
    Because,
    Bind,
    CardType,
    Compare,
    EventIs,
    EventKind,
    Every,
    HalfOf,
    HasDone,
    HasLeft,
    If,
    InPhase,
    InStep,
    IsAmong,
    Later,
    LifePoints,
    May,
    NegateSummon,
    NormalSummonNow,
    PayLife,
    Permission,
    Phase,
    PlaceCounters,
    Plus,
    Position,
    Race,
    RitualSummon,
    SetLife,
    Side,
    SkipPhases,
    SpecialSummon,
    Stat,
    Step,
    Timing,
    TurnAction,
    Until,
    When,
    Whenever,
    WouldTakeBattleDamage,
    Zone,
    activated,
    apply,
    atk_of,
    becomes,
    cannot,
    continuous,
    damage,
    destroy,
    destroyed,
    discard,
    draw,
    every,
    gains,
    in_phase,
    leaves_field,
    loses,
    may,
    monster,
    named,
    negate_and_destroy,
    one,
    pay,
    player_cannot,
    quick,
    race,
    ritual_monster,
    series,
    special_summon,
    spell,
    times,
    trap,
    trigger,
    would_be_summoned,
)

CALL_OF_THE_HAUNTED = trap(
    97077563,
    "リビングデッドの呼び声",
    "Call of the Haunted",
    continuous(Whenever(leaves_field(), destroy(LINKED)), Whenever(destroyed(IsAmong(LINKED)), destroy(THIS))),
    icon=CardType.CONTINUOUS,
    targets=one((MONSTER & SUMMONABLE).in_graveyard()),
    resolution=SpecialSummon(TARGET, Position.FACE_UP_ATTACK, bind=True),
)

SOLEMN_JUDGMENT = trap(
    41420027,
    "神の宣告",
    "Solemn Judgment",
    icon=CardType.COUNTER,
    when=activated(SPELL_OR_TRAP, card=True) | would_be_summoned(),
    cost=PayLife(HalfOf(LifePoints())),
    resolution=If(
        EventIs(would_be_summoned()), NegateSummon().and_if_you_do(destroy(TRIGGERING)), negate_and_destroy()
    ),
)
BLACK_LUSTER_RITUAL = spell(
    55761792,
    "カオスの儀式",
    "Black Luster Ritual",
    icon=CardType.RITUAL,
    resolution=RitualSummon(named("カオス・ソルジャー", "Black Luster Soldier")),
)
BLACK_LUSTER_SOLDIER = ritual_monster(
    5405694, "カオス・ソルジャー", "Black Luster Soldier", Attribute.EARTH, Race.WARRIOR, 8, 3000, 2500
)
DARK_WORLD_DEALINGS = spell(
    74117290, "暗黒界の取引", "Dark World Dealings", resolution=draw(1, Side.EITHER).then(discard(1, side=Side.EITHER))
)
FORBIDDEN_DRESS = spell(
    96864811,
    "禁じられた聖衣",
    "Forbidden Dress",
    icon=CardType.QUICK_PLAY,
    targets=one((MONSTER & FACE_UP).on_field()),
    resolution=apply(
        loses(Stat.ATK, 600),
        cannot(Action.BE_DESTROYED_BY_EFFECT),
        cannot(Action.BE_TARGETED),
        to=TARGET,
        until=Until.END_OF_TURN,
    ),
)
LIMITER_REMOVAL = spell(
    23171610,
    "リミッター解除",
    "Limiter Removal",
    icon=CardType.QUICK_PLAY,
    resolution=apply(
        becomes(Stat.ATK, times(atk_of(EACH), 2)),
        to=every((race(Race.MACHINE) & FACE_UP).on_field(Side.YOU)),
        until=Until.END_OF_TURN,
    ).and_if_you_do(Later(Phase.END, destroy(Every((FACE_UP & IsAmong(THEM)).on_field())))),
)
SOGEN = spell(
    86318356,
    "草原",
    "Sogen",
    continuous(
        gains(Stat.ATK, 200, to=(race(Race.WARRIOR | Race.BEAST_WARRIOR) & FACE_UP).on_field()),
        gains(Stat.DEF, 200, to=(race(Race.WARRIOR | Race.BEAST_WARRIOR) & FACE_UP).on_field()),
    ),
    icon=CardType.FIELD,
)
SOUL_EXCHANGE = spell(
    68005187,
    "クロス・ソウル",
    "Soul Exchange",
    condition=~HasDone(TurnAction.CONDUCTED_BATTLE_PHASE),
    cost=apply(player_cannot(Action.CONDUCT_BATTLE_PHASE, Side.YOU), until=Until.END_OF_TURN),
    targets=one(MONSTER.on_field(Side.OPPONENT)),
    resolution=apply(may(Permission.MUST_BE_TRIBUTED), to=TARGET, until=Until.END_OF_TURN),
)
YAMI = spell(
    59197169,
    "闇",
    "Yami",
    continuous(
        gains(Stat.ATK, 200, to=(race(Race.FIEND | Race.SPELLCASTER) & FACE_UP).on_field()),
        gains(Stat.DEF, 200, to=(race(Race.FIEND | Race.SPELLCASTER) & FACE_UP).on_field()),
        loses(Stat.ATK, 200, to=(race(Race.FAIRY) & FACE_UP).on_field()),
        loses(Stat.DEF, 200, to=(race(Race.FAIRY) & FACE_UP).on_field()),
    ),
    icon=CardType.FIELD,
)
DRAWS_OUTSIDE_DRAW_PHASE = When(EventKind.DRAWN, side=Side.OPPONENT)

APPROPRIATE = trap(
    48539234,
    "便乗",
    "Appropriate",
    continuous(Whenever(DRAWS_OUTSIDE_DRAW_PHASE, draw(2)), condition=~InPhase((Phase.DRAW,))),
    icon=CardType.CONTINUOUS,
    when=DRAWS_OUTSIDE_DRAW_PHASE,
    condition=~InPhase((Phase.DRAW,)),
)
DEFENSE_DRAW = trap(
    24268052,
    "ガード・ブロック",
    "Defense Draw",
    condition=OPPONENTS_TURN & InStep(Step.CALCULATION) & WouldTakeBattleDamage(),
    steps=Step.CALCULATION,
    resolution=apply(player_cannot(Action.TAKE_BATTLE_DAMAGE, Side.YOU), until=Until.END_OF_DAMAGE_STEP).and_if_you_do(
        draw(1)
    ),
)
HYSTERIC_PARTY = trap(
    77778835,
    "ヒステリック・パーティー",
    "Hysteric Party",
    continuous(Whenever(leaves_field(), destroy(LINKED))),
    icon=CardType.CONTINUOUS,
    cost=discard(1),
    resolution=SpecialSummon(every(named("ハーピィ・レディ", "Harpie Lady").in_graveyard()), bind=True),
)
INTERDIMENSIONAL_MATTER_TRANSPORTER = trap(
    36261276,
    "亜空間物質転送装置",
    "Interdimensional Matter Transporter",
    targets=one((MONSTER & FACE_UP).on_field(Side.YOU)),
    resolution=BanishFor(TARGET, Until.END_PHASE),
)
NIGHTMARE_WHEEL = trap(
    54704216,
    "拷問車輪",
    "Nightmare Wheel",
    continuous(
        cannot(Action.ATTACK, to=LINKED),
        cannot(Action.CHANGE_POSITION, to=LINKED),
        Whenever(leaves_field(IsAmong(LINKED)), destroy(THIS)),
    ),
    trigger(
        in_phase(Phase.STANDBY, of=Side.YOU),
        mandatory=True,
        condition=~HasLeft(LINKED),
        resolution=If(~HasLeft(LINKED), damage(500)),
    ),
    icon=CardType.CONTINUOUS,
    targets=one(MONSTER.on_field(Side.OPPONENT)),
    resolution=Bind(TARGET),
)
RECKLESS_GREED = trap(
    37576645, "無謀な欲張り", "Reckless Greed", resolution=draw(2).and_if_you_do(SkipPhases(Phase.DRAW, 2))
)
SELF_DESTRUCT_BUTTON = trap(
    57585212,
    "自爆スイッチ",
    "Self-Destruct Button",
    condition=Compare(Plus(LifePoints(Side.OPPONENT), LifePoints(Side.YOU), minus=True), 7000),
    resolution=SetLife(0, Side.EITHER),
)
ULTIMATE_OFFERING = trap(
    80604091,
    "血の代償",
    "Ultimate Offering",
    quick(
        condition=(YOUR_TURN & MAIN_PHASE) | (OPPONENTS_TURN & BATTLE_PHASE),
        cost=pay(500),
        resolution=NormalSummonNow(),
    ),
    icon=CardType.CONTINUOUS,
)
ANCIENT_GEAR = series("アンティーク・ギア", "Ancient Gear", also=("古代の機械兵士",))

GEARTOWN = spell(
    37694547,
    "歯車街",
    "Geartown",
    continuous(May(Permission.ONE_TRIBUTE_LESS, None, Side.EITHER, which=ANCIENT_GEAR & MONSTER)),
    trigger(
        When(EventKind.SENT_TO_GRAVEYARD, IS_THIS, because=Because.DESTROYED),
        special_summon(one((ANCIENT_GEAR & MONSTER & SUMMONABLE).in_zones(Zone.HAND | Zone.DECK | Zone.GRAVEYARD))),
        timing=Timing.WHEN,
    ),
    icon=CardType.FIELD,
)
SNOW_DRAGON = monster(
    3070049,
    "スノー・ドラゴン",
    "Snow Dragon",
    Attribute.WATER,
    Race.DRAGON,
    4,
    1400,
    900,
    trigger(
        When(EventKind.SENT_TO_GRAVEYARD, IS_THIS, because=Because.BATTLE | Because.DESTROYED)
        | When(EventKind.SENT_TO_GRAVEYARD, IS_THIS, because=Because.EFFECT | Because.DESTROYED),
        PlaceCounters("アイスカウンター", 1, every((MONSTER & FACE_UP).on_field())),
        mandatory=True,
    ),
)
