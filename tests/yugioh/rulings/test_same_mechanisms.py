"""What rulings of the book say of one card holds for other cards with the same mechanism."""

from __future__ import annotations

import pytest

from duelkit.yugioh.rulings import read_rulings, run

HEAD = """
[[ruling]]
id = "one"
source = "fid 1"
editions = "{editions}"
question = {{ en = "Q", ja = "問" }}
answer = {{ en = "A", ja = "答" }}
{position}
steps = '''
{steps}
'''
"""

DECLARED = {
    "a declared attack goes on (攻撃宣言できない)": (
        "mr3..",
        """me.monsters = ["Gemini Elf", "Luster Dragon"]
other.monsters = ["Morphtronic Scannen"]
other.spells = ["set Morphtronic Bind"]""",
        """to battle
me attack Gemini Elf > Morphtronic Scannen
other activate Morphtronic Bind
resolve
settle
Morphtronic Scannen was destroyed by battle""",
    ),
    "but none is declared any more": (
        "mr3..",
        """me.monsters = ["Gemini Elf", "Luster Dragon"]
other.monsters = ["Morphtronic Scannen"]
other.spells = ["Morphtronic Bind"]""",
        """to battle
me may not attack Gemini Elf
me may not attack Luster Dragon""",
    ),
    "a monster that cannot attack stops (攻撃できない)": (
        "mr3..",
        """me.monsters = ["Gemini Elf"]
other.monsters = ["Sangan"]
other.spells = ["set Nightmare Wheel"]""",
        """to battle
me attack Gemini Elf > Sangan
other activate Nightmare Wheel > Gemini Elf
resolve
settle
Sangan in other's monster zone""",
    ),
    "Swords of Revealing Light prevents declarations": (
        "all",
        """me.monsters = ["Gemini Elf"]
other.monsters = ["Sangan"]
other.spells = ["Swords of Revealing Light"]""",
        """to battle
me may not attack Gemini Elf""",
    ),
}
PHASES = {
    "two contracts with errors form a chain": (
        "mr3..",
        """turn_player = "other"
me.life = 8000
me.spells = ["Dark Contract with Errors #a", "Dark Contract with Errors #b"]""",
        """to standby
me activate #a
me activate #b
chain 2
resolve
me life 6000""",
    ),
    "or do not": (
        "mr2..",
        """turn_player = "other"
other.life = 8000
me.spells = ["Gem Flash Energy #a", "Gem Flash Energy #b", "Toon World"]""",
        """to standby
me activate #a
me decline
chain 1
resolve
other life 7700
settle
other life 7400""",
    ),
    "an effect of the phase with the card itself": (
        "mr2..",
        """other.life = 8000
me.spells = ["set Gem Flash Energy", "Toon World"]
phase = "standby"
me.life = 8000""",
        """me activate Gem Flash Energy > 1
chain 1
resolve
other life 7700
to main 1
other life 7700""",
    ),
}
FIGURES = {
    "set as it is summoned, before what applies on the field": (
        "mr3..",
        """me.monsters = ["Twin-Headed Behemoth"]
me.hand = ["Dark Hole", "Mountain"]""",
        """me activate Mountain
resolve
me activate Dark Hole
resolve
to end
me activate Twin-Headed Behemoth
resolve
me position attack
Twin-Headed Behemoth ATK 1200""",
    ),
    "Vice Dragon's halved ATK is gone for good": (
        "mr2..",
        """me.hand = ["Vice Dragon", "Mystical Space Typhoon"]
me.spells = ["set Skill Drain"]
other.monsters = ["Gemini Elf"]""",
        """me special Vice Dragon
me position attack
settle
Vice Dragon ATK 1000
me activate Skill Drain
resolve
Vice Dragon ATK 2000
me activate Mystical Space Typhoon > Skill Drain
resolve
Vice Dragon ATK 2000""",
    ),
    "Hundred-Footed Horror's ATK as well": (
        "mr3..",
        """me.hand = ["Hundred-Footed Horror", "Mystical Space Typhoon"]
me.spells = ["set Skill Drain"]
other.monsters = ["Gemini Elf"]""",
        """me special Hundred-Footed Horror way 1
settle
Hundred-Footed Horror ATK 1300
me activate Skill Drain
resolve
Hundred-Footed Horror ATK 2600
me activate Mystical Space Typhoon > Skill Drain
resolve
Hundred-Footed Horror ATK 2600""",
    ),
    "a Level that was lowered in the hand": (
        "mr4..",
        """me.hand = ["G Golem Rock Hammer", "Backup Secretary"]""",
        """me may not summon G Golem Rock Hammer
me activate G Golem Rock Hammer > Backup Secretary
resolve
me summon G Golem Rock Hammer
settle
G Golem Rock Hammer Level 4
next turn
G Golem Rock Hammer Level 6""",
    ),
    "and Set, and turned face-up": (
        "mr4..",
        """me.hand = ["G Golem Rock Hammer", "Backup Secretary", "Book of Taiyou"]""",
        """me activate G Golem Rock Hammer > Backup Secretary
resolve
me set G Golem Rock Hammer
settle
me activate Book of Taiyou > G Golem Rock Hammer
resolve
G Golem Rock Hammer Level 4""",
    ),
}
EQUIPS = {
    "Reaper on the Nightmare is still targeted": (
        "mr1..",
        """me.monsters = ["Reaper on the Nightmare"]
me.hand = ["Axe of Despair", "Emergency Provisions"]
me.spells = ["Skill Drain"]""",
        """me activate Axe of Despair > Reaper on the Nightmare
resolve
settle
Reaper on the Nightmare in monster zone
me activate Emergency Provisions > Skill Drain > done
Reaper on the Nightmare in graveyard""",
    ),
    "equipped without a negation, at the end of that effect": (
        "mr1..",
        """me.monsters = ["Spirit Reaper"]
me.hand = ["Axe of Despair"]""",
        """me activate Axe of Despair > Spirit Reaper
Spirit Reaper in monster zone
resolve
settle
Spirit Reaper in graveyard""",
    ),
    "XY-Dragon Cannon takes an equipped union": (
        "all",
        """me.monsters = ["X-Head Cannon", "Y-Dragon Head"]
me.extra = ["XY-Dragon Cannon"]""",
        """me activate Y-Dragon Head > X-Head Cannon
resolve
settled
me special XY-Dragon Cannon > X-Head Cannon > Y-Dragon Head > attack
settle
XY-Dragon Cannon in monster zone
me banished 2""",
    ),
    "XZ-Tank Cannon too": (
        "all",
        """me.monsters = ["X-Head Cannon", "Z-Metal Tank"]
me.extra = ["XZ-Tank Cannon"]""",
        """me activate Z-Metal Tank > X-Head Cannon
resolve
settled
me special XZ-Tank Cannon > X-Head Cannon > Z-Metal Tank > attack
settle
XZ-Tank Cannon in monster zone""",
    ),
    "what is destroyed together with Big Bang Shot is not banished": (
        "mr2..",
        """me.monsters = ["Demise, King of Armageddon", "Gemini Elf"]
me.spells = [{ card = "Big Bang Shot", equipped_to = "Gemini Elf" }]""",
        """me activate Demise, King of Armageddon
resolve
settle
Gemini Elf in graveyard
me banished 0""",
    ),
    "Ballista does nothing against a face-up monster": (
        "all",
        """me.monsters = ["Gemini Elf"]
me.spells = [{ card = "Ballista of Rampart Smashing", equipped_to = "Gemini Elf" }]
other.monsters = ["defense Giant Soldier of Stone"]""",
        """to battle
me attack Gemini Elf > Giant Soldier of Stone
settle
Giant Soldier of Stone in monster zone""",
    ),
    "a trap that targets the equipped monster from the field": (
        "all",
        """me.monsters = ["Gemini Elf"]
me.hand = ["Mystical Space Typhoon"]
me.spells = [{ card = "Big Bang Shot", equipped_to = "Gemini Elf" }]""",
        """me activate Mystical Space Typhoon > Big Bang Shot
resolve
settle
Gemini Elf in banished""",
    ),
}
PARTS = {
    "only a monster that leaves something to add": (
        "mr20..",
        """me.hand = ["Nadir Servant"]
me.graveyard = ["Dogmatika Theo, the Iron Punch"]
me.extra = ["Stardust Dragon", "Number 39: Utopia", "Formula Synchron"]""",
        """me activate Nadir Servant
resolve
me may pick only Stardust Dragon | Number 39: Utopia
me pick Stardust Dragon
settle
Dogmatika Theo, the Iron Punch in hand""",
    ),
    "its ATK may be just as high": (
        "mr20..",
        """me.hand = ["Nadir Servant"]
me.deck = ["Dogmatika Ecclesia, the Virtuous"]
me.extra = ["Stardust Dragon", "Formula Synchron"]""",
        """me activate Nadir Servant
resolve
Stardust Dragon in graveyard
settle
Dogmatika Ecclesia, the Virtuous in hand""",
    ),
}


@pytest.mark.parametrize(
    ("editions", "position", "steps"),
    [
        pytest.param(*case, id=name)
        for group in (DECLARED, PHASES, FIGURES, EQUIPS, PARTS)
        for name, case in group.items()
    ],
)
def test_the_mechanism_of_a_ruling_holds_for_other_cards(editions: str, position: str, steps: str) -> None:
    text = HEAD.format(editions=editions, position=position, steps=steps)
    (ruling,) = read_rulings(text, "test.toml")
    for edition in ruling.editions:
        failure = run(ruling, edition)
        assert failure is None, str(failure)
