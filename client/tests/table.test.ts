import { render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test } from "vitest";
import ActionBar from "../src/games/junior/ActionBar.svelte";
import Call from "../src/table/Call.svelte";
import Exchange from "../src/games/junior/Exchange.svelte";
import FieldList from "../src/table/FieldList.svelte";
import FieldPanel from "../src/table/FieldPanel.svelte";
import GameOver from "../src/table/GameOver.svelte";
import HeroBoard from "../src/games/junior/HeroBoard.svelte";
import Log from "../src/shell/Log.svelte";
import LiveRegions from "../src/shell/LiveRegions.svelte";
import { worthTelling } from "../src/games/junior/chronicle";
import { fieldName } from "../src/games/junior/here";
import { actionsFor, possibleFields } from "../src/games/junior/offers";
import { change } from "../src/lib/settings.svelte";
import type { FieldSays, Update } from "../src/lib/wire";
import first from "./fixtures/first.json";
import lost from "./fixtures/lost.json";
import says from "./fixtures/says.json";
import wood from "./fixtures/wood.json";
import { tableWith, wire } from "./line";

const none = () => undefined;

function list(session: ReturnType<typeof tableWith>) {
  const possible = possibleFields(session.view("junior"), (field) => session.nameOf(field));
  const seenOn = (field: string) => fieldName(session.view("junior"), field, "").split(", ");
  return render(FieldList, { session, possible, seenOn, onclose: none, onact: none, onask: none });
}

function bar(session: ReturnType<typeof tableWith>, more: object = {}) {
  return render(ActionBar, {
    session,
    chosen: "",
    onact: none,
    onmove: none,
    onexchange: none,
    onconfirm: none,
    onback: none,
    onstory: none,
    ...more,
  });
}

function actionsIn(container: Element): string[] {
  return [...container.querySelectorAll("[data-action]")].map((button) => button.getAttribute("data-action")!);
}

beforeEach(() => change("language", "de"));

test("bar, list of fields and exchange together offer exactly the legal actions", () => {
  for (const update of [first, wood] as unknown as Update[]) {
    const session = tableWith(update);
    const shown = new Set<string>();
    for (const action of actionsIn(bar(session).container)) shown.add(action);
    for (const action of actionsIn(list(session).container)) shown.add(action);
    const exchange = render(Exchange, { session, onact: none, onclose: none });
    for (const action of actionsIn(exchange.container)) shown.add(action);
    expect([...shown].sort()).toEqual(
      session
        .view("junior")
        .offers.map((offer) => offer.name)
        .sort(),
    );
  }
});

test("every field in reach is a button with its price", () => {
  const session = tableWith(first);
  const { container } = list(session);
  const fields = [...container.querySelectorAll("[data-field]")].map((one) => one.getAttribute("data-field"));
  expect(fields.sort()).toEqual(
    session
      .view("junior")
      .routes.map((route) => route.target)
      .sort(),
  );
  expect(screen.getByRole("button", { name: "Wiese 1, Nebel, ein Schritt, kostet eine Sonne" })).toBeInTheDocument();
});

test("the price of standing still is on its button", () => {
  bar(tableWith(first));
  expect(screen.getByRole("button", { name: /Stehen bleiben\s*−1/ })).toBeInTheDocument();
});

test("a chosen far field shows its price before it is confirmed", () => {
  const { container } = bar(tableWith(first), { chosen: "gor1" });
  expect(container).toHaveTextContent("Mairen geht zu „Wald 1“");
  expect(container).toHaveTextContent("2 Schritte, kostet 2 Sonnen");
  expect(container.querySelector("[data-confirm]")).toBeInTheDocument();
});

test("while an intent is under way the bar is busy and nobody may act", async () => {
  const session = tableWith(first);
  bar(session);
  expect(session.mayAct).toBe(true);
  session.connection.act(["warrior: stand still"]);
  await tick();
  expect(session.mayAct).toBe(false);
  expect(screen.getByTestId("actions")).toHaveAttribute("aria-busy", "true");
});

test("on a bot's turn nothing is offered", () => {
  const update = structuredClone(first) as unknown as Update;
  update.table.seats[0]!.bot = "greedy";
  const session = tableWith(update);
  const { container } = bar(session);
  expect(actionsIn(container)).toEqual([]);
  expect(container).toHaveTextContent("Sagenwerk spielt Mairen.");
});

test("who is to act is told to people who cannot see it", async () => {
  const regions = render(LiveRegions);
  render(Call, { session: tableWith(first) });
  await tick();
  const spoken = regions.getByTestId("assertive");
  expect(spoken).toHaveTextContent("Papa, du bist dran mit Mairen!");
  expect(spoken).toHaveTextContent("Wähle ein Feld.");
});

test("the whole table speaks English at once", async () => {
  const { container } = bar(tableWith(first));
  expect(container).toHaveTextContent("Stehen bleiben");
  change("language", "en");
  await tick();
  expect(container).toHaveTextContent("Stand still");
});

test("a refusal on a field says why and leads to its rule", async () => {
  const session = tableWith(first);
  render(FieldPanel, { session, field: "gor1", way: null, onclose: none, onact: none });
  const answer = structuredClone(says) as unknown as FieldSays;
  answer.refused.push({
    label: { id: "offer-attack-gor", args: { hero: "warrior" } },
    action: "",
    reason: { id: "refusal-go-there-first", args: {} },
    rule: "R-056",
  });
  wire().hear({ type: "said", says: answer });
  await tick();
  const panel = screen.getByTestId("field-panel");
  expect(panel).toHaveTextContent("Dafür musst du dort stehen.");
  within(panel).getAllByRole("button", { name: "Regel R-056 öffnen" })[0]!.click();
  expect(session.panel).toBe("rules");
  expect(session.rule).toBe("R-056");
});

test("the way to a field is offered whole, not only its first step", async () => {
  const session = tableWith(first);
  let taken: string[] = [];
  const actions = actionsFor(session.view("junior"), "gor1")!;
  const way = { actions, label: "Hierhin gehen (2 Sonnen)" };
  render(FieldPanel, { session, field: "gor1", way, onclose: none, onact: (these: string[]) => (taken = these) });
  wire().hear({ type: "said", says: says as unknown as FieldSays });
  await tick();
  screen.getByRole("button", { name: "Hierhin gehen (2 Sonnen)" }).click();
  expect(taken).toEqual(session.view("junior").routes.find((route) => route.target === "gor1")!.actions);
});

test("a hero board says suns, dice and bag in words", () => {
  const update = first as unknown as Update;
  const session = tableWith(first);
  const hero = { ...session.view("junior").heroes[0]!, bag: { torch: 2 }, suns: 4 };
  render(HeroBoard, { session, hero, seat: update.table.seats[0], active: true, place: "Rietburg" });
  expect(screen.getByRole("img", { name: "4 von 6 Sonnen" })).toBeInTheDocument();
  expect(screen.getByRole("img", { name: "4 von 4 Würfeln bereit" })).toBeInTheDocument();
  expect(screen.getByText("Fackel (2×)")).toBeInTheDocument();
});

test("the log is a log of sentences with their rules", () => {
  const session = tableWith(lost);
  render(Log, {
    lines: session.connection.lines.slice(-5),
    say: (line: Update["lines"][number]) => session.tell(line),
    onfields: none,
    onrule: none,
  });
  const log = screen.getByRole("log");
  expect(within(log).getByRole("list")).toBeInTheDocument();
  expect(log).toHaveTextContent("Der Drache erreicht die Rietburg. Das Spiel ist verloren.");
});

test("a game that is over tells its story and can be tried again", () => {
  const { container } = render(GameOver, { session: tableWith(lost), worthTelling, onclose: none });
  expect(container).toHaveTextContent("Verloren");
  expect(container).toHaveTextContent("Aufgabe: Wolfskraut.");
  expect(screen.getByRole("combobox", { name: /Noch einmal ab/, hidden: true })).toBeInTheDocument();
});
