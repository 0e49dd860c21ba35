"""What the compiler reads in the source, and what stands in its place when the code runs: the kernel needs no other package."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr  # noqa: PLC0414 - so that it may be imported from here
else:

    def mypyc_attr(**_):
        """Nothing: interpreted, a class is what it is."""
        return lambda kind: kind
