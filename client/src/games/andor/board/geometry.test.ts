// @vitest-environment node
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { distance, inside, unpacked } from "../../../board/lines";
import { VOID } from "../../../board/regions";
import { drawBoard, kindOf, regionsOfBoard } from "./geometry";
import { pairOf } from "./ground";
import { boardOf } from "./shipped";

const board = boardOf(readFileSync("../src/sagenwerk/content/andor/board.toml", "utf-8"));
const geometry = drawBoard(board);
const shapes = new Map(geometry.fields.map((field) => [field.id, field]));
const neighbours = new Set(board.fields.flatMap(({ id, adjacent }) => adjacent.map((other) => pairOf(id, other))));
const borders = regionsOfBoard(board).borders.filter(({ between }) => !between.includes(VOID));
const touching = new Set(borders.map(({ between }) => pairOf(...between)));
const pairsOf = (kind: string) =>
  new Set(borders.filter(({ between }) => kindOf(board, between) === kind).map(({ between }) => pairOf(...between)));

describe("the picture of the shipped board", () => {
  test("every two neighbours share a border, but for the long rope bridge", () => {
    expect([...neighbours].filter((pair) => !touching.has(pair))).toEqual([pairOf("16", "48")]);
  });
  test("no other two fields share a border that looks like a path", () => {
    expect([...pairsOf("path")].filter((pair) => !neighbours.has(pair))).toEqual([]);
    const bridges = board.bridges.map(({ from, to }) => pairOf(from, to));
    expect([...neighbours].filter((pair) => !pairsOf("path").has(pair)).sort()).toEqual(bridges.sort());
  });
  test("cliffs stand between fields that touch and are no neighbours", () => {
    expect([...pairsOf("cliff")].sort()).toEqual(["45 71", "64 83", "65 83", "66 83", "81 84"]);
  });
  test("numbers, tokens and buildings stand inside of their fields", () => {
    for (const { id, at, number, site, outline } of geometry.fields) {
      const line = unpacked(outline);
      expect(inside(line, at), `${id}: tokens`).toBe(true);
      expect(inside(line, number), `${id}: number`).toBe(true);
      if (site) expect(inside(line, site), `${id}: building`).toBe(true);
    }
  });
  test("tokens leave sight of the number of their field", () => {
    for (const { id, at, number } of geometry.fields) expect(distance(at, number), id).toBeGreaterThan(24);
  });
  test("the boxes of the numbers do not overlap", () => {
    // Digits are 14 wide and 18 high at most.
    const boxes = geometry.fields.map(({ id, number: [x, y] }) => ({ id, x, y, half: 7 * id.length }));
    for (const one of boxes) {
      const hit = boxes.filter(
        (other) =>
          other.id !== one.id && Math.abs(other.x - one.x) < other.half + one.half && Math.abs(other.y - one.y) < 18,
      );
      expect(hit, one.id).toEqual([]);
    }
  });
  test("every field is drawn but the box, with whole numbers", () => {
    const walked = board.fields.filter(({ terrain }) => terrain !== "box").map(({ id }) => id);
    expect([...shapes.keys()]).toEqual(walked);
    expect(geometry.fields.flatMap(({ outline, at }) => [...outline, ...at]).every(Number.isInteger)).toBe(true);
  });
  test("one goes from every field to its neighbours through a gate of its own", () => {
    expect(new Set(geometry.gates.map(({ from, to }) => pairOf(from, to)))).toEqual(neighbours);
    expect(geometry.gates).toHaveLength(neighbours.size);
  });
  test("every arrow is drawn, and points to the field it leads to", () => {
    const leading = board.fields.filter(({ arrow }) => arrow !== "");
    expect(geometry.arrows).toHaveLength(3 * leading.length);
    leading.forEach(({ id, arrow }, order) => {
      const [x, y, turn] = geometry.arrows.slice(3 * order, 3 * order + 3);
      const gate = geometry.gates.find(({ from, to }) => pairOf(from, to) === pairOf(id, arrow))!;
      expect([x, y], id).toEqual([gate.x, gate.y]);
      const [from, to] = [board.fields.find((one) => one.id === id)!, board.fields.find((one) => one.id === arrow)!];
      const angle = (turn! * Math.PI) / 180;
      const towards = Math.cos(angle) * (to.x - from.x) * 1.4 + Math.sin(angle) * (to.y - from.y);
      expect(towards, `${id} to ${arrow}`).toBeGreaterThan(0);
    });
  });
  test("bridges stand over the water", () => {
    const water = [...unpacked(geometry.river), ...unpacked(geometry.branch)];
    for (const { x, y } of geometry.bridges) {
      expect(Math.min(...water.map((on) => distance(on, [x, y])))).toBeLessThan(20);
    }
  });
  test("nothing grows on numbers or where tokens stand", () => {
    for (const { kind, plants } of geometry.plants) {
      for (let at = 0; at < plants.length; at += 3) {
        const foot = [plants[at]!, plants[at + 1]!] as const;
        const hidden = geometry.fields.filter(
          ({ number, at: place }) => distance(number, foot) < 20 || distance(place, foot) < 14,
        );
        expect(hidden, `${kind} at ${foot}`).toEqual([]);
      }
    }
  });
  test("the land and the plate of the shields stand in the frame", () => {
    const [left, top, width, height] = geometry.frame;
    for (const [x, y] of [...geometry.coasts.flatMap(unpacked), geometry.plate]) {
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

test("a board with nothing but two fields can be drawn", () => {
  const [first] = board.fields;
  const fields = [
    { ...first!, id: "1", x: 0.4, y: 0.5, label: [0.43, 0.52] as [number, number], adjacent: ["2"] },
    { ...first!, id: "2", x: 0.5, y: 0.5, label: [0.53, 0.52] as [number, number], terrain: "plain", adjacent: ["1"] },
  ];
  const small = drawBoard({ fields, castle: "1", bridges: [], river: [], branch: [], mouth: [], inflow: [] });
  expect(small.fields.map(({ id }) => id)).toEqual(["1", "2"]);
  expect(small.gates).toHaveLength(1);
  expect(small.spring).toBe(null);
});
