// What the lines of the chronicle mean for eyes and ears: their sign, their sound, and which make a good story.
import type { LogLine } from "../../lib/wire";
import type { Sound } from "../../lib/sounds";

const SIGNS: [prefix: string, symbol: string][] = [
  ["event-gor", "creature-gor"],
  ["event-no-gor", "creature-gor"],
  ["event-alarm", "creature-gor"],
  ["event-fort", "place-lair"],
  ["event-dragon", "creature-dragon"],
  ["event-fog", "fog"],
  ["event-tile-shown", "item-telescope"],
  ["event-thicket", "item-wolfherb"],
  ["event-mine", "item-torch"],
  ["event-uses-torch", "item-torch"],
  ["event-drinks", "well"],
  ["event-well", "well"],
  ["event-hourglass", "item-hourglass"],
  ["event-lights-beacon", "place-watchtower"],
  ["event-buys", "ui-cart"],
  ["event-task", "star"],
  ["event-bridge", "bridge-guard"],
  ["event-cub", "wolfcub"],
  ["event-troll", "creature-troll"],
  ["event-night", "moon"],
  ["event-falls-asleep", "ui-sleep"],
  ["event-takes-marker", "moon"],
  ["event-day-begins", "sun"],
  ["event-won", "star"],
  ["event-lost", "creature-dragon"],
];

/** Symbol of a line without a hero, or of a line whose event is more telling than the hero. */
export function signOf(line: LogLine): string {
  return SIGNS.find(([prefix]) => line.text.id.startsWith(prefix))?.[1] ?? "";
}

const SOUNDS: Record<string, Sound> = {
  "event-step": "step",
  "event-cave-step": "step",
  "event-throw": "dice",
  "event-gor-beaten": "good",
  "event-fort-falls": "good",
  "event-task-done": "good",
  "event-cub-found": "good",
  "event-drinks": "good",
  "event-dragon-comes": "bad",
  "event-alarm": "bad",
  "event-kraken": "bad",
  "event-day-begins": "sunrise",
  "event-won": "won",
  "event-lost": "lost",
};

// The last of these in a bundle of lines is the one to hear.
const LOUDER: Sound[] = ["won", "lost", "dice", "bad", "good", "sunrise", "step"];

export function soundOf(lines: LogLine[]): Sound | undefined {
  const heard = lines.map((line) => SOUNDS[line.text.id]);
  return LOUDER.find((sound) => heard.includes(sound));
}

const TOLD = new Set([
  "event-task-lies-out",
  "event-gor-beaten",
  "event-fort-falls",
  "event-task-done",
  "event-bridge-opens",
  "event-cub-found",
  "event-lights-beacon",
  "event-kraken",
  "event-alarm",
  "event-hourglass",
  "event-thing-brought",
  "event-well-cleaned",
  "event-troll-driven-off",
  "event-dragon-comes",
  "event-night-falls",
  "event-won",
  "event-lost",
]);

/** Whether a line belongs into the short story of the game. */
export function worthTelling(line: LogLine): boolean {
  return TOLD.has(line.text.id);
}
