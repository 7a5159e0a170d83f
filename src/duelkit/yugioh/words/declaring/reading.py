"""Words about declarations (宣言): how they are read in Japanese."""

from duelkit.yugioh.language.amounts import DECLARED
from duelkit.yugioh.language.nouns import MONSTER
from duelkit.yugioh.language.terms import Domain
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.declaring.meaning import Declare, IsDeclared

for _words, _domain in (("属性", Domain.ATTRIBUTE), ("種族", Domain.RACE), ("カード名", Domain.CARD_NAME)):
    reads("VERB", f"{_words}を1つ/宣言する", Declare, domain=_domain)
    reads("PROPERTY", f"宣言した{_words}の", IsDeclared)
reads(
    "VERB",
    "{which:NOUN}のカード名を1つ/宣言する",
    lambda which: Declare(Domain.CARD_NAME, which=which) if which != MONSTER else None,
)
reads("VERB", "種族と属性を1つずつ/宣言する", Declare, domain=Domain.KIND)
reads("VERB", "{at_least:NUM}から{at_most:NUM}までの数字の内2つを/宣言する", Declare, domain=Domain.TWO_NUMBERS)
reads("PROPERTY", "宣言した", IsDeclared)
reads("VERB", "カードの種類(モンスター[・|、]魔法[・|、]罠)を[1つ|]/宣言する", Declare, domain=Domain.CARD_TYPE)
reads("PROPERTY", "宣言[した|された]種類の", IsDeclared)
reads(
    "VERB", "{at_least:NUM}~{at_most:NUM}までの任意の[レベル|数|数字]を[1つ|]/宣言する", Declare, domain=Domain.NUMBER
)
reads("VERB", "{at_least:NUM}~{at_most:NUM}までのレベルを[1つ|]/宣言する", Declare, domain=Domain.NUMBER)
reads("AMOUNT", "宣言した[レベル|数|数値|数字]", lambda: DECLARED)
reads("VALUE", "宣言した[レベル|数|数値|数字]", lambda: DECLARED)
reads("DECLARED_LATER", "{verb:VERB.te}", lambda verb: verb if isinstance(verb, Declare) else None)
