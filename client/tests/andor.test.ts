import { render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import ActionBar from "../src/games/andor/ActionBar.svelte";
import type { BoardData } from "../src/games/andor/board-data";
import { figuresOf, fogOf, reachOf, shieldHeading, shieldsOf, thingsOf, wayOf } from "../src/games/andor/board-of";
import { andorCall } from "../src/games/andor/call";
import { Called } from "../src/games/andor/called";
import { sunriseIn, throwIn } from "../src/games/andor/chronicle";
import Creatures from "../src/games/andor/Creatures.svelte";
import DayTrack from "../src/games/andor/DayTrack.svelte";
import Exchange from "../src/games/andor/Exchange.svelte";
import FightDialog from "../src/games/andor/FightDialog.svelte";
import Goals from "../src/games/andor/Goals.svelte";
import HeroBoard from "../src/games/andor/HeroBoard.svelte";
import InBetween from "../src/games/andor/InBetween.svelte";
import StoryPages from "../src/table/StoryPages.svelte";
import NarratorTrack from "../src/games/andor/NarratorTrack.svelte";
import { isExchange } from "../src/games/andor/offers";
import { cardTurned, pageOf, pagesRead } from "../src/games/andor/pages";
import { possibleFields } from "../src/games/andor/possible-fields";
import Question from "../src/table/Question.svelte";
import { roundsOf } from "../src/games/andor/rounds";
import Share from "../src/games/andor/Share.svelte";
import Shop from "../src/games/andor/Shop.svelte";
import { change } from "../src/lib/settings.svelte";
import type { LogLine, Update } from "../src/lib/wire";
import FieldList from "../src/table/FieldList.svelte";
import type { Session } from "../src/table/session.svelte";
import battle from "./fixtures/andor-battle.json";
import board from "./fixtures/andor-board.json";
import card from "./fixtures/andor-card.json";
import reward from "./fixtures/andor-reward.json";
import shares from "./fixtures/andor-shares.json";
import turn from "./fixtures/andor-turn.json";
import { tableWith } from "./line";

const none = () => undefined;
const legend = board as unknown as BoardData;

function table(update: unknown): Session {
  const session = tableWith(update);
  session.board = legend;
  return session;
}
function item(session: Session) {
  const called = new Called(session);
  return (id: string) => called.item(id);
}
function actionsIn(container: Element): string[] {
  return [...container.querySelectorAll("[data-action]")].map((one) => one.getAttribute("data-action")!);
}
function bar(session: Session, more: object = {}) {
  const view = session.view("andor");
  return render(ActionBar, {
    session,
    call: andorCall(session),
    hero: view.heroes.find((hero) => hero.id === view.actor),
    offers: view.offers,
    between: true,
    chosen: "",
    resume: "",
    onact: none,
    onmove: none,
    onexchange: none,
    onbuy: none,
    onfloor: none,
    onlook: none,
    onresume: none,
    onconfirm: none,
    onback: none,
    onstory: none,
    ...more,
  });
}
function exchangeOf(
  session: Session,
  onact: (actions: string[]) => void = none,
  offers = session.view("andor").offers,
) {
  const view = session.view("andor");
  const hero = view.heroes.find((one) => one.id === view.actor) ?? view.heroes[0]!;
  return render(Exchange, { session, hero, offers, nameOfItem: item(session), onact, onclose: none });
}

beforeEach(() => change("language", "de"));

test("bar, board, exchange, shop and in between together offer every legal action, and nothing else", () => {
  const session = table(turn);
  const view = session.view("andor");
  const shown = new Set(actionsIn(bar(session).container));
  const possible = possibleFields(view, (field) => field);
  for (const one of possible.filter((way) => way.actions.length === 1)) shown.add(one.actions[0]!);
  const { container } = render(Shop, {
    session,
    view,
    hero: view.heroes[0],
    offers: view.offers.filter((offer) => ["buy", "buy-strength", "buy-brew", "deal"].includes(offer.kind)),
    nameOfItem: item(session),
    onact: none,
    onclose: none,
  });
  for (const action of actionsIn(container)) shown.add(action);
  const elsewhere = view.offers.filter((one) => isExchange(one) || one.kind === "floor" || one.kind === "look");
  for (const offer of elsewhere) shown.add(offer.name);
  expect([...shown].sort()).toEqual(view.offers.map((offer) => offer.name).sort());
});

test("every field in reach is a button with its price in words", () => {
  const session = table(turn);
  const view = session.view("andor");
  const possible = possibleFields(view, (field) => session.nameOf(field));
  render(FieldList, { session, possible, seenOn: () => [], onclose: none, onact: none, onask: none });
  for (const route of view.routes) {
    const hours = route.hours === 1 ? "1 Stunde" : `${route.hours} Stunden`;
    const price = route.willpower > 0 ? `${hours}, kostet ${route.willpower} Willenspunkte` : hours;
    expect(
      screen.getByRole("button", { name: new RegExp(`^Feld\\s${route.target}\\b.*${price}$`) }),
    ).toBeInTheDocument();
  }
});

test("a plan says how many hours and overtime hours it costs before it is confirmed", () => {
  const session = table(turn);
  const route = session.view("andor").routes.find((one) => one.willpower > 0)!;
  const { container } = bar(session, { chosen: route.target });
  expect(container).toHaveTextContent(`Überstunde`);
  expect(container.querySelector("[data-confirm]")).toHaveTextContent(`−${route.willpower} WP`);
});

test("waiting, ending the turn and ending the day are different buttons", () => {
  bar(table(turn));
  expect(screen.getByRole("button", { name: /Stunde warten/ })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /Tag beenden/ })).toBeInTheDocument();
});

test("on a bot's turn nothing is offered", () => {
  const update = structuredClone(turn) as unknown as Update;
  for (const seat of update.table.seats) seat.bot = "greedy";
  const { container } = bar(table(update));
  expect(actionsIn(container)).toEqual([]);
  expect(container).toHaveTextContent("Sagenwerk spielt");
});

test("who acts is said once, with the person's name", () => {
  const call = andorCall(table(turn));
  expect(call.heading).toMatch(/^(Lena|Mia): .* ist am Zug\.$/);
  expect(call.sentence).not.toContain("ist am Zug");
});

test("fields are free, overtime or to attack, each with what it costs", () => {
  const view = table(turn).view("andor");
  const reach = reachOf(view, (field) => field);
  const kinds = new Set(reach.map((one) => one.kind));
  expect(kinds).toContain("free");
  expect(kinds).toContain("overtime");
  for (const one of reach.filter((field) => field.kind === "overtime")) expect(one.price).toMatch(/^−\d+$/);
});

test("the way to a field ends with its price", () => {
  const view = table(turn).view("andor");
  const route = view.routes.find((one) => one.willpower > 0)!;
  const hero = view.heroes.find((one) => one.id === view.actor)!;
  const way = wayOf(view, hero.field, route.target);
  expect(way.map((step) => step.field)).toEqual([hero.field, ...route.steps.map((step) => step.field)]);
  expect(way.at(-1)!.note).toContain(`−${route.willpower} WP`);
});

test("everybody stands on the board, each under a key of its own", () => {
  const session = table(turn);
  const view = session.view("andor");
  const figures = figuresOf(view, new Called(session), {});
  const keys = figures.map((figure) => figure.key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(figures.filter((figure) => figure.symbol.startsWith("creature-"))).toHaveLength(view.creatures.length);
  expect(figures.filter((figure) => figure.frame === "hero")).toHaveLength(view.heroes.length);
});

test("fog lies face down until somebody knows it", () => {
  const view = structuredClone(table(turn).view("andor"));
  view.fog = { "8": "unknown", "11": "willpower-3" };
  expect(fogOf(view)["8"]!.face).toBeNull();
  expect(fogOf(view)["11"]!.face).toEqual({ symbol: "willpower", text: "+3" });
});

test("things, articles and gold on a field are drawn", () => {
  const view = structuredClone(table(turn).view("andor"));
  view.items = { "18": { helm: 1, "stone-blue": 2 } };
  view.gold = { "18": 3 };
  expect(thingsOf(view)["18"]!.map((thing) => [thing.symbol, thing.count])).toEqual([
    ["item-helm", 1],
    ["item-rune", 2],
    ["gold", 3],
  ]);
});

test("a creature on a golden shield is shown on it, and the rest is counted", () => {
  const session = table(turn);
  const view = structuredClone(session.view("andor"));
  view.shields = { total: 3, farmers: 1, taken: ["gor"] };
  const shields = shieldsOf(view, new Called(session));
  expect(shields.map((shield) => [shield.farmer, shield.by?.letter ?? ""])).toEqual([
    [false, "G"],
    [false, ""],
    [true, ""],
  ]);
  expect(shieldHeading(view)).toBe("Schilde 2 von 3");
});

test("the day track is a list that tells every hour, its price and who is there", () => {
  const view = table(turn).view("andor");
  render(DayTrack, { view, compact: false });
  const hours = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(hours).toHaveLength(1 + view.most_hours);
  expect(hours[8]).toHaveTextContent("Überstunde 8, kostet 2 Willenspunkte");
  for (const hero of view.heroes) expect(screen.getByRole("list")).toHaveTextContent(hero.name);
});

test("the legend track says where the narrator stands, where cards wait and where it ends", () => {
  const session = table(turn);
  const view = session.view("andor");
  render(NarratorTrack, { view, nameOfCard: (id: string) => new Called(session).card(id) });
  const letters = screen.getAllByRole("listitem");
  expect(letters).toHaveLength(14);
  const here = letters.find((letter) => letter.getAttribute("aria-current") === "step")!;
  expect(here).toHaveTextContent(`Buchstabe ${view.narrator}, hier steht der Erzähler`);
  expect(letters.at(-1)).toHaveTextContent("hier endet die Legende");
});

test("a hero board tells strength, willpower, dice, storage, gold and hours", () => {
  const session = table(turn);
  const hero = structuredClone(session.view("andor").heroes[0]!);
  hero.bag = { large: ["shield"], head: [], small: ["half-wineskin"], purse: ["gem-4"] };
  hero.hours = 3;
  render(HeroBoard, {
    session,
    hero,
    seat: session.seatOf(hero.id),
    active: true,
    place: "Feld 14",
    freeHours: 7,
    mostWillpower: 20,
    nameOfItem: item(session),
  });
  const whole = screen.getByRole("region", { name: hero.name });
  expect(whole).toHaveTextContent("Schild");
  expect(whole).toHaveTextContent("Halb voller Trinkschlauch");
  expect(whole).toHaveTextContent("Edelstein (4 Gold)");
  expect(whole).toHaveTextContent("3 von 7 Std.");
  expect(screen.getByRole("img", { name: /Würfel/ })).toBeInTheDocument();
});

test("goals are told with whether they are met", () => {
  const session = table(turn);
  const view = session.view("andor");
  const { container } = render(Goals, {
    view,
    nameOfGoal: (id: string) => new Called(session).goal(id),
    nameOfHero: (id: string) => id,
    task: "",
    onlegend: none,
  });
  expect(container).toHaveTextContent("Findet die Hexe im Nebel");
  expect(container.querySelectorAll("li.done")).toHaveLength(view.goals.filter((goal) => goal.done).length);
});

test("a battle offers every legal action, dice to turn among them", () => {
  const session = table(battle);
  const view = session.view("andor");
  const { container } = render(FightDialog, {
    session,
    battle: view.battle!,
    over: false,
    call: andorCall(session),
    nameOfCreature: (kind: string) => new Called(session).creature(kind),
    nameOfItem: item(session),
    onact: none,
    onhide: none,
    onfloor: none,
    onexchange: none,
  });
  const shown = new Set(actionsIn(container));
  for (const offer of view.offers.filter((one) => one.kind !== "floor" && !isExchange(one))) {
    expect(shown, offer.name).toContain(offer.name);
  }
});

test("a reward goes freely to those who share it, as one list of actions", async () => {
  const session = table(reward);
  const { share, offers } = session.view("andor");
  const onact = vi.fn();
  render(Share, { session, offers, total: share, nameOfItem: item(session), onact });
  const take = screen.getByRole("button", { name: "Nehmen" });
  expect(take).toBeDisabled();
  for (let given = 0; given < share; given += 1) {
    const more = screen.getAllByRole("button", { name: /^mehr: / });
    more[given % more.length]!.click();
    await tick();
  }
  take.click();
  const [actions] = onact.mock.calls[0] as [string[]];
  expect(actions).toHaveLength(share);
  const order = offers.map((offer) => offer.name);
  expect(actions.map((action) => order.indexOf(action))).toEqual(
    [...actions.map((action) => order.indexOf(action))].sort((a, b) => a - b),
  );
});

test("more than there is cannot be shared out", async () => {
  const session = table(shares);
  const { share, offers } = session.view("andor");
  render(Share, { session, offers, total: share, nameOfItem: item(session), onact: none });
  const more = screen.getAllByRole("button", { name: /^mehr: Gold/ })[0]!;
  for (let piece = 0; piece < share + 3; piece += 1) {
    more.click();
    await tick();
  }
  expect(more).toBeDisabled();
  expect(screen.getByTestId("share")).toHaveTextContent(`${share} von ${share}`);
});

test("between two persons the other one agrees before anything is sent", async () => {
  const session = table(turn);
  const view = session.view("andor");
  const acts = view.heroes.find((hero) => hero.id === view.actor)!;
  const partner = view.heroes.find((hero) => session.seatOf(hero.id)!.player !== session.seatOf(acts.id)!.player)!;
  acts.gold = 2;
  const give = {
    ...view.offers[0]!,
    name: "give gold",
    kind: "give",
    target: "gold",
    label: { id: "offer-give", args: { hero: acts.id, other: partner.id, item: "gold" } },
  };
  const onact = vi.fn();
  const { container } = exchangeOf(session, onact, [give]);
  screen.getByRole("button", { name: new RegExp(`zu ${partner.name}`), hidden: true }).click();
  await tick();
  container.querySelector<HTMLElement>("[data-exchange]")!.click();
  await tick();
  expect(onact).not.toHaveBeenCalled();
  container.querySelector<HTMLElement>("[data-agree]")!.click();
  expect(onact).toHaveBeenCalledWith(["give gold"]);
});

test("one click acts in between: floor, action and back in one list", () => {
  const session = table(turn);
  const view = session.view("andor");
  const [hero, there] = Object.entries(view.between).find(([, offers]) =>
    offers.some((offer) => offer.kind !== "back" && !isExchange(offer)),
  ) ?? ["", []];
  const onact = vi.fn();
  const { container } = render(InBetween, { session, view, onact, onexchange: none, onclose: none });
  for (const id of Object.keys(view.between)) {
    const useful = view.between[id]!.some((offer) => offer.kind !== "back");
    expect(container.querySelector(`[data-between=${id}]`) !== null).toBe(useful);
  }
  if (hero === "") return;
  const free = there.find((offer) => offer.kind !== "back" && !isExchange(offer))!;
  container.querySelector<HTMLElement>(`[data-action="${free.name}"]`)!.click();
  const [actions] = onact.mock.calls[0] as [string[]];
  expect(actions[0]).toBe(view.offers.find((offer) => offer.kind === "floor" && offer.hero === hero)!.name);
  expect(actions).toContain(free.name);
});

test("what a card asks is answered with its own words", () => {
  const session = table(card);
  const view = session.view("andor");
  const page = cardTurned(legend, session.connection.lines, "de");
  expect(page!.story.join(" ").length).toBeGreaterThan(20);
  const { container } = render(Question, {
    session,
    title: page!.title,
    offers: view.offers,
    onact: none,
    onclose: none,
  });
  expect(actionsIn(container)).toEqual(view.offers.map((offer) => offer.name));
  expect(container.textContent).not.toMatch(/offer-|choice-/);
});

test("pages of the legend are read in both languages, the prologue first", () => {
  const session = table(shares);
  const read = (language: "de" | "en") => pagesRead(legend, session.connection.lines, language);
  expect(read("de")[0]!.title).toBe("Die Heilung des Königs");
  expect(read("en")[0]!.title).toBe("The Healing of the King");
  expect(read("de").length).toBe(read("en").length);
  render(StoryPages, { pages: read("de"), first: 1, onclose: none });
  expect(screen.getByTestId("legend-page")).toHaveTextContent(read("de")[1]!.story[0] ?? read("de")[1]!.task[0]!);
});

test("a card that no file knows is no page", () => {
  expect(pageOf(legend, "no such card", "de")).toBeNull();
});

test("the creature display shows every kind with its values", () => {
  const session = table(turn);
  const view = session.view("andor");
  render(Creatures, {
    view,
    nameOfCreature: (kind: string) => new Called(session).creature(kind),
    nameOf: (field: string) => session.nameOf(field),
    onclose: none,
  });
  for (const name of ["Gor", "Skral", "Wardrak", "Troll"]) {
    expect(screen.getByRole("heading", { name, hidden: true })).toBeInTheDocument();
  }
});

function line(id: string, args: Record<string, string | number>, hero = ""): LogLine {
  return { entry: 1, day: 1, text: { id, args }, rule: "", hero, fields: [], dice: [] };
}

test("rounds of a battle are read from the chronicle: throws, a turned die, both values", () => {
  const lines = [
    line("event-attacks", { creature: "gor" }, "warrior"),
    line("event-fight-hour", { round: 1 }, "warrior"),
    line("event-fight-hour", { round: 1 }, "wizard"),
    line("event-hero-rolls", { dice: "2 5 5", black: 0 }, "warrior"),
    line("event-hero-rolls", { dice: "2", black: 0 }, "wizard"),
    line("event-wizard-turns", { other: "wizard", before: 2, after: 5, dice: "5", black: 0 }, "wizard"),
    line("event-creature-rolls", { dice: "4 4", black: 0 }),
    line("event-creature-loses", { "heroes-value": 21, "creature-value": 14 }),
  ];
  const [round] = roundsOf(lines, []);
  expect(round!.throws).toEqual([
    { hero: "warrior", dice: [2, 5, 5], black: 0, turned: null },
    { hero: "wizard", dice: [5], black: 0, turned: [2, 5] },
  ]);
  expect([round!.foe, round!.heroes, round!.against]).toEqual([[4, 4], 21, 14]);
});

test("a throw for a card lies in the tray, too", () => {
  const thrown = throwIn([line("event-passes", {}, "dwarf"), line("event-die-shows", { pips: 5 })]);
  expect(thrown!.dice).toEqual(["5"]);
  expect(throwIn([line("event-passes", {}, "dwarf")])).toBeNull();
});

test("the sunrise is told from the first creature to the new day", () => {
  const lines = [
    "event-ends-day",
    "event-sunrise",
    "event-creature-moves",
    "event-narrator",
    "event-day-begins",
    "event-walks",
  ];
  expect(sunriseIn(lines.map((id) => line(id, {}))).map((one) => one.text.id)).toEqual(lines.slice(2, 5));
});

test("whoever throws die by die keeps all of them in sight", () => {
  const lines = [
    line("event-attacks", {}, "archer"),
    line("event-fight-hour", { round: 1 }, "archer"),
    line("event-hero-rolls", { dice: "1", black: 0 }, "archer"),
    line("event-hero-rolls", { dice: "6", black: 0 }, "archer"),
  ];
  expect(roundsOf(lines, ["archer"])[0]!.throws[0]!.dice).toEqual([1, 6]);
});

test("the whole table speaks English at once", async () => {
  const { container } = bar(table(turn));
  expect(container).toHaveTextContent("Stunde warten");
  change("language", "en");
  await tick();
  expect(container).toHaveTextContent("Wait an hour");
});
