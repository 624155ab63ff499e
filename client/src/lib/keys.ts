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
