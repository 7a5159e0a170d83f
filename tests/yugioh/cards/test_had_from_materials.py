"""Effects that Xyz Monsters have from their materials (〜を素材として持っているＸモンスターは以下の効果を得る)."""

import pickle

from duelkit.yugioh.engine.facts.figures import figure_of
from duelkit.yugioh.positions import read_position
from duelkit.yugioh.state.categories import C_ATK
from duelkit.yugioh.state.duel import State


def broadbull(*materials: str) -> tuple[State, int]:
    """A duel in which a Beast-Warrior Xyz Monster has these materials, and that monster."""
    listed = ", ".join(f'"{material}"' for material in materials)
    text = f'[player0]\nmonsters = [{{ card = "Zoodiac Broadbull", materials = [{listed}] }}]\n'
    made = read_position(text)
    made.decision()
    return made.duel, next(card for card in made.duel.monsters[0] if card >= 0)


def test_a_duel_with_them_is_a_value() -> None:
    duel, monster = broadbull("Zoodiac Ratpier", "Zoodiac Thoroughblade")
    info = duel.info[monster]
    assert info.bare is not None
    assert len(info.effects) == len(info.bare.effects) + 2
    assert figure_of(duel, monster, C_ATK) == 1600
    again = pickle.loads(pickle.dumps(duel))
    assert again.digest() == duel.digest() == duel.copy().digest()
    assert again.info[monster] is info
