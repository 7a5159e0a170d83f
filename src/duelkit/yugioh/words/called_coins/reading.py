"""Words about a coin whose side is called: how they are read in Japanese."""

from duelkit.yugioh.language.base import Joined, Joint, Verb
from duelkit.yugioh.language.clauses import If
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.reading.grammar.riders import last_action, rider
from duelkit.yugioh.words.called_coins.meaning import CallCoin, CalledRight


def _if_right(before: Verb, verb: Verb) -> Verb | None:
    """当たった場合、〜: what follows the call of a coin."""
    return Joined(Joint.AND_IF_YOU_DO, before, If(CalledRight(), verb)) if last_action(before) == CallCoin() else None


reads("VERB", "コイントスを1回行い、[コインの|]裏表を/当てる", CallCoin)
rider("当たった場合、{verb:SENTENCE}", _if_right)
