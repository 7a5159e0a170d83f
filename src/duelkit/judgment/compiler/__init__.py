"""From card definitions to what the engine runs; plain Python, run once a card."""
