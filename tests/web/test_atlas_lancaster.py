"""The map of Lancaster says what the rules say: nine provinces, and the conflicts in France."""

from tests.web.atlas import Box, chart, inside, symbols

from bosworth.games.lancaster.tables import FACTS

MAP = chart("lancaster")


def test_every_province_and_conflict_is_drawn_and_no_other() -> None:
    assert set(MAP["areas"]) == {province.id for province in FACTS.provinces}
    assert set(MAP["sites"]) == {conflict.id for conflict in FACTS.conflicts}


def test_the_plaques_and_names_of_provinces_do_not_overlap() -> None:
    boxes = [Box(area["center"][0], area["center"][1] - 26, 350, 222) for area in MAP["areas"].values()]
    for number, box in enumerate(boxes):
        assert not any(box.overlaps(other) for other in boxes[number + 1 :])


def test_the_frame_holds_every_plaque_with_its_name() -> None:
    left, top, right, bottom = MAP["frame"]
    for area in MAP["areas"].values():
        x, y = area["center"]
        assert left < x - 175
        assert x + 175 < right
        assert top < y - 137
        assert y + 85 < bottom


def test_the_middle_of_a_plaque_lies_in_no_other_province() -> None:
    for name, area in MAP["areas"].items():
        others = [other for other, shape in MAP["areas"].items() if other != name and inside(shape["path"], area["center"])]
        assert others == []
        assert area["label"][1] == area["center"][1] - 100


def test_the_conflicts_lie_outside_the_provinces_and_apart() -> None:
    spots = [site["at"] for site in MAP["sites"].values()]
    for number, spot in enumerate(spots):
        assert not any(inside(area["path"], spot) for area in MAP["areas"].values())
        assert not any(Box(spot[0], spot[1], 50, 40).overlaps(Box(other[0], other[1], 50, 40)) for other in spots[number + 1 :])
        assert 46 <= spot[0] <= 2074
        assert 46 <= spot[1] <= 2614


def test_every_province_has_its_arms() -> None:
    assert {f"arms-{province.id}" for province in FACTS.provinces} <= symbols("arms.svg")
