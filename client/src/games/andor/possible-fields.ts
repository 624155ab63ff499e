// The fields that can be chosen, for people who do not use the board.
import { t } from "../../lib/speak";
import type { AndorView } from "../../lib/wire";
import type { Possible } from "../../table/possible";
import { wayInWords } from "./board-of";
import { isAttack, isMove } from "./offers";

/** All fields that can be chosen, the nearest first; foes before ways. */
export function possibleFields(view: AndorView, nameOf: (field: string) => string): Possible[] {
  const foes = view.offers.filter(isAttack).map((offer) => ({
    field: offer.target,
    actions: [offer.name],
    label: `${nameOf(offer.target)}, ${t("can-attack")}`,
  }));
  const ways = [...view.routes]
    .sort((a, b) => a.steps.length - b.steps.length)
    .map((route) => ({
      field: route.target,
      actions: route.actions,
      label: [nameOf(route.target), wayInWords(route.steps.length, route.hours, route.willpower)].join(", "),
    }));
  // A legal step that is not the shortest way to its field is an offer, too.
  const single = new Set(ways.filter((way) => way.actions.length === 1).map((way) => way.actions[0]));
  const others = view.offers
    .filter((offer) => isMove(offer) && !single.has(offer.name))
    .map((offer) => ({ field: offer.target, actions: [offer.name], label: nameOf(offer.target) }));
  return [...foes, ...ways, ...others];
}
