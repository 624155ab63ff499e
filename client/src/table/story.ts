// Pages to read: a story, and what there is to do.

export interface Page {
  id: string;
  /** Letter of the card, or "". */
  mark: string;
  title: string;
  story: string[];
  task: string[];
}

/** Paragraphs of a text. */
export function paragraphs(text: string): string[] {
  return text
    .split("\n")
    .map((one) => one.trim())
    .filter((one) => one !== "");
}
