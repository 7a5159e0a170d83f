"""Trap Cards (罠カード) of the staples, with Helios for Macro Cosmos."""

from duelkit.yugioh.language import (
    BATTLE_PHASE,
    FACE_UP,
    LINKED,
    MAIN_PHASE,
    MONSTER,
    OPPONENTS_TURN,
    TARGET,
    THIS,
    YOUR_TURN,
    Action,
    BanishFor,
    Bind,
    CardType,
    Compare,
    EventKind,
    HasLeft,
    If,
    InPhase,
    InStep,
    IsAmong,
    LifePoints,
    NormalSummonNow,
    Phase,
    Plus,
    SetLife,
    Side,
    SkipPhases,
    SpecialSummon,
    Step,
    Until,
    When,
    Whenever,
    WouldTakeBattleDamage,
    apply,
    cannot,
    continuous,
    damage,
    destroy,
    discard,
    draw,
    every,
    in_phase,
    leaves_field,
    named,
    one,
    pay,
    player_cannot,
    quick,
    trap,
    trigger,
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
