// Who plays a seat.
import type { Seat } from "../lib/wire";

/** The bot that plays a seat now, for good or for somebody who is away; "" for none. */
export function botOf(seat: Seat): string {
  return seat.bot || seat.stand_in;
}

/** Nobody plays it. */
export function isOpen(seat: Seat): boolean {
  return seat.bot === "" && seat.person === "";
}
