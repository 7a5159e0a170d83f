"""The editions that come with the project, oldest first."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.editions.expert_rules import EXPERT_RULES
from duelkit.yugioh.editions.master_rule_1 import MASTER_RULE_1
from duelkit.yugioh.editions.master_rule_2 import MASTER_RULE_2
from duelkit.yugioh.editions.master_rule_3 import MASTER_RULE_3
from duelkit.yugioh.editions.master_rule_4 import MASTER_RULE_4
from duelkit.yugioh.editions.master_rule_2020 import MASTER_RULE_2020, RULE_PAGE_2020
from duelkit.yugioh.state.rules import Rules

EDITIONS: Final[dict[str, Rules]] = {
    rules.identity: rules
    for rules in (
        EXPERT_RULES,
        MASTER_RULE_1,
        MASTER_RULE_2,
        MASTER_RULE_3,
        MASTER_RULE_4,
        RULE_PAGE_2020,
        MASTER_RULE_2020,
    )
}
