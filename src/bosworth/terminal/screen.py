"""The screen: words in and out, with colours on a terminal and as plain lines everywhere else."""

import sys
from collections.abc import Iterable
from contextlib import suppress
from textwrap import fill

from rich.console import Console
from rich.table import Table
from rich.text import Text

from bosworth.locale.words import Words
from bosworth.terminal.trouble import Leave


class Screen:
    """Where everything is printed and read. Plain output needs no colour, no width and no cursor."""

    def __init__(self, words: Words, plain: bool = False) -> None:
        self.words = words
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.plain = plain or not self.console.is_terminal
        if sys.stdin.isatty():
            with suppress(ImportError):
                import readline  # noqa: PLC0415 - not everywhere; its mere presence lets a player edit the line

                readline.set_auto_history(False)  # or the next player could call back what the last one typed
        self.colours: dict[str, str] = {}  # words that are coloured wherever a row has them

    def say(self, text: str = "", style: str = "") -> None:
        """One line or paragraph."""
        self.console.print(Text(text, style="" if self.plain else style), soft_wrap=self.plain)

    def title(self, text: str) -> None:
        """A line that stands out."""
        self.say()
        self.say(text, "bold")

    def item(self, number: int, text: str) -> None:
        """One entry of a numbered list; on a terminal long ones go on under their own beginning."""
        line = f"{number:>4}  {text}"
        self.say(line if self.plain else fill(line, self.console.width, subsequent_indent=" " * 6))

    def rows(self, rows: Iterable[tuple[str, str]], indent: int = 2) -> None:
        """Pairs of a label and a text: in columns on a terminal, as `label: text` in plain output."""
        if self.plain:
            for label, text in rows:
                self.say(" " * indent + (self.words.labelled(label, text) if label else text))
            return
        table = Table.grid(padding=(0, 2))
        table.add_column()
        table.add_column(style="bold", min_width=11)
        table.add_column(overflow="fold")
        for label, text in rows:
            table.add_row(" " * max(0, indent - 2), label, self._coloured(text))
        self.console.print(table)

    def table(self, heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> None:
        """A small table: drawn on a terminal, `label. head: cell; head: cell` in plain output."""
        if self.plain:
            for label, *cells in rows:
                pairs = zip(heads[1:], cells, strict=True)
                self.say(f"  {label}. {self.words.divided(self.words.labelled(head, cell) for head, cell in pairs if cell)}")
            return
        table = Table(*heads, show_lines=False)
        for row in rows:
            table.add_row(*row)
        self.console.print(table)

    def _coloured(self, text: str) -> Text:
        found = Text(text)
        for words, style in self.colours.items():
            found.highlight_words([words], style)
        return found

    def clear(self) -> None:
        """Wipe what was printed, as far as the terminal can; never more than that."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()
        else:
            self.say()

    def ask(self, question: str) -> str:
        """A line from the player; `Leave` at the end of the input or on Ctrl-C."""
        self.console.file.flush()
        try:
            return input(f"{question} ").strip()
        except EOFError:
            self.say()
            raise Leave(0) from None
        except KeyboardInterrupt:
            self.say()
            raise Leave(130) from None
