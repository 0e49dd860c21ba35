"""The table: what people do around a game (sit, act, take back, talk, branch), shared by terminal and server."""
