// Where figures stand that share a field.
import type { Point } from "./lines";

export interface Place {
  offset: Point;
  size: number;
}

/** Places side by side for so many figures on one field, this much as large; more than six share the last place. */
export function placesFor(count: number, scale = 1): Place[] {
  const grid = (size: number, ...offsets: Point[]): Place[] =>
    offsets.map(([x, y]) => ({ offset: [x * scale, y * scale], size: size * scale }));
  if (count <= 1) return grid(66, [0, 0]);
  if (count === 2) return grid(56, [-24, 0], [26, 2]);
  if (count === 3) return grid(48, [-25, -20], [25, -20], [0, 25]);
  if (count === 4) return grid(50, [-27, -25], [26, -25], [-27, 26], [26, 26]);
  const small = grid(38, [-34, -20], [0, -20], [34, -20], [-34, 20], [0, 20], [34, 20]);
  return Array.from({ length: count }, (_, at) => small[Math.min(at, small.length - 1)]!);
}
