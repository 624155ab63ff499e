// The squares of the dungeon: their places, who is beside whom, and the lines that can be drawn round them.
import { packed, type Point } from "../../../board/lines";
import type { Shape } from "../../../board/field-map";

export const CELL = 40;
export const WIDTH = 26;
export const HEIGHT = 19;
const COLUMNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

export type Side = "north" | "east" | "south" | "west";
export const SIDES: readonly Side[] = ["north", "east", "south", "west"];
const STEPS: Record<Side, Point> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

/** Column and row from 0. */
export function placeOf(square: string): Point {
  return [COLUMNS.indexOf(square.charAt(0)), Number(square.slice(1)) - 1];
}

/** The name of a square; "" outside the board. */
export function squareAt(x: number, y: number): string {
  return x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT ? "" : `${COLUMNS[x]}${y + 1}`;
}

export function beside(square: string, side: Side): string {
  const [x, y] = placeOf(square);
  return squareAt(x + STEPS[side][0], y + STEPS[side][1]);
}

/** On which side of a square another one lies; undefined if it is no neighbour. */
export function sideOf(square: string, other: string): Side | undefined {
  return SIDES.find((side) => beside(square, side) === other);
}

/** Upper left corner, in board units. */
export function cornerOf(square: string): Point {
  const [x, y] = placeOf(square);
  return [x * CELL, y * CELL];
}

export function middleOf(square: string): Point {
  const [x, y] = cornerOf(square);
  return [x + CELL / 2, y + CELL / 2];
}

/** A square for hands and for the focus: its corners a little rounded. */
export function shapeOf(square: string): Shape {
  const [x, y] = cornerOf(square);
  const [from, to] = [4, CELL - 4];
  const corners: Point[] = [
    [from, 1],
    [to, 1],
    [CELL - 1, from],
    [CELL - 1, to],
    [to, CELL - 1],
    [from, CELL - 1],
    [1, to],
    [1, from],
  ];
  return { id: square, outline: packed(corners.map(([dx, dy]): Point => [x + dx, y + dy])), at: middleOf(square) };
}

export function neighboursOf(square: string): string[] {
  return SIDES.map((side) => beside(square, side)).filter((other) => other !== "");
}

/** Path data of squares as they lie. */
export function areaOf(squares: Iterable<string>): string {
  let path = "";
  for (const square of squares) {
    const [x, y] = cornerOf(square);
    path += `M${x} ${y}h${CELL}v${CELL}h-${CELL}Z`;
  }
  return path;
}

/** The numbers of the rooms by square; 0 is the corridor. */
export type Rooms = (square: string) => number;

/**
 * Path data of the printed walls that can be seen: edges of seen squares towards another room, and the edge of the
 * board. Neighbouring edges make one line.
 */
export function wallsOf(seen: ReadonlySet<string>, room: Rooms): string {
  const shown = (a: string, b: string): boolean =>
    (seen.has(a) || seen.has(b)) && (a === "" || b === "" || room(a) !== room(b));
  let path = "";
  for (let y = 0; y <= HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const from = x;
      while (x < WIDTH && shown(squareAt(x, y - 1), squareAt(x, y))) x += 1;
      if (x > from) path += `M${from * CELL} ${y * CELL}H${x * CELL}`;
    }
  }
  for (let x = 0; x <= WIDTH; x += 1) {
    for (let y = 0; y < HEIGHT; y += 1) {
      const from = y;
      while (y < HEIGHT && shown(squareAt(x - 1, y), squareAt(x, y))) y += 1;
      if (y > from) path += `M${x * CELL} ${from * CELL}V${y * CELL}`;
    }
  }
  return path;
}

/** A shortest way over squares, both ends included; straight there if none leads there. */
export function wayOver(from: string, to: string, open: (square: string, side: Side) => boolean): string[] {
  const before = new Map<string, string>([[from, ""]]);
  const queue = [from];
  for (const square of queue) {
    if (square === to) break;
    for (const side of SIDES) {
      const next = beside(square, side);
      if (next === "" || before.has(next) || !open(square, side)) continue;
      before.set(next, square);
      queue.push(next);
    }
  }
  if (!before.has(to)) return [from, to];
  const way: string[] = [];
  for (let square = to; square !== ""; square = before.get(square)!) way.unshift(square);
  return way;
}

/** The smallest box round some squares: left, top, right, bottom. */
export function boxOf(squares: Iterable<string>): [number, number, number, number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const square of squares) {
    const [x, y] = cornerOf(square);
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x + CELL), Math.max(bottom, y + CELL)];
  }
  return [left, top, right, bottom];
}
