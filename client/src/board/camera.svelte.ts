// What part of a board is seen, in board units, and how large.
import type { Point } from "./lines";

export interface Size {
  width: number;
  height: number;
}
export interface Covered {
  top: number;
  bottom: number;
}
/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

interface View {
  x: number;
  y: number;
  /** Pixels per board unit. */
  scale: number;
}

const CLOSEST = 2.2;
const GLIDE = 260;

export class Camera {
  /** Middle of what is seen, and its scale. */
  #view: View = $state.raw({ x: 0, y: 0, scale: 1 });
  #size: Size = $state.raw({ width: 0, height: 0 });
  /** Pixels at the top and at the bottom that something else covers. */
  #covered: Covered = { top: 0, bottom: 0 };
  #gliding = 0;
  #frame: Box;

  constructor(frame: readonly [number, number, number, number]) {
    const [x, y, width, height] = frame;
    this.#frame = [x, y, x + width, y + height];
  }

  get scale(): number {
    return this.#view.scale;
  }
  get size(): Size {
    return this.#size;
  }
  /** The seen part: left, top, right, bottom. */
  get window(): Box {
    const { x, y, scale } = this.#view;
    const [halfWidth, halfHeight] = [this.#size.width / scale / 2, this.#size.height / scale / 2];
    return [x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight];
  }
  get viewBox(): string {
    const [left, top, right, bottom] = this.window;
    const unit = (length: number) => length.toFixed(2);
    return `${unit(left)} ${unit(top)} ${unit(right - left)} ${unit(bottom - top)}`;
  }
  /** Whether nothing of the board is outside. */
  get seesAll(): boolean {
    return this.#view.scale <= this.#fitting() * 1.01;
  }

  resize(size: Size, covered: Covered): void {
    this.#size = size;
    this.#covered = covered;
    this.#set(this.#view);
  }

  /** The board has another size now. What was seen whole is seen whole, if wished. */
  reframe([x, y, width, height]: readonly [number, number, number, number], duration = GLIDE): void {
    const whole = this.seesAll;
    this.#frame = [x, y, x + width, y + height];
    if (whole) this.showAll(duration);
    else this.#set(this.#view);
  }

  /** The point of the board under a pixel of the element. */
  point(x: number, y: number): Point {
    const [left, top] = this.window;
    return [left + x / this.#view.scale, top + y / this.#view.scale];
  }

  showAll(duration = GLIDE): void {
    const [left, top, right, bottom] = this.#frame;
    this.#glide({ x: (left + right) / 2, y: (top + bottom) / 2, scale: this.#fitting() }, duration);
  }

  /** Centre on a point so that the box fits if it can at this scale or a smaller one, but never below `least`. */
  centre(on: Point, box: Box, least: number, duration = GLIDE): void {
    const { top, bottom } = this.#covered;
    const room = { width: this.#size.width, height: Math.max(1, this.#size.height - top - bottom) };
    const higher = (top - bottom) / 2;
    const half = [Math.max(on[0] - box[0], box[2] - on[0]), Math.max(on[1] - box[1], box[3] - on[1])] as const;
    const centred = Math.min(room.width / 2 / half[0], room.height / 2 / half[1]);
    if (centred >= least) {
      const scale = Math.min(centred, Math.max(least, 1));
      this.#glide({ x: on[0], y: on[1] - higher / scale, scale }, duration);
      return;
    }
    // Not with the hero in the middle: then the box in the middle, as far as it fits.
    const scale = Math.max(least, Math.min(room.width / (box[2] - box[0]), room.height / (box[3] - box[1]), 1));
    const along = (low: number, high: number, seen: number, own: number) =>
      high - low <= seen ? (low + high) / 2 : Math.min(Math.max(own, low + seen / 2), high - seen / 2);
    const x = along(box[0], box[2], room.width / scale, on[0]);
    const y = along(box[1], box[3], room.height / scale, on[1]);
    this.#glide({ x, y: y - higher / scale, scale }, duration);
  }

  /** Bring a box into sight with as little movement as can be. */
  reveal(box: Box, duration = GLIDE): void {
    const [left, top, right, bottom] = this.window;
    const { scale } = this.#view;
    const shift = (low: number, high: number, from: number, to: number) =>
      low < from ? low - from : high > to ? Math.min(high - to, low - from) : 0;
    const dx = shift(box[0], box[2], left, right);
    const covered = this.#covered;
    const dy = shift(box[1], box[3], top + covered.top / scale, bottom - covered.bottom / scale);
    if (dx !== 0 || dy !== 0) this.#glide({ ...this.#view, x: this.#view.x + dx, y: this.#view.y + dy }, duration);
  }

  /** Move what is seen by pixels. */
  pan(dx: number, dy: number): void {
    this.#stop();
    const { x, y, scale } = this.#view;
    this.#set({ x: x + dx / scale, y: y + dy / scale, scale });
  }

  /** Make larger (factor above 1) or smaller; the point under the pixel stays where it is. */
  zoom(factor: number, px = this.#size.width / 2, py = this.#size.height / 2): void {
    this.#stop();
    const scale = this.#bounded(this.#view.scale * factor);
    const [x, y] = this.point(px, py);
    this.#set({
      x: x + (this.#size.width / 2 - px) / scale,
      y: y + (this.#size.height / 2 - py) / scale,
      scale,
    });
  }

  /** Put the middle on a point of the board. */
  lookAt([x, y]: Point): void {
    this.#stop();
    this.#set({ ...this.#view, x, y });
  }

  #fitting(): number {
    const [left, top, right, bottom] = this.#frame;
    const scale = Math.min(this.#size.width / (right - left), this.#size.height / (bottom - top));
    return scale > 0 ? scale : 1;
  }
  #bounded(scale: number): number {
    const least = this.#fitting();
    return Math.max(least, Math.min(scale, Math.max(CLOSEST, least)));
  }
  /** Never past the edges of the board; what is smaller than the window stands in its middle. */
  #within(view: View): View {
    const scale = this.#bounded(view.scale);
    const inside = (middle: number, low: number, high: number, seen: number) =>
      seen >= high - low ? (low + high) / 2 : Math.min(Math.max(middle, low + seen / 2), high - seen / 2);
    const [left, top, right, bottom] = this.#frame;
    // At the scale at which all is seen, nothing is kept free for what covers it.
    const covered = scale <= this.#fitting() * 1.01 ? { top: 0, bottom: 0 } : this.#covered;
    return {
      x: inside(view.x, left, right, this.#size.width / scale),
      y: inside(view.y, top - covered.top / scale, bottom + covered.bottom / scale, this.#size.height / scale),
      scale,
    };
  }
  #set(view: View): void {
    this.#view = this.#within(view);
  }
  #stop(): void {
    cancelAnimationFrame(this.#gliding);
  }
  #glide(target: View, duration: number): void {
    this.#stop();
    const [from, to] = [this.#view, this.#within(target)];
    if (duration <= 0) return this.#set(to);
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, (now - start) / duration);
      const eased = part * part * (3 - 2 * part);
      const mix = (a: number, b: number) => a + (b - a) * eased;
      this.#set({ x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) });
      if (part < 1) this.#gliding = requestAnimationFrame(step);
    };
    this.#gliding = requestAnimationFrame(step);
  }
}
