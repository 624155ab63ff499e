// All that the table gets about teammates once it stands.
import Bubble from "./Bubble.svelte";
import Chance from "./Chance.svelte";
import ChanceSwitch from "./ChanceSwitch.svelte";
import Hint from "./Hint.svelte";
import type { Late } from "./late";
import Suggest from "./Suggest.svelte";
import { questionInWords, reasonsInWords } from "./words";

export const late: Late = {
  Bubble,
  Suggest,
  Hint,
  Chance,
  ChanceSwitch,
  asks: questionInWords,
  reasons: reasonsInWords,
};
