"""English for the closed words of the game, and small grammar."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from duelkit.yugioh.language.terms import (
    Attribute,
    CardType,
    Phase,
    Position,
    Race,
    Side,
    Stat,
    SummonKind,
    Until,
    Would,
)
from duelkit.yugioh.text.grammar.registry import Language, Table

ATTRIBUTES = Table(
    Language.EN,
    {
        Attribute.EARTH: "EARTH",
        Attribute.WATER: "WATER",
        Attribute.FIRE: "FIRE",
        Attribute.WIND: "WIND",
        Attribute.LIGHT: "LIGHT",
        Attribute.DARK: "DARK",
        Attribute.DIVINE: "DIVINE",
    },
)
RACES = Table(
    Language.EN,
    {
        Race.WARRIOR: "Warrior",
        Race.SPELLCASTER: "Spellcaster",
        Race.FAIRY: "Fairy",
        Race.FIEND: "Fiend",
        Race.ZOMBIE: "Zombie",
        Race.MACHINE: "Machine",
        Race.AQUA: "Aqua",
        Race.PYRO: "Pyro",
        Race.ROCK: "Rock",
        Race.WINGED_BEAST: "Winged Beast",
        Race.PLANT: "Plant",
        Race.INSECT: "Insect",
        Race.THUNDER: "Thunder",
        Race.DRAGON: "Dragon",
        Race.BEAST: "Beast",
        Race.BEAST_WARRIOR: "Beast-Warrior",
        Race.DINOSAUR: "Dinosaur",
        Race.FISH: "Fish",
        Race.SEA_SERPENT: "Sea Serpent",
        Race.REPTILE: "Reptile",
        Race.PSYCHIC: "Psychic",
        Race.DIVINE_BEAST: "Divine-Beast",
        Race.CREATOR_GOD: "Creator God",
        Race.WYRM: "Wyrm",
        Race.CYBERSE: "Cyberse",
        Race.ILLUSION: "Illusion",
    },
)
MONSTER_WORDS = Table(
    Language.EN,
    {
        CardType.NORMAL: "Normal",
        CardType.EFFECT: "Effect",
        CardType.FUSION: "Fusion",
        CardType.RITUAL: "Ritual",
        CardType.SYNCHRO: "Synchro",
        CardType.XYZ: "Xyz",
        CardType.PENDULUM: "Pendulum",
        CardType.LINK: "Link",
        CardType.SPIRIT: "Spirit",
        CardType.UNION: "Union",
        CardType.GEMINI: "Gemini",
        CardType.TOON: "Toon",
        CardType.FLIP: "Flip",
        CardType.SPECIAL: "Special Summon",
    },
)
SPELL_WORDS = Table(
    Language.EN,
    {
        CardType.QUICK_PLAY: "Quick-Play",
        CardType.CONTINUOUS: "Continuous",
        CardType.EQUIP: "Equip",
        CardType.FIELD: "Field",
        CardType.RITUAL: "Ritual",
        CardType.COUNTER: "Counter",
        CardType.NORMAL: "Normal",
        CardType.PENDULUM: "Pendulum",
    },
)
TYPE_LINE = Table(
    Language.EN,
    {
        CardType.RITUAL: "Ritual",
        CardType.FUSION: "Fusion",
        CardType.SYNCHRO: "Synchro",
        CardType.XYZ: "Xyz",
        CardType.LINK: "Link",
        CardType.PENDULUM: "Pendulum",
        CardType.SPECIAL: "Special Summon",
        CardType.FLIP: "Flip",
        CardType.SPIRIT: "Spirit",
        CardType.UNION: "Union",
        CardType.GEMINI: "Gemini",
        CardType.TOON: "Toon",
        CardType.TUNER: "Tuner",
        CardType.NORMAL: "Normal",
        CardType.EFFECT: "Effect",
    },
)
STATS = Table(
    Language.EN,
    {
        Stat.ATK: "ATK",
        Stat.DEF: "DEF",
        Stat.LEVEL: "Level",
        Stat.RANK: "Rank",
        Stat.SCALE: "Pendulum Scale",
        Stat.ORIGINAL_ATK: "original ATK",
        Stat.ORIGINAL_DEF: "original DEF",
        Stat.ORIGINAL_LEVEL: "original Level",
        Stat.ORIGINAL_SCALE: "original Pendulum Scale",
        Stat.ATTRIBUTE: "Attribute",
        Stat.RACE: "Type",
        Stat.RATING: "Link Rating",
    },
)
PHASES = Table(
    Language.EN,
    {
        Phase.DRAW: "Draw Phase",
        Phase.STANDBY: "Standby Phase",
        Phase.MAIN_1: "Main Phase 1",
        Phase.BATTLE: "Battle Phase",
        Phase.MAIN_2: "Main Phase 2",
        Phase.END: "End Phase",
    },
)
POSITIONS = Table(
    Language.EN,
    {
        Position.FACE_UP_ATTACK: "face-up Attack Position",
        Position.FACE_UP_DEFENSE: "face-up Defense Position",
        Position.FACE_DOWN_DEFENSE: "face-down Defense Position",
    },
)
SUMMONS = Table(
    Language.EN,
    {
        SummonKind.TRIBUTE: "Tribute Summoned",
        SummonKind.GEMINI: "Gemini Summoned",
        SummonKind.NORMAL: "Normal Summoned",
        SummonKind.FLIP: "Flip Summoned",
        SummonKind.SPECIAL: "Special Summoned",
        SummonKind.FUSION: "Fusion Summoned",
        SummonKind.RITUAL: "Ritual Summoned",
        SummonKind.SYNCHRO: "Synchro Summoned",
        SummonKind.XYZ: "Xyz Summoned",
        SummonKind.PENDULUM: "Pendulum Summoned",
        SummonKind.LINK: "Link Summoned",
        SummonKind.SET: "Set",
        SummonKind.FROM_EXTRA_DECK: "Special Summoned from the Extra Deck",
        SummonKind.FROM_DECK: "Special Summoned from the Deck",
        SummonKind.FROM_GRAVEYARD: "Special Summoned from the GY",
        SummonKind.FROM_SPELL_TRAP_ZONE: "Special Summoned from the Spell & Trap Zone",
        SummonKind.OWN_PROCEDURE: "Special Summoned by its own procedure",
    },
)
UNTIL = Table(
    Language.EN,
    {
        Until.LEAVES: "",
        Until.END_PHASE: "until the End Phase",
        Until.END_OF_TURN: "until the end of this turn",
        Until.PENDULUM_SUMMON: "for the rest of this turn, unless you Pendulum Summon after this effect resolves",
        Until.END_OF_BATTLE_PHASE: "until the end of the Battle Phase",
        Until.END_OF_DAMAGE_STEP: "until the end of the Damage Step",
        Until.DAMAGE_CALCULATION: "during that damage calculation only",
        Until.YOUR_NEXT_STANDBY: "until your next Standby Phase",
        Until.OPPONENTS_NEXT_STANDBY: "until your opponent's next Standby Phase",
        Until.NEXT_STANDBY: "until the next Standby Phase",
        Until.OPPONENTS_NEXT_END: "until the end of your opponent's next turn",
        Until.YOUR_NEXT_END: "until the end of your next turn",
        Until.END_OF_DUEL: "for the rest of this Duel",
        Until.SOURCE_LEAVES: "while this card is face-up on the field",
        Until.NEXT_DAMAGE_CALCULATION: "during its next damage calculation this turn only",
        Until.OPPONENTS_TURN_END: "until the end of your opponent's turn",
        Until.NEXT_TURN_END: "until the end of the next turn",
        Until.YOUR_NEXT_DRAW: "until your next Draw Phase",
        Until.OPPONENTS_NEXT_TURN: "during your opponent's next turn",
        Until.OPPONENTS_NEXT_END_PHASE: "until your opponent's next End Phase",
    },
)
CONTROLS = Table(
    Language.EN, {Side.YOU: "you control", Side.OPPONENT: "your opponent controls", Side.EITHER: "on the field"}
)
PLAYER = Table(Language.EN, {Side.YOU: "you", Side.OPPONENT: "your opponent", Side.EITHER: "each player"})
OWNER = Table(Language.EN, {Side.YOU: "your", Side.OPPONENT: "your opponent's", Side.EITHER: "either"})


def listed(words: Sequence[str], last: str = "or") -> str:
    """a, b, or c."""
    if len(words) < 3:
        return f" {last} ".join(words)
    return ", ".join(words[:-1]) + f", {last} {words[-1]}"


def races(value: Race) -> str:
    """Warrior or Beast-Warrior."""
    return listed([word for race, word in RACES.items() if value & race])


def attributes(value: Attribute, last: str = "or") -> str:
    """LIGHT or DARK."""
    return listed([word for attribute, word in ATTRIBUTES.items() if value & attribute], last)


def token_name(name: str) -> str:
    """The name of a token, with Token at its end."""
    return name if name.endswith("Token") else f"{name} Token"


def position(value: Position) -> str:
    """face-up Attack Position, Defense Position …"""
    if value in POSITIONS:
        return POSITIONS[value]
    if value == Position.FACE_UP:
        return "face-up"
    if value == Position.FACE_UP_DEFENSE | Position.FACE_DOWN_DEFENSE:
        return "Defense Position"
    if value == Position.FACE_UP_ATTACK | Position.FACE_DOWN_DEFENSE:
        return "face-up Attack or face-down Defense Position"
    return "face-up Attack Position or Defense Position"


def summon(kinds: SummonKind, *, third: bool = False) -> str:
    """Normal or Special Summon, or Summons; a narrower kind hides the wider one."""
    return summons(kinds).replace("Summoned", "Summons" if third else "Summon")


def summon_kind(kinds: SummonKind) -> str:
    """Fusion or Synchro: what precedes Summon."""
    return summons(kinds).removesuffix(" Summoned")


def summons(kinds: SummonKind, last: str = "or") -> str:
    """Normal or Special Summoned; a narrower kind hides the wider one."""
    special = (
        SummonKind.FUSION
        | SummonKind.RITUAL
        | SummonKind.SYNCHRO
        | SummonKind.XYZ
        | SummonKind.PENDULUM
        | SummonKind.LINK
        | SummonKind.FROM_EXTRA_DECK
        | SummonKind.FROM_DECK
        | SummonKind.FROM_GRAVEYARD
        | SummonKind.FROM_SPELL_TRAP_ZONE
        | SummonKind.OWN_PROCEDURE
    )
    if kinds == SummonKind.FROM_DECK | SummonKind.FROM_EXTRA_DECK:
        return "Special Summoned from the Main Deck or Extra Deck"
    if kinds == SummonKind.NORMAL | SummonKind.SET:
        return "Normal Summoned/Set"
    words = []
    for kind, word in SUMMONS.items():
        if not kinds & kind:
            continue
        if kind is SummonKind.NORMAL and kinds & (SummonKind.TRIBUTE | SummonKind.GEMINI):
            continue
        if kind is SummonKind.SPECIAL and kinds & special:
            continue
        words.append(word.removesuffix(" Summoned"))
    origins = SummonKind.FROM_EXTRA_DECK | SummonKind.FROM_DECK | SummonKind.FROM_GRAVEYARD
    origins |= SummonKind.FROM_SPELL_TRAP_ZONE
    if len(words) == 1 and kinds & (origins | SummonKind.OWN_PROCEDURE):
        return words[0]
    return f"{listed(words, last)} Summoned"


def figure(number: int) -> str:
    """ATK or DEF; ? for −2."""
    return "?" if number == -2 else str(number)


def capital(text: str) -> str:
    """The first letter as a capital, also after a bullet or an opening bracket."""
    for index, letter in enumerate(text):
        if letter.isalpha():
            return text[:index] + letter.upper() + text[index + 1 :]
        if letter == '"' or letter.isdigit():
            return text
    return text


SPOKEN_WITH_A_VOWEL: Final = re.compile('"?(?!uni|eur|one\\b)(?:[aeiou]|xyz|xx?-|@)', re.IGNORECASE)
"""Words that are pronounced with a vowel at the start: Effect, Xyz, "X-Saber", "@Ignister"; not Union, not Euro."""


def article(noun: str) -> str:
    """a monster, an Effect Monster, another "X"."""
    if noun.startswith("other "):
        return f"an{noun}"
    return f"an {noun}" if SPOKEN_WITH_A_VOWEL.match(noun) else f"a {noun}"


def with_count(count: str, nouns: str) -> str:
    """2 monsters, any number of monsters, a monster; ``count`` may be empty."""
    return article(nouns) if count == "a" else f"{count} {nouns}".lstrip()


EXCEPTION = re.compile("⟦(.*?)⟧")


def settled(text: str) -> str:
    """An exception (⟦, except "X"⟧) goes to the end of the words that it is part of, and is said once."""
    found: list[str] = []
    for each in EXCEPTION.findall(text):
        if not any(before.endswith(each) for before in found):
            found.append(each)
    return EXCEPTION.sub("", text) + "".join(found) if found else text


def ordered(text: str) -> str:
    """its Level is reduced by 1 → reduce its Level by 1; its effects are negated → negate its effects."""
    found = re.fullmatch(
        r"((?:(?!, and ).)+ (?:Level|Rank|Scale)|the (?:Level|Rank|Scale) of [^,]+) is (increased|reduced) by ([^,]+)",
        text,
    )
    if found:
        return f"{'increase' if found[2] == 'increased' else 'reduce'} {found[1]} by {found[3]}"
    found = re.fullmatch(r"((?:(?!, and | becomes? ).)+ effects) are negated", text)
    return f"negate {found[1]}" if found else text


def unmarked(text: str) -> str:
    """An exception stays where it is: monster, except "X"."""
    return EXCEPTION.sub(r"\1", text)


def closed(text: str) -> str:
    """An exception stays where it is, with a comma after it."""
    return EXCEPTION.sub(r"\1,", text)


def bullet(sentences: Iterable[str]) -> str:
    """Sentences as one line of a list: ● Destroy it."""
    return "● " + capital(written(sentences)).removesuffix(".")


def written(sentences: Iterable[str]) -> str:
    """Sentences with capitals and full stops; bullets on lines of their own."""
    text = ""
    for sentence in sentences:
        sentence = EXCEPTION.sub(r"\1", re.sub(r"⟦(.*?)⟧(?= \w)", r"\1,", sentence)).replace(" an other ", " another ")
        sentence = sentence.replace("An other ", "Another ").replace(",,", ",")
        result = capital(sentence) + ("" if sentence.endswith((".", '."', ".)", ":")) else ".")
        if sentence.startswith("●"):
            text += f"\n{result}"
        else:
            text += f"{' ' if text else ''}{result}"
    return text


WOULD: Final = {
    Would.DESTROY_ON_FIELD: "destroy a card(s) on the field",
    Would.DESTROY_TWO: "destroy 2 or more cards on the field",
    Would.DESTROY_TWO_OF_YOURS: "destroy 2 or more cards you control",
    Would.SPECIAL_SUMMON: "Special Summon a monster(s)",
    Would.ADD_TO_HAND: "add a card(s) to the hand",
    Would.SEND_FROM_DECK: "send a card(s) from the Deck to the GY",
    Would.DAMAGE: "inflict damage",
    Would.DRAW: "draw a card(s)",
    Would.BANISH: "banish a card(s)",
    Would.CHANGES_ATK_DEF: "change ATK or DEF",
    Would.SEARCH: "add a card(s) from the Deck to the hand",
    Would.NEGATES: "negate an activation",
    Would.FLIPS: "flip a monster(s) face-up",
    Would.SUMMON_FROM_DECK: "Special Summon a monster(s) from the Deck",
    Would.ADD_FROM_GRAVEYARD: "add a card(s) from the GY to the hand, Deck or Extra Deck",
    Would.SUMMON_FROM_GRAVEYARD: "Special Summon a monster(s) from the GY",
    Would.BANISH_FROM_GRAVEYARD: "banish a card(s) from the GY",
    Would.DAMAGE_TO_YOU: "inflict damage to you",
    Would.DESTROY_MONSTER: "destroy a monster(s) on the field",
    Would.DESTROY_SPELL_TRAP: "destroy a Spell(s)/Trap(s) on the field",
    Would.FUSION_SUMMON: "Fusion Summon a monster",
}
"""What an effect would do that something is activated in response to."""


def from_effects(side: Side | None) -> str:
    """from your opponent's card effects; nothing if it does not matter whose effects they are."""
    return "" if side is None else f" from {OWNER[side]} card effects"
