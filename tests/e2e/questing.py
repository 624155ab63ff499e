"""How a person plays HeroQuest on the page: he sees what the page was sent, decides, and finds the place for it."""

from __future__ import annotations

from random import Random
from typing import Any

from .playing import Hand, careful, reads

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

    def does(self, view: Seen, actions: list[str]) -> None:
        """Take the actions where the page offers them, and wait for what comes of it."""
        version = self.person.version()
        both = "|".join(actions)
        offer = next(offer for offer in view["offers"] if offer["name"] == actions[0])
        button = f"[data-action='{both}']"
        if offer["kind"] in STEPS:
            self._goes(view, actions)
        elif self.hand.sees(button):
            self.hand.press(button)
        else:
            group = next((name for name, kinds in GROUPS.items() if offer["kind"] in kinds), "potions")
            self.hand.press(f"[data-group={group}]")
            if self.person.version() == version:
                self.page.wait_for_timeout(30)
            if self.hand.sees(f"dialog[open] {button}"):
                self.hand.press(f"dialog[open] {button}")
        self.person.until_newer(version)
        careful(self.person)

    def _goes(self, view: Seen, actions: list[str]) -> None:
        """Tap the square where the way ends; where more can be done there, the panel about it has the way too."""
        square = next(way["target"] for way in view["routes"] if way["actions"] == actions)
        version = self.person.version()
        self.page.locator(f"svg [data-field='{square}']").first.dispatch_event("click")
        self.page.wait_for_timeout(30)
        if self.person.version() == version and self.hand.sees("[data-confirm]"):
            self.hand.press("[data-confirm]")
