// Figures walk: they stand where they belong at once, and are shown on their way there.
import type { Point } from "./lines";

export interface Walk {
  /** Changes when the figure stands on another field. */
  field: string;
  at: Point;
  /** The places on the way from one field to another, both ends included. */
  way: (from: string, to: string) => Point[];
  /** Factor for durations; 0: no walking. */
  pace: number;
  /** Milliseconds to wait before setting off. */
  delay?: number;
  /** Told when a figure has jumped instead of walking. */
  onjump?: (field: string) => void;
}

const PER_FIELD = 180;
const AT_MOST = 1200;

/** For `use:walk` on an SVG group. */
export function walk(element: SVGGElement, given: Walk) {
  let { field, at } = given;
  const stand = ([x, y]: Point) => (element.style.transform = `translate(${x}px, ${y}px)`);
  stand(at);
  return {
    update(next: Walk) {
      const [from, before] = [field, at];
      ({ field, at } = next);
      stand(at);
      if (from === field || typeof element.animate !== "function") return;
      if (next.pace === 0) return next.onjump?.(field);
      const between = next.way(from, field).slice(1, -1);
      const frames = [before, ...between, at].map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
      const duration = Math.min(AT_MOST, PER_FIELD * (frames.length - 1)) * next.pace;
      const delay = (next.delay ?? 0) * next.pace;
      element.animate(frames, { duration, delay, fill: "backwards", easing: "ease-in-out" });
    },
  };
}
