"""The pages in a real browser: the way to a game with and without JavaScript, and that nothing is wider than a phone."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Dialog, Page, expect
from tests.web.conftest import House, OpenPage

from bosworth.games import GAMES
from bosworth.locale import LANGUAGES

NEW = tuple(f"/new?game={game}" for game in GAMES)
RULES = ("/rules", "/rules/roses", "/rules/lancaster/placement")
EVERYWHERE = ("/", *NEW, "/lobby", "/games", "/load", "/account", "/preferences", *RULES, "/about", "/nowhere")
PLAIN_COOKIE = "%7B%22lang%22%3A%22en%22%7D"


@pytest.fixture
def plain(house: House, browser: Browser) -> Iterator[Page]:
    """A browser without JavaScript."""
    context = browser.new_context(java_script_enabled=False)
    context.add_cookies([{"name": "bosworth_prefs", "value": PLAIN_COOKIE, "url": house.url}])
    page = context.new_page()
    page.goto(house.url)
    yield page
    context.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_page_is_wider_than_a_phone(open_page: OpenPage, house: House, lang: str) -> None:
    page = open_page("/", width=390, height=844, lang=lang)
    for path in EVERYWHERE:
        page.goto(house.url + path)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, path
        small = (
            "e => [...e.querySelectorAll('a.button, button, select')].filter(b => b.offsetWidth && b.offsetHeight < 44).length"
        )
        assert page.locator("main").evaluate(small) == 0, path


FOLDS = [(1440, 900), (1280, 720)]


def begin(page: Page, game: str) -> None:
    page.locator(f"form[action='/play-now/{game}'] button").click()
    page.wait_for_url(re.compile("/table/"))


def out_of_sight(page: Page, height: int) -> list[str]:
    """The ways to begin a game that are not wholly in the window."""
    page.evaluate("document.fonts.ready")
    assert page.evaluate("scrollY") == 0
    doors = page.locator("form[action^='/play-now/']").all()
    assert len(doors) == len(GAMES)
    boxes = {str(door.get_attribute("action")): door.locator("button").bounding_box() for door in doors}
    return [door for door, box in boxes.items() if box is None or box["y"] < 0 or box["y"] + box["height"] > height]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), FOLDS)
def test_every_game_can_be_begun_without_scrolling(open_page: OpenPage, house: House, width: int, height: int, lang: str) -> None:
    page = open_page("/", width=width, height=height, lang=lang)
    assert out_of_sight(page, height) == []
    for game in ("richard3", "roses"):
        begin(page, game)
        page.goto(house.url)
    expect(page.locator(".resume")).to_be_visible()
    assert out_of_sight(page, height) == [], "also by those who come back"


def test_on_a_phone_the_first_game_can_be_begun_without_scrolling(open_page: OpenPage, house: House) -> None:
    page = open_page("/", width=390, height=844)
    assert "/play-now/richard3" not in out_of_sight(page, 844)
    begin(page, "richard3")
    page.goto(house.url)
    expect(page.locator(".resume")).to_be_visible()
    assert "/play-now/richard3" not in out_of_sight(page, 844)


def test_the_way_back_to_one_game_is_shown_once(open_page: OpenPage, house: House) -> None:
    page = open_page("/")
    begin(page, "richard3")
    page.goto(house.url)
    expect(page.locator(".resume .button")).to_have_text(["Continue"])
    begin(page, "roses")
    page.goto(house.url)
    expect(page.locator(".resume .button")).to_have_text(["Continue", "Next game: 2 wait for you"])


def test_a_running_game_against_bots_is_deleted_from_my_games(open_page: OpenPage, house: House) -> None:
    page = open_page("/", confirm="on")
    begin(page, "lancaster")
    page.goto(house.url + "/games")
    asked: list[str] = []

    def answer(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.accept() if len(asked) > 1 else dialog.dismiss()

    page.on("dialog", answer)
    page.locator(".more summary").click()
    for left in (1, 0):
        page.get_by_role("button", name="Delete").click()
        expect(page.locator(".table-card")).to_have_count(left)
    assert asked == ["Lancaster will be deleted for good. Delete it?"] * 2


def test_an_invitation_says_that_it_works_on_this_computer_only(open_page: OpenPage) -> None:
    page = open_page("/new?game=richard3")
    page.locator("#seat-york").select_option("invite")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("[data-reach='computer']")).to_contain_text("These links work on this computer only.")
    expect(page.locator("#open-command")).to_have_text(re.compile(r"bosworth serve --host 0\.0\.0\.0"))


def test_without_javascript_one_gets_as_far_as_the_table(plain: Page) -> None:
    plain.get_by_role("link", name="New table").nth(2).click()
    plain.locator("input[name='option-players'][value='2']").check()
    plain.get_by_role("button", name="Show the seats for this choice").click()
    expect(plain.locator("select[name^='seat-']")).to_have_count(2)
    plain.locator("#seat-green").select_option("open")
    plain.locator("#player").fill("Anne")
    plain.locator("#table-name").fill("Harfleur & <i>")
    plain.get_by_role("button", name="Open the table").click()
    expect(plain.locator("h1")).to_have_text("Harfleur & <i>")
    plain.get_by_role("button", name="Seat the bot").click()
    expect(plain.locator("body")).to_have_attribute("data-game", "lancaster")
    assert "needs JavaScript" in plain.content()
    plain.goto(re.sub(r"/table/.*", "/games", plain.url))
    expect(plain.get_by_role("link", name="Harfleur & <i>")).to_be_visible()


def test_without_javascript_a_refused_form_comes_back_as_it_was(plain: Page, house: House) -> None:
    plain.goto(house.url + "/new?game=lancaster")
    plain.locator("summary", has_text="Laws").click()
    plain.locator("#option-laws_2").select_option("king")
    plain.locator("#seat-blue").select_option("invite")
    plain.locator("#table-name").fill("Kept")
    plain.get_by_role("button", name="Open the table").click()
    expect(plain.locator(".option .field-problem")).to_contain_text("At the King’s Court")
    expect(plain.locator("#option-laws_2")).to_have_value("king")
    expect(plain.locator("#seat-blue")).to_have_value("invite")
    expect(plain.locator("#table-name")).to_have_value("Kept")


def test_without_javascript_the_language_and_the_light_can_be_changed(plain: Page, house: House) -> None:
    plain.get_by_role("button", name="Français").click()
    expect(plain.locator("html")).to_have_attribute("lang", "fr")
    plain.goto(house.url + "/preferences")
    plain.locator("input[name='theme'][value='dark']").check(force=True)
    plain.get_by_role("button", name="Enregistrer").click()
    expect(plain.locator("html")).to_have_attribute("data-theme", "dark")
    expect(plain.locator("html")).to_have_attribute("lang", "fr")


def test_preferences_apply_at_once_and_stay(open_page: OpenPage) -> None:
    page = open_page("/preferences", theme="light")
    day = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.locator("input[name='theme'][value='dark']").check(force=True)
    expect(page.locator("body")).not_to_have_css("background-color", day)
    page.locator("input[name='lang'][value='it']").check(force=True)
    expect(page.locator("h1")).to_have_text("Preferenze")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_the_form_of_a_new_table_follows_what_is_chosen(open_page: OpenPage) -> None:
    page = open_page("/new?game=lancaster")
    page.locator("input[name='option-players'][value='5']").check(force=True)
    expect(page.locator("select[name^='seat-']")).to_have_count(5)
    expect(page.locator("input[name='option-players']:checked")).to_be_focused()
    page.get_by_role("link", name="all new laws").click()
    expect(page.locator("#option-laws_3")).to_have_value("new")
    page.locator("#option-laws_3").select_option("king")
    expect(page.locator(".option-needs.unmet")).to_have_count(1)
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile(r"/new\?"))
    page.get_by_role("link", name="both modules of the King with his laws").click()
    expect(page.locator(".option-needs.unmet")).to_have_count(0)
    page.locator("#seat-green").select_option("me")
    expect(page.locator("[data-hotseat]")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile("/table/"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_how_much_a_seat_is_favoured_is_asked_in_full_once_one_is(
    open_page: OpenPage, width: int, height: int, lang: str
) -> None:
    page = open_page("/new?game=lancaster", width=width, height=height, lang=lang)
    amount = page.locator("#option-favour")
    page.locator("details:has(#option-favour) summary").click()
    expect(page.locator("#option-favoured")).to_be_visible()
    expect(amount).to_be_hidden()
    page.locator("#option-favoured").select_option("blue")
    expect(amount).to_be_visible()
    for size in ("one", "two"):
        amount.select_option(size)
        if width > 600:
            assert amount.evaluate(WORDS_WIDTH) <= amount.evaluate("(field) => field.clientWidth"), size
        else:
            words = amount.evaluate("(field) => field.selectedOptions[0].textContent")
            expect(page.locator(".option-chosen")).to_have_text(words)
            expect(page.locator(".option-chosen")).to_be_visible()


def test_how_much_a_seat_is_favoured_is_told_at_the_table_to_a_finger(open_page: OpenPage) -> None:
    page = open_page("/new?game=richard3&option-favoured=york&option-favour=two", width=390, height=844)
    page.get_by_role("button", name="Open the table").click()
    page.locator(".foot-bar").get_by_role("tab").nth(1).tap()
    page.get_by_role("button", name="Advantage: two action points").tap()
    expect(page.locator(".toast")).to_contain_text("two action points more in each of its turns")


WORDS_WIDTH = """(field) => { const text = document.createElement("span");
  const { font, paddingLeft } = getComputedStyle(field);
  Object.assign(text.style, {font, position: "absolute", whiteSpace: "nowrap"});
  text.textContent = field.selectedOptions[0].textContent;
  document.body.append(text);
  return text.offsetWidth + 2 * parseFloat(paddingLeft) + 16; }"""
"""What the chosen words need, with the arrow beside them."""


def test_no_field_that_has_the_focus_lies_beneath_the_button(open_page: OpenPage) -> None:
    page = open_page("/new?game=richard3", width=1280, height=720)
    page.locator("#seat-lancaster").focus()
    seen = []
    while (name := str(page.evaluate("document.activeElement.id"))) != "grace":
        page.keyboard.press("Tab")
        seen.append(name)
        assert page.evaluate(IS_FREE), page.evaluate("document.activeElement.outerHTML")
        assert len(seen) < 30


IS_FREE = """() => { const { left, right, bottom } = document.activeElement.getBoundingClientRect();
  const found = document.elementFromPoint((left + right) / 2, bottom - 3);
  return document.activeElement.contains(found) || found?.contains(document.activeElement); }"""


def test_the_waiting_room_notices_who_comes(open_page: OpenPage) -> None:
    page = open_page("/new?game=richard3")
    page.locator("#seat-york").select_option("invite")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Link for York").input_value()
    guest = open_page(re.sub(r"^https?://[^/]+", "", link))
    guest.locator("#player").fill("Richard")
    guest.get_by_role("button", name="Sit down as York").click()
    expect(guest.locator("body")).to_have_attribute("data-game", "richard3")
    expect(page.locator("body")).to_have_attribute("data-game", "richard3")


def test_a_guest_becomes_somebody_and_comes_back_elsewhere(open_page: OpenPage) -> None:
    page = open_page("/")
    page.locator("form[action='/play-now/lancaster'] button").click()
    expect(page).to_have_url(re.compile("/table/"))
    page.goto(re.sub(r"/table/.*", "/account", page.url))
    page.locator("#claim-name").fill("Margaret")
    page.locator("#claim-password").fill("a red rose")
    page.get_by_role("button", name="Make an account").click()
    elsewhere = open_page("/account")
    elsewhere.locator("#login-name").fill("Margaret")
    elsewhere.locator("#login-password").fill("a white rose")
    elsewhere.get_by_role("button", name="Log in").click()
    expect(elsewhere.get_by_role("alert")).to_have_text("Name and password do not match.")
    elsewhere.locator("#login-name").fill("Margaret")
    elsewhere.locator("#login-password").fill("a red rose")
    elsewhere.get_by_role("button", name="Log in").click()
    expect(elsewhere.locator(".table-card")).to_have_count(1)
