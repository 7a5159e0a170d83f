"""The compiler from card definitions to what the engine runs, in plain Python."""
