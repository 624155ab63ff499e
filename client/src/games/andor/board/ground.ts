// What all parts of the picture measure by.
import type { Point } from "../../../board/lines";

export const WIDTH = 1400;
export const HEIGHT = 1000;

export function placeOf({ x, y }: { x: number; y: number }): Point {
  return [x * WIDTH, y * HEIGHT];
}

/** A name for two fields, whatever their order. */
export function pairOf(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}
