// What hands do on a board: choose a field, look closer, carry the figure of whoever is on turn to where it may go.
import { motionReduced } from "../lib/settings.svelte";
import type { FieldMap, Shape } from "./field-map";
import { hands } from "./gestures";
import { distance, type Point } from "./lines";
import { pointing } from "./pointing.svelte";
import type { Sight } from "./sight.svelte";

interface Wanted {
  map: () => FieldMap<Shape>;
  /** Fields that can be chosen; a finger may miss one by `slack` pixels. */
  legal: () => readonly string[];
  slack: number;
  /** Where the figure stands that can be carried, and is taken within `grip`; undefined: there is none. */
  figure: () => Point | undefined;
  grip: number;
  /** Whether it can be carried there. */
  walkable: (field: string) => boolean;
  /** A double tap looks closer by this much twice, up to the scale `closest`; after that all of the board. */
  step: number;
  closest: number;
  ontap: (field: string) => void;
  onchoose: (field: string) => void;
  onconfirm: (field: string) => void;
  onback: () => void;
}

/** So long a ring shows where a figure came to stand without being seen to move. */
const RING_TIME = 2000;

export class Handling {
  /** The figure that is carried: where it is, and over which field it may be let go. */
  held: { at: Point; over: string } | null = $state.raw(null);
  /** Field where a figure came to stand just now; "" for none. */
  landed = $state("");
  #forgetting = 0;
  readonly #sight: Sight;
  readonly #wanted: Wanted;

  constructor(sight: Sight, wanted: Wanted) {
    this.#sight = sight;
    this.#wanted = wanted;
  }

  /** For `{@attach}`. */
  readonly take = hands({
    tap: (x, y) => {
      const field = this.#meant(x, y);
      if (field === undefined) return this.#wanted.onback();
      this.#wanted.ontap(field);
      this.#wanted.onchoose(field);
    },
    doubleTap: (x, y) => {
      const { camera } = this.#sight;
      const { step, closest } = this.#wanted;
      const field = this.#meant(x, y);
      if (field !== undefined && this.#wanted.legal().includes(field)) this.#wanted.onchoose(field);
      else if (camera.scale > closest) this.#sight.showAll();
      else camera.zoom(step * step, x, y);
    },
    hold: (x, y) => {
      const field = this.#wanted.map().under(this.#sight.camera.point(x, y));
      if (field === undefined || !pointing.show) return false;
      pointing.show(field);
      return true;
    },
    grab: (x, y) => {
      const { camera } = this.#sight;
      const { figure, grip, slack } = this.#wanted;
      const at = figure();
      if (!at || distance(camera.point(x, y), at) >= Math.max(grip, slack / camera.scale)) return false;
      this.held = { at: camera.point(x, y), over: "" };
      return true;
    },
    carry: (x, y) => {
      const field = this.#meant(x, y);
      const over = field !== undefined && this.#wanted.walkable(field) ? field : "";
      this.held = { at: this.#sight.camera.point(x, y), over };
    },
    drop: (place) => {
      const goal = this.held?.over;
      this.held = null;
      if (place && goal) this.#wanted.onconfirm(goal);
    },
    pan: (dx, dy) => this.#sight.camera.pan(dx, dy),
    zoom: (factor, x, y) => this.#sight.camera.zoom(factor, x, y),
  });

  /** A figure changed its field; without animations a ring shows where it is now. */
  readonly jumped = (field: string): void => {
    if (!motionReduced()) return;
    this.landed = field;
    clearTimeout(this.#forgetting);
    this.#forgetting = window.setTimeout(() => (this.landed = ""), RING_TIME);
  };

  #meant(x: number, y: number): string | undefined {
    const { camera } = this.#sight;
    return this.#wanted.map().meant(camera.point(x, y), this.#wanted.legal(), this.#wanted.slack / camera.scale);
  }
}
