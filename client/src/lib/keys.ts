// What opens tables: keys of new ones, and the links that carry them.
import type { TableKey } from "./http";
import { keepSeat, type Leads, seatAt } from "./seats";

/** Keep what opens a new table; the game master's key only if a person leads. */
export function keepKeys(key: TableKey, about: { game?: string; name?: string; leads?: Leads } = {}): void {
  const { leads = "", ...more } = about;
  const master = leads === "" ? {} : { master_token: key.master_token, leads };
  const { table, token, invite, watch } = key;
  keepSeat({ table, token, invite, watch, ...master, ...more });
}

/** A table that goes on from another one: the same person, and whoever led leads. */
export function keepNext(key: TableKey, before: string): void {
  const { game, name, leads } = seatAt(before);
  keepKeys(key, { game, name, leads });
}

/** What opens a table for this browser, or lets it look on; "" if it keeps nothing. */
export function keyOf(table: string): string {
  const { token, watch, master_token } = seatAt(table);
  return token || watch || master_token;
}

/** What a page at this table asks the server with. */
export function tokenFor(table: { id: string; audience: string }): string {
  return (table.audience === "game-master" && masterOf(table.id).token) || keyOf(table.id);
}

/** The game master's key of a table, if this browser has it, and where he sits. */
export function masterOf(table: string): { token: string; leads: Leads } {
  const { master_token: token, leads } = seatAt(table);
  return { token, leads };
}

/** `at`: where others find the server, if not where this page does. */
function link(page: string, key: string, at = location.origin): string {
  return `${at}/${page}#${key}`;
}

/** The address at which the game master sees a table; whoever has it, leads. */
export const masterLink = (table: string, token: string, at?: string): string =>
  link(`table/${table}/master`, token, at);
/** The address at which a person sits at a table, on whatever device. */
export const seatLink = (table: string, token: string, at?: string): string => link(`table/${table}`, token, at);
export const joinLink = (table: string, invite: string, at?: string): string => link(`join/${table}`, invite, at);
export const watchLink = (table: string, watch: string, at?: string): string => link(`watch/${table}`, watch, at);

/** The address of the place that a page has at a table. */
export function ownLink(table: { id: string; audience: string }, at?: string): string {
  const master = table.audience === "game-master" ? masterOf(table.id).token : "";
  return master ? masterLink(table.id, master, at) : seatLink(table.id, keyOf(table.id), at);
}

/** Whether the page was opened at the computer on which Sagenwerk runs: nobody else comes to such an address. */
export function atHome(): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
}
