"""A group of commands that imports the module of a command only to run it, so that `--help` and completion stay quick."""

from pkgutil import resolve_name
from typing import Any, ClassVar

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_group


class LazyGroup(TyperGroup):
    """Knows its commands by name and by a sentence; loads one when it is called or asked for its own help."""

    table: ClassVar[dict[str, tuple[str, str]]] = {}
    """By name: where the command is, as `module:function`, and what it does."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.commands = {name: TyperCommand(name, short_help=text) for name, (_, text) in self.table.items()}

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        """The command that is called; what stands for it in lists is replaced by itself."""
        name, found, rest = super().resolve_command(ctx, args)
        return name, self.load(name) if name else found, rest

    @classmethod
    def load(cls, name: str) -> Any:
        """A command with its arguments and options: of a function, or of a group of commands."""
        found = resolve_name(cls.table[name][0])
        group = typer.Typer(rich_markup_mode=None)
        if isinstance(found, typer.Typer):
            group.add_typer(found, name=name)
        else:
            group.command(name)(found)
        return get_group(group).commands[name]
