// Where the water of a board runs: along borders of fields, and on beyond them.
import { between, curved, distance, type Point, smoothed } from "../../../board/lines";
import type { Border } from "../../../board/regions";
import type { BoardData } from "../board-data";
import { HEIGHT, pairOf, WIDTH } from "./ground";

const STEP = 12;
const BEND = 5;
const APART = 16;
const BEYOND = 900;

/** The longest border of every pair of fields. */
export function bordersByPair(borders: readonly Border[]): Map<string, Point[]> {
  const longest = new Map<string, Point[]>();
  for (const { between: pair, points } of borders) {
    const name = pairOf(...pair);
    if (points.length > (longest.get(name)?.length ?? 0)) longest.set(name, points);
  }
  return longest;
}

export class Water {
  readonly river: Point[];
  readonly branch: Point[];
  readonly #board: BoardData;
  readonly #borders: ReadonlyMap<string, Point[]>;
  readonly #places: ReadonlyMap<string, Point>;

  constructor(board: BoardData, borders: ReadonlyMap<string, Point[]>, places: ReadonlyMap<string, Point>) {
    this.#board = board;
    this.#borders = borders;
    this.#places = places;
    const outside = (line: readonly [number, number][]) => line.map(([x, y]): Point => [x * WIDTH, y * HEIGHT]);
    this.river = flowing([...this.#along(board.river), ...onward(outside(board.mouth))]);
    const branch = [...onward(outside(board.inflow).reverse()).reverse(), ...this.#along(board.branch)];
    const end = branch.at(-1);
    if (end && this.river.length > 0) branch.push(nearestOn(this.river, end));
    this.branch = flowing(branch);
  }

  /** How far the point is from the water. */
  distanceTo(point: Point): number {
    let least = Infinity;
    for (const line of [this.river, this.branch]) {
      for (const on of line) least = Math.min(least, distance(on, point));
    }
    return least;
  }

  #middle([a, b]: readonly [string, string]): Point {
    const border = this.#borders.get(pairOf(a, b));
    if (border) return border[Math.floor(border.length / 2)]!;
    return between(this.#places.get(a) ?? [0, 0], this.#places.get(b) ?? [0, 0], 0.5);
  }

  /** Points along the borders of the pairs, downstream. */
  #along(pairs: readonly [string, string][]): Point[] {
    const course: Point[] = [];
    pairs.forEach((pair, at) => {
      const border = this.#borders.get(pairOf(...pair));
      if (!border) return course.push(this.#middle(pair));
      const [first, last] = [border[0]!, border.at(-1)!];
      const before = course.at(-1);
      const next = pairs[at + 1];
      const backward = before
        ? distance(before, last) < distance(before, first)
        : next !== undefined && distance(first, this.#middle(next)) < distance(last, this.#middle(next));
      let line = backward ? [...border].reverse() : border;
      // People walk past the spring.
      if (this.#walked(pair)) line = line.slice(Math.floor(line.length * 0.62));
      course.push(...line.filter((_, on) => on % BEND === 0));
    });
    return course;
  }

  #walked([a, b]: readonly [string, string]): boolean {
    const field = this.#board.fields.find(({ id }) => id === a);
    return (
      field !== undefined &&
      field.adjacent.includes(b) &&
      !this.#board.bridges.some(({ from, to }) => pairOf(from, to) === pairOf(a, b))
    );
  }
}

export function nearestOn(line: readonly Point[], point: Point): Point {
  return line.reduce((best, on) => (distance(on, point) < distance(best, point) ? on : best), line[0]!);
}

/** Some way on, out of the picture. */
function onward(line: Point[]): Point[] {
  const [before, end] = [line.at(-2), line.at(-1)];
  if (!before || !end) return line;
  return [...line, between(before, end, 1 + BEYOND / Math.max(1, distance(before, end)))];
}

function flowing(course: readonly Point[]): Point[] {
  const apart: Point[] = [];
  for (const point of course) {
    const last = apart.at(-1);
    if (!last || distance(last, point) > APART) apart.push(point);
  }
  return apart.length < 2 ? apart : curved(smoothed(apart, 1), STEP);
}
