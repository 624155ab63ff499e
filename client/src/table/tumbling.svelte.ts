// Dice tumble for a moment before they lie still.
import { pace } from "../lib/settings.svelte";

const TUMBLE = 600;

export class Tumbling {
  rolling = $state(true);

  /** Dice are thrown; the answer stops them, for `$effect`. */
  throws(): () => void {
    const tumbles = pace() > 0;
    this.rolling = tumbles;
    const timer = tumbles ? setTimeout(() => (this.rolling = false), TUMBLE * pace()) : undefined;
    return () => clearTimeout(timer);
  }
}
