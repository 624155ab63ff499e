import { readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import first from "../../../tests/fixtures/first.json";
import type { BoardData } from "./board-data";
import { settings } from "../../lib/settings.svelte";
import type { JuniorView } from "../../lib/wire";
import Board from "./Board.svelte";
import DragonTrack from "./DragonTrack.svelte";
import { boardOf } from "./board/shipped";
import { faceOf } from "./board/tiles";

const board: BoardData = boardOf(readFileSync("../src/sagenwerk/content/junior/board.toml", "utf-8"));
const view = structuredClone((first as unknown as { view: JuniorView }).view);
const hero = view.heroes.find((one) => one.id === view.actor)!;
const symbols = readFileSync("public/symbols.svg", "utf-8");
// The first drawing of the shipped board while testing takes a while.
const SLOW = 60_000;

let told: string[] = [];
afterEach(() => (told = []));

async function laid(changed: Partial<typeof view> = {}) {
  settings.language = "de";
  const reach = view.routes.map((route) => ({
    field: route.target,
    kind: "go" as const,
    price: route.price,
    label: `Feld ${route.target}, ${route.price}`,
  }));
  const result = render(Board, {
    board,
    view: { ...view, ...changed },
    language: "de",
    hero: view.actor,
    reach,
    chosen: "",
    way: [],
    focus: [],
    nameOf: (field: string) => `Name von ${field}`,
    onchoose: (field: string) => told.push(`choose ${field}`),
    onconfirm: (field: string) => told.push(`confirm ${field}`),
    onback: () => told.push("back"),
  });
  await screen.findByRole("listbox", {}, { timeout: SLOW });
  return { ...result, reach };
}

test(
  "every field is an option with a name; those in reach say their price",
  async () => {
    const { reach } = await laid();
    expect(screen.getAllByRole("option")).toHaveLength(board.fields.length);
    for (const { label } of reach) expect(screen.getByRole("option", { name: label })).toBeTruthy();
    const far = board.fields.find((field) => !reach.some((one) => one.field === field.id))!;
    expect(screen.getByRole("option", { name: `Name von ${far.id}` })).toBeTruthy();
  },
  SLOW,
);
test("the board is one stop for the Tab key, at the hero who acts", async () => {
  const { container } = await laid();
  const stops = [...container.querySelectorAll('[role="option"][tabindex="0"]')];
  expect(stops.map((stop) => stop.getAttribute("data-field"))).toEqual([hero.field]);
});
test("arrows go to a neighbour, Enter chooses it, Escape goes back", async () => {
  await laid();
  const start = screen.getByRole("option", { name: `Name von ${hero.field}` });
  start.focus();
  await fireEvent.keyDown(start, { key: "ArrowRight" });
  const there = document.activeElement!.getAttribute("data-field")!;
  expect(board.fields.find((field) => field.id === hero.field)!.adjacent).toContain(there);
  await fireEvent.keyDown(document.activeElement!, { key: "Enter" });
  await fireEvent.keyDown(document.activeElement!, { key: "Escape" });
  expect(told).toEqual([`choose ${there}`, "back"]);
});
test("a digit goes to the Gor field of that number", async () => {
  await laid();
  const start = screen.getByRole("option", { name: `Name von ${hero.field}` });
  await fireEvent.keyDown(start, { key: "3" });
  expect(document.activeElement!.getAttribute("data-field")).toBe("gor3");
});
test("a click of assistive technology chooses", async () => {
  const { reach } = await laid();
  const option = screen.getByRole("option", { name: reach[0]!.label });
  option.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
  expect(told).toEqual([`choose ${reach[0]!.field}`]);
});
test("every price in reach is written on the board", async () => {
  const { container, reach } = await laid();
  const prices = [...container.querySelectorAll(".prices text")].map((text) => Number(text.textContent));
  expect(prices.sort()).toEqual(reach.map((one) => one.price).sort());
});
test("everybody stands on the board", async () => {
  const { container } = await laid({ troll: "cave2", reka: "fog20" });
  const figures = [...container.querySelectorAll("[data-figure]")].map((figure) => figure.getAttribute("data-figure"));
  for (const one of view.heroes) expect(figures).toContain(one.id);
  expect(figures).toContain("troll");
  expect(figures).toContain("reka");
  expect(figures.filter((key) => key!.startsWith("gor "))).toHaveLength(view.gors.length);
});
test("the board's symbols are all in the symbol file", async () => {
  const tiles = ["gor-2", "dragon", "telescope", "hourglass", "reka", "wood", "sword", "gold", "empty", "herb-red"];
  const mine = ["wolf-cub", "mine-dragon", "kraken", "falcon", "mine-empty"];
  const known = Object.keys(view.tiles).slice(0, tiles.length + mine.length);
  const faces = known.map((field, at) => [field, { kind: "fog", known: [...tiles, ...mine][at]! }]);
  const { container } = await laid({
    tiles: { ...view.tiles, ...Object.fromEntries(faces) },
    troll: "cave2",
    reka: "fog20",
  });
  const used = [...container.querySelectorAll("use")].map((use) => use.getAttribute("href")!);
  const names = used.filter((name) => name.startsWith("/symbols.svg#")).map((name) => name.split("#")[1]!);
  expect(names.length).toBeGreaterThan(50);
  for (const name of new Set(names)) expect(symbols, name).toContain(`id="${name}"`);
});
test("every kind of tile has a face of its own", () => {
  const tiles = ["gor-2", "dragon", "telescope", "hourglass", "reka", "wood", "sword", "gold", "empty", "herb-red"];
  const mine = ["wolf-cub", "kraken", "falcon", "mine-empty"];
  const faces = [...tiles, ...mine].map((tile) => faceOf(tile).symbol);
  expect(new Set(faces).size).toBe(faces.length);
});
test("the dragon track tells where the dragon is and how many Gors come", () => {
  settings.language = "de";
  render(DragonTrack, { view: { ...view, dragon: 3 }, language: "de", label: "Weg", compact: false });
  const here = screen.getAllByRole("listitem").filter((item) => item.getAttribute("aria-current") === "step");
  expect(here).toHaveLength(1);
  expect(here[0]!.textContent).toContain("Wolke 3");
  expect(screen.getAllByRole("listitem")).toHaveLength(view.dragon_end + 1);
});
test("the short dragon track counts the clouds that it leaves out", () => {
  render(DragonTrack, { view: { ...view, dragon: 3 }, language: "de", label: "Weg", compact: true });
  const items = screen.getAllByRole("listitem");
  expect(items.at(-1)!.textContent).toContain(`+${view.dragon_end - 6}`);
});
