// What screen readers are told: one polite region for what happened, one assertive for whose turn it is.

import { untrack } from "svelte";

export const announced = $state({ polite: "", assertive: "" });

/** The same text twice is told twice: a space that cannot be heard makes it another text. */
function anew(how: keyof typeof announced, text: string): string {
  // Whoever tells something does not listen: an effect that tells is not run again for it.
  return untrack(() => announced[how]) === text ? `${text}\u00a0` : text;
}

export function tell(text: string): void {
  announced.polite = anew("polite", text);
}

export function call(text: string): void {
  announced.assertive = anew("assertive", text);
}
