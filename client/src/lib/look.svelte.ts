// Whose colours and shapes the page wears: those of the game on the table.
import { recall, remember } from "./keep";

/** The game of the table that is open; before it has answered, that of the last one. */
export const look: { game: string } = $state({ game: recall("game", "junior") });

export function wear(game: string): void {
  if (look.game === game) return;
  look.game = game;
  remember("game", game);
}
