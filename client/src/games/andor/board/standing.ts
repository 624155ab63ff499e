// Where figures stand, and the ways between fields.
import type { Figure, Placed } from "../../../board/figures";
import { curved, openPath, type Point } from "../../../board/lines";
import { placesFor } from "../../../board/places";
import type { Gate } from "./geometry";
import { pairOf } from "./ground";

/** Badges are this much of what they are on larger fields. */
const SCALE = 0.88;
const BIG = 64;

/** Everybody with a place, side by side where several share a field; whoever acts stands in front and is larger. */
export function placed(figures: readonly Figure[], atOf: (field: string) => Point, hero: string): Placed[] {
  const together = new Map<string, Figure[]>();
  for (const one of figures) together.set(one.field, [...(together.get(one.field) ?? []), one]);
  return figures
    .map((one): Placed => {
      const group = together.get(one.field)!;
      const place = placesFor(group.length, SCALE)[group.indexOf(one)]!;
      const [x, y] = atOf(one.field);
      const size = one.key === hero && group.length === 1 ? BIG : place.size;
      return { ...one, at: [x + place.offset[0], y + place.offset[1]], size };
    })
    .sort((a, b) => Number(a.key === hero) - Number(b.key === hero));
}

/** The places on a way over fields: their middles, and where one goes from one to the next. */
export class Ways {
  readonly #gates: ReadonlyMap<string, Gate>;
  readonly #at: (field: string) => Point;

  constructor(gates: readonly Gate[], at: (field: string) => Point) {
    this.#gates = new Map(gates.map((gate) => [pairOf(gate.from, gate.to), gate]));
    this.#at = at;
  }

  gate(a: string, b: string): Gate | undefined {
    return this.#gates.get(pairOf(a, b));
  }

  line(fields: readonly string[]): Point[] {
    return fields.flatMap((field, at): Point[] => {
      const gate = at > 0 ? this.gate(fields[at - 1]!, field) : undefined;
      return gate ? [[gate.x, gate.y], this.#at(field)] : [this.#at(field)];
    });
  }

  /** Path data of the way, round at all fields. */
  path(fields: readonly string[]): string {
    return fields.length > 1 ? openPath(curved(this.line(fields), 8)) : "";
  }
}
