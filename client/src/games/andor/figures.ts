// Which symbols, frames and colours stand for the heroes, creatures and articles of Andor.
import type { Face } from "../../board/figures";
import type { Frame } from "../../board/frames";
import { known } from "../../lib/words";
import { settings } from "../../lib/settings.svelte";
import { t } from "../../lib/speak";
import type { AndorHero } from "../../lib/wire";

export function symbolOf(hero: string, figure: string): string {
  return `hero-${hero}-${figure}`;
}

/** Letter on the badge of a figure: the first of its name. */
export function letterOf(name: string): string {
  return name.charAt(0).toLocaleUpperCase();
}

export function heroFace(hero: Pick<AndorHero, "id" | "figure" | "name">): Face {
  return {
    symbol: symbolOf(hero.id, hero.figure),
    frame: "hero",
    color: `var(--${hero.id})`,
    letter: letterOf(hero.name),
  };
}

const CREATURES: Record<string, { frame: Frame; color: string }> = {
  gor: { frame: "beast", color: "#6e2a1d" },
  skral: { frame: "skral", color: "#4f7a2b" },
  wardrak: { frame: "wardrak", color: "#3f3654" },
  troll: { frame: "troll", color: "#41627a" },
};

/** `figure` is the printed kind whose badge a creature wears, `name` what it is called. */
export function creatureFace(figure: string, name: string): Face {
  const { frame, color } = CREATURES[figure] ?? { frame: "beast" as const, color: "#6e2a1d" };
  return { symbol: `creature-${figure}`, frame, color, letter: letterOf(name) };
}

/** People of the land: farmers, allies, the witch, the narrator. */
export function personFace(symbol: string, name: string): Face {
  const frame: Frame = symbol === "prince" ? "hero" : "round";
  return { symbol, frame, color: symbol === "witch" ? "#5b6a52" : "#a9793f", letter: letterOf(name) };
}

const ALLIES: Record<string, string> = {
  prince: "prince",
  witch: "witch",
  narrator: "narrator",
  farmer: "farmer",
};

/** The figure of an ally: a symbol of its own name, else that of the shield dwarves. */
export function allySymbol(id: string): string {
  return ALLIES[id] ?? (id.includes("prince") || id.includes("thorald") ? "prince" : "hero-dwarf-m");
}

const ITEMS: Record<string, string> = {
  gold: "gold",
  farmer: "farmer",
  wineskin: "item-wineskin",
  "half-wineskin": "item-wineskin",
  shield: "item-shield",
  "damaged-shield": "item-shield",
  bow: "item-bow",
  falcon: "item-falcon",
  "used-falcon": "item-falcon",
  telescope: "item-telescope",
  helm: "item-helm",
  brew: "item-brew",
  "half-brew": "item-brew",
  strength: "strength",
  willpower: "willpower",
};

const THINGS: [part: string, symbol: string][] = [
  ["herb", "item-herb"],
  ["stone", "item-rune"],
  ["gem", "gem"],
  ["parchment", "item-parchment"],
  ["scroll", "item-parchment"],
  ["letter", "item-letter"],
  ["book", "item-book"],
  ["key", "item-key"],
  ["poison", "item-poison"],
  ["torch", "item-torch"],
  ["wood", "item-wood"],
  ["sword", "item-sword"],
  ["basket", "item-basket"],
];

/** Symbol of an article, of gold, farmers, or of a thing of a legend by what its id says. */
export function itemSymbol(item: string): string {
  return ITEMS[item] ?? THINGS.find(([part]) => item.includes(part))?.[1] ?? "star";
}

const COLORS: Record<string, string> = {
  "stone-blue": "#2f6db3",
  "stone-yellow": "#d79a1e",
  "stone-green": "#37793f",
};

/** Colour of what comes in colours; undefined for everything else. */
export function itemColor(item: string): string | undefined {
  return COLORS[item];
}

/** A short mark on what looks alike: half used, a number, the first letter of a colour; "" for none. */
export function itemMark(item: string): string {
  if (item.startsWith("half-")) return "½";
  if (item === "damaged-shield") return "½";
  if (item === "used-falcon") return "z";
  const number = /-(\d)$/.exec(item)?.[1];
  if (number) return number;
  return known(settings.language, `mark-${item}`) ? t(`mark-${item}`) : "";
}

const FOGS: Record<string, { symbol: string; text: string }> = {
  event: { symbol: "ui-book", text: "!" },
  gold: { symbol: "gold", text: "1" },
  gor: { symbol: "creature-gor", text: "" },
  strength: { symbol: "strength", text: "+1" },
  "willpower-2": { symbol: "willpower", text: "+2" },
  "willpower-3": { symbol: "willpower", text: "+3" },
  wineskin: { symbol: "item-wineskin", text: "" },
  brew: { symbol: "witch", text: "" },
  empty: { symbol: "fog", text: "–" },
};

/** Face of an open fog token. */
export function fogFace(kind: string): { symbol: string; text: string } {
  return FOGS[kind] ?? { symbol: "star", text: "" };
}

const BLACK = ["6", "8", "10", "12"];

/** Symbol of a die that shows `value`; black dice have faces of their own. */
export function dieSymbol(value: number, black: boolean): string {
  return black && BLACK.includes(String(value)) ? `die-black-${value}` : `die-${Math.min(6, Math.max(1, value))}`;
}
