"""Tables in memory: changed one message at a time, watched by pages, played by bots."""
