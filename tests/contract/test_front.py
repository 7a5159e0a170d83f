"""What the package shows to somebody who types at a prompt: what things are, what is offered, what ``dir`` lists."""

from __future__ import annotations

import re

import pytest

from duelkit import judgment, yugioh
from duelkit.kernel.decision import ACT
from duelkit.kernel.errors import FileError, IllegalChoice
from duelkit.kernel.rng import Rng
from duelkit.simulation.yugioh import some_deck
from duelkit.yugioh.duel import begin
from duelkit.yugioh.positions import read_position
from duelkit.yugioh.state import codes

MOST_NAMES = 60


def plain_duel() -> yugioh.Duel:
    """A duel whose first question is open."""
    return yugioh.new_duel(yugioh.load_deck("plain"), yugioh.load_deck("plain"), seed=1)


def judgment_duel() -> judgment.Duel:
    """A duel of THE EYE OF JUDGMENT whose first question is open."""
    return judgment.new_duel(judgment.load_deck("fire"), judgment.load_deck("water"), seed=1)


def test_a_duel_and_what_belongs_to_it_say_what_they_are() -> None:
    duel = plain_duel()
    assert repr(duel) == (
        "<Duel mr3: turn 1 of player 0, Main Phase 1, LP 8000 : 8000; player 0 acts freely (9 options)>"
    )
    assert str(duel.decision).startswith("Player 0 acts freely (9 options).")
    assert repr(yugioh.options(duel)[0]) == "<Option 33554454: summon Gemini Elf>"
    assert repr(yugioh.load_deck("plain")) == "<Deck plain: 40 main, 0 extra, 0 side>"
    assert repr(yugioh.library()["Raigeki"]) == "<Card 12580477 Raigeki / サンダー・ボルト: Spell>"
    assert "Tuner Effect Monster, Level 3, ATK 1300 / DEF 500" in repr(yugioh.library()["Junk Synchron"])
    assert 'Normal Summon "Gemini Elf"' in duel.question() and "ヂェミナイ・エルフ" in duel.question("ja")
    duel.surrender(0)
    assert "player 1 wins" in repr(duel) and "player 1 wins" in str(duel.outcome)


def test_a_duel_of_judgment_says_what_it_is() -> None:
    duel = judgment_duel()
    assert repr(duel).startswith("<Duel on the standard board: before the first turn, mana 0 : 0, creatures 0 : 0;")
    assert "Keep the hand" in duel.question()
    assert repr(judgment.load_deck("fire")) == "<Deck Fire: 30 cards>"
    assert repr(judgment.library()[1]) == "<Card 1 Flame Magus: fire Human, summoning cost 1, HP 1, attack 1>"
    duel.choose(duel.decision.options[0] if duel.decision else 0)
    assert repr(duel.observe(0)).startswith("<View of player 0:")


@pytest.mark.parametrize("duel", [plain_duel(), judgment_duel()], ids=["yugioh", "judgment"])
def test_dir_lists_what_clients_use(duel: yugioh.Duel | judgment.Duel) -> None:
    names = dir(duel)
    assert len(names) <= MOST_NAMES
    for name in names:
        assert not name.startswith("_") and hasattr(duel, name), name
    for name in ("choose", "decision", "outcome", "copy", "observe", "digest", "question", "describe"):
        assert name in names


def test_a_refused_choice_is_explained_in_words() -> None:
    duel = plain_duel()
    before = duel.digest()
    with pytest.raises(IllegalChoice) as refused:
        duel.choose(99)
    assert str(refused.value).startswith(
        'option 99 is not offered; player 0 can choose 33554454 (Normal Summon "Gemini Elf"),'
    )
    assert str(refused.value).endswith(" and 3 more") and "\n" not in str(refused.value)
    with pytest.raises(IllegalChoice, match=r"option \d+ \(Pendulum Summon\) is not offered: .*MR3-PEN-07"):
        duel.choose(codes.O_PENDULUM << 24)
    assert duel.digest() == before
    duel.surrender(0)
    with pytest.raises(IllegalChoice, match="the duel is over"):
        duel.choose(0)
    with pytest.raises(IllegalChoice, match=r"player 0 can choose \d+ \(Keep the hand\)"):
        judgment_duel().choose(99)


def test_what_a_player_sees_shows_no_hidden_card() -> None:
    """A refused choice that names a card in the opponent's hand or deck does not say which card it is."""
    duel = plain_duel()
    view = duel.observe(1)
    assert view.sides[1].hand and all(repr(card) == "<CardView of an unknown card>" for card in view.sides[1].hand)
    for card in (*duel.hand[1], *duel.deck[1], *duel.deck[0]):
        for verb in (codes.O_SUMMON, codes.O_ACTIVATE, codes.O_SET, codes.O_PICK, codes.O_ATTACK):
            with pytest.raises(IllegalChoice) as refused:
                duel.choose(verb << 24 | card + 1)
            chosen = str(refused.value).partition("; player 0 can choose")[0]
            assert duel.info[card].definition.en not in chosen, chosen


@pytest.mark.parametrize("identity", ["ex04", "mr3", "mr20-official"])
def test_a_position_reads_back_as_it_was_written(identity: str) -> None:
    """The position of a duel in play gives the same position text again, and the same to see for both players."""
    rules = yugioh.edition(identity)
    compared = 0
    for seed in range(3):
        chance = Rng(seed)
        duel = begin(rules, [some_deck(chance, rules), some_deck(chance, rules)], seed)
        while duel.decision is not None and duel.turn < 12:
            if duel.decision.kind == ACT and duel.phase in (codes.MAIN_1, codes.MAIN_2) and chance.below(3) == 0:
                compared += check_position(duel)
            duel.choose(duel.decision.options[chance.below(len(duel.decision.options))])
    assert compared > 5


def check_position(duel: yugioh.Duel) -> bool:
    """Write and read a position; whether nothing that changes what is on the field was left out."""
    text = duel.position()
    left_out = [line for line in text.splitlines() if line.startswith("# left out")]
    if not set(left_out) <= {"# left out: which effects and actions were used"}:
        assert read_position(text)
        return False
    found = read_position(text)
    found.start()
    assert found.duel.position() == re.sub("# left out.*\n", "", text)
    return True


def test_a_face_down_xyz_monster_keeps_its_materials_in_a_position() -> None:
    """A turned-down Xyz Monster keeps what lies under it, and no counters."""
    monster = 'monsters = [{ card = "Number 39: Utopia", position = "set", materials = ["Gemini Elf"] }]'
    text = f'edition = "mr3"\n[player0]\n{monster}\nfiller = 5\n[player1]\nfiller = 5\n'
    found = read_position(text)
    found.start()
    assert 'position = "set", materials = ["Gemini Elf"]' in found.duel.position()
    with pytest.raises(FileError, match="'set' with counters"):
        read_position(text.replace('materials = ["Gemini Elf"]', 'counters = { "Spell Counter" = 1 }'))
