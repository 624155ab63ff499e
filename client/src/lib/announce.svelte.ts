// What screen readers are told: one polite region for what happened, one assertive for whose turn it is.

export const announced = $state({ polite: "", assertive: "" });

/** The same text twice is told twice: a space that cannot be heard makes it another text. */
function anew(before: string, text: string): string {
  return before === text ? `${text}\u00a0` : text;
}

export function tell(text: string): void {
  announced.polite = anew(announced.polite, text);
}

export function call(text: string): void {
  announced.assertive = anew(announced.assertive, text);
}
