// What part of a board is looked at: all of it, what matters for the turn, or where somebody has moved it.
import { untrack } from "svelte";
import { pace } from "../lib/settings.svelte";
import { screen } from "../lib/screen.svelte";
import { type Box, Camera, type Covered } from "./camera.svelte";
import type { Point } from "./lines";

interface Wanted {
  frame: readonly [number, number, number, number];
  /** Fields are large enough for a finger at this scale. */
  least: number;
  /** What matters for the turn: where in the middle, and which fields. */
  turn: () => { at: Point; fields: readonly string[] } | undefined;
  /** The smallest box round some fields. */
  box: (fields: readonly string[]) => Box;
  /** Pixels that something else covers. */
  covered: () => Covered;
}

/** Room round fields that are brought into sight. */
const ROOM = 26;

const glide = (): number | undefined => (pace() === 0 ? 0 : undefined);

export class Sight {
  readonly camera: Camera;
  readonly #wanted: Wanted;
  #began = false;
  #turn = "";

  constructor(wanted: Wanted) {
    this.#wanted = wanted;
    this.camera = new Camera(wanted.frame);
  }

  /** For `{@attach}`: follows the size of the drawing. */
  readonly measuring = (drawing: Element) => {
    const measure = () => {
      const { width, height } = drawing.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      const stay = this.#began && !this.camera.seesAll;
      this.camera.resize({ width, height }, this.#wanted.covered());
      if (!stay) this.#showBest();
      this.#began = true;
    };
    untrack(measure);
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(drawing);
    return () => observer.disconnect();
  };

  showAll(): void {
    this.camera.showAll(glide());
  }

  showTurn(duration: number | undefined = glide()): void {
    const turn = this.#wanted.turn();
    if (turn) this.camera.centre(turn.at, this.#around(turn.fields), this.#wanted.least, duration);
  }

  /** Somebody's turn begins: there, unless all is seen anyway. */
  turnOf(who: string): void {
    const before = this.#turn;
    this.#turn = who;
    if (before !== "" && before !== who && this.#began && !this.camera.seesAll) this.showTurn();
  }

  reveal(fields: readonly string[]): void {
    if (fields.length > 0 && this.#began && !this.camera.seesAll) this.camera.reveal(this.#around(fields), glide());
  }

  /** All of the board where there is room for it or a mouse to point with, else what matters for the turn. */
  #showBest(): void {
    this.camera.showAll(0);
    if (this.camera.scale < this.#wanted.least && screen.layout !== "desktop") this.showTurn(0);
  }

  #around(fields: readonly string[]): Box {
    const [left, top, right, bottom] = this.#wanted.box(fields);
    return [left - ROOM, top - ROOM, right + ROOM, bottom + ROOM];
  }
}
