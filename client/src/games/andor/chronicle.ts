// What the lines of the chronicle mean for eyes and ears: their sign, their sound, and which make a good story.
import type { Sound } from "../../lib/sounds";
import type { LogLine } from "../../lib/wire";

const SIGNS: [prefix: string, symbol: string][] = [
  ["event-creature", "creature"],
  ["event-enters-castle", "shield-used"],
  ["event-lost", "creature-dragon"],
  ["event-won", "star"],
  ["event-no-figure-left", "creature"],
  ["event-sunrise", "rooster"],
  ["event-takes-rooster", "rooster"],
  ["event-day-begins", "sun"],
  ["event-narrator", "narrator"],
  ["event-card-laid", "narrator"],
  ["event-end-letter", "narrator"],
  ["event-legend", "ui-book"],
  ["event-card-read", "ui-book"],
  ["event-story", "ui-book"],
  ["event-event-card", "ui-book"],
  ["event-no-event-card", "ui-book"],
  ["event-pile", "ui-book"],
  ["event-goal", "star"],
  ["event-fog", "fog"],
  ["event-witch", "witch"],
  ["event-well", "well"],
  ["event-farmer", "farmer"],
  ["event-ally", "prince"],
  ["event-rubble", "place-mine"],
  ["event-values-equal", "ui-fight"],
  ["event-heroes-lose", "ui-fight"],
  ["event-stone", "item-rune"],
  ["event-thing", "star"],
  ["event-deal", "ui-cart"],
];

/** Signs that say more than the badge of the hero whom the line is about. */
const TELLING = ["farmer", "rooster", "ui-book"];

/** Symbol of a line without a hero, or one more telling than the hero; "creature" for a badge of that kind. */
export function signOf(line: LogLine): string {
  const sign = SIGNS.find(([prefix]) => line.text.id.startsWith(prefix))?.[1] ?? "";
  return line.hero === "" || TELLING.includes(sign) ? sign : "";
}

const SOUNDS: Record<string, Sound> = {
  "event-walks": "step",
  "event-ally-goes": "step",
  "event-hero-rolls": "dice",
  "event-creature-rolls": "dice",
  "event-die-shows": "dice",
  "event-hero-throws": "dice",
  "event-creature-beaten": "good",
  "event-farmers-saved": "good",
  "event-empties-well": "good",
  "event-finds": "good",
  "event-enters-castle": "bad",
  "event-farmer-dies": "bad",
  "event-farmer-dies-here": "bad",
  "event-falls": "bad",
  "event-sunrise": "sunrise",
  "event-won": "won",
};

// The last of these in a bundle of lines is the one to hear.
const LOUDER: Sound[] = ["won", "lost", "dice", "bad", "good", "sunrise", "step"];

export function soundOf(lines: LogLine[]): Sound | undefined {
  const heard = lines.map((line) => (line.text.id.startsWith("event-lost") ? "lost" : SOUNDS[line.text.id]));
  return LOUDER.find((sound) => heard.includes(sound));
}

const TOLD = [
  "event-legend-begins",
  "event-creature-beaten",
  "event-enters-castle",
  "event-farmers-saved",
  "event-farmer-dies",
  "event-farmer-dies-here",
  "event-falls",
  "event-witch",
  "event-goal-set",
  "event-rubble-cleared",
  "event-sunrise",
  "event-won",
];

/** Whether a line belongs into the short story of the legend. */
export function worthTelling(line: LogLine): boolean {
  return TOLD.includes(line.text.id) || line.text.id.startsWith("event-lost");
}

/** Whether a line tells people anything: what a legend counts for itself shows in its tasks. */
export function saysSomething(line: LogLine): boolean {
  return line.text.id !== "event-counts";
}

/** The lines of the last sunrise among these, or none. */
export function sunriseIn(lines: LogLine[]): LogLine[] {
  const from = lines.findLastIndex((line) => line.text.id === "event-sunrise");
  if (from < 0) return [];
  const to = lines.findIndex((line, at) => at > from && line.text.id === "event-day-begins");
  return lines.slice(from + 1, to < 0 ? lines.length : to + 1);
}

/** The last throw among these lines, that of a battle or of a card, with its dice; null for none. */
export function throwIn(lines: LogLine[]): LogLine | null {
  const line = lines.findLast((one) => one.dice.length > 0 || one.text.args["pips"] !== undefined);
  if (!line) return null;
  return line.dice.length > 0 ? line : { ...line, dice: [String(line.text.args["pips"])] };
}
