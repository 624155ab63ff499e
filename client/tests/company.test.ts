import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test } from "vitest";
import Asks from "../src/company/Asks.svelte";
import OwnDice from "../src/company/OwnDice.svelte";
import { throwOf } from "../src/company/throw";
import { waitsOf } from "../src/company/waits";
import ActionBar from "../src/games/junior/ActionBar.svelte";
import { change } from "../src/lib/settings.svelte";
import type { PersonNow, Seat, Update } from "../src/lib/wire";
import { callOf } from "../src/table/whose-call.svelte";
import first from "./fixtures/first.json";
import { tableWith, wire } from "./line";

const update = first as unknown as Update;
const none = () => undefined;
/** No bot asks. */
const AMONG = { hero: "", plan: null, why: null };

function seat(hero: string, more: Partial<Seat>): Seat {
  return { hero, figure: "f", player: "", bot: "", person: "", stand_in: "", ...more };
}
function person(id: string, name: string, present = true): PersonNow {
  return { id, name, host: id === "host", present };
}
/** The warrior is to act; Mia looks from here, Ben has a screen of his own. */
function table(warrior: Partial<Seat>, you = "host", ben = true) {
  const seats = [seat("warrior", warrior), seat("mage", { person: "host", player: "Mia" })];
  const waits_for = warrior.person && !warrior.stand_in ? [warrior.person] : [];
  const session = tableWith({ ...update, waits_for, table: { ...update.table, you, seats } });
  wire().hear({ type: "people", people: [person("host", "Mia"), person("p2", "Ben", ben)], watching: 0 });
  return session;
}
function bar(session: ReturnType<typeof table>) {
  const doing = { onact: none, onmove: none, onexchange: none, onconfirm: none, onback: none, onstory: none };
  return render(ActionBar, { session, chosen: "", ...doing });
}

beforeEach(() => change("language", "de"));

test("whoever holds the seat decides, nobody else", () => {
  expect(table({ person: "host", player: "Mia" }).decides).toBe(true);
  const session = table({ person: "p2", player: "Ben" });
  expect(session.decides).toBe(false);
  expect(waitsOf(session)).toEqual({ kind: "person", hero: "Mairen", who: ["Ben"] });
  expect(callOf(session).whole).toBe("Ben ist am Zug mit Mairen. Wartet auf Ben.");
  const { container } = bar(session);
  expect(container.querySelectorAll("[data-action]")).toHaveLength(0);
  expect(screen.getByTestId("waiting")).toHaveTextContent("Ben überlegt");
});

test("who is not there is named as such", () => {
  expect(waitsOf(table({ person: "p2", player: "Ben" }, "host", false))?.kind).toBe("away");
});

test("a bot plays for good, or for somebody who is away", () => {
  expect(waitsOf(table({ bot: "greedy" }))?.kind).toBe("bot");
  const session = table({ person: "p2", player: "Ben", stand_in: "greedy" }, "host", false);
  expect(callOf(session).heading).toBe("Sagenwerk spielt Mairen für Ben.");
});

test("an open seat asks for somebody", () => {
  const session = table({});
  expect(callOf(session).heading).toBe("Mairen spielt noch niemand.");
  bar(session);
  screen.getByRole("button", { name: "Wer spielt wen?" }).click();
  expect(session.panel).toBe("seats");
});

test("whoever looks on sees a sign and no button", () => {
  const session = table({ person: "p2", player: "Ben" }, "");
  const { container } = bar(session);
  expect(screen.getByTestId("watching")).toHaveTextContent("Du schaust zu.");
  expect(container.querySelectorAll("button")).toHaveLength(0);
});

test("of a question for all everybody who holds a hero decides", () => {
  const all = { ...update, view: { ...update.view, actor: "group" }, waits_for: ["host", "p2"] } as Update;
  const seats = [seat("warrior", { person: "p2", player: "Ben" }), seat("mage", { person: "host", player: "Mia" })];
  expect(tableWith({ ...all, table: { ...all.table, you: "host", seats } }).decides).toBe(true);
  const looking = tableWith({ ...all, table: { ...all.table, you: "", seats } });
  expect(looking.decides).toBe(false);
  expect(waitsOf(looking)?.who).toEqual(["Mia", "Ben"]);
});

test("a question in another one's turn can be taken back by whoever asked, while that is free", () => {
  const seats = [seat("warrior", { person: "host", player: "Mia" }), seat("mage", { person: "p2", player: "Ben" })];
  const view = { ...update.view, turn: "warrior", actor: "mage" };
  const asking = { ...update, view, waits_for: ["p2"], table: { ...update.table, seats }, undo: view.call } as Update;
  const session = tableWith(asking);
  wire().hear({ type: "people", people: [person("host", "Mia"), person("p2", "Ben")], watching: 0 });
  expect(waitsOf(session)?.kind).toBe("asked");
  bar(session);
  screen.getByRole("button", { name: "Zurückziehen" }).click();
  expect(wire().sent.at(-1)).toMatchObject({ type: "undo" });
  wire().hear({ ...asking, undo_asks: true });
  expect(waitsOf(session)?.kind).toBe("asked");
});

test("what stands on dice of one's own is read out of the outcomes", () => {
  expect(throwOf(["dice 1 1", "dice 1 2", "dice 2 2"])?.faces).toEqual(["1", "2"]);
  expect(throwOf(["dice 1 1", "dice 1 2", "dice 2 2"])?.outcome(["2", "1"])).toBe("dice 1 2");
  expect(throwOf(["warrior throws 2 sword", "warrior throws 1 sword, 1 blank"])?.outcome(["blank", "sword"])).toBe(
    "warrior throws 1 sword, 1 blank",
  );
  const combat = throwOf(["2 combat dice: 0 skulls, 1 white, 1 black", "2 combat dice: 2 skulls, 0 white, 0 black"]);
  expect(combat?.dice).toBe(2);
  expect(combat?.outcome(["black", "white"])).toBe("2 combat dice: 0 skulls, 1 white, 1 black");
  expect(combat?.outcome(["white", "white"])).toBe("");
  expect(throwOf(["red die: 1", "red die: 2"])).toMatchObject({ dice: 1, faces: ["1", "2"] });
  expect(throwOf(["2 dice: 2", "2 dice: 12"])).toMatchObject({ dice: 1, faces: ["2", "12"] });
  expect(throwOf(["treasure card: nothing", "tile: reka"])).toBeNull();
});

test("dice are tapped in one by one, and what was tapped wrong is taken away again", async () => {
  const dice = { asked: "dice", outcomes: ["dice 1 1", "dice 1 2", "dice 2 2"] };
  const session = tableWith({ ...update, dice });
  render(OwnDice, { session, dice });
  const tap = async (name: string) => {
    screen.getByRole("button", { name }).click();
    await tick();
  };
  await tap("2");
  await tap("2 wieder wegnehmen");
  await tap("1");
  expect(screen.getByRole("button", { name: "Stimmt so" })).toBeDisabled();
  await tap("2");
  await tap("Stimmt so");
  expect(wire().sent.at(-1)).toMatchObject({ type: "intent", actions: ["dice 1 2"] });
});

test("who wants what another one's hero has is told, and who has it says yes or no", async () => {
  const question = { id: "q1", kind: "take", person: "p2", label: update.view.offers[0]!.label, known: false };
  const asked = { ...question, ...AMONG, version: update.version, open: ["host"] };
  const session = table({ person: "p2", player: "Ben" });
  wire().hear({ ...session.connection.update!, questions: [asked] });
  render(Asks, { session });
  expect(screen.getByTestId("question")).toHaveTextContent("Ben möchte das:");
  screen.getByRole("button", { name: "Nein" }).click();
  expect(wire().sent.at(-1)).toEqual({ type: "answer", question: "q1", yes: false });
  // In a dialog over the table it stands once only.
  render(Asks, { session, inside: true });
  await tick();
  expect(screen.getAllByTestId("question")).toHaveLength(1);
});

test("a question of a version that is gone is over", () => {
  const session = table({ person: "p2", player: "Ben" });
  const open = ["host"];
  const asked = {
    id: "q1",
    kind: "undo",
    person: "p2",
    label: null,
    known: false,
    version: update.version - 1,
    open,
    ...AMONG,
  };
  wire().hear({ ...session.connection.update!, questions: [asked] });
  render(Asks, { session });
  expect(screen.queryByTestId("question")).toBeNull();
});
