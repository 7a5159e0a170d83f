# Decks
deck-title = Decks
deck-game = Game
deck-all = All decks
deck-new = New deck
deck-import = Import
deck-export = Export
deck-mine = My decks
deck-none-mine = None yet. Make a new one, or open a ready deck and change it.
deck-built-in = Ready decks
deck-size = { $part } { $count }
deck-drafts = Not saved yet (kept in this browser)
deck-unnamed = Unnamed deck
deck-drop = Delete
deck-drop-sure = Really delete?
deck-dropped = { $name } is deleted.
deck-not-found = This deck could not be opened
deck-left-out = { $count ->
    [one] 1 card cannot be played here:
   *[other] { $count } cards cannot be played here:
}
deck-missing = { $count ->
    [one] { $text }: { $reason }
   *[other] { $count } × { $text }: { $reason }
}
deck-here = { $here } of { $all } copies are here, { $cards } of { $of } different cards.
deck-side-only = Only the Side Deck lacks cards: the deck can be played without them.
deck-legal-in = Legal in: { $editions }.
deck-legal-nowhere = It is legal under none of the rules here.
deck-legal-lists = It obeys the limit lists: { $lists }.
deck-comma = ,{" "}
deck-name = Name of the deck
deck-edition = Rules
deck-limits = Limit list
deck-limits-none = None
deck-limits-incomplete = This limit list is not complete.
deck-undo = Undo (Ctrl+Z)
deck-redo = Redo (Ctrl+Y)
deck-is-saved = Saved
deck-saved = { $name } is saved.
deck-not-saved = Not saved: { $reason }
deck-save-copy = Save as a new deck
deck-no-account = Saving needs a connection to the table
deck-play = Play
deck-more = More
deck-clear = Take all cards out
deck-panes = Beside the deck
deck-pane-pool = Cards
deck-pane-look = Card
deck-pane-check = Check
deck-views = View
deck-tab-deck = Deck
deck-tab-stats = Statistics
deck-tab-hands = Test hands
deck-keys = + − to add and take, S to or from the side deck, / to search
deck-keys-one = + − to add and take, / to search
deck-pool = Cards to choose from
deck-pool-list = Cards found
deck-pool-hint = Click: add. Shift and click: side deck. Right click: take out. Or drag.
deck-copies = { $count ->
    [0] not in the deck
    [one] 1 copy
   *[other] { $count } copies
}
deck-part-main = Main Deck
deck-part-side = Side Deck
deck-empty-main = Click cards on the left, or drag them here.
deck-empty-extra = Cards that belong here come here by themselves.
deck-empty-side = Drag cards here, or press S on a card.
deck-bounds-from-to = { $least } to { $most }
deck-bounds-just = exactly { $most }
deck-bounds-exact = none or exactly { $most }
deck-bounds-least = { $least } or more
deck-bounds-most = up to { $most }
deck-bounds-none = any number
deck-take = Take one out
deck-put = Add one
deck-wrong-card = against the rules
deck-wrong-part = { $name } cannot lie in this part ({ $part }).
deck-said-added = { $name } added to { $part }; { $count } in all
deck-said-taken = { $name } taken out; { $count } left
deck-said-moved = { $name } moved to { $part }
deck-look = Card
deck-look-empty = Point at a card to read it.
deck-take-from = Take one out of { $part }
deck-add-to = Add one to { $part }
deck-card-page = Card page
deck-check = Check
deck-checking = Checking…
deck-legal = This deck may be played
deck-not-legal = { $count ->
    [one] 1 thing is against the rules
   *[other] { $count } things are against the rules
}
deck-nothing-yet = The main deck is still empty.
deck-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
deck-curve-level = Levels
deck-curve-main = Monsters of the main deck
deck-curve-extra = Extra deck: Levels, Ranks, Links
deck-curve-cost = Costs
deck-curve-hp = HP
deck-monster-kinds = Kinds of monsters
deck-sorts = Kinds of spells and traps
deck-average-level = Average Level
deck-average-atk = Average ATK
deck-average-cost = Average cost
deck-average-hp = Average HP
deck-average-attack = Average Attack
deck-tributes = Level 5 or more
deck-locked = With lock
deck-new-hands = New hands
deck-seed = Seed of the hands
deck-seed-of = Seed { $seed }
deck-use-seed = Use this seed
deck-hands-hint = The first { $count } cards are the opening hand; the pale ones would be drawn next.
deck-groups = Odds of groups
deck-group = At least one of
deck-cards-head = Cards
deck-group-unnamed = My group
deck-group-at-least = { $name } (at least { $least })
deck-group-mark = Choose cards
deck-group-new = New group
deck-group-edit = Cards of the group
deck-group-name = Name of the group
deck-group-least = at least
deck-group-drop = Remove group
deck-group-summonable = Monsters of Level 4 or less
deck-group-cheap = Creatures of cost 2 or less
deck-together = One of each of these
deck-odds = Odds of each card
deck-card = Card
deck-copies-head = Copies
deck-opening = First { $count }
deck-after-draws = +{ $count }
deck-text = Deck as text
deck-format = Format
deck-format-deck = Names (.deck)
deck-format-ydk = .ydk
deck-format-ydke = ydke:// link
deck-copied = Copied.
deck-download = Save as { $file }
deck-choose-file = Choose a file
deck-read = Read
deck-file-large = This file is too large for a deck.
deck-import-hint-yugioh = Paste a .ydk file, a ydke:// link, or lines with a count and a name in English or Japanese. Or drop a file here.
deck-import-hint-judgment = Paste lines with a count and a name, or a count and # with the card's number. Or drop a file here.
deck-import-example-yugioh = 3 Junk Synchron
deck-import-example-judgment = 2 Flame Magus
deck-line = Line { $line }: { $text }
deck-back = Back
deck-without = Go on without them
