# Cards and rules
lib-nav = Library
lib-nav-rules = Rulebook
lib-nav-compare = Differences
lib-nav-doubts = Doubtful passages
lib-nav-yugioh = Yu-Gi-Oh! cards
lib-nav-judgment = EYE OF JUDGMENT cards
lib-failed = This could not be loaded: { $reason }
lib-all = All
lib-any = Any
lib-yes = Yes
lib-more = Show more
lib-show-all = Show all
lib-nothing = No card matches. Try fewer words or clear the filters.

lib-search-cards = Search cards: name or number
lib-found = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
lib-filters = Filters
lib-filters-on = Filters are set
lib-clear = Clear
lib-kind = Kind
lib-kind-sub = – { $name }
lib-kind-monster = Monsters
lib-kind-extra = Extra deck monsters
lib-kind-spell-yugioh = Spells
lib-kind-spell-judgment = Spells
lib-kind-trap = Traps
lib-kind-creature = Creatures
lib-attribute = Attribute
lib-element = Element
lib-no-element = No element
lib-race = Type
lib-sort = Order
lib-sort-name-yugioh = Name
lib-sort-name-judgment = Name
lib-sort-level-yugioh = Level
lib-sort-level-judgment = Cost
lib-sort-attack-yugioh = ATK
lib-sort-attack-judgment = Attack
lib-sort-number-yugioh = Passcode
lib-sort-number-judgment = Number
lib-figure-level = Level
lib-figure-atk = ATK
lib-figure-def = DEF
lib-figure-scale = Scale
lib-figure-cost = Cost
lib-figure-hp = HP
lib-figure-attack = Attack
lib-least = { $figure }: at least
lib-most = { $figure }: at most
lib-in-texts = Search card texts too
lib-of-edition = Only cards of this edition
lib-short-cost = cost { $cost }
lib-short-spell = { $sort } Spell
lib-short-trap = { $sort } Trap

lib-no-card = There is no card { $number }.
lib-to-deck = Use in a deck
lib-wording = Wording
lib-now = Now
lib-old-wording = worded like this until { $year }
lib-was-different = worded differently until { $years }
lib-not-in-edition = this edition has no such cards
lib-no-text = A Normal Monster: no effect.
lib-other-language = The text in Japanese
lib-notes = What the rules say
lib-doubts-card = What is not certain
lib-rulings = Rulings
lib-decks = Ready decks with this card
lib-no-decks = In none of the ready decks.
lib-in-part = { $part } × { $count }
lib-part-main = Main
lib-part-extra = Extra
lib-part-side = Side
lib-formats = Legal in the formats
lib-no-formats = In none of the formats here.
lib-limits = Limits
lib-no-limits = On none of the lists.
lib-limit-0 = Forbidden
lib-limit-1 = Limited
lib-limit-2 = Semi-limited
lib-deck-limit = At most { $count } in a deck
lib-group-limit = { $count ->
    [one] The only one of its race or class in a deck
   *[other] At most { $count } of its race or class in a deck
}
lib-number = Number
lib-passcode = Passcode
lib-rarity = Rarity
lib-affiliation = Affiliation
lib-attack-cost = Attack Cost
lib-rotate-cost = Rotation Cost
lib-class = Class
lib-lock = Lock

lib-search-rules = Search the rules: words or an id
lib-documents = Document
lib-results = Results
lib-rules-found = { $count ->
    [0] No statement matches.
    [one] 1 statement
   *[other] { $count } statements
}
lib-document-about = { $count } statements, { $doubts } of them doubtful in print
lib-chapters = Chapters
lib-neighbours = Before and after
lib-confidence = confidence { $level }
lib-example = Example
lib-note = Note
lib-doubt = Doubtful passage
lib-option = Another reading
lib-same = The same elsewhere
lib-differs = Different elsewhere
lib-compared = In the table of differences
lib-rule-unknown = There is no rule with this id.
lib-near = Did you mean
lib-compare = What differs between editions
lib-point = Point
lib-only-different = Only what differs here
lib-page-rule = rule of the page alone
lib-general = general knowledge, in no document
lib-doubts = Doubtful passages
lib-doubts-about = Passages whose print is unclear or contradicts itself, with the reading that is taken here: { $count } in all.
lib-chapters-of = { $count } chapters
lib-search-help = Words of a name, a reading or a passcode, and such as atk>=2000 level:4,7 text:destroy -kind:effect attribute:dark type:dragon series:HERO set:BODE word:Draw
