// The keys to the tables that were opened in this browser.
import { tables } from "./http";
import { recall, remember } from "./keep";

export function keepKey(table: string, token: string): void {
  const keys = recall<Record<string, string>>("tables", {});
  remember("tables", { ...keys, [table]: token });
}

/** The token of a table: remembered, or asked from the server on this computer; "" if nobody has it. */
export async function keyOf(table: string): Promise<string> {
  const kept = recall<Record<string, string>>("tables", {})[table];
  if (kept !== undefined) return kept;
  const found = (await tables()).find((one) => one.id === table);
  if (found) keepKey(table, found.token);
  return found?.token ?? "";
}

/** Who leads a game with a game master: nobody who sits here, somebody at this screen, or at another one. */
export type Leads = "" | "here" | "elsewhere";

interface MasterKey {
  token: string;
  leads: Leads;
}

/** Keep both keys of a new table; the game master's only if a person leads. */
export function keepKeys(key: { table: string; token: string; master_token: string }, leads: Leads): void {
  keepKey(key.table, key.token);
  if (leads !== "") keepMaster(key.table, { token: key.master_token, leads });
}

export function keepMaster(table: string, key: MasterKey): void {
  remember("masters", { ...recall<Record<string, MasterKey>>("masters", {}), [table]: key });
}

/** The game master's key of a table, if this browser has it. */
export function masterOf(table: string): MasterKey {
  return recall<Record<string, MasterKey>>("masters", {})[table] ?? { token: "", leads: "" };
}

/** The address at which the game master sees a table; whoever has it, leads. */
export function masterLink(table: string, token: string): string {
  return `${location.origin}/table/${table}/master#${token}`;
}
