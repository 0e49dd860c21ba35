"""The browser's side of Richard III, module by module, run by node's own test runner."""

from tests.web.node import run_node_test


def test_blocks_stand_clear_of_each_other_at_every_zoom() -> None:
    run_node_test("richard3")
