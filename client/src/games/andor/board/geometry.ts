// The picture of a board of Die Legenden von Andor: everything that does not change while playing, computed once.
import { between, distance, inside, packed, type Point, rounded } from "../../../board/lines";
import { type Regions, regionsOf, VOID } from "../../../board/regions";
import type { BoardData, BoardField } from "../board-data";
import { bothPlaces, mainPlace, placeBefore } from "./anchors";
import { HEIGHT, pairOf, placeOf, WIDTH } from "./ground";
import { type Bed, type Layer, layered, mountainsOf, plantsOf, reedsOf } from "./growth";
import { bordersByPair, nearestOn, Water } from "./water";

export interface FieldShape {
  id: string;
  terrain: string;
  /** Differences from point to point of the closed line round the field. */
  outline: number[];
  /** Where tokens stand. */
  at: Point;
  /** The middle of its number. */
  number: Point;
  /** Where a well, a building or a merchant stands; null where nothing is built. */
  site: Point | null;
  /** Which of the tones of its terrain. */
  tone: number;
}

export interface Sprite {
  symbol: string;
  x: number;
  y: number;
  size: number;
  /** Field of the merchant whose stall it is; a legend may send merchants away. */
  merchant?: string;
}

export interface Bridge {
  x: number;
  y: number;
  turn: number;
  rope: boolean;
}

/** Where one goes from a field to its neighbour, and in which direction (degrees). */
export interface Gate {
  from: string;
  to: string;
  x: number;
  y: number;
  turn: number;
}

export interface Geometry {
  fields: FieldShape[];
  /** Closed lines round the land, and round what is no field inside of it. */
  coasts: number[][];
  pools: number[][];
  /** Borders that one can walk over, and borders that one cannot. */
  paths: number[][];
  cliffs: number[][];
  gates: Gate[];
  /** Gates that creatures use, in the direction in which they go: x, y, degrees, one after the other. */
  arrows: number[];
  river: number[];
  branch: number[];
  spring: Point | null;
  bridges: Bridge[];
  sprites: Sprite[];
  plants: Layer[];
  mountains: Layer[];
  /** The middle of the upper edge of the plate with the shields. */
  plate: Point;
  /** The land with some ground around: x, y, width, height. */
  frame: [number, number, number, number];
}

/** No field: where defeated creatures lie. */
const BOX = "box";
const TONES = 4;
const SHORE = 50;
const WANDER = 3.5;
const EDGE = 26;
/** Room for the plate with the shields. */
const PLATE = { width: 160, height: 132 };

/** `reach`: how far a building reaches to all sides. */
const PLACES: Record<string, Omit<Sprite, "x" | "y"> & { dy: number; reach: number }> = {
  castle: { symbol: "place-castle", size: 122, dy: -16, reach: 46 },
  tavern: { symbol: "place-house", size: 54, dy: -4, reach: 25 },
  mine: { symbol: "place-mine", size: 72, dy: -6, reach: 31 },
  tree: { symbol: "place-songtree", size: 70, dy: -6, reach: 30 },
  tower: { symbol: "place-ruin", size: 62, dy: -6, reach: 28 },
  lair: { symbol: "place-lair", size: 72, dy: -6, reach: 31 },
  stall: { symbol: "place-stall", size: 48, dy: -2, reach: 23 },
};
const WELL = 22;

/** What is drawn on a field: a key of `PLACES`, or "". */
function builtOn({ terrain, place, merchant }: BoardField): string {
  if (place in PLACES) return place;
  if (terrain in PLACES) return terrain;
  return merchant ? "stall" : "";
}

function isBridge(board: BoardData, a: string, b: string): boolean {
  return board.bridges.some(({ from, to }) => pairOf(from, to) === pairOf(a, b));
}

function fieldsOf(board: BoardData): BoardField[] {
  return board.fields.filter(({ terrain }) => terrain !== BOX);
}

/** The regions of the fields, with their borders. */
export function regionsOfBoard(board: BoardData): Regions {
  return regionsOf(
    fieldsOf(board).map((field) => ({
      id: field.id,
      at: placeOf(field),
      label: placeOf({ x: field.label[0], y: field.label[1] }),
      adjacent: field.adjacent,
    })),
    {
      width: WIDTH,
      height: HEIGHT,
      voidDistance: SHORE,
      wander: WANDER,
      apart: (a, b) => isBridge(board, a, b),
    },
  );
}

export type BorderKind = "coast" | "path" | "river" | "cliff";

/** Whether one can walk over the border of two fields, and if not, what lies between. */
export function kindOf(board: BoardData, [a, b]: readonly [string, string]): BorderKind {
  if (a === VOID || b === VOID) return "coast";
  const [one, other] = [a, b].map((id) => board.fields.find((field) => field.id === id)!);
  if (isBridge(board, a, b)) return "river";
  if (one!.adjacent.includes(b)) return "path";
  return one!.river && other!.river ? "river" : "cliff";
}

interface Placed extends FieldShape {
  line: readonly Point[];
  built: string;
  merchant: boolean;
}

/** Where tokens stand, and what is built, if anything is. */
function standing(
  field: BoardField,
  line: readonly Point[],
  number: Point,
  gates: readonly Point[],
): { at: Point; site: Point | null } {
  const middle = placeOf(field);
  const built = builtOn(field);
  const reach = PLACES[built]?.reach ?? (field.well ? WELL : 0);
  if (built === "castle") {
    // It fills the middle of its field.
    const site = rounded([between(middle, number, 0.2)])[0]!;
    return { at: placeBefore(line, site, number, reach), site };
  }
  if (reach > 0 && field.adjacent.length > 0) return bothPlaces(line, middle, number, reach, gates);
  const at = mainPlace(line, middle, number);
  return { at, site: reach > 0 ? at : null };
}

function shapeOf(field: BoardField, line: readonly Point[], order: number, gates: readonly Gate[]): Placed {
  const own = gates.filter(({ from, to }) => from === field.id || to === field.id).map(({ x, y }): Point => [x, y]);
  const number = rounded([placeOf({ x: field.label[0], y: field.label[1] })])[0]!;
  return {
    id: field.id,
    terrain: field.terrain,
    outline: packed(line),
    ...standing(field, line, number, own),
    number,
    tone: (order * 7 + 3) % TONES,
    line,
    built: builtOn(field),
    merchant: field.merchant,
  };
}

function bridgesOf(board: BoardData, river: readonly Point[]): Bridge[] {
  return board.bridges.flatMap(({ from, to, rope }): Bridge[] => {
    const [a, b] = [board.fields.find(({ id }) => id === from), board.fields.find(({ id }) => id === to)];
    if (!a || !b) return [];
    const [here, there] = [placeOf(a), placeOf(b)];
    const middle = between(here, there, 0.5);
    const [x, y] = rope || river.length === 0 ? middle : between(middle, nearestOn(river, middle), 0.8);
    const turn = (Math.atan2(there[1] - here[1], there[0] - here[0]) * 180) / Math.PI;
    return [{ x: Math.round(x), y: Math.round(y), turn: Math.round(turn), rope }];
  });
}

/** Gates of all neighbours: in the middle of their border or bridge. */
function gatesOf(
  board: BoardData,
  borders: ReadonlyMap<string, Point[]>,
  bridges: readonly Bridge[],
  water: Water,
): Gate[] {
  const places = new Map(board.fields.map((field) => [field.id, placeOf(field)]));
  return board.fields.flatMap(({ id, adjacent }) =>
    adjacent
      .filter((other) => id < other && places.has(other))
      .map((other): Gate => {
        const [here, there] = [places.get(id)!, places.get(other)!];
        const ahead = Math.atan2(there[1] - here[1], there[0] - here[0]);
        const at = board.bridges.findIndex(({ from, to }) => pairOf(from, to) === pairOf(id, other));
        const bridge = bridges[at];
        if (bridge) return { from: id, to: other, x: bridge.x, y: bridge.y, turn: degrees(ahead) };
        const border = dry(borders.get(pairOf(id, other)) ?? [between(here, there, 0.5)], water);
        const middle = Math.floor(border.length / 2);
        const [x, y] = border[middle]!;
        const [before, after] = [border[Math.max(0, middle - 3)]!, border[Math.min(border.length - 1, middle + 3)]!];
        let turn = ahead;
        if (border.length > 4) {
          turn = Math.atan2(after[1] - before[1], after[0] - before[0]) + Math.PI / 2;
          if (Math.cos(turn - ahead) < 0) turn += Math.PI;
        }
        return { from: id, to: other, x, y, turn: degrees(turn) };
      }),
  );
}

/** The part of a border beside the water; all of it if it is wet all along. */
function dry(border: readonly Point[], water: Water): readonly Point[] {
  const parts = border.filter((point) => water.distanceTo(point) > 34);
  return parts.length > 4 ? parts : border;
}

function degrees(angle: number): number {
  return Math.round(((angle * 180) / Math.PI + 540) % 360) - 180;
}

/** Beside the castle, where no field is. */
function platePlace(coasts: readonly (readonly Point[])[], castle: Point): Point {
  const columns = coasts.flat().map(([x]) => x);
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const free = (x: number, y: number) => {
    const [x0, x1, y0, y1] = [x - PLATE.width / 2 - 8, x + PLATE.width / 2 + 8, y - 8, y + PLATE.height + 8];
    const within = ([px, py]: Point) => px > x0 && px < x1 && py > y0 && py < y1;
    return coasts.every((coast) => !coast.some(within) && !inside(coast, [x, y + PLATE.height / 2]));
  };
  let [best, least] = [[left - PLATE.width, castle[1]] as Point, Infinity];
  for (let y = castle[1] - 220; y <= castle[1] + 140; y += 8) {
    for (let x = castle[0] - 260; x <= castle[0] + 260; x += 8) {
      const outside = Math.max(0, left - x + PLATE.width / 2, x + PLATE.width / 2 - right);
      const far = distance([x, y + PLATE.height / 2], castle) + 2 * outside;
      if (far < least && free(x, y)) [best, least] = [[Math.round(x), Math.round(y)], far];
    }
  }
  return best;
}

function frameOf(coasts: readonly (readonly Point[])[], [x, y]: Point): [number, number, number, number] {
  const columns = [...coasts.flat().map(([column]) => column), x - PLATE.width / 2, x + PLATE.width / 2];
  const rows = [...coasts.flat().map(([, row]) => row), y, y + PLATE.height];
  const [left, top] = [Math.min(...columns) - EDGE, Math.min(...rows) - EDGE];
  return [left, top, Math.max(...columns) + EDGE - left, Math.max(...rows) + EDGE - top];
}

/** The whole picture of a board: the same board, the same picture. */
export function drawBoard(board: BoardData): Geometry {
  const regions = regionsOfBoard(board);
  const fields = fieldsOf(board);
  const borders = bordersByPair(regions.borders);
  const water = new Water(board, borders, new Map(fields.map((field) => [field.id, placeOf(field)])));
  const bridges = bridgesOf(board, water.river);
  const gates = gatesOf(board, borders, bridges, water);
  const shapes = new Map(
    fields.map((field, order) => [field.id, shapeOf(field, regions.outlines.get(field.id)?.[0] ?? [], order, gates)]),
  );
  const loops = regions.outlines.get(VOID)!;
  const isPool = (loop: readonly Point[]) => loops.some((other) => other !== loop && inside(other, loop[0]!));
  const [pools, coasts] = [loops.filter(isPool), loops.filter((loop) => !isPool(loop))];
  const castle = shapes.get(board.castle)?.site ?? [0, 0];
  const plate = platePlace(coasts, castle);
  const room = [plate[0] - PLATE.width / 2, plate[1], plate[0] + PLATE.width / 2, plate[1] + PLATE.height] as const;
  const beds = [...shapes.values()].map(({ terrain, line, at, number, site }): Bed => ({
    terrain,
    outline: line,
    at,
    number,
    site: site ?? undefined,
  }));
  const growing = [
    ...plantsOf(
      beds,
      bridges.map(({ x, y }) => [x, y]),
      water,
    ),
    ...reedsOf(pools, water),
  ];
  const linesOf = (kind: BorderKind) =>
    regions.borders.filter(({ between: pair }) => kindOf(board, pair) === kind).map(({ points }) => packed(points));
  return {
    fields: [...shapes.values()].map(({ line: _, built: __, merchant: ___, ...shape }) => shape),
    coasts: coasts.map(packed),
    pools: pools.map(packed),
    paths: linesOf("path"),
    cliffs: linesOf("cliff"),
    gates,
    arrows: arrowsOf(board, gates),
    river: packed(rounded(water.river)),
    branch: packed(rounded(water.branch)),
    spring: water.river[0] ? rounded([water.river[0]])[0]! : null,
    bridges,
    sprites: spritesOf([...shapes.values()]),
    plants: layered(growing),
    mountains: layered(mountainsOf(coasts, water, room)),
    plate,
    frame: frameOf(coasts, plate),
  };
}

function arrowsOf(board: BoardData, gates: readonly Gate[]): number[] {
  const byPair = new Map(gates.map((gate) => [pairOf(gate.from, gate.to), gate]));
  return board.fields.flatMap(({ id, arrow }) => {
    const gate = byPair.get(pairOf(id, arrow));
    if (!gate) return [];
    return [gate.x, gate.y, gate.from === id ? gate.turn : gate.turn > 0 ? gate.turn - 180 : gate.turn + 180];
  });
}

function spritesOf(shapes: readonly Placed[]): Sprite[] {
  return shapes
    .flatMap(({ id, built, site, merchant, line, number }): Sprite[] => {
      const place = PLACES[built];
      if (!place || !site) return [];
      const main = { symbol: place.symbol, x: site[0], y: site[1] + place.dy, size: place.size };
      if (built === "stall") return [{ ...main, merchant: id }];
      if (!merchant) return [main];
      const stallAt = (side: number): Point => [site[0] + side * (place.reach + 4), site[1] + 12];
      const fits = (side: number) =>
        inside(line, [site[0] + side * (place.reach + 20), site[1] + 14]) && distance(stallAt(side), number) > 34;
      const [x, y] = stallAt([1, -1].find(fits) ?? -1);
      return [main, { symbol: PLACES.stall!.symbol, x, y, size: 32, merchant: id }];
    })
    .map((sprite) => ({ ...sprite, x: Math.round(sprite.x), y: Math.round(sprite.y) }))
    .sort((a, b) => a.y - b.y);
}
