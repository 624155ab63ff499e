import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { known, say, text, words, type Names } from "../src/lib/words";

const names: Names = {
  hero: (id) => ({ warrior: { name: "Mairen", gender: "f" }, archer: { name: "Pasco", gender: "m" } })[id],
  field: (id, language) => (id === "well1" ? { de: "Burgbrunnen", en: "Castle well" }[language] : undefined),
};

test("ids become words, and stay under a name of their own", () => {
  expect(words("de", { hero: "warrior", other: "archer", item: "basket", field: "well1", suns: 3 }, names)).toEqual({
    hero: "Mairen",
    "hero-id": "warrior",
    gender: "f",
    other: "Pasco",
    "other-id": "archer",
    "other-gender": "m",
    item: "Beerenkorb",
    "item-id": "basket",
    "an-item": "einen Beerenkorb",
    field: "Burgbrunnen",
    "field-id": "well1",
    suns: 3,
  });
});

test("a sentence follows the language", () => {
  const sentence = { id: "event-step", args: { hero: "warrior", field: "well1" } };
  expect(say("de", sentence, names)).toBe("Mairen geht zu „Burgbrunnen“.");
  expect(say("en", sentence, names)).toBe("Mairen goes to “Castle well”.");
});

test("gender chooses the word", () => {
  expect(text("de", "hero-warrior", { gender: "m" })).toBe("Krieger");
  expect(text("de", "hero-warrior", { gender: "f" })).toBe("Kriegerin");
});

test("a sentence begins with a capital letter", () => {
  expect(say("de", { id: "offer-pick-up", args: { item: "herb-red" } })).toBe("Rotes Wolfskraut nehmen");
});

test("an unknown message shows its id instead of nothing", () => {
  expect(text("de", "no-such-message")).toBe("no-such-message");
});

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

test("every text that the page asks for by name is there in both languages", () => {
  const asked = sources(join(import.meta.dirname, "../src")).flatMap((source) =>
    [...source.matchAll(/\bt\("([a-z0-9_.-]+)"/g)].map((match) => match[1]!),
  );
  expect(asked.length).toBeGreaterThan(150);
  const families: Record<string, string[]> = {
    theme: ["game", "light", "dark", "junior"],
    "text-size": ["100", "115", "130"],
    speed: ["1", "2", "instant"],
    motion: ["auto", "reduced", "full"],
    step: ["game", "scenario", "heroes", "start"],
    tab: ["turn", "heroes", "tasks", "log", "rules"],
    preset: ["printed", "remake"],
    arrows: ["off", "subtle", "strong"],
    terrain: ["castle", "plain", "watchful_forest", "southern_forest", "mountain", "mine", "tavern", "box"],
    over: ["won", "lost"],
    built: ["done", "partly", "open"],
    known: ["official", "confirmed", "one-source", "inferred", "unsettled", "proposed"],
    face: ["sword", "torch", "lightning", "blank", "1", "2", "3"],
    bot: ["greedy", "random", "simple", "cunning", "planner-quick", "planner", "planner-strong"],
    "mate-level": ["quick", "normal", "strong"],
    "hq-where": ["absent", "in-quest", "left", "dead"],
    "hq-edition": ["eu1", "eu2", "us"],
    "hq-mark": ["attack", "spell", "choose", "other"],
    "hq-master": ["simple", "cunning", "random", "planner-quick", "planner", "planner-strong"],
    "hq-override": ["move", "body", "mind", "remove", "place", "door", "set-out"],
    "heroquest-leads": ["simple", "cunning", "planner-quick", "planner", "planner-strong", "here", "elsewhere"],
    "heroquest-letter": ["barbarian", "dwarf", "elf", "wizard"],
    seen: ["fog", "mine", "thicket", "well-full", "well-empty", "well-polluted"],
  };
  for (const [family, members] of Object.entries(families)) asked.push(...members.map((one) => `${family}-${one}`));
  for (const id of asked) {
    expect(known("de", id), `${id} in German`).toBe(true);
    expect(known("en", id), `${id} in English`).toBe(true);
  }
});
