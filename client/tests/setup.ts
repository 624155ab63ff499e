import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/svelte";
import { afterEach } from "vitest";
import { learn } from "../src/lib/words";

const parts = ["junior", "andor", "heroquest", "teammates"];
await Promise.all([learn("de", ...parts), learn("en", ...parts)]);

if (typeof window !== "undefined") {
  // The pretended browser has no modal dialogs; opening and closing is all that the tests need of them.
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
}

afterEach(() => {
  if (typeof window === "undefined") return;
  cleanup();
  localStorage.clear();
});
