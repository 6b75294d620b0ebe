"""Studies in the background: for as long as somebody asks after them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest

from aevum.server import studies as m
from aevum.server.studies import Studies, Tell

HOUR = 3600.0


@pytest.fixture
def studies() -> Iterator[Studies[str, int]]:
    found: Studies[str, int] = Studies("test")
    yield found
    found.close()


def long_study(tell: Tell) -> int:
    """A hundred steps, two seconds in all."""
    for step in range(1, 101):
        time.sleep(0.02)
        tell(step / 100)
    return 7


def wait(until: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 20
    while not until():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def asked(studies: Studies[str, int], study: Callable[[Tell], int] = long_study) -> int | None:
    found = studies.found("game")
    if found is None:
        studies.ask("game", study)
    return found


def idle(studies: Studies[str, int]) -> bool:
    return not studies._progress and not studies._asked


def test_a_study_nobody_asks_after_ends(
    studies: Studies[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(m, "PATIENCE", 0.1)
    studies.ask("game", long_study)
    wait(lambda: idle(studies))
    assert studies.found("game") is None
    monkeypatch.setattr(m, "PATIENCE", HOUR)
    studies.ask("game", long_study)
    wait(lambda: studies.found("game") == 7)
    assert idle(studies)


def test_a_study_goes_on_while_it_is_asked_after(
    studies: Studies[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(m, "PATIENCE", 1.0)
    begun: list[None] = []

    def counted(tell: Tell) -> int:
        begun.append(None)
        return long_study(tell)

    wait(lambda: asked(studies, counted) == 7)
    assert len(begun) == 1


def test_a_study_gives_way_sooner_where_another_waits(
    studies: Studies[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(m, "PATIENCE", HOUR)
    monkeypatch.setattr(m, "SHORT_PATIENCE", 0.5)
    studies.ask("left", long_study)

    wait(lambda: asked(studies) == 7)
    assert studies.found("left") is None


def test_where_too_many_wait_nothing_is_begun(
    studies: Studies[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(m, "MOST_WAITING", 1)
    studies.ask("one", long_study)
    with pytest.raises(m.Busy):
        studies.ask("two", long_study)
    assert list(studies._asked) == ["one"]
