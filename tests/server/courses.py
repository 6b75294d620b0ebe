"""What the games teach, with the answers of the rules index: lessons, their questions, puzzles."""

from __future__ import annotations

from typing import Any, NamedTuple

from aevum.core.game import Game
from aevum.core.teaching import Lesson, Puzzle, Step
from aevum.games import load


class Course(NamedTuple):
    """One game as a teacher. Numbers and ids are those of the rules index, never the engine's."""

    game: Game[Any]
    names: list[str]
    """Who plays in the lesson."""
    axes: tuple[str, ...]
    """Whose ids may be marked."""
    follow: tuple[tuple[str, str], ...]
    """Steps of the lesson between which nobody else acts."""
    questions: dict[str, Any]
    """The right answers to the questions after the lesson."""
    mistakes: dict[str, Any]
    """A wrong answer to each."""
    examples: int
    """How many worked examples the rules index has."""
    solutions: dict[str, Any]
    """The best moves, and the answers of the worked examples and of cases from the tables below
    them; a set where the order does not matter."""
    hidden: str = "hand"
    """The field of the view that tells a seat its own cards, and of others only their number."""

    def keeps_secrets(self, view: dict[str, Any], seat: int) -> bool:
        """Its own cards are a list, those of others a number."""
        owners = view.get("person") or range(len(view[self.hidden]))
        return all(
            isinstance(shown, list if owner == seat else int)
            for owner, shown in zip(owners, view[self.hidden], strict=True)
        )

    @property
    def lesson(self) -> Lesson:
        lesson = self.game.lesson()
        assert lesson is not None
        return lesson

    @property
    def steps(self) -> dict[str, Step]:
        return {step.name: step for step in self.lesson.steps}

    @property
    def puzzles(self) -> dict[str, Puzzle]:
        return {puzzle.name: puzzle for puzzle in self.game.puzzles()}


UPPER = {"germania", "raetia", "noricum", "pannonia", "dacia", "moesia"}

ATTILA = Course(
    game=load("attila"),
    names=["Ada", "Ben", "Cleo"],
    axes=("tribe", "province", "tile"),
    follow=(
        ("card", "province"),
        ("province", "influence"),
        ("conflict", "lay"),
        ("boost", "boost-again"),
        ("two-stones", "second"),
    ),
    questions={
        # The Vandals stand in Pannonia: the six upper provinces and Dalmatia (R4.4).
        "lesson-places": [
            "germania",
            "raetia",
            "noricum",
            "pannonia",
            "dacia",
            "moesia",
            "dalmatia",
        ],
        # Saxons 2, Teutons 2 + 1, Huns 1: the Huns are the weakest (R6.7).
        "lesson-conflict": ["huns"],
        # Goths 4 stones, 2 provinces: 4 and 2; Franks 3 + 2 shared, rounded up: 3 each (R8.8).
        "lesson-points": [4 + 3, 2, 3],
    },
    mistakes={
        "lesson-places": ["germania", "raetia", "noricum", "pannonia", "dacia", "moesia"],
        "lesson-conflict": [],
        "lesson-points": [7, 2, 2],
    },
    examples=22,
    solutions={
        "best-second": ["play huns/place moesia/influence"],
        "best-stack": ["play goths/place dacia/forgo/place dacia"],
        "best-share": ["play franks/place germania/influence"],
        "best-gap": ["play saxons/place germania/influence"],
        "x1": [6, 30, 10, 20],
        "x2": UPPER,
        "x3": UPPER | {"narbonensis", "lugdunensis", "aquitania", "tarraconensis", "cisalpina"},
        "x4": [1],
        "x5": [5],
        "x6": [7 + 2],
        "x7": [7 + 3],
        "x8": [7 + 4],
        "x9": [1 + 2, 2, 1],
        "x10": {"saxons", "franks"},
        "x11": [5, 3, 0],
        "x12": [4, 0, 4],
        "x13": [5, 2, 2],
        "x14": [8, 0, 0],
        "x15": [7, 5],
        "x15-gap": [7, 0],
        "x16": False,
        "x17": {"goths"},
        "x18": UPPER | {"lugdunensis", "narbonensis", "tarraconensis"},
        "x19": UPPER | {"britannia", "lugdunensis", "lusitania"},
        "x20": (UPPER - {"dacia"}) | {"dalmatia", "macedonia", "thracia"},
        "x21": False,
        "x22": [22],
        "x22-end": True,
    },
)

CULTURES = Course(
    game=load("rising_cultures"),
    names=["Ada", "Ben"],
    axes=("card", "province", "source"),
    follow=(
        ("upper", "lower"),
        ("lower", "under"),
        ("build", "ascend"),
        ("contest", "round-end"),
    ),
    questions={
        # Two bricks are missing for the Colosseum: 2 coins each (R7.3).
        "lesson-build": [2 * 2],
        # Rome: tableau, Market, printed sword, Circus; Persia: Cyrus, a horse, Stables (R10.3).
        "lesson-strength": [4, 3],
        # 4 to 4: the marker changes its owner (R11.2).
        "lesson-marker": False,
    },
    mistakes={"lesson-build": [2], "lesson-strength": [3, 4], "lesson-marker": True},
    examples=18,
    solutions={
        "best-province": ["play rome_castrum military"],
        "best-marker": ["play rome_circus build/ascend"],
        "best-action": ["activate bar2/play rome_insula build/ascend"],
        "best-ruler": ["play rome_insula build/ascend"],
        "x1": [0 + 1, 1 + 1, 0],
        "x2": [0, 1, 0],
        "x3": [1, 1, 0, 1, 2 + 1],
        "x3-later": False,
        "x4": [2, 2, 2, 0],
        "x5": False,
        "x6": [0 + 1, 2, 2, 1 - 1],
        "x7": ["rome_trajan"],
        "x8": True,
        "x9": False,
        "x10": [9 - 2, 9 - 4],
        "x11": [32, 6, 11, 3, 52],
        "x12": [0, 4, 22 - 2 * 3 - 4, 2],
        "x13": [1 + 2, 1 + 1],
        "x14": [1, 2],
        "x15": [1, 0],
        "x16": [0, 1],
        "x17": [3 + 5, 2, 1],
        "x18": [98, 97],
        "p1": [3, 4],
        "p7c": False,
        "p12": [3],
        "p14": [7],
        "p14-nile": [8],
    },
)

ERA = Course(
    game=load("era_of_tribes"),
    names=["Ada", "Ben"],
    axes=("province", "sea", "field", "card", "activity", "good"),
    follow=(
        ("expand", "leaders"),
        ("leaders", "grow"),
        ("grow", "grow-more"),
        ("grow-more", "move"),
        ("move", "move-more"),
        ("move-more", "settle"),
        ("trade", "goods"),
        ("progress", "field"),
        ("revolution", "score"),
    ),
    questions={
        # 3 food, 2 leaders, a luxury good, morale -1 (R5.3).
        "lesson-growth": [3 + 2 * 2 + 1 - 1],
        # A pioneer pays 4 and gains 1; Culture I gives another (R9.2, R9.7, R12).
        "lesson-price": [5 - 4, 1 + 1 + 1],
        # Only the luxury goods of the three requirements (R11.1).
        "lesson-revolution": False,
    },
    mistakes={"lesson-growth": [8], "lesson-price": [2, 3], "lesson-revolution": True},
    examples=0,
    solutions={
        "w3": [-2 - 1],
        "w5": [-3, -2, -4],
        "w6": [3, 2, 1],
        "w8": [5 + 2 + 3 + 3 + 1],
        "w9": [5 + 4 + 3 + 3 + 1],
        "w10": [5 + 6, 1 - 9],
        "w12": [-2 + 6],
        "w13": [5 - 4, 1 + 1],
        "w14": [12 + 5 - 3],
        "w16": [1],
        "w17": [4 + 2 - 1],
        "w19": [8 + 5],
        "w20": [4 + 2 + 2 - 2],
        "w22": [1 + 1],
        "w23": [-4, 1],
        "w25": [6 - 6, 3],
        "w26": [5 - 1, 1 + 2, 3 + 1],
        "w27": [2 + 3 + 3, 6 - 2, 1 + 1],
        "w28": [0, 1],
        "w30": [6 - 4, 5 + 2, 5 + 2],
        "w31": [0, 1, 4],
        "w32": [40 - 15],
        "w33": [6, 6],
        "w34": {"sword", "fist", "catapult"},
        "w35": {"sword", "fist", "mask", "catapult"},
        "w36": [4 - 1, 3 - 1],
        "w40": [1 + 1 + 2 + 4],
        "w43": [1 + 1, 5 - 1],
        "w45": False,
        "w46": [1 + 2, 3],
        "w51": [3, 1, 1],
        "w52": [2],
        "w53": [20, 3, 4, -4, 5, -2, 26],
        "w56": [1, 0 - 2],
        "w58": [7 - 6, 5, 5 + 6],
        "w66": False,
        "w67": True,
        "w70": [1 + 2 + 3, 1 + 1, 1 + 1],
    },
    hidden="personal",
)

INVASIONS = Course(
    game=load("invasions"),
    names=["Ada", "Ben", "Cleo"],
    axes=("province", "nation"),
    follow=(
        ("open", "all"),
        ("all", "cross"),
        ("overrun", "on"),
    ),
    questions={
        # Steppe 4, Fritigernus 2, invasion 1; forest 4, invasion 1 (war R9.1, R9.2).
        "lesson-limit": [4 + 2 + 1, 4 + 1],
        # 6 - 2 (empire); 6 - 1 - 2 + 5 (war X7).
        "lesson-comes": [4, 8],
        # Six units are needed (war R11.1).
        "lesson-overrun": False,
    },
    mistakes={"lesson-limit": [6, 4], "lesson-comes": [6, 6], "lesson-overrun": True},
    examples=0,
    solutions={
        "x1": [3 + 2 + 1, 4 + 1],
        "x3": [6, 1],
        "x4": [5 - 4],
        "x5": True,
        "x5-three": False,
        "x6": [-1, -3, -5, -5],
        "x7": [1, 2],
        "x11": [1, 1, 0, 1],
        "x11-heavy": [0, 1, 0, 1],
        "x12": [0, 0, 4, 0],
        "x13": [5, 2, 6, 1],
        "x13-hits": [5, 4],
        "x14": [-2 + 1, -2 + 1 + 1, 2],
        "x15": [7, 0, 3, 3],
        "x16": [5, 1, 2, 2],
        "x16-hits": [7, 3],
        "x17": [2, 2],
        "x17-hits": [4, 3],
        "x18": [-1, 3],
        "x20": [-1, 1, 2],
        "x21": [5 - 3],
        "x21-again": False,
        "x22": [-2 + 1],
        "g17": [6, 0, 1, 3],
        "g39": False,
        "danube": [7, 1, 2],
        "c16-order": [3, 5, 7],
        "c16-gross": [66, 70, 39],
        "c16-net": [39 - 16],
        "c16-score": [13 + 12, 1, 8 + 6 + 3 + 2, 12 + 7 + 2],
        "p1": [66 - 1 - 2],
        "p2": [66 - 3 - 3],
        "p2-where": {
            "armoricum", "austrasia", "belgae", "burgundia", "flandria", "lotharingia",
            "lugdunum", "neustria", "saliens", "sequana", "venetum",
        },
        "p11": [69],
        "c1": [7 - 2],
        "c11": [3 - 1],
        "c20": [8 + 6 + 3 + 2 + 3 * 2, 3 + 1],
    },
)  # fmt: skip

COURSES = {course.game.name: course for course in (ATTILA, CULTURES, ERA, INVASIONS)}
