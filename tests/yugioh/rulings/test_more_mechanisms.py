"""More rulings of the book that hold for other cards with the same mechanism."""

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

WITHOUT_TARGET = {
    "a mandatory effect on a Summon, with no face-down monster": (
        "all",
        """me.hand = ["Granmarg the Rock Monarch"]
me.monsters = ["Gemini Elf"]""",
        """me summon Granmarg the Rock Monarch > Gemini Elf
settle
Granmarg the Rock Monarch was activated""",
    ),
    "a Flip Effect with nothing in the Graveyard": (
        "all",
        """me.monsters = ["set Magician of Faith"]""",
        """me flip Magician of Faith
settle
Magician of Faith was activated
me hand 0""",
    ),
    "a Flip Summon with no Spells or Traps to destroy": (
        "all",
        """me.monsters = ["set Swarm of Locusts"]""",
        """me flip Swarm of Locusts
settle
Swarm of Locusts was activated""",
    ),
    "one card is too few for two targets": (
        "all",
        """me.monsters = ["set Tornado Bird"]
other.field = 'Sogen'""",
        """me flip Tornado Bird
settle
Tornado Bird was activated
Sogen in field zone""",
    ),
    "an optional effect is not offered": (
        "mr1..",
        """me.monsters = ["Raidraptor - Vanishing Lanius"]
me.hand = ["Exarion Universe"]""",
        """me may not activate Raidraptor - Vanishing Lanius""",
    ),
}

THIS_CARD_TOO = {
    "Archfiend Eccentrick destroys itself and a card": (
        "mr3..",
        """me.pendulum = { left = "Archfiend Eccentrick" }
other.spells = ["set Mirror Force"]""",
        """me activate Archfiend Eccentrick > Mirror Force
resolve
settle
Mirror Force in graveyard""",
    ),
    "Archfiend Eccentrick has left": (
        "mr3..",
        """me.pendulum = { left = "Archfiend Eccentrick" }
other.spells = ["set Mirror Force", "set Dust Tornado"]""",
        """me activate Archfiend Eccentrick > Mirror Force
other activate Dust Tornado > Archfiend Eccentrick
resolve
settle
Mirror Force in spell zone""",
    ),
    "Electrode Beast Anion has left": (
        "mr3..",
        """me.monsters = ["Electrode Beast Anion", "Gemini Elf"]
me.life = 8000
other.spells = ["set Compulsory Evacuation Device"]""",
        """me activate Electrode Beast Anion > Gemini Elf
other activate Compulsory Evacuation Device > Electrode Beast Anion
resolve
settle
Gemini Elf in monster zone
me hand 1""",
    ),
    "Arequus has left": (
        "mr3..",
        """me.monsters = ["Arequus the Shining Mars Saint"]
me.spells = ["Solemn Wishes"]
other.spells = ["set Compulsory Evacuation Device"]""",
        """me activate Arequus the Shining Mars Saint > Solemn Wishes
other activate Compulsory Evacuation Device > Arequus the Shining Mars Saint
resolve
settle
Solemn Wishes in spell zone""",
    ),
}

NEGATED_AND_DESTROYED = {
    "Starlight Road destroys the Spell whose effect it negates": (
        "mr2..",
        """me.hand = ["Dark Hole"]
me.monsters = ["Stardust Dragon"]
other.monsters = ["Gemini Elf", "Luster Dragon"]
other.spells = ["set Starlight Road"]""",
        """me activate Dark Hole
other activate Starlight Road
me may activate Stardust Dragon""",
    ),
    "so does Superancient Deepsea King Coelacanth": (
        "mr2..",
        """me.hand = ["Change of Heart"]
me.monsters = ["Stardust Dragon"]
other.monsters = ["Superancient Deepsea King Coelacanth", "7 Colored Fish"]""",
        """me activate Change of Heart > Superancient Deepsea King Coelacanth
other activate Superancient Deepsea King Coelacanth > 7 Colored Fish
me may activate Stardust Dragon""",
    ),
    "a Spell whose activation is negated is no card on the field": (
        "mr2..",
        """me.hand = ["Dark Hole"]
me.monsters = ["Stardust Dragon"]
other.life = 8000
other.spells = ["set Solemn Judgment", "set Magic Jammer"]
other.hand = ["Kuriboh"]""",
        """me activate Dark Hole
other activate Magic Jammer > Kuriboh
me may not activate Stardust Dragon""",
    ),
}

FIGURES = {
    "the monster that Thousand-Eyes Restrict equips counts over an earlier Megamorph": (
        "mr3..",
        """me.monsters = ["Thousand-Eyes Restrict #r"]
me.life = 4000
me.spells = [{ card = "Megamorph", equipped_to = "#r" }]
other.life = 8000
other.monsters = ["Summoned Skull"]""",
        """me activate Thousand-Eyes Restrict > Summoned Skull
resolve
settle
#r ATK 2500""",
    ),
    "a later Megamorph counts over the monster that it equipped (113)": (
        "mr3..",
        """me.monsters = ["Thousand-Eyes Restrict #r"]
me.life = 4000
me.hand = ["Megamorph"]
other.life = 8000
other.monsters = ["Summoned Skull"]""",
        """me activate Thousand-Eyes Restrict > Summoned Skull
resolve
settle
#r ATK 2500
me activate Megamorph > #r
resolve
settle
#r ATK 0""",
    ),
    "the same with Relinquished": (
        "mr3..",
        """me.monsters = ["Relinquished #r"]
me.life = 4000
me.hand = ["Megamorph"]
other.life = 8000
other.monsters = ["Summoned Skull"]""",
        """me activate Relinquished > Summoned Skull
resolve
settle
me activate Megamorph > #r
resolve
settle
#r ATK 0""",
    ),
}

AWAY = {
    "Mist Archfiend, Summoned without Tribute, returns in the End Phase": (
        "mr2..",
        """me.hand = ["Mist Archfiend"]
me.life = 8000
me.spells = ["set Interdimensional Matter Transporter"]""",
        """me special Mist Archfiend way 1
settle
me activate Interdimensional Matter Transporter > Mist Archfiend
resolve
next turn
Mist Archfiend in graveyard
me life 7000""",
    ),
    "Malevolent Mech - Goku En does so too": (
        "mr3..",
        """me.hand = ["Malevolent Mech - Goku En"]
me.life = 8000
me.spells = ["set Interdimensional Matter Transporter"]""",
        """me special Malevolent Mech - Goku En way 1
settle
me activate Interdimensional Matter Transporter > Malevolent Mech - Goku En
resolve
next turn
Malevolent Mech - Goku En in graveyard
me life 5600""",
    ),
    "turned face-down, it is not destroyed": (
        "mr2..",
        """me.hand = ["Mist Archfiend", "Book of Moon", "Book of Taiyou"]
me.life = 8000""",
        """me special Mist Archfiend way 1
settle
me activate Book of Moon > Mist Archfiend
resolve
me activate Book of Taiyou > Mist Archfiend
resolve
next turn
Mist Archfiend in monster zone
me life 8000""",
    ),
}


OWN_SUMMON = {
    "Mysterious Puppeteer does not count its own Summon": (
        "all",
        """me.hand = ["Mysterious Puppeteer"]
me.life = 8000""",
        """me summon Mysterious Puppeteer
settle
me life 8000""",
    ),
    "nor its own Flip Summon": (
        "all",
        """me.monsters = ["set Mysterious Puppeteer"]
me.life = 8000""",
        """me flip Mysterious Puppeteer
settle
me life 8000""",
    ),
    "but that of another one": (
        "all",
        """me.hand = ["Mysterious Puppeteer #b"]
me.monsters = ["Mysterious Puppeteer #a"]
me.life = 8000""",
        """me summon #b
settle
me life 8500""",
    ),
}

UNDER_THEIR_CONTROL = {
    "Dark Necrofear, taken and destroyed by the one who took it": (
        "all",
        """me.hand = ["Change of Heart", "Dark Hole"]
me.monsters = ["Gemini Elf"]
other.monsters = ["Dark Necrofear"]""",
        """me activate Change of Heart > Dark Necrofear
resolve
me activate Dark Hole
resolve
next turn
Dark Necrofear in graveyard
Dark Necrofear was not activated""",
    ),
    "Vampire Lord, taken and destroyed by the one who took him": (
        "all",
        """me.hand = ["Change of Heart", "Dark Hole"]
other.monsters = ["Vampire Lord"]""",
        """me activate Change of Heart > Vampire Lord
resolve
me activate Dark Hole
resolve
next turn
settle
Vampire Lord in graveyard""",
    ),
    "Vampire Lord, destroyed on his owner's field": (
        "all",
        """me.hand = ["Dark Hole"]
other.monsters = ["Vampire Lord"]""",
        """me activate Dark Hole
resolve
to standby
resolve
other position attack
settle
Vampire Lord in monster zone""",
    ),
}

AFTER_A_COST = {
    "Sweet Roommaid answers a card discarded as a cost": (
        "mr3..",
        """me.hand = ["Tribute to The Doomed", "Gemini Elf"]
me.spells = ["set Sweet Roommaid"]
other.monsters = ["Luster Dragon"]""",
        """me activate Tribute to The Doomed > Gemini Elf > Luster Dragon
resolve
me may activate Sweet Roommaid""",
    ),
    "Play the Diabell answers a Trap sent as a cost": (
        "mr3..",
        """me.hand = ["Play the Diabell", "Emergency Provisions"]
me.spells = ["set Mirror Force"]
me.deck = ["Dark Magician"]""",
        """me may not activate Play the Diabell
me activate Emergency Provisions > Mirror Force > done
resolve
me may activate Play the Diabell""",
    ),
    "what came before a Chain cannot be answered after it": (
        "mr3..",
        """me.hand = ["Graceful Charity", "Gemini Elf", "Luster Dragon", "Upstart Goblin"]
me.spells = ["set Consolation Prize"]""",
        """me activate Graceful Charity
resolve
me pick Gemini Elf > Luster Dragon > done
settle
me activate Upstart Goblin
resolve
me may not activate Consolation Prize""",
    ),
}


@pytest.mark.parametrize(
    ("editions", "position", "steps"),
    [
        pytest.param(*case, id=name)
        for group in (
            WITHOUT_TARGET,
            THIS_CARD_TOO,
            NEGATED_AND_DESTROYED,
            FIGURES,
            AWAY,
            AFTER_A_COST,
            OWN_SUMMON,
            UNDER_THEIR_CONTROL,
        )
        for name, case in group.items()
    ],
)
def test_the_mechanism_of_a_ruling_holds_for_other_cards(editions: str, position: str, steps: str) -> None:
    text = HEAD.format(editions=editions, position=position, steps=steps)
    (ruling,) = read_rulings(text, "test.toml")
    for edition in ruling.editions:
        failure = run(ruling, edition)
        assert failure is None, str(failure)
