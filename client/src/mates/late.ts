// What the table gets once it stands: all that has to do with bots as teammates. The table itself comes without it.
import type { Component } from "svelte";
import type { Question, Seat } from "../lib/wire";
import type { Session } from "../table/session.svelte";

export interface Late {
  /** At a seat: what its bot is about to do. */
  Bubble: Component<{ session: Session; hero: string; whole?: boolean }>;
  /** At a seat: tell its bot something. */
  Suggest: Component<{ session: Session; seat: Seat; compact?: boolean }>;
  /** At the actions: ask what a bot would do. */
  Hint: Component<{ session: Session }>;
  /** Above the table: how likely the heroes win. */
  Chance: Component<{ session: Session }>;
  /** In the menu: whether that is shown. */
  ChanceSwitch: Component<{ session: Session }>;
  /** What a bot asks, and why. */
  asks: (session: Session, question: Question) => string;
  reasons: (session: Session, question: Question) => string;
}
