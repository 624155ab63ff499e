// The save of a table goes into a file.
import { save } from "../lib/http";

/** Raises Problem where the save is not for this token. */
export async function download(table: string, token: string): Promise<void> {
  const text = await save(table, token);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/jsonl" }));
  link.download = `sagenwerk-${table}.saga`;
  link.click();
  URL.revokeObjectURL(link.href);
}
