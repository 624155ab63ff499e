import { render, screen } from "@testing-library/svelte";
import { encode } from "uqr";
import { expect, test } from "vitest";
import Qr from "./Qr.svelte";

test("the picture has exactly the dark modules of the code", () => {
  const text = "http://example.org/join/abcdefghij#0123456789abcdef01234567";
  render(Qr, { text, label: "Mitspielen" });
  const path = screen.getByRole("img", { name: "Mitspielen" }).querySelector("path")!.getAttribute("d")!;
  const code = encode(text, { ecc: "M", border: 3 });
  const drawn = code.data.map((row) => row.map(() => false));
  for (const [, x, y, wide] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = Number(x); at < Number(x) + Number(wide); at += 1) drawn[Number(y)]![at] = true;
  }
  expect(drawn).toEqual(code.data.map((row) => row.map(Boolean)));
});
