// @vitest-environment node
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { inside, unpacked } from "../../../board/lines";
import { VOID } from "../../../board/regions";
import { drawBoard, regionsOfBoard } from "./geometry";
import { boardOf } from "./shipped";

const board = boardOf(readFileSync("../src/sagenwerk/content/junior/board.toml", "utf-8"));
const geometry = drawBoard(board);
const shapes = new Map(geometry.fields.map((field) => [field.id, field]));
const pairOf = (a: string, b: string) => [a, b].sort().join(" - ");
const neighbours = new Set(board.fields.flatMap(({ id, adjacent }) => adjacent.map((other) => pairOf(id, other))));
const borders = new Set(
  regionsOfBoard(board)
    .borders.filter(({ between }) => !between.includes(VOID))
    .map(({ between }) => pairOf(...between)),
);

describe("the picture of the shipped board", () => {
  test("every two neighbours share a border, but for the bridge", () => {
    const bridge = pairOf(board.bridge.from, board.bridge.to);
    expect([...neighbours].filter((pair) => pair !== bridge && !borders.has(pair))).toEqual([]);
  });
  test("no other two fields share a border, so none needs a cliff", () => {
    expect([...borders].filter((pair) => !neighbours.has(pair))).toEqual([]);
    expect(geometry.cliffs).toEqual([]);
  });
  test("tokens and prices stand inside their fields", () => {
    for (const { id, at, badge, outline } of geometry.fields) {
      expect(inside(unpacked(outline), at), id).toBe(true);
      expect(inside(unpacked(outline), badge), `${id}: price`).toBe(true);
    }
  });
  test("every field of the file is drawn, with whole numbers", () => {
    expect([...shapes.keys()]).toEqual(board.fields.map((field) => field.id));
    expect(geometry.fields.flatMap((field) => field.outline).every(Number.isInteger)).toBe(true);
  });
  test("all lands stand in the frame", () => {
    const [left, top, width, height] = geometry.frame;
    for (const [x, y] of geometry.coasts.flatMap(unpacked)) {
      expect(x > left && x < left + width && y > top && y < top + height).toBe(true);
    }
  });
  test("the same board gives the same picture", () => {
    expect(drawBoard(structuredClone(board))).toEqual(geometry);
  });
  test("the symbols of the picture are in the symbol file", () => {
    const symbols = readFileSync("public/symbols.svg", "utf-8");
    for (const { symbol } of geometry.sprites) expect(symbols).toContain(`id="${symbol}"`);
  });
  test("the picture loads as less than 80 kB", () => {
    expect(gzipSync(JSON.stringify(geometry)).length).toBeLessThan(80_000);
  });
});
