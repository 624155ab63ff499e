import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { render, screen } from "@testing-library/svelte";
import { change } from "../lib/settings.svelte";
import type { LogLine } from "../lib/wire";
import AllLines from "./AllLines.svelte";
import { Rerun } from "./rerun.svelte";
import type { Part } from "./part";
import Timeline from "./Timeline.svelte";
import first from "../../tests/fixtures/first.json";

type Moment = Part["moments"][0];
const { view, table } = first as unknown as { view: Moment["changed"]; table: Part["table"] };

function line(entry: number, day: number): LogLine {
  const text = { id: "event-stands-still", args: { hero: "warrior" } };
  return { entry, day, text, rule: "", hero: "warrior", fields: [], dice: [] };
}
const MOMENTS: Moment[] = [
  { entry: 0, step: 0, changed: view, lines: [line(0, 1)] },
  { entry: 1, step: 1, changed: { turn: "archer" }, lines: [line(1, 1), line(1, 1)] },
  { entry: 2, step: 2, changed: {}, lines: [] },
  { entry: 7, step: 5, changed: { turn: "warrior" }, lines: [line(7, 2)] },
];

function part(from: number, to: number, entries = [0, 1, 2, 7]): Part {
  const moments = MOMENTS.slice(from, to).map((one, at) => (at === 0 ? { ...one, changed: view } : one));
  return { table, version: 7, entries, first: from, moments, finished: false, whole: true, whole_can_be_seen: false };
}

function rerun(): Rerun {
  const made = new Rerun();
  made.add(part(0, 4));
  made.go(0);
  return made;
}

beforeEach(() => {
  change("language", "de");
  // The pretended browser has no sizes, so there is nothing to scroll.
  Element.prototype.scrollIntoView ??= () => undefined;
});

test("the table shows the moment, and has heard what was told until then", () => {
  const made = rerun();
  const { connection } = made.session;
  expect(connection.update!.version).toBe(0);
  expect(connection.lines).toHaveLength(1);
  made.goTo(7);
  expect(connection.update!.version).toBe(7);
  expect(connection.lines).toHaveLength(4);
  expect(made.line!.day).toBe(2);
});

test("only a step forward tells something new", () => {
  const made = rerun();
  const { connection } = made.session;
  made.step(1);
  expect(connection.fresh).toBe(2);
  made.go(3);
  expect(connection.fresh).toBe(0);
  made.step(-1);
  expect(connection.fresh).toBe(0);
});

test("nobody can do anything, and nothing is sent", () => {
  const made = rerun();
  const { session } = made;
  session.connection.act(["warrior: stand"]);
  session.connection.undo();
  session.connection.ask("1");
  expect(session.decides).toBe(false);
  expect(session.mayAct).toBe(false);
  expect(session.connection.waiting).toBe(false);
  expect(session.connection.line).toBe("open");
});

test("no moment lies before the first or after the last one", () => {
  const made = rerun();
  made.step(-1);
  expect(made.place).toBe(0);
  made.go(99);
  expect(made.place).toBe(3);
});

test("playing ends at the end and begins anew from there", () => {
  const made = rerun();
  made.toggle();
  expect(made.playing).toBe(true);
  made.go(3);
  expect(made.playing).toBe(false);
  made.toggle();
  expect([made.playing, made.place]).toEqual([true, 0]);
});

test("a game comes in parts; one that no longer fits is not taken", () => {
  const made = new Rerun();
  expect(made.add(part(0, 2))).toBe(true);
  expect(made.complete).toBe(false);
  expect(made.add(part(2, 4, [0, 1, 9, 10]))).toBe(true);
  expect(made.complete).toBe(true);
  expect(made.add(part(4, 5, [0, 3]))).toBe(false);
});

test("the slider says where we are, and leads elsewhere", () => {
  const made = rerun();
  render(Timeline, { rerun: made });
  const slider = screen.getByRole<HTMLInputElement>("slider");
  expect(slider.getAttribute("aria-valuetext")).toMatch(/^1 von 4: /);
  slider.value = "3";
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  expect(made.place).toBe(3);
  expect(slider.getAttribute("aria-valuetext")).toMatch(/^4 von 4: /);
  expect(screen.getByRole("button", { name: "Einen Schritt weiter" })).toBeDisabled();
});

test("a click on a line leads to its moment", () => {
  const made = rerun();
  const onclose = vi.fn();
  render(AllLines, { rerun: made, onclose });
  const lines = document.querySelectorAll<HTMLButtonElement>("[data-entry]");
  expect(lines).toHaveLength(4);
  expect(lines[0]!.getAttribute("aria-current")).toBe("step");
  lines[3]!.click();
  expect(made.place).toBe(3);
  expect(onclose).toHaveBeenCalledOnce();
});
