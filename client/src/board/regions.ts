// Makes a map of regions out of fields and their neighbours. Fields that touch share a border by construction: every
// field holds sites along its half of the way to each neighbour, and a region is the union of the cells of its sites.
import { Delaunay } from "d3-delaunay";
import { between, distance, type Point, resampled, rounded, smoothed } from "./lines";
import { noise, randomOf } from "./noise";

export interface Spot {
  id: string;
  at: Point;
  adjacent: readonly string[];
  /** A second place that the region holds, such as that of its number. */
  label?: Point;
}

export interface RegionRecipe {
  width: number;
  height: number;
  /** Land ends this far from the sites. */
  voidDistance: number;
  /** How much borders wander. */
  wander: number;
  /** Neighbours whose fields do not touch, e.g. because a bridge joins them. */
  apart: (a: string, b: string) => boolean;
  /** A line that stays free of land, e.g. a river, and how far. */
  corridor?: readonly Point[];
  corridorRadius?: number;
}

/** What is no field. */
export const VOID = "";

export interface Border {
  /** In alphabetical order, so that the void comes first. */
  between: readonly [string, string];
  points: Point[];
}

export interface Regions {
  borders: Border[];
  /** Closed lines round each field, the longest first; under `VOID` the coasts. */
  outlines: Map<string, Point[][]>;
}

const RING = 17;
const LABEL_RING = 10;
const SPACING = 9;
const GRID = 17;
const MARGIN = 160;
const STEP = 8;

interface Sites {
  points: Point[];
  labels: string[];
}

function sitesOf(spots: readonly Spot[], recipe: RegionRecipe): Sites {
  const random = randomOf(7);
  const sites: Sites = { points: [], labels: [] };
  const add = (point: Point, label: string) => {
    sites.points.push([point[0] + (random() - 0.5) * 1.5, point[1] + (random() - 0.5) * 1.5]);
    sites.labels.push(label);
  };
  const places = new Map(spots.map((spot) => [spot.id, spot.at]));
  for (const spot of spots) {
    for (let eighth = 0; eighth < 8; eighth += 1) {
      const angle = (eighth * Math.PI) / 4;
      add([spot.at[0] + RING * Math.cos(angle), spot.at[1] + RING * Math.sin(angle)], spot.id);
    }
    if (spot.label) {
      const whole = distance(spot.at, spot.label);
      for (let along = SPACING; along <= whole; along += SPACING) {
        add(between(spot.at, spot.label, along / whole), spot.id);
      }
      for (let sixth = 0; sixth < 6; sixth += 1) {
        const angle = (sixth * Math.PI) / 3;
        const [x, y] = spot.label;
        add([x + LABEL_RING * Math.cos(angle), y + LABEL_RING * Math.sin(angle)], spot.id);
      }
    }
    for (const other of spot.adjacent) {
      const goal = places.get(other);
      if (!goal || recipe.apart(spot.id, other)) continue;
      const whole = distance(spot.at, goal);
      for (let along = SPACING; along <= whole / 2 - 2; along += SPACING) {
        add(between(spot.at, goal, along / whole), spot.id);
      }
    }
  }
  return sites;
}

function addVoid(sites: Sites, recipe: RegionRecipe): void {
  const land = Delaunay.from(sites.points as [number, number][]);
  const sited = sites.points.length;
  const random = randomOf(3);
  const corridor = recipe.corridor ? resampled(recipe.corridor, SPACING) : [];
  const radius = recipe.corridorRadius ?? 0;
  for (let row = -MARGIN; row <= recipe.height + MARGIN; row += GRID) {
    for (let column = -MARGIN; column <= recipe.width + MARGIN; column += GRID) {
      const point: Point = [column + (random() - 0.5) * 13, row + (random() - 0.5) * 13];
      const nearest = sited > 0 ? sites.points[land.find(point[0], point[1])]! : undefined;
      const far = !nearest || distance(nearest, point) > recipe.voidDistance;
      if (far || corridor.some((on) => distance(on, point) < radius)) {
        sites.points.push(point);
        sites.labels.push(VOID);
      }
    }
  }
}

/** A piece of border between two neighbouring triangles of the triangulation. */
interface Piece {
  ends: readonly [number, number];
  between: readonly [string, string];
}

function piecesOf(sites: Sites, delaunay: Delaunay<unknown>): Piece[] {
  const { triangles, halfedges } = delaunay;
  const pieces: Piece[] = [];
  for (let edge = 0; edge < halfedges.length; edge += 1) {
    const opposite = halfedges[edge]!;
    if (opposite < edge) continue;
    const a = sites.labels[triangles[edge]!]!;
    const b = sites.labels[triangles[edge % 3 === 2 ? edge - 2 : edge + 1]!]!;
    if (a === b) continue;
    pieces.push({ ends: [Math.floor(edge / 3), Math.floor(opposite / 3)], between: a < b ? [a, b] : [b, a] });
  }
  return pieces;
}

/** A border from junction to junction, as numbers of triangles. */
interface Chain {
  between: readonly [string, string];
  triangles: number[];
}

function chained(pieces: readonly Piece[]): Chain[] {
  const at = new Map<number, Piece[]>();
  for (const piece of pieces) {
    for (const end of piece.ends) at.set(end, [...(at.get(end) ?? []), piece]);
  }
  const used = new Set<Piece>();
  const walk = (first: Piece, from: number): Chain => {
    const triangles = [from];
    let end = from;
    for (let piece: Piece | undefined = first; piece;) {
      used.add(piece);
      end = piece.ends[0] === end ? piece.ends[1] : piece.ends[0];
      triangles.push(end);
      const here: Piece[] = at.get(end)!;
      piece = here.length === 2 ? here.find((other) => !used.has(other)) : undefined;
    }
    return { between: first.between, triangles };
  };
  const chains: Chain[] = [];
  for (const [triangle, here] of at) {
    if (here.length === 2) continue;
    for (const piece of here) if (!used.has(piece)) chains.push(walk(piece, triangle));
  }
  for (const piece of pieces) if (!used.has(piece)) chains.push(walk(piece, piece.ends[0]));
  return chains;
}

function drawn(chain: Chain, centers: ArrayLike<number>, wander: number): Point[] {
  const line = chain.triangles.map((triangle): Point => [centers[2 * triangle]!, centers[2 * triangle + 1]!]);
  const coast = chain.between[0] === VOID;
  const even = smoothed(resampled(line, STEP), coast ? 14 : 7);
  const wandering = even.map(([x, y], at): Point => {
    if (at === 0 || at === even.length - 1) return [x, y];
    return [x + noise(x / 16, y / 16, 1) * 2 * wander, y + noise(x / 16, y / 16, 2) * 2 * wander];
  });
  return rounded(wandering);
}

/** Closed lines out of the chains round one label. */
function loopsOf(label: string, chains: readonly Chain[], lines: readonly Point[][]): Point[][] {
  const left = new Set(chains.keys());
  for (const at of left) if (!chains[at]!.between.includes(label)) left.delete(at);
  const loops: Point[][] = [];
  for (const first of left) {
    left.delete(first);
    const loop = [...lines[first]!];
    const start = chains[first]!.triangles[0]!;
    let end = chains[first]!.triangles.at(-1)!;
    while (end !== start) {
      const next = [...left].find((at) => [chains[at]!.triangles[0], chains[at]!.triangles.at(-1)].includes(end));
      if (next === undefined) break;
      left.delete(next);
      const forward = chains[next]!.triangles[0] === end;
      loop.push(...(forward ? lines[next]! : [...lines[next]!].reverse()).slice(1));
      end = forward ? chains[next]!.triangles.at(-1)! : chains[next]!.triangles[0]!;
    }
    loop.pop();
    loops.push(loop);
  }
  return loops.sort((a, b) => b.length - a.length);
}

/** The map of regions: the same fields and recipe, the same map. */
export function regionsOf(spots: readonly Spot[], recipe: RegionRecipe): Regions {
  const sites = sitesOf(spots, recipe);
  addVoid(sites, recipe);
  const delaunay = Delaunay.from(sites.points as [number, number][]);
  const reach = 400;
  const { circumcenters } = delaunay.voronoi([-reach, -reach, recipe.width + reach, recipe.height + reach]);
  const chains = chained(piecesOf(sites, delaunay));
  const lines = chains.map((chain) => drawn(chain, circumcenters, recipe.wander));
  return {
    borders: chains.map((chain, at) => ({ between: chain.between, points: lines[at]! })),
    outlines: new Map([VOID, ...spots.map((spot) => spot.id)].map((label) => [label, loopsOf(label, chains, lines)])),
  };
}
