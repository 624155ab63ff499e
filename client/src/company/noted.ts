// The check values of the dice as this browser has seen them first: only what somebody noted at the start binds the
// server, which could have written another one into the save afterwards.
import { recall, remember } from "../lib/keep";

const of = (table: string): string => `dice.${table}`;

export function note(table: string, commitment: string): void {
  if (commitment !== "" && noted(table) === "") remember(of(table), commitment);
}

export const noted = (table: string): string => recall(of(table), "");
