// The picture of a board of Andor Junior: everything that does not change while playing, computed once per board.
import { Delaunay } from "d3-delaunay";
import {
  between,
  curved,
  distance,
  inside,
  packed,
  type Point,
  resampled,
  rounded,
  smoothed,
  toLine,
} from "../../../board/lines";
import { randomOf } from "../../../board/noise";
import { type Regions, regionsOf, VOID } from "../../../board/regions";
import type { BoardData, BoardField } from "../board-data";

export const WIDTH = 1500;
export const HEIGHT = 1000;

export interface FieldShape {
  id: string;
  kind: string;
  terrain: string;
  number: number;
  /** Differences from point to point of the closed line round the field. */
  outline: number[];
  /** Where tokens stand: as far from the borders as can be. */
  at: Point;
  /** Where the price of a way to this field is shown. */
  badge: Point;
  /** Which of the tones of its kind. */
  tone: number;
}

export interface Sprite {
  symbol: string;
  x: number;
  y: number;
  size: number;
}

export interface Geometry {
  fields: FieldShape[];
  /** Closed lines round the lands. */
  coasts: number[][];
  /** Borders between fields that do not touch. */
  cliffs: number[][];
  river: number[];
  bridge: { x: number; y: number; turn: number; length: number };
  /** Footprints of the Gors: x, y, angle in degrees, one after the other. */
  steps: number[];
  sprites: Sprite[];
  /** Flowers by colour: x, y, one after the other. */
  flowers: number[][];
  grass: number[];
  crystals: number[];
  waves: number[];
  /** The lands with some sea around: x, y, width, height. */
  frame: [number, number, number, number];
}

const SEA = 32;
const CORRIDOR = 30;
const SHORE = 66;
const STRIDE = 22;
const TONES = 4;

function placeOf(field: { x: number; y: number }): Point {
  return [field.x * WIDTH, field.y * HEIGHT];
}

/** The river runs on beyond the picture at both ends. */
function riverOf(board: BoardData): Point[] {
  const course = board.river.map(([x, y]) => placeOf({ x, y }));
  if (course.length < 2) return course;
  const beyond = (end: Point, before: Point): Point =>
    between(before, end, 1 + 900 / Math.max(1, distance(before, end)));
  const first = beyond(course[0]!, course[1]!);
  const last = beyond(course.at(-1)!, course.at(-2)!);
  return smoothed(curved([first, ...course, last], 16), 24);
}

/** The point inside that is best for tokens: far from the border, near the middle. */
function standingPlace(outline: readonly Point[], middle: Point): Point {
  const score = (point: Point) =>
    inside(outline, point) ? Math.min(toLine(outline, point), 52) - 0.12 * distance(point, middle) : -Infinity;
  let best = middle;
  for (let dx = -40; dx <= 40; dx += 5) {
    for (let dy = -40; dy <= 40; dy += 5) {
      const point: Point = [middle[0] + dx, middle[1] + dy];
      if (score(point) > score(best)) best = point;
    }
  }
  return [Math.round(best[0]), Math.round(best[1])];
}

/** Up and to the right, just inside the border. */
function badgePlace(outline: readonly Point[], [x, y]: Point): Point {
  let reach = 20;
  while (reach < 70 && inside(outline, [x + 0.7 * reach, y - 0.72 * reach])) reach += 2;
  const back = Math.min(reach - 8, 56);
  return [Math.round(x + 0.7 * back), Math.round(y - 0.72 * back)];
}

interface Decoration {
  sprites: Sprite[];
  flowers: Point[][];
  grass: Point[];
  crystals: Point[];
}

const PLACES: Record<string, Omit<Sprite, "x" | "y"> & { dy: number }> = {
  castle: { symbol: "place-castle", size: 118, dy: -10 },
  bush: { symbol: "place-thicket", size: 64, dy: 2 },
  watchtower: { symbol: "place-watchtower", size: 82, dy: -6 },
  cave: { symbol: "place-cave", size: 66, dy: -2 },
  merchant: { symbol: "place-stall", size: 66, dy: -2 },
  bridge_house: { symbol: "place-house", size: 66, dy: -4 },
  tree_of_songs: { symbol: "place-songtree", size: 84, dy: -4 },
};
const FOREST: [number, number, number][] = [
  [-32, -26, 36],
  [0, -36, 32],
  [33, -28, 38],
  [40, 12, 30],
  [-40, 10, 32],
];
const PEAKS: [number, number, number][] = [
  [-34, -18, 46],
  [32, -22, 50],
];

function decorate(shapes: readonly (FieldShape & { line: Point[] })[]): Decoration {
  const random = randomOf(5);
  const made: Decoration = { sprites: [], flowers: [[], [], []], grass: [], crystals: [] };
  const put = (symbol: string, x: number, y: number, size: number) =>
    made.sprites.push({ symbol, x: Math.round(x), y: Math.round(y), size });
  for (const { kind, terrain, at, line } of shapes) {
    const [x, y] = at;
    const free = (point: Point, edge: number) => inside(line, point) && toLine(line, point) > edge;
    const around = (least: number, most: number): Point => {
      const angle = random() * 2 * Math.PI;
      const far = least + random() * (most - least);
      return [Math.round(x + Math.cos(angle) * far), Math.round(y + Math.sin(angle) * far * 0.85)];
    };
    const place = PLACES[kind];
    if (place) put(place.symbol, x, y + place.dy, place.size);
    if (kind === "gor") {
      const forest = terrain === "forest";
      for (const [dx, dy, size] of forest ? FOREST : PEAKS) {
        if (!inside(line, [x + dx, y + dy])) continue;
        put(forest ? "place-tree-bright" : "place-mountain-bright", x + dx, y + dy, size);
      }
    }
    if (["meadow", "well", "bush", "tree_of_songs"].includes(kind)) {
      for (let flower = 0; flower < 6; flower += 1) {
        const point = around(32, 54);
        if (free(point, 9)) made.flowers[flower % 3]!.push(point);
      }
      for (let tuft = 0; tuft < 4; tuft += 1) {
        const point = around(30, 52);
        if (free(point, 12)) made.grass.push(point);
      }
    }
    if (kind === "mine") {
      for (const [dx, dy] of [
        [-36, 22],
        [34, -24],
        [26, 32],
      ] as const) {
        const point: Point = [x + dx, y + dy];
        if (free(point, 12)) made.crystals.push(point);
      }
    }
  }
  // From the back to the front.
  made.sprites.sort((a, b) => a.y - b.y || a.x - b.x);
  return made;
}

function footprints(board: BoardData, shapes: ReadonlyMap<string, FieldShape>): number[] {
  return board.footpath.flatMap(({ from, to, through }) => {
    const stops = [from, ...through, to].flatMap((id): Point[] => (shapes.has(id) ? [shapes.get(id)!.at] : []));
    if (stops.length < 2) return [];
    const line = resampled(curved(stops, 6), STRIDE);
    return line.slice(1, -1).flatMap((point, at) => {
      if (stops.some((stop) => distance(stop, point) < 24)) return [];
      const ahead = line[at + 2]!;
      const turn = (Math.atan2(ahead[1] - point[1], ahead[0] - point[0]) * 180) / Math.PI;
      return [Math.round(point[0]), Math.round(point[1]), Math.round(turn)];
    });
  });
}

/** Little waves on the open sea. */
function wavesAround(coasts: readonly Point[][], river: readonly Point[]): Point[] {
  const land = Delaunay.from([...coasts.flat(), ...river] as [number, number][]);
  const known = [...coasts.flat(), ...river];
  const random = randomOf(11);
  const waves: Point[] = [];
  for (let y = -700; y < HEIGHT + 700; y += 88) {
    for (let x = -900; x < WIDTH + 900; x += 128) {
      const point: Point = [Math.round(x + random() * 90), Math.round(y + random() * 56)];
      const dry = coasts.some((coast) => inside(coast, point));
      const nearest = known[land.find(point[0], point[1])];
      if (!dry && (!nearest || distance(nearest, point) > 62)) waves.push(point);
    }
  }
  return waves;
}

function frameOf(coasts: readonly Point[][]): [number, number, number, number] {
  const points = coasts.flat();
  const [left, top] = [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))];
  const [right, bottom] = [Math.max(...points.map(([x]) => x)), Math.max(...points.map(([, y]) => y))];
  return [left - SEA, top - SEA, right - left + 2 * SEA, bottom - top + 2 * SEA];
}

function toneOf(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 7 + letter.charCodeAt(0)) % 997, 0) % TONES;
}

/** The regions of the fields, with their borders. */
export function regionsOfBoard(board: BoardData): Regions {
  const { from, to } = board.bridge;
  return regionsOf(
    board.fields.map((field) => ({ id: field.id, at: placeOf(field), adjacent: field.adjacent })),
    {
      width: WIDTH,
      height: HEIGHT,
      voidDistance: SHORE,
      wander: 2,
      apart: (a, b) => (a === from && b === to) || (a === to && b === from),
      corridor: riverOf(board),
      corridorRadius: CORRIDOR,
    },
  );
}

function shapeOf(field: BoardField, line: readonly Point[]): FieldShape {
  const at = standingPlace(line, placeOf(field));
  return {
    id: field.id,
    kind: field.kind,
    terrain: field.terrain ?? "",
    number: field.number ?? 0,
    outline: packed(line),
    at,
    badge: badgePlace(line, at),
    tone: toneOf(field.id),
  };
}

/** The whole picture of a board: the same board, the same picture. */
export function drawBoard(board: BoardData): Geometry {
  const regions = regionsOfBoard(board);
  const lines = new Map(board.fields.map(({ id }) => [id, regions.outlines.get(id)?.[0] ?? []]));
  const shapes = board.fields.map((field) => ({ ...shapeOf(field, lines.get(field.id)!), line: lines.get(field.id)! }));
  const byId = new Map(shapes.map((shape) => [shape.id, shape]));
  const neighbours = new Map(board.fields.map((field) => [field.id, new Set(field.adjacent)]));
  const coasts = regions.outlines.get(VOID)!;
  const river = rounded(riverOf(board));
  const decoration = decorate(shapes);
  const a = byId.get(board.bridge.from)?.at ?? [0, 0];
  const b = byId.get(board.bridge.to)?.at ?? [0, 0];
  const middle = nearestOn(river, between(a, b, 0.5));
  return {
    fields: shapes.map(({ line: _, ...shape }) => shape),
    coasts: coasts.map(packed),
    cliffs: regions.borders
      .filter(({ between: [one, other] }) => one !== VOID && !neighbours.get(one)!.has(other))
      .map(({ points }) => packed(points)),
    river: packed(river),
    bridge: {
      x: Math.round(middle[0]),
      y: Math.round(middle[1]),
      turn: Math.round((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI),
      length: 104,
    },
    steps: footprints(board, byId),
    sprites: decoration.sprites,
    flowers: decoration.flowers.map(packed),
    grass: packed(decoration.grass),
    crystals: packed(decoration.crystals),
    waves: packed(wavesAround(coasts, river)),
    frame: frameOf(coasts),
  };
}

/** The bridge stands over the water: halfway between what it joins and the river. */
function nearestOn(river: readonly Point[], point: Point): Point {
  const nearest = river.reduce<Point | undefined>(
    (best, on) => (!best || distance(on, point) < distance(best, point) ? on : best),
    undefined,
  );
  return nearest ? between(point, nearest, 0.5) : point;
}
