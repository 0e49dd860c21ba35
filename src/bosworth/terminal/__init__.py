"""What a game needs to be drawn and asked about in text: the screen, what was typed, and errors in the player's language."""
