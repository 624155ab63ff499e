// Where the fields of a board are, for hands: what lies under a point, what is next in a direction.
import { closedPath, distance, inside, type Point, toLine, unpacked } from "./lines";

/** A field as a board's picture describes it. */
export interface Shape {
  id: string;
  outline: number[];
  at: Point;
}

export type Direction = "left" | "right" | "up" | "down";

const DIRECTIONS: Record<Direction, Point> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

export class FieldMap<S extends Shape> {
  readonly shapes: ReadonlyMap<string, S>;
  readonly #lines: ReadonlyMap<string, Point[]>;
  readonly #paths: ReadonlyMap<string, string>;
  readonly #neighbours: ReadonlyMap<string, readonly string[]>;

  constructor(shapes: readonly S[], fields: readonly { id: string; adjacent: readonly string[] }[]) {
    this.shapes = new Map(shapes.map((shape) => [shape.id, shape]));
    this.#lines = new Map(shapes.map((shape) => [shape.id, unpacked(shape.outline)]));
    this.#paths = new Map([...this.#lines].map(([id, line]) => [id, closedPath(line)]));
    this.#neighbours = new Map(fields.map((field) => [field.id, field.adjacent]));
  }

  /** Path data of the closed line round a field. */
  path(id: string): string {
    return this.#paths.get(id) ?? "";
  }

  at(id: string): Point {
    return this.shapes.get(id)?.at ?? [0, 0];
  }

  /** The places of some fields, one after the other. */
  line(ids: readonly string[]): Point[] {
    return ids.map((id) => this.at(id));
  }

  /** The smallest box round some fields: left, top, right, bottom. */
  box(ids: readonly string[]): [number, number, number, number] {
    const points = ids.flatMap((id) => this.#lines.get(id) ?? []);
    const [columns, rows] = [points.map(([x]) => x), points.map(([, y]) => y)];
    return [Math.min(...columns), Math.min(...rows), Math.max(...columns), Math.max(...rows)];
  }

  /** The field under a point. */
  under(point: Point): string | undefined {
    for (const [id, line] of this.#lines) if (inside(line, point)) return id;
    return undefined;
  }

  /**
   * What a finger at `point` means: a legal field under it or within `slack` of it; else the field under it.
   * A finger nearer to the middle of its own field than to the legal one means its own.
   */
  meant(point: Point, legal: readonly string[], slack: number): string | undefined {
    const under = this.under(point);
    if (under !== undefined && legal.includes(under)) return under;
    const own = under === undefined ? Infinity : distance(point, this.at(under));
    let best = under;
    let nearest = Math.min(slack, own);
    for (const id of legal) {
      const far = toLine(this.#lines.get(id) ?? [], point);
      if (far <= nearest) [best, nearest] = [id, far];
    }
    return best;
  }

  /** The neighbour that lies most in this direction; if there is none, the nearest field there. */
  towards(from: string, direction: Direction): string {
    const [start, way] = [this.at(from), DIRECTIONS[direction]];
    const best = (ids: Iterable<string>, narrow: number): string | undefined => {
      let found: string | undefined;
      let least = Infinity;
      for (const id of ids) {
        const [dx, dy] = [this.at(id)[0] - start[0], this.at(id)[1] - start[1]];
        const [along, aside] = [dx * way[0] + dy * way[1], Math.abs(dx * way[1] - dy * way[0])];
        if (along <= 0 || aside > narrow * along || !this.shapes.has(id)) continue;
        const cost = along + 2 * aside;
        if (cost < least) [found, least] = [id, cost];
      }
      return found;
    };
    return best(this.#neighbours.get(from) ?? [], 1.2) ?? best(this.shapes.keys(), 1.2) ?? from;
  }

  /** A shortest way over neighbours, both ends included; straight there if none leads there. */
  way(from: string, to: string): string[] {
    const before = new Map<string, string>([[from, ""]]);
    const queue = [from];
    for (const field of queue) {
      if (field === to) break;
      for (const next of this.#neighbours.get(field) ?? []) {
        if (before.has(next)) continue;
        before.set(next, field);
        queue.push(next);
      }
    }
    if (!before.has(to)) return [from, to];
    const way: string[] = [];
    for (let field = to; field !== ""; field = before.get(field)!) way.unshift(field);
    return way;
  }
}
