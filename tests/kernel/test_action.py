from hypothesis import given
from hypothesis import strategies as st

from bosworth.kernel.action import first, pack, second, third, verb

small = st.integers(0, 127)


@given(st.integers(0, 62), small, small, small)
def test_what_is_packed_comes_out_again(number: int, one: int, two: int, three: int) -> None:
    action = pack(number, one, two, three)
    assert (verb(action), first(action), second(action), third(action)) == (number, one, two, three)


def test_an_action_is_a_small_int() -> None:
    assert pack(62, 127, 127, 127) < 1 << 27
    assert pack(5) == 5
