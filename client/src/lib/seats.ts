// The seats that this browser keeps: what opens its tables again. The server keeps hashes of them only, and tells nobody
// a second time.
import { recall, remember } from "./keep";

/** Who leads a game with a game master: nobody who sits here, somebody at this screen, or at another one. */
export type Leads = "" | "here" | "elsewhere";

export interface KeptSeat {
  table: string;
  /** Opens the table as the person that this browser is there; "": it only looks on. */
  token: string;
  /** Opens it for the game master, where this browser was given that, too. */
  master_token: string;
  leads: Leads;
  /** What links to join and to watch are made of, where this browser was told. */
  invite: string;
  watch: string;
  /** When something was kept last, as a time of the clock. */
  when: number;
  game: string;
  /** What the person is called there. */
  name: string;
}

/** As many as the server looks up at once; the oldest ones are forgotten. */
const MOST = 500;

const EMPTY: KeptSeat = {
  table: "",
  token: "",
  master_token: "",
  leads: "",
  invite: "",
  watch: "",
  when: 0,
  game: "",
  name: "",
};

type Seats = Record<string, KeptSeat>;

/** Those of browsers that played before there were seats for several persons. */
function fromBefore(): Seats {
  const tokens = recall<Record<string, string>>("tables", {});
  const masters = recall<Record<string, { token: string; leads: Leads }>>("masters", {});
  const seats: Seats = {};
  for (const [table, token] of Object.entries(tokens)) seats[table] = { ...EMPTY, table, token };
  for (const [table, { token, leads }] of Object.entries(masters)) {
    seats[table] = { ...EMPTY, table, ...seats[table], master_token: token, leads };
  }
  return seats;
}

function all(): Seats {
  return recall<Seats | null>("seats", null) ?? fromBefore();
}

/** All seats, the one used last first. */
export function keptSeats(): KeptSeat[] {
  return Object.values(all()).sort((a, b) => b.when - a.when);
}

/** What is kept of a table; nothing is empty. */
export function seatAt(table: string): KeptSeat {
  return { ...EMPTY, table, ...all()[table] };
}

/** Keep what is known of a table now; everything else about it stays. */
export function keepSeat(seat: Partial<KeptSeat> & { table: string }): void {
  const kept: KeptSeat = { ...seatAt(seat.table), ...seat, when: Date.now() };
  const others = keptSeats().filter(({ table }) => table !== seat.table);
  remember("seats", Object.fromEntries([kept, ...others].slice(0, MOST).map((one) => [one.table, one])));
}

export function forgetSeat(table: string): void {
  const { [table]: _, ...others } = all();
  remember("seats", others);
}
