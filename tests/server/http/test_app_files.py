"""Static files: right type, kept by the browser, compressed where it helps, nothing outside their folder."""

import gzip
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from bosworth.server.http.files import ASK_AGAIN, FOR_EVER, Folder
from bosworth.server.http.refusals import Refusal


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    (tmp_path / "site").mkdir()
    (tmp_path / "secret.txt").write_text("no")
    (tmp_path / "site" / "a.js").write_text("export const a = 1;\n" * 100)
    (tmp_path / "site" / "map.webp").write_bytes(b"RIFF" + bytes(2000))
    return Folder(tmp_path / "site")


def ask(folder: Folder, path: str, query: str = "", **headers: str) -> Response:
    scope = {
        "type": "http",
        "method": "GET",
        "path": f"/{path}",
        "query_string": query.encode(),
        "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()],
    }
    return folder.answer(Request(scope), path)


def test_text_is_compressed_for_those_who_can_read_it(folder: Folder) -> None:
    plain, packed = ask(folder, "a.js"), ask(folder, "a.js", accept_encoding="gzip, br")
    assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(bytes(packed.body)) == bytes(plain.body)
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"] == "accept-encoding"


def test_pictures_go_as_they_are(folder: Folder) -> None:
    answer = ask(folder, "map.webp", accept_encoding="gzip")
    assert "content-encoding" not in answer.headers
    assert answer.headers["content-type"] == "image/webp"


def test_with_its_fingerprint_a_file_is_kept_for_ever(folder: Folder) -> None:
    query = folder.address("a.js").partition("?")[2]
    assert ask(folder, "a.js", query).headers["cache-control"] == FOR_EVER
    assert ask(folder, "a.js").headers["cache-control"] == ASK_AGAIN
    assert ask(folder, "a.js", "v=0123456789abcdef").headers["cache-control"] == ASK_AGAIN


def test_what_the_browser_has_is_not_sent_again(folder: Folder) -> None:
    for coding in ("", "gzip"):
        tag = ask(folder, "a.js", accept_encoding=coding).headers["etag"]
        again = ask(folder, "a.js", accept_encoding=coding, if_none_match=tag)
        assert (again.status_code, bytes(again.body)) == (304, b"")
    assert ask(folder, "a.js", if_none_match='"other"').status_code == 200


def test_a_changed_file_is_read_again(folder: Folder) -> None:
    before = folder.address("a.js")
    (folder._roots[0] / "a.js").write_text("export const a = 2;\n")
    assert folder.address("a.js") != before
    assert b"= 2" in bytes(ask(folder, "a.js").body)


@pytest.mark.parametrize("path", ["../secret.txt", "", ".", "none.js", "/etc/passwd"])
def test_nothing_else_can_be_read(folder: Folder, path: str) -> None:
    with pytest.raises(Refusal, match="not_found"):
        folder.held(path)


def test_a_file_has_one_path_and_is_kept_once(folder: Folder) -> None:
    (folder._roots[0] / "x").mkdir()
    for path in ("x/../a.js", "./a.js", ".//a.js", f"{folder._roots[0]}/a.js", "x/../x/../a.js"):
        with pytest.raises(Refusal, match="not_found"):
            folder.held(path)
    folder.held("a.js")
    assert list(folder._held) == ["a.js"]


def test_what_a_folder_has_not_comes_from_those_behind_it(folder: Folder, tmp_path: Path) -> None:
    behind = tmp_path / "behind"
    behind.mkdir()
    (behind / "a.js").write_text("theirs")
    (behind / "b.js").write_text("theirs")
    both = Folder(folder._roots[0], behind)
    assert bytes(ask(both, "a.js").body) == bytes(ask(folder, "a.js").body)
    assert bytes(ask(both, "b.js").body) == b"theirs"
    with pytest.raises(Refusal, match="not_found"):
        both.held("../secret.txt")


@pytest.mark.parametrize("path", ["a\0.js", "a" * 5000, "a/" * 3000])
def test_no_name_of_a_file_breaks_anything(folder: Folder, path: str) -> None:
    with pytest.raises(Refusal, match="not_found"):
        folder.held(path)


def test_a_file_is_compressed_when_it_is_asked_for_so_and_only_once(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    packed: list[int] = []
    compress = gzip.compress

    def counted(data: bytes, compresslevel: int = 9, *, mtime: float | None = None) -> bytes:
        packed.append(1)
        return compress(data, compresslevel, mtime=mtime)

    monkeypatch.setattr(gzip, "compress", counted)
    folder.address("a.js")
    ask(folder, "a.js")
    assert not packed, "a page that names the file does not wait for that"
    for _ in range(2):
        ask(folder, "a.js", accept_encoding="gzip")
    assert packed == [1]


def test_a_missing_file_spoils_no_page(folder: Folder) -> None:
    assert folder.address("missing.webp") == "missing.webp"
