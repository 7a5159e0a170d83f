"""Words about a coin whose side is called (コイントスを行い、裏表を当てる)."""
