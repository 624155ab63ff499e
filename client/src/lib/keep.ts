// What the browser remembers. It may be forbidden or full: then nothing is remembered, and nothing else changes.

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`sagenwerk.${key}`, JSON.stringify(value));
  } catch {
    // Not remembering is no fault of the game.
  }
}

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`sagenwerk.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`sagenwerk.${key}`);
  } catch {
    // As above.
  }
}
