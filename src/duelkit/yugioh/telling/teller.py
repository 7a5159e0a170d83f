"""Describes a duel to one viewer in one language: cards, places, players, options, questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duelkit.yugioh.engine.seen.view import card_view, knows
from duelkit.yugioh.language.base import Modifier, Verb, nodes
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.terms import Attribute, CardType, Domain, Race
from duelkit.yugioh.state import codes
from duelkit.yugioh.telling.asking import number_words, question
from duelkit.yugioh.telling.messages import knows_message, say, sentence
from duelkit.yugioh.telling.options import option_text
from duelkit.yugioh.text.en.effects import effect_text as english_effect
from duelkit.yugioh.text.grammar.en import core as en_core
from duelkit.yugioh.text.grammar.en import terms as en_terms
from duelkit.yugioh.text.grammar.en.clauses import counters as english_counters
from duelkit.yugioh.text.grammar.en.moments import ORDINALS
from duelkit.yugioh.text.grammar.heads import arrows
from duelkit.yugioh.text.grammar.ja import core as ja_core
from duelkit.yugioh.text.grammar.ja import terms as ja_terms
from duelkit.yugioh.text.grammar.reading import numbers_of
from duelkit.yugioh.text.grammar.registry import Language, NoWording
from duelkit.yugioh.text.ja.effects import effect_text as japanese_effect
from duelkit.yugioh.text.old_terms import of_its_time

if TYPE_CHECKING:
    from duelkit.yugioh.engine.seen.view import CardView
    from duelkit.yugioh.state.duel import State


QUESTION_RULES: Final[dict[int, tuple[str, ...]]] = {
    codes.W_MAIN: ("MR3-PHASE-05",),
    codes.W_BATTLE: ("MR3-BP-04", "MR3-BP-06"),
    codes.W_RESPOND: ("MR3-CHN-01", "MR3-SPD-01"),
    codes.W_TRIGGERS: ("MR3-TRG-01",),
    codes.W_TRIBUTE: ("MR3-SUM-03", "MR3-SUM-04"),
    codes.W_TARGET: ("MR3-TGT-01",),
    codes.W_EFFECT_PICK: ("MR3-TGT-02",),
    codes.W_COST_PICK: ("MR3-COST-01",),
    codes.W_POSITION: ("MR3-SS-03",),
    codes.W_ATTACK_TARGET: ("MR3-BAT-08",),
    codes.W_REPLAY: ("MR3-REP-01",),
    codes.W_HAND_LIMIT: ("MR3-PHASE-09",),
    codes.W_MATERIAL: ("MR3-XYZ-03",),
    codes.W_OPTIONAL: (),
    codes.W_INSTEAD: (),
    codes.W_BRANCH: (),
    codes.W_DECLARE: (),
    codes.W_PENDULUM: ("MR3-PEN-08",),
    codes.W_ARRANGE: (),
    codes.W_PHASE: ("MR3-PHASE-04", "MR3-END-01"),
    codes.W_NORMAL_OR_SET: ("MR3-SUM-02",),
    codes.W_FUSION: ("MR3-FUS-01",),
    codes.W_SYNCHRO: ("MR3-SYN-02", "MR3-SYN-03"),
    codes.W_RITUAL: ("MR3-RIT-03",),
    codes.W_ZONE_SIDE: (),
    codes.W_LINK: ("MR20-GAP-LNK-01",),
}
"""The rule statements behind each question."""

OPTION_RULES: Final[dict[int, str]] = {
    codes.O_ACTIVATE: "MR3-SPD-01",
    codes.O_SUMMON: "MR3-SUM-02",
    codes.O_SET_MONSTER: "MR3-SUM-07",
    codes.O_PROCEDURE: "MR3-SS-04",
    codes.O_FLIP: "MR3-SUM-08",
    codes.O_CHANGE_POSITION: "MR3-POS-04",
    codes.O_SET: "MR3-SET-03",
    codes.O_PENDULUM: "MR3-PEN-08",
    codes.O_ATTACK: "MR3-BP-04",
    codes.O_TO_BATTLE: "MR3-PHASE-07",
    codes.O_TO_MAIN_2: "MR3-PHASE-06",
    codes.O_TO_END: "MR3-PHASE-05",
    codes.O_TRIGGER: "MR3-EFF-05",
    codes.O_DIRECT: "MR3-BAT-08",
    codes.O_DELAYED: "MR3-END-01",
}
"""The rule statement that allows each kind of option."""

_SUMMONS: Final = (
    (codes.S_GEMINI, "gemini"),
    (codes.S_TRIBUTE, "tribute"),
    (codes.S_FLIP, "flip"),
    (codes.S_FUSION, "fusion"),
    (codes.S_RITUAL, "ritual"),
    (codes.S_SYNCHRO, "synchro"),
    (codes.S_XYZ, "xyz"),
    (codes.S_PENDULUM, "pendulum"),
    (codes.S_LINK, "link"),
    (codes.S_NORMAL, "normal"),
)


CARD_TEXTS: Final = ("condition", "cost", "materials", "occasion", "targets")
"""The message arguments that contain card text, which can be quoted like names."""


def offered(definition: Card, index: int) -> list[Verb]:
    """What a player chooses from when an effect is carried out, where its text has no list."""
    if index >= len(definition.effects):
        return []
    return [
        way
        for node in nodes(definition.effects[index].modifiers)
        if isinstance(node, Modifier)
        for way in node.offers()
    ]


class Teller:
    """Describes what one viewer can know of the current state of a duel.

    :param player: the viewer.
    :param neutral: whether players are called Player 1 and Player 2 rather than you and your opponent.
    :param all_seeing: whether nothing is hidden, as for spectators of two computer players.
    :param names: the names of the players if neutral; Player 1 or Player 2 if a name is empty.
    """

    def __init__(
        self,
        duel: State,
        player: int,
        language: Language | str,
        neutral: bool = False,
        all_seeing: bool = False,
        names: tuple[str, str] = ("", ""),
    ) -> None:
        self.duel = duel
        self.player = player
        self.language = Language(language)
        self.neutral = neutral
        self.all_seeing = all_seeing
        self.names = names
        self.named_by_log = -1
        """A card that a log entry names: the viewer knew it at that time, whatever happened since."""

    def words(self, key: str, **values: str | int) -> str:
        """A message in this language, in the terms of the edition's time (EX04-TRIB-01)."""
        year = self.duel.rules.year
        for text in CARD_TEXTS:
            if text in values:
                values[text] = of_its_time(str(values[text]), year)
        return of_its_time(say(self.language, key, **values), year)

    # players

    def _who(self, player: int) -> str:
        if self.neutral:
            return "second" if player == 1 else "first"
        return "you" if player == self.player else "opponent"

    def _named(self, part: str, player: int, **values: str) -> str:
        if self.neutral and self.names[player] and self.names[0] != self.names[1]:
            return self.words(f"{part}-named", name=self.names[player], **values)
        return self.words(f"{part}-{self._who(player)}", **values)

    def subject(self, player: int) -> str:
        """自分, Your opponent …"""
        return self._named("player", player)

    def whom(self, player: int) -> str:
        """自分, your opponent …"""
        return self._named("whom", player)

    def whose(self, player: int) -> str:
        """自分の, your opponent's …"""
        return self._named("of", player)

    # cards

    def definition(self, card: int) -> Card | None:
        """The card behind a number, if the viewer may know it."""
        duel = self.duel
        if not 0 <= card < len(duel.info):
            return None
        if self.all_seeing or card == self.named_by_log or knows(duel, self.player, card):
            return duel.info[card].definition
        decision = duel.decision
        if (
            decision is not None
            and decision.player == self.player
            and duel.place[card] == codes.DECK
            and duel.owner[card] == self.player
        ):
            if any(codes.card_of(option) == card for option in decision.options):
                return duel.info[card].definition
        return None

    def name_of(self, definition: Card) -> str:
        """「ジャンク・シンクロン」, "Junk Synchron"."""
        return self.words("name", name=definition.ja if self.language is Language.JA else definition.en)

    def name(self, card: int) -> str:
        """A card's name, or what is to be seen of it."""
        definition = self.definition(card)
        if definition is not None:
            return self.name_of(definition)
        return self.hidden(self.duel.place[card] if 0 <= card < len(self.duel.info) else 0)

    def hidden(self, place: int) -> str:
        """What is to be seen of a card that the viewer does not know."""
        if place == codes.MONSTER_ZONE:
            return self.words("face-down-monster")
        return self.words("set-card" if place & codes.FIELD else "unknown-card")

    def public(self, card: int) -> Teller:
        """The same, for a card that the log names: it was public when it happened."""
        twin = Teller(self.duel, self.player, self.language, self.neutral, self.all_seeing, self.names)
        twin.named_by_log = card
        return twin

    def zone(self, card: int) -> int:
        """The number of the card's zone counted from 1, 0 where zones have no number."""
        duel = self.duel
        rows = {codes.MONSTER_ZONE: duel.monsters, codes.SPELL_ZONE: duel.spells, codes.PENDULUM_ZONE: duel.pendulum}
        row = rows.get(duel.place[card])
        if row is None:
            return 0
        for zones in row:
            if card in zones:
                return zones.index(card) + 1
        return 0

    def spot(self, card: int) -> str:
        """自分のモンスターゾーン３, your opponent's GY …"""
        duel = self.duel
        place = duel.place[card]
        player = duel.controller[card] if place & codes.FIELD else duel.owner[card]
        zone = self.zone(card)
        if place == codes.PENDULUM_ZONE and zone:
            return self.words(f"spot-pendulum-{zone}", owner=self.whose(player))
        if place == codes.EXTRA and card in duel.face_up_extra:
            return self.words("spot", owner=self.whose(player), place=self.words("place-256-up"))
        if place == codes.MONSTER_ZONE and zone > 5:
            side = "left" if (zone == 6) == (self.player == 0) else "right"
            return self.words(f"spot-extra-{side}", owner=self.whose(player))
        number = ja_terms.small(zone) if self.language is Language.JA else str(zone)
        key = "spot-zone" if zone else "spot"
        return self.words(key, owner=self.whose(player), place=self.place(place), zone=number)

    def place(self, place: int) -> str:
        """デッキ, Deck …"""
        key = f"place-{place}"
        return self.words(key if knows_message(self.language, key) else "place-0")

    def origin(self, place: int) -> str:
        """The same, as where a card comes from or goes: the Deck."""
        return self.words("place-128-from" if place == codes.BANISHED else "the-place", place=self.place(place))

    def position(self, position: int) -> str:
        """攻撃表示, Attack Position …"""
        return self.words(f"position-{position}" if position in (1, 4, 8) else "position-1")

    def phase(self, phase: int, step: int = 0) -> str:
        """The phase, with its step in the battle phase."""
        name = self.words(f"phase-{phase}")
        inner = self.words(f"step-{step}") if knows_message(self.language, f"step-{step}") else ""
        if not inner:
            return name
        return f"{name}・{inner}" if self.language is Language.JA else f"{name}, {inner}"

    def summon(self, kinds: int) -> str:
        """召喚, Synchro Summon …"""
        for bit, name in _SUMMONS:
            if kinds & bit:
                return self.words(f"summon-{name}")
        return self.words("summon-special")

    def remarks(self, view: CardView, place: int) -> list[str]:
        """Position, figures, counters, materials of a card on the field."""
        notes: list[str] = []
        if place == codes.MONSTER_ZONE:
            if view.face_up or self.definition(view.number) is not None:
                notes.append(self.position(8 if not view.face_up else 4 if view.defense else 1))
            if view.face_up:
                notes.append(self.figures(view))
        if view.materials:
            count = len(view.materials)
            notes.append(self.words("materials" if count > 1 else "material", count=number_words(self, count)))
        for name, count in sorted(view.counters.items()):
            notes.append(self.counters(name, count))
        if view.negated:
            notes.append(self.words("negated"))
        if view.set_this_turn:
            notes.append(self.words("set-this-turn"))
        return notes

    def figures(self, view: CardView) -> str:
        """ATK 1600 / DEF 1200; a Link Monster has no DEF (MR20-GAP-LNK-01)."""
        if view.markers:
            return self.words("figures-link", atk=str(view.atk), markers=self.markers(view))
        return self.words("figures", atk=str(view.atk), defense=str(view.defense_points))

    def markers(self, view: CardView) -> str:
        """The link markers from the viewer's point of view, with the opponent's reversed."""
        return arrows(view.markers, turned=self.duel.controller[view.number] != self.player)

    def counters(self, name: str, count: int) -> str:
        """魔力カウンター２個, 2 Spell Counters."""
        if self.language is Language.JA:
            return self.words("counters", name=name, count=ja_terms.small(count))
        return self.words("counters", name=english_counters(name, count), count=str(count))

    def there(self, card: int) -> str:
        """A card with its place: 「X」（相手のモンスターゾーン２、攻撃表示）."""
        place = self.duel.place[card]
        parts = [self.spot(card)]
        if place & codes.FIELD:
            parts += self.remarks(card_view(self.duel, self.player, card), place)
        return self.bracketed(self.name(card), parts)

    def bracketed(self, text: str, parts: list[str]) -> str:
        """A text with remarks in brackets."""
        if not parts:
            return text
        return f"{text}（{'、'.join(parts)}）" if self.language is Language.JA else f"{text} ({', '.join(parts)})"

    # effects

    def effect(self, card: int, index: int) -> str:
        """「X」の①の効果, Effect 1 of "X" …"""
        definition = self.definition(card)
        name = self.name(card)
        codes_of = self.duel.info[card].effects
        if definition is not None and len(definition.effects) <= index < len(codes_of):
            index = codes_of[index].shown
        if definition is not None and len(definition.effects) > 1 and 0 <= index < len(definition.effects):
            return self._marked(definition, index, name)
        return self.words("effect-of", card=name)

    def _marked(self, definition: Card, index: int, name: str) -> str:
        """「X」の①の効果, the 2nd Pendulum Effect of "X"."""
        pendulum = definition.effects[index].pendulum
        numbers = numbers_of(definition, pendulum=pendulum)
        key = "effect-mark-pendulum" if pendulum else "effect-mark"
        if index not in numbers or len(numbers) == 1 and not pendulum:
            return self.words("effect-of", card=name)
        if len(numbers) == 1:
            return self.words(f"{key}-one", card=name)
        japanese = self.language is Language.JA
        return self.words(key, card=name, mark=(ja_terms.CIRCLED if japanese else ORDINALS)[numbers[index]])

    def is_card_activation(self, card: int, index: int) -> bool:
        """Whether it is a card that is activated, and not one of its effects."""
        effects = self.duel.info[card].effects
        return 0 <= index < len(effects) and effects[index].kind == codes.K_ACTIVATION

    def effect_text(self, definition: Card, index: int) -> str:
        """The text of one effect; empty if there is none."""
        if not 0 <= index < len(definition.effects):
            return ""
        effect = definition.effects[index]
        try:
            if self.language is Language.JA:
                text = japanese_effect(effect, ja_core.Scope(definition))
            else:
                text = english_effect(effect, en_core.Scope(definition))
        except NoWording:
            return ""
        return of_its_time(text, self.duel.rules.year)

    def with_card(self, card: int, index: int, branch: int) -> bool:
        """Whether the choice is which effect of a continuous trap is activated together with the card."""
        effects = self.duel.info[card].effects
        return 0 <= index < len(effects) and effects[index].resolution < 0 and branch < len(effects[index].choices)

    def branch(self, card: int, index: int, branch: int) -> str:
        """One of several effects to choose from."""
        definition = self.definition(card)
        if definition is not None and self.with_card(card, index, branch):
            choices = self.duel.info[card].effects[index].choices
            shown = choices[branch].shown
            alike = [each for each in choices if each.shown == shown]
            if len(alike) > 1:
                return self.branch(card, shown, alike.index(choices[branch]))
            return self.words("option-card-alone") if shown == index else self.effect_text(definition, shown)
        if definition is not None:
            lines = [line.strip() for line in self.effect_text(definition, index).splitlines()]
            bullets = [line.removeprefix("●").strip() for line in lines if line.startswith("●")]
            if branch < len(bullets):
                return bullets[branch]
            ways = offered(definition, index)
            if branch < len(ways):
                return sentence(self.done(ways[branch], definition))
        return self.words("option-branch", number=str(branch + 1))

    def done(self, verb: Verb, definition: Card) -> str:
        """What a card would do, as a clause: ５００ＬＰを払う, pay 500 LP."""
        if self.language is Language.JA:
            return ja_core.VERBS(verb, ja_core.Scope(definition)).plain
        return en_core.VERBS(verb, en_core.Scope(definition)).clause

    def declared(self, number: int, domain: int) -> str:
        """What a declared number stands for."""
        japanese = self.language is Language.JA
        if domain == Domain.ATTRIBUTE:
            return (ja_terms.ATTRIBUTES if japanese else en_terms.ATTRIBUTES)[Attribute(1 << number)]
        if domain == Domain.RACE:
            return (ja_terms.RACES if japanese else en_terms.RACES)[Race(1 << number)]
        if domain == Domain.SUMMON_TYPE:
            return (ja_terms.TYPE_LINE if japanese else en_terms.TYPE_LINE)[CardType(1 << number)]
        if domain in (Domain.SPELL_OR_TRAP, Domain.CARD_TYPE):
            kind = (("モンスター", "Monster"), ("魔法", "Spell"), ("罠", "Trap"))[number]
            return kind[0] if japanese else kind[1]
        if domain == Domain.SLOT:
            row, slot = divmod(number - 1, 10)
            return self.words(f"option-slot-{row}", number=str(slot + 1))
        if domain == Domain.COIN:
            return self.words("coin-heads" if number else "coin-tails")
        if domain == Domain.ZONE:
            return self.words("option-zone", number=str(number)) if number else self.words("option-no-more-zones")
        if domain == Domain.CARD_NAME and number >= len(self.duel.info):
            return self.words("another-name")
        if domain == Domain.CARD_NAME:
            return self.name_of(self.duel.info[number].definition)
        if domain > codes.MULTIPLE_OF:
            return str(number * (domain - codes.MULTIPLE_OF))
        return number_words(self, number)

    def event(self, kind: int, card: int, phase: int) -> str:
        """Something that happened, as a clause: 「X」が召喚された, "X" was Summoned.

        :param phase: the phase in which it happened.
        """
        known = card >= 0 and self.definition(card) is not None
        on_field = card >= 0 and bool(self.duel.place[card] & codes.FIELD)
        key = f"event-{kind}"
        return self.words(
            key if knows_message(self.language, key) else "event-other",
            card=self.name(card) if known or on_field else self.words("a-card"),
            phase=self.phase(phase),
        )

    # options

    def option(self, option: int) -> str:
        """An option of the open question."""
        return sentence(option_text(self, option))

    def placing(self, number: int) -> str:
        """A battle position, and the zone where one is chosen."""
        position = self.words(f"option-position-{number & 0xF}")
        slot = (number >> 4) - 1
        return position if slot < 0 else self.words("option-placing", position=position, zone=self.monster_zone(slot))

    def monster_zone(self, slot: int) -> str:
        """A monster zone, counted from the viewer's left."""
        if slot < 5:
            return self.words("zone-main", number=number_words(self, slot + 1))
        return self.words("zone-extra-left" if (slot == 5) == (self.player == 0) else "zone-extra-right")

    def pendulum_zone(self, side: int) -> str:
        """The pendulum zone of a side."""
        return self.words("zone-pendulum-left" if side == 0 else "zone-pendulum-right")

    # questions

    def question(self) -> str:
        """What is asked now, and why."""
        return question(self)

    def question_text(self) -> str:
        """The card text that the question comes from, where it comes from one."""
        decision = self.duel.decision
        if decision is None or decision.card < 0:
            return ""
        definition = self.definition(decision.card)
        if definition is None:
            return ""
        if decision.why in (codes.W_OPTIONAL, codes.W_BRANCH):
            return self.effect_text(definition, decision.detail)
        return ""

    def outcome(self) -> str:
        """How the duel ended; empty while it goes on."""
        outcome = self.duel.outcome
        if outcome is None:
            return ""
        key = "reason-" + outcome.reason.replace(" ", "-")
        reason = self.words(key if knows_message(self.language, key) else "reason-other", reason=outcome.reason)
        if outcome.winner < 0:
            return self.words("outcome-draw", reason=reason)
        return self._named("outcome", outcome.winner, reason=reason)
