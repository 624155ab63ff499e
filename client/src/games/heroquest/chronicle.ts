// What the lines of the chronicle mean for eyes and ears: their sign, their sound, dice, and which make a good story.
import type { Sound } from "../../lib/sounds";
import type { LogLine } from "../../lib/wire";

/** Dice that lie before everybody: of an attack and the defence against it, or of anything else. */
export interface Throws {
  rows: string[][];
  combat: boolean;
  /** The face that wards hits off in the second row. */
  wards: "white" | "black";
  /** The lines that tell of them. */
  lines: LogLine[];
}

const ATTACK = "event-attack-throw";
const DEFENCE = "event-defence-throw";

/** What these lines say was thrown last; null if nothing was. */
export function throwsIn(lines: LogLine[]): Throws | null {
  const last = lines.findLastIndex((line) => line.dice.length > 0);
  if (last < 0) return null;
  const line = lines[last]!;
  const before = lines.slice(0, last).findLast((one) => one.dice.length > 0);
  const answers = line.text.id === DEFENCE && before?.text.id === ATTACK;
  const shown = answers ? [before, line] : [line];
  // What follows a throw tells what came of it: wounds, somebody falls.
  const after = lines.slice(last + 1).filter((one) => OUTCOMES.some((prefix) => one.text.id.startsWith(prefix)));
  return {
    rows: shown.map((one) => one.dice.map((face) => face.replace("-shield", ""))),
    combat: line.text.id === ATTACK || line.text.id === DEFENCE,
    wards: line.hero ? "white" : "black",
    lines: [...shown, ...after.slice(0, 2)],
  };
}

const OUTCOMES = ["event-hero-hurt", "event-hero-dies", "event-monster-hurt", "event-monster-falls", "event-unharmed"];

const SIGNS: [prefix: string, symbol: string][] = [
  ["event-quest-won", "star"],
  ["event-quest-lost", "mon-skeleton"],
  ["event-quest-begins", "ui-book"],
  ["event-note", "ui-book"],
  ["event-set-out", "ui-eye"],
  ["event-door", "ui-door"],
  ["event-secret-door", "ui-door"],
  ["event-way-blocked", "ui-trap"],
  ["event-trap", "ui-trap"],
  ["event-pit", "ui-trap"],
  ["event-spear", "ui-trap"],
  ["event-block", "ui-trap"],
  ["event-chest", "ui-treasure"],
  ["event-card", "ui-treasure"],
  ["event-things", "ui-treasure"],
  ["event-reward", "gold"],
];

/** Symbol of a line that is about no figure; "" for one that shows a badge. */
export function signOf(line: LogLine): string {
  if (line.hero !== "" || kindOf(line) !== "") return "";
  return SIGNS.find(([prefix]) => line.text.id.startsWith(prefix))?.[1] ?? "mon-chaos";
}

/** The kind of monster that a line is about, or "". */
export function kindOf(line: LogLine): string {
  const { monster, kind } = line.text.args;
  return monster !== undefined && kind !== undefined ? String(kind) : "";
}

const SOUNDS: Record<string, Sound> = {
  "event-steps": "step",
  "event-figure-steps": "step",
  "event-ally-steps": "step",
  "event-rolls-to-march": "dice",
  "event-attack-throw": "dice",
  "event-defence-throw": "dice",
  "event-monster-falls": "good",
  "event-finds-gold": "good",
  "event-finds-potion": "good",
  "event-is-healed": "good",
  "event-hero-hurt": "bad",
  "event-hero-dies": "bad",
  "event-falls-into-pit": "bad",
  "event-quest-won": "won",
  "event-quest-lost": "lost",
};

// The last of these in a bundle of lines is the one to hear.
const LOUDER: Sound[] = ["won", "lost", "bad", "dice", "good", "step"];

export function soundOf(lines: LogLine[]): Sound | undefined {
  const heard = lines.map((line) => SOUNDS[line.text.id]);
  return LOUDER.find((sound) => heard.includes(sound));
}

const TOLD = [
  "event-quest-begins",
  "event-monster-falls",
  "event-hero-dies",
  "event-finds-gold",
  "event-finds-potion",
  "event-note-tells",
  "event-note-gold",
  "event-note-item",
  "event-falls-into-pit",
  "event-secret-door-found",
  "event-card-drawn",
  "event-leaves",
  "event-reward",
  "event-champion",
  "event-quest-won",
  "event-quest-lost",
];

/** Whether a line belongs into the short story of the quest. */
export function worthTelling(line: LogLine): boolean {
  return TOLD.includes(line.text.id);
}

const STEPS = ["event-steps", "event-figure-steps", "event-ally-steps"];

/** Lines for the log: of several steps in a row of one figure only the last one is told. */
export function withoutSteps(lines: LogLine[]): LogLine[] {
  return lines.filter((line, at) => {
    const next = lines[at + 1];
    if (!STEPS.includes(line.text.id) || next === undefined) return true;
    return (
      next.text.id !== line.text.id ||
      next.hero !== line.hero ||
      next.text.args["monster"] !== line.text.args["monster"]
    );
  });
}

/** How many monsters fell. */
export function beatenIn(lines: LogLine[]): number {
  return lines.filter((line) => line.text.id === "event-monster-falls").length;
}
