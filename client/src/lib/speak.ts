// Short forms for components: they follow the language of the settings by themselves.
import type { FluentVariable } from "@fluent/bundle";
import { look } from "./look.svelte";
import { change, type Language, settings } from "./settings.svelte";
import { known, learn, ofGame, text } from "./words";

/** A text of the page in the language chosen now. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  return text(settings.language, id, args);
}

/** A text in the words of the game on the table, if it has words of its own for it. */
export function own(id: string, args: Record<string, FluentVariable> = {}): string {
  return t(ofGame(settings.language, id, look.game), args);
}

/** A date and time as people of this language write it. */
export function when(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return new Intl.DateTimeFormat(settings.language, { dateStyle: "medium", timeStyle: "short" }).format(date);
}

/** Names one after the other: "Mia, Ben und Lena". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);
}

/** What is played, in words; scenarios of a file of one's own bring their names along. */
export function scenarioTitle(game: string, scenario: string, names: Partial<Record<string, string>> = {}): string {
  const id = `${game}-${scenario}`;
  return known(settings.language, id) ? t(id) : (names[settings.language] ?? scenario);
}

/** Go on in another language, as soon as its texts are there. */
export async function speakIn(language: Language): Promise<void> {
  await learn(language);
  change("language", language);
}
