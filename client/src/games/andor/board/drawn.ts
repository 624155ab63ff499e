// Path data of what grows on a board: many plants of one kind as few paths.
import { closedPath, openPath, unpacked } from "../../../board/lines";
import type { Layer, PlantKind } from "./growth";

/** One path per tone of a plant; what tone means stands in `Plants.svelte`. */
export type Tones = Partial<Record<"trunk" | "light" | "dark" | "snow" | "line" | "shade", string>>;

const short = (value: number) => Math.round(value * 10) / 10;

/** Path data with all numbers multiplied and moved: "M" and "L" absolute, the rest relative. */
function shape(x: number, y: number, size: number, points: readonly (readonly [number, number])[]): string {
  return points
    .map(([dx, dy], at) => `${at === 0 ? "M" : "L"}${short(x + dx * size)} ${short(y + dy * size)}`)
    .join("")
    .concat("Z");
}

type Drawing = (x: number, y: number, size: number) => Tones;

const PINE: [number, number][] = [
  [0, -1.5],
  [0.62, -0.35],
  [0.3, -0.35],
  [0.78, 0.3],
];

const DRAWINGS: Record<PlantKind, Drawing> = {
  pine: (x, y, size) => ({
    trunk: `M${x} ${short(y + 0.3 * size)}v${short(0.3 * size)}`,
    light: shape(x, y, size, [...PINE, ...PINE.map(([dx, dy]): [number, number] => [-dx, dy]).reverse()]),
    dark: shape(x, y, size, [...PINE, [0, 0.3]]),
  }),
  leaf: (x, y, size) => {
    const r = short(0.78 * size);
    const [top, bottom, wide] = [short(y - 1.23 * size), short(y + 0.33 * size), short(1.3 * size)];
    return {
      trunk: `M${x} ${y}v${short(0.7 * size)}`,
      light: `M${x} ${top}A${r} ${r} 0 1 1 ${x} ${bottom}A${r} ${r} 0 1 1 ${x} ${top}Z`,
      dark: `M${x} ${top}A${r} ${r} 0 0 1 ${x} ${bottom}A${wide} ${wide} 0 0 0 ${x} ${top}Z`,
    };
  },
  rock: (x, y, size) => ({
    shade: shape(x, y, size, [
      [-1.1, 0.1],
      [0.2, -0.3],
      [1.4, 0.1],
      [0.2, 0.4],
    ]),
    light: shape(x, y, size, [
      [-1, 0],
      [-0.6, -0.9],
      [0.1, -1.1],
      [0.9, -0.4],
      [1, 0],
    ]),
    dark: shape(x, y, size, [
      [0.1, -1.1],
      [0.9, -0.4],
      [1, 0],
      [0, 0],
    ]),
  }),
  tuft: (x, y) => ({ line: `M${x - 4} ${y - 5}q2 3 3 5q1-4 1-7M${x + 1} ${y}q1-3 4-5` }),
  reed: (x, y, size) => ({
    line: `M${x} ${y}v${-size}M${x - 4} ${y}q0 ${short(-0.5 * size)} -2 ${short(-0.75 * size)}M${x + 4} ${y}q0 ${short(-0.5 * size)} 2 ${short(-0.7 * size)}`,
    trunk: `M${x} ${short(y - size)}v4`,
  }),
  mountain: (x, y, size) => {
    // Every second one is seen from the other side, and some are flatter.
    const side = (x + y) % 2 === 0 ? 1 : -1;
    const high = 1.05 + ((x * 7 + y * 3) % 10) * 0.05;
    const of = (...points: [number, number][]) =>
      shape(
        x,
        y + 0.45 * size,
        size,
        points.map(([dx, dy]): [number, number] => [dx * side, dy * high]),
      );
    return {
      shade: of([-1.12, 0.02], [0, -0.2], [1.5, 0.02], [0.4, 0.16]),
      light: of([-1, 0], [-0.42, -0.62], [-0.28, -0.55], [0, -1], [0.34, -0.5], [0.5, -0.58], [1, 0]),
      dark:
        side > 0
          ? of([0, -1], [0.34, -0.5], [0.5, -0.58], [1, 0], [0.1, 0], [-0.06, -0.3], [0.1, -0.55])
          : of([0, -1], [-0.28, -0.55], [-0.42, -0.62], [-1, 0], [-0.2, 0], [0.02, -0.34], [-0.12, -0.6]),
      snow: of([0, -1], [0.17, -0.75], [0.02, -0.68], [-0.12, -0.72], [-0.17, -0.75]),
    };
  },
};

/** The paths of a layer of plants. */
export function pathsOf({ kind, plants }: Layer): Tones {
  const tones: Record<string, string[]> = {};
  for (let at = 0; at + 2 < plants.length; at += 3) {
    const drawn = DRAWINGS[kind](plants[at]!, plants[at + 1]!, plants[at + 2]!);
    for (const [tone, path] of Object.entries(drawn)) (tones[tone] ??= []).push(path);
  }
  return Object.fromEntries(Object.entries(tones).map(([tone, paths]) => [tone, paths.join("")]));
}

/** Path data of several closed, or open, lines at once. */
export function closedLines(lines: readonly number[][]): string {
  return lines.map((line) => closedPath(unpacked(line))).join("");
}
export function openLines(lines: readonly number[][]): string {
  return lines.map((line) => openPath(unpacked(line))).join("");
}
