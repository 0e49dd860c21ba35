"""A table that has agreed on no chat while orders are written: chosen in the form, closed with its reason, open again after."""

import re
from typing import Any
from uuid import uuid4

from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage

AGREED = ".menu-choice select:has(option[value='pauses'])"
"""What is agreed about the chat, in the menu of the owner."""


def ask(page: Page, **message: object) -> list[dict[str, Any]]:
    """Send a message to the table of a page, as whoever has it open."""
    address = re.sub(r"/table/([\w-]+).*", r"/api/tables/\1/messages", page.url)
    answer = page.request.post(address, data=message, headers={"origin": re.sub(r"/table/.*", "", page.url)})
    found = answer.json()
    assert answer.ok, found
    return list(found)


def look(page: Page, seat: int | None) -> dict[str, Any]:
    return next(found for found in ask(page, type="look", seat=seat) if found["type"] == "shown")


def forms(page: Page, seat: int) -> list[str]:
    return [offer["form"] for offer in look(page, seat)["offers"]]


def act(page: Page, seat: int, form: str) -> None:
    ask(page, type="act", id=uuid4().hex, seat=seat, rev=look(page, seat)["rev"], actions=[form])


def draft(pages: list[Page]) -> None:
    """Take cards until orders are written."""
    while (shown := look(pages[0], None))["step"] == "draft":
        [seat] = shown["actors"]
        act(pages[seat], seat, forms(pages[seat], seat)[0])


def commit(page: Page, seat: int) -> None:
    """Hand in an empty sheet."""
    while "commit" not in forms(page, seat):
        act(page, seat, "next")
    act(page, seat, "commit")


def open_table(page: Page) -> str:
    """Set up a table for two with this agreement; its address."""
    page.locator("label.way", has=page.locator("input[value='two']")).click()
    expect(page.locator("select[name^='seat-']")).to_have_count(2)
    page.get_by_label(re.compile("No chat while orders are written")).click()
    page.locator("#seat-yellow").select_option("open")
    page.locator("#player").fill("Anne")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("The chat is closed while orders are written, as agreed at this table.")).to_be_visible()
    return re.sub(r".*(/table/[\w-]+).*", r"\1", page.url)


def test_the_chat_closes_while_orders_are_written_and_opens_again(open_page: OpenPage) -> None:
    anne = open_page("/new?game=roses")
    bob = open_page(open_table(anne), lang="fr")
    bob.locator("#player").fill("Bob")
    bob.locator("button[form='sit'][value='yellow']").click()
    for page, tab in ((anne, "Chat"), (bob, "Discussion")):
        page.get_by_role("tab", name=tab).click()
    notices = [page.locator(".chat-agreed") for page in (anne, bob)]
    expect(notices[0]).to_have_text("At this table the chat is closed while orders are written.")
    field, send = anne.locator(".chat-form input"), anne.locator(".chat-form button")
    field.click()
    anne.keyboard.type("Good luck")
    send.click()
    expect(bob.locator(".chat li").last).to_contain_text("Good luck")

    draft([anne, bob])
    expect(notices[0]).to_contain_text("The chat is closed while orders are written: the rules forbid talk of tactics")
    expect(notices[1]).to_contain_text("La discussion est fermée pendant qu’on écrit les ordres")
    expect(send).to_be_disabled()
    field.click()
    anne.keyboard.type("Attack him in London")
    anne.keyboard.press("Enter")
    expect(field).to_have_value("")

    commit(anne, 0)
    commit(bob, 1)
    expect(notices[0]).to_have_text("At this table the chat is closed while orders are written.")
    field.click()
    anne.keyboard.type("That hurt")
    send.click()
    expect(bob.locator(".chat li").last).to_contain_text("That hurt")
    expect(bob.locator(".chat li")).to_have_count(2)


def test_the_owner_changes_what_is_agreed_about_the_chat_in_the_menu(open_page: OpenPage) -> None:
    page = open_page("/new?game=roses")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Menu").click()
    page.locator(AGREED).select_option(label="closed while orders are written")
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator(".chat-agreed")).to_have_text("At this table the chat is closed while orders are written.")


def test_a_game_that_never_forbids_talk_offers_no_such_thing(open_page: OpenPage) -> None:
    page = open_page("/new?game=richard3")
    expect(page.locator("#is_quiet")).to_have_count(0)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("Onlookers")).to_be_visible()
    expect(page.locator(AGREED)).to_have_count(0)
