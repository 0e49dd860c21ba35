"""The parts of the board of Wars of the Roses that can be tried without a browser."""

from tests.web.node import run_node_test


def test_a_sheet_and_its_plan_are_the_same() -> None:
    run_node_test("roses")
