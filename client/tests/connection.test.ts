import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, lineSentence, TIMES } from "../src/lib/connection.svelte";
import type { Question, Update } from "../src/lib/wire";
import first from "./fixtures/first.json";
import { BrowserSocket, LineServer } from "./line-server";

const update = { ...(first as unknown as Update), version: 12 };
const line = { ...update.lines[0]!, entry: 13 };
const quick = { ...TIMES, firstWait: 20, longestWait: 100 };

let server: LineServer;
let connection: Connection;

beforeEach(async () => {
  globalThis.WebSocket = BrowserSocket;
  server = new LineServer();
  await server.start();
});
afterEach(async () => {
  connection.close();
  await server.stop();
});

function connect(times = quick): Connection {
  connection = new Connection("t1", "key", server.address, times);
  return connection;
}
/** Until so many messages have come on the newest line; the newest of them. */
async function heard(number: number, lines = 1) {
  await vi.waitFor(() => {
    expect(server.heard.length).toBeGreaterThanOrEqual(lines);
    expect(server.messages.length).toBeGreaterThanOrEqual(number);
  });
  return server.messages[number - 1]!;
}
/** At a table that shows version 12. */
async function seated(times = quick): Promise<Connection> {
  connect(times);
  await heard(1);
  server.tell(update);
  await vi.waitFor(() => expect(connection.line).toBe("open"));
  return connection;
}

test("the page says hello with nothing, and after a break with the version and the talk it has", async () => {
  connect();
  expect(await heard(1)).toEqual({ type: "hello", table: "t1", token: "key", since: -1, talk: 0 });
  server.tell(update);
  server.tell({ type: "talk", lines: [{ number: 3, person: "p1", name: "Ben", text: "Hallo", at: "" }] });
  await vi.waitFor(() => expect(connection.talk).toHaveLength(1));
  server.cut();
  await vi.waitFor(() => expect(connection.line).toBe("broken"));
  expect(await heard(1, 2)).toEqual({ type: "hello", table: "t1", token: "key", since: 12, talk: 3 });
  server.tell({ ...update, whole: false, lines: [] });
  await vi.waitFor(() => expect(connection.line).toBe("open"));
  expect(connection.back).toBe(true);
});

test("an intent that was not answered is sent again with the same id after a break", async () => {
  await seated();
  connection.act(["warrior: stand still"]);
  const intent = await heard(2);
  expect(intent).toMatchObject({ type: "intent", version: 12, actions: ["warrior: stand still"] });
  server.cut();
  expect(await heard(2, 2)).toEqual(intent);
  expect(connection.waiting).toBe(true);
  server.tell({ ...update, answers: (intent as { id: string }).id });
  await vi.waitFor(() => expect(connection.waiting).toBe(false));
});

test("an intent that was answered is not sent again", async () => {
  await seated();
  connection.act(["warrior: stand still"]);
  const intent = await heard(2);
  server.tell({ ...update, version: 13, answers: (intent as { id: string }).id });
  await vi.waitFor(() => expect(connection.waiting).toBe(false));
  server.cut();
  await heard(1, 2);
  server.tell({ ...update, version: 13 });
  await vi.waitFor(() => expect(connection.line).toBe("open"));
  expect(server.messages.map((one) => one.type)).toEqual(["hello"]);
});

test("while an intent is under way no second one is sent", async () => {
  await seated();
  connection.act(["warrior: stand still"]);
  connection.act(["warrior: stand still"]);
  connection.undo();
  connection.ask("meadow-1");
  await heard(3);
  expect(server.messages.map((one) => one.type)).toEqual(["hello", "intent", "ask"]);
});

test("a server that is started again finds the page at its door", async () => {
  await seated();
  await server.stop();
  await vi.waitFor(() => expect(connection.line).toBe("broken"));
  await server.start();
  expect(await heard(1, 2)).toMatchObject({ type: "hello", since: 12 });
});

test("a line on which nothing comes any more is noticed and opened anew", async () => {
  await seated({ ...quick, answer: 60 });
  connection.act(["warrior: stand still"]);
  const intent = await heard(2);
  // Nothing is closed, nothing is answered.
  await vi.waitFor(() => expect(server.heard).toHaveLength(2));
  expect(await heard(2, 2)).toEqual(intent);
});

test("where nothing happens the page asks from time to time whether the line is alive", async () => {
  await seated({ ...quick, quiet: 30, answer: 60 });
  expect(await heard(2)).toMatchObject({ type: "ask" });
  await vi.waitFor(() => expect(server.heard.length).toBeGreaterThan(1));
});

test("whoever looks at the page again has the line looked at, too", async () => {
  await seated();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(await heard(2)).toMatchObject({ type: "ask" });
  server.tell({ ...update, version: 13 });
  await vi.waitFor(() => expect(connection.update?.version).toBe(13));
  dispatchEvent(new Event("online"));
  expect(await heard(3)).toMatchObject({ type: "ask" });
});

test("a network that goes is noticed soon, if it really takes the line along", async () => {
  await seated({ ...quick, soon: 60 });
  dispatchEvent(new Event("offline"));
  await heard(2);
  server.tell({ type: "people", people: [], watching: 1 });
  await vi.waitFor(() => expect(connection.watching).toBe(1));
  expect(connection.line).toBe("open");
  dispatchEvent(new Event("offline"));
  await vi.waitFor(() => expect(server.heard).toHaveLength(2));
});

test("new lines are added, a whole chronicle replaces them", async () => {
  await seated();
  server.tell({ ...update, version: 13, whole: false, lines: [line] });
  await vi.waitFor(() => expect(connection.lines).toHaveLength(update.lines.length + 1));
  expect(connection.fresh).toBe(1);
  server.tell({ ...update, version: 14, whole: true, lines: [line] });
  await vi.waitFor(() => expect(connection.lines).toHaveLength(1));
  expect(connection.fresh).toBe(0);
});

test("an update that comes twice, or late, does no harm", async () => {
  await seated();
  const next = { ...update, version: 13, whole: false, lines: [line] };
  server.tell(next);
  server.tell(next);
  server.tell({ ...update, version: 12, whole: true, lines: [] });
  server.tell({ type: "people", people: [], watching: 2 });
  await vi.waitFor(() => expect(connection.watching).toBe(2));
  expect(connection.update?.version).toBe(13);
  expect(connection.lines).toHaveLength(update.lines.length + 1);
});

test("only at hello a server may know less than the page: it was set back", async () => {
  await seated();
  server.cut();
  await heard(1, 2);
  server.tell({ ...update, version: 4, whole: true, lines: [] });
  await vi.waitFor(() => expect(connection.update?.version).toBe(4));
});

test("a refusal is kept with its reason until the next intent", async () => {
  await seated();
  connection.act(["warrior: end the turn"]);
  const { id } = (await heard(2)) as { id: string };
  const reason = { id: "refusal-nothing-spent", args: {} };
  server.tell({ type: "refused", answers: id, reason, rule: "R-047", version: 0 });
  await vi.waitFor(() => expect(connection.refused?.rule).toBe("R-047"));
  expect(connection.waiting).toBe(false);
  connection.act(["warrior: stand still"]);
  expect(connection.refused).toBeNull();
});

test("a final trouble ends the line for good", async () => {
  connect();
  await heard(1);
  server.tell({ type: "trouble", reason: { id: "trouble-no-server", args: {} }, final: true });
  await vi.waitFor(() => expect(connection.line).toBe("ended"));
  await new Promise((later) => setTimeout(later, 150));
  expect(server.heard).toHaveLength(1);
});

test("what one says waits for the line, and is not said twice", async () => {
  await seated({ ...quick, firstWait: 80 });
  server.cut();
  await vi.waitFor(() => expect(connection.line).toBe("broken"));
  connection.say("  Bin gleich\n wieder da ");
  expect(connection.unheard).toEqual(["Bin gleich wieder da"]);
  await heard(1, 2);
  server.tell(update);
  server.tell({ type: "people", people: [], watching: 0 });
  expect(await heard(2, 2)).toEqual({ type: "say", text: "Bin gleich wieder da" });
  const said = { number: 1, person: update.table.you, name: "Mia", text: "Bin gleich wieder da", at: "" };
  server.tell({ type: "talk", lines: [said] });
  server.tell({ type: "talk", lines: [said] });
  await vi.waitFor(() => expect(connection.unheard).toEqual([]));
  expect(connection.talk).toHaveLength(1);
});

test("somebody points at a field, and after a while nobody does", async () => {
  await seated({ ...quick, pointed: 200 });
  server.tell({ type: "pointed", person: "p2", name: "Ben", field: "meadow-1" });
  await vi.waitFor(() => expect(connection.pointed?.field).toBe("meadow-1"));
  await vi.waitFor(() => expect(connection.pointed).toBeNull());
});

test("what one does in company travels with all that it needs", async () => {
  await seated();
  const question: Question = {
    id: "q1",
    kind: "undo",
    person: "p2",
    label: null,
    version: 12,
    open: ["host"],
    known: false,
    hero: "",
    plan: null,
    why: null,
  };
  connection.point("meadow-1");
  connection.answer(question.id, true);
  connection.withdraw(question.id);
  connection.host({ do: "away", value: "120" });
  await heard(5);
  expect(server.messages.slice(1)).toEqual([
    { type: "point", field: "meadow-1" },
    { type: "answer", question: "q1", yes: true },
    { type: "withdraw", question: "q1" },
    { type: "host", do: "away", hero: "", person: "", value: "120" },
  ]);
});

test("what is thought about for long does not make the line look dead", async () => {
  await seated({ ...quick, answer: 60 });
  connection.askHint();
  connection.askOrders("archer");
  await heard(3);
  await new Promise((done) => setTimeout(done, 200));
  expect(connection.line).toBe("open");
  expect(connection.hinted).toBe("thinks");
});

test("after a break the chance is wished for again, and a hint is not waited for any more", async () => {
  await seated();
  connection.watchChance(true);
  connection.askHint();
  await heard(3);
  server.cut();
  await vi.waitFor(() => expect(connection.hinted).toBeNull());
  expect(await heard(2, 2)).toEqual({ type: "watch_chance", on: true });
});

test("of dice of one's own only an outcome that is asked for is thrown", async () => {
  connect();
  await heard(1);
  server.tell({ ...update, dice: { asked: "attack", outcomes: ["dice 3 6", "dice 4 4"] } });
  await vi.waitFor(() => expect(connection.line).toBe("open"));
  connection.throwDice("dice 1 1");
  connection.throwDice("dice 3 6");
  expect(await heard(2)).toMatchObject({ type: "intent", actions: ["dice 3 6"] });
});

test("without WebSocket the line is impossible and says so", () => {
  Reflect.deleteProperty(globalThis, "WebSocket");
  connect();
  expect(connection.line).toBe("impossible");
  expect(lineSentence("impossible")?.id).toBe("line-impossible");
});
