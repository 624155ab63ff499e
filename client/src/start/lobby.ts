// The tables to go on with: those at which this browser has a seat, and the others of this computer.
import * as http from "../lib/http";
import { atHome } from "../lib/keys";
import { keepSeat, keptSeats, seatAt } from "../lib/seats";

export interface Listed extends http.SavedTable {
  /** This browser has a seat there. */
  mine: boolean;
}

/** All tables to choose from, the one played last first. Raises Problem. */
export async function listed(): Promise<Listed[]> {
  const seats = keptSeats().flatMap(({ table, token, master_token }) =>
    [token, master_token].filter((one) => one !== "").map((one) => ({ table, token: one })),
  );
  const [mine, all] = await Promise.all([seats.length > 0 ? http.mine(seats) : [], atHome() ? ofThisComputer() : []]);
  const own = new Set(mine.map(({ id }) => id));
  return [
    ...mine.map((table) => ({ ...table, mine: true })),
    ...all.filter(({ id }) => !own.has(id)).map((table) => ({ ...table, mine: false })),
  ];
}

/** A server may be asked by somebody on its own computer, and yet tell nobody of all tables. */
async function ofThisComputer(): Promise<http.SavedTable[]> {
  try {
    return await http.tables();
  } catch (error) {
    if (error instanceof http.Problem && error.status === 403) return [];
    throw error;
  }
}

/** The owner of the computer opens a table at which this browser has no seat; he becomes its host. Raises Problem. */
export async function claim(table: Listed): Promise<void> {
  const { token, master_token } = await http.claim(table.id);
  keepSeat({ table: table.id, token, master_token, game: table.game });
}

/** Where to go on with a table of one's own. */
export function pathTo(table: string): string {
  const { token, master_token } = seatAt(table);
  return token === "" && master_token !== "" ? `/table/${table}/master` : `/table/${table}`;
}
