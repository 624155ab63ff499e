// What options and their values are called: a game may have words of its own for those that all games share.
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/speak";
import { ofGame } from "../lib/words";

export function optionText(game: string, option: string): string {
  return t(ofGame(settings.language, `option-${option}`, game));
}

export function valueText(game: string, option: string, value: string): string {
  return t(ofGame(settings.language, `option-${option}-${value}`, game));
}
