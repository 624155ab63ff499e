// The keyboard was at the actions when something was done there; it stays there when the buttons change.
import { tick } from "svelte";

export class KeptFocus {
  #kept = false;

  /** Something is done now: remember whether it is done at the actions, or in a dialog. */
  note(): void {
    this.#kept = document.activeElement?.closest("[data-testid=actions], dialog") != null;
  }

  /** What came of it is shown now. */
  async giveBack(): Promise<void> {
    if (!this.#kept) return;
    this.#kept = false;
    await tick();
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>("[data-testid=actions] button")?.focus({ preventScroll: true });
  }
}
