// What the board shows and says, out of what is seen of the table.
import type { Figure } from "../../board/figures";
import { t } from "../../lib/speak";
import type { HeroQuestView, Offer } from "../../lib/wire";
import type { Possible } from "../../table/possible";
import { beside } from "./board/squares";
import type { Mark, Reach } from "./board-props";
import type { Called } from "./called";
import { heroFace, monsterFace } from "./figures";
import { aimsAt, isAttack, isStep, offersAt, routeTo } from "./offers";

/** Signs of what works on a figure, beside its badge. */
const EFFECT_SIGNS: Record<string, string> = {
  asleep: "ui-sleep",
  "misses-turn": "hour",
  "in-pit": "ui-trap",
  stone: "place-rock",
  dormant: "place-rock",
  "rock-skin": "item-shield",
  courage: "ui-fight",
  "veil-of-mist": "fog",
  fear: "mon-skeleton",
};

export function figuresOf(view: HeroQuestView, called: Called, faded: (square: string) => boolean): Figure[] {
  const signs = (effects: string[]) =>
    effects.flatMap((effect) => (EFFECT_SIGNS[effect] ? [EFFECT_SIGNS[effect]] : [])).slice(0, 2);
  const heroes = view.heroes
    .filter((hero) => hero.where === "in-quest" && hero.square !== "")
    .map((hero) => ({
      ...heroFace(hero),
      key: hero.id,
      field: hero.square,
      carries: signs(hero.effects),
      faded: faded(hero.square),
    }));
  const figures = view.figures.map((one) => ({
    ...monsterFace(one.figure, called.name("kind", one.kind), one.ally),
    key: `figure-${one.id}`,
    field: one.square,
    carries: signs(one.effects),
    boss: Object.keys(one.names).length > 0,
    ...(one.most_body > 1 ? { badge: String(one.body) } : {}),
    faded: faded(one.square),
  }));
  const waiting = (view.secret?.monsters ?? []).map((one, at) => ({
    ...monsterFace(one.figure, called.name("kind", one.kind)),
    key: `unseen-${at}`,
    field: one.square,
    boss: one.target,
    faded: true,
  }));
  return [...waiting, ...figures, ...heroes];
}

/** Key of the figure that acts. */
export function actingKey(view: HeroQuestView, actor: string): string {
  if (actor !== "game-master") return actor;
  if (view.pending.figure > 0) return `figure-${view.pending.figure}`;
  return "";
}

/** Where whoever acts stands, or "". */
export function standsOn(view: HeroQuestView, actor: string): string {
  if (actor === "game-master") return view.figures.find((one) => one.id === view.pending.figure)?.square ?? "";
  return view.heroes.find((hero) => hero.id === actor)?.square ?? "";
}

export function reachOf(view: HeroQuestView, nameOf: (square: string) => string): Reach[] {
  const seen = new Set(view.squares);
  const others = otherOffers(view).map((offer): Reach => {
    const square = String(offer.label.args["square"]);
    return { field: square, kind: "free", label: [nameOf(square), t("hq-mark-other")].join(", ") };
  });
  const ways = view.routes.map((route): Reach => {
    const kind = !seen.has(route.target) ? "unknown" : route.ends ? "ends" : route.passes ? "passes" : "free";
    return {
      field: route.target,
      kind,
      label: [nameOf(route.target), t("hq-way", { fields: route.squares.length })].join(", "),
    };
  });
  return [...ways, ...others.filter((one) => !ways.some(({ field }) => field === one.field))];
}

/** Offers about a square itself, such as where to start, not about whoever stands there. */
function otherOffers(view: HeroQuestView): Offer[] {
  return view.offers.filter(
    (offer) =>
      !isStep(offer) &&
      offer.kind !== "open-door" &&
      typeof offer.label.args["square"] === "string" &&
      offer.label.args["square"] !== "" &&
      signOf(offer.kind) === "other" &&
      !view.figures.some((one) => one.square === offer.label.args["square"]),
  );
}

/** Whom and what actions on the board are about. `aim`: the weapon or spell that is looked at, or "". */
export function marksOf(view: HeroQuestView, aim: string, nameOf: (square: string) => string): Mark[] {
  // A companion is no target unless somebody looks for one.
  const aims = view.aims.filter(
    (one) => one.square !== "" && (aim === "" ? isMelee(one.kind) && one.hero === "" : one.thing === aim),
  );
  const others = otherOffers(view);
  const offers = view.offers.filter(
    (offer) =>
      !isStep(offer) &&
      offer.kind !== "open-door" &&
      typeof offer.label.args["square"] === "string" &&
      !others.includes(offer),
  );
  const marks = [
    ...aims.map((one) => ({ field: one.square, kind: isAttack(one.kind) ? "attack" : "spell" })),
    ...(aim === ""
      ? offers.map((offer) => ({ field: String(offer.label.args["square"]), kind: signOf(offer.kind) }))
      : []),
  ].filter((mark) => mark.field !== "");
  return marks.map((mark) => ({ ...mark, label: `${nameOf(mark.field)}, ${t(`hq-mark-${mark.kind}`)}` }));
}

function isMelee(kind: string): boolean {
  return kind === "attack" || kind === "attack-bare";
}

function signOf(kind: string): string {
  if (kind.includes("attack") || kind === "throw" || kind === "shoot") return "attack";
  if (kind === "choose-figure") return "choose";
  return kind.startsWith("cast") || kind.startsWith("chaos") ? "spell" : "other";
}

/** Short words for what stands and lies on a square. */
export function seenOn(view: HeroQuestView, square: string, called: Called): string[] {
  const seen: string[] = view.heroes.filter((hero) => hero.square === square).map((hero) => hero.name);
  for (const one of view.figures) if (one.square === square) seen.push(called.figure(one));
  for (const piece of view.furniture) {
    if (squaresOf(piece).includes(square)) {
      const name = called.name("furniture", piece.kind);
      seen.push(piece.chest && piece.open ? t("hq-open-chest", { chest: name }) : name);
    }
  }
  for (const trap of view.traps) {
    if (trap.square === square && trap.state !== "removed") {
      seen.push(t("hq-trap", { trap: called.name("trap", trap.kind), state: trap.state }));
    }
  }
  if (view.stairs.includes(square)) seen.push(t("hq-stairs"));
  if (view.blocked.includes(square) || view.fallen.includes(square)) seen.push(t("hq-blocked"));
  return seen;
}

function squaresOf(piece: { square: string; width: number; height: number }): string[] {
  let row = piece.square;
  const squares: string[] = [];
  for (let y = 0; y < piece.height; y += 1) {
    let square = row;
    for (let x = 0; x < piece.width; x += 1) {
      squares.push(square);
      square = beside(square, "east");
    }
    row = beside(row, "south");
  }
  return squares;
}

/** The way to a square, both ends included; empty: none leads there. */
export function wayOf(view: HeroQuestView, from: string, square: string): string[] {
  const route = routeTo(view, square);
  return route && from ? [from, ...route.squares] : [];
}

/** Lines of sight to everybody whom the weapon or spell that is looked at can be meant for. */
export function linesOf(view: HeroQuestView, aim: string, from: string): [string, string][] {
  const pending = view.pending.spell || view.pending.item;
  const squares =
    aim !== ""
      ? view.aims.filter((one) => one.thing === aim).map((one) => one.square)
      : pending !== ""
        ? view.targets.map((one) => one.square)
        : [];
  return [...new Set(squares)].filter((to) => to !== "" && to !== from && from !== "").map((to) => [from, to]);
}

/** Everything that can be chosen on the board, for people who do not use it: the nearest first. */
export function possibleOf(
  view: HeroQuestView,
  called: Called,
  nameOf: (square: string) => string,
  say: (offer: HeroQuestView["offers"][number]) => string,
): Possible[] {
  const about = view.offers
    .filter((offer) => !isStep(offer) && offer.label.args["square"] !== undefined)
    .map((offer) => ({ field: String(offer.label.args["square"]), actions: [offer.name], label: say(offer) }));
  const ways = [...view.routes]
    .sort((a, b) => a.squares.length - b.squares.length)
    .map((route) => ({
      field: route.target,
      actions: route.actions,
      label: [
        nameOf(route.target),
        ...seenOn(view, route.target, called),
        t("hq-way", { fields: route.squares.length }),
      ].join(", "),
    }));
  return [...about, ...ways];
}

/** Whether anything can be done about whoever stands on a square. */
export function hasActions(view: HeroQuestView, square: string): boolean {
  return offersAt(view, square).length > 0 || aimsAt(view, square).length > 0;
}
