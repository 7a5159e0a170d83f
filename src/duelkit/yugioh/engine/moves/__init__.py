"""The elementary changes of a duel: cards move, figures change, events happen."""
