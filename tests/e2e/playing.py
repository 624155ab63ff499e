"""How a person in these tests plays: a guide says what to do next, and the person finds it on the page."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from playwright.sync_api import Page, TimeoutError

from sagenwerk import State, from_text, game
from sagenwerk.bots import Luck, policy
from sagenwerk.kernel import NOBODY, Action, Result
from sagenwerk.views.shell import Offer

from .conftest import Person, Server

#: Chosen on the map, or in the list of fields.
ON_THE_MAP = ("step", "cave", "look-at", "walk", "ally-step", "turn-up", "leave-empty", "lose-farmer")
#: Moved piece by piece in the dialog of exchanges.
AWAY = ("give", "lay-down", "falcon-give")
HERE = ("take", "take-from", "pick-up", "falcon-take")
#: Shared out with steppers, all pieces at once.
PIECES = ("reward-gold", "reward-willpower", "gets", "pays", "loses")
#: Buttons of the action bar behind which other actions stand, by kind of action.
DOORS = {
    "buy": "[data-buying]",
    "buy-strength": "[data-buying]",
    "buy-brew": "[data-buying]",
    "deal": "[data-buying]",
    "look": "[data-looks]",
}
#: What is read and put away before the game goes on: pages, event cards, a battle that is over, a sunrise.
READ = ("[data-next-page]", "[data-close-page]", "[data-close-event]", "[data-fight-done]", "[data-sunrise-on]")


class Guide:
    """Looks at the situation that the page can copy, and says what a sensible person would do."""

    def __init__(self, server: Server, table: str, bot: str = "greedy", seed: int = 1) -> None:
        self.server = server
        self.table = table
        self.game = next(one["game"] for one in server.ask("/api/tables") if one["id"] == table)
        self.bot = policy(bot, self.game)
        self.luck = Luck(seed)

    def state(self) -> State:
        """The situation as it is."""
        return from_text(game(self.game), self.server.ask(f"/api/tables/{self.table}/position")["position"])

    def next(self) -> list[Offer]:
        """What to do now: one action, or all pieces of what is shared out; nothing when the game is over."""
        state = self.state()
        if state.result is not Result.PLAYING or state.actor == NOBODY:
            return []
        chosen, question = [self._choice(state)], state.question()
        if chosen[0].kind == "floor":
            # Who acts in between does something: on the page both are one click.
            state.apply(_legal(state)[chosen[0].name])
            while (offer := self._choice(state)).kind == "back":
                pass
            return [*chosen, offer]
        while chosen[-1].kind in PIECES:
            state.apply(_legal(state)[chosen[-1].name])
            if state.result is not Result.PLAYING or state.question() is not question:
                break
            chosen.append(self._choice(state))
        return chosen

    def named(self, *names: str) -> list[Offer]:
        """The actions of these names, all of which must be possible now."""
        state = self.state()
        return [self._seen(state, _legal(state)[name]) for name in names]

    def _choice(self, state: State) -> Offer:
        return self._seen(state, self.bot.choose(state, self.luck))

    def _seen(self, state: State, action: Action[Any]) -> Offer:
        """The action as the page gets it."""
        seen: Offer = import_module(f"sagenwerk.views.{self.game}.offers").offer(state, action)
        return seen


def _legal(state: State) -> dict[str, Action[Any]]:
    """What may be done now, by name."""
    return {action.name: action for action in state.legal_actions()}


class Hand:
    """How a person does things on the page: by mouse or finger."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def press(self, selector: str) -> None:
        """Press what can be seen of this; a page of the legend that opens just now is read before."""
        seen = self.page.locator(selector).locator("visible=true").first
        try:
            seen.click(timeout=3000)
        except TimeoutError:
            reads(self)
            seen.click()

    def pick(self, value: str) -> None:
        """Choose one of a few."""
        self.page.locator(f"dialog[open] label:has(input[value='{value}'])").click()

    def goes(self, offer: Offer, field: str) -> None:
        """Tap a field of the map; where a foe stands too, the list of fields says which of both is meant."""
        on_map = self.page.locator(f"svg [data-field='{field}']").first
        if on_map.get_attribute("data-reach") == "attack":
            self.press("[data-moves]")
            self.press(f"dialog [data-action='{offer.name}']")
            return
        version = self.person.version()
        on_map.dispatch_event("click")
        here = f"[data-confirm], [data-testid=field-panel] [data-action='{offer.name}']"
        if self.person.version() == version and self.sees(here):
            self.press(here)

    def sees(self, selector: str) -> bool:
        """Whether any of this is to be seen."""
        return self.page.locator(selector).locator("visible=true").count() > 0


class Keys(Hand):
    """By keyboard alone."""

    def press(self, selector: str) -> None:
        tabs_to(self.page, selector)
        self.page.keyboard.press("Enter")

    def pick(self, value: str) -> None:
        tabs_to(self.page, "dialog[open] input[type=radio]")
        for _ in range(8):
            if self.page.evaluate("v => document.activeElement.value === v && document.activeElement.checked", value):
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"the arrow keys never reach {value}")

    def goes(self, offer: Offer, field: str) -> None:
        self.press("[data-moves]")
        self.page.wait_for_selector(f"dialog [data-action='{offer.name}']")
        self.press(f"dialog [data-action='{offer.name}']")


def clicks(person: Person, *offers: Offer) -> None:
    """Take an action, or share out all pieces, by mouse or finger."""
    takes(Hand(person), offers)


def types(person: Person, *offers: Offer) -> None:
    """The same by keyboard alone."""
    takes(Keys(person), offers)


def takes(hand: Hand, offers: tuple[Offer, ...]) -> None:
    """Find the place of an action on the page, take it there, and wait for what comes of it."""
    person, offer = hand.person, offers[-1]
    reads(hand)
    version = person.version()
    button = f"[data-action='{offer.name}']"
    between = offers[0] if offers[0].kind == "floor" else None
    if between:
        hand.press("[data-floors]")
        if is_exchange(offer):
            hand.press(f"[data-between='{between.hero}'] [data-exchanges]")
            exchanges(hand, offer)
        else:
            hand.press(f"dialog {button}")
    elif offer.kind in PIECES:
        shares(hand, offers)
    elif is_exchange(offer):
        exchanges(hand, offer)
    elif hand.sees(button):
        hand.press(button)
    elif offer.kind in ON_THE_MAP:
        hand.goes(offer, offer.target)
    else:
        hand.press(DOORS[offer.kind])
        hand.press(f"dialog {button}")
    answers(hand, version, offer)
    if DOORS.get(offer.kind) == "[data-buying]" or (is_exchange(offer) and "falcon" not in offer.kind):
        # Their dialog stays open for more.
        if hand.sees("dialog[open]:not(:has([data-testid]))"):
            hand.page.keyboard.press("Escape")
    careful(person)


def reads(hand: Hand) -> None:
    """Read what opened by itself, and put it away."""
    while any(hand.sees(read) for read in READ):
        hand.press(next(read for read in READ if hand.sees(read)))


def answers(hand: Hand, version: int, offer: Offer) -> None:
    """Insist where the page warns, choose where it asks whom; then wait for the server."""
    again = f"dialog [data-action='{offer.name}'], dialog:not(:has([data-testid])) footer .main"
    if offer.warning is not None or offer.kind == "falcon":
        hand.page.wait_for_timeout(100)
        if hand.person.version() == version and hand.sees(again):
            hand.press(again)
    hand.person.until_newer(version)


def is_exchange(offer: Offer) -> bool:
    """Whether something changes hands; a die that is taken is no such thing."""
    return offer.kind in (*AWAY, *HERE) and "item" in offer.label.args


def exchanges(hand: Hand, offer: Offer) -> None:
    """One piece from hand to hand: a button of its own, or a row with two directions for each partner."""
    button = f"dialog[open] [data-action='{offer.name}']"
    row = f"dialog[open] tr[data-item='{offer.target}']"
    if not hand.sees(f"{button}, dialog[open] [data-exchange]"):
        hand.press("[data-exchanges]")
        hand.page.wait_for_selector(f"{button}, dialog[open] [data-exchange]")
    if hand.sees(button):
        hand.press(button)
        return
    partner = str(offer.label.args.get("other", "ground"))
    if hand.sees(f"dialog[open] label:has(input[value='{partner}'])"):
        hand.pick(partner)
    hand.press(f"{row} button:{'last-of-type' if offer.kind in AWAY else 'first-of-type'}")
    hand.press("[data-exchange]")
    if hand.sees("[data-agree]"):
        hand.press("[data-agree]")


def shares(hand: Hand, offers: tuple[Offer, ...]) -> None:
    """Set the steppers, then hand everything out."""
    for offer in offers:
        hand.press(f"[data-piece='{offer.name}'] button:last-of-type")
    hand.press("[data-share]")


def careful(person: Person) -> None:
    """The page shows no error."""
    assert person.faults == []


def tabs_to(page: Page, selector: str) -> None:
    """Press Tab until the element has the focus."""
    for _ in range(150):
        if page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {selector}")
