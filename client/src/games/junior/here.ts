// What can be seen on a field, as words for lists and accessible names.
import { t } from "../../lib/speak";
import type { JuniorView } from "../../lib/wire";

/** Short words for what stands and lies on a field now. */
export function seenOn(view: JuniorView, field: string): string[] {
  const seen: string[] = view.heroes.filter((hero) => hero.field === field).map((hero) => hero.name);
  if (view.forts.includes(field)) seen.push(t("seen-fort"));
  if (view.gors.includes(field)) seen.push(t("seen-gor"));
  const tile = view.tiles[field];
  if (tile) seen.push(tile.known ? t("seen-known", { tile: t(`tile-${tile.known}`) }) : t(`seen-${tile.kind}`));
  const well = view.wells[field];
  if (well) seen.push(t(`seen-well-${well}`));
  if (view.reka === field) seen.push(t("seen-reka"));
  if (view.troll === field) seen.push(t("seen-troll"));
  for (const [item, count] of Object.entries(view.items[field] ?? {})) {
    seen.push(t("things", { thing: t(`item-${item}`), count }));
  }
  return seen;
}

/** Accessible name of a field: its name and what is there. */
export function fieldName(view: JuniorView, field: string, name: string): string {
  return [name, ...seenOn(view, field)].join(", ");
}
