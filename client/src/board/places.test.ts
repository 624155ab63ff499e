import { expect, test } from "vitest";
import { placesFor } from "./places";

test("up to six figures on one field stand on places of their own", () => {
  for (const count of [1, 2, 3, 4, 5, 6]) {
    const places = placesFor(count).map(({ offset }) => offset.join(" "));
    expect(new Set(places).size).toBe(count);
  }
});
