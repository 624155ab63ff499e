// What grows on a board and around it: trees, rocks, tufts, reeds, and the mountains that nobody walks on.
import { Delaunay } from "d3-delaunay";
import { distance, inside, type Point, toLine } from "../../../board/lines";
import { randomOf } from "../../../board/noise";
import { HEIGHT, WIDTH } from "./ground";
import type { Water } from "./water";

export type PlantKind = "pine" | "leaf" | "rock" | "tuft" | "reed" | "mountain";

export interface Plant {
  kind: PlantKind;
  at: Point;
  size: number;
}

/** x, y, size of every plant of one kind and layer, one after the other. Plants of a layer do not hide each other. */
export interface Layer {
  kind: PlantKind;
  plants: number[];
}

export interface Bed {
  terrain: string;
  outline: readonly Point[];
  at: Point;
  number: Point;
  site: Point | undefined;
}

interface Sort {
  kind: PlantKind;
  tries: number;
  most: number;
  spacing: number;
  size: readonly [number, number];
}

const FORESTS: Record<string, Sort> = {
  watchful_forest: { kind: "pine", tries: 420, most: 99, spacing: 15, size: [10, 13] },
  southern_forest: { kind: "leaf", tries: 420, most: 99, spacing: 15, size: [9, 11] },
  mountain: { kind: "rock", tries: 90, most: 99, spacing: 20, size: [6, 10] },
};
const MEADOW: Sort = { kind: "tuft", tries: 60, most: 6, spacing: 30, size: [8, 10] };

/** Plants of the fields, away from numbers, tokens, buildings, borders, bridges and water. */
export function plantsOf(beds: readonly Bed[], bridges: readonly Point[], water: Water): Plant[] {
  const random = randomOf(5);
  return beds.flatMap(({ terrain, outline, at, number, site }) => {
    const { kind, tries, most, spacing, size } = FORESTS[terrain] ?? MEADOW;
    const [columns, rows] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
    const [left, top] = [Math.min(...columns), Math.min(...rows)];
    const [width, height] = [Math.max(...columns) - left, Math.max(...rows) - top];
    const planted: Plant[] = [];
    for (let attempt = 0; attempt < tries && planted.length < most; attempt += 1) {
      const point: Point = [Math.round(left + random() * width), Math.round(top + random() * height)];
      const grown = Math.round(size[0] + random() * (size[1] - size[0]));
      if (!inside(outline, point) || toLine(outline, point) < 9 || distance(point, number) < 27) continue;
      if (Math.abs(point[0] - at[0]) < 34 && point[1] - at[1] < 40 && at[1] - point[1] < 26) continue;
      if (site && Math.abs(point[0] - site[0]) < 32 && Math.abs(point[1] - site[1]) < 32) continue;
      if (bridges.some((bridge) => distance(bridge, point) < 34) || water.distanceTo(point) < 22) continue;
      if (planted.some((other) => distance(other.at, point) < spacing)) continue;
      planted.push({ kind, at: point, size: grown });
    }
    return planted;
  });
}

/** Reeds on the wet meadows along the water where no field is. */
export function reedsOf(pools: readonly (readonly Point[])[], water: Water): Plant[] {
  const random = randomOf(13);
  const reeds: Plant[] = [];
  for (const pool of pools) {
    const [columns, rows] = [pool.map(([x]) => x), pool.map(([, y]) => y)];
    const [left, top] = [Math.min(...columns), Math.min(...rows)];
    for (let attempt = 0; attempt < 90; attempt += 1) {
      const point: Point = [
        Math.round(left + random() * (Math.max(...columns) - left)),
        Math.round(top + random() * (Math.max(...rows) - top)),
      ];
      if (!inside(pool, point) || toLine(pool, point) < 11 || water.distanceTo(point) < 20) continue;
      if (reeds.some(({ at }) => distance(at, point) < 19)) continue;
      reeds.push({ kind: "reed", at: point, size: Math.round(9 + random() * 4) });
    }
  }
  return reeds;
}

const GRID = 17;
/** How far around the land there are mountains. */
const AROUND = 620;
const FROM_LAND = 22;
const FROM_WATER = 46;

/** Mountains on the parchment, the larger the farther from the land. */
export function mountainsOf(
  coasts: readonly (readonly Point[])[],
  water: Water,
  plate: readonly [number, number, number, number],
): Plant[] {
  const land = coasts.flat();
  const nearest = Delaunay.from(land as [number, number][]);
  const random = randomOf(3);
  const kept: Plant[] = [];
  for (let row = -AROUND; row <= HEIGHT + AROUND; row += GRID) {
    for (let column = -AROUND; column <= WIDTH + AROUND; column += GRID) {
      const point: Point = [Math.round(column + (random() - 0.5) * 13), Math.round(row + (random() - 0.5) * 13)];
      const chosen = random() < 0.2;
      const grown = 0.75 + random() * 0.5;
      if (!chosen) continue;
      const far = distance(land[nearest.find(point[0], point[1])]!, point);
      const size = Math.round(Math.min(46, 15 + (far - 10) * 0.4) * grown);
      const hidden = kept.some((other) => distance(other.at, point) < (other.size + size) * 0.86);
      if (hidden || far < FROM_LAND + 0.6 * size || coasts.some((coast) => inside(coast, point))) continue;
      if (water.distanceTo(point) < FROM_WATER + 0.5 * size) continue;
      const [left, top, right, bottom] = plate;
      const overPlate = point[0] > left - size && point[0] < right + size && point[1] > top && point[1] < bottom + size;
      if (!overPlate) kept.push({ kind: "mountain", at: point, size });
    }
  }
  return kept;
}

/** How wide and how high a plant of size 1 is. */
const EXTENT: Record<PlantKind, readonly [number, number]> = {
  pine: [1.6, 2.1],
  leaf: [1.6, 2],
  rock: [2, 1.2],
  tuft: [1, 1],
  reed: [1, 1.3],
  mountain: [2, 1.6],
};

/** Plants in layers to be drawn one after the other: in each, none hides another; from the back to the front. */
export function layered(plants: readonly Plant[]): Layer[] {
  const ordered = [...plants].sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
  const depth: number[] = [];
  ordered.forEach((plant, at) => {
    let deepest = 0;
    for (let behind = 0; behind < at; behind += 1) {
      const other = ordered[behind]!;
      const [wide, high] = EXTENT[plant.kind];
      const [otherWide] = EXTENT[other.kind];
      const beside = (wide * plant.size + otherWide * other.size) / 2;
      if (Math.abs(other.at[0] - plant.at[0]) >= beside || plant.at[1] - other.at[1] >= high * plant.size) continue;
      deepest = Math.max(deepest, depth[behind]! + 1);
    }
    depth.push(deepest);
  });
  const layers = new Map<string, Layer>();
  ordered.forEach(({ kind, at, size }, index) => {
    const name = `${String(depth[index]).padStart(3, "0")} ${kind}`;
    const layer = layers.get(name) ?? { kind, plants: [] };
    layers.set(name, layer);
    layer.plants.push(...at, size);
  });
  return [...layers].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, layer]) => layer);
}
