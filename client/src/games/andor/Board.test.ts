import { readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { settings } from "../../lib/settings.svelte";
import Board from "./Board.svelte";
import type { Face, Figure } from "../../board/figures";
import type { BoardProps } from "./board-props";
import { boardOf } from "./board/shipped";

const board = boardOf(readFileSync("../src/sagenwerk/content/andor/board.toml", "utf-8"));
const symbols = readFileSync("public/symbols.svg", "utf-8");
// The first drawing of the shipped board while testing takes a while.
const SLOW = 60_000;

const gor: Face = { symbol: "creature-gor", frame: "beast", color: "#6e2a1d", letter: "G" };
const thorn: Figure = {
  key: "warrior",
  field: "19",
  symbol: "hero-warrior-m",
  frame: "hero",
  color: "var(--warrior)",
  letter: "T",
};

let told: string[] = [];
afterEach(() => (told = []));

async function laid(changed: Partial<BoardProps> = {}) {
  settings.language = "de";
  const result = render(Board, {
    board,
    figures: [thorn, { ...gor, key: "gor 1", field: "3", badge: "2" }],
    buildings: {},
    wells: {},
    fog: {},
    things: {},
    rubble: {},
    closed: [],
    shields: { heading: "Schilde 1 von 2", shields: [] },
    arrows: "subtle",
    hero: "warrior",
    turn: "warrior",
    reach: [
      { field: "18", kind: "free", price: "", label: "Feld 18, 1 Stunde" },
      { field: "28", kind: "overtime", price: "−2", label: "Feld 28, 2 Willenspunkte" },
      { field: "3", kind: "free", price: "", label: "Feld 3, Gor" },
      { field: "3", kind: "attack", price: "", label: "Feld 3, angreifen" },
    ],
    chosen: "",
    way: [],
    nameOf: (field: string) => `Feld ${field}`,
    onchoose: (field: string) => told.push(`choose ${field}`),
    onconfirm: (field: string) => told.push(`confirm ${field}`),
    onback: () => told.push("back"),
    ...changed,
  });
  await screen.findByRole("listbox", {}, { timeout: SLOW });
  return result;
}
const texts = (container: Element, selector: string) =>
  [...container.querySelectorAll(selector)].map((element) => element.textContent);
const used = (container: Element) =>
  [...container.querySelectorAll("use")].map((use) => use.getAttribute("href")!.split("#")[1]!);
const paths = (container: Element, selector: string) =>
  container.querySelector(selector)!.getAttribute("d")!.match(/M/g)?.length ?? 0;

test(
  "every field but the box is an option with a name; those in reach say their price",
  async () => {
    await laid();
    expect(screen.getAllByRole("option")).toHaveLength(board.fields.length - 1);
    expect(screen.getByRole("option", { name: "Feld 28, 2 Willenspunkte" })).toBeTruthy();
    expect(screen.getByRole("option", { name: "Feld 72" })).toBeTruthy();
  },
  SLOW,
);
test("the board is one stop for the Tab key, at the hero who acts", async () => {
  const { container } = await laid();
  const stops = [...container.querySelectorAll('[role="option"][tabindex="0"]')];
  expect(stops.map((stop) => stop.getAttribute("data-field"))).toEqual(["19"]);
});
test("arrows go to a neighbour, Enter chooses it, Escape goes back", async () => {
  await laid();
  const start = screen.getByRole("option", { name: "Feld 19" });
  start.focus();
  await fireEvent.keyDown(start, { key: "ArrowRight" });
  const there = document.activeElement!.getAttribute("data-field")!;
  expect(board.fields.find((field) => field.id === "19")!.adjacent).toContain(there);
  await fireEvent.keyDown(document.activeElement!, { key: "Enter" });
  await fireEvent.keyDown(document.activeElement!, { key: "Escape" });
  expect(told).toEqual([`choose ${there}`, "back"]);
});
test("digits type the number of a field", async () => {
  await laid();
  const start = screen.getByRole("option", { name: "Feld 19" });
  await fireEvent.keyDown(start, { key: "7" });
  expect(document.activeElement!.getAttribute("data-field")).toBe("7");
  await fireEvent.keyDown(document.activeElement!, { key: "1" });
  expect(document.activeElement!.getAttribute("data-field")).toBe("71");
  await fireEvent.keyDown(document.activeElement!, { key: "9" });
  expect(document.activeElement!.getAttribute("data-field")).toBe("9");
});
test("free fields, overtime and targets are marked apart, without colour alone", async () => {
  const { container } = await laid();
  expect(paths(container, ".free.line")).toBe(2);
  expect(paths(container, ".overtime.line")).toBe(1);
  expect(container.querySelectorAll(".swords")).toHaveLength(1);
  expect(texts(container, ".price-text")).toEqual(["−2"]);
});
test("of a field that can be walked to and attacked the first label is read", async () => {
  await laid();
  expect(screen.getByRole("option", { name: "Feld 3, Gor" }).getAttribute("data-reach")).toBe("free");
});
test("a way numbers its fields, and says the price at its end", async () => {
  const way = [
    { field: "19", overtime: false },
    { field: "18", overtime: false },
    { field: "28", overtime: true, note: "2. Schritt −2 WP" },
  ];
  const { container } = await laid({ way, chosen: "28" });
  expect(texts(container, ".step-text")).toEqual(["1", "2. Schritt −2 WP"]);
  expect(container.querySelectorAll(".step.overtime")).toHaveLength(1);
  expect(texts(container, ".price-text")).toEqual([]);
});
test("everybody stands on the board with letter and strength", async () => {
  const { container } = await laid();
  const figures = [...container.querySelectorAll("[data-figure]")];
  expect(figures.map((figure) => figure.getAttribute("data-figure")).sort()).toEqual(["gor 1", "warrior"]);
  expect(figures.find((figure) => figure.getAttribute("data-figure") === "gor 1")!.textContent).toMatch(/G\s*2/);
});
test("shields are shown free, of farmers, or with the creature that took them", async () => {
  const { container } = await laid({
    shields: {
      heading: "Schilde 2 von 3",
      shields: [
        { farmer: false, by: gor },
        { farmer: false, by: null },
        { farmer: true, by: null },
      ],
    },
  });
  const names = used(container);
  for (const name of ["shield-used", "shield-gold", "farmer-shield"]) {
    expect(names.filter((one) => one === name)).toHaveLength(1);
  }
  expect(screen.getByText("Schilde 2 von 3")).toBeTruthy();
});
test("what lies on the fields is drawn, with symbols that are in the symbol file", async () => {
  const { container } = await laid({
    buildings: { "51": "place-watchtower" },
    wells: { "5": "full", "35": "empty", "45": "gone" },
    fog: { "8": { face: null }, "11": { face: { symbol: "gold", text: "1" } } },
    things: { "21": ["item-helm", "item-bow", "item-herb", "gem"].map((symbol) => ({ symbol, count: 1 })) },
    rubble: { "68": 15 },
    closed: [["16", "48"]],
  });
  const names = used(container);
  expect(names.filter((name) => name === "well")).toHaveLength(1);
  expect(names.filter((name) => name === "well-empty")).toHaveLength(1);
  expect(names).toContain("place-watchtower");
  expect(texts(container, ".more")).toEqual(["+2"]);
  expect(container.querySelectorAll(".cross:not(.back)")).toHaveLength(1);
  expect(names.length).toBeGreaterThan(15);
  for (const name of new Set(names)) expect(symbols, name).toContain(`id="${name}"`);
});
test("every merchant has a stall", async () => {
  const { container } = await laid();
  expect(used(container).filter((name) => name === "place-stall")).toHaveLength(3);
});
test("the stall of a merchant who is away is gone, the tree beside it is not", async () => {
  const { container } = await laid({ merchants: ["18"] });
  expect(used(container).filter((name) => name === "place-stall")).toHaveLength(1);
  expect(used(container)).toContain("place-songtree");
});
test("the arrows of the creatures can be switched off", async () => {
  const { container } = await laid({ arrows: "off" });
  expect(container.querySelector(".arrows")).toBe(null);
});
test("a crowd in which not everybody is seen is counted", async () => {
  const figures = Array.from({ length: 7 }, (_, at) => ({ ...gor, key: `gor ${at}`, field: "72" }));
  const { container } = await laid({ figures: [thorn, ...figures], reach: [] });
  expect(container.querySelector(".crowd + text")!.textContent).toBe("7");
});
