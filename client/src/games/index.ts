// What the page knows of each game: the table to draw it on. Everything else comes from the server.
import type { Component } from "svelte";
import type { Session } from "../table/session.svelte";

export type TableOf = Component<{ session: Session }>;

export const tablesOf: Record<string, () => Promise<{ default: TableOf }>> = {
  junior: () => import("./junior/Table.svelte"),
};
