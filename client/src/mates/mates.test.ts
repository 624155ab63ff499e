import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test } from "vitest";
import first from "../../tests/fixtures/first.json";
import { tableWith, wire } from "../../tests/line";
import { pointing } from "../board/pointing.svelte";
import Asks from "../company/Asks.svelte";
import { waitsOf } from "../company/waits";
import { change } from "../lib/settings.svelte";
import type { Chance as Stated, Hinted, PlanNow, Question, Seat, Sentence, Update } from "../lib/wire";
import HostDialog from "../table/HostDialog.svelte";
import { late } from "./all";
import Bubble from "./Bubble.svelte";
import Chance from "./Chance.svelte";
import Hint from "./Hint.svelte";
import { buttonsOf } from "./hinted";
import { entriesOf } from "./orders";
import OrdersDialog from "./OrdersDialog.svelte";
import { sureness } from "./words";

const update = first as unknown as Update;
const GO: Sentence = { id: "plan-junior-fog", args: { hero: "archer", field: "fog01" } };
const offer = update.view.offers.find((one) => one.kind === "step")!;

function seat(hero: string, more: Partial<Seat>): Seat {
  return { hero, figure: "f", player: "", bot: "", person: "", stand_in: "", ...more };
}
function plan(more: Partial<PlanNow> = {}): PlanNow {
  return { hero: "archer", name: "archer: fog", says: GO, why: null, person: "", ...more };
}
/** Mia plays the warrior and is on turn; a bot that plans plays the archer. */
function table(more: Partial<Update> = {}) {
  const seats = [seat("warrior", { person: "host", player: "Mia" }), seat("archer", { bot: "planner-quick" })];
  const info = { ...update.table, you: "host", seats, plans: true, bots_ask: true, level: "normal" };
  const session = tableWith({ ...update, plans: [], questions: [], ...more, table: info });
  wire().hear({ type: "people", people: [{ id: "host", name: "Mia", host: true, present: true }], watching: 0 });
  session.late = late;
  return session;
}
function hinted(more: Partial<Hinted> = {}): Hinted {
  const asked = wire().sent.findLast((one) => one.type === "hint") as { id: string };
  const sure = { games: 48, share: 0.5, low: 0.36, high: 0.64, close: true, ended: true };
  const says = { id: "plan-junior-fog", args: { field: offer.target } };
  const what = { hero: "warrior", says, action: offer.name, why: null, version: update.version };
  return { type: "hinted", answers: asked.id, ...what, ...sure, ...more };
}
const sent = () => wire().sent.at(-1);

beforeEach(() => change("language", "de"));

test("a bot says at its seat what it is about to do, and who told it so", () => {
  const session = table({ plans: [plan({ person: "host" })] });
  render(Bubble, { session, hero: "archer", whole: true });
  expect(document.querySelector("[data-plan-of=archer]")).toHaveTextContent(/\(Bot\): Ich erkunde den Nebel/);
  expect(document.querySelector("[data-plan-of=archer]")).toHaveTextContent("Das hast du vorgeschlagen.");
});

test("a bot that plans nothing says nothing", () => {
  const { container } = render(Bubble, { session: table(), hero: "archer" });
  expect(container).toHaveTextContent("");
});

test("only at the seat of a bot that plans something can be suggested", () => {
  const session = table();
  expect(session.mate(session.seatOf("archer"))).toBe(late);
  expect(session.mate(session.seatOf("warrior"))).toBeNull();
  expect(session.mate(seat("mage", { bot: "greedy" }))).toBeNull();
  expect(session.mate(seat("mage", { person: "p2", stand_in: "planner" }))).toBe(late);
});

test("orders are asked for, told, and over once the bot has them", async () => {
  const session = table();
  Object.assign(session, { told: "archer", panel: "orders" });
  render(OrdersDialog, { session });
  await waitFor(() => expect(sent()).toEqual({ type: "ask_orders", hero: "archer" }));
  wire().hear({ type: "orders", hero: "archer", version: update.version, orders: [{ plan: "a", says: GO }] });
  await tick();
  document.querySelector<HTMLElement>("[data-order=a]")!.click();
  expect(sent()).toEqual({ type: "tell", hero: "archer", plan: "a" });
  expect(session.panel).toBe("orders");
  wire().hear({ ...session.connection.update!, plans: [plan({ name: "a", person: "host" })] });
  await tick();
  expect(session.panel).toBe("");
});

test("orders that differ in one word are one entry with a choice", () => {
  const places = ["fog01", "fog02", "fog03"].map((field) => ({ plan: field, says: { ...GO, args: { field } } }));
  const other = { plan: "wait", says: { id: "plan-junior-wait", args: { field: "fog01" } } };
  const entries = entriesOf(table(), [...places, other]);
  expect(entries.map((entry) => entry.choices.length)).toEqual([3, 1]);
  expect(entries[0]!.says).toContain("…");
  expect(entries[0]!.choices.map((one) => one.plan)).toEqual(["fog01", "fog02", "fog03"]);
  expect(entries[0]!.choices[0]!.says).toContain(entries[0]!.choices[0]!.label);
});

test("a place and what is there are chosen together", () => {
  const fights = ["7", "20", "21"].map((field, at) => ({
    plan: field,
    says: { id: "plan-junior-fog", args: { field, what: ["gor", "gor", "wardrak"][at]! } },
  }));
  const [entry] = entriesOf(table(), fights);
  const labels = entry!.choices.map((one) => one.label.replace("\u00a0", " "));
  expect(labels).toEqual(["Feld 7 (gor)", "Feld 20 (gor)", "Feld 21 (wardrak)"]);
});

/** A button as the bar of actions has it. */
function button(kind: string, value: string): HTMLButtonElement {
  const made = document.createElement("button");
  made.dataset[kind] = value;
  return made;
}

test("a hint is asked for, points at field and button, and is over when the game goes on", async () => {
  const session = table();
  const bar = document.createElement("div");
  bar.id = "bar";
  bar.append(button("moves", ""));
  document.body.append(bar);
  render(Hint, { session });
  await fireEvent.click(screen.getByRole("button", { name: "Tipp" }));
  expect(sent()).toMatchObject({ type: "hint", version: update.version });
  expect(document.querySelector("[data-hint]")).toHaveTextContent("Überlegt");
  wire().hear(hinted());
  await tick();
  expect(screen.getByTestId("hint")).toHaveTextContent(
    "Grob geschätzt gewinnt ihr so 50 von 100 Spielen; es können auch 36 bis 64 sein.",
  );
  expect(screen.getByTestId("hint")).toHaveTextContent("Es ist knapp");
  expect(pointing.hint?.field).toBe(offer.target);
  expect(document.querySelector("[data-moves]")).toHaveAttribute("data-hinted", "Tipp");
  wire().hear({ ...session.connection.update!, version: update.version + 1 });
  await tick();
  expect(screen.queryByTestId("hint")).toBeNull();
  expect(pointing.hint).toBeNull();
  expect(document.querySelector("[data-hinted]")).toBeNull();
  document.querySelector("#bar")!.remove();
});

test("a hint that needed no thinking states no number", async () => {
  const session = table();
  session.connection.askHint();
  wire().hear(hinted({ games: 0, why: { id: "teammates-why-only", args: {} } }));
  render(Hint, { session });
  expect(screen.getByTestId("hint")).toHaveTextContent("Etwas anderes ist hier nicht möglich.");
  expect(screen.getByTestId("hint")).not.toHaveTextContent("von 100");
});

test("a hint refused because the game went on is no fault of anybody's", () => {
  const session = table();
  session.connection.askHint();
  const { id } = sent() as { id: string };
  const reason = { id: "teammates-hint-void", args: {} };
  wire().hear({ type: "refused", answers: id, reason, rule: "", version: update.version + 1 });
  expect(session.connection.hinted).toBeNull();
  expect(session.connection.refused).toBeNull();
});

test("an action that has a button of its own is marked there, not where it might else be found", () => {
  const bar = document.createElement("div");
  bar.append(button("moves", ""), button("action", offer.name));
  expect(buttonsOf(offer, bar)).toEqual([bar.lastElementChild]);
});

test("how exact a share is follows from how far apart its bounds lie", () => {
  expect([sureness(0.5, 0.6), sureness(0.5, 0.7), sureness(0.2, 0.7)]).toEqual(["fine", "rough", "vague"]);
});

test("the chance is asked for only by who wants to see it, and told with its doubt", async () => {
  const session = table();
  render(Chance, { session });
  expect(screen.queryByTestId("chance")).toBeNull();
  change("chance", true);
  await tick();
  expect(sent()).toEqual({ type: "watch_chance", on: true });
  const stated: Stated = { type: "chance", version: update.version, stated: 0.62, low: 0.54, high: 0.7, games: 120 };
  wire().hear(stated);
  await tick();
  expect(screen.getByTestId("chance")).toHaveTextContent("in 62 von 100 Partien (54–70)");
  wire().hear({ ...stated, stated: 0.5, low: 0, high: 1, games: 0 });
  await tick();
  expect(screen.getByTestId("chance")).toHaveTextContent(
    /^\? %\s*Wie es für euch steht, lässt sich hier nicht sagen\.$/,
  );
  wire().hear({ ...session.connection.update!, version: update.version + 1 });
  await tick();
  expect(screen.getByTestId("chance")).toHaveTextContent("So war es eben.");
  change("chance", false);
  await tick();
  expect(sent()).toEqual({ type: "watch_chance", on: false });
});

test("a bot asks before it does something for all, and is answered", async () => {
  const label = update.view.offers[0]!.label;
  const asked = { id: "q1", kind: "bot", person: "", label, version: update.version, open: ["host"], known: false };
  const question: Question = { ...asked, hero: "archer", plan: GO, why: { id: "teammates-why-routine", args: {} } };
  const session = table({ questions: [question] });
  render(Asks, { session });
  expect(screen.getByTestId("question")).toHaveTextContent(/\(Bot\) fragt: Seid ihr einverstanden\?/);
  expect(screen.getByTestId("question")).toHaveTextContent("Ich erkunde den Nebel");
  await fireEvent.click(screen.getByRole("button", { name: "Nein" }));
  expect(sent()).toEqual({ type: "answer", question: "q1", yes: false });
});

test("while a bot asks, that is what the table waits for", () => {
  const asked = { id: "q1", kind: "bot", person: "", label: null, version: update.version, open: ["host"] };
  const question: Question = { ...asked, known: false, hero: "archer", plan: null, why: null };
  const view = { ...update.view, actor: "archer", turn: "archer" } as Update["view"];
  expect(waitsOf(table({ view, questions: [question] }))).toMatchObject({ kind: "bot-asks", who: [] });
});

test("the host says whether bots ask first, and how thoroughly hints are thought out", async () => {
  const { container } = render(HostDialog, { session: table() });
  await fireEvent.click(container.querySelector("[data-bots-ask]")!);
  expect(sent()).toMatchObject({ type: "host", do: "bots-ask", value: "off" });
  await fireEvent.change(container.querySelector("[data-level]")!, { target: { value: "strong" } });
  expect(sent()).toMatchObject({ type: "host", do: "level", value: "strong" });
});
