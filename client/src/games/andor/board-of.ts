// What the board shows, out of what is seen of the table.
import type { Figure } from "../../board/figures";
import { t } from "../../lib/speak";
import type { AndorView } from "../../lib/wire";
import type { Fog, Reach, Shield, Step, Thing } from "./board-props";
import type { Called } from "./called";
import { allySymbol, creatureFace, fogFace, heroFace, itemColor, itemSymbol, personFace } from "./figures";
import type { Herd } from "./herd";
import { isAttack, isMove } from "./offers";

export function figuresOf(view: AndorView, called: Called, herd: Herd): Figure[] {
  const heroes = view.heroes.map((hero) => ({
    ...heroFace(hero),
    key: hero.id,
    field: hero.field,
    ...(hero.farmers > 0 ? { carries: ["farmer"] } : {}),
  }));
  const creatures = view.creatures.map((one) => ({
    ...creatureFace(one.figure, called.creature(one.kind)),
    key: herd[one.field] ?? `${one.kind} on ${one.field}`,
    field: one.field,
    ...(one.carries.length > 0 ? { carries: one.carries.map(itemSymbol) } : {}),
    ...(one.own ? { boss: true, badge: String(one.strength) } : {}),
  }));
  const farmers = Object.entries(view.farmers).map(([field, count]) => ({
    ...personFace("farmer", ""),
    key: `farmers ${field}`,
    field,
    ...(count > 1 ? { badge: String(count) } : {}),
  }));
  const allies = view.allies.map((ally) => ({
    ...personFace(allySymbol(ally.id), called.ally(ally.id)),
    key: `ally ${ally.id}`,
    field: ally.field,
  }));
  const witch = view.witch ? [{ ...personFace("witch", ""), key: "witch", field: view.witch.field }] : [];
  return [...heroes, ...creatures, ...farmers, ...allies, ...witch];
}

/** A creature of a legend that never moves holds a tower. */
export function buildingsOf(view: AndorView): Record<string, string> {
  return Object.fromEntries(
    view.creatures.filter(({ own, moves }) => own && !moves).map(({ field }) => [field, "place-watchtower"]),
  );
}

/** Face down: nobody knows what it is. */
function isHidden(fog: string): boolean {
  return fog === "" || fog === "unknown";
}

export function fogOf(view: AndorView): Record<string, Fog> {
  return Object.fromEntries(
    Object.entries(view.fog).map(([field, kind]) => [field, { face: isHidden(kind) ? null : fogFace(kind) }]),
  );
}

export function thingsOf(view: AndorView): Record<string, Thing[]> {
  const things: Record<string, Thing[]> = {};
  const put = (field: string, item: string, count: number) => {
    const color = itemColor(item);
    (things[field] ??= []).push({ symbol: itemSymbol(item), count, ...(color ? { color } : {}) });
  };
  for (const [field, items] of Object.entries(view.items)) {
    for (const [item, count] of Object.entries(items)) put(field, item, count);
  }
  for (const [field, count] of Object.entries(view.gold)) put(field, "gold", count);
  for (const thing of view.things) {
    if (thing.hero === "" && !thing.creature && thing.field !== "") put(thing.field, thing.id, 1);
  }
  return things;
}

/** Golden shields: printed ones first, then those of farmers; those taken carry the mark of the creature on them. */
export function shieldsOf(view: AndorView, called: Called): Shield[] {
  const { total, farmers, taken } = view.shields;
  return Array.from({ length: Math.max(total, taken.length) }, (_, at) => {
    const kind = taken[at];
    const row = view.display.find((one) => one.kind === kind);
    return {
      farmer: at >= total - farmers,
      by: kind === undefined ? null : creatureFace(row?.figure ?? kind, called.creature(kind)),
    };
  });
}

export function shieldHeading(view: AndorView): string {
  const { total, taken } = view.shields;
  return t("shields-free", { free: Math.max(0, total - taken.length), total });
}

/** Fields that can be chosen: ways with their price, single steps, foes to attack. */
export function reachOf(view: AndorView, nameOf: (field: string) => string): Reach[] {
  const ways = view.routes.map((route): Reach => {
    const overtime = route.willpower > 0;
    return {
      field: route.target,
      kind: overtime ? "overtime" : "free",
      price: overtime ? `−${route.willpower}` : "",
      label: [nameOf(route.target), wayInWords(route.steps.length, route.hours, route.willpower)].join(", "),
    };
  });
  const ledTo = view.offers
    .filter((offer) => isMove(offer) && !ways.some((way) => way.field === offer.target))
    .map((offer): Reach => ({ field: offer.target, kind: "free", price: "", label: nameOf(offer.target) }));
  const foes = view.offers.filter(isAttack).map((offer): Reach => ({
    field: offer.target,
    kind: "attack",
    price: "",
    label: `${nameOf(offer.target)}, ${t("can-attack")}`,
  }));
  return [...ways, ...ledTo, ...foes];
}

export function wayInWords(fields: number, hours: number, willpower: number): string {
  return willpower > 0 ? t("way-overtime", { fields, hours, willpower }) : t("way-free", { fields, hours });
}

/** The way that is being looked at, from the hero's field to the goal. */
export function wayOf(view: AndorView, from: string, target: string): Step[] {
  const route = view.routes.find((one) => one.target === target);
  if (!route) return [];
  const steps = route.steps.map((step, at): Step => {
    const last = at === route.steps.length - 1;
    const note =
      last && route.willpower > 0 ? t("step-price", { step: at + 1, willpower: route.willpower }) : undefined;
    return { field: step.field, overtime: step.willpower > 0, ...(note ? { note } : {}) };
  });
  return [{ field: from, overtime: false }, ...steps];
}

/** Short words for what stands and lies on a field now. */
export function seenOn(view: AndorView, field: string, called: Called): string[] {
  const seen: string[] = view.heroes.filter((hero) => hero.field === field).map((hero) => hero.name);
  for (const one of view.creatures.filter((creature) => creature.field === field)) {
    seen.push(called.creature(one.kind));
    for (const item of one.carries) seen.push(called.item(item));
  }
  for (const ally of view.allies.filter((one) => one.field === field)) seen.push(called.ally(ally.id));
  if (view.witch?.field === field) seen.push(t("seen-witch"));
  const fog = view.fog[field];
  if (fog !== undefined) seen.push(isHidden(fog) ? t("seen-fog") : t("seen-open-fog", { fog: called.fog(fog) }));
  const well = view.wells[field];
  if (well === "full" || well === "empty") seen.push(t(`seen-well-${well}`));
  if (view.merchants.includes(field)) seen.push(t("seen-merchant"));
  const rubble = view.rubble[field];
  if (rubble) seen.push(t("seen-rubble", { number: rubble }));
  const farmers = view.farmers[field];
  if (farmers) seen.push(t("seen-farmers", { count: farmers }));
  const gold = view.gold[field];
  if (gold) seen.push(t("seen-gold", { count: gold }));
  for (const [item, count] of Object.entries(view.items[field] ?? {})) {
    seen.push(t("things", { thing: called.item(item), count }));
  }
  for (const thing of view.things) {
    if (thing.field === field && thing.hero === "" && !thing.creature) seen.push(called.item(thing.id));
  }
  return seen;
}
