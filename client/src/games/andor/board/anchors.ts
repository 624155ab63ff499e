// Where things stand on a field: its number, what is built there, the tokens.
import { distance, inside, type Point, toLine } from "../../../board/lines";

const RASTER = 5;

/** Points inside a closed line, this far from each other. */
function rasterOf(outline: readonly Point[], step: number): Point[] {
  const [columns, rows] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const points: Point[] = [];
  for (let y = Math.min(...rows); y <= Math.max(...rows); y += step) {
    for (let x = Math.min(...columns); x <= Math.max(...columns); x += step) {
      if (inside(outline, [x, y])) points.push([x, y]);
    }
  }
  return points;
}

/** The point inside a closed line with the highest score; `otherwise` if there is none. */
function bestInside(outline: readonly Point[], score: (point: Point) => number, otherwise: Point): Point {
  let [best, most] = [otherwise, -Infinity];
  for (const point of rasterOf(outline, RASTER)) {
    const scored = score(point);
    if (scored > most) [best, most] = [point, scored];
  }
  return best;
}

/** Far from the border and from the number. */
export function mainPlace(outline: readonly Point[], middle: Point, number: Point): Point {
  return bestInside(
    outline,
    (point) => {
      const toNumber = distance(point, number);
      // A badge has its letter at the lower right.
      const hidden = toNumber < 46 && number[1] > point[1] + 6 && number[0] > point[0] - 6 ? 9 : 0;
      return (
        Math.min(toLine(outline, point), 33) + Math.min(0.95 * toNumber, 50) - 0.06 * distance(point, middle) - hidden
      );
    },
    middle,
  );
}

/** Places for the tokens and for what is built on the same field, which reaches so far to all sides: not into gates. */
export function bothPlaces(
  outline: readonly Point[],
  middle: Point,
  number: Point,
  reach: number,
  gates: readonly Point[],
): { at: Point; site: Point } {
  const spots = rasterOf(outline, 2 * RASTER).map((point) => {
    const toBorder = toLine(outline, point);
    const toNumber = distance(point, number);
    const toGate = Math.min(...gates.map((gate) => distance(gate, point)), Infinity);
    return {
      point,
      forTokens: 1.1 * Math.min(toBorder, 30) + Math.min(0.9 * toNumber, 44),
      forSite:
        1.5 * Math.min(toBorder, reach) + Math.min(0.9 * toNumber, 24 + 0.8 * reach) - Math.max(0, reach + 6 - toGate),
    };
  });
  let [best, most] = [{ at: middle, site: middle }, -Infinity];
  for (const tokens of spots) {
    for (const building of spots) {
      const apart = Math.min(distance(tokens.point, building.point), 24 + reach);
      // Behind the tokens rather than in front of them.
      const before = Math.max(0, building.point[1] - tokens.point[1]);
      const score = tokens.forTokens + building.forSite + apart - 0.3 * before;
      if (score > most) [best, most] = [{ at: tokens.point, site: building.point }, score];
    }
  }
  return best;
}

/** The place of the tokens before a large building: at its foot. */
export function placeBefore(outline: readonly Point[], site: Point, number: Point, clear: number): Point {
  return bestInside(
    outline,
    (point) =>
      1.4 * Math.min(toLine(outline, point), 30) +
      Math.min(0.9 * distance(point, number), 44) +
      Math.min(distance(point, site), clear) -
      0.3 * Math.max(0, site[1] - point[1]),
    site,
  );
}
