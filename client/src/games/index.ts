// What the page knows of each game: the table to draw it on and its pictures. Everything else comes from the server.
import type { Component } from "svelte";
import type { Session } from "../table/session.svelte";
import { symbolOf } from "./junior/figures";

export type TableOf = Component<{ session: Session }>;

export const tablesOf: Record<string, () => Promise<{ default: TableOf }>> = {
  junior: () => import("./junior/Table.svelte"),
  andor: () => import("./andor/Table.svelte"),
  heroquest: () => import("./heroquest/Table.svelte"),
};

/** What the dialog gets that takes a file over; `onopen` raises what is wrong with what became of it. */
export interface ImportProps {
  game: string;
  file: File;
  onopen: (name: string, text: string) => Promise<void>;
  onclose: () => void;
}

/** Games that take over files of map editors: which files, and the dialog about them. */
export const importsOf: Record<
  string,
  { files: string; dialog: () => Promise<{ default: Component<ImportProps> }> } | undefined
> = {
  heroquest: { files: ".xml,.hqb,text/xml,application/xml", dialog: () => import("./heroquest/QuestImport.svelte") },
};

/** Symbol of a hero's figure, by game. */
const FIGURES: Record<string, (hero: string, figure: string) => string> = {
  junior: symbolOf,
  andor: (hero, figure) => `hero-${hero}-${figure}`,
  heroquest: (hero, figure) => `hero-${hero}-${figure}`,
};

export function figureSymbol(game: string, hero: string, figure: string): string {
  return FIGURES[game]?.(hero, figure) ?? "ui-person";
}

/** Choices of rules that go by a name, beside the printed ones: only what differs from those. */
export const presetsOf: Record<string, Record<string, Record<string, string>>> = {
  andor: { remake: { sunrise: "remake", free_actions: "own-turn", castle_lost: "all-shields-taken" } },
};
