// Who plays a seat.
import { t } from "../lib/speak";
import type { Seat } from "../lib/wire";

/** The bot that plays a seat now, for good or for somebody who is away; "" for none. */
export function botOf(seat: Seat): string {
  return seat.bot || seat.stand_in;
}

/** Nobody plays it. */
export function isOpen(seat: Seat): boolean {
  return seat.bot === "" && seat.person === "";
}

/** Who plays it, in a few words; "" where nothing is known of seats. */
export function seatWord(seat: Seat | undefined): string {
  if (!seat) return "";
  if (isOpen(seat)) return t("lobby-seat-open");
  if (seat.bot !== "") return t("bot-plays");
  return seat.stand_in === "" ? seat.player || t("person-here") : t("seat-stand-in", { name: seat.player });
}

/** The symbol for it. */
export function seatSign(seat: Seat): string {
  return isOpen(seat) ? "ui-plus" : botOf(seat) === "" ? "ui-person" : "ui-robot";
}
