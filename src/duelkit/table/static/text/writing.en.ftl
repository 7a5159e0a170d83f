# Cards that one writes
write-title = Write a card
write-change = Change a card
write-new = New card
write-text = Text of the card
write-examples = Begin with
write-kind-monster = Monster
write-kind-spell = Spell
write-kind-trap = Trap
write-kind-extra = Extra Deck
write-example-monster-yugioh =
    Prototype Knight / 試作騎士
    {"["}Warrior/Effect] LIGHT, Level 4, ATK 1800 / DEF 1000
    If this card is Summoned: You can add 1 Warrior monster from your Deck to your hand.
write-example-spell-yugioh =
    Prototype Order / 試作の号令
    {"["}Quick-Play Spell Card]
    Target 1 monster on the field; it gains 500 ATK until the end of this turn.
write-example-trap-yugioh =
    Prototype Pit / 試作の落とし穴
    {"["}Normal Trap Card]
    Discard 1 card, then target 1 monster your opponent controls; destroy it.
write-example-extra-yugioh =
    Prototype Dragon / 試作竜
    {"["}Dragon/Synchro/Effect] DARK, Level 8, ATK 2800 / DEF 2000
    1 Tuner + 1+ non-Tuner monsters
    If this card is Synchro Summoned: You can draw 1 card.
write-hint = First line: the name, also in both languages. Second line: kind and figures. Below: the text, all in Japanese or all in English. A card that is saved can be used in your decks at this table at once; who sees it in a duel sees its text.
write-empty = What is understood of the text appears here as you type.
write-understanding = What is understood
write-understood = { $count ->
    [0] Understood; no effects.
    [one] Understood: 1 effect.
   *[other] Understood: { $count } effects.
}
write-not-yet = Not playable yet
write-place = line { $line }, character { $at }
write-no-effects = A card without effects.
write-part-condition = Condition
write-part-cost = Cost
write-part-target = Target
write-part-processing = Processing
write-whole = The whole text as it is printed here
write-saved = { $name } is saved.
write-not-saved = Not saved: { $reason }
write-mine = My cards
write-none = None yet.
write-drop = Delete
write-drop-sure = Really delete?
write-off = This table does not accept cards written by users.
write-upload = Upload cards
write-upload-hint = A cards.cdb, a JSON file or a text file, up to 16 MB. Each card is read from its Japanese or English text; nothing in the file is run. What is understood becomes yours.
write-file = Choose a file
write-file-large = The file is larger than 16 MB.
write-reading = Reading …
write-made = { $count ->
    [one] 1 card can be played now.
   *[other] { $count } cards can be played now.
}
write-refused = { $count ->
    [0] {""}
    [one] 1 was not understood:
   *[other] { $count } were not understood:
}
write-known = { $count } are playable here already.
write-left = { $count } more were not read; upload them in a file of their own.
