"""Words about the kinds of monsters of which players can have only some (１種類の種族のモンスターしか)."""
