// A text goes to the clipboard.
import { t } from "../lib/speak";

/** Copy it; what to say about it: some browsers forbid it. */
export async function copied(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return t("copied");
  } catch {
    return t("copy-by-hand");
  }
}
