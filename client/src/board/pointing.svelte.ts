// A finger on the board: where somebody points for all to see, and what becomes of it when one points oneself.

interface Finger {
  field: string;
  /** Who points. */
  name: string;
}

export const pointing: {
  /** Where somebody points just now. */
  at: Finger | null;
  /** Where a hint points, as long as it stands. */
  hint: Finger | null;
  /** One points at a field; null where nobody would see it. */
  show: ((field: string) => void) | null;
} = $state({ at: null, hint: null, show: null });
