"""Words about Set cards that must be activated (そのカードを発動するか、〜しなければならない)."""
