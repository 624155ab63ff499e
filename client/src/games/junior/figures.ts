// Which symbols stand for the heroes, things and faces of Andor Junior.
import type { HeroView } from "../../lib/wire";

/** Letter on the badge of a figure: the first of its name. */
export function letterOf(hero: Pick<HeroView, "name">): string {
  return hero.name.charAt(0).toLocaleUpperCase();
}

export function symbolOf(hero: string, figure: string): string {
  return `hero-${hero === "mage" ? "wizard" : hero}-${figure}`;
}

const ITEMS: Record<string, string> = {
  gold: "gold",
  falcon: "item-falcon",
  basket: "item-basket",
  potion: "item-brew",
  wood: "item-wood",
  sword: "item-sword",
  torch: "item-torch",
};

export function itemSymbol(item: string): string {
  if (item.startsWith("herb")) return "item-wolfherb";
  if (item.startsWith("book")) return "item-book";
  if (item.startsWith("letter")) return "item-letter";
  return ITEMS[item] ?? "star";
}

const FACES: Record<string, string> = {
  sword: "jdie-sword",
  torch: "jdie-torch",
  lightning: "jdie-bolt",
  blank: "jdie-blank",
};

export function faceSymbol(face: string): string {
  return FACES[face] ?? `die-${face}`;
}

/** The face that stands for a hero's dice: the one they show most often. */
export const DIE_OF: Record<string, string> = {
  warrior: "jdie-sword",
  archer: "jdie-sword",
  dwarf: "jdie-torch",
  mage: "jdie-bolt",
};

const TASKS: Record<string, string> = {
  "wolf-herb": "item-wolfherb",
  "injured-falcon": "item-falcon",
  forts: "place-lair",
  berries: "item-basket",
  "music-books": "item-book",
  wood: "item-wood",
  "polluted-wells": "well",
  "healing-potion": "item-brew",
  letters: "item-letter",
  "cave-troll": "creature-troll",
};

export function taskSymbol(task: string): string {
  return TASKS[task] ?? "star";
}
