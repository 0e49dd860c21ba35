"""How the database came to its present shape: one file per step, carried out in order when the server starts."""
