// Words for everything, from the catalogues that the server and the command line use, too.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./settings.svelte";
import type { Sentence } from "./wire";

type Texts = () => Promise<{ default: Record<string, string> }>;

/** By language: the texts of the page (""), those that only one game says, those about teammates, those seldom read. */
const texts: Record<Language, Record<string, Texts>> = {
  de: {
    "": () => import("./texts-de"),
    junior: () => import("./texts-de-junior"),
    andor: () => import("./texts-de-andor"),
    heroquest: () => import("./texts-de-heroquest"),
    teammates: () => import("./texts-de-teammates"),
    later: () => import("./texts-de-later"),
  },
  en: {
    "": () => import("./texts-en"),
    junior: () => import("./texts-en-junior"),
    andor: () => import("./texts-en-andor"),
    heroquest: () => import("./texts-en-heroquest"),
    teammates: () => import("./texts-en-teammates"),
    later: () => import("./texts-en-later"),
  },
};

type Args = Record<string, string | number>;

/** What only the table knows: the names of its figures, its fields, and all that its own files name. */
export interface Names {
  /** The game: its own message `<game>-<id>` goes before the one that all games share. */
  game?(): string | undefined;
  hero(id: string): { name: string; gender: string } | undefined;
  field(id: string, language: Language): string | undefined;
  /** What the table's files call a `creature`, `item`, `card` and so on that the catalogues do not know. */
  own?(argument: string, id: string, language: Language): string | undefined;
}

const nobody: Names = { hero: () => undefined, field: () => undefined };

/** Arguments that are ids of the catalogues, and the other forms in which sentences want their words. */
const forms: Record<string, string[]> = {
  item: ["an-item"],
  tile: [],
  task: [],
  creature: ["the-creature", "a-creature"],
  fog: [],
  ally: [],
  what: [],
  card: [],
  goal: [],
  deal: [],
  choice: [],
  legend: [],
  kind: ["the-kind", "to-kind", "a-kind"],
  spell: [],
  element: [],
  potion: ["a-potion"],
  trap: [],
  furniture: [],
  effect: [],
  quest: [],
  side: [],
};

const bundles: Partial<Record<Language, FluentBundle>> = {};
const learned = new Set<string>();
/** Games whose texts are wanted, in whatever language. */
const wanted = new Set<string>([""]);

/** Fetch the texts of a language and of the games that are wanted, each once. Before that they are not known. */
export async function learn(language: Language, ...games: string[]): Promise<void> {
  for (const game of games) wanted.add(game);
  const missing = [...wanted].filter((game) => texts[language][game] && !learned.has(`${language} ${game}`));
  const files = await Promise.all(missing.map((game) => texts[language][game]!()));
  const bundle = (bundles[language] ??= new FluentBundle(language, { useIsolating: false }));
  missing.forEach((game, at) => {
    // Somebody else may have asked for the same meanwhile.
    if (learned.has(`${language} ${game}`)) return;
    learned.add(`${language} ${game}`);
    for (const text of Object.values(files[at]!.default)) bundle.addResource(new FluentResource(text));
  });
}

/** Whether the catalogues have a message (or an attribute, `id.name`) of this name. */
export function known(language: Language, id: string): boolean {
  return patternOf(language, id) !== undefined;
}

function patternOf(language: Language, id: string) {
  const [name = "", attribute] = id.split(".");
  const message = bundles[language]?.getMessage(name);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? undefined;
}

/** The bare text of a message; its id if the catalogues do not know it. */
export function text(language: Language, id: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = patternOf(language, id);
  return pattern === undefined ? id : bundles[language]!.formatPattern(pattern, args, []);
}

/** The id of a game's own message if it has one, else of the one that all games share. */
export function ofGame(language: Language, id: string, game: string | undefined): string {
  return game !== undefined && known(language, `${game}-${id}`) ? `${game}-${id}` : id;
}

/**
 * Arguments that are ids become words: `hero` and `other` the name of the figure with its gender, `field`, `to`, `from`
 * and `at` the name on the board; `figure` and `foe` the name of a hero's figure or a monster with its article
 * (`to-figure`: as the one to whom something is done); all others (`forms`) the message of that name, also in its other
 * forms (`an-item`), or what the table's own files call it. Every id stays under `<argument>-id`.
 */
export function words(language: Language, args: Args, names: Names = nobody): Args {
  const all: Args = { ...args };
  const replace = (argument: string, word: string | undefined) => {
    if (word === undefined) return;
    all[`${argument}-id`] = args[argument]!;
    all[argument] = word;
  };
  const message = (id: string) => {
    const own = ofGame(language, id, names.game?.());
    return known(language, own) ? text(language, own) : undefined;
  };
  for (const [argument, value] of Object.entries(args)) {
    const id = String(value);
    if (argument === "hero" || argument === "other") {
      const hero = names.hero(id);
      replace(argument, hero?.name);
      if (hero) all[argument === "hero" ? "gender" : "other-gender"] = hero.gender;
    } else if (["field", "to", "from", "at", "target"].includes(argument)) {
      replace(argument, place(language, id, names));
    } else if (argument === "figure" || argument === "foe") {
      const hero = names.hero(id);
      const own = names.own?.("kind", id, language);
      const whom = hero?.name ?? message(`to-kind-${id}`) ?? own;
      if (whom !== undefined) all[`to-${argument}`] = whom;
      if (hero) all[`${argument}-gender`] = hero.gender;
      replace(argument, hero?.name ?? message(`the-kind-${id}`) ?? own);
    } else if (forms[argument]) {
      const word = message(`${argument}-${id}`) ?? names.own?.(argument, id, language);
      for (const form of forms[argument]) {
        const formed = message(`${form}-${id}`) ?? word;
        if (formed !== undefined) all[form] = formed;
      }
      replace(argument, word);
    }
  }
  return all;
}

/** A field in words: its name; if its id is a number, that, and the name if it has one. Undefined: unknown. */
export function place(language: Language, field: string, names: Names): string | undefined {
  const name = names.field(field, language);
  if (!/^\d+$/.test(field)) return name;
  return name === undefined
    ? text(language, "numbered-field", { number: field })
    : text(language, "numbered-field-with-name", { number: field, name });
}

/** A sentence of the server in words. It begins with a capital letter, whatever word comes first. */
export function say(language: Language, sentence: Sentence, names: Names = nobody): string {
  const said = text(language, ofGame(language, sentence.id, names.game?.()), words(language, sentence.args, names));
  return said.charAt(0).toLocaleUpperCase(language) + said.slice(1);
}
