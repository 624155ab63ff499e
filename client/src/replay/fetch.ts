// What the replay asks the server for.
import type { AnyBoard } from "../lib/board";
import { ask } from "../lib/http";
import type { Part } from "./part";

const AT_ONCE = 200;

const bearer = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } });

/** The moments of a table from a place on, as many as the server gives at once. */
export const partOf = (table: string, token: string, from: number, whole: boolean): Promise<Part> =>
  ask(`/api/tables/${table}/moments?from=${from}&to=${from + AT_ONCE}&whole=${whole}`, bearer(token));

/** What a record or a save shows. */
export const opened = (file: File): Promise<{ replay: Part; board: AnyBoard }> =>
  ask("/api/records", { method: "POST", headers: { "content-type": "application/octet-stream" }, body: file });

/** The record of a seat goes into a file. */
export async function downloadRecord(table: string, token: string): Promise<void> {
  const answer = await fetch(`/api/tables/${table}/record`, bearer(token));
  if (!answer.ok) throw new Error(String(answer.status));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = `sagenwerk-${table}.sagarec`;
  link.click();
  URL.revokeObjectURL(link.href);
}
