"""The mutable parts of a duel: cards in play, scopes of effects, waiting triggers, delayed processing."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.native import mypyc_attr
from duelkit.kernel.state import Part
from duelkit.yugioh.state.card_info import CardInfo
from duelkit.yugioh.state.effect_code import NO_EFFECT, EffectCode
from duelkit.yugioh.state.events import Event

GEMINI_ON: Final = 1
"""A Gemini Monster that was Normal Summoned again. Rule: RES-GAP-GEM-01."""
AS_EQUIP: Final = 2
"""A card in a spell & trap zone that is an equip card. Rule: RES-GAP-EQP-01."""
ACTIVATED: Final = 4
"""A Spell or Trap whose activation was declared and that has not finished."""
UNRESOLVED: Final = 128
"""A card whose chain link has not been reached yet, so that its continuous effects do not apply yet."""
NEVER_THERE: Final = 256
"""A card whose activation was negated: it does not count as a card that came to the field."""
LOOKED_AT: Final = 512
"""A Gemini Monster for which the engine is determining whether it is negated."""
FROM_DEFENSE: Final = 1024
"""A monster that declared its last attack in Defense Position."""
TRAP_MONSTER: Final = 8
REMAINS: Final = 64
"""A Spell that remains on the field although its kind would not."""
EQUIPPED_BY_ITSELF: Final = 16
"""An equip card that became one by its own effect (Union Monsters, for example)."""
MADE_NO_ATK: Final = 2048
"""A monster whose materials no longer determine its ATK."""
MADE_NO_DEF: Final = 4096
"""The same for its DEF."""
KEPT_BY_BEARER: Final = 8192
"""An equip card that the equipped monster's own effect equipped to it, and that it loses without that effect."""
AS_SPELL: Final = 65536
"""A monster in a spell & trap zone that is treated as a Continuous Spell (永続魔法カード扱い)."""
AS_TRAP: Final = 2097152
"""A monster in a spell & trap zone that is treated as a Continuous Trap (永続罠カード扱い)."""
TARGETS_NEGATED: Final = 16384
"""An Equip Card whose monster reacts to being targeted, but is negated."""
GEMINI_LENT: Final = 32768
"""A Gemini Monster that counts as Normal Summoned again only as long as an effect says so."""
AS_MONSTER: Final = 32
"""An equip card that counts as one of its controller's monsters and occupies a monster zone. Rule: EX04-EQP-13."""
# the recorded properties of a material: how it had been summoned (0 if it was not on the field), its types and figures
AS_KINDS: Final = 0
AS_TYPES: Final = 1
AS_ATTRIBUTE: Final = 2
AS_RACE: Final = 3
AS_LEVEL: Final = 4
AS_ORIGINAL_ATK: Final = 5
AS_NAME: Final = 6  # the card as which it counted, plus 1; 0: itself; −1 − n: card n gave it another name
AS_PLACE: Final = 7  # where it lay; more than ``AS_THEIRS`` if the second player had it
AS_THEIRS: Final = 65536
AS_SIZE: Final = 8
NOT_RECALLED: Final[dict[int, tuple[int, ...]]] = {}
"""The initial value of ``recalled``: no materials are examined."""
NO_MORE_ATTACKS: Final = -2
ON_ANYTHING: Final = -1
"""One more attack in a row, on any target."""
FREE: Final = -1
"""The entry of an empty zone."""
HELD: Final = -2
"""The entry of a monster zone that is empty but cannot be used."""


class InPlay(Part):
    """The state of one card on the field."""

    def __init__(self) -> None:
        self.face_up: bool = True
        self.defense: bool = False
        self.arrived: int = -1
        """The turn in which it came to the field (summoned, or Set)."""
        self.set_turn: int = -1
        self.kinds: int = 0
        """The ways in which it was summoned, as bits."""
        self.summoned: int = -1
        """The turn in which it was last summoned."""
        self.flipped: int = -1
        """The turn in which it was last flipped face-up."""
        self.moved: int = -1
        """The turn of its last manual position change."""
        self.attacks: int = 0
        self.attack_turn: int = -1
        self.attacked_turn: int = -1
        """The turn in which an attack of it last reached the damage step; ``attack_turn`` is when it last declared one.
        """
        self.battled_turn: int = -1
        self.flags: int = 0
        self.equipped_to: int = -1
        self.equips: tuple[int, ...] = ()
        self.materials: tuple[int, ...] = ()
        self.given: tuple[int, ...] = ()
        """The effects that its materials gave it, ``material << 8 | effect``; −1: it no longer has that one."""
        self.linked: tuple[int, ...] = ()
        self.made_of: tuple[int, ...] = ()
        self.made_as: tuple[tuple[int, ...], ...] = ()
        """The properties of each material when it was used: ``AS_KINDS`` and so on."""
        self.counters: dict[str, int] | None = None
        self.monster_info: CardInfo | None = None
        self.among: int = 0
        """The face-down monsters with the same number were shuffled together; 0: with none."""
        self.home: int = 0
        """The player to whose field it came; control effects that apply take precedence."""
        self.again: int = NO_MORE_ATTACKS
        """What it can attack once more in a row: ``ON_ANYTHING``, or only that monster."""
        self.victory: int = -1
        """The turn in which it last destroyed a monster by battle."""
        self.fallen: tuple[tuple[int, int], ...] = ()
        """The monsters that it destroyed by battle in that turn, with their stamps after they moved."""
        self.struck: tuple[tuple[int, int], ...] = ()
        """The monsters that it has attacked in the turn of its last attack, with their stamps."""

    def bore_before(self, source: int) -> bool:
        """Whether it bore this Equip Card before one that its own effect equipped (faq 6156, 113)."""
        if source not in self.equips:
            return False
        for other in self.equips[self.equips.index(source) :]:
            if other in self.linked:
                return True
        return False

    def fields(self) -> tuple[str, ...]:
        return (
            "face_up",
            "defense",
            "arrived",
            "set_turn",
            "kinds",
            "summoned",
            "flipped",
            "moved",
            "attacks",
            "attack_turn",
            "attacked_turn",
            "battled_turn",
            "flags",
            "equipped_to",
            "equips",
            "materials",
            "given",
            "linked",
            "made_of",
            "made_as",
            "counters",
            "monster_info",
            "among",
            "home",
            "again",
            "victory",
            "fallen",
            "struck",
        )

    def copy(self) -> InPlay:
        twin = InPlay()
        twin.face_up = self.face_up
        twin.defense = self.defense
        twin.arrived = self.arrived
        twin.set_turn = self.set_turn
        twin.kinds = self.kinds
        twin.summoned = self.summoned
        twin.flipped = self.flipped
        twin.moved = self.moved
        twin.attacks = self.attacks
        twin.attack_turn = self.attack_turn
        twin.attacked_turn = self.attacked_turn
        twin.battled_turn = self.battled_turn
        twin.flags = self.flags
        twin.equipped_to = self.equipped_to
        twin.equips = self.equips
        twin.materials = self.materials
        twin.given = self.given
        twin.linked = self.linked
        twin.made_of = self.made_of
        twin.made_as = self.made_as
        counters = self.counters
        twin.counters = None if counters is None else counters.copy()
        twin.monster_info = self.monster_info
        twin.among = self.among
        twin.home = self.home
        twin.again = self.again
        twin.victory = self.victory
        twin.fallen = self.fallen
        twin.struck = self.struck
        return twin


@mypyc_attr(free_list_len=1)
class Scope(Part):
    """The data of one use of an effect: player, card, targets, cost. A chain link is a scope on the chain.

    Targets have the stamps that the cards had when targeted, so that a card that has moved since is no longer a target.
    """

    def __init__(self) -> None:
        self.player: int = 0
        self.card: int = -1
        self.stamp: int = 0
        self.code: EffectCode = NO_EFFECT
        self.place: int = 0
        """Where the card was when the effect was activated."""
        self.targets: tuple[tuple[int, ...], ...] = ()
        self.target_stamps: tuple[tuple[int, ...], ...] = ()
        self.paid: tuple[int, ...] = ()
        self.them: tuple[int, ...] = ()
        self.turned: tuple[int, ...] = ()
        """The revealed cards of which some are picked (その中から); empty outside that procedure."""
        self.events: tuple[Event, ...] = ()
        self.each: int = -1
        self.declared: int = -1
        """What was declared; −1 if nothing was yet."""
        self.heads: int = 0
        self.die: int = 0
        self.dealt: int = 0
        self.branch: int = -1
        self.responds_to: int = -1
        self.activation_negated: bool = False
        self.effect_negated: bool = False
        self.stays: bool = False
        self.types: int = 0
        """The types of the card when it was activated."""
        self.defense: bool = False
        """Whether the card was a monster in Defense Position when the effect was activated."""
        self.kept: tuple[int, ...] = ()  # the cards that the processing keeps in mind
        self.extra_zone: bool = False  # whether it was in an extra monster zone at that time
        self.noted: bool = False
        """Whether the condition that the processing makes about the activation held at that time."""
        self.knows: bool = False
        """Whether the player's own face-down cards are known, which is so only while costs and materials are
        determined.
        """

    def fields(self) -> tuple[str, ...]:
        return (
            "player",
            "card",
            "stamp",
            "code",
            "place",
            "targets",
            "target_stamps",
            "paid",
            "them",
            "events",
            "each",
            "declared",
            "heads",
            "die",
            "dealt",
            "branch",
            "responds_to",
            "activation_negated",
            "effect_negated",
            "stays",
            "types",
            "noted",
            "turned",
            "defense",
            "extra_zone",
            "kept",
        )

    def copy(self) -> Scope:
        twin = Scope()
        twin.player = self.player
        twin.card = self.card
        twin.stamp = self.stamp
        twin.code = self.code
        twin.place = self.place
        twin.targets = self.targets
        twin.target_stamps = self.target_stamps
        twin.paid = self.paid
        twin.them = self.them
        twin.turned = self.turned
        twin.events = self.events
        twin.each = self.each
        twin.declared = self.declared
        twin.heads = self.heads
        twin.die = self.die
        twin.dealt = self.dealt
        twin.branch = self.branch
        twin.responds_to = self.responds_to
        twin.activation_negated = self.activation_negated
        twin.effect_negated = self.effect_negated
        twin.stays = self.stays
        twin.types = self.types
        twin.noted = self.noted
        twin.defense = self.defense
        twin.extra_zone = self.extra_zone
        twin.kept = self.kept
        return twin


@mypyc_attr(free_list_len=1)
class Pending(Part):
    """A trigger effect whose event has happened and that waits to be activated."""

    def __init__(self) -> None:
        self.card: int = -1
        self.stamp: int = 0
        self.code: EffectCode = NO_EFFECT
        self.player: int = 0
        self.link: int = -1
        """The scope of the chain link during whose processing it was triggered; −1 if there is none."""
        self.events: tuple[Event, ...] = ()

    def fields(self) -> tuple[str, ...]:
        return ("card", "stamp", "code", "player", "link", "events")

    def copy(self) -> Pending:
        twin = Pending()
        twin.card = self.card
        twin.stamp = self.stamp
        twin.code = self.code
        twin.player = self.player
        twin.link = self.link
        twin.events = self.events
        return twin


TURN_END: Final = -3
"""The phase of a delayed processing that happens when the End Phase is over (ターン終了時)."""


class Delayed(Part):
    """A part of a processing that happens later (〜に〜する), or the return of a card banished for a time."""

    def __init__(self) -> None:
        self.phase: int = 0
        self.of: int = -1
        """The player whose phase it is; −1 for either player."""
        self.after_turn: int = -1
        """The turn after which it happens."""
        self.scope: Scope = Scope()
        self.program: int = -1
        self.order: int = 0
        self.counted: int = 0
        """How many such phases must still begin before it happens, if they are counted."""
        self.due_turn: int = -1
        """The turn of the last of the counted phases, in which alone it happens; −1 before."""

    def fields(self) -> tuple[str, ...]:
        return ("phase", "of", "after_turn", "scope", "program", "order", "counted", "due_turn")

    def copy(self) -> Delayed:
        twin = Delayed()
        twin.phase = self.phase
        twin.of = self.of
        twin.after_turn = self.after_turn
        twin.scope = self.scope.copy()
        twin.program = self.program
        twin.order = self.order
        twin.counted = self.counted
        twin.due_turn = self.due_turn
        return twin


@mypyc_attr(free_list_len=1)
class LastKnown(Part):
    """The properties of a monster on the field at the time it left."""

    def __init__(self) -> None:
        self.atk: int = 0
        self.defense: int = 0
        self.level: int = 0
        self.types: int = 0
        self.attribute: int = 0
        self.race: int = 0
        self.stamp: int = 0
        """How often the card had moved until then."""
        self.player: int = 0
        self.defense_position: bool = False
        self.kinds: int = 0
        self.face_up: bool = True
        self.equipped_to: int = -1
        self.made_of: tuple[int, ...] = ()
        self.made_as: tuple[tuple[int, ...], ...] = ()
        self.linked: tuple[int, ...] = ()
        self.negated: bool = False
        self.summoned: int = -1
        self.flipped: bool = False
        """Whether it had been flipped face-up."""
        self.gemini_on: bool = False
        """Whether it was a Gemini Monster that had been Normal Summoned again."""
        self.monster_info: CardInfo | None = None
        """The monster as which a Trap or another card was there; ``None`` for other cards."""
        self.trap_too: bool = False
        """Whether it was still a Trap while it was a monster."""
        self.slot: int = -1
        """The monster zone in which it was, if that was an extra one, or some property of it differed from those of the
        card itself.
        """
        self.pointed_at_by: tuple[int, ...] = ()
        """The Link Monsters that pointed to its zone."""
        self.materials: tuple[int, ...] = ()
        """Its Xyz materials."""
        self.counters: dict[str, int] | None = None
        """The counters on it. Never written."""

    def fields(self) -> tuple[str, ...]:
        return (
            "atk",
            "defense",
            "level",
            "types",
            "attribute",
            "race",
            "stamp",
            "player",
            "defense_position",
            "kinds",
            "face_up",
            "equipped_to",
            "made_of",
            "made_as",
            "linked",
            "negated",
            "summoned",
            "flipped",
            "gemini_on",
            "monster_info",
            "trap_too",
            "slot",
            "pointed_at_by",
            "materials",
            "counters",
        )
