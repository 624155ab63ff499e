// Choices of this browser: language, look, motion, sound. Kept from visit to visit.
import { negotiateLanguages } from "@fluent/langneg";
import { recall, remember } from "./keep";

export type Language = "de" | "en";
export type Theme = "game" | "light" | "dark" | "junior";

export interface Settings {
  language: Language;
  theme: Theme;
  textSize: "100" | "115" | "130";
  speed: "1" | "2" | "instant";
  motion: "auto" | "reduced" | "full";
  /** How much the ways of the creatures stand out on a board that shows them. */
  arrows: "off" | "subtle" | "strong";
  /** Letter keys as short cuts. */
  letters: boolean;
  /** A second press before every step, not only before long ways. */
  confirmSteps: boolean;
  sound: boolean;
  volume: number;
  /** Show how likely the heroes win. */
  chance: boolean;
  /** Read the call to act by itself. */
  readCalls: boolean;
  voice: string;
}

/** The language of the browser if we speak it; German otherwise. */
function usualLanguage(): Language {
  const wished = typeof navigator === "undefined" ? [] : navigator.languages;
  const [first] = negotiateLanguages(wished, ["de", "en"], { strategy: "lookup", defaultLocale: "de" });
  return first === "en" ? "en" : "de";
}

const usual: Settings = {
  language: usualLanguage(),
  theme: "game",
  textSize: "100",
  speed: "1",
  motion: "auto",
  arrows: "subtle",
  letters: true,
  confirmSteps: false,
  sound: true,
  volume: 0.5,
  chance: false,
  readCalls: false,
  voice: "",
};

export const settings: Settings = $state({ ...usual, ...recall<Partial<Settings>>("settings", {}) });

export function change<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  remember("settings", $state.snapshot(settings));
}

function prefers(query: string): boolean {
  return typeof matchMedia === "function" && matchMedia(query).matches;
}

export function motionReduced(): boolean {
  if (settings.motion !== "auto") return settings.motion === "reduced";
  return prefers("(prefers-reduced-motion: reduce)");
}

/** Factor for all durations of movements: 0 means at once. */
export function pace(): number {
  if (motionReduced() || settings.speed === "instant") return 0;
  return settings.speed === "2" ? 0.5 : 1;
}

/** The colours to show for a page of this game ("" for pages of no game). */
export function themeFor(game: string): "light" | "dark" | "junior" {
  if (settings.theme !== "game") return settings.theme;
  if (game === "junior") return "junior";
  if (game === "heroquest") return "dark";
  return prefers("(prefers-color-scheme: dark)") ? "dark" : "light";
}
