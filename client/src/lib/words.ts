// Words for everything, from the catalogues that the server and the command line use, too.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./settings.svelte";
import type { Sentence } from "./wire";

const texts = import.meta.glob<string>("../../../src/sagenwerk/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

type Args = Record<string, string | number>;

/** What only the table knows: the names of the figures and of the fields. */
export interface Names {
  hero(id: string): { name: string; gender: string } | undefined;
  field(id: string, language: Language): string | undefined;
}

const nobody: Names = { hero: () => undefined, field: () => undefined };

function bundleOf(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(texts)) {
    if (path.includes(`/locales/${language}/`)) bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

const bundles: Record<Language, FluentBundle> = { de: bundleOf("de"), en: bundleOf("en") };

/** Whether the catalogues have a message (or an attribute, `id.name`) of this name. */
export function known(language: Language, id: string): boolean {
  return patternOf(language, id) !== undefined;
}

function patternOf(language: Language, id: string) {
  const [name = "", attribute] = id.split(".");
  const message = bundles[language].getMessage(name);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? undefined;
}

/** The bare text of a message; its id if the catalogues do not know it. */
export function text(language: Language, id: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = patternOf(language, id);
  return pattern === undefined ? id : bundles[language].formatPattern(pattern, args, []);
}

/**
 * Arguments that are ids become words: `hero` and `other` the name of the figure with its gender, `field`, `to` and
 * `from` the name on the board, `item` (also as `an-item`), `tile` and `task` the message of that name.
 * Every id stays under `<argument>-id`.
 */
export function words(language: Language, args: Args, names: Names = nobody): Args {
  const all: Args = { ...args };
  const replace = (argument: string, word: string | undefined) => {
    if (word === undefined) return;
    all[`${argument}-id`] = args[argument]!;
    all[argument] = word;
  };
  for (const [argument, value] of Object.entries(args)) {
    const id = String(value);
    if (argument === "hero" || argument === "other") {
      const hero = names.hero(id);
      replace(argument, hero?.name);
      if (hero) all[argument === "hero" ? "gender" : "other-gender"] = hero.gender;
    } else if (argument === "field" || argument === "to" || argument === "from") {
      replace(argument, names.field(id, language));
    } else if (argument === "item" || argument === "tile" || argument === "task") {
      if (known(language, `${argument}-${id}`)) replace(argument, text(language, `${argument}-${id}`));
      if (argument === "item" && known(language, `an-item-${id}`)) all["an-item"] = text(language, `an-item-${id}`);
    }
  }
  return all;
}

/** A sentence of the server in words. It begins with a capital letter, whatever word comes first. */
export function say(language: Language, sentence: Sentence, names: Names = nobody): string {
  const said = text(language, sentence.id, words(language, sentence.args, names));
  return said.charAt(0).toLocaleUpperCase(language) + said.slice(1);
}
