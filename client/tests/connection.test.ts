import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Update } from "../src/lib/wire";
import first from "./fixtures/first.json";
import { connect, Wire, wire } from "./line";

const update = first as unknown as Update;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the page says hello with nothing and then with the version it has", () => {
  const connection = connect();
  wire().open();
  expect(wire().sent).toEqual([{ type: "hello", table: "t1", token: "key", since: -1 }]);
  wire().hear({ ...update, version: 12 });
  expect(connection.line).toBe("open");
  wire().close();
  expect(connection.line).toBe("broken");
  vi.advanceTimersByTime(600);
  wire().open();
  expect(wire().sent).toEqual([{ type: "hello", table: "t1", token: "key", since: 12 }]);
});

test("an intent that was not answered is sent again with the same id after a break", () => {
  const connection = connect();
  wire().open();
  wire().hear(update);
  connection.act(["warrior: stand still"]);
  const intent = wire().sent.at(-1)!;
  expect(intent).toMatchObject({ type: "intent", version: update.version, actions: ["warrior: stand still"] });
  expect(connection.waiting).toBe(true);
  wire().close();
  vi.advanceTimersByTime(600);
  wire().open();
  expect(wire().sent.at(-1)).toEqual(intent);
  wire().hear({ ...update, answers: (intent as { id: string }).id });
  expect(connection.waiting).toBe(false);
});

test("while an intent is under way no second one is sent", () => {
  const connection = connect();
  wire().open();
  wire().hear(update);
  connection.act(["warrior: stand still"]);
  connection.act(["warrior: stand still"]);
  connection.undo();
  expect(wire().sent).toHaveLength(2);
});

test("the pauses between tries grow", () => {
  connect();
  wire().close();
  const before = Wire.all.length;
  vi.advanceTimersByTime(500);
  expect(Wire.all).toHaveLength(before + 1);
  wire().close();
  vi.advanceTimersByTime(500);
  expect(Wire.all).toHaveLength(before + 1);
  vi.advanceTimersByTime(500);
  expect(Wire.all).toHaveLength(before + 2);
});

test("a final trouble ends the line for good", () => {
  const connection = connect();
  wire().open();
  wire().hear({ type: "trouble", reason: { id: "trouble-no-server", args: {} }, final: true });
  expect(connection.line).toBe("ended");
  const before = Wire.all.length;
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(before);
});

test("new lines are added, a whole chronicle replaces them", () => {
  const connection = connect();
  wire().open();
  wire().hear(update);
  const line = update.lines[0]!;
  wire().hear({ ...update, whole: false, lines: [line] });
  expect(connection.lines).toHaveLength(update.lines.length + 1);
  expect(connection.fresh).toBe(1);
  wire().hear({ ...update, whole: true, lines: [line] });
  expect(connection.lines).toHaveLength(1);
  expect(connection.fresh).toBe(0);
});

test("a refusal is kept with its reason until the next intent", () => {
  const connection = connect();
  wire().open();
  wire().hear(update);
  connection.act(["warrior: end the turn"]);
  const id = (wire().sent.at(-1) as { id: string }).id;
  wire().hear({
    type: "refused",
    answers: id,
    reason: { id: "refusal-nothing-spent", args: {} },
    rule: "R-047",
    version: 0,
  });
  expect(connection.refused?.rule).toBe("R-047");
  expect(connection.waiting).toBe(false);
  connection.act(["warrior: stand still"]);
  expect(connection.refused).toBeNull();
});

test("without WebSocket the line is impossible and says so", async () => {
  const { Connection, lineSentence } = await import("../src/lib/connection.svelte");
  const kept = globalThis.WebSocket;
  Reflect.deleteProperty(globalThis, "WebSocket");
  expect(new Connection("t1", "key", "ws://test").line).toBe("impossible");
  expect(lineSentence("impossible")?.id).toBe("line-impossible");
  globalThis.WebSocket = kept;
});
