// How heroes, creatures and people of Andor look. Letters come from the language files.
import type { Face } from "./board-props";

type Look = Omit<Face, "letter">;

const LOOKS: Record<string, Look> = {
  gor: { symbol: "creature-gor", frame: "beast", color: "#7d3a1f" },
  skral: { symbol: "creature-skral", frame: "skral", color: "#55682a" },
  wardrak: { symbol: "creature-wardrak", frame: "wardrak", color: "#3f3050" },
  troll: { symbol: "creature-troll", frame: "troll", color: "#41596a" },
  dragon: { symbol: "creature-dragon", frame: "dragon", color: "#64170f" },
  farmer: { symbol: "farmer", frame: "round", color: "#a6743c" },
  prince: { symbol: "prince", frame: "hero", color: "#7d2233" },
  witch: { symbol: "witch", frame: "round", color: "#43503a" },
  narrator: { symbol: "narrator", frame: "round", color: "#7a6a52" },
};

/** What has no look of its own: a token of a legend. */
const OTHER: Look = { symbol: "star", frame: "round", color: "#6a4d8a" };

/** The look of a creature, an ally, the witch, a farmer or the narrator. */
export function lookOf(kind: string): Look {
  return LOOKS[kind] ?? OTHER;
}

/** The look of a hero; `figure` is "f" or "m". */
export function heroLook(hero: string, figure: string): Look {
  return { symbol: `hero-${hero}-${figure}`, frame: "hero", color: `var(--${hero})` };
}
