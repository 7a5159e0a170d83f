"""The deck lists of the years from 2011 on that come along are legal in a format of their time."""

from __future__ import annotations

import pytest

from duelkit.yugioh.decks import builtin_decks, check_deck, load_deck
from duelkit.yugioh.editions.formats import known_format

OF_FORMATS = {
    "ocg-2012-03": "laval_2012",
    "ocg-2012-09": "blackwings_2012 constellar_rabbit inzektors_2012 wind_ups_2012",
    "ocg-2013-03": "photons_2013 saga_of_blue_eyes",
    "ocg-2014-02": "ghostricks_2014 traptrix_2014",
    "ocg-2014-10": "synchron_extreme",
    "mr3-2015": "cyber_dragons frog_monarchs harpies_2014 magician_pendulum master_of_pendulum",
    "ocg-2015-10": "hieratic_dragons skill_drain_barbaros",
    "tcg-2015-11": "domain_monarchs",
    "ocg-2016-01": "graydle_2016 pendulum_2016",
    "ocg-2016-04": "blackwings_2015 fabled_2016 gimmick_puppets infernity_2016 raidraptors_2015 resonators_2016 "
    "shiranui_2016 synchro_zombies tg_chaos_zombies x_sabers",
    "tcg-2016-04": "blue_eyes_2016",
    "ocg-2016-07": "toadally_awesome",
    "tcg-2016-08": "hat_2014",
    "ocg-2017-01": "invoked_2017",
    "link-2017": "cyberse_st17 link_cyberse_starter link_strike_starter",
    "ocg-2017-10": "dragunity_assault lightsworn_2016",
    "ocg-2018-01": "codebreaker qliphort_2015 trickstars_2018 yosenju_2015",
    "ocg-2018-04": "chaos_max_2018",
    "ocg-2018-10": "altergeists_2018",
    "ocg-2019-01": "orcusts_2019",
    "tcg-2019-01": "deskbots_2019",
    "ocg-2019-10": "mathmech_2019",
    "ocg-2020-01": "dragun_2020 witchcrafters_2020",
    "ocg-2020-04": "zefra_2020",
    "tcg-2020-04": "evil_eyes_2020",
    "tcg-2020-06": "dogmatika_2020",
    "tcg-2022-05": "eldlich",
    "ocg-2022-10": "naturia_runick_2022",
    "ocg-2023-01": "bystial_invoked_2023 true_dracos_2023",
    "ocg-2023-04": "branded_2023",
    "tcg-2023-09": "branded_magicians_2023",
    "ocg-2023-10": "snake_eyes_2023",
    "ocg-2024-01": "burning_abyss_2024 centur_ion_2024 horus_2024 koaki_meiru_2011",
    "ocg-2024-04": "horus_tenpai_2024",
    "ocg-2024-07": "fiendsmith_2024 rescue_ace rose_dragons ryzeal_2024",
    "ocg-2024-10": "blue_eyes_2024",
    "ocg-2025-01": "dracotail_2025 fiendsmith_yummy_2025 k9_2025 maliss_2025 yummy_2025",
    "ocg-2025-04": "artmages_2025 monarchs_2025",
    "ocg-2025-07": "mitsurugi_2025 primite_2025",
}
DECKS = [(name, identity) for identity, names in OF_FORMATS.items() for name in names.split()]


def test_there_are_many_decks_of_the_years_from_2011_on() -> None:
    assert len({name for name, _ in DECKS} & set(builtin_decks())) == len(DECKS) >= 70


@pytest.mark.parametrize(("name", "identity"), DECKS)
def test_a_deck_is_legal_in_a_format_of_its_time(name: str, identity: str) -> None:
    chosen = known_format(identity)
    assert chosen is not None
    assert check_deck(load_deck(name), chosen.rules) == []
