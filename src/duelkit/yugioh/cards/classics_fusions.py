"""Fusion Monsters of the years up to 2005, Relinquished and its spell."""

from __future__ import annotations

from duelkit.yugioh.language import (
    CARD,
    DAMAGE_TAKEN,
    IS_THIS,
    LINKED,
    MONSTER,
    ONCE_PER_TURN,
    OTHER,
    TARGET,
    THIS,
    Action,
    Are,
    Attribute,
    CardType,
    Equip,
    FusionMaterials,
    InsteadOfDestruction,
    IsBattling,
    Race,
    RitualSummon,
    Side,
    Stat,
    StatOf,
    Whenever,
    battle_damage_to,
    becomes,
    cannot,
    continuous,
    damage,
    destroy,
    fusion,
    ignition,
    named,
    one,
    original_atk_of,
    ritual_monster,
    spell,
)

# Relinquished and its fusion

HAS_ABSORBED = Are(LINKED, CARD)
ABSORBS = ignition(
    Equip(TARGET, to=THIS, bind=True),
    condition=~HAS_ABSORBED,
    targets=one(MONSTER.on_field(Side.OPPONENT)),
    limit=ONCE_PER_TURN,
).still(theirs=True)
LIVES_ON_WHAT_IT_ABSORBED = continuous(
    becomes(Stat.ATK, original_atk_of(LINKED), to=THIS),
    becomes(Stat.DEF, StatOf(Stat.ORIGINAL_DEF, LINKED), to=THIS),
    InsteadOfDestruction(to=THIS, pay=destroy(LINKED), by_effect=False),
    condition=HAS_ABSORBED,
)
RELINQUISHED = ritual_monster(
    64631466,
    "サクリファイス",
    "Relinquished",
    Attribute.DARK,
    Race.SPELLCASTER,
    1,
    0,
    0,
    ABSORBS,
    LIVES_ON_WHAT_IT_ABSORBED,
    continuous(
        Whenever(battle_damage_to(Side.YOU), damage(DAMAGE_TAKEN)), condition=HAS_ABSORBED & IsBattling(IS_THIS)
    ),
)
BLACK_ILLUSION_RITUAL = spell(
    41426869,
    "イリュージョンの儀式",
    "Black Illusion Ritual",
    icon=CardType.RITUAL,
    resolution=RitualSummon(named("サクリファイス", "Relinquished")),
)
THOUSAND_EYES_RESTRICT = fusion(
    63519819,
    "サウザンド・アイズ・サクリファイス",
    "Thousand-Eyes Restrict",
    Attribute.DARK,
    Race.SPELLCASTER,
    1,
    0,
    0,
    FusionMaterials((named("サクリファイス", "Relinquished"), named("千眼の邪教神", "Thousand-Eyes Idol"))),
    continuous(
        cannot(Action.ATTACK, to=(MONSTER & OTHER).on_field()),
        cannot(Action.CHANGE_POSITION, to=(MONSTER & OTHER).on_field()),
    ),
    ABSORBS,
    LIVES_ON_WHAT_IT_ABSORBED,
)

# Fusion Monsters without effects
