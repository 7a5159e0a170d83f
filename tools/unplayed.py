"""Why a read card lacks the proof ``played``: which of its effects no position reached, and what stood against them.

    python tools/unplayed.py [--seed 1] [--only PASSCODE …]

Tries every card of the shelf that has effects and no such proof as ``duelkit fuzz --reach`` does, counts at each
decision of its player what stands against the effects that were not processed, and writes ``unplayed.tsv`` beside the
shelf: the passcode, the number of the effect, the reasons. A card of which every effect was processed is written down
with ``reached``: it is to be played again.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

from duelkit.kernel.rng import Rng
from duelkit.simulation.yugioh_partners import Partners
from duelkit.simulation.yugioh_reach import DECISIONS, TRIES, edition_of, position
from duelkit.yugioh.cards import library
from duelkit.yugioh.cards.shelf import UNPLAYED, load
from duelkit.yugioh.editions import EDITIONS
from duelkit.yugioh.engine.facts import reasons
from duelkit.yugioh.language.base import nodes
from duelkit.yugioh.language.card import Card, EffectKind
from duelkit.yugioh.language.nouns import Named
from duelkit.yugioh.scenario import Scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.log import L_RESOLVE, newest_first
from duelkit.yugioh.why import codes_against

FOLDER = Path(__file__).parents[1] / "src/duelkit/yugioh/cards"
WORDS = {
    value: name.lower().replace("_", " ")
    for name, value in vars(reasons).items()
    if name.isupper() and isinstance(value, int)
}
OF_THE_MOMENT = (
    reasons.NOT_ASKED,
    reasons.NOT_SPEED,
    reasons.NOT_MAIN_PHASE,
    reasons.NOT_YOUR_TURN,
    reasons.OTHER_QUESTION,
    reasons.CHAIN_OPEN,
    reasons.DAMAGE_STEP,
)
"""What stands against everything at some time or other, and explains nothing."""


def activated(card: Card) -> set[int]:
    """The numbers of the effects that are activated, from 0."""
    return {
        number
        for number, effect in enumerate(card.effects)
        if effect.kind is not EffectKind.CONTINUOUS
        and (effect.resolution is not None or effect.choices or effect.kind is not EffectKind.ACTIVATION)
    }


def tried(scenario: Scenario, wanted: int, seed: int, missing: set[int], against: dict[int, Counter[int]]) -> set[int]:
    """One position played at random; what stood against the missing effects is counted.

    :returns: the numbers of the effects that were processed.
    """
    duel, chance = scenario.duel, Rng(seed)
    scenario.start()
    for count in range(DECISIONS):
        decision = duel.decision
        if decision is None:
            break
        own = [
            option
            for option in decision.options
            if codes.verb_of(option) != codes.O_PICK
            and 0 <= codes.card_of(option) < len(duel.info)
            and duel.info[codes.card_of(option)].passcode == wanted
        ]
        if not own and count % 4 == 0 and decision.player == 0:
            note(scenario, wanted, missing, against)
        duel.choose(
            own[chance.below(len(own))]
            if own and chance.below(4)
            else (decision.options[chance.below(len(decision.options))])
        )
    return {
        entry.a
        for entry in newest_first(duel.log)
        if entry.kind == L_RESOLVE and entry.card >= 0 and duel.info[entry.card].passcode == wanted
    }


def note(scenario: Scenario, wanted: int, missing: set[int], against: dict[int, Counter[int]]) -> None:
    """Count what stands against each missing effect of each copy of the card at this decision: the least of it."""
    duel = scenario.duel.copy()
    for number in missing:
        found: list[list[int]] = []
        for card, info in enumerate(duel.info):
            if info.passcode == wanted and duel.owner[card] == 0:
                kind = info.effects[number].kind if number < len(info.effects) else -1
                verb = codes.O_TRIGGER if kind in (codes.K_TRIGGER, codes.K_FLIP) else codes.O_ACTIVATE
                found.append(codes_against(duel, 0, codes.option(verb, card, number)))
        if found:
            against[number].update(set(min(found, key=len)) - set(OF_THE_MOMENT))


def explained(card: Card, seed: int, partners: dict[str, Partners]) -> list[str]:
    """The lines of a card."""
    rules = edition_of(card)
    if rules is None:
        return [f"{card.passcode}\t0\tno edition in which cards are tried has it"]
    missing = activated(card)
    against: dict[int, Counter[int]] = {number: Counter() for number in missing}
    for turn in range(TRIES):
        number = seed * 1_000_003 + card.passcode * TRIES + turn
        missing -= tried(
            position(card, rules, partners[rules.identity], number), card.passcode, number, missing, against
        )
        if not missing:
            return [f"{card.passcode}\t0\treached only where both players act at random"]
    known = library()
    lines = []
    for number in sorted(missing):
        absent = sorted(
            {node.en for node in nodes(card.effects[number]) if isinstance(node, Named) and node.ja not in known}
        )
        words = [f"names {name}, which is not playable" for name in absent]
        words += [WORDS[code] for code, _ in against[number].most_common(2)]
        lines.append(f"{card.passcode}\t{number + 1}\t{'; '.join(words) or 'never at hand'}")
    return lines


def main() -> int:
    """Try the cards and write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int, nargs="*", default=())
    options = parser.parse_args()
    shelf, known = load(), library()
    partners = {name: Partners(EDITIONS[name]) for name in ("mr3", "mr20-official")}
    lines: list[str] = []
    for code in shelf:
        shelved = shelf[code]
        if code in shelf.own or "played" in shelved.proofs or options.only and code not in options.only:
            continue
        card = known[code]
        if card.passcode == code and any(effect.kind is not EffectKind.CONTINUOUS for effect in card.effects):
            lines += explained(card, options.seed, partners)
            print(lines[-1], flush=True)
    if not options.only:
        (FOLDER / UNPLAYED).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
