// Who and what stands and lies on which field, and where on it.
import type { JuniorView } from "../../../lib/wire";

/** A figure on the board. */
export interface Standing {
  key: string;
  field: string;
  kind: "hero" | "gor" | "fort" | "reka" | "troll" | "guard";
  /** Hero id; "" for all others. */
  hero: string;
}

/** A Gor with a name that stays while it walks. */
export interface Gor {
  key: string;
  field: string;
}

/**
 * Recognise the Gors of before: each stands where it stood or has walked on to the next field of the way.
 * `next` leads from every Gor field to the one after it.
 */
export function followed(before: readonly Gor[], fields: readonly string[], next: ReadonlyMap<string, string>): Gor[] {
  const toGo = (field: string): number => {
    let steps = 0;
    for (let at: string | undefined = next.get(field); at && steps <= next.size; at = next.get(at)) steps += 1;
    return steps;
  };
  const left = [...before].sort((a, b) => toGo(a.field) - toGo(b.field));
  const used = new Set(before.map((gor) => gor.key));
  const fresh = () => {
    let number = used.size + 1;
    while (used.has(`gor ${number}`)) number += 1;
    used.add(`gor ${number}`);
    return `gor ${number}`;
  };
  return [...fields]
    .sort((a, b) => toGo(a) - toGo(b))
    .map((field) => {
      const at = left.findIndex((gor) => gor.field === field || next.get(gor.field) === field);
      const [known] = at < 0 ? [] : left.splice(0, at + 1).slice(-1);
      return { key: known?.key ?? fresh(), field };
    });
}

/** Everybody on the board, in the order in which they stand side by side. */
export function everybody(view: JuniorView, gors: readonly Gor[]): Standing[] {
  const other = (kind: "reka" | "troll", field: string): Standing[] =>
    field ? [{ key: kind, field, kind, hero: "" }] : [];
  return [
    ...view.forts.map((field) => ({ key: `fort ${field}`, field, kind: "fort" as const, hero: "" })),
    ...gors.map(({ key, field }) => ({ key, field, kind: "gor" as const, hero: "" })),
    ...other("troll", view.troll),
    ...other("reka", view.reka),
    ...view.heroes.map(({ id, field }) => ({ key: id, field, kind: "hero" as const, hero: id })),
  ];
}
