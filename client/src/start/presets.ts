// Choices of rules under a name: those of the game, and those that people keep in this browser.
import { presetsOf } from "../games";
import type { GameChoice } from "../lib/http";
import { recall, remember } from "../lib/keep";

export type Choices = Record<string, string>;

/** Those of the game by id: `printed` is every default, others change some of it. */
export function shippedPresets(game: GameChoice): Record<string, Choices> {
  const printed = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const others = Object.entries(presetsOf[game.name] ?? {}).map(([id, changed]) => [id, { ...printed, ...changed }]);
  return { printed, ...Object.fromEntries(others) };
}

export function keptPresets(game: string): Record<string, Choices> {
  return recall<Record<string, Choices>>(`presets.${game}`, {});
}

export function keepPreset(game: string, name: string, choices: Choices): void {
  remember(`presets.${game}`, { ...keptPresets(game), [name]: choices });
}

export function forgetPreset(game: string, name: string): void {
  const { [name]: _, ...rest } = keptPresets(game);
  remember(`presets.${game}`, rest);
}

/** Whether the choices are exactly these; how hard the game is does not belong to the rules of the house. */
export function same(game: GameChoice, one: Choices, other: Choices): boolean {
  return game.options.every(
    ({ name, default: usual }) => name === "difficulty" || (one[name] ?? usual) === (other[name] ?? usual),
  );
}
