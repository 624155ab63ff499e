// Which symbols, frames and colours stand for the heroes, monsters and things of HeroQuest.
import type { Face } from "../../board/figures";
import type { Frame } from "../../board/frames";
import { settings } from "../../lib/settings.svelte";
import { t } from "../../lib/speak";
import type { QuestFurniture, QuestHero, QuestTrap } from "../../lib/wire";
import { known } from "../../lib/words";

/** Two letters stand for a name, since several names begin alike. */
export function lettersOf(name: string): string {
  return name.charAt(0).toLocaleUpperCase() + name.slice(1, 2).toLocaleLowerCase();
}

export function heroFace(hero: Pick<QuestHero, "id" | "figure" | "name">): Face {
  return {
    symbol: `hero-${hero.id}-${hero.figure}`,
    frame: "hero",
    color: `var(--${hero.id})`,
    letter: t(`heroquest-letter-${hero.id}`),
  };
}

const MONSTERS: Record<string, { symbol: string; frame: Frame; color: string }> = {
  goblin: { symbol: "mon-goblin", frame: "round", color: "#48602a" },
  orc: { symbol: "mon-orc", frame: "round", color: "#3c4f22" },
  fimir: { symbol: "mon-fimir", frame: "round", color: "#5d6427" },
  skeleton: { symbol: "mon-skeleton", frame: "undead", color: "#4a4552" },
  zombie: { symbol: "mon-zombie", frame: "undead", color: "#44503f" },
  mummy: { symbol: "mon-mummy", frame: "undead", color: "#5c5138" },
  "chaos-warrior": { symbol: "mon-chaos", frame: "chaos", color: "#5a1f1f" },
  gargoyle: { symbol: "mon-gargoyle", frame: "chaos", color: "#3f3a37" },
  "chaos-sorcerer": { symbol: "mon-sorcerer", frame: "chaos", color: "#3d2350" },
};
const OTHER = { symbol: "mon-other", frame: "chaos", color: "#4b4653" } as const;
const ALLY = { symbol: "prince", frame: "hero", color: "#6d6a8c" } as const;

/** `figure`: the printed kind whose figure it is; `name`: what it is called, for letters where the figure has none. */
export function monsterFace(figure: string, name: string, ally = false): Face {
  const letter = `hq-letter-${figure}`;
  return {
    ...(ally ? ALLY : (MONSTERS[figure] ?? OTHER)),
    letter: known(settings.language, letter) ? t(letter) : lettersOf(name),
  };
}

export const masterFace: Face = { symbol: "mon-chaos", frame: "chaos", color: "var(--game-master)", letter: "" };

const FURNITURE = [
  "table",
  "throne",
  "alchemists-bench",
  "treasure-chest",
  "tomb",
  "sorcerers-table",
  "bookcase",
  "rack",
  "fireplace",
  "weapons-rack",
  "cupboard",
];

/** "" for a piece without a drawing of its own. */
export function furnitureSymbol(piece: Pick<QuestFurniture, "kind" | "open">): string {
  if (!FURNITURE.includes(piece.kind)) return "";
  const name = piece.kind.replaceAll("-", "_");
  return piece.kind === "treasure-chest" && piece.open ? "furn-treasure_chest_open" : `furn-${name}`;
}

/** "" for one that is gone. */
export function trapSymbol(trap: Pick<QuestTrap, "kind" | "state">): string {
  if (trap.state === "removed") return "";
  if (trap.kind === "pit") return trap.state === "sprung" ? "tile-pit" : "tile-pit-found";
  if (trap.state === "sprung") return "";
  return trap.kind === "spear" ? "tile-spear-found" : "tile-block-found";
}

const ITEMS: Record<string, string> = {
  staff: "item-staff",
  club: "item-staff",
  "hand-axe": "item-axe",
  "battle-axe": "item-axe",
  spear: "item-spear",
  crossbow: "item-crossbow",
  helmet: "item-helm",
  shield: "item-shield",
  "chain-mail": "item-armour",
  "plate-armour": "item-armour",
  "plate-mail": "item-armour",
  "borins-armour": "item-armour",
  bracers: "item-bracers",
  cloak: "item-cloak",
  "tool-kit": "item-tools",
};
/** A word of an id that tells what kind of thing it is. */
const KINDS: [word: string, symbol: string][] = [
  ["sword", "item-sword"],
  ["blade", "item-sword"],
  ["dagger", "item-sword"],
  ["bane", "item-sword"],
  ["axe", "item-axe"],
  ["fist", "item-axe"],
  ["spear", "item-spear"],
  ["staff", "item-staff"],
  ["wand", "item-wand"],
  ["ring", "item-ring"],
  ["talisman", "item-talisman"],
  ["amulet", "item-talisman"],
  ["cloak", "item-cloak"],
  ["armour", "item-armour"],
  ["armor", "item-armour"],
  ["mail", "item-armour"],
  ["elixir", "item-poison"],
  ["bow", "item-crossbow"],
];

export function itemSymbol(item: string): string {
  return ITEMS[item] ?? KINDS.find(([word]) => item.includes(word))?.[1] ?? "item-parchment";
}

export function elementSymbol(element: string): string {
  return `el-${element}`;
}

const FACES: Record<string, string> = {
  skull: "hqdie-skull",
  white: "hqdie-shield",
  "white-shield": "hqdie-shield",
  shield: "hqdie-shield",
  black: "hqdie-black",
  "black-shield": "hqdie-black",
};

export function dieSymbol(face: string): string {
  return FACES[face] ?? `die-${face}`;
}

/** What a face is called. */
export function dieName(face: string): string {
  const id = `hq-face-${face.replace("-shield", "")}`;
  return known(settings.language, id) ? t(id) : face;
}
