# How cards are operated under the camera.
note-show = Show this card beside the mat.
note-directed = Lay this card beside the mat; its top points to the field where the battles begin.
note-discard = Show { $count ->
    [1] the card
   *[other] the { $count } cards
} that you discard, one after the other.
note-sacrifice = Lay Choose onto the creature that you sacrifice.
note-on-creature = Lay this card onto the creature that you choose.
note-on-creature-again = Then lay it onto the other creature.
note-on-field = Lay this card onto the field that you choose.
note-on-field-again = Then lay it onto the other field.
note-on-element = Show the operation card of the element that you choose.
note-on-element-again = Show the operation card of the other element.
note-on-card = Show the card that you choose.
note-on-card-again = Show the other card that you choose.
