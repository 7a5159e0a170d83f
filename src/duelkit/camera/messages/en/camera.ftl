# Sheets.
printed = { $file }: { $cards ->
    [one] one card
   *[other] { $cards } cards
}{ $mat ->
    [yes] , the mat in five parts
   *[other] {""}
}. Print at 100 %, without fitting to the page.
mat-first = First player
mat-second = Second player
mat-part = Mat, part { $number } of { $count }
operation-end-turn = End turn
operation-end-phase = End action phase 1
operation-attack = Attack
operation-rotate = Rotate
operation-ability = Ability
operation-choose = Choose
operation-yes = Yes
operation-no = No
operation-done = Done
operation-cancel = Cancel
operation-undo = Undo
operation-surrender = Surrender
operation-element-1 = Fire
operation-element-2 = Water
operation-element-4 = Earth
operation-element-8 = Wood
operation-element-16 = Biolith
operation-proxy = Stand-in
shown-end-turn = Show it beside the mat: your turn ends.
shown-end-phase = Show it beside the mat: action phase 1 ends, a summon may follow.
shown-attack = Lay it onto your creature: it attacks.
shown-rotate = Lay it onto your creature, its top the way the creature is to face; or turn the creature itself.
shown-ability = Lay it onto your creature: it uses its ability. Of several the first if the top points up, the second if right …
shown-choose = Lay it onto the creature, field or number that you choose.
shown-yes = Show it beside the mat.
shown-no = Show it beside the mat.
shown-done = Show it beside the mat: you have chosen enough.
shown-cancel = Show it beside the mat: back to before the last choice.
shown-undo = Show it beside the mat: the last choice is taken back.
shown-surrender = Show it beside the mat, then Yes: you give up.
shown-element-1 = Show it beside the mat: you choose Fire.
shown-element-2 = Show it beside the mat: you choose Water.
shown-element-4 = Show it beside the mat: you choose Earth.
shown-element-8 = Show it beside the mat: you choose Wood.
shown-element-16 = Show it beside the mat: you choose Biolith.
shown-proxy = Lay it in the place of a creature that you have not printed.

# What has to be done on the mat.
facing-0 = up
facing-1 = right
facing-2 = down
facing-3 = left
mat-several = Field { $field }: several cards side by side; leave one there.
mat-slanted = Field { $field }: the card lies between two directions; lay it straight (EOJ-RECOG-06).
mat-missing = Field { $field }: lay { $card } there, facing { $facing }.
mat-body = Field { $field }: put { $card } back; a dead creature stays on the mat up to the sync (EOJ-RECOG-10, EOJ-TRASH-01).
mat-other = Field { $field }: { $other } lies there; lay { $card } there, facing { $facing }.
mat-turned = Field { $field }: turn { $card } so that it faces { $facing }.
mat-moved = Field { $field }: move { $card } to field { $to }.
mat-dead = Field { $field }: take { $card } off the mat, to the graveyard (EOJ-RECOG-10).
mat-extra = Field { $field }: take { $card } off the mat.
mat-sign = Field { $field }: take { $card } off the mat, so that the code below it can be seen (EOJ-RECOG-05).
mat-lay = Lay { $card } onto field { $field }, in the direction that it is to face.
mat-direct = Lay { $card } beside the mat; its top points to the field where the battles begin (EOJ-RECOG-07).
mat-hidden = Field { $fields }: no code can be seen; take hands away and uncover the code (EOJ-RECOG-05).
not-in-hand = { $card } is not in your hand; take it off the mat.
only-quarter = { $card } turns by a quarter only (EOJ-REACT-06); turn it back to { $facing }.
faces-already = { $card } faces that way already.
no-creature = Field { $field }: no creature stands there.
not-now = { $card } means nothing now.
not-this-field = Field { $field } cannot be chosen now.
not-this-card = { $card } cannot be chosen now.
cannot = Not possible: { $action }
no-ability = { $card } has no ability that it uses by itself.
how-act = On the mat: lay a creature onto a field, show a spell, turn a creature, lay Attack onto one, show End turn.
how-summon = On the mat: lay a creature onto a field, or show End turn.
how-spell = { $card }: { $note }
how-yes-no = On the mat: show Yes or No.
how-creature = On the mat: lay Choose onto the creature.
how-card = On the mat: show the card.
how-field = On the mat: lay Choose onto the field.
how-number = On the mat: lay Choose onto the field with that number.
how-element = On the mat: show the card of the element.
how-done = On the mat: show Done when you have chosen enough.

# The camera.
camera-begin = Lay the mat before the camera, the edge "First player" towards the first player. The duel deals the cards: take those of your hand out of your own. Everything can be typed too; mat tells what is seen.
camera-lost = { $why }. The duel stands as it was and goes on on the screen.
film-over = There are no more pictures. The duel stands as it was and goes on on the screen.
read = Read off the mat: { $option }
seen-mat = picture { $picture }: mat from its { $side } side, { $count } codes, { $bend } mm beside a flat mat
seen-field = field { $field }: { $card } (code { $code }), top { $facing }, { $slant }° slanted
seen-beside = beside the mat: { $card } (code { $code })
side-upper = upper
side-right = right
side-lower = lower
side-left = left
calibrate-begin = What the camera sees; Enter ends it.
calibrate-mat = The mat is seen from its { $side } side: { $codes } of 8 codes at its edges, { $bend } mm beside a flat mat, paper { $white } of 255 light.
calibrate-good = The mat can be played on.
trouble-dark = It is too dark (paper { $level } of 255, at least { $least }): switch a lamp on, or move the mat out of the dark (EOJ-RECOG-01).
trouble-strong = The light is too strong ({ $share } % of the mat without drawing): turn the lamp or the mat away from the light (EOJ-RECOG-01).
trouble-mirrored = The picture is mirrored, so that no code can be read: switch mirroring off in the camera's settings.
trouble-no-mat = No code is seen: lay the printed mat before the camera, its codes upwards (EOJ-RECOG-02).
trouble-little-mat = { $count } codes are seen, and too few of the mat: show the whole mat, its codes upwards (EOJ-RECOG-02).
trouble-other-mat = This is the mat of another board: lay down the one of this board, as duelkit print --mat (with --board FILE for a board of your own) makes it.
trouble-astray = The mat's parts do not lie as they should ({ $places }): lay them together in their order, and lay the mat flat (EOJ-RECOG-01).
trouble-bent = The mat does not lie flat ({ $bend } mm): smooth it out (EOJ-RECOG-01).
trouble-missing = Codes at the mat's edges are not seen ({ $places }): show the whole mat and uncover them (EOJ-RECOG-05).

# Cards that are shown.
deck-begin = Show the cards of the deck, one by one or several at a time; show Undo to take the last one back, Done or Enter to end.
deck-card = { $total }: { $card } (copy { $count })
deck-undone = Taken back: { $card }
deck-empty = No card was shown; nothing is written.
deck-written = { $file }: { $count } of { $size } cards.
teach-begin = Lay one card at a time straight onto field 5, its top up. { $count } faces are known; they stay on this machine, in { $file }. Enter ends it.
teach-poor = Too little of the card can be told apart: more light, a sharper picture, or the camera nearer.
teach-known = This looks like { $card }, which is known.
teach-name = Which card is it (name or number; Enter ends)?
teach-which = Several cards could be meant: { $names }
teach-unknown = No card "{ $text }"; type a name, a part of one, or a number.
teach-learnt = { $card } is known by its face now ({ $count } faces). Take it away, and lay the next one there.
place-upper-left = upper left
place-upper = upper middle
place-upper-right = upper right
place-right = right
place-lower-right = lower right
place-lower = lower middle
place-lower-left = lower left
place-left = left
