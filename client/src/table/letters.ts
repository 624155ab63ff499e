// Keys that mean something at the table.
import { settings } from "../lib/settings.svelte";

/** Whether a key is meant for the table: nobody types, and no dialog is open; nor is it in what `also` selects. */
export function isForTable(event: KeyboardEvent, also = ""): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target as HTMLElement).closest(`input, textarea, select, dialog${also}`);
}

/** Do what a letter stands for, if letters are on. */
export function doesLetter(event: KeyboardEvent, letters: Record<string, () => unknown>): void {
  const action = settings.letters ? letters[event.key.toLowerCase()] : undefined;
  if (!action) return;
  event.preventDefault();
  action();
}
