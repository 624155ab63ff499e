"""How a person plays HeroQuest on the page: he sees what the page was sent, decides, and finds the place for it."""

from __future__ import annotations

from random import Random
from typing import Any

from .conftest import Person
from .playing import Hand, Keys, careful, reads, tabs_to

#: What a view of HeroQuest and its parts are as they come over the socket.
Seen = dict[str, Any]
#: Groups of the action bar that open a dialog of cards.
GROUPS = {"attack": ("attack", "attack-bare", "throw", "shoot"), "cast": ("cast", "cast-door")}
#: Potions and the like, behind one button.
POTIONS = ("drink", "give-potion", "splash", "revive", "ring")
#: Steps, taken on the board.
STEPS = ("step", "figure-step", "lead-ally")


class Quester:
    """An eager explorer: attacks whom he can, opens every door, walks where nobody has been, searches now and then."""

    def __init__(self, seed: int) -> None:
        self.luck = Random(seed)

    def decides(self, view: Seen) -> list[str]:
        """Names of the actions to take next, in order; only what the page shows is known."""
        offers = {offer["name"]: offer for offer in view["offers"]}
        kinds: dict[str, list[str]] = {}
        for name, offer in offers.items():
            kinds.setdefault(offer["kind"], []).append(name)
        if view["question"] != "turn":
            return [self.luck.choice(list(offers))]
        aims = [aim["actions"] for aim in view["aims"] if aim["figure"] > 0]
        if aims:
            return list(self.luck.choice(aims))
        if "open-door" in kinds:
            return [self.luck.choice(kinds["open-door"])]
        if "search-treasure" in kinds and self.luck.random() < 0.5:
            return kinds["search-treasure"]
        if "roll" in kinds:
            return kinds["roll"]
        ways = self._ways(view)
        return list(self.luck.choice(ways)) if ways else kinds["end-turn"]

    def _ways(self, view: Seen) -> list[list[str]]:
        """Ways worth going, the best only: into the dark, else up to a door, else up to a monster, else far off."""
        routes = view["routes"]
        closed = [door for door in view["doors"] if not door["open"]]
        doors = {square for door in closed for square in (door["square"], door["beyond"])}
        known = set(view["squares"])
        for wanted in (
            [way for way in routes if way["target"] not in known],
            [way for way in routes if way["target"] in doors],
            [way for way in routes if len(way["actions"]) == max(len(one["actions"]) for one in routes)],
        ):
            if wanted:
                return [way["actions"] for way in wanted]
        return []


class Master:
    """An eager game master: everybody attacks or comes nearer; in rooms that are asked for he sets out all."""

    def decides(self, view: Seen) -> list[str]:
        """Names of the actions to take next."""
        kinds: dict[str, list[str]] = {}
        for offer in view["offers"]:
            kinds.setdefault(offer["kind"], []).append(offer["name"])
        if view["question"] != "master":
            return [view["offers"][0]["name"]]
        if "figure-attack" in kinds:
            return kinds["figure-attack"][:1]
        acting = next((one for one in view["figures"] if one["id"] == view["pending"]["figure"]), None)
        if acting and not acting["marched"] and not acting["acted"] and (way := self._way(view, acting["square"])):
            return way
        if "figure-done" in kinds:
            return kinds["figure-done"]
        fresh = [str(one["id"]) for one in view["figures"] if not one["marched"] and not one["acted"]]
        chosen = [name for name in kinds.get("choose-figure", []) if name.split()[-1] in fresh]
        return chosen[:1] or kinds["end-master-turn"]

    def _way(self, view: Seen, start: str) -> list[str]:
        """The way that ends nearest to a hero, if that is nearer than where the figure stands."""
        heroes = [hero["square"] for hero in view["heroes"] if hero["square"]]

        def far(square: str) -> int:
            return min(distance(square, hero) for hero in heroes)

        best = min(view["routes"], key=lambda way: far(way["target"]), default=None)
        return best["actions"] if best and far(best["target"]) < far(start) else []


def distance(one: str, other: str) -> int:
    """Squares between two squares, walls apart."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))


class QuestHand:
    """Finds on the page what somebody decided, by mouse, finger or keys (whatever the hand does)."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.person = hand.person
        self.page = hand.page

    def sits_down(self, table: str) -> None:
        """Open a table that this browser has not seen yet, and read its story."""
        self.person.opens(table)
        self.page.get_by_test_id("legend-page").wait_for()
        reads(self.hand)

    def sees_own_turn(self) -> Seen:
        """Wait until the game master has done; the table as it is then."""
        self.page.wait_for_function(
            """() => {
                const { actor, waiting } = document.querySelector("[data-testid=app]").dataset;
                return waiting === "false" && !["game-master", "chance"].includes(actor);
            }""",
            timeout=30_000,
        )
        return self.person.view()

    def prepares(self) -> None:
        """Answer what is asked before the first turn with what is offered first."""
        while (view := self.sees_own_turn())["question"] != "turn":
            self.does(view, [view["offers"][0]["name"]])

    def does(self, view: Seen, actions: list[str]) -> None:
        """Take the actions where the page offers them, and wait for what comes of it."""
        version = self.person.version()
        both = "|".join(actions)
        offer = next(offer for offer in view["offers"] if offer["name"] == actions[0])
        button = f"[data-action='{both}']"
        if offer["kind"] in STEPS:
            self._goes(view, actions)
        elif offer["kind"] == "choose-figure":
            self.page.locator(f"svg [data-field='{offer['target']}']").first.dispatch_event("click")
            self.hand.press(f"[data-testid=target-panel] {button}")
        elif self.hand.sees(f"dialog[open] {button}"):
            self.hand.press(f"dialog[open] {button}")
        elif self.hand.sees(button):
            self.hand.press(button)
        else:
            group = next((name for name, kinds in GROUPS.items() if offer["kind"] in kinds), "potions")
            self.hand.press(f"[data-group={group}]")
            self._until_under_way(version, "dialog[open]")
            if self.hand.sees(f"dialog[open] {button}"):
                self.hand.press(f"dialog[open] {button}")
        self.person.until_newer(version)
        careful(self.person)

    def changes(self, what: str, **given: str) -> None:
        """The game master changes something by hand: fields of the form by their names."""
        version = self.person.version()
        if not self.hand.sees("[data-override]"):  # on a phone
            self.hand.press("[data-notes]")
        self.hand.press("[data-override]")
        form = self.page.locator("dialog[open] form#override")
        form.locator("[name=do]").select_option(what)
        for name, value in given.items():
            field = form.locator(f"[name={name}]")
            if field.evaluate("one => one.matches('select')"):
                field.select_option(value)
            else:
                field.fill(value)
        self.page.locator("[data-send-override]").click()
        self.person.until_newer(version)

    def _goes(self, view: Seen, actions: list[str]) -> None:
        """Tap the square where the way ends; where more can be done there, the panel about it has the way too."""
        square = next(way["target"] for way in view["routes"] if way["actions"] == actions)
        version = self.person.version()
        self.page.locator(f"svg [data-field='{square}']").first.dispatch_event("click")
        self._until_under_way(version, "[data-confirm]")
        if self.hand.sees("[data-confirm]"):
            self.hand.press("[data-confirm]")

    def _until_under_way(self, version: int, further: str) -> None:
        """Wait until an action has been sent, or something further has opened."""
        self.page.wait_for_function(
            """([version, further]) => {
                const { dataset } = document.querySelector("[data-testid=app]");
                return dataset.waiting === "true" || Number(dataset.version) > version
                    || document.querySelector(further);
            }""",
            arg=[version, further],
        )


class KeyHand(QuestHand):
    """Plays by keyboard alone: arrows for steps, letters for what they stand for, Tab and Enter for everything else."""

    LETTERS = {
        "roll": "m",
        "attack": "a",
        "attack-bare": "a",
        "open-door": "o",
        "search-treasure": "t",
        "end-turn": "e",
    }
    ARROWS = {"north": "ArrowUp", "east": "ArrowRight", "south": "ArrowDown", "west": "ArrowLeft"}

    def __init__(self, person: Person) -> None:
        super().__init__(Keys(person))

    def does(self, view: Seen, actions: list[str]) -> None:
        kind = next(offer["kind"] for offer in view["offers"] if offer["name"] == actions[0])
        if kind in STEPS:
            self._walks(actions)
        elif kind in self.LETTERS:
            self._types(self.LETTERS[kind], "|".join(actions))
        else:
            super().does(view, actions)
        careful(self.person)

    def _walks(self, actions: list[str]) -> None:
        """Step by step, as long as nothing comes in between."""
        for action in actions:
            if action not in [offer["name"] for offer in self.sees_own_turn()["offers"]]:
                return
            version = self.person.version()
            self.page.keyboard.press(self.ARROWS[action.split()[-1]])
            self.person.until_newer(version)

    def _types(self, letter: str, action: str) -> None:
        """A letter; where it leaves a choice, its dialog stands open."""
        version = self.person.version()
        self.page.keyboard.press(letter)
        self._until_under_way(version, "dialog[open]")
        if self.hand.sees("dialog[open]"):
            tabs_to(self.page, f"dialog[open] [data-action='{action}']")
            self.page.keyboard.press("Enter")
        self.person.until_newer(version)
