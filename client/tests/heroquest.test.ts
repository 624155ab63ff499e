import { readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test } from "vitest";
import ActionBar from "../src/games/heroquest/ActionBar.svelte";
import Board from "../src/games/heroquest/Board.svelte";
import type { BoardData } from "../src/games/heroquest/board-data";
import {
  figuresOf,
  linesOf,
  marksOf,
  possibleOf,
  reachOf,
  seenOn,
  standsOn,
  wayOf,
} from "../src/games/heroquest/board-of";
import type { BoardProps } from "../src/games/heroquest/board-props";
import { questCall } from "../src/games/heroquest/call";
import { Called } from "../src/games/heroquest/called";
import Choice from "../src/games/heroquest/Choice.svelte";
import { throwsIn, withoutSteps } from "../src/games/heroquest/chronicle";
import { dieSymbol, furnitureSymbol, itemSymbol, monsterFace, trapSymbol } from "../src/games/heroquest/figures";
import HandOver from "../src/games/heroquest/HandOver.svelte";
import HeroCards from "../src/games/heroquest/HeroCards.svelte";
import HeroSheet from "../src/games/heroquest/HeroSheet.svelte";
import MasterNotes from "../src/games/heroquest/MasterNotes.svelte";
import Monsters from "../src/games/heroquest/Monsters.svelte";
import { barOf, isTurn, routeTo } from "../src/games/heroquest/offers";
import Override from "../src/games/heroquest/Override.svelte";
import { pagesOf } from "../src/games/heroquest/pages";
import Table from "../src/games/heroquest/Table.svelte";
import TargetPanel from "../src/games/heroquest/TargetPanel.svelte";
import { change } from "../src/lib/settings.svelte";
import Log from "../src/shell/Log.svelte";
import type { LogLine } from "../src/lib/wire";
import type { Session } from "../src/table/session.svelte";
import board from "./fixtures/heroquest-board.json";
import foe from "./fixtures/heroquest-foe.json";
import master from "./fixtures/heroquest-master.json";
import spell from "./fixtures/heroquest-spell.json";
import { tableWith, wire } from "./line";

const none = () => undefined;
const symbols = readFileSync("public/symbols.svg", "utf-8");

beforeEach(() => change("language", "de"));

function table(update: unknown): Session {
  const session = tableWith(update);
  session.board = board as unknown as BoardData;
  return session;
}
function actionsIn(container: Element): string[] {
  return [...container.querySelectorAll("[data-action]")].map((one) => one.getAttribute("data-action")!);
}
function bar(session: Session, more: object = {}) {
  const view = session.view("heroquest");
  return render(ActionBar, {
    session,
    call: questCall(session),
    face: null,
    square: standsOn(view, view.actor),
    chosen: "",
    aiming: "",
    spellsOf: () => "",
    keeps: false,
    onkeep: none,
    onact: none,
    onattack: none,
    oncast: none,
    onpotion: none,
    onconfirm: none,
    onback: none,
    onstory: none,
    ...more,
  });
}
function laid(session: Session, more: Partial<BoardProps> = {}) {
  const view = session.view("heroquest");
  const called = new Called(session);
  const here = standsOn(view, view.actor);
  return render(Board, {
    board: session.board as BoardData,
    view,
    figures: figuresOf(view, called, () => false),
    reach: reachOf(view, (square) => square),
    marks: marksOf(view, "", (square) => square),
    used: view.trail.slice(0, -1),
    lines: [],
    openable: new Set<string>(),
    notes: [],
    hero: view.actor,
    turn: view.turn,
    chosen: "",
    wayTo: (square: string) => wayOf(view, here, square),
    focus: [],
    nameOf: (square: string) => square,
    nameOfPiece: (kind: string) => kind,
    onchoose: none,
    onconfirm: none,
    onback: none,
    ...more,
  });
}

// --- the board

test("nothing that has not been set out is in the page, but squares that somebody can step on", () => {
  const session = table(spell);
  const view = session.view("heroquest");
  const { container } = laid(session);
  const options = [...container.querySelectorAll("[role=option]")].map((one) => one.getAttribute("data-field")!);
  const known = new Set([...view.squares, ...view.routes.map((route) => route.target)]);
  expect(options.sort()).toEqual([...known].sort());
});

test("squares in reach say how far they are", () => {
  const session = table(spell);
  const view = session.view("heroquest");
  laid(session);
  const route = view.routes.find((one) => one.squares.length > 1)!;
  expect(document.querySelector(`[data-field="${route.target}"]`)).toHaveAttribute(
    "aria-label",
    `${route.target}, ${route.squares.length} Felder`,
  );
});

test("doors stand open or closed on their edges", () => {
  const session = table(spell);
  const view = session.view("heroquest");
  const { container } = laid(session);
  const drawn = [...container.querySelectorAll("[data-door]")].map((one) => [
    one.getAttribute("data-door"),
    one.getAttribute("data-open"),
  ]);
  expect(drawn).toEqual(view.doors.map((door) => [`${door.square} ${door.side}`, String(door.open)]));
});

test("a monster within reach is marked as a target", () => {
  const session = table(foe);
  const view = session.view("heroquest");
  const { container } = laid(session);
  const aim = view.aims.find((one) => one.figure > 0)!;
  expect(container.querySelector(`[data-target="${aim.square}"]`)).not.toBeNull();
});

test("companions are no targets unless somebody looks for one", () => {
  const view = table(spell).view("heroquest");
  const companions = view.aims
    .filter((one) => one.hero !== "" && one.kind.startsWith("attack"))
    .map((one) => one.square);
  const marked = marksOf(view, "", (square) => square).map((mark) => mark.field);
  expect(marked.filter((square) => companions.includes(square))).toEqual([]);
});

test("a spell that is looked at shows lines of sight to all whom it can be meant for", () => {
  const view = table(spell).view("heroquest");
  const one = view.aims.find((aim) => aim.kind === "cast" && aim.square !== "")!;
  const here = standsOn(view, view.actor);
  const expected = new Set(view.aims.filter((aim) => aim.thing === one.thing).map((aim) => aim.square));
  expected.delete(here);
  expected.delete("");
  expect(new Set(linesOf(view, one.thing, here).map(([, to]) => to))).toEqual(expected);
});

test("a tap on a square tells which one is meant", async () => {
  const told: string[] = [];
  const session = table(spell);
  const route = session.view("heroquest").routes[0]!;
  laid(session, { onchoose: (square) => told.push(square) });
  const option = document.querySelector<SVGElement>(`[data-field="${route.target}"]`)!;
  await fireEvent.click(option, { detail: 0 });
  expect(told).toEqual([route.target]);
});

test("the way leads from where the hero stands over every square to the goal", () => {
  const view = table(spell).view("heroquest");
  const route = view.routes.find((one) => one.squares.length > 1)!;
  expect(wayOf(view, "A1", route.target)).toEqual(["A1", ...route.squares]);
  expect(wayOf(view, "A1", "Z19")).toEqual([]);
});

test("what stands on a square is said in words", () => {
  const session = table(foe);
  const view = session.view("heroquest");
  const monster = view.figures[0]!;
  expect(seenOn(view, monster.square, new Called(session))).toContain(new Called(session).figure(monster));
  const door = view.doors.find((one) => one.open);
  expect(door).toBeDefined();
});

test("the list of squares offers every way, the nearest first", () => {
  const session = table(spell);
  const view = session.view("heroquest");
  const possible = possibleOf(
    view,
    new Called(session),
    (square) => square,
    (offer) => session.say(offer.label),
  );
  const ways = possible.filter((one) => one.actions[0]!.includes("step"));
  expect(ways.map((one) => one.actions.length)).toEqual(ways.map((one) => one.actions.length).sort((a, b) => a - b));
  expect(ways).toHaveLength(view.routes.length);
});

test("the game master sees the whole map, heroes do not", () => {
  expect(table(spell).view("heroquest").secret).toBeNull();
  const session = table(master);
  const { container } = laid(session);
  const secret = session.view("heroquest").secret!;
  expect(container.querySelectorAll(".door.unseen")).toHaveLength(secret.doors.length);
  expect(container.querySelectorAll("[data-figure^=unseen]")).toHaveLength(secret.monsters.length);
});

// --- symbols

test("every symbol that is named is in the symbol file", () => {
  const kinds = [
    "goblin",
    "orc",
    "fimir",
    "skeleton",
    "zombie",
    "mummy",
    "chaos-warrior",
    "gargoyle",
    "chaos-sorcerer",
    "x",
  ];
  const pieces = Object.keys((board as unknown as BoardData).furniture);
  const edition = (board as unknown as BoardData).editions["eu1"]!;
  const names = [
    ...kinds.map((kind) => monsterFace(kind, kind).symbol),
    ...pieces.map((kind) => furnitureSymbol({ kind, open: false })),
    furnitureSymbol({ kind: "treasure-chest", open: true }),
    ...["pit", "spear", "falling-block"].map((kind) => trapSymbol({ kind, state: "found" })),
    trapSymbol({ kind: "pit", state: "sprung" }),
    ...[...Object.keys(edition.equipment), ...Object.keys(edition.artifacts)].map(itemSymbol),
    ...["skull", "white", "black"].map(dieSymbol),
    ...["air", "earth", "fire", "water"].map((element) => `el-${element}`),
  ];
  for (const name of names) expect(symbols, name).toContain(`id="${name}"`);
});

// --- actions

test("everything that may be done in a turn stands in the bar, and steps on the board", () => {
  const session = table(spell);
  const view = session.view("heroquest");
  const { container } = bar(session);
  const grouped = barOf(view.offers);
  const shown = actionsIn(container);
  for (const offer of [...grouped.searches, ...grouped.doors, ...grouped.others, grouped.end!]) {
    expect(shown).toContain(offer.name);
  }
  expect(shown.some((name) => name.includes("step"))).toBe(false);
  expect(container.querySelector("[data-group=cast]") !== null).toBe(grouped.casts.length > 0);
});

test("attacking comes first where a monster is within reach", () => {
  const { container } = bar(table(foe));
  expect(container.querySelector("[data-group=attack]")).toHaveClass("main");
});

test("the squares that are left are said", () => {
  const session = table(spell);
  bar(session);
  const left = session.view("heroquest").steps_left;
  expect(left).toBeGreaterThan(0);
  expect(screen.getByText(left === 1 ? "noch ein Feld" : `noch ${left} Felder`)).toBeInTheDocument();
});

test("a planned way can be taken or given up", () => {
  const session = table(spell);
  const route = session.view("heroquest").routes[0]!;
  const { container } = bar(session, { chosen: route.target });
  expect(container.querySelector("[data-confirm]")).not.toBeNull();
  expect(routeTo(session.view("heroquest"), route.target)).toEqual(route);
});

test("the heroes wait while the game master moves, and he while they do", () => {
  expect(questCall(table(master)).heading).toBe("Du bist am Zug, Spielleitung.");
  const watching = { ...master, table: { ...master.table, audience: "heroes", you: "host" } };
  expect(questCall(table(watching)).heading).toBe("Die Spielleitung ist am Zug.");
  expect(table(watching).decides).toBe(false);
  const leading = { ...spell, table: { ...spell.table, audience: "game-master", you: "master" } };
  expect(table(leading).decides).toBe(false);
  expect(questCall(table(leading)).sentence).toBe("Die Helden entscheiden gerade.");
});

test("a spell and whom it is meant for are chosen with one press", async () => {
  const session = table(spell);
  const view = session.view("heroquest");
  const sent: string[][] = [];
  const { container } = render(Choice, {
    session,
    view,
    called: new Called(session),
    kind: "cast",
    offers: barOf(view.offers).casts,
    onact: (actions: string[]) => sent.push(actions),
    onaim: none,
    onclose: none,
  });
  const aim = view.aims.find((one) => one.kind === "cast")!;
  await fireEvent.click(container.querySelector(`[data-action="${aim.actions.join("|")}"]`)!);
  expect(sent).toEqual([aim.actions]);
});

// --- sheets and panels

test("a hero sheet tells body, mind, dice and gold", () => {
  const session = table(spell);
  const hero = session.view("heroquest").heroes.find((one) => one.id === "wizard")!;
  const called = new Called(session);
  render(HeroSheet, { session, hero, seat: session.seatOf("wizard"), active: true, called, onopen: none });
  expect(screen.getByLabelText(`Körperkraft ${hero.body} von ${hero.most_body}`)).toBeInTheDocument();
  expect(screen.getByLabelText(`Intelligenz ${hero.mind} von ${hero.most_mind}`)).toBeInTheDocument();
  expect(screen.getByText("am Zug")).toBeInTheDocument();
});

test("every spell is a card with its text", () => {
  const session = table(spell);
  const called = new Called(session);
  const hero = session.view("heroquest").heroes.find((one) => one.id === "wizard")!;
  render(HeroCards, { session, hero, called, offers: [], onact: none, onclose: none });
  for (const one of hero.spells) {
    expect(screen.getByText(called.name("spell", one.id))).toBeInTheDocument();
    expect(called.spellText(one.id).length).toBeGreaterThan(10);
  }
});

test("the card of a weapon says what it does", () => {
  const called = new Called(table(spell));
  expect(called.itemText("crossbow")).toContain("3 Würfeln");
  expect(called.itemText("crossbow")).toContain("Barbar");
});

test("a monster shows its numbers, its edition and how sure they are", () => {
  const session = table(foe);
  const view = session.view("heroquest");
  render(Monsters, { view, called: new Called(session), onclose: none });
  expect(screen.getAllByText("Regeln 1989").length).toBe(view.figures.length);
  expect(screen.getAllByText("bestätigt").length).toBe(view.figures.length);
});

test("the panel of a monster offers what can be done to it", async () => {
  const session = table(foe);
  const view = session.view("heroquest");
  const aim = view.aims.find((one) => one.figure > 0)!;
  const offer = { ...view.offers[0]!, name: aim.actions.join("|"), kind: aim.kind, label: aim.with_what };
  const sent: string[] = [];
  render(TargetPanel, {
    session,
    called: new Called(session),
    edition: "eu1",
    square: aim.square,
    place: aim.square,
    figure: view.figures.find((one) => one.id === aim.figure),
    hero: undefined,
    offers: [offer],
    onact: (one) => sent.push(one.name),
    way: null,
    onwalk: none,
    onmore: none,
    onclose: none,
  });
  await fireEvent.click(screen.getByText(session.say(aim.with_what)));
  expect(sent).toEqual([offer.name]);
});

// --- the game master

test("the game master's notes stand with their marks", () => {
  const session = table(master);
  const secret = session.view("heroquest").secret!;
  const { container } = render(MasterNotes, {
    session,
    secret,
    called: new Called(session),
    onshow: none,
    onchange: none,
  });
  expect(container.querySelectorAll("li")).toHaveLength(secret.notes.length);
  expect(screen.getByText("Anhalten")).toBeInTheDocument();
});

test("a change by hand is sent as an edit", async () => {
  const session = table(master);
  const view = session.view("heroquest");
  const { container } = render(Override, { session, view, called: new Called(session), square: "B16", onclose: none });
  await fireEvent.submit(container.querySelector("form")!);
  expect(wire().sent.at(-1)).toMatchObject({
    type: "override",
    edits: [{ do: "move", who: "barbarian", square: "B16" }],
  });
});

test("before the game master looks at the same screen, the device changes hands", () => {
  render(HandOver, { session: table(spell), to: "game-master", onlater: none });
  expect(screen.getByText("Gebt das Gerät an Ben")).toBeInTheDocument();
});

// --- the whole table

test("the table stands with its parts, and an arrow is a step", async () => {
  const session = table(spell);
  const view = session.view("heroquest");
  localStorage.setItem("sagenwerk.stories", JSON.stringify(["t3"]));
  render(Table, { session });
  await tick();
  expect(isTurn(view)).toBe(true);
  const step = barOf(view.offers).steps[0]!;
  const arrow = { north: "ArrowUp", east: "ArrowRight", south: "ArrowDown", west: "ArrowLeft" }[
    String(step.label.args["side"])
  ]!;
  await fireEvent.keyDown(document.body, { key: arrow });
  expect(wire().sent.at(-1)).toMatchObject({ type: "intent", actions: [step.name] });
});

test("where an edition lets a hero go twice, his trail may cross itself", () => {
  const view = { ...foe.view, trail: ["C15", "D15", "C15", "D15", "E15"], routes: [] };
  const { container } = render(Table, { session: table({ ...foe, view }) });
  const used = [...container.querySelectorAll("[data-used]")].map((one) => one.getAttribute("data-used"));
  expect(used).toEqual(["C15", "D15"]);
});

test("the story of the quest opens once at a table", async () => {
  const session = table(spell);
  render(Table, { session });
  await tick();
  expect(screen.getByTestId("legend-page")).toBeInTheDocument();
  expect(pagesOf(session.board as BoardData, "de")[0]!.task.length).toBeGreaterThan(0);
});

// --- the chronicle

function line(id: string, hero: string, dice: string[] = [], args: LogLine["text"]["args"] = {}): LogLine {
  return { entry: 1, day: 1, text: { id, args }, rule: "", hero, fields: [], dice };
}

test("an attack and the defence against it lie before everybody together", () => {
  const lines = [
    line("event-attack-throw", "", ["skull", "skull"]),
    line("event-defence-throw", "elf", ["white"]),
    line("event-hero-hurt", "elf"),
  ];
  const throws = throwsIn(lines)!;
  expect(throws.rows).toEqual([["skull", "skull"], ["white"]]);
  expect(throws.wards).toBe("white");
  expect(throws.lines).toHaveLength(3);
});

test("a log that grows keeps the lines that stand there", async () => {
  const lines = Array.from({ length: 70 }, (_, at) => ({ ...line("event-steps", "elf"), entry: at >> 1 }));
  const given = { say: () => "", onfields: none, onrule: none };
  const { container, rerender } = render(Log, { lines, ...given });
  const before = [...container.querySelectorAll(".line")];
  await rerender({ lines: [...lines, { ...line("event-steps", "dwarf"), entry: 40 }], ...given });
  const after = [...container.querySelectorAll(".line")];
  expect(after.length).toBe(before.length);
  expect(after.slice(0, -1)).toEqual(before.slice(1));
  expect(after[0]).toBe(before[1]);
});

test("of several steps in a row the log tells the last one", () => {
  const lines = [line("event-steps", "elf"), line("event-steps", "elf"), line("event-steps", "dwarf")];
  expect(withoutSteps(lines).map((one) => one.hero)).toEqual(["elf", "dwarf"]);
});
